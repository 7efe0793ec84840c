"""Achievements: small goals that lead a player through the games. They are computed from the stored games, so nothing is lost offline.

Each one is a measure of the player's games and the number that it needs. None counts days missed. More finished games never take one away,
but a change of the games can: undoing the end of a lost game, or losing an earlier deal in the middle of a streak. Pure: no store, no
clock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cached_property, partial
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from longwood import protocol
from longwood.errors import RulesError
from longwood.locales import Phrase
from longwood.play.scoring import HOLES, PAR_OF_HOLE, Round
from longwood.rules import CoveringRules, Scoring, family
from longwood.tables.history.progress import daily_results, day_of, summary_view
from longwood.tables.history.statistics import statistics_view
from longwood.tables.store import TableRow
from longwood.tables.wording import phrase
from longwood.variants import find_game

_DAY_S: Final = 24 * 3600
_MONTH: Final = 22  # days of one month
_FIVE: Final = 5  # games a day


class History:
    """The finished games of a player, in the order they were dealt, without those that the solver played."""

    def __init__(self, rows: Sequence[TableRow]) -> None:
        self.rows = [row for row in rows if row.played and not row.by_solver and (row.won or row.over or row.stuck)]
        self.all = [row for row in rows if row.played or row.practice]
        self.won = [row for row in self.rows if row.won]
        self.unaided = [row for row in self.won if not (row.helped or row.practice)]

    @cached_property
    def wins_of(self) -> Counter[str]:
        """The number of wins of each game."""
        return Counter(row.game for row in self.won)

    @cached_property
    def holes(self) -> list[TableRow]:
        """The finished holes of Golf, without help."""
        return [row for row in self.rows if _scoring(row.game) is Scoring.HOLE and not row.helped and not row.practice]

    @cached_property
    def rounds(self) -> list[Round]:
        """The finished rounds of Golf, without help."""
        found: dict[str, dict[int, TableRow]] = {}
        for row in self.holes:
            if row.round is not None and row.hole is not None:
                found.setdefault(row.round, {})[row.hole] = row
        return [Round(tuple(row.score for row in holes.values())) for holes in found.values() if len(holes) == HOLES]

    @cached_property
    def daily(self) -> dict[date, set[str]]:
        """For each day, the daily deals of it that were finished."""
        last = max((row.updated_at for row in self.rows), default=0.0)
        found: dict[date, set[str]] = {}
        for row in self.rows:
            day = day_of(row, datetime.fromtimestamp(last, UTC).date())
            if day is not None:
                found.setdefault(day, set()).add(row.game)
        return found

    def streak(self, need: int) -> int:
        """The most wins in a row of one game if that is at least `need`, and otherwise the most in a row that the next win continues.

        A hole that isn't cleared ends no streak if it is part of a round.
        """
        longest, newest = self._streaks
        return longest if longest >= need else newest

    @cached_property
    def _streaks(self) -> tuple[int, int]:
        """The longest streak, and the longest of those that no loss has ended."""
        games: dict[str, list[bool]] = {}
        for row in self.rows:
            if row.round is not None and not row.won:
                continue
            games.setdefault(row.game, []).append(bool(row.won))
        runs = [[len(list(run)) if won else 0 for won, run in groupby(results)] for results in games.values()]
        return max((max(lengths) for lengths in runs), default=0), max((lengths[-1] for lengths in runs), default=0)

    @cached_property
    def has_beaten_fewest_moves(self) -> bool:
        """Whether a win took fewer moves than all earlier wins of the same game with the same options."""
        fewest: dict[tuple[str, str], int] = {}
        for row in self.won:
            key = row.game, repr(sorted(row.options.items()))
            if row.played < fewest.get(key, 0):
                return True
            fewest[key] = min(row.played, fewest.get(key, row.played))
        return False


@dataclass(frozen=True, slots=True)
class Achievement:
    """A goal."""

    id: str
    """Its stable name."""
    kind: protocol.GoalKind
    """As in protocol.Goal."""
    text: Phrase
    """What to do."""
    need: int
    """How much of the measure it needs."""
    measure: Callable[[History], int]
    """How much a player has."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a player is with an achievement."""

    achievement: Achievement
    have: int
    """At most `need`."""

    @property
    def is_done(self) -> bool:
        """Whether the achievement is complete."""
        return self.have >= self.achievement.need


def progress(rows: Sequence[TableRow]) -> list[Progress]:
    """Return how far a player is with every achievement. rows: all games of the player, in the order they were dealt."""
    return _progress(ACHIEVEMENTS, History(rows))


def advanced_by(rows: Sequence[TableRow], table: str) -> list[Progress]:
    """Return the achievements of which a player would have less without one of the games. rows: as in progress()."""
    without = progress([row for row in rows if row.id != table])
    return [now for now, before in zip(progress(rows), without, strict=True) if now.have > before.have]


def statistics_with_goals(rows: Sequence[TableRow], today: date) -> protocol.Statistics:
    """Return the statistics of a player with the achievements and the daily deals up to today. rows: as in statistics_view()."""
    history = History(rows)
    shown = [*_progress(ACHIEVEMENTS, history), *(one for one in _progress(RETIRED, history) if one.is_done)]
    return replace(statistics_view(rows), goals=[_goal_view(one) for one in shown], daily=daily_results(rows, today))


