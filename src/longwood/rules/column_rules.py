"""The rules of one game of the Forty Thieves kind (family `columns`), as data. Source: docs/rulings.md, R1 to R18.

Every field's default is what Forty Thieves does, so that a variant writes only what it changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from longwood.cards import RANKS
from longwood.errors import RulesError
from longwood.rules.choice import Choice

FIRST_CARD = 0
"""As a foundation's base rank: that of the first card dealt to a foundation."""


class Build(Choice):
    """What a card must be to go on another of the next higher rank."""

    SAME_SUIT = "same_suit"
    DIFFERENT_SUIT = "different_suit"
    ALTERNATE_COLOUR = "alternate_colour"
    ANY = "any"


class Run(Choice):
    """Which top segments of a column move as one: single cards, any run built by the build rule, or runs in one suit."""

    SINGLE = "single"
    BY_BUILD = "by_build"
    SAME_SUIT = "same_suit"


class Empty(Choice):
    """What may fill an empty column.

    auto_fill: the waste's top card fills it at once, or the stock's next card where the waste is empty (fill_draws: a draw comes
    first). Where both are empty it takes any card.
    """

    ANY = "any"
    KING = "king"
    QUEEN = "queen"
    NONE = "none"
    AUTO_FILL = "auto_fill"


class Up(Choice):
    """How foundations are built up."""

    SUIT = "suit"
    ALTERNATE_COLOUR = "alternate_colour"


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnRules:
    """Rules of a column game; equal fields are equal rules, whatever the name.

    name: for messages only. decks: 1..4. columns x cards: the deal, row by row; face_down: how many at the bottom of each
    column. build, build_wrap (a King may go on an Ace). run. draw: cards a draw turns. redeals: turnings of the waste after
    the first pass, None = unlimited. empty. fill_draws: auto-fill with an empty waste first draws `draw` cards, then takes the
    last of them; otherwise it takes one card from the stock. foundation_base: rank 1..13, or FIRST_CARD. foundation_up, foundation_wrap (an
    Ace follows a King). preset: all cards of the base rank start on the foundations, taken out before the shuffle.
    foundation_return: a foundation's top card may go back to a column, but cards that started there stay.
    """

    name: str = field(compare=False)
    decks: int = 2
    columns: int = 10
    cards: int = 4
    face_down: int = 0
    build: Build = Build.SAME_SUIT
    build_wrap: bool = False
    run: Run = Run.SINGLE
    draw: int = 1
    redeals: int | None = 0
    empty: Empty = Empty.ANY
    foundation_base: int = 1
    foundation_up: Up = Up.SUIT
    foundation_wrap: bool = False
    preset: bool = False
    foundation_return: bool = False
    fill_draws: bool = False

    def __post_init__(self) -> None:
        for bad, why in (
            (not 1 <= self.decks <= 4, f"decks is {self.decks}; it must be 1 to 4"),
            (
                self.columns < 1 or self.cards < 1,
                f"{self.columns} columns of {self.cards} cards; both must be at least 1",
            ),
            (
                not 0 <= self.face_down < self.cards,
                f"face_down is {self.face_down}; with {self.cards} cards in a column it must be 0 to {self.cards - 1}",
            ),
            (self.draw < 1, f"draw is {self.draw}; it must be at least 1"),
            (
                self.redeals is not None and self.redeals < 0,
                f"redeals is {self.redeals}; it must be 0 or more, or None for unlimited",
            ),
            (
                not 0 <= self.foundation_base <= RANKS,
                f"foundation_base is {self.foundation_base}; it must be 0 (first card) to 13",
            ),
            (
                self.foundation_base != 1 and not self.foundation_wrap,
                "foundations that do not start with Aces must wrap from King to Ace",
            ),
            (
                self.preset and self.foundation_base == FIRST_CARD,
                "preset foundations need a fixed base rank, not the first card's",
            ),
            (
                self.foundation_return and self.foundation_up is not Up.SUIT,
                "foundation_return needs foundations built in suit; with alternating colours a move would not say which foundation it uses",
            ),
            (self.fill_draws and self.empty is not Empty.AUTO_FILL, f"fill_draws needs empty=auto_fill, not {self.empty}"),
            (
                self.stock_size < 0,
                f"{self.columns} columns of {self.cards} need {self.columns * self.cards} cards; "
                f"there are {self.deck_size - self.preset_size}",
            ),
        ):
            if bad:
                raise RulesError(f"{self.name}: {why}")

    @property
    def foundations(self) -> int:
        """How many foundations there are: four a deck."""
        return 4 * self.decks

    @property
    def deck_size(self) -> int:
        return 52 * self.decks

    @property
    def preset_size(self) -> int:
        """How many cards start on the foundations."""
        if self.preset:
            return self.foundations
        return 1 if self.foundation_base == FIRST_CARD else 0

    @property
    def stock_size(self) -> int:
        return self.deck_size - self.preset_size - self.columns * self.cards
