"""Tests of Golf and its relatives, ruling by ruling (docs/rulings.md, R26 to R43): legal moves, results, and reasons for refusals."""

from __future__ import annotations

import pytest

from longwood.cards import JOKER, format_card, format_cards
from longwood.play import FOUNDATION, HOLE, STOCK, CoveringPosition, Move, Outcome, draw, result_text, score
from tests.positions import allowed, covering, dealt, first_deal, play, refused

# Golf


def test_golf_nothing_fits_on_a_king() -> None:
    piles = {1: "QD", 2: "AC"}
    refused(covering("golf", piles, hole="KC"), "1", "the Queen of diamonds can't go on the King of clubs: in Golf nothing goes on a King")
    refused(covering("golf", piles, hole="KC"), "2", "the Ace of clubs can't go on the King of clubs: in Golf nothing goes on a King")
    allowed(covering("golf", piles, hole="KC", queens_on_kings=True), "1")
    refused(
        covering("golf-queens", piles, hole="KC"),
        "2",
        "the Ace of clubs can't go on the King of clubs: in Golf, Queens on Kings only a Queen goes on a King",
    )


def test_golf_a_king_fits_on_a_queen_and_only_a_two_fits_on_an_ace() -> None:
    allowed(covering("golf", {1: "KD"}, hole="QC"), "1")
    refused(covering("golf", {1: "KD"}, hole="AC"), "1", "the King of diamonds can't go on the Ace of clubs: it takes only a 2")
    allowed(covering("golf", {1: "2D"}, hole="AC"), "1")


def test_golf_can_connect_aces_and_kings() -> None:
    allowed(covering("golf", {1: "KD"}, hole="AC", around_corner=True), "1")
    position = covering("putt-putt", {1: "QD", 2: "AC", 3: "5S"}, hole="KC")
    allowed(position, "1", "2")
    refused(position, "3", "the 5 of spades can't go on the King of clubs: it takes only an Ace or a Queen")


def test_golf_suits_do_not_matter_and_equal_ranks_do_not_fit() -> None:
    position = covering("golf", {1: "8C", 2: "8H", 3: "6S", 4: "7D"}, hole="7C")
    allowed(position, "1", "2", "3")
    refused(position, "4", "the 7 of diamonds can't go on the 7 of clubs: it takes only a 6 or an 8")


def test_golf_ends_at_once_when_the_tableau_is_cleared() -> None:
    position = covering("golf", {3: "7D"}, hole="6C", stock="AC 2C 3C 4C")
    play(position, "3")
    assert position.outcome() is Outcome.WON
    assert result_text(position) == "won -4"
    assert position.legal_moves() == []
    assert position.reason(position.parse_move("d")) == "the tableau is cleared, so the game is over"


def test_golf_a_stuck_hole_scores_the_cards_left() -> None:
    position = covering("golf", {1: "QD QH", 2: "3C", 5: "KD 4S 8S"}, hole="KC")
    assert position.outcome() is Outcome.STUCK
    assert score(position).value == 6
    assert result_text(position) == "stuck +6"
    refused(position, "d", "the stock is empty")
    refused(position, "7", "column 7 is empty")
    refused(position, "8", "there is no column 8")


def test_golf_only_top_cards_can_be_played_and_a_draw_is_always_allowed() -> None:
    position = covering("golf", {1: "7D 9C"}, hole="8C", stock="KC")
    allowed(position, "1", "d")
    play(position, "1")
    refused_text = position.reason(position.parse_move("1"))
    assert refused_text == "the 7 of diamonds can't go on the 9 of clubs: it takes only an 8 or a 10"


def test_golf_with_must_play_a_draw_is_legal_only_if_no_card_fits() -> None:
    piles = {1: "9C"}
    refused(
        covering("golf", piles, hole="8C", stock="KC", must_play=True),
        "d",
        "with these rules, you can draw only when no card can be played",
    )
    allowed(covering("golf", piles, hole="5C", stock="KC", must_play=True), "d")


def test_golf_deals_seven_columns_of_five() -> None:
    position = first_deal("golf")
    assert isinstance(position, CoveringPosition)
    assert [len(pile) for pile in position.rules.layout.piles] == [5] * 7
    assert (len(position.hole), position.stock_left) == (1, 16)


