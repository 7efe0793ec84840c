"""One page at a table, and hands that play there: mouse, fingers, keys. Must not know rules: moves are named by piles."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket

from tests.server.playing import Browser

# Where the top cards of piles lie once nothing moves any more, and a point of the deepest of them that can be seen.
_GRIPS: Final = """
(wanted) => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const at = (element) => {
    const { e, f } = new DOMMatrix(element.style.transform);
    return { x: felt.x + e, y: felt.y + f, width: element.offsetWidth, height: element.offsetHeight };
  };
  return wanted.map(([pile, count]) => {
    const cards = [...document.querySelectorAll(`[data-pile-of="${pile}"]`)].sort((a, b) => a.dataset.index - b.dataset.index);
    const card = cards.at(-Math.max(1, count));
    const ground = document.querySelector(`[data-pile="${pile}"]`);
    if (!card && !ground) throw new Error(`there is no pile ${pile}`);
    const box = at(card ?? ground);
    if (!card) {
      const frame = ground.firstElementChild;
      Object.assign(box, { width: frame.offsetWidth, height: frame.offsetHeight });
    }
    const above = count > 1 ? at(cards.at(1 - count)) : null;
    const seen = { width: box.width, height: box.height };
    if (above && above.y > box.y) seen.height = above.y - box.y;
    else if (above && above.x > box.x) seen.width = above.x - box.x;
    return [box.x, box.y, box.x + seen.width / 2, box.y + seen.height / 2];
  });
}
"""

# How far one pile begins from another, across and down.
_WAY: Final = """
(piles) => {
  const [from, to] = piles.map((pile) => new DOMMatrix(document.querySelector(`[data-pile="${pile}"]`).style.transform));
  return [to.e - from.e, to.f - from.f];
}
"""


@dataclass(frozen=True)
class Grip:
    """A card's upper left corner, and the middle of what is seen of it."""

    x: float
    y: float
    grip_x: float
    grip_y: float


class Sitting:
    """A page, and all that its socket brought and took. Every wait is for something the page itself shows."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.heard: list[str] = []
        self.sent: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    # What is seen

    def go(self, path: str) -> Sitting:
        """Open an address of the app."""
        self.page.goto(self.address + path)
        return self

    def sit(self, path: str) -> Sitting:
        """Open an address that leads to a table, and wait until it is laid."""
        self.go(path)
        self.laid()
        return self

    def laid(self) -> None:
        """Wait until a table is there."""
        self.page.locator("body[data-seq]:has([data-pile])").wait_for(state="attached")

    def until(self, seq: int) -> None:
        """Wait until the page shows the table after that event, or after one the page asked for by itself since, as for the best score."""
        self.page.wait_for_function(
            """(seq) => {
              const now = Number(document.body.dataset.seq ?? -1);
              return document.querySelector('[data-pile]') !== null && (seq === 0 ? now === 0 : now >= seq);
            }""",
            arg=seq,
        )

    def until_another(self, before: str) -> None:
        """Wait until another table than that of the address `before` is laid."""
        self.page.wait_for_function("(before) => location.href !== before", arg=before)
        self.until(0)

    def at_rest(self) -> None:
        """Wait until no card moves."""
        self.page.locator("body:not([data-busy])").wait_for(state="attached")

    @property
    def seq(self) -> int:
        return int(self.page.locator("body[data-seq]").get_attribute("data-seq") or "-1")

    @property
    def table(self) -> str:
        """The table's id, as the address has it."""
        return self.page.url.rpartition("/")[2]

    def part(self, name: str) -> Locator:
        """A part of the page, by the name that is given it for tests."""
        return self.page.locator(f"[data-testid={name}]")

    def do(self, tool: str) -> None:
        """Use one of the table's buttons, which on a small screen may lie under "more"."""
        if self.part("more").is_visible() and not self.part(tool).is_visible():
            self.part("more").click()
            tool = f"more-{tool}"
        self.part(tool).click()

    def text(self, name: str) -> str:
        return self.part(name).inner_text()

    def pile(self, pile: str) -> str:
        """What a screen reader says of a pile."""
        return self.page.locator(f"[data-pile={pile}]").get_attribute("aria-label") or ""

    def cards(self) -> dict[str, list[str]]:
        """The cards that are drawn on the table, by pile, deepest first; one face down is an empty text."""
        found: dict[str, list[str]] = self.page.evaluate(
            """() => {
              const piles = {};
              const cards = [...document.querySelectorAll('[data-pile-of]')].sort((a, b) => a.dataset.index - b.dataset.index);
              for (const card of cards) (piles[card.dataset.pileOf] ??= []).push(card.dataset.card);
              return piles;
            }"""
        )
        return found

    def told(self) -> list[dict[str, Any]]:
        """What the server said, oldest first."""
        return [json.loads(text) for text in self.heard]

    def last_told(self, kind: str) -> dict[str, Any]:
        """The last thing of that type that the server said."""
        return next(message for message in map(json.loads, reversed(self.heard)) if message["type"] == kind)

    def quickly(self, moves: Sequence[str]) -> None:
        """Make moves over another socket of the same browser, as another tab of it would, and wait until this page shows them."""
        seq = self.seq
        with self.twin() as twin, twin.open(self.table) as tab:
            tab.play(" ".join(moves))
        self.until(seq + len(moves))
        self.at_rest()

    def twin(self) -> Browser:
        """The same player without a page."""
        found = Browser(self.address)
        for cookie in self.page.context.cookies():
            found.http.cookies.set(cookie["name"], cookie["value"])
        return found

    def deal_and_play(self, game: str, deal: int, moves: Sequence[str]) -> str:
        """A table of this browser's player, played without a page; returns its id."""
        with self.twin() as twin:
            table = twin.deal(game, deal)
            with twin.open(table) as tab:
                tab.play(" ".join(moves))
            return table

    # Hands

    def grip(self, pile: str, count: int = 1) -> Grip:
        """The deepest of a pile's top `count` cards, or the place of an empty pile."""
        return self.grips((pile, count))[0]

    def grips(self, *wanted: tuple[str, int]) -> list[Grip]:
        """The same of several piles at once."""
        return [Grip(*found) for found in self.page.evaluate(_GRIPS, [list(pile) for pile in wanted])]

    def click(self, pile: str, count: int = 1) -> None:
        at = self.grip(pile, count)
        self.page.mouse.click(at.grip_x, at.grip_y)

    def lift(self, source: str, by: tuple[float, float] = (12, 12)) -> None:
        """Take a card up with the mouse and hold it a little beside its place."""
        at = self.grip(source)
        self._pull(at, at.x + by[0], at.y + by[1])

    def drag(self, source: str, target: str, count: int = 1) -> None:
        """Drag cards with the mouse onto the top of another pile."""
        at, onto = self.grips((source, count), (target, 1))
        self._pull(at, onto.x, onto.y)
        self.page.mouse.up()

    def _pull(self, at: Grip, x: float, y: float) -> None:
        """Press the mouse on a card and bring its upper left corner there."""
        mouse = self.page.mouse
        mouse.move(at.grip_x, at.grip_y)
        mouse.down()
        mouse.move(at.grip_x + x - at.x, at.grip_y + y - at.y, steps=2)

    def walk(self, pile: str) -> None:
        """Go to a pile with the arrow keys, as one does who looks at the screen."""
        for _ in range(60):
            here = self._focused()
            if here == pile:
                return
            across, down = self.page.evaluate(_WAY, [here, pile])
            arrow = ("ArrowRight" if across > 0 else "ArrowLeft") if abs(across) >= abs(down) else ("ArrowDown" if down > 0 else "ArrowUp")
            self.page.keyboard.press(arrow)
        raise AssertionError(f"no way by arrows from {self._focused()} to {pile}")

    def _focused(self) -> str:
        """The pile that has the focus; the first arrow gives it to one."""
        pile: str | None = self.page.evaluate("() => document.activeElement?.dataset.pile ?? null")
        if pile is not None:
            return pile
        self.page.keyboard.press("ArrowDown")
        found: str = self.page.evaluate("() => document.activeElement.dataset.pile")
        return found


