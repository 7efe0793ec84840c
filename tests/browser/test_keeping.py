"""A game goes on: after a reload, in two tabs, through the death of the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats, Server
from tests.browser.lines import FORTY_THIEVES, GOLF_WON

pytestmark = pytest.mark.browser


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
    sitting.drag("c5", "c3")
    sitting.until(1)
    before = sitting.cards()
    own_server.kill()
    expect(sitting.part("lost")).to_be_visible()
    assert sitting.text("lost") == "The connection is lost. Calling again…"
    sitting.drag("c3", "f1")
    assert sitting.cards() == before, "what is not legal is not kept"
    sitting.click("stock")
    assert "63 cards" in sitting.pile("stock"), "one move is kept until somebody judges it"
    meanwhile = sitting.cards()
    sitting.drag("c1", "c2")
    sitting.click("stock")
    assert (sitting.cards(), "63 cards" in sitting.pile("stock")) == (meanwhile, True), "no second one is"
    sitting.part("new-deal").click()
    expect(sitting.part("toast")).to_have_text("The server does not answer. Is it still running?")
    own_server.start()
    expect(sitting.part("lost")).to_be_hidden()
    sitting.until(2)
    assert sitting.text("moves") == "2"
    sitting.click("stock")
    sitting.until(3)


def test_every_move_was_stored_before_it_was_shown(own_seats: Seats, own_server: Server) -> None:
    """Kill the server the moment the page has a move acknowledged; nothing shown may be lost."""
    own_seats.allow("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    sitting = own_seats.open().sit(GOLF_WON.address)
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