@pytest.mark.parametrize(("game", "slots", "stock"), [("double-golf", 63, 40), ("double-putt", 63, 40)])
def test_double_golf_deals_63_cards_and_a_stock_of_40(game: str, slots: int, stock: int) -> None:
    position = first_deal(game)
    assert isinstance(position, CoveringPosition)
    assert (position.cards_left, len(position.hole), position.stock_left) == (slots, 1, stock)


def test_golf_with_two_decks_is_double_golf() -> None:
    assert first_deal("golf", 7, decks=2) == first_deal("double-golf", 7)


# Jokers


def test_a_joker_fits_on_a_king_and_any_card_fits_on_it() -> None:
    position = covering("golf", {1: "4C XX", 2: "KD"}, hole="KC", jokers=1)
    allowed(position, "1")
    refused(position, "2", "the King of diamonds can't go on the King of clubs: in Golf only a joker goes on a King")
    play(position, "1")
    assert {position.format_move(move) for move in position.legal_moves()} == {"1", "2"}


def test_a_remaining_joker_counts_one_and_jokers_can_be_drawn() -> None:
    assert score(covering("golf", {1: "XX QD"}, hole="KC", jokers=1)).value == 2
    position = covering("golf", {1: "4C"}, hole="KC", stock="XX", jokers=1)
    play(position, "d 1")
    assert position.outcome() is Outcome.WON


def test_jokers_are_added_to_the_stock() -> None:
    for jokers, stock in ((1, 17), (2, 18)):
        position = first_deal("golf", jokers=jokers)
        assert isinstance(position, CoveringPosition)
        assert position.stock_left == stock
        everything = [*(card for card in position.cards if card is not None), *position.stock, *position.hole]
        assert everything.count(JOKER) == jokers


def test_two_jokers_and_queens_on_kings_is_thieves_golf() -> None:
    assert first_deal("golf", 3, jokers=2, queens_on_kings=True) == first_deal("thieves-golf", 3)
    refused(
        covering("thieves-golf", {1: "AC"}, hole="KC"),
        "1",
        "the Ace of clubs can't go on the King of clubs: in Thieves Golf only a Queen or a joker goes on a King",
    )


# An empty foundation


def test_empty_foundation_can_start_with_any_top_card_or_a_draw() -> None:
    position = first_deal("golf", empty_foundation=True)
    assert isinstance(position, CoveringPosition)
    assert {position.format_move(move) for move in position.legal_moves()} == {"1", "2", "3", "4", "5", "6", "7", "d"}
    assert (position.hole, position.stock_left) == ([], 17)


