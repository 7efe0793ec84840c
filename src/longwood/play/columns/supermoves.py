"""What a table may do for a player in column games: several moves in one gesture, and cards that can go up at no cost.

Neither is a rule of any game: both come down to moves of `legal_moves`, and are recorded as those. Source: docs/rulings.md, R12, R13.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longwood.cards import RANK, SUIT, Card, card
from longwood.play.columns.position import ColumnPosition, fits
from longwood.play.moves import FOUNDATION, WASTE, Move
from longwood.rules import ColumnRules, Empty, Run, Up


class Supermove(NamedTuple):
    """Several cards of one column moved as if they were one, by way of empty columns: `steps` are the single moves it stands for."""

    source: int
    target: int
    cards: int
    steps: tuple[Move, ...]


def supermoves(position: ColumnPosition) -> list[Supermove]:
    """All supermoves, those onto cards first. None where runs move anyway, or where empty columns do not take every card.

    With e empty columns, the target not among them, up to 2^e cards move.
    """
    rules = position.rules
    if rules.run is not Run.SINGLE or rules.empty is not Empty.ANY:
        return []
    empties = [c for c, cards in enumerate(position.columns) if not cards]
    if not empties:
        return []
    return [*_onto_cards(position, empties), *_to_empty(position, empties)]


def _onto_cards(position: ColumnPosition, empties: list[int]) -> Iterator[Supermove]:
    for source, length in _runs(position, 2 ** len(empties)):
        for count in range(2, length + 1):
            deepest = position.columns[source][-count]
            for target, cards in enumerate(position.columns):
                if target != source and cards and fits(position.rules, deepest, cards[-1]):
                    yield Supermove(source, target, count, tuple(_steps(count, source, target, empties)))


def _to_empty(position: ColumnPosition, empties: list[int]) -> Iterator[Supermove]:
    for source, length in _runs(position, 2 ** (len(empties) - 1)):
        for count in range(2, min(length, len(position.columns[source]) - 1) + 1):  # a whole column to another place changes nothing
            for target in empties:
                others = [c for c in empties if c != target]
                yield Supermove(source, target, count, tuple(_steps(count, source, target, others)))


def _runs(position: ColumnPosition, most: int) -> Iterator[tuple[int, int]]:
    """For each column with two cards or more in build order on top: how many such cards, but no more than `most`."""
    for column, cards in enumerate(position.columns):
        longest = min(len(cards) - position.hidden[column], most)
        length = min(longest, 1)
        while length < longest and fits(position.rules, cards[-length], cards[-length - 1]):
            length += 1
        if length > 1:
            yield column, length


def _steps(count: int, source: int, target: int, empties: list[int]) -> Iterator[Move]:
    """Single moves that take `count` cards from one column to another: some wait in an empty column while the rest goes over."""
    if count == 1:
        yield Move(source, target)
        return
    *others, aside = empties
    waiting = max(1, count - 2 ** len(others))
    yield from _steps(waiting, source, aside, others)
    yield from _steps(count - waiting, source, target, others)
    yield from _steps(waiting, aside, target, others)


def is_free_of_cost(position: ColumnPosition, move: Move) -> bool:
    """Whether a legal move takes a card to its foundation where no win could ever need it in a column.

    All foundations of its suit hold every lower rank, and every copy of each card one rank lower that may be built on it is up
    (Aces can always go up instead of onto a Two). The argument is in docs/search.md; the native search's
    safe moves are these.
    """
    rules = position.rules
    if move.target != FOUNDATION or not _may_be_free(rules):
        return False
    if move.source == WASTE:
        if rules.draw != 1 or rules.empty is Empty.AUTO_FILL:  # what is then on top of the waste is another card's chance
            return False
        value = position.waste[-1]
    else:
        cards = position.columns[move.source]
        if rules.empty is Empty.AUTO_FILL and len(cards) == 1:
            return False
        value = cards[-1]
    return _nothing_needs(position, value)


def _may_be_free(rules: ColumnRules) -> bool:
    """Whether the argument holds: Ace to King in suit, no wrap in either direction."""
    return rules.foundation_up is Up.SUIT and rules.foundation_base == 1 and not rules.foundation_wrap and not rules.build_wrap


def _nothing_needs(position: ColumnPosition, value: Card) -> bool:
    rules, rank = position.rules, RANK[value]
    lowest = [min(map(len, position.foundations.piles[suit::4])) for suit in range(4)]
    if lowest[SUIT[value]] < rank - 1:
        return False
    if rank <= 2:
        return True
    if rules.foundation_return:
        return min(lowest) >= rank - 1
    return all(lowest[suit] >= rank - 1 for suit in range(4) if fits(rules, card(rank - 1, suit), value))
