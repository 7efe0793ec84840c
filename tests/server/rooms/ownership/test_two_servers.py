"""Two servers that share rooms: each room runs on one of them, and its guests can be connected to either."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import redis
import sqlalchemy as sa
from websockets import ConnectionClosed

from longwood.protocol import Refused
from longwood.protocol.rooms import Act, GolfSettings, Rename, Say, SpitSettings, SpitView
from longwood.server.database import processes, rooms
from longwood.server.engines import parse_url, sync_engine
from longwood.server.settings.values import Settings
from tests.server.playing import Browser, Running, eventually
from tests.server.rooms.guests import Guest, open_room
from tests.server.rooms.test_watching import is_shown
from tests.server.valkey import Valkey

pytestmark = [pytest.mark.usefixtures("short_countdown"), pytest.mark.postgresql_only("several processes can share only PostgreSQL")]
OWN_DEALS = GolfSettings(own_deals=True, limit_s=None)


@contextmanager
def match(ada: Browser, bo: Browser, room: str) -> Iterator[tuple[Guest, Guest]]:
    """Yield two guests of a room who have started a match."""
    with Guest(ada, room) as one, Guest(bo, room) as two:
        for guest, name in ((one, "Ada"), (two, "Bo")):
            guest.sit(name)
        for guest in (one, two):
            guest.ready()
        for guest in (one, two):
            guest.until_phase("playing")
        yield one, two


def take_turns(one: Guest, two: Guest, turns: int) -> None:
    for turn in range(turns):
        guest = (one, two)[turn % 2]
        guest.play(guest.actions()[0])


def test_guests_on_two_servers_play_a_match(ada: Browser, bo: Browser) -> None:
    room = open_room(ada, OWN_DEALS).room
    with match(ada, bo, room) as (one, two):
        take_turns(one, two, 8)
        assert two.room.did == 4
        assert two.refused(Act(0, "end", two.room.did)) == "heard"
        assert [seat.here for seat in one.room.seats] == [True, True]
        two.socket.close()
        while one.room.seats[1].here:
            one.receive()
        with Guest(bo, room) as two:
            assert two.room.did == 4
            while not one.room.seats[1].here:
                one.receive()


def test_the_clock_and_the_computers_of_a_room_reach_guests_on_another_server(ada: Browser, bo: Browser) -> None:
    room = open_room(ada, SpitSettings()).room
    with match(ada, bo, room) as (one, two):
        for guest in (one, two):
            while not isinstance(guest.room.contest, SpitView) or guest.room.contest.phase != "playing":
                guest.receive()


def test_phrases_and_live_boards_reach_guests_on_another_server(ada: Browser, bo: Browser, servers: tuple[Running, Running]) -> None:
    room = open_room(ada, OWN_DEALS).room
    with Browser(servers[1].address) as eve, Guest(eve, room) as spectator, match(ada, bo, room) as (one, two):
        two.do(Say(0, "good-luck"))
        for guest in (one, spectator):
            while [said.phrase for said in guest.room.said] != ["good-luck"]:
                guest.receive()
        one.play("d")
        while not is_shown(spectator, 0, 1):
            spectator.receive()


def test_a_page_that_moves_to_another_server_replaces_its_earlier_connection(
    ada: Browser, bo: Browser, servers: tuple[Running, Running]
) -> None:
    room = open_room(ada).room
    with Guest(bo, room, page="p") as old:
        old.sit("Bo")
        with Guest(bo, room, page="p", at=servers[0].address) as new:
            with pytest.raises(ConnectionClosed):
                old.until_phase("closed")
            assert new.ready().seats[0].here


def test_a_room_is_found_by_its_code_and_its_record_is_available_everywhere(ada: Browser, bo: Browser) -> None:
    invitation = open_room(ada, OWN_DEALS)
    assert bo.http.get(f"/api/rooms/by-code/{invitation.code}").json()["room"] == invitation.room
    assert bo.problem("GET", f"/api/rooms/{invitation.room}/record")[:2] == (409, "no-record")
    with match(ada, bo, invitation.room) as (one, two):
        while one.room.phase == "playing":
            for guest in (one, two):
                guest.play((guest.actions() or ["end"])[0] if guest.actions() in (["next"], ["end"]) else "end")
                other = two if guest is one else one
                other.until(guest.room.seq)
    for browser in (ada, bo):
        assert browser.http.get(f"/api/rooms/{invitation.room}/record").text.startswith("[Longwood")


def test_a_player_is_removed_from_rooms_of_other_servers(ada: Browser, bo: Browser) -> None:
    room = open_room(ada).room
    with Guest(ada, room) as host, Guest(bo, room) as guest:
        host.sit("Ada")
        guest.sit("Bo")
        bo.http.request("DELETE", "/api/games").raise_for_status()
        while len(host.room.seats) == 2:
            host.receive()


def test_states_are_sent_only_to_the_servers_of_guests_who_may_see_them(ada: Browser, bo: Browser, valkey: Valkey) -> None:
    client = redis.Redis.from_url(valkey.address)
    room = open_room(ada, OWN_DEALS).room
    with client.pubsub() as spy:  # type: ignore[no-untyped-call]
        spy.psubscribe("longwood:node:*")
        spy.get_message(timeout=60)
        with Guest(ada, room) as host:
            host.sit("Ada")
            assert spy.get_message(timeout=0.2) is None
            with Guest(bo, room):
                messages = [message for message in (spy.get_message(timeout=0.05) for _ in range(10)) if message is not None]
    client.close()
    with_states = {message["channel"] for message in messages if room.encode() in message["data"] and b'"seq"' in message["data"]}
    assert len(with_states) == 1
    assert len({message["channel"] for message in messages}) == 2


def test_a_room_moves_when_its_server_stops(settings: Settings, tmp_path: Path) -> None:
    with Running(tmp_path, settings=settings) as other, Running(tmp_path, settings=settings) as first, ExitStack() as stack:
        ada, bo = (stack.enter_context(Browser(server.address)) for server in (first, other))
        room = open_room(ada, OWN_DEALS).room
        one, two = stack.enter_context(match(ada, bo, room))
        take_turns(one, two, 6)
        first.server.should_exit = True
        with pytest.raises(ConnectionClosed, match="1012"):
            one.until_phase("closed")
        with Guest(ada, room, at=other.address) as again:
            assert again.room.did == 3
            take_turns(again, two, 6)  # the other guest's connection wasn't interrupted
            assert (again.room.did, two.room.did) == (6, 6)


def test_guests_of_a_process_that_was_declared_dead_by_mistake_play_on(ada: Browser, bo: Browser, settings: Settings) -> None:
    """As after a suspension: the owner of the room drops the guests of the process, which then continues."""
    room = open_room(ada).room
    with Guest(ada, room) as one, ExitStack() as stack:
        two = stack.enter_context(Guest(bo, room))
        one.sit("Ada")
        two.sit("Bo")
        owner = sa.select(rooms.c.owner).where(rooms.c.id == room).scalar_subquery()
        with sync_engine(parse_url(settings.database)).begin() as connection:
            assert connection.execute(processes.delete().where(processes.c.id != owner)).rowcount == 1
        try:
            two.receive()  # the state over the new connection between the servers
            two.do(Rename(0, "Cy"))
        except ConnectionClosed:  # the action was sent while the old connection ended; a page then connects again
            assert two.socket.close_code == 1012
            two = stack.enter_context(Guest(bo, room))
            if [seat.name for seat in two.room.seats] != ["Ada", "Cy"]:
                two.do(Rename(0, "Cy"))
        while [seat.name for seat in one.room.seats] != ["Ada", "Cy"]:
            one.receive()


def test_messages_that_are_too_long_or_too_fast_do_not_reach_the_channel(ada: Browser, bo: Browser, valkey: Valkey) -> None:
    client = redis.Redis.from_url(valkey.address)

    def received() -> int:
        return int(client.info("stats")["total_net_input_bytes"])

    size = 60_000
    room = open_room(ada).room
    with Guest(ada, room), Guest(bo, room) as guest:
        before = received()
        codes: list[str] = []
        for _ in range(50):
            guest.socket.send(size * "x")
        while len(codes) < 50:
            answer = guest.receive()
            if isinstance(answer, Refused):
                codes.append(answer.code)
        assert set(codes) <= {"bad-message", "too-fast"}
        assert received() - before < size
        guest.sit("Bo")
    client.close()


def test_a_room_continues_after_the_channel_was_down(settings: Settings, tmp_path: Path) -> None:
    with Valkey() as valkey:
        own = Settings(database=settings.database, channel=valkey.address)
        with Running(tmp_path, settings=own) as first, Running(tmp_path, settings=own) as other, ExitStack() as stack:
            ada, bo = (stack.enter_context(Browser(server.address)) for server in (first, other))
            room = open_room(ada).room
            one, two = (stack.enter_context(Guest(browser, room)) for browser in (ada, bo))
            one.sit("Ada")
            two.sit("Bo")
            valkey.stop()
            one.do(Rename(0, "Eve"))  # the room runs here, so it doesn't need the channel
            assert eventually(lambda: "longwood_channel_connected 0.0" in bo.http.get("/metrics").text)
            assert two.refused(Rename(0, "Cy")) == "elsewhere"
            valkey.start()
            while two.room.seats[0].name != "Eve" or not two.room.seats[1].here:
                two.receive()
            while isinstance(two.ask(Rename(0, "Cy")), Refused):  # the other server may notice only now that the channel works again
                pass
            while one.room.seats[1].name != "Cy":
                one.receive()
