"""The file format for a player's games: writes exported games and reads them back.

Each line is a JSON object. It contains a record, which other programs can read, and everything a table needs to continue the game. The
reader doesn't trust the file. The referee replays every game, and every number and time has to be in range. This module uses neither the
store nor a clock.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import msgspec
from msgspec import Struct

from longwood import protocol
from longwood.errors import LongwoodError
from longwood.locales import Phrase
from longwood.play import Record, format_record
from longwood.play.record import parsing
from longwood.play.record import replaying as referee_replaying
from longwood.play.scoring import HOLES
from longwood.rules import rules_hash
from longwood.tables.errors import UnplayableError
from longwood.tables.events import Ended, Event, Helped, Moved, Restarted, Returned, Undone, format_event, parse_event
from longwood.tables.history.parts import replaying_in_parts, summarised
from longwood.tables.history.replays import record_of
from longwood.tables.rebuild import played_of, replaying, summary_of
from longwood.tables.state import LONGEST_GAME_MS, MOST_STEPS, is_hole
from longwood.tables.store import Summary, TableRow
from longwood.tables.wording import message_of, phrase_of
from longwood.variants import Game, find_game

LONGEST_LINE: Final = 3 * 1024 * 1024
"""The maximum number of bytes in a line. A game of MOST_STEPS steps has up to 2.1 million, if the solver showed most of its moves."""
_LONGEST_RECORD: Final = 256 * 1024
"""The maximum number of characters in a record. The moves of a game of MOST_STEPS steps have about 200,000. Longer texts aren't parsed."""
MOST_EVENTS: Final = MOST_STEPS + 3
"""The maximum number of events. A game with MOST_STEPS steps can still be ended, and marked for the verdict and for the best score."""
END_OF_TIME: Final = 4_102_444_800.0
"""The year 2100. Later times are invalid."""
_MOST_BAD: Final = 50
"""The maximum number of invalid lines that are reported. Then reading stops, because the file is probably something else."""


