"""The start page: the deal of the day, a random game, and games in progress."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players

pytestmark = pytest.mark.browser

SHIFTS: Final = """
() => new Promise((done) => {
  const observer = new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)));
  observer.observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(0), 300);
})
"""
"""Returns the layout shift since the page loaded. Without any shift the observer is never called, so a timeout returns 0."""


def test_the_deal_of_the_day_can_be_dealt_and_continued(players: Players) -> None:
    """Use the keyboard, on a small phone and in Hebrew."""
    player = players.open((360, 640), touch=True).go("/?lang=he")
    answer = player.page.request.get(player.address + "/api/today?lang=he").json()
    today = player.part("today")
    expect(today).to_contain_text(say("deal-of-the-day", "he"))
    expect(today).to_contain_text(answer["name"])
    assert cut_off_texts(player) == []
    today.press("Enter")
    player.wait_for_event(0)
    assert player.last_message("table")["deal"] == answer["deal"]
    assert player.last_message("table")["game"]["id"] == answer["game"]
    address = player.page.url
    player.page.evaluate("() => document.querySelector('[data-testid=more]').click()")
    player.part("more-bookmarks").click()
    player.part("bookmark-now").click()
    player.part("remove-1").wait_for()
    player.go("/")
    expect(player.part("today")).to_contain_text(say("today-state", "he", state="open"))
    player.part("today").click()
    player.wait_for_table()
    assert player.page.url == address


def test_a_random_game_is_not_the_one_played_last(players: Players) -> None:
    player = players.open()
    player.go("/statistics")
    player.deal_and_play("forty-thieves", 1, ["d"])
    player.page.add_init_script("Math.random = () => 0")
    player.go("/")
    player.part("continue").wait_for()
    assert player.page.evaluate(SHIFTS) == 0
    check_accessible(player, "the start page")
    player.part("random-game").click()
    player.wait_for_event(0)
    expect(player.page).to_have_title(re.compile("Napoleon at St Helena"))


def test_a_games_deal_of_the_day_is_the_same_each_time(players: Players) -> None:
    """Choose it twice among the options of Golf."""
    player = players.open().go("/")
    deals = []
    for _ in range(2):
        player.page.locator("article[data-game=golf]").get_by_test_id("options").click()
        player.part("menu-daily").check()
        expect(player.part("menu-winnable")).to_be_disabled()
        player.part("options-play").click()
        player.wait_for_event(0)
        deals.append(player.last_message("table")["deal"])
        player.page.go_back()
    assert deals[0] == deals[1]
