"""Limits for one address and for the whole server, errors of the database, and deleting a guest's data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets import ConnectionClosed

from longwood.errors import RefusedError
from longwood.play import parse_record
from longwood.play.matches.golf.record import replay_golf
from longwood.protocol.rooms import Act, GolfSettings, Hire, Prepare, Rename, Rise, Sit, SpitSettings
from longwood.server.access.limits import Seats, ServerLimits
from longwood.server.access.rate_store import RateStore
from longwood.server.database import migrate, prepare
from longwood.server.engines import format_url, sync_engine
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms import service
from longwood.server.rooms import state as room_state
from longwood.server.rooms.games import golf
from longwood.server.rooms.http import RATE_STORES
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.store import RoomStore
from longwood.tables.errors import StoreError
from longwood.variants import find_game
from tests.server.databases import change, database_of, new_url, rows, url_of
from tests.server.playing import ANSWER_S, Browser, Running, eventually
from tests.server.rooms.guests import Guest, open_room, to_room
from tests.server.rooms.logs import read_view

pytestmark = [pytest.mark.usefixtures("short_countdown"), pytest.mark.every_store]


class NullWaker:
    """A waker that does nothing."""

    def wake(self, table: str) -> None:
        pass


def with_rooms(folder: Path, work: Callable[[Rooms], Coroutine[None, None, None]], limits: ServerLimits | None = None) -> None:
    """Run a coroutine with rooms on a new database."""

    async def go() -> None:
        database = database_of(folder)
        await database.open()
        rooms = Rooms(RoomStore(database), NullWaker(), Metrics(), limits)
        try:
            await work(rooms)
        finally:
            await rooms.close()
            await database.close()

    asyncio.run(go())


def sizes(rooms: Rooms) -> list[int]:
    """Return the sizes of all collections that grow with the number of rooms, guests or addresses."""
    return [len(rooms._open), len(rooms._connected), len(rooms._ticks), len(rooms._seats), len(rooms._seats._addresses)]


def until_away(spectator: Guest) -> None:
    """Wait until the guest in the first seat is marked as away."""
    while spectator.room.seats[0].here:
        spectator.receive()


def test_the_seats_of_one_address_are_limited_across_all_rooms(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        one, other, third = [(await rooms.open(GolfSettings()))[0] for _ in range(3)]
        await rooms.act("a", one, Sit(0, "A"), "192.0.2.1")
        await rooms.act("b", other, Sit(0, "B"), "192.0.2.1")
        await rooms.act("a", one, Hire(0, "sharp"), "192.0.2.1")
        for action, player, room in ((Sit(0, "C"), "c", third), (Hire(0, "casual"), "a", one)):
            with pytest.raises(RefusedError) as caught:
                await rooms.act(player, room, action, "192.0.2.1")
            assert caught.value.code == "many-seats"
        await rooms.act("c", third, Sit(0, "C"), "192.0.2.2")
        await rooms.act("b", other, Rise(0), "192.0.2.1")
        await rooms.act("d", third, Sit(0, "D"), "192.0.2.1")
        async with rooms.present("a", one, "192.0.2.9"):  # from now on the seat counts for this address
            await rooms.act("e", third, Sit(0, "E"), "192.0.2.1")
        await rooms.act("a", one, Rise(0), "192.0.2.9")
        assert read_view(await rooms.view("a", one)).seats == [], "computers do not stay without a player"
        await rooms.act("f", third, Sit(0, "F"), "192.0.2.1")
        assert len(rooms._seats) == 4

    with_rooms(tmp_path, work, ServerLimits(seats=3))


def test_seats_of_one_ipv6_network_count_together() -> None:
    seats = Seats(ServerLimits(seats=1))
    seats.take("room", "ada", "2001:db8::1")
    with pytest.raises(RefusedError):
        asyncio.run(seats.take_new("room", "bo", "2001:db8::2"))
    asyncio.run(seats.take_new("room", "bo", "2001:db8:0:1::1"))


def test_a_guest_gets_an_error_when_the_address_has_too_many_seats(tmp_path: Path) -> None:
    with Running(tmp_path, limits=ServerLimits(seats=1)) as server, ExitStack() as stack:
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        room = open_room(ada).room
        one, other = (stack.enter_context(Guest(browser, room)) for browser in (ada, bo))
        one.sit("Ada")
        assert other.refused(Sit(0, "Bo")) == "many-seats"
        assert one.refused(Hire(0, "steady")) == "many-seats"


def test_a_guest_who_reconnects_too_often_is_refused_with_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_state, "MOST_RETURNS", 1)
    with Running(tmp_path) as server, ExitStack() as stack:
        ada, eve = (stack.enter_context(Browser(server.address)) for _ in range(2))
        room = open_room(ada).room
        spectator = stack.enter_context(Guest(eve, room))
        with Guest(ada, room) as guest:
            spectator.until(guest.sit("Ada").seq)
        until_away(spectator)
        with Guest(ada, room) as guest:
            assert guest.room.you == 0
            spectator.until(guest.room.seq)
        until_away(spectator)
        with to_room(ada, room) as socket, pytest.raises(ConnectionClosed) as caught:
            socket.recv(ANSWER_S)
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (4429, "this room has expired; create a new one")


def test_the_number_of_rooms_on_a_server_is_limited(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        for _ in range(3):
            await rooms.open(GolfSettings())
        with pytest.raises(RefusedError) as caught:
            await rooms.open(GolfSettings())
        assert caught.value.code == "crowded"

    with_rooms(tmp_path, work, ServerLimits(rooms=3))


def test_memory_is_freed_after_many_rooms_and_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_UNWATCHED_S", 0.2)

    async def work(rooms: Rooms) -> None:
        async def one(n: int) -> None:
            address = f"10.0.{n // 250}.{n % 250}"
            room = (await rooms.open(SpitSettings() if n % 2 else GolfSettings()))[0]
            async with rooms.present(f"guest {n}", room, address):
                await rooms.act(f"guest {n}", room, Sit(0, "Ada"), address)
                await rooms.act(f"guest {n}", room, Hire(0, "trot" if n % 2 else "steady"), address)
                await rooms.act(f"guest {n}", room, Prepare(0, ready=True), address)

        await asyncio.gather(*(one(n) for n in range(120)))
        async with asyncio.timeout(ANSWER_S):
            while any(sizes(rooms)):
                await asyncio.sleep(0.05)

    with_rooms(tmp_path, work)


def test_request_counts_expire_and_are_limited_in_number() -> None:
    now = 0.0
    tallies = RateStore(most=1000, clock=lambda: now)

    async def work() -> None:
        nonlocal now
        await tallies.set("first", "1", 60)
        assert await tallies.get("first") == b"1"
        assert await tallies.expires_in("first") == 60
        now = 60
        assert await tallies.get("first") is None
        assert tallies.size == 0
        for n in range(50_000):
            await tallies.set(f"address {n}", "[1]", 60)
            if n % 2:
                await tallies.set("regular", str(n), 60)
        assert tallies.size == 1000
        assert await tallies.get("regular") == b"49999", "an address that keeps sending requests stays counted"
        assert not await tallies.exists("address 1")
        with pytest.raises(ValueError, match="never expire"):
            await tallies.set("x", "1")

    asyncio.run(work())


def test_rate_limits_use_the_bounded_store(server: Running) -> None:
    app = server.server.config.loaded_app
    while not hasattr(app, "stores"):
        app = app.app
    for name in RATE_STORES:
        assert isinstance(app.stores.get(name), RateStore)


def test_a_game_in_a_room_can_be_continued_only_under_its_own_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path) as server, ExitStack() as stack:
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        room = open_room(ada).room
        one, other = (stack.enter_context(Guest(browser, room)) for browser in (ada, bo))
        one.sit("Ada")
        other.sit("Bo")
        one.ready()
        other.ready()
        one.until_phase("playing")
        one.play("d")
    (event, *_) = rows(tmp_path, "SELECT event FROM room_events WHERE event LIKE ? ORDER BY seq DESC", "%readied%")
    assert f'"rules":"{golf.rules_of_golf(GolfSettings())}"' in str(event)
    with monkeypatch.context() as patch:
        patch.setattr(golf, "ABSENT_MS", 61_000)
        with Running(tmp_path) as server, to_room(ada.moved_to(server.address), room) as socket:
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(ANSWER_S)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4410
            assert "have changed since this game was started" in caught.value.rcvd.reason
    with Running(tmp_path) as server, Guest(ada.moved_to(server.address), room) as returned:
        assert returned.room.did == 1, "the game continues under its own rules"


def test_migrating_an_older_database_adds_the_guests_of_its_rooms(tmp_path: Path) -> None:
    events = ('{"type":"opened"}', '{"type":"sat","player":"ada","name":"Ada"}', '{"type":"sat","player":"bo","name":"Bo"}')
    later_events = ('{"type":"rose","seat":0}', '{"type":"sat","player":"ada","name":"A"}', '{"type":"went","player":"bo"}')
    url = new_url(tmp_path)
    with sync_engine(url).begin() as connection:
        migrate(connection, "0004")
        connection.exec_driver_sql("INSERT INTO rooms (id, created_at, touched_at) VALUES ('r', 0, 0)")
        for seq, event in enumerate(events + later_events, 1):
            connection.exec_driver_sql(f"INSERT INTO room_events VALUES ('r', {seq}, '{event}', 0)")
    prepare(url)
    with sync_engine(url).connect() as connection:
        found = connection.exec_driver_sql("SELECT room, player FROM room_guests ORDER BY player").all()
    assert found == [("r", "ada"), ("r", "bo")]


def test_a_damaged_room_cannot_be_played_in(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Browser(server.address) as ada:
        room = open_room(ada).room
        with Guest(ada, room) as guest:
            guest.sit("Ada")
    change(tmp_path, "UPDATE room_events SET event = ? WHERE seq = 2", '{"type":"rose","seat":5}')
    with Running(tmp_path) as server, to_room(ada.moved_to(server.address), room) as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(ANSWER_S)
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason[-10:]) == (4410, "at event 2")


def test_errors_do_not_show_guests_the_servers_folders(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Guest(browser, open_room(browser).room) as guest:

        async def broken(self: RoomStore, stored: object) -> None:
            raise StoreError(f"{server.folder}/games cannot be written: disk I/O error")

        monkeypatch.setattr(RoomStore, "append", broken)
        assert guest.refused(Sit(0, "Ada")) == "store"
        assert str(server.folder) not in guest.received[-1]
        assert "can't load or save games at the moment" in guest.received[-1]
        monkeypatch.undo()


def test_database_errors_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Running(tmp_path) as server, Browser(server.address) as browser:
        change(tmp_path, "ALTER TABLE rooms RENAME TO elsewhere")
        status, code, message = browser.problem("GET", "/api/rooms/by-code/ABCDEF")
        assert (status, code) == (503, "store")
        name = format_url(url_of(tmp_path))
        assert name not in message
        assert eventually(lambda: name in caplog.text)
        change(tmp_path, "ALTER TABLE elsewhere RENAME TO rooms")


def test_deleting_a_guests_data_removes_them_from_all_rooms_but_keeps_the_games_of_others(tmp_path: Path) -> None:
    with Running(tmp_path) as server, ExitStack() as stack:
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        rooms = [open_room(ada, GolfSettings(holes=9)).room for _ in range(2)]
        one, other = (stack.enter_context(Guest(browser, rooms[0])) for browser in (ada, bo))
        one.sit("Ada")
        other.sit("Bo")
        one.do(Rename(0, "Ada Lovelace"))
        with Guest(ada, rooms[1]) as elsewhere:
            elsewhere.sit("Countess")
        one.ready()
        other.ready()
        one.until_phase("playing")
        other.until_phase("playing")
        one.play("d")
        assert ada.http.request("DELETE", "/api/games").json() == {"tables": 0}
        other.until_phase("gathering")
        assert [seat.name for seat in other.room.seats] == ["Bo"]
        assert other.golf.winners == [1]
        assert [golfer.name for golfer in other.golf.players][1] == "Bo"
        other.do(Rename(0, "Bob"))
        assert [golfer.name for golfer in other.golf.players] == ["Guest", "Bo"]
        record = parse_record(bo.http.get(f"/api/rooms/{rooms[0]}/record").text)
        assert dict(record.extra)["Player1"] == "Guest"
        assert replay_golf(record, find_game("golf").rules).winners == [1]
        assert any(move.startswith("1:d@") for move in record.moves), "the moves stay in the record"
        while one.room.seats and one.room.you is not None:
            one.receive()
        assert (one.room.you, one.room.player) == (None, None)
        stored = str([rows(tmp_path, f"SELECT * FROM {table}") for table in ("room_events", "room_guests")])
        for trace in (ada.player, "Ada", "Countess"):
            assert trace not in stored
        assert bo.player in stored
        one.sit("Somebody")
        assert one.refused(Act(0, "d", 1)) == "no-seat"
        assert ada.http.request("DELETE", "/api/games").status_code == 200
    with Running(tmp_path) as server, Guest(bo.moved_to(server.address), rooms[0]) as returned:
        assert [seat.name for seat in returned.room.seats] == ["Bob"]
