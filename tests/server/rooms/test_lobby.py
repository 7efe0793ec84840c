"""The lobby: which rooms are in it, and that processes share it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from longwood.protocol.rooms import GolfSettings, Hire, ListedRoom, Prepare, Remove, Settle, SpitSettings
from longwood.server.rooms import lobby
from longwood.server.settings.values import Settings
from tests.server.conftest import need
from tests.server.playing import Browser, Running, eventually
from tests.server.rooms.guests import Guest, open_room
from tests.server.valkey import Valkey, valkey_program

STRANGERS = GolfSettings(strangers=True, listed=True)


def rooms_in_lobby(browser: Browser) -> list[ListedRoom]:
    return msgspec.json.decode(browser.http.get("/api/rooms").content, type=list[ListedRoom])


def lists(browser: Browser, room: str) -> bool:
    return any(found.room == room for found in rooms_in_lobby(browser))


@pytest.mark.every_store
def test_a_listed_room_is_in_the_lobby_while_it_waits_for_players(browser: Browser) -> None:
    room = open_room(browser, STRANGERS).room
    assert not lists(browser, room), "nobody is there"
    with Guest(browser, room) as host:
        host.sit("Ada")
        found = next(found for found in rooms_in_lobby(browser) if found.room == room)
        assert (found.host, found.seats, found.most, found.settings) == ("Ada", 1, 8, STRANGERS)
        host.do(Settle(0, GolfSettings(strangers=False, listed=True)))
        assert not lists(browser, room), "a room for friends"
        host.do(Settle(0, GolfSettings(strangers=True)))
        assert not lists(browser, room), "the host has not listed it"
        host.do(Settle(0, SpitSettings(strangers=True, listed=True)))
        assert lists(browser, room)
        host.do(Hire(0, "walk"))
        assert not lists(browser, room), "both seats are taken"
        host.do(Remove(0, name=next(seat.name for seat in host.room.seats if seat.level)))
        assert lists(browser, room)
        host.do(Settle(0, STRANGERS))
        host.do(Hire(0, "steady"))
        assert lists(browser, room), "Golf has more seats"
        host.do(Prepare(0, ready=True))
        assert not lists(browser, room), "the game begins"
    assert eventually(lambda: not lists(browser, room))


@pytest.mark.every_store
def test_a_room_whose_host_has_left_is_not_in_the_lobby(browser: Browser) -> None:
    room = open_room(browser, STRANGERS).room
    with Guest(browser, room) as host:
        host.sit("Ada")
        assert lists(browser, room)
    assert eventually(lambda: not lists(browser, room))


def test_the_events_of_other_rooms_do_not_mention_the_lobby() -> None:
    """A server of an earlier version can therefore still read them."""
    assert b"listed" not in msgspec.json.encode(GolfSettings(strangers=True))
    assert b'"listed":true' in msgspec.json.encode(STRANGERS)


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


@pytest.mark.postgresql_only("several processes can share only PostgreSQL")
def test_processes_share_the_lobby(valkey: Valkey, store_kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "_VALID_S", 1.0)
    monkeypatch.setattr(lobby, "_INTERVAL_S", 0.1)
    settings = Settings(channel=valkey.address)
    with Running(tmp_path, settings=settings) as here, Browser(here.address) as browser:
        with Running(tmp_path, settings=settings) as there, Browser(there.address) as other:
            room = open_room(other, STRANGERS).room
            with Guest(other, room) as host:
                host.sit("Ada")
                assert eventually(lambda: lists(browser, room))
                # The service stops and forgets everything. Each process still lists its own rooms, and soon those of the other again.
                valkey.stop()
                assert eventually(lambda: not lists(browser, room))
                assert lists(other, room)
                valkey.start()
                assert eventually(lambda: lists(browser, room))
        assert eventually(lambda: not lists(browser, room)), "the other process has stopped"
