"""The WebSocket of a table: tabs stay in sync, every message is answered, and a misbehaving browser does not disturb others."""

from __future__ import annotations

import json
import socket
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from websockets import ConnectionClosed

from longwood.protocol import MOST_SHOWN, End, Play, Refused, Table
from longwood.server import engines
from longwood.server.access.limits import Bucket, ServerLimits
from tests.server.databases import change, locked
from tests.server.playing import ANSWER_S, END, UNDO, UNDO_AS_PRACTICE, Browser, Running, Tab, eventually, silent
from tests.server.rooms.guests import Guest, open_room

pytestmark = pytest.mark.every_store

DRAW = Play(0, "stock", "waste")
LONGEST = 64 * 1024


def without_ref(table: Table) -> Table:
    return msgspec.structs.replace(table, ref=None)


def close_frame(tab: Tab) -> tuple[int, str]:
    """Return the code and reason with which the server closes the socket."""
    try:
        while True:
            tab.receive()
    except ConnectionClosed as error:
        return (error.rcvd.code, error.rcvd.reason) if error.rcvd else (0, str(error))


def test_two_tabs_of_one_game_stay_in_sync(browser: Browser) -> None:
    table = browser.deal("forty-thieves", 7)
    with browser.open(table) as one, browser.open(table) as two:
        for turn in range(1, 11):
            actor, other = (one, two) if turn % 2 else (two, one)
            actor.do(DRAW)
            assert actor.table.ref is not None
            assert other.until(turn).ref is None
            assert without_ref(actor.table) == other.table
        two.do(UNDO_AS_PRACTICE)
        assert one.until(11).practice
        one.do(END)
        assert two.until(12).ended
        assert one.quiet()
        assert two.quiet()
        assert len(one.received) == len(two.received) == 13  # no state is sent twice


def test_no_state_is_sent_twice_while_the_scorecard_is_loaded(browser: Browser) -> None:
    hole = browser.begin_round("golf")
    with browser.open(hole) as one, browser.open(hole) as two:
        for turn in range(1, 13):
            one.do(Play(0, "stock", "hole"))
            two.until(turn)
        assert one.quiet()
        assert len(one.received) == len(two.received) == 13


def draw_20_times(tab: Tab) -> None:
    for _ in range(20):
        tab.do(DRAW)


def refusal_to_connect(browser: Browser, table: str) -> tuple[int, str] | None:
    """Connect to a table. Return the code and reason if the server closes the socket before sending anything, otherwise None."""
    with browser.connect(table) as connection:
        try:
            connection.recv(ANSWER_S)
        except ConnectionClosed as error:
            return (error.rcvd.code, error.rcvd.reason) if error.rcvd else (0, str(error))
    return None


def test_the_number_of_tables_open_from_one_address_is_limited(tmp_path: Path) -> None:
    """Several tabs on one table count once, up to a maximum. Rooms count separately. A refused client can connect when another leaves."""
    with Running(tmp_path, limits=ServerLimits(sockets=2)) as server, Browser(server.address) as ada, Browser(server.address) as bo:
        first, second, third = ada.deal("golf", 1), bo.deal("golf", 1), ada.deal("golf", 2)
        with ada.open(first) as tab, bo.open(second), Guest(ada, open_room(ada).room):
            with ada.open(first) as second_tab:
                second_tab.do(Play(0, "stock", "hole"))
                assert tab.until(1).played == 1
            assert refusal_to_connect(ada, third) == (1013, "too many connections from your address")
        assert eventually(lambda: refusal_to_connect(ada, third) is None)
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(ada.open(first))
            assert refusal_to_connect(ada, first) == (1013, "too many connections from your address")


def test_two_tabs_can_act_at_the_same_time(browser: Browser) -> None:
    table = browser.deal("forty-thieves", 7)
    with browser.open(table) as one, browser.open(table) as two, ThreadPoolExecutor() as pool:
        for done in [pool.submit(draw_20_times, tab) for tab in (one, two)]:
            done.result()
        assert without_ref(one.until(40)) == without_ref(two.until(40))
        assert one.table.played == 40


def test_a_tab_on_a_finished_hole_is_notified_that_the_next_is_dealt(browser: Browser) -> None:
    hole = browser.begin_round("golf")
    with browser.open(hole) as one, browser.open(hole) as two:
        one.do(END)
        two.until(1)
        assert two.table.round is not None
        second = browser.post(f"/api/rounds/{two.table.round.id}/next")
        for tab in (one, two):
            message = tab.receive()
            assert isinstance(message, Table)
            assert message.round is not None
            assert message.round.holes[1].table == second
        assert one.refused(UNDO) == "closed"


def test_the_socket_of_an_unknown_table_is_closed_as_not_found(browser: Browser) -> None:
    for table in ("nothing", "%00", "a" * 2_000, "..", "%2e%2e"):
        with browser.connect(table) as connection:
            with pytest.raises(ConnectionClosed) as caught:
                connection.recv(20)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4404
            assert caught.value.rcvd.reason.startswith("game not found")


