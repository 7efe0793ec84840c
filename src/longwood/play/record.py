"""Write, parse and replay game records. A record is one game as plain text. docs/records.md describes the format.

A record has headers followed by moves, like PGN in chess. The `Check` header is a digest of the game, which detects a changed move even
if the new move is legal.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, TypeVar

from longwood.cards import ALGORITHM, AnyDeal, format_deal, parse_deal
from longwood.errors import DealError, NotationError, RecordError, RulesError, shown
from longwood.play.notation import parse_line
from longwood.play.position import Position
from longwood.play.scoring import result_text
from longwood.play.start import start
from longwood.rules import AnyRules, OptionValue, Rules, format_option, parse_option, rules_hash

Result = TypeVar("Result")

VERSION: Final = "1"
TERMS: Final = "Terms"
"""The name of the header with the settings of a match."""
_MOVES_A_LINE: Final = 10
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_PLAYER: Final = re.compile(r"Player[1-9]")
_UNWRITABLE: Final = frozenset(("Cc", "Cs", "Zl", "Zp"))  # control characters, lone surrogates, line and paragraph separators
_HEADER: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\])*)"\]')
_FIRST_HEADER: Final = "Longwood"
_KNOWN: Final = ("Longwood", "Game", "Options", "Rules", "Deal", "Position", "Player", "Date", "Result", "Check")
_REQUIRED: Final = ("Longwood", "Game", "Rules", "Result")


@dataclass(frozen=True, slots=True)
class Record:
    """The record of one game."""

    game: str
    """The id of the game."""
    rules: str
    """The rules hash."""
    moves: tuple[str, ...]
    """The moves in notation."""
    result: str
    """The result, as returned by result_text() for the last position."""
    options: tuple[tuple[str, OptionValue], ...] = ()
    """The canonical options of the game."""
    deal: AnyDeal | None = None
    """The deal number, perhaps of another program, or None if the game started from `position`."""
    position: str = ""
    """The canonical line of the first position, or '' if there is a deal number."""
    player: str = ""
    """The name of the player, or ''."""
    date: str = ""
    """The date in any format, or ''."""
    comments: tuple[tuple[int, str], ...] = ()
    """The comments as (moves, text) pairs, where `moves` is the number of moves before the comment."""
    extra: tuple[tuple[str, str], ...] = ()
    """All other headers as (name, value) pairs, in order."""
    check: str = ""
    """The digest in the `Check` header, or '' if there is none."""
    start_line: int = field(default=1, compare=False)
    """The line number in the file at which the record starts, from 1. It is not compared."""
    move_lines: tuple[int, ...] = field(default=(), compare=False)
    """The line number in the file of each move, from 1. They are not compared."""


def digest(record: Record) -> str:
    """Return the digest of a record: the first 16 hexadecimal digits of the SHA-256 of its rules, deal, moves and result.

    The digest of a match also covers its terms and players.
    """
    terms = [value for name, value in record.extra if name == TERMS]
    players = sorted(f"{name} {value}" for name, value in record.extra if _PLAYER.fullmatch(name))
    text = "\n".join((record.rules, _start_text(record), " ".join(record.moves), record.result, *terms, *players))
    return sha256(text.encode()).hexdigest()[:16]


def _start_text(record: Record) -> str:
    return record.position if record.deal is None else format_deal(record.deal, " ")


def make_record(
    game: str,
    options: Sequence[tuple[str, OptionValue]],
    rules: Rules,
    position: Position,
    *,
    deal: AnyDeal | None = None,
    started_from: str = "",
    player: str = "",
    date: str = "",
    extra: Sequence[tuple[str, str]] = (),
) -> Record:
    """Return the record of a game, given its last position.

    Pass either the deal number as `deal`, or the canonical line of the first position as `started_from`.
    """
    texts = tuple(position.format_move(move) for move in position.moves)
    record = Record(
        game,
        rules_hash(rules),
        texts,
        result_text(position),
        tuple(options),
        deal,
        started_from,
        player,
        date,
        extra=tuple(extra),
    )
    return sealed(record)


def sealed(record: Record) -> Record:
    """Return the record with its digest as `check`."""
    return replace(record, check=digest(record))


def format_record(record: Record) -> str:
    """Return a record as text, with a newline at the end. The inverse of parse_record().

    Raises NotationError if parsing the text would not give an equal record.
    """
    values = {
        "Longwood": VERSION,
        "Game": record.game,
        "Options": " ".join(format_option(name, value) for name, value in record.options),
        "Rules": record.rules,
        "Deal": "" if record.deal is None else format_deal(record.deal, " "),
        "Position": record.position,
        "Player": record.player,
        "Date": record.date,
        "Result": record.result,
        "Check": record.check,
    }
    headers = [(name, value) for name, value in values.items() if value] + list(record.extra)
    written: set[str] = set()
    for name, value in headers:
        if not _NAME.fullmatch(name) or name in written:
            raise NotationError(f"header {shown(name)}: header names are letters and digits, and each is used once")
        if any(unicodedata.category(c) in _UNWRITABLE for c in value):
            raise NotationError(f"header {name}: {shown(value)} does not fit on one line of a record")
        written.add(name)
    lines = [f'[{name} "{_escape(value)}"]' for name, value in headers]
    text = "\n".join([*lines, "", *_move_text(record), ""])
    try:
        readable = parse_record(text) == record
    except RecordError as error:
        raise NotationError(f"this record cannot be written: reading it back fails: {error}") from None
    if not readable:
        raise NotationError("this record cannot be written: its headers, moves or comments would change when read back")
    return text


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _move_text(record: Record) -> Iterator[str]:
    comments: dict[int, list[str]] = {}
    for after, text in record.comments:
        if "}" in text or not 0 <= after <= len(record.moves):
            raise NotationError(f"comment {shown(text)} cannot be written: it contains a closing brace or comes after the last move")
        comments.setdefault(after, []).append(f"{{{text}}}")
    yield from comments.get(0, ())
    for first in range(0, len(record.moves), _MOVES_A_LINE):
        words = [f"{first + 1}."]
        for number, move in enumerate(record.moves[first : first + _MOVES_A_LINE], first + 1):
            words += [move, *comments.get(number, ())]
        yield " ".join(words)


def parse_record(text: str) -> Record:
    """Parse the text of one record. The inverse of format_record().

    Raises RecordError if the text is invalid or doesn't have exactly one record.
    """
    return _result_of(parsing(text))


def parsing(text: str) -> Generator[None, None, Record]:
    """Parse a record like `parse_record`, as a generator that reads one header, move or comment per step."""
    records = yield from _parsing_all(text)
    if len(records) != 1:
        raise RecordError(f"expected one record, found {len(records)}", records[1].start_line if records else 1)
    return records[0]


def parse_records(text: str) -> list[Record]:
    """Parse the text of any number of records, and return them in order. A new record starts where headers follow moves.

    Raises RecordError if the text is invalid.
    """
    return _result_of(_parsing_all(text))


def _parsing_all(text: str) -> Generator[None, None, list[Record]]:
    records: list[Record] = []
    tokens: list[tuple[str, int, str, str]] = []
    for token in _tokens(text):
        if token is not None:
            tokens.append(token)
        yield
    i = 0
    while i < len(tokens):
        headers: dict[str, tuple[str, int]] = {}
        first_line = tokens[i][1]
        comments: list[tuple[int, str]] = []
        while i < len(tokens) and tokens[i][0] in ("header", "comment"):
            kind, line, word, value = tokens[i]
            if kind == "comment":
                comments.append((0, value))
            elif word == _FIRST_HEADER and word in headers:
                break  # the next record starts here, because this one has no moves
            elif word in headers:
                raise RecordError(f"header {word} appears twice", line)
            else:
                headers[word] = (value, line)
            i += 1
        moves: list[str] = []
        lines: list[int] = []
        while i < len(tokens) and tokens[i][0] != "header":
            kind, line, word, value = tokens[i]
            if kind == "comment":
                comments.append((len(moves), value))
            else:
                moves.append(word)
                lines.append(line)
            i += 1
            yield
        records.append(_record(headers, first_line, tuple(moves), tuple(lines), tuple(comments)))
    return records


_TOKEN: Final = re.compile(
    r"(?P<space>\s+)|(?P<note>;[^\n]*)|\{(?P<comment>[^}]*)\}|(?P<header>\[[^\n]*)|(?P<number>\d+\.(?=\s|$))|(?P<move>[^\s{;\[]+)"
)


def _tokens(text: str) -> Iterator[tuple[str, int, str, str] | None]:
    """Yield (kind, line, word, value) for each header, comment and move, and None for what lies between them."""
    at, next_line = 0, 1
    while at < len(text):
        line, found = next_line, _TOKEN.match(text, at)
        if found is None:
            raise RecordError("a comment starts with { but never ends", line)
        next_line += text.count("\n", at, found.end())
        at = found.end()
        if found["header"]:
            header = _HEADER.fullmatch(found["header"].rstrip())
            if header is None:
                raise RecordError(f'{shown(found["header"].strip())} is not a header; write [Name "value"]', line)
            yield "header", line, header[1], re.sub(r"\\(.)", r"\1", header[2])
        elif found["comment"] is not None:
            yield "comment", line, "", found["comment"]
        elif found["move"]:
            yield "move", line, found["move"], ""
        else:
            yield None


def _record(
    headers: dict[str, tuple[str, int]],
    line: int,
    moves: tuple[str, ...],
    lines: tuple[int, ...],
    comments: tuple[tuple[int, str], ...],
) -> Record:
    for name in _REQUIRED:
        if name not in headers:
            raise RecordError(f"this record has no {name} header", line)
    version, at = headers["Longwood"]
    if version != VERSION:
        raise RecordError(f"record format version {shown(version)} is not supported; this program reads version {VERSION}", at)
    if ("Deal" in headers) is ("Position" in headers):
        raise RecordError("a record needs either a Deal header or a Position header", line)
    values = {name: value for name, (value, _) in headers.items()}
    return Record(
        values["Game"],
        values["Rules"],
        moves,
        values["Result"],
        _read_options(*headers.get("Options", ("", line))),
        _read_deal(*headers["Deal"]) if "Deal" in headers else None,
        values.get("Position", ""),
        values.get("Player", ""),
        values.get("Date", ""),
        comments,
        tuple((name, value) for name, value in values.items() if name not in _KNOWN),
        values.get("Check", ""),
        line,
        lines,
    )


def _read_options(text: str, line: int) -> tuple[tuple[str, OptionValue], ...]:
    try:
        options = tuple(parse_option(word) for word in text.split())
    except RulesError as error:
        raise RecordError(str(error), line) from None
    names = [name for name, _ in options]
    for name in names:
        if names.count(name) > 1:
            raise RecordError(f"option {name} appears twice", line)
    return options


def _read_deal(text: str, line: int) -> AnyDeal:
    if " " not in text:
        raise RecordError(f'the deal {shown(text)} names no shuffle; write "{ALGORITHM} NUMBER"', line)
    try:
        return parse_deal(text, " ")
    except NotationError as error:
        raise RecordError(str(error), line) from None


def check_rules(record: Record, rules: AnyRules) -> None:
    """Raise RecordError if the record was made with different rules."""
    if rules_hash(rules) != record.rules:
        raise RecordError(f"the record has rules {record.rules}, but {record.game} has {rules_hash(rules)} here", record.start_line)


def check_end(record: Record, result: str) -> None:
    """Raise RecordError if the result of the record is not `result`, or its check is wrong."""
    if result != record.result:
        raise RecordError(f"the record gives the result {shown(record.result)}, but its moves lead to {result!r}", record.start_line)
    if record.check and record.check != digest(record):
        raise RecordError(
            "every move is legal, but the check does not match: the moves, the deal or the check have been changed",
            record.start_line,
        )


def numbered_moves(record: Record) -> Iterator[tuple[int, int, str]]:
    """Yield (number, line, text) for each move. Move numbers start at 1, and `line` is the line number in the file."""
    for number, text in enumerate(record.moves, 1):
        yield number, record.move_lines[number - 1] if number <= len(record.move_lines) else record.start_line, text


def replay(record: Record, rules: Rules) -> Position:
    """Check a record and return its last position.

    Raises RecordError with the line number of the first error, which can be different rules, an invalid deal, an illegal move, a wrong
    result or a wrong check.
    """
    return _result_of(replaying(record, rules))


def _result_of(work: Generator[None, None, Result]) -> Result:
    """Run a generator to its end, and return its return value."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


def replaying(record: Record, rules: Rules) -> Generator[None, None, Position]:
    """Replay a record like `replay`, as a generator that makes one move per step."""
    check_rules(record, rules)
    try:
        position = parse_line(rules, record.position) if record.deal is None else start(rules, record.deal)
    except (DealError, NotationError) as error:
        raise RecordError(f"the deal is not valid: {error}", record.start_line) from None
    for number, line, text in numbered_moves(record):
        try:
            move = position.parse_move(text)
            why = position.reason(move)
        except NotationError as error:
            raise RecordError(f"move {number}: {error}", line, number) from None
        if why is not None:
            raise RecordError(f"move {number}, {text}: {why}", line, number)
        position.apply(move)
        yield
    check_end(record, result_text(position))
    return position
