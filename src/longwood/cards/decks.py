"""Decks of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from longwood.cards.card import JOKER, Card


def full_deck(decks: int = 1, jokers: int = 0, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Return the cards of `decks` packs in order (clubs to spades, Ace to King, pack after pack), then the jokers.

    `without` lists cards to leave out. Each entry removes one copy, starting with the first.

    >>> len(full_deck(2, jokers=1)), len(full_deck(1, without=[Card(39)]))
    (105, 51)
    """
    absent = Counter(without)
    cards = []
    for value in [Card(c) for _ in range(decks) for c in range(52)] + [JOKER] * jokers:
        if absent[value]:
            absent[value] -= 1
        else:
            cards.append(value)
    return tuple(cards)
