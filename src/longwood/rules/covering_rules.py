"""The rules of covering games, which are Golf and its relatives. Source: docs/rulings.md, R26 to R43.

The defaults are the rules of strict Golf, so a variant only lists how it differs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longwood.cards import JOKER, Card, format_card
from longwood.errors import RulesError
from longwood.rules.choice import Choice
from longwood.rules.layout import Layout, columns


class OnKing(Choice):
    """Which cards can go on a King if Aces and Kings don't connect."""

    NOTHING = "nothing"
    """No card, except for jokers."""
    QUEEN = "queen"
    """A Queen."""


class Hole(Choice):
    """How the hole starts."""

    DEALT = "dealt"
    """With a card that is dealt after the tableau."""
    EMPTY = "empty"
    """Empty, so that any card can be played first."""
    PRESET = "preset"
    """With a preset card, which is removed from the deck before the shuffle."""


class Scoring(Choice):
    """How the game is scored."""

    HOLE = "hole"
    """In strokes, as a hole of Golf."""
    PEAKS = "peaks"
    """In points, as in Tri Peaks."""
    CARDS = "cards"
    """In cards played."""


_GOLF: Final = columns(7, 5)


@dataclass(frozen=True, slots=True, kw_only=True)
class CoveringRules:
    """The rules of a covering game. Rules with equal fields are equal, even if their names differ."""

    name: str = field(compare=False)
    """The name of the game. It is used only in messages."""
    layout: Layout = _GOLF
    """The layout of the tableau."""
    decks: int = 1
    """The number of decks, 1 or 2."""
    jokers: int = 0
    """The number of jokers, 0 to 2. They are shuffled into the deck."""
    wrap: bool = False
    """Whether Aces and Kings connect. If they do, on_king must be `nothing`, because it would have no effect."""
    on_king: OnKing = OnKing.NOTHING
    hole: Hole = Hole.DEALT
    preset: Card | None = None
    """The first card in the hole if `hole` is PRESET, otherwise None."""
    must_play: bool = False
    """Whether players can draw only when no card can be played."""
    face_down: bool = False
    """Whether covered cards are face down until they are uncovered."""
    scoring: Scoring = Scoring.HOLE

    def __post_init__(self) -> None:
        preset = "none" if self.preset is None else format_card(self.preset)
        for bad, why in (
            (not 1 <= self.decks <= 2, f"decks is {self.decks}; it must be 1 or 2"),
            (not 0 <= self.jokers <= 2, f"jokers is {self.jokers}; it must be 0 to 2"),
            (
                self.wrap and self.on_king is not OnKing.NOTHING,
                "wrap already lets a Queen go on a King, so on_king must be nothing",
            ),
            (
                (self.hole is Hole.PRESET) is (self.preset is None),
                f"a {self.hole} foundation cannot have {preset} as its preset card",
            ),
            (self.preset == JOKER, "the preset card cannot be a joker"),
            (
                self.stock_size < 0,
                f"{self.layout!r} needs {self.layout.slots} cards and one for the foundation; there are {self.deck_size}",
            ),
            (0 < self.jokers >= self.stock_size, "jokers need a stock, and this game has none"),
            (self.must_play and self.stock_size == 0, "must_play limits draws, and this game has no stock"),
        ):
            if bad:
                raise RulesError(f"{self.name}: {why}")

    @property
    def deck_size(self) -> int:
        """The number of cards in the game, including the jokers and the preset card."""
        return 52 * self.decks + self.jokers

    @property
    def stock_size(self) -> int:
        """The number of cards in the stock after the deal."""
        return self.deck_size - self.layout.slots - (0 if self.hole is Hole.EMPTY else 1)
