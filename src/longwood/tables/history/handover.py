"""Exchanges tables between a server and a browser that plays without it.

A browser has copies of the tables that it played on the server, so that they can be continued without it. What was played there is handed
over to the server later. The server judges each table separately: the referee replays it, and all values are checked as in an import. As
there, times and whether a deal was winnable can't be verified. Tables keep their ids.

A table or round that was continued elsewhere in another way is forked: the server stores the browser's version as another table, and the
rest of its round as another round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import groupby
from string import ascii_lowercase
from typing import Final

import msgspec

from longwood.cards import parse_deal_number
from longwood.errors import DealError, NotationError, RefusedError, RulesError, UnknownGameError
from longwood.locales import Phrase
from longwood.play import is_impossible
from longwood.play.scoring import HOLES
from longwood.protocol.actions import Name
from longwood.protocol.local import HandedOver, HandedTable, LogChange, StoredEvent, StoredRound, StoredTable
from longwood.tables.errors import BadMessageError, ConflictError, NotFoundError, UnplayableError
from longwood.tables.events import Event, format_event, parse_event, parse_name
from longwood.tables.history.archive import END_OF_TIME, MOST_EVENTS, ArchiveError, check_ranges
from longwood.tables.history.imports import MOST_OF_HOLE, Admit, admit_all
from longwood.tables.history.parts import add_in_parts, extend_in_parts, replaying_in_parts, summarised
from longwood.tables.ids import is_id
from longwood.tables.rebuild import summary_of
from longwood.tables.slices import InSlices, TimeSlices
from longwood.tables.state import MOST_STEPS
from longwood.tables.store import MOST_GAMES, ImportedGame, TableRow, TableStore
from longwood.tables.wording import message_of
from longwood.variants import find_game

Events = Sequence[tuple[str, float]]
LOCAL_PLAYER: Final = "local"
"""The only player of a browser."""
_MOST_TABLES: Final = 100
"""The most tables in one hand-over. A browser hands over more in several parts."""
_MOST_CHANGES: Final = 2 * MOST_EVENTS
"""The most events in one hand-over."""
_ATTEMPTS: Final = 3
"""How often a table is compared again because it has just changed on the server."""
_row: Final = msgspec.json.Decoder(TableRow)


def stored_table(row: TableRow) -> StoredTable:
    """Return a table as a browser stores it."""
    return StoredTable(row.id, row.seq, row.closed, row.round, msgspec.json.encode(row).decode())


def stored_events(table: str, seq: int, later: Events) -> list[StoredEvent]:
    """Return events after event `seq` as a browser stores them."""
    return [StoredEvent(table, number, event, at) for number, (event, at) in enumerate(later, seq + 1)]


async def copy_of(store: TableStore, player: str, table: str, after: int) -> LogChange:
    """Return a table and its events after event `after` for the player's browser. Raises NotFoundError.

    The other tables of its round are included, but not their events.
    """
    row = await store.table(table) if is_id(table) else None
    if row is None or row.player != player:
        raise NotFoundError("no such table")
    events = await store.events_of(table, after)
    rows = [row] if row.round is None else await store.tables_of_round(row.round)
    begun = {} if row.round is None else await store.rounds_of(player)
    # Events can have been added since the row was read. Without their summary they are left out.
    return LogChange(
        tables=[stored_table(replace(one, player=LOCAL_PLAYER)) for one in (row if one.id == table else one for one in rows)],
        events=stored_events(table, after, events[: max(0, row.seq - after)]),
        rounds=[StoredRound(id, at) for id, at in begun.items() if id == row.round],
    )


@dataclass(slots=True)
class _Run:
    """What one hand-over needs to remember."""

    player: str
    ids: set[str]
    """The ids of its tables."""
    begun: dict[str, float]
    """When its rounds were begun."""
    admit: Admit
    moved: dict[str, tuple[str, int]] = field(default_factory=dict)
    """For each forked round the new round, and how many holes of the old one it leaves out."""
    rows: Sequence[TableRow] | None = None
    """The player's tables on the server, once they were needed."""


