"""Moves and their notation in records (docs/records.md)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from longwood.cards import Card, format_card, parse_card
from longwood.errors import NotationError, shown

STOCK: Final = -1
"""The stock, as the source or target of a Move."""
WASTE: Final = -2
"""The waste, as the source or target of a Move."""
FOUNDATION: Final = -3
"""The foundations, as the source or target of a Move."""
HOLE: Final = -4
"""The hole of a covering game, as the target of a Move. With several holes, it is the first one, and to_hole() returns the others."""


class Move(NamedTuple):
    """A move of one or more cards from the top of one pile to another.

    Tableau piles are numbered from 0 here, and from 1 in notation. In overlapping layouts, each slot is a pile. A draw goes from STOCK to
    WASTE, or from STOCK to HOLE in covering games without a waste. A redeal goes from WASTE to STOCK. `str(move)` is the move in notation.

    >>> str(Move(2, 6, 2)), str(DRAW), str(Move(6, HOLE))
    ('3-7x2', 'd', '7')
    """

    source: int
    """The number of a tableau pile, or STOCK, WASTE or FOUNDATION."""
    target: int
    """The number of a tableau pile, or STOCK, WASTE, FOUNDATION or HOLE."""
    cards: int = 1
    """The number of cards."""
    card: Card | None = None
    """The card that returns from a foundation, because foundations have no numbers. None for all other moves."""

    def __str__(self) -> str:
        return format_covering_move(self) if self.target <= HOLE else format_column_move(self)


DRAW: Final = Move(STOCK, WASTE)
"""The draw of a column game, from the stock to the waste."""
REDEAL: Final = Move(WASTE, STOCK)
"""The redeal of a column game, which turns the waste over to form a new stock."""
TURN: Final = Move(STOCK, HOLE)
"""The draw of a covering game, from the stock to the hole."""


def to_hole(number: int) -> int:
    """Return a hole as the target of a Move. The number starts at 0.

    >>> to_hole(0) == HOLE, hole_number(to_hole(3))
    (True, 3)
    """
    return HOLE - number


def hole_number(target: int) -> int:
    """Return the number of a hole from the target of a Move. The inverse of to_hole(). It is negative if the target isn't a hole."""
    return HOLE - target


_COLUMN_MOVE: Final = re.compile(
    r"(?P<source>[1-9]\d{0,2}|w|f(?P<card>[A2-9TJQK][CDHS]))-(?P<target>[1-9]\d{0,2}|f)(?:x(?P<count>[1-9]\d{0,2}))?",
    re.ASCII,
)
_NUMBER: Final = re.compile(r"[1-9]\d{0,2}", re.ASCII)
_HOLES_MOVE: Final = re.compile(r"(?P<source>[1-9]\d{0,2}|w)(?:-h(?P<hole>[2-9]|[1-9]\d))?", re.ASCII)


def format_column_move(move: Move) -> str:
    """Return the notation of a move in a column game.

    >>> format_column_move(Move(2, 6)), format_column_move(Move(2, 6, 2)), format_column_move(Move(WASTE, FOUNDATION))
    ('3-7', '3-7x2', 'w-f')
    """
    if move == DRAW:
        return "d"
    if move == REDEAL:
        return "r"
    source = "w" if move.source == WASTE else str(move.source + 1)
    if move.card is not None:
        source = f"f{format_card(move.card)}"
    target = "f" if move.target == FOUNDATION else str(move.target + 1)
    return f"{source}-{target}" + (f"x{move.cards}" if move.cards > 1 else "")


def parse_column_move(text: str) -> Move:
    """Parse a move of a column game. The inverse of format_column_move(). Raises NotationError if the text is not a move.

    >>> parse_column_move("w-3")
    Move(source=-2, target=2, cards=1, card=None)
    """
    if text in ("d", "r"):
        return DRAW if text == "d" else REDEAL
    found = _COLUMN_MOVE.fullmatch(text)
    if found is not None:
        value = parse_card(found["card"]) if found["card"] else None
        source = FOUNDATION if found["card"] else WASTE if found["source"] == "w" else int(found["source"]) - 1
        target = FOUNDATION if found["target"] == "f" else int(found["target"]) - 1
        move = Move(source, target, int(found["count"] or 1), value)
        if (
            format_column_move(move) == text
            and (source >= 0 or move.cards == 1)
            and (target >= 0 or (move.cards == 1 and source != FOUNDATION))
        ):
            return move
    raise NotationError(f"{shown(text)} is not a move; use d, r, 3-7, 3-7x2, w-3, w-f, 3-f or f5H-3")


@lru_cache(maxsize=1024)
def format_covering_move(move: Move) -> str:
    """Return the notation of a move in a covering game: `d`, `r`, or `w` or the number of the column or slot, and the hole after the first.

    >>> format_covering_move(TURN), format_covering_move(Move(6, HOLE)), format_covering_move(Move(WASTE, to_hole(1)))
    ('d', '7', 'w-h2')
    """
    if move.source == STOCK:
        return "d"
    if move == REDEAL:
        return "r"
    number = hole_number(move.target)
    return ("w" if move.source == WASTE else str(move.source + 1)) + (f"-h{number + 1}" if number else "")


def parse_covering_move(text: str) -> Move:
    """Parse a move of a covering game with one hole and without a waste. Raises NotationError if the text is not a move."""
    if text == "d":
        return TURN
    if _NUMBER.fullmatch(text):
        return Move(int(text) - 1, HOLE)
    raise NotationError(f"{shown(text)} is not a move; use d or the number of a column or slot")


def parse_holes_move(text: str) -> Move:
    """Parse a move of a covering game with several holes or a waste. Raises NotationError if the text is not a move.

    >>> parse_holes_move("w-h2")
    Move(source=-2, target=-5, cards=1, card=None)
    """
    if text in ("d", "r"):
        return DRAW if text == "d" else REDEAL
    if found := _HOLES_MOVE.fullmatch(text):
        return Move(WASTE if found["source"] == "w" else int(found["source"]) - 1, to_hole(int(found["hole"] or 1) - 1))
    raise NotationError(f"{shown(text)} is not a move; use d, r, w or the number of a column or slot, and the hole as in 7-h2")