class ArchiveError(LongwoodError):
    """A file, or a line of it, that can't be imported."""

    code = "archive"

    def __init__(self, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.detail = detail
        """More about it, in English, for programmers. Empty if there isn't more."""


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
    """An id that groups the holes of one round of Golf in this file. An imported round gets a new id."""
    round_at: float | None = None
    """When the round was started. It may be missing in older files."""
    hole: int | None = None


@dataclass(frozen=True, slots=True)
class ReadGame:
    """A valid game of a file."""

    row: TableRow
    """The table as it will be stored, but still without an id and a round."""
    events: Sequence[tuple[str, float]]
    """Its events as they will be stored, each with its time."""
    round: str | None
    """The id of its round within the file."""
    round_at: float | None
    parts: Sequence[Summary]
    """See ImportedGame."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """The games of a file if all lines are valid, or the invalid lines."""

    games: Sequence[ReadGame]
    bad: Sequence[protocol.BadLine]
    """The first 50 invalid lines."""


def formatting(row: TableRow, events: Sequence[tuple[str, float]], round_at: float | None) -> Generator[None, None, bytes]:
    """Return the line of a game, as a generator that handles one event per step. Raises UnplayableError if it can't be replayed."""
    state = yield from replaying(replace(row, seq=len(events)), [text for text, _ in events])
    record = format_record(record_of(played_of(row, state)))
    archived = []
    for text, at in events:
        archived.append(ArchivedEvent(at, parse_event(text)))
        yield
    game = ArchivedGame(1, record, row.created_at, row.updated_at, archived, row.winnable, row.closed, row.round, round_at, row.hole)
    return msgspec.json.encode(game) + b"\n"


def reading(body: bytes | bytearray, player: str, most_lines: int) -> Generator[None, None, ReadFile]:
    """Read all lines of a file, one move or event per step, and return what was found. Raises ArchiveError if it has too many lines."""
    if body.count(b"\n") > most_lines:
        raise ArchiveError(Phrase("error-archive-lines", most=most_lines))
    games: list[ReadGame] = []
    bad: list[protocol.BadLine] = []
    for number, line in enumerate(map(bytes, body.split(b"\n")), 1):
        if not line.strip():
            continue
        try:
            games.append((yield from _reading_line(line, player)))
        except ArchiveError as error:
            message = f"{message_of(error)}: {error.detail}" if error.detail else message_of(error)
            bad.append(protocol.BadLine(number, message, phrase_of(error)))
            if len(bad) >= _MOST_BAD:
                break
        yield
    return ReadFile(games, bad)


def _reading_line(line: bytes, player: str) -> Generator[None, None, ReadGame]:
    """Return the game of a line. The referee replays it, one move or event per step. Raises ArchiveError."""
    if len(line) > LONGEST_LINE:
        raise ArchiveError(Phrase("error-archive-long", most=MOST_STEPS))
    try:
        game = msgspec.json.decode(line, type=ArchivedGame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ArchiveError(Phrase("error-archive-line"), str(error)) from None
    if len(game.record) > _LONGEST_RECORD or len(game.events) > MOST_EVENTS:
        raise ArchiveError(Phrase("error-archive-long", most=MOST_STEPS))
    try:
        record = yield from parsing(game.record)
        if len(record.moves) > 2 * MOST_STEPS:  # the last step can consist of several moves
            raise ArchiveError(Phrase("error-archive-long", most=MOST_STEPS))
        found = find_game(record.game, dict(record.options), rules=record.rules)
        row = _row(game, record, found, player)
        end = yield from referee_replaying(record, found.rules)
    except ArchiveError:
        raise
    except LongwoodError as error:
        raise ArchiveError(Phrase("error-archive-record", why=message_of(error))) from None
    archived = game.events or [ArchivedEvent(game.played_at, Moved(text, 0)) for text in record.moves]
    events: list[tuple[str, float]] = []
    for one in archived:
        events.append((format_event(one.event), one.at))
        yield
    row = replace(row, seq=len(events))
    try:
        state, parts = yield from replaying_in_parts(row, [text for text, _ in events])
    except UnplayableError as error:
        raise ArchiveError(error.text) from None
    if state.position.moves != end.moves:
        raise ArchiveError(Phrase("error-archive-moves"))
    return ReadGame(summarised(row, summary_of(state)), events, game.round, game.round_at, parts)


def check_ranges(
    game: Game, dealt_at: float, played_at: float, events: Sequence[tuple[Event, float]], hole: int | None, round: str | None
) -> None:
    """Check the values of a table that the referee doesn't check. Raises ArchiveError if one is out of range."""
    is_timely = all(0 <= at < END_OF_TIME for at in (dealt_at, played_at, *(at for _, at in events)))
    is_timely = is_timely and all(0 <= event.elapsed_ms <= LONGEST_GAME_MS for event, _ in events)
    in_round = hole is not None and 1 <= hole <= HOLES and game.variant.has_round and round is not None
    is_alone = hole is None and round is None
    if not is_timely or not (in_round or is_alone):
        raise ArchiveError(Phrase("error-archive-times"))
    ended = False
    for number, (event, _) in enumerate(events):
        is_helped = isinstance(event, Helped) and event.help == "par"
        if ended and not is_helped and (is_hole(game) or not isinstance(event, Undone | Restarted | Returned)):
            raise ArchiveError(Phrase("error-archive-ended", number=number))
        ended = isinstance(event, Ended) or (ended and is_helped)


def _row(game: ArchivedGame, record: Record, found: Game, player: str) -> TableRow:
    """Return the table of a game before its events are applied. Raises ArchiveError if a value in the line is out of range."""
    if not isinstance(record.deal, int):
        raise ArchiveError(Phrase("error-archive-deal"))
    if game.round_at is not None and (game.round is None or not 0 <= game.round_at < END_OF_TIME):
        raise ArchiveError(Phrase("error-archive-times"))
    events = [(one.event, one.at) for one in game.events]
    check_ranges(found, game.dealt_at, game.played_at, events, game.hole, game.round)
    return TableRow(
        "",
        player,
        found.id,
        dict(found.options),
        rules_hash(found.rules),
        record.deal,
        None,
        game.hole,
        game.dealt_at,
        game.played_at,
        closed=game.closed,
        winnable=game.winnable,
    )
