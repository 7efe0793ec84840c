"""What a search says of a position: won with its line, lost, or unknown with the reason. Must not know how it was searched."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from longwood.play import Move


class Limit(StrEnum):
    """Which limit ended a search that decided nothing."""

    NODES = "nodes"
    MEMORY = "memory"
    TIME = "time"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Effort:
    """What a search cost: table entries made, and seconds of CPU in the search alone."""

    nodes: int
    cpu_s: float

    def __add__(self, other: Effort) -> Effort:
        return Effort(self.nodes + other.nodes, self.cpu_s + other.cpu_s)


@dataclass(frozen=True, slots=True)
class Won:
    """The position can be won: `moves` do it, and the referee has replayed them from that very position."""

    moves: tuple[Move, ...]
    effort: Effort


@dataclass(frozen=True, slots=True)
class Lost:
    """The position cannot be won: the search space was exhausted under the prunes that docs/search.md argues for.

    exact: whether the search told positions apart exactly; else by 64-bit hashes, and `certain` says that a second search with other
    hashes agreed.
    """

    effort: Effort
    exact: bool
    certain: bool


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nothing was decided before the limit. `best` is the legal line that got furthest, replayed by the referee."""

    limit: Limit
    best: tuple[Move, ...]
    effort: Effort


Verdict = Won | Lost | Unknown


def verdict_word(verdict: Verdict) -> Literal["won", "lost", "unknown"]:
    """The verdict as messages and JSON name it.

    >>> verdict_word(Won((), Effort(0, 0.0)))
    'won'
    """
    return "won" if isinstance(verdict, Won) else "lost" if isinstance(verdict, Lost) else "unknown"
