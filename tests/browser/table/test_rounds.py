"""A round of nine holes, from the menu to its last card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Seats
from tests.browser.sitting import Sitting

pytestmark = pytest.mark.browser


def score_card(sitting: Sitting) -> list[str]:
    """The scores on the card: nine holes, the total, and what that is to par."""
    return [text.split()[-1] for text in sitting.part("round").locator("td").all_inner_texts()]


def test_a_round(seats: Seats) -> None:
    sitting = seats.open(PHONE, touch=True).go("/")
    sitting.page.locator("article[data-game=golf] [data-testid=play-round]").tap()
    sitting.laid()
    assert sitting.part("new-deal").count() == 0, "the deals of a round are drawn"
    scores: list[int] = []
    for hole in range(1, 10):
        assert score_card(sitting)[:9] == [*map(str, scores), *["·"] * (10 - hole)]
        draws = hole % 3
        for seq in range(draws):
            sitting.click("stock")
            sitting.until(seq + 1)
        strokes = int(sitting.text("score"))
        sitting.part("end-hole").tap()
        expect(sitting.page.get_by_role("dialog")).to_contain_text(f"You'll score {strokes} for this hole")
        sitting.part("end-now").tap()
        sitting.until(draws + 1)
        scores.append(strokes)
        if hole == 2:
            sitting.do("deal-number")
            deal = next(message["deal"] for message in reversed(sitting.told()) if message["type"] == "table")
            expect(sitting.part("play-single")).to_have_attribute("href", f"/play/golf?deal={deal}")
            sitting.page.keyboard.press("Escape")
        if hole < 9:
            before = sitting.page.url
            sitting.part("next-hole").tap()
            sitting.until_another(before)
    total = sum(scores)
    assert score_card(sitting) == [*map(str, scores), str(total), f"+{total - 45}"]
    over = sitting.page.locator(".notice")
    assert f"Round over: {total}" in over.inner_text()
    before = sitting.page.url
    sitting.part("new-round").tap()
    sitting.until_another(before)
    assert score_card(sitting)[:9] == ["·"] * 9


def test_a_round_goes_on_where_it_was_left(seats: Seats) -> None:
    sitting = seats.open().sit("/play/putt-putt?round=1")
    sitting.part("end-hole").click()
    sitting.part("end-now").click()
    before = sitting.page.url
    sitting.part("next-hole").click()
    sitting.until_another(before)
    sitting.click("stock")
    sitting.until(1)
    card = score_card(sitting)
    sitting.do("deal-number")
    dialog = sitting.page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"This is deal {sitting.told()[-1]['deal']}.")
    assert [dialog.get_by_test_id(name).count() for name in ("deal-input", "play-single")] == [0, 0]
    sitting.part("replay-so-far").click()
    expect(sitting.part("slider")).to_have_attribute("max", "1")
    sitting.part("back").click()
    sitting.until(1)
    sitting.part("menu").click()
    entry = sitting.part("continue").filter(has_text="Putt Putt")
    expect(entry).to_contain_text("Hole 2")
    entry.click()
    sitting.until(1)
    assert score_card(sitting) == card
