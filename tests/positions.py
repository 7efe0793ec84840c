"""Helpers to build small positions by hand and check them.

Tests name only the cards that matter. The helpers put the rest of the pack where it has no effect, so every position is complete.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from longwood.cards import Deal, format_card, parse_cards
from longwood.errors import IllegalMoveError
from longwood.play import ColumnPosition, CoveringPosition, Position, position_from_json, start
from longwood.rules import ColumnRules, CoveringRules, OptionValue, deal_from_json, game_deck, preset_cards
from longwood.variants import find_game


def cards(text: str) -> list[str]:
    """Return the names of the cards in a string such as "TH JH" or "THJH"."""
    packed = text.replace(" ", "")
    return [format_card(value) for value in parse_cards(packed)]


def columns(
    game: str | ColumnRules,
    piles: Mapping[int, str],
    *,
    stock: str = "",
    waste: str = "",
    tops: Mapping[str, Sequence[int]] | None = None,
    face_down: Mapping[int, int] | None = None,
    redeals_used: int = 0,
    rest: str | int = "stock",
    **options: OptionValue,
) -> ColumnPosition:
    """Return a position in a column game.

    `piles` are the columns by number, deepest card first. `stock` starts with the next card, and `waste` ends with its top card.
    `tops` are the foundation heights by suit.
    `rest` is where all other cards go: `stock` (drawn last), `waste` (at the bottom), or the bottom of the column with that number.
    """
    rules = game if isinstance(game, ColumnRules) else find_game(game, options).rules
    assert isinstance(rules, ColumnRules)
    tableau = [cards(piles.get(number, "")) for number in range(1, rules.columns + 1)]
    data: dict[str, object] = {"tableau": tableau, "foundation_tops": tops or {}, "redeals_used": redeals_used}
    drawn_piles = {"stock": cards(stock), "waste": cards(waste)}
    used = Counter(card for pile in (*tableau, *drawn_piles.values()) for card in pile)
    used.update(format_card(value) for value in preset_cards(rules))
    for suit, heights in (tops or {}).items():
        for height in heights:
            used.update("A23456789TJQK"[level] + suit for level in range(1 if rules.preset else 0, height))
    left = sorted((Counter(map(format_card, game_deck(rules))) - used).elements())
    if rest == "stock":
        drawn_piles["stock"] += left
    elif rest == "waste":
        drawn_piles["waste"] = left + drawn_piles["waste"]
    else:
        tableau[int(rest) - 1][:0] = left
    hidden = [(face_down or {}).get(number, 0) for number in range(1, rules.columns + 1)]
    position = position_from_json(rules, {**data, **drawn_piles, "face_down": hidden})
    assert isinstance(position, ColumnPosition)
    return position


def covering(game: str, piles: Mapping[int, str], *, hole: str = "", stock: str = "", **options: OptionValue) -> CoveringPosition:
    """Return a covering game in progress. `piles` are its columns or slots by number. The other cards are under the hole's top card."""
    rules = find_game(game, options).rules
    assert isinstance(rules, CoveringRules)
    layout = rules.layout
    if layout.piles:
        tableau: list[list[str | None]] = [[*cards(piles.get(number + 1, ""))] for number in range(len(layout.piles))]
    else:
        tableau = [[piles.get(slot + 1) for slot in range(layout.slots)]]
    position = position_from_json(rules, {"tableau": tableau, "stock": cards(stock), "hole": hole or None, "face_down_slots": None})
    assert isinstance(position, CoveringPosition)
    return position


def dealt(game: str, tableau: Sequence[str], *, hole: str | None = None, stock: str = "", **options: OptionValue) -> CoveringPosition:
    """Return the start of a covering game. Cards that are not named come last in the stock.

    `tableau` has every column or fan, or one pile of all slots.
    """
    rules = find_game(game, options).rules
    assert isinstance(rules, CoveringRules)
    piles = [cards(pile) for pile in tableau]
    used = Counter(card for pile in (*piles, cards(stock), [hole] if hole else []) for card in pile)
    left = sorted((Counter(map(format_card, game_deck(rules))) - used).elements())
    deal = deal_from_json(rules, {"tableau": piles, "stock": cards(stock) + left, "hole": hole})
    position = start(rules, deal)
    assert isinstance(position, CoveringPosition)
    return position


def first_deal(game: str, number: int = 1, **options: OptionValue) -> Position:
    """Return the position at the start of a numbered deal."""
    return start(find_game(game, options).rules, number)


def dealt_cards(position: Position) -> Deal:
    """Return the deal of a column game that has not started."""
    assert isinstance(position, ColumnPosition)
    return Deal(tuple(map(tuple, position.columns)), tuple(position.stock[::-1]), position.foundations.starters)


def play(position: Position, texts: str) -> None:
    """Make these moves. Each must be legal."""
    for text in texts.split():
        position.push(position.parse_move(text))


def allowed(position: Position, *texts: str) -> None:
    """Check that each of these moves is legal, and can be made and undone."""
    for text in texts:
        move = position.parse_move(text)
        assert position.reason(move) is None, f"{text} in {position.line()}"
        before = position.line()
        position.push(move)
        assert position.line() != before
        position.pop()
        assert position.line() == before


def refused(position: Position, text: str, why: str) -> None:
    """Check that the move is refused with exactly this reason, without changing anything."""
    move = position.parse_move(text)
    assert move not in position.legal_moves(), f"{text} in {position.line()}"
    assert position.reason(move) == why
    before = position.line()
    with pytest.raises(IllegalMoveError) as error:
        position.push(move)
    assert error.value.reason == why
    assert error.value.move == text
    assert position.line() == error.value.position == before
    assert position.moves == ()
