"""Bookmarks: a position is kept and come back to, by key and by touch, over a reload, and said to who does not see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.conftest import Seats
from tests.browser.lines import FORTY_THIEVES, GOLF_WON
from tests.browser.pages.test_languages import cut_off
from tests.browser.test_for_every_eye import clean

pytestmark = pytest.mark.browser


def test_by_keyboard_there_and_back_over_a_reload(seats: Seats) -> None:
    sitting = seats.open().sit(GOLF_WON.address)
    sitting.quickly(GOLF_WON.moves[:3])
    keyboard = sitting.page.keyboard
    keyboard.press("b")
    clean(sitting, "the bookmarks of a game without any")
    expect(sitting.part("bookmarked")).to_be_empty()
    sitting.part("bookmark-now").press("Enter")
    expect(sitting.part("bookmarked")).to_have_text(say("bookmarked", "en", at=say("bookmark-at", "en", move="3")))
    expect(sitting.part("bookmark-now")).to_be_disabled()
    keyboard.press("Escape")
    there = sitting.cards()
    sitting.quickly(GOLF_WON.moves[3:4])
    sitting.page.reload()
    sitting.laid()
    keyboard.press("b")
    clean(sitting, "the bookmarks")
    sitting.part("return-1").press("Enter")
    sitting.until(6)
    expect(sitting.page.get_by_role("dialog")).to_have_count(0)
    sitting.at_rest()
    assert sitting.cards() == there
    expect(sitting.part("practice")).to_have_count(0)  # no draw was taken back
    sitting.page.keyboard.press("r")
    sitting.until(7)
    expect(sitting.part("moves")).to_have_text("4")
    keyboard.press("b")
    sitting.part("remove-1").click()
    expect(sitting.part("return-1")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fil", "he", "ru"])
def test_on_a_phone_one_is_told_that_going_back_is_practice(seats: Seats, language: str) -> None:
    sitting = seats.open((360, 640), touch=True).sit(f"{FORTY_THIEVES.address}&lang={language}")
    sitting.do("bookmarks")
    sitting.part("bookmark-now").tap()
    sitting.until(1)
    expect(sitting.page.get_by_role("dialog")).to_contain_text(say("bookmarks-do", language))
    sitting.page.keyboard.press("Escape")
    sitting.quickly(FORTY_THIEVES.moves[:4])
    sitting.do("bookmarks")
    expect(sitting.page.get_by_role("dialog")).to_contain_text(say("bookmarks-practice", language))
    assert cut_off(sitting) == []
    sitting.part("return-1").tap()
    expect(sitting.part("practice")).to_have_text(say("practice", language))
    expect(sitting.part("moves")).to_have_text("0")
