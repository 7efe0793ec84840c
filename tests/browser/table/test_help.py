"""Help from the search in the browser: hints by degrees, the verdict, a win shown, deals that can be won."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from longwood.play import start
from longwood.solver import best_score
from longwood.variants import find_game
from tests.browser.conftest import PHONE, Seats
from tests.browser.lines import TRI_PEAKS_WON
from tests.browser.test_for_every_eye import bare
from tests.server.playing import IMPOSSIBLE_GOLF

pytestmark = pytest.mark.browser


def test_a_hint_says_more_each_time(seats: Seats) -> None:
    sitting = seats.open().sit("/play/golf?deal=15")
    expect(sitting.part("helped")).to_have_count(0)
    sitting.page.keyboard.press("h")
    expect(sitting.part("hint-from")).to_have_count(1)
    expect(sitting.part("hint-to")).to_have_count(0)
    expect(sitting.part("advice-reason")).to_contain_text("Found a win in")
    expect(sitting.part("helped")).to_be_visible()
    sitting.part("deeper").click()
    expect(sitting.part("advice")).to_have_text("Draw a card")  # Golf 15 is won by drawing first: nothing fits
    expect(sitting.part("hint-to")).to_have_count(1)
    sitting.part("hint").click()
    expect(sitting.part("advice-line")).to_contain_text(re.compile(r"^d \d"))
    assert sitting.page.locator("[data-testid=moves]").inner_text() == "0", "nothing is played"
    sitting.page.keyboard.press("d")
    expect(sitting.part("hint-from")).to_have_count(0)
    sitting.part("solver-close").click()
    expect(sitting.part("solver")).to_have_count(0)


def test_the_verdict_with_its_effort(seats: Seats) -> None:
    sitting = seats.open(PHONE).sit(f"/play/golf?deal={IMPOSSIBLE_GOLF}")
    sitting.part("play-anyway").click()
    sitting.part("hint").click()
    sitting.part("ask-verdict").click()
    expect(sitting.part("verdict")).to_have_text("Can't be won")
    expect(sitting.part("advice-reason")).to_contain_text("can't be won")


def test_a_win_is_shown_to_its_end(seats: Seats) -> None:
    """From near it: each move that is shown takes its time."""
    sitting = seats.open().sit(TRI_PEAKS_WON.address)
    sitting.quickly(TRI_PEAKS_WON.moves[:-6])
    sitting.page.keyboard.press("h")
    sitting.part("show-me").click()
    expect(sitting.part("won")).to_be_visible(timeout=30_000)
    expect(sitting.part("solver")).to_have_count(0)


def test_the_best_score_of_the_deal_is_told_when_a_hole_is_over(seats: Seats) -> None:
    rules = find_game("golf").rules
    best = best_score(start(rules, 15))
    assert best.exact
    sitting = seats.open().sit("/play/golf?deal=15")
    assert sitting.part("par").count() == 0
    sitting.do("end-hole")
    sitting.part("end-now").click()
    sign = "\N{MINUS SIGN}" if best.value < 0 else ""
    expect(sitting.part("par")).to_contain_text("Best possible")
    assert bare(sitting.text("par")) == f"Best possible: {sign}{abs(best.value)}. You finished {35 - best.value} over."
    expect(sitting.part("helped")).to_have_count(0)


def test_showing_stops_when_told_to(seats: Seats) -> None:
    sitting = seats.open().sit("/play/tri-peaks?deal=1")
    sitting.page.keyboard.press("h")
    sitting.part("show-me").click()
    expect(sitting.part("moves")).not_to_have_text("0")
    sitting.part("show-me").click()
    expect(sitting.part("show-me")).to_have_attribute("aria-pressed", "false")
    sitting.page.wait_for_timeout(300)  # one that was on its way
    played = sitting.part("moves").inner_text()
    sitting.page.wait_for_timeout(2_000)
    assert sitting.part("moves").inner_text() == played


def test_a_deal_that_can_be_won(seats: Seats) -> None:
    sitting = seats.open().sit("/play/golf?deal=winnable")
    expect(sitting.part("winnable")).to_be_visible()
    sitting.part("deal-number").click()
    before = sitting.page.url
    sitting.part("deal-winnable").click()
    sitting.page.wait_for_url(lambda url: url != before)
    expect(sitting.part("winnable")).to_be_visible()
