"""Whole games from the deal to the win, each by one kind of hand alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.play import Outcome
from longwood.server.tables.views import move_view
from tests.browser.conftest import PHONE, Seats
from tests.browser.lines import GOLF_WON, LUCAS_WON, TRI_PEAKS_WON, Line
from tests.browser.sitting import Fingers, Sitting

pytestmark = pytest.mark.browser


def steps(line: Line) -> list[tuple[str, str, int]]:
    """The moves of a line by piles: source, target, number of cards."""
    position = line.start()
    named = []
    for text in line.moves:
        move = position.parse_move(text)
        view = move_view(position, move)
        named.append((view.source, view.target, view.count))
        position.push(move)
    assert position.outcome() is Outcome.WON
    return named


def won(sitting: Sitting, line: Line) -> None:
    """The table says that the game came out, with all its moves, and takes no more."""
    assert "You won!" in sitting.text("won")
    assert sitting.text("moves") == str(len(line.moves))
    assert [said for said in sitting.told() if said["type"] == "table"][-1]["outcome"] == "won"
    assert sitting.part("practice").count() == 0
    assert sitting.part("undo").is_disabled()


def test_a_game_by_mouse(seats: Seats) -> None:
    sitting = seats.open(motion="no-preference").sit(LUCAS_WON.address)
    sitting.at_rest()
    for seq, (source, target, count) in enumerate(steps(LUCAS_WON), 1):
        if source == "stock":
            sitting.click("stock")
        else:
            sitting.drag(source, target, count)
        sitting.until(seq)
    won(sitting, LUCAS_WON)
    assert sitting.text("score") == "104/104"
    assert len(sitting.sent) == len(LUCAS_WON.moves), "a message for each move, and none besides"


def test_a_game_by_touch(seats: Seats) -> None:
    sitting = seats.open(PHONE, touch=True, motion="no-preference").sit(TRI_PEAKS_WON.address)
    fingers = Fingers(sitting)
    sitting.at_rest()
    for seq, (source, target, _) in enumerate(steps(TRI_PEAKS_WON), 1):
        if source == "stock" or seq % 2:
            fingers.tap(source)
        else:
            fingers.drag(source, target)
        sitting.until(seq)
    won(sitting, TRI_PEAKS_WON)


def test_a_game_by_keys(seats: Seats) -> None:
    """From the menu to the win and into the next game, without a pointer."""
    sitting = seats.open().go("/")
    keyboard = sitting.page.keyboard
    sitting.part("search").wait_for()
    keyboard.press("Tab")
    expect(sitting.part("search")).to_be_focused()
    keyboard.type("golf")
    choice = sitting.page.locator("article[data-game=golf] [data-testid=play]")
    choice.wait_for()
    tab_to(sitting, "article[data-game=golf] [data-testid=play]")
    keyboard.press("Enter")
    sitting.laid()
    tab_to(sitting, "[data-testid=deal-number]")
    keyboard.press("Enter")
    expect(sitting.part("deal-input")).to_be_focused()
    keyboard.type(str(GOLF_WON.deal))
    at = sitting.page.url
    keyboard.press("Enter")
    sitting.until_another(at)
    for seq, (source, _, _) in enumerate(steps(GOLF_WON), 1):
        if source == "stock":
            keyboard.press("d")
        else:
            sitting.walk(source)
            keyboard.press("Enter")
        sitting.until(seq)
    won(sitting, GOLF_WON)
    assert "with 2 cards left in the stock" in sitting.text("won")
    tab_to(sitting, "[data-testid=won] .button.primary")
    at = sitting.page.url
    keyboard.press("Enter")
    sitting.until_another(at)


def tab_to(sitting: Sitting, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if sitting.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        sitting.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")
