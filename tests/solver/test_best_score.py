"""Tests of best_score(): the score of its line, limits and errors. test_small_decks.py compares it with a plain search."""

from __future__ import annotations

from random import Random

import pytest

from longwood.play import CoveringPosition, Outcome, score, start
from longwood.rules import OptionValue, Scoring
from longwood.solver import BestScore, Cancel, Limit, Limits, NoBestScoreError, Won, best_score, solve
from longwood.variants import find_game

_GAMES: list[tuple[str, dict[str, OptionValue]]] = [
    ("golf", {}),
    ("golf", {"jokers": 2}),
    ("golf", {"empty_foundation": True}),
    ("golf", {"must_play": True}),
    ("golf-queens", {}),
    ("putt-putt", {}),
    ("thieves-golf", {}),
    ("pyramid-golf", {}),
    ("elevator", {}),
    ("tri-peaks", {}),
    ("tri-peaks", {"wrap": False}),
    ("tri-peaks", {"jokers": 2}),
]


def best(
    game: str, number: int, limits: Limits | None = None, moves: int = 0, options: dict[str, OptionValue] | None = None
) -> tuple[CoveringPosition, BestScore]:
    rules = find_game(game, options or {}).rules
    position = start(rules, number)
    random = Random(number)
    for _ in range(moves):
        if position.outcome() is Outcome.OPEN:
            position.push(random.choice(position.legal_moves()))
    assert isinstance(position, CoveringPosition)
    return position, best_score(position, limits)


@pytest.mark.parametrize(("game", "options"), _GAMES, ids=lambda value: str(value))
@pytest.mark.parametrize("moves", [0, 7])
def test_the_line_reaches_the_score(game: str, options: dict[str, OptionValue], moves: int) -> None:
    for number in range(3):
        position, found = best(game, number, moves=moves, options=options)
        before = position.line()
        assert found.exact
        assert found.limit is None
        end = position.copy()
        for move in found.moves:
            end.push(move)
        assert score(end).value == found.value == found.bound
        assert position.line() == before
        if found.kind is Scoring.HOLE:
            assert (found.value <= 0) is isinstance(solve(position), Won)
        else:
            assert found.value >= score(position).value


def test_the_best_score_stays_the_same_along_its_line() -> None:
    for game, number in (("golf", 5), ("tri-peaks", 5)):
        position, found = best(game, number)
        for move in found.moves:
            position.push(move)
            assert best_score(position).value == found.value


@pytest.mark.parametrize("game", ["golf", "tri-peaks"])
@pytest.mark.parametrize(
    ("limits", "limit"),
    [(Limits(max_nodes=1), Limit.NODES), (Limits(max_nodes=2000), Limit.NODES), (Limits(max_bytes=20_000), Limit.MEMORY)],
)
def test_a_search_that_reaches_a_limit_gives_a_bound(game: str, limits: Limits, limit: Limit) -> None:
    for number in range(4):
        _, exact = best(game, number)
        _, found = best(game, number, limits)
        if found.exact:
            assert found.value == exact.value
            continue
        assert found.limit is limit
        low, high = sorted((found.value, found.bound))
        assert low <= exact.value <= high
        assert (found.value > exact.value) is (game == "golf") or found.value == exact.value


def test_a_cancelled_search_gives_a_bound() -> None:
    rules = find_game("double-golf").rules
    cancel = Cancel()
    cancel.cancel()
    found = best_score(start(rules, 1), cancel=cancel)
    assert found.limit is Limit.CANCELLED
    assert found.value > found.bound


@pytest.mark.parametrize("game", ["black-hole", "all-in-a-row", "forty-thieves"])
def test_some_games_have_no_best_score(game: str) -> None:
    rules = find_game(game).rules
    with pytest.raises(NoBestScoreError, match="best score"):
        best_score(start(rules, 1))


def test_a_finished_hole_keeps_its_score() -> None:
    position, found = best("golf", 1)
    for move in found.moves:
        position.push(move)
    finished = best_score(position)
    assert (finished.value, finished.moves, finished.exact) == (found.value, (), True)
