"""Computer players of Golf at several levels. They see only what a human player would see: the face-up cards and how many others remain.

A golfer draws if no card can be played. Otherwise the golfer shuffles the unseen cards several times, plays each move to the end of the
hole with each shuffle, and makes the move with the best total. GOLFERS sets the number of shuffles and the rate of mistakes for each
level. bench/results.md lists the resulting scores.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from longwood.play import CoveringPosition, Move
from longwood.play.moves import STOCK
from longwood.play.scoring import hole_score
from longwood.solver.sampling import imagined


@dataclass(frozen=True, slots=True)
class Golfer:
    """The parameters of a computer player's level."""

    id: str
    samples: int
    """The number of shuffles of the unseen cards for each move. With 0, the golfer makes the play that allows the most plays next."""
    slip: float
    """The probability of making a random legal move instead."""
    pace_ms: int
    """The median time for a move, in milliseconds. Times are log-normal with sigma 0.4."""


GOLFERS: Final = (
    Golfer("beginner", samples=0, slip=0.35, pace_ms=2200),
    Golfer("casual", samples=0, slip=0.1, pace_ms=1800),
    Golfer("steady", samples=4, slip=0.04, pace_ms=1500),
    Golfer("sharp", samples=10, slip=0.01, pace_ms=1200),
    Golfer("expert", samples=32, slip=0.0, pace_ms=1000),
)
"""All levels, from weakest to strongest."""
_SPREAD: Final = 0.4
_MIN_MS: Final = 250
_MAX_CARDS_PLAYED: Final = 3000
"""The approximate number of cards played to make one decision. With this limit, a decision takes about ten milliseconds."""


def thinking_ms(golfer: Golfer, random: Random) -> int:
    """Return a random time for one move, in milliseconds."""
    return max(_MIN_MS, int(golfer.pace_ms * random.lognormvariate(0, _SPREAD)))


def is_long_thought(position: CoveringPosition, golfer: Golfer) -> bool:
    """Return whether choose_move() can take milliseconds because the golfer simulates the rest of the hole."""
    return golfer.samples > 0 and len(position.legal_moves()) > 1


def choose_move(position: CoveringPosition, golfer: Golfer, random: Random) -> Move | None:
    """Return the golfer's move, or None if there are no legal moves. The position is not changed."""
    moves = position.legal_moves()
    if len(moves) < 2:
        return moves[0] if moves else None
    if random.random() < golfer.slip:
        return random.choice(moves)
    if not golfer.samples:
        return _greedy_play(imagined(position, random), random)
    strokes = [0] * len(moves)
    for _ in range(min(golfer.samples, max(2, _MAX_CARDS_PLAYED // (len(moves) * position.cards_left)))):
        board = imagined(position, random)
        for number, move in enumerate(moves):
            strokes[number] += _played_out(board.copy(), move, random)
    return min(zip(strokes, moves, strict=True), key=lambda choice: (choice[0], choice[1].source == STOCK))[1]


def _played_out(board: CoveringPosition, move: Move | None, random: Random) -> int:
    """Return the score of the hole if it continues with `move`, and then always with the play that allows the most plays next."""
    while move is not None:
        board.apply(move)
        move = _greedy_play(board, random) if board.present else None
    return hole_score(board)


def _greedy_play(board: CoveringPosition, random: Random) -> Move | None:
    """Return the play that allows the most plays next, with ties broken at random, or the draw if no card can be played."""
    moves = board.legal_moves()
    plays = [move for move in moves if move.source != STOCK]
    if len(plays) < 2:
        return plays[0] if plays else moves[0] if moves else None
    return max(plays, key=lambda move: (_plays_after(board, move), random.random()))


def _plays_after(board: CoveringPosition, move: Move) -> int:
    board.apply(move)
    count = sum(other.source != STOCK for other in board.legal_moves())
    board.pop()
    return count


def by_id(id: str) -> Golfer:
    """Return the golfer with this id. Raises KeyError if there is none."""
    return {golfer.id: golfer for golfer in GOLFERS}[id]
