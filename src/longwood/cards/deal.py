"""A deal: the place of every card before the first move. rules/dealing.py makes and checks deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from longwood.cards.card import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a game before the first move."""

    tableau: tuple[tuple[Card, ...], ...]
    """One tuple for each column, deepest card first. An overlapping layout is one tuple of its slots in layout order."""
    stock: tuple[Card, ...] = ()
    """The cards of the stock, next card first."""
    foundations: tuple[Card, ...] = ()
    """The cards that start on the foundations."""
    hole: Card | None = None
    """The card that starts in the hole of a covering game."""
    number: int | None = field(default=None, compare=False)
    """The deal number, if there is one. Not compared, so deals with the same cards are equal."""
