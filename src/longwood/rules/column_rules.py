"""The rules of column games, which are Forty Thieves and its relatives. Source: docs/rulings.md, R1 to R18.

The defaults are the rules of Forty Thieves, so a variant only lists how it differs.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from longwood.cards import RANKS
from longwood.errors import RulesError
from longwood.rules.choice import Choice

FIRST_CARD = 0
"""The value of foundation_base if the first card dealt to the foundations sets their base rank."""


class Build(Choice):
    """The build rule: which cards can go on a card of the next higher rank in a column."""

    SAME_SUIT = "same_suit"
    """Cards of the same suit."""
    DIFFERENT_SUIT = "different_suit"
    """Cards of the other three suits."""
    ALTERNATE_COLOUR = "alternate_colour"
    """Cards of the other colour."""
    ANY = "any"
    """Cards of any suit."""


class Run(Choice):
    """Which runs of cards in a column can move together."""

    SINGLE = "single"
    """None. Only single cards can move."""
    BY_BUILD = "by_build"
    """Any run that follows the build rule."""
    SAME_SUIT = "same_suit"
    """Only runs that follow the build rule in one suit."""


class Empty(Choice):
    """Which cards can fill an empty column."""

    ANY = "any"
    """Any card."""
    KING = "king"
    """Only a King."""
    QUEEN = "queen"
    """Only a Queen."""
    NONE = "none"
    """No card. Empty columns stay empty."""
    AUTO_FILL = "auto_fill"
    """The top card of the waste fills the column immediately. If the waste is empty, the next card of the stock fills it, or with
    fill_draws the last card of a draw. If both are empty, the player can fill it with any card."""


class Up(Choice):
    """How foundations are built up."""

    SUIT = "suit"
    """In suit."""
    ALTERNATE_COLOUR = "alternate_colour"
    """In alternating colours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnRules:
    """The rules of a column game. Rules with equal fields are equal, even if their names differ."""

    name: str = field(compare=False)
    """The name of the game. It is used only in messages."""
    decks: int = 2
    """The number of decks, 1 to 4."""
    columns: int = 10
    """The number of columns. The cards are dealt row by row."""
    cards: int = 4
    """The number of cards dealt to each column."""
    face_down: int = 0
    """The number of face-down cards at the bottom of each column."""
    build: Build = Build.SAME_SUIT
    build_wrap: bool = False
    """Whether a King can go on an Ace in a column."""
    run: Run = Run.SINGLE
    draw: int = 1
    """The number of cards that a draw moves from the stock to the waste."""
    redeals: int | None = 0
    """How many times the waste can be turned over to form a new stock, or None for no limit."""
    empty: Empty = Empty.ANY
    foundation_base: int = 1
    """The rank of the first card on each foundation, 1 to 13, or FIRST_CARD."""
    foundation_up: Up = Up.SUIT
    foundation_wrap: bool = False
    """Whether an Ace can go on a King on the foundations."""
    preset: bool = False
    """Whether all cards of the base rank start on the foundations. They are removed from the deck before the shuffle."""
    foundation_return: bool = False
    """Whether the top card of a foundation can return to a column. Cards that started on a foundation stay there, unless preset_return
    is set."""
    preset_return: bool = False
    """Whether foundation_return also applies to the preset cards."""
    fill_draws: bool = False
    """Whether auto-fill with an empty waste draws `draw` cards and uses the last one. Otherwise it uses the next card of the stock."""

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
            (
                self.preset_return and not (self.preset and self.foundation_up is Up.SUIT),
                "preset_return needs preset foundations that are built in suit",
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
        """The number of cards in the game."""
        return 52 * self.decks

    @property
    def preset_size(self) -> int:
        """The number of cards that start on the foundations."""
        if self.preset:
            return self.foundations
        return 1 if self.foundation_base == FIRST_CARD else 0

    @property
    def stock_size(self) -> int:
        """The number of cards in the stock after the deal."""
        return self.deck_size - self.preset_size - self.columns * self.cards
