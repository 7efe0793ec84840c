"""Tests of hints: a hint is a winning move if the search finds a win, and its reason is correct."""

from __future__ import annotations

import pytest

from longwood.play import Outcome, Position, score, start
from longwood.solver import Advice, Limits, Lost, Unknown, Won, best_score, hint, solve
from longwood.solver.best import is_scored
from longwood.solver.limits import rules_of
from longwood.solver.sampling import is_all_seen
from longwood.variants import find_game
from tests.games import SAMPLE
from tests.positions import columns, covering, first_deal

_LIMITS = Limits(max_nodes=30_000)
GOALS = [Advice.BEST, Advice.SCORE]
"""What a winning line of a game with strokes or points leads to."""


@pytest.mark.parametrize("game", [variant.id for variant in SAMPLE])
def test_hinted_moves_are_legal(game: str) -> None:
    advices = set()
    for number in range(4):
        position = first_deal(game, number)
        found = hint(position, _LIMITS)
        advices.add(found.advice)
        assert found.move == found.line[0]
        assert found.sees_hidden_cards is not is_all_seen(position)
        wins = isinstance(found.verdict, Won)
        assert not wins or found.advice in (GOALS if is_scored(rules_of(position)) else [Advice.WIN])
        at = position.copy()
        for move in found.line:
            at.push(move)
        assert (at.outcome() is Outcome.WON) is wins
        assert position == first_deal(game, number)
    assert Advice.NONE not in advices


@pytest.mark.parametrize("game", ["black-hole", "all-in-a-row", "binary-star"])
def test_hints_see_no_hidden_cards_in_open_games(game: str) -> None:
    assert not hint(first_deal(game, 1), _LIMITS).sees_hidden_cards


@pytest.mark.parametrize("game", ["golf", "lucas", "tri-peaks"])
def test_following_hints_wins_the_game(game: str) -> None:
    position = first_deal(game, 1)
    steps = 0
    while (found := hint(position, _LIMITS)).move is not None:
        assert found.advice in (GOALS if is_scored(rules_of(position)) else [Advice.WIN])
        assert found.reason.partition("; ")[0] == f"it wins in {len(found.line)} move{'' if len(found.line) == 1 else 's'}"
        for move in found.line[:40]:
            position.push(move)
            steps += 1
    assert steps > 30
    assert found.advice is Advice.NONE
    assert found.reason == "the game is already won"
    assert not found.sees_hidden_cards


def test_a_stuck_game_has_no_hint() -> None:
    found = hint(covering("golf", {1: "5H", 2: "9C"}, hole="KC"))
    assert (found.move, found.line, found.advice, found.reason) == (None, (), Advice.NONE, "no moves left")
    assert isinstance(found.verdict, Lost)


def test_a_lost_game_still_has_moves() -> None:
    """Two of the three cards can be played. The Hall bound proves at once that the third cannot."""
    position = covering("golf", {1: "5H", 2: "9C8D"}, hole="7C")
    found = hint(position)
    assert isinstance(found.verdict, Lost)
    assert found.move is not None
    assert position.is_legal(found.move)
    assert "cannot be won" in found.reason


def test_an_undecided_game_has_the_line_that_got_furthest() -> None:
    position = start(find_game("forty-thieves").rules, 3)
    found = hint(position, Limits(max_nodes=2000))
    assert isinstance(found.verdict, Unknown)
    assert found.advice is Advice.LINE
    assert found.line == found.verdict.best
    assert "no win found" in found.reason
    assert "of 104 cards on the foundations" in found.reason


def test_a_loss_is_certain_if_that_was_requested() -> None:
    """No card can move: the Aces are under Kings of other suits, and the stock is empty."""
    kings = {n: f"A{ace}K{king}" for n, (ace, king) in enumerate(zip("CDHSCDHS", "DCSHDCSH", strict=True), 1)}
    position: Position = columns("forty-thieves", kings | {9: "2CQH", 10: "2DQS"}, rest=1)
    once, twice = solve(position), solve(position, certain=True)
    assert isinstance(once, Lost)
    assert isinstance(twice, Lost)
    assert (once.certain, twice.certain) == (once.exact, True)
    assert twice.effort.nodes >= once.effort.nodes


@pytest.mark.parametrize("game", ["golf", "tri-peaks", "pyramid-golf"])
def test_without_a_win_hints_lead_to_the_best_score(game: str) -> None:
    position = next(position for deal in range(1, 200) if isinstance(solve(position := start(find_game(game).rules, deal)), Lost))
    best = best_score(position)
    assert best.exact
    found = hint(position)
    assert found.advice is Advice.BEST
    assert f"best possible score: {best.value}" in found.reason
    while found.move is not None and found.advice is Advice.BEST:
        position.push(found.move)
        found = hint(position)
    assert score(position).value == best.value, "following the hints reaches it"


@pytest.mark.parametrize(("game", "deal"), [("golf", 1), ("golf", 15), ("tri-peaks", 1)])
def test_a_win_of_a_scored_game_is_the_one_with_the_best_score(game: str, deal: int) -> None:
    position = first_deal(game, deal)
    assert isinstance(solve(position), Won)
    found, best = hint(position), best_score(position)
    end = position.copy()
    for move in found.line:
        end.push(move)
    assert end.outcome() is Outcome.WON
    assert (found.advice is Advice.BEST) is (score(end).value == best.bound)
    assert score(end).value == best.value
    assert f"score: {best.value}" in found.reason or f"score found: {best.value}" in found.reason


def test_a_hint_does_not_search_long_for_a_better_score_than_that_of_a_win() -> None:
    """Double Golf has deals that are won at once, but whose best score isn't found in many seconds."""
    nodes: list[int] = []
    found = hint(start(find_game("double-golf").rules, 3), on_progress=nodes.append)
    assert isinstance(found.verdict, Won)
    assert found.advice is Advice.SCORE
    assert max(nodes, default=0) < 2_000_000


def test_a_search_that_is_too_short_claims_no_best_score() -> None:
    found = hint(start(find_game("double-golf").rules, 3), Limits(max_nodes=50))
    assert found.advice in (Advice.SCORE, Advice.LINE, Advice.ORDER)
