"""Golf, its presets and its relatives. Source: rules.md B."""

from typing import Final

from longwood.cards import parse_card
from longwood.rules import CoveringRules, Hole, OnKing, Scoring, columns, fans, peaks, pyramid
from longwood.variants.variant import Variant, derive

_ARTICLE: Final = "Encyclopedia article on Golf"
_RELATIVES: Final = "Golf's relatives"

GOLF: Final = Variant(
    "golf",
    CoveringRules(name="Golf"),
    group="Golf",
    source=_ARTICLE,
    aliases=("Dead King Golf", "Golf Solitaire", "Golf Patience", "Strict Golf"),
    note="PySolFC's Golf lets a Queen go on a King: golf-queens. Some turn the stock only when nothing can be played (option must_play).",
)

VARIANTS: Final = (
    GOLF,
    derive(
        GOLF,
        "golf-queens",
        "Golf, Queens on Kings",
        on_king=OnKing.QUEEN,
        aliases=("Golf (PySolFC)",),
        source=_ARTICLE,
        note="What PySolFC calls Golf.",
    ),
    derive(
        GOLF,
        "putt-putt",
        "Putt Putt",
        wrap=True,
        aliases=("Relaxed Golf", "Golf, Around the Corner"),
        source=_ARTICLE,
        note="PySolFC has it as Relaxed Golf and as Putt Putt.",
    ),
    derive(
        GOLF,
        "double-golf",
        "Double Golf",
        decks=2,
        layout=columns(9, 7),
        source="PySolFC 3.6.1",
        note="Par is Golf's own, five a hole.",
    ),
    derive(
        GOLF,
        "double-putt",
        "Double Putt",
        decks=2,
        layout=columns(9, 7),
        wrap=True,
        source="PySolFC 3.6.1",
        note="Double Golf round the corner.",
    ),
    derive(
        GOLF,
        "thieves-golf",
        "Thieves Golf",
        on_king=OnKing.QUEEN,
        jokers=2,
        source="PySolFC 3.6.1, where it is called Thieves",
        note="No relation of Forty Thieves.",
    ),
    Variant(
        "tri-peaks",
        CoveringRules(name="Tri Peaks", layout=peaks(), wrap=True, face_down=True, scoring=Scoring.PEAKS),
        group=_RELATIVES,
        source="R. Hogue, 1989",
        aliases=("Three Peaks",),
        note="Some programs play it without going round the corner (option wrap=false), or with all cards face up (option open).",
    ),
    Variant(
        "black-hole",
        CoveringRules(
            name="Black Hole",
            layout=fans(17, 3),
            wrap=True,
            hole=Hole.PRESET,
            preset=parse_card("AS"),
            scoring=Scoring.CARDS,
        ),
        group=_RELATIVES,
        source="D. Parlett, The Penguin Book of Patience",
        note="Any card may start the hole with the option any_starter.",
    ),
    Variant(
        "pyramid-golf",
        CoveringRules(name="Pyramid Golf", layout=pyramid(7), wrap=True),
        group=_RELATIVES,
        source="PySolFC 3.6.1, where it is called Escalator",
        aliases=("Escalator",),
        note="With rows 1 to 6 face down it is Elevator.",
    ),
    Variant(
        "elevator",
        CoveringRules(name="Elevator", layout=pyramid(7), wrap=True, face_down=True),
        group=_RELATIVES,
        source="PySolFC 3.6.1",
        note="Pyramid Golf with its covered cards face down.",
    ),
    Variant(
        "all-in-a-row",
        CoveringRules(name="All in a Row", layout=columns(13, 4), wrap=True, hole=Hole.EMPTY, scoring=Scoring.CARDS),
        group=_RELATIVES,
        source="PySolFC 3.6.1",
        aliases=("Quasar",),
        note="PySolFC has it under this name; Politaire calls a game of its odds Quasar.",
    ),
)
