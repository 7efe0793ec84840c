"""The layout of every game on every screen size: nothing off the screen, no index covered, and no button too small to tap."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Players
from tests.browser.known_games import BLACK_HOLE_STUCK, FORTY_THIEVES, LONG_COLUMNS, KnownGame
from tests.browser.layout_checks import MIN_TAP_PX, TOLERANCE_PX, Box, check_layout, check_tap_targets, measure_layout, resize
from tests.browser.player import Player
from tests.games import SAMPLE

pytestmark = pytest.mark.browser

PHONES: Final = [(360, 640), (390, 844), (640, 360)]
SCREENS: Final = [*PHONES, (820, 1180), (1440, 900), (2560, 1440)]
TABLES = [
    *(f"/play/{variant.id}?deal=3" for variant in SAMPLE),
    "/play/golf?deal=3&option=jokers=2",
    "/play/double-golf?deal=3&option=jokers=2",
    "/play/tri-peaks?deal=3&option=jokers=2",
    "/play/golf?round=1",
]

# Measures all buttons in one call. One call for each button would take longer than the rest of the test.
MEASURE_BUTTONS: Final = """
(buttons) => buttons.map((button) => {
  const { width, height } = button.getBoundingClientRect();
  return [button.innerText, width, height, button.matches('input[type=checkbox], input[type=radio]')];
})
"""


@pytest.mark.parametrize(
    "change",
    [
        "document.body.append(Object.assign(document.createElement('hr'), { width: 4000 }))",
        "card('c1', 3).style.transform = 'translate(-9px, 300px)'",
        "card('c1', 3).style.transform = card('c1', 2).style.transform",
        "card('c2', 1).style.zIndex = 99; card('c2', 1).style.transform = card('c1', 0).style.transform",
        "document.querySelector('[data-pile=c2]').style.transform = document.querySelector('[data-pile=c1]').style.transform",
        "document.querySelector('[data-pile=waste]').style.height = '200px'",
    ],
)
def test_the_layout_check_finds_a_broken_layout(visitor: Player, change: str) -> None:
    visitor.open_table(FORTY_THIEVES.address)
    check_layout(measure_layout(visitor, (390, 844)))
    card = "(pile, index) => document.querySelector(`[data-pile-of=${pile}][data-index='${index}']`)"
    visitor.page.evaluate(f"() => {{ const card = {card}; {change}; }}")
    with pytest.raises(AssertionError):
        check_layout(measure_layout(visitor, (390, 844)))


def test_the_tap_target_check_finds_a_small_button(visitor: Player) -> None:
    visitor.open_table(FORTY_THIEVES.address)
    check_tap_targets(measure_layout(visitor, (390, 844)))
    visitor.page.evaluate(
        "() => { const { style } = document.querySelector('[data-testid=redo]'); style.minHeight = style.height = '30px'; }"
    )
    with pytest.raises(AssertionError):
        check_tap_targets(measure_layout(visitor, (390, 844)))


@pytest.mark.parametrize("path", TABLES)
def test_a_new_deal_fits_every_screen(visitor: Player, path: str) -> None:
    visitor.open_table(path)
    for size in SCREENS:
        found = measure_layout(visitor, size)
        check_layout(found)
        if size in PHONES:
            check_tap_targets(found)
        assert found["title"][0] <= found["title"][1] + 1, f"the name of the game is cut off at {size}"


@pytest.mark.parametrize("known", LONG_COLUMNS, ids=lambda known: known.game)
def test_every_card_of_a_long_column_is_readable(visitor: Player, known: KnownGame) -> None:
    visitor.open_table(known.address)
    visitor.play_moves(known.moves)
    for size in SCREENS:
        check_layout(measure_layout(visitor, size))


def test_the_caption_of_the_waste_fits_every_screen(visitor: Player) -> None:
    visitor.open_table(FORTY_THIEVES.address)
    visitor.play_moves(FORTY_THIEVES.moves)
    for size in SCREENS:
        found = measure_layout(visitor, size)
        check_layout(found)
        assert len(found["captions"]) == 2
        check_tap_targets(found)


def test_resizing_gives_the_same_layout_as_opening_at_that_size(players: Players) -> None:
    """The other tests resize the page, so this one compares it with a page that is opened at the size."""
    player = players.open().open_table(FORTY_THIEVES.address)
    other = players.open_tab(player)
    for size in SCREENS:
        changed = measure_layout(player, size)
        other.page.goto("about:blank")
        other.page.set_viewport_size({"width": size[0], "height": size[1]})
        other.open_table(f"/t/{player.table_id}")
        assert measure_layout(other, size) == changed


@pytest.mark.parametrize("path", [BLACK_HOLE_STUCK.address, "/play/golf?deal=569", "/play/black-hole?deal=11"])
def test_a_notice_covers_no_card(visitor: Player, path: str) -> None:
    """The board is full, and the notice says that no moves are left or that the layout can't be cleared."""
    visitor.open_table(path)
    if path == BLACK_HOLE_STUCK.address:
        visitor.play_moves(BLACK_HOLE_STUCK.moves)
    notice = visitor.page.locator(".notice")
    expect(notice).to_be_visible()
    for size in SCREENS:
        found = measure_layout(visitor, size)
        check_layout(found)
        box = notice.bounding_box()
        assert box
        notice_box = Box(box["x"], box["y"], box["width"], box["height"])
        assert notice_box.is_inside(Box(0, 0, *found["view"]))
        for card in found["cards"]:
            assert not notice_box.overlaps(Box.of(card)), card


