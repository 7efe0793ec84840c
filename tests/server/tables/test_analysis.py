"""Analysis of a game: it is free once the game is over, marks a game in progress, and stops when the client disconnects."""

from __future__ import annotations

import json
import operator
import random
from contextlib import ExitStack
from typing import Any

import pytest

from longwood.play import Outcome, start
from longwood.solver import best_score
from longwood.tables.searches import analysis as analyses
from longwood.variants import find_game
from tests.server.playing import END, GOLF_15, TRI_PEAKS_1, UNDO, UNDO_AS_PRACTICE, Browser, eventually, posted, searches_of
from tests.server.tables.test_replays import replay_of

pytestmark = pytest.mark.every_store

GOLF_15_LOST = "d 6 3 6 1 2 1 d 1 3 d d d d d d d d d d d d d d"
"""Begins like the winning line, then draws the whole stock."""


def json_lines(browser: Browser, path: str, **settings: Any) -> list[dict[str, Any]]:
    answer = browser.http.post(path, **settings)
    assert answer.status_code == 200, answer.text
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("application/jsonl", "no-store")
    return [json.loads(line) for line in answer.text.splitlines()]


def check(found: list[dict[str, Any]], moves: int) -> dict[str, Any]:
    """Return the verdicts. Check that the progress before them never decreases and that a lost position stays lost."""
    *progress, verdicts = found
    assert {line["type"] for line in progress} == {"progress"}
    decided = [line["decided"] for line in progress]
    assert decided == sorted(decided)
    assert {line["of"] for line in progress} == {moves + 1}
    assert verdicts["type"] == "verdicts"
    assert len(verdicts["verdicts"]) == moves + 1
    order = ["won", "unknown", "lost"]
    assert verdicts["verdicts"] == sorted(verdicts["verdicts"], key=order.index)
    return verdicts


def test_a_won_game_was_winnable_throughout(browser: Browser) -> None:
    table = browser.deal("golf", 15)
    with browser.open(table) as tab:
        tab.play(GOLF_15)
    verdicts = check(json_lines(browser, f"/api/tables/{table}/analysis"), len(GOLF_15.split()))
    assert set(verdicts["verdicts"]) == {"won"}
    assert (verdicts["losing_move"], verdicts["winning"], verdicts["complete"]) == (None, [], True)
    best = best_score(start(find_game("golf").rules, 15))
    assert (verdicts["best"], verdicts["best_exact"]) == (best.value, True)
    assert not replay_of(browser, table).helped


@pytest.mark.parametrize("game", ["forty-thieves", "black-hole", "tri-peaks"])
def test_a_game_of_any_kind_can_be_analysed_once_it_is_over(browser: Browser, game: str) -> None:
    table = browser.deal(game, 3)
    with browser.open(table) as tab:
        tab.make(tab.table.moves[0])
        tab.do(END)
    check(json_lines(browser, f"/api/tables/{table}/analysis"), 1)


def test_the_analysis_of_a_lost_game_names_the_losing_move_and_the_winning_ones(browser: Browser) -> None:
    table = browser.deal("golf", 15)
    with browser.open(table) as tab:
        made = []
        for text in GOLF_15_LOST.split():
            if text in {move.text for move in tab.table.moves}:
                tab.play(text)
                made.append(text)
        tab.do(END)
    verdicts = check(json_lines(browser, f"/api/tables/{table}/analysis"), len(made))
    losing = verdicts["losing_move"]
    assert verdicts["last_won"] == losing - 1
    assert verdicts["winning"]
    position = start(find_game("golf").rules, 15)
    for text in made[: losing - 1]:
        position.push(position.parse_move(text))
    legal = {position.format_move(move) for move in position.legal_moves()}
    winning = {move["text"] for move in verdicts["winning"]}
    assert winning <= legal
    assert made[losing - 1] in legal - winning
    shared = {"game": "golf", "deal": "15", "moves": " ".join(made), "ended": True}
    as_shared = check(json_lines(browser, "/api/replays/analysis", json=shared), len(made))
    assert {**as_shared, "cpu_s": 0} == {**verdicts, "cpu_s": 0}


