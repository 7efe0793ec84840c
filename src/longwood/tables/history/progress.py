"""What a player has achieved: the summary of a finished game, and the calendar of the daily deals. Pure: no store, no clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import lru_cache
from typing import Final, Literal

from longwood import protocol
from longwood.rules import Scoring
from longwood.tables.history.statistics import kind_of, results_of, round_summary, tally_of
from longwood.tables.store import TableRow
from longwood.variants import FIRST_DAILY, DailyDeal, Variant, daily_deal, game_name, games_of_the_day

MONDAY: Final = 1
_Mark = Literal["new", "open", "done", "won", "unaided"]
_FIRST: Final = date.fromisoformat(FIRST_DAILY)
_DAY: Final = timedelta(days=1)
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
        results=results_of(rows, row),
    )


def games_on(day: date) -> tuple[Variant, ...]:
    """Return the five games of a day."""
    return games_of_the_day(day.isoformat(), day.weekday())


def deal_on(day: date, game: str) -> DailyDeal:
    """Return the deal of a game on a day. Source: docs/deals.md."""
    return daily_deal(day.isoformat(), day.weekday(), game)


@lru_cache(maxsize=512)
def deals_on(day: date) -> tuple[tuple[Variant, DailyDeal], ...]:
    """Return the five games of a day with their deals."""
    return tuple((variant, deal_on(day, variant.id)) for variant in games_on(day))


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
    return {deal.number: day for day in _days(_FIRST, today) for variant, deal in deals_on(day) if variant.id == game}


def calendar_view(rows: Iterable[TableRow], year: int, month: int, today: date, language: str) -> protocol.DailyMonth:
    """Return the daily deals of a month up to today, with the player's results. rows: all games of the player.

    The streak counts the days in a row, up to today, with at least one finished daily deal. A day counts whenever its deal was played, so
    a missed day can be filled in later, and today counts only once it is played.
    """
    dealt = _by_deal(row for row in rows if row.round is None and row.seq > 0)
    first = max(_FIRST, date(year, month, 1))
    days = [day for day in _days(first, today) if (day.year, day.month) == (year, month)]
    return protocol.DailyMonth(
        f"{year:04}-{month:02}",
        today.isoformat(),
        FIRST_DAILY,
        [protocol.DailyDay(day.isoformat(), _day_view(day, dealt, language)) for day in days],
        _streak(dealt, _FIRST, today),
        _best_streak(dealt, today),
    )


def daily_results(rows: Iterable[TableRow], today: date) -> protocol.DailyResults:
    """Return what a player has done with the daily deals up to today. rows: all games of the player."""
    dealt = _by_deal(row for row in rows if row.round is None and row.seq > 0)
    days = _days(_FIRST, today) if dealt else []
    marks = [_mark(dealt.get((variant.id, deal.number), ())) for day in days for variant, deal in deals_on(day)]
    unaided = marks.count("unaided")
    return protocol.DailyResults(_streak(dealt, _FIRST, today), _best_streak(dealt, today), marks.count("won") + unaided, unaided)


def numbers_on(days: Iterable[date]) -> list[tuple[str, int]]:
    """Return the game and the deal number of all daily deals of some days."""
    return [(variant.id, deal.number) for day in days for variant, deal in deals_on(day)]


def day_view(rows: Iterable[TableRow], day: date, language: str) -> list[protocol.DailyDeal]:
    """Return the daily deals of a day, with the player's results. rows: the player's games of numbers_on() that day, and any others."""
    return _day_view(day, _by_deal(rows), language)


def finished_deals(rows: Iterable[TableRow]) -> set[tuple[str, int]]:
    """Return the game and the deal number of each daily deal that is finished. rows: the player's games of daily deals."""
    return {deal for deal, games in _by_deal(rows).items() if _mark(games) in _ORDER[2:]}


def past_days(day: date, most: int) -> list[date]:
    """Return up to `most` days with daily deals before another day, latest first."""
    return [day - number * _DAY for number in range(1, min(most, (day - _FIRST).days) + 1)]


def streak_since(rows: Iterable[TableRow], first: date, today: date) -> int:
    """Return how many days in a row, up to today and not before `first`, have a finished daily deal. Today counts only once it is played.

    rows: the player's games of numbers_on() these days, and any others.
    """
    return _streak(_by_deal(rows), first, today)


