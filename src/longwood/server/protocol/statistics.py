"""What came of a player's games, and all of them as a file."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longwood.server.protocol.refusals import Phrase
from longwood.server.protocol.table import OptionValue

Kind = Literal["scored", "winnable", "practice", "helped"]
"""Games that are counted apart. helped: with sight of hidden cards; else practice: a move was taken back that may not be; else
winnable: dealt because the search had won it; scored: all others."""


class Tally(Struct, frozen=True):
    """What came of the games of one kind. Those that go on count as played alone. Times and moves are of games that were won."""

    kind: Kind
    played: int
    won: int
    lost: int
    streak: int  # won one after another up to now
    best_streak: int
    best_ms: int | None
    mean_ms: int | None
    fewest_moves: int | None
    mean_moves: float | None
    best_score: int | None  # strokes or points, of games that were won or lost
    mean_score: float | None


class RoundScore(Struct, frozen=True):
    """A round of Golf that was played to its end."""

    played_at: float  # seconds since 1970, UTC
    total: int
    to_par: int
    counts: bool  # neither practice nor helped


class BestGame(Struct, frozen=True):
    """One of the best games of its kind, to be looked at again."""

    table: str
    deal: str
    score: int  # strokes, points, or cards home
    won: bool
    played: int
    elapsed_ms: int
    played_at: float


class GameStatistics(Struct, frozen=True):
    """One game with its options: a tally for each kind that was played, and its rounds, the latest last.

    best: of the scored games that are over the ten best, by what counts, then by time.
    """

    game: str
    name: str
    options: dict[str, OptionValue]
    scoring: Literal["cards", "hole", "peaks"]
    tallies: list[Tally]
    rounds: list[RoundScore]
    handicap: float | None
    best: list[BestGame]


class FinishedGame(Struct, frozen=True):
    """A game that was won or lost, to be looked at again."""

    table: str
    game: str
    name: str
    deal: str
    hole: int | None
    won: bool
    kind: Kind
    played: int
    elapsed_ms: int
    played_at: float


class Statistics(Struct, frozen=True):
    """GET /api/statistics: every game that was played, the one played last first; and the latest finished ones."""

    games: list[GameStatistics]
    recent: list[FinishedGame]


class BadLine(Struct, frozen=True, omit_defaults=True):
    """A line of an imported file that holds no game, and why."""

    line: int
    message: str
    phrase: Phrase | None = None


class Imported(Struct, frozen=True):
    """What came of POST /api/games, whose body is a file that GET /api/games gave, or some lines of it."""

    added: int
    continued: int  # were there, and had gone on in the file
    known: int  # were there already
    bad: list[BadLine]


class Removed(Struct, frozen=True):
    """What came of DELETE /api/games: all that was kept of this player is gone."""

    tables: int