def test_the_analysis_of_a_game_in_progress_needs_consent_and_marks_it(browser: Browser) -> None:
    table = browser.deal("tri-peaks", 1)
    with browser.open(table) as tab:
        tab.play(" ".join(TRI_PEAKS_1.split()[:10]))
        path = f"/api/tables/{table}/analysis"
        status, code, words = browser.problem("POST", path)
        assert (status, code) == (409, "marks-helped")
        assert "played with help" in words
        assert not replay_of(browser, table).helped
        check(json_lines(browser, f"{path}?agreed=true"), 10)
        assert tab.until(11).helped.verdict
        check(json_lines(browser, path), 10)  # needs no consent, because the game is already marked
        assert replay_of(browser, table).helped


def test_undoing_after_the_analysis_of_a_hole_is_practice(browser: Browser) -> None:
    table = browser.deal("golf", 15)
    with browser.open(table) as tab:
        while tab.table.outcome == "open":
            tab.make(next((move for move in tab.table.moves if move.text == "d"), tab.table.moves[0]))
        position = replay_of(browser, table)
        assert (position.outcome, position.over) == (Outcome.STUCK, True)
        json_lines(browser, f"/api/tables/{table}/analysis")
        tab.until(len(position.steps) + 1)
        assert not replay_of(browser, table).helped
        assert tab.refused(UNDO) == "marks-practice"
        assert tab.do(UNDO_AS_PRACTICE).practice


def test_a_shared_game_in_progress_cannot_be_analysed(browser: Browser) -> None:
    shared = {"game": "golf", "deal": "15", "moves": "d 6 3"}
    assert browser.problem("POST", "/api/replays/analysis", json=shared)[:2] == (409, "not-over")
    assert browser.problem("POST", "/api/replays/analysis", json={**shared, "moves": "d 7"})[:2] == (400, "replay")


def test_another_players_game_cannot_be_analysed(browser: Browser) -> None:
    table = browser.deal("golf", 15)
    with Browser(browser.address) as other:
        assert other.problem("POST", f"/api/tables/{table}/analysis?agreed=true")[:2] == (404, "not-found")


def test_closing_the_connection_stops_the_search(browser: Browser) -> None:
    with browser.http.stream("POST", "/api/replays/analysis", json=hard_game()) as answer:
        lines = answer.iter_lines()  # closes the connection when it is deleted
        assert json.loads(next(lines))["type"] == "progress"
        assert searches_of(browser) == (1, 0)
    assert eventually(lambda: searches_of(browser) == (0, 0))


def test_an_analysis_that_waits_is_dropped_when_its_connection_closes(browser: Browser) -> None:
    game = json.dumps(hard_game()).encode()
    with posted(browser, "/api/replays/analysis", game):
        with ExitStack() as stack:
            while searches_of(browser)[1] == 0:  # wait until all workers for long searches are busy
                stack.enter_context(posted(browser, "/api/replays/analysis", game))
        assert eventually(lambda: searches_of(browser) == (1, 0))
    assert eventually(lambda: searches_of(browser) == (0, 0))


def hard_game() -> dict[str, object]:
    """Return a game as for a share link. The solver decides none of its positions in a second, so its analysis takes minutes."""
    position = start(find_game("forty-thieves").rules, 14)
    chance = random.Random(7)
    for _ in range(40):
        position.push(chance.choice([move for move in position.legal_moves() if move.target >= 0] or position.legal_moves()))
    return {"game": "forty-thieves", "deal": "14", "moves": " ".join(map(str, position.moves)), "ended": True}


def test_a_failed_search_is_reported(browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(analyses, "Analyse", lambda *_: operator.neg)  # raises TypeError, because it takes fewer arguments
    (problem,) = json_lines(browser, "/api/replays/analysis", json={"game": "golf", "deal": "15", "ended": True})
    assert (problem["code"], problem["message"]) == ("search-failed", "the solver stopped unexpectedly; try again")
    assert "TypeError" in caplog.text


def test_the_analysis_stays_within_its_time_limit(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "_WHOLE_S", 0.0)
    shared = {"game": "forty-thieves", "deal": "3", "moves": "d d d", "ended": True}
    verdicts = check(json_lines(browser, "/api/replays/analysis", json=shared), 3)
    assert not verdicts["complete"]
    assert "unknown" in verdicts["verdicts"]
    assert (verdicts["best"], verdicts["best_exact"]) == (None, False), "Forty Thieves has no best score"
