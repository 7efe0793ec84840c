"""The best score a covering game can still come to: the native search proposes, the referee plays the line and counts its score."""

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
    """A position of a game whose best score is not searched for."""

    code = "no-best-score"


@dataclass(frozen=True, slots=True)
class BestScore:
    """The best score found and the line that comes to it, replayed by the referee, which counted its score.

    kind: `hole` (the fewest strokes) or `peaks` (the most points). value: the line's score. bound: proved, no line scores better.
    limit: what ended the search before value and bound met; None where they did, and the score is exact.
    """

    kind: Scoring
    value: int
    bound: int
    moves: tuple[Move, ...]
    limit: Limit | None
    effort: Effort

    @property
    def exact(self) -> bool:
        """Whether the score is proved to be the best."""
        return self.value == self.bound


def best_score(
    position: Position,
    limits: Limits | None = None,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
) -> BestScore:
    """Return the best score the position can still reach, with a line that reaches it.

    It is exact, or has a proved bound and says which limit ended the search. In Golf the best score is the fewest strokes, in Tri Peaks
    the most points.

    limits: default_limits() if None. Nodes are tableaux in Golf and positions in Tri Peaks.

    Raises NoBestScoreError for games that are not scored like this, SolverError if the referee refuses the line or counts another score.

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
