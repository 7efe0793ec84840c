"""What a screen reader should say at a table in English, from the referee's position."""

from __future__ import annotations

from collections.abc import Sequence

from longwood import protocol
from longwood.play import STOCK, WASTE, ColumnPosition, CoveringPosition, HolesPosition, Position
from longwood.protocol import Pile
from longwood.tables.views import piles_view
from tests.browser.checks import card_name


def piles_by_id(position: Position) -> dict[str, Pile]:
    """Return the piles as the player sees them."""
    return {pile.id: pile for pile in piles_view(position)}


def pile_labels(position: Position) -> dict[str, str]:
    """Return the name of each pile's button. Empty slots have none."""
    piles = piles_by_id(position)
    return {id: _label(position, pile) for id, pile in piles.items() if pile.kind != "slot" or pile.cards or pile.hidden}


def _label(position: Position, pile: Pile) -> str:
    name = _title(pile)
    count = pile.hidden + len(pile.cards)
    if count == 0:
        label = f"{name}, empty{_needs(pile.begins or '')}"
    elif pile.kind == "stock":
        label = f"{name}, {_cards(count)} face down"
    elif pile.kind == "slot":
        label = f"{name}, {card_name(pile.cards[-1]) if pile.cards else 'face down'}{_covered(position, pile)}"
    elif pile.cards:
        label = f"{name}, {_cards(count)}, top card {card_name(pile.cards[-1])}"
    else:
        label = f"{name}, {_cards(count)}, face down"
    return label + _redeals(position) if pile.kind == "stock" else label


def _needs(begins: str) -> str:
    if len(begins) == 2:
        return f", needs the {card_name(begins)}"
    return f", needs a {({'K': 'King', 'Q': 'Queen'})[begins]}" if begins else ""


def _covered(position: Position, pile: Pile) -> str:
    assert isinstance(position, CoveringPosition)
    is_covered = position.rules.layout.covers[int(pile.id[1:]) - 1] & position.present
    return ", covered" if is_covered and pile.cards else ""


def _redeals(position: Position) -> str:
    if not isinstance(position, ColumnPosition | HolesPosition) or position.redeals_left == 0:
        return ""
    left = position.redeals_left
    words = "unlimited redeals" if left is None else "1 redeal left" if left == 1 else f"{left} redeals left"
    can_redeal = any(move.source == WASTE and move.target == STOCK for move in position.legal_moves())
    return f", {words}{'. Turn the waste over' if can_redeal else ''}"


def column_descriptions(position: Position) -> dict[str, str]:
    """Return the description of the button of each column with several cards: its cards, deepest first."""
    return {
        id: _contents(pile)
        for id, pile in piles_by_id(position).items()
        if pile.kind == "column" and pile.cards and pile.hidden + len(pile.cards) > 1
    }


def _contents(pile: Pile) -> str:
    seen = ", ".join(card_name(card) if card else "face-down card" for card in pile.cards)
    return f"{_cards(pile.hidden)} face down, then {seen}" if pile.hidden else seen


def table_read_aloud(position: Position) -> str:
    """Return what L reads out."""
    piles = piles_view(position)
    return " ".join(_read(position, pile) for pile in piles if pile.kind != "slot" or pile.cards or pile.hidden)


def _read(position: Position, pile: Pile) -> str:
    if pile.kind in ("stock", "slot") or not pile.cards:
        return f"{_label(position, pile).partition('. ')[0]}."
    shown = Pile(pile.id, pile.kind, 0, pile.cards[-1:]) if pile.kind == "foundation" else pile
    return f"{_title(pile)}: {_contents(shown)}."


def announcement(before: dict[str, Pile], after: dict[str, Pile], move: protocol.Move) -> list[str]:
    """Return the sentences that announce a move, from the piles before and after it. Other sentences may follow."""
    target = after[move.target]
    if move.source == "stock":
        drawn = [card_name(card) for card in target.cards[len(before[move.target].cards) :]]
        main = f"Drew the {drawn[0]}." if len(drawn) == 1 else f"Drew: {', '.join(drawn)}."
    elif move.target == "stock":
        main = "Turned the waste over."
    else:
        main = f"{moved_cards(before[move.source].cards[-move.count :])} to {in_sentence(target)}."
    turned = [card_name(card) for id in after if id != move.target for card in _turned(before[id], after[id])]
    sentences = [main, *([f"{', '.join(turned)} turned face up."] if turned else [])]
    return [sentence[0].upper() + sentence[1:] for sentence in sentences]


def undo_announcement(before: dict[str, Pile], move: protocol.Move) -> str:
    """Return a sentence that announces that a move is undone. `before` are the piles before the move."""
    if move.source == "stock":
        return f"{_cards(move.count)} to the stock."
    sentence = f"{moved_cards(before[move.source].cards[-move.count :])} to {in_sentence(before[move.source])}."
    return sentence[0].upper() + sentence[1:]


def _turned(before: Pile, after: Pile) -> list[str]:
    """Return the cards of a pile that were face down and are face up now."""
    was, now = ([""] * pile.hidden + pile.cards for pile in (before, after))
    return [card for old, card in zip(was, now, strict=False) if card and not old]


def moved_cards(cards: Sequence[str]) -> str:
    """Return the name of cards that move together, deepest first."""
    return card_name(cards[0]) if len(cards) == 1 else f"{_cards(len(cards))} ({card_name(cards[0])} to {card_name(cards[-1])})"


def _title(pile: Pile) -> str:
    if pile.kind in ("stock", "waste") or pile.id == "hole":
        return pile.kind.capitalize()
    return f"{pile.kind.capitalize()} {pile.id[1:]}"


def in_sentence(pile: Pile) -> str:
    """Return the name of a pile in a sentence."""
    title = _title(pile).lower()
    return title if title[-1].isdigit() else f"the {title}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
