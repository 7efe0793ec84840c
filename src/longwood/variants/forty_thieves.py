"""The Forty Thieves family. docs/rulings.md explains our choices where books and programs disagree."""

from typing import Final

from longwood.rules import Build, ColumnRules, Empty, Run
from longwood.variants.variant import Variant, derive

_ARTICLE: Final = "The encyclopedia article 'Forty Thieves (solitaire)'"
PYSOL: Final = "PySolFC 3.6.1"
_COME_BACK: Final = "(option “Cards can come back from the foundations”)."
_ONE_CARD_BACK: Final = f"PySolFC lets one card at a time come back from a foundation {_COME_BACK} AisleRiot does not."

FORTY_THIEVES: Final = Variant(
    "forty-thieves",
    ColumnRules(name="Forty Thieves"),
    group="Forty Thieves and its relatives",
    source=_ARTICLE,
    aliases=("Big Forty", "Le Cadran", "Napoleon at St Helena (no redeal)", "Roosevelt at San Juan"),
    note=f"{_ONE_CARD_BACK} PySolFC's Big Forty and Roosevelt are other games.",
)

VARIANTS: Final = (
    FORTY_THIEVES,
    derive(
        FORTY_THIEVES,
        "napoleon-at-st-helena",
        "Napoleon at St Helena",
        redeals=None,
        aliases=("Napoleon at Saint Helena",),
        source="Denexa's rules of Napoleon at St Helena",
        note="In most books this is another name for Forty Thieves, and the waste is not turned over. Denexa does not say that the top "
        "card of the waste can be played. Here it can, as in every other source.",
    ),
    derive(
        FORTY_THIEVES,
        "indian",
        "Indian",
        cards=3,
        face_down=1,
        build=Build.DIFFERENT_SUIT,
        source=_ARTICLE,
        note=f"{_ONE_CARD_BACK} PySolFC's Indian Patience is another game.",
    ),
    derive(FORTY_THIEVES, "limited", "Limited", columns=12, cards=3, source=_ARTICLE, note=_ONE_CARD_BACK),
    derive(
        FORTY_THIEVES,
        "little-forty",
        "Little Forty",
        build=Build.DIFFERENT_SUIT,
        run=Run.BY_BUILD,
        draw=3,
        redeals=3,
        source=_ARTICLE,
        note="PySolFC builds in any suit, moves runs of one suit, and fills empty columns automatically. That is Little Forty "
        "(PySolFC) here.",
    ),
    derive(
        FORTY_THIEVES,
        "lucas",
        "Lucas",
        columns=13,
        cards=3,
        preset=True,
        source=_ARTICLE,
        note="PySolFC deals 13 columns of 4, leaves the Aces in and moves runs. That is Lucas (PySolFC) here.",
    ),
    derive(
        FORTY_THIEVES,
        "maria",
        "Maria",
        columns=9,
        build=Build.ALTERNATE_COLOUR,
        aliases=("Maria Luisa", "Thirty-Six Card Tableau"),
        source=_ARTICLE,
        note=_ONE_CARD_BACK,
    ),
    derive(
        FORTY_THIEVES,
        "number-ten",
        "Number Ten",
        face_down=2,
        build=Build.ALTERNATE_COLOUR,
        run=Run.BY_BUILD,
        source=_ARTICLE,
        note=_ONE_CARD_BACK,
    ),
    derive(
        FORTY_THIEVES,
        "rank-and-file",
        "Rank and File",
        face_down=3,
        build=Build.ALTERNATE_COLOUR,
        run=Run.BY_BUILD,
        aliases=("Dress Parade",),
        source=_ARTICLE,
        note=_ONE_CARD_BACK,
    ),
    derive(FORTY_THIEVES, "streets", "Streets", build=Build.ALTERNATE_COLOUR, source=_ARTICLE, note=_ONE_CARD_BACK),
    derive(
        FORTY_THIEVES,
        "lucas-pysol",
        "Lucas (PySolFC)",
        columns=13,
        run=Run.BY_BUILD,
        source=PYSOL,
        note=f"PySolFC also deals one card to the waste at the start, and lets cards come back from the foundations {_COME_BACK}",
    ),
    derive(
        FORTY_THIEVES,
        "little-forty-pysol",
        "Little Forty (PySolFC)",
        build=Build.ANY,
        run=Run.SAME_SUIT,
        draw=3,
        redeals=3,
        empty=Empty.AUTO_FILL,
        fill_draws=True,
        former=({"fill_draws": False},),
        source=PYSOL,
        note=f"PySolFC also deals three cards to the waste at the start, and lets cards come back from the foundations {_COME_BACK}",
    ),
)
