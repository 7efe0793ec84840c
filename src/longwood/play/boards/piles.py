"""What the formats of other programs have in common: which positions they can hold, and checks that know the line of each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from longwood.cards import JOKER, RANKS, SUIT_LETTERS, Card, card, format_card
from longwood.errors import DealError
from longwood.locales import Phrase
from longwood.play.columns.position import ColumnPosition
from longwood.play.covering.position import CoveringPosition
from longwood.play.notation import position_to_json
from longwood.play.position import Position
from longwood.rules import FIRST_CARD, ColumnRules, CoveringRules, Rules, Up, game_deck

_WRITTEN: Final = {"tableau", "stock", "foundations", "hole", "waste", "foundation_tops", "face_down", "face_down_slots"}


def rules_of(position: Position) -> Rules:
    """Return the rules of a position."""
    if not isinstance(position, ColumnPosition | CoveringPosition):
        raise TypeError(f"no board for {type(position).__name__}")
    return position.rules


def check_rules(rules: Rules, program: str) -> None:
    """Raise DealError if the formats can't hold positions of this game."""
    if isinstance(rules, CoveringRules):
        if not rules.layout.piles:
            raise DealError(f"{program} has no text for the overlapping cards of {rules.name}; use Position JSON")
        if rules.is_wide:
            raise DealError(f"{program} has no text for the waste or the several holes of {rules.name}; use Position JSON")
        if rules.jokers:
            raise DealError(f"{program} has no text for jokers; use Position JSON")
    elif rules.foundation_base == FIRST_CARD or rules.foundation_up is not Up.SUIT:
        why = "are built in alternating colours" if rules.foundation_up is not Up.SUIT else "start with any rank"
        raise DealError(f"{program} has no text for the foundations of {rules.name}, which {why}; use Position JSON")


def written_piles(position: Position, program: str) -> dict[str, Any]:
    """Return the Position JSON of a position. Raises DealError if it has anything that the formats of other programs can't hold."""
    check_rules(rules_of(position), program)
    data = position_to_json(position)
    for key in data.keys() - _WRITTEN:
        if data[key] not in (None, 0, [], {}, False):
            raise DealError(f"{program} has no text for {key.replace('_', ' ')}; use Position JSON")
    return data


def hidden_cards(position: Position, data: dict[str, Any]) -> list[int]:
    """Return the number of face-down cards at the bottom of each column or fan."""
    if isinstance(position, ColumnPosition):
        return list(position.hidden)
    hidden, rules = {slot - 1 for slot in data["face_down_slots"]}, rules_of(position)
    piles = rules.layout.piles if isinstance(rules, CoveringRules) else ()
    return [sum(slot in hidden for slot in pile) for pile in piles]


def foundation_cards(rules: ColumnRules, suit: int, height: int) -> list[Card]:
    """Return the cards on a foundation of this height, from its base."""
    return [card((rules.foundation_base - 1 + level) % RANKS + 1, suit) for level in range(height)]


def tops_of(heights: dict[str, list[int]], decks: int) -> dict[str, list[int]]:
    """Return the key `foundation_tops` of Position JSON from the heights by suit letter, which can leave out empty foundations.

    Raises DealError if a suit has more foundations than there are decks.
    """
    for letter, given in heights.items():
        if len(given) > decks:
            raise DealError(f"foundations: there are {len(given)} of {letter}, but only {decks} of each suit in this game")
    return {letter: [*heights.get(letter, []), *[0] * (decks - len(heights.get(letter, [])))] for letter in SUIT_LETTERS}


def check_copies(rules: Rules, cards: Iterable[tuple[int, Card]]) -> None:
    """Raise DealError, with the line, at the first card of which there are more than in the deck. `cards` are lines and cards."""
    left = Counter(game_deck(rules))
    for line, value in cards:
        if value == JOKER or not left[value]:
            copies = game_deck(rules).count(value)
            raise DealError(Phrase("board-copies", line=line, card=format_card(value), game=rules.name, copies=copies))
        left[value] -= 1
