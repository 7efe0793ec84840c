"""Deal cards up to the foundations while the columns are dealt, as in Dieppe and Carré Napoleon. Source: docs/rulings.md, R82."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from longwood.cards import RANK, RANKS, SUIT, Card, card
from longwood.rules.column_rules import ColumnRules, DealUp


class _Foundations:
    """The foundations during the deal. They are built in suit, so the cards that they take next are all that matters."""

    def __init__(self, rules: ColumnRules) -> None:
        self._last = (rules.foundation_base - 2) % RANKS + 1
        bases = [card(rules.foundation_base, suit) for suit in range(4) for _ in range(rules.decks)]
        self._next: Counter[Card] = Counter(bases)
        self.taken: list[Card] = []
        """The cards that went up, in order."""
        if rules.preset:
            for value in bases:
                self.take(value)
            self.taken.clear()

    def take(self, value: Card) -> bool:
        """Take a card if a foundation can. Returns whether one did."""
        if not self._next[value]:
            return False
        self._next[value] -= 1
        if RANK[value] != self._last:
            self._next[card(RANK[value] % RANKS + 1, SUIT[value])] += 1
        self.taken.append(value)
        return True


def deal_up(rules: ColumnRules, order: Sequence[Card]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return the columns, the stock and the cards that went up, if `order` is dealt by rules with deal_up."""
    foundations = _Foundations(rules)
    columns: list[list[Card]] = [[] for _ in range(rules.columns)]
    left = list(reversed(order))
    for _ in range(rules.cards):
        for column in columns:
            while rules.deal_up is DealUp.CARDS and left and foundations.take(left[-1]):
                left.pop()
            if left:
                column.append(left.pop())
        while rules.deal_up is DealUp.ROWS and _take_from(columns, foundations):
            pass
    return tuple(map(tuple, columns)), tuple(reversed(left)), tuple(foundations.taken)


def _take_from(columns: Sequence[list[Card]], foundations: _Foundations) -> bool:
    """Take the first top card that a foundation can take. Returns whether there was one."""
    for column in columns:
        if column and foundations.take(column[-1]):
            column.pop()
            return True
    return False


def can_go_up(rules: ColumnRules, cards: Sequence[Card]) -> bool:
    """Return whether the foundations could take these cards in this order after the preset ones."""
    foundations = _Foundations(rules)
    return all(map(foundations.take, cards))
