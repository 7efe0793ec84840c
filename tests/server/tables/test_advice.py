"""Help from the solver at a table: hints, verdicts, a win played move by move, winnable deals."""

from __future__ import annotations

from threading import active_count
from typing import get_args

import msgspec
import pytest

from longwood.play import Outcome, replay, start
from longwood.play.record import parse_record
from longwood.protocol import MOST_SHOWN, Advice, Ask, Help, NewTable, Play, Refused, Table
from longwood.solver import Lost, Won, best_score, solve
from longwood.variants import find_game
from tests.server.playing import END, GOLF_15, IMPOSSIBLE_GOLF, UNDO_AS_PRACTICE, Browser, Running, eventually

pytestmark = pytest.mark.every_store


def test_hints_lead_to_a_win_and_are_counted(browser: Browser) -> None:
    with browser.open(browser.deal("golf", 15)) as tab:
        first = tab.advice("move")
        assert (first.verdict, first.advice, len(first.moves), first.pile) == ("won", "best", 1, None)
        assert first.nodes > 0
        to_win = first.to_win
        assert to_win is not None
        for left in range(to_win, 0, -1):
            answer = tab.advice("nudge" if left % 2 else "move")
            # Later answers come from the line that was found, without another search.
            assert (answer.to_win, answer.nodes) == (left, first.nodes if left == to_win else 0)
            line = tab.advice("line").moves
            assert len(line) == min(left, 60)
            if answer.pile is not None:
                assert answer.pile == line[0].source
            tab.make(line[0])
        assert tab.table.outcome == "won"
        assert tab.table.helped.hints == 1 + 2 * to_win
        assert not tab.table.practice


def test_advice_has_the_number_of_the_current_event(browser: Browser) -> None:
    """The browser ignores advice that is older than its table."""
    with browser.open(browser.deal("golf", 15)) as tab:
        for help in ("nudge", "verdict"):
            answer = tab.advice(help)
            assert answer.seq == tab.table.seq


def test_a_move_off_the_line_starts_a_new_search(browser: Browser) -> None:
    with browser.open(browser.deal("forty-thieves", 3)) as tab:
        line = tab.advice("line").moves
        other = next(move for move in tab.table.moves if move.text != line[0].text)
        tab.make(other)
        assert tab.advice("verdict").nodes > 0


def test_a_lost_position_is_reported_as_lost(browser: Browser) -> None:
    with browser.open(browser.deal("golf", IMPOSSIBLE_GOLF)) as tab:
        answer = tab.advice("verdict")
        assert (answer.verdict, answer.limit, answer.moves, answer.to_win) == ("lost", None, [], None)
        assert tab.table.helped.verdict
        seq = tab.table.seq
        assert tab.advice("verdict").verdict == "lost"
        assert tab.table.seq == seq  # marked only once


def test_a_win_is_played_move_by_move(browser: Browser) -> None:
    with browser.open(browser.deal("tri-peaks", 1)) as tab:
        tab.make(tab.table.moves[0])
        while tab.table.outcome == "open":
            before = tab.table.played
            answer = tab.advice("show")
            assert answer.verdict == "won"
            assert tab.until(answer.seq + 1).played == before + 1
        assert tab.table.outcome == "won"
        assert tab.table.helped.shown == tab.table.played - 1
        assert tab.table.helped.by_solver
        assert tab.refused(Ask(0, "move")) == "over"


def test_a_win_is_played_many_moves_at_once(browser: Browser) -> None:
    table = browser.deal("forty-thieves", 3)
    with browser.open(table) as tab:
        to_win = tab.advice("move").to_win
        assert to_win is not None
        assert to_win > MOST_SHOWN
        while tab.table.outcome == "open":
            before, left = tab.table.seq, to_win - tab.table.played
            answer = tab.advice("show", MOST_SHOWN)
            assert (answer.seq, answer.to_win) == (before, left)
            tab.until(before + min(MOST_SHOWN, left))
        assert (tab.table.outcome, tab.table.played, tab.table.helped.shown) == ("won", to_win, to_win)
    with browser.open(table) as tab:
        assert (tab.table.outcome, tab.table.seq) == ("won", 1 + to_win)


def test_too_many_moves_at_once_are_refused(browser: Browser) -> None:
    with browser.open(browser.deal("tri-peaks", 1)) as tab:
        tab.socket.send(msgspec.json.encode(Ask(1, "show", MOST_SHOWN + 1)).decode())
        refused = tab.receive()
        assert isinstance(refused, Refused)
        assert "128" in refused.message
        assert tab.table.played == 0


