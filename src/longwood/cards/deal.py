"""The Deal class. The functions in rules/dealing.py make and check deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from longwood.cards.card import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """The position of every card before the first move."""

    tableau: tuple[tuple[Card, ...], ...]
    """One tuple for each column or fan, bottom card first. An overlapping layout has a single tuple, with its slots in layout order."""
    stock: tuple[Card, ...] = ()
    """The cards in the stock, in the order in which they will be drawn."""
    foundations: tuple[Card, ...] = ()
    """The cards on the foundations."""
    hole: Card | None = None
    """The card in the hole of a covering game, or None."""
    number: int | None = field(default=None, compare=False)
    """The deal number, or None. It is not compared, so deals with the same cards are equal."""
