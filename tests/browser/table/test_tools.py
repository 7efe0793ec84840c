"""The table's buttons, dialogs and notices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.cards import format_card
from longwood.play import ColumnPosition
from tests.browser.conftest import PHONE, Seats
from tests.browser.lines import BLACK_HOLE_STUCK, FORTY_THIEVES
from tests.browser.sitting import Fingers
from tests.server.playing import IMPOSSIBLE_GOLF

pytestmark = pytest.mark.browser


def test_undo_asks_before_it_marks_practice(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    dealt = sitting.cards()
    expect(sitting.part("undo")).to_be_disabled()
    sitting.drag("c5", "c3")
    sitting.until(1)
    moved = sitting.cards()
    sitting.part("undo").click()
    sitting.part("keep-playing").click()
    expect(sitting.part("undo-anyway")).to_have_count(0)
    assert (sitting.cards(), sitting.seq) == (moved, 1)
    assert sitting.part("practice").count() == 0
    sitting.page.keyboard.press("u")
    sitting.part("undo-anyway").click()
    sitting.until(2)
    assert sitting.cards() == dealt
    expect(sitting.part("practice")).to_be_visible()
    sitting.part("redo").click()
    sitting.until(3)
    assert sitting.cards() == moved
    sitting.page.keyboard.press("Control+z")
    sitting.until(4)
    assert sitting.cards() == dealt, "it is a practice game already, and does not ask again"


def test_undo_of_a_play_in_golf_is_free(seats: Seats) -> None:
    sitting = seats.open().sit("/play/golf?deal=15")
    dealt = sitting.cards()
    sitting.page.keyboard.press("d")
    sitting.until(1)
    sitting.click("c6")
    sitting.until(2)
    sitting.part("undo").click()
    sitting.until(3)
    assert sitting.part("practice").count() == 0
    sitting.part("undo").click()
    expect(sitting.part("undo-anyway")).to_be_visible()
    sitting.part("undo-anyway").click()
    sitting.until(4)
    assert sitting.cards() == dealt


def test_restart(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    dealt = sitting.cards()
    expect(sitting.part("restart")).to_be_disabled()
    sitting.quickly(FORTY_THIEVES.moves)
    sitting.part("restart").click()
    sitting.part("undo-anyway").click()
    sitting.until(len(FORTY_THIEVES.moves) + 1)
    assert (sitting.cards(), sitting.text("moves")) == (dealt, "0")


def test_new_deal_is_another_deal_of_the_same_game(seats: Seats) -> None:
    sitting = seats.open().sit("/play/golf?deal=15&option=jokers=1")
    before = sitting.page.url
    sitting.part("new-deal").click()
    sitting.until_another(before)
    table = sitting.told()[-1]
    assert (table["game"]["id"], table["game"]["options"]) == ("golf", {"jokers": 1})
    assert table["deal"] != "15"


def test_deal_by_number(seats: Seats) -> None:
    sitting = seats.open().sit("/play/golf?deal=15")
    before = sitting.page.url
    sitting.part("deal-number").click()
    said = sitting.page.get_by_role("dialog")
    assert "This is deal 15." in said.inner_text()
    for wrong in ("", "seven", "9223372036854775808"):
        sitting.part("deal-input").fill(wrong)
        sitting.part("deal-now").click()
        expect(said.get_by_role("alert")).not_to_be_empty()
        assert sitting.page.url == before
        seats.allow("400")
    sitting.part("deal-input").fill("9223372036854775807")
    sitting.part("deal-now").click()
    sitting.until_another(before)
    assert sitting.told()[-1]["deal"] == "9223372036854775807"


def test_the_waste_can_be_looked_through(seats: Seats) -> None:
    position = FORTY_THIEVES.start()
    for text in FORTY_THIEVES.moves:
        position.push(position.parse_move(text))
    assert isinstance(position, ColumnPosition)
    waste = [format_card(card) for card in reversed(position.waste)]
    sitting = seats.open(PHONE, touch=True).sit(FORTY_THIEVES.address)
    assert sitting.part("waste-look").count() == 0
    sitting.quickly(FORTY_THIEVES.moves)
    seen = sitting.part("waste-cards").locator("[data-waste-card]")

    def check() -> None:
        expect(seen).to_have_count(len(waste))
        assert [card.get_attribute("data-waste-card") for card in seen.all()] == waste
        sitting.page.keyboard.press("Escape")
        expect(seen).to_have_count(0)

    sitting.part("waste-look").tap()
    check()
    sitting.page.keyboard.press("w")
    check()
    fingers = Fingers(sitting)
    fingers.press("waste")
    expect(seen).to_have_count(len(waste))
    fingers.lift()
    check()
    assert sitting.seq == len(FORTY_THIEVES.moves), "to look is no move"


def test_stuck_is_said_and_can_be_taken_back(seats: Seats) -> None:
    sitting = seats.open().sit(BLACK_HOLE_STUCK.address)
    assert sitting.part("stuck").count() == 0
    sitting.quickly(BLACK_HOLE_STUCK.moves)
    expect(sitting.part("stuck")).to_contain_text("No moves left")
    sitting.part("stuck").get_by_role("button", name="Undo").click()
    sitting.part("undo-anyway").click()
    sitting.until(3)
    expect(sitting.part("stuck")).to_have_count(0)
    sitting.page.keyboard.press("r")
    sitting.until(4)
    expect(sitting.part("stuck")).to_be_visible()
    sitting.part("stuck").get_by_role("button", name="Dismiss").click()
    expect(sitting.part("stuck")).to_have_count(0)


def test_a_layout_that_cannot_be_cleared_may_be_played_or_dealt_again(seats: Seats) -> None:
    sitting = seats.open().sit(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    offer = sitting.part("impossible")
    expect(offer).to_contain_text("This layout can't be cleared, whatever the order of the stock.")
    sitting.part("play-anyway").click()
    expect(offer).to_have_count(0)
    sitting.page.reload()
    expect(offer).to_be_visible()
    before = sitting.page.url
    sitting.part("reshuffle").click()
    sitting.until_another(before)
    assert sitting.told()[-1]["deal"] != str(IMPOSSIBLE_GOLF)
    sitting.sit(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    sitting.page.keyboard.press("d")
    sitting.until(1)
    expect(offer).to_have_count(0)


def test_the_rules_and_the_help_are_at_hand(seats: Seats) -> None:
    sitting = seats.open().sit("/play/golf?deal=15&option=jokers=1")
    sitting.part("rules").click()
    dialog = sitting.page.get_by_role("dialog")
    expect(dialog).to_contain_text("joker", ignore_case=True)
    sitting.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    sitting.page.keyboard.press("?")
    expect(dialog).to_contain_text("Esc cancels")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    sitting.page.keyboard.press("d")
    sitting.until(1)


def test_by_keys_cards_are_carried_to_a_chosen_place(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    keyboard = sitting.page.keyboard
    sitting.walk("c5")
    before = sitting.cards()
    keyboard.press("m")
    expect(sitting.part("announcement")).to_contain_text("Picked up")
    keyboard.press("Escape")
    assert sitting.cards() == before
    keyboard.press("m")
    for _ in range(10):
        if "Column 3" in sitting.text("announcement"):
            break
        keyboard.press("ArrowRight")
    expect(sitting.page.locator(".halo.aimed")).to_have_count(1)
    keyboard.press("Enter")
    sitting.until(1)
    assert sitting.cards()["c3"][-1] == before["c5"][-1]
    expect(sitting.part("announcement")).to_contain_text("to column 3")


@pytest.mark.parametrize(("language", "size"), [("fil", (360, 640)), ("ru", (720, 450))])
def test_the_buttons_of_a_long_dialog_stay_in_sight(seats: Seats, language: str, size: tuple[int, int]) -> None:
    """What does not fit scrolls above them."""
    sitting = seats.open(size, touch=True).go(f"/?lang={language}")
    sitting.page.locator("article[data-game=golf]").get_by_test_id("options").click()
    for button in ("options-play", "options-round"):
        expect(sitting.part(button)).to_be_in_viewport(ratio=1)
    sitting.part("menu-daily").check()  # which scrolls there
    expect(sitting.part("menu-daily")).to_be_in_viewport(ratio=1)
    expect(sitting.part("options-round")).to_be_in_viewport(ratio=1)


def test_on_a_low_page_a_hint_leaves_the_cards_their_room(seats: Seats) -> None:
    """A desktop's page at 200 %, or a phone on its side."""
    sitting = seats.open((720, 450)).sit(FORTY_THIEVES.address)
    before = sitting.page.locator("[data-pile=c1] > *").first.bounding_box()
    sitting.part("hint").click()
    sitting.part("deeper").wait_for()
    sitting.at_rest()
    after = sitting.page.locator("[data-pile=c1] > *").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 0.9 * before["width"]
