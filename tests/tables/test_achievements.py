"""Tests of the achievements: their conditions, their texts, and that none is ever lost."""

from __future__ import annotations

from datetime import UTC, date, datetime
from random import Random

import pytest

from longwood.cards import daily_deal_number
from longwood.locales import LANGUAGES, translated
from longwood.tables.history.achievements import ACHIEVEMENTS, RETIRED, progress, statistics_with_goals, summary_with_goals
from longwood.tables.history.progress import games_on
from longwood.tables.store import TableRow
from longwood.variants import CATALOGUE

DAY = date(2026, 11, 20)
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()


def row(number: int, game: str = "golf", **more: object) -> TableRow:
    at = NOON + number
    values: dict[str, object] = {"seq": 9, "played": 9, "elapsed_ms": 600_000, "over": True, "won": False, "score": 20, "stuck": False}
    values |= {"deal": number, "round": None, "hole": None, "options": {}, "created_at": at, "updated_at": at, **more}
    return TableRow(f"t{number}", "p", game, rules="", **values)  # type: ignore[arg-type]


def done(*rows: TableRow) -> set[str]:
    return {one.achievement.id for one in progress(rows) if one.is_done}


def test_there_are_some_forty_with_different_ids_and_texts() -> None:
    assert 40 <= len(ACHIEVEMENTS) <= 48
    goals = [*ACHIEVEMENTS, *RETIRED]
    assert len({one.id for one in goals}) == len(goals)
    for language in LANGUAGES:
        texts = [translated(one.text, language) for one in goals]
        assert len(set(texts)) == len(texts), language


def test_an_unreached_streak_shows_the_wins_that_the_next_one_continues() -> None:
    wins = [row(n, won=True) for n in range(4)]

    def have(*rows: TableRow) -> list[int]:
        return [one.have for one in progress(rows) if one.achievement.id.startswith("streak-")]

    assert have(*wins) == [3, 4]
    assert have(*wins, row(9)) == [3, 0], "a streak of three stays reached"
    assert have(*wins[:2], row(9)) == [0, 0]
    assert have(*wins[:2], row(9), row(10, "lucas", won=True)) == [1, 1]


def test_a_player_without_games_has_none() -> None:
    assert done() == set()


def test_an_unfinished_game_counts_for_nothing() -> None:
    assert done(row(1, over=False)) == set()


def test_a_game_that_the_solver_played_counts_only_as_help() -> None:
    assert done(row(1, won=True, helped=True, solver_moves=5, elapsed_ms=0)) == {"hint"}
    assert "win-1" in done(row(1, won=True, helped=True, solver_moves=4)), "the player made most of the nine moves"


@pytest.mark.parametrize(
    ("goal", "rows"),
    [
        ("finish", [row(1)]),
        ("undo", [row(1, practice=True)]),
        ("hint", [row(1, helped=True)]),
        ("win-1", [row(1, won=True)]),
        ("winnable", [row(1, won=True, winnable=True)]),
        ("options", [row(1, options={"on_king": "queen"})]),
        ("families", [row(1, won=True), row(2, "lucas", won=True)]),
        ("games-5", [row(n, game) for n, game in enumerate(("golf", "lucas", "maria", "streets", "limited"))]),
        ("win-lucas", [row(1, "lucas", won=True)]),
        ("win-10", [row(n, won=True) for n in range(10)]),
        ("unaided-1", [row(1, won=True)]),
        ("streak-3", [row(n, won=True) for n in range(3)]),
        ("streak-3", [row(1, won=True), row(2, won=True), row(3, round="r", hole=1), row(4, won=True)]),
        ("fewer-moves", [row(1, won=True), row(2, "maria", won=True, played=5), row(3, won=True, played=8)]),
        ("cards-52", [row(1, "forty-thieves", score=52)]),
        ("quick", [row(1, won=True, elapsed_ms=180_000)]),
        ("return", [row(1, won=True, created_at=NOON - 86_400)]),
        ("hole-par", [row(1, score=5)]),
        ("hole-below-zero", [row(1, won=True, score=-1)]),
        ("round", [row(n, round="r", hole=n, score=7) for n in range(1, 10)]),
        ("round-par", [row(n, round="r", hole=n, score=5) for n in range(1, 10)]),
        ("points-100", [row(1, "tri-peaks", score=100)]),
    ],
)
def test_each_condition(goal: str, rows: list[TableRow]) -> None:
    assert goal in done(*rows)
    assert goal not in done(*rows[:-1])


