"""Golf and its relatives. docs/rulings.md explains our choices where books and programs disagree."""

from typing import Final

from longwood.cards import parse_card
from longwood.rules import CoveringRules, Hole, OnKing, Scoring, columns, fans, peaks, pyramid
from longwood.variants.variant import Variant, derive

_ARTICLE: Final = "The encyclopedia article 'Golf (patience)'"
_RELATIVES: Final = "Golf's relatives"

GOLF: Final = Variant(
    "golf",
    CoveringRules(name="Golf"),
    group="Golf",
    source=_ARTICLE,
    aliases=("Dead King Golf", "One Foundation", "Golf Solitaire", "Golf Patience", "Strict Golf"),
    note="PySolFC's Golf lets a Queen go on a King. That is Golf, Queens on Kings here. Some players draw only when they have to (option "
    "“Draw only when no card can be played”).",
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
        note="PySolFC calls it Relaxed Golf or Putt Putt.",
    ),
    derive(
        GOLF,
        "double-golf",
        "Double Golf",
        decks=2,
        layout=columns(9, 7),
        source="PySolFC 3.6.1",
        note="PySolFC also lets a Queen go on a King (option “Queens can go on Kings”). Par is five a hole, as in Golf.",
    ),
    derive(
        GOLF,
        "double-putt",
        "Double Putt",
        decks=2,
        layout=columns(9, 7),
        wrap=True,
        source="PySolFC 3.6.1",
        note="Double Golf in which Aces and Kings connect.",
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
        source="Credited to Robert Hogue, 1989, whose own rules were not seen; compared with PySolFC 3.6.1",
        aliases=("Three Peaks", "Triple Peaks"),
        note="PySolFC, which calls it Three Peaks, scores it in another way. In some programs Aces and Kings do not connect (turn off the "
        "option “Aces and Kings connect”), or all cards are face up (option “All cards face up”).",
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
        source="Credited to David Parlett, The Penguin Book of Patience, which was not seen; compared with PySolFC 3.6.1",
        note="With the option “Any card can start the hole”, it need not be the Ace of spades.",
    ),
    Variant(
        "pyramid-golf",
        CoveringRules(name="Pyramid Golf", layout=pyramid(7), wrap=True),
        group=_RELATIVES,
        source="PySolFC 3.6.1, where it is called Escalator",
        aliases=("Escalator",),
        note="With rows 1 to 6 face down it is Elevator, which PySolFC also calls Pyramid Golf.",
    ),
    Variant(
        "elevator",
        CoveringRules(name="Elevator", layout=pyramid(7), wrap=True, face_down=True),
        group=_RELATIVES,
        source="PySolFC 3.6.1",
        aliases=("Egyptian Solitaire",),
        note="PySolFC also calls this game Pyramid Golf. Here Pyramid Golf is the game with all cards face up.",
    ),
    Variant(
        "all-in-a-row",
        CoveringRules(name="All in a Row", layout=columns(13, 4), wrap=True, hole=Hole.EMPTY, scoring=Scoring.CARDS),
        group=_RELATIVES,
        source="PySolFC 3.6.1",
        aliases=("Quasar",),
        note="PySolFC says that this version misreads the original, which it has as All in a Row II.",
    ),
)
