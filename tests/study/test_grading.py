"""Tests of how grades are calibrated: rank correlations, weights, and the verdict whether players agree."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import pytest

from longwood.bots.players import Player, play
from longwood.play import start
from longwood.study.grading import MOST_MOVES, PLAYS, GradedDeal, calibrate, correlation, format_deal, graded_deals, read_deals
from longwood.variants import find_variant


def deals(number: int, weights: tuple[float, float, float], seed: int = 1) -> list[GradedDeal]:
    """Return invented deals. The players clear the less, the more the weighted measures are."""
    chance = random.Random(seed)
    found = []
    for deal in range(number):
        effort, kept, length = chance.gauss(10, 2), chance.random(), round(chance.gauss(250, 20))
        hard = weights[0] * (effort - 10) / 2 - weights[1] * (kept - 0.5) / 0.29 + weights[2] * (length - 250) / 20
        cleared = 0.5 - 0.1 * hard + chance.gauss(0, 0.02)
        won = {"random": 0, "greedy": int(cleared > 0.55), "careful": max(0, min(6, round(12 * cleared - 4)))}
        found.append(GradedDeal(deal, effort, kept, length, won, dict.fromkeys(PLAYS, cleared)))
    return found


def test_the_correlation_is_that_of_a_textbook() -> None:
    """Kendall, Rank Correlation Methods: ranks without ties give 1 - 6 * sum of d^2 / (n^3 - n)."""
    xs, ys = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110], [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
    found = correlation(xs, ys)
    assert found.value == pytest.approx(-29 / 165)
    assert found.low < -29 / 165 < found.high
    assert not found.is_positive


def test_ties_have_their_mean_rank() -> None:
    assert correlation([1, 1, 2, 3], [1, 1, 2, 3]).value == 1
    assert correlation([1, 1, 2, 2], [1, 2, 1, 2]).value == 0
    assert correlation([1, 2, 3, 4], [5, 5, 5, 5]).value is None
    assert not correlation([1, 2, 3, 4], [5, 5, 5, 5]).is_positive


@pytest.mark.parametrize(("weights", "largest"), [((1, 0, 0), 0), ((0, 1, 0), 1), ((0, 0, 1), 2)])
def test_the_measure_that_matters_gets_the_weight(weights: tuple[float, float, float], largest: int) -> None:
    found = calibrate(deals(200, weights))
    assert found.shares[largest] >= 8
    assert found.agrees
    assert found.cleared.value is not None
    assert found.cleared.value > 0.9
    assert list(found.bounds) == sorted(found.bounds)


def test_measures_that_say_nothing_agree_with_nobody() -> None:
    """The weights fit the noise of one half, but not of the other."""
    agreeing = sum(calibrate(deals(100, (0, 0, 0), seed)).agrees for seed in range(20))
    assert agreeing <= 3


def test_measures_that_say_the_opposite_agree_with_nobody() -> None:
    assert not calibrate(deals(200, (-1, -1, -1))).agrees


def test_a_deal_says_what_the_players_did(tmp_path: Path) -> None:
    rules = find_variant("tri-peaks").rules
    found = list(islice(graded_deals(rules), 3))
    one = found[1]
    games = [play(start(rules, one.deal), Player("careful"), seed, MOST_MOVES) for seed in range(PLAYS["careful"])]
    assert one.won["careful"] == sum(game.is_won for game in games)
    assert 0 <= one.cleared["random"] <= one.cleared["careful"] <= 1
    assert one.wins == sum(one.won.values())
    file = tmp_path / "deals.jsonl"
    assert read_deals(file) == []
    file.write_text("".join(map(format_deal, found)), encoding="utf-8")
    assert read_deals(file) == found


def test_a_game_of_a_player_can_be_short() -> None:
    position = start(find_variant("forty-thieves").rules, 1)
    assert len(play(position, Player("careful"), most_moves=7).moves) == 7
