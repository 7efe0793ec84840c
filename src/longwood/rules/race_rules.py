"""The rules of one game of the Spit kind (family `race`: two players, no turns, real time), as data. Source: docs/rulings.md, R51 to R65.

Times are milliseconds of the match's own clock, which whoever runs the match hands in.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longwood.errors import RulesError

SEATS: Final = 2
_MOST_PILES: Final = 6  # 21 cards a row: whoever holds half the pack or more has spit cards, so there always is a spit pile
_MOST_MS: Final = 600_000


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceRules:
    """Rules of a race; equal fields are equal rules, whatever the name.

    name: for messages only. piles: stock piles of 1, 2, .. `piles` cards a player. equal_rank: a card also goes on a spit pile whose
    top is of its own rank. stack_equals: a card also goes on a top of its own rank in its own row. no_slap: nobody slaps, the smaller
    pile goes to who went out. countdown_ms: from both being ready to the first spit. stuck_ms: from nobody having anything to do to
    the next spit. idle_ms: how long the only one who has something to do may wait. slap_ms: how long a slap is waited for.
    lock_ms: how long a slap made too early keeps its player from slapping. absence_ms: how long a match waits for a lost player, and
    absences_ms in all of a match, 0 for any number of times. ready_ms: how long a round waits for players to be ready before it begins
    by itself, 0 for as long as it takes.
    """

    name: str = field(compare=False)
    piles: int = 5
    equal_rank: bool = False
    stack_equals: bool = False
    no_slap: bool = False
    countdown_ms: int = 3_000
    stuck_ms: int = 2_000
    idle_ms: int = 15_000
    slap_ms: int = 5_000
    lock_ms: int = 500
    absence_ms: int = 20_000
    absences_ms: int = 0
    ready_ms: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.piles <= _MOST_PILES:
            raise RulesError(f"{self.name}: piles is {self.piles}; it must be 1 to {_MOST_PILES}")
        for name in ("countdown_ms", "stuck_ms", "idle_ms", "slap_ms", "lock_ms", "absence_ms", "absences_ms", "ready_ms"):
            if not 0 <= getattr(self, name) <= _MOST_MS:
                raise RulesError(f"{self.name}: {name} is {getattr(self, name)}; it must be 0 to {_MOST_MS}")

    @property
    def row_size(self) -> int:
        """How many cards a whole row takes; who is dealt no more than these has no spit cards."""
        return self.piles * (self.piles + 1) // 2
