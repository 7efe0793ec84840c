"""The table's buttons, dialogs and notices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.cards import format_card
from longwood.locales import say
from longwood.play import ColumnPosition
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import BLACK_HOLE_STUCK, FORTY_THIEVES
from tests.browser.layout_checks import resize
from tests.browser.player import Touch
from tests.server.playing import IMPOSSIBLE_GOLF

pytestmark = pytest.mark.browser


def test_undo_never_asks_and_the_game_says_that_it_was_used(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    dealt = player.cards()
    player.drag("c5", "c3")
    player.wait_for_event(1)
    expect(player.part("practice")).to_have_count(0)
    player.part("undo").click()
    player.wait_for_event(2)
    assert player.cards() == dealt
    expect(player.part("practice")).to_have_text("with undo")
    assert player.page.get_by_role("dialog").count() == 0


def test_with_strict_scoring_undo_asks_first(players: Players) -> None:
    player = players.open()
    player.page.add_init_script("localStorage.setItem('longwood-preferences', '{\"strict\": \"on\"}')")
    player.open_table(FORTY_THIEVES.address)
    dealt = player.cards()
    expect(player.part("undo")).to_be_disabled()
    player.drag("c5", "c3")
    player.wait_for_event(1)
    moved = player.cards()
    player.part("undo").click()
    player.part("keep-playing").click()
    expect(player.part("undo-anyway")).to_have_count(0)
    assert (player.cards(), player.seq) == (moved, 1)
    assert player.part("practice").count() == 0
    player.page.keyboard.press("u")
    player.part("undo-anyway").click()
    player.wait_for_event(2)
    assert player.cards() == dealt
    expect(player.part("practice")).to_be_visible()
    player.part("redo").click()
    player.wait_for_event(3)
    assert player.cards() == moved
    player.page.keyboard.press("Control+z")
    player.wait_for_event(4)
    assert player.cards() == dealt, "after the first undo it doesn't ask again"


def test_undoing_a_play_in_golf_is_not_practice_but_undoing_a_draw_is(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=15")
    dealt = player.cards()
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    player.click("c6")
    player.wait_for_event(2)
    player.part("undo").click()
    player.wait_for_event(3)
    assert player.part("practice").count() == 0
    player.part("undo").click()
    player.wait_for_event(4)
    expect(player.part("practice")).to_be_visible()
    assert player.cards() == dealt


def test_restart_returns_to_the_deal(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    dealt = player.cards()
    expect(player.part("restart")).to_be_disabled()
    player.play_moves(FORTY_THIEVES.moves)
    player.part("restart").click()
    player.wait_for_event(len(FORTY_THIEVES.moves) + 1)
    assert (player.cards(), player.text("moves")) == (dealt, "0")


def test_new_deal_deals_the_same_game_with_the_same_options(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=15&option=jokers=1")
    before = player.page.url
    player.part("new-deal").click()
    player.wait_for_new_table(before)
    table = player.messages()[-1]
    assert (table["game"]["id"], table["game"]["options"]) == ("golf", {"jokers": 1})
    assert table["deal"] != "15"


def test_a_new_deal_asks_before_it_leaves_a_game_in_progress(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.drag("c5", "c3")
    player.wait_for_event(1)
    before, cards = player.page.url, player.cards()
    player.page.keyboard.press("n")
    player.part("back-to-game").click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert (player.page.url, player.cards()) == (before, cards)
    player.part("new-deal").click()
    player.part("leave-game").click()
    player.wait_for_new_table(before)
    player.go("/")
    player.part("continue").first.click()  # the game that was left is still there
    player.wait_for_event(1)
    assert (player.page.url, player.cards()) == (before, cards)


def test_a_deal_can_be_chosen_by_number(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=15")
    before = player.page.url
    player.part("deal-number").click()
    dialog = player.page.get_by_role("dialog")
    assert "This is deal 15." in dialog.inner_text()
    for wrong in ("", "seven", "9223372036854775808"):
        player.part("deal-input").fill(wrong)
        player.part("deal-now").click()
        expect(dialog.get_by_role("alert")).not_to_be_empty()
        assert player.page.url == before
        players.allow("400")
    player.part("deal-input").fill("9223372036854775807")
    player.part("deal-now").click()
    player.wait_for_new_table(before)
    assert player.messages()[-1]["deal"] == "9223372036854775807"


def test_the_cards_in_the_waste_can_be_viewed(players: Players) -> None:
    position = FORTY_THIEVES.start()
    for text in FORTY_THIEVES.moves:
        position.push(position.parse_move(text))
    assert isinstance(position, ColumnPosition)
    waste = [format_card(card) for card in reversed(position.waste)]
    player = players.open(PHONE, touch=True).open_table(FORTY_THIEVES.address)
    assert player.part("waste-look").count() == 0
    player.play_moves(FORTY_THIEVES.moves)
    cards = player.part("waste-cards").locator("[data-waste-card]")

    def check_and_close() -> None:
        expect(cards).to_have_count(len(waste))
        assert [card.get_attribute("data-waste-card") for card in cards.all()] == waste
        player.page.keyboard.press("Escape")
        expect(cards).to_have_count(0)

    player.part("waste-look").tap()
    check_and_close()
    player.page.keyboard.press("w")
    check_and_close()
    touch = Touch(player)
    touch.press("waste")
    expect(cards).to_have_count(len(waste))
    touch.lift()
    check_and_close()
    assert player.seq == len(FORTY_THIEVES.moves), "viewing the waste is not a move"


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_menu_of_further_tools_opens_at_its_button_and_says_why_a_tool_is_off(players: Players, language: str) -> None:
    """In Black Hole no card is hidden, so there is nothing that a fair hint would not see."""
    player = players.open().go(f"/?lang={language}").open_table(BLACK_HOLE_STUCK.address)
    player.part("more").click()
    button, menu = player.part("more").bounding_box(), player.page.get_by_role("dialog").bounding_box()
    assert button
    assert menu
    assert 0 <= menu["y"] - (button["y"] + button["height"]) < 24
    assert menu["x"] < button["x"] + button["width"]
    assert button["x"] < menu["x"] + menu["width"]
    expect(player.part("more-fair")).to_be_disabled()
    expect(player.part("more-fair")).to_contain_text(say("hint-fair-why", language))
    expect(player.part("more-pause")).to_contain_text(say("more-after-move", language))


def test_on_a_phone_each_button_at_the_end_of_a_game_has_a_visible_name(players: Players) -> None:
    player = players.open((360, 640)).go("/?lang=ru").open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    buttons = player.part("stuck").locator(".actions > *")
    expect(buttons.first).to_be_visible()
    for size in ((360, 640), PHONE, (844, 390)):
        resize(player, size)
        notice = player.part("stuck").bounding_box()
        assert notice
        assert notice["height"] <= 108, "it fits in the room of the dock"
        for button in buttons.all():
            assert button.inner_text().strip(), size
            box = button.bounding_box()
            assert box
            assert box["height"] >= 40


def test_the_stuck_notice_offers_undo_and_can_be_dismissed(players: Players) -> None:
    player = players.open().open_table(BLACK_HOLE_STUCK.address)
    assert player.part("stuck").count() == 0
    player.play_moves(BLACK_HOLE_STUCK.moves)
    expect(player.part("stuck")).to_contain_text("No moves left")
    player.part("stuck").get_by_role("button", name="Undo").click()
    player.wait_for_event(3)
    expect(player.part("stuck")).to_have_count(0)
    player.page.keyboard.press("r")
    player.wait_for_event(4)
    expect(player.part("stuck")).to_be_visible()
    player.part("stuck").get_by_role("button", name="Dismiss").click()
    expect(player.part("stuck")).to_have_count(0)


def test_an_impossible_layout_can_be_played_or_dealt_again(players: Players) -> None:
    player = players.open().open_table(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    notice = player.part("impossible")
    expect(notice).to_contain_text("This layout can't be cleared, whatever the order of the stock.")
    player.part("play-anyway").click()
    expect(notice).to_have_count(0)
    player.page.reload()
    expect(notice).to_be_visible()
    before = player.page.url
    player.part("reshuffle").click()
    player.wait_for_new_table(before)
    assert player.messages()[-1]["deal"] != str(IMPOSSIBLE_GOLF)
    player.open_table(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    expect(notice).to_have_count(0)


def test_the_rules_and_the_help_open_in_dialogs(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=15&option=jokers=1")
    player.part("rules").click()
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text("joker", ignore_case=True)
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    player.page.keyboard.press("?")
    expect(dialog).to_contain_text("Esc cancels")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    player.page.keyboard.press("d")
    player.wait_for_event(1)


def test_the_keyboard_can_pick_up_a_card_and_choose_its_target(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    keyboard = player.page.keyboard
    player.focus_pile("c5")
    before = player.cards()
    keyboard.press("m")
    expect(player.part("announcement")).to_contain_text("Picked up")
    keyboard.press("Escape")
    assert player.cards() == before
    keyboard.press("m")
    for _ in range(10):
        if "Column 3" in player.text("announcement"):
            break
        keyboard.press("ArrowRight")
    expect(player.page.locator(".halo.aimed")).to_have_count(1)
    keyboard.press("Enter")
    player.wait_for_event(1)
    assert player.cards()["c3"][-1] == before["c5"][-1]
    expect(player.part("announcement")).to_contain_text("to column 3")


@pytest.mark.parametrize(("language", "size"), [("fil", (360, 640)), ("ru", (720, 450))])
def test_the_buttons_of_a_long_dialog_stay_visible(players: Players, language: str, size: tuple[int, int]) -> None:
    """The rest of the dialog scrolls."""
    player = players.open(size, touch=True).go(f"/?lang={language}")
    player.page.locator("article[data-game=golf]").get_by_test_id("options").click()
    for button in ("options-play", "options-round"):
        expect(player.part(button)).to_be_in_viewport(ratio=1)
    player.part("menu-daily").check()  # scrolls to the option
    expect(player.part("menu-daily")).to_be_in_viewport(ratio=1)
    expect(player.part("options-round")).to_be_in_viewport(ratio=1)


def test_a_hint_hardly_shrinks_the_cards_in_a_low_viewport(players: Players) -> None:
    """720 x 450 is a desktop at 200 % zoom, or roughly a phone in landscape."""
    player = players.open((720, 450)).open_table(FORTY_THIEVES.address)
    before = player.page.locator("[data-pile=c1] > *").first.bounding_box()
    player.part("hint").click()
    player.part("deeper").wait_for()
    player.wait_for_animations()
    after = player.page.locator("[data-pile=c1] > *").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 0.9 * before["width"]


def test_closing_a_dialog_returns_the_focus_to_the_button_that_opened_it(players: Players) -> None:
    desktop, phone = players.open().open_table(FORTY_THIEVES.address), players.open(PHONE).open_table(FORTY_THIEVES.address)
    for close in ("Escape", "Enter"):
        desktop.part("rules").press("Enter")
        expect(desktop.page.get_by_role("dialog")).to_be_visible()
        if close == "Enter":
            desktop.page.get_by_role("dialog").get_by_label("Close").focus()
        desktop.page.keyboard.press(close)
        expect(desktop.page.get_by_role("dialog")).to_have_count(0)
        expect(desktop.part("rules")).to_be_focused()
    phone.part("more").press("Enter")
    phone.part("more-rules").press("Enter")
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    expect(phone.part("more")).to_be_focused()  # its menu, which opened the rules, is gone
