"""Convert rules and positions to the numbers that the native search works with, and its lines to moves.

The C++ types are in native/core/columns/rules.hpp and native/core/covering/rules.hpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from longwood.cards import RANK, SUIT, Card, full_deck
from longwood.play import FOUNDATION, HOLE, STOCK, WASTE, ColumnPosition, CoveringPosition, HolesPosition, Move, to_hole
from longwood.rules import Build, ColumnRules, CoveringRules, Empty, Hole, OnKing, Run, Up
from longwood.solver.worth import Worth, worths_for

SHORTEN_TRIALS: Final = 3_000_000
"""The most moves that the native search tries when it shortens the winning line of a column game."""
_NO_CARD: Final = 14  # stands for the top of an empty hole
_GONE: Final = -1
_UNLIMITED: Final = -1
_ALL_ROWS: Final = -1
_MAX_REDEALS: Final = 2**31 - 1
_REDEAL: Final = -2  # a move of the native search, like the next two
_WASTE: Final = 128
_HOLE_STEP: Final = 256
_NATIVE_PILES: Final = {-1: STOCK, -2: WASTE, -3: FOUNDATION}


class CoveringRulesNumbers(NamedTuple):
    """The rules of a covering game."""

    covered_by: list[list[int]]
    """For each slot, the slots that cover it."""
    piles: list[list[int]]
    """The slots of each column, deepest first; empty if slots overlap."""
    wrap: bool
    queen_on_king: bool
    must_play: bool
    holes: int
    draw: int
    """The number of cards that a draw moves to the waste; 0 if there is no waste."""
    redeals: int
    """-1 for no limit."""


class CoveringNumbers(NamedTuple):
    """A position of a covering game. Jokers have rank 0."""

    ranks: list[int]
    """The rank in each slot; -1 if it is empty."""
    stock: list[int]
    """The ranks left in the stock, next card first."""
    top: int
    """The rank on top of the first hole; 14 if it is empty."""
    more_tops: list[int]
    """The ranks on top of the other holes."""
    waste: list[int]
    """The ranks in the waste, top card last."""
    redeals_used: int


class CoveringDealingNumbers(NamedTuple):
    """How a covering game is dealt: a card to each slot, then perhaps one to the hole. The rest is the stock."""

    deck: list[int]
    """The ranks of the cards to shuffle, in the order of full_deck()."""
    to_hole: bool
    """Whether a card is dealt to the hole."""
    top: int
    """The rank of the card that starts in the first hole if none is dealt there; 14 for no card."""
    more_tops: list[int]
    """The ranks of those that start in the other holes."""


class ColumnRulesNumbers(NamedTuple):
    """The rules of a column game."""

    decks: int
    columns: int
    build: int
    """The index of the member of Build. The same for `run` and `empty`."""
    build_wrap: bool
    run: int
    draw: int
    redeals: int
    """-1 for no limit."""
    empty: int
    base: int
    """The rank that foundations start with."""
    up_by_suit: bool
    up_wrap: bool
    foundation_return: bool
    fill_draws: bool
    cells: int
    """The number of cells, which are the last of the columns."""
    build_up: bool
    waste_refills: bool
    down_rows: int
    """A bit mask of the rows dealt face down, from 0 for the deepest; -1 for the face-down rows at the bottom."""
    worths: list[Worth]
    """One or two sets of weights."""


class ColumnNumbers(NamedTuple):
    """A position of a column game. Cards are numbered as in longwood.cards."""

    columns: Sequence[Sequence[int]]
    hidden: Sequence[int]
    stock: Sequence[int]
    """Next card first."""
    waste: Sequence[int]
    """Top card last."""
    heights: Sequence[int]
    starters: Sequence[int]
    """For each suit, how many cards were dealt to the foundations and can't leave them."""
    redeals_used: int


@lru_cache(maxsize=256)
def covering_rules(rules: CoveringRules) -> CoveringRulesNumbers:
    """Return covering rules as numbers."""
    layout = rules.layout
    return CoveringRulesNumbers(
        covered_by=[[k for k in range(layout.slots) if mask >> k & 1] for mask in layout.covers],
        piles=[list(pile) for pile in layout.piles],
        wrap=rules.wrap,
        queen_on_king=rules.on_king is OnKing.QUEEN,
        must_play=rules.must_play,
        holes=rules.holes,
        draw=rules.draw,
        redeals=_native_redeals(rules.redeals),
    )


def _native_redeals(redeals: int | None) -> int:
    return _UNLIMITED if redeals is None else min(redeals, _MAX_REDEALS)