def test_every_message_of_a_flood_is_answered_in_order(browser: Browser) -> None:
    with browser.open(browser.deal("golf", 1)) as tab:
        for ref in range(200):
            tab.socket.send(json.dumps({"type": "play", "ref": ref, "source": "c1", "target": "c2"}))
        for ref in range(200):
            answer = tab.receive()
            assert (type(answer), answer.ref) == (Refused, ref)


def test_a_flood_of_messages_slows_down_only_its_sender(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longwood.tables.connection.TOO_FAST_PAUSE_S", 0.2)
    limits = ServerLimits(table_rate=0.001, table_burst=2)
    with Running(tmp_path, limits=limits) as server, Browser(server.address) as browser:
        table = browser.deal("golf", 1)
        with browser.open(table) as flooding, browser.open(table) as other:
            flooding.play("d d")
            began = time.monotonic()
            for _ in range(4):
                flooding.socket.send('{"type":"undo","ref":1}')
            assert other.do(UNDO_AS_PRACTICE).seq == 3
            refusals = 0
            while refusals < 4:
                refusals += isinstance(flooding.receive(), Refused)
            assert time.monotonic() - began >= 4 * 0.2


def test_messages_over_the_limit_are_refused_and_the_connection_stays_open(tmp_path: Path) -> None:
    limits = ServerLimits(table_rate=0.0, table_burst=5)
    with (
        Running(tmp_path, limits=limits) as server,
        Browser(server.address) as browser,
        browser.open(browser.deal("forty-thieves", 7)) as tab,
    ):
        for _ in range(5):
            tab.do(DRAW)
        for text in ('{"type":"play","ref":9,"source":"stock","target":"waste"}', '{"type":"ping"}', "{"):
            tab.socket.send(text)
            answer = tab.receive()
            assert isinstance(answer, Refused)
            assert (answer.ref, answer.seq, answer.code) == (None, 5, "too-fast")
        with browser.open(tab.table.table) as other:
            assert other.do(DRAW).seq == 6
        assert tab.until(6).played == 6, "the tab still receives updates"


def test_holding_a_key_down_for_a_minute_stays_within_the_limit() -> None:
    now = 0.0
    bucket = Bucket(ServerLimits().table_rate, ServerLimits().table_burst, lambda: now)
    for _ in range(500):  # one gesture can send this many messages at once
        assert bucket.take()
    for _ in range(60 * 40):  # at the repeat rate of a keyboard
        now += 1 / 40
        assert bucket.take()


def test_many_moves_of_the_solver_count_as_several_messages(tmp_path: Path) -> None:
    limits = ServerLimits(table_rate=0.0, table_burst=20)
    with (
        Running(tmp_path, limits=limits) as server,
        Browser(server.address) as browser,
        browser.open(browser.deal("forty-thieves", 3)) as tab,
    ):
        assert tab.until(tab.advice("show", MOST_SHOWN).seq + MOST_SHOWN).played == MOST_SHOWN
        for _ in range(20 - 1 - MOST_SHOWN // 8):
            tab.do(UNDO_AS_PRACTICE)
        tab.socket.send('{"type":"ping"}')
        refused = tab.receive()
        assert isinstance(refused, Refused)
        assert refused.code == "too-fast"


def test_a_ping_is_answered_in_order(browser: Browser) -> None:
    with browser.open(browser.deal("golf", 1)) as tab:
        for text in ('{"type":"ping"}', '{"type":"play","ref":1,"source":"stock","target":"hole"}', '{"type":"ping"}'):
            tab.socket.send(text)
        assert json.loads(tab.socket.recv(20)) == {"type": "pong"}
        assert tab.receive().ref == 1
        assert json.loads(tab.socket.recv(20)) == {"type": "pong"}
        assert tab.quiet()


@pytest.mark.parametrize("frame", [b"", b"\x00\xff", b'{"type":"undo","ref":1}', "", "{", "null", "[]", '"undo"', "x" * (LONGEST - 1)])
def test_an_invalid_message_is_refused_and_the_connection_stays_open(browser: Browser, frame: str | bytes) -> None:
    with browser.open(browser.deal("golf", 1)) as tab:
        tab.socket.send(frame)
        answer = tab.receive()
        assert isinstance(answer, Refused)
        assert (answer.ref, answer.seq, answer.code) == (None, 0, "bad-message")
        assert len(tab.received[-1]) < 600
        tab.do(Play(0, "stock", "hole"))


def test_a_message_that_is_too_long_closes_the_socket_but_not_the_game(browser: Browser) -> None:
    table = browser.deal("golf", 1)
    with browser.open(table) as tab:
        tab.do(Play(0, "stock", "hole"))
        tab.socket.send("x" * (LONGEST + 1))
        assert close_frame(tab)[0] == 1009
    with browser.open(table) as tab:
        assert tab.table.seq == 1


def test_text_that_is_not_utf8_closes_the_socket_but_not_the_game(browser: Browser) -> None:
    table = browser.deal("golf", 1)
    with silent(browser, f"/ws/tables/{table}") as connection:
        connection.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")  # a masked text frame of two bytes
        eventually(lambda: not connection.recv(2**16))
    with browser.open(table) as tab:
        tab.do(Play(0, "stock", "hole"))


def test_a_browser_that_reads_nothing_does_not_delay_others(tmp_path: Path) -> None:
    with Running(tmp_path, buffer=4096) as server, Browser(server.address) as browser:
        table = browser.deal("napoleon-at-st-helena", 7)
        with silent(browser, f"/ws/tables/{table}"), browser.open(table) as tab:
            for _ in range(120):  # each move sends about 4 kB to the silent browser
                tab.make(tab.table.moves[-1])  # a draw or a redeal
            assert 0 < server.unsent() < 2**17
        assert eventually(lambda: not server.server.server_state.tasks)


def test_browsers_that_vanish_leave_no_tasks_behind(server: Running, browser: Browser) -> None:
    table = browser.deal("golf", 1)
    with browser.open(table) as tab:
        before = server.tasks()
        for _ in range(10):
            with silent(browser, f"/ws/tables/{table}") as connection:
                # With this option, closing the socket sends a TCP reset, like a machine that has restarted.
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            with silent(browser, f"/ws/tables/{table}"):
                pass
            tab.do(Play(0, "stock", "hole"))
        assert eventually(lambda: server.tasks() == before)


def test_the_slower_of_two_servers_shows_what_the_other_stored(tmp_path: Path) -> None:
    with Running(tmp_path) as here, Running(tmp_path) as there, Browser(here.address) as browser:
        table = browser.deal("forty-thieves", 7)
        elsewhere = browser.moved_to(there.address)
        with elsewhere.http, browser.open(table) as one, elsewhere.open(table) as two:
            one.do(DRAW)
            answer = two.ask(msgspec.structs.replace(DRAW, after=0, name="late"))
            assert isinstance(answer, Refused)
            assert (answer.code, answer.seq) == ("moved-on", 1)
            assert two.table == without_ref(one.table), "the state is sent before the refusal"
            two.do(DRAW)
            with browser.open(table) as three:  # a reload
                assert three.table == without_ref(two.table)


def test_a_game_damaged_while_open_closes_only_its_own_sockets(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Browser(server.address) as browser:
        table, undamaged = browser.deal("forty-thieves", 7), browser.deal("golf", 1)
        with browser.open(table) as one, browser.open(table) as two, browser.open(undamaged) as other:
            one.do(DRAW)
            two.until(1)
            change(tmp_path, "UPDATE events SET event = '{'")
            change(tmp_path, 'UPDATE tables SET "seq" = 9 WHERE "seq" = 1')
            with pytest.raises(ConnectionClosed):
                one.ask(DRAW)
            assert close_frame(one) == close_frame(two) == (4410, "this stored game of Forty Thieves is damaged at event 1")
            other.do(Play(0, "stock", "hole"))
        with browser.connect(table) as connection, pytest.raises(ConnectionClosed) as caught:
            connection.recv(20)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4410
        assert browser.problem("POST", f"/api/tables/{table}/reshuffle")[:2] == (409, "unplayable")


def test_moves_are_refused_while_they_cannot_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_WAIT_S", 0.1)
    with Running(tmp_path) as server, Browser(server.address) as browser:
        table = browser.deal("golf", 1)
        with browser.open(table) as tab:
            with locked(tmp_path):
                assert tab.refused(Play(0, "stock", "hole")) == "store"
                assert browser.problem("POST", "/api/tables", json={"game": "golf"})[:2] == (503, "store")
                assert tab.quiet()
            assert tab.do(End(0)).seq == 1


def test_an_unexpected_failure_is_logged_and_closes_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    with Running(tmp_path) as server, Browser(server.address) as browser:
        table = browser.deal("golf", 1)
        with browser.open(table) as one, browser.open(table) as two:
            with monkeypatch.context() as patch:
                patch.setattr("longwood.tables.service.table_view", broken)
                with pytest.raises(ConnectionClosed):
                    one.ask(Play(0, "stock", "hole"))
                assert close_frame(one) == close_frame(two) == (1011, "the server failed; see its log")
            assert [record.exc_info is not None for record in caplog.records] == [True, True]
        with browser.open(table) as tab:
            assert tab.table.seq == 1  # the move was stored before the failure


def test_messages_are_limited_for_all_tabs_of_an_address(tmp_path: Path) -> None:
    limits = ServerLimits(message_rate_of_address=1e-6, message_burst_of_address=2)
    with Running(tmp_path, limits=limits) as server, Browser(server.address) as ada, Browser(server.address) as bo:
        tabs = [browser.open(browser.deal("golf", 1)) for browser in (ada, bo)]
        with tabs[0], tabs[1]:
            for tab in tabs:
                tab.play("d")
            for tab in tabs:
                tab.socket.send('{"type":"undo","ref":9}')
                answer = tab.receive()
                assert isinstance(answer, Refused)
                assert answer.code == "too-fast"
