"""Tests that is_legal(move) equals `move in legal_moves()` for every conceivable move, along random games."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, note

from longwood.cards import Card
from longwood.play import FOUNDATION, HOLE, STOCK, WASTE, Move, Position, start
from longwood.rules import CoveringRules
from longwood.variants import Variant
from tests.games import SAMPLE
from tests.strategies import DEALS, covering_rules, easy_deal


def check_every_move(position: Position, piles: int) -> None:
    legal = set(position.legal_moves())
    sources = (*range(-1 - 4, piles + 1),)
    for source, target, count, value in product(sources, (STOCK, WASTE, FOUNDATION, HOLE, 0, 1), (0, 1, 2), (None, Card(3))):
        move = Move(source, target, count, value)
        assert position.is_legal(move) is (move in legal), f"{move} in {position.line()}"
    assert all(position.is_legal(move) for move in legal)


def walk(position: Position, seed: int, piles: int) -> None:
    random = Random(seed)
    for step in range(60):
        moves = position.legal_moves()
        if step % 10 == 0 or not moves:
            check_every_move(position, piles)
        if not moves:
            return
        position.push(moves[0] if random.random() < 0.7 else random.choice(moves))


@pytest.mark.parametrize("variant", SAMPLE, ids=lambda variant: variant.id)
def test_is_legal_agrees_with_legal_moves_in_every_variant(variant: Variant) -> None:
    for seed in (1, 2):
        walk(start(variant.rules, seed), seed, 12)
        walk(start(variant.rules, easy_deal(variant.rules, seed, 10)), seed, 12)


@pytest.mark.slow
@given(covering_rules(), DEALS)
def test_is_legal_agrees_with_legal_moves_with_any_covering_rules(rules: CoveringRules, seed: int) -> None:
    note(repr(rules))
    walk(start(rules, easy_deal(rules, seed, 5)), seed, len(rules.layout.piles) or min(rules.layout.slots, 12))
