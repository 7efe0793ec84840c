"""The foundations of a column game: what is on them and what they wait for. Source: rules.md A0.2, A3.

Pile i was or will be started by suit i % 4. With foundations by alternate colour a pile waits for either card of one colour.
"""

from __future__ import annotations

from longwood.cards import CARDS, RANK, RANKS, SUIT, Card, card, is_red, rank_name
from longwood.rules import ColumnRules, Up


class Foundations:
    """The foundation piles, and for every card how many piles wait for it."""

    __slots__ = ("awaited", "base", "by_suit", "count", "piles", "wrap")

    def __init__(self, rules: ColumnRules, base: int) -> None:
        self.base = base
        self.by_suit = rules.foundation_up is Up.SUIT
        self.wrap = rules.foundation_wrap
        self.piles: list[list[Card]] = [[] for _ in range(rules.foundations)]
        self.count = 0
        self.awaited = [0] * CARDS
        for pile in range(rules.foundations):
            self._await(pile, 1)

    def _next(self, pile: int) -> tuple[Card, ...]:
        """The cards that may go on the pile now."""
        cards = self.piles[pile]
        if not cards:
            return (card(self.base, pile % 4),)
        if len(cards) == RANKS or (RANK[cards[-1]] == RANKS and not self.wrap):
            return ()
        rank = RANK[cards[-1]] % RANKS + 1
        if self.by_suit:
            return (card(rank, SUIT[cards[-1]]),)
        return tuple(c for c in (card(rank, suit) for suit in range(4)) if is_red(c) is not is_red(cards[-1]))

    def _await(self, pile: int, change: int) -> None:
        for value in self._next(pile):
            self.awaited[value] += change

    def put(self, value: Card) -> int:
        """Puts a card on the first pile that waits for it and returns that pile."""
        pile = self.pile_for(value)
        self.put_on(pile, value)
        return pile

    def pile_for(self, value: Card) -> int:
        """The first pile that waits for the card. Raises ValueError when none does."""
        for pile in range(len(self.piles)):
            if value in self._next(pile):
                return pile
        raise ValueError(f"no foundation waits for {value}")

    def put_on(self, pile: int, value: Card) -> None:
        """Puts a card on that pile."""
        self._await(pile, -1)
        self.piles[pile].append(value)
        self.count += 1
        self._await(pile, 1)

    def take(self, pile: int) -> Card:
        """Takes the top card off that pile."""
        self._await(pile, -1)
        self.count -= 1
        value = self.piles[pile].pop()
        self._await(pile, 1)
        return value

    def pile_with_top(self, value: Card, least: int) -> int:
        """The first pile whose top is that card and which holds more than `least` cards; -1 if there is none."""
        return next((i for i, pile in enumerate(self.piles) if len(pile) > least and pile[-1] == value), -1)

    def heights(self) -> tuple[tuple[int, ...], ...]:
        """Cards up, for each suit in turn, one number a pile, highest first."""
        return tuple(tuple(sorted((len(p) for p in self.piles[suit::4]), reverse=True)) for suit in range(4))

    @property
    def base_name(self) -> str:
        """The base rank as people say it."""
        return "Ace" if self.base == 1 else rank_name(self.base)

    def copy(self) -> Foundations:
        twin = Foundations.__new__(Foundations)
        twin.base, twin.by_suit, twin.wrap, twin.count = self.base, self.by_suit, self.wrap, self.count
        twin.piles, twin.awaited = [pile.copy() for pile in self.piles], self.awaited.copy()
        return twin
