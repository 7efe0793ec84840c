"""What a player can do with a game that is lost: give it up, undo that, see a solution, or go back to a position that could be won."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from longwood.locales import LANGUAGES, say
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import PHONE, Players
from tests.browser.known_games import BLACK_HOLE_LOST, BLACK_HOLE_STUCK, DAILY_WON, FORTY_THIEVES
from tests.browser.layout_checks import resize

pytestmark = pytest.mark.browser

DAY_WON: Final = "2026-11-01"
"""The day of DAILY_WON."""


def test_a_game_can_be_given_up_and_continued(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.part("more").click()
    expect(player.part("more-give-up")).to_be_disabled()
    expect(player.part("more-give-up")).to_contain_text("After your first move")
    player.page.keyboard.press("Escape")
    player.play_moves(FORTY_THIEVES.moves)
    before, seq = player.cards(), player.seq
    player.use_tool("give-up")
    player.wait_for_event(seq + 1)
    notice = player.part("ended")
    expect(notice).to_contain_text("You gave up")
    expect(notice.get_by_role("button", name="Restart")).to_be_visible()
    expect(player.part("hint")).to_be_disabled()
    check_accessible(player, "a game that was given up")
    player.page.reload()
    expect(notice).to_contain_text("You gave up")
    notice.get_by_role("button", name="Undo").click()
    player.wait_for_event(seq + 2)
    expect(notice).to_have_count(0)
    expect(player.part("practice")).to_have_count(0)
    assert player.cards() == before
    player.click("stock")
    player.wait_for_event(seq + 3)


def test_a_game_that_was_given_up_is_not_in_progress(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.click("stock")
    player.wait_for_event(1)
    player.use_tool("give-up")
    player.wait_for_event(2)
    with player.client() as client:
        assert client.http.get("/api/tables").json() == []
    player.part("ended").get_by_role("button", name=say("new-deal", "en")).click()
    player.wait_for_table()


def test_a_solution_is_shown_on_another_table(players: Players) -> None:
    player = players.open().open_table(BLACK_HOLE_LOST.address)
    player.play_moves(BLACK_HOLE_LOST.moves)
    player.use_tool("give-up")
    before = player.page.url
    player.part("show-solution").click()
    player.page.wait_for_function("(before) => location.href !== before", arg=before)
    player.part("show-skip").wait_for()
    assert player.last_message("table")["deal"] == str(BLACK_HOLE_LOST.deal)
    player.part("show-skip").click()
    expect(player.part("won")).to_be_visible()
    player.page.go_back()
    expect(player.part("ended")).to_contain_text("You gave up")
    player.use_tool("undo")
    expect(player.part("helped")).to_be_visible()


def test_a_stuck_game_goes_back_to_the_last_position_that_could_be_won(players: Players) -> None:
    player = players.open().open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    expect(player.part("stuck")).to_contain_text("Counts as help")
    player.part("back-to-win").click()
    expect(player.part("toast")).to_have_text("Back at the last position that could be won.")
    expect(player.part("moves")).to_have_text("1")
    expect(player.part("helped")).to_be_visible()
    expect(player.part("practice")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_that_the_game_is_lost_on_small_screens(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}").open_table(BLACK_HOLE_LOST.address)
    player.play_moves(BLACK_HOLE_LOST.moves)
    said = player.part("advice-reason").get_by_text(say("hint-lost", language))
    for button, part in (("hint", "deeper"), ("deeper", "play-hint")):
        player.part(button).click()
        expect(player.part(part)).to_have_count(1)
        expect(said).to_have_css("clip-path", "none")
        assert cut_off_texts(player) == []
        panel, reason = player.part("solver").bounding_box(), said.bounding_box()
        assert panel is not None
        assert reason is not None
        assert panel["y"] <= reason["y"]
        assert reason["y"] + reason["height"] <= panel["y"] + panel["height"]


def test_the_button_that_closes_a_notice_is_level_with_its_words(players: Players) -> None:
    player = players.open(PHONE, touch=True).open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    notice = player.part("stuck")
    middles = []
    for part in (notice.locator("strong"), player.part("figures"), notice.get_by_role("button", name=say("dismiss", "en")).locator("svg")):
        box = part.bounding_box()
        assert box is not None
        middles.append(box["y"] + box["height"] / 2)
    assert max(middles) - min(middles) <= 2


def test_with_strict_scoring_the_way_back_asks_first(players: Players) -> None:
    player = players.open()
    player.page.add_init_script("localStorage.setItem('longwood-preferences', '{\"strict\": \"on\"}')")
    player.open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    player.part("back-to-win").click()
    player.part("keep-playing").click()
    expect(player.part("moves")).to_have_text(str(len(BLACK_HOLE_STUCK.moves)))
    player.part("back-to-win").click()
    player.part("undo-anyway").click()
    expect(player.part("toast")).to_have_text("Back at the last position that could be won.")
    expect(player.part("moves")).to_have_text("1")


def test_a_search_for_the_way_back_that_fails_can_be_repeated(players: Players) -> None:
    players.allow("Failed to load resource")
    player = players.open().open_table(BLACK_HOLE_STUCK.address)
    player.play_moves(BLACK_HOLE_STUCK.moves)
    player.page.route("**/analysis*", lambda route: route.abort(), times=1)
    player.part("back-to-win").press("Enter")
    expect(player.part("no-way-back")).to_be_visible()
    expect(player.part("back-to-win")).to_be_focused()
    player.part("back-to-win").press("Enter")
    expect(player.part("moves")).to_have_text("1")


def test_the_solver_leads_back_from_a_position_that_cannot_be_won(players: Players) -> None:
    player = players.open((390, 844)).open_table(BLACK_HOLE_LOST.address)
    player.play_moves(BLACK_HOLE_LOST.moves)
    player.part("hint").click()
    expect(player.part("advice-reason")).to_contain_text("can't be won")
    expect(player.part("show-me")).to_have_count(0)
    assert cut_off_texts(player) == []
    player.part("back-to-win").click()
    expect(player.part("moves")).to_have_text(str(len(BLACK_HOLE_LOST.moves) - 1))
    expect(player.part("show-me")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids="{0[0]}x{0[1]}".format)
def test_the_streak_is_shown_after_a_lost_daily_deal(players: Players, size: tuple[int, int]) -> None:
    player = players.open(size).open_table(DAILY_WON.address)

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json=response.json() | {"streak": 12})

    player.page.route("**/api/daily?*", answer)
    player.click("stock")
    player.wait_for_event(1)
    player.use_tool("give-up")
    expect(player.part("ended").get_by_test_id("streak-brief")).to_have_text("Daily streak: 12")
    expect(player.part("streak-brief")).to_be_visible()
    expect(player.part("streak-kept")).to_be_hidden()
    expect(player.part("next-daily")).to_be_visible()
    assert cut_off_texts(player) == []
    with player.client() as client:
        month = client.http.get(f"/api/daily?month={DAY_WON[:7]}").json()
    (day,) = (day for day in month["days"] if day["date"] == DAY_WON)
    assert [deal["mark"] for deal in day["deals"] if deal["game"] == DAILY_WON.game] == ["done"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_of_a_game_that_was_given_up_fits_in_the_dock(players: Players, language: str) -> None:
    player = players.open((360, 640)).go(f"/?lang={language}").open_table(FORTY_THIEVES.address)
    player.click("stock")
    player.wait_for_event(1)
    player.use_tool("give-up")
    expect(player.part("ended")).to_contain_text(say("gave-up", language))
    for size in ((360, 640), (390, 844), (844, 390), (1280, 800)):
        resize(player, size)
        box = player.part("ended").bounding_box()
        assert box
        assert box["height"] <= (160 if size[0] > 1000 else 108), size
        assert cut_off_texts(player) == [], size
    resize(player, (360, 640))
    player.part("figures").click()
    expect(player.part("back-to-win")).to_be_visible()
    expect(player.part("show-solution")).to_have_text(re.compile(".+"))
    assert cut_off_texts(player) == []
