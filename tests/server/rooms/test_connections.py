"""Dead connections to a room: a page that reconnects sees which of its actions arrived, and actions that arrive late are ignored."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection

from longwood.protocol.rooms import Act, Hire
from longwood.server.access.limits import ServerLimits
from tests.server.playing import Browser, Running, eventually
from tests.server.proxy import SlowLine
from tests.server.rooms.guests import Guest, open_room, to_room

pytestmark = [pytest.mark.usefixtures("short_countdown"), pytest.mark.every_store]


def send(guest: Guest, *actions: Act | Hire) -> None:
    """Send actions without waiting for an answer."""
    for ref, action in enumerate(actions, 1000):
        guest.socket.send(msgspec.json.encode(msgspec.structs.replace(action, ref=ref)).decode())


def read_until_closed(connection: ClientConnection) -> None:
    """Read from a connection until the server closes it."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(20)


def test_actions_that_arrive_late_over_a_replaced_connection_are_ignored(server: Running) -> None:
    """After reconnecting, the page reuses the numbers of its unanswered actions, so the server must ignore old ones that arrive late."""
    with ExitStack() as stack:
        proxy = stack.enter_context(SlowLine(int(server.address.rpartition(":")[2]), delay_s=0))
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        room = open_room(ada).room
        other = stack.enter_context(Guest(bo, room))
        other.sit("Bo")
        stalled = stack.enter_context(Guest(ada, room, "one-page", at=proxy.address))
        stalled.sit("Ada")
        stalled.ready()
        other.ready()
        stalled.until_phase("playing")
        stalled.play("d")
        proxy.fall_silent()
        send(stalled, Act(0, "d", 2), Act(0, "d", 3), Hire(0, "casual"))
        one = stack.enter_context(Guest(ada, room, "one-page"))
        assert one.room.did == 1
        one.play("d")
        assert all(seat.here for seat in one.room.seats), "nobody was marked as away"
        proxy.pass_late()
        read_until_closed(stalled.socket)
        assert one.play("d").did == 3
        assert one.golf.board is not None
        assert one.golf.board.played == 3
        with Guest(ada, room, "another-page") as second_tab:  # another tab does not close the first tab's connection
            assert second_tab.room.did == 3
            assert one.play("d").did == 4
        with Guest(ada, room) as nameless, Guest(ada, room):
            nameless.play("d")
        while one.room.did < 5:
            one.receive()


def test_a_page_can_reconnect_while_its_dead_connection_is_still_open(tmp_path: Path) -> None:
    with Running(tmp_path, limits=ServerLimits(sockets=2)) as server, ExitStack() as stack:
        proxy = stack.enter_context(SlowLine(int(server.address.rpartition(":")[2]), delay_s=0))
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        room = open_room(ada).room
        other = stack.enter_context(Guest(bo, room, "bo-page"))
        stalled = stack.enter_context(Guest(ada, room, "ada-page", at=proxy.address))
        stalled.sit("Ada")
        proxy.fall_silent()
        for _ in range(3):  # each connection replaces the one before
            reconnected = stack.enter_context(Guest(ada, room, "ada-page"))
            assert reconnected.room.you == 0
        with to_room(ada, f"{room}?page=another") as third, pytest.raises(ConnectionClosed) as caught:
            third.recv(20)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1013, "the page can retry later"
        assert reconnected.ready().you == 0
        other.socket.close()
        assert eventually(lambda: connections(ada) == 1)
        with Guest(ada, room, "another") as retried:
            assert retried.room.you == 0
        proxy.pass_late()


def connections(browser: Browser) -> int:
    """Return the number of open room connections according to the server's metrics."""
    found = re.search(r"^longwood_room_sockets (\d+)", browser.http.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_page_can_reconnect_many_times(server: Running, browser: Browser) -> None:
    room = open_room(browser).room
    before = server.tasks()
    with ExitStack() as stack:
        sockets = [stack.enter_context(to_room(browser, f"{room}?page=x")) for _ in range(10)]
        first = sockets[-1].recv(20)
        assert json.loads(first)["type"] == "room"
        sockets[-1].send('{"type":"ping"}')
        while json.loads(text := sockets[-1].recv(20))["type"] == "room":
            pass
        assert json.loads(text) == {"type": "pong"}
        assert eventually(lambda: connections(browser) == 1), "only the newest connection is left"
        for connection in sockets[:-1]:
            read_until_closed(connection)
    assert eventually(lambda: server.tasks() <= before), "no tasks are left"
