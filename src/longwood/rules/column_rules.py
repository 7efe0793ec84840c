"""The rules of column games, which are Forty Thieves and its relatives. Source: docs/rulings.md, R1 to R18, R76 to R80 and R82.

The defaults are the rules of Forty Thieves, so a variant only lists how it differs.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from longwood.cards import RANKS
from longwood.errors import RulesError
from longwood.locales import Phrase
from longwood.rules.choice import Choice

MAX_CELLS = 8
"""The most cells of a game."""
MAX_PATTERN = 30
"""The highest number in face_down_rows."""
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
    TO_EMPTY = "to_empty"
    """Any run that follows the build rule, but only to an empty column. Single cards move as usual."""


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
    WASTE = "waste"
    """Only the top card of the waste."""


class Up(Choice):
    """How foundations are built up."""

    SUIT = "suit"
    """In suit."""
    ALTERNATE_COLOUR = "alternate_colour"
    """In alternating colours."""


class DealUp(Choice):
    """Which cards go on foundations during the deal, if a foundation can take them."""

    NOTHING = "nothing"
    """None."""
    CARDS = "cards"
    """Each card as it is dealt. The column gets the next card instead."""
    ROWS = "rows"
    """The top cards of the columns, after each row is dealt. Columns can then have fewer cards."""


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
    """The number of cards dealt to each column. If it is 0, the columns start empty."""
    face_down: int = 0
    """The number of face-down cards at the bottom of each column."""
    face_down_rows: tuple[int, ...] = ()
    """The numbers of the rows dealt face down, from 1 for the deepest, if they aren't the bottom ones. face_down is then 0."""
    build: Build = Build.SAME_SUIT
    build_wrap: bool = False
    """Whether a King can go on an Ace in a column."""
    build_up: bool = False
    """Whether a card can also go on a card of the next lower rank, by the same build rule. Only single cards can then move."""
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

    waste_refills: bool = False
    """Whether playing the last card of the waste draws from the stock."""
    cells: int = 0
    """The number of cells. Each can hold any one card. In positions, moves and notation, cells are columns after the last one."""
    cells_dealt: bool = False
    """Whether each cell starts with a card. It is dealt after the columns."""
    deal_up: DealUp = DealUp.NOTHING

    def __post_init__(self) -> None:
        for bad, why in (
            (not 1 <= self.decks <= 4, f"decks is {self.decks}; it must be 1 to 4"),
            (
                self.columns < 1 or self.cards < 0,
                f"{self.columns} columns of {self.cards} cards; there must be at least 1 column, and at least 0 cards in it",
            ),
            (
                self.face_down != 0 and not 0 < self.face_down < self.cards,
                f"face_down is {self.face_down}; with {self.cards} cards in a column it must be 0 to {max(0, self.cards - 1)}",
            ),
            *self._row_faults(),
            (self.build_up and self.run is not Run.SINGLE, f"build_up needs run=single, not {self.run}"),
            (not 0 <= self.cells <= MAX_CELLS, f"cells is {self.cells}; it must be 0 to {MAX_CELLS}"),
            (self.cells_dealt and not self.cells, "cells_dealt needs cells"),
            *self._deal_up_faults(),
            (self.empty is Empty.WASTE and self.stock_size == 0, "empty=waste needs a stock"),
            (self.empty is Empty.AUTO_FILL and self.cards == 0, "columns that start empty cannot be filled automatically"),
            (self.waste_refills and self.stock_size == 0, "waste_refills needs a stock"),
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
                self._too_many_cards() if self.stock_size < 0 else "",
            ),
        ):
            if bad:
                raise RulesError(f"{self.name}: {why}", why)

    def _too_many_cards(self) -> Phrase:
        return Phrase(
            "option-too-many-cards",
            columns=self.columns,
            cards=self.cards,
            cells=self.cells if self.cells_dealt else 0,
            needed=self.tableau_size,
            decks=self.decks,
            size=self.deck_size,
            preset=self.preset_size,
        )

    def _row_faults(self) -> tuple[tuple[bool, str], ...]:
        rows, most = self.face_down_rows, min(self.cards - 1, MAX_PATTERN)
        shown = ", ".join(map(str, rows))
        return (
            (bool(rows) and self.face_down != 0, "face_down and face_down_rows cannot both be set"),
            (
                any(not 1 <= row <= most for row in rows) or list(rows) != sorted(set(rows)),
                f"face_down_rows are {shown}; with {self.cards} cards in a column they must be ascending numbers from 1 to {most}",
            ),
            (bool(rows) and rows == tuple(range(1, len(rows) + 1)), f"face_down_rows {shown} are the bottom rows; set face_down instead"),
        )

    def _deal_up_faults(self) -> tuple[tuple[bool, str], ...]:
        up = self.deal_up
        if up is DealUp.NOTHING:
            return ()
        return (
            (self.cards == 0, f"deal_up={up} needs columns that start with cards"),
            (bool(self.face_down or self.face_down_rows), f"deal_up={up} needs columns without face-down cards"),
            (self.cells_dealt, f"deal_up={up} and cells_dealt cannot both be set"),
            (self.foundation_up is not Up.SUIT, f"deal_up={up} needs foundations built in suit"),
            (self.foundation_base == FIRST_CARD, f"deal_up={up} needs a fixed base rank, not the first card's"),
            (
                up is DealUp.ROWS and self.empty is Empty.AUTO_FILL,
                "deal_up=rows can leave a column empty, so columns cannot be filled automatically",
            ),
        )

    @property
    def piles(self) -> int:
        """The number of columns and cells."""
        return self.columns + self.cells

    @property
    def tableau_size(self) -> int:
        """The number of cards dealt to the columns and cells."""
        return self.columns * self.cards + self.cells * self.cells_dealt

    def is_dealt_face_down(self, row: int) -> bool:
        """Return whether the cards of a row, from 0 for the deepest, are dealt face down."""
        return row < self.face_down or row + 1 in self.face_down_rows

    def hidden_below(self, row: int) -> int:
        """Return the number of cards up to the topmost face-down one, in a dealt column whose cards from this row on are face up."""
        while row > 0 and not self.is_dealt_face_down(row - 1):
            row -= 1
        return row

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
        """The number of cards in the stock after the deal. With deal_up=cards it is the most."""
        return self.deck_size - self.preset_size - self.tableau_size
