"""Computer golfers of graded skill. They see what a player sees: the cards that lie open, and how many others there are.

A golfer draws when nothing can be played. Else they imagine the cards they do not see in some orders at random, play each move in
each of them on to the end as it comes, and make the move that did best. How many orders a golfer imagines, and how often they slip, is
stated in GOLFERS; what that makes of their scores is in bench/results.md.
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
    """A skill.

    samples: orders of the unseen cards imagined for a move; with none, the play that most others can follow is made. slip: how often any
    legal move is made instead. pace_ms: median time for a move; single times are log-normal with a spread of 0.4.
    """

    id: str
    samples: int
    slip: float
    pace_ms: int


GOLFERS: Final = (
    Golfer("beginner", samples=0, slip=0.35, pace_ms=2200),
    Golfer("casual", samples=0, slip=0.1, pace_ms=1800),
    Golfer("steady", samples=4, slip=0.04, pace_ms=1500),
    Golfer("sharp", samples=10, slip=0.01, pace_ms=1200),
    Golfer("expert", samples=32, slip=0.0, pace_ms=1000),
)
"""From the weakest to the strongest."""
_SPREAD: Final = 0.4
_LEAST_MS: Final = 250
_MOST_WORK: Final = 3000
"""Cards played out for one decision, roughly: some ten milliseconds, for others wait meanwhile."""


def thinking_ms(golfer: Golfer, random: Random) -> int:
    """How long a golfer takes for one move."""
    return max(_LEAST_MS, int(golfer.pace_ms * random.lognormvariate(0, _SPREAD)))


def choose_move(position: CoveringPosition, golfer: Golfer, random: Random) -> Move | None:
    """The golfer's move; None where nothing can be played or drawn. Changes nothing."""
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
    """The position with the cards its player does not see in another order: the stock, and those that lie face down."""
    left = position.stock[position.turned :]
    hidden = [slot for slot, value in enumerate(position.cards) if value is not None and not position.is_face_up(slot)]
    there = [slot for slot in hidden if position.present >> slot & 1]
    unseen = sorted([*left, *(value for slot in there if (value := position.cards[slot]) is not None)])  # their order is not known
    random.shuffle(unseen)
    slots = [value if position.present >> slot & 1 else None for slot, value in enumerate(position.cards)]
    for slot in there:
        slots[slot] = unseen.pop()
    return CoveringPosition.of_piles(position.rules, tuple(slots), tuple(unseen), tuple(position.hole))


def _played_out(board: CoveringPosition, move: Move | None, random: Random) -> int:
    """The score of the hole when it is played on from a move, each time by the play that most others can follow."""
    while move is not None:
        board.apply(move)
        move = _followed_most(board, random) if board.present else None
    return hole_score(board)


def _followed_most(board: CoveringPosition, random: Random) -> Move | None:
    """The play after which most others are possible, any of them where several are; a draw where nothing plays."""
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
    """The golfer of that id. Raises KeyError."""
    return {golfer.id: golfer for golfer in GOLFERS}[id]