def test_a_shown_move_is_played_at_the_time_of_the_question(browser: Browser) -> None:
    with browser.open(browser.deal("tri-peaks", 1)) as tab:
        tab.make(tab.table.moves[0])
        tab.do(Ask(0, "show", elapsed_ms=900))
        assert tab.until(2).elapsed_ms == 900


def test_nothing_is_played_if_no_win_and_no_score_is_known(browser: Browser) -> None:
    with browser.open(browser.deal("black-hole", _lost_deal("black-hole"))) as tab:
        assert tab.advice("show").verdict == "lost"
        assert tab.table.played == 0
        assert tab.table.helped.verdict, "the server gave the verdict instead"


def test_without_a_win_the_line_to_the_best_score_is_played(browser: Browser) -> None:
    best = best_score(start(find_game("golf").rules, IMPOSSIBLE_GOLF))
    with browser.open(browser.deal("golf", IMPOSSIBLE_GOLF)) as tab:
        hinted = tab.advice("move")
        assert (hinted.verdict, hinted.advice, hinted.score) == ("lost", "best", best.value)
        while tab.table.outcome == "open":
            before = tab.table.played
            answer = tab.advice("show")
            if answer.advice != "best":
                break
            assert tab.until(answer.seq + 1).played == before + 1
        assert tab.table.score.value == best.value


def _lost_deal(game: str) -> int:
    rules = find_game(game).rules
    return next(deal for deal in range(1, 500) if isinstance(solve(start(rules, deal)), Lost))


def test_a_move_stops_the_search(browser: Browser, server: Running) -> None:
    """A verdict on a hard deal takes seconds. If the player moves first, the server answers the move at once and drops the search."""
    with browser.open(browser.deal("forty-thieves", 7)) as tab:
        for _ in range(5):
            seq = tab.table.seq
            assert isinstance(tab.ask(Ask(0, "verdict")), Table)
            tab.make(tab.table.moves[-1])
            assert tab.table.seq > seq
        assert tab.quiet(0.3)
        assert not any('"advice"' in message for message in tab.received), "a move waited until the search had its answer"
    assert eventually(lambda: server.tasks() < 10)
    assert active_count() < 40


def test_closing_the_tab_stops_the_search(browser: Browser, server: Running) -> None:
    tasks = server.tasks()
    with browser.open(browser.deal("maria", 7)) as tab:
        assert isinstance(tab.ask(Ask(0, "verdict")), Table)
    assert eventually(lambda: server.tasks() <= tasks)
    with browser.open(browser.deal("golf", 15)) as tab:  # the solver is free for other games
        assert tab.advice("verdict").verdict == "won"


def test_the_best_score_is_available_only_after_the_end_and_other_help_only_before(browser: Browser) -> None:
    with browser.open(browser.deal("golf", 15)) as tab:
        assert tab.refused(Ask(0, "par")) == "not-over"
        tab.do(END)
        for help in get_args(Help)[:-1]:
            assert tab.refused(Ask(0, help)) == "over"
        assert tab.table.helped.hints == 0


@pytest.mark.parametrize(("game", "deal"), [("golf", 2), ("tri-peaks", 1)])
def test_the_best_score_of_a_deal_is_available_once_the_game_is_over(browser: Browser, game: str, deal: int) -> None:
    rules = find_game(game).rules
    best = best_score(start(rules, deal))
    with browser.open(browser.deal(game, deal)) as tab:
        tab.make(tab.table.moves[-1])
        tab.do(END)
        seq = tab.table.seq
        par = tab.par()
        assert (par.best, par.exact) == (best.value, best.exact)
        # A hole that was ended cannot be continued, so asking does not mark it. A game that was given up can.
        assert tab.table.seq == seq + (game == "tri-peaks")


def test_a_player_who_knows_the_best_score_can_undo_only_in_practice(browser: Browser) -> None:
    """Otherwise undoing plays in a stuck hole would be free."""
    with browser.open(browser.deal("golf", 15)) as tab:
        while tab.table.outcome == "open":
            tab.make(next((move for move in tab.table.moves if move.source == "stock"), tab.table.moves[0]))
        play = next((move for move in tab.table.moves if move.source != "stock"), None)
        assert play is None
        undo = tab.table.undo
        tab.par()
        assert tab.table.undo == "marks"
        assert undo in ("free", "marks")


def test_black_hole_has_no_best_score(browser: Browser) -> None:
    with browser.open(browser.deal("black-hole", 1)) as tab:
        assert tab.refused(Ask(0, "par")) == "no-par"


