"""Tests of the formats of other programs: what is written can be read back, and errors name the line."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from longwood.errors import DealError
from longwood.play import ColumnPosition, CoveringPosition, Position, position_to_json, start
from longwood.play.boards import FORMATS, format_board, parse_board
from longwood.rules import FIRST_CARD, ColumnRules, Rules, Up
from longwood.variants import CATALOGUE, Variant, find_game
from tests.strategies import any_rules, easy_deal

# Boards of the other programs: the test data of black-hole-solver (c-solver/t/data), and an example of Solvitaire's README in full.
GOLF_906 = """Talon: 6D KC KS AH AC KD 4S 8D 8H JD TC AD QH 4C JS 2C
Foundations: 5S
9D TS 5C 7D 7H
3S 6S 5D QC 7S
9S 6C 3H JC 9H
QD 7C 5H 3C QS
AS KH 2H TH TD
4H 8C 6H 2D 2S
9C 4D 8S JH 3D
"""
ALL_IN_A_ROW_24 = """Foundations: -
4C JS 9H 8S
5H 5S 5C 4S
QC 6C TC 4H
5D 9C TS KS
2D 3C AD 6D
7H 6H 4D 8D
AH JC QS 7C
7S TH 3H JD
2C KH 3S 9D
QH 6S JH 2H
9S 7D TD QD
2S 8C KC 3D
KD AC 8H AS
"""


def same_piles(position: Position) -> dict[str, object]:
    """Return the piles of a position. The formats don't say which cards are under the top of a hole in which order."""
    piles = position_to_json(position)
    if isinstance(position, CoveringPosition):
        piles["waste"] = Counter(position.hole[:-1])
    return piles


def refused_by(position: Position, form: str) -> bool:
    """Return whether the format has no text for the position, from the rules as docs/boards.md states them."""
    if isinstance(position, CoveringPosition):
        return not position.rules.layout.piles or position.rules.jokers > 0 or position.rules.is_wide
    assert isinstance(position, ColumnPosition)
    rules = position.rules
    if form == "black-hole-solver" or rules.foundation_base == FIRST_CARD or rules.foundation_up is not Up.SUIT or position.redeals_used:
        return True
    doubled = any(sum(map(bool, heights)) > 1 for heights in position.foundations.heights())
    at_start = all(height == int(rules.preset) for heights in position.foundations.heights() for height in heights)
    return form == "solvitaire" and doubled and not at_start


@given(any_rules(), st.integers(0, 2**32), st.integers(0, 40), st.integers(0, 60), st.sampled_from(sorted(FORMATS)))
def test_a_position_that_is_written_can_be_read_back(rules: Rules, seed: int, swaps: int, moves: int, form: str) -> None:
    position, chance = start(rules, easy_deal(rules, seed, swaps)), Random(seed)
    for _ in range(moves):
        legal = position.legal_moves()
        if not legal:
            break
        position.push(chance.choice(legal[:3]))
    if refused_by(position, form):
        with pytest.raises(DealError):
            format_board(position, form)
        return
    text = format_board(position, form)
    back = parse_board(rules, text)
    assert same_piles(back) == same_piles(position)
    assert format_board(back, form) == text


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_a_deal_is_read_back_exactly(variant: Variant, form: str) -> None:
    position = start(variant, 7)
    if refused_by(position, form):
        with pytest.raises(DealError):
            format_board(position, form)
        return
    back = parse_board(variant.rules, format_board(position, form))
    assert back == position
    assert back.line() == position.line()


def test_boards_of_other_programs_can_be_read() -> None:
    for game, text in (("golf", GOLF_906), ("all-in-a-row", ALL_IN_A_ROW_24)):
        position = parse_board(find_game(game).rules, text)
        assert format_board(position, "black-hole-solver") == format_board(position, "pysolfc") == text
    golf = parse_board(find_game("golf").rules, GOLF_906)
    assert golf.line().endswith(" 6DKCKSAHACKD4S8D8HJDTCADQH4CJS2C 5S")


