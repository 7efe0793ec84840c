"""The tables of a server: dealing them, acting at them, rounds of Golf. Store first, then tell: no socket is known here."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Final, Protocol

from longwood.cards import parse_deal_number, random_deal_number
from longwood.errors import LongwoodError
from longwood.play import Round, is_impossible, score
from longwood.play.scoring import HOLES
from longwood.rules import OptionValue, rules_hash
from longwood.server import protocol
from longwood.server.events import format_event, parse_event
from longwood.server.live import LiveTable, RefusedError
from longwood.server.store import Store, Summary, TableRow
from longwood.server.views import table_view
from longwood.variants import Game, find_game

_IN_MEMORY: Final = 500  # tables kept ready; any other is made from its events again
_MOST_RESUMABLE: Final = 12


class NotFoundError(LongwoodError):
    """No such table or round, or another player's."""

    code = "not-found"


class Waker(Protocol):
    """Tells whoever shows a table that it has changed."""

    def wake(self, table: str) -> None:
        """Returns at once."""


@dataclass(slots=True)
class _Entry:
    row: TableRow
    live: LiveTable
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Tables:
    """All tables, each with one order of events. A lock a table; the store's sequence numbers guard against a second process."""

    def __init__(self, store: Store, waker: Waker) -> None:
        self._store = store
        self._waker = waker
        self._entries: OrderedDict[str, _Entry] = OrderedDict()

    async def deal(self, player: str, name: str, options: Mapping[str, OptionValue], deal: str | None) -> str:
        """A new table; returns its id. Raises UnknownGameError, RulesError, NotationError."""
        number = random_deal_number() if deal is None else parse_deal_number(deal)
        return await self._add(player, find_game(name, options), number)

    async def begin_round(self, player: str, name: str, options: Mapping[str, OptionValue]) -> str:
        """The first hole of a new round; returns its table's id."""
        game = find_game(name, options)
        if not game.variant.has_round:
            raise RefusedError("no-round", f"{game.name} is not played in rounds of nine holes")
        round_id = token_urlsafe(9)
        await self._store.add_round(round_id, player, time.time())
        return await self._add(player, game, random_deal_number(), round_id, 1)

    async def next_hole(self, player: str, round_id: str) -> str:
        """The table of the round's next hole, dealt now; the hole before it stands from then on."""
        rows = await self._store.tables_of_round(round_id)
        if not rows or rows[0].player != player:
            raise NotFoundError("there is no such round here")
        entry = await self._entry(player, rows[-1].id)
        async with entry.lock:
            if entry.live.closed:  # another tab was quicker
                return (await self._store.tables_of_round(round_id))[-1].id
            if not entry.live.is_over:
                raise RefusedError("hole-open", f"hole {entry.row.hole} is not over yet")
            hole = (entry.row.hole or 0) + 1
            if hole > HOLES:
                raise RefusedError("round-over", "the round is over")
            await self._close(entry)
            table = await self._add(player, entry.live.game, random_deal_number(), round_id, hole)
        self._waker.wake(entry.row.id)
        return table

    async def reshuffle(self, player: str, table: str) -> str:
        """Another deal in place of one that cannot be cleared, on the same hole. Source: rules.md B3."""
        entry = await self._entry(player, table)
        async with entry.lock:
            live = entry.live
            if live.seq or live.closed or not is_impossible(live.position):
                raise RefusedError("no-reshuffle", "only a layout that no order of the stock clears is dealt again, before its first move")
            await self._close(entry)
            fresh = await self._add(player, live.game, random_deal_number(), entry.row.round, entry.row.hole)
        self._waker.wake(table)
        return fresh

    async def _close(self, entry: _Entry) -> None:
        await self._store.close_table(entry.row.id)
        entry.live.closed = True

    async def _add(self, player: str, game: Game, deal: int, round_id: str | None = None, hole: int | None = None) -> str:
        now = time.time()
        row = TableRow(token_urlsafe(9), player, game.id, dict(game.options), rules_hash(game.rules), deal, round_id, hole, now, now)
        await self._store.add_table(row)
        self._remember(_Entry(row, LiveTable(game, deal)))
        return row.id

    def _remember(self, entry: _Entry) -> None:
        self._entries[entry.row.id] = entry
        if len(self._entries) > _IN_MEMORY:
            oldest = next((id for id, old in self._entries.items() if not old.lock.locked()), None)
            if oldest is not None:
                del self._entries[oldest]

    async def _entry(self, player: str, table: str) -> _Entry:
        entry = self._entries.get(table)
        if entry is None:
            entry = await self._load(table)
        if entry is None or entry.row.player != player:
            raise NotFoundError("there is no such table here; it may belong to another browser")
        self._entries.move_to_end(table)
        return entry

    async def _load(self, table: str) -> _Entry | None:
        """The table made again from its events."""
        row = await self._store.table(table)
        if row is None:
            return None
        game = find_game(row.game, row.options)
        if rules_hash(game.rules) != row.rules:
            raise LongwoodError(f"this game of {game.name} was begun under rules that have changed since; it cannot go on")
        live = LiveTable(game, row.deal)
        for text in await self._store.events_of(table):
            live.apply(parse_event(text))
        live.closed = row.closed
        kept = self._entries.get(table)  # another task may have loaded it meanwhile
        if kept is None:
            kept = _Entry(row, live)
            self._remember(kept)
        return kept

    async def act(self, player: str, table: str, action: protocol.ClientMessage) -> None:
        """Does what an action asks for: decides, stores, then shows. Raises LongwoodError with nothing changed."""
        entry = await self._entry(player, table)
        async with entry.lock:
            live = entry.live
            event = live.decide(action)
            live.apply(event)
            try:
                await self._store.append(table, format_event(event), _summary(live), time.time())
            except BaseException:
                self._entries.pop(table, None)  # not stored, so not true: the events decide what the table is
                raise
        self._waker.wake(table)

    async def view(self, player: str, table: str, ref: int | None = None) -> protocol.Table:
        """The table as the player may see it."""
        entry = await self._entry(player, table)
        async with entry.lock:  # what is not stored yet is not shown
            return table_view(table, entry.live, await self._round_view(entry), ref)

    async def seq(self, player: str, table: str) -> int:
        """The number of the table's last event."""
        return (await self._entry(player, table)).live.seq

    async def _round_view(self, entry: _Entry) -> protocol.Round | None:
        if entry.row.round is None:
            return None
        rows = {row.hole: row for row in await self._store.tables_of_round(entry.row.round)}  # the latest of each hole
        finished = [rows[hole].score for hole in range(1, HOLES + 1) if hole in rows and rows[hole].over]
        played = Round(tuple(finished))
        holes = [protocol.Hole(n, rows[n].id, rows[n].score if rows[n].over else None) for n in rows if n is not None]
        holes += [protocol.Hole(n, None, None) for n in range(len(holes) + 1, HOLES + 1)]
        return protocol.Round(
            entry.row.round,
            holes,
            entry.row.hole or 1,
            played.total,
            played.par,
            played.to_par,
            played.is_over,
            any(row.practice for row in rows.values()),
        )

    async def resumable(self, player: str) -> list[protocol.Resumable]:
        """The player's unfinished games, latest first."""
        return [
            protocol.Resumable(row.id, row.game, find_game(row.game).name, str(row.deal), row.played, row.elapsed_ms, row.hole)
            for row in await self._store.unfinished(player, _MOST_RESUMABLE)
        ]


def _summary(live: LiveTable) -> Summary:
    return Summary(live.seq, len(live.position.moves), live.elapsed_ms, score(live.position).value, live.practice, live.is_over)
