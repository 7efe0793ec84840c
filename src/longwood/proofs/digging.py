"""The digging game: an easier game than a column game built in suit. If it can't be won, nor can the real game.

A state has the rest of each column (the cards that have not moved) and the cards that may have left the waste. docs/search.md has the rules
and the argument. This module has the game; longwood.proofs.closed checks proofs about it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longwood.cards import RANK, RANKS, SUIT
from longwood.play import ColumnPosition, Position
from longwood.rules import Build, ColumnRules, Run, Up

_SUIT_BITS: Final = 2 * RANKS
_SUIT: Final = (1 << _SUIT_BITS) - 1
_NO_RANK: Final = -1
_MOST_COSTS: Final = 500_000  # results of columns_needed() in the cache, about 60 MB
BITS: Final = 8
"""The bits of each column's rest in the number that stands for all rests."""


def can_dig(position: Position) -> bool:
    """Return whether the digging game is easier than the game of this position, so that it can prove losses."""
    if not isinstance(position, ColumnPosition):
        return False
    rules: ColumnRules = position.rules
    return (
        rules.build is Build.SAME_SUIT
        and rules.run is Run.SINGLE
        and rules.foundation_up is Up.SUIT
        and position.foundations.base == 1
        and rules.decks <= 2  # counts have two bits for each rank
        and rules.redeals == rules.cells == 0
        and not (rules.build_wrap or rules.build_up or rules.foundation_wrap or rules.foundation_return)
    )


def columns_needed(away: int, tops: int, may: int, copies: int, bare: int = _NO_RANK) -> int:
    """Return the fewest cleared columns that can hold the cards of one suit that have moved.

    - `away`, `tops`, `may`: how many cards of each rank have certainly moved, are on top of rests, and may have left the waste.
    - `bare`: the index of a rank of which one card must have nothing on it.

    A card that has moved is on a foundation, on a card of the next rank, or at the bottom of a cleared column. Both copies of the lowest
    ranks are on foundations. Beyond them, each height of a single copy is tried.
    """
    here = [away >> 2 * rank & 3 for rank in range(RANKS)]
    all_of = [here[rank] + (may >> 2 * rank & 3) for rank in range(RANKS)]
    on_tops = [tops >> 2 * rank & 3 for rank in range(RANKS)]
    both = next((rank for rank in range(RANKS) if all_of[rank] < copies), RANKS)
    first = next((rank for rank in range(RANKS) if not all_of[rank]), RANKS)
    least = 99
    for height in range(both, first + 1):
        hosts = needed = 0
        for rank in range(RANKS - 1, both - 1, -1):
            up = rank < height
            certain = max(0, here[rank] - up)
            needed += max(0, certain - hosts)
            live = min(all_of[rank] - up, max(certain, hosts))  # a card that may be out counts only where another card accepts it
            if rank == bare and not up and live:
                live -= 1
            hosts = live + on_tops[rank]
        least = min(least, needed)
    return least


def bit_of(value: int) -> int:
    """Return one card as a count of cards by suit and rank."""
    return 1 << _SUIT_BITS * SUIT[value] + 2 * (RANK[value] - 1)


class Tally:
    """The counts of a state's cards, and the columns that they need."""

    __slots__ = ("away", "cleared", "costs", "game", "may", "tops", "total")

    def __init__(self, game: DiggingGame, rests: int, away: int, may: int) -> None:
        """Count the cards for these rests. `away` and `may` are the counts of cards that have left, and may have left, the waste."""
        self.game, self.tops, self.may, self.cleared = game, 0, may, game.empty
        self.away = game.up + away
        for column in range(len(game.columns)):
            rest = rests >> BITS * column & 255
            self.away += game.away_of[column][rest]
            if rest:
                self.tops += game.top_of[column][rest]
            else:
                self.cleared += 1
        self.costs = [game.cost(suit, self.away, self.tops, may) for suit in range(4)]
        self.total = sum(self.costs)

    def fits(self, value: int, *, from_column: bool) -> bool:
        """Return whether there are enough columns if this top card of a column or of the waste leaves, with nothing on it."""
        suit, bit = SUIT[value], bit_of(value)
        tops = self.tops - bit if from_column else self.tops
        cost = self.game.cost(suit, self.away + bit, tops, self.may, RANK[value] - 1)
        return self.total - self.costs[suit] + cost <= self.cleared

    def is_free(self, value: int, beneath: bool) -> bool:
        """Return whether this card can never be in the way after it has left. `beneath`: whether its second copy is beneath it."""
        shift, rank = _SUIT_BITS * SUIT[value], RANK[value] - 1
        away, may = self.away >> shift, self.may >> shift
        if all((away >> 2 * r & 3) + (may >> 2 * r & 3) >= self.game.copies for r in range(rank)):
            return True
        if rank == RANKS - 1:
            return False
        guests = (away >> 2 * rank & 3) + 1
        copy = guests < self.game.copies and not beneath
        return (away >> 2 * (rank + 1) & 3) >= guests + copy


