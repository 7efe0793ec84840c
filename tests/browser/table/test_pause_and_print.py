"""Pause, full screen and the printed deal."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import FORTY_THIEVES

pytestmark = pytest.mark.browser

# Lets the test move the table's clock ahead. Timers, such as those of the connection, stay as they are.
SKIP_TIME = """
{
  const now = performance.now.bind(performance);
  let skippedMs = 0;
  performance.now = () => now() + skippedMs;
  window.skipTime = (ms) => { skippedMs += ms; };
}
"""


def test_a_pause_hides_the_board_and_stops_the_time(players: Players) -> None:
    player = players.open()
    page = player.page
    page.add_init_script(SKIP_TIME)
    player.open_table(FORTY_THIEVES.address)
    page.keyboard.press("k")
    assert page.get_by_role("dialog").count() == 0, "before the first move, the time doesn't run"
    player.drag("c5", "c3")
    player.wait_for_event(1)
    page.evaluate("() => skipTime(300_000)")
    expect(player.part("time")).to_contain_text("5:")
    card = page.locator("[data-pile-of=c3]").last
    expect(card).to_be_visible()
    page.keyboard.press("k")
    expect(page.get_by_role("dialog")).to_contain_text(say("paused-body", "en"))
    expect(card).to_be_hidden()
    expect(page.locator("[data-pile=c3]")).to_be_hidden()
    page.evaluate("() => skipTime(3_600_000)")
    check_accessible(player, "a paused game")
    page.keyboard.press("Enter")  # Resume has the focus
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_visible()
    page.keyboard.press("k")
    expect(card).to_be_hidden()
    page.keyboard.down("k")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(3):
        page.keyboard.down("k")  # a key held down repeats
    page.keyboard.up("k")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_visible()
    page.evaluate("() => skipTime(60_000)")
    expect(player.part("time")).to_contain_text("6:")
    page.keyboard.press("d")
    player.wait_for_event(2)
    sent = [json.loads(message) for message in player.sent]
    elapsed_ms = next(message["elapsed_ms"] for message in reversed(sent) if "elapsed_ms" in message)
    assert 360_000 <= elapsed_ms < 3_600_000, "the pause doesn't count in the time that is stored"


@pytest.mark.parametrize("language", ["en", "fil", "he", "ru"])
def test_the_tools_under_more_fit_on_a_phone(players: Players, language: str) -> None:
    player = players.open(PHONE, touch=True).go(f"/?lang={language}").open_table(FORTY_THIEVES.address)
    player.drag("c5", "c3")
    player.wait_for_event(1)
    player.part("more").click()
    for tool, name in (("pause", "pause"), ("full-screen", "full-screen"), ("print", "print-deal")):
        expect(player.part(f"more-{tool}")).to_have_text(say(name, language))
    assert cut_off_texts(player) == []
    check_accessible(player, f"the tools under More, {language}")
    player.part("more-pause").click()
    expect(player.part("resume")).to_have_text(say("resume", language))
    assert cut_off_texts(player) == []


@pytest.mark.parametrize("language", ["en", "fil", "he", "ru"])
def test_the_tools_under_more_are_in_sight_in_landscape(players: Players, language: str) -> None:
    player = players.open((844, 390), touch=True).go(f"/?lang={language}").open_table(FORTY_THIEVES.address)
    player.part("more").click()
    body = player.page.locator("dialog.menu .body")
    expect(body).to_be_visible()
    assert body.evaluate("(element) => element.scrollHeight <= element.clientHeight")
    assert cut_off_texts(player) == []


def test_the_table_fills_the_screen_and_goes_back(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.part("more").click()
    player.part("more-full-screen").click()
    player.page.wait_for_function("() => document.fullscreenElement !== null")
    player.part("more").click()
    expect(player.part("more-full-screen")).to_have_text(say("full-screen-leave", "en"))
    player.part("more-full-screen").click()
    player.page.wait_for_function("() => document.fullscreenElement === null")


def test_a_deal_is_printed_with_its_number_and_rules(players: Players) -> None:
    player = players.open()
    page = player.page
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; };")
    player.open_table(FORTY_THIEVES.address)
    player.wait_for_animations()
    open_cards = [card for cards in player.cards().values() for card in cards if card]
    assert len(open_cards) == 40
    player.part("more").click()
    player.part("more-print").click()
    page.wait_for_function("() => window.printed === 1")
    sheet = player.part("print-sheet")
    expect(sheet).to_be_hidden()
    page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(page.locator(".page")).to_be_hidden()
    expect(sheet).to_contain_text("Deal 108")
    expect(sheet).to_contain_text("Forty Thieves")
    printed = sheet.locator("svg text").all_text_contents()
    suits = dict(zip("CDHS", "\u2663\u2662\u2661\u2660", strict=True))
    assert sorted(printed) == sorted(("10" if card[0] == "T" else card[0]) + suits[card[1]] for card in open_cards)
    headings = sheet.locator("h2").all_text_contents()
    assert [say(id, "en") for id in ("page-building", "page-empty-columns", "page-end")] == [headings[i] for i in (3, 5, 8)]
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1, "the sheet fits on one page"
    page.emulate_media(media="screen")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)
