"""Every hand at the table: a tap that chooses, a menu for each card, keys that name piles, a hand that shakes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Seats
from tests.browser.lines import FORTY_THIEVES
from tests.browser.sitting import Fingers, Pen, Sitting

pytestmark = pytest.mark.browser


def choosing(seats: Seats, size: tuple[int, int] = (1440, 900), *, touch: bool = False) -> Sitting:
    """A table whose player chooses a card first, and then its place."""
    sitting = seats.open(size, touch=touch)
    sitting.page.add_init_script(f"localStorage.setItem('longwood-preferences', {json.dumps(json.dumps({'tap': 'choose'}))})")
    return sitting.sit(FORTY_THIEVES.address)


def test_one_click_chooses_and_another_places(seats: Seats) -> None:
    sitting = choosing(seats)
    before = sitting.cards()
    sitting.click("c5")
    expect(sitting.page.locator(".halo")).not_to_have_count(0)
    assert sitting.seq == 0
    sitting.click("c3")
    sitting.until(1)
    assert sitting.cards()["c3"][-1] == before["c5"][-1]


def test_a_second_click_later_puts_it_back_and_a_double_click_plays_it(seats: Seats) -> None:
    sitting = choosing(seats)
    halo = sitting.page.locator(".halo")
    sitting.click("c5")
    expect(halo).not_to_have_count(0)
    sitting.page.wait_for_timeout(400)
    sitting.click("c5")
    expect(halo).to_have_count(0)
    assert sitting.seq == 0
    at = sitting.grip("c5")
    sitting.page.mouse.dblclick(at.grip_x, at.grip_y)
    sitting.until(1)
    sitting.page.keyboard.press("d")
    sitting.until(2)


def test_another_card_may_be_chosen_instead_and_dragging_still_works(seats: Seats) -> None:
    sitting = choosing(seats)
    sitting.click("c1")
    sitting.click("c5")
    sitting.click("c3")
    sitting.until(1)
    sitting.click("c1")
    sitting.drag("c5", "c5")  # it only comes home again
    assert sitting.seq == 1
    expect(sitting.page.locator(".halo")).to_have_count(0)


def test_the_stock_is_drawn_from_by_one_tap_all_the_same(seats: Seats) -> None:
    sitting = choosing(seats, PHONE, touch=True)
    Fingers(sitting).tap("stock")
    sitting.until(1)


def test_a_button_is_tapped_right_after_a_swing(seats: Seats) -> None:
    """A finger that was lifted while it still moved scrolled nothing, so there is nothing that the next tap would stop."""
    sitting = seats.open(PHONE, touch=True).sit(FORTY_THIEVES.address)
    Fingers(sitting).drag("c5", "c3")
    sitting.until(1)
    sitting.part("undo").tap()
    expect(sitting.part("undo-anyway")).to_be_visible()


@pytest.mark.parametrize("by", ["mouse", "finger", "key"])
def test_the_menu_of_a_card_lists_where_it_can_go(seats: Seats, by: str) -> None:
    sitting = seats.open(PHONE if by == "finger" else (1440, 900), touch=by == "finger").sit(FORTY_THIEVES.address)
    card = sitting.cards()["c5"][-1]
    if by == "mouse":
        at = sitting.grip("c5")
        sitting.page.mouse.click(at.grip_x, at.grip_y, button="right")
    elif by == "finger":
        fingers = Fingers(sitting)
        fingers.press("c5")
        sitting.page.get_by_role("dialog").wait_for()
        fingers.lift()
    else:
        sitting.walk("c5")
        sitting.page.keyboard.press("Shift+F10")
    dialog = sitting.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    view = sitting.page.viewport_size
    assert box
    assert view
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= view["width"]
    assert box["y"] + box["height"] <= view["height"]
    sitting.part("card-menu-c3").click()
    sitting.until(1)
    assert sitting.cards()["c3"][-1] == card
    expect(dialog).to_have_count(0)


def test_the_menu_of_a_card_that_cannot_move_says_so(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    at = sitting.grip("c5", 2)
    sitting.page.mouse.click(at.grip_x, at.grip_y, button="right")
    expect(sitting.page.get_by_role("dialog")).to_contain_text("No legal moves")
    sitting.page.keyboard.press("Escape")
    expect(sitting.page.get_by_role("dialog")).to_have_count(0)


def test_digits_name_columns(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    keyboard = sitting.page.keyboard
    before = sitting.cards()
    keyboard.press("0")
    focus = "() => document.activeElement.dataset.pile"
    assert sitting.page.evaluate(focus) == "c10"
    keyboard.press("s")
    assert sitting.page.evaluate(focus) == "stock"
    keyboard.press("5")
    keyboard.press("m")
    keyboard.press("3")
    sitting.until(1)
    assert sitting.cards()["c3"][-1] == before["c5"][-1]


def test_keys_mean_the_same_where_they_write_other_letters(seats: Seats) -> None:
    """As a Hebrew keyboard sends them: D, 5, M, 3, S, U."""
    sitting = seats.open().sit(FORTY_THIEVES.address)
    session = sitting.page.context.new_cdp_session(sitting.page)
    before = sitting.cards()

    def press(letter: str, code: str) -> None:
        for kind in ("keyDown", "keyUp"):
            session.send("Input.dispatchKeyEvent", {"type": kind, "key": letter, "code": code})

    press("ג", "KeyD")
    sitting.until(1)
    sitting.page.keyboard.press("5")
    press("צ", "KeyM")
    sitting.page.keyboard.press("3")
    sitting.until(2)
    assert sitting.cards()["c3"][-1] == before["c5"][-1]
    press("ד", "KeyS")
    assert sitting.page.evaluate("() => document.activeElement.dataset.pile") == "stock"
    press("\N{HEBREW LETTER VAV}", "KeyU")
    expect(sitting.part("undo-anyway")).to_be_visible()


def test_a_pen_taps_drags_and_asks_for_the_menu(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    sitting.page.evaluate(
        "() => { window.by = new Set(); addEventListener('pointerdown', ({ pointerType }) => by.add(pointerType), true); }"
    )
    before = sitting.cards()
    pen = Pen(sitting)
    pen.drag("c5", "c3")
    sitting.until(1)
    assert sitting.cards()["c3"][-1] == before["c5"][-1]
    pen.tap("stock", slip=7)  # more than a hand with a mouse slips
    sitting.until(2)
    at = sitting.grip("stock")
    sitting.page.mouse.move(at.grip_x, at.grip_y)
    sitting.page.mouse.down()
    sitting.page.mouse.move(at.grip_x + 7, at.grip_y)
    sitting.page.mouse.up()
    pen.press("c1")
    expect(sitting.page.get_by_role("dialog")).to_be_visible()
    assert sitting.seq == 2
    assert sitting.page.evaluate("() => [...by]") == ["pen", "mouse"]


@pytest.mark.parametrize(("slip", "plays"), [(10, True), (40, False)])
def test_a_finger_that_slips_a_little_still_taps(seats: Seats, slip: int, plays: bool) -> None:
    sitting = seats.open(PHONE, touch=True).sit(FORTY_THIEVES.address)
    at = sitting.grip("stock")
    session = sitting.page.context.new_cdp_session(sitting.page)
    for kind, x in (("touchStart", 0), ("touchMove", slip * 0.7), ("touchMove", slip * 0.7), ("touchEnd", None)):
        points = [] if x is None else [{"x": at.grip_x + x, "y": at.grip_y + x}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    if plays:
        sitting.until(1)
    else:
        sitting.page.wait_for_timeout(300)
        assert sitting.seq == 0
