"""The lobby on the start page: a host lists a room, and a stranger joins it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import PHONE, Players

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_stranger_joins_a_room_from_the_start_page(players: Players, language: str) -> None:
    host = players.open().go("/")
    host.part("multiplayer-golf").click()
    host.part("room-company").select_option("true")
    host.part("room-listed").check()
    expect(host.part("room-listed")).to_be_checked()
    stranger = players.open(PHONE, touch=True).go(f"/?lang={language}")
    room = stranger.part("lobby-room")
    expect(room).to_contain_text(say("lobby-seats", language, seats=1, most=8))
    assert cut_off_texts(stranger) == []
    check_accessible(stranger, "the start page with a lobby")
    room.click()
    stranger.page.wait_for_url("**/room/*")
    assert stranger.page.url == host.page.url
    host.part("room-company").select_option("false")
    expect(host.part("room-listed")).to_have_count(0)
    other = players.open().go("/")
    other.part("today").wait_for()
    expect(other.part("lobby-room")).to_have_count(0)