def test_empty_foundation_lowest_score_is_minus_17() -> None:
    going = "A23456789TJQ" + "JT98765432A" + "23456789TJQK"  # each fits on the last one, and the first on an empty foundation
    played = [rank + "CDHS"[going[:n].count(rank)] for n, rank in enumerate(going)]
    tableau = [" ".join(reversed(played[5 * n : 5 * n + 5])) for n in range(7)]
    position = dealt("golf", tableau, empty_foundation=True)
    play(position, " ".join(str(1 + n // 5) for n in range(35)))
    assert result_text(position) == "won -17"


# Tri Peaks


def test_tri_peaks_deals_28_cards_with_the_last_row_face_up() -> None:
    position = first_deal("tri-peaks")
    assert isinstance(position, CoveringPosition)
    assert (position.cards_left, position.stock_left) == (28, 23)
    assert [slot + 1 for slot in range(28) if position.is_face_up(slot)] == list(range(19, 29))


def test_tri_peaks_a_card_that_is_still_covered_by_one_card_is_not_playable() -> None:
    position = covering("tri-peaks", {1: "5C", 4: "6D", 5: "7D"}, hole="6C")
    assert not position.is_face_up(0)
    refused(position, "1", "slot 1 is covered by another card")
    play(position, "5")
    assert position.reason(position.parse_move("1")) == "slot 1 is covered by another card"
    play(position, "4")
    assert position.is_face_up(0)
    assert position.reason(position.parse_move("1")) is None
    refused(covering("tri-peaks", {1: "5C"}, hole="9C"), "2", "slot 2 is empty")
    refused(covering("tri-peaks", {1: "5C"}, hole="9C"), "29", "there is no slot 29")


def test_tri_peaks_wraps_by_default() -> None:
    allowed(covering("tri-peaks", {1: "AC"}, hole="KC"), "1")
    refused(
        covering("tri-peaks", {1: "AC"}, hole="KC", wrap=False),
        "1",
        "the Ace of clubs can't go on the King of clubs: in Tri Peaks nothing goes on a King",
    )
    allowed(covering("tri-peaks", {1: "QC"}, hole="KC", wrap=False, on_king="queen"), "1")


def test_tri_peaks_open_shows_every_card() -> None:
    position = first_deal("tri-peaks", open=True)
    assert isinstance(position, CoveringPosition)
    assert all(position.is_face_up(slot) for slot in range(28))


# Black Hole


def test_black_hole_king_or_two_fits_on_the_ace() -> None:
    position = covering("black-hole", {1: "9H KD", 2: "2C", 3: "QD"}, hole="AS")
    allowed(position, "1", "2")
    refused(position, "3", "the Queen of diamonds can't go on the Ace of spades: it takes only a 2 or a King")


def test_black_hole_only_the_top_card_of_a_fan_can_be_played() -> None:
    position = covering("black-hole", {1: "2D 9H"}, hole="AS")
    refused(position, "1", "the 9 of hearts can't go on the Ace of spades: it takes only a 2 or a King")
    refused(position, "18", "there is no fan 18")
    refused(position, "17", "fan 17 is empty")


def test_black_hole_has_no_draw() -> None:
    position = first_deal("black-hole")
    refused(position, "d", "Black Hole has no stock")
    assert isinstance(position, CoveringPosition)
    assert format_cards(position.hole) == "AS"
    assert position.cards_left == 51


def test_black_hole_can_start_with_any_card() -> None:
    position = first_deal("black-hole", 4, any_starter=True)
    assert isinstance(position, CoveringPosition)
    assert (len(position.hole), position.cards_left) == (1, 51)
    assert format_card(position.hole[0]) != "AS"  # deal 4 starts with a different card


# Pyramid Golf, All in a Row


def test_pyramid_golf_apex_needs_both_cards_of_the_second_row_removed() -> None:
    position = covering("pyramid-golf", {1: "5C", 2: "6D", 3: "7D"}, hole="6C")
    refused(position, "1", "slot 1 is covered by another card")
    play(position, "3")
    assert not position.is_legal(position.parse_move("1"))
    play(position, "2")
    assert position.is_legal(position.parse_move("1"))


def test_pyramid_golf_cleared_with_five_cards_in_the_stock_scores_minus_five() -> None:
    position = covering("pyramid-golf", {1: "5C"}, hole="6C", stock="AC 2C 3C 4C 7C")
    play(position, "1")
    assert result_text(position) == "won -5"


def test_elevator_deals_only_the_lowest_row_face_up() -> None:
    position = first_deal("elevator")
    assert isinstance(position, CoveringPosition)
    assert [slot + 1 for slot in range(28) if position.is_face_up(slot)] == list(range(22, 29))


def test_all_in_a_row_can_start_with_any_of_thirteen_top_cards() -> None:
    position = first_deal("all-in-a-row")
    assert {position.format_move(move) for move in position.legal_moves()} == {str(n) for n in range(1, 14)}
    refused(position, "d", "All in a Row has no stock")


# All games


def test_moves_without_notation_are_also_refused() -> None:
    position = covering("golf", {1: "9C 8D"}, hole="7C", stock="KC")
    only = "in Golf, cards can only go to the hole, one at a time"
    for move in (Move(0, 1), Move(0, HOLE, 2), Move(0, FOUNDATION), Move(STOCK, 0), Move(STOCK, HOLE, 2)):
        assert position.reason(move) == only
    assert position.reason(Move(-7, HOLE)) == "there is no column -6"


def test_the_drawing_shows_no_hidden_card() -> None:
    for game in ("tri-peaks", "elevator"):
        position = first_deal(game)
        assert isinstance(position, CoveringPosition)
        hidden = [format_card(card) for slot, card in enumerate(position.cards) if card is not None and not position.is_face_up(slot)]
        shown = draw(position)
        assert not [card for card in (*hidden, *map(format_card, position.stock)) if card in shown]
        assert all(card in draw(position, reveal=True) for card in hidden)