def week_view(rows: Iterable[TableRow], today: date, language: str, first: int = MONDAY) -> list[protocol.WeekDay]:
    """Return the first daily deals of the week of a day, with the player's results, and how many deals of each day are finished.

    rows: the player's games of numbers_on() the days of the week, and any others. first: the day on which the week begins, from 1 for
    Monday to 7 for Sunday.
    """
    dealt = _by_deal(rows)
    found = []
    for day in _week(today, first):
        (variant, deal), *_ = deals_on(day)
        if day > today:
            found.append(protocol.WeekDay(day.isoformat(), variant.id, game_name(variant, language), None, deal.grade))
            continue
        view, *_ = _day_view(day, dealt, language)
        found.append(protocol.WeekDay(day.isoformat(), variant.id, view.name, view, deal.grade, sum(_done(day, dealt)[1:])))
    return found


_Dealt = Mapping[tuple[str, int], Sequence[TableRow]]
"""The player's games of each game and deal number, in the order they were dealt. Those with options aren't daily deals."""


def _by_deal(rows: Iterable[TableRow]) -> _Dealt:
    dealt: dict[tuple[str, int], list[TableRow]] = {}
    for row in rows:
        if not row.options:
            dealt.setdefault((row.game, row.deal), []).append(row)
    return dealt


def _day_view(day: date, dealt: _Dealt, language: str) -> list[protocol.DailyDeal]:
    return [_daily_view(variant, deal, dealt.get((variant.id, deal.number), ()), language) for variant, deal in deals_on(day)]


def _done(day: date, dealt: _Dealt) -> list[bool]:
    """Return which of the deals of a day are finished."""
    return [_mark(dealt.get((variant.id, deal.number), ())) in _ORDER[2:] for variant, deal in deals_on(day)]


def _streak(dealt: _Dealt, first: date, today: date) -> int:
    streak = int(any(_done(today, dealt)))
    first, day = max(first, _FIRST), today - _DAY
    while day >= first and any(_done(day, dealt)):
        streak += 1
        day -= _DAY
    return streak


def _best_streak(dealt: _Dealt, today: date) -> int:
    best, run = 0, 0
    for day in _days(_FIRST, today) if dealt else []:
        run = run + 1 if any(_done(day, dealt)) else 0
        best = max(best, run)
    return best


def _week(day: date, first: int) -> Iterable[date]:
    """Return the seven days of the week of a day. `first` is as in week_view()."""
    begin = day - timedelta(days=(day.isoweekday() - first) % 7)
    return _days(begin, begin + timedelta(days=6))


def _days(first: date, last: date) -> Iterable[date]:
    return (first + timedelta(days=number) for number in range((last - first).days + 1))


def _daily_view(variant: Variant, deal: DailyDeal, rows: Sequence[TableRow], language: str) -> protocol.DailyDeal:
    played = [row for row in rows if not row.by_solver]
    latest = played[-1].id if played else None
    finished = [row.score for row in played if row.won or row.over or row.stuck]
    scoring = getattr(variant.rules, "scoring", Scoring.CARDS)
    best = None if scoring is Scoring.CARDS else (min if scoring is Scoring.HOLE else max)(finished, default=None)
    name = game_name(variant, language)
    return protocol.DailyDeal(variant.id, name, str(deal.number), latest, _mark(rows), best, deal.is_winnable, deal.grade)


def _mark(rows: Iterable[TableRow]) -> _Mark:
    """Return the best mark of the games of one deal, in the order they were dealt. Those that the solver has played don't count.

    Unaided is a win without undo and without help, also in any earlier game of the deal.
    """
    mark, is_known = _ORDER[0], False
    for row in rows:
        is_known |= bool(row.helped)
        if not row.by_solver:
            mark = max(mark, _mark_of(row, is_known), key=_ORDER.index)
    return mark


def _mark_of(row: TableRow, is_known: bool) -> _Mark:
    """Return the mark of one game. is_known: whether the player has had help with its deal."""
    if row.won:
        return "won" if is_known or row.practice else "unaided"
    return "done" if row.over or row.stuck else "open"
