"""What the referee refuses, the table takes back and explains."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from longwood.errors import IllegalMoveError
from longwood.play import ColumnPosition, Move
from tests.browser.conftest import PHONE, Seats
from tests.browser.lines import FORTY_THIEVES, GOLF_WON, TRI_PEAKS_WON
from tests.browser.sitting import Fingers, Sitting
from tests.server.playing import ANSWER_S

pytestmark = pytest.mark.browser

# Of the top card of a pile: whether it is on its way a moment after the hand has let it go, and from how far.
WATCH_FLIGHT: Final = """
(pile) => {
  const card = [...document.querySelectorAll(`[data-pile-of="${pile}"]`)].at(-1);
  window.flight = new Promise((done) => addEventListener('pointerup', () => requestAnimationFrame(() => {
    const { e, f } = new DOMMatrix(card.style.transform);
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const { x, y } = card.getBoundingClientRect();
    done({ moves: card.getAnimations().length, far: Math.hypot(x - felt.x - e, y - felt.y - f) });
  }), { once: true, capture: true }));
}
"""


def refused_column_move() -> tuple[int, int, str]:
    """Two columns of the deal, counted from 1, of which one's top card may not go on the other, and why."""
    position = FORTY_THIEVES.start()
    assert isinstance(position, ColumnPosition)
    for source in range(10):
        for target in range(10):
            move = Move(source, target)
            if source != target and not position.is_legal(move):
                with pytest.raises(IllegalMoveError) as refused:
                    position.push(move)
                return source + 1, target + 1, refused.value.reason
    raise AssertionError("everything fits")


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def check_refused(sitting: Sitting, reason: str) -> None:
    expect(sitting.part("toast")).to_have_text(capital(reason))
    assert sitting.told()[-1]["type"] == "refused"
    assert sitting.seq == 0


def test_a_card_dropped_where_it_may_not_go_flies_back(seats: Seats) -> None:
    source, target, reason = refused_column_move()
    sitting = seats.open(motion="no-preference").sit(FORTY_THIEVES.address)
    sitting.at_rest()
    before, place = sitting.cards(), sitting.grip(f"c{source}")
    sitting.page.evaluate(WATCH_FLIGHT, f"c{source}")
    sitting.drag(f"c{source}", f"c{target}")
    flight = sitting.page.evaluate("() => window.flight")
    assert flight["moves"] == 1
    assert flight["far"] > 20
    check_refused(sitting, reason)
    sitting.at_rest()
    assert (sitting.cards(), sitting.grip(f"c{source}")) == (before, place)


def test_the_same_by_touch(seats: Seats) -> None:
    source, target, reason = refused_column_move()
    sitting = seats.open(PHONE, touch=True).sit(FORTY_THIEVES.address)
    before = sitting.cards()
    Fingers(sitting).drag(f"c{source}", f"c{target}")
    check_refused(sitting, reason)
    assert sitting.cards() == before


