"""Tests that contradictory rules are refused, with a message that says which field is wrong and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import longwood.rules
from longwood.cards import JOKER, parse_card
from longwood.errors import RulesError
from longwood.rules import FIRST_CARD, Build, ColumnRules, CoveringRules, DealUp, Empty, Hole, OnKing, Rules, Run, Up, columns, fans, peaks


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: ColumnRules(name="X", decks=0), "X: decks is 0; it must be 1 to 4"),
        (lambda: ColumnRules(name="X", decks=5), "X: decks is 5; it must be 1 to 4"),
        (lambda: ColumnRules(name="X", columns=0), "X: 0 columns of 4 cards; there must be at least 1 column, and at least 0 cards in it"),
        (lambda: ColumnRules(name="X", cards=-1), "X: 10 columns of -1 cards; there must be at least 1 column, and at least 0 cards in it"),
        (lambda: ColumnRules(name="X", face_down=1, face_down_rows=(3,)), "X: face_down and face_down_rows cannot both be set"),
        (
            lambda: ColumnRules(name="X", face_down_rows=(2, 4)),
            "X: face_down_rows are 2, 4; with 4 cards in a column they must be ascending numbers from 1 to 3",
        ),
        (
            lambda: ColumnRules(name="X", face_down_rows=(3, 2)),
            "X: face_down_rows are 3, 2; with 4 cards in a column they must be ascending numbers from 1 to 3",
        ),
        (lambda: ColumnRules(name="X", face_down_rows=(1, 2)), "X: face_down_rows 1, 2 are the bottom rows; set face_down instead"),
        (lambda: ColumnRules(name="X", build_up=True, run=Run.BY_BUILD), "X: build_up needs run=single, not by_build"),
        (lambda: ColumnRules(name="X", cells=9), "X: cells is 9; it must be 0 to 8"),
        (lambda: ColumnRules(name="X", cells_dealt=True), "X: cells_dealt needs cells"),
        (lambda: ColumnRules(name="X", deal_up=DealUp.ROWS, cards=0), "X: deal_up=rows needs columns that start with cards"),
        (lambda: ColumnRules(name="X", deal_up=DealUp.CARDS, face_down=1), "X: deal_up=cards needs columns without face-down cards"),
        (
            lambda: ColumnRules(name="X", deal_up=DealUp.CARDS, cells=1, cells_dealt=True),
            "X: deal_up=cards and cells_dealt cannot both be set",
        ),
        (
            lambda: ColumnRules(name="X", deal_up=DealUp.CARDS, foundation_up=Up.ALTERNATE_COLOUR),
            "X: deal_up=cards needs foundations built in suit",
        ),
        (
            lambda: ColumnRules(name="X", deal_up=DealUp.CARDS, foundation_base=FIRST_CARD, foundation_wrap=True),
            "X: deal_up=cards needs a fixed base rank, not the first card's",
        ),
        (
            lambda: ColumnRules(name="X", deal_up=DealUp.ROWS, empty=Empty.AUTO_FILL),
            "X: deal_up=rows can leave a column empty, so columns cannot be filled automatically",
        ),
        (lambda: ColumnRules(name="X", columns=26, empty=Empty.WASTE), "X: empty=waste needs a stock"),
        (lambda: ColumnRules(name="X", columns=26, waste_refills=True), "X: waste_refills needs a stock"),
        (lambda: ColumnRules(name="X", preset_return=True), "X: preset_return needs preset foundations that are built in suit"),
        (lambda: ColumnRules(name="X", face_down=4), "X: face_down is 4; with 4 cards in a column it must be 0 to 3"),
        (lambda: ColumnRules(name="X", face_down=-1), "X: face_down is -1; with 4 cards in a column it must be 0 to 3"),
        (lambda: ColumnRules(name="X", draw=0), "X: draw is 0; it must be at least 1"),
        (lambda: ColumnRules(name="X", redeals=-1), "X: redeals is -1; it must be 0 or more, or None for unlimited"),
        (
            lambda: ColumnRules(name="X", foundation_base=14, foundation_wrap=True),
            "X: foundation_base is 14; it must be 0 (first card) to 13",
        ),
        (lambda: ColumnRules(name="X", foundation_base=2), "X: foundations that do not start with Aces must wrap from King to Ace"),
        (
            lambda: ColumnRules(name="X", foundation_base=FIRST_CARD, foundation_wrap=True, preset=True),
            "X: preset foundations need a fixed base rank, not the first card's",
        ),
        (lambda: ColumnRules(name="X", columns=27), "X: 27 columns of 4 need 108 cards; two decks have 104"),
        (
            lambda: ColumnRules(name="X", columns=25, preset=True),
            "X: 25 columns of 4 need 100 cards; two decks have 104, and 8 of them start on the foundations",
        ),
        (
            lambda: ColumnRules(name="X", foundation_up=Up.ALTERNATE_COLOUR, foundation_return=True),
            "X: foundation_return needs foundations built in suit; with alternating colours a move would not say which foundation it uses",
        ),
        (lambda: ColumnRules(name="X", fill_draws=True), "X: fill_draws needs empty=auto_fill, not any"),
        (lambda: CoveringRules(name="X", decks=3), "X: decks is 3; it must be 1 or 2"),
        (lambda: CoveringRules(name="X", jokers=3), "X: jokers is 3; it must be 0 to 2"),
        (
            lambda: CoveringRules(name="X", wrap=True, on_king=OnKing.QUEEN),
            "X: wrap already lets a Queen go on a King, so on_king must be nothing",
        ),
        (lambda: CoveringRules(name="X", hole=Hole.PRESET), "X: a preset foundation cannot have none as its preset card"),
        (lambda: CoveringRules(name="X", preset=parse_card("AS")), "X: a dealt foundation cannot have AS as its preset card"),
        (lambda: CoveringRules(name="X", hole=Hole.PRESET, preset=JOKER), "X: the preset card cannot be a joker"),
        (lambda: CoveringRules(name="X", layout=columns(7, 8)), "X: the tableau and the hole need 57 cards; there are 52"),
        (lambda: CoveringRules(name="X", layout=fans(17, 3), jokers=1), "X: jokers need a stock, and this game has none"),
        (lambda: CoveringRules(name="X", layout=fans(17, 3), must_play=True), "X: must_play limits draws, and this game has no stock"),
    ],
)
def test_contradictory_rules_are_refused(make: Callable[[], Rules], message: str) -> None:
    with pytest.raises(RulesError) as error:
        make()
    assert str(error.value) == message


def test_rules_are_compared_by_their_fields_and_their_repr_can_be_evaluated() -> None:
    rules = ColumnRules(name="One", build=Build.ANY, run=Run.SAME_SUIT, empty=Empty.NONE)
    twin = ColumnRules(name="Other", build=Build.ANY, run=Run.SAME_SUIT, empty=Empty.NONE)
    assert rules == twin
    assert hash(rules) == hash(twin)
    assert eval(repr(rules), vars(longwood.rules)) == rules
    tri_peaks = CoveringRules(name="Three", layout=peaks(), wrap=True, hole=Hole.PRESET, preset=parse_card("AS"))
    assert eval(repr(tri_peaks), vars(longwood.rules)) == tri_peaks
    assert repr(tri_peaks).startswith("CoveringRules(name='Three', layout=peaks(), decks=1, jokers=0, wrap=True, on_king=OnKing.NOTHING,")
