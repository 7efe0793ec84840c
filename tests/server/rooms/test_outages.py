"""PostgreSQL is stopped and started again under a running server: players are told, keep their connections, and go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from longwood.protocol import Play
from longwood.protocol.rooms import Act, GolfSettings
from tests.server.databases import postgresql
from tests.server.playing import Browser, Running, Tab, eventually
from tests.server.rooms.guests import Guest, open_room

pytestmark = pytest.mark.postgresql_only("SQLite is not a server that can be stopped")

DRAW = Play(0, "stock", "waste")


@contextmanager
def stopped() -> Iterator[None]:
    """Stop PostgreSQL until the block ends."""
    postgresql().halt()
    try:
        yield
    finally:
        postgresql().start()


@pytest.fixture
def tab(browser: Browser) -> Iterator[Tab]:
    with browser.open(browser.deal("forty-thieves", 7)) as tab:
        yield tab


@pytest.fixture
def golfers(server: Running, short_countdown: None) -> Iterator[list[Guest]]:
    """Return two guests of a room who play Golf."""
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server.address)) for _ in range(2)]
        room = open_room(browsers[0], GolfSettings(limit_s=None)).room
        guests = [stack.enter_context(Guest(browser, room)) for browser in browsers]
        for guest, name in zip(guests, ("Ada", "Bo"), strict=True):
            guest.sit(name)
        for guest in guests:
            guest.ready()
        for guest in guests:
            guest.until_phase("playing")
        yield guests


def test_players_see_that_the_database_is_down_and_continue_once_it_works(browser: Browser, tab: Tab, golfers: list[Guest]) -> None:
    ada, bo = golfers
    tab.do(DRAW)
    ada.play("d")
    with stopped():
        for _ in range(2):
            assert tab.refused(DRAW) == "store"
            assert ada.refused(Act(0, "d", 2)) == "store"
            assert browser.problem("POST", "/api/tables", json={"game": "golf"})[:2] == (503, "store")
        assert eventually(lambda: browser.http.get("/readyz").status_code == 503)
    assert tab.do(DRAW).seq == 2
    assert [ada.play("d").did, bo.play("d").did] == [2, 1]
    assert eventually(lambda: browser.http.get("/readyz").status_code == 200)
    browser.deal("golf", 1)


def test_a_restart_between_two_actions_goes_unnoticed(browser: Browser, tab: Tab, golfers: list[Guest]) -> None:
    for turn in range(1, 3):
        for guest in golfers:
            guest.play("d")
        assert tab.do(DRAW).seq == turn
        with stopped():
            pass
    with browser.open(tab.table.table) as again:
        assert again.table.seq == 2