class Handover:
    """Accepts the tables that browsers hand over.

    changed: called with the id of each table that it extends. most_games: how many games a player can have.
    """

    def __init__(
        self, store: TableStore, changed: Callable[[str], None], in_slices: InSlices | None = None, most_games: int = MOST_GAMES
    ) -> None:
        self._most_games = most_games
        self._store = store
        self._changed = changed
        self._in_slices = in_slices or TimeSlices().run

    async def run(self, player: str, body: bytes | bytearray, admit: Admit = admit_all) -> HandedOver:
        """Store the tables of a browser, in the order in which they were dealt.

        Doing the same again changes nothing. Raises BadMessageError if the body can't be read, and StoreError or ConflictError if the
        browser should try again. admit: called before a table is stored or continued. It can raise an error.
        """
        change, events = await self._in_slices(_reading(body))
        done, rows = [], []
        copies = Counter(table.id for table in change.tables)
        for table in change.tables:
            try:
                row = _row.decode(table.row)
                if row.id != table.id or copies[table.id] > 1:
                    raise ArchiveError("this table has no id of its own")
                rows.append(replace(row, player=player))
            except (msgspec.MsgspecError, UnicodeError, RecursionError, ArchiveError) as error:
                done.append(HandedTable(table.id, "refused", reason=str(error)))
        run = _Run(player, set(copies), {round.id: round.created_at for round in change.rounds}, admit)
        for row in sorted(rows, key=lambda row: row.created_at):
            done.append(await self._hand_over(run, row, events.get(row.id, [])))
        return HandedOver(done)

    async def _hand_over(self, run: _Run, row: TableRow, stored: Sequence[StoredEvent]) -> HandedTable:
        try:
            game = await self._in_slices(_checking(row, stored, run.begun.get(row.round or "", row.created_at)))
            for _ in range(_ATTEMPTS - 1):
                with suppress(ConflictError):  # the table has just changed
                    return await self._store_table(run, game)
            return await self._store_table(run, game)
        except (ArchiveError, UnplayableError, RefusedError, RulesError, DealError, UnknownGameError, NotationError) as error:
            return HandedTable(row.id, "refused", reason=message_of(error))

    async def _store_table(self, run: _Run, game: ImportedGame) -> HandedTable:
        row = game.row
        here = await self._store.table(row.id)
        if here is None:
            return await self._add(run, game)
        if here.player != row.player or (here.rules, here.deal) != (row.rules, row.deal):
            raise UnplayableError("this table belongs to another player")
        if here.round != row.round:  # it was forked with its round before
            if row.round is None or here.round is None:
                raise ArchiveError("this table is part of a round only here or only there")
            run.moved[row.round] = here.round, (row.hole or 0) - (here.hole or 0)
            moved = game._replace(row=replace(row, round=here.round, hole=here.hole))
            handed = await self._continue(run, here, moved)
            return HandedTable(row.id, "forked", handed.fork or row.id)
        return await self._continue(run, here, game)

    async def _continue(self, run: _Run, here: TableRow, game: ImportedGame) -> HandedTable:
        """Extend a stored table, or fork it."""
        row, events = game.row, game.events
        known = await self._store.events_of(row.id)
        same = await self._in_slices(_comparing(known, events))
        if same == len(events) and (here.closed or not row.closed):
            return HandedTable(row.id, "known")  # the server has all that, and perhaps more
        if same < len(known) or here.closed:
            return await self._fork(run, game, same)
        await run.admit(0, len(events) - same)
        merged = [*known, *events[same:]]  # with the server's times
        await extend_in_parts(self._store, row.id, same, await self._in_slices(_summarising(row, merged)), self._changed)
        run.rows = None if row.round is not None else run.rows  # the hole may be closed now
        return HandedTable(row.id, "stored")

    async def _fork(self, run: _Run, game: ImportedGame, same: int) -> HandedTable:
        """Store a table that differs from the stored one after `same` events as another table, and the rest of its round as another round.

        If that was done before, the other table is continued.
        """
        row, events = game.row, game.events
        different = _content(events[same][0]) if same < len(events) else "closed"
        fork = replace(row, id=_derived_id(row.id, str(same), str(different)))
        if row.round is None:
            fork = replace(fork, closed=False)
        else:
            run.moved[row.round] = _derived_id(row.round, fork.id), (row.hole or 1) - 1
            fork = replace(fork, round=run.moved[row.round][0], hole=1)
        if await self._store.table(fork.id) is None:
            await self._insert(run, game._replace(row=fork))
            return HandedTable(row.id, "forked", fork.id)
        handed = await self._store_table(run, game._replace(row=fork))
        return HandedTable(row.id, "forked", handed.fork or fork.id)

    async def _add(self, run: _Run, game: ImportedGame) -> HandedTable:
        """Add a table that the server doesn't have. If its round was continued elsewhere in another way, it begins or continues another."""
        row = game.row
        if row.round is None:
            await self._insert(run, game)
            return HandedTable(row.id, "stored")
        old = row.round
        if old not in run.moved and await self._is_elsewhere(run, row):
            run.moved[old] = _derived_id(old, row.id), (row.hole or 1) - 1
        round, left_out = run.moved.get(old, (old, 0))
        await self._insert(run, game._replace(row=replace(row, round=round, hole=(row.hole or 1) - left_out)))
        return HandedTable(row.id, "stored") if round == old else HandedTable(row.id, "forked", row.id)

    async def _is_elsewhere(self, run: _Run, row: TableRow) -> bool:
        """Return whether a round was continued on the server in another way, so that the table can't follow there."""
        hole = row.hole or 1
        there = [other for other in await self._rows_of(run) if other.round == row.round]
        others = [(other.hole or 1, not other.closed) for other in there if other.id not in run.ids]
        # A hole is dealt only when the one before it is closed.
        follows = hole == 1 or any(other.hole == hole - 1 and other.closed for other in there)
        return not follows or max(others, default=(0, False)) >= (hole, True)

    async def _insert(self, run: _Run, game: ImportedGame) -> None:
        """Store a new table, within the limits. Raises RefusedError, ArchiveError, UnplayableError, ConflictError."""
        row = game.row
        if row.round is None:
            count = await self._store.count_of(run.player)
        else:
            if not 1 <= (row.hole or 0) <= HOLES:
                raise ArchiveError(f"a round has no hole {row.hole}")
            rows = await self._rows_of(run)
            count = len(rows)
            if sum((one.round, one.hole) == (row.round, row.hole) for one in rows) >= MOST_OF_HOLE:
                raise ArchiveError(Phrase("error-archive-hole", hole=row.hole or 0))
            if await self._store.owner_of_round(row.round) not in (None, run.player):
                raise UnplayableError("this round belongs to another player")
        if count >= self._most_games:
            raise RefusedError("many-games", Phrase("refused-many-games"))
        await run.admit(1, len(game.events))
        round_at = run.begun.get(row.round or "", row.created_at) if row.round is not None else None
        await add_in_parts(self._store, game._replace(round_begun_at=round_at), self._changed)
        run.rows = None if run.rows is None else [*run.rows, row]

    async def _rows_of(self, run: _Run) -> Sequence[TableRow]:
        if run.rows is None:
            run.rows = await self._store.tables_of(run.player)
        return run.rows