class Pen:
    """A pen on a screen, which points like a mouse and slips like a finger."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._session = sitting.page.context.new_cdp_session(sitting.page)

    def tap(self, pile: str, slip: float = 0) -> None:
        at = self._sitting.grip(pile)
        self._point("mousePressed", at.grip_x, at.grip_y)
        self._point("mouseMoved", at.grip_x + slip, at.grip_y)
        self._point("mouseReleased", at.grip_x + slip, at.grip_y)

    def drag(self, source: str, target: str, count: int = 1) -> None:
        """Drag cards onto the top of another pile."""
        at, onto = self._sitting.grips((source, count), (target, 1))
        across, down = onto.x - at.x, onto.y - at.y
        self._point("mousePressed", at.grip_x, at.grip_y)
        for share in (0.2, 0.6, 1):
            self._point("mouseMoved", at.grip_x + share * across, at.grip_y + share * down)
        self._point("mouseReleased", at.grip_x + across, at.grip_y + down)

    def press(self, pile: str) -> None:
        """Put the pen on a pile, and leave it there."""
        at = self._sitting.grip(pile)
        self._point("mousePressed", at.grip_x, at.grip_y)

    def _point(self, kind: str, x: float, y: float) -> None:
        pen = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, "buttons": 1, "pointerType": "pen"}
        self._session.send("Input.dispatchMouseEvent", pen)


class Fingers:
    """Touch, as the browser gets it from a screen: with the events of a finger, not of a mouse."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._session = sitting.page.context.new_cdp_session(sitting.page)

    def tap(self, pile: str, count: int = 1) -> None:
        at = self._sitting.grip(pile, count)
        self._sitting.page.touchscreen.tap(at.grip_x, at.grip_y)

    def drag(self, source: str, target: str, count: int = 1) -> None:
        """Drag cards onto the top of another pile."""
        at, onto = self._sitting.grips((source, count), (target, 1))
        self._touch("touchStart", at.grip_x, at.grip_y)
        for share in (0.2, 0.6, 1):
            self._touch("touchMove", at.grip_x + share * (onto.x - at.x), at.grip_y + share * (onto.y - at.y))
        self._touch("touchEnd")

    def press(self, pile: str) -> None:
        """Put a finger on a pile, and leave it there."""
        at = self._sitting.grip(pile)
        self._touch("touchStart", at.grip_x, at.grip_y)

    def lift(self) -> None:
        self._touch("touchEnd")

    def tap_beside(self, resting: str, pile: str) -> None:
        """Tap a pile with one thumb while the other rests on another pile."""
        rest, at = self._sitting.grips((resting, 1), (pile, 1))
        thumb = (rest.grip_x, rest.grip_y)
        self._touch("touchStart", *thumb)
        self._touch("touchStart", *thumb, at.grip_x, at.grip_y)
        self._touch("touchMove", *thumb)  # a finger that is not named any more was lifted
        self._touch("touchEnd")

    def _touch(self, kind: str, *at: float) -> None:
        """The fingers on the screen, each by where it is: across, down, across, down."""
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(zip(at[::2], at[1::2], strict=True))]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
