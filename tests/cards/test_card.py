"""Tests of cards, their notation and their names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.cards import (
    CARDS,
    JOKER,
    RANK,
    SUIT,
    Card,
    card,
    card_name,
    format_card,
    format_cards,
    full_deck,
    is_red,
    parse_card,
    parse_cards,
    rank_name,
)
from longwood.errors import NotationError


def test_every_card_has_its_notation() -> None:
    texts = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"] + ["XX"]
    assert [format_card(Card(value)) for value in range(CARDS)] == texts
    assert [parse_card(text) for text in texts] == list(range(CARDS))


def test_rank_and_suit_match_the_notation() -> None:
    for value in range(52):
        text = format_card(Card(value))
        assert ("?A23456789TJQK"[RANK[value]], "CDHS"[SUIT[value]]) == (text[0], text[1])
        assert card(RANK[value], SUIT[value]) == value
        assert is_red(Card(value)) is (text[1] in "DH")
    assert RANK[JOKER] == 0
    assert not is_red(JOKER)


@pytest.mark.parametrize("text", ["", "T", "10H", "th", "TH ", "HT", "1H", "XH", "xx", "X", "TH5C", "\u0422H", "T\u2665", "TH\n", "\0\0"])
def test_other_strings_are_not_cards(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a card; use a rank \(A23456789TJQK\) and a suit \(CDHS\)"):
        parse_card(text)


def test_messages_truncate_long_text() -> None:
    with pytest.raises(NotationError) as error:
        parse_card("T" * 100_000)
    assert len(str(error.value)) < 250


@given(st.lists(st.integers(0, 52).map(Card)))
def test_a_list_of_cards_can_be_formatted_and_parsed(cards: list[Card]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)


def test_half_a_card_is_refused() -> None:
    with pytest.raises(NotationError, match="'2' is not a card"):
        parse_cards("KH2")


def test_cards_and_ranks_have_english_names() -> None:
    assert [card_name(parse_card(text)) for text in ("AS", "TH", "2D", "KC", "XX")] == [
        "A of spades",
        "10 of hearts",
        "2 of diamonds",
        "K of clubs",
        "a joker",
    ]
    assert [rank_name(rank) for rank in range(1, 14)] == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def test_a_full_deck_has_every_card_except_those_left_out() -> None:
    assert full_deck() == tuple(range(52))
    assert full_deck(2, 1) == (*range(52), *range(52), JOKER)
    without = full_deck(2, without=[Card(0), Card(0), Card(5)])
    assert (without.count(0), without.count(5), len(without)) == (0, 1, 101)
