"""Rounds of Golf and reshuffles of impossible layouts on a real server. Source: docs/rulings.md, R30, R31, R37."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from longwood.play import is_impossible, start
from longwood.protocol import GameSummary, Play, Resumable, Round, Table
from longwood.variants import find_game
from tests.server.playing import END, IMPOSSIBLE_GOLF, UNDO, UNDO_AS_PRACTICE, Browser, Tab

TURN = Play(0, "stock", "hole")

pytestmark = pytest.mark.every_store


def round_of(tab: Tab) -> Round:
    assert tab.table.round is not None
    return tab.table.round


def resumable(browser: Browser) -> list[Resumable]:
    return msgspec.json.decode(browser.http.get("/api/tables").content, type=list[Resumable])


def play_out(tab: Tab, random: Random) -> Table:
    """Make random moves until the hole is over, ending it early if moves are left. Return the table."""
    while tab.table.moves and random.random() > 0.02:
        tab.make(random.choice(tab.table.moves))
    if tab.table.outcome == "open":
        tab.do(END)
    return tab.table


def test_a_round_of_nine_holes_can_be_played_to_the_end(browser: Browser) -> None:
    random = Random(9)
    table = browser.begin_round("golf", around_corner=True)
    scores: list[int] = []
    tables: list[str] = []
    for number in range(1, 10):
        with browser.open(table) as tab:
            round_ = round_of(tab)
            tables.append(table)
            assert (round_.current, round_.par, round_.over, round_.practice) == (number, 45, False, False)
            assert [hole.number for hole in round_.holes] == list(range(1, 10))
            assert [hole.table for hole in round_.holes] == tables + [None] * (9 - number)
            assert [hole.score for hole in round_.holes] == scores + [None] * (10 - number)
            assert round_.total == sum(scores)
            assert tab.table.game.options == {"around_corner": True}
            begun = [(table, number)] if number > 1 else []
            assert [(game.table, game.hole) for game in resumable(browser)] == begun, "nothing was played of a round's first hole"
            if tab.table.outcome == "open" and not (number > 1 and tab.table.seq == 0):
                early = browser.problem("POST", f"/api/rounds/{round_.id}/next")
                assert early == (409, "hole-open", f"hole {number} isn't over yet")
            scores.append(play_out(tab, random).score.value)
            assert round_of(tab).total == sum(scores)
            over_par = sum(scores) - 5 * number
            assert (round_of(tab).verdict == "") is not round_of(tab).over
            assert round_of(tab).to_par == ("E" if over_par == 0 else f"{over_par:+d}")
            if number < 9:
                table = browser.post(f"/api/rounds/{round_.id}/next")
    assert len(set(tables)) == 9
    with browser.open(table) as tab:
        round_ = round_of(tab)
        assert round_.over
        assert [hole.score for hole in round_.holes] == scores
    summary = msgspec.json.decode(browser.http.get(f"/api/tables/{table}/summary").content, type=GameSummary)
    assert summary.round is not None
    assert (summary.round.score.total, summary.round.score.counts, summary.round.handicap) == (sum(scores), True, None)
    assert (summary.round.best, summary.round.earlier_best) == (sum(scores), None)
    assert resumable(browser) == []
    assert browser.problem("POST", f"/api/rounds/{round_.id}/next") == (409, "round-over", "the round is over")


def test_a_second_request_for_the_next_hole_returns_the_same_table(browser: Browser) -> None:
    first = browser.begin_round("golf")
    with browser.open(first) as tab:
        tab.do(END)
        path = f"/api/rounds/{round_of(tab).id}/next"
    second = browser.post(path)
    assert browser.post(path) == second
    with browser.open(second) as tab:
        tab.do(TURN)
        assert browser.problem("POST", path) == (409, "hole-open", "hole 2 isn't over yet")
    with browser.open(first) as tab:
        assert tab.table.ended
        assert tab.refused(UNDO_AS_PRACTICE) == "closed"


def test_one_practice_hole_makes_the_whole_round_practice(browser: Browser) -> None:
    with browser.open(browser.begin_round("golf")) as tab:
        tab.do(TURN)
        assert tab.refused(UNDO) == "marks-practice"
        assert not round_of(tab).practice
        tab.do(UNDO_AS_PRACTICE)
        assert round_of(tab).practice
        tab.do(END)
        second = browser.post(f"/api/rounds/{round_of(tab).id}/next")
    with browser.open(second) as tab:
        assert round_of(tab).practice
        assert not tab.table.practice


def test_a_stuck_hole_can_be_undone_until_the_next_is_dealt(browser: Browser) -> None:
    with browser.open(browser.begin_round("golf")) as tab:
        while tab.table.moves:
            tab.make(tab.table.moves[-1])
        assert tab.table.outcome == "stuck"
        stuck = tab.table.score.value
        assert round_of(tab).holes[0].score == stuck
        tab.do(UNDO_AS_PRACTICE)
        assert round_of(tab).holes[0].score is None
        tab.do(END)
        browser.post(f"/api/rounds/{round_of(tab).id}/next")
        tab.receive()
        assert tab.table.undo == "none"
        assert tab.refused(UNDO) == "closed"


@pytest.mark.parametrize("game", ["forty-thieves", "tri-peaks", "black-hole", "all-in-a-row"])
def test_only_golf_is_played_in_rounds(browser: Browser, game: str) -> None:
    status, code, message = browser.problem("POST", "/api/rounds", json={"game": game})
    assert (status, code) == (409, "no-round")
    assert "rounds" in message


def test_an_impossible_layout_is_reported_and_can_be_reshuffled(browser: Browser) -> None:
    assert is_impossible(start(find_game("golf").rules, IMPOSSIBLE_GOLF))
    table = browser.deal("golf", IMPOSSIBLE_GOLF)
    with browser.open(table) as tab:
        assert tab.table.impossible
        fresh = browser.post(f"/api/tables/{table}/reshuffle")
        tab.receive()
        assert (tab.table.ended, tab.table.moves) == (True, [])
        assert tab.refused(TURN) == "closed"
    with browser.open(fresh) as tab:
        assert tab.table.deal != str(IMPOSSIBLE_GOLF)
        assert tab.table.game.id == "golf"
    assert browser.problem("POST", f"/api/tables/{table}/reshuffle")[:2] == (409, "no-reshuffle")


def test_an_impossible_layout_cannot_be_reshuffled_once_it_has_been_played(browser: Browser) -> None:
    table = browser.deal("golf", IMPOSSIBLE_GOLF)
    with browser.open(table) as tab:
        tab.do(TURN)
        assert not tab.table.impossible
        assert browser.problem("POST", f"/api/tables/{table}/reshuffle")[:2] == (409, "no-reshuffle")
        tab.do(UNDO_AS_PRACTICE)
        assert not tab.table.impossible
        assert browser.problem("POST", f"/api/tables/{table}/reshuffle")[:2] == (409, "no-reshuffle")


@pytest.mark.parametrize(("game", "options"), [("golf", {}), ("golf", {"around_corner": True}), ("forty-thieves", {}), ("tri-peaks", {})])
def test_only_impossible_layouts_can_be_reshuffled(browser: Browser, game: str, options: dict[str, bool]) -> None:
    table = browser.deal(game, 1 if not options else IMPOSSIBLE_GOLF, **options)
    with browser.open(table) as tab:
        assert not tab.table.impossible
        assert browser.problem("POST", f"/api/tables/{table}/reshuffle")[:2] == (409, "no-reshuffle")
        assert tab.quiet()


def test_a_face_down_layout_is_never_called_impossible(browser: Browser) -> None:
    with browser.open(browser.deal("golf", IMPOSSIBLE_GOLF, face_down=True)) as tab:
        assert not tab.table.impossible


def test_a_reshuffled_hole_keeps_its_number(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([IMPOSSIBLE_GOLF, IMPOSSIBLE_GOLF, 1, 2])
    monkeypatch.setattr("longwood.tables.service.random_deal_number", lambda: next(numbers))
    first = browser.begin_round("golf")
    second = browser.post(f"/api/tables/{first}/reshuffle")
    third = browser.post(f"/api/tables/{second}/reshuffle")
    with browser.open(third) as tab:
        assert tab.table.deal == "1"
        assert round_of(tab).current == 1
        assert [hole.table for hole in round_of(tab).holes] == [third] + [None] * 8
        assert resumable(browser) == []
        tab.do(END)
        assert [game.table for game in resumable(browser)] == [third]
        assert round_of(tab).total == 35
        fourth = browser.post(f"/api/rounds/{round_of(tab).id}/next")
    with browser.open(fourth) as tab:
        assert round_of(tab).current == 2
        assert [hole.score for hole in round_of(tab).holes] == [35] + [None] * 8
    with browser.open(first) as tab:
        assert tab.table.ended
        assert round_of(tab).holes[0].table == third
