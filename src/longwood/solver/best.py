"""Find the best possible score of a covering game. The referee replays the line that the native search finds and checks its score."""

from __future__ import annotations

from collections.abc import Callable

from longwood.errors import LongwoodError
from longwood.play import CoveringPosition, Position, score
from longwood.rules import CoveringRules, Rules, Scoring
from longwood.solver.certify import SolverError, certified, replayed
from longwood.solver.limits import Cancel, Limits, default_limits, rules_of
from longwood.solver.steps import Goal, Problem, Steps, run
from longwood.solver.verdict import BestScore, Effort, Limit


class NoBestScoreError(LongwoodError):
    """Best scores are not available for this game."""

    code = "no-best-score"


def is_scored(rules: Rules) -> bool:
    """Return whether a game is scored in strokes or points, so that a game that isn't won can still be played well."""
    return isinstance(rules, CoveringRules) and rules.scoring is not Scoring.CARDS


def best_score(
    position: Position,
    limits: Limits | None = None,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
) -> BestScore:
    """Return the best score that the position can still reach, with a line that reaches it.

    The best score is the fewest strokes in Golf, and the most points in Tri Peaks. If a limit ends the search early, the result has the
    best score found so far, a proved bound, and the limit.

    - `limits`: the limits of the search. The default is default_limits(). Nodes are tableaux in Golf and positions in Tri Peaks.
    - `on_progress`: called with the number of nodes so far, about every 50 ms. An exception from it ends the search and is passed on.
    - `cancel`: ends the search from another thread.

    Raises NoBestScoreError if the game doesn't have strokes or points, and SolverError if the referee rejects the line or its score.

    >>> from longwood.play import start
    >>> from longwood.variants import find_game
    >>> best = best_score(start(find_game("golf"), 2))
    >>> best.value, best.exact
    (9, True)
    """
    return run(best_score_steps(position, limits), on_progress, cancel)


def best_score_steps(position: Position, limits: Limits | None = None) -> Steps[BestScore]:
    """Return the best score as best_score() does, in steps."""
    rules = rules_of(position)
    if not isinstance(position, CoveringPosition):
        raise NoBestScoreError(f"{rules.name}: best scores are available only for the Golf family")
    now = score(position)
    if now.kind is Scoring.CARDS:
        raise NoBestScoreError(f"{rules.name} is scored in cards, so a win is its best score; solve it without best scores")
    if not position.present:
        return BestScore(now.kind, now.value, now.value, (), None, Effort(0, 0.0))
    found = yield Problem(position, limits or default_limits(rules), goal=Goal.SCORE)
    line = certified(position, found.line(), must_win=False)
    gained = now.value if now.kind is Scoring.PEAKS else 0
    value, bound = gained + found.score, gained + found.bound
    counted = score(replayed(position, line)).value
    if counted != value:
        raise SolverError(f"the search's line scores {counted}, not {value} (in {position.line()})")
    limit = None if value == bound else Limit(found.status)
    return BestScore(now.kind, value, bound, line, limit, found.effort)
