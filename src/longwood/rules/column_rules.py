"""The rules of column games, the family of Forty Thieves. Source: docs/rulings.md, R1 to R18.

The defaults are the rules of Forty Thieves, so a variant lists only its differences.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from longwood.cards import RANKS
from longwood.errors import RulesError
from longwood.rules.choice import Choice

FIRST_CARD = 0
"""A value of foundation_base: the foundations start with the rank of the first card dealt to them."""


class Build(Choice):
    """Which cards may go on a card of the next higher rank."""

    SAME_SUIT = "same_suit"
    DIFFERENT_SUIT = "different_suit"
    ALTERNATE_COLOUR = "alternate_colour"
    ANY = "any"


class Run(Choice):
    """Which cards of a column move together: single cards only, any run that follows the build rule, or runs in one suit."""

    SINGLE = "single"
    BY_BUILD = "by_build"
    SAME_SUIT = "same_suit"


class Empty(Choice):
    """Which cards may fill an empty column."""

    ANY = "any"
    KING = "king"
    QUEEN = "queen"
    NONE = "none"
    AUTO_FILL = "auto_fill"
    """The top card of the waste fills the column at once. If the waste is empty, the next card of the stock does, or with
    fill_draws the last card of a draw. If both are empty, any card may fill it."""


class Up(Choice):
    """How foundations are built up."""

    SUIT = "suit"
    ALTERNATE_COLOUR = "alternate_colour"


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnRules:
    """The rules of a column game. Rules with equal fields are equal, even if their names differ."""

    name: str = field(compare=False)
    """The name of the game, for messages only."""
    decks: int = 2
    """The number of decks, 1 to 4."""
    columns: int = 10
    """The number of columns. They are dealt row by row."""
    cards: int = 4
    """The number of cards dealt to each column."""
    face_down: int = 0
    """The number of face-down cards at the bottom of each column."""
    build: Build = Build.SAME_SUIT
    build_wrap: bool = False
    """Whether a King may go on an Ace in a column."""
    run: Run = Run.SINGLE
    draw: int = 1
    """The number of cards in a draw."""
    redeals: int | None = 0
    """How often the waste may be turned over after the first pass, or None for no limit."""
    empty: Empty = Empty.ANY
    foundation_base: int = 1
    """The rank of the first card on each foundation, 1 to 13, or FIRST_CARD."""
    foundation_up: Up = Up.SUIT
    foundation_wrap: bool = False
    """Whether an Ace may go on a King on the foundations."""
    preset: bool = False
    """Whether all cards of the base rank start on the foundations. They are taken out before the shuffle."""
    foundation_return: bool = False
    """Whether the top card of a foundation may go back to a column. Cards that started on a foundation stay there."""
    fill_draws: bool = False
    """Whether auto-fill with an empty waste draws `draw` cards and takes the last one. Otherwise it takes one card from the stock."""

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
        """The number of foundations: four for each deck."""
        return 4 * self.decks

    @property
    def deck_size(self) -> int:
        return 52 * self.decks

    @property
    def preset_size(self) -> int:
        """The number of cards that start on the foundations."""
        if self.preset:
            return self.foundations
        return 1 if self.foundation_base == FIRST_CARD else 0

    @property
    def stock_size(self) -> int:
        return self.deck_size - self.preset_size - self.columns * self.cards
