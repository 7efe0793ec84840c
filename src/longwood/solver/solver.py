"""Searching a position of one game. The native search proposes; the referee replays every line before it leaves this module."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

from longwood.play import Outcome, Position
from longwood.rules import Rules
from longwood.solver import _core
from longwood.solver.best import BestScore, best_score
from longwood.solver.certify import certified
from longwood.solver.limits import Cancel, Limits, default_limits
from longwood.solver.search import Claim, check_asked, native_timeout_s, search
from longwood.solver.verdict import Effort, Limit, Lost, Unknown, Verdict, Won

_SECOND_SEED: Final = 0x5EED
_NO_EFFORT: Final = Effort(0, 0.0)


class Solver:
    """Searches positions of one game; may be used by several threads at once.

    >>> from longwood.play import start
    >>> from longwood.variants import find_variant
    >>> rules = find_variant("golf").rules
    >>> verdict = Solver(rules).solve(start(rules, 1))
    >>> type(verdict).__name__
    'Won'
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def __repr__(self) -> str:
        return f"Solver({self.rules!r})"

    def solve(
        self,
        position: Position,
        limits: Limits | None = None,
        seed: int = 0,
        on_progress: Callable[[int], object] | None = None,
        cancel: Cancel | None = None,
        *,
        certain: bool = False,
    ) -> Verdict:
        """Whether the position can be won.

        limits: default_limits() without them. Deterministic for a seed and a node limit. on_progress is called with the nodes so
        far about every 50 ms; what it raises ends the search and is raised here. certain: a Lost found by hashes is searched again
        with others. Raises SolverError when the referee refuses a line, WrongGameError for a position of
        other rules, LimitsError for a seed that is none.
        """
        return self.look(position, limits, seed, on_progress, cancel, certain=certain)[0]

    def best_score(
        self,
        position: Position,
        limits: Limits | None = None,
        on_progress: Callable[[int], object] | None = None,
        cancel: Cancel | None = None,
    ) -> BestScore:
        """The best score the position can still come to, with a line that does: exact, or with a proved bound and the limit.

        For Golf the fewest strokes, for Tri Peaks the most points. limits: default_limits() without them; nodes are tableaux (Golf)
        or positions (Tri Peaks). Raises NoBestScoreError for games that are not scored so, SolverError when the referee refuses
        the line or counts another score.

        >>> from longwood.play import start
        >>> from longwood.variants import find_variant
        >>> rules = find_variant("golf").rules
        >>> best = Solver(rules).best_score(start(rules, 2))
        >>> best.value, best.exact
        (9, True)
        """
        return best_score(self.rules, position, limits, on_progress, cancel)

    def look(
        self,
        position: Position,
        limits: Limits | None = None,
        seed: int = 0,
        on_progress: Callable[[int], object] | None = None,
        cancel: Cancel | None = None,
        *,
        certain: bool = False,
    ) -> tuple[Verdict, Claim | None]:
        """As solve(), with the search's own claim, whose line is not replayed where the verdict is Lost; None without a search."""
        check_asked(self.rules, position, seed)
        if position.outcome() is Outcome.WON:
            return Won((), _NO_EFFORT), None
        limits = limits or default_limits(self.rules)
        before = 0

        def tell(nodes: int) -> None:
            if on_progress is not None:
                on_progress(before + nodes)

        control = _core.Control(native_timeout_s(limits), None if on_progress is None else tell)
        with nullcontext() if cancel is None else cancel.over(control):
            claim = search(self.rules, position, limits, seed, control)
            again = None
            if claim.status == "lost" and certain and not claim.exact:
                before = claim.effort.nodes
                again = search(self.rules, position, limits, seed ^ _SECOND_SEED, control)
        return _verdict(position, claim, again), claim


def _verdict(position: Position, claim: Claim, again: Claim | None) -> Verdict:
    """What the claim comes to once the referee has replayed its line. `again`: a second search of what the first found lost."""
    if again is not None:
        effort = claim.effort + again.effort
        if again.status == "lost":
            return Lost(effort, claim.exact, certain=True)
        claim = Claim(again.status, effort, again.exact, again.line)
    if claim.status == "lost":
        return Lost(claim.effort, claim.exact, certain=claim.exact)
    line = certified(position, claim.line(), must_win=claim.status == "won")
    return Won(line, claim.effort) if claim.status == "won" else Unknown(Limit(claim.status), line, claim.effort)
