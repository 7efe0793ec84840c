"""Tests that untrusted input is accepted or refused with a one-line LongwoodError, and never raises another exception."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.cards import parse_card, parse_cards, parse_deal_number
from longwood.errors import LongwoodError
from longwood.play import Position, parse_line, parse_records, position_from_json, position_to_json, replay, start
from longwood.play.moves import parse_column_move, parse_covering_move
from longwood.rules import Rules, apply_options, deal, deal_from_json, deal_to_json, parse_option, rules_from_json, rules_to_json
from longwood.variants import CATALOGUE, find_game, find_variant, game_from_json
from tests.properties.test_referee import wander
from tests.records.test_golden_records import read
from tests.strategies import DEALS, any_rules

KEYS = [
    "game",
    "options",
    "tableau",
    "stock",
    "foundations",
    "hole",
    "waste",
    "foundation_tops",
    "face_down",
    "face_down_slots",
    "redeals_used",
]
ANY_TEXT = st.one_of(
    st.text(), st.text(st.characters(categories=("Cs", "Cc", "Nd"))), st.text("0123456789dxwfr-/|,:ACDHSTJQKX ", max_size=60)
)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(10**4000),
    st.floats(),
    ANY_TEXT,
    st.sampled_from(["AC", "XX", "KS", "TH", "golf", "columns", "hearts"]),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=12),
        st.dictionaries(st.one_of(st.text(max_size=8), st.sampled_from(KEYS)), inner, max_size=8),
    ),
    max_leaves=40,
)


def survives(read: Callable[[], object]) -> object:
    """Return the parsed value, or None if it was refused with a proper error."""
    try:
        return read()
    except LongwoodError as error:
        message = str(error)
        assert message
        assert "\n" not in message
        assert "\r" not in message
        assert len(message) < 1500, message
        return None


@given(any_rules(), JSON)
def test_any_json_is_parsed_or_refused(rules: Rules, data: object) -> None:
    survives(lambda: position_from_json(rules, data))
    survives(lambda: deal_from_json(rules, data))
    survives(lambda: rules_from_json(data, "Some Game"))
    survives(lambda: game_from_json(data))
    if isinstance(data, dict):
        survives(lambda: apply_options(rules, data))
        survives(lambda: rules_from_json({"version": 1, "family": "columns", **data}, "Some Game"))
        survives(lambda: rules_from_json({"version": 1, "family": "covering", **data}, "Some Game"))


@st.composite
def corrupted(draw: st.DrawFn, value: Any) -> Any:
    """Return a JSON value with up to three parts replaced, removed, duplicated or swapped."""
    root = {"": copy.deepcopy(value)}
    for _ in range(draw(st.integers(1, 3))):
        at: Any = root
        key: Any = ""
        while isinstance(at[key], (dict, list)) and at[key] and (at is root or draw(st.integers(0, 3))):
            at = at[key]
            key = draw(st.sampled_from(sorted(at))) if isinstance(at, dict) else draw(st.integers(0, len(at) - 1))
        how = draw(st.sampled_from(("replace", "remove", "double", "exchange")))
        if how == "replace" or at is root:
            at[key] = draw(JSON) if draw(st.booleans()) else draw(SCALARS)
        elif how == "remove":
            del at[key]
        elif isinstance(at, list):
            if how == "double":
                at.insert(key, at[key])
            else:
                other = draw(st.integers(0, len(at) - 1))
                at[key], at[other] = at[other], at[key]
        if not root[""]:
            break
    return root[""]


@given(any_rules(), DEALS, st.integers(0, 60), st.data())
def test_corrupted_positions_and_deals_are_parsed_or_refused(rules: Rules, number: int, steps: int, data: st.DataObject) -> None:
    position = start(rules, number)
    wander(position, number, steps)
    for whole in (position_to_json(position), deal_to_json(deal(rules, number))):
        bad = data.draw(corrupted(json.loads(json.dumps(whole))))
        found = survives(lambda bad=bad: position_from_json(rules, bad))  # type: ignore[misc]
        survives(lambda bad=bad: deal_from_json(rules, bad))  # type: ignore[misc]
        if isinstance(found, Position):  # it was accepted, so everything must work with it
            assert position_from_json(rules, position_to_json(found)) == found
            assert parse_line(rules, found.line()) == found
            wander(found, number, 10)
            found.outcome()


@given(any_rules(), st.data())
def test_corrupted_rules_are_parsed_or_refused(rules: Rules, data: st.DataObject) -> None:
    bad = data.draw(corrupted(json.loads(json.dumps(rules_to_json(rules)))))
    found = survives(lambda: rules_from_json(bad, "Some Game"))
    if found is not None:
        start(found, 1).legal_moves()  # type: ignore[call-overload]  # found is a Rules value


@given(ANY_TEXT)
def test_any_text_is_parsed_or_refused(text: str) -> None:
    for read_text in (
        parse_card,
        parse_cards,
        parse_deal_number,
        parse_option,
        parse_column_move,
        parse_covering_move,
        find_variant,
        find_game,
    ):
        survives(lambda read_text=read_text: read_text(text))  # type: ignore[misc]
    survives(lambda: parse_records(text))
    survives(lambda: parse_records(f'[Longwood "1"]\n[Game "golf"]\n{text}'))


@st.composite
def edited(draw: st.DrawFn, text: str) -> str:
    """Return the text with up to three spans replaced by others or by parts of the text itself."""
    for _ in range(draw(st.integers(1, 3))):
        begin = draw(st.integers(0, len(text)))
        end = min(len(text), begin + draw(st.integers(0, 4)))
        other = draw(st.one_of(ANY_TEXT, st.sampled_from(text or "x"), st.just("")))
        text = text[:begin] + other + text[end:]
    return text


@given(any_rules(), DEALS, st.integers(0, 60), st.data())
def test_edited_lines_are_parsed_or_refused(rules: Rules, number: int, steps: int, data: st.DataObject) -> None:
    position = start(rules, number)
    wander(position, number, steps)
    text = data.draw(edited(position.line()))
    found = survives(lambda: parse_line(rules, text))
    if found is not None:
        assert isinstance(found, Position)
        assert found.line() == text  # a position has only one line
        wander(found, number, 10)


@given(st.sampled_from(CATALOGUE), st.data())
def test_edited_records_are_parsed_or_refused(variant: Any, data: st.DataObject) -> None:
    text = data.draw(edited(read(variant).split("\n\n[Longwood")[1]))
    records = survives(lambda: parse_records("[Longwood" + text))
    for record in records if isinstance(records, list) else []:
        game = survives(lambda record=record: find_game(record.game, dict(record.options)))  # type: ignore[misc]
        if game is not None:
            survives(lambda record=record, game=game: replay(record, game.rules))  # type: ignore[misc]


@pytest.mark.parametrize("depth", [10, 500, 900])
def test_deeply_nested_lists_are_parsed_or_refused(depth: int) -> None:
    deep: object = []
    for _ in range(depth):
        deep = [deep]
    rules = find_variant("golf").rules
    for data in (
        deep,
        {"tableau": deep},
        {"tableau": [deep] * 7},
        {"hole": deep},
        {"game": deep},
        {"game": "golf", "options": {"jokers": deep}},
    ):
        survives(lambda data=data: position_from_json(rules, data))  # type: ignore[misc]
        survives(lambda data=data: game_from_json(data))  # type: ignore[misc]
