"""Why a column game refuses a move, as sentences for the player. Must not decide legality: it explains what legal_moves left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longwood.cards import Card, card_name
from longwood.play.moves import DRAW, FOUNDATION, REDEAL, WASTE, Move
from longwood.rules import Build, ColumnRules, Empty, Run, Up

if TYPE_CHECKING:
    from longwood.play.columns import ColumnPosition

_BUILDS: Final = {
    Build.SAME_SUIT: "builds down in suit",
    Build.DIFFERENT_SUIT: "builds down in different suits",
    Build.ALTERNATE_COLOUR: "builds down in alternate colours",
    Build.ANY: "builds down in any suit",
}
_FILLS: Final = {
    Empty.KING: "only Kings fill an empty column",
    Empty.QUEEN: "only Queens fill an empty column",
    Empty.NONE: "empty columns stay empty",
}


def reason(position: ColumnPosition, move: Move) -> str:
    """Why the rules refuse the move; only asked of moves that legal_moves() does not hold."""
    rules = position.rules
    if move == DRAW:
        return "the stock is empty" if rules.stock_size else f"{rules.name} has no stock"
    if move == REDEAL:
        return _redeal(position)
    missing = _no_such_source(position, move) or _no_such_target(position, move)
    if missing:
        return missing
    value = _card_of(position, move)
    if move.target == FOUNDATION:
        return _foundation(position, value)
    column = position.columns[move.target]
    if move.source == move.target:
        return "a card cannot go on its own column"
    if not column:
        return f"{card_name(value)} cannot go there: in {rules.name} {_FILLS.get(rules.empty, 'any card fills an empty column')}"
    return f"{card_name(value)} does not fit on {card_name(column[-1])}: {rules.name} {_BUILDS[rules.build]}"


def _redeal(position: ColumnPosition) -> str:
    if position.stock:
        return f"the waste is turned over only when the stock is empty; it holds {_count(len(position.stock))}"
    if not position.waste:
        return "the waste is empty"
    if position.rules.redeals == 0:
        return f"{position.rules.name} has no redeal"
    return f"all {position.rules.redeals} redeals are used"


def _no_such_source(position: ColumnPosition, move: Move) -> str:
    rules = position.rules
    if move.source == WASTE:
        return "" if position.waste else "the waste is empty"
    if move.source == FOUNDATION:
        if not rules.foundation_return:
            return f"in {rules.name} cards do not come back from the foundations"
        there = move.card is not None and position.foundations.pile_with_top(move.card, int(rules.preset)) >= 0
        return "" if there else f"{card_name(move.card or Card(0))} is not a foundation's top card that may come back"
    if not 0 <= move.source < rules.columns:
        return f"there is no column {move.source + 1}"
    column = position.columns[move.source]
    if not column:
        return f"column {move.source + 1} is empty"
    if move.cards <= position.movable(move.source):
        return ""
    if move.cards > len(column):
        return f"column {move.source + 1} has only {_count(len(column))}"
    if rules.run is Run.SINGLE:
        return f"{rules.name} moves one card at a time"
    if move.cards > len(column) - position.hidden[move.source]:
        return "face-down cards do not move"
    kind = "run of one suit" if rules.run is Run.SAME_SUIT else "run"
    return f"the top {move.cards} cards of column {move.source + 1} are no {kind}"


def _no_such_target(position: ColumnPosition, move: Move) -> str:
    if move.target == FOUNDATION:
        if move.source == FOUNDATION:
            return "it is on a foundation already"
        return "cards go to a foundation one at a time" if move.cards > 1 else ""
    if 0 <= move.target < position.rules.columns:
        return ""
    return f"there is no column {move.target + 1}" if move.target >= 0 else "nothing is put there by hand"


def _card_of(position: ColumnPosition, move: Move) -> Card:
    if move.card is not None:
        return move.card
    return position.waste[-1] if move.source == WASTE else position.columns[move.source][-move.cards]


def _foundation(position: ColumnPosition, value: Card) -> str:
    rules: ColumnRules = position.rules
    order = "in suit" if rules.foundation_up is Up.SUIT else "in alternate colours"
    return f"no foundation waits for {card_name(value)}: they build up {order} from the {position.foundations.base_name}"


def _count(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