def check_page(player: Player, state: str) -> None:
    """Fail if the page is wider than a screen, an open dialog is not inside it, or a button is too small to tap on a phone."""
    page = player.page
    for size in SCREENS:
        resize(player, size)
        page_width, screen_width = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert page_width <= screen_width, f"{state}, {size}"
        dialog = page.get_by_role("dialog")
        if dialog.count():
            box = dialog.bounding_box()
            assert box
            assert Box(box["x"], box["y"], box["width"], box["height"]).is_inside(Box(0, 0, *size)), f"{state}, {size}"
        if size in PHONES:
            buttons = page.locator("button:not(.caption):visible, a.button:visible, a.icon:visible, input:visible, select:visible")
            found: list[tuple[str, float, float, bool]] = buttons.evaluate_all(MEASURE_BUTTONS)
            assert found, f"{state}, {size}"
            for name, width, height, is_checkbox in found:
                if not is_checkbox:
                    assert min(width, height) + TOLERANCE_PX >= MIN_TAP_PX, f"{name}: {state}, {size}"


def test_other_pages_and_dialogs_fit_every_screen(visitor: Player) -> None:
    page = visitor.go("/").page
    page.locator("article[data-game]").first.wait_for()
    check_page(visitor, "the start page")
    page.locator("article[data-game=golf] [data-testid=options]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check_page(visitor, "the options of a game")
    visitor.go("/rules/forty-thieves")
    page.get_by_role("heading", level=2).first.wait_for()
    check_page(visitor, "a rules page")
    visitor.open_table(FORTY_THIEVES.address)
    visitor.play_moves(FORTY_THIEVES.moves)
    for part in ("new-deal", "deal-number", "rules", "settings", "help", "waste-look"):
        visitor.use_tool(part)
        expect(dialog).to_be_visible()
        check_page(visitor, part)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", ["tri-peaks", "black-hole", "forty-thieves"])
def test_the_arrow_keys_lead_from_every_pile_to_every_other(visitor: Player, game: str) -> None:
    visitor.open_table(f"/play/{game}?deal=3")
    piles: list[str] = visitor.page.evaluate("() => [...document.querySelectorAll('[data-pile]')].map((pile) => pile.dataset.pile)")
    neighbours: dict[str, set[str]] = {}
    for pile in piles:
        neighbours[pile] = set()
        for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            visitor.page.evaluate('(pile) => document.querySelector(`[data-pile="${pile}"]`).focus()', pile)
            visitor.page.keyboard.press(arrow)
            neighbours[pile].add(visitor.page.evaluate("() => document.activeElement.dataset.pile"))
    for first in piles:
        reached, new = {first}, {first}
        while new:
            new = set().union(*(neighbours[pile] for pile in new)) - reached
            reached |= new
        assert reached == set(piles), f"no way from {first} to {set(piles) - reached}"


def test_the_boards_are_no_smaller_than_the_table_of_card_sizes_assumes(visitor: Player) -> None:
    """The sizes are those of BOARDS in web/src/layout/card-sizes.test.ts."""
    source = (Path(__file__).resolve().parents[3] / "web" / "src" / "layout" / "card-sizes.test.ts").read_text(encoding="utf-8")
    boards = [tuple(map(int, found)) for found in re.findall(r"'(\d+)x(\d+)': \{ width: (\d+), height: (\d+)", source)]
    assert len(boards) == 5
    for path in ("/play/forty-thieves?deal=3", "/play/tri-peaks?deal=3"):
        visitor.open_table(path)
        for *size, width, height in boards:
            board = measure_layout(visitor, (size[0], size[1]))["board"]
            assert (board["width"] + TOLERANCE_PX, board["height"] + TOLERANCE_PX) >= (width, height), (path, size, board)
            assert board["height"] + TOLERANCE_PX >= height, (path, size, board)


def test_the_menu_of_a_column_shows_its_cards_large_enough_for_a_finger(visitor: Player) -> None:
    visitor.open_table(FORTY_THIEVES.address)
    resize(visitor, (360, 640))
    visitor.page.locator("[data-pile-of=c1]").last.click(button="right")
    cards = visitor.part("card-picker").get_by_role("button")
    expect(cards).to_have_count(4)
    for card in cards.all():
        box = card.bounding_box()
        assert box
        assert min(box["width"], box["height"]) + TOLERANCE_PX >= 44
    expect(cards.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "false")
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
