"""Tests of the summary of a finished game and of the calendar of the daily deals."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from longwood.tables.events import Ended, Event, Moved, Undone
from longwood.tables.history.parts import summarised
from longwood.tables.history.progress import (
    calendar_view,
    daily_results,
    day_of,
    day_view,
    deal_on,
    deals_on,
    games_on,
    is_certified,
    numbers_on,
    streak_since,
    summary_view,
    week_view,
)
from longwood.tables.history.statistics import statistics_view
from longwood.tables.rebuild import summary_of
from longwood.tables.state import TableState
from longwood.tables.store import TableRow
from longwood.variants import CATALOGUE, FIRST_DAILY, find_game
from longwood.variants.daily import WEEK_GRADES

TODAY = date(2026, 11, 23)


def row(number: int, game: str = "golf", deal: int = 1, **more: object) -> TableRow:
    values: dict[str, object] = {"seq": 5, "played": 5, "elapsed_ms": 60_000, "over": True, "won": False, **more}
    options = values.pop("options", {})
    round, hole = values.pop("round", None), values.pop("hole", None)
    return TableRow(f"t{number}", "p", game, options, "", deal, round, hole, number, number, **values)  # type: ignore[arg-type]


def test_five_different_games_a_day_and_every_game_is_in_the_catalogue() -> None:
    known = {variant.id for variant in CATALOGUE}
    seen = set()
    for number in range(60):
        games = [variant.id for variant in games_on(TODAY + timedelta(days=number))]
        assert len(set(games)) == 5
        assert set(games) <= known
        seen |= set(games)
    assert len(seen) > 12


def test_the_games_of_a_day_never_change() -> None:
    assert [variant.id for variant in games_on(TODAY)] == ["forty-thieves", "all-in-a-row", "streets", "lucas", "limited"]


def daily(number: int, day: date, place: int, **more: object) -> TableRow:
    variant = games_on(day)[place]
    return row(number, variant.id, deal_on(day, variant.id).number, **more)


def test_the_calendar_ends_today_and_begins_with_the_first_day() -> None:
    month = calendar_view([], 2026, 11, TODAY, "en")
    assert [day.date for day in month.days] == [f"2026-11-{number:02}" for number in range(1, 24)]
    assert (month.streak, month.best_streak, month.first) == (0, 0, FIRST_DAILY)
    assert calendar_view([], 2025, 12, TODAY, "en").days == []
    assert calendar_view([], 2026, 12, TODAY, "en").days == []


def test_the_best_game_of_a_deal_gives_its_mark() -> None:
    rows = [
        daily(1, TODAY, 0, won=True, practice=True),
        daily(2, TODAY, 0, won=False),
        daily(3, TODAY, 1, won=True),
        daily(4, TODAY, 2, over=False),
        daily(5, TODAY, 3),
        daily(6, TODAY, 4, won=True, helped=True, solver_moves=3),
    ]
    deals = calendar_view(rows, 2026, 11, TODAY, "en").days[-1].deals
    assert [deal.mark for deal in deals] == ["won", "unaided", "open", "done", "new"]
    assert [deal.table for deal in deals] == ["t2", "t3", "t4", "t5", None]


@pytest.mark.parametrize("known", [{"helped": True, "over": False}, {"solver_moves": 3, "helped": True, "won": True}])
def test_a_deal_that_is_known_from_an_earlier_game_with_help_is_not_won_unaided(known: dict[str, Any]) -> None:
    helped, won = daily(1, TODAY, 0, **known), daily(2, TODAY, 0, won=True)
    marks = [calendar_view(rows, 2026, 11, TODAY, "en").days[-1].deals[0].mark for rows in ([helped, won], [won, helped])]
    assert marks == ["won", "unaided"], "help after the win changes nothing"


def test_only_deals_with_strokes_or_points_have_a_best_score() -> None:
    days = [(day, place, game.id) for day in (TODAY, TODAY + timedelta(days=1)) for place, game in enumerate(games_on(day))]
    golf = next((day, place) for day, place, game in days if game == "golf")
    lucas = next((day, place) for day, place, game in days if game == "lucas")
    rows = [daily(1, *golf, score=9), daily(2, *golf, score=4), daily(3, *lucas, won=True, score=104)]
    found = {deal.game: deal.best for day in calendar_view(rows, 2026, 11, TODAY + timedelta(days=1), "en").days for deal in day.deals}
    assert (found["golf"], found["lucas"]) == (4, None)


def test_a_daily_deal_that_was_given_up_is_finished_but_not_won() -> None:
    state = TableState(find_game("forty-thieves"), 1)
    dealt = daily(1, TODAY, 0, over=False)

    def mark(*events: Event) -> str:
        for event in events:
            state.apply(event)
        return calendar_view([summarised(dealt, summary_of(state))], 2026, 11, TODAY, "en").days[-1].deals[0].mark

    assert mark(Moved("d", 0)) == "open"
    assert mark(Ended(0)) == "done"
    assert mark(Undone(0)) == "open"


def test_the_week_has_the_first_deal_of_each_day_and_no_deal_of_a_day_to_come() -> None:
    wednesday = TODAY + timedelta(days=2)
    rows = [
        daily(1, TODAY, 0, won=True, practice=True),
        daily(2, TODAY + timedelta(days=1), 0, won=True),
        daily(3, wednesday, 0, over=False),
        row(4, "streets", daily(3, wednesday, 0).deal, options={"draw": 1}, won=True),
    ]
    week = week_view(rows, wednesday, "en")
    assert [day.date for day in week] == [(TODAY + timedelta(days=number)).isoformat() for number in range(7)]
    assert [day.deal and day.deal.mark for day in week] == ["won", "unaided", "open", None, None, None, None]
    assert [day.game for day in week] == ["forty-thieves", "golf", "streets", "tri-peaks", "number-ten", "black-hole", "limited"]
    assert {day.grade for day in week} == {None}, "no deal before December 2026 has a grade"


def test_a_day_has_its_five_deals_with_results() -> None:
    found = day_view([daily(1, TODAY, 0, won=True), daily(2, TODAY, 3, over=False), daily(3, TODAY - timedelta(days=1), 1)], TODAY, "en")
    assert [(deal.game, int(deal.deal)) for deal in found] == numbers_on([TODAY])
    assert [deal.mark for deal in found] == ["unaided", "new", "new", "open", "new"]


def test_the_week_counts_the_other_finished_deals_of_each_day_as_the_streak_does() -> None:
    tuesday, wednesday = TODAY + timedelta(days=1), TODAY + timedelta(days=2)
    rows = [
        daily(1, TODAY, 2, won=True),
        daily(2, TODAY, 4),
        daily(3, TODAY, 4, won=True),
        daily(4, TODAY, 3, over=False),
        daily(5, tuesday, 0, won=True),
        daily(6, wednesday, 1, over=False, stuck=True),
        daily(7, wednesday, 2, won=True, helped=True, solver_moves=5),
    ]
    week = week_view(rows, wednesday, "en")
    assert [day.others_done for day in week] == [2, 0, 1, 0, 0, 0, 0]
    assert [day.deal.mark for day in week if day.deal] == ["new", "unaided", "new"]
    assert calendar_view(rows, 2026, 11, wednesday, "en").streak == 3


def test_the_week_can_begin_on_any_day() -> None:
    wednesday = TODAY + timedelta(days=2)
    sunday = TODAY - timedelta(days=1)
    assert [day.date for day in week_view([], wednesday, "en", 7)] == [(sunday + timedelta(days=number)).isoformat() for number in range(7)]
    assert week_view([], wednesday, "en", 3)[0].date == wednesday.isoformat()


def test_the_week_gets_harder_from_monday_to_sunday() -> None:
    week = week_view([], date(2026, 12, 9), "en")
    assert [day.grade for day in week] == ["easy", "easy", "medium", "medium", None, "hard", None]
    assert all(day.grade in (None, WEEK_GRADES[number]) for number, day in enumerate(week))


def test_a_streak_counts_days_by_their_deals_and_today_is_not_missed_yet() -> None:
    days = [TODAY - timedelta(days=number) for number in (1, 2, 3, 6, 7, 8, 9)]
    rows = [daily(number, day, 4) for number, day in enumerate(days)]
    month = calendar_view(rows, 2026, 11, TODAY, "en")
    assert (month.streak, month.best_streak) == (3, 4)
    gaps = [daily(10 + number, TODAY - timedelta(days=number), 0) for number in (4, 5)]
    month = calendar_view([*rows, *gaps], 2026, 11, TODAY, "en")
    assert (month.streak, month.best_streak) == (9, 9), "missed days can be filled in"
    assert streak_since([*rows, *gaps], TODAY - timedelta(days=40), TODAY) == 9
    assert streak_since([*rows, *gaps], TODAY - timedelta(days=5), TODAY) == 5, "the days before the first one aren't known"
    assert streak_since([*rows, *gaps, daily(20, TODAY, 2)], TODAY - timedelta(days=5), TODAY) == 6


def test_a_day_whose_deal_the_solver_played_is_not_in_a_streak() -> None:
    month = calendar_view([daily(1, TODAY, 0, won=True, helped=True, solver_moves=5)], 2026, 11, TODAY, "en")
    assert (month.streak, month.best_streak) == (0, 0)


def test_a_daily_deal_knows_its_day() -> None:
    day = TODAY - timedelta(days=40)
    assert day_of(daily(1, day, 2), TODAY) == day
    assert day_of(row(1, deal=1), TODAY) is None
    assert day_of(daily(1, TODAY + timedelta(days=1), 0), TODAY) is None, "a day to come isn't named"


def test_certified_deals_are_known_from_their_day_on() -> None:
    day = date(2026, 12, 13)
    deals = calendar_view([], 2026, 12, day, "en").days[-1].deals
    assert [deal.winnable for deal in deals] == [True] * 5
    assert {deal.grade for deal in deals} == {None, "fiendish"}
    for deal in deals:
        assert int(deal.deal) == deal_on(day, deal.game).number
        assert is_certified(deal.game, int(deal.deal), day)
        assert not is_certified(deal.game, int(deal.deal), day - timedelta(days=1))
        assert not is_certified(deal.game, int(deal.deal) + 1, day)
    before = calendar_view([], 2026, 11, TODAY, "en").days[-1].deals
    assert not any(deal.winnable or deal.grade for deal in before)
    assert not is_certified(before[0].game, int(before[0].deal), TODAY)


def test_a_game_is_compared_with_the_earlier_games_of_its_category() -> None:
    rows = [
        row(1, "maria", won=True, elapsed_ms=90_000, played=120),
        row(2, "maria", won=False),
        row(3, "maria", won=True, practice=True, elapsed_ms=10_000),
        row(4, "golf", won=True, elapsed_ms=5_000),
        row(5, "maria", won=True, elapsed_ms=80_000, played=130),
    ]
    summary = summary_view(rows, "t5")
    assert summary is not None
    assert (summary.won, summary.kind, summary.undone) == (True, "scored", False)
    assert (summary.earlier.best_ms, summary.tally.best_ms) == (90_000, 80_000)
    assert (summary.earlier.fewest_moves, summary.tally.fewest_moves) == (120, 120)
    assert (summary.tally.won, summary.tally.lost, summary.tally.streak) == (2, 1, 1)
    undone = summary_view(rows, "t3")
    assert undone is not None
    assert (undone.kind, undone.undone, undone.earlier.won) == ("practice", True, 0)


def golf_round(number: int, score: int, **more: Any) -> list[TableRow]:
    """Return the rows of a round in which every hole has the same score."""
    return [replace(row(10 * number + hole, score=score, **more), round=f"r{number}", hole=hole) for hole in range(1, 10)]


def test_the_last_hole_of_a_round_has_the_summary_of_the_round() -> None:
    rows = [*golf_round(1, 6), *golf_round(2, 5), *golf_round(3, 7)]
    summary = summary_view(rows, "t39")
    assert summary is not None
    assert summary.round is not None
    assert (summary.round.score.total, summary.round.score.to_par, summary.round.score.counts) == (63, 18, True)
    assert (summary.round.best, summary.round.earlier_best) == (45, 45)
    statistics = statistics_view(rows).games[0]
    assert summary.round.score == statistics.rounds[-1]
    assert summary.round.handicap == statistics.handicap == 4.5


def test_the_holes_of_a_round_are_not_compared_with_single_holes() -> None:
    rows = [row(1, won=True, score=-2), *golf_round(1, 6), row(50, score=9)]
    of_round, single = summary_view(rows, "t19"), summary_view(rows, "t50")
    assert of_round is not None
    assert single is not None
    assert (of_round.kind, of_round.tally.won, of_round.tally.played) == ("round", 0, 9)
    assert (single.kind, single.tally.won, single.tally.played) == ("scored", 1, 2)


def test_a_round_is_compared_with_the_rounds_that_count() -> None:
    rows = [*golf_round(1, 6), *golf_round(2, 1, practice=True), *golf_round(3, 2, options={"around_corner": True})]
    best = summary_view([*rows, *golf_round(4, 5)], "t49")
    assert best is not None
    assert best.round is not None
    assert (best.round.best, best.round.earlier_best, best.round.handicap) == (45, 54, None)
    helped = summary_view([*rows, *golf_round(4, 0, helped=True)], "t49")
    assert helped is not None
    assert helped.round is not None
    assert (helped.round.score.counts, helped.round.best, helped.round.earlier_best) == (False, 54, 54)


def test_a_hole_of_an_unfinished_round_has_no_summary_of_the_round() -> None:
    rows = golf_round(1, 6)
    for unfinished in (rows[:8], [*rows[:8], replace(rows[8], over=False)]):
        summary = summary_view(unfinished, "t18")
        assert summary is not None
        assert summary.round is None


def test_a_game_in_progress_has_no_summary() -> None:
    assert summary_view([row(1, over=False)], "t1") is None


def test_a_game_that_was_ended_without_a_move_has_a_summary() -> None:
    summary = summary_view([row(1, played=0)], "t1")
    assert summary is not None
    assert (summary.tally.played, summary.earlier.played) == (1, 0)


def test_the_summary_counts_the_finished_games_of_all_categories_and_those_with_help_apart() -> None:
    rows = [row(1, won=True), row(2), row(3, practice=True, won=True), row(4, helped=True), row(5, round="r", hole=1)]
    rows += [row(6, over=False), row(7, seq=0, played=0, over=False), row(8, "maria")]
    summary = summary_view(rows, "t1")
    assert summary is not None
    assert (summary.tally.kind, summary.tally.played) == ("scored", 3)
    assert summary.results is not None
    assert (summary.results.played, summary.results.won, summary.results.helped) == (4, 2, 1)


def test_the_results_of_the_daily_deals() -> None:
    (first, deal), (second, other), *_ = deals_on(TODAY)
    yesterday, earlier = deals_on(TODAY - timedelta(days=1))[0]
    rows = [
        row(1, first.id, deal.number, won=True),
        row(2, first.id, deal.number),
        row(3, second.id, other.number, won=True, helped=True),
        row(4, yesterday.id, earlier.number),
        row(5, "golf", 1, won=True),
    ]
    found = daily_results(rows, TODAY)
    assert (found.streak, found.best_streak, found.won, found.unaided) == (2, 2, 2, 1)
    none = daily_results([], TODAY)
    assert (none.streak, none.best_streak, none.won, none.unaided) == (0, 0, 0, 0)
