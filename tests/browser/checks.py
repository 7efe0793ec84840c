"""Checks of whole pages that several browser tests share: accessibility, cut-off text, and text as a screen reader reads it."""

from __future__ import annotations

import re
from typing import Final

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import DESKTOP
from tests.browser.player import Player

SIZES: Final = [(360, 640), (820, 1180), DESKTOP]
"""A small phone, a tablet and a desktop, in pixels."""

AXE_OPTIONS: Final = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "resultTypes": ["violations"],
}
# axe measures colours, so fade-ins must be complete.
WAIT_FOR_FADES: Final = """
() => Promise.all(
  document.getAnimations()
    .filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
    .map((animation) => animation.finished.catch(() => null)),
)
"""

# Lists text that doesn't fit into its element, and elements that extend beyond the screen. Skips text for screen readers only, and cards
# that can be swiped into view.
FIND_CUT_OFF_TEXTS: Final = """
() => {
  const found = [];
  const isVisuallyHidden = (element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const isInScroller = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX === 'auto' && at.scrollWidth > at.clientWidth) return true;
    return false;
  };
  const texts = 'button, a, label, legend, h1, h2, h3, h4, p, dt, dd, th, td, li, span, strong, small';
  for (const element of document.querySelectorAll(texts)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const outside = box.left < -1 || box.right > innerWidth + 1;
    if (!outside && element.scrollWidth <= element.clientWidth + 1) continue;  // most elements, so this comes first
    const text = element.textContent.trim();
    const { display, visibility, overflowX } = getComputedStyle(element);
    if (!text || display === 'none' || visibility === 'hidden') continue;
    if (isVisuallyHidden(element) || element.closest('.cards, svg')) continue;
    if (outside && isInScroller(element)) continue;
    const cut = overflowX !== 'visible' && display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
    if (cut || outside) found.push(`${cut ? 'cut off' : 'outside'}: ${element.tagName}.${element.className} ${text.slice(0, 60)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return found;
}
"""

# Where the focus is, and whether the player can see it. A pile of the board has no outline of its own: the board draws a ring round it.
FOCUS: Final = """
() => {
  const element = document.activeElement;
  const { x, y, width, height } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    where: element.dataset.pile ?? element.dataset.testid ?? element.tagName,
    isMarked: element.dataset.pile ? document.querySelector('.ring') !== null : outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isOnScreen: x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0,
  };
}
"""
CARD_NAME: Final = re.compile(r"\b(?:ace|king|queen|jack|10|[2-9]) of (?:clubs|diamonds|hearts|spades)\b|\bjoker\b", re.IGNORECASE)
"""The name of a card as a screen reader reads it."""


def check_accessible(player: Player, state: str) -> None:
    """Fail if axe finds a violation of WCAG 2.2 AA or of its best practices. `state` describes the page in the error.

    If a dialog is open, only the dialog is checked, because the rest of the page is inert.
    """
    player.wait_for_animations()
    page = player.page
    page.evaluate(WAIT_FOR_FADES)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = AxeResults(page.evaluate("(options) => axe.run(document.querySelector('dialog[open]') ?? document, options)", AXE_OPTIONS))
    assert found.violations_count == 0, f"{state}: {found.generate_report()}"


def check_focus(player: Player) -> None:
    """Fail unless an element has the focus, is on the screen, and is marked."""
    focus = player.page.evaluate(FOCUS)
    assert focus["where"] != "BODY", "no element has the focus"
    assert focus["isMarked"], focus
    assert focus["isOnScreen"], focus


def cut_off_texts(player: Player) -> list[str]:
    """Return a description of each piece of text that is cut off or off the screen."""
    found: list[str] = player.page.evaluate(FIND_CUT_OFF_TEXTS)
    return found


def plain_text(text: str) -> str:
    """Return the text without directional isolates (U+2066 to U+2069) and zero-width spaces."""
    return re.sub("[\u2066-\u2069\u200b]", "", text)


def card_name(card: str) -> str:
    """Return the name of a card as a screen reader reads it: "ace of clubs" for AC."""
    if card == "XX":
        return "joker"
    ranks = {"A": "ace", "J": "jack", "Q": "queen", "K": "king", "T": "10"}
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    return f"{ranks.get(card[0], card[0])} of {suits[card[1]]}"


def stock_count(player: Player) -> int:
    """Return the number of cards in the stock, read from its label."""
    number = re.search(r"\d+", player.pile_label("stock"))
    return 0 if number is None else int(number[0])
