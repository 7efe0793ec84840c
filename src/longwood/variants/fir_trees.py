"""Golf with trees of cards instead of columns."""

from typing import Final

from longwood.rules import CoveringRules, OnKing, trees
from longwood.variants.forty_thieves import PYSOL
from longwood.variants.variant import Variant

VARIANTS: Final = (
    Variant(
        "three-fir-trees",
        CoveringRules(name="Three Fir-trees", layout=trees(3, 11), decks=2, on_king=OnKing.QUEEN),
        group="Golf's relatives",
        source=PYSOL,
        note="PySolFC does not score this game. Here it is scored as a hole of Golf.",
    ),
    Variant(
        "relaxed-three-fir-trees",
        CoveringRules(name="Relaxed Three Fir-trees", layout=trees(3, 11), decks=2, wrap=True),
        group="Golf's relatives",
        source=PYSOL,
        note="Three Fir-trees in which Aces and Kings connect. PySolFC does not score it. Here it is scored as a hole of Golf.",
    ),
)
