"""Tests searches in steps: the solver works without the native module if someone else runs the searches."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from longwood.play import start
from longwood.solver import Cancel, Limits, Unknown, Won, hint, solve
from longwood.solver.hints import hint_steps
from longwood.solver.native import search
from longwood.solver.solving import solve_steps
from longwood.solver.steps import Claim, Problem, run, run_elsewhere
from longwood.variants import find_game

LIMITS = Limits(20_000, 2**26)
_WITHOUT_NATIVE = """
import sys
sys.modules["longwood.solver._core"] = None
from longwood.local.service import Local
from longwood.play import start
from longwood.solver import best, hints, words
from longwood.solver.steps import Problem
from longwood.tables.searches import questions
from longwood.variants import find_game

problem = next(hints.hint_steps(start(find_game("golf").rules, 1)))
print(len(words.problem_words(problem)))
"""


def test_everything_but_the_search_works_without_the_native_module() -> None:
    done = subprocess.run([sys.executable, "-c", _WITHOUT_NATIVE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) > 100


@pytest.mark.parametrize("game", ["golf", "maria"])
def test_searches_can_run_elsewhere(game: str) -> None:
    position = start(find_game(game).rules, 1)

    async def elsewhere(problem: Problem) -> Claim:
        await asyncio.sleep(0)
        return search(problem)

    found = asyncio.run(run_elsewhere(hint_steps(position, LIMITS), elsewhere))
    assert (found.move, found.line) == (hint(position, LIMITS).move, hint(position, LIMITS).line)


def test_a_second_search_has_the_rest_of_the_time_and_counts_on() -> None:
    position = start(find_game("forty-thieves").rules, 1)
    steps = solve_steps(position, Limits(1000, 2**26, timeout_s=60.0), seed=5, certain=True)
    first = next(steps)
    assert (first.seed, first.earlier_nodes) == (5, 0)
    claim = search(first)
    second = steps.send(Claim("lost", claim.effort, tuple))
    assert second.seed != first.seed
    assert second.earlier_nodes == claim.effort.nodes > 0
    assert second.limits.timeout_s is not None
    assert 0 < second.limits.timeout_s < 60


def test_a_cancelled_search_is_not_begun() -> None:
    position, cancel = start(find_game("golf").rules, 1), Cancel()
    assert isinstance(solve(position), Won)
    cancel.cancel()
    verdict = solve(position, cancel=cancel)
    assert isinstance(verdict, Unknown)
    assert (verdict.limit, verdict.effort.nodes) == ("cancelled", 0)


def test_an_exception_in_a_search_ends_the_steps() -> None:
    def fail(nodes: int) -> None:
        raise RuntimeError("stop")

    steps = solve_steps(start(find_game("forty-thieves").rules, 14), Limits(2**40, 2**28))
    with pytest.raises(RuntimeError, match="stop"):
        run(steps, fail)
