"""Tests that the search is consistent on full-size games with random rules, which are too large for a slower search to check.

No position on a winning line may be lost, and no move from a lost position may lead to a won one. The referee replays each win, so a
failure proves that a `lost` was wrong.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from longwood.play import Move, Position, start
from longwood.rules import ColumnRules, CoveringRules
from longwood.solver import Limits, Lost, Verdict, Won, solve
from longwood.variants import Variant
from tests.games import SAMPLE
from tests.soak import times
from tests.strategies import DEALS, column_rules, covering_rules, easy_deal

_LIMITS = Limits(max_nodes=4000, max_bytes=2**28)
_SWAPS = st.sampled_from((0, 2, 5, 12, 30, 80))


def check_line_is_never_lost(position: Position, line: tuple[Move, ...], seed: int) -> None:
    """Search a few positions on a winning line. None may be lost."""
    random = Random(seed)
    for at in sorted(random.sample(range(len(line)), min(6, len(line)))):
        here = position.copy()
        for move in line[:at]:
            here.push(move)
        verdict = solved(here, random.randrange(1000))
        assert not isinstance(verdict, Lost), f"move {at} of a winning line of {len(line)}: {here.line()}"


def check_every_move_loses(position: Position) -> None:
    for move in position.legal_moves()[:12]:
        position.push(move)
        verdict = solved(position, 1)
        assert not isinstance(verdict, Won), f"won from a lost position by {position.format_move(move)}: {position.line()}"
        position.pop()


def solved(position: Position, seed: int) -> Verdict:
    return solve(position, _LIMITS, seed)


def check_consistency(position: Position, seed: int) -> None:
    verdict = solved(position, seed)
    if isinstance(verdict, Won):
        check_line_is_never_lost(position, verdict.moves, seed)
    elif isinstance(verdict, Lost):
        check_every_move_loses(position)


@pytest.mark.soak
@given(column_rules(), DEALS, _SWAPS)
@settings(max_examples=times(30, 1000))
def test_verdicts_of_column_games_are_consistent(rules: ColumnRules, seed: int, swaps: int) -> None:
    note(repr(rules))
    check_consistency(start(rules, easy_deal(rules, seed, swaps)), seed)


@pytest.mark.soak
@given(covering_rules(), DEALS, _SWAPS)
@settings(max_examples=times(50, 2000))
def test_verdicts_of_covering_games_are_consistent(rules: CoveringRules, seed: int, swaps: int) -> None:
    note(repr(rules))
    check_consistency(start(rules, easy_deal(rules, seed, swaps)), seed)


@pytest.mark.parametrize("variant", SAMPLE, ids=lambda variant: variant.id)
def test_verdicts_of_the_catalogue_are_consistent(variant: Variant) -> None:
    rules = variant.rules
    for number in range(1, 5):
        check_consistency(start(rules, number), number)
