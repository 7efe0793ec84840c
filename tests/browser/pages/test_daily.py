"""The daily deals and the summary of a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest
from PIL import Image
from playwright.sync_api import Route, expect

from longwood.cards import daily_deal_number
from longwood.locales import say
from longwood.tables.history.progress import deal_on, games_on
from longwood.variants import game_name
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import BLACK_HOLE_STUCK, DAILY_WON, GOLF_WON, TRI_PEAKS_WON

pytestmark = pytest.mark.browser

DAY_WON = date(2026, 11, 1)
"""The day of DAILY_WON, which is its second deal."""


@pytest.mark.parametrize(("size", "language"), [((360, 640), "he"), ((844, 390), "en"), ((1280, 800), "en"), ((360, 640), "ru")])
def test_the_calendar_leads_to_the_deals_of_today_and_marks_them(players: Players, size: tuple[int, int], language: str) -> None:
    day = datetime.now(UTC).date()
    games = games_on(day)
    player = players.open(size).go(f"/?lang={language}")
    player.part("daily").click()
    today = player.page.locator(f"[data-day='{day.isoformat()}']")
    expect(today).to_have_attribute("aria-pressed", "true")
    expect(player.part("month-won")).to_have_count(0)  # nothing is finished
    expect(player.page.locator("[data-daily]")).to_have_count(5)
    assert cut_off_texts(player) == []
    check_accessible(player, "the daily deals")
    last = games[-1]
    player.page.locator(f"[data-daily={last.id}] a").click()
    player.wait_for_event(0)
    assert player.last_message("table")["deal"] == str(deal_on(day, last.id).number)
    assert player.last_message("table")["daily"] == day.isoformat()
    move = player.last_message("table")["moves"][0]
    player.play_moves([move["text"]])
    player.go("/daily")
    expect(player.page.locator(f"[data-daily={last.id}] small")).to_contain_text(say("daily-mark", language, mark="open"))


@pytest.mark.parametrize("width", [360, 720, 820])
def test_five_stars_fit_between_the_borders_of_today(players: Players, width: int) -> None:
    player = players.open((width, 800))
    player.page.route("**/api/daily?*", _with(1, "unaided"))
    player.go("/daily")
    today = player.page.locator(".day.today")
    expect(today.locator(".mark.unaided")).to_have_count(5)
    cell = today.bounding_box()
    assert cell is not None
    for star in today.locator(".mark").all():
        box = star.bounding_box()
        assert box is not None
        assert cell["x"] + 1 <= box["x"]
        assert box["x"] + box["width"] <= cell["x"] + cell["width"] - 1


def test_a_past_day_can_be_played_and_counts(players: Players) -> None:
    """The streak fills in when the days are played later."""
    player = players.open().go("/statistics")
    day = date(2026, 11, 2)
    golf = next(game for game in games_on(day) if game.id in ("golf", "putt-putt", "pyramid-golf"))
    player.open_table(f"/play/{golf.id}?deal={daily_deal_number(day.isoformat(), golf.id)}")
    expect(player.part("daily-deal")).to_contain_text("November 2")
    player.page.keyboard.press("d")
    player.wait_for_event(1)
    player.use_tool("end-hole")
    player.part("end-now").click()
    player.part("ended").wait_for()
    player.go("/daily")
    player.page.locator("[data-day]").first.wait_for()
    while player.part("earlier").is_enabled() and not player.page.locator(f"[data-day='{day.isoformat()}']").count():
        before = player.page.locator("#month").inner_text()
        player.part("earlier").click()
        expect(player.page.locator("#month")).not_to_have_text(before)
    cell = player.page.locator(f"[data-day='{day.isoformat()}']")
    expect(cell.locator(".mark.done")).to_have_count(1)
    expect(player.part("month-won")).to_have_text("0 of 1 won.")
    cell.click()
    expect(player.page.locator(f"[data-daily={golf.id}] small")).to_contain_text(say("daily-mark", "en", mark="done"))


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 800)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_won_game_is_summed_up(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}").open_table(TRI_PEAKS_WON.address)
    player.play_moves(TRI_PEAKS_WON.moves)
    expect(player.part("first-win")).to_be_visible()
    expect(player.page.locator("[data-figure=moves] dd")).to_have_text(str(len(TRI_PEAKS_WON.moves)))
    expect(player.page.locator("[data-figure=score] dd")).to_be_visible()
    assert cut_off_texts(player) == []
    check_accessible(player, "the summary of a won game")
    player.page.evaluate("() => { navigator.clipboard.writeText = async (words) => { window.copied = words; }; }")
    player.part("share-result").click()
    player.page.wait_for_function("() => window.copied")
    assert f"/play/{TRI_PEAKS_WON.game}?deal={TRI_PEAKS_WON.deal}" in player.page.evaluate("() => copied")


def test_the_summary_has_the_odds_of_the_game_and_three_ways_to_share(players: Players) -> None:
    player = players.open().open_table(TRI_PEAKS_WON.address)
    player.play_moves(TRI_PEAKS_WON.moves)
    won = player.part("won")
    expect(won.get_by_test_id("odds")).to_contain_text("% winnable")
    address = f"{player.address}/play/{TRI_PEAKS_WON.game}?deal={TRI_PEAKS_WON.deal}"
    player.page.evaluate("() => { navigator.clipboard.writeText = async (words) => { window.copied = words; }; }")
    player.part("share-result-link").click()
    expect(player.part("shared-result")).to_have_text("Copied")
    assert player.page.evaluate("() => copied") == address
    with player.page.expect_download() as download:
        player.part("share-result-picture").click()
    assert download.value.suggested_filename == f"{TRI_PEAKS_WON.game}-{TRI_PEAKS_WON.deal}.png"
    with Image.open(download.value.path()) as picture:
        assert picture.size == (1200, 900)
        assert len(picture.convert("RGB").getcolors(1_000_000) or []) > 100, "the picture shows cards"


def test_a_result_that_cannot_be_copied_is_selected(players: Players) -> None:
    player = players.open().open_table(TRI_PEAKS_WON.address)
    player.play_moves(TRI_PEAKS_WON.moves)
    player.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); }")
    player.part("share-result").click()
    field = player.part("result-by-hand")
    expect(field).to_be_focused()
    assert "/play/tri-peaks?deal=1" in field.input_value()
    assert player.page.evaluate("() => getSelection().toString() || document.activeElement.selectionEnd") != 0


def test_a_first_win_lists_three_goals_and_the_others_on_demand(players: Players) -> None:
    player = players.open((360, 640)).open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    expect(player.part("goal-new")).to_have_count(3)
    more = int(re.findall(r"\d+", player.text("more-goals"))[0])
    player.part("more-goals").click()
    expect(player.part("goal-new")).to_have_count(3 + more)
    expect(player.part("more-goals")).to_have_count(0)
    assert cut_off_texts(player) == []
    check_accessible(player, "all goals of a first win")


def test_a_second_win_is_compared_with_the_first(players: Players) -> None:
    player = players.open().go("/statistics")
    player.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    player.open_table(GOLF_WON.address)
    player.play_moves(GOLF_WON.moves)
    expect(player.page.locator("[data-figure=summary-streak] dd")).to_contain_text("2")
    expect(player.page.locator("[data-figure=summary-won] dd")).to_have_text("2 of 2")
    expect(player.part("first-win")).to_have_count(0)


def _with(streak: int, mark: str | None = None) -> Callable[[Route], None]:
    """Return a handler of requests for the calendar that answers with another streak, and with this mark for all deals if one is given."""

    def answer(route: Route) -> None:
        response = route.fetch()
        month = response.json() | {"streak": streak}
        for deal in (deal for day in month["days"] for deal in day["deals"]):
            deal["mark"] = mark or deal["mark"]
        route.fulfill(response=response, json=month)

    return answer


@pytest.mark.parametrize(("size", "language"), [((360, 640), "fil"), ((844, 390), "ru"), ((844, 390), "he"), ((1440, 900), "en")])
def test_a_daily_win_leads_to_the_next_deal_of_its_day(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}").open_table(DAILY_WON.address)
    player.page.route("**/api/daily?*", _with(12))
    player.play_moves(DAILY_WON.moves)
    following = games_on(DAY_WON)[2]
    next_deal = player.part("next-daily")
    expect(next_deal).to_have_text(say("daily-next", language, game=game_name(following, language)))
    expect(next_deal).to_be_in_viewport(ratio=1)
    expect(player.part("streak-kept")).to_have_text(say("daily-streak-kept", language, days=12))
    expect(player.part("to-daily")).to_have_attribute("href", "/daily")
    expect(player.part("won").get_by_test_id("daily-all-done")).to_have_count(0)
    assert cut_off_texts(player) == []
    check_accessible(player, "the notice of a won daily deal")
    before = player.page.url
    next_deal.click()
    player.wait_for_new_table(before)
    table = player.last_message("table")
    assert (table["game"]["id"], table["daily"]) == (following.id, DAY_WON.isoformat())


def test_the_last_daily_win_of_a_day_leads_to_the_calendar(players: Players) -> None:
    player = players.open((360, 640)).open_table(DAILY_WON.address)
    player.page.route("**/api/daily?*", _with(0, "won"))
    player.play_moves(DAILY_WON.moves)
    expect(player.part("daily-all-done")).to_have_text(say("daily-all-done", "en"))
    expect(player.part("next-daily")).to_have_count(0)
    expect(player.part("streak-kept")).to_have_count(0)
    assert cut_off_texts(player) == []
    player.page.unroute_all()
    player.part("to-daily").click()
    player.page.locator("[data-day]").first.wait_for()


def test_a_win_of_another_deal_only_offers_a_new_deal(players: Players) -> None:
    player = players.open().open_table(TRI_PEAKS_WON.address)
    player.play_moves(TRI_PEAKS_WON.moves)
    expect(player.part("won").get_by_role("button", name=say("new-deal", "en"))).to_have_class(re.compile(r"\bprimary\b"))
    expect(player.page.locator("[data-testid=next-daily], [data-testid=to-daily], [data-testid=streak-kept]")).to_have_count(0)


def test_a_stuck_game_has_a_summary_without_a_win(players: Players) -> None:
    player = players.open((390, 844)).open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    player.part("figures").click()
    expect(player.page.locator("[data-figure=moves] dd")).to_have_text(str(len(BLACK_HOLE_STUCK.moves)))
    expect(player.page.locator("[data-figure=summary-streak]")).to_have_count(0)
