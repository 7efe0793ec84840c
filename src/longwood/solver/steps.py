"""Searches as steps: the solver asks for one native search at a time, and someone else runs it.

A function that solves something is a generator of type Steps. It yields a Problem, receives the native search's Claim about it, and returns
its result. It doesn't know where the search runs. `run` runs it in this process. In the browser, the search is WebAssembly in a worker of
its own, and `run_elsewhere` waits for its claims.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from longwood.play import Move, Position
from longwood.solver.limits import Cancel, Limits
from longwood.solver.verdict import Effort

Result = TypeVar("Result")


class Goal(Enum):
    """What a search looks for."""

    WIN = "win"
    """Whether the position can be won."""
    SCORE = "score"
    """The best score that the position can still reach."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position for the native search. It must not change during the search."""

    position: Position
    limits: Limits
    seed: int = 0
    goal: Goal = Goal.WIN
    earlier_nodes: int = 0
    """The number of nodes of earlier searches for the same result. Progress reports include them."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The result of the native search before the referee has checked it."""

    status: str
    """`won`, `lost`, `exact` (the score is the best one), or the limit that ended the search."""
    effort: Effort
    line: Callable[[], Sequence[Move]]
    """A function that returns the winning line, the line that got furthest, or the line that reaches the score."""
    exact: bool = False
    """Whether positions were compared exactly rather than by their hashes."""
    score: int = 0
    """The score of the line, if that was the goal. In Tri Peaks, only the points gained by the line."""
    bound: int = 0
    """A proved bound: no line has a better score than this."""


Steps = Generator[Problem, Claim, Result]


def run(steps: Steps[Result], on_progress: Callable[[int], object] | None = None, cancel: Cancel | None = None) -> Result:
    """Run the searches of `steps` in this process, and return their result.

    - `on_progress`: called with the number of nodes so far, about every 50 ms. An exception from it ends the search and is passed on.
    - `cancel`: ends the search from another thread.
    """
    from longwood.solver.native import search  # imported here because the browser doesn't have the native module

    turn = _turn(steps, None)
    while isinstance(turn, Problem):
        turn = _turn(steps, search(turn, on_progress, cancel))
    return turn.result


async def run_elsewhere(steps: Steps[Result], search: Callable[[Problem], Awaitable[Claim]]) -> Result:
    """Run the searches of `steps` outside of this process, and return their result."""
    turn = _turn(steps, None)
    while isinstance(turn, Problem):
        turn = _turn(steps, await search(turn))
    return turn.result


@dataclass(frozen=True, slots=True)
class _End(Generic[Result]):
    result: Result


def _turn(steps: Steps[Result], claim: Claim | None) -> Problem | _End[Result]:
    """Give steps the claim about their last problem, or start them. Return their next problem or their end."""
    try:
        return next(steps) if claim is None else steps.send(claim)
    except StopIteration as end:
        return _End(end.value)
