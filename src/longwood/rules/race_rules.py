"""The rules of races: real-time games for two players without turns, such as Spit. Source: docs/rulings.md, R51 to R65.

All times are in milliseconds on the match clock, which the program that runs the match supplies.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longwood.errors import RulesError

SEATS: Final = 2
"""The number of seats."""
_MAX_PILES: Final = 6  # needs 21 cards; one player always has at least 26, so at least one player has spit cards
_MAX_MS: Final = 600_000


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceRules:
    """The rules of a race. Rules with equal fields are equal, even if their names differ."""

    name: str = field(compare=False)
    """The name of the game. It is used only in messages."""
    piles: int = 5
    """The number of piles in each player's row. They start with 1, 2, ... `piles` cards."""
    equal_rank: bool = False
    """Whether a card can also go on a card of the same rank on a spit pile."""
    stack_equals: bool = False
    """Whether a card can also go on a card of the same rank in its own row."""
    no_slap: bool = False
    """Whether to play without slapping. The player who goes out then takes the smaller pile."""
    countdown_ms: int = 3_000
    """The time between both players being ready and the first spit."""
    stuck_ms: int = 2_000
    """The time before the next spit when both players are stuck."""
    idle_ms: int = 15_000
    """The time before a move is forced when only one player can move."""
    slap_ms: int = 5_000
    """The time that players have to slap."""
    lock_ms: int = 500
    """How long a player who slapped too early is locked out."""
    absence_ms: int = 20_000
    """How long a match waits for a disconnected player each time."""
    absences_ms: int = 0
    """How long a match waits for each player in total, or 0 for no limit."""
    ready_ms: int = 0
    """How long a round waits for both players to be ready before it starts anyway, or 0 for no limit."""

    def __post_init__(self) -> None:
        if not 1 <= self.piles <= _MAX_PILES:
            raise RulesError(f"{self.name}: piles is {self.piles}; it must be 1 to {_MAX_PILES}")
        for name in ("countdown_ms", "stuck_ms", "idle_ms", "slap_ms", "lock_ms", "absence_ms", "absences_ms", "ready_ms"):
            if not 0 <= getattr(self, name) <= _MAX_MS:
                raise RulesError(f"{self.name}: {name} is {getattr(self, name)}; it must be 0 to {_MAX_MS}")

    @property
    def row_size(self) -> int:
        """The number of cards in a full row. A player with this many cards or fewer has no spit cards."""
        return self.piles * (self.piles + 1) // 2
