"""A player's games as a file: one JSON object a line, each a record that any program can read and all that a table needs to go on.

What comes in is believed only as far as the referee can play it. Must not know rules, sockets or HTTP.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from math import isfinite
from typing import Final, Literal

import msgspec
from msgspec import Struct

from longwood.errors import LongwoodError
from longwood.locales import Phrase
from longwood.play import format_record, parse_record
from longwood.play import replay as referee_replay
from longwood.rules import rules_hash
from longwood.server import protocol
from longwood.server.background import compute
from longwood.server.errors import ConflictError, UnplayableError
from longwood.server.ids import new_id
from longwood.server.tables.events import Event, Moved, format_event, parse_event
from longwood.server.tables.rebuild import played_of, replayed, summary_of
from longwood.server.tables.replays import record_of
from longwood.server.tables.state import LONGEST_GAME_MS, MOST_STEPS
from longwood.server.tables.store import Store, TableRow
from longwood.server.wording import message_of, phrase_of
from longwood.variants import find_game

_MOST_BAD: Final = 50
"""Lines that are complained of; a file that is something else altogether is not complained of line by line."""


class ArchiveError(LongwoodError):
    """A line of a file of games that holds none."""

    code = "archive"


class KeptEvent(Struct, frozen=True):
    """One event of a table, and when it was stored (seconds since 1970, UTC)."""

    at: float
    event: Event


class KeptGame(Struct, frozen=True, omit_defaults=True):
    """One line of the file. Without events the record's moves are the game.

    round: which lines belong to one round of Golf; the name means nothing else.
    """

    longwood: Literal[1]  # the format
    record: str
    dealt_at: float
    played_at: float
    events: list[KeptEvent] = []
    winnable: bool = False
    closed: bool = False
    round: str | None = None
    round_at: float | None = None
    hole: int | None = None


async def exported(store: Store, player: str) -> AsyncIterator[bytes]:
    """The file of all games of a player that were begun, in the order they were dealt. One that cannot be played here is left out."""
    rounds = await store.rounds_of(player)
    for row in await store.tables_of(player):
        if row.seq or row.round is not None:
            with suppress(UnplayableError):
                events = await store.events_of(row.id)
                yield await compute(_format_line, row, events, rounds.get(row.round or ""))


def _format_line(row: TableRow, events: Sequence[tuple[str, float]], round_at: float | None) -> bytes:
    state = replayed(replace(row, seq=len(events)), [text for text, _ in events])
    record = format_record(record_of(played_of(row, state)))
    kept = [KeptEvent(at, parse_event(text)) for text, at in events]
    game = KeptGame(1, record, row.created_at, row.updated_at, kept, row.winnable, row.closed, row.round, round_at, row.hole)
    return msgspec.json.encode(game) + b"\n"


async def imported(store: Store, player: str, body: bytes, changed: Callable[[str], None]) -> protocol.Imported:
    """Adds the games of a file to the player's: those that are new and that the referee can play.

    A game that is known and went on in the file goes on here too, unless it went another way here; `changed` is told its table.
    """
    known = {_mark(row): row for row in await store.tables_of(player)}
    rounds = {at: id for id, at in (await store.rounds_of(player)).items()}
    added = continued = already = 0
    bad: list[protocol.BadLine] = []
    for number, line in await compute(_lines, body):
        try:
            game, row, kept = await compute(_parse_line, line, player)
        except ArchiveError as error:
            bad.append(protocol.BadLine(number, message_of(error), phrase_of(error)))
            if len(bad) >= _MOST_BAD:
                break
            continue
        here = known.get(_mark(row))
        if here is not None:
            if await _continued(store, here, row, kept):
                known[_mark(row)] = replace(row, id=here.id)
                changed(here.id)
                continued += 1
            else:
                already += 1
            continue
        if game.round_at is not None:
            row = replace(row, round=rounds.setdefault(game.round_at, new_id()))
        await store.add_kept(row, kept, game.round_at)
        known[_mark(row)] = row
        added += 1
    return protocol.Imported(added, continued, already, bad)


def _lines(body: bytes) -> list[tuple[int, bytes]]:
    """The lines of a file that are not empty, with their numbers."""
    return [(number, line) for number, line in enumerate(body.splitlines(), 1) if line.strip()]


async def _continued(store: Store, here: TableRow, there: TableRow, events: Sequence[tuple[str, float]]) -> bool:
    """Whether a game had gone on elsewhere from where it stands here; then it stands as it does there."""
    if (there.seq, there.closed) <= (here.seq, here.closed) or there.seq < here.seq:
        return False
    with suppress(ConflictError, msgspec.MsgspecError):  # played on at this moment; damaged where it is stored
        if await compute(_begins_with, events, await store.events_of(here.id)):
            await store.lengthen(here.id, here.seq, there, events[here.seq :])
            return True
    return False


def _begins_with(events: Sequence[tuple[str, float]], begun: Sequence[tuple[str, float]]) -> bool:
    """Whether events from elsewhere begin with those. Raises msgspec.MsgspecError for what was damaged where it is stored."""
    return [format_event(parse_event(text)) for text, _ in begun] == [text for text, _ in events[: len(begun)]]


def _mark(row: TableRow) -> tuple[str, int, float]:
    """What tells a game from all others of its player, on whatever server."""
    return row.rules, row.deal, row.created_at


def _parse_line(line: bytes, player: str) -> tuple[KeptGame, TableRow, Sequence[tuple[str, float]]]:
    """The game of a line, played through by the referee, the row that sums it up, and its events as stored. Raises ArchiveError."""
    try:
        game = msgspec.json.decode(line, type=KeptGame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ArchiveError(Phrase("error-archive-line", why=str(error))) from None
    try:
        record = parse_record(game.record)
        if len(record.moves) > 2 * MOST_STEPS:  # what is made last may be more than one move
            raise ArchiveError(Phrase("error-archive-long", most=MOST_STEPS))
        found = find_game(record.game, dict(record.options), rules=record.rules)
        end = referee_replay(record, found.rules)
    except ArchiveError:
        raise
    except LongwoodError as error:
        raise ArchiveError(Phrase("error-archive-record", why=message_of(error))) from None
    if record.deal is None:
        raise ArchiveError(Phrase("error-archive-deal"))
    times = [game.dealt_at, *(kept.at for kept in game.events), game.played_at]
    if not all(map(isfinite, times)) or min(times) < 0 or (game.round is None) is not (game.hole is None):
        raise ArchiveError(Phrase("error-archive-times"))
    if not game.events:
        moves = [KeptEvent(game.played_at, Moved(text, 0)) for text in record.moves]
        game = msgspec.structs.replace(game, events=moves)
    row = TableRow(
        new_id(),
        player,
        found.id,
        dict(found.options),
        rules_hash(found.rules),
        record.deal,
        game.round,
        game.hole,
        game.dealt_at,
        game.played_at,
        seq=len(game.events),
        closed=game.closed,
        winnable=game.winnable,
    )
    events = [(format_event(kept.event), kept.at) for kept in game.events]
    try:
        state = replayed(row, [text for text, _ in events], is_foreign=True)
    except UnplayableError as error:
        raise ArchiveError(error.text) from None
    if state.position.moves != end.moves:
        raise ArchiveError(Phrase("error-archive-moves"))
    if not 0 <= state.elapsed_ms <= LONGEST_GAME_MS:
        raise ArchiveError(Phrase("error-archive-times"))
    summary = summary_of(state)
    return game, replace(row, **{name: getattr(summary, name) for name in type(summary).__slots__}), events