def test_a_board_of_pysolfc_in_the_middle_of_a_game() -> None:
    text = "Talon: 2C 3C\nWaste: 9C TC\nFounds: C-A\n" + ":<4C> 5C\n\n6C 10S\n" + "\n" * 5
    rules = ColumnRules(name="Small", decks=1, columns=8, cards=2, face_down=1)
    with pytest.raises(DealError, match="missing"):
        parse_board(rules, text)
    rest = (
        "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S JS QS KS 7C 8C JC QC KC"
    )
    position = parse_board(rules, text.replace("Talon: ", f"Talon: {rest} "))
    assert isinstance(position, ColumnPosition)
    assert position.line().startswith("4C|5C/-/6CTS/-/-/-/-/- ")
    assert position.hidden[0] == 1
    assert position.foundations.heights()[0] == (1,)
    written = format_board(position, "pysolfc")
    assert written.splitlines()[1:4] == ["Waste: 9C TC", "Foundations: C-A", "<4C> 5C"]


def test_face_down_cards_have_small_suits_in_solvitaire_and_the_stock_ends_with_its_top() -> None:
    position = start(find_game("indian"), 7)
    data = json.loads(format_board(position, "solvitaire"))
    assert all(pile[0][-1].islower() and pile[1][-1].isupper() for pile in data["tableau piles"])
    assert isinstance(position, ColumnPosition)
    assert data["stock"][-1] == position.line().split(" ")[1][:2].replace("T", "10")


def test_longwoods_own_json_can_be_read_too() -> None:
    position = start(find_game("golf"), 7)
    position.push(position.legal_moves()[0])
    assert parse_board(position.rules, json.dumps(position_to_json(position))) == position


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("3S 6S", "3S 6X", "line 4: '6X' is not a card; write a rank and a suit, as in TH or 10H, or <TH> if it is face down"),
        ("3S 6S", "3S <6S", "line 4: '<6S' is not a card"),
        ("3S 6S", "3S 9D", "line 4: too many 9D; Golf has 1"),
        ("6D KC", "6D 5D", "line 4: too many 5D; Golf has 1"),
        ("Foundations: 5S", "Foundations: 5S 6S", "line 2: Golf has one foundation, the hole; give only its top card"),
        ("Foundations: 5S", "Foundations: H-5", "line 2: 'H-5' is not a card"),
        ("Foundations: 5S\n", "", 'there is no Foundations line; write "Foundations: " and the top card of the hole of Golf, or -'),
        ("Foundations: 5S", "Foundations: -", "hole must name the card on top, because Golf starts with a card there"),
        ("Foundations: 5S", "Freecells: 5S", "line 2: Golf has no cells"),
        ("Foundations: 5S", "Foundations: 5S\nWaste: 6D", "line 3: Golf has no waste"),
        ("Foundations: 5S", "Foundations: 5S\nFounds: 5S", "line 3: there is another Foundations line, line 2"),
        ("9C 4D 8S JH 3D\n", "", "line 9: the board ends after 6 columns, but Golf has 7; an empty line stands for an empty column"),
        ("9C 4D 8S JH 3D\n", "9C 4D\n8S JH\n3D\n", "line 10: this is column 8, but Golf has 7"),
        ("9C 4D 8S", "9C 4D <8S>", "line 9: a face-down card is on a face-up one"),
        ("9D TS 5C 7D 7H", "9D TS 5C 7D 7H 2C", "line 3: too many 2C"),
    ],
)
def test_an_error_in_a_text_names_its_line(old: str, new: str, message: str) -> None:
    text = changed(GOLF_906, old, new)
    if message.startswith("line 3: too many 2C"):
        text, message = changed(text, "JS 2C", "JS"), "column 1 must be a list of at most 5 cards"
    with pytest.raises(DealError) as caught:
        parse_board(find_game("golf").rules, text)
    assert str(caught.value).startswith(message)


