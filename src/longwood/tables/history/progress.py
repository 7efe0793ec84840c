"""What a player has achieved: the summary of a finished game, and the calendar of the daily deals. Pure: no store, no clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from functools import lru_cache
from typing import Final, Literal

from longwood import protocol
from longwood.tables.history.statistics import kind_of, round_summary, tally_of
from longwood.tables.store import TableRow
from longwood.variants import FIRST_DAILY, DailyDeal, Variant, daily_deal, game_name, games_of_the_day

MONDAY: Final = 1
_Mark = Literal["new", "open", "done", "won", "unaided"]
_FIRST: Final = date.fromisoformat(FIRST_DAILY)
_ORDER: Final[tuple[_Mark, ...]] = ("new", "open", "done", "won", "unaided")
"""The marks of a daily deal, from the least to the most."""


def summary_view(rows: Sequence[TableRow], table: str) -> protocol.GameSummary | None:
    """Return the summary of a finished game, or None if it isn't finished. rows: all games of the player, in the order they were dealt.

    It is compared with the player's other games of the same category, which have the same game and options. If it is part of a finished
    round, the round is compared with the player's other rounds.
    """
    row = next(row for row in rows if row.id == table)
    if not (row.won or row.over or row.stuck):
        return None
    group = [
        other
        for other in rows
        if (other.game, other.options) == (row.game, row.options) and (other.played or other.practice or other is row)
    ]
    alike = [other for other in group if kind_of(other) == kind_of(row) and (other is row or not other.by_solver)]
    earlier = tally_of([other for other in alike if other is not row], group)
    return protocol.GameSummary(
        bool(row.won),
        kind_of(row),
        bool(row.practice),
        bool(row.helped),
        row.played,
        row.elapsed_ms,
        row.score,
        tally_of(alike, group),
        earlier,
        round=round_summary(rows, row),
    )


def games_on(day: date) -> tuple[Variant, ...]:
    """Return the five games of a day."""
    return games_of_the_day(day.isoformat(), day.weekday())


def deal_on(day: date, game: str) -> DailyDeal:
    """Return the deal of a game on a day. Source: docs/deals.md."""
    return daily_deal(day.isoformat(), day.weekday(), game)


def is_certified(game: str, number: int, today: date) -> bool:
    """Return whether a deal is a daily deal up to today that was chosen because it can be won."""
    day = _days_of(game, today).get(number)
    return day is not None and deal_on(day, game).is_winnable


def day_of(row: TableRow, today: date) -> date | None:
    """Return the day whose daily deal a game is, up to today; None if it is none."""
    return _days_of(row.game, today).get(row.deal) if not row.options and row.round is None else None


@lru_cache(maxsize=64)
def _days_of(game: str, today: date) -> dict[int, date]:
    """Return the day of each daily deal of a game."""
    return {deal_on(day, variant.id).number: day for day in _days(_FIRST, today) for variant in games_on(day) if variant.id == game}


def calendar_view(rows: Iterable[TableRow], year: int, month: int, today: date, language: str) -> protocol.DailyMonth:
    """Return the daily deals of a month up to today, with the player's results. rows: all games of the player.

    The streak counts the days in a row, up to today, with at least one finished daily deal. A day counts whenever its deal was played, so
    a missed day can be filled in later, and today counts only once it is played.
    """
    dealt: dict[tuple[str, int], list[TableRow]] = {}
    for row in rows:
        if not row.options and row.round is None and row.seq > 0 and not row.by_solver:
            dealt.setdefault((row.game, row.deal), []).append(row)

    def of_day(day: date) -> list[tuple[Variant, DailyDeal, list[TableRow]]]:
        return [
            (variant, deal, dealt.get((variant.id, deal.number), [])) for variant in games_on(day) for deal in [deal_on(day, variant.id)]
        ]

    def is_done(day: date) -> bool:
        return bool(dealt) and any(_is_done(found) for _, _, found in of_day(day))

    first = max(_FIRST, date(year, month, 1))
    days = [day for day in _days(first, today) if (day.year, day.month) == (year, month)]
    streak, best, run = 0, 0, 0
    for day in _days(_FIRST, today) if dealt else []:
        run = run + 1 if is_done(day) else 0 if day != today else run
        best, streak = max(best, run), run
    return protocol.DailyMonth(
        f"{year:04}-{month:02}",
        today.isoformat(),
        FIRST_DAILY,
        [
            protocol.DailyDay(day.isoformat(), [_daily_view(variant, deal, found, language) for variant, deal, found in of_day(day)])
            for day in days
        ],
        streak,
        best,
    )


def deals_of_week(today: date, first: int = MONDAY) -> list[tuple[str, int]]:
    """Return the game and the deal number of all daily deals of a week, up to a day. `first` is as in week_view()."""
    return [(variant.id, deal_on(day, variant.id).number) for day in _week(today, first) if day <= today for variant in games_on(day)]


def week_view(rows: Iterable[TableRow], today: date, language: str, first: int = MONDAY) -> list[protocol.WeekDay]:
    """Return the first daily deals of the week of a day, with the player's results, and how many deals of each day are finished.

    rows: the player's games of deals_of_week(). first: the day on which the week begins, from 1 for Monday to 7 for Sunday.
    """
    dealt: dict[tuple[str, int], list[TableRow]] = {}
    for row in rows:
        if not row.options and not row.by_solver:
            dealt.setdefault((row.game, row.deal), []).append(row)
    found = []
    for day in _week(today, first):
        variant, *others = games_on(day)
        deal = deal_on(day, variant.id)
        if day > today:
            found.append(protocol.WeekDay(day.isoformat(), variant.id, game_name(variant, language), None, deal.grade))
            continue
        view = _daily_view(variant, deal, dealt.get((variant.id, deal.number), []), language)
        others_done = sum(_is_done(dealt.get((other.id, deal_on(day, other.id).number), [])) for other in others)
        found.append(protocol.WeekDay(day.isoformat(), variant.id, view.name, view, deal.grade, others_done))
    return found


def _week(day: date, first: int) -> Iterable[date]:
    """Return the seven days of the week of a day. `first` is as in week_view()."""
    begin = day - timedelta(days=(day.isoweekday() - first) % 7)
    return _days(begin, begin + timedelta(days=6))


def _days(first: date, last: date) -> Iterable[date]:
    return (first + timedelta(days=number) for number in range((last - first).days + 1))


def _daily_view(variant: Variant, deal: DailyDeal, rows: Sequence[TableRow], language: str) -> protocol.DailyDeal:
    latest = rows[-1].id if rows else None
    finished = [row.score for row in rows if row.won or row.over or row.stuck]
    scoring = getattr(getattr(variant.rules, "scoring", None), "value", "cards")
    best = None if scoring == "cards" else (min if scoring == "hole" else max)(finished, default=None)
    name = game_name(variant, language)
    return protocol.DailyDeal(variant.id, name, str(deal.number), latest, _mark(rows), best, deal.is_winnable, deal.grade)


def _is_done(rows: Iterable[TableRow]) -> bool:
    """Return whether one of the games of a deal is finished."""
    return _mark(rows) in _ORDER[2:]


def _mark(rows: Iterable[TableRow]) -> _Mark:
    """Return the best mark of the games of one deal: unaided is a win without help and without undo."""
    marks: list[_Mark] = [
        ("unaided" if not (row.helped or row.practice) else "won") if row.won else "done" if row.over or row.stuck else "open"
        for row in rows
    ]
    return max(marks, key=_ORDER.index, default="new")
