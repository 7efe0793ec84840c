"""The table takes back moves that the referee refuses, and explains why."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from longwood.errors import IllegalMoveError
from longwood.play import FOUNDATION, ColumnPosition, Move
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import FORTY_THIEVES, GOLF_WON, TRI_PEAKS_WON
from tests.browser.player import Player, Touch
from tests.server.playing import ANSWER_S

pytestmark = pytest.mark.browser

# Resolves one frame after the pointer is released. `animations` counts the animations of the pile's top card, and `distance` is how
# far the card still is from its final position, in pixels.
WATCH_RETURN: Final = """
(pile) => {
  const card = [...document.querySelectorAll(`[data-pile-of="${pile}"]`)].at(-1);
  window.cardReturn = new Promise((done) => addEventListener('pointerup', () => requestAnimationFrame(() => {
    const { e, f } = new DOMMatrix(card.style.transform);
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const { x, y } = card.getBoundingClientRect();
    done({ animations: card.getAnimations().length, distance: Math.hypot(x - felt.x - e, y - felt.y - f) });
  }), { once: true, capture: true }));
}
"""


def refused_column_move() -> tuple[int, int, str]:
    """Return two columns, counted from 1, and why the top card of the first can't go on the second."""
    position = FORTY_THIEVES.start()
    assert isinstance(position, ColumnPosition)
    for source in range(10):
        for target in range(10):
            move = Move(source, target)
            if source != target and not position.is_legal(move):
                with pytest.raises(IllegalMoveError) as refused:
                    position.push(move)
                return source + 1, target + 1, refused.value.reason
    raise AssertionError("every column move is legal")


def check_refused(player: Player, reason: str) -> None:
    """Fail unless the server has refused the only move and the page shows the reason."""
    expect(player.part("toast")).to_have_text(reason[:1].upper() + reason[1:])
    assert player.messages()[-1]["type"] == "refused"
    assert player.seq == 0


def test_a_refused_card_flies_back_to_its_pile(players: Players) -> None:
    source, target, reason = refused_column_move()
    player = players.open(motion="no-preference").open_table(FORTY_THIEVES.address)
    player.wait_for_animations()
    before, location = player.cards(), player.locate(f"c{source}")
    player.page.evaluate(WATCH_RETURN, f"c{source}")
    player.drag(f"c{source}", f"c{target}")
    card_return = player.page.evaluate("() => window.cardReturn")
    assert card_return["animations"] == 1
    assert card_return["distance"] > 20
    check_refused(player, reason)
    player.wait_for_animations()
    assert (player.cards(), player.locate(f"c{source}")) == (before, location)


def test_a_refused_touch_move_is_taken_back(players: Players) -> None:
    source, target, reason = refused_column_move()
    player = players.open(PHONE, touch=True).open_table(FORTY_THIEVES.address)
    before = player.cards()
    Touch(player).drag(f"c{source}", f"c{target}")
    check_refused(player, reason)
    assert player.cards() == before


def test_a_refused_move_with_the_keyboard_is_explained(players: Players) -> None:
    """M picks up the card of a column, and a digit drops it on another column. F plays to a foundation."""
    position = FORTY_THIEVES.start()
    source = 5  # its card has a move
    target = next(column for column in range(1, 11) if column != source and not position.is_legal(Move(source - 1, column - 1)))
    player = players.open().open_table(FORTY_THIEVES.address)
    before = player.cards()
    for key in (str(source), "m", str(target % 10)):
        player.page.keyboard.press(key)
    check_refused(player, str(position.reason(Move(source - 1, target - 1))))
    assert player.cards() == before
    player.page.keyboard.press(str(source))
    player.page.keyboard.press("f")
    reason = str(position.reason(Move(source - 1, FOUNDATION)))
    expect(player.part("toast")).to_have_text(reason[:1].upper() + reason[1:])


