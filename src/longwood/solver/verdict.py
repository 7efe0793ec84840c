"""The results of searches as values: verdicts, kinds of advice, best scores. This module doesn't need the native search."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from longwood.play import Move
from longwood.rules import Scoring


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


def verdict_words(points: int, last_won: int | None, first_lost: int | None) -> list[Literal["won", "lost", "unknown"]]:
    """Return the name of the verdict at each point of a game.

    >>> verdict_words(4, 0, 2)
    ['won', 'unknown', 'lost', 'lost']
    """
    won = -1 if last_won is None else last_won
    lost = points if first_lost is None else first_lost
    return ["won" if k <= won else "lost" if k >= lost else "unknown" for k in range(points)]


class Advice(StrEnum):
    """How a hint was found."""

    WIN = "win"
    """It is the first move of a winning line."""
    BEST = "best"
    """It is the first move of a line to the best possible score."""
    SCORE = "score"
    """It is the first move of a line to the best score that the search found."""
    LINE = "line"
    """It is the first move of the line that got furthest."""
    ORDER = "order"
    """It is the first legal move, because the search found no line."""
    NONE = "none"
    """There is no legal move, or the game is won."""

    @property
    def has_goal(self) -> bool:
        """Whether the line leads to a win or to the best known score, so that it is worth playing to its end."""
        return self in (Advice.WIN, Advice.BEST, Advice.SCORE)


@dataclass(frozen=True, slots=True)
class BestScore:
    """The best score found for a position, with a line that reaches it. The referee has replayed the line and checked its score."""

    kind: Scoring
    """`hole`, where fewer strokes are better, or `peaks`, where more points are better."""
    value: int
    """The score of the line."""
    bound: int
    """A proved bound: no line has a better score than this."""
    moves: tuple[Move, ...]
    """The line."""
    limit: Limit | None
    """The limit that ended the search, or None if `value` is proved to be the best score."""
    effort: Effort
    """The cost of the search."""

    @property
    def exact(self) -> bool:
        """Whether `value` is proved to be the best score."""
        return self.value == self.bound
