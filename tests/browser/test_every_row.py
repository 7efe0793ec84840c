"""Each thing the table is to give, at three sizes, in a language that runs to the right and one that runs to the left.

What each test only touches is gone through in a module of its own:

| here | in depth |
| --- | --- |
| looks and motion | test_motion, test_settings, test_layout |
| hands | test_hands, test_whole_games, test_refusals |
| eyes and ears | test_for_every_eye, test_hidden |
| languages | test_languages |
| the search | test_help |
| after the game | test_replay |
| installed, and a line that breaks | test_installed, test_keeping |
| statistics | test_statistics, test_rounds |
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.locales import direction, say
from tests.browser.conftest import Seats, Server
from tests.browser.lines import FORTY_THIEVES, GOLF_WON
from tests.browser.pages.test_installed import settled
from tests.browser.pages.test_languages import SIZES, cut_off
from tests.browser.pages.test_layout import check, measure
from tests.browser.sitting import Fingers, Sitting
from tests.browser.test_for_every_eye import clean

pytestmark = [
    pytest.mark.browser,
    pytest.mark.parametrize("language", ["en", "he"]),
    pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}"),
]

Size = tuple[int, int]
TOUCHED: Final = 900
"""Screens narrower than that are touched, wider ones pointed at with a mouse."""


def opened(seats: Seats, size: Size, language: str, preferences: dict[str, str] | None = None) -> Sitting:
    """A browser of that size, whose player has chosen the language and what else there is."""
    sitting = seats.open(size, touch=size[0] < TOUCHED)
    sitting.page.context.add_cookies([{"name": "longwood-language", "value": language, "url": sitting.address}])
    if preferences:
        sitting.page.add_init_script(f"localStorage.setItem('longwood-preferences', {json.dumps(json.dumps(preferences))})")
    return sitting


def tap_of(sitting: Sitting, size: Size) -> Callable[[str], None]:
    return Fingers(sitting).tap if size[0] < TOUCHED else sitting.click


def test_looks_and_motion(seats: Seats, size: Size, language: str) -> None:
    """A theme, four colours, large figures and the foundations below: all is inside, apart and readable, and a deal comes to rest."""
    chosen = {"theme": "contrast", "suits": "four", "index": "large", "foundations": "below", "speed": "fast"}
    sitting = opened(seats, size, language, chosen).sit(FORTY_THIEVES.address)
    sitting.at_rest()
    check(measure(sitting, size))
    assert cut_off(sitting) == []
    root = sitting.page.locator("html")
    expect(root).to_have_attribute("data-theme", "contrast")
    assert sitting.grip("f1").y > sitting.grip("c1").y
    begins = sitting.page.locator("[data-pile=f4] [data-begins]")
    expect(begins).to_have_attribute("data-begins", "AS")
    expect(begins).to_have_css("color", "rgb(255, 255, 255)")
    before = sitting.page.url
    sitting.part("new-deal").click()
    sitting.until_another(before)
    sitting.at_rest()
    assert sum(map(len, sitting.cards().values())) >= 41  # the stock's top is drawn, the cards beneath it are not


def test_hands(seats: Seats, size: Size, language: str) -> None:
    """A card is dragged, the stock is tapped, a menu asked for, keys undo; what the thumb needs lies at the foot of a phone."""
    sitting = opened(seats, size, language).sit(FORTY_THIEVES.address)
    before = sitting.cards()
    if size[0] < TOUCHED:
        Fingers(sitting).drag("c5", "c3")
    else:
        sitting.drag("c5", "c3")
    sitting.until(1)
    assert sitting.cards()["c3"][-1] == before["c5"][-1]
    tap_of(sitting, size)("stock")
    sitting.until(2)
    at = sitting.grip("c1")
    sitting.page.mouse.click(at.grip_x, at.grip_y, button="right")
    expect(sitting.page.get_by_role("dialog")).to_contain_text(say("card-menu-none", language))
    sitting.page.keyboard.press("Escape")
    sitting.page.keyboard.press("u")
    sitting.part("undo-anyway").click()
    sitting.until(3)
    if size == SIZES[0]:
        box = sitting.part("undo").bounding_box()
        assert box is not None
        assert box["y"] > size[1] * 0.85
        # The thumb of the right hand comes from the right, whichever way is read.
        assert box["x"] > size[0] / 2


def test_eyes_and_ears(seats: Seats, size: Size, language: str) -> None:
    """axe finds nothing on the menu, at a table and in its settings; piles and moves are said in the language."""
    sitting = opened(seats, size, language).go("/")
    sitting.page.locator("article[data-game=golf]").wait_for()
    clean(sitting, "the menu")
    sitting.sit(FORTY_THIEVES.address)
    clean(sitting, "a table")
    assert sitting.pile("f1") == say("pile-empty-card", language, name=say("pile", language, kind="foundation", number="1"), card="AC")
    sitting.page.keyboard.press("d")
    sitting.until(1)
    sitting.page.keyboard.press("c")
    drawn = say("card", language, form="", rank=sitting.cards()["waste"][-1][0], suit=sitting.cards()["waste"][-1][1])
    expect(sitting.part("announcement")).to_contain_text(drawn)
    sitting.do("settings")
    clean(sitting, "the settings")


def test_languages(seats: Seats, size: Size, language: str) -> None:
    """The page is in the language asked for, and in the other one when that is chosen, with the same game on it."""
    other = "en" if language == "he" else "he"
    sitting = opened(seats, size, language).sit(FORTY_THIEVES.address)
    root = sitting.page.locator("html")
    expect(root).to_have_attribute("dir", direction(language))
    table = sitting.cards()
    sitting.do("settings")
    sitting.part("language").select_option(other)
    expect(root).to_have_attribute("dir", direction(other))
    expect(sitting.page.locator("dialog h2").first).to_have_text(say("settings", other))
    assert cut_off(sitting) == []
    sitting.page.keyboard.press("Escape")
    assert sitting.cards() == table
    sitting.go("/rules/golf")
    expect(sitting.page.get_by_role("heading", level=1)).to_have_text(say("game-golf", other) if other == "he" else "Golf")
    assert cut_off(sitting) == []


def test_the_search(seats: Seats, size: Size, language: str) -> None:
    """A hint by degrees, the verdict, a move of the win; each marks the game, and none of them covers the cards."""
    sitting = opened(seats, size, language).sit(GOLF_WON.address)
    sitting.part("hint").click()
    expect(sitting.part("hint-from")).to_have_count(1)
    expect(sitting.part("helped")).to_have_text(say("helped", language))
    sitting.part("deeper").click()
    expect(sitting.part("hint-to")).to_have_count(1)
    assert cut_off(sitting) == []
    sitting.part("ask-verdict").click()
    expect(sitting.part("verdict")).to_have_text(say("verdict", language, verdict="won"))
    sitting.part("show-me").click()
    expect(sitting.part("moves")).not_to_have_text("0")
    sitting.part("show-me").click()
    expect(sitting.part("show-me")).to_have_attribute("aria-pressed", "false")


def test_after_the_game(seats: Seats, size: Size, language: str) -> None:
    """The replay goes through the game, tells what could be won, and its link opens it again."""
    sitting = opened(seats, size, language).go("/statistics")
    table = sitting.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    sitting.go(f"/t/{table}/replay")
    slider = sitting.part("slider")
    slider.wait_for()
    sitting.page.locator("body").press("End")
    expect(slider).to_have_value(str(len(GOLF_WON.moves)))
    sitting.part("ask-verdicts").click()
    expect(sitting.part("verdicts")).to_have_text(say("verdicts-won-all", language))
    expect(sitting.part("strip").locator("span")).to_have_count(1)
    assert cut_off(sitting) == []
    sitting.page.evaluate("() => { navigator.clipboard.writeText = async (words) => { window.copied = words; }; }")
    sitting.part("share-link").click()
    expect(sitting.part("shared")).to_have_text(say("share-copied", language))
    link: str = sitting.page.evaluate("() => copied")
    sitting.page.goto("about:blank")
    sitting.page.goto(link)
    expect(slider).to_have_attribute("max", str(len(GOLF_WON.moves)))


def test_installed_and_a_line_that_breaks(own_seats: Seats, own_server: Server, size: Size, language: str) -> None:
    """Without the server the menu and the rules are there; a move made meanwhile is done once when it is back."""
    own_seats.allow("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|Failed to load resource|ERR_FAILED")
    sitting = opened(own_seats, size, language).go("/")
    settled(sitting, language)
    sitting.sit(FORTY_THIEVES.address)
    own_server.kill()
    expect(sitting.part("lost")).to_have_text(say("connection-lost", language))
    clean(sitting, "a line that is lost")
    assert cut_off(sitting) == []
    tap_of(sitting, size)("c5")
    own_server.start()
    expect(sitting.part("lost")).to_be_hidden()
    sitting.until(1)
    own_server.kill()
    sitting.go("/rules/golf")
    expect(sitting.page.get_by_role("heading", level=2).first).to_be_visible()
    sitting.go("/")
    expect(sitting.page.locator("article[data-game=golf] h3")).to_have_text(say("game-golf", language) if language == "he" else "Golf")


def test_statistics(seats: Seats, size: Size, language: str) -> None:
    """What was played is counted, in figures that run to the right; axe finds nothing, and nothing hangs over."""
    sitting = opened(seats, size, language).go("/statistics")
    expect(sitting.part("none")).to_have_text(say("statistics-none", language))
    sitting.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    sitting.page.reload()
    row = sitting.page.locator("section[data-game=golf] tr", has_text=say("statistics-best-strokes", language))
    expect(row.locator("td")).to_have_text("\N{MINUS SIGN}2")
    expect(row.locator("bdi")).to_have_css("direction", "ltr")
    best = sitting.part("best-games")
    expect(best.locator("caption")).to_have_text(say("best-games", language))
    expect(best.locator("bdi").first).to_have_text("\N{MINUS SIGN}2")
    assert cut_off(sitting) == []
    clean(sitting, "the statistics")
    with sitting.page.expect_download() as download:
        sitting.part("export").click()
    assert download.value.suggested_filename == "longwood-games.jsonl"