def test_a_card_dropped_beside_the_piles_returns_without_a_message(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    before, location = player.cards(), player.locate("c5")
    player.pick_up("c5", by=(0, 300))
    player.page.mouse.up()
    player.wait_for_animations()
    assert (player.cards(), player.locate("c5")) == (before, location)
    assert player.sent == []


def test_only_legal_targets_are_highlighted(players: Players) -> None:
    position = FORTY_THIEVES.start()
    legal = [move for move in position.legal_moves() if move.source == 4]
    player = players.open().open_table(FORTY_THIEVES.address)
    player.pick_up("c5")
    halos = player.page.locator(".halo")
    expect(halos).to_have_count(len(legal))
    highlighted = {(round(box["x"]), round(box["y"])) for box in (each.bounding_box() for each in halos.all()) if box}
    tops = [player.locate(f"c{move.target + 1}") for move in legal]
    assert highlighted == {(round(top.x), round(top.y)) for top in tops}
    player.page.keyboard.press("Escape")
    player.page.mouse.up()


def test_tapping_a_card_without_moves_shakes_it_and_moves_nothing(players: Players) -> None:
    position = FORTY_THIEVES.start()
    idle = next(column for column in range(10) if all(move.source != column for move in position.legal_moves()))
    player = players.open(motion="no-preference").open_table(FORTY_THIEVES.address)
    assert shakes(player, f"c{idle + 1}") == 1
    expect(player.part("toast")).to_be_visible()
    assert (player.seq, player.messages()[-1]["type"]) == (0, "refused")


@pytest.mark.parametrize("game", ["tri-peaks", "pyramid-golf", "three-fir-trees"])
def test_tapping_a_covered_card_shakes_it_and_says_that_it_is_covered(players: Players, game: str) -> None:
    """In Tri Peaks, covered cards are face down."""
    player = players.open(motion="no-preference").open_table(f"/play/{game}?deal=7")
    assert shakes(player, "s1") == 1
    expect(player.part("toast")).to_contain_text("Slot 1 is covered by another card")
    assert player.seq == 0


def test_tapping_the_stock_before_it_may_be_used_says_why(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=7&option=must_play")
    assert any(move["source"] != "stock" for move in player.messages()[-1]["moves"])
    player.click("stock")
    expect(player.part("toast")).to_contain_text("you can draw only when no card can be played")


def shakes(player: Player, pile: str) -> int:
    """Click the upper edge of a pile's top card, and return how many animations of the card run in the next frame."""
    player.wait_for_animations()
    player.page.evaluate(
        """(pile) => {
          const card = [...document.querySelectorAll(`[data-pile-of="${pile}"]`)].at(-1).firstElementChild;
          window.shakes = new Promise((done) => addEventListener('pointerup', () =>
            requestAnimationFrame(() => done(card.getAnimations().length)), { once: true, capture: true }));
        }""",
        pile,
    )
    location = player.locate(pile)
    player.page.mouse.click(location.grab_x, location.y + 6)
    return int(player.page.evaluate("() => window.shakes"))


class Delay:
    """Holds back the server's messages to a page while `is_on` is true. `release` delivers them."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        self.is_on = False
        self._page = page
        self._to_page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/tables/"), self._connect)

    def _connect(self, to_page: WebSocketRoute) -> None:
        self._to_page = to_page
        to_page.connect_to_server().on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        if self.is_on:
            self.held.append(message)
        elif self._to_page is not None:
            self._to_page.send(message)

    def wait_until_held(self, count: int) -> None:
        """Wait until this number of messages is held back."""
        until = time.monotonic() + ANSWER_S
        while len(self.held) < count:
            assert time.monotonic() < until, self.held
            self._page.wait_for_timeout(10)  # lets Playwright deliver messages

    def release(self) -> None:
        self.is_on = False
        for message in self.held:
            self._pass(message)


@pytest.mark.parametrize("card", ["s26", "s24"])
def test_a_move_is_taken_back_if_another_tab_has_made_a_different_one(players: Players, card: str) -> None:
    """If both tabs make the same move, the second one counts as made and shows no message."""
    first = players.open().open_table(TRI_PEAKS_WON.address)
    second = players.open_tab(first)
    delay = Delay(second.page)
    second.open_table(f"/t/{first.table_id}")
    delay.is_on = True
    dealt = second.cards()
    first.drag("s26", "hole")
    first.wait_for_event(1)
    assert second.cards() == dealt, "the second tab has not received the move yet"
    second.drag(card, "hole")
    assert card not in second.cards(), "the page shows the move before the server answers"
    delay.wait_until_held(2)
    delay.release()
    second.wait_for_event(1)
    expect(second.part("toast")).to_have_count(0 if card == "s26" else 1)
    assert second.cards() == first.cards()


def test_a_move_that_comes_too_late_is_reported_and_the_next_one_is_made(players: Players) -> None:
    """The undo right before it covers the tapped card with another one."""
    player = players.open()
    delay = Delay(player.page)
    player.open_table(GOLF_WON.address)
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    player.click("c6")
    player.wait_for_event(2)
    delay.is_on = True
    player.page.keyboard.press("u")
    player.click("c6")
    player.page.keyboard.press("d")
    delay.wait_until_held(1)
    delay.release()
    player.wait_for_event(4)
    expect(player.part("toast")).to_have_text("Too late: those cards have already moved")


def test_an_internal_server_error_is_explained(players: Players) -> None:
    """The server answers the request for a new deal with status 500."""
    players.allow("500")
    player = players.open().open_table(FORTY_THIEVES.address)

    def fail(route: Route) -> None:
        route.fulfill(status=500, content_type="application/json", body='{"code": "internal", "message": "the server failed; see its log"}')

    player.page.route("**/api/tables", fail)
    before = player.page.url
    player.part("new-deal").click()
    expect(player.part("toast")).to_have_text("The server failed; see its log")
    assert player.page.url == before


def test_a_card_can_be_dragged_by_touch_during_a_deal(players: Players) -> None:
    """The touch starts on the pile's element, not on a card. The browser must not treat the drag as scrolling."""
    player = players.open(PHONE, touch=True, motion="no-preference")
    session = player.page.context.new_cdp_session(player.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    player.open_table(TRI_PEAKS_WON.address)
    player.page.locator("[data-pile-of=s24]").wait_for(state="attached")  # each frame adds only a few cards
    Touch(player).drag("s24", "hole")
    assert player.page.locator("body[data-busy]").count() == 1, "the deal is still being animated"
    player.wait_for_event(1)
