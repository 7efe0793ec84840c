"""Golf's relatives with several holes, or with a waste and no tableau."""

from typing import Final

from longwood.cards import parse_card
from longwood.rules import CoveringRules, Hole, Scoring, columns, fans, no_tableau
from longwood.variants.forty_thieves import PYSOL
from longwood.variants.pysol import STAYS
from longwood.variants.variant import Variant, derive

_GROUP: Final = "Golf's relatives"

TAKE_AWAY: Final = Variant(
    "take-away",
    CoveringRules(name="Take Away", layout=columns(4, 13), holes=6, hole=Hole.EMPTY, wrap=True, scoring=Scoring.CARDS),
    group=_GROUP,
    source=PYSOL,
    aliases=("Eliminator", "Wolfpack", "Strip"),
)
ROBERT: Final = Variant(
    "robert",
    CoveringRules(name="Robert", layout=no_tableau(), wrap=True, draw=1, redeals=2, scoring=Scoring.CARDS),
    group=_GROUP,
    source=PYSOL,
    note=STAYS,
)

VARIANTS: Final = (
    Variant(
        "binary-star",
        CoveringRules(
            name="Binary Star",
            layout=fans(17, 6),
            decks=2,
            wrap=True,
            hole=Hole.PRESET,
            preset=parse_card("AS"),
            holes=2,
            more_presets=(parse_card("KH"),),
            scoring=Scoring.CARDS,
        ),
        group=_GROUP,
        source=PYSOL,
        aliases=("Black Holes",),
    ),
    TAKE_AWAY,
    derive(TAKE_AWAY, "take-away-8", "Take Away 8", holes=8, source=PYSOL),
    ROBERT,
    derive(ROBERT, "bobby", "Bobby", holes=2, source=PYSOL, note=STAYS),
    derive(ROBERT, "wasatch", "Wasatch", draw=3, redeals=None, source=PYSOL, note=STAYS),
)