@pytest.mark.parametrize(
    ("goal", "rows"),
    [
        ("unaided-1", [row(1, won=True, helped=True), row(2, won=True, practice=True)]),
        ("streak-3", [row(1, won=True), row(2), row(3, won=True), row(4, "lucas", won=True)]),
        ("fewer-moves", [row(1, won=True, played=7), row(2, won=True), row(3, won=True, played=7), row(4, played=1)]),
        ("fewer-moves", [row(1, won=True), row(2, won=True, played=5, options={"jokers": 1}), row(3, "maria", won=True, played=3)]),
        ("cards-52", [row(1, "forty-thieves", score=51)]),
        ("quick", [row(1, won=True, elapsed_ms=180_001), row(2, elapsed_ms=1)]),
        ("hole-par", [row(1, score=6), row(2, score=1, helped=True)]),
        ("round", [row(n, round="r", hole=n) for n in range(1, 9)]),
        ("points-100", [row(1, "golf", score=100)]),
        ("families", [row(1, won=True), row(2, "tri-peaks", won=True)]),
    ],
)
def test_what_does_not_count(goal: str, rows: list[TableRow]) -> None:
    assert goal not in done(*rows)


def daily(number: int, place: int = 0, day: int = 20) -> TableRow:
    on = datetime(2026, 11, day, tzinfo=UTC).date()
    variant = games_on(on)[place]
    return row(number, variant.id, deal=daily_deal_number(on.isoformat(), variant.id))


def test_the_daily_deals() -> None:
    assert "days-1" in done(daily(1))
    assert "five" not in done(*(daily(n, n) for n in range(4)))
    assert "five" in done(*(daily(n, n) for n in range(5)))
    assert "days-7" in done(*(daily(n, day=n) for n in range(10, 17)))


def test_more_games_never_lose_an_achievement() -> None:
    random = Random(1)
    games = [variant.id for variant in CATALOGUE]
    rows = [
        row(n, random.choice(games), won=random.random() < 0.5, helped=random.random() < 0.2, score=random.randint(-3, 60))
        for n in range(150)
    ]
    before: set[str] = set()
    for number in range(0, 151, 10):
        now = done(*rows[:number])
        assert before <= now
        before = now
    assert len(before) > 8


def test_a_summary_names_what_its_game_completed() -> None:
    summary = summary_with_goals([row(1), row(2, won=True)], "t2")
    assert summary is not None
    assert {goal.id for goal in summary.goals} >= {"goal-win", "goal-win-game"}
    assert "goal-finish" not in {goal.id for goal in summary.goals}


def test_a_summary_names_the_nearest_goal_that_its_game_advanced() -> None:
    wins = [row(n, won=True) for n in range(6)]
    summary = summary_with_goals(wins, "t5")
    assert summary is not None
    assert summary.next is not None
    assert (summary.next.id, summary.next.have, summary.next.need) == ("streak-7", 6, 7)
    lost = summary_with_goals([*wins, row(6)], "t6")
    assert lost is not None
    assert (lost.goals, lost.next) == ([], None)


def test_only_players_who_reached_a_retired_goal_see_it() -> None:
    wins = [row(n, won=True) for n in range(10)]
    assert [goal.id for goal in statistics_with_goals(wins, DAY).goals[len(ACHIEVEMENTS) :]] == ["unaided-10"]
    assert len(statistics_with_goals(wins[1:], DAY).goals) == len(ACHIEVEMENTS)
    summary = summary_with_goals(wins, "t9")
    assert summary is not None
    assert "goal-unaided" not in {goal.id for goal in summary.goals}


def test_the_statistics_have_all_goals_and_the_points_of_the_graphs() -> None:
    view = statistics_with_goals([row(1), row(2, won=True), row(3, over=False)], DAY)
    assert len(view.goals) == len(ACHIEVEMENTS)
    assert [point.won for point in view.games[0].points] == [False, True]
