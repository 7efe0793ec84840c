"""Tests problems and answers in words: the search that reads them finds the same as the one that gets values."""

from __future__ import annotations

import struct
from random import Random

import pytest
import signature

from longwood.errors import LongwoodError
from longwood.play import CoveringPosition, Position, start
from longwood.rules import Scoring
from longwood.solver import Limits, SolverError, _core
from longwood.solver.native import search
from longwood.solver.steps import Claim, Goal, Problem
from longwood.solver.words import claim_of, problem_words
from longwood.variants import find_game
from tests.solver import small

GAMES = signature.games()
LIMITS = Limits(3000, 2**26)


def answered(problem: Problem) -> Claim:
    """Return the claim of the search that reads words."""
    return claim_of(problem, _core.search_words(problem_words(problem)), 0.0)


def facts(claim: Claim) -> tuple[object, ...]:
    """Return a claim without its time."""
    return claim.status, claim.effort.nodes, claim.exact, claim.score, claim.bound, list(claim.line())


def agree(problem: Problem) -> None:
    assert facts(answered(problem)) == facts(search(problem))


def agree_on_all(position: Position, seed: int) -> None:
    agree(Problem(position, LIMITS, seed=seed))
    if isinstance(position, CoveringPosition) and position.rules.scoring is not Scoring.CARDS:
        agree(Problem(position, LIMITS, goal=Goal.SCORE))


@pytest.mark.parametrize("name", GAMES)
def test_words_say_the_same_as_values(name: str) -> None:
    random, position = Random(name), start(GAMES[name], 3)
    for moves in range(30):
        if moves % 10 == 0:
            agree_on_all(position, seed=2**63 + moves)
        legal = position.legal_moves()
        if legal:
            position.push(random.choice(legal))


@pytest.mark.parametrize("seed", range(10))
def test_words_say_the_same_with_any_rules(seed: int) -> None:
    random = Random(seed)
    agree_on_all(small.covering_position(random, random.choice(list(Scoring))), seed)
    agree_on_all(small.column_position(random), seed)


def test_limits_beyond_a_word_are_kept() -> None:
    position = start(find_game("golf").rules, 1)
    for max_nodes in (2**33, None):
        whole = problem_words(Problem(position, Limits(max_nodes, None), seed=2**64 - 1))
        head = struct.unpack_from("<6I", whole)
        assert head[1:] == (0, 2 if max_nodes else 2**31, 2**32 - 1, 2**32 - 1, 2**32 - 1)


def test_incomplete_and_invalid_words_are_refused() -> None:
    problem = Problem(start(find_game("golf").rules, 1), LIMITS)
    whole = problem_words(problem)
    huge = struct.pack("<I", 2**31)
    wrong = [whole[:at] for at in range(0, len(whole), 4)] + [whole + whole[:4], struct.pack("<I", 9) + whole[4:], whole[:24] + huge]
    for words in wrong:
        with pytest.raises(SolverError, match=r"the search rejects the position: (the problem is|slots must be)"):
            claim_of(problem, _core.search_words(words), 0.0)


def test_too_little_memory_in_the_browser_leaves_the_verdict_open() -> None:
    position = start(find_game("golf").rules, 1)
    assert claim_of(Problem(position, LIMITS), b"", 0.0).status == "memory"
    with pytest.raises(LongwoodError, match="memory"):
        claim_of(Problem(position, LIMITS, goal=Goal.SCORE), b"", 0.0)


def test_only_best_scores_of_the_golf_family_are_searched() -> None:
    with pytest.raises(TypeError, match="no search"):
        problem_words(Problem(start(find_game("maria").rules, 1), LIMITS, goal=Goal.SCORE))