def test_help_is_stored_and_written_into_the_record(browser: Browser, server: Running) -> None:
    table = browser.deal("golf", 15)
    with browser.open(table) as tab:
        tab.advice("move")
        tab.play(GOLF_15)
        assert tab.table.outcome == "won"
    with browser.open(table) as tab:
        assert tab.table.helped.hints == 1
    text = browser.http.get(f"/api/tables/{table}/record").text
    assert '[Helped "yes"]' in text
    record = parse_record(text)
    assert replay(record, find_game("golf").rules).outcome() is Outcome.WON


def test_two_tabs_see_the_same_marks(browser: Browser) -> None:
    table = browser.deal("golf", 15)
    with browser.open(table) as one, browser.open(table) as other:
        one.advice("move")
        assert other.until(one.table.seq).helped == one.table.helped


def test_a_winnable_deal_can_be_won(browser: Browser) -> None:
    for game in ("golf", "black-hole"):
        table = browser.post("/api/tables", NewTable(game, winnable=True))
        with browser.open(table) as tab:
            assert tab.table.winnable
            assert tab.table.deal is not None
            rules = find_game(game).rules
            assert isinstance(solve(start(rules, int(tab.table.deal))), Won)
    assert browser.problem("POST", "/api/tables", json={"game": "golf", "deal": "1", "winnable": True})[:2] == (409, "which-deal")


def test_a_hint_in_one_tab_does_not_stop_the_search_of_another(browser: Browser) -> None:
    table = browser.deal("golf", 15)
    with browser.open(table) as one, browser.open(table) as other:
        assert isinstance(one.ask(Ask(0, "verdict")), Table)
        other.advice("move")
        while not isinstance(message := one.receive(), Advice):
            pass
        assert (message.help, message.verdict) == ("verdict", "won")


def test_a_move_in_one_tab_stops_the_search_of_another_with_a_refusal(browser: Browser) -> None:
    table = browser.deal("forty-thieves", 7)
    with browser.open(table) as one, browser.open(table) as other:
        asked = one.ask(Ask(0, "verdict"))
        assert isinstance(asked, Table)
        other.until(asked.seq)
        other.make(other.table.moves[-1])
        update, refusal = one.receive(), one.receive()
        assert isinstance(update, Table)
        assert isinstance(refusal, Refused)
        assert (refusal.code, refusal.ref, refusal.seq, update.seq) == ("given-up", asked.ref, update.seq, other.table.seq)
        assert one.advice("nudge").help == "nudge"  # the tab can still ask for help


def test_a_refused_move_does_not_stop_the_search(browser: Browser) -> None:
    with browser.open(browser.deal("golf", 15)) as tab:
        assert isinstance(tab.ask(Ask(0, "verdict")), Table)
        tab.socket.send('{"type":"play","ref":99,"source":"c1","target":"c2"}')
        kinds = {type(tab.receive()), type(tab.receive())}
        assert kinds == {Refused, Advice}


# Gestures


def test_a_supermove_is_one_gesture(browser: Browser) -> None:
    for deal in range(200):
        with browser.open(browser.deal("maria", deal)) as tab:
            for _ in range(60):
                joined = [move for move in tab.table.moves if move.steps]
                if joined or not tab.table.moves:
                    break
                tab.make(tab.table.moves[0])
            if not joined:
                continue
            before = tab.table
            after = tab.make(joined[0])
            assert after.played == before.played + len(joined[0].steps)
            assert after.seq == before.seq + 1
            back = tab.do(UNDO_AS_PRACTICE)
            assert (back.piles, back.played) == (before.piles, before.played)
            return
    raise AssertionError("no deal had a supermove")


def test_an_automatic_move_is_undone_together_with_the_move_before_it(browser: Browser) -> None:
    with browser.open(browser.deal("lucas", 90)) as tab:
        assert tab.refused(Play(0, "c1", "f1", joined=True)) == "illegal-move"
        tab.play("8-13 11-4 2-5 d")
        before = tab.table
        (up,) = (move for move in before.moves if move.text == "w-f")
        tab.do(Play(0, up.source, up.target, up.count, joined=True))
        back = tab.do(UNDO_AS_PRACTICE)
        assert back.played == before.played - 1  # the draw is undone too


def test_only_an_automatic_move_to_a_foundation_joins_the_move_before_it(browser: Browser) -> None:
    with browser.open(browser.deal("lucas", 90)) as tab:
        assert tab.refused(Play(0, "stock", "waste", joined=True)) == "not-joined"
