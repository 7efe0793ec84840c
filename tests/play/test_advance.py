"""Tests that advance() makes the same moves as push(), and stops at any other one, along random games."""

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
        if move not in legal:
            assert position.advance((move,)) == 0, f"{move} in {position.line()}"
    for move in legal:
        check_line(position, (move,))


def check_line(position: Position, line: tuple[Move, ...]) -> None:
    """Check that advance() makes the legal moves of a line. Afterwards, `position` is as before."""
    other, before = position.copy(), position.line()
    for move in line:
        other.push(move)
    impossible = Move(99, 99)
    assert position.advance((*line, impossible, *line)) == len(line)
    assert (position.line(), position.moves, position.legal_moves()) == (other.line(), other.moves, other.legal_moves())
    for move in reversed(line):
        assert position.pop() == move
    assert position.line() == before


def walk(position: Position, seed: int, piles: int) -> None:
    random, first = Random(seed), position.copy()
    for step in range(60):
        moves = position.legal_moves()
        if step % 10 == 0 or not moves:
            check_every_move(position, piles)
        if not moves:
            break
        position.push(moves[0] if random.random() < 0.7 else random.choice(moves))
    check_line(first, position.moves)


@pytest.mark.parametrize("variant", SAMPLE, ids=lambda variant: variant.id)
def test_advance_agrees_with_push_in_every_variant(variant: Variant) -> None:
    for seed in (1, 2):
        walk(start(variant.rules, seed), seed, 12)
        walk(start(variant.rules, easy_deal(variant.rules, seed, 10)), seed, 12)


@pytest.mark.slow
@given(covering_rules(), DEALS)
def test_advance_agrees_with_push_with_any_covering_rules(rules: CoveringRules, seed: int) -> None:
    note(repr(rules))
    walk(start(rules, easy_deal(rules, seed, 5)), seed, len(rules.layout.piles) or min(rules.layout.slots, 12))
