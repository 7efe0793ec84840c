"""Searches a position. The native search proposes; the referee replays every line before it leaves this module."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

from longwood.play import Outcome, Position
from longwood.solver import _core
from longwood.solver.certify import certified
from longwood.solver.limits import Cancel, Limits, default_limits
from longwood.solver.search import Claim, check_seed, native_timeout_s, rules_of, search
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

    limits: how far to search; default_limits() if None.
    seed: from 0 to 2**64 - 1. The answer is the same for the same seed and node limit.
    on_progress: called with the nodes so far about every 50 ms. What it raises ends the search and is raised here.
    cancel: ends the search from another thread.
    certain: search again, with other hashes, a position found lost by hashes.

    Several threads may search at once. Raises SolverError if the referee refuses a line, LimitsError for a seed out of range.

    >>> from longwood.play import start
    >>> from longwood.variants import find_game
    >>> type(solve(start(find_game("golf"), 1))).__name__
    'Won'
    """
    return solve_with_claim(position, limits, seed, on_progress, cancel, certain=certain)[0]


def solve_with_claim(
    position: Position,
    limits: Limits | None = None,
    seed: int = 0,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
    *,
    certain: bool = False,
) -> tuple[Verdict, Claim | None]:
    """Return what `solve` returns, and the search's own claim; None without a search. The line of a Lost claim is not replayed."""
    check_seed(seed)
    if position.outcome() is Outcome.WON:
        return Won((), _NO_EFFORT), None
    limits = limits or default_limits(rules_of(position))
    before = 0

    def tell(nodes: int) -> None:
        if on_progress is not None:
            on_progress(before + nodes)

    control = _core.Control(native_timeout_s(limits), None if on_progress is None else tell)
    with nullcontext() if cancel is None else cancel.over(control):
        claim = search(position, limits, seed, control)
        again = None
        if claim.status == "lost" and certain and not claim.exact:
            before = claim.effort.nodes
            again = search(position, limits, seed ^ _SECOND_SEED, control)
    return _verdict(position, claim, again), claim


def _verdict(position: Position, claim: Claim, again: Claim | None) -> Verdict:
    """Return the verdict once the referee has replayed the claim's line. again: a second search of a position found lost."""
    if again is not None:
        effort = claim.effort + again.effort
        if again.status == "lost":
            return Lost(effort, claim.exact, certain=True)
        claim = Claim(again.status, effort, again.exact, again.line)
    if claim.status == "lost":
        return Lost(claim.effort, claim.exact, certain=claim.exact)
    line = certified(position, claim.line(), must_win=claim.status == "won")
    return Won(line, claim.effort) if claim.status == "won" else Unknown(Limit(claim.status), line, claim.effort)
