"""Graded deals on a server: a player chooses how hard a deal is, and the grade of a finished game is the same."""

from __future__ import annotations

import pytest

from longwood.play import start
from longwood.solver import Won, solve
from longwood.solver.difficulty import grade_of, measure
from longwood.variants import find_game
from tests.server.playing import Browser, Running

pytestmark = pytest.mark.every_store

TRI_PEAKS = find_game("tri-peaks").rules


def grade(browser: Browser, table: str) -> object:
    answer = browser.http.get(f"/api/tables/{table}/grade")
    assert answer.status_code == 200
    return answer.json()["grade"]


@pytest.mark.parametrize("wish", ["easy", "fiendish"])
def test_a_deal_has_the_grade_that_was_asked_for(server: Running, wish: str) -> None:
    with Browser(server.address) as browser:
        answer = browser.http.post("/api/tables", json={"game": "tri-peaks", "grade": wish})
        assert answer.status_code == 201
        table = answer.json()["table"]
        with browser.open(table) as tab:
            assert tab.table.winnable
            assert tab.table.game.graded
            deal = int(tab.table.deal or "")
            measures = measure(TRI_PEAKS, deal)
            assert measures is not None
            assert grade_of(TRI_PEAKS, measures) == wish
            assert grade(browser, table) is None, "the grade is shown when the game is over"
            verdict = solve(start(TRI_PEAKS, deal))
            assert isinstance(verdict, Won)
            position = start(TRI_PEAKS, deal)
            for move in verdict.moves:
                tab.play(position.format_move(move))
                position.push(move)
        assert grade(browser, table) == wish


def test_a_game_without_grades_is_not_dealt_by_grade(server: Running) -> None:
    with Browser(server.address) as browser:
        answer = browser.http.post("/api/tables", json={"game": "golf", "options": {"jokers": 1}, "grade": "easy"})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-grades")
        both = browser.http.post("/api/tables", json={"game": "golf", "grade": "easy", "winnable": True})
        assert both.json()["code"] == "which-deal"
        assert browser.http.post("/api/tables", json={"game": "golf", "grade": "trivial"}).status_code == 400


def test_another_players_table_has_no_grade(server: Running) -> None:
    with Browser(server.address) as browser, Browser(server.address) as other:
        table = browser.deal("tri-peaks", 1)
        assert other.http.get(f"/api/tables/{table}/grade").status_code == 404
