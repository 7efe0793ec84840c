"""The table in each language at three sizes: nothing cut off, nothing outside; Hebrew to the left, its cards as ever; games kept."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from longwood.locales import LANGUAGES, direction, say
from tests.browser.conftest import DESKTOP, Seats
from tests.browser.lines import BLACK_HOLE_STUCK
from tests.browser.pages.test_layout import measure
from tests.browser.sitting import Sitting

pytestmark = pytest.mark.browser

SIZES: Final = [(360, 640), (820, 1180), DESKTOP]
PLACES: Final = ("/play/forty-thieves?deal=7", "/play/golf?round=1", "/play/tri-peaks?deal=3", "/play/napoleon-at-st-helena?deal=1")

# Texts that do not fit where they stand, and boxes that stick out of the screen. What is kept for screen readers alone is no matter.
CUT_OFF: Final = """
() => {
  const found = [];
  const heard = (element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const texts = 'button, a, label, legend, h1, h2, h3, h4, p, dt, dd, th, td, li, span, strong, small';
  for (const element of document.querySelectorAll(texts)) {
    const text = element.textContent.trim();
    const { display, visibility, overflowX } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!text || display === 'none' || visibility === 'hidden' || box.width === 0 || box.height === 0 || heard(element)) continue;
    if (element.closest('.cards, svg')) continue;
    const cut = overflowX !== 'visible' && display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
    const outside = box.left < -1 || box.right > innerWidth + 1;
    if (cut || outside) found.push(`${cut ? 'cut off' : 'outside'}: ${element.tagName}.${element.className} ${text.slice(0, 60)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return found;
}
"""


def cut_off(sitting: Sitting) -> list[str]:
    found: list[str] = sitting.page.evaluate(CUT_OFF)
    return found


def opened(seats: Seats, language: str, size: tuple[int, int] = DESKTOP) -> Sitting:
    """The menu in that language, which the browser then keeps."""
    sitting = seats.open(size).go(f"/?lang={language}")
    sitting.page.locator("article").first.wait_for()
    return sitting


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_room(seats: Seats, language: str, size: tuple[int, int]) -> None:
    sitting = opened(seats, language, size)
    assert cut_off(sitting) == [], "menu"
    sitting.part("options").first.click()
    assert cut_off(sitting) == [], "options"
    sitting.go("/rules/little-forty").page.locator("article li").first.wait_for()
    assert cut_off(sitting) == [], "rules page"
    for place in PLACES:
        sitting.sit(place)
        assert cut_off(sitting) == [], place
    sitting.sit(PLACES[0])
    for tool in ("settings", "deal-number", "rules"):
        sitting.do(tool)
        sitting.page.locator("dialog[open]").last.wait_for()
        if tool == "rules":
            sitting.page.locator("dialog[open] li").first.wait_for()
        assert cut_off(sitting) == [], tool
        while sitting.page.locator("dialog[open]").count():
            sitting.page.keyboard.press("Escape")
            sitting.page.wait_for_function("(n) => document.querySelectorAll('dialog[open]').length < n", arg=2)
    sitting.page.keyboard.press("?")
    sitting.page.locator("dialog[open]").wait_for()
    assert cut_off(sitting) == [], "help"


NARROW: Final = [(320, 568), (360, 640), (640, 360), (720, 450)]
"""What a phone is at its narrowest and lying down, and what is left of a desktop's screen at 200 %."""


@pytest.mark.parametrize("language", ["fil", "he", "ru"])
def test_long_words_have_their_room_where_there_is_little(seats: Seats, language: str) -> None:
    """A round that was helped, with a hint as long as the board, and a game that is stuck."""

    def narrow(state: str) -> None:
        for width, height in NARROW:
            measure(sitting, (width, height))
            sitting.at_rest()
            found = [text for text in cut_off(sitting) if ".line " not in text]  # a line of play may end in dots
            assert found == [], f"{state}, {width}x{height}"
            for part in ("stuck", "solver"):
                if sitting.part(part).count():
                    box, board = sitting.part(part).bounding_box(), sitting.page.locator(".board").bounding_box()
                    assert box is not None
                    assert board is not None
                    assert board["x"] <= box["x"], f"{part}, {width}x{height}"
                    assert box["x"] + box["width"] <= board["x"] + board["width"] + 1, f"{part}, {width}x{height}"

    sitting = opened(seats, language).sit("/play/golf?round=1")
    sitting.part("hint").click()
    for _ in range(2):
        sitting.part("deeper").click()
        sitting.part("advice").wait_for()
    narrow("a helped round")
    sitting.sit(BLACK_HOLE_STUCK.address)
    sitting.quickly(BLACK_HOLE_STUCK.moves)
    sitting.part("stuck").wait_for()
    narrow("a game that is stuck")
    sitting.sit("/play/golf?deal=15")
    narrow("all buttons of a hole")


def test_a_text_that_is_cut_off_would_be_seen(seats: Seats) -> None:
    sitting = opened(seats, "ru")
    sitting.page.evaluate("Object.assign(document.querySelector('h3').style, { width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' })")
    assert any("cut off" in line for line in cut_off(sitting))
    sitting.page.evaluate("Object.assign(document.querySelector('h2').style, { position: 'relative', left: '-50rem' })")
    assert any("outside" in line for line in cut_off(sitting))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_its_language_before_any_script_runs(seats: Seats, language: str) -> None:
    sitting = seats.open()
    answer = sitting.page.request.get(f"{sitting.address}/", headers={"Accept-Language": f"xx, {language};q=0.7, en;q=0.1"})
    assert f'<html lang="{language}" dir="{direction(language)}">' in answer.text()
    assert answer.headers["content-language"] == language
    wanted = sitting.page.request.get(f"{sitting.address}/?lang={language}", headers={"Accept-Language": "en"})
    assert f'<html lang="{language}"' in wanted.text()


def test_the_browser_is_asked_then_the_player(seats: Seats, chromium_browser: Any) -> None:
    context = chromium_browser.new_context(locale="ru-RU")
    page = context.new_page()
    page.goto(seats.address)
    expect(page.locator("article button").first).to_have_text(say("play", "ru"))
    page.goto(f"{seats.address}/?lang=fil")
    expect(page.locator("article button").first).to_have_text(say("play", "fil"))
    page.goto(seats.address)
    expect(page.locator("html")).to_have_attribute("lang", "fil")
    page.goto(f"{seats.address}/?lang=xx")
    expect(page.locator("html")).to_have_attribute("lang", "fil")
    context.close()


def test_one_language_is_fetched_and_no_other(seats: Seats) -> None:
    sitting = seats.open()
    fetched: list[str] = []
    sitting.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    sitting.sit("/play/golf?deal=1&lang=he")
    languages = {name.partition("-")[0] for name in fetched if name.partition("-")[0] in LANGUAGES}
    assert languages == {"he"}


def test_hebrew_runs_to_the_left_and_cards_do_not(seats: Seats) -> None:
    sitting = opened(seats, "he")
    sitting.sit("/play/forty-thieves?deal=7")
    page = sitting.page
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    name, tools = page.locator("h1").bounding_box(), page.locator("[role=toolbar]").bounding_box()
    assert name is not None
    assert tools is not None
    assert name["x"] > tools["x"], "the bar is not mirrored"
    first, last = sitting.grips(("c1", 1), ("c10", 1))
    assert first.x < last.x, "the tableau is mirrored, and nobody asked for it"
    assert page.evaluate("getComputedStyle(document.querySelector('.felt .card svg')).transform") == "none"
    assert sitting.pile("c3").startswith("טור \u20683\u2069, \u20684\u2069 קלפים")


def test_scores_keep_their_direction_in_hebrew(seats: Seats) -> None:
    """A minus stands before its figures on the screen too: where each character is drawn says so."""
    sitting = opened(seats, "he").sit("/play/golf?deal=1")
    drawn = sitting.page.evaluate(
        """() => {
          const place = document.querySelector('[data-testid=score]');
          const [text] = [...place.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          text.data = text.data.replace(/35/, '\\u2066\\u22125/10\\u2069');
          const at = [...text.data].flatMap((sign, i) => {
            const range = document.createRange();
            range.setStart(text, i);
            range.setEnd(text, i + 1);
            const box = range.getBoundingClientRect();
            return box.width > 0 ? [[box.x, sign]] : [];
          });
          return at.sort((a, b) => a[0] - b[0]).map(([, sign]) => sign).join('');
        }"""
    )
    assert drawn == "\u22125/10"


def test_the_tableau_is_mirrored_for_who_wants_it(seats: Seats) -> None:
    sitting = opened(seats, "he").sit("/play/forty-thieves?deal=7")
    sitting.do("settings")
    sitting.page.locator("[data-setting=mirror]").click()
    sitting.page.keyboard.press("Escape")
    sitting.at_rest()
    first, last, stock = sitting.grips(("c1", 1), ("c10", 1), ("stock", 1))
    assert first.x > last.x
    assert stock.x > last.x
    sitting.page.reload()
    sitting.laid()
    first, last = sitting.grips(("c1", 1), ("c10", 1))
    assert first.x > last.x


def test_another_language_keeps_the_game(seats: Seats) -> None:
    sitting = opened(seats, "en").sit("/play/forty-thieves?deal=7")
    sitting.click("stock")
    sitting.until(1)
    table, cards = sitting.table, sitting.cards()
    for language in ("ru", "he", "fil", "en"):
        sitting.do("settings")
        sitting.part("language").select_option(language)
        expect(sitting.page.locator("html")).to_have_attribute("lang", language)
        expect(sitting.page.locator("html")).to_have_attribute("dir", direction(language))
        expect(sitting.page.locator("dialog h2").first).to_have_text(say("settings", language))
        sitting.page.keyboard.press("Escape")
        sitting.at_rest()
        assert (sitting.table, sitting.seq, sitting.cards()) == (table, 1, cards)
        assert sitting.pile("stock") == say("pile-stock", language, name=say("pile", language, kind="stock", number=""), count=63)
    sitting.page.reload()
    sitting.until(1)


def test_refusals_and_rules_are_said_in_the_language(seats: Seats) -> None:
    sitting = opened(seats, "ru").sit("/play/forty-thieves?deal=7")
    sitting.drag("c1", "c2")
    refusal = "Двойка бубен не ложится на короля червей: в игре «Сорок разбойников» карты кладут по убыванию в масть"
    expect(sitting.part("toast")).to_have_text(refusal)
    sitting.do("rules")
    expect(sitting.page.locator("dialog li").nth(1)).to_contain_text("10 колонок по 4 карты")
    sitting.page.keyboard.press("Escape")
    seats.allow("404")
    sitting.go("/rules/no-such-game")
    expect(sitting.part("error")).to_contain_text("Нет игры с названием")


def test_games_are_found_by_their_names_in_both_languages(seats: Seats) -> None:
    sitting = opened(seats, "ru")
    for words in ("сорок разб", "Forty Th", "ле кадран"):
        sitting.part("search").fill(words)
        expect(sitting.page.locator("article").first).to_contain_text("Сорок разбойников")
