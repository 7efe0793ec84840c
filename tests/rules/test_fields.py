"""Tests of rules/fields.py: every field of every family has a meaning and allowed values, and values survive a file."""

from __future__ import annotations

import tomllib
from enum import StrEnum

import pytest
from hypothesis import given

from longwood.cards import Card
from longwood.errors import RulesError
from longwood.rules import AnyRules, Build, ColumnRules, CoveringRules, Layout, RaceRules, Rules
from longwood.rules.fields import RuleField, allowed_values, fields_of, format_value, read_value
from longwood.variants import CATALOGUE, RACES
from tests.strategies import any_rules

FAMILIES = (ColumnRules, CoveringRules, RaceRules)
FIELDS = [(family, field) for family in FAMILIES for field in fields_of(family).values()]


@pytest.mark.parametrize(("family", "field"), FIELDS, ids=lambda part: getattr(part, "name", "") or getattr(part, "__name__", ""))
def test_every_field_has_a_meaning_and_allowed_values(family: type[AnyRules], field: RuleField) -> None:
    assert field.doc.endswith(".")
    assert field.allowed
    assert read_value(field.hint, tomllib.loads(f"x = {format_value(field.hint, field.default)}")["x"]) == field.default


def test_all_fields_but_the_name_are_there() -> None:
    assert list(fields_of(RaceRules))[:2] == ["piles", "equal_rank"]
    assert "name" not in fields_of(ColumnRules)
    assert len(fields_of(ColumnRules)) == len(ColumnRules.__dataclass_fields__) - 1


@given(any_rules())
def test_every_value_can_be_written_and_read_back(rules: Rules) -> None:
    for name, field in fields_of(type(rules)).items():
        value = getattr(rules, name)
        assert read_value(field.hint, tomllib.loads(f"x = {format_value(field.hint, value)}")["x"]) == value


@pytest.mark.parametrize("variant", [*CATALOGUE, *RACES], ids=lambda variant: variant.id)
def test_the_values_of_every_game_can_be_written(variant: object) -> None:
    rules: AnyRules = variant.rules  # type: ignore[attr-defined]  # a Variant
    for name, field in fields_of(type(rules)).items():
        value = getattr(rules, name)
        assert read_value(field.hint, tomllib.loads(f"x = {format_value(field.hint, value)}")["x"]) == value


@pytest.mark.parametrize(
    ("hint", "value", "words"),
    [
        (bool, 1, "true or false"),
        (bool, "yes", "true or false"),
        (int, True, "a whole number"),
        (int, 2.0, "a whole number"),
        (int, 10**7, "a whole number"),
        (int | None, "many", 'a whole number or "unlimited"'),
        (Build, "suit", '"same_suit", "different_suit", "alternate_colour" or "any"'),
        (Build, "alternate color", 'Did you mean "alternate_colour"?'),
        (Card | None, "1S", 'a card such as "AS" or "none"'),
        (Layout, {"columns": [7, 5], "fans": [1, 1]}, "{columns = [7, 5]}"),
        (Layout, {"columns": ["7"]}, "a layout"),
        (tuple[int, ...], [1, "2"], "a list, each a whole number"),
        (tuple[bool, int], [True], "true or false then a whole number"),
    ],
)
def test_a_wrong_value_is_refused_with_the_allowed_ones(hint: object, value: object, words: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_value(hint, value)
    assert words in str(caught.value)


def test_lists_and_other_types_of_new_fields_can_be_read() -> None:
    assert read_value(tuple[int, ...], [3, 2, 1]) == (3, 2, 1)
    assert read_value(tuple[bool, int], [True, 2]) == (True, 2)
    assert format_value(tuple[bool, ...], (True, False)) == "[true, false]"
    with pytest.raises(TypeError, match="can't be written in a file yet"):
        allowed_values(StrEnum)
