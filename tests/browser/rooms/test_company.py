"""Golf in company in real browsers: from the start page by way of the lobby to the result, in two languages, over a broken line."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from longwood.play import parse_record
from longwood.play.matches.golf.record import replay_golf
from longwood.variants import find_game
from tests.browser.conftest import DESKTOP, PHONE, Seats, Server
from tests.browser.pages.test_installed import installed
from tests.browser.sitting import Sitting
from tests.browser.test_for_every_eye import bare, clean
from tests.server.playing import ANSWER_S
from tests.server.proxy import DELAY_S, SlowLine

pytestmark = pytest.mark.browser


# Counts the boards that are turned over before the player's eyes.
COUNT_TURNS = """
window.turns = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  if (this.matches('.turns')) window.turns += 1;
  return animate.apply(this, how);
};
"""


def room(sitting: Sitting) -> dict[str, Any]:
    """The room as the page was last told it."""
    return sitting.last_told("room")


def until(sitting: Sitting, **wanted: object) -> None:
    """Wait until the page was told a room with these values."""
    for _ in range(int(ANSWER_S * 50)):
        now = room(sitting)
        if all(now[name] == value for name, value in wanted.items()):
            return
        sitting.page.wait_for_timeout(20)
    raise AssertionError(f"the room never had {wanted}")


def take_a_seat(sitting: Sitting, name: str) -> None:
    sitting.part("name").fill(name)
    sitting.page.keyboard.press("Enter")
    sitting.part("rename").wait_for()


def play_a_card(sitting: Sitting, breaks: SlowLine | None = None) -> str:
    """Draw until a card of the tableau can be played, and play it; from which pile. breaks: the line is dropped as it is touched."""
    while True:
        moves = room(sitting)["contest"]["board"]["moves"]
        source = next((move["source"] for move in moves if move["source"] != "stock"), "stock")
        did = room(sitting)["did"]
        sitting.at_rest()
        sitting.click(source)
        if breaks is not None:
            breaks.drop()
        until(sitting, did=did + 1)
        if source != "stock":
            return str(source)


def finish_the_hole(sitting: Sitting) -> None:
    sitting.part("end-hole").click()
    sitting.part("end-now").click()


def in_stock(sitting: Sitting) -> int:
    """How many cards the stock has, as it is read out."""
    number = re.search(r"\d+", sitting.pile("stock"))
    return 0 if number is None else int(number[0])


def said(sitting: Sitting) -> str:
    return bare(sitting.part("golf-announcement").inner_text())


def test_a_match_of_two_over_a_weak_line_and_one_who_watches(slow_seats: Seats, line: SlowLine) -> None:
    """Nine holes, of which Ada wins the odd ones and Bo the others; the line breaks in the middle of some."""
    seats = slow_seats
    seats.allow("status of 400")  # a code that is none
    ada, bo, eve = seats.open(DESKTOP, motion="no-preference"), seats.open(PHONE, touch=True), seats.open((820, 1180))
    for sitting in (ada, bo):
        sitting.page.add_init_script(COUNT_TURNS)
    ada.go("/").part("multiplayer-golf").click()
    take_a_seat(ada, "Ada")
    clean(ada, "a lobby")
    ada.part("room-format").select_option("match")
    ada.part("hire").click()
    ada.part("send-away").wait_for()

    bo.go("/?lang=he").part("code").fill("ABCDE")
    bo.part("join").tap()
    expect(bo.part("code-problem")).not_to_be_empty()
    bo.part("code").fill(ada.text("code").lower())
    bo.part("join").tap()
    take_a_seat(bo, "Ada")
    expect(bo.part("seats")).to_contain_text("Ada 2")
    bo.part("rename").tap()
    take_a_seat(bo, "Bo")
    expect(ada.part("seats").locator("li").nth(2)).to_contain_text("Bo")
    assert bo.part("room-format").is_disabled(), "only the host settles"
    expect(bo.part("room-format")).to_have_value("match")
    clean(bo, "a lobby in Hebrew")

    eve.go(f"/room/{room(ada)['room']}")
    expect(ada.part("watchers")).to_have_text("1 person watching")
    clean(eve, "a lobby for who watches")
    take_a_seat(eve, "Eve")
    ada.part("room-game").select_option("spit")
    expect(ada.part("toast")).to_contain_text("All 2 seats are taken")
    expect(ada.part("room-game")).to_have_value("golf")  # what was refused is not shown as chosen
    eve.part("leave").click()
    eve.page.go_back()
    expect(ada.part("watchers")).to_have_text("1 person watching")

    bo.part("ready").tap()
    ada.part("ready").click()
    expect(ada.part("toast")).to_contain_text("Match play needs two players")
    ada.part("send-away").click()
    expect(bo.part("seats").locator("li")).to_have_count(2)
    ada.part("ready").click()
    expect(bo.part("lobby-state")).to_contain_text("מתחילים בעוד")

    for sitting in (ada, bo):
        sitting.laid()
        sitting.at_rest()
    assert ada.cards() == bo.cards(), "all play the same deal"
    clean(ada, "a hole in company")
    clean(bo, "a hole in company, in Hebrew on a phone")
    eve.part("watched").wait_for()
    clean(eve, "a hole one watches")
    for hole in range(1, 10):
        for sitting in (ada, bo):
            expect(sitting.part("end-hole")).to_be_enabled()
        winner, loser = (ada, bo) if hole % 2 else (bo, ada)
        scores = ["34", "35"] if winner is ada else ["35", "34"]
        source = play_a_card(winner, line if hole in (2, 5) else None)
        expect(loser.part("players").locator("li").nth(0 if winner is ada else 1)).to_contain_text("34")
        if hole == 1:
            line.delay_s = 0.5
            ada.page.keyboard.press("u")
            ada.click(source)  # the undo lays a card on that one
            line.delay_s = DELAY_S
            expect(ada.part("toast")).to_have_text("Too late: those cards have already moved")
            expect(bo.part("players").locator("li").first).to_contain_text("35")
            play_a_card(ada)
            expect(ada.part("score-card")).to_be_visible()
            bo.part("card").tap()
            expect(bo.part("score-card")).to_be_visible()
            clean(bo, "the score card")
            bo.page.keyboard.press("Escape")
        finish_the_hole(ada)
        if hole == 1:
            expect(ada.part("hole-done")).to_contain_text("You finished the hole: 34. Waiting for Bo.")
            expect(bo.part("golf-announcement")).to_have_text("הגומה של ⁨Ada⁩ הסתיימה.")
            assert all(player["board"] is None for player in room(bo)["contest"]["players"]), "nobody's cards are told yet"
        if hole == 3:
            line.drop()
        finish_the_hole(bo)
        if hole == 9:
            break
        for sitting in (ada, bo, eve):
            expect(sitting.part("final-score")).to_have_text(scores)
        if hole == 1:
            assert [sitting.page.evaluate("() => window.turns") for sitting in (ada, bo)] == [2, 0], "Bo wants no motion"
            ada.page.wait_for_function("() => document.getAnimations().length === 0")
            clean(ada, "a hole turned")
            clean(bo, "a hole turned, in Hebrew on a phone")
            assert "Hole 1: results. Ada: 34. Bo: 35. Ada: 1 up." in said(ada)
            expect(ada.part("hole-result")).to_have_text("Ada won the hole with 34.")
        assert ("פיגור של 1" if hole % 2 else "שוויון") in bare(bo.text("match-status"))
        ada.part("next").click()
        bo.part("next").tap()
        expect(ada.page.locator("h1")).to_contain_text(f"Hole {hole + 1} of 9")

    for sitting in (ada, bo, eve):
        sitting.part("over").wait_for()
    assert line.dropped, "the line broke"
    assert ada.page.locator("h1").inner_text() == "You won!"
    assert ada.text("result") == "Final result: 1 up"
    assert "\u20661 up\u2069" in bo.text("result"), "figures run from the left to the right"
    assert ada.part("total").all_inner_texts() == ["310", "311"]
    ada.page.wait_for_function("() => document.getAnimations().length === 0")
    clean(ada, "the result")
    clean(bo, "the result, in Hebrew on a phone")
    with ada.page.expect_download() as record:
        ada.part("record").click()
    kept = parse_record(record.value.path().read_text(encoding="utf-8"))
    replayed = replay_golf(kept, find_game(kept.game, dict(kept.options)).rules)
    assert (replayed.scores, replayed.winners) == (((34, 35) * 4 + (34,), (35, 34) * 4 + (35,)), [0]), "the log tells what the pages showed"

    ada.part("again").click()
    bo.part("to-lobby").tap()
    expect(bo.part("seats").locator("li").first).to_contain_text("אפשר להתחיל")
    bo.part("leave").tap()
    expect(bo.part("multiplayer-golf")).to_be_visible()
    expect(ada.part("seats").locator("li")).to_have_count(1)


def test_a_hole_goes_on_over_a_broken_line(own_seats: Seats, own_server: Server) -> None:
    """What was played as the line broke is shown, kept, and done once; so is what is played meanwhile. A reload changes nothing."""
    own_seats.allow("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    sitting = own_seats.open(PHONE, touch=True).go("/?lang=ru")
    installed(sitting)
    sitting.part("multiplayer-golf").tap()
    take_a_seat(sitting, "Ада")
    sitting.part("level").select_option("beginner")
    sitting.part("hire").tap()
    sitting.part("send-away").wait_for()
    sitting.part("ready").tap()
    sitting.laid()
    play_a_card(sitting)
    did = room(sitting)["did"]
    own_server.kill()
    sitting.part("lost").wait_for()
    stock = in_stock(sitting)
    sitting.click("stock")
    assert in_stock(sitting) == stock - 1, "it is shown at once"
    meanwhile = sitting.cards()
    own_server.start()
    until(sitting, did=did + 1)
    expect(sitting.part("lost")).to_have_count(0)
    sitting.at_rest()
    shown = sitting.cards()
    assert {pile: cards for pile, cards in shown.items() if pile != "hole"} == {p: cards for p, cards in meanwhile.items() if p != "hole"}
    sitting.page.reload()
    sitting.laid()
    assert sitting.cards() == shown
    assert in_stock(sitting) == stock - 1
    assert room(sitting)["did"] == did + 1
    sitting.part("leave").tap()
    sitting.part("leave-now").tap()
    sitting.part("multiplayer-golf").wait_for()
