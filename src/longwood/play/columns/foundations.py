"""The foundations of a column game. Source: docs/rulings.md, R2, R8, R9.

Pile i starts with suit i % 4. If foundations alternate in colour, a pile accepts both cards of the next rank and the right colour. The
copies of a card are equal, so it doesn't matter which pile of a suit has more cards or was started first.
"""

from __future__ import annotations

from collections.abc import Sequence

from longwood.cards import CARDS, RANK, RANKS, SUIT, Card, card, is_red
from longwood.rules import ColumnRules, Up


class Foundations:
    """The foundation piles, with a count for every card of the piles that accept it next."""

    __slots__ = ("awaited", "base", "by_suit", "count", "piles", "starters", "starters_stay", "wrap")

    def __init__(self, rules: ColumnRules, base: int, starters: Sequence[Card] = ()) -> None:
        self.base = base
        """The base rank, which is the rank of the first card of each pile."""
        self.by_suit = rules.foundation_up is Up.SUIT
        self.wrap = rules.foundation_wrap
        self.piles: list[list[Card]] = [[] for _ in range(rules.foundations)]
        self.count = 0
        """The number of cards on all piles."""
        self.awaited = [0] * CARDS
        """For each card, the number of piles that accept it next."""
        for pile in range(rules.foundations):
            self._count_next(pile, 1)
        self.starters = tuple(starters)
        """The cards that started on the foundations."""
        self.starters_stay = not rules.preset_return
        """Whether the starters can't return to a column."""
        for value in starters:
            self.put(value)

    def first(self, pile: int) -> Card:
        """Return the card that starts a pile."""
        return card(self.base, pile % 4)

    def _next(self, pile: int) -> tuple[Card, ...]:
        """Return the cards that a pile accepts next."""
        cards = self.piles[pile]
        if not cards:
            return (self.first(pile),)
        if len(cards) == RANKS or (RANK[cards[-1]] == RANKS and not self.wrap):
            return ()
        rank = RANK[cards[-1]] % RANKS + 1
        if self.by_suit:
            return (card(rank, SUIT[cards[-1]]),)
        return tuple(c for c in (card(rank, suit) for suit in range(4)) if is_red(c) is not is_red(cards[-1]))

    def _count_next(self, pile: int, change: int) -> None:
        for value in self._next(pile):
            self.awaited[value] += change

    def put(self, value: Card) -> int:
        """Put a card on the first pile that accepts it, and return the number of that pile."""
        pile = self.pile_for(value)
        self.put_on(pile, value)
        return pile

    def pile_for(self, value: Card) -> int:
        """Return the number of the first pile that accepts a card. Raises ValueError if there is none."""
        for pile in range(len(self.piles)):
            if value in self._next(pile):
                return pile
        raise ValueError(f"no foundation can take {value}")

    def put_on(self, pile: int, value: Card) -> None:
        """Put a card on a pile without checking it."""
        self._count_next(pile, -1)
        self.piles[pile].append(value)
        self.count += 1
        self._count_next(pile, 1)

    def take(self, pile: int) -> Card:
        """Remove the top card of a pile and return it."""
        self._count_next(pile, -1)
        self.count -= 1
        value = self.piles[pile].pop()
        self._count_next(pile, 1)
        return value

    def returnable(self) -> list[Card]:
        """Return the top cards that can return to a column, if the rules allow it."""
        return sorted({pile[-1] for i, pile in enumerate(self.piles) if pile and self._can_return(i)})

    def pile_with_top(self, value: Card) -> int:
        """Return the number of the first pile with this top card from which it can return to a column, or -1 if there is none."""
        return next((i for i, pile in enumerate(self.piles) if pile and pile[-1] == value and self._can_return(i)), -1)

    def _can_return(self, pile: int) -> bool:
        if len(self.piles[pile]) > 1 or not self.starters_stay:
            return True
        suit = pile % 4
        return sum(map(bool, self.piles[suit::4])) > sum(SUIT[value] == suit for value in self.starters)

    def heights(self) -> tuple[tuple[int, ...], ...]:
        """Return the heights of the piles of each suit, highest first.

        If foundations alternate in colour, all started piles of one colour are equivalent. The heights of both suits of that colour are
        then sorted together, so that equal positions have the same line.
        """
        heights = [sorted((len(p) for p in self.piles[suit::4]), reverse=True) for suit in range(4)]
        if not self.by_suit:
            for suits in ((0, 3), (1, 2)):
                both = sorted((n for suit in suits for n in heights[suit]), reverse=True)
                for suit in suits:
                    heights[suit] = [both.pop(0) if n else 0 for n in heights[suit]]
        return tuple(map(tuple, heights))

    def copy(self) -> Foundations:
        """Return an independent copy."""
        copy = Foundations.__new__(Foundations)
        copy.base, copy.by_suit, copy.wrap, copy.count = self.base, self.by_suit, self.wrap, self.count
        copy.starters, copy.starters_stay = self.starters, self.starters_stay
        copy.piles, copy.awaited = [pile.copy() for pile in self.piles], self.awaited.copy()
        return copy
