"""The core of play on a server, in Firefox and in WebKitGTK."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.browser.engines.page import EnginePage
from tests.browser.known_games import FORTY_THIEVES
from tests.server.playing import Browser, Process
from tests.server.rooms.guests import Guest

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Process(tmp_path_factory.mktemp("data")) as server:
        yield server.address()


def test_a_browser_plays_everything(engine_page: EnginePage, address: str) -> None:
    """One test, because starting the browser takes longer than all the rest."""
    play_with_mouse_touch_and_keys(engine_page, address)
    play_a_round_of_golf(engine_page, address)
    play_in_hebrew(engine_page, address)
    play_in_a_room_for_two(engine_page, address)


def play_with_mouse_touch_and_keys(page: EnginePage, address: str) -> None:
    page.wait_for_table(address + FORTY_THIEVES.address)
    before = page.cards("c5"), page.cards("c3")
    page.drag("c5", "c3")
    page.wait_for_event(1)
    moved = before[0][:-1], [*before[1], before[0][-1]]
    assert (page.cards("c5"), page.cards("c3")) == moved
    page.driver.press("u")
    page.wait_for_event(2)
    assert (page.cards("c5"), page.cards("c3")) == before
    page.tap("c5")
    page.wait_for_event(3)
    assert (page.cards("c5"), page.cards("c3")) == moved, "a tap plays a card where it fits"
    page.click("stock")
    page.wait_for_event(4)
    page.driver.press("d")
    page.wait_for_event(5)
    assert len(page.cards("waste")) == 2
    page.driver.press("h")
    page.wait_for_part("advice-reason")
    page.driver.press("Escape")


def play_a_round_of_golf(page: EnginePage, address: str) -> None:
    page.wait_for_table(f"{address}/play/golf?round=1")
    total = 0
    for hole in range(1, 10):
        if hole == 1:
            page.tap("stock")
            page.wait_for_event(1)
        total += int(page.text("score"))
        page.press_button("end-hole")
        page.press_button("end-now")
        if hole < 9:
            before = page.evaluate("() => location.href")
            page.press_button("next-hole")
            page.wait("(before) => location.href !== before && document.body.dataset.seq === '0'", before)
            page.wait_for_event(0)
    page.wait_for_part("new-round")
    assert total == 9 * 35
    assert str(total) in page.text("round")


def play_in_hebrew(page: EnginePage, address: str) -> None:
    page.wait_for_table(f"{address}{FORTY_THIEVES.address}&lang=he")
    assert page.evaluate("() => [document.documentElement.lang, getComputedStyle(document.body).direction]") == ["he", "rtl"]
    assert "קופה" in page.evaluate("() => document.querySelector('[data-pile=stock]').ariaLabel")
    page.drag("c5", "c3")
    page.wait_for_event(1)
    page.press_button("undo")
    page.wait_for_event(2)


def play_in_a_room_for_two(page: EnginePage, address: str) -> None:
    """The other player is a client without a browser."""
    page.driver.open(f"{address}/?lang=en")
    page.press_button("multiplayer-golf")
    room = str(page.wait("() => location.pathname.split('/room/')[1]"))
    with ExitStack() as stack:
        bo = stack.enter_context(Guest(stack.enter_context(Browser(address)), room))
        bo.sit("Bo")
        bo.ready()
        page.wait_for_part("seats", "Bo")
        page.press_button("ready")
        bo.until_phase("playing")
        page.wait_for("body[data-seq] [data-pile=stock]")
        page.wait("() => !('busy' in document.body.dataset)")
        assert bo.golf.board is not None
        stock = next(pile.hidden for pile in bo.golf.board.piles if pile.id == "stock")
        page.click("stock")
        page.wait("(left) => document.querySelector('[data-pile=stock]').ariaLabel.includes(left)", str(stock - 1))
        bo.play("end")
        page.wait_for_part("players", "finished")
        page.press_button("end-hole")
        page.press_button("end-now")
        page.wait("() => document.querySelectorAll('[data-testid=final-board]').length === 2")
        while bo.golf.phase != "turned":
            bo.receive()
        assert [player.scores for player in bo.golf.players] == [[35], [35]]
