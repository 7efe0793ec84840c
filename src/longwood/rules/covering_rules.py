"""The rules of one game of the Golf kind (family `covering`), as data. Source: docs/rulings.md, R26 to R43.

Every field's default is what strict Golf does, so that a variant writes only what it changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longwood.cards import JOKER, Card, format_card
from longwood.errors import RulesError
from longwood.rules.choice import Choice
from longwood.rules.layout import Layout, columns


class OnKing(Choice):
    """What goes on a King where ranks do not wrap."""

    NOTHING = "nothing"
    QUEEN = "queen"


class Hole(Choice):
    """What the foundation starts with: a card dealt after the tableau, nothing, or a preset card taken out before the shuffle."""

    DEALT = "dealt"
    EMPTY = "empty"
    PRESET = "preset"


class Scoring(Choice):
    """What counts: strokes of a hole of Golf, points of Tri Peaks, or the cards played."""

    HOLE = "hole"
    PEAKS = "peaks"
    CARDS = "cards"


_GOLF: Final = columns(7, 5)


@dataclass(frozen=True, slots=True, kw_only=True)
class CoveringRules:
    """Rules of a covering game; equal fields are equal rules, whatever the name.

    name: for messages only. layout: the tableau's cover relation. decks: 1 or 2. jokers: 0..2, shuffled into the whole deck.
    wrap: A and K are adjacent (then on_king says nothing and must be `nothing`). hole: how the foundation starts; preset: the
    card for Hole.PRESET. must_play: a draw only when no card can be played. face_down: covered cards lie face down until
    nothing covers them. scoring.
    """

    name: str = field(compare=False)
    layout: Layout = _GOLF
    decks: int = 1
    jokers: int = 0
    wrap: bool = False
    on_king: OnKing = OnKing.NOTHING
    hole: Hole = Hole.DEALT
    preset: Card | None = None
    must_play: bool = False
    face_down: bool = False
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
        """All cards of the game, jokers and a preset card among them."""
        return 52 * self.decks + self.jokers

    @property
    def stock_size(self) -> int:
        return self.deck_size - self.layout.slots - (0 if self.hole is Hole.EMPTY else 1)
