"""The rules of races: real-time games for two players without turns, such as Spit. Source: docs/rulings.md, R51 to R65.

All times are in milliseconds on the clock of the match. The program that runs the match supplies that clock.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longwood.errors import RulesError

SEATS: Final = 2
_MOST_PILES: Final = 6  # 21 cards: one player always has half the pack or more, so at least one has spit cards
_MOST_MS: Final = 600_000


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceRules:
    """The rules of a race. Rules with equal fields are equal, even if their names differ."""

    name: str = field(compare=False)
    """The name of the game, for messages only."""
    piles: int = 5
    """The number of stock piles of each player. They have 1, 2, ... `piles` cards."""
    equal_rank: bool = False
    """Whether a card may also go on a spit pile with a top card of the same rank."""
    stack_equals: bool = False
    """Whether a card may also go on a top card of the same rank in the same row."""
    no_slap: bool = False
    """Whether there is no slapping. Then the player who went out takes the smaller pile."""
    countdown_ms: int = 3_000
    """The time from both players being ready to the first spit."""
    stuck_ms: int = 2_000
    """The time until the next spit if both players are stuck."""
    idle_ms: int = 15_000
    """The time until a forced move if only one player can move."""
    slap_ms: int = 5_000
    """The time in which players may slap."""
    lock_ms: int = 500
    """How long a player can't slap after slapping too early."""
    absence_ms: int = 20_000
    """How long a match waits for a disconnected player."""
    absences_ms: int = 0
    """How long a match waits for a player in total, or 0 for no limit."""
    ready_ms: int = 0
    """How long a round waits for the players to be ready before it begins anyway, or 0 for no limit."""

    def __post_init__(self) -> None:
        if not 1 <= self.piles <= _MOST_PILES:
            raise RulesError(f"{self.name}: piles is {self.piles}; it must be 1 to {_MOST_PILES}")
        for name in ("countdown_ms", "stuck_ms", "idle_ms", "slap_ms", "lock_ms", "absence_ms", "absences_ms", "ready_ms"):
            if not 0 <= getattr(self, name) <= _MOST_MS:
                raise RulesError(f"{self.name}: {name} is {getattr(self, name)}; it must be 0 to {_MOST_MS}")

    @property
    def row_size(self) -> int:
        """The number of cards in a full row. A player with no more cards than this has no spit cards."""
        return self.piles * (self.piles + 1) // 2
