"""Computer players of Golf at several levels. They see only what a player sees: the open cards, and the number of other cards.

A golfer draws if no card can be played. Otherwise the golfer puts the hidden cards in several random orders, plays each move to the
end of the hole in each order, and makes the move with the best result. GOLFERS has the number of orders and the rate of mistakes.
bench/results.md has the scores that follow.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from longwood.play import CoveringPosition, Move
from longwood.play.moves import STOCK
from longwood.play.scoring import hole_score


@dataclass(frozen=True, slots=True)
class Golfer:
    """The parameters of a level."""

    id: str
    samples: int
    """The number of random orders for each move. With 0, the golfer makes the play that allows the most plays after it."""
    slip: float
    """The probability of a random legal move instead."""
    pace_ms: int
    """The median time for a move. Times are log-normal with a spread of 0.4."""


GOLFERS: Final = (
    Golfer("beginner", samples=0, slip=0.35, pace_ms=2200),
    Golfer("casual", samples=0, slip=0.1, pace_ms=1800),
    Golfer("steady", samples=4, slip=0.04, pace_ms=1500),
    Golfer("sharp", samples=10, slip=0.01, pace_ms=1200),
    Golfer("expert", samples=32, slip=0.0, pace_ms=1000),
)
"""All levels, from the weakest to the strongest."""
_SPREAD: Final = 0.4
_LEAST_MS: Final = 250
_MOST_WORK: Final = 3000
"""The approximate number of cards played for one decision. It takes about ten milliseconds, because other players wait meanwhile."""


def thinking_ms(golfer: Golfer, random: Random) -> int:
    """Return the time that a golfer takes for one move."""
    return max(_LEAST_MS, int(golfer.pace_ms * random.lognormvariate(0, _SPREAD)))


def choose_move(position: CoveringPosition, golfer: Golfer, random: Random) -> Move | None:
    """Return the golfer's move, or None if there are no legal moves. The position stays unchanged."""
    moves = position.legal_moves()
    if len(moves) < 2:
        return moves[0] if moves else None
    if random.random() < golfer.slip:
        return random.choice(moves)
    if not golfer.samples:
        return _followed_most(imagined(position, random), random)
    strokes = [0] * len(moves)
    for _ in range(min(golfer.samples, max(2, _MOST_WORK // (len(moves) * position.cards_left)))):
        board = imagined(position, random)
        for number, move in enumerate(moves):
            strokes[number] += _played_out(board.copy(), move, random)
    return min(zip(strokes, moves, strict=True), key=lambda choice: (choice[0], choice[1].source == STOCK))[1]


def imagined(position: CoveringPosition, random: Random) -> CoveringPosition:
    """Return the position with all hidden cards (the stock and the face-down cards) in a random order."""
    left = position.stock[position.turned :]
    hidden = [slot for slot, value in enumerate(position.cards) if value is not None and not position.is_face_up(slot)]
    there = [slot for slot in hidden if position.present >> slot & 1]
    # Sorted, so that the random order doesn't depend on the real one.
    unseen = sorted([*left, *(value for slot in there if (value := position.cards[slot]) is not None)])
    random.shuffle(unseen)
    slots = [value if position.present >> slot & 1 else None for slot, value in enumerate(position.cards)]
    for slot in there:
        slots[slot] = unseen.pop()
    return CoveringPosition.of_piles(position.rules, tuple(slots), tuple(unseen), tuple(position.hole))


def _played_out(board: CoveringPosition, move: Move | None, random: Random) -> int:
    """Return the score of the hole after a move and then, each time, the play that allows the most plays after it."""
    while move is not None:
        board.apply(move)
        move = _followed_most(board, random) if board.present else None
    return hole_score(board)


def _followed_most(board: CoveringPosition, random: Random) -> Move | None:
    """Return the play that allows the most plays after it, a random one if several are equal, or a draw if there are no plays."""
    moves = board.legal_moves()
    plays = [move for move in moves if move.source != STOCK]
    if len(plays) < 2:
        return plays[0] if plays else moves[0] if moves else None
    return max(plays, key=lambda move: (_followers(board, move), random.random()))


def _followers(board: CoveringPosition, move: Move) -> int:
    board.apply(move)
    count = sum(other.source != STOCK for other in board.legal_moves())
    board.pop()
    return count


def by_id(id: str) -> Golfer:
    """Return the golfer with this id. Raises KeyError."""
    return {golfer.id: golfer for golfer in GOLFERS}[id]
