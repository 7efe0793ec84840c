"""Tests that invalid deals and positions are refused with a message that names the card or the pile."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from longwood.errors import DealError
from longwood.play import ColumnPosition, CoveringPosition, position_from_json, position_to_json, start
from longwood.rules import ColumnRules, deal, deal_from_json, deal_to_json
from longwood.variants import find_game
from tests.positions import first_deal, play

Json = dict[str, Any]  # Any, because the tests put wrong types into it
Change = Callable[[Json], object]


def broken_deal(game: str, change: Change) -> str:
    """Change the first deal of a game and return the error message."""
    rules = find_game(*_options(game)).rules
    data: Json = json.loads(json.dumps(deal_to_json(deal(rules, 1))))
    deal_from_json(rules, copy.deepcopy(data))
    change(data)
    with pytest.raises(DealError) as error:
        deal_from_json(rules, data)
    return str(error.value)


def broken_position(game: str, change: Change, moves: str = "") -> str:
    """Change a position of a game and return the error message."""
    name, options = _options(game)
    position = first_deal(name, 1, **options)
    play(position, moves)
    data: Json = json.loads(json.dumps(position_to_json(position)))
    position_from_json(position.rules, copy.deepcopy(data))  # type: ignore[attr-defined]  # both families have rules
    change(data)
    with pytest.raises(DealError) as error:
        position_from_json(position.rules, data)  # type: ignore[attr-defined]
    return str(error.value)


def _options(game: str) -> tuple[str, dict[str, int]]:
    name, _, jokers = game.partition("+")
    return name, {"jokers": int(jokers)} if jokers else {}


def put(*path: Any) -> Change:
    """Return a function that sets the value at a path. The last argument is the value."""

    def change(data: Json) -> None:
        *keys, last, value = path
        at: Any = data
        for key in keys:
            at = at[key]
        at[last] = value

    return change


def drop(*path: Any) -> Change:
    """Return a function that deletes the value at a path."""

    def change(data: Json) -> None:
        *keys, last = path
        at: Any = data
        for key in keys:
            at = at[key]
        del at[last]

    return change


GOLF_1 = deal_to_json(deal(find_game("golf").rules, 1))


@pytest.mark.parametrize(
    ("game", "change", "message"),
    [
        ("golf", put("tableau", 0, 0, "XX"), "not in this game's deck: XX"),
        (
            "golf",
            put("tableau", 0, 0, "3X"),
            "column 1: '3X' is not a card; use a rank (A23456789TJQK) and a suit (CDHS), as in TH, or XX for a joker",
        ),
        (
            "golf",
            put("tableau", 3, 2, None),
            "column 4: None is not a card; use a rank (A23456789TJQK) and a suit (CDHS), as in TH, or XX for a joker",
        ),
        (
            "golf",
            put("stock", 5, 17),
            "the stock: 17 is not a card; use a rank (A23456789TJQK) and a suit (CDHS), as in TH, or XX for a joker",
        ),
        (
            "golf",
            put("hole", ["5C"]),
            "hole: ['5C'] is not a card; use a rank (A23456789TJQK) and a suit (CDHS), as in TH, or XX for a joker",
        ),
        ("golf", put("hole", None), "hole: Golf starts with one card there"),
        ("golf", drop("hole"), "hole: Golf starts with one card there"),
        ("golf", drop("tableau", 6), "Golf has 7 columns; this deal has 6"),
        ("golf", drop("tableau"), "Golf has 7 columns; this deal has 0"),
        ("golf", put("tableau", {}), "tableau must be a list of piles, each a list of cards"),
        ("golf", put("tableau", 2, "3S4DKCTC2C"), "column 3 must be a list of cards"),
        ("golf", drop("tableau", 2, 4), "column 3 has 4 cards; Golf deals 5"),
        ("golf", drop("stock", 0), "the stock has 15 cards; Golf deals 16"),
        ("golf", put("stock", None), "the stock must be a list of cards"),
        ("golf", put("foundations", ["AC"]), "foundations: Golf has only one foundation, the hole; give its card as hole"),
        ("golf+2", put("tableau", 0, 0, "XX"), "too many: XX"),
        ("all-in-a-row", put("hole", "AC"), "hole: All in a Row starts with no card there"),
        ("black-hole", put("hole", "AC"), "hole: Black Hole starts with the A of spades there"),
        ("black-hole", drop("tableau", 16, 0), "fan 17 has 2 cards; Black Hole deals 3"),
        ("black-hole", drop("tableau", 16), "Black Hole has 17 fans; this deal has 16"),
        ("tri-peaks", drop("tableau", 0, 0), "the tableau has 27 cards; Tri Peaks deals 28"),
        ("tri-peaks", put("tableau", []), "Tri Peaks has one pile of slots; this deal has 0"),
        ("forty-thieves", put("hole", "AC"), "hole: Forty Thieves has no hole; list cards that start on foundations under foundations"),
        ("forty-thieves", put("foundations", ["AC"]), "foundations: Forty Thieves starts with no card there, not with AC"),
        ("lucas", put("foundations", 0, "2C"), "foundations: Lucas starts with AC AD AH AS AC AD AH AS there, not with 2CADAHASACADAHAS"),
        ("lucas", put("foundations", []), "foundations: Lucas starts with AC AD AH AS AC AD AH AS there, not with no card"),
        ("lucas", put("foundations", "ACAD"), "foundations must be a list of cards"),
    ],
)
def test_a_wrong_deal_is_refused_with_the_reason(game: str, change: Change, message: str) -> None:
    assert broken_deal(game, change).startswith(message)


def test_a_duplicate_card_is_named() -> None:
    def double(data: Json) -> None:
        data["tableau"][0][0] = data["tableau"][1][0] = data["tableau"][2][0]

    first = [str(pile[0]) for pile in GOLF_1["tableau"][:3]]  # type: ignore[index]
    assert first == ["3S", "4D", "KC"]
    assert broken_deal("golf", double) == "too many: KC (3 here, 1 in the deck)"


def test_a_third_copy_of_a_card_is_refused_in_a_game_with_two_decks() -> None:
    def triple(data: Json) -> None:
        cards = [(p, i) for p, pile in enumerate(data["tableau"]) for i, _ in enumerate(pile)]
        for p, i in cards[:3]:
            data["tableau"][p][i] = "QS"

    assert "QS" in broken_deal("forty-thieves", triple)


def test_messages_stay_short_for_large_invalid_values() -> None:
    assert broken_deal("golf", put("tableau", 0, ["AC"] * 5)) == "too many: AC (6 here, 1 in the deck)"
    assert broken_deal("golf", put("tableau", 6, GOLF_1["tableau"][0])).endswith(" and 2 more")  # type: ignore[index]
    assert len(broken_deal("golf", put("tableau", 0, 0, "A" * 10**6))) < 300
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    assert len(broken_deal("golf", put("tableau", 0, 0, deep))) < 300


def test_the_error_names_a_card_missing_from_a_position() -> None:
    assert broken_position("forty-thieves", drop("stock", 0)).startswith("missing: ")
    assert broken_position("golf", drop("stock", 0), "d").startswith("missing: ")
    assert broken_position("all-in-a-row", drop("tableau", 0, 3)).startswith("missing: ")  # the missing card can't be in the empty hole


@pytest.mark.parametrize(
    ("game", "change", "message"),
    [
        ("forty-thieves", put("waste", "AC"), "the waste must be a list of cards"),
        ("forty-thieves", put("waste", ["ZZ"]), "the waste: 'ZZ' is not a card"),
        ("forty-thieves", put("waste", ["XX"]), "not in this game's deck: XX"),
        ("forty-thieves", put("foundation_tops", [1, 2]), "foundation_tops must be an object with the suits C, D, H, S"),
        ("forty-thieves", put("foundation_tops", "X", [1]), "foundation_tops must be an object with the suits C, D, H, S"),
        ("forty-thieves", put("foundation_tops", "C", 1), "foundation_tops.C must be a list of at most 2 numbers"),
        ("forty-thieves", put("foundation_tops", "C", [0, 0, 0]), "foundation_tops.C must be a list of at most 2 numbers"),
        ("forty-thieves", put("foundation_tops", "C", [True, 0]), "foundation_tops.C must be a whole number from 0 to 13, not True"),
        ("forty-thieves", put("foundation_tops", "C", [1.0, 0]), "foundation_tops.C must be a whole number from 0 to 13, not 1.0"),
        ("forty-thieves", put("foundation_tops", "C", [14, 0]), "foundation_tops.C must be a whole number from 0 to 13, not 14"),
        ("forty-thieves", put("foundation_tops", "C", [-1, 0]), "foundation_tops.C must be a whole number from 0 to 13, not -1"),
        ("forty-thieves", put("foundation_tops", "C", [1, 0]), "too many: AC (3 here, 2 in the deck)"),
        ("forty-thieves", put("foundations", ["5H"]), "foundations: Forty Thieves starts with no card there, not with 5H"),
        ("forty-thieves", put("face_down", [0]), "face_down must be a list of 10 numbers, one for each column"),
        ("forty-thieves", put("face_down", 3, 1), "face_down of column 4 must be a whole number from 0 to 0, not 1"),
        ("forty-thieves", put("face_down", 3, False), "face_down of column 4 must be a whole number from 0 to 0, not False"),
        ("rank-and-file", put("face_down", 3, 4), "face_down of column 4 must be a whole number from 0 to 3, not 4"),
        ("forty-thieves", put("redeals_used", 1), "redeals_used must be a whole number from 0 to 0, not 1"),
        ("forty-thieves", put("redeals_used", "1"), "redeals_used must be a whole number from 0 to 0, not '1'"),
        ("forty-thieves", put("tableau", []), "tableau must be a list of 10 piles, each a list of cards"),
        ("forty-thieves", put("tableau", 1, {"AC": 1}), "column 2 must be a list of cards"),
        (
            "lucas",
            put("foundation_tops", "C", [1, 0]),
            "foundation_tops.C: 2 of these foundations started with a card, so they cannot be 0",
        ),
        ("lucas", put("foundations", ["5H"] * 8), "foundations: Lucas starts with AC AD AH AS AC AD AH AS there, not with 5H"),
        ("forty-thieves", put("hole", "AS"), "Forty Thieves has no hole"),
        ("forty-thieves", put("face_down_slots", [1]), "Forty Thieves has no face_down_slots"),
        ("golf", put("foundations", ["AS"]), "Golf has no foundations"),
        ("golf", put("foundation_tops", {"C": [9]}), "Golf has no foundation_tops"),
        ("golf", put("face_down", "junk"), "Golf has no face_down"),
        ("golf", put("redeals_used", 77), "Golf has no redeals_used"),
        ("golf", put("tableau", 0, 0, None), "column 1: None is not a card"),
        ("golf", put("tableau", 0, ["AC"] * 6), "column 1 must be a list of at most 5 cards"),
        ("golf", put("tableau", 0, 7), "column 1 must be a list of at most 5 cards"),
        ("golf", put("hole", None), "hole must name the card on top, because Golf starts with a card there"),
        ("golf", put("hole", 5), "hole: 5 is not a card"),
        ("golf", put("waste", ["ZZ"]), "the waste: 'ZZ' is not a card"),
        ("all-in-a-row", put("waste", ["AC"]), "hole must name the top card, because waste lists cards beneath it"),
        ("tri-peaks", put("face_down_slots", {}), "face_down_slots must be a list of slot numbers"),
        ("tri-peaks", put("face_down_slots", ["1"]), "face_down_slots must be a whole number from 0 to 28, not '1'"),
        (
            "tri-peaks",
            put("face_down_slots", [1, 2]),
            "face_down_slots: in this position of Tri Peaks slots 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 are",
        ),
        ("tri-peaks", put("tableau", 0, 27, {}), "the tableau: {} is not a card"),
        ("tri-peaks", put("tableau", 0, [None]), "the tableau must be a list of 28 cards"),
        ("tri-peaks", put("tableau", 0, 0, None), "the tableau: slot 1 is empty, but a card still covers it"),
        ("black-hole", put("tableau", 0, 0, "AS"), "hole: Black Hole starts with the A of spades there, so it cannot be in another pile"),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(game: str, change: Change, message: str) -> None:
    assert broken_position(game, change).startswith(message)


def test_an_empty_column_is_refused_in_a_game_that_fills_empty_columns() -> None:
    def empty(data: Json) -> None:
        data["waste"] = data["tableau"][3]
        data["tableau"][3] = []

    assert broken_position("little-forty-pysol", empty).startswith(
        "column 4 is empty, but Little Forty (PySolFC) fills empty columns automatically"
    )


def test_the_card_that_sets_the_base_rank_must_be_given() -> None:
    rules = ColumnRules(name="Quadrangle", columns=12, cards=3, foundation_base=0, foundation_wrap=True)
    data: Json = json.loads(json.dumps(position_to_json(start(rules, 1))))
    (first,) = data["foundations"]
    for wrong in ([], [first, first], ["XX"]):
        with pytest.raises(DealError, match="foundations: Quadrangle needs exactly one card there, which sets the base rank"):
            position_from_json(rules, {**data, "foundations": wrong})
    other = "2C" if first != "2C" else "3C"
    with pytest.raises(DealError):
        position_from_json(rules, {**data, "foundations": [other]})


def test_a_null_slot_is_enough_to_mark_a_position() -> None:
    """A deal has no empty slots, so no other key is needed."""
    rules = find_game("tri-peaks").rules
    data: Json = json.loads(json.dumps(deal_to_json(deal(rules, 1))))
    data["tableau"][0][27] = None
    position = position_from_json(rules, data)
    assert isinstance(position, CoveringPosition)
    assert (position.cards_left, len(position.hole)) == (27, 2)  # the missing card is in the hole


def test_missing_keys_of_a_position_count_as_empty() -> None:
    """Without face_down, all cards are face up (docs/deals.md)."""
    rules = find_game("rank-and-file").rules
    data = deal_to_json(deal(rules, 1))
    position = position_from_json(rules, {"tableau": data["tableau"], "stock": data["stock"], "waste": []})
    assert isinstance(position, ColumnPosition)
    assert (position.hidden, position.waste, position.redeals_used, position.foundations.count) == ([0] * 10, [], 0, 0)
    lucas = find_game("lucas").rules
    data = deal_to_json(deal(lucas, 1))
    begun = position_from_json(lucas, {"tableau": data["tableau"], "stock": data["stock"], "waste": []})
    assert begun == start(lucas, 1)  # the rules put the Aces there, even if they are not given
