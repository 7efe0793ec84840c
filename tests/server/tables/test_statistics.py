"""Statistics of a player's games: which games count, times and streaks, rounds and handicap, and games of earlier versions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longwood.play.scoring import HOLES
from longwood.protocol import FinishedGame, GameStatistics, Statistics, Tally
from longwood.tables.history.statistics import MOST_FINISHED, finished_view, handicap, statistics_view
from longwood.tables.store import TableRow
from tests.server.databases import change, rows
from tests.server.playing import END, GOLF_15, TRI_PEAKS_1, UNDO_AS_PRACTICE, Browser, Running

pytestmark = pytest.mark.every_store


def row(number: int, **values: Any) -> TableRow:
    """Return the row of a table whose id, deal and times come from the number."""
    plain = TableRow(f"t{number}", "me", "lucas", {}, "hash", number, None, None, float(number), float(number), seq=9, played=9)
    return replace(plain, **values)


def won(number: int, **values: Any) -> TableRow:
    return row(number, **{"won": True, "over": True, "elapsed_ms": 60_000, "played": 100, **values})


def only(*rows: TableRow) -> GameStatistics:
    """Return the statistics of tables that all belong to one game."""
    (game,) = statistics_view(rows).games
    return game


def tally(*rows: TableRow) -> Tally:
    (found,) = only(*rows).tallies
    return found


def counts(found: Tally) -> tuple[int, int, int, int, int]:
    return found.played, found.won, found.lost, found.streak, found.best_streak


def test_a_game_counts_from_its_first_move_and_is_lost_if_abandoned() -> None:
    assert not statistics_view([row(1, seq=0, played=0)]).games
    assert counts(tally(row(1))) == (1, 0, 0, 0, 0)
    assert counts(tally(row(1, stuck=True))) == (1, 0, 1, 0, 0)
    assert counts(tally(row(1, over=True))) == (1, 0, 1, 0, 0)
    assert counts(tally(row(1), row(2, seq=0, played=0))) == (1, 0, 1, 0, 0), "abandoned for a later deal, which does not count yet"
    (other,) = (game for game in statistics_view([row(1), row(2, game="maria")]).games if game.game == "lucas")
    assert other.tallies[0].lost == 0, "a later deal of another game does not make it a loss"
    assert counts(tally(won(1), row(2))) == (2, 1, 0, 1, 1)


def test_a_lost_game_ends_a_streak() -> None:
    assert counts(tally(won(1), won(2), row(3, stuck=True), won(4))) == (4, 3, 1, 1, 2)
    assert counts(tally(won(1), won(2), row(3, over=True))) == (3, 2, 1, 0, 2)
    assert counts(tally(won(1), row(2, over=True), won(3), won(4), won(5), row(6))) == (6, 4, 1, 3, 3)


def test_times_and_moves_count_only_won_games() -> None:
    found = tally(won(1), won(2, elapsed_ms=30_000, played=121), row(3, over=True, elapsed_ms=1, played=1))
    assert (found.best_ms, found.mean_ms, found.fewest_moves, found.mean_moves) == (30_000, 45_000, 100, 110.5)
    assert (found.best_score, found.mean_score) == (None, None)
    lost = tally(row(1, over=True))
    assert (lost.best_ms, lost.mean_ms, lost.fewest_moves, lost.mean_moves) == (None, None, None, None)


def test_scored_winnable_practice_and_helped_games_are_counted_separately() -> None:
    rows = [
        won(1),
        won(2, practice=True),
        won(3, helped=True, practice=True, winnable=True),
        won(4, winnable=True),
        row(5, practice=True, played=0),
    ]
    found = {one.kind: counts(one) for one in only(*rows).tallies}
    assert found == {"scored": (1, 1, 0, 1, 1), "winnable": (1, 1, 0, 1, 1), "practice": (2, 1, 0, 1, 1), "helped": (1, 1, 0, 1, 1)}


def test_rule_sets_are_counted_separately_with_the_last_played_first() -> None:
    rows = [row(1, game="golf", options={"jokers": 1}), row(2, game="golf"), row(3, game="tri-peaks")]
    games = statistics_view(rows).games
    assert [(game.game, game.options, game.scoring) for game in games] == [
        ("tri-peaks", {}, "peaks"),
        ("golf", {}, "hole"),
        ("golf", {"jokers": 1}, "hole"),
    ]


def test_the_best_score_is_the_lowest_in_golf_and_the_highest_in_tri_peaks() -> None:
    holes = tally(*(row(n, game="golf", over=True, score=strokes) for n, strokes in enumerate((5, -2, 9))))
    assert (holes.best_score, holes.mean_score) == (-2, 4.0)
    peaks = tally(*(row(n, game="tri-peaks", over=True, score=points) for n, points in enumerate((50, 101))))
    assert (peaks.best_score, peaks.mean_score) == (101, 75.5)


def test_the_best_games_are_finished_scored_ones_sorted_by_result_then_time() -> None:
    holes = [row(n, game="golf", over=True, score=strokes, elapsed_ms=1000 * n) for n, strokes in enumerate((5, -2, 9, 5))]
    not_scored = [
        row(10, game="golf", over=True, score=-9, helped=True),
        row(11, game="golf", over=True, score=-9, practice=True),
        row(12, game="golf", over=True, score=-9, winnable=True),
        row(13, game="golf", score=1),  # still in progress
    ]
    assert [best.table for best in only(*holes, *not_scored).best] == ["t1", "t0", "t3", "t2"]
    peaks = only(*(row(n, game="tri-peaks", over=True, score=points) for n, points in enumerate((50, 101, 0, -93))))
    assert [best.score for best in peaks.best] == [101, 50], "only games that gained points"
    lucas = only(
        row(1, over=True, score=60), won(2, score=104), won(3, score=104, elapsed_ms=50_000), *(row(n, stuck=True) for n in range(4, 20))
    )
    assert [(best.table, best.won) for best in lucas.best] == [("t3", True), ("t2", True)], "cards count only in a win"


def test_all_finished_games_can_be_read_in_steps() -> None:
    rows = [row(number) for number in range(2 * MOST_FINISHED)]  # the last one is still in progress
    view = statistics_view(rows)
    assert view.finished == len(rows) - 1
    finished = list(view.recent)
    while found := finished_view(rows, len(finished)):
        assert len(found) <= MOST_FINISHED
        finished += found
    assert [game.table for game in finished] == [f"t{number}" for number in reversed(range(len(rows) - 1))]


def test_holes_of_one_round_that_follow_each_other_are_sent_together() -> None:
    rows = [*golf_round(0, 45), *(row(number) for number in range(20, 31)), row(31, seq=0, played=0)]
    assert len(statistics_view(rows).recent) == 20, "eleven games and the whole round"
    assert {game.round for game in statistics_view(rows).recent[11:]} == {"r0"}
    assert [game.table for game in finished_view(rows, 20)] == []


def test_the_graphs_have_no_games_with_help() -> None:
    assert len(only(won(1), won(2, helped=True)).points) == 1


def golf_round(first: int, total: int, **values: Any) -> list[TableRow]:
    """Return the rows of a round of Golf. The last hole has the whole total, the others score 0."""
    holes = [row(first + n, game="golf", over=True, round=f"r{first}", hole=n, score=0, **values) for n in range(1, HOLES + 1)]
    return [*holes[:-1], replace(holes[-1], score=total)]


def test_only_finished_rounds_without_help_count_for_the_handicap() -> None:
    rounds = [golf_round(100 * n, total) for n, total in enumerate((55, 47, 50))]
    found = only(*(hole for one in rounds for hole in one))
    assert [(one.total, one.to_par, one.counts) for one in found.rounds] == [(55, 10, True), (47, 2, True), (50, 5, True)]
    assert found.handicap == 3.5, "the mean of the best two of three rounds"
    assert only(*rounds[0], *rounds[1]).handicap is None
    unfinished = rounds[0][:-1]
    assert only(*unfinished).rounds == []
    marked = only(*rounds[0], *golf_round(100, 40, helped=True), *golf_round(200, 40, practice=True))
    assert [one.counts for one in marked.rounds] == [True, False, False]
    assert marked.handicap is None


def test_only_the_last_deal_of_a_reshuffled_hole_counts() -> None:
    holes = golf_round(0, 50)
    discarded = replace(holes[0], id="discarded", score=35, seq=0, played=0, closed=True, over=True)
    found = only(discarded, *holes)
    assert found.rounds[0].total == 50
    assert [(one.kind, one.played) for one in found.tallies] == [("round", HOLES)]


def test_the_holes_of_a_round_are_counted_apart_from_the_games() -> None:
    holes = golf_round(0, 60)
    holes[2] = replace(holes[2], won=True, score=-3)
    holes[4] = replace(holes[4], helped=True)
    single = row(50, game="golf", won=True, over=True, score=-1)
    found = only(*holes, single)
    assert {one.kind: counts(one) for one in found.tallies} == {"scored": (1, 1, 0, 1, 1), "round": (9, 1, 8, 0, 1)}
    assert [point.score for point in found.points] == [-1]
    assert [(best.table, best.score) for best in found.best[:2]] == [("t3", -3), ("t50", -1)], "a good hole of a round is a good game, too"
    assert {game.kind for game in statistics_view(holes).recent} == {"round"}
    assert next((game.hole, game.score) for game in statistics_view(holes).recent) == (HOLES, 60)


@pytest.mark.parametrize(
    ("to_par", "expected"),
    [
        ([], None),
        ([1, 2], None),
        ([9, 1, 5], 3.0),
        ([1, 2, 3, 4, 5, 6], 2.0),
        (list(range(20)), 3.5),
        ([-50] * 5 + list(range(20)), 3.5),
        ([-1, -2, -4], -3.0),
    ],
)
def test_the_handicap_uses_the_best_of_the_latest_rounds(to_par: list[int], expected: float | None) -> None:
    assert handicap(to_par) == expected


def statistics_of(browser: Browser) -> Statistics:
    answer = browser.http.get("/api/statistics")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    return msgspec.json.decode(answer.content, type=Statistics)


def test_played_games_appear_in_the_statistics(browser: Browser) -> None:
    before = statistics_of(browser)
    assert (before.games, before.recent) == ([], [])
    assert not any(goal.have for goal in before.goals)
    for deal, moves in ((15, GOLF_15), (16, "d d d")):
        with browser.open(browser.deal("golf", deal)) as tab:
            tab.play(moves)
    with browser.open(browser.deal("tri-peaks", 1)) as tab:
        tab.play(TRI_PEAKS_1)
    with browser.open(browser.deal("forty-thieves", 1)) as tab:
        tab.play("d d")
        tab.do(UNDO_AS_PRACTICE)
        tab.do(END)
    found = statistics_of(browser)
    assert [(game.game, [(one.kind, *counts(one)) for one in game.tallies]) for game in found.games] == [
        ("forty-thieves", [("practice", 1, 0, 1, 0, 0)]),
        ("tri-peaks", [("scored", 1, 1, 0, 1, 1)]),
        ("golf", [("scored", 2, 1, 0, 1, 1)]),
    ]
    assert [(game.game, game.won, game.kind) for game in found.recent] == [
        ("forty-thieves", False, "practice"),
        ("tri-peaks", True, "scored"),
        ("golf", True, "scored"),
    ]
    further = browser.http.get("/api/statistics/finished?skip=1")
    assert msgspec.json.decode(further.content, type=list[FinishedGame]) == found.recent[1:]
    assert further.headers["cache-control"] == "no-store"
    for game in found.recent:
        assert browser.http.get(f"/api/tables/{game.table}/replay").status_code == 200
    with Browser(browser.address) as other:
        assert statistics_of(other) == before


def test_a_stuck_game_is_lost_unless_it_is_continued(browser: Browser) -> None:
    with browser.open(browser.deal("black-hole", 9)) as tab:
        tab.play("10 17")
        assert tab.table.outcome == "stuck"
        assert counts(statistics_of(browser).games[0].tallies[0]) == (1, 0, 1, 0, 0)
        tab.do(UNDO_AS_PRACTICE)
        assert counts(statistics_of(browser).games[0].tallies[0]) == (1, 0, 0, 0, 0)


def test_games_stored_without_outcomes_are_replayed_once(tmp_path: Path) -> None:
    with Running(tmp_path) as running, Browser(running.address) as browser:
        for deal, moves in ((15, GOLF_15), (16, "d d d")):
            with browser.open(browser.deal("golf", deal)) as tab:
                tab.play(moves)
        first = statistics_of(browser)
        change(tmp_path, "UPDATE tables SET won = NULL, stuck = NULL")
        assert statistics_of(browser) == first
        assert rows(tmp_path, "SELECT won, stuck FROM tables ORDER BY deal") == [(True, False), (False, False)]
        change(tmp_path, "UPDATE tables SET won = NULL, rules = 'others' WHERE deal = 15")
        (game,) = statistics_of(browser).games
        assert counts(game.tallies[0]) == (1, 0, 0, 0, 0), "the result of a game under other rules is not counted"


def test_games_stored_without_the_solvers_moves_are_replayed_once(tmp_path: Path) -> None:
    with Running(tmp_path) as running, Browser(running.address) as browser:
        with browser.open(browser.deal("tri-peaks", 1)) as tab:
            while tab.table.outcome == "open":
                tab.until(tab.advice("show").seq + 1)
            assert tab.table.helped.by_solver
            solver_moves = tab.table.helped.shown
        with browser.open(browser.deal("golf", 15)) as tab:
            assert tab.advice("verdict").verdict == "won"
            tab.play(GOLF_15)
        first = statistics_of(browser)
        assert [game.game for game in first.games] == [game.game for game in first.recent] == ["golf"]
        change(tmp_path, "UPDATE tables SET solver_moves = NULL")
        assert statistics_of(browser) == first
        assert rows(tmp_path, "SELECT game, solver_moves FROM tables ORDER BY game") == [("golf", 0), ("tri-peaks", solver_moves)]
        change(tmp_path, "UPDATE tables SET solver_moves = NULL, rules = 'others' WHERE game = 'golf'")
        assert [game.game for game in statistics_of(browser).games] == ["golf"], "a game under other rules is counted as before"
