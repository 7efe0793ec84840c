"""Runs the tables of a server: deals, actions, rounds of Golf. Each event is stored before any client sees it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Final, Literal

from longwood.cards import daily_deal_number, parse_deal_number, random_deal_number
from longwood.errors import RefusedError, RulesError
from longwood.locales import Phrase
from longwood.play import Move, Outcome, Position, Round, is_impossible, score
from longwood.play.scoring import HOLES
from longwood.rules import OptionValue, Rules, rules_hash
from longwood.server import protocol
from longwood.server.background import compute
from longwood.server.errors import ConflictError, NotFoundError, UnplayableError
from longwood.server.ids import new_id
from longwood.server.sockets import Waker
from longwood.server.tables.advice import Known
from longwood.server.tables.cache import Entry, TableCache
from longwood.server.tables.events import Event, Moved, format_event
from longwood.server.tables.rebuild import played_of, replayed, summary_of
from longwood.server.tables.replays import Played
from longwood.server.tables.state import LONGEST_GAME_MS, TableState
from longwood.server.tables.statistics import statistics_view
from longwood.server.tables.store import Store, TableRow
from longwood.server.tables.views import table_view
from longwood.variants import Game, find_game, game_name, game_of_the_day

_MOST_RESUMABLE: Final = 12
_CLOCK_SLACK_MS: Final = 1000  # between the browser's clock and the server's


class Tables:
    """The tables of a server.

    A lock for each table keeps its events in order. The store's sequence numbers protect a table against a second process.
    """

    def __init__(self, store: Store, waker: Waker) -> None:
        self._store = store
        self._waker = waker
        self._cache = TableCache(store)

    async def deal(self, player: str, name: str, options: Mapping[str, OptionValue], deal: str | None, *, winnable: bool = False) -> str:
        """Deal a new table and return its id. Raises UnknownGameError, RulesError, NotationError."""
        game = find_game(name, options)
        entry = _dealt(player, game, deal=None if deal is None else parse_deal_number(deal), winnable=winnable)
        await self._store.add_table(entry.row)
        return self._cache.add(entry)

    async def begin_round(self, player: str, name: str, options: Mapping[str, OptionValue]) -> str:
        """Begin a round and return the id of the table of its first hole. Raises RefusedError if the game has no rounds."""
        game = find_game(name, options)
        if not game.variant.has_round:
            raise RefusedError("no-round", Phrase("refused-no-round", game=game.name))
        entry = _dealt(player, game, new_id(), 1)
        await self._store.begin_round(entry.row)
        return self._cache.add(entry)

    async def next_hole(self, player: str, round_id: str) -> str:
        """Deal the next hole of a round and return its table's id. The previous hole can no longer change."""
        rows = await self._store.tables_of_round(round_id)
        if not rows or rows[0].player != player:
            raise NotFoundError(Phrase("error-no-round"))
        last = rows[-1].id
        await self._cache.refresh(player, last)
        async with self._cache.held(player, last) as entry:
            if entry.state.closed:  # another tab has already dealt the next hole
                return (await self._store.tables_of_round(round_id))[-1].id
            hole = (entry.row.hole or 0) + 1
            if not entry.state.is_over:
                if entry.state.seq == 0 and hole > 2:  # another tab has just dealt this hole for the same request
                    return last
                raise RefusedError("hole-open", Phrase("refused-hole-open", number=hole - 1))
            if hole > HOLES:
                raise RefusedError("round-over", Phrase("refused-round-over"))
            return await self._deal_after(entry, hole)

    async def reshuffle(self, player: str, table: str) -> str:
        """Replace a deal that can't be cleared, on the same hole, and return the new table's id. Source: docs/rulings.md, R37."""
        await self._cache.refresh(player, table)
        async with self._cache.held(player, table) as entry:
            state = entry.state
            if state.seq or state.closed or not is_impossible(state.position):
                raise RefusedError("no-reshuffle", Phrase("refused-no-reshuffle"))
            return await self._deal_after(entry, entry.row.hole)

    async def _deal_after(self, entry: Entry, hole: int | None) -> str:
        """Close a table, make a new deal of its game, and return the new table's id."""
        fresh = _dealt(entry.row.player, entry.state.game, entry.row.round, hole)
        try:
            await self._store.deal_after(entry.row.id, entry.state.seq, fresh.row)
            entry.state.closed = True
        except BaseException:
            self._cache.forget(entry)
            raise
        finally:
            self._waker.wake(entry.row.id)
        return self._cache.add(fresh)

    async def refresh(self, player: str, table: str) -> None:
        """Reload a table if another process has changed it. Raises NotFoundError."""
        await self._cache.refresh(player, table)

    def changed(self, table: str) -> None:
        """Reload a table that was changed directly in the store, and send its clients the new state."""
        self._cache.drop(table)
        self._waker.wake(table)

    async def act(self, player: str, table: str, action: protocol.Action) -> None:
        """Perform an action, unless it was already done: store its event, then publish it. Changes nothing if it raises LongwoodError."""
        async with self._cache.held(player, table) as entry:
            if not entry.state.was_done(action):
                await self._store_event(entry, entry.state.decide(action, longest_ms=_longest_ms(entry)), action.name)

    async def ask(self, player: str, table: str, question: protocol.Ask) -> tuple[Position, int, Known | None]:
        """Mark the game as helped. Return a copy of the position, the number of the last event, and the latest finding at this table."""
        async with self._cache.held(player, table) as entry:
            state = entry.state
            if state.was_done(question) and state.seq == (question.after or 0) + 1:  # a repeated question, and nothing has happened since
                return state.position.copy(), state.seq, entry.known
            event = state.asked(question, longest_ms=_longest_ms(entry))
            if event is not None:
                await self._store_event(entry, event, question.name)
            return entry.state.position.copy(), entry.state.seq, entry.known

    async def dealt(self, player: str, table: str) -> tuple[Rules, int]:
        """Return the rules of a table's game and its deal number."""
        async with self._cache.held(player, table) as entry:
            return entry.state.game.rules, entry.state.deal

    async def remember(self, player: str, table: str, known: Known) -> None:
        """Store a finding, so that later questions at its position, or along its winning line, need no search."""
        async with self._cache.held(player, table) as entry:
            entry.known = known

    async def show_move(self, player: str, table: str, seq: int, move: Move) -> None:
        """Play the move that the search chose after event `seq`. Raises ConflictError if the table has changed since."""
        async with self._cache.held(player, table) as entry:
            state = entry.state
            if state.seq != seq or state.is_over:
                raise ConflictError
            await self._store_event(entry, Moved(state.position.format_move(move), state.elapsed_ms, shown=True))

    async def _store_event(self, entry: Entry, event: Event, name: str | None = None) -> None:
        """Store an event with the name of its message, update the table's state, and wake the sockets of the table.

        The caller must hold its lock.
        """
        after = entry.state.after(event, name)
        try:
            await self._store.append(entry.row.id, format_event(event, name), summary_of(after), time.time())
        except BaseException:
            self._cache.forget(entry)  # another process may have changed the table, or the event may be stored after all
            raise
        finally:
            self._waker.wake(entry.row.id)
        entry.state = after

    async def view(self, player: str, table: str, ref: int | None = None) -> protocol.Table:
        """Return the player's view of the table."""
        async with self._cache.held(player, table) as entry:  # with the lock, so that an event can't be seen before it is stored
            return table_view(table, entry.state, await self._round_view(entry), ref, winnable=entry.row.winnable)

    async def played(self, player: str, table: str) -> Played:
        """Return a copy of the game so far, for replays and records."""
        async with self._cache.held(player, table) as entry:
            return played_of(entry.row, entry.state)

    async def open_for_analysis(self, player: str, table: str, *, agreed: bool) -> Played:
        """Return a copy of the game so far for an analysis, which reveals hidden cards.

        A game that isn't over is marked as helped. Raises RefusedError if the player hasn't agreed to that.
        """
        async with self._cache.held(player, table) as entry:
            state = entry.state
            if not (state.is_over or state.has_verdict or agreed):
                raise RefusedError("marks-helped", Phrase("refused-marks-helped"))
            event = state.analysis_event()
            if event is not None:
                await self._store_event(entry, event)
            return played_of(entry.row, entry.state)

    async def seq(self, player: str, table: str) -> int:
        """Return the number of the table's last event."""
        async with self._cache.held(player, table) as entry:
            return entry.state.seq

    async def _round_view(self, entry: Entry) -> protocol.Round | None:
        if entry.row.round is None:
            return None
        rows = {row.hole: row for row in await self._store.tables_of_round(entry.row.round)}  # the latest table of each hole
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
            played.verdict,
            played.is_over,
            any(row.practice for row in rows.values()),
        )

    async def statistics(self, player: str) -> protocol.Statistics:
        """Return the statistics of the player's games."""
        rows = []
        for row in await self._store.tables_of(player):
            with suppress(UnplayableError):  # the game can't be replayed, for example because its rules have changed
                rows.append(await self._settled(row))
        return await compute(statistics_view, rows)

    async def _settled(self, row: TableRow) -> TableRow:
        """Return the row with its outcome. A row from before outcomes were stored is replayed once, and its outcome is stored."""
        if row.won is not None and row.stuck is not None:
            return row
        events = [event for event, _ in await self._store.events_of(row.id)]
        position = (await compute(replayed, row, events)).position
        outcome = position.outcome()
        settled = replace(row, won=outcome is Outcome.WON, stuck=outcome is Outcome.STUCK)
        await self._store.note_outcome(row.id, row.seq, settled.won is True, settled.stuck is True)
        return settled

    async def remove_all(self, player: str) -> int:
        """Delete all data of a player, including games in progress. Return the number of tables deleted."""
        ids = await self._store.remove_all(player)
        for id in ids:
            self.changed(id)
        return len(ids)

    async def today(self, player: str, day: date, language: str) -> protocol.Today:
        """Return the game of a day, its deal number, and the player's progress in it."""
        variant = game_of_the_day(day.weekday())
        deal = daily_deal_number(day.isoformat(), variant.id)
        same_rules = rules_hash(variant.rules)
        rows = [row for row in await self._store.tables_of_deal(player, variant.id, deal) if row.rules == same_rules]
        latest = rows[-1] if rows else None
        state: Literal["new", "open", "won", "over"] = "new"
        if latest is not None:
            state = "won" if any(row.won for row in rows) else "over" if latest.over else "open"
        name = game_name(variant, language)
        return protocol.Today(day.isoformat(), variant.id, name, str(deal), None if latest is None else latest.id, state)

    async def resumable(self, player: str) -> list[protocol.Resumable]:
        """Return the player's unfinished games, latest first."""
        found = []
        for row in await self._store.unfinished(player, _MOST_RESUMABLE):
            with suppress(RulesError):  # this version doesn't have the game, so it can't be continued
                name = find_game(row.game, row.options).name
                found.append(protocol.Resumable(row.id, row.game, name, str(row.deal), row.played, row.elapsed_ms, row.hole))
        return found


def _dealt(
    player: str, game: Game, round_id: str | None = None, hole: int | None = None, deal: int | None = None, *, winnable: bool = False
) -> Entry:
    """Return a new table that isn't stored yet. If `deal` is None, its deal number is random."""
    now = time.time()
    state = TableState(game, random_deal_number() if deal is None else deal)
    points = score(state.position).value
    options = dict(game.options)
    key = new_id()
    row = TableRow(
        key, player, game.id, options, rules_hash(game.rules), state.deal, round_id, hole, now, now, score=points, winnable=winnable
    )
    return Entry(row, state)


def _longest_ms(entry: Entry) -> int:
    """Return the longest time that a table can have been played: the time since it was created, and never more than LONGEST_GAME_MS."""
    return min(int((time.time() - entry.row.created_at) * 1000) + _CLOCK_SLACK_MS, LONGEST_GAME_MS)
