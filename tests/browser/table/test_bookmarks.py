"""Bookmarks: saving a position and returning to it, by keyboard and by touch, also after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import FORTY_THIEVES, GOLF_WON

pytestmark = pytest.mark.browser


def test_a_bookmark_is_set_and_used_by_keyboard_and_survives_a_reload(players: Players) -> None:
    player = players.open().open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves[:3])
    keyboard = player.page.keyboard
    keyboard.press("b")
    check_accessible(player, "the bookmarks dialog without bookmarks")
    expect(player.part("bookmarked")).to_be_empty()
    player.part("bookmark-now").press("Enter")
    expect(player.part("bookmarked")).to_have_text(say("bookmarked", "en", at=say("bookmark-at", "en", move="3")))
    expect(player.part("bookmark-now")).to_be_disabled()
    keyboard.press("Escape")
    bookmarked = player.cards()
    player.play_moves(GOLF_WON.moves[3:4])
    player.page.reload()
    player.wait_for_table()
    keyboard.press("b")
    check_accessible(player, "the bookmarks dialog")
    player.part("return-1").press("Enter")
    player.wait_for_event(6)
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.wait_for_animations()
    assert player.cards() == bookmarked
    expect(player.part("practice")).to_have_count(0)  # no draw was undone
    player.page.keyboard.press("r")
    player.wait_for_event(7)
    expect(player.part("moves")).to_have_text("4")
    keyboard.press("b")
    player.part("remove-1").click()
    expect(player.part("return-1")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fil", "he", "ru"])
def test_the_dialog_warns_that_returning_to_a_bookmark_is_practice(players: Players, language: str) -> None:
    player = players.open((360, 640), touch=True).open_table(f"{FORTY_THIEVES.address}&lang={language}")
    player.use_tool("bookmarks")
    player.part("bookmark-now").tap()
    player.wait_for_event(1)
    expect(player.page.get_by_role("dialog")).to_contain_text(say("bookmarks-do", language))
    player.page.keyboard.press("Escape")
    player.play_moves(FORTY_THIEVES.moves[:4])
    player.use_tool("bookmarks")
    expect(player.page.get_by_role("dialog")).to_contain_text(say("bookmarks-practice", language))
    assert cut_off_texts(player) == []
    player.part("return-1").tap()
    expect(player.part("practice")).to_have_text(say("practice", language))
    expect(player.part("moves")).to_have_text("0")