def summary_with_goals(rows: Sequence[TableRow], table: str) -> protocol.GameSummary | None:
    """Return the summary of a finished game with the achievements that it completes or brings nearer; None if it isn't finished."""
    summary = summary_view(rows, table)
    if summary is None:
        return None
    advanced = advanced_by(rows, table)
    nearest = max((one for one in advanced if not one.is_done), key=lambda one: one.have / one.achievement.need, default=None)
    return replace(
        summary,
        goals=[phrase(one.achievement.text) for one in advanced if one.is_done],
        next=None if nearest is None else _goal_view(nearest),
    )


def _progress(achievements: Sequence[Achievement], history: History) -> list[Progress]:
    return [Progress(one, max(0, min(one.need, one.measure(history)))) for one in achievements]


def _goal_view(found: Progress) -> protocol.Goal:
    goal = found.achievement
    return protocol.Goal(goal.id, phrase(goal.text), found.have, goal.need, goal.kind)


def _scoring(game: str) -> Scoring | None:
    try:
        rules = find_game(game).rules
    except RulesError:  # a game that this version doesn't have
        return None
    return rules.scoring if isinstance(rules, CoveringRules) else None


def _family(game: str) -> str:
    try:
        return family(find_game(game).rules)
    except RulesError:
        return ""


def _wins_of(game: str, history: History) -> int:
    return history.wins_of[game]


def _best_month(history: History) -> int:
    return max(Counter((day.year, day.month) for day in history.daily).values(), default=0)


def _points(history: History) -> int:
    return max((row.score for row in history.rows if _scoring(row.game) is Scoring.PEAKS), default=0)


def _cards_home(history: History) -> int:
    return max((row.score for row in history.rows if _family(row.game) == "columns"), default=0)


def _count(kind: protocol.GoalKind, id: str, text: str, need: int, measure: Callable[[History], int]) -> Achievement:
    return Achievement(f"{id}-{need}", kind, Phrase(text, count=need), need, measure)


def _one(kind: protocol.GoalKind, text: str, is_so: Callable[[History], bool]) -> Achievement:
    return Achievement(text.removeprefix("goal-"), kind, Phrase(text), 1, lambda history: int(is_so(history)))


def _win(game: str) -> Achievement:
    return Achievement(f"win-{game}", "games", Phrase("goal-win-game", game=find_game(game).name), 1, partial(_wins_of, game))


ACHIEVEMENTS: Final[tuple[Achievement, ...]] = (
    # The first steps: nobody needs to be good at a game to learn how it's played.
    _one("start", "goal-finish", lambda h: bool(h.rows)),
    _one("start", "goal-undo", lambda h: any(row.practice for row in h.all)),
    _one("start", "goal-hint", lambda h: any(row.helped for row in h.all)),
    _count("wins", "win", "goal-win", 1, lambda h: len(h.won)),
    _one("start", "goal-winnable", lambda h: any(row.winnable for row in h.won)),
    _one("start", "goal-options", lambda h: any(row.options for row in h.rows)),
    *(_count("games", "games", "goal-games", need, lambda h: len({row.game for row in h.rows})) for need in (5, 15, 40)),
    _one("games", "goal-families", lambda h: {_family(row.game) for row in h.won} >= {"columns", "covering"}),
    # The games the home is named for.
    *map(_win, ("golf", "tri-peaks", "pyramid-golf", "black-hole", "all-in-a-row", "putt-putt")),
    *map(_win, ("forty-thieves", "napoleon-at-st-helena", "indian", "limited", "little-forty", "lucas", "maria")),
    *map(_win, ("number-ten", "rank-and-file", "streets")),
    # More of the same.
    *(_count("wins", "win", "goal-win", need, lambda h: len(h.won)) for need in (10, 50, 100, 500)),
    *(_count("wins", "unaided", "goal-unaided", need, lambda h: len(h.unaided)) for need in (1, 50)),
    *(_count("wins", "streak", "goal-streak", need, partial(History.streak, need=need)) for need in (3, 7)),
    _one("skill", "goal-fewer-moves", lambda h: h.has_beaten_fewest_moves),
    _count("skill", "cards", "goal-cards", 52, _cards_home),
    _one("skill", "goal-quick", lambda h: any(row.elapsed_ms <= 180_000 for row in h.won)),
    _one("skill", "goal-return", lambda h: any(row.updated_at - row.created_at >= _DAY_S for row in h.won)),
    # Golf.
    _one("golf", "goal-hole-par", lambda h: any(row.score <= PAR_OF_HOLE for row in h.holes)),
    _one("golf", "goal-hole-below-zero", lambda h: any(row.score < 0 for row in h.holes)),
    _one("golf", "goal-round", lambda h: bool(h.rounds)),
    _one("golf", "goal-round-par", lambda h: any(one.total <= one.par for one in h.rounds)),
    _count("skill", "points", "goal-points", 100, _points),
    # The daily deals. Past days stay open, so no day is ever missed.
    *(_count("daily", "days", "goal-days", need, lambda h: len(h.daily)) for need in (1, 7)),
    _one("daily", "goal-five", lambda h: any(len(games) >= _FIVE for games in h.daily.values())),
    _count("daily", "month", "goal-month", _MONTH, _best_month),
)
"""All achievements, in the order in which they are shown."""

RETIRED: Final[tuple[Achievement, ...]] = (_count("wins", "unaided", "goal-unaided", 10, lambda h: len(h.unaided)),)
"""Earlier achievements that were too much like others. Players who have reached one still see it; nobody else does."""
