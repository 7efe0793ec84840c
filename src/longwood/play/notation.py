"""Read and write positions as Position JSON (docs/deals.md) and as canonical lines.

Neither includes the name and options of the game, which the caller adds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from longwood.cards import RANKS, SUIT, SUIT_LETTERS, Card, Deal, card, is_red
from longwood.errors import DealError, shown
from longwood.play.columns.position import ColumnPosition
from longwood.play.covering.position import CoveringPosition
from longwood.play.covering.position_json import covering_from_json, covering_to_json
from longwood.play.json_fields import number_in, piles_of, reject_keys, texts_of
from longwood.play.position import Position
from longwood.play.start import begin
from longwood.rules import (
    ColumnRules,
    Empty,
    Rules,
    Up,
    check_deck,
    deal_from_json,
    game_deck,
    preset_cards,
)
from longwood.rules.dealing import check_starters, pile_label, read_cards

POSITION_KEYS: Final = ("waste", "holes", "foundation_tops", "face_down", "face_down_slots", "redeals_used")
"""The keys that mark a JSON object as a position. `"position": true` also marks one. Any other object is a deal."""


def position_to_json(position: Position) -> dict[str, object]:
    """Return the piles of a position as Position JSON.

    In a covering game, `hole` is the top card of the hole and `waste` has the cards below it. With several holes or a real waste, `holes`
    has the cards of each hole instead. Position JSON doesn't include scores that
    depend on earlier moves, such as Tri Peaks streaks.
    """
    if isinstance(position, ColumnPosition):
        return _columns_to_json(position)
    if isinstance(position, CoveringPosition):
        return covering_to_json(position)
    raise TypeError(f"no JSON for {type(position).__name__}")


def _columns_to_json(position: ColumnPosition) -> dict[str, object]:
    foundations = position.foundations
    return {
        "tableau": [texts_of(column) for column in position.columns],
        "stock": texts_of(position.stock[::-1]),
        "foundations": texts_of(foundations.starters),
        "hole": None,
        "waste": texts_of(position.waste),
        "foundation_tops": dict(zip(SUIT_LETTERS, map(list, foundations.heights()), strict=True)),
        "face_down": list(position.hidden),
        "redeals_used": position.redeals_used,
    }


def is_position_json(data: Mapping[str, object]) -> bool:
    """Return whether a JSON object describes a position rather than a deal.

    A position has a key that deals don't have, or an empty slot.
    """
    tableau = data.get("tableau")
    nulls = isinstance(tableau, list) and any(isinstance(pile, list) and None in pile for pile in tableau)
    return nulls or any(key in data for key in POSITION_KEYS) or data.get("position") is True


def position_from_json(rules: Rules, data: object) -> Position:
    """Return the position in a Deal JSON or Position JSON object. It has no history.

    Raises DealError if the object doesn't describe a position of this game. The message names the wrong pile or card.
    """
    if not isinstance(data, Mapping):
        raise DealError(f"a deal or position must be a JSON object, not {shown(data)}")
    if not is_position_json(data):
        return begin(rules, deal_from_json(rules, data))
    if isinstance(rules, ColumnRules):
        return _columns_from_json(rules, data)
    return covering_from_json(rules, data)


def _columns_from_json(rules: ColumnRules, data: Mapping[str, object]) -> ColumnPosition:
    reject_keys(rules, data, ("hole", "holes", "face_down_slots"))
    columns = [list(read_cards(pile, pile_label(rules, n))) for n, pile in enumerate(piles_of(rules, data), 1)]
    stock = read_cards(data.get("stock", []), "the stock")
    waste = read_cards(data.get("waste", []), "the waste")
    starters = read_cards(data.get("foundations", []), "foundations") or preset_cards(rules)
    check_starters(rules, starters)
    seen = [*(c for column in columns for c in column), *stock, *waste]
    check_deck(seen if rules.preset_return else [*seen, *starters], game_deck(rules), complete=False)
    for number, cell in enumerate(columns[rules.columns :], rules.columns + 1):
        if len(cell) > 1:
            raise DealError(f"cell {number} has {len(cell)} cards; it can have one")
    if rules.empty is Empty.AUTO_FILL and (stock or waste) and not all(columns[: rules.columns]):
        raise DealError(
            f"column {columns.index([]) + 1} is empty, but {rules.name} fills empty columns automatically from the waste or the stock"
        )
    position = ColumnPosition(rules, Deal(tuple(() for _ in columns), foundations=starters))
    _fill_foundations(position, data.get("foundation_tops"), seen)
    on_foundations = [c for pile in position.foundations.piles for c in pile]
    check_deck([*seen, *on_foundations], game_deck(rules))
    position.columns, position.stock, position.waste = columns, list(stock[::-1]), list(waste)
    position.hidden = _hidden(rules, data.get("face_down"), columns)
    maximum = rules.redeals if rules.redeals is not None else 10**9
    position.redeals_used = number_in(data.get("redeals_used", 0), "redeals_used", maximum)
    return position


def _hidden(rules: ColumnRules, value: object, columns: list[list[Card]]) -> list[int]:
    if value is None:
        return [0] * len(columns)
    if not isinstance(value, list) or len(value) != len(columns):
        raise DealError(f"face_down must be a list of {len(columns)} numbers, one for each column")
    numbers = []
    for number, (given, cards) in enumerate(zip(value, columns, strict=True), 1):
        most = rules.hidden_below(min(rules.cards, max(0, len(cards) - 1))) if number <= rules.columns else 0
        numbers.append(number_in(given, f"face_down of {pile_label(rules, number)}", most))
        if rules.hidden_below(numbers[-1]) != numbers[-1]:
            raise DealError(f"face_down of column {number} is {given}, but {rules.name} deals row {given} face up")
    return numbers


def _fill_foundations(position: ColumnPosition, tops: object, seen: Sequence[Card]) -> None:
    """Put cards on the foundations up to the heights in `tops`.

    If the foundations alternate in colour, the suits are those of the cards that are missing from all other piles.
    """
    if tops is None:
        return
    if not isinstance(tops, dict) or not set(tops) <= set(SUIT_LETTERS):
        raise DealError(f"foundation_tops must be an object with the suits {', '.join(SUIT_LETTERS)}")
    rules, foundations = position.rules, position.foundations
    missing = Counter(game_deck(rules))
    missing.subtract(seen)
    missing.subtract(c for pile in foundations.piles for c in pile)
    for suit, letter in enumerate(SUIT_LETTERS):
        heights = tops.get(letter, [])
        if not isinstance(heights, list) or len(heights) > rules.decks:
            raise DealError(f"foundation_tops.{letter} must be a list of at most {rules.decks} numbers")
        numbers = sorted((number_in(n, f"foundation_tops.{letter}", RANKS) for n in heights), reverse=True)
        started = sum(SUIT[value] == suit for value in foundations.starters)
        if sum(map(bool, numbers)) + rules.decks - len(numbers) < started and not rules.preset_return:
            raise DealError(f"foundation_tops.{letter}: {started} of these foundations started with a card, so they cannot be 0")
        for copy, height in enumerate(numbers):
            pile = suit + 4 * copy
            if height == 0 and foundations.piles[pile]:
                foundations.take(pile)  # with preset_return, the starter can have left
            for level in range(len(foundations.piles[pile]), height):
                value = _card_at(position, suit, level, missing)
                missing[value] -= 1
                foundations.put_on(pile, value)


def _card_at(position: ColumnPosition, suit: int, level: int, missing: Counter[Card]) -> Card:
    rank = (position.foundations.base - 1 + level) % RANKS + 1
    first = card(rank, suit)
    if position.rules.foundation_up is Up.SUIT or level == 0:
        return first
    red = is_red(first) is (level % 2 == 0)
    candidates = [c for c in (card(rank, s) for s in range(4)) if is_red(c) is red]
    return next((c for c in candidates if missing[c] > 0), candidates[0])


def parse_line(rules: Rules, line: str) -> Position:
    """Return the position that a canonical line describes, without history. The inverse of Position.line().

    Raises DealError if the line isn't the canonical line of a position of this game.
    """
    position = _read_line(rules, line)
    if position.line() != line:
        raise DealError(f"{shown(line)} is not the canonical line of its position, which is {position.line()}")
    return position


def _read_line(rules: Rules, line: str) -> Position:
    fields = line.split(" ")
    is_columns = isinstance(rules, ColumnRules)
    is_long = isinstance(rules, ColumnRules) or rules.is_wide
    if len(fields) != (5 if is_long else 3):
        expected = "tableau, stock, waste, foundations and redeals used" if is_columns else "tableau, stock and hole"
        if is_long and not is_columns:
            expected = "tableau, stock, waste, holes and redeals used"
        raise DealError(f"a position of {rules.name} is one line with {expected}, separated by single spaces")
    bare = ["" if field == "-" else field for field in fields]
    columns = ["" if column == "-" else column for column in fields[0].split("/")]
    used = _redeals(bare[4]) if is_long else 0
    if isinstance(rules, ColumnRules):
        data: dict[str, object] = {
            "tableau": [_pairs(column.replace("|", "")) for column in columns],
            "face_down": [column.find("|") // 2 if "|" in column else 0 for column in columns],
            "stock": _pairs(bare[1]),
            "waste": _pairs(bare[2]),
            "redeals_used": used,
            **_heights_to_json(bare[3]),
        }
    else:
        slots = [[None if text == "--" else text for text in _pairs(column)] for column in columns]
        data = {"tableau": slots, "stock": _pairs(bare[1])}
        if is_long:
            holes = [_pairs("" if hole == "-" else hole) for hole in fields[3].split("/")]
            data |= {"holes": holes, "waste": _pairs(bare[2]), "redeals_used": used}
        else:
            hole = _pairs(bare[2])
            data |= {"hole": hole[-1] if hole else None, "waste": hole[:-1]}
    return position_from_json(rules, data)


def _redeals(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _pairs(text: str) -> list[str]:
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def _heights_to_json(text: str) -> dict[str, object]:
    starter, _, numbers = text.rpartition(":")
    suits = numbers.split("/")
    try:
        tops = {letter: [int(n) for n in suit.split(",")] for letter, suit in zip(SUIT_LETTERS, suits, strict=True)}
    except ValueError:
        raise DealError(
            f"foundations: {shown(text)} does not list the cards on the foundations of C, D, H and S, as in 1,0/0,0/0,0/0,0"
        ) from None
    return {"foundation_tops": tops, "foundations": [starter]} if starter else {"foundation_tops": tops}
