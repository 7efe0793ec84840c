"""Operating a public server: limits, host names, removal of unused rooms, and metrics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets import ConnectionClosed

from longwood.cli import main
from longwood.errors import RefusedError
from longwood.protocol.rooms import Act, GolfSettings, Prepare, Rename, Sit, SpitSettings
from longwood.server.access.limits import Addresses, Bucket, ServerLimits, network_of, site_of
from longwood.server.app import create_app
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.settings.values import Settings
from longwood.tables.errors import NotFoundError, StoreError
from tests.server.databases import database_of
from tests.server.playing import ANSWER_S, Browser, Running
from tests.server.rooms.guests import Guest, open_room, to_room
from tests.server.rooms.logs import read_view

pytestmark = pytest.mark.every_store


class NullWaker:
    """A waker that does nothing."""

    def wake(self, table: str) -> None:
        pass


@pytest.fixture(scope="module")
def limited_server(tmp_path_factory: pytest.TempPathFactory, store_kind: str) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data"), limits=ServerLimits(sockets=2, rooms_a_minute=3, rooms_a_day_of_site=5)) as running:
        yield running


def test_the_connections_and_rooms_of_one_address_are_limited(limited_server: Running) -> None:
    with Browser(limited_server.address) as browser, ExitStack() as stack:
        room = open_room(browser).room
        for _ in range(2):
            stack.enter_context(Guest(browser, room))
        with to_room(browser, room) as third, pytest.raises(ConnectionClosed) as caught:
            third.recv(20)
        assert caught.value.rcvd is not None
        assert "too many connections" in caught.value.rcvd.reason
        assert caught.value.rcvd.code == 1013, "the page can retry later"
        statuses = [browser.http.get("/api/rooms/by-code/ABCDEF").status_code for _ in range(4)]
        assert statuses == [404, 404, 429, 429]
        assert browser.problem("GET", "/api/rooms/by-code/ABCDEF")[0] == 429


def test_the_room_codes_one_site_can_try_are_limited_across_all_its_networks(limited_server: Running) -> None:
    with Browser(limited_server.address) as browser:

        def status_for(address: str) -> int:  # a request forwarded by a reverse proxy on this machine
            return browser.http.get("/api/rooms/by-code/ABCDEF", headers={"X-Forwarded-For": address}).status_code

        assert [status_for(f"2001:db8:0:{n}::1") for n in range(6)] == [404] * 5 + [429]
        assert status_for("2001:db8:1::1") == 404


def test_a_bucket_refills() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_the_connections_of_each_address_are_counted_separately() -> None:
    async def count() -> None:
        addresses = Addresses(ServerLimits(sockets=1))
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(addresses.one_more("a", ("1",)))
            await stack.enter_async_context(addresses.one_more("b", ("2",)))
            for other in (("3",), None):
                with pytest.raises(RefusedError):
                    await stack.enter_async_context(addresses.one_more("a", other))
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(addresses.one_more("a", ("4",)))
            with pytest.raises(RefusedError):
                await stack.enter_async_context(addresses.one_more("a", ("4",)))
        assert not addresses._pages

    asyncio.run(count())


def test_an_ipv4_address_written_as_ipv6_counts_as_the_same_address() -> None:
    for group_of in (network_of, site_of):
        assert [group_of(f"{prefix}192.0.2.1") for prefix in ("", "::ffff:")] == ["192.0.2.1"] * 2
        assert group_of("::ffff:192.0.2.1") != group_of("::ffff:192.0.2.2")
        assert group_of("::1") != "::1"


def test_unused_rooms_are_closed_and_later_removed(tmp_path: Path) -> None:
    async def go() -> None:
        database = database_of(tmp_path)
        await database.open()
        store = RoomStore(database)
        rooms = Rooms(store, NullWaker(), Metrics())
        upkeep = Upkeep(rooms, store)
        try:
            room, code = await rooms.open(GolfSettings())
            now = time.time()
            await upkeep.tidy(now, now - 60, None)
            assert await rooms.by_code(code) == room
            async with rooms.present("ada", room):
                await rooms.act("ada", room, Sit(0, "Ada"))
                await upkeep.touch_visited(now + 60)
                await upkeep.tidy(now + 60, now + 70, None)
                assert read_view(await rooms.view("ada", room)).phase == "gathering", "a guest is connected"
            await upkeep.tidy(now + 120, now + 110, None)
            with pytest.raises(NotFoundError):
                await rooms.by_code(code)
            assert read_view(await rooms.view("ada", room)).phase == "closed"
            await upkeep.tidy(now + 180, now + 110, now + 170)
            assert await store.rooms_of("ada") == []
            await rooms.close()
            reloaded = Rooms(RoomStore(database), NullWaker(), Metrics())
            with pytest.raises(NotFoundError):
                await reloaded.view("ada", room)
            await reloaded.close()
        finally:
            await database.close()

    asyncio.run(go())


class Harness:
    """Rooms on a new database, with a clock that the test sets."""

    def __init__(self, folder: Path) -> None:
        self.now = 1000.0
        self.woken = 0
        self.database = database_of(folder)
        self.rooms = self.load()

    def load(self) -> Rooms:
        """Return the rooms as a restarted server loads them."""
        return Rooms(RoomStore(self.database), self, Metrics(), clock=lambda: self.now)

    def wake(self, table: str) -> None:
        self.woken += 1

    async def start_game(self, settings: GolfSettings | SpitSettings) -> str:
        """Open a room and start a game between Ada and Bo. Return the room's id."""
        room, _ = await self.rooms.open(settings)
        for player in ("ada", "bo"):
            await self.rooms.act(player, room, Sit(0, player))
        for player in ("ada", "bo"):
            await self.rooms.act(player, room, Prepare(0, ready=True))
        self.now += 10
        await self.rooms.act("ada", room, Rename(0, "Ada"))
        return room


