"""The names of piles in messages, and the moves between named piles.

This module doesn't check whether a move is legal.
"""

from __future__ import annotations

import re
from typing import Final

from longwood.cards import Card
from longwood.errors import NotationError, shown
from longwood.locales import Phrase
from longwood.play import FOUNDATION, HOLE, STOCK, WASTE, ColumnPosition, CoveringPosition, HolesPosition, Move, Position, to_hole

_PILE: Final = re.compile(r"(stock|waste|hole)|([cshf])([1-9]\d{0,2})", re.ASCII)


def tableau_letter(position: Position) -> str:
    """Return the letter of the tableau's piles: `s` for slots of an overlapping layout, else `c`."""
    return "s" if isinstance(position, CoveringPosition) and not position.rules.layout.piles else "c"


def hole_name(position: CoveringPosition, number: int) -> str:
    """Return the name of a hole. The number starts at 0."""
    return f"h{number + 1}" if position.rules.holes > 1 else "hole"


def move_of(position: Position, source: str, target: str, count: int) -> Move:
    """Return the move of the top `count` cards of `source` to `target`, legal or not. Raises NotationError for an unknown pile."""
    come_from, source_number = _parse(position, source)
    go_to, target_number = _parse(position, target)
    if count < 1:
        raise NotationError(Phrase("reason-no-cards"))
    value: Card | None = None
    if come_from == STOCK or go_to == STOCK:
        count = 1  # the rules decide how many cards a draw or a redeal turns
    if come_from == FOUNDATION:
        pile = _foundation(position, source_number)
        if not pile:
            raise NotationError(Phrase("reason-foundation-empty", number=str(source_number + 1)))
        value = pile[-1]
    elif go_to == FOUNDATION:
        _foundation(position, target_number)
    return Move(
        source_number if come_from == 0 else come_from,
        target_number if go_to == 0 else go_to,
        count,
        value,
    )


def _parse(position: Position, pile: str) -> tuple[int, int]:
    """Return a pile's constant (0 for the tableau) and its number, from 0."""
    found = _PILE.fullmatch(pile)
    if found is None or (found[1] or found[2]) not in (*_names(position), tableau_letter(position)):
        raise NotationError(Phrase("error-no-pile", pile=shown(pile)))
    if found[1]:
        return {"stock": STOCK, "waste": WASTE, "hole": HOLE}[found[1]], 0
    if found[2] == "h":
        return to_hole(int(found[3]) - 1), 0
    return (FOUNDATION if found[2] == "f" else 0), int(found[3]) - 1


def _names(position: Position) -> tuple[str, ...]:
    """Return the names and letters of the piles outside the tableau."""
    if isinstance(position, ColumnPosition):
        return ("stock", "waste", "f")
    if isinstance(position, HolesPosition):
        return ("stock", "waste", "h" if position.rules.holes > 1 else "hole")
    return ("stock", "hole")


def _foundation(position: Position, number: int) -> list[Card]:
    piles = position.foundations.piles if isinstance(position, ColumnPosition) else []
    if number >= len(piles):
        raise NotationError(Phrase("reason-no-foundation", number=str(number + 1)))
    return piles[number]
