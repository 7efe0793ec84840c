"""Why a column game refuses a move, as sentences for the player. Must not decide legality: it explains what legal_moves left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longwood.cards import ACE, RANK, RANKS, Card, card_name
from longwood.play.moves import FOUNDATION, STOCK, WASTE, Move
from longwood.rules import Build, ColumnRules, Empty, Run, Up

if TYPE_CHECKING:
    from longwood.play.columns import ColumnPosition

_BUILDS: Final = {
    Build.SAME_SUIT: "in suit",
    Build.DIFFERENT_SUIT: "in different suits",
    Build.ALTERNATE_COLOUR: "in alternate colours",
    Build.ANY: "in any suit",
}
_FILLS: Final = {
    Empty.KING: "only Kings fill an empty column",
    Empty.QUEEN: "only Queens fill an empty column",
    Empty.NONE: "empty columns stay empty",
}


def reason(position: ColumnPosition, move: Move) -> str:
    """Why the rules refuse the move; only asked of moves that legal_moves() does not hold."""
    rules = position.rules
    if position.is_won():
        return "the game is won: every card is on its foundation"
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
        return "a card cannot go on its own column"
    column = position.columns[move.target]
    if not column:
        return f"{card_name(value)} cannot go there: in {rules.name} {_FILLS.get(rules.empty, 'any card fills an empty column')}"
    return f"{card_name(value)} does not fit on {card_name(column[-1])}: {_build(rules, value, column[-1])}"


def _build(rules: ColumnRules, value: Card, target: Card) -> str:
    if RANK[target] == ACE and not rules.build_wrap:
        return "nothing goes on an Ace"
    down = "" if RANK[value] % RANKS + 1 == RANK[target] else "down "
    return f"{rules.name} builds {down}{_BUILDS[rules.build]}"


def _draw(position: ColumnPosition, move: Move) -> str:
    if move.target != WASTE:
        return "the stock's cards are drawn to the waste, and nowhere else"
    if position.stock:
        return f"a draw turns {_count(min(position.rules.draw, len(position.stock)))} here"
    return "the stock is empty" if position.rules.stock_size else f"{position.rules.name} has no stock"


def _redeal(position: ColumnPosition, move: Move) -> str:
    redeals = position.rules.redeals
    if move.source != WASTE:
        return "nothing goes to the stock but the waste, turned over"
    if redeals == 0:
        return f"{position.rules.name} has no redeal"
    if position.redeals_left == 0:
        return "the one redeal is used" if redeals == 1 else f"all {redeals} redeals are used"
    if position.stock:
        return f"the waste is turned over only when the stock is empty; the stock holds {_count(len(position.stock))}"
    return "the waste is empty"


def _no_such_source(position: ColumnPosition, move: Move) -> str:
    rules = position.rules
    if move.cards < 1:
        return "a move takes at least one card"
    if move.source == WASTE:
        if not position.waste:
            return "the waste is empty"
        return "only the top card of the waste plays" if move.cards > 1 else ""
    if move.source == FOUNDATION:
        return _no_such_return(position, move)
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


def _no_such_return(position: ColumnPosition, move: Move) -> str:
    if not position.rules.foundation_return:
        return f"in {position.rules.name} cards do not come back from the foundations"
    if move.cards > 1:
        return "cards come back from a foundation one at a time"
    if move.card is None:
        return "a card that comes back from a foundation must be named"
    if not any(pile and pile[-1] == move.card for pile in position.foundations.piles):
        return f"{card_name(move.card)} is not on top of a foundation"
    if position.foundations.pile_with_top(move.card) < 0:
        return f"{card_name(move.card)} started there, and stays"
    return ""


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
    order = "in suit" if position.rules.foundation_up is Up.SUIT else "in alternate colours"
    return f"no foundation waits for {card_name(value)}: they build up {order} from the {position.foundations.base_name}"


def _count(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
