"""Tests that the rules' parameters can express more games of the Forty Thieves family (docs/rulings.md, R18).

These games are not in the catalogue yet. When one is added, it gets its own test files and its line here can be removed.
"""

from __future__ import annotations

import pytest

from longwood.rules import FIRST_CARD, Build, ColumnRules, Empty, Run, Up
from tests.play.test_two_referees import walk
from tests.strategies import easy_deal

RUNS, FILL = Run.BY_BUILD, Empty.AUTO_FILL
COLOUR, DIFFERENT, ANY = Build.ALTERNATE_COLOUR, Build.DIFFERENT_SUIT, Build.ANY


def rules(name: str, columns: int, cards: int, **fields: object) -> ColumnRules:
    return ColumnRules(name=name, columns=columns, cards=cards, **fields)  # type: ignore[arg-type]  # the types differ by field


FAMILY = {
    # same suit, single cards
    "Busy Aces": (rules("Busy Aces", 12, 1), 92),
    "Waning Moon": (rules("Waning Moon", 13, 4), 52),
    "Thirty-Nine Steps": (rules("Thirty-Nine Steps", 13, 3), 65),
    "Famous Fifty": (rules("Famous Fifty", 10, 5), 54),
    "San Juan Hill": (rules("San Juan Hill", 10, 4, preset=True), 56),
    "Forty and Eight": (rules("Forty and Eight", 8, 4, redeals=1), 72),
    "Sixty Thieves": (rules("Sixty Thieves", 12, 5, decks=3), 96),
    "Eighty Thieves": (rules("Eighty Thieves", 10, 8, decks=4), 128),
    "Express": (rules("Express", 14, 3, decks=3), 114),
    "Carnation": (rules("Carnation", 16, 3, decks=4), 160),
    "Corona": (rules("Corona", 12, 3, empty=FILL), 68),
    "Quadrangle": (rules("Quadrangle", 12, 3, empty=FILL, foundation_base=FIRST_CARD, foundation_wrap=True, build_wrap=True), 67),
    "Deuces": (rules("Deuces", 10, 1, foundation_base=2, foundation_wrap=True, preset=True, build_wrap=True), 86),
    "Fortune's Favor": (rules("Fortune's Favor", 12, 1, decks=1, preset=True, empty=FILL), 36),
    # same suit, runs
    "Josephine": (rules("Josephine", 10, 4, run=RUNS), 64),
    "Napoleon's Square": (rules("Napoleon's Square", 12, 4, run=RUNS), 56),
    "Courtyard": (rules("Courtyard", 12, 1, run=RUNS, empty=FILL), 92),
    "Big Courtyard": (rules("Big Courtyard", 12, 1, decks=3, run=RUNS, empty=FILL), 144),
    "Marie Rose": (rules("Marie Rose", 12, 5, decks=3, run=RUNS), 96),
    "Malmaison": (rules("Malmaison", 10, 8, decks=4, run=RUNS), 128),
    # alternate colour
    "Emperor": (rules("Emperor", 10, 4, face_down=3, build=COLOUR), 64),
    "Big Streets": (rules("Big Streets", 12, 4, decks=3, build=COLOUR), 108),
    "Number Twelve": (rules("Number Twelve", 12, 4, decks=3, face_down=2, build=COLOUR, run=RUNS), 108),
    "Triple Line": (rules("Triple Line", 12, 3, build=COLOUR, run=RUNS, redeals=1, empty=FILL), 68),
    "Red and Black": (rules("Red and Black", 8, 1, build=COLOUR, run=RUNS, preset=True, foundation_up=Up.ALTERNATE_COLOUR), 88),
    "Zebra": (rules("Zebra", 8, 1, build=COLOUR, preset=True, foundation_up=Up.ALTERNATE_COLOUR, redeals=1, empty=FILL), 88),
    # different suit
    "Napoleon's Folly": (rules("Napoleon's Folly", 10, 4, build=DIFFERENT), 64),
    "Midshipman": (rules("Midshipman", 9, 4, face_down=2, build=DIFFERENT), 68),
    "Mumbai": (rules("Mumbai", 13, 3, decks=3, face_down=1, build=DIFFERENT), 117),
    # any suit
    "Napoleon's Exile": (rules("Napoleon's Exile", 10, 4, build=ANY), 64),
    "Double Rail": (rules("Double Rail", 5, 1, build=ANY, run=RUNS), 99),
    "Congress": (rules("Congress", 8, 1, build=ANY, empty=FILL), 96),
    "Parliament": (rules("Parliament", 8, 1, build=ANY, empty=FILL, preset=True), 88),
    "Diplomat": (rules("Diplomat", 8, 4, build=ANY), 72),
    "Rows of Four": (rules("Rows of Four", 8, 4, build=ANY, redeals=2), 72),
    "Lady Palk": (rules("Lady Palk", 8, 4, build=ANY, run=RUNS), 72),
}


@pytest.mark.parametrize("name", FAMILY)
def test_both_referees_agree_on_more_games_of_the_family(name: str) -> None:
    game, stock = FAMILY[name]
    assert game.stock_size == stock
    for swaps in (5, 1000):
        walk(game, easy_deal(game, swaps, swaps), seed=swaps, steps=80)