def test_a_rebuilt_room_waits_until_a_player_connects(tmp_path: Path) -> None:
    async def go() -> None:
        harness = Harness(tmp_path)
        await harness.database.open()
        try:
            room = await harness.start_game(SpitSettings())
            before = read_view(await harness.rooms.view("ada", room)).now_ms
            await harness.rooms.close()
            harness.rooms = harness.load()
            for _ in range(3):
                harness.now += 3600
                async with harness.rooms.present("eve", room):
                    with pytest.raises(RefusedError):
                        await harness.rooms.act("eve", room, Sit(0, "Eve"))
                    seen = read_view(await harness.rooms.view("eve", room))
                assert seen.phase == "playing"
                assert seen.now_ms <= before + 1000
                assert all(seat.here for seat in seen.seats)
            async with harness.rooms.present("ada", room), harness.rooms.present("bo", room):
                assert read_view(await harness.rooms.view("ada", room)).phase == "playing"
            await harness.rooms.close()
        finally:
            await harness.database.close()

    asyncio.run(go())


def test_a_room_continues_after_a_failed_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        harness = Harness(tmp_path)
        await harness.database.open()
        try:
            room = await harness.start_game(GolfSettings())
            async with harness.rooms.present("ada", room):

                async def broken(self: RoomStore, stored: object) -> None:
                    raise StoreError("the disk is full")

                with monkeypatch.context() as patch:
                    patch.setattr(RoomStore, "append", broken)
                    with pytest.raises(StoreError):
                        await harness.rooms.act("ada", room, Act(0, "d", 1))
                woken = harness.woken
                async with asyncio.timeout(ANSWER_S):
                    while harness.woken == woken:  # until the room is reopened automatically
                        await asyncio.sleep(0.01)
                await harness.rooms.act("ada", room, Act(0, "d", 1))
                assert read_view(await harness.rooms.view("ada", room)).did == 1
            await harness.rooms.close()
        finally:
            await harness.database.close()

    asyncio.run(go())


def test_the_server_reports_its_metrics(server: Running, browser: Browser) -> None:
    with Guest(browser, open_room(browser).room) as guest:
        guest.sit("Ada")
        guest.socket.send("{}")
        guest.receive()
        text = browser.http.get("/metrics").text
    assert "longwood_room_sockets 1.0" in text
    assert 'longwood_room_refusals_total{code="bad-message"} 1.0' in text
    assert "longwood_room_events_total" in text
    assert browser.http.get("/readyz").text == "ok"


def test_a_server_answers_only_to_its_own_host_names(tmp_path: Path) -> None:
    async def go() -> None:
        app = create_app(tmp_path, Settings(names=("golf.example",)))
        for name, host, scheme, status in (
            ("golf.example", "9.9.9.9", "https", 200),
            ("evil.example", "9.9.9.9", "https", 403),
        ):
            transport = httpx.ASGITransport(app, client=(host, 1))  # type: ignore[arg-type]  # httpx declares the ASGI types more strictly
            async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{name}") as client:
                answer = await client.get("/healthz")
                assert answer.status_code == status
                if status == 200:
                    page = await client.get("/")
                    assert "Secure" in page.headers["set-cookie"]
                    assert (await client.get("/metrics")).status_code == 409

    asyncio.run(go())


def test_serve_needs_a_name_if_it_listens_on_all_addresses() -> None:
    found = CliRunner().invoke(main, ["serve", "--host", "0.0.0.0"])
    assert found.exit_code == 2
    assert "--name" in found.output
