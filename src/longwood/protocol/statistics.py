"""The statistics of a player's games, and their import and removal."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longwood.protocol.refusals import Phrase
from longwood.protocol.table import Grade, OptionValue

Kind = Literal["scored", "winnable", "practice", "helped", "round"]
"""A category in which games are counted. Tally.kind describes each."""


class Tally(Struct, frozen=True):
    """The results of the games of one category. Games in progress count only in `played`."""

    kind: Kind
    """The category. A game belongs to the first one that fits:

    round: the game is a hole of a round of Golf. It counts in the round, and not among the games that are won or lost.
    helped: the player used help that sees hidden cards.
    practice: the player took back a move that ends scored play.
    winnable: the deal was chosen because the solver could win it.
    scored: all other games.
    """
    played: int
    won: int
    lost: int
    streak: int
    """The number of games won in a row up to now."""
    best_streak: int
    best_ms: int | None
    """The shortest time of a won game."""
    mean_ms: int | None
    """The mean time of the won games."""
    fewest_moves: int | None
    """The fewest moves of a won game."""
    mean_moves: float | None
    """The mean number of moves of the won games."""
    best_score: int | None
    """The best score of the finished games, in strokes or points; null for games without them."""
    mean_score: float | None
    """The mean score of the finished games; null as for best_score."""


class Results(Struct, frozen=True):
    """The finished games of one game with its options. Holes of rounds of Golf aren't among them."""

    played: int
    """The number of games won or lost without help."""
    won: int
    """How many of them were won."""
    helped: int
    """The number of games with help that sees hidden cards. They aren't in `played`."""


class RoundScore(Struct, frozen=True):
    """The score of a finished round of Golf."""

    played_at: float
    """When the round was finished, in seconds since 1970, UTC."""
    total: int
    to_par: int
    """The total minus par."""
    counts: bool
    """Whether the round counts for the handicap: no hole was practice or helped."""


class RoundSummary(Struct, frozen=True):
    """A finished round of Golf, and the player's rounds of the same game and options."""

    score: RoundScore
    best: int | None
    """The lowest total of the rounds that count, with this one; null if none counts."""
    earlier_best: int | None
    """The same without this one."""
    handicap: float | None
    """As in GameStatistics."""


class BestGame(Struct, frozen=True):
    """One of the best games. It can be replayed."""

    table: str
    deal: str
    score: int
    """Strokes, points, or cards on the foundations."""
    won: bool
    played: int
    """The number of moves made."""
    elapsed_ms: int
    played_at: float
    """When it was last played, in seconds since 1970, UTC."""


class GamePoint(Struct, frozen=True):
    """A finished game in a graph."""

    played_at: float
    """When it was last played, in seconds since 1970, UTC."""
    won: bool
    elapsed_ms: int
    score: int
    """Strokes, points, or cards on the foundations."""


GoalKind = Literal["start", "games", "wins", "skill", "golf", "daily"]
"""What a goal is about: a first step, different games, more wins, a feat in one game, Golf, or the daily deals."""


class Goal(Struct, frozen=True):
    """An achievement, and how far the player is."""

    id: str
    text: Phrase
    """What to do."""
    have: int
    """How much the player has, at most `need`."""
    need: int
    kind: GoalKind
    """What it is about. The page suggests goals of different kinds."""


class GameStatistics(Struct, frozen=True):
    """The statistics of one game with its options."""

    game: str
    name: str
    options: dict[str, OptionValue]
    scoring: Literal["cards", "hole", "peaks"]
    tallies: list[Tally]
    """One tally for each category with at least one game."""
    rounds: list[RoundScore]
    """The finished rounds, latest last."""
    handicap: float | None
    """The player's handicap; null for fewer than three rounds that count."""
    best: list[BestGame]
    """The ten best of the finished games without help or undo, ordered by score and then by time. Winnable deals are left out."""
    points: list[GamePoint] = []
    """The latest finished games, latest last, without the holes of rounds and the games with help. At most 100."""


class FinishedGame(Struct, frozen=True):
    """A game that was won or lost. It can be replayed."""

    table: str
    game: str
    name: str
    deal: str
    hole: int | None
    """The hole of its round; null outside a round."""
    won: bool
    kind: Kind
    """The category, as in Tally."""
    played: int
    """The number of moves made."""
    elapsed_ms: int
    played_at: float
    """When it was last played, in seconds since 1970, UTC."""
    score: int
    """Strokes, points, or cards on the foundations."""
    round: str | None = None
    """The id of its round; null outside a round."""


