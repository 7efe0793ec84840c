"""Exports and imports a player's games.

An import checks the whole file before it stores anything. Imported tables and rounds get new ids, so a file can't refer to tables or rounds
on the server. Games that the player already has are recognised by their deal and the time of the deal.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol, TypeVar

import msgspec

from longwood import protocol
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.tables.errors import ConflictError, UnplayableError
from longwood.tables.events import format_event, parse_event
from longwood.tables.history.archive import ArchiveError, ReadGame, formatting, reading
from longwood.tables.history.parts import add_in_parts, extend_in_parts
from longwood.tables.ids import new_id
from longwood.tables.slices import Compute, InSlices, TimeSlices, compute_here
from longwood.tables.store import ImportedGame, TableRow, TableStore

Item = TypeVar("Item")

_EVENTS_AT_A_TIME: Final = 100
"""How many events of several games are read or stored together. A game with more of them is read or stored alone."""
_GAMES_AT_A_TIME: Final = 25
MOST_OF_HOLE: Final = 20
"""The maximum number of games on one hole of a round. There are only several if a deal that can't be cleared was reshuffled."""


async def exported(store: TableStore, player: str, in_slices: InSlices | None = None) -> AsyncIterator[bytes]:
    """Yield a file with all games that a player has started, oldest first, a few lines at a time.

    Games that can't be replayed are left out.
    """
    in_slices = in_slices or TimeSlices().run
    rounds = await store.rounds_of(player)
    started = (row for row in await store.tables_of(player) if row.seq or row.round is not None)
    for rows in in_batches(started, lambda row: row.seq):
        if len(rows) == 1:
            events = {rows[0].id: await store.events_of(rows[0].id)}
        else:
            events = dict(await store.events_of_each([row.id for row in rows]))
        yield await in_slices(_formatting(rows, events, rounds))


def _formatting(
    rows: Sequence[TableRow], events: Mapping[str, Sequence[tuple[str, float]]], rounds: Mapping[str, float]
) -> Generator[None, None, bytes]:
    """Return the lines of some games, without those that can't be replayed."""
    lines = []
    for row in rows:
        with suppress(UnplayableError):
            line = yield from formatting(row, events.get(row.id, ()), rounds.get(row.round or ""))
            lines.append(line)
    return b"".join(lines)


def in_batches(items: Iterable[Item], events_of: Callable[[Item], int]) -> Iterator[list[Item]]:
    """Yield the items in batches that together have only a few events. An item with many is a batch of its own."""
    batch: list[Item] = []
    count = 0
    for item in items:
        if batch and (len(batch) == _GAMES_AT_A_TIME or count + events_of(item) > _EVENTS_AT_A_TIME):
            yield batch
            batch, count = [], 0
        batch.append(item)
        count += events_of(item)
    if batch:
        yield batch


class Admit(Protocol):
    """Called before games are stored. It can raise an error."""

    async def __call__(self, games: int, events: int) -> None:
        """Admit a number of new games, and the number of events of new and of continued games."""


async def admit_all(games: int, events: int) -> None:
    """Admit any number of new games and events."""


