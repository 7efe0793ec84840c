"""Tests of scores: holes and rounds of Golf, points of Tri Peaks, cards on foundations (docs/rulings.md, R30, R31, R40, R66)."""

from __future__ import annotations

import pytest

from longwood.play import CoveringPosition, Round, format_to_par, is_finished, position_from_json, position_to_json, result_text, score
from longwood.rules import Scoring
from longwood.variants import find_variant
from tests.positions import columns, covering, dealt, first_deal, play

# Holes and rounds


def test_a_hole_scores_the_cards_left_or_minus_the_stock_once_cleared() -> None:
    assert score(first_deal("golf")).value == 35
    position = covering("golf", {1: "7C"}, hole="6C", stock="2C 3C")
    assert result_text(position) == "open +1"
    play(position, "1")
    assert result_text(position) == "won -2"
    assert result_text(covering("golf", {1: "7C"}, hole="2C")) == "stuck +1"
    last = covering("golf", {1: "7C"}, hole="6C")
    play(last, "1")
    assert result_text(last) == "won +0"


def test_the_lowest_score_of_a_hole_with_a_starter_is_minus_16() -> None:
    going = "23456789TJQKQJT98765432A23456789TJQ"  # starts on an Ace, and goes back down with a Queen on the King
    played = [rank + "CDHS"[("A" + going)[: n + 1].count(rank)] for n, rank in enumerate(going)]
    tableau = [" ".join(reversed(played[5 * n : 5 * n + 5])) for n in range(7)]
    position = dealt("golf-queens", tableau, hole="AC")
    play(position, " ".join(str(1 + n // 5) for n in range(35)))
    assert result_text(position) == "won -16"


@pytest.mark.parametrize(
    ("total", "to_par", "verdict"),
    [
        (45, "E", "par or better"),
        (46, "+1", "over par"),
        (0, "-45", "perfect"),
        (1, "-44", "par or better"),
        (-3, "-48", "perfect"),
        (315, "+270", "over par"),
    ],
)
def test_a_round_of_nine_holes_is_compared_with_par(total: int, to_par: str, verdict: str) -> None:
    played = Round((total // 9,) * 8 + (total - 8 * (total // 9),))
    assert (played.total, played.par, played.is_over) == (total, 45, True)
    assert (played.to_par, played.verdict) == (to_par, verdict)


def test_a_round_in_progress_is_compared_with_the_par_of_its_holes() -> None:
    played = Round((3, 9))
    assert (played.total, played.to_par, played.is_over, played.verdict) == (12, "+2", False, "")
    assert (Round().to_par, Round().total) == ("E", 0)


def test_to_par_uses_golf_notation() -> None:
    assert [format_to_par(total, 90) for total in (90, 91, 89, 0)] == ["E", "+1", "-1", "-90"]


def test_only_games_scored_by_holes_have_a_round() -> None:
    for game in ("golf", "golf-queens", "putt-putt", "pyramid-golf", "elevator", "double-golf", "thieves-golf"):
        assert find_variant(game).has_round
    for game in ("tri-peaks", "black-hole", "all-in-a-row", "forty-thieves"):
        assert not find_variant(game).has_round


# Tri Peaks


def tri_peaks(stock: str = "") -> CoveringPosition:
    """Return a deal that can be played from slot 28 to slot 1. Each card is one rank above the last, starting from an Ace in the hole."""
    going = ("23456789TJQKA" * 3)[:28]
    played = [rank + "CDHS"[("A" + going)[: n + 1].count(rank)] for n, rank in enumerate(going)]
    return dealt("tri-peaks", [" ".join(reversed(played))], hole="AC", stock=stock)


def test_tri_peaks_a_draw_costs_points_and_ends_the_streak() -> None:
    position = tri_peaks(stock="6S")
    play(position, "28 27 26")
    assert (score(position).value, score(position).streak) == (1 + 2 + 3, 3)
    play(position, "d")
    assert (score(position).value, score(position).streak) == (6 - 5, 0)
    play(position, "25")
    assert (score(position).value, score(position).streak) == (6 - 5 + 1, 1)
    position.pop()
    position.pop()
    assert (score(position).value, score(position).streak) == (6, 3)


def test_tri_peaks_a_peak_earns_fifteen_on_top_of_its_streak() -> None:
    position = covering("tri-peaks", {1: "7C", 2: "KD", 3: "KH", 4: "5C", 5: "6C", 6: "4C"}, hole="3C")
    play(position, "6 4 5")
    assert score(position).value == 1 + 2 + 3
    play(position, "1")
    assert score(position).value == 1 + 2 + 3 + 4 + 15


def test_tri_peaks_last_peak_earns_thirty() -> None:
    position = covering("tri-peaks", {1: "7C", 2: "8C", 3: "9C"}, hole="6C", stock="2D")
    play(position, "1 2")
    assert score(position).value == (1 + 15) + (2 + 15)
    play(position, "3")
    assert result_text(position) == f"won +{(1 + 15) + (2 + 15) + (3 + 30)}"


def test_tri_peaks_best_score_is_466() -> None:
    position = tri_peaks()
    play(position, " ".join(str(slot) for slot in range(28, 0, -1)))
    assert (score(position).value, score(position).streak) == (466, 28)
    assert result_text(position) == "won +466"


def test_tri_peaks_draws_can_make_the_score_negative() -> None:
    position = first_deal("tri-peaks")
    play(position, "d " * 23)
    assert score(position).value == -115


# Cards on the foundations


def test_column_games_count_cards_on_foundations() -> None:
    before = score(first_deal("lucas"))
    assert (before.kind, before.value, before.of) == (Scoring.CARDS, 8, 104)
    position = columns("forty-thieves", {1: "AC", 2: "9D"})
    play(position, "1-f")
    assert (score(position).value, score(position).of) == (1, 104)
    assert result_text(position) == "open"


def test_black_hole_counts_cards_in_the_hole_even_in_a_parsed_position() -> None:
    position = first_deal("black-hole")
    assert (score(position).value, score(position).of) == (1, 52)
    view = position_to_json(covering("black-hole", {1: "9C 8C"}, hole="7C"))
    del view["waste"]  # programs can leave out the cards under the top one
    assert score(position_from_json(find_variant("black-hole").rules, view)).value == 50


# Finished


def test_a_game_is_finished_when_it_is_won_or_a_covering_game_is_stuck() -> None:
    assert not is_finished(first_deal("golf"))
    assert is_finished(covering("golf", {1: "7C"}, hole="2C"))
    cleared = covering("golf", {1: "7C"}, hole="6C", stock="9C")
    play(cleared, "1")
    assert is_finished(cleared)
    blocked = {1: "KC", 2: "KC", 3: "KD", 4: "KD", 5: "KH", 6: "KH", 7: "KS", 8: "KS", 9: "9H", 10: "9D"}
    stuck = columns("forty-thieves", blocked, waste="5C", rest=1)
    assert result_text(stuck) == "stuck"
    assert not is_finished(stuck)  # being stuck never ends a game (R15)
    won = columns("forty-thieves", {1: "KS"}, tops={"C": [13, 13], "D": [13, 13], "H": [13, 13], "S": [13, 12]})
    play(won, "1-f")
    assert is_finished(won)
