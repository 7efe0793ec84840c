"""Tests of the rules hash, which must never change for the same rules, and of rules as JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from hypothesis import given

from longwood.cards import parse_card
from longwood.errors import RulesError
from longwood.rules import ColumnRules, CoveringRules, Hole, OnKing, Rules, Run, fans, rules_from_json, rules_hash, rules_to_json
from longwood.variants import CATALOGUE, RACES, find_game, find_variant
from tests.strategies import any_rules

GOLDEN = dict(line.split() for line in (Path(__file__).parent / "hashes.txt").read_text(encoding="ascii").splitlines() if line[0] != "#")


def test_golden_hashes_never_change() -> None:
    """A changed hash would make every record of that game invalid. Only new games add a line to hashes.txt (`make golden`)."""
    assert {variant.id: rules_hash(variant.rules) for variant in (*CATALOGUE, *RACES)} == GOLDEN


def test_canonical_json_includes_only_changes_from_the_defaults_and_the_version() -> None:
    assert rules_to_json(find_variant("forty-thieves").rules) == {"version": 1, "family": "columns"}
    assert rules_to_json(find_variant("rank-and-file").rules) == {
        "version": 1,
        "family": "columns",
        "face_down": 3,
        "build": "alternate_colour",
        "run": "by_build",
    }
    assert rules_to_json(find_variant("black-hole").rules) == {
        "version": 1,
        "family": "covering",
        "layout": {"fans": [17, 3]},
        "wrap": True,
        "hole": "preset",
        "preset": "AS",
        "scoring": "cards",
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnRulesOfTheFuture(ColumnRules):
    """ColumnRules with a field that a later version might add."""

    peek: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CoveringRulesOfTheFuture(CoveringRules):
    """CoveringRules with a field that a later version might add."""

    holes: int = 1


def test_a_new_field_with_a_default_changes_no_hash() -> None:
    lucas = ColumnRulesOfTheFuture(name="Lucas", columns=13, cards=3, preset=True)
    assert rules_hash(lucas) == GOLDEN["lucas"]
    assert rules_hash(replace(lucas, peek=True)) != GOLDEN["lucas"]
    hole = CoveringRulesOfTheFuture(
        name="Black Hole",
        layout=fans(17, 3),
        wrap=True,
        hole=Hole.PRESET,
        preset=parse_card("AS"),
        scoring=find_variant("black-hole").rules.scoring,  # type: ignore[union-attr]  # a covering game
    )
    assert rules_hash(hole) == GOLDEN["black-hole"]
    assert rules_hash(replace(hole, holes=2)) != GOLDEN["black-hole"]


def test_equal_fields_give_equal_hashes_for_any_id() -> None:
    pairs = [
        ("golf-queens", find_game("golf", {"queens_on_kings": True})),
        ("putt-putt", find_game("golf", {"around_corner": True, "queens_on_kings": True})),
        ("double-golf", find_game("golf", {"decks": 2})),
        ("double-putt", find_game("putt-putt", {"decks": 2})),
        ("thieves-golf", find_game("golf-queens", {"jokers": 2})),
        ("elevator", find_game("pyramid-golf", {"face_down": True})),
        ("golf", find_game("double-putt", {"decks": 1, "around_corner": False})),
    ]
    for variant, game in pairs:
        assert rules_hash(game.rules) == GOLDEN[variant]
    hashes = list(GOLDEN.values())
    assert len(hashes) == len(set(hashes)), "two entries of the catalogue are one game"


@given(any_rules())
def test_rules_can_be_written_as_json_and_read(rules: Rules) -> None:
    data = json.loads(json.dumps(rules_to_json(rules)))
    twin = rules_from_json(data, "Another Name")
    assert twin == rules
    assert rules_hash(twin) == rules_hash(rules)
    assert rules_to_json(twin) == data


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": 2}, "rules version 2 is not supported; this program reads version 1"),
        ({"version": True}, "rules version True is not supported; this program reads version 1"),
        ({"version": None}, "rules version None is not supported; this program reads version 1"),
        ({"family": "fans"}, "unknown family 'fans'; choose columns, covering, race"),
        ({"peek": 1}, "X: a columns game has no field 'peek'"),
        ({"name": "Y"}, "X: a columns game has no field 'name'"),
        ({"decks": "2"}, "X: decks cannot be '2'"),
        ({"decks": True}, "X: decks cannot be True"),
        ({"decks": 9}, "X: decks is 9; it must be 1 to 4"),
        ({"build": "sideways"}, "X: build cannot be 'sideways'"),
        ({"build": ["any"]}, "X: build cannot be ['any']"),
        ({"redeals": "many"}, "X: redeals cannot be 'many'"),
        ({"preset": 1}, "X: preset cannot be 1"),
    ],
)
def test_json_with_invalid_column_rules_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(RulesError) as error:
        rules_from_json({"version": 1, "family": "columns", **changes}, "X")
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"layout": "columns"}, "X: layout cannot be 'columns'"),
        ({"layout": {"columns": [7, 5], "fans": [1, 1]}}, "X: layout cannot be {'columns': [7, 5], 'fans': [1, 1]}"),
        ({"layout": {"columns": 7}}, "X: layout cannot be {'columns': 7}"),
        ({"layout": {"columns": [True, 5]}}, "X: layout cannot be {'columns': [True, 5]}"),
        ({"layout": {"columns": [1000, 1000]}}, "columns(1000, 1000) has 1000000 slots; at most 106 are allowed"),
        ({"layout": {"columns": [10**9, 1]}}, "X: layout cannot be {'columns': [1000000000, 1]}"),
        ({"preset": "XX", "hole": "preset"}, "X: the preset card cannot be a joker"),
        ({"preset": "A of spades", "hole": "preset"}, "X: preset cannot be 'A of spades'"),
        ({"preset": 39, "hole": "preset"}, "X: preset cannot be 39"),
    ],
)
def test_json_with_invalid_covering_rules_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(RulesError) as error:
        rules_from_json({"version": 1, "family": "covering", **changes}, "X")
    assert str(error.value) == message


def test_json_that_is_not_an_object_is_refused() -> None:
    with pytest.raises(RulesError, match="X: rules must be a JSON object, not \\[1\\]"):
        rules_from_json([1], "X")


def test_unlimited_redeals_and_no_redeals_are_different_rules() -> None:
    rules = ColumnRules(name="X", redeals=None, run=Run.SAME_SUIT)
    assert rules_to_json(rules)["redeals"] is None
    assert rules_from_json(rules_to_json(rules), "X") == rules != ColumnRules(name="X", run=Run.SAME_SUIT)
    assert CoveringRules(name="X", on_king=OnKing.QUEEN) != CoveringRules(name="X")
