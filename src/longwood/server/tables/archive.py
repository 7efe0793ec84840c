"""Exports and imports a player's games as a file.

Each line is a JSON object. It contains a record, which other programs can read, and everything a table needs to continue the game. The
import doesn't trust the file: the referee replays every game.
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
"""The most invalid lines that are reported. The import then stops, because the file is probably something else."""


class ArchiveError(LongwoodError):
    """A line in an imported file that isn't a valid game."""

    code = "archive"


class ArchivedEvent(Struct, frozen=True):
    """One event of a table."""

    at: float
    """When it was stored, in seconds since 1970, UTC."""
    event: Event


class ArchivedGame(Struct, frozen=True, omit_defaults=True):
    """One line of the file."""

    longwood: Literal[1]
    """The version of the format."""
    record: str
    dealt_at: float
    """When the game was dealt, in seconds since 1970, UTC."""
    played_at: float
    """When it was last played."""
    events: list[ArchivedEvent] = []
    """All events of the table. If there are none, the moves of the record are imported instead."""
    winnable: bool = False
    """Whether it was dealt as a winnable deal."""
    closed: bool = False
    """Whether the game is closed: it was reshuffled, or the next hole of its round was dealt."""
    round: str | None = None
    """An id that groups the holes of one round of Golf."""
    round_at: float | None = None
    """When the round was begun."""
    hole: int | None = None


async def exported(store: Store, player: str) -> AsyncIterator[bytes]:
    """Yield the lines of a file with all games that a player has begun, oldest first. Games that can't be replayed are left out."""
    rounds = await store.rounds_of(player)
    for row in await store.tables_of(player):
        if row.seq or row.round is not None:
            with suppress(UnplayableError):
                events = await store.events_of(row.id)
                yield await compute(_format_line, row, events, rounds.get(row.round or ""))


def _format_line(row: TableRow, events: Sequence[tuple[str, float]], round_at: float | None) -> bytes:
    state = replayed(replace(row, seq=len(events)), [text for text, _ in events])
    record = format_record(record_of(played_of(row, state)))
    archived = [ArchivedEvent(at, parse_event(text)) for text, at in events]
    game = ArchivedGame(1, record, row.created_at, row.updated_at, archived, row.winnable, row.closed, row.round, round_at, row.hole)
    return msgspec.json.encode(game) + b"\n"


async def imported(store: Store, player: str, body: bytes, changed: Callable[[str], None]) -> protocol.Imported:
    """Import the valid games in a file.

    A game that the player already has is extended if the file's version continues it. changed: called with the id of each extended table.
    """
    known = {_key(row): row for row in await store.tables_of(player)}
    rounds = {at: id for id, at in (await store.rounds_of(player)).items()}
    added = continued = already = 0
    bad: list[protocol.BadLine] = []
    for number, line in await compute(_lines, body):
        try:
            game, row, events = await compute(_parse_line, line, player)
        except ArchiveError as error:
            bad.append(protocol.BadLine(number, message_of(error), phrase_of(error)))
            if len(bad) >= _MOST_BAD:
                break
            continue
        here = known.get(_key(row))
        if here is not None:
            if await _continued(store, here, row, events):
                known[_key(row)] = replace(row, id=here.id)
                changed(here.id)
                continued += 1
            else:
                already += 1
            continue
        if game.round_at is not None:
            row = replace(row, round=rounds.setdefault(game.round_at, new_id()))
        await store.add_imported(row, events, game.round_at)
        known[_key(row)] = row
        added += 1
    return protocol.Imported(added, continued, already, bad)


def _lines(body: bytes) -> list[tuple[int, bytes]]:
    """Return the non-empty lines in a file with their numbers."""
    return [(number, line) for number, line in enumerate(body.splitlines(), 1) if line.strip()]


async def _continued(store: Store, here: TableRow, there: TableRow, events: Sequence[tuple[str, float]]) -> bool:
    """Extend a stored game if the imported one continues it, and return whether it was extended."""
    if (there.seq, there.closed) <= (here.seq, here.closed) or there.seq < here.seq:
        return False
    with suppress(ConflictError, msgspec.MsgspecError):  # the stored game has just changed, or its events are damaged
        if await compute(_begins_with, events, await store.events_of(here.id)):
            await store.extend(here.id, here.seq, there, events[here.seq :])
            return True
    return False


def _begins_with(events: Sequence[tuple[str, float]], begun: Sequence[tuple[str, float]]) -> bool:
    """Return whether imported events begin with the stored ones. Raises msgspec.MsgspecError if the stored ones are damaged."""
    return [format_event(parse_event(text)) for text, _ in begun] == [text for text, _ in events[: len(begun)]]


def _key(row: TableRow) -> tuple[str, int, float]:
    """Return a key that is unique among a player's games, and the same on every server."""
    return row.rules, row.deal, row.created_at


def _parse_line(line: bytes, player: str) -> tuple[ArchivedGame, TableRow, Sequence[tuple[str, float]]]:
    """Return the game of a line, its row, and its events as they are stored. The referee replays the game. Raises ArchiveError."""
    try:
        game = msgspec.json.decode(line, type=ArchivedGame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ArchiveError(Phrase("error-archive-line", why=str(error))) from None
    try:
        record = parse_record(game.record)
        if len(record.moves) > 2 * MOST_STEPS:  # the last step can consist of several moves
            raise ArchiveError(Phrase("error-archive-long", most=MOST_STEPS))
        found = find_game(record.game, dict(record.options), rules=record.rules)
        end = referee_replay(record, found.rules)
    except ArchiveError:
        raise
    except LongwoodError as error:
        raise ArchiveError(Phrase("error-archive-record", why=message_of(error))) from None
    if record.deal is None:
        raise ArchiveError(Phrase("error-archive-deal"))
    times = [game.dealt_at, *(one.at for one in game.events), game.played_at]
    if not all(map(isfinite, times)) or min(times) < 0 or (game.round is None) is not (game.hole is None):
        raise ArchiveError(Phrase("error-archive-times"))
    if not game.events:
        moves = [ArchivedEvent(game.played_at, Moved(text, 0)) for text in record.moves]
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
    events = [(format_event(one.event), one.at) for one in game.events]
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
