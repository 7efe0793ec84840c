"""Decks of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from longwood.cards.card import JOKER, Card


def full_deck(decks: int = 1, jokers: int = 0, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Return the cards of one or more decks in order, followed by the jokers.

    Each deck runs from clubs to spades, and each suit from Ace to King. For each card in `without`, the first remaining copy is left
    out.

    >>> len(full_deck(2, jokers=1)), len(full_deck(1, without=[Card(39)]))
    (105, 51)
    """
    return _deck(decks, jokers, tuple(without))


@lru_cache(maxsize=64)
def _deck(decks: int, jokers: int, without: tuple[Card, ...]) -> tuple[Card, ...]:
    return remaining([Card(c) for _ in range(decks) for c in range(52)] + [JOKER] * jokers, without)


def remaining(cards: Iterable[Card], without: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in order, without the first copy of each card in `without`."""
    left_out = Counter(without)
    found = []
    for value in cards:
        if left_out[value]:
            left_out[value] -= 1
        else:
            found.append(value)
    return tuple(found)
