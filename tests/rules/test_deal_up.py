"""Tests of deals in which cards go up to the foundations (docs/rulings.md, R82). The golden deals compare them with a second program."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from longwood.cards import Deal, format_card, parse_card, parse_cards
from longwood.errors import DealError
from longwood.play import ColumnPosition, position_from_json, position_to_json, start
from longwood.rules import ColumnRules, DealUp, check_deal, deal, deal_from_json, deal_to_json, game_deck
from longwood.rules.deal_up import deal_up
from longwood.variants import find_game
from tests.strategies import DEALS, column_rules

CARDS = ColumnRules(name="Two by Two", decks=1, columns=2, cards=2, deal_up=DealUp.CARDS)
ROWS = replace(CARDS, deal_up=DealUp.ROWS)
PRESET = replace(ROWS, preset=True)


def dealt(rules: ColumnRules, order: str) -> str:
    """Return the columns, the stock and the cards that went up."""
    columns, stock, up = deal_up(rules, parse_cards(order))
    return " ".join("".join(map(format_card, pile)) or "-" for pile in (*columns, stock, up))


@pytest.mark.parametrize(
    ("rules", "order", "expected"),
    [
        (CARDS, "KHQHJHTH9H", "KHJH QHTH 9H -"),
        (CARDS, "AC2CKHQHAHJHTH2H", "KHJH QHTH 2H AC2CAH"),
        (CARDS, "KHQHJH2CACTH", "KHJH QH2C ACTH -"),  # nothing goes up after the last card, and none from a column
        (ROWS, "2CACKHQH9H", "KH QH 9H AC2C"),  # the first row leaves both columns empty
        (ROWS, "KHAC2CAH9H", "KH - 9H AC2CAH"),
        (PRESET, "3C2CKHQH9H", "KH QH 9H 2C3C"),
    ],
)
def test_cards_go_up_as_the_rules_say(rules: ColumnRules, order: str, expected: str) -> None:
    assert dealt(rules, order) == expected


def test_the_leftmost_of_two_equal_cards_goes_up() -> None:
    rules = ColumnRules(name="Twins", columns=4, cards=1, deal_up=DealUp.ROWS)
    assert dealt(rules, "2CAC2CKH") == "- - 2C KH - AC2C"


def test_a_whole_suit_can_go_up_during_the_deal_and_no_more() -> None:
    suit = "".join(rank + "C" for rank in "A23456789TJQK")
    assert dealt(CARDS, suit + "KHQHJHTH") == f"KHJH QHTH - {suit}"
    base = replace(CARDS, foundation_base=3, foundation_wrap=True)
    assert dealt(base, suit[4:] + suit[:4] + "KHQHJHTH") == f"KHJH QHTH - {suit[4:]}{suit[:4]}"


@given(column_rules(), DEALS)
def test_every_card_is_in_one_pile_and_the_deal_can_be_written(rules: ColumnRules, number: int) -> None:
    made = deal(rules, number)
    assert sorted([*(c for pile in made.tableau for c in pile), *made.stock, *made.foundations]) == sorted(game_deck(rules))
    assert deal_from_json(rules, deal_to_json(made)) == replace(made, number=None)
    position = start(rules, made)
    assert position_from_json(rules, position_to_json(position)).line() == position.line()


@given(column_rules(), DEALS)
def test_no_card_that_goes_up_is_left_where_it_could_have_gone_up(rules: ColumnRules, number: int) -> None:
    if rules.deal_up is not DealUp.ROWS:
        return
    position = start(rules, number)
    assert isinstance(position, ColumnPosition)
    assert not any(column and position.foundations.awaited[column[-1]] for column in position.columns)


@pytest.mark.parametrize("name", ["dieppe", "carre-napoleon"])
def test_the_cards_that_went_up_must_be_in_order(name: str) -> None:
    rules = find_game(name).rules
    assert isinstance(rules, ColumnRules)
    number = next(n for n in range(1, 100) if len(deal(rules, n).foundations) >= rules.preset_size + 2)
    made = deal(rules, number)
    king = parse_card("KC")
    assert king not in made.foundations
    with pytest.raises(DealError, match="list the cards that"):
        check_deal(rules, Deal(made.tableau, stock=made.stock, foundations=(*made.foundations, king)))
