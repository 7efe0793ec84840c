"""The verdicts of a search: Won with a line, Lost, or Unknown with the limit that ended the search."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from longwood.play import Move


class Limit(StrEnum):
    """The limit that ended a search without a result."""

    NODES = "nodes"
    """The node limit."""
    MEMORY = "memory"
    """The memory limit."""
    TIME = "time"
    """The time limit."""
    CANCELLED = "cancelled"
    """The search was cancelled."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The cost of a search."""

    nodes: int
    """The number of entries added to the search's tables."""
    cpu_s: float
    """The CPU time of the native search, in seconds."""

    def __add__(self, other: Effort) -> Effort:
        return Effort(self.nodes + other.nodes, self.cpu_s + other.cpu_s)


@dataclass(frozen=True, slots=True)
class Won:
    """The position can be won."""

    moves: tuple[Move, ...]
    """A winning line. The referee has replayed it from this position."""
    effort: Effort


@dataclass(frozen=True, slots=True)
class Lost:
    """The position can't be won. The search covered all lines, except those that it can safely prune (docs/search.md)."""

    effort: Effort
    exact: bool
    """Whether the search compared positions exactly rather than by 64-bit hashes."""
    certain: bool
    """Whether the search was exact, or a second search with other hashes had the same result."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """The search reached a limit before it could decide whether the position can be won."""

    limit: Limit
    """The limit that ended the search."""
    best: tuple[Move, ...]
    """The line that got furthest. The referee has replayed it."""
    effort: Effort


Verdict = Won | Lost | Unknown
"""The result of solve()."""


def verdict_word(verdict: Verdict) -> Literal["won", "lost", "unknown"]:
    """Return the name of a verdict in messages and JSON.

    >>> verdict_word(Won((), Effort(0, 0.0)))
    'won'
    """
    return "won" if isinstance(verdict, Won) else "lost" if isinstance(verdict, Lost) else "unknown"
