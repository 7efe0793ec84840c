"""Two servers that share PostgreSQL and Valkey: a stranger can't exceed a limit by using both, and limits hold without Valkey."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection

from longwood.protocol.rooms import Hire, Sit
from longwood.server.access import shared
from longwood.server.access.limits import ServerLimits
from longwood.server.settings.values import Settings
from tests.server.conftest import need
from tests.server.playing import ANSWER_S, Browser, Running, eventually
from tests.server.rooms.guests import Guest, open_room, to_room
from tests.server.valkey import Valkey, valkey_program

pytestmark = pytest.mark.postgresql_only("several processes can share only PostgreSQL")

LIMITS = ServerLimits(sockets=2, seats=2, rooms_a_minute=4, deals_a_minute=1e-4, deals_burst=3)


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Servers on a busy machine must not take Valkey, or each other, for dead."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shared, "_TIMEOUT_S", ANSWER_S)
        patch.setattr(shared, "_ALIVE_S", 600)
        yield


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


@pytest.fixture(scope="module")
def servers(valkey: Valkey, store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder, settings = tmp_path_factory.mktemp("data"), Settings(channel=valkey.address, limits=LIMITS)
    with Running(folder, settings=settings) as here, Running(folder, settings=settings) as there:
        assert eventually(lambda: shares_limits(here) and shares_limits(there))
        yield here, there


def shares_limits(server: Running) -> bool:
    with Browser(server.address) as browser:
        return "\nlongwood_limits_shared 1.0\n" in browser.http.get("/metrics").text


@pytest.fixture
def two(servers: tuple[Running, Running]) -> Iterator[tuple[Browser, Browser]]:
    """A browser on each server, of the same player."""
    with Browser(servers[0].address) as here:
        there = here.moved_to(servers[1].address)
        with there.http:
            yield here, there


def close_code(socket: ClientConnection) -> int:
    """Return the code with which the server closes a socket."""
    with socket, pytest.raises(ConnectionClosed) as caught:
        socket.recv(ANSWER_S)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def test_codes_tried_on_another_server_count(two: tuple[Browser, Browser]) -> None:
    def tried(browser: Browser) -> httpx.Response:  # as a reverse proxy on this machine forwards it
        return browser.http.get("/api/rooms/by-code/ABCDEF", headers={"X-Forwarded-For": "192.0.2.1"})

    assert [tried(browser).status_code for browser in two * 3] == [404] * 4 + [429] * 2
    refused = tried(two[1])
    assert (refused.json()["code"], 1 <= int(refused.headers["retry-after"]) <= 15) == ("too-often", True)


def test_seats_and_pages_on_another_server_count(two: tuple[Browser, Browser]) -> None:
    here, there = two
    rooms = [open_room(browser).room for browser in two]
    with Guest(here, rooms[0]) as one, Guest(there, rooms[1]) as other:
        one.sit("Ada")
        one.do(Hire(0, "steady"))
        assert other.refused(Sit(0, "Bo")) == "many-seats"
        for browser in two:
            assert close_code(to_room(browser, rooms[0])) == 1013
    tables = [browser.deal("golf") for browser in two]
    with here.open(tables[0]), there.open(tables[0]), there.open(tables[1]):
        assert close_code(here.connect(here.deal("golf"))) == 1013


def test_new_games_on_another_server_count(servers: tuple[Running, Running]) -> None:
    """The other server learns of games a moment after it has accepted one itself, so it's enough if it notices those of one player."""

    def post(http: httpx.Client) -> httpx.Response:
        return http.post("/api/tables", json={"game": "golf"})

    def notices() -> bool:
        with Browser(servers[0].address) as here, here.moved_to(servers[1].address).http as there:
            refusals = [post(here.http) for _ in range(4)]
            assert [refused.status_code for refused in refusals] == [201] * 3 + [429]
            accepted = 0
            while (answer := post(there)).status_code == 201:
                accepted += 1
                assert accepted <= 3
                time.sleep(0.3)  # longer than servers wait before they tell each other
            assert answer.status_code == 429
            return accepted < 3 or int(answer.headers["retry-after"]) > int(refusals[-1].headers["retry-after"])

    assert eventually(notices)


def test_each_server_limits_strangers_alone_while_valkey_is_down(tmp_path: Path) -> None:
    need(valkey_program)
    with Valkey() as valkey, ExitStack() as stack:
        server = stack.enter_context(Running(tmp_path, settings=Settings(channel=valkey.address, limits=LIMITS)))
        assert eventually(lambda: shares_limits(server))
        valkey.stop()
        browser = stack.enter_context(Browser(server.address))
        assert [browser.http.get("/api/rooms/by-code/ABCDEF").status_code for _ in range(5)] == [404] * 4 + [429]
        assert [browser.http.post("/api/tables", json={"game": "golf"}).status_code for _ in range(4)] == [201] * 3 + [429]
        assert not shares_limits(server)
        valkey.start()
        assert eventually(lambda: shares_limits(server))
