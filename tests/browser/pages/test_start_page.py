"""The start page: the deal that everyone has today, any game at all, and what was begun before."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.conftest import Seats
from tests.browser.pages.test_languages import cut_off
from tests.browser.sitting import Sitting
from tests.browser.test_for_every_eye import clean

pytestmark = pytest.mark.browser

SHIFTS: Final = """
() => new Promise((done) => {
  const observer = new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)));
  observer.observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(0), 300);
})
"""
"""How much of what was there has moved since the page came; a browser that has nothing to tell does not call."""


def newest(sitting: Sitting) -> dict[str, Any]:
    """The table as the server told it last."""
    return next(message for message in reversed(sitting.told()) if message["type"] == "table")


def test_the_deal_of_the_day_is_dealt_and_gone_on_with(seats: Seats) -> None:
    """By keyboard; on a small phone in the language that runs to the left."""
    sitting = seats.open((360, 640), touch=True).go("/?lang=he")
    told = sitting.page.request.get(sitting.address + "/api/today?lang=he").json()
    today = sitting.part("today")
    expect(today).to_contain_text(say("deal-of-the-day", "he"))
    expect(today).to_contain_text(told["name"])
    assert cut_off(sitting) == []
    today.press("Enter")
    sitting.until(0)
    assert newest(sitting)["deal"] == told["deal"]
    assert newest(sitting)["game"]["id"] == told["game"]
    table = sitting.page.url
    sitting.page.evaluate("() => document.querySelector('[data-testid=more]').click()")
    sitting.part("more-bookmarks").click()
    sitting.part("bookmark-now").click()
    sitting.part("remove-1").wait_for()
    sitting.go("/")
    expect(sitting.part("today")).to_contain_text(say("today-state", "he", state="open"))
    sitting.part("today").click()
    sitting.laid()
    assert sitting.page.url == table


def test_any_game_but_the_one_played_last(seats: Seats) -> None:
    sitting = seats.open()
    sitting.go("/statistics")
    sitting.deal_and_play("forty-thieves", 1, ["d"])
    sitting.page.add_init_script("Math.random = () => 0")
    sitting.go("/")
    sitting.part("continue").wait_for()
    assert sitting.page.evaluate(SHIFTS) == 0
    clean(sitting, "the start page")
    sitting.part("random-game").click()
    sitting.until(0)
    expect(sitting.page).to_have_title(re.compile("Napoleon at St Helena"))


def test_the_deal_of_the_day_of_any_game(seats: Seats) -> None:
    """Asked for among a game's options, which tells it by the same number twice."""
    sitting = seats.open().go("/")
    deals = []
    for _ in range(2):
        sitting.page.locator("article[data-game=golf]").get_by_test_id("options").click()
        sitting.part("menu-daily").check()
        expect(sitting.part("menu-winnable")).to_be_disabled()
        sitting.part("options-play").click()
        sitting.until(0)
        deals.append(newest(sitting)["deal"])
        sitting.page.go_back()
    assert deals[0] == deals[1]
