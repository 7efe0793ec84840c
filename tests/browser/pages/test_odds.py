"""The odds: a sentence on cards and rules pages, and the page with all of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from longwood.locales import LANGUAGES
from longwood.variants import CATALOGUE
from tests.browser.checks import check_accessible
from tests.browser.conftest import DESKTOP, Players
from tests.browser.layout_checks import resize
from tests.browser.player import Player

pytestmark = pytest.mark.browser
DOCS: Final = Path(__file__).resolve().parents[3] / "docs"


def read(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DOCS / name).read_text())
    return found


def game_of(one: dict[str, Any]) -> str:
    return json.dumps([one["game"], one["options"]])


LISTS: Final = read("open-deals.json")
UNSOLVED: Final = {game_of(one): one["deals"][0] for one in LISTS if one["deals"]}
# Of several rows of a game, the app shows the first.
TABLE: Final = list({game_of(one): one for one in reversed(read("odds.json")) if one["goal"] == "verdict"}.values())
GOLF: Final = next(one for one in TABLE if one["game"] == "golf" and not one["options"])
PLAYERS: Final = read("players.json")
PLAYED: Final = {one["rules_hash"] for one in PLAYERS if one["policy"] == "careful"}
CAREFUL: Final = next(one["won"] / one["deals"] for one in PLAYERS if one["policy"] == "careful" and one["game"] == "golf")
# The start page shows the first games of a shelf.
OPEN: Final = min(
    (one for one in TABLE if one["open"] / one["deals"] > 0.01 and not one["options"] and one["rules_hash"] not in PLAYED),
    key=lambda one: [game.id for game in CATALOGUE].index(one["game"]),
)


def test_cards_and_rules_pages_give_the_odds_and_lead_to_the_table(visitor: Player) -> None:

    def check_odds(game: str, short: str, sentence: str) -> None:
        """Check the odds on the card of a game, and at the top of its rules page."""
        odds = visitor.go("/").page.locator(f"article[data-game='{game}']").get_by_test_id("odds")
        expect(odds).to_have_text(short)
        expect(odds).to_have_attribute("title", sentence)
        expect(visitor.go(f"/rules/{game}").part("odds")).to_contain_text(sentence)

    golf = f"{GOLF['won'] / GOLF['deals']:.0%}"
    careful = f"a careful player wins about {CAREFUL:.1%}"
    check_odds("golf", f"{golf} winnable", f"{golf} of deals can be won ({GOLF['deals']:,} deals, certified); {careful}")
    lower, share = int(OPEN["winnable"][0] * 100), OPEN["open"] / OPEN["deals"]
    sentence = f"At least {lower}% of deals can be won ({OPEN['deals']:,} deals, certified; {share:.0%} undecided)"
    check_odds(OPEN["game"], f"{lower}%+ winnable", sentence)
    with_jokers = next(one for one in TABLE if one["game"] == "golf" and one["options"] == {"jokers": 1})
    visitor.go("/rules/golf?option=jokers%3D1")
    expect(visitor.part("odds")).to_contain_text(f"{with_jokers['won'] / with_jokers['deals']:.0%} of deals can be won")
    visitor.part("odds").get_by_role("link").click()
    expect(visitor.page).to_have_url(re.compile("/odds$"))
    visitor.go("/").part("all-odds").click()
    expect(visitor.page.locator("tr[data-game]")).to_have_count(len(TABLE))


def test_rules_that_were_not_measured_have_no_odds(visitor: Player) -> None:
    visitor.go("/rules/golf?option=jokers%3D2&option=must_play%3Dtrue")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Golf")
    visitor.page.wait_for_load_state("networkidle")
    expect(visitor.part("odds")).to_have_count(0)


def test_the_table_is_sorted_by_any_column_and_leads_to_deals(visitor: Player) -> None:
    visitor.go("/odds")
    rows = visitor.page.locator("tr[data-game]")
    expect(rows).to_have_count(len(TABLE))
    best = sorted((one["winnable"][0] for one in TABLE), reverse=True)
    shown = [float(text.split("%")[0]) for text in rows.locator("td:nth-child(2)").all_inner_texts()]
    assert shown == pytest.approx([100 * bound for bound in best], abs=0.051)
    visitor.part("sort-deals").click()
    expect(visitor.page.locator("th[aria-sort=descending]")).to_contain_text("Deals")
    numbers = [int(text.replace(",", "")) for text in rows.locator("td:nth-child(6)").all_inner_texts()]
    assert numbers == sorted((one["deals"] for one in TABLE), reverse=True)
    visitor.part("sort-deals").click()
    expect(visitor.page.locator("th[aria-sort=ascending]")).to_contain_text("Deals")
    assert rows.locator("td:nth-child(6)").first.inner_text() == f"{min(one['deals'] for one in TABLE):,}"
    row = visitor.page.locator(f"tr[data-game='{OPEN['game']}']").first
    deal = UNSOLVED[game_of(OPEN)]
    expect(row.locator("td a")).to_have_text(f"Try deal {deal} (undecided)")
    expect(row.locator("td a")).to_have_attribute("href", f"/play/{OPEN['game']}?deal={deal}")
    row.locator("td a").click()
    expect(visitor.page).to_have_url(re.compile("/t/"))


def test_an_unsolved_deal_is_dealt_and_said_to_be_one(visitor: Player) -> None:
    visitor.go("/odds").part("to-unsolved").click()
    expect(visitor.page).to_have_url(re.compile("/unsolved$"))
    some = [one for one in LISTS if one["deals"]]
    expect(visitor.page.locator("details")).to_have_count(len(some))
    row = visitor.page.locator(f"details[data-game='{some[0]['game']}']")
    expect(row.locator("li")).to_have_count(0)
    row.locator("summary").click()
    expect(row.locator("li")).to_have_count(len(some[0]["deals"]))
    assert row.locator("li").all_inner_texts() == [f"{deal:,}" for deal in some[0]["deals"]]
    visitor.part("play-unsolved").click()
    expect(visitor.page).to_have_url(re.compile("/t/"))
    expect(visitor.part("unsolved")).to_have_text("unsolved")
    visitor.open_table("/play/golf?deal=15")
    expect(visitor.part("moves")).to_be_visible()
    expect(visitor.part("unsolved")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_unsolved_deals_fit_every_screen_and_language(players: Players, language: str) -> None:
    player = players.open().go(f"/unsolved?lang={language}")
    player.page.locator("details summary").first.click()
    for size in ((360, 640), DESKTOP):
        resize(player, size)
        assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
    check_accessible(player, f"the unsolved deals in {language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_every_screen_and_language(players: Players, language: str) -> None:
    player = players.open().go(f"/odds?lang={language}")
    expect(player.page.locator("tr[data-game]")).to_have_count(len(TABLE))
    table = player.page.get_by_role("region")
    for size in ((360, 640), (844, 390), (820, 1180), DESKTOP):
        resize(player, size)
        assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
        assert table.evaluate("(region) => region.scrollWidth <= region.clientWidth"), f"the table scrolls at {size}"
        expect(player.page.locator(".rest a").first).to_be_visible(visible=size != DESKTOP)
    check_accessible(player, f"the odds in {language}")
