"""Rooms on a real server: guests stay in sync, other players' cards stay hidden, and rooms continue after the server is killed."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets import ConnectionClosed
from websockets.exceptions import InvalidStatus

from longwood.protocol.rooms import Act, GolfSettings, Hire, Rename, Rise, RoomAction, Sit
from longwood.server.access.limits import ServerLimits
from longwood.server.rooms.cache import OpenRoom
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.store import Done
from tests.server.playing import Browser, Process, Running, silent
from tests.server.rooms.guests import Guest, open_room, to_room

pytestmark = [pytest.mark.usefixtures("short_countdown"), pytest.mark.every_store]


def start_game(one: Guest, other: Guest) -> None:
    """Start a game between two guests."""
    one.sit("Ada")
    other.sit("Bo")
    one.ready()
    other.ready()
    one.until_phase("playing")
    other.until_phase("playing")


def test_two_guests_play_a_hole(server: Running) -> None:
    with ExitStack() as stack:
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        invitation = open_room(ada, GolfSettings(format="match"))
        assert invitation.code is not None
        found = bo.http.get(f"/api/rooms/by-code/{invitation.code.lower()}").json()
        assert found["room"] == invitation.room
        one, other = (stack.enter_context(Guest(browser, invitation.room)) for browser in (ada, bo))
        assert one.room.code == invitation.code
        start_game(one, other)
        assert one.golf.board == other.golf.board, "both play the same deal"
        assert (one.golf.format, one.room.computers) == ("match", ["", ""])
        assert one.golf.board is not None
        assert one.golf.board.deal is None
        before = one.golf.board.piles
        one.play("d")
        assert one.golf.board.piles != before
        other.do(Rename(0, "Bob"))
        assert other.golf.board is not None
        assert other.golf.board.piles == before
        assert other.golf.players[0].board is None
        while moves := one.moves():
            one.play(moves[0])
        if not one.golf.players[0].done:
            one.play("end")
        left = one.golf.players[0].cards_left
        other.play("end")
        one.until(other.room.seq)
        assert {one.golf.phase, other.golf.phase} == {"turned"}
        assert all(player.board for player in [*one.golf.players, *other.golf.players])
        assert [player.scores for player in other.golf.players][1] == [35]
        assert left == other.golf.players[0].cards_left
        status = other.golf.players[1].status
        assert status is not None
        assert status.id == "match-status"
        one.play("next")
        other.play("next")
        assert other.golf.hole == 2


def test_actions_of_a_game_are_answered_without_waking_a_task(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    now, later = list[bool](), list[str]()
    act_now, act = Rooms.act_now, Rooms.act

    def counted_now(self: Rooms, entry: OpenRoom, player: str, action: Act, address: str, done: Done) -> bool:
        now.append(act_now(self, entry, player, action, address, done))
        return now[-1]

    async def counted(self: Rooms, player: str, room: str, action: RoomAction, address: str = "") -> None:
        if isinstance(action, Act):
            later.append(action.action)
        await act(self, player, room, action, address)

    monkeypatch.setattr(Rooms, "act_now", counted_now)
    monkeypatch.setattr(Rooms, "act", counted)
    with ExitStack() as stack:
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        room = open_room(ada, GolfSettings()).room
        one, other = (stack.enter_context(Guest(browser, room)) for browser in (ada, bo))
        start_game(one, other)
        assert [one.play("d").did for _ in range(5)] == [1, 2, 3, 4, 5]
        assert one.refused(Act(0, "d", 5)) == "heard"
        assert one.play("end").did == 6
    assert sum(now) >= 3, f"nothing else happens in the room, but {later} had to wait"


def test_refusals_have_a_specific_code(server: Running, browser: Browser) -> None:
    room = open_room(browser).room
    with Guest(browser, room) as guest:
        assert guest.refused(Sit(0, "\u202e")) == "notation"
        assert guest.refused(Rise(0)) == "not-seated"
        guest.sit("Ada")
        assert guest.refused(Sit(0, "Ada")) == "seated"
        assert guest.refused(Hire(0, "nobody")) == "no-level"
        for text in ("", "[]", "{}", '{"type":"do"}', "x" * 3000, '{"type":"sit","ref":1,"name":"a","more":1}'):
            guest.socket.send(text)
            answer = guest.receive()
            assert answer.ref is None


def test_pages_of_other_sites_cannot_open_or_enter_a_room(browser: Browser) -> None:
    room = open_room(browser).room
    foreign = {"Cookie": browser.cookie, "Origin": "http://example.com"}
    answer = browser.http.post("/api/rooms", json={"settings": {"type": "spit"}}, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    with pytest.raises(InvalidStatus) as caught, to_room(browser, room, foreign):
        pass
    assert caught.value.response.status_code == 403


def test_too_many_messages_are_refused_and_the_connection_stays_open(tmp_path: Path) -> None:
    limits = ServerLimits(room_rate=0.001, room_burst=10)
    with Running(tmp_path, limits=limits) as server, Browser(server.address) as browser, Guest(browser, open_room(browser).room) as guest:
        for _ in range(15):
            guest.socket.send("{}")
        codes = [json.loads(guest.socket.recv(20))["code"] for _ in range(15)]
        assert codes == ["bad-message"] * 10 + ["too-fast"] * 5


def test_an_unknown_room_is_reported(browser: Browser) -> None:
    socket = to_room(browser, "nowhere")
    with socket, pytest.raises(ConnectionClosed) as caught:
        socket.recv(20)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4404
    assert browser.problem("GET", "/api/rooms/by-code/ABCDEF")[:2] == (404, "not-found")
    assert browser.problem("GET", "/api/rooms/by-code/ABC")[:2] == (400, "notation")


def test_computers_play_in_a_room(browser: Browser) -> None:
    with Guest(browser, open_room(browser, GolfSettings(format="match")).room) as guest:
        guest.sit("Ada")
        guest.do(Hire(0, "expert"))
        guest.ready()
        guest.until_phase("playing")
        while guest.golf.players[1].cards_left == 35:
            guest.receive()
        assert guest.golf.players[1].board is None
        guest.do(Rise(0))
        assert guest.room.seats == []


def test_no_card_of_another_player_is_sent_before_the_hole_is_revealed(server: Running) -> None:
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server.address)) for _ in range(3)]
        room = open_room(browsers[0]).room
        one, other, spectator = (stack.enter_context(Guest(browser, room)) for browser in browsers)
        start_game(one, other)
        spectator.until_phase("playing")
        earlier, before = len(other.received), (other.room.seq, spectator.room.seq)
        for _ in range(12):
            one.play("d")
        for who in (other, spectator):
            with pytest.raises(TimeoutError):
                who.receive(0.3)
        one.do(Rename(0, "Ada Lovelace"))
        other.until(before[0] + 1)
        spectator.until(before[1] + 1)
        assert (other.room.seq, spectator.room.seq) == (before[0] + 1, before[1] + 1), "a guest cannot count another player's draws"
        assert other.refused(Act(0, "undo", 1)) == "no-take-back"
        assert json.loads(other.received[-1])["seq"] == before[0] + 1
        assert one.golf.board is not None
        assert other.golf.board is not None
        drawn = {card for pile in one.golf.board.piles for card in pile.cards}
        own = {card for pile in other.golf.board.piles for card in pile.cards}
        assert len(drawn - own) == 12, "the drawn cards are not visible on the other board"
        for text in other.received[earlier:]:
            assert not any(f'"{card}"' in text for card in drawn - own)
        assert spectator.golf.board is None
        assert not any(f'"{card}"' in text for text in spectator.received for card in drawn - own)
        one.play("end")
        other.play("end")
        one.until(other.room.seq)
        spectator.until(other.room.seq)
        assert one.room.seq == other.room.seq == spectator.room.seq >= before[0] + 15, "all events are sent once the hole is revealed"


def test_rooms_continue_after_the_server_is_killed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(Process(tmp_path))
        ada = stack.enter_context(Browser(first.address()))
        bo = stack.enter_context(Browser(ada.address))
        room = open_room(ada).room
        one, other = Guest(ada, room), Guest(bo, room)
        start_game(one, other)
        one.play("d")
        seq, clock, piles = one.room.seq, one.room.now_ms, one.golf.board and one.golf.board.piles
        first.kill()
        with Process(tmp_path) as second:
            address = second.address()
            with Guest(ada.moved_to(address), room) as reconnected, Guest(bo.moved_to(address), room):
                assert reconnected.room.seq >= seq
                assert reconnected.golf.board is not None
                assert reconnected.golf.board.piles == piles
                assert reconnected.room.did == 1
                assert reconnected.room.now_ms < clock + 60_000
                reconnected.play("d")
                assert reconnected.room.did == 2


def test_a_browser_that_does_not_read_does_not_delay_others(tmp_path: Path) -> None:
    many = 10**9
    limits = ServerLimits(room_rate=many, room_burst=many, message_rate_of_address=many, message_burst_of_address=many)
    with Running(tmp_path, buffer=4096, limits=limits) as server, ExitStack() as stack:
        ada, bo, eve = (stack.enter_context(Browser(server.address)) for _ in range(3))
        room = open_room(ada).room
        one, other = (stack.enter_context(Guest(browser, room)) for browser in (ada, bo))
        stack.enter_context(silent(eve, f"/ws/rooms/{room}"))
        start_game(one, other)
        before = time.monotonic()
        for _ in range(100):
            one.play(one.moves()[0] if one.moves() else "undo")
            if one.golf.players[0].done:
                break
        assert time.monotonic() - before < 20
        other.do(Rename(0, "Bob"))
        assert 0 < server.unsent() < 2**18, "messages that are not read do not accumulate"
