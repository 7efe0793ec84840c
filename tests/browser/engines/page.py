"""A page in any browser: what it shows, and real mouse, touch and keyboard input. Each browser has a driver with the basic commands."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

from tests.browser.player import LOCATE, UNFINISHED, Location

TIMEOUT_S: Final = 240
_PAUSE_S: Final = 0.05

_CENTRE: Final = """
(selector) => {
  const found = document.querySelector(selector);
  if (!found || found.matches(':disabled') || found.getClientRects().length === 0) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return found.contains(document.elementFromPoint(...at)) ? at : null;
}
"""
_CARDS: Final = """
(pile) => [...document.querySelectorAll(`[data-pile-of="${pile}"]`)]
  .sort((a, b) => a.dataset.index - b.dataset.index)
  .map((card) => card.dataset.card)
"""


class Driver(Protocol):
    """The commands of a browser. Coordinates are pixels of the page's view."""

    def open(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""

    def reload(self) -> None:
        """Load the page again."""

    def evaluate(self, source: str, values: Sequence[object]) -> Any:
        """Call a JavaScript function with these values. Return its result, or that of its promise."""

    def press(self, key: str) -> None:
        """Press a key, named as in KeyboardEvent.key."""

    def click(self, x: float, y: float) -> None: ...

    def tap(self, x: float, y: float) -> None:
        """Tap with a finger."""

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Drag with the mouse."""


class EnginePage:
    """A page in a browser."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def evaluate(self, source: str, *values: object) -> Any:
        """Call a JavaScript function."""
        return self.driver.evaluate(source, values)

    def wait(self, source: str, *values: object) -> Any:
        """Wait until a JavaScript function returns something true, and return that."""
        until = time.monotonic() + TIMEOUT_S
        while not (found := self.evaluate(source, *values)):
            assert time.monotonic() < until, f"never true: {source} {values}"
            time.sleep(_PAUSE_S)
        return found

    def wait_for(self, selector: str) -> None:
        """Wait until there is such an element."""
        self.wait("(selector) => document.querySelector(selector) !== null", selector)

    def wait_for_part(self, name: str, text: str = "") -> None:
        """Wait until an element with this data-testid contains a text."""
        source = "(name, text) => [...document.querySelectorAll(`[data-testid=${name}]`)].some((one) => one.textContent.includes(text))"
        self.wait(source, name, text)

    def wait_for_table(self, url: str) -> None:
        """Open an address, and wait for its table."""
        self.driver.open(url)
        self.wait_for("body[data-seq] [data-pile]")
        self.wait("(unfinished) => document.querySelector(unfinished) === null", UNFINISHED)
        self.wait_for_event(0)

    def wait_for_event(self, seq: int) -> None:
        """Wait until the page shows the table after an event, and no card is moving."""
        self.wait("(seq) => Number(document.body.dataset.seq ?? -1) >= seq && !('busy' in document.body.dataset)", seq)

    @property
    def seq(self) -> int:
        """The number of events at the table that the page shows."""
        return int(self.evaluate("() => document.body.dataset.seq ?? -1"))

    def cards(self, pile: str) -> list[str]:
        """Return the cards drawn in a pile, deepest first."""
        found: list[str] = self.evaluate(_CARDS, pile)
        return found

    def text(self, name: str) -> str:
        """Return the text of the element with this data-testid."""
        return str(self.evaluate("(name) => document.querySelector(`[data-testid=${name}]`).textContent", name)).strip()

    def locate(self, pile: str) -> Location:
        """Return the location of the top card of a pile."""
        return Location(*self.evaluate(LOCATE, [[pile, 1]])[0])

    def click(self, pile: str) -> None:
        at = self.locate(pile)
        self.driver.click(at.grab_x, at.grab_y)

    def tap(self, pile: str) -> None:
        at = self.locate(pile)
        self.driver.tap(at.grab_x, at.grab_y)

    def drag(self, source: str, target: str) -> None:
        """Drag the top card of a pile onto that of another."""
        at, onto = self.locate(source), self.locate(target)
        self.driver.drag(at.grab_x, at.grab_y, at.grab_x + onto.x - at.x, at.grab_y + onto.y - at.y)

    def press_button(self, name: str) -> None:
        """Click the element with this data-testid as soon as it is still and a click reaches it."""
        before, centre = None, self.wait(_CENTRE, f"[data-testid={name}]")
        while centre != before:  # a notice that rises, or gets another line
            time.sleep(0.1)
            before, centre = centre, self.wait(_CENTRE, f"[data-testid={name}]")
        self.driver.click(*centre)
