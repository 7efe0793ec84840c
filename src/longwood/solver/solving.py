"""Solve a position. The referee replays every line of the native search before this module returns it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from longwood.play import Outcome, Position
from longwood.solver.certify import certified
from longwood.solver.limits import Cancel, Limits, check_seed, default_limits, rules_of
from longwood.solver.steps import Claim, Problem, Steps, run
from longwood.solver.verdict import Effort, Limit, Lost, Unknown, Verdict, Won

_SECOND_SEED: Final = 0x5EED
_NO_EFFORT: Final = Effort(0, 0.0)


def solve(
    position: Position,
    limits: Limits | None = None,
    seed: int = 0,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
    *,
    certain: bool = False,
) -> Verdict:
    """Return whether the position can be won: Won, Lost or Unknown.

    - `limits`: the limits of the search. The default is default_limits().
    - `seed`: the seed of the search, from 0 to 2**64 - 1. The same seed and node limit always give the same verdict.
    - `on_progress`: called with the number of nodes so far, about every 50 ms. An exception from it ends the search and is passed on.
    - `cancel`: ends the search from another thread.
    - `certain`: confirm a loss that was found by hashes with a second search that uses other hashes.

    Several threads can search at the same time.

    Raises LimitsError if the seed is out of range, and SolverError if the referee rejects the line.

    >>> from longwood.play import start
    >>> from longwood.variants import find_game
    >>> type(solve(start(find_game("golf"), 1))).__name__
    'Won'
    """
    return run(solve_steps(position, limits, seed, certain=certain), on_progress, cancel)[0]


def solve_steps(
    position: Position, limits: Limits | None = None, seed: int = 0, *, certain: bool = False
) -> Steps[tuple[Verdict, Claim | None]]:
    """Solve a position as solve() does, in steps.

    Return the verdict, and the claim of the search or None if no search was needed. The line of a lost claim is unchecked.
    """
    check_seed(seed)
    if position.outcome() is Outcome.WON:
        return Won((), _NO_EFFORT), None
    limits = limits or default_limits(rules_of(position))
    began_s = time.monotonic()
    claim = yield Problem(position, limits, seed)
    second = None
    if claim.status == "lost" and certain and not claim.exact:
        rest = None if limits.timeout_s is None else max(0.0, limits.timeout_s - (time.monotonic() - began_s))
        second = yield Problem(position, replace(limits, timeout_s=rest), seed ^ _SECOND_SEED, earlier_nodes=claim.effort.nodes)
    return _verdict(position, claim, second), claim


def _verdict(position: Position, claim: Claim, second: Claim | None) -> Verdict:
    """Return the verdict after the referee has replayed the line. `second` is the claim of a second search that should confirm a loss."""
    if second is not None:
        effort = claim.effort + second.effort
        if second.status == "lost":
            return Lost(effort, claim.exact, certain=True)
        claim = replace(second, effort=effort)
    if claim.status == "lost":
        return Lost(claim.effort, claim.exact, certain=claim.exact)
    line = certified(position, claim.line(), must_win=claim.status == "won")
    return Won(line, claim.effort) if claim.status == "won" else Unknown(Limit(claim.status), line, claim.effort)