def covering_dealing(rules: CoveringRules) -> CoveringDealingNumbers:
    """Return how covering rules deal, as numbers. longwood.rules.deal() deals in the same way."""
    preset = _NO_CARD if rules.preset is None else RANK[rules.preset]
    more = [RANK[value] for value in rules.more_presets]
    return CoveringDealingNumbers(
        deck=[RANK[value] for value in full_deck(rules.decks, rules.jokers, without=rules.presets)],
        to_hole=rules.hole is Hole.DEALT,
        top=preset,
        more_tops=more + [_NO_CARD] * (rules.holes - 1 - len(more)),
    )


def covering_position(position: CoveringPosition) -> CoveringNumbers:
    """Return a covering position as numbers."""
    present = position.present
    ranks = [_GONE if value is None or not present >> slot & 1 else RANK[value] for slot, value in enumerate(position.cards)]
    top = position.top_rank
    more_tops: list[int] = []
    waste: list[int] = []
    used = 0
    if isinstance(position, HolesPosition):
        more_tops = [RANK[hole[-1]] if hole else _NO_CARD for hole in position.holes[1:]]
        waste[:] = (RANK[value] for value in position.waste)
        used = min(position.redeals_used, _MAX_REDEALS)
    stock: list[int] = [RANK[c] for c in position.stock[position.turned :]]
    return CoveringNumbers(ranks, stock, _NO_CARD if top is None else top, more_tops, waste, used)


def covering_moves(rules: CoveringRules, line: Sequence[int]) -> list[Move]:
    """Return a line of the native search as moves."""
    plays = covering_plays(rules)
    return [_holes_move(plays, code) for code in line] if rules.is_wide else [plays[slot] for slot in line]


def _holes_move(plays: Sequence[Move], code: int) -> Move:
    """Return a move of the native search in a game with several holes or a waste."""
    if code < 0:
        return Move(WASTE, STOCK) if code == _REDEAL else Move(STOCK, WASTE)
    hole, source = divmod(code, _HOLE_STEP)
    return Move(WASTE if source == _WASTE else plays[source].source, to_hole(hole))


@lru_cache(maxsize=256)
def covering_plays(rules: CoveringRules) -> tuple[Move, ...]:
    """Return the moves, indexed by the native search's moves: the number of a slot, or -1 for the draw, which comes last."""
    pile_of = {slot: number for number, slots in enumerate(rules.layout.piles) for slot in slots}
    return (*(Move(pile_of.get(slot, slot), HOLE) for slot in range(rules.layout.slots)), Move(STOCK, HOLE))


@lru_cache(maxsize=256)
def column_rules(rules: ColumnRules, base: int) -> ColumnRulesNumbers:
    """Return column rules as numbers. `base` is the base rank of the position's foundations."""
    return ColumnRulesNumbers(
        decks=rules.decks,
        columns=rules.piles,
        build=list(Build).index(rules.build),
        build_wrap=rules.build_wrap,
        run=list(Run).index(rules.run),
        draw=min(rules.draw, rules.deck_size),
        redeals=_native_redeals(rules.redeals),
        empty=list(Empty).index(rules.empty),
        base=base,
        up_by_suit=rules.foundation_up is Up.SUIT,
        up_wrap=rules.foundation_wrap,
        foundation_return=rules.foundation_return,
        fill_draws=rules.fill_draws,
        cells=rules.cells,
        build_up=rules.build_up,
        waste_refills=rules.waste_refills,
        down_rows=sum(1 << row - 1 for row in rules.face_down_rows) or _ALL_ROWS,
        worths=worths_for(rules),
    )


def column_position(position: ColumnPosition) -> ColumnNumbers:
    """Return a column position as numbers."""
    return ColumnNumbers(
        columns=position.columns,
        hidden=position.hidden,
        stock=position.stock[::-1],
        waste=position.waste,
        heights=[len(pile) for pile in position.foundations.piles],
        starters=[
            sum(SUIT[value] == suit for value in position.foundations.starters if position.foundations.starters_stay) for suit in range(4)
        ],
        redeals_used=position.redeals_used,
    )


def column_moves(line: Sequence[Sequence[int]]) -> list[Move]:
    """Return a line of the native search as moves."""
    moves = []
    for source, target, count, card in line:
        from_pile, to_pile = _NATIVE_PILES.get(source, source), _NATIVE_PILES.get(target, target)
        moves.append(Move(from_pile, to_pile, count, Card(card) if from_pile == FOUNDATION else None))
    return moves
