"""A deal: where every card lies before the first move. Must not know any game; rules/dealing.py makes and checks deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from longwood.cards.card import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a game at its start.

    tableau: one tuple a column, deepest card first; an overlapping layout is one tuple of its slots in layout order.
    stock: first drawn first. foundations: the cards that start there. hole: the card a covering game's foundation starts
    with. number: the deal number it came from, if any (not compared: equal cards are equal deals).
    """

    tableau: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    foundations: tuple[Card, ...] = ()
    hole: Card | None = None
    number: int | None = field(default=None, compare=False)