def test_a_board_of_one_column_is_called_so() -> None:
    with pytest.raises(DealError, match="line 3: the board ends after 1 column, but Golf has 7"):
        parse_board(find_game("golf").rules, "Foundations: AS\nKS 4C 8H\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("C-A C-2 C-3", "foundations: there are 3 of C, but only 2 of each suit in this game"),
        ("C-1", "'C-1' is not a foundation; write its suit and its top card, as in H-5, or H-0"),
        ("AC", "'AC' is not a foundation"),
        ("C-K C-K", "too many"),
    ],
)
def test_an_error_in_the_foundations_of_a_column_game_names_the_line(words: str, message: str) -> None:
    game = find_game("forty-thieves")
    lines = format_board(start(game, 7), "pysolfc").splitlines()
    with pytest.raises(DealError) as caught:
        parse_board(game.rules, "\n".join([lines[0], f"Foundations: {words}", *lines[1:]]))
    assert message in str(caught.value)
    assert str(caught.value).startswith("line ")


SOLVITAIRE = format_board(start(find_game("golf"), 7), "solvitaire").replace(", [", ",\n[").replace(', "', ',\n"')


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"9S"', '"9X"', "is not a card; write 1 to 13, A, J, Q or K, and a suit, as in 10H"),
        ('"9S"', '"14S"', "'14S' is not a card"),
        ('"9S"', "9", "9 is not a card"),
        ('"9S"', '"9H"', "too many 9H; Golf has 1"),
        ('"stock"', '"stok"', "'stok' is not a pile of Golf; choose foundations, hole, stock, tableau piles, waste"),
        ('"stock"', '"waste"', "Golf has no waste"),
        ('"tableau piles": [', '"tableau piles": [[],', "tableau piles must be a list of 7 lists of cards"),
        ('"stock": [', '"stock": 7, "x": [', "'x' is not a pile"),
        ("{", "{,", "line 1: not JSON: expecting property name"),
    ],
)
def test_an_error_in_a_deal_of_solvitaire_says_what_is_wrong(old: str, new: str, message: str) -> None:
    text = changed(SOLVITAIRE, old, new)
    with pytest.raises(DealError) as caught:
        parse_board(find_game("golf").rules, text)
    assert message in str(caught.value)
    wrong = new.partition(":")[0]
    if wrong in ('"9X"', '"14S"', '"stok"', '"waste"'):
        assert str(caught.value).startswith(f"line {text[: text.index(wrong)].count(chr(10)) + 1}: ")


def test_foundations_of_solvitaire_go_up_from_the_base() -> None:
    rules = find_game("forty-thieves").rules
    data = json.loads(format_board(start(rules, 7), "solvitaire"))
    with pytest.raises(DealError, match="the cards of C must go up from AC, each once"):
        parse_board(rules, json.dumps(data | {"foundations": ["2C", "AC"]}))
    with pytest.raises(DealError, match="Forty Thieves has no hole"):
        parse_board(rules, json.dumps(data | {"hole": "AC"}))


@given(st.text(max_size=80), st.sampled_from(["golf", "forty-thieves", "black-hole", "indian", "tri-peaks"]))
def test_no_text_is_more_than_a_wrong_board(text: str, game: str) -> None:
    with pytest.raises(DealError):
        parse_board(find_game(game).rules, text)


@given(st.recursive(st.none() | st.integers() | st.text(max_size=4), lambda inner: st.lists(inner, max_size=4), max_leaves=8), st.data())
def test_no_json_is_more_than_a_wrong_deal(value: object, data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(["tableau piles", "foundations", "hole", "stock", "waste", "x"]))
    found = json.loads(SOLVITAIRE)
    assume(found.get(key) != value and (key, value) != ("stock", []))  # the stock can be empty
    with pytest.raises(DealError):
        parse_board(find_game("golf").rules, json.dumps(found | {key: value}))
