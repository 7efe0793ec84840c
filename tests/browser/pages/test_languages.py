"""Languages: all text fits at three screen sizes, Hebrew runs right to left, and changing the language keeps the game."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from longwood.locales import LANGUAGES, direction, say
from tests.browser.checks import SIZES, cut_off_texts
from tests.browser.conftest import DESKTOP, Players
from tests.browser.known_games import BLACK_HOLE_STUCK
from tests.browser.layout_checks import measure_layout, resize
from tests.browser.player import Player

pytestmark = pytest.mark.browser

TABLES: Final = ("/play/forty-thieves?deal=7", "/play/golf?round=1", "/play/tri-peaks?deal=3", "/play/napoleon-at-st-helena?deal=1")


def open_in(players: Players, language: str, size: tuple[int, int] = DESKTOP) -> Player:
    """Return a player at the start page in that language. The browser remembers the language."""
    player = players.open(size).go(f"/?lang={language}")
    player.page.locator("article").first.wait_for()
    return player


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_text_fits(players: Players, language: str) -> None:
    player = open_in(players, language)

    def check(state: str) -> None:
        for size in SIZES:
            resize(player, size)
            assert cut_off_texts(player) == [], f"{state}, {size}"

    check("the start page")
    player.part("options").first.click()
    check("the options of a game")
    player.go("/rules/little-forty").page.locator("article li").first.wait_for()
    check("a rules page")
    for path in TABLES:
        player.open_table(path)
        check(path)
    player.open_table(TABLES[0])
    for tool in ("settings", "deal-number", "rules"):
        player.use_tool(tool)
        player.page.locator("dialog[open]").last.wait_for()
        if tool == "rules":
            player.page.locator("dialog[open] li").first.wait_for()
        check(tool)
        while player.page.locator("dialog[open]").count():
            player.page.keyboard.press("Escape")
            player.page.wait_for_function("(n) => document.querySelectorAll('dialog[open]').length < n", arg=2)
    player.page.keyboard.press("?")
    player.page.locator("dialog[open]").wait_for()
    check("the help")


NARROW: Final = [(320, 568), (360, 640), (640, 360), (720, 450)]
"""Small phones in portrait and landscape, and the viewport of a desktop at 200 % zoom."""


@pytest.mark.parametrize("language", ["fil", "he", "ru"])
def test_long_words_fit_on_narrow_screens(players: Players, language: str) -> None:
    """Check a helped round with a long hint, a stuck game, and all the buttons of a hole."""

    def check_narrow(state: str) -> None:
        for width, height in NARROW:
            measure_layout(player, (width, height))
            player.wait_for_animations()
            found = [text for text in cut_off_texts(player) if ".line " not in text]  # a line of moves can be truncated
            assert found == [], f"{state}, {width}x{height}"
            for part in ("stuck", "solver"):
                if player.part(part).count():
                    box, board = player.part(part).bounding_box(), player.page.locator(".board").bounding_box()
                    assert box is not None
                    assert board is not None
                    assert board["x"] <= box["x"], f"{part}, {width}x{height}"
                    assert box["x"] + box["width"] <= board["x"] + board["width"] + 1, f"{part}, {width}x{height}"

    player = open_in(players, language).open_table("/play/golf?round=1")
    player.part("hint").click()
    for _ in range(2):
        player.part("deeper").click()
        player.part("advice").wait_for()
    check_narrow("a helped round")
    player.open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    player.part("stuck").wait_for()
    check_narrow("a stuck game")
    player.open_table("/play/golf?deal=15")
    check_narrow("all buttons of a hole")


def test_the_check_finds_text_that_is_cut_off_or_off_screen(players: Players) -> None:
    player = open_in(players, "ru")
    player.page.evaluate("Object.assign(document.querySelector('h3').style, { width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' })")
    assert any("cut off" in text for text in cut_off_texts(player))
    player.page.evaluate("Object.assign(document.querySelector('h2:not(.sr-only)').style, { position: 'relative', left: '-50rem' })")
    assert any("outside" in text for text in cut_off_texts(player))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_html_states_its_language_and_direction(players: Players, language: str) -> None:
    player = players.open()
    response = player.page.request.get(f"{player.address}/", headers={"Accept-Language": f"xx, {language};q=0.7, en;q=0.1"})
    assert f'<html lang="{language}" dir="{direction(language)}">' in response.text()
    assert response.headers["content-language"] == language
    chosen = player.page.request.get(f"{player.address}/?lang={language}", headers={"Accept-Language": "en"})
    assert f'<html lang="{language}"' in chosen.text()


def test_the_language_is_the_browsers_until_the_player_chooses_one(players: Players, chromium_browser: Any) -> None:
    context = chromium_browser.new_context(locale="ru-RU")
    page = context.new_page()
    page.goto(players.address)
    expect(page.locator("article [data-testid=play]").first).to_have_text(say("play", "ru"))
    page.goto(f"{players.address}/?lang=fil")
    expect(page.locator("article [data-testid=play]").first).to_have_text(say("play", "fil"))
    page.goto(players.address)
    expect(page.locator("html")).to_have_attribute("lang", "fil")
    page.goto(f"{players.address}/?lang=xx")
    expect(page.locator("html")).to_have_attribute("lang", "fil")
    context.close()


def test_only_one_language_is_downloaded(players: Players) -> None:
    player = players.open()
    downloads: list[str] = []
    player.page.on("request", lambda request: downloads.append(request.url.rpartition("/")[2]))
    player.open_table("/play/golf?deal=1&lang=he")
    languages = {name.partition("-")[0] for name in downloads if name.partition("-")[0] in LANGUAGES}
    assert languages == {"he"}


def test_hebrew_mirrors_the_toolbar_but_not_the_cards(players: Players) -> None:
    player = open_in(players, "he")
    player.open_table("/play/forty-thieves?deal=7")
    page = player.page
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    name, toolbar = page.locator("h1").bounding_box(), page.locator("[role=toolbar]").bounding_box()
    assert name is not None
    assert toolbar is not None
    assert name["x"] > toolbar["x"], "the toolbar isn't mirrored"
    first, last = player.locate_all(("c1", 1), ("c10", 1))
    assert first.x < last.x, "the tableau is mirrored without the setting"
    assert page.evaluate("getComputedStyle(document.querySelector('.felt .card svg')).transform") == "none"
    assert player.pile_label("c3").startswith("טור \u20683\u2069, \u20684\u2069 קלפים")


def test_scores_run_left_to_right_in_hebrew(players: Players) -> None:
    """The minus sign is drawn to the left of the digits. The test compares where each character is on the screen."""
    player = open_in(players, "he").open_table("/play/golf?deal=1")
    drawn = player.page.evaluate(
        """() => {
          const score = document.querySelector('[data-testid=score]');
          const [text] = [...score.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          text.data = text.data.replace(/35/, '\\u2066\\u22125/10\\u2069');
          const at = [...text.data].flatMap((character, i) => {
            const range = document.createRange();
            range.setStart(text, i);
            range.setEnd(text, i + 1);
            const box = range.getBoundingClientRect();
            return box.width > 0 ? [[box.x, character]] : [];
          });
          return at.sort((a, b) => a[0] - b[0]).map(([, character]) => character).join('');
        }"""
    )
    assert drawn == "\u22125/10"


def test_the_tableau_is_mirrored_with_the_setting(players: Players) -> None:
    player = open_in(players, "he").open_table("/play/forty-thieves?deal=7")
    player.use_tool("settings")
    player.page.locator("[data-setting=mirror]").click()
    player.page.keyboard.press("Escape")
    player.wait_for_animations()
    first, last, stock = player.locate_all(("c1", 1), ("c10", 1), ("stock", 1))
    assert first.x > last.x
    assert stock.x > last.x
    player.page.reload()
    player.wait_for_table()
    first, last = player.locate_all(("c1", 1), ("c10", 1))
    assert first.x > last.x


def test_changing_the_language_keeps_the_game(players: Players) -> None:
    player = open_in(players, "en").open_table("/play/forty-thieves?deal=7")
    player.click("stock")
    player.wait_for_event(1)
    table, cards = player.table_id, player.cards()
    for language in ("ru", "he", "fil", "en"):
        player.use_tool("settings")
        player.part("language").select_option(language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        expect(player.page.locator("html")).to_have_attribute("dir", direction(language))
        expect(player.page.locator("dialog h2").first).to_have_text(say("settings", language))
        player.page.keyboard.press("Escape")
        player.wait_for_animations()
        assert (player.table_id, player.seq, player.cards()) == (table, 1, cards)
        name = say("pile", language, form="label", kind="stock", number="")
        assert player.pile_label("stock") == say("pile-stock", language, name=name, count=63)
    player.page.reload()
    player.wait_for_event(1)


def test_refusals_and_rules_are_in_the_chosen_language(players: Players) -> None:
    player = open_in(players, "ru").open_table("/play/forty-thieves?deal=7")
    player.drag("c1", "c2")
    refusal = "Двойка бубен не ложится на короля червей: сюда подходит только дама червей"
    expect(player.part("toast")).to_have_text(refusal)
    player.use_tool("rules")
    expect(player.page.locator("dialog li").nth(1)).to_contain_text("10 колонок по 4 карты")
    player.page.keyboard.press("Escape")
    players.allow("404")
    player.go("/rules/no-such-game")
    expect(player.part("error")).to_contain_text("Нет игры с названием")


def test_the_search_finds_games_in_english_and_in_the_chosen_language(players: Players) -> None:
    player = open_in(players, "ru")
    for query in ("сорок разб", "Forty Th", "ле кадран"):
        player.part("search").fill(query)
        expect(player.page.locator("article").first).to_contain_text("Сорок разбойников")
