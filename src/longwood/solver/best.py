"""Find the best possible score of a covering game. The referee replays the line that the native search finds and checks its score."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final

from longwood.errors import LongwoodError
from longwood.play import CoveringPosition, Move, Position, Score, score
from longwood.play.scoring import DRAW_PENALTY, LAST_PEAK_BONUS, PEAK_BONUS
from longwood.rules import Scoring
from longwood.solver import _core
from longwood.solver.certify import SolverError, certified, replayed
from longwood.solver.compile import covering_plays, covering_position, covering_rules
from longwood.solver.limits import Cancel, Limits, default_limits
from longwood.solver.search import native_limits, native_timeout_s, rules_of
from longwood.solver.verdict import Effort, Limit

_SCORING: Final = _core.PeaksScoring(draw=DRAW_PENALTY, peak=PEAK_BONUS, last_peak=LAST_PEAK_BONUS)


class NoBestScoreError(LongwoodError):
    """Best scores are not available for this game."""

    code = "no-best-score"


@dataclass(frozen=True, slots=True)
class BestScore:
    """The best score found for a position, with a line that reaches it. The referee has replayed the line and checked its score."""

    kind: Scoring
    """`hole`, where fewer strokes are better, or `peaks`, where more points are better."""
    value: int
    """The score of the line."""
    bound: int
    """A proved bound: no line has a better score than this."""
    moves: tuple[Move, ...]
    """The line."""
    limit: Limit | None
    """The limit that ended the search, or None if `value` is proved to be the best score."""
    effort: Effort
    """The cost of the search."""

    @property
    def exact(self) -> bool:
        """Whether `value` is proved to be the best score."""
        return self.value == self.bound


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
    rules = rules_of(position)
    if not isinstance(position, CoveringPosition):
        raise NoBestScoreError(f"{rules.name}: best scores are available only for the Golf family")
    now = score(position)
    if now.kind not in _SEARCHES:
        raise NoBestScoreError(f"{rules.name} is scored in cards, so a win is its best score; solve it without best scores")
    if not position.present:
        return BestScore(now.kind, now.value, now.value, (), None, Effort(0, 0.0))
    limits = limits or default_limits(rules)
    control = _core.Control(native_timeout_s(limits), on_progress)
    with nullcontext() if cancel is None else cancel.over(control):
        found = _SEARCHES[now.kind](position, now, native_limits(limits), control)
    plays = covering_plays(position.rules)
    line = certified(position, [plays[slot] for slot in found.line], must_win=False)
    gained = now.value if now.kind is Scoring.PEAKS else 0
    value, bound = gained + found.score, gained + found.bound
    counted = score(replayed(position, line)).value
    if counted != value:
        raise SolverError(f"the search's line scores {counted}, not {value} (in {position.line()})")
    limit = None if value == bound else Limit(found.status)
    return BestScore(now.kind, value, bound, line, limit, Effort(found.nodes, found.cpu_s))


def _hole(position: CoveringPosition, _: Score, limits: _core.Limits, control: _core.Control) -> _core.ScoreResult:
    rules, native = covering_rules(position.rules), covering_position(position)
    return _core.best_hole_score(rules, native, limits, control=control)


def _peaks(position: CoveringPosition, now: Score, limits: _core.Limits, control: _core.Control) -> _core.ScoreResult:
    rules, native = covering_rules(position.rules), covering_position(position)
    return _core.best_peaks_score(rules, native, limits, streak=now.streak or 0, scoring=_SCORING, control=control)


_SEARCHES: Final = {Scoring.HOLE: _hole, Scoring.PEAKS: _peaks}
