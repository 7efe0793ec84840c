"""Games of PySolFC's Forty Thieves family whose columns are built down in suit."""

from typing import Any, Final

from longwood.rules import FIRST_CARD, DealUp, Empty, Run
from longwood.variants.pysol import PRESET_RETURNS, STAYS, game
from longwood.variants.variant import Variant

_GROUP: Final = "Built in suit"


def _game(id: str, name: str, *aliases: str, **fields: Any) -> Variant:
    return game(_GROUP, id, name, *aliases, **fields)


VARIANTS: Final = (
    # Two decks, single cards
    _game("busy-aces", "Busy Aces", columns=12, cards=1),
    _game("waning-moon", "Waning Moon", columns=13),
    _game("thirty-nine-steps", "Thirty-Nine Steps", "39 Steps", columns=13, cards=3),
    _game("famous-fifty", "Famous Fifty", cards=5),
    _game("forty-and-eight", "Forty and Eight", "Forty & Eight", columns=8, redeals=1),
    _game("corona", "Corona", "Round Dozen", note=STAYS, columns=12, cards=3, empty=Empty.AUTO_FILL),
    _game(
        "quadrangle",
        "Quadrangle",
        note=STAYS,
        columns=12,
        cards=3,
        empty=Empty.AUTO_FILL,
        foundation_base=FIRST_CARD,
        foundation_wrap=True,
        build_wrap=True,
    ),
    _game(
        "twin-queens",
        "Twin Queens",
        columns=8,
        cards=1,
        redeals=1,
        empty=Empty.AUTO_FILL,
        foundation_base=13,
        foundation_wrap=True,
    ),
    _game("pluto", "Pluto", "Square", columns=12, cards=1, foundation_base=2, foundation_wrap=True, build_wrap=True),
    # Two decks, single cards, foundations that start with cards
    _game(
        "deuces",
        "Deuces",
        "Twos",
        "Les Deux",
        note=PRESET_RETURNS,
        cards=1,
        foundation_base=2,
        foundation_wrap=True,
        build_wrap=True,
        preset=True,
        preset_return=True,
    ),
    _game("san-juan-hill", "San Juan Hill", "Kettle Hill", note=PRESET_RETURNS, preset=True, preset_return=True),
    _game(
        "carre-napoleon",
        "Carré Napoleon",
        note=PRESET_RETURNS,
        columns=12,
        empty=Empty.KING,
        preset=True,
        preset_return=True,
        deal_up=DealUp.ROWS,
    ),
    _game(
        "octagon",
        "Octagon",
        note=PRESET_RETURNS,
        columns=4,
        cards=5,
        redeals=3,
        empty=Empty.AUTO_FILL,
        preset=True,
        preset_return=True,
    ),
    # One deck
    _game(
        "fortunes-favor",
        "Fortune's Favor",
        note=PRESET_RETURNS,
        decks=1,
        columns=12,
        cards=1,
        empty=Empty.AUTO_FILL,
        preset=True,
        preset_return=True,
        waste_refills=True,
    ),
    _game(
        "preference",
        "Preference",
        note=PRESET_RETURNS,
        decks=1,
        columns=8,
        cards=1,
        empty=Empty.AUTO_FILL,
        preset=True,
        preset_return=True,
        waste_refills=True,
    ),
    # Two decks, runs
    _game("josephine", "Josephine", "Forty Bandits", "Pack of Thieves", run=Run.BY_BUILD),
    _game("napoleons-square", "Napoleon's Square", columns=12, run=Run.BY_BUILD),
    _game("mcclellan", "McClellan", columns=8, face_down=3, run=Run.BY_BUILD),
    _game("courtyard", "Courtyard", columns=12, cards=1, run=Run.BY_BUILD, empty=Empty.AUTO_FILL),
    _game("unlimited", "Unlimited", columns=7, cards=7, face_down_rows=(2, 4, 6), run=Run.BY_BUILD, empty=Empty.KING, redeals=None),
    # Two decks, cells
    _game("squadron", "Squadron", cells=3, cells_dealt=True),
    _game(
        "jacks-in-the-box",
        "Jacks in the Box",
        note=PRESET_RETURNS,
        columns=6,
        cards=1,
        cells=4,
        foundation_base=11,
        foundation_wrap=True,
        build_wrap=True,
        preset=True,
        preset_return=True,
    ),
    # Three and four decks
    _game(
        "triple-interchange", "Triple Interchange", decks=3, columns=9, cards=9, face_down_rows=(2, 4, 6, 8), run=Run.BY_BUILD, redeals=None
    ),
    _game("express", "Express", decks=3, columns=14, cards=3),
    _game("sixty-thieves", "Sixty Thieves", decks=3, columns=12, cards=5),
    _game("marie-rose", "Marie Rose", decks=3, columns=12, cards=5, run=Run.BY_BUILD),
    _game("big-courtyard", "Big Courtyard", decks=3, columns=12, cards=1, run=Run.BY_BUILD, empty=Empty.AUTO_FILL),
    _game("delivery", "Delivery", decks=4, columns=12, cards=3),
    _game("carnation", "Carnation", decks=4, columns=16, cards=3),
    _game("eighty-thieves", "Eighty Thieves", decks=4, cards=8),
    _game("malmaison", "Malmaison", decks=4, cards=8, run=Run.BY_BUILD),
)
