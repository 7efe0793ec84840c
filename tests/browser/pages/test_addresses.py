"""The menu, links from outside, and the browser's own buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.lines import FORTY_THIEVES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("words", "game", "alias"),
    [("cadran", "forty-thieves", "Le Cadran"), ("escalator", "pyramid-golf", "Escalator"), ("LUCAS", "lucas", None)],
)
def test_the_menu_finds_a_game_by_any_name(seats: Seats, words: str, game: str, alias: str | None) -> None:
    sitting = seats.open().go("/")
    sitting.part("search").fill(words)
    first = sitting.page.locator("article[data-game]").first
    expect(first).to_have_attribute("data-game", game)
    if alias:
        expect(first).to_contain_text(f"also called {alias}")
    sitting.part("search").fill("no such game")
    expect(sitting.page.locator("article[data-game]")).to_have_count(0)
    assert "No game is called “no such game”." in sitting.page.locator("main").inner_text()


def test_options_and_a_deal_number_from_the_menu(seats: Seats) -> None:
    sitting = seats.open().go("/")
    sitting.page.locator("article[data-game=golf] [data-testid=options]").click()
    dialog = sitting.page.get_by_role("dialog")
    dialog.get_by_label("Jokers").select_option("2")
    dialog.get_by_label("Queens can go on Kings").check()
    dialog.get_by_label("Deal number").fill("7")
    dialog.get_by_role("button", name="Single hole").click()
    sitting.laid()
    table = sitting.told()[-1]
    assert table["game"]["options"] == {"jokers": 2, "queens_on_kings": True}
    assert table["deal"] == "7"


def test_an_address_deals_a_game_with_its_options(seats: Seats) -> None:
    sitting = seats.open().sit("/play/golf?deal=7&option=jokers=1&option=around_corner")
    table = sitting.told()[-1]
    assert table["game"]["id"] == "golf"
    assert table["game"]["options"] == {"jokers": 1, "around_corner": True}
    assert table["deal"] == "7"
    assert sitting.page.url == f"{sitting.address}/t/{table['table']}"
    assert sitting.page.title() == "Golf · Longwood"


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/play/forty-theives", "did you mean forty-thieves?"),
        ("/play/golf?deal=seven", "'seven' is not a deal number"),
        ("/play/golf?deal=9223372036854775808", "deal number"),
        ("/play/golf?option=wings=2", "wings"),
        ("/play/golf?option=jokers=9", "jokers"),
        ("/play/lucas?round=1", "nine holes"),
        ("/rules/gulf", "did you mean golf?"),
        ("/t/nowhere", "Game not found"),
        ("/some/page", "Page not found: /some/page"),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_leads_back(seats: Seats, path: str, words: str) -> None:
    seats.allow("40[049]")
    sitting = seats.open().go(path)
    trouble = sitting.part("error")
    expect(trouble).to_contain_text(words)
    trouble.get_by_role("link", name="All games").click()
    expect(sitting.page.locator("article[data-game]").first).to_be_visible()


def test_the_rules_have_an_address(seats: Seats) -> None:
    sitting = seats.open().go("/rules/golf?option=jokers=2")
    expect(sitting.page.get_by_role("heading", level=1)).to_have_text("Golf")
    expect(sitting.page.locator("main")).to_contain_text("two jokers")
    sitting.page.get_by_role("link", name="Play").or_(sitting.page.get_by_role("button", name="Play")).click()
    sitting.laid()
    assert sitting.told()[-1]["game"]["options"] == {"jokers": 2}


def test_back_and_forward(seats: Seats) -> None:
    sitting = seats.open().go("/")
    page = sitting.page
    page.locator("article[data-game=streets] [data-testid=play]").click()
    sitting.laid()
    at = page.url
    sitting.click("stock")
    sitting.until(1)
    cards = sitting.cards()
    page.go_back()
    expect(page.locator("article[data-game]").first).to_be_visible()
    assert page.url == f"{sitting.address}/"
    assert page.locator("body[data-seq]").count() == 0
    page.go_forward()
    sitting.until(1)
    assert (page.url, sitting.cards()) == (at, cards)
    sitting.part("menu").click()
    entry = sitting.part("continue").filter(has_text="Streets")
    expect(entry).to_contain_text("1 move")
    page.go_back()
    sitting.until(1)
    assert (page.url, sitting.cards()) == (at, cards)


def test_a_table_belongs_to_its_browser(seats: Seats) -> None:
    mine = seats.open().sit(FORTY_THIEVES.address)
    theirs = seats.open().go(f"/t/{mine.table}")
    expect(theirs.part("error")).to_contain_text("it may belong to another browser")
    assert theirs.page.locator("body[data-seq]").count() == 0
