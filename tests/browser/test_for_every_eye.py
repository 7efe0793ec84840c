"""For those who do not see, or see otherwise: axe in every state, a game played from the accessibility tree, reading out, zoom."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from longwood.play import ColumnPosition, Position, start
from longwood.server.tables.views import piles_view
from longwood.variants import find_game
from tests.browser.conftest import DESKTOP, PHONE, Seats
from tests.browser.lines import BLACK_HOLE_STUCK, FORTY_THIEVES, GOLF_WON, TRI_PEAKS_WON
from tests.browser.sitting import Sitting
from tests.server.playing import IMPOSSIBLE_GOLF

pytestmark = pytest.mark.browser

SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "resultTypes": ["violations"],
}
FADED_IN = """
() => Promise.all(
  document.getAnimations()
    .filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
    .map((animation) => animation.finished.catch(() => null)),
)
"""
"""Waits for what fades in: its colours are measured."""


def clean(sitting: Sitting, state: str) -> None:
    """axe finds nothing, by WCAG 2.2 AA and its own best practices."""
    sitting.at_rest()
    page = sitting.page
    page.evaluate(FADED_IN)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = AxeResults(page.evaluate("(rules) => axe.run(document, rules)", RULES))
    assert found.violations_count == 0, f"{state}: {found.generate_report()}"


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_the_pages(seats: Seats, size: tuple[int, int]) -> None:
    sitting = seats.open(size).go("/")
    sitting.page.locator("article[data-game=golf]").wait_for()
    clean(sitting, "the menu")
    sitting.page.locator("article[data-game=golf] [data-testid=options]").click()
    sitting.part("menu-deal").wait_for()
    clean(sitting, "the options of a game")
    sitting.go("/rules/golf")
    sitting.page.get_by_role("heading", level=2).first.wait_for()
    clean(sitting, "a rules page")
    sitting.go("/nowhere/at/all")
    sitting.page.get_by_role("heading").first.wait_for()
    clean(sitting, "a page that is not there")


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_a_table(seats: Seats, size: tuple[int, int]) -> None:
    sitting = seats.open(size).sit(FORTY_THIEVES.address)
    clean(sitting, "a column game dealt")
    sitting.quickly(FORTY_THIEVES.moves)
    clean(sitting, "a column game under way")
    sitting.page.keyboard.press("ArrowDown")
    clean(sitting, "a pile in focus")
    for key, state in (("w", "the waste"), ("?", "the help"), ("u", "the question before an undo")):
        sitting.page.keyboard.press(key)
        sitting.page.locator("dialog[open]").wait_for()
        clean(sitting, state)
        sitting.page.keyboard.press("Escape")
        expect(sitting.page.locator("dialog[open]")).to_have_count(0)
    for tool in ("rules", "deal-number", "settings"):
        sitting.do(tool)
        sitting.page.locator("dialog[open]").wait_for()
        if tool == "rules":
            sitting.page.locator("dialog[open] article").wait_for()
        clean(sitting, f"the dialog {tool}")
        sitting.page.keyboard.press("Escape")
    at = sitting.grip("c5")
    sitting.page.mouse.click(at.grip_x, at.grip_y, button="right")
    sitting.page.locator("dialog[open]").wait_for()
    clean(sitting, "the menu of a card")
    sitting.page.keyboard.press("Escape")
    sitting.drag("c1", "c2")
    sitting.part("toast").wait_for()
    clean(sitting, "a refusal")
    sitting.part("hint").click()
    sitting.part("advice").wait_for()
    clean(sitting, "a hint")


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_the_end(seats: Seats, size: tuple[int, int]) -> None:
    sitting = seats.open(size).sit(GOLF_WON.address)
    sitting.quickly(GOLF_WON.moves)
    sitting.part("won").wait_for()
    clean(sitting, "a game won")
    sitting.sit(BLACK_HOLE_STUCK.address)
    sitting.quickly(BLACK_HOLE_STUCK.moves)
    sitting.part("stuck").wait_for()
    clean(sitting, "a game stuck")
    sitting.sit(TRI_PEAKS_WON.address)
    clean(sitting, "overlapping cards")
    sitting.sit(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    sitting.part("impossible").wait_for()
    clean(sitting, "an impossible layout")
    sitting.sit("/play/golf?round=1")
    clean(sitting, "a round")


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_what_the_search_says_nor_in_the_questions(seats: Seats, size: tuple[int, int]) -> None:
    sitting = seats.open(size).sit(GOLF_WON.address)
    if sitting.part("more").is_visible():
        sitting.part("more").click()
        sitting.page.locator("dialog[open]").wait_for()
        clean(sitting, "more tools")
        sitting.page.keyboard.press("Escape")
    sitting.part("hint").click()
    for part in ("hint-from", "hint-to", "advice-line"):
        sitting.part(part).wait_for()
        clean(sitting, f"a hint with {part}")
        if part != "advice-line":
            sitting.part("deeper").click()
    sitting.part("ask-verdict").click()
    sitting.part("verdict").wait_for()
    clean(sitting, "a verdict")
    sitting.part("solver-close").click()
    sitting.do("end-hole")
    sitting.page.locator("dialog[open]").wait_for()
    clean(sitting, "the question before an end")
    sitting.part("end-now").click()
    sitting.part("ended").wait_for()
    clean(sitting, "a hole ended")
    sitting.go(f"{sitting.page.url.removeprefix(sitting.address)}/replay")
    sitting.part("slider").wait_for()
    clean(sitting, "a replay")
    sitting.go("/statistics")
    sitting.part("remove").click()
    sitting.page.locator("dialog[open]").wait_for()
    clean(sitting, "the question before all is removed")


# Playing by the accessibility tree alone


def rank_and_suit(card: str) -> str:
    """A card as it is spoken."""
    ranks = {"A": "ace", "J": "jack", "Q": "queen", "K": "king", "T": "10"}
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    return f"{ranks.get(card[0], card[0])} of {suits[card[1]]}"


def spoken(position: Position) -> dict[str, str]:
    """What the piles must be called, from the referee."""
    names = {}
    for pile in piles_view(position):
        number = pile.id[1:]
        name = {"column": f"Column {number}", "foundation": f"Foundation {number}", "slot": f"Slot {number}"}.get(pile.kind)
        name = name or pile.kind.capitalize()
        count = pile.hidden + len(pile.cards)
        plural = "1 card" if count == 1 else f"{count} cards"
        if count == 0:
            waits = f", waits for the {rank_and_suit(pile.begins)}" if pile.begins else ""
            names[pile.id] = f"{name}, empty{waits}"
        elif pile.kind == "stock":
            names[pile.id] = f"{name}, {plural} face down"
        else:
            names[pile.id] = f"{name}, {plural}, top card {rank_and_suit(pile.cards[-1])}"
    return names


def bare(words: str) -> str:
    """Without the marks that keep directions of writing apart."""
    return re.sub("[\u2066-\u2069\u200b]", "", words)


def press(sitting: Sitting, name: str) -> None:
    """Activate a pile by its name, as a screen reader does: no pointer, no key."""
    buttons = sitting.page.get_by_role("button")
    labels: list[str] = buttons.evaluate_all("(buttons) => buttons.map((button) => button.ariaLabel ?? '')")
    names = [bare(label) for label in labels]
    assert name in names, f"no button is called {name!r}"
    buttons.nth(names.index(name)).dispatch_event("click")


def test_a_game_from_the_accessibility_tree_alone(seats: Seats) -> None:
    """Each card is found by the name of its pile, pressed without pointer or key, and what came of it is heard."""
    sitting = seats.open().sit(GOLF_WON.address)
    position = start(find_game("golf").rules, GOLF_WON.deal)
    for seq, text in enumerate(GOLF_WON.moves, 1):
        names = spoken(position)
        heard = bare(sitting.page.locator("main").aria_snapshot())
        for name in names.values():
            assert f'button "{name}"' in heard, name
        press(sitting, names["stock" if text == "d" else f"c{text}"])
        sitting.until(seq)
        position.push(position.parse_move(text))
        (hole,) = (pile for pile in piles_view(position) if pile.kind == "hole")
        heard = bare(sitting.part("announcement").inner_text()).lower()
        assert rank_and_suit(hole.cards[-1]) in heard
    expect(sitting.page.get_by_role("status").filter(has_text="You won!")).to_be_visible()


def test_what_can_be_played_what_changed_and_the_whole_table(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    announcement = sitting.part("announcement")
    sitting.page.keyboard.press("c")
    expect(announcement).to_have_text("Forty Thieves is ready.")
    sitting.page.keyboard.press("p")
    position = FORTY_THIEVES.start()
    expect(announcement).to_have_text(re.compile(rf"^{len(position.legal_moves())} moves: .*; draw\.$"))
    sitting.page.keyboard.press("l")
    read = bare(announcement.inner_text())
    assert isinstance(position, ColumnPosition)
    for number, column in enumerate(position.columns, 1):
        cards = ", ".join(rank_and_suit(text) for text in piles_view(position)[9 + number].cards)
        assert f"Column {number}: {cards}." in read
        assert len(column) == 4
    assert "Stock, 64 cards face down." in read
    sitting.page.keyboard.press("d")
    sitting.until(1)
    drawn = bare(announcement.inner_text())
    assert drawn.startswith("Drew ")
    sitting.page.keyboard.press("p")
    sitting.part("read-changed").focus()
    expect(sitting.part("read-changed")).to_be_in_viewport()
    sitting.page.keyboard.press("Enter")
    expect(announcement).to_have_text(re.compile(re.escape(drawn)))


# Seeing otherwise


def test_at_200_percent_nothing_is_lost(seats: Seats) -> None:
    """A page of half the width is what zooming to 200 % makes of a desktop's: everything is there, and nothing hangs over."""
    sitting = seats.open((720, 450)).sit(FORTY_THIEVES.address)
    width = sitting.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width == 0
    for tool in ("undo", "redo", "new-deal", "hint", "menu", "more"):
        expect(sitting.part(tool)).to_be_in_viewport()
    sitting.part("more").click()
    for tool in ("more-restart", "more-rules", "more-settings", "more-help"):
        expect(sitting.part(tool)).to_be_in_viewport()
    sitting.page.keyboard.press("Escape")
    sitting.do("rules")
    expect(sitting.page.locator("dialog[open] h2").first).to_be_in_viewport()


def test_in_forced_colours_focus_and_piles_are_seen(seats: Seats) -> None:
    sitting = seats.open()
    sitting.page.emulate_media(forced_colors="active")
    sitting.sit(FORTY_THIEVES.address)
    clean(sitting, "forced colours")
    sitting.page.keyboard.press("ArrowDown")
    outlines = sitting.page.evaluate("() => getComputedStyle(document.querySelector('.ring')).outlineStyle")
    assert outlines != "none", "a shadow alone is not painted there"
    frames = sitting.page.evaluate("() => getComputedStyle(document.querySelector('.pile .frame')).outlineStyle")
    assert frames != "none"
