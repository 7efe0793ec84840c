"""Tests of game records: formatting, parsing and replaying them, and the errors for invalid ones, with their line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longwood.errors import NotationError, RecordError
from longwood.play import Record, format_record, make_record, parse_line, parse_record, parse_records, replay, start
from longwood.play.record import parsing
from longwood.rules import rules_hash
from longwood.variants import find_game
from tests.positions import first_deal, play

GOLF = find_game("golf")


def golf_record(moves: str = "7 d d") -> Record:
    position = first_deal("golf", 1)
    play(position, moves)
    return make_record(
        "golf", (), GOLF.rules, position, deal=1, player='Élodie "Lo" \\ 7', date="2026-11-20", extra=[("Event", "Club [1]; {x}")]
    )


TEXT = """\
[Longwood "1"]
[Game "golf"]
[Rules "{rules}"]
[Deal "longwood-1 1"]
[Player "Élodie \\"Lo\\" \\\\ 7"]
[Date "2026-11-20"]
[Result "open +34"]
[Check "{check}"]
[Event "Club [1]; {{x}}"]

1. 7 d d
"""


def test_a_record_has_headers_and_moves() -> None:
    record = golf_record()
    assert format_record(record) == TEXT.format(rules=rules_hash(GOLF.rules), check=record.check)
    assert parse_record(format_record(record)) == record
    assert replay(record, GOLF.rules).moves == replay(parse_record(format_record(record)), GOLF.rules).moves


def test_moves_are_numbered_ten_to_a_line() -> None:
    text = format_record(golf_record("d " * 16))
    assert text.splitlines()[-2:] == ["1. d d d d d d d d d d", "11. d d d d d d"]


def test_options_can_be_formatted_and_parsed() -> None:
    game = find_game("golf", {"jokers": 1, "around_corner": True})
    record = make_record("golf", game.options, game.rules, start(game.rules, 5), deal=5)
    assert '[Options "around_corner jokers=1"]' in format_record(record)
    read = parse_record(format_record(record))
    assert read.options == game.options
    assert find_game(read.game, dict(read.options)) == game
    replay(read, game.rules)
    with pytest.raises(RecordError, match=r"the record has rules .*, but golf has"):
        replay(read, GOLF.rules)


def test_a_record_can_start_with_a_position() -> None:
    position = first_deal("golf", 1)
    play(position, "d d")
    line = position.line()
    position = parse_line(GOLF.rules, line)
    play(position, "d")
    record = make_record("golf", (), GOLF.rules, position, started_from=line)
    assert f'[Position "{line}"]' in format_record(record)
    assert replay(parse_record(format_record(record)), GOLF.rules) == position


def test_comments_keep_their_place_among_the_moves() -> None:
    record = replace(golf_record(), comments=((0, "before"), (1, "a ten\nover two lines"), (1, " and more "), (3, "the end; {really")))
    text = format_record(record)
    assert text.splitlines()[-3:] == ["{before}", "1. 7 {a ten", "over two lines} { and more } d d {the end; {really}"]
    assert parse_record(text) == record
    replay(parse_record(text), GOLF.rules)


def test_semicolon_comments_are_skipped() -> None:
    text = (
        format_record(golf_record())
        .replace("1. 7 d d", "; a note with 9 and [x]\n1. 7;played\nd ; {no comment\n; x\nd")
        .replace("[Date", "; here too\n[Date")
    )
    assert parse_record(text) == golf_record()


def test_windows_line_endings_are_accepted() -> None:
    text = format_record(golf_record()).replace("\n", "\r\n")
    assert parse_record(text) == golf_record()


def test_headers_after_the_first_can_be_in_any_order() -> None:
    lines = format_record(golf_record()).splitlines()
    shuffled = [lines[0], *reversed(lines[1:9]), *lines[9:]]
    assert replace(parse_record("\n".join(shuffled))) == golf_record()


def test_several_records_can_be_parsed_even_without_moves() -> None:
    some = [golf_record(""), golf_record("d"), golf_record(""), replace(golf_record(""), comments=((0, "nothing"),)), golf_record("7 d")]
    assert parse_records("".join(map(format_record, some))) == some
    assert parse_records("\n\n".join(map(format_record, some))) == some
    assert [record.start_line for record in parse_records("\n".join(map(format_record, some)))] == [1, 12, 24, 35, 47]
    assert parse_records("") == parse_records("\n ; nothing\n") == []


def test_long_files_are_parsed_quickly() -> None:
    """The file has 40,000 lines. Counting lines from the start for each move would take a quarter of an hour."""
    text = format_record(golf_record("d " * 16)) * 3000
    records = parse_records(text)
    assert len(records) == 3000
    assert records[-1].start_line == 1 + 2999 * len(format_record(golf_record("d " * 16)).splitlines())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Longwood "1"]\n', "", "line 1: this record has no Longwood header"),
        ('[Game "golf"]\n', "", "line 1: this record has no Game header"),
        ('[Longwood "1"]', '[Longwood "2"]', "line 1: record format version '2' is not supported; this program reads version 1"),
        ('[Game "golf"]', '[Game "golf"', 'line 2: \'[Game "golf"\' is not a header; write [Name "value"]'),
        ('[Game "golf"]', "[Game golf]", "line 2: '[Game golf]' is not a header; write [Name \"value\"]"),
        ('[Game "golf"]', '[Game "golf"]\n[Game "golf"]', "line 3: header Game appears twice"),
        ('[Deal "longwood-1 1"]\n', "", "line 1: a record needs either a Deal header or a Position header"),
        ('[Deal "longwood-1 1"]', '[Deal "longwood-1 1"]\n[Position "x"]', "line 1: a record needs either a Deal header or a"),
        ("longwood-1 1", "pysol 1", "line 4: the deal 'pysol 1' uses an unknown shuffle; choose longwood-1 or pysolfc"),
        ("longwood-1 1", "longwood-1 -1", "line 4: '-1' is not a deal number; use a whole number from 0 to 9223372036854775807"),
        ("[Deal", '[Options "jokers=9"]\n[Deal', "line 4: option jokers can't be '9'; choose 0, 1 or 2"),
        ("[Deal", '[Options "jokers=1 jokers=2"]\n[Deal', "line 4: option jokers appears twice"),
        ("1. 7", "1. 7 {never closed", "line 11: a comment starts with { but never ends"),
        ("d d", "d [d", "line 11: '[d' is not a header; write [Name \"value\"]"),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    text = format_record(golf_record())
    assert old in text
    with pytest.raises(RecordError) as error:
        parse_record(text.replace(old, new, 1))
    assert str(error.value).startswith(message)
    assert f"line {error.value.line}: " in message


@pytest.mark.parametrize(
    ("old", "new", "move", "message"),
    [
        ("d d", "8 d", 2, "line 11: move 2, 8: there is no column 8"),
        ("d d", "\nx d", 2, "line 12: move 2: 'x' is not a move; use d or the number of a column or slot"),
        ("1. 7 d d", "1.7 d d", 1, "line 11: move 1: '1.7' is not a move; use d or the number of a column or slot"),
        ("d d", "d 2-3", 3, "line 11: move 3: '2-3' is not a move; use d or the number of a column or slot"),
        ("d d", "d d} d", 3, "line 11: move 3: 'd}' is not a move"),
        (
            "d d",
            "d d d",
            None,
            "line 1: every move is legal, but the check does not match: the moves, the deal or the check have been changed",
        ),
        ("open +34", "stuck +34", None, "line 1: the record gives the result 'stuck +34', but its moves lead to 'open +34'"),
        ("longwood-1 1", "longwood-1 3", 1, "line 11: move 1, 7: "),
    ],
)
def test_an_invalid_record_is_refused_with_its_line_and_move(old: str, new: str, move: int | None, message: str) -> None:
    text = format_record(golf_record())
    assert old in text
    record = parse_record(text.replace(old, new, 1))
    with pytest.raises(RecordError) as error:
        replay(record, GOLF.rules)
    assert str(error.value).startswith(message)
    assert error.value.move == move


def test_a_record_with_an_invalid_position_is_invalid() -> None:
    record = replace(golf_record(""), deal=None, position="AC/AC - KC")
    with pytest.raises(RecordError, match="line 1: the deal is not valid: tableau must be a list of 7 piles"):
        replay(record, GOLF.rules)


def test_a_record_without_a_check_is_verified_by_its_moves() -> None:
    text = "\n".join(line for line in format_record(golf_record()).splitlines() if "Check" not in line)
    record = parse_record(text)
    assert record.check == ""
    assert parse_record(format_record(record)) == record
    replay(record, GOLF.rules)


def test_parsing_a_single_record_refuses_several() -> None:
    text = format_record(golf_record())
    with pytest.raises(RecordError, match="line 12: expected one record, found 2"):
        parse_record(text * 2)
    with pytest.raises(RecordError, match="line 1: expected one record, found 0"):
        parse_record("")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"player": "two\nlines"}, "header Player: 'two\\nlines' does not fit on one line of a record"),
        ({"player": "a\x00b"}, "header Player: 'a\\x00b' does not fit on one line of a record"),
        ({"player": "a\u2028b"}, "header Player: 'a\\u2028b' does not fit on one line of a record"),
        ({"date": "\ud800"}, "header Date: '\\ud800' does not fit on one line of a record"),
        ({"extra": (("Two Words", "x"),)}, "header 'Two Words': header names are letters and digits, and each is used once"),
        ({"extra": (("", "x"),)}, "header '': header names are letters and digits, and each is used once"),
        ({"extra": (("Game", "golf"),)}, "header 'Game': header names are letters and digits, and each is used once"),
        ({"extra": (("Event", "1"), ("Event", "2"))}, "header 'Event': header names are letters and digits, and each is used once"),
        ({"comments": ((1, "}"),)}, "comment '}' cannot be written: it contains a closing brace or comes after the last move"),
        ({"comments": ((9, "late"),)}, "comment 'late' cannot be written: it contains a closing brace or comes after the last move"),
    ],
)
def test_a_record_that_cannot_be_written_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(NotationError) as error:
        format_record(replace(golf_record(), **changes))  # type: ignore[arg-type]  # the types differ by field
    assert str(error.value) == message


@pytest.mark.parametrize(
    "changes",
    [
        {"extra": (("Player", "x"),), "player": ""},
        {"moves": ("3 d",)},
        {"moves": ("{d}",)},
        {"moves": ("1.",)},
        {"moves": ("",)},
        {"comments": ((2, "later"), (1, "sooner"))},
        {"deal": -1},
        {"deal": None},
        {"position": "- - -"},
        {"game": ""},
        {"result": ""},
    ],
)
def test_a_record_that_would_be_read_back_differently_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(NotationError, match="this record cannot be written"):
        format_record(replace(golf_record(), **changes))  # type: ignore[arg-type]  # the types differ by field


def test_ordinary_names_can_be_written() -> None:
    for name in ("Zoë O'Néill", "王小明", "עברית", "👩\u200d🚀", "non\u00a0breaking", "\\", '"', "]", "{}"):
        record = replace(golf_record(), player=name)
        assert parse_record(format_record(record)) == record


def test_repr_can_be_evaluated() -> None:
    record = golf_record()
    assert eval(repr(record), {"Record": Record}) == record


def test_a_record_is_parsed_in_a_step_per_word() -> None:
    text = format_record(replace(golf_record(), moves=("d",) * 5000))
    steps = sum(1 for _ in parsing(text))
    assert steps >= 2 * 5000, "reading the words and collecting the moves"


@pytest.mark.parametrize("word", ["1. ", ";\n"])
def test_what_lies_between_moves_is_also_parsed_in_small_steps(word: str) -> None:
    assert sum(1 for _ in parsing(format_record(golf_record()) + 5000 * word)) >= 5000
