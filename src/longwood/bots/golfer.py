"""Computer golfers of graded skill. They see what a player sees: the tableau, the hole, and how many cards the stock still has.

A golfer looks for the longest run of plays from the hole's top card, as far ahead as their skill lets them see, and draws when there is
none. How much each sees and errs is stated in GOLFERS; what that makes of their scores is in bench/results.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from longwood.cards import RANK
from longwood.play import CoveringPosition, Move
from longwood.play.moves import STOCK, TURN

_MOST_LOOKED_AT: Final = 600  # positions for one decision: some ten milliseconds


@dataclass(frozen=True, slots=True)
class Golfer:
    """A skill. ahead: plays looked ahead. slip: how often any legal move is taken instead. minds_columns: whether long columns weigh.

    pace_ms: median time for a move; single times are log-normal with a spread of 0.4.
    """

    id: str
    ahead: int
    slip: float
    minds_columns: bool
    pace_ms: int


GOLFERS: Final = (
    Golfer("beginner", ahead=1, slip=0.35, minds_columns=False, pace_ms=2200),
    Golfer("casual", ahead=1, slip=0.1, minds_columns=False, pace_ms=1800),
    Golfer("steady", ahead=3, slip=0.04, minds_columns=False, pace_ms=1500),
    Golfer("sharp", ahead=6, slip=0.01, minds_columns=True, pace_ms=1200),
    Golfer("expert", ahead=14, slip=0.0, minds_columns=True, pace_ms=1000),
)
_SPREAD: Final = 0.4


def thinking_ms(golfer: Golfer, random: Random) -> int:
    """How long a golfer takes for one move."""
    return max(250, int(golfer.pace_ms * random.lognormvariate(0, _SPREAD)))


def choose_move(position: CoveringPosition, golfer: Golfer, random: Random) -> Move | None:
    """The golfer's move; None where nothing can be played or drawn. Changes nothing."""
    moves = position.legal_moves()
    if not moves:
        return None
    if len(moves) > 1 and random.random() < golfer.slip:
        return random.choice(moves)
    plays = [move for move in moves if move.source != STOCK]
    if not plays:
        return TURN
    random.shuffle(plays)
    return max(plays, key=_worth_of_run(position.copy(), golfer))


def _worth_of_run(board: CoveringPosition, golfer: Golfer) -> Callable[[Move], float]:
    """The worth of the best run of plays that begins with a move, as far as the golfer sees."""
    looked_at = 0

    def best(ahead: int) -> float:
        nonlocal looked_at
        looked_at += 1
        worth = _worth(board, golfer)
        if ahead and looked_at < _MOST_LOOKED_AT:
            for move in board.legal_moves():
                if move.source != STOCK:
                    board.apply(move)
                    worth = max(worth, best(ahead - 1))
                    board.pop()
        return worth

    def of_move(move: Move) -> float:
        nonlocal looked_at
        looked_at = 0
        board.apply(move)
        worth = best(golfer.ahead - 1)
        board.pop()
        return worth

    return of_move


def _worth(board: CoveringPosition, golfer: Golfer) -> float:
    """Fewer cards are better; then, for who minds, columns of like length, and exposed cards of many ranks, for a draw may fit them."""
    worth = -10.0 * board.cards_left
    if not golfer.minds_columns:
        return worth
    exposed = {RANK[value] for slot, value in enumerate(board.cards) if value is not None and board.exposed >> slot & 1}
    heights = [sum(board.present >> slot & 1 for slot in pile) for pile in board.rules.layout.piles]
    return worth + 2.0 * len(exposed) - 0.2 * sum(height * height for height in heights)
