"""Run the native search in this process. It returns a claim, which certify.py checks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import lru_cache
from typing import Final

from longwood.play import ColumnPosition, CoveringPosition, score
from longwood.play.scoring import DRAW_PENALTY, LAST_PEAK_BONUS, PEAK_BONUS
from longwood.rules import ColumnRules, CoveringRules, Scoring
from longwood.solver import _core
from longwood.solver import compile as numbers
from longwood.solver.limits import Cancel, Limits
from longwood.solver.steps import Claim, Goal, Problem
from longwood.solver.verdict import Effort

PEAKS_SCORING: Final = _core.PeaksScoring(draw=DRAW_PENALTY, peak=PEAK_BONUS, last_peak=LAST_PEAK_BONUS)
_ANY_NODES: Final = 2**63
_ANY_BYTES: Final = 2**62
_ANY_S: Final = 10**8


def search(problem: Problem, on_progress: Callable[[int], object] | None = None, cancel: Cancel | None = None) -> Claim:
    """Return the native search's claim about a problem. Raises TypeError if the position belongs to neither family.

    The other arguments are those of steps.run().
    """
    if cancel is not None and cancel.cancelled and problem.goal is Goal.WIN:
        return Claim("cancelled", Effort(0, 0.0), tuple)

    def report(nodes: int) -> None:
        if on_progress is not None:
            on_progress(problem.earlier_nodes + nodes)

    control = _core.Control(_timeout_s(problem.limits), None if on_progress is None else report)
    with nullcontext() if cancel is None else cancel.over(control):
        if problem.goal is Goal.SCORE:
            return _best_score(problem, control)
        if isinstance(problem.position, CoveringPosition):
            return _covering(problem, problem.position, control)
        if isinstance(problem.position, ColumnPosition):
            return _columns(problem, problem.position, control)
    raise TypeError(f"no search for {type(problem.position).__name__}")


@lru_cache(maxsize=256)
def covering_rules(rules: CoveringRules) -> _core.CoveringRules:
    """Return covering rules for the native search."""
    return _core.CoveringRules(*numbers.covering_rules(rules))


def covering_position(position: CoveringPosition) -> _core.CoveringPosition:
    """Return a covering position for the native search."""
    return _core.CoveringPosition(*numbers.covering_position(position))


@lru_cache(maxsize=256)
def column_rules(rules: ColumnRules, base: int) -> _core.ColumnRules:
    """Return column rules for the native search. `base` is the base rank of the position's foundations."""
    return native_column_rules(numbers.column_rules(rules, base))


def native_column_rules(rules: numbers.ColumnRulesNumbers) -> _core.ColumnRules:
    """Return column rules as an object of the native search."""
    fields = rules._asdict()
    fields["build"], fields["run"] = _core.BuildRule(fields["build"]), _core.RunRule(fields["run"])
    fields["empty"] = _core.EmptyRule(fields["empty"])
    fields["worths"] = [_core.ColumnWorth(**worth._asdict()) for worth in fields["worths"]]
    return _core.ColumnRules(**fields)


def column_position(position: ColumnPosition) -> _core.ColumnPosition:
    """Return a column position for the native search."""
    return _core.ColumnPosition(**numbers.column_position(position)._asdict())


def search_deals(rules: CoveringRules, deals: range, limits: Limits, seed: int = 0) -> list[_core.CoveringResult]:
    """Return the native search's results for deals in a row, without a time limit. It also deals them.

    The caller must let the referee replay the lines from its own deals.
    """
    native, dealing, control = covering_rules(rules), _dealing(rules), _core.Control()
    return _core.search_covering_deals(native, dealing, deals.start, len(deals), _limits(limits), control=control, seed=seed)


@lru_cache(maxsize=64)
def _dealing(rules: CoveringRules) -> _core.CoveringDealing:
    return _core.CoveringDealing(**numbers.covering_dealing(rules)._asdict())


def _limits(limits: Limits) -> _core.Limits:
    return _core.Limits(
        max_nodes=_ANY_NODES if limits.max_nodes is None else min(limits.max_nodes, _ANY_NODES),
        max_bytes=_ANY_BYTES if limits.max_bytes is None else min(limits.max_bytes, _ANY_BYTES),
    )


def _timeout_s(limits: Limits) -> float | None:
    """Return the time limit, or None if there is none or it is longer than any search."""
    return None if limits.timeout_s is None or limits.timeout_s > _ANY_S else limits.timeout_s


def _covering(problem: Problem, position: CoveringPosition, control: _core.Control) -> Claim:
    rules, native = covering_rules(position.rules), covering_position(position)
    found = _core.search_covering(rules, native, _limits(problem.limits), control=control, seed=problem.seed)
    effort = Effort(found.nodes, found.cpu_s)
    return Claim(found.status, effort, lambda: numbers.covering_moves(position.rules, found.line), exact=found.exact)


def _columns(problem: Problem, position: ColumnPosition, control: _core.Control) -> Claim:
    rules, native = column_rules(position.rules, position.foundations.base), column_position(position)
    limits = _limits(problem.limits)
    found = _core.search_columns(rules, native, limits, control=control, seed=problem.seed, shorten_trials=numbers.SHORTEN_TRIALS)
    return Claim(found.status, Effort(found.nodes, found.cpu_s), lambda: numbers.column_moves(found.line))


def _best_score(problem: Problem, control: _core.Control) -> Claim:
    position = problem.position
    if not isinstance(position, CoveringPosition):
        raise TypeError(f"no best score for {type(position).__name__}")
    rules, native, limits = covering_rules(position.rules), covering_position(position), _limits(problem.limits)
    if position.rules.scoring is Scoring.PEAKS:
        streak = score(position).streak or 0
        found = _core.best_peaks_score(rules, native, limits, streak=streak, scoring=PEAKS_SCORING, control=control)
    else:
        found = _core.best_hole_score(rules, native, limits, control=control)
    effort, line = Effort(found.nodes, found.cpu_s), lambda: numbers.covering_moves(position.rules, found.line)
    return Claim(found.status, effort, line, score=found.score, bound=found.bound)
