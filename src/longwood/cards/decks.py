"""Decks: which cards a game is played with. Must not know how they are dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from longwood.cards.card import JOKER, Card


def full_deck(decks: int = 1, jokers: int = 0, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The cards of `decks` packs in order (clubs to spades, Ace to King, pack after pack), then the jokers.

    `without` names cards to leave out, each one copy of it, first copies first.

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
