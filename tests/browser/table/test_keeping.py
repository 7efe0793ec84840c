"""A game goes on: after a reload, in two tabs, through the death of the server."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats, Server
from tests.browser.lines import FORTY_THIEVES, GOLF_WON
from tests.browser.pages.test_installed import installed
from tests.browser.rooms.test_company import in_stock
from tests.browser.sitting import Sitting
from tests.server.playing import eventually
from tests.server.proxy import SlowLine

pytestmark = pytest.mark.browser

PATIENCE_MS = 5_000  # the page's, with an answer
NOTE_LOSSES = """
() => {
  window.losses = 0;
  let wasLost = false;
  new MutationObserver(() => {
    const isLost = document.querySelector('[data-testid=lost]') !== null;
    if (isLost && !wasLost) window.losses++;
    wasLost = isLost;
  }).observe(document.body, { subtree: true, childList: true });
}
"""


def has(server: Server, sitting: Sitting, moves: int) -> bool:
    """Whether the server has so many moves, and no other event."""
    with sitting.twin().moved_to(server.address) as twin, twin.open(sitting.table) as tab:
        return (tab.table.seq, tab.table.played) == (moves, moves)


def test_a_reload_changes_nothing(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    sitting.quickly(FORTY_THIEVES.moves)
    before = sitting.cards(), sitting.text("moves"), sitting.text("score"), sitting.page.url
    sitting.page.reload()
    sitting.until(len(FORTY_THIEVES.moves))
    assert (sitting.cards(), sitting.text("moves"), sitting.text("score"), sitting.page.url) == before
    sitting.click("stock")
    sitting.until(len(FORTY_THIEVES.moves) + 1)


def test_two_tabs_stay_in_step(seats: Seats) -> None:
    first = seats.open().sit(FORTY_THIEVES.address)
    second = seats.beside(first).sit(f"/t/{first.table}")
    first.drag("c5", "c3")
    second.until(1)
    assert second.cards() == first.cards()
    second.click("stock")
    first.until(2)
    assert first.cards() == second.cards()
    assert first.text("moves") == second.text("moves") == "2"
    second.part("undo").click()
    second.part("undo-anyway").click()
    first.until(3)
    expect(first.part("practice")).to_be_visible()
    assert first.cards() == second.cards()


def test_the_server_is_killed_and_comes_back(own_seats: Seats, own_server: Server) -> None:
    own_seats.allow("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    sitting = own_seats.open().sit(FORTY_THIEVES.address)
    installed(sitting)
    sitting.drag("c5", "c3")
    sitting.until(1)
    before = sitting.cards()
    own_server.kill()
    expect(sitting.part("lost")).to_be_visible()
    assert sitting.text("lost") == "Connection lost. Reconnecting…"
    sitting.drag("c3", "f1")
    assert sitting.cards() == before, "what is not legal is not kept"
    sitting.click("stock")
    assert "63 cards" in sitting.pile("stock"), "one move is kept until somebody judges it"
    meanwhile = sitting.cards()
    sitting.drag("c1", "c2")
    sitting.click("stock")
    assert (sitting.cards(), "63 cards" in sitting.pile("stock")) == (meanwhile, True), "no second one is"
    sitting.part("new-deal").click()
    expect(sitting.part("toast")).to_have_text("The server isn't responding. Is it running?")
    own_server.start()
    expect(sitting.part("lost")).to_be_hidden()
    sitting.until(2)
    assert sitting.text("moves") == "2"
    sitting.click("stock")
    sitting.until(3)


def test_a_line_that_dies_without_a_word_is_noticed_and_each_move_is_made_once(slow_seats: Seats, line: SlowLine, server: Server) -> None:
    """Nothing goes through any more, and nobody says so: at a table on the way there and on the way back; and in a room. What
    was under way is lost, or comes late."""
    sitting = slow_seats.open()
    sitting.page.clock.install()
    sitting.sit(f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}")
    sitting.page.evaluate(NOTE_LOSSES)

    def dies(*, answers_only: bool = False, then: Callable[[], bool] = lambda: True) -> None:
        """The line is dead from now on; it is noticed, said, and another found."""
        line.fall_silent(answers_only=answers_only)
        losses = sitting.page.evaluate("() => window.losses")
        sitting.click("stock")
        assert eventually(then)
        sitting.page.clock.fast_forward(PATIENCE_MS - 1_000)
        assert sitting.page.evaluate("() => window.losses") == losses, "an answer may take a while"
        sitting.page.clock.fast_forward(1_500)
        sitting.page.wait_for_function("(losses) => window.losses === losses + 1", arg=losses)

    stock = in_stock(sitting)
    for turn, (answers_only, late) in enumerate([(False, "never"), (False, "last"), (True, "first")]):
        seq = 2 * turn + 1
        dies(answers_only=answers_only, then=partial(has, server, sitting, seq if answers_only else seq - 1))
        if late == "first":
            line.pass_late()
        sitting.until(seq)
        if late == "last":
            line.pass_late()
        expect(sitting.part("lost")).to_be_hidden()
        sitting.click("stock")
        sitting.until(seq + 1)
        assert (sitting.text("moves"), in_stock(sitting)) == (str(seq + 1), stock - seq - 1), "neither lost nor made twice"
        assert has(server, sitting, seq + 1), "and the server agrees"
    assert sitting.part("toast").count() == 0, "there is nothing to complain of"

    sitting.go("/")
    sitting.page.evaluate(NOTE_LOSSES)
    sitting.part("multiplayer-golf").click()
    sitting.part("name").fill("Ada")
    sitting.page.keyboard.press("Enter")
    sitting.part("hire").click()
    sitting.part("send-away").wait_for()
    line.fall_silent()
    sitting.part("ready").click()
    sitting.page.clock.fast_forward(PATIENCE_MS + 500)
    sitting.laid()  # all were ready, asked once more
    stock = in_stock(sitting)
    for turn, answers_only in enumerate((False, True), 1):
        dies(answers_only=answers_only)
        line.pass_late()
        expect(sitting.page.locator("[data-pile=stock]")).to_have_accessible_name(re.compile(rf"\b{stock - turn}\b"))
        expect(sitting.part("lost")).to_be_hidden()
    sitting.page.reload()
    sitting.laid()
    assert in_stock(sitting) == stock - 2, "neither lost nor made twice"


def test_every_move_was_stored_before_it_was_shown(own_seats: Seats, own_server: Server) -> None:
    """Kill the server the moment the page has a move acknowledged; nothing shown may be lost."""
    own_seats.allow("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    sitting = own_seats.open().sit(GOLF_WON.address)
    installed(sitting)
    for seq in (1, 2):
        sitting.click("stock")
        sitting.until(seq)
        own_server.kill()
        before = sitting.cards()
        own_server.start()
        sitting.page.reload()
        sitting.until(seq)
        assert sitting.cards() == before


def test_the_clock_runs_from_the_first_move(seats: Seats) -> None:
    sitting = seats.open()
    sitting.page.clock.install()
    sitting.sit(FORTY_THIEVES.address)
    sitting.page.clock.fast_forward(60_000)
    assert sitting.text("time") == "0:00", "it starts with the first move"
    sitting.click("stock")
    sitting.until(1)
    sitting.page.clock.fast_forward(75_000)
    expect(sitting.part("time")).to_have_text(re.compile("1:[1-5].|2:.."))
