"""The digging game that remembers arrangements, in its simplest form. See "What is remembered" in docs/search.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longwood.cards import RANK, SUIT
from longwood.play import ColumnPosition


class Arrangement(NamedTuple):
    """Where the cards of one suit are that have moved."""

    up: tuple[int, ...]
    """The heights of the foundations, in order."""
    piles: tuple[tuple[int, tuple[int, ...]], ...]
    """In order: the column on whose rest a pile of cards is, or -1 for a cleared column, and the ranks of its cards, lowest last."""

    @property
    def cleared(self) -> int:
        """The number of cleared columns that it needs."""
        return sum(column < 0 for column, _ in self.piles)


def arrangement(up: tuple[int, ...], piles: list[tuple[int, tuple[int, ...]]]) -> Arrangement:
    return Arrangement(tuple(sorted(up)), tuple(sorted(pile for pile in piles if pile[1])))


class State(NamedTuple):
    """The cards left in each column, the cards in the waste, and the arrangements of each suit."""

    rests: tuple[tuple[int, ...], ...]
    waste: tuple[int, ...]
    suits: tuple[frozenset[Arrangement], ...]

    @property
    def cleared(self) -> int:
        return sum(not rest for rest in self.rests)


def is_lost(position: ColumnPosition, most: int) -> bool | None:
    """Return whether not everything can be dug out, or None after `most` arrangements. All moves are tried, also those that can wait."""
    decks = position.rules.decks
    piles = position.foundations.piles
    suits = [
        frozenset({arrangement(tuple(len(piles[pile]) for pile in range(suit, 4 * decks, 4)), [])})
        for suit in sorted({SUIT[value] for value in range(52)})
    ]
    first = State(tuple(tuple(map(int, column)) for column in position.columns), tuple(map(int, position.waste)), tuple(suits))
    for column, rest in enumerate(first.rests):
        if len(rest) == 1:
            first = at_bottom(first, column)
    settled_first = settled(first)
    if settled_first is None:
        return True
    level = {settled_first[:2]: settled_first.suits}
    visited = 0
    stock = [int(value) for value in position.stock]
    while True:
        waiting = sorted(level, key=size)
        while waiting:
            key = waiting.pop()
            state = State(*key, level[key])
            visited += sum(map(len, state.suits))
            if visited > most:
                return None
            if not stock and size(key) == 0:
                return False
            for after in moves(state):
                known = level.get(after[:2])
                level[after[:2]] = after.suits if known is None else tuple(map(frozenset.union, known, after.suits))
                if known is None:
                    waiting = sorted([*waiting, after[:2]], key=size)
        if not stock:
            return True
        card = stock.pop()
        level = {(rests, (*waste, card)): suits for (rests, waste), suits in level.items()}


Key = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
Suits = tuple[frozenset[Arrangement], ...]


def size(key: Key) -> int:
    rests, waste = key
    return len(waste) + sum(map(len, rests))


def at_bottom(state: State, column: int) -> State:
    """The last card of a column counts as moved."""
    card = state.rests[column][0]
    suits = list(state.suits)
    suits[SUIT[card]] = frozenset(arrangement(each.up, [*each.piles, (-1, (RANK[card],))]) for each in suits[SUIT[card]])
    return State((*state.rests[:column], (), *state.rests[column + 1 :]), state.waste, tuple(suits))


def placed(each: Arrangement, state: State, suit: int, rank: int, room: int) -> Iterator[Arrangement]:
    """All arrangements after a card in hand has been put down."""
    for pile, height in enumerate(each.up):
        if height == rank - 1:
            yield arrangement((*each.up[:pile], rank, *each.up[pile + 1 :]), list(each.piles))
    for at, (column, ranks) in enumerate(each.piles):
        if ranks[-1] == rank + 1:
            yield arrangement(each.up, [*each.piles[:at], (column, (*ranks, rank)), *each.piles[at + 1 :]])
    for column, rest in enumerate(state.rests):
        if rest and SUIT[rest[-1]] == suit and RANK[rest[-1]] == rank + 1 and column not in dict(each.piles):
            yield arrangement(each.up, [*each.piles, (column, (rank,))])
    if each.cleared < room:
        yield arrangement(each.up, [*each.piles, (-1, (rank,))])


def room_for(state: State, suit: int) -> int:
    """The cleared columns that a suit can use if the others use as few as possible."""
    return state.cleared - sum(min(each.cleared for each in suits) for other, suits in enumerate(state.suits) if other != suit)


def settled(state: State) -> State | None:
    """The state with all arrangements that can be reached by moves of cards that have moved before."""
    while True:
        suits = []
        for suit, before in enumerate(state.suits):
            room = room_for(state, suit)
            found = {each for each in before if each.cleared <= room}
            waiting = list(found)
            while waiting:
                each = waiting.pop()
                for at, (column, ranks) in enumerate(each.piles):
                    without = arrangement(each.up, [*each.piles[:at], (column, ranks[:-1]), *each.piles[at + 1 :]])
                    new = set(placed(without, state, suit, ranks[-1], room)) - found
                    found |= new
                    waiting += new
            if not found:
                return None
            suits.append(frozenset(found))
        if tuple(suits) == state.suits:
            return state
        state = state._replace(suits=tuple(suits))


def moves(state: State) -> Iterator[State]:
    """All states after the top card of a column or of the waste has moved."""
    for column, cards in [(-1, state.waste), *enumerate(state.rests)]:
        if not cards:
            continue
        suit, rank = SUIT[cards[-1]], RANK[cards[-1]]
        uncovered = [each for each in state.suits[suit] if column < 0 or column not in dict(each.piles)]
        room = room_for(state, suit)
        rests, waste = state.rests, state.waste[:-1]
        if column >= 0:  # until the card is put down, the column accepts nothing
            rests, waste = (*rests[:column], (), *rests[column + 1 :]), state.waste
        others = state._replace(rests=rests)
        suits = list(state.suits)
        suits[suit] = frozenset(after for each in uncovered for after in placed(each, others, suit, rank, room))
        if column >= 0:
            rests = (*rests[:column], cards[:-1], *rests[column + 1 :])
        after = State(rests, waste, tuple(suits))
        if not suits[suit]:
            continue
        if column >= 0 and len(cards) == 2:
            after = at_bottom(after, column)
        final = settled(after)
        if final is not None:
            yield final
