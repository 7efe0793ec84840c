"""Scores and results of games. Source: docs/rulings.md, R30, R31, R40, R66."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from longwood.play.columns.position import ColumnPosition
from longwood.play.covering.position import CoveringPosition
from longwood.play.moves import STOCK
from longwood.play.position import Outcome, Position
from longwood.rules import Scoring

HOLES: Final = 9
"""The number of holes in a round of Golf."""
PAR_OF_HOLE: Final = 5
"""Par for one hole, so a round of nine holes has par 45. Source: docs/rulings.md, R31."""
DRAW_PENALTY: Final = 5
"""The points that a draw costs in Tri Peaks."""
PEAK_BONUS: Final = 15
"""The points for each peak in Tri Peaks, except for the last one."""
LAST_PEAK_BONUS: Final = 30
"""The points for the last peak in Tri Peaks."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a game in progress or at its end."""

    kind: Scoring
    """What is counted: strokes (`hole`), points (`peaks`) or cards (`cards`)."""
    value: int
    """The strokes, which are negative if cards were left in the stock, or the points, or the cards on the foundations or in the hole."""
    of: int | None = None
    """The number of cards in the game if `kind` is `cards`, otherwise None."""
    streak: int | None = None
    """The number of cards played since the last draw if `kind` is `peaks`, otherwise None."""


def score(position: Position) -> Score:
    """Return the current score of a game."""
    if isinstance(position, ColumnPosition):
        return Score(Scoring.CARDS, position.foundations.count, of=position.rules.deck_size)
    if not isinstance(position, CoveringPosition):
        raise TypeError(f"no scoring for {type(position).__name__}")
    if position.rules.scoring is Scoring.HOLE:
        return Score(Scoring.HOLE, hole_score(position))
    if position.rules.scoring is Scoring.PEAKS:
        return peaks_score(position)
    return Score(Scoring.CARDS, position.rules.deck_size - position.unplayed, of=position.rules.deck_size)


def hole_score(position: CoveringPosition) -> int:
    """Return the strokes for a hole of Golf.

    They are the number of cards left in the tableau. If it is cleared, they are minus the number of cards left in the stock.
    """
    return position.cards_left or -position.stock_left


def peaks_score(position: CoveringPosition) -> Score:
    """Return the points in Tri Peaks, at most 466.

    The n-th card of a streak scores n, a draw scores -5, the last peak scores 30 and each other peak scores 15.
    """
    peaks = [slot for slot, under in enumerate(position.rules.layout.under) if not under]
    points = streak = 0
    for move in position.moves:
        if move.source == STOCK:
            points, streak = points - DRAW_PENALTY, 0
        else:
            streak += 1
            points += streak
    taken = sum(not position.present >> slot & 1 for slot in peaks)
    points += PEAK_BONUS * taken
    if taken == len(peaks):
        points += LAST_PEAK_BONUS - PEAK_BONUS
    return Score(Scoring.PEAKS, points, streak=streak)


def result_text(position: Position) -> str:
    """Return the result of a game as records write it, such as `won`, `stuck`, `open`, `stuck +6` or `won -4`.

    It is the outcome, followed by the score in Golf and Tri Peaks.
    """
    outcome, points = position.outcome(), score(position)
    return str(outcome) if points.kind is Scoring.CARDS else f"{outcome} {points.value:+d}"


def format_to_par(total: int, par: int) -> str:
    """Return a score relative to par, as golfers write it.

    >>> format_to_par(45, 45), format_to_par(46, 45), format_to_par(40, 45)
    ('E', '+1', '-5')
    """
    return "E" if total == par else f"{total - par:+d}"


def is_finished(position: Position) -> bool:
    """Return whether a game is over, which means that it is won, or that it is a covering game and stuck."""
    outcome = position.outcome()
    return outcome is Outcome.WON or (outcome is Outcome.STUCK and isinstance(position, CoveringPosition))


@dataclass(frozen=True, slots=True)
class Round:
    """A round of Golf."""

    scores: tuple[int, ...] = ()
    """The strokes for each finished hole, in order."""
    holes: int = HOLES
    """The number of holes in the round."""

    @property
    def total(self) -> int:
        """The total strokes for the finished holes."""
        return sum(self.scores)

    @property
    def par(self) -> int:
        """The par of the whole round."""
        return PAR_OF_HOLE * self.holes

    @property
    def is_over(self) -> bool:
        """Whether all holes are finished."""
        return len(self.scores) >= self.holes

    @property
    def to_par(self) -> str:
        """The total relative to the par of the finished holes, such as `E`, `+3` or `-2`."""
        return format_to_par(self.total, PAR_OF_HOLE * len(self.scores))

    @property
    def verdict(self) -> Literal["", "perfect", "par or better", "over par"]:
        """The rating of a finished round: `perfect` (0 or less), `par or better` or `over par`. It is '' before the end."""
        if not self.is_over:
            return ""
        return "perfect" if self.total <= 0 else "par or better" if self.total <= self.par else "over par"
