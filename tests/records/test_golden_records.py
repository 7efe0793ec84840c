"""The golden records hold, read as they are written, and hold no more once any character of a move is changed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from longwood.errors import RecordError
from longwood.play import Outcome, Position, Record, format_record, parse_records, replay
from longwood.rules import rules_hash
from longwood.variants import CATALOGUE, Variant, find_game
from tests.records.regenerate import HERE

SHORT = ("forty-thieves", "little-forty", "rank-and-file", "golf", "tri-peaks", "black-hole")
SAMPLED = 12  # changes tried of each long record
ALPHABET = "0123456789-xwfdrACDHSTJQK"


def read(variant: Variant) -> str:
    path = HERE / f"{variant.id}.record"
    assert path.is_file(), f"{variant.id} has no golden record: run `make golden`"
    return path.read_text(encoding="utf-8")


def replayed(record: Record) -> Position:
    return replay(record, find_game(record.game, dict(record.options)).rules)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_golden_records_hold(variant: Variant) -> None:
    text = read(variant)
    whole, part = records = parse_records(text)
    assert "\n".join(map(format_record, records)) == text
    for record in records:
        assert (record.game, record.rules) == (variant.id, rules_hash(variant.rules))
        assert record.check
        position = replayed(record)
        assert tuple(position.format_move(move) for move in position.moves) == record.moves
    assert whole.deal is not None
    assert replayed(whole).outcome() is Outcome.WON
    assert (part.deal, part.position != "") == (None, True)


FORMER = sorted((HERE / "former").glob("*.record"))


@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_records_by_earlier_rules_hold(path: Path) -> None:
    records = parse_records(path.read_text(encoding="utf-8"))
    for record in records:
        game = find_game(record.game, dict(record.options), rules=record.rules)
        assert record.rules == rules_hash(game.rules) != rules_hash(game.variant.rules)
        assert replay(record, game.rules).moves
        with pytest.raises(RecordError):  # the rules of today are others, and so is what they make of these moves
            replay(replace(record, rules=rules_hash(game.variant.rules), check=""), game.variant.rules)


def test_every_earlier_version_of_rules_has_a_record() -> None:
    known = {record.rules for path in FORMER for record in parse_records(path.read_text(encoding="utf-8"))}
    assert known == {rules_hash(rules) for variant in CATALOGUE for rules in variant.former}


def changes(text: str) -> list[tuple[int, str]]:
    """(place in the text, new character) of every change of one character within a move that leaves it looking like a move."""
    found = []
    body = text.index("\n\n") + 2
    for word in re.finditer(r"[^\s]+", text[body:]):
        if word[0].endswith("."):  # a move number
            continue
        for at in range(len(word[0])):
            for character in ALPHABET:
                if character != word[0][at] and _is_move(word[0][:at] + character + word[0][at + 1 :]):
                    found.append((body + word.start() + at, character))
    return found


def _is_move(text: str) -> bool:
    return bool(re.fullmatch(r"d|r|[1-9]\d*|(?:w|f[A2-9TJQK][CDHS]|[1-9]\d*)-(?:f|[1-9]\d*)(?:x[1-9]\d*)?", text))


def holds_no_more(text: str, at: int, character: str) -> None:
    changed = text[:at] + character + text[at + 1 :]
    (record,) = parse_records(changed)
    with pytest.raises(RecordError) as error:
        replayed(record)
    line = changed.count("\n", 0, at) + 1
    if error.value.move is not None:  # then it is the changed move or a later one
        assert line <= error.value.line
        assert error.value.move >= 1


@pytest.mark.parametrize("game", SHORT)
def test_no_character_of_a_short_record_can_be_changed(game: str) -> None:
    """Every place, every character that still gives the text of a move."""
    _, part = parse_records(read(next(variant for variant in CATALOGUE if variant.id == game)))
    text = format_record(part)
    replayed(parse_records(text)[0])
    all_changes = changes(text)
    assert len(all_changes) > 12
    for at, character in all_changes:
        holds_no_more(text, at, character)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_no_character_of_a_long_record_can_be_changed(variant: Variant) -> None:
    whole, _ = parse_records(read(variant))
    text = format_record(whole)
    for at, character in Random(variant.id).sample(changes(text), SAMPLED):
        holds_no_more(text, at, character)


def test_moves_left_out_added_or_exchanged_show() -> None:
    whole, part = parse_records(read(CATALOGUE[0]))
    for record in (whole, part):
        moves = record.moves
        for changed in (moves[:-1], moves[1:], (*moves, "d"), (*moves[:-2], moves[-1], moves[-2]), (moves[0], *moves)):
            if changed == moves:
                continue
            with pytest.raises(RecordError):
                replayed(replace(record, moves=changed))


def test_a_changed_deal_rules_result_or_check_shows() -> None:
    text = format_record(parse_records(read(next(variant for variant in CATALOGUE if variant.id == "golf")))[0])
    for old, new, why in (
        ('"longwood-1 1"', '"longwood-1 2"', "move 1, "),
        ('[Result "won +0"]', '[Result "won -1"]', "the record gives the result 'won -1', but its moves lead to 'won +0'"),
        ('[Check "', '[Check "0', "every move is legal, but the check does not match: the moves, the deal or the check have been changed"),
        ('[Rules "', '[Rules "0', "the record has rules 0"),
    ):
        changed = text.replace(old, new)
        assert changed != text
        (record,) = parse_records(changed)
        with pytest.raises(RecordError, match=r"line \d+: ") as error:
            replayed(record)
        assert why in str(error.value)
