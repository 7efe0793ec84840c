"""Playing the computer in real browsers: one tap on the start page starts a game, and its opponent has a name and a face."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.checks import check_accessible, cut_off_texts, plain_text
from tests.browser.conftest import DESKTOP, PHONE, Players
from tests.browser.rooms.helpers import join_as, room_state, wait_for_room
from tests.server.playing import eventually

pytestmark = pytest.mark.browser

# Notes whether the lobby of a room appears, if only for a frame.
_WATCH_FOR_LOBBY = """
() => {
  window.seenLobby = false;
  const look = () => (window.seenLobby ||= document.querySelector('[data-testid=lobby-state]') !== null);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
"""

KNOWN = "() => (localStorage.getItem('longwood-known-games') ?? '').includes('spit')"


def test_one_tap_starts_golf_against_the_remembered_computer(players: Players) -> None:
    player = players.open(PHONE, touch=True).go("/")
    check_accessible(player, "the start page with computers")
    player.part("opponent-golf").select_option("expert")
    player.page.reload()
    expect(player.part("opponent-golf")).to_have_value("expert")
    player.page.evaluate(_WATCH_FOR_LOBBY)
    player.part("computer-golf").tap()
    player.wait_for_table()
    assert player.page.evaluate("() => window.seenLobby") is False
    room = room_state(player)
    assert (room["you"], room["player"], room["computers"]) == (0, 0, ["", "expert"])
    expect(player.part("players").locator("[data-face=expert]")).to_be_visible()
    expect(player.part("players")).to_contain_text("Guest")
    expect(player.part("players")).to_contain_text("Vera")
    check_accessible(player, "golf against a computer")

    player.part("end-hole").tap()
    player.part("end-now").tap()
    player.part("hole-result").wait_for()  # the computer has finished, too
    assert all(golfer["done"] for golfer in room_state(player)["contest"]["players"])


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), ((360, 640), "he"), ((360, 640), "ru"), ((360, 640), "fil")])
def test_the_first_match_of_spit_waits_until_the_player_is_ready(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size, touch=True).go(f"/?lang={language}")
    player.part("computer-spit").tap()
    card = player.part("spit-how")
    expect(card.locator("li")).to_have_count(3)
    expect(card).to_contain_text(say("spit-how-stuck", language))
    with player.page.context.expect_page() as opened:
        card.get_by_role("link").tap()
    rules = opened.value
    expect(rules.locator("article li").first).to_be_visible()
    expect(rules.get_by_test_id("rules-play")).to_have_attribute("href", re.compile(r"^/\?q="))
    rules.close()
    assert cut_off_texts(player) == []
    check_accessible(player, "how Spit goes")
    assert not player.page.evaluate(KNOWN), "the player has not played yet"
    player.part("ready").tap()
    player.page.locator("[data-testid=spit][data-phase=playing]").wait_for()
    player.page.wait_for_function(KNOWN)


def test_one_tap_starts_spit_and_its_score_is_always_visible(players: Players) -> None:
    player = players.open(DESKTOP).go("/?lang=he")
    player.page.evaluate("() => localStorage.setItem('longwood-known-games', '[\"spit\"]')")
    player.page.evaluate(_WATCH_FOR_LOBBY)
    player.part("computer-spit").click()
    player.page.locator("[data-testid=spit]").wait_for()
    assert player.page.evaluate("() => window.seenLobby") is False
    for phase in ("countdown", "playing"):
        player.page.locator(f"[data-testid=spit][data-phase={phase}]").wait_for()
        assert "סיבוב 1" in plain_text(player.part("spit-score").inner_text())
        expect(player.part("spit-score").locator("b")).to_have_text(["26", "26"])
    expect(player.part("plate-above")).to_contain_text("אידה")
    expect(player.part("plate-above").locator("[data-face=walk]")).to_be_visible()
    check_accessible(player, "spit against a computer, in Hebrew")


def test_the_guest_who_opens_a_room_has_a_seat(players: Players) -> None:
    ada, bo = players.open((820, 1180)), players.open(DESKTOP)
    ada.go("/").part("multiplayer-spit").click()
    expect(ada.part("seats")).to_contain_text("Guest")
    expect(ada.part("ready")).to_be_visible()
    wait_for_room(ada, you=0, watching=0)
    ada.page.reload()
    expect(ada.part("ready")).to_be_visible()
    bo.go(ada.page.url.removeprefix(ada.address))
    expect(bo.part("name")).to_be_visible()  # only the guest who opened the room sits down at once
    assert room_state(bo)["you"] is None
    expect(bo.part("lobby-state")).to_have_text("Take a seat to play Guest.")
    expect(bo.part("watching")).to_have_count(0)
    join_as(bo, "Bo")
    eve = players.open(PHONE, touch=True).go(ada.page.url.removeprefix(ada.address))
    expect(eve.part("watching")).to_have_text("You're watching.")  # there is no seat for her
    expect(eve.part("lobby-state")).to_contain_text("Waiting for")


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_match_is_in_the_statistics_of_a_player_without_other_games(players: Players, language: str) -> None:
    player = players.open(PHONE, touch=True).go(f"/?lang={language}")
    player.part("computer-spit").tap()
    player.part("ready").tap()  # the first match waits
    player.page.locator("[data-testid=spit][data-phase=playing]").wait_for()
    address = player.page.url.removeprefix(player.address)
    player.part("leave").tap()
    player.part("leave-now").tap()
    statistics = f"{player.address}/api/statistics"
    assert eventually(lambda: len(player.page.request.get(statistics).json()["matches"]) == 1)
    player.go("/statistics")
    expect(player.part("match")).to_have_count(1)
    expect(player.part("match")).to_contain_text({"en": "against Ida · Lost", "he": "אידה · הפסד"}[language])
    expect(player.part("match").locator("a")).to_have_attribute("href", address)
    expect(player.part("match-record")).to_contain_text("0\N{EN DASH}1")
    expect(player.part("matches-played")).to_have_text("1")
    expect(player.part("none")).to_be_hidden()
    assert cut_off_texts(player) == []
    check_accessible(player, "a match in the statistics")
