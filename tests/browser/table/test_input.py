"""Input at the table: two-tap moves, the card menu, keyboard shortcuts, pen and touch."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import FORTY_THIEVES
from tests.browser.player import Pen, Player, Touch

pytestmark = pytest.mark.browser


def open_with_two_taps(players: Players, size: tuple[int, int] = (1440, 900), *, touch: bool = False) -> Player:
    """Open a table with the setting to tap a card first and then its target."""
    player = players.open(size, touch=touch)
    player.page.add_init_script(f"localStorage.setItem('longwood-preferences', {json.dumps(json.dumps({'tap': 'choose'}))})")
    return player.open_table(FORTY_THIEVES.address)


def test_the_first_click_selects_a_card_and_the_second_moves_it(players: Players) -> None:
    player = open_with_two_taps(players)
    before = player.cards()
    player.click("c5")
    expect(player.page.locator(".halo")).not_to_have_count(0)
    assert player.seq == 0
    player.click("c3")
    player.wait_for_event(1)
    assert player.cards()["c3"][-1] == before["c5"][-1]


def test_clicking_a_selected_card_deselects_it_and_a_double_click_plays_it(players: Players) -> None:
    player = open_with_two_taps(players)
    halo = player.page.locator(".halo")
    player.click("c5")
    expect(halo).not_to_have_count(0)
    player.page.wait_for_timeout(400)
    player.click("c5")
    expect(halo).to_have_count(0)
    assert player.seq == 0
    at = player.locate("c5")
    player.page.mouse.dblclick(at.grab_x, at.grab_y)
    player.wait_for_event(1)
    player.page.keyboard.press("d")
    player.wait_for_event(2)


def test_another_card_can_be_selected_and_dragging_still_works(players: Players) -> None:
    player = open_with_two_taps(players)
    player.click("c1")
    player.click("c5")
    player.click("c3")
    player.wait_for_event(1)
    player.click("c1")
    player.drag("c5", "c5")  # returns to its pile
    assert player.seq == 1
    expect(player.page.locator(".halo")).to_have_count(0)


def test_one_tap_still_draws_from_the_stock(players: Players) -> None:
    player = open_with_two_taps(players, PHONE, touch=True)
    Touch(player).tap("stock")
    player.wait_for_event(1)


def test_a_tap_right_after_a_fast_drag_clicks_a_button(players: Players) -> None:
    """The drag must not start a scroll, because the next tap would then only stop the scroll."""
    player = players.open(PHONE, touch=True).open_table(FORTY_THIEVES.address)
    Touch(player).drag("c5", "c3")
    player.wait_for_event(1)
    player.part("undo").tap()
    player.wait_for_event(2)


@pytest.mark.parametrize("by", ["mouse", "touch", "key"])
def test_the_card_menu_lists_the_legal_targets(players: Players, by: str) -> None:
    player = players.open(PHONE if by == "touch" else (1440, 900), touch=by == "touch").open_table(FORTY_THIEVES.address)
    card = player.cards()["c5"][-1]
    if by == "mouse":
        at = player.locate("c5")
        player.page.mouse.click(at.grab_x, at.grab_y, button="right")
    elif by == "touch":
        touch = Touch(player)
        touch.press("c5")
        player.page.get_by_role("dialog").wait_for()
        touch.lift()
    else:
        player.focus_pile("c5")
        player.page.keyboard.press("Shift+F10")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    view = player.page.viewport_size
    assert box
    assert view
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= view["width"]
    assert box["y"] + box["height"] <= view["height"]
    player.part("card-menu-c3").click()
    player.wait_for_event(1)
    assert player.cards()["c3"][-1] == card
    expect(dialog).to_have_count(0)


def test_the_card_menu_says_when_a_card_cannot_move(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    at = player.locate("c5", 2)
    player.page.mouse.click(at.grab_x, at.grab_y, button="right")
    expect(player.page.get_by_role("dialog")).to_contain_text("No legal moves")
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_digit_keys_select_columns(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    keyboard = player.page.keyboard
    before = player.cards()
    keyboard.press("0")
    focus = "() => document.activeElement.dataset.pile"
    assert player.page.evaluate(focus) == "c10"
    keyboard.press("s")
    assert player.page.evaluate(focus) == "stock"
    keyboard.press("5")
    keyboard.press("m")
    keyboard.press("3")
    player.wait_for_event(1)
    assert player.cards()["c3"][-1] == before["c5"][-1]


def test_shortcuts_use_key_positions_on_other_keyboard_layouts(players: Players) -> None:
    """D, 5, M, 3, S and U, as a Hebrew keyboard sends them."""
    player = players.open().open_table(FORTY_THIEVES.address)
    session = player.page.context.new_cdp_session(player.page)
    before = player.cards()

    def press(letter: str, code: str) -> None:
        for kind in ("keyDown", "keyUp"):
            session.send("Input.dispatchKeyEvent", {"type": kind, "key": letter, "code": code})

    press("ג", "KeyD")
    player.wait_for_event(1)
    player.page.keyboard.press("5")
    press("צ", "KeyM")
    player.page.keyboard.press("3")
    player.wait_for_event(2)
    assert player.cards()["c3"][-1] == before["c5"][-1]
    press("ד", "KeyS")
    assert player.page.evaluate("() => document.activeElement.dataset.pile") == "stock"
    press("\N{HEBREW LETTER VAV}", "KeyU")
    player.wait_for_event(3)
    expect(player.part("practice")).to_be_visible()


def test_a_pen_can_tap_drag_and_open_the_card_menu(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.page.evaluate(
        "() => { window.used = new Set(); addEventListener('pointerdown', ({ pointerType }) => used.add(pointerType), true); }"
    )
    before = player.cards()
    pen = Pen(player)
    pen.drag("c5", "c3")
    player.wait_for_event(1)
    assert player.cards()["c3"][-1] == before["c5"][-1]
    pen.tap("stock", slip=7)  # too far for a click with a mouse
    player.wait_for_event(2)
    at = player.locate("stock")
    player.page.mouse.move(at.grab_x, at.grab_y)
    player.page.mouse.down()
    player.page.mouse.move(at.grab_x + 7, at.grab_y)
    player.page.mouse.up()
    pen.press("c1")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    assert player.seq == 2
    assert player.page.evaluate("() => [...used]") == ["pen", "mouse"]


@pytest.mark.parametrize(("slip", "plays"), [(10, True), (40, False)])
def test_a_touch_that_moves_a_little_is_still_a_tap(players: Players, slip: int, plays: bool) -> None:
    player = players.open(PHONE, touch=True).open_table(FORTY_THIEVES.address)
    at = player.locate("stock")
    session = player.page.context.new_cdp_session(player.page)
    for kind, x in (("touchStart", 0), ("touchMove", slip * 0.7), ("touchMove", slip * 0.7), ("touchEnd", None)):
        points = [] if x is None else [{"x": at.grab_x + x, "y": at.grab_y + x}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    if plays:
        player.wait_for_event(1)
    else:
        player.page.wait_for_timeout(300)
        assert player.seq == 0
