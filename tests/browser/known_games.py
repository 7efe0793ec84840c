"""Deals and moves that the browser tests play, in record notation. test_known_games.py checks their results."""

from __future__ import annotations

from dataclasses import dataclass

from longwood.play import Position, start
from longwood.variants import find_game
from tests.server.playing import GOLF_15, TRI_PEAKS_1


@dataclass(frozen=True)
class KnownGame:
    """A deal of a game, and moves to play in it."""

    game: str  # the id of the game
    deal: int
    moves: tuple[str, ...]

    @property
    def address(self) -> str:
        """The path that deals the game."""
        return f"/play/{self.game}?deal={self.deal}"

    def start(self) -> Position:
        """Return the position after the deal, from the referee."""
        return start(find_game(self.game).rules, self.deal)


def _known(game: str, deal: int, moves: str) -> KnownGame:
    return KnownGame(game, deal, tuple(moves.split()))


LUCAS_WON = _known(
    "lucas",
    104,
    """
    11-6 11-6 9-6 13-6 2-13 2-f 9-13 5-10 5-1 7-10 d d w-f d d d d d d w-f d d d d d d d d d d w-7 d w-f d w-f d d w-5 d w-9 4-9 d
    d d w-f d d w-3 d w-f 1-f 1-f 5-f 5-f 4-5 4-f w-4 11-f w-11 2-11 1-2 1-9 w-1 w-4 8-1 7-1 d w-f d w-1 d d w-5 d w-f d d w-4 d
    w-10 w-10 d w-8 d w-f d w-f d w-f w-f d d d w-12 d d d d d d d w-13 d w-4 d w-f 8-f 8-f d w-f 6-f 6-13 11-13 11-f 10-11 6-f
    6-f 11-10 6-11 6-10 6-f w-6 d w-6 d w-3 11-f 7-11 7-3 w-7 d w-f 13-f 13-f 13-f 13-f 13-f 13-f 1-f 1-f 2-13 w-2 11-f w-11 7-f
    1-7 1-f w-1 w-1 w-f w-1 w-11 w-f w-f 5-f 13-f 7-11 w-7 w-9 w-8 w-10 5-f 10-f 10-f 10-f 10-f 10-f 10-f 10-f 10-f 10-f 4-f 4-f
    4-f 4-f w-f w-f w-f 3-f 3-f 3-f 3-f 9-f 13-f 9-f 3-11 3-f 9-f w-8 w-3 w-f 9-f 12-f 12-f 12-f 12-f 2-f 6-f 6-f 8-f 8-f 8-f 9-f
    w-f w-f 1-f 1-f 1-f 3-f 7-f 11-f 11-f 11-f 11-f
    """,
)
GOLF_WON = _known("golf", 15, GOLF_15)
TRI_PEAKS_WON = _known("tri-peaks", 1, TRI_PEAKS_1)
DAILY_WON = _known(
    "tri-peaks",
    839138547,
    "21 22 d 20 24 27 d 28 25 12 23 d 11 d d 14 26 d 19 15 13 18 d 10 16 4 5 d 6 17 8 9 1 d d d d 7 2 d d d 3",
)
BLACK_HOLE_LOST = _known("black-hole", 3, "12 9 7 4")
"""The last move loses the game, and others are left."""
BLACK_HOLE_STUCK = _known("black-hole", 9, "10 17")

LONG_COLUMNS = [
    _known("little-forty", 141, "5-2 7-10x2 7-8 3-2x2 5-2 8-2x2 5-2 7-9 2-1x8 2-1x2 9-1x2"),
    _known("number-ten", 73, "1-8 2-8 9-1 6-5 9-10 9-10 1-10x2 d w-6 d w-8 10-8x5 d d w-8 d d w-1 3-1 1-3x3 3-6x4 3-8 5-8x2"),
    _known(
        "lucas",
        18,
        """
        1-2 6-2 4-7 4-2 d d w-2 d w-10 d d d d d d d w-7 d d d w-4 d d d w-2 3-2 d w-5 11-5 11-4 d w-7 d d d w-8 1-8 d w-13 12-13 d
        d d d w-11 d w-2 d d d d d d w-11 d d w-10 w-10 d d d d d d w-2 9-2 d d d d d d w-13 d w-2
        """,
    ),
]
"""Each ends with a column of sixteen cards, or of thirteen cards in a game with thirteen columns."""

SUPERMOVE = _known("limited", 17, "1-2 1-f 1-2")
"""Afterwards column 1 is empty. The two cards just built on column 2 can move to column 12 by way of column 1: `2-1 2-12 1-12`."""

FORTY_THIEVES = _known("forty-thieves", 108, "5-3 d d w-5 d d d d d d d w-f d w-f d d w-9")
"""The first moves of a game that can be won."""