class GameSummary(Struct, frozen=True):
    """The summary of a finished game. Answers GET /api/tables/ID/summary; null if the game isn't finished."""

    won: bool
    kind: Kind
    """The category in which the game counts, as in Tally."""
    undone: bool
    """Whether an undo was used that makes the game count separately."""
    helped: bool
    """Whether help was used that sees hidden cards."""
    played: int
    """The number of moves made."""
    elapsed_ms: int
    score: int
    """Strokes, points, or cards on the foundations."""
    tally: Tally
    """The player's games of this category, with this one."""
    earlier: Tally
    """The same without this one. A figure that this game improves is a personal best."""
    goals: list[Phrase] = []
    """The achievements that the player reached with this game."""
    round: RoundSummary | None = None
    """The round that the game is part of; null unless all nine holes are finished."""
    results: Results | None = None
    """The player's games of all categories, with this one. Older servers don't send it."""
    next: Goal | None = None
    """The nearest of the goals that the game brought nearer, but didn't reach; null if there is none. Older servers don't send it."""


class DailyDeal(Struct, frozen=True):
    """A daily deal and the player's best result."""

    game: str
    name: str
    deal: str
    table: str | None
    """The player's latest table of this deal with at least one action, or null."""
    mark: Literal["new", "open", "done", "won", "unaided"]
    """`done`: finished without a win. `unaided`: won without undo, and without help, also in any earlier game of the deal."""
    best: int | None
    """The best score of the player's finished games of this deal, in strokes or points; null for games without them."""
    winnable: bool = False
    """Whether the solver has checked that the deal can be won."""
    grade: Grade | None = None
    """How hard the deal is; null if it has no grade."""


class DailyDay(Struct, frozen=True):
    """A day of the calendar."""

    date: str
    """The day, as YYYY-MM-DD."""
    deals: list[DailyDeal]
    """The five deals of the day. The first is that of the start page."""


class DailyMonth(Struct, frozen=True):
    """The daily deals of a month up to today. Answers GET /api/daily?month=YYYY-MM&lang=LANGUAGE; without `month`, the current month."""

    month: str
    """The month, as YYYY-MM."""
    today: str
    """The current day (UTC), as YYYY-MM-DD."""
    first: str
    """The first day with daily deals."""
    days: list[DailyDay]
    streak: int
    """The number of days in a row, up to today, with at least one finished deal. It doesn't matter when they were played."""
    best_streak: int
    """The most days in a row."""


class DailyResults(Struct, frozen=True):
    """What the player has done with the daily deals up to today."""

    streak: int
    """As in DailyMonth."""
    best_streak: int
    won: int
    """The number of daily deals won."""
    unaided: int
    """The number of daily deals won without help and without undo."""


class MatchOpponent(Struct, frozen=True):
    """An opponent in a finished match."""

    name: str
    level: str
    """The level of a computer; empty for a person."""
    score: int | None
    """As in MatchResult."""


class MatchResult(Struct, frozen=True):
    """A finished match against others."""

    room: str | None
    """The id of its room; null if the room is deleted."""
    game: str
    name: str
    format: Literal["stroke", "match", "spit"]
    opponents: list[MatchOpponent]
    """In match play, the players of the other side."""
    outcome: Literal["won", "lost", "drawn"]
    score: int | None
    """The player's total in stroke play; null in other games."""
    margin: str
    """The result of match play, such as "3 & 2", "1 up", "halved" or "conceded"; otherwise empty."""
    parts: int
    """The number of holes or rounds begun."""
    forfeited: bool
    """Whether the match ended because players left."""
    finished_at: float
    """In seconds since 1970, UTC."""


class MatchRecord(Struct, frozen=True):
    """The number of matches against one kind of opponent."""

    against: str
    """The level of a computer that was the only opponent; "computers" for several of them; "people" if an opponent was a person."""
    won: int
    lost: int
    drawn: int


class Statistics(Struct, frozen=True):
    """The statistics of a player. Answers GET /api/statistics."""

    games: list[GameStatistics]
    """Every game the player has played, latest first."""
    recent: list[FinishedGame]
    """The latest finished games, latest first. GET /api/statistics/finished?skip=COUNT answers with the next ones."""
    goals: list[Goal] = []
    """All achievements, in the order in which they are shown."""
    finished: int = 0
    """The number of all finished games."""
    daily: DailyResults | None = None
    """Older servers don't send it."""
    elapsed_ms: int = 0
    """The time played in all games."""
    matches: list[MatchResult] = []
    """The latest finished matches, latest first, at most 50. Matches don't count in the rest of the statistics."""
    records: list[MatchRecord] = []
    """The record in all matches, for each kind of opponent, those with the most matches first."""


class BadLine(Struct, frozen=True, omit_defaults=True):
    """A line in an imported file that isn't a valid game."""

    line: int
    """The line's number, from 1."""
    message: str
    """What is wrong with it, in English."""
    phrase: Phrase | None = None
    """The same for the browser to translate; null if it exists in English only."""


class Imported(Struct, frozen=True):
    """The result of an import. Answers POST /api/games, whose body is a file from GET /api/games, or some lines of it."""

    added: int
    """The number of new games."""
    continued: int
    """The number of existing games that the file continued."""
    known: int
    """The number of games that the player already had."""
    bad: list[BadLine]
    """The invalid lines. If there are any, nothing was imported."""


class Removed(Struct, frozen=True):
    """The result of deleting all data of the player. Answers DELETE /api/games."""

    tables: int
    """The number of deleted tables."""
