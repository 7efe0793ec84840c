"""What happens in any match, whatever is played: connections break and come back, players leave, time passes. Must not know any game.

Seats are numbers from 0, in texts from 1.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Away:
    """The connection of `seat` is gone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Back:
    """`seat` is there again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """`seat` leaves the match for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tick:
    """Nothing but time has passed; what was due by then happens."""


PRESENCE_WORDS: Final[dict[str, Callable[[int], Away | Back | Withdraw]]] = {"away": Away, "back": Back, "leave": Withdraw}
"""How logs write them, behind the seat: 1:away."""
TICK: Final = "tick"
