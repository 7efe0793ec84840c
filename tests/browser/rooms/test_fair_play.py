"""Rooms for strangers in real browsers: separate deals, and guests removed by the host, with a keyboard and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.checks import check_accessible, plain_text
from tests.browser.conftest import DESKTOP, Players
from tests.browser.rooms.helpers import join_as, room_state, wait_for_room

pytestmark = pytest.mark.browser


def test_the_host_plays_with_strangers_and_removes_others(players: Players) -> None:
    ada, bo, eve = players.open(DESKTOP), players.open((360, 640), touch=True), players.open((820, 1180))
    for player, address in ((bo, "198.51.100.7"), (eve, "203.0.113.5")):  # as a reverse proxy on this machine forwards them
        player.page.context.set_extra_http_headers({"X-Forwarded-For": address})
    ada.go("/").part("multiplayer-golf").click()
    join_as(ada, "Ada")
    room = ada.page.url.removeprefix(ada.address)
    expect(ada.part("worth")).to_contain_text("Everyone gets the same deal.")
    ada.part("room-company").select_option("true")
    expect(ada.part("worth")).to_contain_text("Everyone gets a separate deal")
    expect(ada.part("room-own-deals")).to_be_checked()
    check_accessible(ada, "a lobby for strangers")

    bo.go(f"{room}?lang=he")
    join_as(bo, "\u0410da")  # the first letter is Cyrillic
    expect(bo.part("seats")).to_contain_text("\u0410da 2")
    bo.part("show-people").tap()
    expect(bo.part("remove")).to_have_count(0)
    bo.part("report").tap()
    expect(bo.part("report")).to_have_text("הדיווח נשלח")
    check_accessible(bo, "the people in a room, in Hebrew on a phone")
    bo.page.keyboard.press("Escape")

    eve.go(room)
    wait_for_room(ada, watching=1)
    ada.part("show-people").press("Enter")
    ada.part("remove-watcher").press("Enter")
    expect(ada.page.get_by_role("dialog").last).to_contain_text("can't rejoin this room")
    check_accessible(ada, "removing someone")
    ada.page.keyboard.press("Escape")
    expect(ada.part("remove-watcher")).to_be_focused()
    assert room_state(ada)["watching"] == 1, "nobody was removed"
    ada.part("remove-watcher").press("Enter")
    ada.part("remove-now").press("Enter")
    expect(eve.part("error")).to_contain_text("The host removed you from this room, so you can't rejoin it")
    expect(ada.part("remove-watcher")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    eve.page.reload()
    expect(eve.part("error")).to_contain_text("You were removed")

    ada.part("ready").click()
    bo.part("ready").tap()
    for player in (ada, bo):
        player.wait_for_table()
        player.wait_for_animations()
    assert ada.cards() != bo.cards(), "every player has a separate deal"
    ada.part("people").click()
    ada.part("remove").click()
    expect(ada.page.get_by_role("dialog").last).to_contain_text("will forfeit this game")
    ada.part("remove-now").click()
    ada.page.keyboard.press("Escape")
    ada.part("over").wait_for()
    assert plain_text(ada.text("removed")) == "The host removed \u0410da 2."
    expect(ada.part("worth")).to_contain_text("Everyone gets a separate deal")
    expect(bo.part("error")).to_contain_text("הוציאו אתכם מהחדר")
    check_accessible(bo, "a removed player's page")
