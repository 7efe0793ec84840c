"""Every game at every size of screen: nothing outside, nothing on top of what must be read, nothing too small to hit."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from longwood.variants import CATALOGUE
from tests.browser.conftest import Seats
from tests.browser.lines import BLACK_HOLE_STUCK, FORTY_THIEVES, LONG_COLUMNS, Line
from tests.browser.sitting import Sitting

pytestmark = pytest.mark.browser

PHONES: Final = [(360, 640), (390, 844), (640, 360)]
SIZES: Final = [*PHONES, (820, 1180), (1440, 900), (2560, 1440)]
LEAST_TAP_PX: Final = 40
LEAST_CAPTION_PX: Final = 24
LEAST_INDEX_PX: Final = 11
SLACK_PX: Final = 0.51
"""Places are rounded to whole pixels of the screen."""

# What a card must show: the part of its width and height that rank and sign take up in the upper left corner (the compact
# face has them at both ends of its upper edge). Measured on the sheet, web/src/cards/sheet.svg.
FULL_INDEX: Final = (0.19, 0.27)
COMPACT_INDEX: Final = (1.0, 0.26)

PLACES = [
    *(f"/play/{variant.id}?deal=3" for variant in CATALOGUE),
    "/play/golf?deal=3&option=jokers=2",
    "/play/double-golf?deal=3&option=jokers=2",
    "/play/tri-peaks?deal=3&option=jokers=2",
    "/play/golf?round=1",
]

MEASURE: Final = """
() => {
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const all = (selector, more) => [...document.querySelectorAll(selector)].map((element) => ({ ...box(element), ...more(element) }));
  const root = document.documentElement;
  return {
    view: [innerWidth, innerHeight],
    page: [Math.max(root.scrollWidth, document.body.scrollWidth), Math.max(root.scrollHeight, document.body.scrollHeight)],
    board: box(document.querySelector('.board')),
    scrolls: document.querySelector('.board').scrollHeight > document.querySelector('.board').clientHeight + 1,
    cards: all('[data-pile-of]', (card) => ({
      pile: card.dataset.pileOf,
      face: card.dataset.card,
      z: Number(card.style.zIndex),
      compact: card.querySelector('use').getAttribute('href').endsWith('-c'),
    })),
    piles: all('[data-pile]', (pile) => ({ id: pile.dataset.pile, slot: pile.classList.contains('slot') })),
    captions: all('.caption', (caption) => ({ button: caption.tagName === 'BUTTON' })),
    buttons: all('button, a[href]', (button) => ({
      name: button.getAttribute('aria-label') ?? button.innerText,
      caption: button.classList.contains('caption'),
    })).filter(({ width, height }) => width > 0 && height > 0),
    title: (() => { const name = document.querySelector('h1 .name'); return name && [name.scrollWidth, name.clientWidth]; })(),
  };
}
"""

# All at once: asked one by one, they took longer than the rest of the test.
BUTTONS: Final = """
(buttons) => buttons.map((button) => {
  const { width, height } = button.getBoundingClientRect();
  return [button.innerText, width, height, button.matches('input[type=checkbox], input[type=radio]')];
})
"""


@dataclass(frozen=True)
class Box:
    """A rectangle on the screen."""

    x: float
    y: float
    width: float
    height: float

    @staticmethod
    def of(found: dict[str, Any]) -> Box:
        return Box(found["x"], found["y"], found["width"], found["height"])

    def within(self, other: Box) -> bool:
        return (
            self.x >= other.x - SLACK_PX
            and self.y >= other.y - SLACK_PX
            and self.x + self.width <= other.x + other.width + SLACK_PX
            and self.y + self.height <= other.y + other.height + SLACK_PX
        )

    def meets(self, other: Box) -> bool:
        """Whether they share more than rounding makes."""
        across = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        down = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return across > 2 * SLACK_PX and down > 2 * SLACK_PX


def measure(sitting: Sitting, size: tuple[int, int]) -> dict[str, Any]:
    """What lies where at that size, once the page has laid itself out anew."""
    sitting.page.set_viewport_size({"width": size[0], "height": size[1]})
    sitting.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = sitting.page.evaluate(MEASURE)
    assert tuple(found["view"]) == size
    return found


def check(found: dict[str, Any]) -> None:
    """Everything is inside, apart, and readable."""
    view = Box(0, 0, *found["view"])
    board = Box.of(found["board"])
    assert found["page"][0] <= view.width, "it scrolls sideways"
    assert found["page"][1] <= view.height, "the page scrolls; at most the board may"
    assert board.within(view)
    assert not found["scrolls"]
    assert found["cards"]
    assert found["piles"]
    for thing in (*found["cards"], *found["piles"], *found["captions"]):
        assert Box.of(thing).within(board), thing
    apart = [Box.of(pile) for pile in found["piles"] if not pile["slot"]] + [Box.of(caption) for caption in found["captions"]]
    for one, other in combinations(apart, 2):
        assert not one.meets(other), (one, other)
    for card in found["cards"]:
        if card["face"] and is_spread(card["pile"]):
            check_index(card, found["cards"])


def is_spread(pile: str) -> bool:
    """Whether all cards of a pile are to be read, not its top one alone."""
    return pile[0] in "cs" and pile != "stock"


def check_index(card: dict[str, Any], cards: list[dict[str, Any]]) -> None:
    """Nothing lies on the corner that tells the card."""
    width, height = COMPACT_INDEX if card["compact"] else FULL_INDEX
    corner = Box(card["x"], card["y"], card["width"] * width, max(LEAST_INDEX_PX, card["height"] * height))
    for other in cards:
        if other["z"] > card["z"] and other is not card:
            assert not corner.meets(Box.of(other)), (card, other)


def check_taps(found: dict[str, Any]) -> None:
    for button in found["buttons"]:
        # The line under the waste only repeats what holding the waste does; it need not be as high as a thumb is wide.
        least = LEAST_CAPTION_PX if button["caption"] else LEAST_TAP_PX
        assert min(button["width"], button["height"]) + SLACK_PX >= least, button


@pytest.mark.parametrize(
    "spoil",
    [
        "document.body.append(Object.assign(document.createElement('hr'), { width: 4000 }))",
        "card('c1', 3).style.transform = 'translate(-9px, 300px)'",
        "card('c1', 3).style.transform = card('c1', 2).style.transform",
        "card('c2', 1).style.zIndex = 99; card('c2', 1).style.transform = card('c1', 0).style.transform",
        "document.querySelector('[data-pile=c2]').style.transform = document.querySelector('[data-pile=c1]').style.transform",
        "document.querySelector('[data-pile=waste]').style.height = '200px'",
    ],
)
def test_what_is_wrong_is_seen(seats: Seats, spoil: str) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    check(measure(sitting, (390, 844)))
    card = "(pile, index) => document.querySelector(`[data-pile-of=${pile}][data-index='${index}']`)"
    sitting.page.evaluate(f"() => {{ const card = {card}; {spoil}; }}")
    with pytest.raises(AssertionError):
        check(measure(sitting, (390, 844)))


def test_a_button_too_small_is_seen(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    check_taps(measure(sitting, (390, 844)))
    sitting.page.evaluate(
        "() => { const { style } = document.querySelector('[data-testid=redo]'); style.minHeight = style.height = '30px'; }"
    )
    with pytest.raises(AssertionError):
        check_taps(measure(sitting, (390, 844)))


@pytest.mark.parametrize("place", PLACES)
def test_a_game_as_dealt(seats: Seats, place: str) -> None:
    sitting = seats.open().sit(place)
    for size in SIZES:
        found = measure(sitting, size)
        check(found)
        if size in PHONES:
            check_taps(found)
        assert found["title"][0] <= found["title"][1] + 1, f"the name of the game is cut off at {size}"


@pytest.mark.parametrize("line", LONG_COLUMNS, ids=lambda line: line.game)
def test_a_long_column_is_still_readable(seats: Seats, line: Line) -> None:
    sitting = seats.open().sit(line.address)
    sitting.quickly(line.moves)
    for size in SIZES:
        check(measure(sitting, size))


def test_a_waste_to_look_through(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    sitting.quickly(FORTY_THIEVES.moves)
    for size in SIZES:
        found = measure(sitting, size)
        check(found)
        assert len(found["captions"]) == 2
        check_taps(found)


def test_the_layout_is_the_same_however_one_comes_to_a_size(seats: Seats) -> None:
    """What was measured above after a change of size is what one gets who has that size from the beginning."""
    sitting = seats.open().sit(FORTY_THIEVES.address)
    for size in SIZES:
        changed = measure(sitting, size)
        other = seats.beside(sitting)
        other.page.set_viewport_size({"width": size[0], "height": size[1]})
        other.sit(f"/t/{sitting.table}")
        assert measure(other, size) == changed
        other.page.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_notice_hides_no_card(seats: Seats, size: tuple[int, int]) -> None:
    """Of a full board that is stuck, and of one that one is asked about: what one is to judge can be seen."""
    sitting = seats.open(size)
    for place in (BLACK_HOLE_STUCK.address, "/play/golf?deal=569", "/play/black-hole?deal=11"):
        sitting.sit(place)
        if place == BLACK_HOLE_STUCK.address:
            sitting.quickly(BLACK_HOLE_STUCK.moves)
        notice = sitting.page.locator(".notice")
        expect(notice).to_be_visible()
        found = measure(sitting, size)
        check(found)
        box = notice.bounding_box()
        assert box
        words = Box(box["x"], box["y"], box["width"], box["height"])
        assert words.within(Box(0, 0, *found["view"]))
        for card in found["cards"]:
            assert not words.meets(Box.of(card)), card


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_other_pages(seats: Seats, size: tuple[int, int]) -> None:
    """Menu, rules and dialogs do not scroll sideways either, and their buttons can be hit."""
    sitting = seats.open(size).go("/")
    page = sitting.page

    def check_page() -> None:
        wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1]
        if size not in PHONES:
            return
        buttons = page.locator("button:not(.caption):visible, a.button:visible, a.icon:visible, input:visible, select:visible")
        found: list[tuple[str, float, float, bool]] = buttons.evaluate_all(BUTTONS)
        assert found
        for name, width, height, in_label in found:
            if not in_label:
                assert min(width, height) + SLACK_PX >= LEAST_TAP_PX, name

    page.locator("article[data-game]").first.wait_for()
    check_page()
    page.locator("article[data-game=golf] [data-testid=options]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    assert box
    assert Box(box["x"], box["y"], box["width"], box["height"]).within(Box(0, 0, *size))
    sitting.go("/rules/forty-thieves")
    page.get_by_role("heading", level=2).first.wait_for()
    check_page()
    sitting.sit(FORTY_THIEVES.address)
    sitting.quickly(FORTY_THIEVES.moves)
    for part in ("undo", "deal-number", "rules", "settings", "help", "waste-look"):
        sitting.do(part)
        expect(dialog).to_be_visible()
        check_page()
        box = dialog.bounding_box()
        assert box
        assert Box(box["x"], box["y"], box["width"], box["height"]).within(Box(0, 0, *size)), part
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", ["tri-peaks", "black-hole", "golf", "forty-thieves"])
def test_arrows_lead_to_every_pile(seats: Seats, game: str) -> None:
    """From any pile to any other."""
    sitting = seats.open().sit(f"/play/{game}?deal=3")
    stops: list[str] = sitting.page.evaluate("() => [...document.querySelectorAll('[data-pile]')].map((pile) => pile.dataset.pile)")
    ways: dict[str, set[str]] = {}
    for stop in stops:
        ways[stop] = set()
        for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            sitting.page.evaluate('(pile) => document.querySelector(`[data-pile="${pile}"]`).focus()', stop)
            sitting.page.keyboard.press(arrow)
            ways[stop].add(sitting.page.evaluate("() => document.activeElement.dataset.pile"))
    for begin in stops:
        reached, new = {begin}, {begin}
        while new:
            new = set().union(*(ways[stop] for stop in new)) - reached
            reached |= new
        assert reached == set(stops), f"no way from {begin} to {set(stops) - reached}"
