"""Writes web/src/pages/thumbnails.json: a position of each game for its picture on the start page, from the referee.

Each is a deal of its own, so that relatives don't look alike, after a few moves, the first legal one each time. A pile is written as its
name, a colon, a star for each face-down card, and its other cards, deepest first: `c1:**KH`. Of the stock, the waste, the hole and the
foundations, only the top card is written. A free cell has "cell" after its name: `c9cell:KH`.
"""

from __future__ import annotations

import json
from typing import Final

from longwood.play import Outcome, Position, start
from longwood.tables.views import piles_view
from longwood.variants import CATALOGUE

MOVES: Final = 9
"""So few that the layout of the game is still there, and enough that the games of a family don't look alike."""


def thumbnails() -> str:
    """Return the file."""
    pictures = {variant.id: _piles(_position(start(variant.rules, deal))) for deal, variant in enumerate(CATALOGUE, 1)}
    return json.dumps(pictures, indent=1) + "\n"


def _position(position: Position) -> Position:
    for _ in range(MOVES):
        if position.outcome() is not Outcome.OPEN:
            break
        position.push(position.legal_moves()[0])
    return position


def _piles(position: Position) -> str:
    found = []
    for pile in piles_view(position):
        cards = ["*"] * pile.hidden + [card or "*" for card in pile.cards]
        is_stacked = pile.kind in ("stock", "waste", "hole", "foundation")
        name = f"{pile.id}cell" if pile.kind == "cell" else pile.id
        found.append(f"{name}:{''.join(cards[-1:] if is_stacked else cards)}")
    return " ".join(found)
