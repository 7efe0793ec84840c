"""Explain to players why a move in a column game is illegal."""

from __future__ import annotations

from typing import Protocol

from longwood.cards import ACE, RANK, RANKS, SUIT, Card, card, format_card
from longwood.locales import Phrase
from longwood.play.columns.foundations import Foundations
from longwood.play.moves import FOUNDATION, STOCK, WASTE, Move
from longwood.rules import Build, ColumnRules, Run


class Table(Protocol):
    """The parts of a ColumnPosition that the reasons depend on."""

    rules: ColumnRules
    columns: list[list[Card]]
    hidden: list[int]
    stock: list[Card]
    waste: list[Card]
    foundations: Foundations

    @property
    def redeals_left(self) -> int | None: ...
    def is_won(self) -> bool: ...
    def movable(self, column: int) -> int: ...


def reason(position: Table, move: Move) -> Phrase:
    """Return why a move is illegal, as a sentence for the player. The move must not be one that legal_moves() lists."""
    rules = position.rules
    if position.is_won():
        return Phrase("reason-won")
    if move.source == STOCK:
        return _draw(position, move)
    if move.target == STOCK:
        return _redeal(position, move)
    missing = _no_such_source(position, move) or _no_such_target(position, move)
    if missing:
        return missing
    value = _card_of(position, move)
    if move.target == FOUNDATION:
        return _foundation(position, value)
    if move.source == move.target:
        return Phrase("reason-own-column")
    column = position.columns[move.target]
    if move.target >= rules.columns:
        return Phrase("reason-cell-single") if move.cards > 1 else Phrase("reason-cell-full")
    if not column:
        return Phrase("reason-empty", card=format_card(value), game=rules.name, empty=rules.empty.value)
    if move.cards > 1 and rules.run is Run.TO_EMPTY:
        return Phrase("reason-run-to-empty")
    return _misfit(rules, value, column[-1])


def _misfit(rules: ColumnRules, value: Card, target: Card) -> Phrase:
    cards = {"card": format_card(value), "onto": format_card(target)}
    if rules.build_up:
        return Phrase("reason-fit-both", **cards, game=rules.name, build=rules.build.value)
    if RANK[target] == ACE and not rules.build_wrap:
        return Phrase("reason-fit-ace", **cards)
    if RANK[value] % RANKS + 1 == RANK[target]:
        return Phrase("reason-fit", **cards, game=rules.name, build=rules.build.value)
    if rules.build is Build.SAME_SUIT:
        return Phrase("reason-fit-only", **cards, fits=format_card(card((RANK[target] - 2) % RANKS + 1, SUIT[target])))
    return Phrase("reason-fit-down", **cards, game=rules.name, build=rules.build.value)


def _draw(position: Table, move: Move) -> Phrase:
    if move.target != WASTE:
        return Phrase("reason-draw-target")
    if position.stock:
        return Phrase("reason-draw-count", count=min(position.rules.draw, len(position.stock)))
    return Phrase("reason-stock-empty") if position.rules.stock_size else Phrase("reason-no-stock", game=position.rules.name)


def _redeal(position: Table, move: Move) -> Phrase:
    redeals = position.rules.redeals
    if move.source != WASTE:
        return Phrase("reason-redeal-source")
    if redeals == 0:
        return Phrase("reason-no-redeal", game=position.rules.name)
    if position.redeals_left == 0:
        return Phrase("reason-redeals-used", redeals=redeals or 0)
    if position.stock:
        return Phrase("reason-redeal-early", count=len(position.stock))
    return Phrase("reason-waste-empty")


def _no_such_source(position: Table, move: Move) -> Phrase | None:
    rules = position.rules
    if move.cards < 1:
        return Phrase("reason-no-cards")
    if move.source == WASTE:
        if not position.waste:
            return Phrase("reason-waste-empty")
        return Phrase("reason-waste-single") if move.cards > 1 else None
    if move.source == FOUNDATION:
        return _no_such_return(position, move)
    number = str(move.source + 1)
    if not 0 <= move.source < rules.piles:
        return Phrase("reason-no-column", number=number)
    column = position.columns[move.source]
    if not column:
        return Phrase("reason-column-empty", number=number)
    if move.cards <= position.movable(move.source):
        return None
    if move.cards > len(column):
        return Phrase("reason-column-short", number=number, count=len(column))
    if rules.run is Run.SINGLE:
        return Phrase("reason-single", game=rules.name)
    if move.cards > len(column) - position.hidden[move.source]:
        return Phrase("reason-face-down")
    return Phrase("reason-no-run", count=move.cards, number=number, run=rules.run.value)


def _no_such_return(position: Table, move: Move) -> Phrase | None:
    if not position.rules.foundation_return:
        return Phrase("reason-no-return", game=position.rules.name)
    if move.cards > 1:
        return Phrase("reason-return-single")
    if move.card is None:
        return Phrase("reason-return-unnamed")
    card = format_card(move.card)
    if not any(pile and pile[-1] == move.card for pile in position.foundations.piles):
        return Phrase("reason-return-not-top", card=card)
    if position.foundations.pile_with_top(move.card) < 0:
        return Phrase("reason-return-starter", card=card)
    return None


def _no_such_target(position: Table, move: Move) -> Phrase | None:
    if move.target == FOUNDATION:
        if move.source == FOUNDATION:
            return Phrase("reason-on-foundation")
        return Phrase("reason-foundation-single") if move.cards > 1 else None
    if 0 <= move.target < position.rules.piles:
        return None
    if move.target == WASTE:
        return Phrase("reason-to-waste")
    return Phrase("reason-no-column", number=str(move.target + 1)) if move.target >= 0 else Phrase("reason-nothing-there")


def _card_of(position: Table, move: Move) -> Card:
    if move.card is not None:
        return move.card
    return position.waste[-1] if move.source == WASTE else position.columns[move.source][-move.cards]


def _foundation(position: Table, value: Card) -> Phrase:
    up = position.rules.foundation_up.value
    return Phrase("reason-foundation", card=format_card(value), up=up, base=position.foundations.base)
