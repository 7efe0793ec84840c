"""How the other players of the server did on the daily deals. Nothing in these messages identifies a player."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class CountResults(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how the players did on the deals of a day. The body of POST /api/daily/players."""

    count: bool
    """Whether the player's own results count. If not, all that were counted before are deleted."""
    day: str = ""
    """The day, as YYYY-MM-DD; today if empty."""


class ResultBar(Struct, frozen=True):
    """A bar of a histogram."""

    lowest: int
    highest: int
    players: int
    """How many players have a value from `lowest` to `highest`."""


class OwnResult(Struct, frozen=True):
    """The player's own result of a daily deal."""

    won: bool
    better: int
    """The percentage of the other players who did worse, rounded down."""
    bar: int | None
    """The number of its bar, from 0; null if it has none, because the game wasn't won."""


class DealPlayers(Struct, frozen=True):
    """How the players did on one daily deal. There are at least 20 of them."""

    game: str
    players: int
    """How many players have a result: the first game that they finished, or the best one if it has a score."""
    won: int
    """How many of them won."""
    unaided: int
    """How many of them won without undo."""
    measure: Literal["moves", "strokes", "points", "cards"]
    """What the bars count: the moves of the wins, or the scores of all players."""
    bars: list[ResultBar]
    """All bars in order, also empty ones."""
    own: OwnResult | None
    """The player's own result; null if there is none."""


class DayPlayers(Struct, frozen=True):
    """How the players did on the deals of a day. Answers POST /api/daily/players."""

    deals: list[DealPlayers]
    """The deals of the day that at least 20 players have finished."""
    excluded: list[str]
    """The games that the player has finished, but that don't count, because of help or an undo in a game with a score."""