def test_a_card_let_go_of_over_the_felt_goes_home_without_a_word(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    before, place = sitting.cards(), sitting.grip("c5")
    sitting.lift("c5", by=(0, 300))
    sitting.page.mouse.up()
    sitting.at_rest()
    assert (sitting.cards(), sitting.grip("c5")) == (before, place)
    assert sitting.sent == []


def test_legal_places_light_up_and_no_other(seats: Seats) -> None:
    position = FORTY_THIEVES.start()
    legal = [move for move in position.legal_moves() if move.source == 4]
    sitting = seats.open().sit(FORTY_THIEVES.address)
    sitting.lift("c5")
    halo = sitting.page.locator(".halo")
    expect(halo).to_have_count(len(legal))
    places = {(round(box["x"]), round(box["y"])) for box in (each.bounding_box() for each in halo.all()) if box}
    tops = [sitting.grip(f"c{move.target + 1}") for move in legal]
    assert places == {(round(top.x), round(top.y)) for top in tops}
    sitting.page.keyboard.press("Escape")
    sitting.page.mouse.up()


def test_a_tap_that_can_do_nothing_shakes_the_card_and_sends_nothing(seats: Seats) -> None:
    position = FORTY_THIEVES.start()
    idle = next(column for column in range(10) if all(move.source != column for move in position.legal_moves()))
    sitting = seats.open(motion="no-preference").sit(FORTY_THIEVES.address)
    sitting.at_rest()
    sitting.page.evaluate(
        """(pile) => {
          const card = [...document.querySelectorAll(`[data-pile-of="${pile}"]`)].at(-1).firstElementChild;
          window.shaken = new Promise((done) => addEventListener('pointerup', () =>
            requestAnimationFrame(() => done(card.getAnimations().length)), { once: true, capture: true }));
        }""",
        f"c{idle + 1}",
    )
    sitting.click(f"c{idle + 1}")
    assert sitting.page.evaluate("() => window.shaken") == 1
    assert sitting.sent == []


class Delay:
    """Keeps back what the server says to a page, until it is let through."""

    def __init__(self, page: Page) -> None:
        self.kept: list[str | bytes] = []
        self.keeps = False
        self._page = page
        self._to_page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/tables/"), self._join)

    def _join(self, to_page: WebSocketRoute) -> None:
        self._to_page = to_page
        to_page.connect_to_server().on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        if self.keeps:
            self.kept.append(message)
        elif self._to_page is not None:
            self._to_page.send(message)

    def until_kept(self, count: int) -> None:
        """Wait until the server has said so much."""
        until = time.monotonic() + ANSWER_S
        while len(self.kept) < count:
            assert time.monotonic() < until, self.kept
            self._page.wait_for_timeout(10)  # lets what the server said come in

    def let_through(self) -> None:
        self.keeps = False
        for message in self.kept:
            self._pass(message)


@pytest.mark.parametrize("theirs", ["s26", "s24"])
def test_a_move_that_another_tab_forestalled_is_taken_back_unless_it_is_the_same(seats: Seats, theirs: str) -> None:
    first = seats.open().sit(TRI_PEAKS_WON.address)
    second = seats.beside(first)
    delay = Delay(second.page)
    second.sit(f"/t/{first.table}")
    delay.keeps = True
    dealt = second.cards()
    first.drag("s26", "hole")
    first.until(1)
    assert second.cards() == dealt, "it has not heard of it"
    second.drag(theirs, "hole")
    assert theirs not in second.cards(), "shown at once, in good faith"
    delay.until_kept(2)
    delay.let_through()
    second.until(1)
    expect(second.part("toast")).to_have_count(0 if theirs == "s26" else 1)
    assert second.cards() == first.cards()


def test_a_fast_move_whose_card_is_gone_is_told_though_the_next_is_made(seats: Seats) -> None:
    """The card tapped lies under another by the time that the undo before it is done."""
    sitting = seats.open()
    delay = Delay(sitting.page)
    sitting.sit(GOLF_WON.address)
    sitting.page.keyboard.press("d")
    sitting.until(1)
    sitting.click("c6")
    sitting.until(2)
    delay.keeps = True
    sitting.page.keyboard.press("u")
    sitting.click("c6")
    sitting.page.keyboard.press("d")
    delay.until_kept(1)
    delay.let_through()
    sitting.until(4)
    expect(sitting.part("toast")).to_have_text("Too late: those cards have already moved")


def test_a_server_that_fails_is_a_clear_word(seats: Seats) -> None:
    """The page asks for a new deal and gets an answer that nobody has foreseen."""
    seats.allow("500")
    sitting = seats.open().sit(FORTY_THIEVES.address)

    def fail(route: Route) -> None:
        route.fulfill(status=500, content_type="application/json", body='{"code": "internal", "message": "the server failed; see its log"}')

    sitting.page.route("**/api/tables", fail)
    before = sitting.page.url
    sitting.part("new-deal").click()
    expect(sitting.part("toast")).to_have_text("The server failed; see its log")
    assert sitting.page.url == before


def test_a_finger_may_drag_while_cards_still_fly(seats: Seats) -> None:
    """Under the finger then lies no card yet, only its place; the browser must not take the drag for scrolling."""
    sitting = seats.open(PHONE, touch=True, motion="no-preference")
    session = sitting.page.context.new_cdp_session(sitting.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    sitting.sit(TRI_PEAKS_WON.address)
    sitting.page.locator("[data-pile-of=s24]").wait_for(state="attached")  # the cards come a few a frame
    Fingers(sitting).drag("s24", "hole")
    assert sitting.page.locator("body[data-busy]").count() == 1, "the deal still goes on"
    sitting.until(1)
