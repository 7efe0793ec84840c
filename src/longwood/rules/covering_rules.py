"""The rules of covering games, which are Golf and its relatives. Source: docs/rulings.md, R26 to R43.

The defaults are the rules of strict Golf, so a variant only lists how it differs.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from longwood.cards import JOKER, Card, format_card
from longwood.errors import RulesError
from longwood.locales import Phrase
from longwood.rules.choice import Choice
from longwood.rules.layout import Layout, columns


class OnKing(Choice):
    """Which cards can go on a King if Aces and Kings don't connect."""

    NOTHING = "nothing"
    """No card, except for jokers."""
    QUEEN = "queen"
    """A Queen."""


class Hole(Choice):
    """How the hole starts. With several holes, how the first one starts."""

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
MAX_HOLES: Final = 8
"""The most holes of a game."""
MAX_DRAW: Final = 10
"""The most cards of a draw to the waste."""


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
    holes: int = 1
    """The number of holes, 1 to 8. A card can go on any of them. Those after the first one start empty, unless `more_presets` has cards."""
    more_presets: tuple[Card, ...] = ()
    """The first cards of the second hole and of those after it. Like `preset`, they are removed from the deck before the shuffle."""
    draw: int = 0
    """How many cards a draw moves from the stock to the waste, whose top card can be played. If it is 0, there is no waste, and a draw
    puts one card into the hole. With a waste, a game is won when all cards are in the holes."""
    redeals: int | None = 0
    """How many times the waste can be turned over to form a new stock, or None for no limit."""

    def __post_init__(self) -> None:
        preset = "none" if self.preset is None else format_card(self.preset)
        for bad, why in (
            *self._holes_faults(),
            *self._waste_faults(),
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
            (JOKER in self.presets, "the preset card cannot be a joker"),
            (
                self.stock_size < 0,
                Phrase("option-too-many-slots", needed=self.deck_size - self.stock_size, size=self.deck_size)
                if self.stock_size < 0
                else "",
            ),
            (0 < self.jokers >= self.stock_size, "jokers need a stock, and this game has none"),
            (self.must_play and self.stock_size == 0, "must_play limits draws, and this game has no stock"),
        ):
            if bad:
                raise RulesError(f"{self.name}: {why}", why)

    def _holes_faults(self) -> tuple[tuple[bool, str], ...]:
        extra = len(self.more_presets)
        return (
            (not 1 <= self.holes <= MAX_HOLES, f"holes is {self.holes}; it must be 1 to {MAX_HOLES}"),
            (extra >= max(self.holes, 1), f"more_presets has {extra} cards; with holes={self.holes} it can have at most {self.holes - 1}"),
            (
                any(count > self.decks for count in Counter(self.presets).values()),
                "a card cannot start more holes than there are copies of it",
            ),
            (
                self.holes > 1 and self.stock_size > 0 and not self.has_waste,
                "with several holes a draw must go to a waste, so draw must be at least 1",
            ),
            (
                self.is_wide and self.scoring is not Scoring.CARDS,
                f"with a waste or several holes scoring must be cards, not {self.scoring}",
            ),
        )

    def _waste_faults(self) -> tuple[tuple[bool, str], ...]:
        return (
            (not 0 <= self.draw <= MAX_DRAW, f"draw is {self.draw}; it must be 0 to {MAX_DRAW}"),
            (self.redeals is not None and self.redeals < 0, f"redeals is {self.redeals}; it must be at least 0"),
            (self.redeals != 0 and not self.has_waste, "redeals need a waste, so draw must be at least 1"),
            (self.has_waste and self.stock_size == 0, "a waste needs a stock, and this game has none"),
            (self.has_waste and self.must_play, "must_play limits draws to the hole, and with a waste there are none"),
            (self.layout.slots == 0 and not self.has_waste, "a game without a tableau needs a waste, so draw must be at least 1"),
        )

    @property
    def presets(self) -> tuple[Card, ...]:
        """The cards that are removed from the deck before the shuffle to start holes, in the order of the holes."""
        return (*(() if self.preset is None else (self.preset,)), *self.more_presets)

    @property
    def has_waste(self) -> bool:
        """Whether draws go to a waste instead of the hole."""
        return self.draw > 0

    @property
    def is_wide(self) -> bool:
        """Whether the game has several holes or a waste."""
        return self.holes > 1 or self.has_waste

    @property
    def deck_size(self) -> int:
        """The number of cards in the game, including the jokers and the preset card."""
        return 52 * self.decks + self.jokers

    @property
    def stock_size(self) -> int:
        """The number of cards in the stock after the deal."""
        return self.deck_size - self.layout.slots - (0 if self.hole is Hole.EMPTY else 1) - len(self.more_presets)
