"""Games of PySolFC's Forty Thieves family whose columns are built in alternating colours, in different suits, or in any suit."""

from typing import Any, Final

from longwood.rules import Build, DealUp, Empty, Run, Up
from longwood.variants.pysol import PRESET_RETURNS, STAYS, STAYS_HERE, game
from longwood.variants.variant import Variant


def _colours(id: str, name: str, *aliases: str, **fields: Any) -> Variant:
    return game("Built in alternating colours", id, name, *aliases, build=Build.ALTERNATE_COLOUR, **fields)


def _different(id: str, name: str, *aliases: str, **fields: Any) -> Variant:
    return game("Built in different suits or any suit", id, name, *aliases, build=Build.DIFFERENT_SUIT, **fields)


def _any(id: str, name: str, *aliases: str, **fields: Any) -> Variant:
    return game("Built in different suits or any suit", id, name, *aliases, build=Build.ANY, **fields)


VARIANTS: Final = (
    _colours("emperor", "Emperor", "Deauville", face_down=3),
    _colours("triple-line", "Triple Line", note=STAYS, columns=12, cards=3, run=Run.BY_BUILD, redeals=1, empty=Empty.AUTO_FILL),
    _colours("big-streets", "Big Streets", decks=3, columns=12),
    _colours("number-twelve", "Number Twelve", decks=3, columns=12, face_down=2, run=Run.BY_BUILD),
    _colours("roosevelt", "Roosevelt", columns=7),
    _colours(
        "red-and-black",
        "Red and Black",
        note=STAYS_HERE,
        columns=8,
        cards=1,
        run=Run.BY_BUILD,
        preset=True,
        foundation_up=Up.ALTERNATE_COLOUR,
    ),
    _colours(
        "zebra",
        "Zebra",
        note=STAYS,
        columns=8,
        cards=1,
        redeals=1,
        empty=Empty.AUTO_FILL,
        preset=True,
        foundation_up=Up.ALTERNATE_COLOUR,
    ),
    _colours("alternation", "Alternation", columns=7, cards=7, face_down_rows=(2, 4, 6), run=Run.BY_BUILD),
    _colours(
        "cascade",
        "Cascade",
        note=STAYS_HERE,
        decks=1,
        columns=7,
        cards=5,
        cells=2,
        foundation_up=Up.ALTERNATE_COLOUR,
    ),
    _colours("forty-nine", "Forty-Nine", columns=7, cards=7, run=Run.TO_EMPTY),
    _colours("foothold", "Foothold", columns=8, cards=5, build_up=True),
    _colours("double-gold-mine", "Double Gold Mine", columns=9, cards=0, draw=3, run=Run.BY_BUILD),
    _different("napoleons-folly", "Napoleon's Folly"),
    _different("midshipman", "Midshipman", columns=9, face_down=2),
    _different("mumbai", "Mumbai", decks=3, columns=13, cards=3, face_down=1),
    _any("napoleons-exile", "Napoleon's Exile"),
    _any("breakwater", "Breakwater", columns=7, cards=7, face_down_rows=(2, 4, 6), run=Run.BY_BUILD),
    _any("napoleons-shoulder", "Napoleon's Shoulder", columns=12, empty=Empty.WASTE),
    _any("double-rail", "Double Rail", columns=5, cards=1, run=Run.BY_BUILD),
    _any("single-rail", "Single Rail", "Auxiliary Sequences", decks=1, columns=4, cards=1, run=Run.BY_BUILD),
    _any("triple-rail", "Triple Rail", decks=3, columns=9, cards=1, run=Run.BY_BUILD),
    _any("final-battle", "Final Battle", columns=6, cards=1, run=Run.BY_BUILD),
    _any("waterloo", "Waterloo", note=PRESET_RETURNS, columns=6, cards=1, run=Run.SAME_SUIT, preset=True, preset_return=True),
    _any("diplomat", "Diplomat", columns=8),
    _any("lady-palk", "Lady Palk", columns=8, run=Run.BY_BUILD),
    _any("dieppe", "Dieppe", columns=8, cards=3, run=Run.BY_BUILD, deal_up=DealUp.CARDS),
    _any("rows-of-four", "Rows of Four", columns=8, redeals=2),
    _any("little-napoleon", "Little Napoleon", columns=8, face_down=3, run=Run.SAME_SUIT),
    _any("congress", "Congress", "President's Cabinet", columns=8, cards=1, empty=Empty.AUTO_FILL),
    _any(
        "parliament",
        "Parliament",
        note=PRESET_RETURNS,
        columns=8,
        cards=1,
        empty=Empty.AUTO_FILL,
        preset=True,
        preset_return=True,
    ),
)
