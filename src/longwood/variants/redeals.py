"""Games that PySolFC counts as relatives of Klondike and that the parameters of the Forty Thieves family can express."""

from typing import Any, Final

from longwood.rules import Build, Empty, Run
from longwood.variants.pysol import PRESET_RETURNS, STAYS, game
from longwood.variants.variant import Variant


def _game(id: str, name: str, *aliases: str, **fields: Any) -> Variant:
    return game("Relatives of Klondike", id, name, *aliases, run=Run.BY_BUILD, **fields)


def _colours(id: str, name: str, *aliases: str, **fields: Any) -> Variant:
    return _game(id, name, *aliases, build=Build.ALTERNATE_COLOUR, **fields)


VARIANTS: Final = (
    # One deck
    _colours("eastcliff", "Eastcliff", decks=1, columns=7, cards=3, face_down=2),
    _colours("westcliff", "Westcliff", note=STAYS, decks=1, columns=10, cards=3, face_down=2),
    _colours("pas-seul", "Pas Seul", decks=1, columns=6, cards=1),
    _colours(
        "blind-alleys",
        "Blind Alleys",
        note=PRESET_RETURNS,
        decks=1,
        columns=6,
        cards=3,
        face_down=2,
        redeals=1,
        preset=True,
        preset_return=True,
    ),
    _colours("athena", "Athena", decks=1, columns=7, face_down_rows=(1, 3), empty=Empty.KING, redeals=None),
    _colours("gold-mine", "Gold Mine", decks=1, columns=7, cards=0, draw=3),
    _game("big-forty-pysol", "Big Forty (PySolFC)", decks=1, columns=10, redeals=None),
    _game("ali-baba", "Ali Baba", note=PRESET_RETURNS, decks=1, columns=10, redeals=None, preset=True, preset_return=True),
    _game("cassim", "Cassim", note=PRESET_RETURNS, decks=1, columns=7, redeals=None, preset=True, preset_return=True),
    # Two decks
    _colours("8-x-8", "8 x 8", columns=8, cards=8, redeals=None),
    _colours("eight-times-eight", "Eight Times Eight", "Achtmal Acht", columns=8, cards=8, redeals=2),
)
