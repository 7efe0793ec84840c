"""A player in a browser: one page, and its mouse, keyboard, pen and touch input.

This module must not contain rules. It names moves by the piles that the cards go from and to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket

from longwood.protocol import Table
from tests.server.playing import END, Browser

UNFINISHED: Final = ".board[aria-busy]"
"""A board whose piles are being created, over several frames."""

# For each pile and number of cards: where the deepest of the pile's top cards will be after all animations, and the middle of its
# visible part.
LOCATE: Final = """
(wanted) => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const at = (element) => {
    const { e, f } = new DOMMatrix(element.style.transform);
    return { x: felt.x + e, y: felt.y + f, width: element.offsetWidth, height: element.offsetHeight };
  };
  return wanted.map(([pile, count]) => {
    const cards = [...document.querySelectorAll(`[data-pile-of="${pile}"]`)].sort((a, b) => a.dataset.index - b.dataset.index);
    const card = cards.at(-Math.max(1, count));
    const base = document.querySelector(`[data-pile="${pile}"]`);
    if (!card && !base) throw new Error(`pile ${pile} not found`);
    const box = at(card ?? base);
    if (!card) {
      const frame = base.firstElementChild;
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

# The horizontal and vertical distance from one pile to another.
_OFFSET: Final = """
(piles) => {
  const [from, to] = piles.map((pile) => new DOMMatrix(document.querySelector(`[data-pile="${pile}"]`).style.transform));
  return [to.e - from.e, to.f - from.f];
}
"""


@dataclass(frozen=True)
class Location:
    """Where a card is on the page, in pixels."""

    x: float  # its upper left corner
    y: float
    grab_x: float  # the middle of its visible part
    grab_y: float


class Player:
    """A player at one page.

    `received` and `sent` contain the text of all WebSocket messages, oldest first. The methods that wait look only at the page, not at
    the messages.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.received: list[str] = []
        self.sent: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    # What the page shows

    def go(self, path: str) -> Player:
        """Open a path of the app."""
        self.page.goto(self.address + path)
        return self

    def visit(self, path: str) -> None:
        """Go to a page without loading the app again. A path that deals a game leads to its new table."""
        before = self.page.url
        self.page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
        if path.startswith("/play/"):
            self.page.wait_for_function("(before) => location.href !== before && location.pathname.startsWith('/t/')", arg=before)

    def open_table(self, path: str) -> Player:
        """Open a path that leads to a table, and wait for the table."""
        self.go(path)
        self.wait_for_table()
        return self

    def wait_for_table(self) -> None:
        """Wait until the page shows a table."""
        self.page.locator(f"body[data-seq]:has([data-pile]):not(:has({UNFINISHED}))").wait_for(state="attached")

    def wait_for_event(self, seq: int) -> None:
        """Wait until the page shows the table after an event.

        A later event also counts, because the page can cause one itself: it asks for the best score, for example.
        """
        self.page.wait_for_function(
            """([seq, unfinished]) => {
              const now = Number(document.body.dataset.seq ?? -1);
              const isShown = document.querySelector('[data-pile]') !== null && document.querySelector(unfinished) === null;
              return isShown && (seq === 0 ? now === 0 : now >= seq);
            }""",
            arg=[seq, UNFINISHED],
        )

    def wait_for_new_table(self, before: str) -> None:
        """Wait until the page shows a new table. `before` is the address of the old one."""
        self.page.wait_for_function("(before) => location.href !== before", arg=before)
        self.wait_for_event(0)

    def wait_for_animations(self) -> None:
        """Wait until no card is moving."""
        self.page.locator("body:not([data-busy])").wait_for(state="attached")

    @property
    def seq(self) -> int:
        """The number of events at the table that the page shows."""
        return int(self.page.locator("body[data-seq]").get_attribute("data-seq") or "-1")

    @property
    def table_id(self) -> str:
        """The id of the table, from the address."""
        return self.page.url.rpartition("/")[2]

    def part(self, name: str) -> Locator:
        """Return the element with this data-testid."""
        return self.page.locator(f"[data-testid={name}]")

    def use_tool(self, tool: str) -> None:
        """Click one of the table's buttons. On a small screen it can be in the More menu."""
        if self.part("more").is_visible() and not self.part(tool).is_visible():
            self.part("more").click()
            tool = f"more-{tool}"
        self.part(tool).click()

    def text(self, name: str) -> str:
        """Return the text of the element with this data-testid."""
        return self.part(name).inner_text()

    def pile_label(self, pile: str) -> str:
        """Return the label of a pile that a screen reader reads."""
        return self.page.locator(f"[data-pile={pile}]").get_attribute("aria-label") or ""

    def cards(self) -> dict[str, list[str]]:
        """Return the cards drawn on the table, by pile, deepest first. A face-down card is an empty string."""
        found: dict[str, list[str]] = self.page.evaluate(
            """() => {
              const piles = {};
              const cards = [...document.querySelectorAll('[data-pile-of]')].sort((a, b) => a.dataset.index - b.dataset.index);
              for (const card of cards) (piles[card.dataset.pileOf] ??= []).push(card.dataset.card);
              return piles;
            }"""
        )
        return found

    def messages(self) -> list[dict[str, Any]]:
        """Return the server's messages, oldest first."""
        return [json.loads(text) for text in self.received]

    def last_message(self, kind: str) -> dict[str, Any]:
        """Return the server's newest message of a type."""
        return next(message for message in map(json.loads, reversed(self.received)) if message["type"] == kind)

    def play_moves(self, moves: Sequence[str]) -> None:
        """Play moves over another socket, as a second tab would, and wait until this page shows them."""
        seq = self.seq
        with self.client() as client, client.open(self.table_id) as tab:
            tab.play(" ".join(moves))
        self.wait_for_event(seq + len(moves))
        self.wait_for_animations()

    def client(self) -> Browser:
        """Return an HTTP client with this player's cookies."""
        client = Browser(self.address)
        for cookie in self.page.context.cookies():
            client.http.cookies.set(cookie["name"], cookie["value"])
        return client

    def deal_and_play(self, game: str, deal: int, moves: Sequence[str]) -> str:
        """Deal a table and play moves at it without a page. Return the id of the table."""
        with self.client() as client:
            table = client.deal(game, deal)
            with client.open(table) as tab:
                tab.play(" ".join(moves))
            return table

    def play_round(self, *, greedily: bool = False) -> Table:
        """Play a round of Golf without a page, and return its last table.

        Every hole ends after one draw, with 35 strokes. If greedily, cards are played first, as long as one can be.
        """
        with self.client() as client:
            table = client.begin_round("golf")
            while True:
                with client.open(table) as tab:
                    while greedily and (plays := [move for move in tab.table.moves if move.source != "stock"]):
                        tab.make(plays[0])
                    if tab.table.outcome == "open":
                        tab.play("d")
                        tab.do(END)
                    last = tab.table
                assert last.round is not None
                if last.round.over:
                    return last
                table = client.post(f"/api/rounds/{last.round.id}/next")

    # Input

    def locate(self, pile: str, count: int = 1) -> Location:
        """Return the location of the deepest of a pile's top `count` cards, or of the frame of an empty pile."""
        return self.locate_all((pile, count))[0]

    def locate_all(self, *wanted: tuple[str, int]) -> list[Location]:
        """Return the locations for several piles and counts."""
        return [Location(*found) for found in self.page.evaluate(LOCATE, [list(pile) for pile in wanted])]

    def click(self, pile: str, count: int = 1) -> None:
        at = self.locate(pile, count)
        self.page.mouse.click(at.grab_x, at.grab_y)

    def pick_up(self, source: str, by: tuple[float, float] = (12, 12)) -> None:
        """Pick up a card with the mouse and hold it `by` pixels from its pile."""
        at = self.locate(source)
        self._press_and_move(at, at.x + by[0], at.y + by[1])

    def drag(self, source: str, target: str, count: int = 1) -> None:
        """Drag cards with the mouse onto the top of another pile."""
        at, onto = self.locate_all((source, count), (target, 1))
        self._press_and_move(at, onto.x, onto.y)
        self.page.mouse.up()

    def _press_and_move(self, at: Location, x: float, y: float) -> None:
        """Press the mouse button on a card and move the card's upper left corner to a point."""
        mouse = self.page.mouse
        mouse.move(at.grab_x, at.grab_y)
        mouse.down()
        mouse.move(at.grab_x + x - at.x, at.grab_y + y - at.y, steps=2)

    def focus_pile(self, pile: str) -> None:
        """Focus a pile with the arrow keys, each time in the direction of the pile on the screen."""
        pressed: set[tuple[str, str]] = set()
        for _ in range(60):
            focused = self._focused_pile()
            if focused == pile:
                return
            across, down = self.page.evaluate(_OFFSET, [focused, pile])
            sideways, upright = "ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"
            arrows = (sideways, upright) if abs(across) >= abs(down) else (upright, sideways)
            # An arrow key that has led back to this pile would do so again.
            arrow = arrows[1] if (focused, arrows[0]) in pressed and (focused, arrows[1]) not in pressed else arrows[0]
            pressed.add((focused, arrow))
            self.page.keyboard.press(arrow)
        raise AssertionError(f"the arrow keys don't lead from {self._focused_pile()} to {pile}")

    def _focused_pile(self) -> str:
        """Return the focused pile. If none has the focus, press an arrow key to focus one."""
        pile: str | None = self.page.evaluate("() => document.activeElement?.dataset.pile ?? null")
        if pile is not None:
            return pile
        self.page.keyboard.press("ArrowDown")
        focused: str = self.page.evaluate("() => document.activeElement.dataset.pile")
        return focused


class Pen:
    """Pen input: mouse events with the pointer type of a pen."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._session = player.page.context.new_cdp_session(player.page)

    def tap(self, pile: str, slip: float = 0) -> None:
        """Tap a pile. The pen moves `slip` pixels between press and release."""
        at = self._player.locate(pile)
        self._point("mousePressed", at.grab_x, at.grab_y)
        self._point("mouseMoved", at.grab_x + slip, at.grab_y)
        self._point("mouseReleased", at.grab_x + slip, at.grab_y)

    def drag(self, source: str, target: str, count: int = 1) -> None:
        """Drag cards onto the top of another pile."""
        at, onto = self._player.locate_all((source, count), (target, 1))
        across, down = onto.x - at.x, onto.y - at.y
        self._point("mousePressed", at.grab_x, at.grab_y)
        for share in (0.2, 0.6, 1):
            self._point("mouseMoved", at.grab_x + share * across, at.grab_y + share * down)
        self._point("mouseReleased", at.grab_x + across, at.grab_y + down)

    def press(self, pile: str) -> None:
        """Put the pen down on a pile and keep it there."""
        at = self._player.locate(pile)
        self._point("mousePressed", at.grab_x, at.grab_y)

    def _point(self, kind: str, x: float, y: float) -> None:
        pen = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, "buttons": 1, "pointerType": "pen"}
        self._session.send("Input.dispatchMouseEvent", pen)


class Touch:
    """Touch input, sent to the browser as touch events."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._session = player.page.context.new_cdp_session(player.page)

    def tap(self, pile: str, count: int = 1) -> None:
        at = self._player.locate(pile, count)
        self._player.page.touchscreen.tap(at.grab_x, at.grab_y)

    def drag(self, source: str, target: str, count: int = 1) -> None:
        """Drag cards onto the top of another pile."""
        at, onto = self._player.locate_all((source, count), (target, 1))
        self._touch("touchStart", at.grab_x, at.grab_y)
        for share in (0.2, 0.6, 1):
            self._touch("touchMove", at.grab_x + share * (onto.x - at.x), at.grab_y + share * (onto.y - at.y))
        self._touch("touchEnd")

    def press(self, pile: str) -> None:
        """Put a finger down on a pile and keep it there."""
        at = self._player.locate(pile)
        self._touch("touchStart", at.grab_x, at.grab_y)

    def lift(self) -> None:
        """Lift the finger."""
        self._touch("touchEnd")

    def tap_while_holding(self, held: str, pile: str) -> None:
        """Tap a pile with one thumb while the other thumb holds another pile."""
        holding, at = self._player.locate_all((held, 1), (pile, 1))
        thumb = (holding.grab_x, holding.grab_y)
        self._touch("touchStart", *thumb)
        self._touch("touchStart", *thumb, at.grab_x, at.grab_y)
        self._touch("touchMove", *thumb)  # a finger missing from the list has been lifted
        self._touch("touchEnd")

    def _touch(self, kind: str, *at: float) -> None:
        """Send a touch event. `at` holds x and y of each finger on the screen."""
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(zip(at[::2], at[1::2], strict=True))]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
