"""The JSON of Solvitaire's deals. Source: deal_parser.cpp and card.cpp of github.com/thecharlieblake/Solvitaire."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from longwood.cards import RANK_LETTERS, SUIT, SUIT_LETTERS, Card, format_card, parse_card
from longwood.errors import DealError, shown
from longwood.play.boards.piles import check_copies, check_rules, foundation_cards, hidden_cards, rules_of, tops_of, written_piles
from longwood.play.notation import position_from_json
from longwood.play.position import Position
from longwood.rules import ColumnRules, Rules
from longwood.rules.dealing import tableau_shape

KEYS: Final = frozenset(("tableau piles", "foundations", "hole", "stock", "waste"))
"""The keys that games of Longwood can have."""
_CARD: Final = re.compile(r"(10|[1-9]|1[1-3]|[AaJjQqKk])([CDHScdhs])")
_NUMBERS: Final = {str(number): letter for number, letter in enumerate(RANK_LETTERS, 1)}


def format_solvitaire(position: Position) -> str:
    """Return a position as JSON for Solvitaire, on one line. Raises DealError if the format can't hold it."""
    data, rules = written_piles(position, "Solvitaire"), rules_of(position)
    hidden = hidden_cards(position, data)
    piles = zip(data["tableau"], hidden, strict=True)
    found: dict[str, object] = {"tableau piles": [[_text(card, at < down) for at, card in enumerate(pile)] for pile, down in piles]}
    if isinstance(rules, ColumnRules) and (cards := _foundations(rules, data["foundation_tops"])):
        found["foundations"] = cards
    if data["hole"]:
        found["hole"] = _text(data["hole"])
    if data["stock"]:
        found["stock"] = [_text(card) for card in data["stock"][::-1]]  # the top card comes last
    if isinstance(rules, ColumnRules) and data["waste"]:
        found["waste"] = [_text(card) for card in data["waste"]]
    return json.dumps(found) + "\n"


def _text(card: str, is_hidden: bool = False) -> str:
    """Return a card as Solvitaire writes it: 10 for T, and a small suit letter if it is face down."""
    return card[0].replace("T", "10") + (card[1].lower() if is_hidden else card[1])


def _foundations(rules: ColumnRules, tops: dict[str, list[int]]) -> list[str]:
    """Return the cards on the foundations, or an empty list if they are as at the start."""
    if all(height == int(rules.preset) for heights in tops.values() for height in heights):
        return []
    for letter, heights in tops.items():
        if sum(map(bool, heights)) > 1:
            raise DealError(f"Solvitaire has no text for two foundations of one suit ({letter}); use Position JSON")
    cards = []
    for suit, letter in enumerate(SUIT_LETTERS):
        cards += [_text(format_card(value)) for value in foundation_cards(rules, suit, max(tops[letter]))]
    return cards


def parse_solvitaire(rules: Rules, text: str, data: dict[str, Any]) -> Position:
    """Return the position in a deal of Solvitaire. `data` is the JSON in the text, which is used for line numbers.

    Raises DealError, with the line, if it is not a position of this game.
    """
    check_rules(rules, "Solvitaire")
    for key in data:
        if key not in KEYS:
            known = ", ".join(sorted(KEYS))
            raise DealError(f"line {_line(text, key)}: {shown(key)} is not a pile of {rules.name}; choose {known}")
    is_column_game = isinstance(rules, ColumnRules)
    for key in ("hole",) if is_column_game else ("foundations", "waste"):
        if key in data:
            raise DealError(f"line {_line(text, key)}: {rules.name} has no {key}")
    reader = _Reader(text)
    piles = data.get("tableau piles")
    if not isinstance(piles, list) or len(piles) != len(tableau_shape(rules)):
        raise DealError(f"line {_line(text, 'tableau piles')}: tableau piles must be a list of {len(tableau_shape(rules))} lists of cards")
    columns = [reader.cards(pile, f"pile {number}") for number, pile in enumerate(piles, 1)]
    found: dict[str, Any] = {"position": True, "tableau": [[format_card(value) for value, _ in column] for column in columns]}
    found["stock"] = [format_card(value) for value, _ in reader.cards(data.get("stock", []), "stock")[::-1]]
    if isinstance(rules, ColumnRules):
        found["face_down"] = [_hidden(text, number, column) for number, column in enumerate(columns, 1)]
        found["waste"] = [format_card(value) for value, _ in reader.cards(data.get("waste", []), "waste")]
        if "foundations" in data:
            found["foundation_tops"] = _tops(rules, text, [value for value, _ in reader.cards(data["foundations"], "foundations")])
    else:
        found["hole"] = format_card(reader.cards([data["hole"]], "hole")[0][0]) if "hole" in data else None
    check_copies(rules, reader.lines)
    return position_from_json(rules, found)


def _line(text: str, key: str, start: int = 0) -> int:
    """Return the line, from 1, of a string in JSON text, or 1 if it isn't found."""
    return text.count("\n", 0, max(0, text.find(json.dumps(key), start))) + 1


class _Reader:
    """Reads lists of cards and notes the line of every card."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at: dict[str, int] = {}  # where to look for the next copy of each card
        self.lines: list[tuple[int, Card]] = []
        """Every card, with its line."""

    def cards(self, value: object, where: str) -> list[tuple[Card, bool]]:
        """Return the cards of a pile, and whether each is face down. Raises DealError if it isn't a list of cards."""
        if not isinstance(value, list):
            raise DealError(f"{where} must be a list of cards, not {shown(value)}")
        return [self._card(item, where) for item in value]

    def _card(self, item: object, where: str) -> tuple[Card, bool]:
        found = _CARD.fullmatch(item) if isinstance(item, str) else None
        line = 1
        if isinstance(item, str):
            at = self._text.find(json.dumps(item), self._at.get(item, 0))
            line = self._text.count("\n", 0, max(0, at)) + 1
            self._at[item] = at + 1
        if found is None:
            raise DealError(f"line {line}: {where}: {shown(item)} is not a card; write 1 to 13, A, J, Q or K, and a suit, as in 10H")
        value = parse_card(_NUMBERS.get(found[1], found[1].upper()) + found[2].upper())
        self.lines.append((line, value))
        return value, found[2].islower()


def _hidden(text: str, number: int, column: list[tuple[Card, bool]]) -> int:
    hidden = [is_hidden for _, is_hidden in column]
    if hidden != sorted(hidden, reverse=True):
        raise DealError(f"line {_line(text, 'tableau piles')}: pile {number}: a face-down card is on a face-up one")
    return sum(hidden)


def _tops(rules: ColumnRules, text: str, cards: list[Card]) -> dict[str, list[int]]:
    """Return the heights of the foundations, as in Position JSON, from their cards in the order in which they were played."""
    heights: dict[str, list[int]] = {}
    for suit, letter in enumerate(SUIT_LETTERS):
        mine = [value for value in cards if SUIT[value] == suit]
        if mine != foundation_cards(rules, suit, len(mine)):
            expected = format_card(foundation_cards(rules, suit, 1)[0])
            raise DealError(f"line {_line(text, 'foundations')}: foundations: the cards of {letter} must go up from {expected}, each once")
        heights[letter] = [len(mine)] if mine else []
    return tops_of(heights, rules.decks)
