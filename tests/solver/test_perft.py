"""Tests that native perft equals the referee's, for deals of every game, along random games, and with random rules."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from longwood.play import Position, perft, start
from longwood.rules import ColumnRules, CoveringRules, Rules, apply_options, deal, menu_options
from longwood.variants import CATALOGUE, Variant
from tests.games import SAMPLE
from tests.solver import native
from tests.strategies import DEALS, column_rules, covering_rules, easy_deal

_MOST_NODES = 4000  # per comparison
_DEEPEST = 12


def compare(position: Position, most_nodes: int) -> None:
    """Check that both counts are equal at depth 0, 1, 2, ... until there are more than `most_nodes` nodes, or none."""
    for depth in range(_DEEPEST + 1):
        count = perft(position, depth)
        assert native.perft(position, depth) == count, f"depth {depth}: {position.line()}\n{position!r}"
        if not count or count * max(1, len(position.legal_moves())) > most_nodes:
            return


def walk(position: Position, seed: int, steps: int) -> None:
    """Compare along a random game that chooses the first legal move rarely, often or nearly always."""
    random = Random(seed)
    greed = random.choice((0.2, 0.5, 0.95))
    for step in range(steps):
        moves = position.legal_moves()
        if step % 7 == 0:
            compare(position, 300)
        if not moves:
            break
        position.push(moves[0] if random.random() < greed else random.choice(moves))
    compare(position, 300)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_perft_is_equal_for_every_variant(variant: Variant) -> None:
    """Games with the same kinds of rules as another one are compared less."""
    is_sample = variant in SAMPLE
    for number in (1, 12345) if is_sample else (1,):
        compare(start(variant.rules, number), _MOST_NODES if is_sample else 300)
        walk(start(variant.rules, number), number, steps=130 if is_sample else 60)
    for swaps in (0, 10, 40) if is_sample else (10,):
        walk(start(variant.rules, easy_deal(variant.rules, swaps, swaps)), swaps, steps=160 if is_sample else 60)


@pytest.mark.parametrize("variant", SAMPLE, ids=lambda variant: variant.id)
def test_perft_is_equal_with_every_option(variant: Variant) -> None:
    for option in menu_options(variant.rules):
        for choice in option.choices:
            rules = apply_options(variant.rules, {option.name: choice})
            compare(start(rules, 7), 500)
            walk(start(rules, easy_deal(rules, 3, 10)), 3, steps=100)


def walk_deal(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    note(repr(rules))
    walk(start(rules, easy_deal(rules, seed, swaps)), seed, steps)
    compare(start(rules, deal(rules, seed)), 300)


@pytest.mark.slow
@given(column_rules(), DEALS, st.sampled_from((0, 0, 3, 10, 30, 1000)))
def test_perft_is_equal_with_any_column_rules(rules: ColumnRules, seed: int, swaps: int) -> None:
    walk_deal(rules, seed, swaps, steps=120)


@given(covering_rules(), DEALS, st.sampled_from((0, 0, 3, 10, 30, 1000)))
def test_perft_is_equal_with_any_covering_rules(rules: CoveringRules, seed: int, swaps: int) -> None:
    walk_deal(rules, seed, swaps, steps=110)
