"""Conveniences for column games: supermoves, cards that can safely go to a foundation, and games that only need to be finished.

None is part of the rules. All consist of moves from legal_moves(), and records contain only those. Source: docs/rulings.md, R12, R13.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longwood.cards import RANK, SUIT, Card, card
from longwood.play.columns.position import ColumnPosition, fits
from longwood.play.moves import FOUNDATION, WASTE, Move
from longwood.play.position import Outcome
from longwood.rules import ColumnRules, Empty, Run, Up


class Supermove(NamedTuple):
    """A move of several cards from one column to another, with the help of empty columns."""

    source: int
    """The number of the source column, from 0."""
    target: int
    """The number of the target column, from 0."""
    cards: int
    """The number of cards."""
    steps: tuple[Move, ...]
    """The single-card moves, in order."""


def supermoves(position: ColumnPosition) -> list[Supermove]:
    """Return all supermoves: first those to occupied columns, then those to empty ones.

    With e empty columns, not counting the target, up to 2^e cards can move. The list is empty if the rules let runs move anyway, if
    empty columns don't accept every card, or if the game has cells.
    """
    rules = position.rules
    if rules.run is not Run.SINGLE or rules.empty is not Empty.ANY or rules.cells:
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
        for count in range(2, min(length, len(position.columns[source]) - 1) + 1):  # moving a whole column changes nothing
            for target in empties:
                others = [c for c in empties if c != target]
                yield Supermove(source, target, count, tuple(_steps(count, source, target, others)))


def _runs(position: ColumnPosition, max_length: int) -> Iterator[tuple[int, int]]:
    """Yield (column, length) for each column with a run of at least two cards on top. Lengths are capped at `max_length`."""
    for column, cards in enumerate(position.columns):
        longest = min(len(cards) - position.hidden[column], max_length)
        length = min(longest, 1)
        while length < longest and fits(position.rules, cards[-length], cards[-length - 1]):
            length += 1
        if length > 1:
            yield column, length


def _steps(count: int, source: int, target: int, empties: list[int]) -> Iterator[Move]:
    """Yield the single-card moves that move `count` cards. Some cards are parked in an empty column while the rest move."""
    if count == 1:
        yield Move(source, target)
        return
    *others, parking = empties
    parked = max(1, count - 2 ** len(others))
    yield from _steps(parked, source, parking, others)
    yield from _steps(count - parked, source, target, others)
    yield from _steps(parked, parking, target, others)


def is_free_of_cost(position: ColumnPosition, move: Move) -> bool:
    """Return whether a legal move to a foundation is safe, because no winning line can ever need the card in a column.

    This is the case if all foundations of its suit have reached the rank below it, and every copy of each card that could be built on it
    is on a foundation. Aces don't count, because they can always go to a foundation instead of onto a Two. docs/search.md explains why.
    The native search uses the same definition for its safe moves.
    """
    rules = position.rules
    if move.target != FOUNDATION or not _allows_safe_moves(rules):
        return False
    if move.source == WASTE:
        if (
            rules.draw != 1 or rules.empty is Empty.AUTO_FILL or rules.waste_refills
        ):  # the move would change which cards in the waste become playable
            return False
        value = position.waste[-1]
    else:
        cards = position.columns[move.source]
        if rules.empty is Empty.AUTO_FILL and len(cards) == 1 and not position.is_cell(move.source):
            return False
        value = cards[-1]
    return _is_never_needed(position, value)


def _allows_safe_moves(rules: ColumnRules) -> bool:
    """Return whether safe moves exist: foundations go from Ace to King in suit, columns are built down, and nothing wraps."""
    wraps = rules.foundation_wrap or rules.build_wrap
    return rules.foundation_up is Up.SUIT and rules.foundation_base == 1 and not wraps and not rules.build_up


def _is_never_needed(position: ColumnPosition, value: Card) -> bool:
    rules, rank = position.rules, RANK[value]
    lowest = [min(map(len, position.foundations.piles[suit::4])) for suit in range(4)]
    if lowest[SUIT[value]] < rank - 1:
        return False
    if rank <= 2:
        return True
    if rules.foundation_return:
        return min(lowest) >= rank - 1
    return all(lowest[suit] >= rank - 1 for suit in range(4) if fits(rules, card(rank - 1, suit), value))


def can_finish(position: ColumnPosition) -> bool:
    """Return whether the game is won by playing the first legal move to a foundation again and again.

    While cards are face down or in the stock, it is False, because the answer would reveal something about them.
    """
    if position.stock or any(position.hidden) or position.is_won() or not _all_fit(position):
        return False
    rest = position.without_history()
    while (moves := rest.legal_moves()) and moves[0].target == FOUNDATION:
        rest.apply(moves[0])
    return rest.outcome() is Outcome.WON


def _all_fit(position: ColumnPosition) -> bool:
    """Return whether one cheap order takes all cards to the foundations. Almost all positions that can't be finished fail here."""
    foundations = position.foundations.copy()
    piles = [*map(list, position.columns), list(position.waste)]
    moved = True
    while moved:
        moved = False
        for pile in piles:
            while pile and foundations.awaited[pile[-1]]:
                foundations.put(pile.pop())
                moved = True
    return not any(piles)