class Importer:
    """Imports files.

    - `changed`: called with the id of each table that an import extends.
    - `most_lines`, `most_games`: how many lines a file can have, and how many games a player.
    - `compute`, `in_slices`: run a function or a generator that takes long.
    """

    def __init__(
        self,
        store: TableStore,
        changed: Callable[[str], None],
        most_lines: int,
        most_games: int,
        compute: Compute = compute_here,
        in_slices: InSlices | None = None,
    ) -> None:
        self._store = store
        self._changed = changed
        self._most_lines = most_lines
        self._most_games = most_games
        self._compute = compute
        self._in_slices = in_slices or TimeSlices().run

    async def run(self, player: str, body: bytes | bytearray, *, check: bool = False, admit: Admit = admit_all) -> protocol.Imported:
        """Import the games of a file, or none of them if one of its lines is invalid. check: only look for invalid lines.

        A game that the player already has is extended if the file's version continues it. Raises ArchiveError, and RefusedError if the
        player has too many games, or what `admit` raises.
        """
        found = await self._in_slices(reading(body, player, self._most_lines))
        if found.bad or check:
            return protocol.Imported(0, 0, 0, list(found.bad))
        return await self._add(player, found.games, admit)

    async def _add(self, player: str, games: Sequence[ReadGame], admit: Admit) -> protocol.Imported:
        """Store a few games at a time. If this stops halfway, importing the file again adds the rest."""
        rows = await self._store.tables_of(player)
        known, new, others = await self._compute(_placed, games, rows, await self._store.rounds_of(player))
        if new and len(rows) + len(new) > self._most_games:
            raise RefusedError("many-games", Phrase("refused-many-games"))
        await admit(len(new), sum(len(game.events) for game in new) + sum(_missing(game, known) for game in others))
        for batch in in_batches(new, lambda game: len(game.events)):
            if len(batch) == 1:
                await add_in_parts(self._store, batch[0], self._changed)
            else:
                await self._store.add_imported(batch, time.time())
        continued = 0
        for game in others:
            here = known[_key(game.row)]
            if await self._continued(here, game):
                known[_key(game.row)] = replace(game.row, id=here.id)
                continued += 1
        return protocol.Imported(len(new), continued, len(others) - continued, [])

    async def _continued(self, here: TableRow, game: ImportedGame) -> bool:
        """Extend a stored game if the imported one continues it, and return whether it was extended."""
        there = game.row
        if (there.seq, there.closed) <= (here.seq, here.closed) or there.seq < here.seq:
            return False
        with suppress(ConflictError, msgspec.MsgspecError):  # the stored game has just changed, or its events are damaged
            if await self._compute(_begins_with, game.events, await self._store.events_of(here.id)):
                await extend_in_parts(self._store, here.id, here.seq, game, self._changed)
                return True
        return False


def _placed(
    games: Sequence[ReadGame], rows: Sequence[TableRow], begun: Mapping[str, float]
) -> tuple[dict[tuple[str, int, float], TableRow], Sequence[ImportedGame], Sequence[ImportedGame]]:
    """Return all games by their key, the new games of a file, and its other games. They have new ids.

    A file can contain several versions of a game. Only the first is a new one. rows, begun: the player's tables and rounds. Raises
    ArchiveError if there would be too many games on one hole.
    """
    known = {_key(row): row for row in rows}
    rounds = {(row.rules, begun[row.round]): row.round for row in rows if row.round is not None and row.round in begun}
    of_hole: Counter[tuple[str | None, int | None]] = Counter((row.round, row.hole) for row in rows if row.round is not None)
    first = _first_deals(games)
    new: list[ImportedGame] = []
    others: list[ImportedGame] = []
    for game in games:
        row, round_at = replace(game.row, id=new_id()), None
        if _key(row) in known:
            others.append(ImportedGame(row, game.events, None, game.parts))
            continue
        if game.round is not None:
            round_at = first[game.round, row.rules] if game.round_at is None else game.round_at
            row = replace(row, round=rounds.setdefault((row.rules, round_at), new_id()))
            of_hole[row.round, row.hole] += 1
            if of_hole[row.round, row.hole] > MOST_OF_HOLE:
                raise ArchiveError(Phrase("error-archive-hole", hole=row.hole or 0))
        known[_key(row)] = row
        new.append(ImportedGame(row, game.events, round_at, game.parts))
    return known, new, others


def _first_deals(games: Sequence[ReadGame]) -> Mapping[tuple[str | None, str], float]:
    """Return when the first hole of each round in a file was dealt, which is when the round was started."""
    first: dict[tuple[str | None, str], float] = {}
    for game in games:
        key = game.round, game.row.rules
        first[key] = min(first.get(key, game.row.created_at), game.row.created_at)
    return first


def _begins_with(events: Sequence[tuple[str, float]], begun: Sequence[tuple[str, float]]) -> bool:
    """Return whether imported events begin with the stored ones. Raises msgspec.MsgspecError if the stored ones are damaged."""
    return [format_event(parse_event(text)) for text, _ in begun] == [text for text, _ in events[: len(begun)]]


def _missing(game: ImportedGame, known: Mapping[tuple[str, int, float], TableRow]) -> int:
    """Return how many events the imported version of a known game has more than the stored one."""
    return max(0, game.row.seq - known[_key(game.row)].seq)


def _key(row: TableRow) -> tuple[str, int, float]:
    """Return a key that identifies a game among a player's games, and is the same on every server."""
    return row.rules, row.deal, row.created_at
