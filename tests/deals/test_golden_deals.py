"""Tests that deal numbers always give the same deal, with golden orders of decks and golden deals of every game."""

from __future__ import annotations

import json

import pytest

from longwood.cards import Card, format_cards, full_deck, shuffled
from longwood.rules import check_deal, deal, deal_from_json, deal_to_json
from longwood.variants import CATALOGUE, Variant, game_from_json
from tests.deals import regenerate, slow_shuffle

ACES = [Card(13 * suit) for _ in range(2) for suit in range(4)]
DECKS = {
    "one": full_deck(1),
    "two": full_deck(2),
    "one+joker": full_deck(1, 1),
    "one+jokers": full_deck(1, 2),
    "two+jokers": full_deck(2, 2),
    "two-aces": full_deck(2, without=ACES),
}
ORDERS = [line.split() for line in regenerate.ORDERS.read_text(encoding="ascii").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(("deck", "number", "order"), ORDERS, ids=[f"{deck}-{number}" for deck, number, _ in ORDERS])
def test_golden_orders_never_change(deck: str, number: str, order: str) -> None:
    assert format_cards(shuffled(DECKS[deck], int(number))) == order


def test_golden_orders_are_complete() -> None:
    assert {(deck, int(number)) for deck, number, _ in ORDERS} == {(deck, number) for deck in DECKS for number in regenerate.NUMBERS}
    assert {0, 1, 2, 12345, 2**63 - 1} == set(regenerate.NUMBERS)


def test_the_second_shuffle_agrees_for_many_deal_numbers() -> None:
    for number in [*range(40), *(3**k for k in range(40)), 2**63 - 2]:
        deck = full_deck(1 + number % 2, number % 3)
        assert format_cards(shuffled(deck, number)) == "".join(slow_shuffle.shuffle(slow_shuffle.pack(1 + number % 2, number % 3), number))


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_golden_deals_never_change(variant: Variant) -> None:
    path = regenerate.HERE / f"{variant.id}.jsonl"
    assert path.is_file(), f"{variant.id} has no golden deals: run `make golden`"
    lines = path.read_text(encoding="ascii").splitlines()
    numbers = []
    for line in lines:
        golden = json.loads(line)
        numbers.append(int(golden["number"]))
        made = deal(variant.rules, numbers[-1])
        check_deal(variant.rules, made)
        assert {key: golden[key] for key in ("tableau", "stock", "foundations", "hole")} == deal_to_json(made)
        game = game_from_json(golden)
        assert (game.id, game.rules) == (variant.id, variant.rules)
        assert deal_from_json(game.rules, golden) == made
    assert tuple(numbers) == regenerate.VARIANT_NUMBERS
