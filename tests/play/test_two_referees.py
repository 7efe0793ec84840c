"""Tests that the referee and the second, simple one have the same moves, positions and outcomes along random games.

The tests cover every game in the catalogue and random rules from the whole parameter space. If the referees differ, the message includes
the rules, the position and both lists of moves.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from longwood.cards import Deal
from longwood.play import Position, parse_line, position_from_json, position_to_json, start
from longwood.rules import ColumnRules, CoveringRules, Rules, Up, deal, deal_to_json
from longwood.variants import CATALOGUE, Variant
from tests.games import SAMPLE
from tests.play import slow_referee as slow
from tests.strategies import DEALS, column_rules, covering_rules, easy_deal

SWAPS = st.sampled_from((0, 0, 3, 10, 30, 1000))


def compare(rules: Rules, position: Position, state: slow.State) -> list[str]:
    """Check that both referees agree on a position. Returns the notation of its moves in the order of the first referee."""
    texts = [position.format_move(move) for move in position.legal_moves()]
    expected = slow.moves(rules, state)
    assert sorted(texts) == sorted(expected), f"{rules!r}\n{position.line()}\nreferee {sorted(texts)}\nslow    {sorted(expected)}"
    seen, wanted = comparable(rules, position_to_json(position)), comparable(rules, slow.view(rules, state))
    assert seen == wanted, f"{rules!r}\n{position.line()}"
    return texts


def comparable(rules: Rules, view: dict[str, object]) -> dict[str, object]:
    """Return Position JSON without details that don't matter: the order of the starters, and the suits of foundations of one colour."""
    assert isinstance(view["foundations"], list)
    view = {**view, "foundations": sorted(view["foundations"])}
    if isinstance(rules, ColumnRules) and rules.foundation_up is Up.ALTERNATE_COLOUR:
        tops = view["foundation_tops"]
        assert isinstance(tops, dict)
        begun = {suit: sum(map(bool, heights)) for suit, heights in tops.items()}
        view["foundation_tops"] = [begun, sorted(tops["C"] + tops["S"]), sorted(tops["D"] + tops["H"])]
    return view


def walk(rules: Rules, dealt: Deal, seed: int, steps: int) -> None:
    """Play a random game with both referees and then undo every move. The first move is chosen rarely, often or nearly always."""
    random = Random(seed)
    greed = random.choice((0.2, 0.5, 0.95))
    position, state = start(rules, dealt), slow.start(rules, deal_to_json(dealt))
    lines = []
    for step in range(steps):
        texts = compare(rules, position, state)
        if step % 8 == 0 or not texts:
            assert position.outcome() == slow.outcome(rules, state), f"{rules!r}\n{position.line()}"
        if step % 16 == 0:
            check_texts(rules, position)
        if not texts:
            break
        lines.append(position.line())
        text = texts[0] if random.random() < greed else random.choice(texts)
        position.push(position.parse_move(text))
        state = slow.after(rules, state, text)
    while lines:
        position.pop()
        assert position.line() == lines.pop()


def check_texts(rules: Rules, position: Position) -> None:
    """Check that reading the position's line or its JSON gives an equal position with the same moves."""
    for twin in (parse_line(rules, position.line()), position_from_json(rules, position_to_json(position))):
        assert twin == position
        assert set(twin.legal_moves()) == set(position.legal_moves())
        assert twin.outcome() == position.outcome()
        assert twin.line() == position.line()


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_both_referees_agree_on_every_variant(variant: Variant) -> None:
    """Games with the same kinds of rules as another one are played once, for a short time."""
    is_sample = variant in SAMPLE
    for number in (1, 12345) if is_sample else (1,):
        walk(variant.rules, deal(variant.rules, number), seed=number, steps=130 if is_sample else 40)
    for swaps in (0, 10, 40) if is_sample else (10,):
        walk(variant.rules, easy_deal(variant.rules, swaps, swaps), seed=swaps, steps=150 if is_sample else 40)


NOT_READ = {
    "name",
    "scoring",  # tests/play/test_scoring.py
    # These only decide which cards are dealt where, and the slow referee starts from a deal (tests/deals, tests/rules/test_deal_up.py).
    "cards",
    "cells",
    "cells_dealt",
    "deal_up",
    "jokers",
    "more_presets",
}
"""The fields of the rules that the slow referee doesn't need."""


@pytest.mark.parametrize("family", [ColumnRules, CoveringRules])
def test_the_slow_referee_knows_every_field(family: type[ColumnRules | CoveringRules]) -> None:
    """A new field needs code there, because the tests below would otherwise compare nothing."""
    source = Path(slow.__file__).read_text(encoding="utf-8")
    assert [field.name for field in fields(family) if field.name not in NOT_READ and f"rules.{field.name}" not in source] == []


@given(column_rules(), DEALS, SWAPS)
def test_both_referees_agree_on_any_column_rules(rules: ColumnRules, seed: int, swaps: int) -> None:
    note(repr(rules))
    walk(rules, easy_deal(rules, seed, swaps), seed, steps=160)


@given(covering_rules(), DEALS, SWAPS)
def test_both_referees_agree_on_any_covering_rules(rules: CoveringRules, seed: int, swaps: int) -> None:
    note(repr(rules))
    walk(rules, easy_deal(rules, seed, swaps), seed, steps=110)
