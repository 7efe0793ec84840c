"""How the other players of the server did on the daily deals: at the end of a game, and in the calendar."""

from __future__ import annotations

import json
import re
from datetime import UTC, date, datetime
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from longwood.tables.history.others import LEAST_PLAYERS
from longwood.tables.history.progress import deal_on, games_on
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import TRI_PEAKS_WON
from tests.browser.player import Player
from tests.server.playing import END, Browser

pytestmark = pytest.mark.browser

DAY: Final = date(2026, 11, 10)
"""Its first game is golf. No other test plays it, so this one knows how many players there are."""


def play(browser: Browser, moves: int) -> None:
    """Play some moves of the daily deal as a page does, end the game, and let it count."""
    with browser.open(browser.deal("golf", deal_on(DAY, "golf").number)) as tab:
        for _ in range(moves):
            tab.make(tab.table.moves[0])
        tab.do(END)
    answer = browser.http.post("/api/daily/players", content=json.dumps({"count": True, "day": DAY.isoformat()}).encode())
    assert answer.status_code == 200


def open_day(player: Player, day: date) -> None:
    """Open the calendar at a day."""
    player.go("/daily")
    player.page.locator("[data-day]").first.wait_for()
    cell = player.page.locator(f"[data-day='{day.isoformat()}']")
    while not cell.count():
        before = player.page.locator("#month").inner_text()
        player.part("earlier").click()
        expect(player.page.locator("#month")).not_to_have_text(before)
    cell.click()


def test_twenty_players_are_compared_and_one_of_them_opts_out(players: Players) -> None:
    for number in range(LEAST_PLAYERS - 1):
        with Browser(players.address) as browser:
            play(browser, 1 + number % 4)
    player = players.open().go("/statistics")
    open_day(player, DAY)
    expect(player.part("others-soon")).to_be_visible()
    expect(player.part("deal-players")).to_have_count(0)

    player.open_table(f"/play/golf?deal={deal_on(DAY, 'golf').number}")
    with player.client() as client, client.open(player.table_id) as tab:
        for _ in range(9):
            tab.make(tab.table.moves[0])
    player.wait_for_event(9)
    player.use_tool("end-hole")
    player.part("end-now").click()
    player.part("figures").click()
    found = player.part("deal-players")
    expect(found).to_contain_text(re.compile(r"You beat \d+% of the others"))
    expect(found).to_contain_text(say("others-won", "en", won=0, count=LEAST_PLAYERS))
    picture = found.get_by_role("img")
    expect(picture).to_have_attribute("aria-label", re.compile(r"^Strokes\. .*\(you\)"))
    expect(picture.locator(".own")).to_have_count(1)
    check_accessible(player, "a finished daily deal, compared with the other players")

    open_day(player, DAY)
    expect(player.page.locator("[data-daily=golf]").get_by_test_id("deal-players")).to_have_text(
        re.compile(say("others-won", "en", won=0, count=LEAST_PLAYERS))
    )
    check_accessible(player, "the calendar with the other players")
    player.go("/").part("settings").click()
    with player.page.expect_response("**/api/daily/players") as told:
        player.page.locator("[data-setting=dailyCount]").uncheck()
    assert told.value.ok, "the server learns about the choice at once"
    with Browser(players.address) as someone:
        asked = someone.http.post("/api/daily/players", content=json.dumps({"count": False, "day": DAY.isoformat()}).encode())
        assert asked.json()["deals"] == [], "a player is missing now"
    open_day(player, DAY)
    expect(player.part("others-soon")).to_be_visible()
    expect(player.part("deal-players")).to_have_count(0)
    player.go("/").part("settings").click()
    player.page.locator("[data-setting=dailyCount]").check()
    open_day(player, DAY)
    expect(player.part("deal-players")).to_be_visible()


ANSWER: Final = {
    "players": 1234,
    "won": 567,
    "unaided": 345,
    "measure": "moves",
    "bars": [{"lowest": 20 * n, "highest": 20 * n + 19, "players": 3 * n * (12 - n)} for n in range(5, 13)],
    "own": {"won": True, "better": 70, "bar": 3},
}


@pytest.mark.parametrize("size", [(360, 640), (820, 1180), (844, 390), (1440, 900)], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "fil", "he", "ru"])
def test_the_comparison_fits_on_every_screen(players: Players, size: tuple[int, int], language: str) -> None:
    """The answers are made up, because a layout needs long numbers."""
    day = datetime.now(UTC).date()
    names = [game.id for game in games_on(day)]
    deals = [{**ANSWER, "game": game} for game in {*names, TRI_PEAKS_WON.game}]
    body = json.dumps({"deals": deals, "excluded": names})
    player = players.open(size)
    player.page.route("**/api/daily/players", lambda route: route.fulfill(body=body, content_type="application/json"))
    player.go(f"/daily?lang={language}")
    expect(player.part("deal-players")).to_have_count(5)
    expect(player.part("deal-players").first).to_contain_text(say("others-better", language, share=70))
    assert cut_off_texts(player) == []
    check_accessible(player, "the calendar with many players")


def test_before_there_are_enough_players_the_calendar_says_when_the_comparison_begins(players: Players) -> None:
    player = players.open((360, 640)).go("/daily?lang=ru")
    expect(player.part("others-soon")).to_have_text(say("others-soon", "ru"))
    assert cut_off_texts(player) == []
