"""Measures where everything on a table is, and checks that it is visible, separate and large enough."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from tests.browser.player import Player

MIN_TAP_PX: Final = 40
MIN_CAPTION_PX: Final = 24
MIN_INDEX_PX: Final = 11
TOLERANCE_PX: Final = 0.51
"""Positions are rounded to whole pixels, so two edges can differ by this much."""

# The share of a card's width and height, from its upper left corner, that must stay visible because rank and suit are there. Compact
# faces have them side by side. Measured in web/src/cards/sheet.svg.
FULL_INDEX: Final = (0.19, 0.27)
COMPACT_INDEX: Final = (0.624, 0.255)
SMALL_PX: Final = 600
"""On a screen narrower or lower than this, columns and foundations may overlap sideways, and on upright ones up to UPRIGHT_PX, too."""
UPRIGHT_PX: Final = 1100

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


@dataclass(frozen=True)
class Box:
    """A rectangle on the screen, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @staticmethod
    def of(found: dict[str, Any]) -> Box:
        return Box(found["x"], found["y"], found["width"], found["height"])

    def is_inside(self, other: Box) -> bool:
        """Return whether this box is inside another one, within the tolerance."""
        return (
            self.x >= other.x - TOLERANCE_PX
            and self.y >= other.y - TOLERANCE_PX
            and self.x + self.width <= other.x + other.width + TOLERANCE_PX
            and self.y + self.height <= other.y + other.height + TOLERANCE_PX
        )

    def overlaps(self, other: Box) -> bool:
        """Return whether the boxes overlap by more than rounding can cause."""
        width = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        height = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return width > 2 * TOLERANCE_PX and height > 2 * TOLERANCE_PX


_DRAWN: Final = """
async ([width, height]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const places = () => JSON.stringify([...document.querySelectorAll('.board, [data-pile]')].map((one) => one.getBoundingClientRect()));
  while (innerWidth !== width || innerHeight !== height) await frame();
  await frame();
  const isLaidOut = (board) => board.dataset.size === `${board.clientWidth}x${board.clientHeight}`;
  while (![...document.querySelectorAll('[data-size]')].every(isLaidOut)) await frame();
  for (let before = '', still = 0; still < 2; before = places()) {
    await frame();
    still = places() === before ? still + 1 : 0;
  }
}
"""


def resize(player: Player, size: tuple[int, int]) -> None:
    """Resize the page and wait until it has its new size and is drawn, so that nothing moves for three frames."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.evaluate(_DRAWN, size)


def measure_layout(player: Player, size: tuple[int, int]) -> dict[str, Any]:
    """Resize the page and return the position of everything on the table."""
    resize(player, size)
    found: dict[str, Any] = player.page.evaluate(MEASURE)
    assert tuple(found["view"]) == size
    return found


def check_layout(found: dict[str, Any]) -> None:
    """Fail unless everything on the table is on the screen, separate and readable."""
    view = Box(0, 0, *found["view"])
    board = Box.of(found["board"])
    assert found["page"][0] <= view.width, "the page scrolls horizontally"
    assert found["page"][1] <= view.height, "the page scrolls vertically"
    assert board.is_inside(view)
    assert not found["scrolls"]
    assert found["cards"]
    assert found["piles"]
    for item in (*found["cards"], *found["piles"], *found["captions"]):
        assert Box.of(item).is_inside(board), item
    separate = [(pile["id"], Box.of(pile)) for pile in found["piles"] if not pile["slot"]]
    separate += [("caption", Box.of(caption)) for caption in found["captions"]]
    is_small = min(view.width, view.height) < SMALL_PX or view.width <= min(UPRIGHT_PX, view.height)
    for (name, one), (other_name, other) in combinations(separate, 2):
        together = name[0] == other_name[0] and name[0] in "cf" and "caption" not in (name, other_name) and is_small
        if together and abs(one.x - other.x) + TOLERANCE_PX >= COMPACT_INDEX[0] * min(one.width, other.width):
            continue
        assert not one.overlaps(other), (name, one, other_name, other)
    for card in found["cards"]:
        if card["face"] and is_spread(card["pile"]):
            check_corner(card, found["cards"])


def is_spread(pile: str) -> bool:
    """Return whether all cards of a pile must be readable, not only its top card."""
    return pile[0] in "cs" and pile != "stock"


def check_corner(card: dict[str, Any], cards: list[dict[str, Any]]) -> None:
    """Fail if another card covers the corner that shows the card's rank and suit."""
    width, height = COMPACT_INDEX if card["compact"] else FULL_INDEX
    corner = Box(card["x"], card["y"], card["width"] * width, max(MIN_INDEX_PX, card["height"] * height))
    for other in cards:
        if other["z"] > card["z"] and other is not card:
            assert not corner.overlaps(Box.of(other)), (card, other)


def check_tap_targets(found: dict[str, Any]) -> None:
    """Fail if a button is too small to tap."""
    for button in found["buttons"]:
        # The caption under the waste can be smaller, because a long press on the waste does the same.
        minimum = MIN_CAPTION_PX if button["caption"] else MIN_TAP_PX
        assert min(button["width"], button["height"]) + TOLERANCE_PX >= minimum, button
