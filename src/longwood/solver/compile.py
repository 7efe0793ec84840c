"""Convert rules and positions to the types of the native search, and its lines to moves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longwood.cards import RANK, SUIT, Card
from longwood.play import FOUNDATION, HOLE, STOCK, WASTE, ColumnPosition, CoveringPosition, Move
from longwood.rules import ColumnRules, CoveringRules, OnKing, Up
from longwood.solver import _core
from longwood.solver.worth import worth_for

_NO_CARD: Final = 14  # stands for the top of an empty hole
_GONE: Final = -1
_UNLIMITED: Final = -1
_MAX_REDEALS: Final = 2**31 - 1
_NATIVE_PILES: Final = {-1: STOCK, -2: WASTE, -3: FOUNDATION}


@lru_cache(maxsize=256)
def covering_rules(rules: CoveringRules) -> _core.CoveringRules:
    """Return the covering rules for the native search."""
    layout = rules.layout
    return _core.CoveringRules(
        covered_by=[[k for k in range(layout.slots) if mask >> k & 1] for mask in layout.covers],
        piles=[list(pile) for pile in layout.piles],
        wrap=rules.wrap,
        queen_on_king=rules.on_king is OnKing.QUEEN,
        must_play=rules.must_play,
    )


def covering_position(position: CoveringPosition) -> _core.CoveringPosition:
    """Return the covering position for the native search, which works only with ranks."""
    present = position.present
    ranks = [_GONE if value is None or not present >> slot & 1 else RANK[value] for slot, value in enumerate(position.cards)]
    top = position.top_rank
    return _core.CoveringPosition(ranks, [RANK[c] for c in position.stock[position.turned :]], _NO_CARD if top is None else top)


@lru_cache(maxsize=256)
def covering_plays(rules: CoveringRules) -> tuple[Move, ...]:
    """Return the moves, indexed by the native search's moves: the number of a slot, or -1 for the draw, which comes last."""
    pile_of = {slot: number for number, slots in enumerate(rules.layout.piles) for slot in slots}
    return (*(Move(pile_of.get(slot, slot), HOLE) for slot in range(rules.layout.slots)), Move(STOCK, HOLE))


@lru_cache(maxsize=256)
def column_rules(rules: ColumnRules, base: int) -> _core.ColumnRules:
    """Return the column rules for the native search. `base` is the base rank of the position's foundations."""
    worth = worth_for(rules)
    return _core.ColumnRules(
        decks=rules.decks,
        columns=rules.columns,
        build=_core.BuildRule[rules.build.name],
        build_wrap=rules.build_wrap,
        run=_core.RunRule[rules.run.name],
        draw=min(rules.draw, rules.deck_size),
        redeals=_UNLIMITED if rules.redeals is None else min(rules.redeals, _MAX_REDEALS),
        empty=_core.EmptyRule[rules.empty.name],
        base=base,
        up_by_suit=rules.foundation_up is Up.SUIT,
        up_wrap=rules.foundation_wrap,
        foundation_return=rules.foundation_return,
        fill_draws=rules.fill_draws,
        worth=_core.ColumnWorth(**worth._asdict()),
    )


def column_position(position: ColumnPosition) -> _core.ColumnPosition:
    """Return the column position for the native search."""
    return _core.ColumnPosition(
        columns=position.columns,
        hidden=position.hidden,
        stock=position.stock[::-1],
        waste=position.waste,
        heights=[len(pile) for pile in position.foundations.piles],
        starters=[sum(SUIT[value] == suit for value in position.foundations.starters) for suit in range(4)],
        redeals_used=position.redeals_used,
    )


def column_moves(line: list[tuple[int, int, int, int]]) -> list[Move]:
    """Return a line of the native search as moves."""
    moves = []
    for source, target, count, card in line:
        from_pile, to_pile = _NATIVE_PILES.get(source, source), _NATIVE_PILES.get(target, target)
        moves.append(Move(from_pile, to_pile, count, Card(card) if from_pile == FOUNDATION else None))
    return moves
