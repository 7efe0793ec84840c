"""Tests of the golden records: they are valid, they survive parsing and formatting, and a change to any move makes them invalid."""

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
SAMPLED = 12  # changes tried in each long record
NEVER_WON = ("robert",)  # no deal of it is known to be won: none of 100 within 500,000 nodes
ALPHABET = "0123456789-xwfdrACDHSTJQK"


def read(variant: Variant) -> str:
    path = HERE / f"{variant.id}.record"
    assert path.is_file(), f"{variant.id} has no golden record: run `make golden`"
    return path.read_text(encoding="utf-8")


def replayed(record: Record) -> Position:
    return replay(record, find_game(record.game, dict(record.options)).rules)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_golden_records_are_valid(variant: Variant) -> None:
    text = read(variant)
    whole, part = records = parse_records(text)
    assert "\n".join(map(format_record, records)) == text
    for record in records:
        assert (record.game, record.rules) == (variant.id, rules_hash(variant.rules))
        assert record.check
        position = replayed(record)
        assert tuple(position.format_move(move) for move in position.moves) == record.moves
    assert whole.deal is not None
    assert replayed(whole).outcome() is (Outcome.STUCK if variant.id in NEVER_WON else Outcome.WON)
    assert (part.deal, part.position != "") == (None, True)


FORMER = sorted((HERE / "former").glob("*.record"))


@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_records_with_earlier_rules_are_valid(path: Path) -> None:
    records = parse_records(path.read_text(encoding="utf-8"))
    for record in records:
        game = find_game(record.game, dict(record.options), rules=record.rules)
        assert record.rules == rules_hash(game.rules) != rules_hash(game.variant.rules)
        assert replay(record, game.rules).moves
        with pytest.raises(RecordError):  # the current rules differ, so these moves don't replay by them
            replay(replace(record, rules=rules_hash(game.variant.rules), check=""), game.variant.rules)


def test_every_earlier_version_of_rules_has_a_record() -> None:
    known = {record.rules for path in FORMER for record in parse_records(path.read_text(encoding="utf-8"))}
    assert known == {rules_hash(rules) for variant in CATALOGUE for rules in variant.former}


def changes(text: str) -> list[tuple[int, str]]:
    """Return every change of one character that turns a move into other valid notation, as (offset in the text, new character)."""
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


def check_change_is_detected(text: str, at: int, character: str) -> None:
    changed = text[:at] + character + text[at + 1 :]
    (record,) = parse_records(changed)
    with pytest.raises(RecordError) as error:
        replayed(record)
    line = changed.count("\n", 0, at) + 1
    if error.value.move is not None:  # the error is at the changed move or a later one
        assert line <= error.value.line
        assert error.value.move >= 1


@pytest.mark.parametrize("game", SHORT)
def test_any_changed_character_makes_a_short_record_invalid(game: str) -> None:
    """Try every offset, with every character that still makes it a move."""
    _, part = parse_records(read(next(variant for variant in CATALOGUE if variant.id == game)))
    text = format_record(part)
    replayed(parse_records(text)[0])
    all_changes = changes(text)
    assert len(all_changes) > 12
    for at, character in all_changes:
        check_change_is_detected(text, at, character)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_sampled_changes_make_a_long_record_invalid(variant: Variant) -> None:
    whole, _ = parse_records(read(variant))
    text = format_record(whole)
    for at, character in Random(variant.id).sample(changes(text), SAMPLED):
        check_change_is_detected(text, at, character)


def test_omitted_added_or_swapped_moves_are_detected() -> None:
    whole, part = parse_records(read(CATALOGUE[0]))
    for record in (whole, part):
        moves = record.moves
        for changed in (moves[:-1], moves[1:], (*moves, "d"), (*moves[:-2], moves[-1], moves[-2]), (moves[0], *moves)):
            if changed == moves:
                continue
            with pytest.raises(RecordError):
                replayed(replace(record, moves=changed))


def test_a_changed_deal_result_check_or_rules_hash_is_detected() -> None:
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
