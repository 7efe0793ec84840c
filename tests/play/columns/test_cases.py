"""Tests of the Forty Thieves family, ruling by ruling (docs/rulings.md, R1 to R25): legal moves, results, and reasons for refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longwood.cards import ACE, RANK, format_card, parse_card, parse_cards
from longwood.play import FOUNDATION, STOCK, WASTE, ColumnPosition, Move, Outcome
from longwood.rules import ColumnRules, Empty
from tests.positions import allowed, columns, dealt_cards, first_deal, play, refused

# Forty Thieves


def test_forty_thieves_builds_down_in_suit() -> None:
    position = columns("forty-thieves", {1: "TH", 2: "JH", 3: "JD"})
    allowed(position, "1-2")
    refused(position, "1-3", "the 10 of hearts can't go on the Jack of diamonds: Forty Thieves builds in suit")
    refused(position, "2-1", "the Jack of hearts can't go on the 10 of hearts: only the 9 of hearts can")


def test_forty_thieves_an_ace_fits_on_a_two_and_nothing_fits_on_an_ace() -> None:
    position = columns("forty-thieves", {1: "AH", 2: "2H", 3: "KS", 4: "AS"})
    allowed(position, "1-2")
    refused(position, "3-4", "the King of spades can't go on the Ace of spades: nothing goes on an Ace")
    allowed(position, "3-5")


def test_forty_thieves_any_card_fills_an_empty_column_from_tableau_or_waste() -> None:
    position = columns("forty-thieves", {1: "9C 4D"}, waste="7S")
    allowed(position, "1-2", "w-2", "w-10")


def test_forty_thieves_three_cards_with_one_empty_column_do_not_move_as_one() -> None:
    full = {n: "KC" if n % 2 else "KD" for n in (4, 5, 6, 7)} | {8: "KH", 9: "KS", 10: "KH"}
    position = columns("forty-thieves", {1: "5H 4H 3H", 2: "6H", **full})
    refused(position, "1-2x3", "in Forty Thieves, cards move one at a time")
    play(position, "1-3")
    assert not position.is_legal(position.parse_move("1-2"))  # the 4 does not fit on the 6


def test_forty_thieves_three_cards_with_two_empty_columns_move_one_by_one() -> None:
    full = {n: "KC" if n % 2 else "KD" for n in (5, 6, 7, 8)} | {9: "KS", 10: "KH"}
    position = columns("forty-thieves", {1: "5H 4H 3H", 2: "6H", **full})
    refused(position, "1-2x3", "in Forty Thieves, cards move one at a time")
    play(position, "1-3 1-4 1-2 4-2 3-2")
    assert [format_card(card) for card in position.columns[1]] == ["6H", "5H", "4H", "3H"]


def test_forty_thieves_has_no_redeal_but_the_waste_can_still_be_played() -> None:
    position = columns("forty-thieves", {1: "8D", 2: "KC"}, waste="2C 3C 4C 5C 7D", rest=2)
    assert not position.stock
    assert len(position.waste) == 5
    refused(position, "r", "Forty Thieves has no redeal")
    refused(position, "d", "the stock is empty")
    allowed(position, "w-1")


def test_forty_thieves_foundation_card_does_not_come_back() -> None:
    position = columns("forty-thieves", {1: "5S"}, tops={"S": [4]})
    refused(position, "f4S-1", "in Forty Thieves, cards can't come back from the foundations")
    allowed(columns("forty-thieves", {1: "5S"}, tops={"S": [4]}, foundation_return=True), "f4S-1")


def test_forty_thieves_second_copies_go_to_foundations_like_the_first() -> None:
    position = columns("forty-thieves", {1: "AH", 2: "2H"}, waste="2H", tops={"H": [1]})
    allowed(position, "1-f", "2-f", "w-f")
    play(position, "2-f w-3 1-f 3-f")
    assert position.foundations.heights()[2] == (2, 2)


def test_forty_thieves_only_the_top_card_of_the_waste_can_be_played() -> None:
    position = columns("forty-thieves", {1: "3H", 2: "9D"}, waste="2H 8C")
    refused(position, "w-1", "the 8 of clubs can't go on the 3 of hearts: only the 2 of hearts can")
    refused(position, "w-2", "the 8 of clubs can't go on the 9 of diamonds: Forty Thieves builds in suit")


def test_forty_thieves_draw_is_legal_even_if_cards_can_be_played() -> None:
    position = columns("forty-thieves", {1: "AH"})
    allowed(position, "1-f", "d")


def test_forty_thieves_refusals_say_what_is_missing() -> None:
    position = columns("forty-thieves", {1: "9C", 2: "4D"})
    refused(position, "w-f", "the waste is empty")
    refused(position, "3-1", "column 3 is empty")
    refused(position, "11-1", "there is no column 11")
    refused(position, "1-11", "there is no column 11")
    refused(position, "1-2x2", "column 1 has only 1 card")
    refused(position, "1-1", "the card is already in this column")
    refused(position, "1-f", "no foundation can take the 9 of clubs yet: they build up in suit from the Ace")


# Napoleon at St Helena, the Denexa rules


def test_denexa_redeal_starts_with_the_same_card() -> None:
    position = first_deal("napoleon-at-st-helena")
    assert isinstance(position, ColumnPosition)
    assert len(position.stock) == 64
    play(position, "d")
    first = position.waste[-1]
    play(position, "d " * 63 + "r")
    assert position.waste == []
    assert len(position.stock) == 64
    play(position, "d")
    assert position.waste == [first]
    play(position, "d " * 63 + "r " + "d " * 64 + "r")  # any number of times
    assert position.redeals_used == 3
    assert position.redeals_left is None


def test_denexa_redeal_with_a_card_left_in_the_stock_is_refused() -> None:
    position = columns("napoleon-at-st-helena", {1: "9C"}, stock="4D", rest="waste")
    refused(position, "r", "the waste can be turned over only when the stock is empty; it still has 1 card")
    play(position, "d")
    allowed(position, "r")


# Indian


def test_indian_builds_in_different_suits() -> None:
    position = columns("indian", {1: "9C", 2: "TC", 3: "9S"})
    refused(position, "1-2", "the 9 of clubs can't go on the 10 of clubs: Indian builds in different suits")
    allowed(position, "3-2")


def test_indian_face_down_card_turns_up_and_undo_turns_it_back() -> None:
    position = columns("indian", {1: "KD 9S 9H", 2: "TC", 3: "TS"}, face_down={1: 1})
    play(position, "1-2")
    assert position.hidden[0] == 1
    play(position, "1-4")
    assert position.hidden[0] == 0
    allowed(position, "1-5")
    position.pop()
    assert position.hidden[0] == 1
    refuse_hidden = position.parse_move("1-3x2")
    assert position.reason(refuse_hidden) == "in Indian, cards move one at a time"


def test_indian_deals_ten_columns_of_three_with_one_face_down() -> None:
    position = first_deal("indian")
    assert isinstance(position, ColumnPosition)
    assert len(position.stock) == 74
    assert [len(column) for column in position.columns] == [3] * 10
    assert position.hidden == [1] * 10


# Little Forty


def test_little_forty_builds_in_different_suits() -> None:
    refused(
        columns("little-forty", {1: "8H", 2: "9H"}),
        "1-2",
        "the 8 of hearts can't go on the 9 of hearts: Little Forty builds in different suits",
    )


def test_little_forty_moves_runs_whole_or_in_part() -> None:
    position = columns("little-forty", {1: "9S 8H 7S", 2: "TD", 3: "9D"})
    allowed(position, "1-2x3", "1-3x2", "1-4x3", "1-4x2", "1-4")
    refused(position, "1-3x3", "the 9 of spades can't go on the 9 of diamonds: Little Forty builds down in different suits")


def test_little_forty_cards_of_one_suit_are_not_a_run() -> None:
    position = columns("little-forty", {1: "9H 8H", 2: "TC"})
    refused(position, "1-2x2", "the top 2 cards of column 1 aren't a run")


def test_little_forty_last_draw_turns_the_remaining_cards() -> None:
    position = first_deal("little-forty")
    assert isinstance(position, ColumnPosition)
    play(position, "d " * 21)
    assert len(position.stock) == 1
    play(position, "d")
    assert len(position.waste) == 64
    position.pop()
    assert (len(position.stock), len(position.waste)) == (1, 63)


def test_little_forty_fourth_redeal_is_refused() -> None:
    position = first_deal("little-forty")
    assert isinstance(position, ColumnPosition)
    play(position, ("d " * 22 + "r ") * 3 + "d " * 22)
    assert position.redeals_left == 0
    assert position.reason(position.parse_move("r")) == "all 3 redeals have been used"


def test_little_forty_empty_columns_stay_empty() -> None:
    position = columns("little-forty", {1: "AS", 2: "9D"}, waste="4C")
    play(position, "1-f d 2-3")
    assert position.columns[0] == []


# Lucas


def test_lucas_deal_starts_with_its_aces_on_the_foundations() -> None:
    position = first_deal("lucas")
    deal = dealt_cards(position)
    assert all(RANK[card] != ACE for pile in (*deal.tableau, deal.stock) for card in pile)
    assert len(deal.stock) == 57
    assert [len(pile) for pile in deal.tableau] == [3] * 13
    assert sorted(map(format_card, deal.foundations)) == sorted(["AC", "AD", "AH", "AS"] * 2)


def test_lucas_a_two_can_go_up_at_once_and_there_is_no_redeal() -> None:
    position = columns("lucas", {1: "2H"}, rest="waste")
    allowed(position, "1-f")
    refused(position, "r", "Lucas has no redeal")


def test_lucas_aces_never_leave_the_foundations() -> None:
    position = columns("lucas", {1: "2H", 2: "3H"}, foundation_return=True)
    refused(position, "fAH-1", "the Ace of hearts started its foundation and can't leave it")
    play(position, "1-f")
    allowed(position, "f2H-2")


# Number Ten, Rank and File, Streets, Maria, Limited


def test_number_ten_moves_runs_by_alternate_colour() -> None:
    position = columns("number-ten", {1: "QH JS", 2: "KC", 3: "TD 9D", 4: "JC"})
    allowed(position, "1-2x2")
    refused(position, "3-4x2", "the top 2 cards of column 3 aren't a run")


def test_number_ten_face_down_cards_are_never_part_of_a_run() -> None:
    position = columns("number-ten", {1: "KC QH JS TH", 2: "KS"}, face_down={1: 2})
    refused(position, "1-2x3", "face-down cards can't move")
    refused(position, "1-2x4", "face-down cards can't move")
    allowed(position, "1-3x2")


def test_rank_and_file_moves_runs_whole_or_in_part() -> None:
    position = columns("rank-and-file", {1: "KC QH JS TH", 2: "QD"})
    allowed(position, "1-2x2", "1-3x4", "1-3x3")


def test_rank_and_file_deals_three_cards_face_down_in_each_column() -> None:
    position = first_deal("rank-and-file")
    assert isinstance(position, ColumnPosition)
    assert position.hidden == [3] * 10


def test_streets_builds_by_alternate_colour_one_card_at_a_time() -> None:
    position = columns("streets", {1: "8C", 2: "9H", 3: "9S", 4: "TC 9D"})
    allowed(position, "1-2")
    refused(position, "1-3", "the 8 of clubs can't go on the 9 of spades: Streets builds in alternating colours")
    refused(position, "4-1x2", "in Streets, cards move one at a time")


def test_maria_deals_nine_columns_and_a_stock_of_68() -> None:
    position = first_deal("maria")
    assert isinstance(position, ColumnPosition)
    assert (len(position.stock), len(position.columns)) == (68, 9)


def test_limited_deals_twelve_columns_and_a_stock_of_68() -> None:
    position = first_deal("limited")
    assert isinstance(position, ColumnPosition)
    assert (len(position.stock), len(position.columns)) == (68, 12)


# As played by PySolFC


def test_little_forty_pysol_fills_gaps_automatically() -> None:
    position = columns(
        "little-forty-pysol",
        {1: "AS", **{n: "KD" if n < 4 else "KC" if n < 6 else "KH" if n < 8 else "KS" for n in range(2, 10)}, 10: "QD"},
        waste="4C 7H",
        stock="9C",
    )
    before = position.line()
    play(position, "1-f")
    assert [format_card(card) for card in position.columns[0]] == ["7H"]
    assert [format_card(card) for card in position.waste] == ["4C"]
    position.pop()
    assert position.line() == before


KINGS = {n: "KD" if n < 4 else "KC" if n < 6 else "KH" if n < 8 else "KS" for n in range(2, 10)}


@pytest.mark.parametrize(
    ("stock", "filled", "waste", "left"),
    [("9C 2D 5S 6H", "5S", "9C 2D", "6H"), ("9C 2D 5S", "5S", "9C 2D", ""), ("9C 2D", "2D", "9C", ""), ("9C", "9C", "", "")],
)
def test_little_forty_pysol_draws_three_cards_to_fill_a_gap_when_the_waste_is_empty(stock: str, filled: str, waste: str, left: str) -> None:
    position = columns("little-forty-pysol", {1: "AS", **KINGS, 10: "QD"}, stock=stock, rest=10)
    before = position.line()
    play(position, "1-f")
    assert position.columns[0] == list(parse_cards(filled.replace(" ", "")))
    assert position.waste == list(parse_cards(waste.replace(" ", "")))
    assert position.stock[::-1] == list(parse_cards(left.replace(" ", "")))
    position.pop()
    assert position.line() == before


def test_other_games_fill_gaps_with_one_card_from_the_stock() -> None:
    rules = ColumnRules(name="Fills", draw=3, empty=Empty.AUTO_FILL)
    position = columns(rules, {1: "AS", **KINGS, 10: "QD"}, stock="9C 2D 5S")
    play(position, "1-f")
    assert [format_card(card) for card in position.columns[0]] == ["9C"]
    assert position.waste == []


def test_with_draw_one_both_ways_to_fill_a_gap_are_equivalent() -> None:
    rules = ColumnRules(name="Fills", empty=Empty.AUTO_FILL)
    lines = set()
    for one in (rules, replace(rules, fill_draws=True)):
        position = columns(one, {1: "AS", **KINGS, 10: "QD"}, stock="9C 2D 5S")
        play(position, "1-f")
        lines.add(position.line())
    assert len(lines) == 1


def test_little_forty_pysol_builds_in_any_suit_and_moves_runs_of_one_suit() -> None:
    rows = {n: "KD" if n < 6 else "KC" if n < 8 else "KH" if n < 10 else "KS" for n in range(4, 11)}
    position = columns("little-forty-pysol", {1: "9H 8H", 2: "TC", 3: "9S 8D", **rows})
    allowed(position, "1-2x2", "1-2x2")
    refused(position, "3-2x2", "the top 2 cards of column 3 aren't a run of one suit")


# Won and stuck


def test_a_game_is_won_when_all_cards_are_on_the_foundations() -> None:
    position = columns(
        "forty-thieves", {1: "KS"}, tops={"C": [13, 13], "D": [13, 13], "H": [13, 13], "S": [13, 12]}, foundation_return=True
    )
    assert position.outcome() is Outcome.OPEN
    play(position, "1-f")
    assert position.outcome() is Outcome.WON
    assert position.legal_moves() == []
    assert position.reason(position.parse_move("fKS-1")) == "the game is won: every card is on its foundation"


# Eight Kings and two Nines. Only a Queen or an Eight of the right suit fits, and the Aces are buried.
BLOCKED = {1: "KC", 2: "KC", 3: "KD", 4: "KD", 5: "KH", 6: "KH", 7: "KS", 8: "KS", 9: "9H", 10: "9D"}


def test_stuck_when_no_moves_are_left() -> None:
    assert columns("forty-thieves", BLOCKED, waste="8H 5C", rest=1).outcome() is Outcome.STUCK
    assert columns("forty-thieves", BLOCKED, waste="5C 8H", rest=1).outcome() is Outcome.OPEN
    assert columns("forty-thieves", BLOCKED, waste="5C", stock="4D", rest=1).outcome() is Outcome.OPEN  # a draw is a move


def test_stuck_although_a_whole_column_could_move_to_a_gap() -> None:
    kings = ColumnRules(name="Kings", decks=1, columns=3, cards=4, empty=Empty.KING)
    position = columns(kings, {1: "KC", 2: "9H"}, rest=2)
    assert [position.format_move(move) for move in position.legal_moves()] == ["1-3"]
    assert position.outcome() is Outcome.STUCK
    refused(position, "2-3", "the 9 of hearts can't go there: in Kings only Kings go to empty columns")


def test_denexa_is_stuck_when_no_card_in_the_stock_or_waste_will_ever_fit() -> None:
    assert columns("napoleon-at-st-helena", BLOCKED, waste="5C", stock="4D", rest=1).outcome() is Outcome.STUCK
    assert columns("napoleon-at-st-helena", BLOCKED, waste="8H 5C", stock="4D", rest=1).outcome() is Outcome.OPEN
    assert columns("napoleon-at-st-helena", BLOCKED, waste="5C", stock="4D 8D", rest=1).outcome() is Outcome.OPEN


def test_when_drawing_three_with_unlimited_redeals_only_every_third_card_can_be_played() -> None:
    threes = ColumnRules(name="Threes", draw=3, redeals=None)
    assert columns(threes, BLOCKED, stock="5C 8H 4D", rest=1).outcome() is Outcome.STUCK
    assert columns(threes, BLOCKED, waste="5C", stock="4D 8H", rest=1).outcome() is Outcome.OPEN  # the Eight is the last card of a draw
    assert columns(threes, BLOCKED, waste="5C 8H", stock="4D", rest=1).outcome() is Outcome.OPEN  # the Eight is on top of the waste
    assert columns(threes, BLOCKED, waste="5C 8H 6D", stock="4D", rest=1).outcome() is Outcome.STUCK
    assert columns(threes, BLOCKED, stock="5C 7S 4D 8H", rest=1).outcome() is Outcome.OPEN  # the last draw turns only the Eight


def test_an_empty_column_can_accept_only_queens_or_nothing() -> None:
    rules = ColumnRules(name="Queens", empty=Empty.QUEEN)
    allowed(columns(rules, {1: "4C QH"}), "1-2")
    refused(columns(rules, {1: "QH KC"}), "1-2", "the King of clubs can't go there: in Queens only Queens go to empty columns")
    never = ColumnRules(name="Never", empty=Empty.NONE)
    refused(columns(never, {1: "QH KC"}), "1-2", "the King of clubs can't go there: in Never empty columns stay empty")


def test_a_game_with_one_redeal_says_that_it_was_used() -> None:
    rules = ColumnRules(name="Once", redeals=1)
    refused(columns(rules, {1: "9C"}, redeals_used=1, rest="waste"), "r", "the only redeal has been used")
    refused(columns(rules, {1: "9C"}, rest=1), "r", "the waste is empty")


def test_moves_without_notation_are_also_refused() -> None:
    """The browser sends piles and a count, so it can send moves that have no notation."""
    position = columns("number-ten", {1: "KC QH", 2: "9D"}, waste="8C 7D")
    reasons = {
        Move(WASTE, 1, 2): "only the top card of the waste can be played",
        Move(STOCK, WASTE, 3): "each draw turns 1 card",
        Move(STOCK, 0): "cards from the stock can only be drawn to the waste",
        Move(0, STOCK): "only the waste can be turned over to form a new stock",
        Move(0, WASTE): "only cards from the stock go to the waste",
        Move(0, 1, 0): "a move needs at least one card",
        Move(0, 1, -1): "a move needs at least one card",
        Move(-9, 1): "there is no column -8",
        Move(0, FOUNDATION, 2): "cards go to a foundation one at a time",
    }
    for move, why in reasons.items():
        assert position.reason(move) == why
    back = columns("forty-thieves", {1: "5S", 2: "9C"}, tops={"S": [4, 1]}, foundation_return=True)
    assert back.reason(Move(FOUNDATION, 0)) == "name the card that comes back from the foundation"
    assert back.reason(Move(FOUNDATION, FOUNDATION, 1, parse_card("4S"))) == "the card is already on a foundation"
    assert back.reason(Move(FOUNDATION, 0, 2, parse_card("4S"))) == "cards come back from a foundation one at a time"
    refused(back, "f4S-2", "the 4 of spades can't go on the 9 of clubs: only the 8 of clubs can")
    refused(back, "f3S-1", "the 3 of spades isn't on top of a foundation")