def _reading(body: bytes | bytearray) -> Generator[None, None, tuple[LogChange, Mapping[str, Sequence[StoredEvent]]]]:
    """Return what a browser hands over, and its events by table. Raises BadMessageError if it can't be read or is too long."""
    yield
    try:
        change = msgspec.json.decode(body, type=LogChange)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessageError(f"this request cannot be read: {error}") from None
    yield
    if len(change.tables) > _MOST_TABLES or len(change.events) > _MOST_CHANGES:
        raise BadMessageError(f"at most {_MOST_TABLES} tables and {_MOST_CHANGES} events can be handed over at once")
    by_table = groupby(sorted(change.events, key=lambda event: (event.table, event.seq)), lambda event: event.table)
    return change, {table: list(some) for table, some in by_table}


def _content(text: str) -> Event:
    """Return an event without the name of its message and its time, which can differ between a browser and a server."""
    return msgspec.structs.replace(parse_event(text), elapsed_ms=0)


def _comparing(known: Events, events: Events) -> Generator[None, None, int]:
    """Return how many events are the same at the beginning of both."""
    for number, ((one, _), (other, _)) in enumerate(zip(known, events, strict=False)):
        if one != other and not _is_same(one, other):
            return number
        yield
    return min(len(known), len(events))


def _is_same(one: str, other: str) -> bool:
    try:
        return _content(one) == _content(other)
    except msgspec.MsgspecError:  # the stored event is damaged
        return False


def _derived_id(id: str, *parts: str) -> str:
    """Return the id of another version of a table or round. The same version always gets the same one."""
    number = int.from_bytes(sha256("\n".join((id, *parts)).encode()).digest())
    letters = []
    for _ in id:
        number, letter = divmod(number, len(ascii_lowercase))
        letters.append(ascii_lowercase[letter])
    return "".join(letters)


def _checking(row: TableRow, stored: Sequence[StoredEvent], round_at: float) -> Generator[None, None, ImportedGame]:
    """Return the game with the summary that the referee finds. Raises LongwoodError if anything is invalid."""
    if not is_id(row.id) or not (row.round is None or is_id(row.round)):
        raise ArchiveError("this table has no valid id")
    if len(stored) > MOST_EVENTS:
        raise ArchiveError(Phrase("error-archive-long", most=MOST_STEPS))
    if any(event.seq != number for number, event in enumerate(stored, 1)):
        raise ArchiveError("events of this table are missing")
    if not 0 <= round_at < END_OF_TIME:
        raise ArchiveError(Phrase("error-archive-times"))
    parse_deal_number(str(row.deal))
    game = find_game(row.game, row.options, rules=row.rules)
    parsed, events = [], []
    try:
        for one in stored:
            event = parse_event(one.event)
            parsed.append((event, one.at))
            events.append((format_event(event, msgspec.convert(parse_name(one.event), Name | None)), one.at))
            yield
    except msgspec.MsgspecError as error:
        raise ArchiveError(f"this table has an invalid event: {error}") from None
    check_ranges(game, row.created_at, row.updated_at, parsed, row.hole, row.round)
    return (yield from _summarising(replace(row, options=dict(game.options)), events))


def _summarising(row: TableRow, events: Events) -> Generator[None, None, ImportedGame]:
    """Return the game of a table with the summary of its events. Raises UnplayableError, ArchiveError."""
    state, parts = yield from replaying_in_parts(replace(row, closed=False), [text for text, _ in events])
    if row.closed and not (state.is_over if state.seq else is_impossible(state.position)):
        raise ArchiveError("this game is closed, but not over")
    state.closed = row.closed
    return ImportedGame(summarised(row, summary_of(state)), events, None, parts)
