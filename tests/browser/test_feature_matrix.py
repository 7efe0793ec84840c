"""Every main feature at three screen sizes, in Hebrew and in English. Other tests use phones and desktops in English.

These tests cover each feature briefly. Other modules test it in depth:

| feature | modules |
| --- | --- |
| appearance and motion | test_motion, test_settings, test_layout |
| input | test_input, test_whole_games, test_refusals |
| accessibility | test_accessibility, test_hidden_cards |
| languages | test_languages |
| solver | test_solver |
| replay | test_replay |
| service worker and lost connections | test_installed, test_reconnecting |
| statistics | test_statistics, test_rounds |
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.locales import direction, say
from tests.browser.checks import SIZES, check_accessible, cut_off_texts
from tests.browser.conftest import Players, Server
from tests.browser.connection import wait_for_offline_copy
from tests.browser.known_games import FORTY_THIEVES, GOLF_WON
from tests.browser.layout_checks import check_layout, measure_layout
from tests.browser.player import Player, Touch

pytestmark = [
    pytest.mark.browser,
    pytest.mark.parametrize(
        ("size", "language"),
        [(SIZES[0], "he"), (SIZES[1], "en"), (SIZES[2], "he")],
        ids=lambda value: value if isinstance(value, str) else f"{value[0]}x{value[1]}",
    ),
]

Size = tuple[int, int]
TOUCH_BELOW_PX: Final = 900
"""Screens narrower than this use touch, wider ones a mouse."""


def open_browser(players: Players, size: Size, language: str, preferences: dict[str, str] | None = None, *, worker: bool = False) -> Player:
    """Return a player with a screen of that size who has already chosen a language and preferences."""
    player = players.open(size, touch=size[0] < TOUCH_BELOW_PX, worker=worker)
    player.page.context.add_cookies([{"name": "longwood-language", "value": language, "url": player.address}])
    if preferences:
        player.page.add_init_script(f"localStorage.setItem('longwood-preferences', {json.dumps(json.dumps(preferences))})")
    return player


def tap_of(player: Player, size: Size) -> Callable[[str], None]:
    """Return the method that taps or clicks a pile, depending on the screen size."""
    return Touch(player).tap if size[0] < TOUCH_BELOW_PX else player.click


def test_appearance_and_motion(players: Players, size: Size, language: str) -> None:
    """Check the layout, the suit colours and a new deal with the contrast theme, a large index and foundations at the bottom."""
    chosen = {"theme": "contrast", "suits": "four", "index": "large", "foundations": "below", "speed": "fast"}
    player = open_browser(players, size, language, chosen).open_table(FORTY_THIEVES.address)
    player.wait_for_animations()
    check_layout(measure_layout(player, size))
    assert cut_off_texts(player) == []
    root = player.page.locator("html")
    expect(root).to_have_attribute("data-theme", "contrast")
    assert player.locate("f1").y > player.locate("c1").y
    needed = player.page.locator("[data-pile=f4] [data-begins]")
    expect(needed).to_have_attribute("data-begins", "AS")
    expect(needed).to_have_css("color", "rgb(255, 255, 255)")
    before = player.page.url
    player.part("new-deal").click()
    player.wait_for_new_table(before)
    player.wait_for_animations()
    assert sum(map(len, player.cards().values())) >= 41  # only the top cards of the stock are drawn


def test_input(players: Players, size: Size, language: str) -> None:
    """Dragging, tapping, the context menu and the keyboard work, and on a phone Undo is within reach of the right thumb."""
    player = open_browser(players, size, language).open_table(FORTY_THIEVES.address)
    before = player.cards()
    if size[0] < TOUCH_BELOW_PX:
        Touch(player).drag("c5", "c3")
    else:
        player.drag("c5", "c3")
    player.wait_for_event(1)
    assert player.cards()["c3"][-1] == before["c5"][-1]
    tap_of(player, size)("stock")
    player.wait_for_event(2)
    at = player.locate("c1")
    player.page.mouse.click(at.grab_x, at.grab_y, button="right")
    expect(player.page.get_by_role("dialog")).to_contain_text(say("card-menu-none", language))
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("u")
    player.wait_for_event(3)
    if size == SIZES[0]:
        box = player.part("undo").bounding_box()
        assert box is not None
        assert box["y"] > size[1] * 0.85
        # Undo stays on the right in both languages.
        assert box["x"] > size[0] / 2


def test_accessibility(players: Players, size: Size, language: str) -> None:
    """axe finds no violations on the start page, at a table and in the settings. Labels and announcements are in the chosen language."""
    player = open_browser(players, size, language).go("/")
    player.page.locator("article[data-game=golf]").wait_for()
    check_accessible(player, "the start page")
    player.open_table(FORTY_THIEVES.address)
    check_accessible(player, "a table")
    name = say("pile", language, form="label", kind="foundation", number="1")
    assert player.pile_label("f1") == say("pile-empty-card", language, name=name, card="AC")
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    player.page.keyboard.press("c")
    drawn = say("card", language, form="", rank=player.cards()["waste"][-1][0], suit=player.cards()["waste"][-1][1])
    expect(player.part("announcement")).to_contain_text(drawn)
    player.use_tool("settings")
    check_accessible(player, "the settings")


def test_languages(players: Players, size: Size, language: str) -> None:
    """The page opens in the chosen language. Changing the language keeps the game."""
    other = "en" if language == "he" else "he"
    player = open_browser(players, size, language).open_table(FORTY_THIEVES.address)
    root = player.page.locator("html")
    expect(root).to_have_attribute("dir", direction(language))
    table = player.cards()
    player.use_tool("settings")
    player.part("language").select_option(other)
    expect(root).to_have_attribute("dir", direction(other))
    expect(player.page.locator("dialog h2").first).to_have_text(say("settings", other))
    assert cut_off_texts(player) == []
    player.page.keyboard.press("Escape")
    assert player.cards() == table
    player.go("/rules/golf")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(say("game-golf", other) if other == "he" else "Golf")
    assert cut_off_texts(player) == []


def test_solver(players: Players, size: Size, language: str) -> None:
    """Hints, the verdict and Show me work. Using the solver marks the game."""
    player = open_browser(players, size, language).open_table(GOLF_WON.address)
    player.part("hint").click()
    expect(player.part("hint-from")).to_have_count(1)
    expect(player.part("helped")).to_have_text(say("helped", language))
    player.part("deeper").click()
    expect(player.part("hint-to")).to_have_count(1)
    assert cut_off_texts(player) == []
    player.part("deeper").click()
    player.part("ask-verdict").click()
    expect(player.part("verdict")).to_have_text(say("verdict", language, verdict="won"))
    player.part("show-me").click()
    expect(player.part("moves")).not_to_have_text("0")
    player.part("show-me").click()
    expect(player.part("show-me")).to_have_attribute("aria-pressed", "false")


def test_replay(players: Players, size: Size, language: str) -> None:
    """The replay steps through the game and shows verdicts, and its link opens it again."""
    player = open_browser(players, size, language).go("/statistics")
    table = player.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    player.go(f"/t/{table}/replay")
    slider = player.part("slider")
    slider.wait_for()
    player.page.locator("body").press("End")
    expect(slider).to_have_value(str(len(GOLF_WON.moves)))
    player.part("ask-verdicts").click()
    expect(player.part("verdicts")).to_have_text(say("verdicts-won-all", language))
    expect(player.part("strip").locator("span")).to_have_count(1)
    assert cut_off_texts(player) == []
    player.page.evaluate("() => { navigator.clipboard.writeText = async (words) => { window.copied = words; }; }")
    player.part("share-link").click()
    expect(player.part("shared")).to_have_text(say("share-copied", language))
    link: str = player.page.evaluate("() => copied")
    player.page.goto("about:blank")
    player.page.goto(link)
    expect(slider).to_have_attribute("max", str(len(GOLF_WON.moves)))


def test_offline_and_reconnecting(private_players: Players, private_server: Server, size: Size, language: str) -> None:
    """Without a server the start page and the rules still open. A move made offline is played when the server is back."""
    private_players.allow("WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|Failed to load resource|ERR_FAILED")
    player = open_browser(private_players, size, language, worker=True).go("/")
    wait_for_offline_copy(player, language)
    player.open_table(FORTY_THIEVES.address)
    private_server.kill()
    expect(player.part("lost")).to_have_text(say("connection-lost", language))
    check_accessible(player, "a lost connection")
    assert cut_off_texts(player) == []
    tap_of(player, size)("c5")
    private_server.start()
    expect(player.part("lost")).to_be_hidden()
    player.wait_for_event(1)
    private_server.kill()
    player.go("/rules/golf")
    expect(player.page.get_by_role("heading", level=2).first).to_be_visible()
    player.go("/")
    expect(player.page.locator("article[data-game=golf] h3")).to_have_text(say("game-golf", language) if language == "he" else "Golf")


def test_statistics(players: Players, size: Size, language: str) -> None:
    """A finished game is counted, numbers run left to right, and the page is accessible and fits the screen."""
    player = open_browser(players, size, language).go("/statistics")
    expect(player.part("none")).to_have_text(say("statistics-none", language))
    player.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    player.page.reload()
    row = player.page.locator("[data-game=golf] tr", has_text=say("statistics-best-strokes", language))
    expect(row.locator("td")).to_have_text("\N{MINUS SIGN}2")
    expect(row.locator("bdi")).to_have_css("direction", "ltr")
    best = player.part("best-games")
    expect(best.locator("caption")).to_have_text(say("best-games", language))
    expect(best.locator("bdi").first).to_have_text("\N{MINUS SIGN}2")
    assert cut_off_texts(player) == []
    check_accessible(player, "the statistics")
    with player.page.expect_download() as download:
        player.part("export").click()
    assert download.value.suggested_filename == "longwood-games.jsonl"