class DiggingGame:
    """A position of the digging game. The last card of a column counts as moved, because it is at the bottom of a column."""

    def __init__(self, columns: list[list[int]], talon: list[int], drawn: int, up: int, empty: int, copies: int) -> None:
        """Create the game.

        - `columns`: the cards of each column, deepest first.
        - `talon`: the cards of the waste, bottom card first, and then those of the stock, next card first.
        - `drawn`: the number of cards of the talon that are in the waste.
        - `up`: the counts of the cards that have left columns and waste.
        - `empty`: the number of columns that were empty from the start.
        - `copies`: the number of decks.
        """
        self.columns, self.talon, self.drawn, self.up, self.empty, self.copies = columns, talon, drawn, up, empty, copies
        self.away_of, self.top_of = [], []
        for cards in columns:
            bits = [bit_of(value) for value in cards]
            self.away_of.append([sum(bits[rest:]) for rest in range(len(cards) + 1)])
            self.top_of.append([0, *bits])
        self._costs: dict[int, int] = {}

    @classmethod
    def of(cls, position: ColumnPosition) -> DiggingGame:
        """Return the game from a position for which can_dig() is true."""
        columns = [[int(value) for value in column] for column in position.columns if column]
        up = sum(bit_of(value) for pile in position.foundations.piles for value in pile)
        talon = [int(value) for value in (*position.waste, *position.stock[::-1])]
        return cls(columns, talon, len(position.waste), up, len(position.columns) - len(columns), position.rules.decks)

    def without(self, out: int, drawn: int) -> DiggingGame:
        """Return the game in which these cards of the talon, a bit mask, have left the waste after `drawn` draws."""
        left = [value for at, value in enumerate(self.talon) if not out >> at & 1]
        game = DiggingGame(self.columns, left, drawn - out.bit_count(), self.up + self.counts(out), self.empty, self.copies)
        game._costs = self._costs
        return game

    def counts(self, out: int) -> int:
        """Return the counts of a set of cards of the talon."""
        return sum(bit_of(value) for at, value in enumerate(self.talon) if out >> at & 1)

    def cost(self, suit: int, away: int, tops: int, may: int, bare: int = _NO_RANK) -> int:
        """Return the columns that the cards of a suit need. The counts are of all suits."""
        shift = _SUIT_BITS * suit
        away, tops, may = away >> shift & _SUIT, tops >> shift & _SUIT, may >> shift & _SUIT
        key = ((may << _SUIT_BITS | tops) << _SUIT_BITS | away) << 4 | bare + 1
        known = self._costs.get(key)
        if known is None:
            if len(self._costs) >= _MOST_COSTS:
                self._costs.clear()
            known = self._costs[key] = columns_needed(away, tops, may, self.copies, bare)
        return known

    def first_rests(self) -> int:
        """Return the rests of the position."""
        return self.number_of(len(cards) for cards in self.columns)

    def number_of(self, rests: Iterable[int]) -> int:
        """Return the number that stands for the rests of all columns. A rest of one card counts as none."""
        return sum((rest if rest > 1 else 0) << BITS * column for column, rest in enumerate(rests))

    def dug(self, rests: int, column: int) -> int:
        """Return the rests after the top card of a column has left."""
        rest = rests >> BITS * column & 255
        return rests - ((1 if rest > 2 else rest) << BITS * column)

    def top_cards(self, rests: int) -> list[tuple[int, int, bool]]:
        """Return the column of each rest, its top card, and whether the second copy of that card is beneath it."""
        found = []
        for column, cards in enumerate(self.columns):
            rest = rests >> BITS * column & 255
            if rest:
                found.append((column, cards[rest - 1], cards[rest - 1] in cards[: rest - 1]))
        return found

    def opening(self, tally: Tally, out: int, drawn: int) -> int | None:
        """Return the place in the talon of the next card that may leave the waste, from the top down, or None.

        All cards drawn after it must have left. They count as away, even if it would be cheaper not to count them.
        """
        away, may, costs, total = tally.away, tally.may, list(tally.costs), tally.total
        for at in range(drawn - 1, -1, -1):
            value = self.talon[at]
            suit, bit = SUIT[value], bit_of(value)
            away += bit
            if not out >> at & 1:
                cost = self.cost(suit, away, tally.tops, may, RANK[value] - 1)
                return at if total - costs[suit] + cost <= tally.cleared else None
            may -= bit
            own = self.cost(suit, away, tally.tops, may)
            total += own - costs[suit]
            costs[suit] = own
            if total > tally.cleared:
                return None
        return None
