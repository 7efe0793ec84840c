"""Two servers that share PostgreSQL and a channel: each shows at once what the other stores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets import ConnectionClosed

from longwood.protocol import Play
from longwood.server.channel import Channel
from longwood.server.errors import SettingsError
from longwood.server.settings.values import Settings
from tests.server.conftest import need
from tests.server.databases import address_of
from tests.server.playing import ANSWER_S, END, Browser, Process, Running, Tab
from tests.server.valkey import Valkey, valkey_program

pytestmark = pytest.mark.postgresql_only("several processes can share only PostgreSQL")

DRAW = Play(0, "stock", "waste")


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


@pytest.fixture(scope="module")
def settings(valkey: Valkey, store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return Settings(database=address_of(tmp_path_factory.mktemp("shared")), channel=valkey.address)


@pytest.fixture(scope="module")
def servers(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("data")
    with Running(folder, settings=settings) as here, Running(folder, settings=settings) as there:
        yield here, there


@pytest.fixture
def here(servers: tuple[Running, Running]) -> Iterator[Browser]:
    with Browser(servers[0].address) as browser:
        yield browser


@pytest.fixture
def there(servers: tuple[Running, Running], here: Browser) -> Iterator[Browser]:
    browser = here.moved_to(servers[1].address)
    with browser.http:
        yield browser


def test_a_tab_shows_moves_stored_by_another_server(here: Browser, there: Browser) -> None:
    table = here.deal("forty-thieves", 7)
    with here.open(table) as one, there.open(table) as two:
        for turn in range(1, 7):
            actor, other = (one, two) if turn % 2 else (two, one)
            actor.do(DRAW)
            assert other.until(turn) == replace(actor.table, ref=None)


def test_tabs_on_two_servers_can_act_at_the_same_time(here: Browser, there: Browser) -> None:
    table = here.deal("forty-thieves", 7)
    with here.open(table) as one, there.open(table) as two:
        for _ in range(10):
            for tab in (one, two):
                tab.socket.send('{"type":"play","ref":0,"source":"stock","target":"waste"}')
        assert replace(one.until(20), ref=None) == replace(two.until(20), ref=None)


def test_a_closed_hole_and_a_deleted_game_are_noticed_elsewhere(here: Browser, there: Browser) -> None:
    table = here.begin_round("golf")
    with there.open(table) as two:
        with here.open(table) as one:
            round_id = one.do(END).round
        assert round_id is not None
        two.until(1)
        here.post(f"/api/rounds/{round_id.id}/next")
        while not two.table.ended or two.table.round is None or two.table.round.holes[1].table is None:
            two.receive()
        here.http.request("DELETE", "/api/games").raise_for_status()
        with pytest.raises(ConnectionClosed) as caught:
            _read_on(two)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404


def _read_on(tab: Tab) -> None:
    while True:
        tab.receive()


def test_a_record_contains_the_latest_move_of_another_server(here: Browser, there: Browser) -> None:
    table = here.deal("forty-thieves", 7)
    assert there.http.get(f"/api/tables/{table}/record").status_code == 200
    with here.open(table) as tab:
        for moves in range(1, 4):
            tab.do(DRAW)
            assert there.http.get(f"/api/tables/{table}/replay").json()["steps"][moves - 1 :]


def test_longwood_serve_without_a_channel_refuses_the_database_of_a_server_with_one(valkey: Valkey, tmp_path: Path) -> None:
    """It wouldn't know who owns which room. It starts once the other server has stopped or was killed."""
    alone = Settings(database=address_of(tmp_path))
    with Process(tmp_path / "first", settings=Settings(database=alone.database, channel=valkey.address)) as first:
        with Browser(first.address()):  # it has registered
            with Process(tmp_path / "second", settings=alone) as second:
                _, error = second.process.communicate(timeout=ANSWER_S)
            assert second.process.returncode == 2
            assert "other servers use postgresql" in error
            assert "set channel to the same address, or stop them" in error
        first.kill()
    with Process(tmp_path / "second", settings=alone) as second:
        assert second.address()


def test_nothing_is_missed_while_the_channel_is_down(settings: Settings, tmp_path: Path) -> None:
    with Valkey() as valkey:
        own = Settings(database=settings.database, channel=valkey.address)
        with Running(tmp_path, settings=own) as one, Running(tmp_path, settings=own) as other, Browser(one.address) as browser:
            elsewhere = browser.moved_to(other.address)
            table = browser.deal("forty-thieves", 7)
            with elsewhere.http, browser.open(table) as here, elsewhere.open(table) as there:
                here.do(DRAW)
                there.until(1)
                valkey.stop()
                here.do(DRAW)
                valkey.start()
                there.until(2)
                there.do(DRAW)
                here.until(3)


@pytest.mark.parametrize("address", ["amqp://host", "redis://:secret@host:port/0"])
def test_an_address_of_another_service_is_refused(address: str) -> None:
    with pytest.raises(SettingsError, match="valkey://") as caught:
        Channel(address)
    assert "secret" not in str(caught.value)
