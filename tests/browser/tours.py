"""Short games with as many kinds of moves as possible."""

from __future__ import annotations

import random
from typing import Final

from longwood.play import Move, Position, start
from longwood.rules import Rules
from longwood.tables.views import move_view, piles_view

_DEALS: Final = range(1, 7)
_TRIES: Final = 4
_MOST_MOVES: Final = 10

Kind = tuple[str, str, bool]
"""The kinds of the piles that a move takes cards from and puts them on, and whether it moves several cards of a column. Each hole is a kind
of its own."""
TURN_UP: Final[Kind] = "", "", False
"""Counts as a kind of its own if a move turns a card of the tableau face up."""


def find_tour(rules: Rules) -> tuple[int, list[Move]]:
    """Return a deal and moves: of those tried, the ones with the most kinds of moves, and of these the fewest moves."""
    best = 0, 0
    tour: tuple[int, list[Move]] = 0, []
    for deal in _DEALS:
        for seed in range(_TRIES):
            rng = random.Random(seed)
            position = start(rules, deal)
            seen: set[Kind] = set()
            while position.played < _MOST_MOVES and (legal := position.legal_moves()):
                kinds = {move: _kind(position, move) for move in legal}
                move = rng.choice([move for move in legal if kinds[move] not in seen] or legal)
                face_down = _face_down(position)
                position.push(move)
                seen |= {kinds[move], *([TURN_UP] if _face_down(position) < face_down else [])}
                if (len(seen), -position.played) > best:
                    best = len(seen), -position.played
                    tour = deal, list(position.moves)
    return tour


def _kind(position: Position, move: Move) -> Kind:
    view = move_view(position, move)
    kinds = {pile.id: pile.id if pile.kind == "hole" else pile.kind for pile in piles_view(position)}
    return kinds[view.source], kinds[view.target], view.count > 1 and "stock" not in (view.source, view.target)


def _face_down(position: Position) -> int:
    return sum(pile.hidden + pile.cards.count("") for pile in piles_view(position) if pile.kind in ("column", "slot"))
