"""Reasons to return: goals and graphs on the statistics page, the goal that a win reaches, favourites and the games played lately."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from longwood.tables.history.achievements import ACHIEVEMENTS
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import GOLF_WON
from tests.browser.player import Player
from tests.server.playing import END

pytestmark = pytest.mark.browser


def play_holes(player: Player, count: int) -> None:
    """Play single holes of Golf that end after one draw."""
    with player.client() as client:
        for deal in range(count):
            table = client.deal("golf", deal + 1)
            with client.open(table) as tab:
                tab.play("d")
                tab.do(END)


@pytest.mark.parametrize(("size", "language"), [((360, 640), "en"), ((1440, 900), "en"), ((360, 640), "he")])
def test_goals_and_graphs(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}")
    play_holes(player, 3)
    player.go("/statistics")
    expect(player.part("overview").locator("dd")).to_have_text(["3", "0%", re.compile("0")])
    expect(player.part("overview").get_by_role("img")).to_be_visible()
    goals = player.part("goals")
    expect(goals.locator("li")).to_have_count(len(ACHIEVEMENTS))
    expect(goals.locator("li.reached")).to_have_attribute("data-goal", "finish")
    expect(player.part("graph-scores").locator("circle")).to_have_count(3)
    assert cut_off_texts(player) == []
    expect(goals.locator("li").filter(visible=True)).to_have_count(3)
    player.part("all-goals").locator("summary").click()
    expect(goals.locator("li[data-goal=win-golf] a")).to_have_attribute("href", "/play/golf")
    expect(goals.locator("li[data-goal=days-7] a")).to_have_attribute("href", "/daily")
    expect(goals.locator("li.reached a")).to_have_count(0)
    check_accessible(player, "goals and graphs")


def test_a_win_names_the_goals_that_it_reaches(visitor: Player) -> None:
    visitor.go("/")
    table = visitor.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    visitor.open_table(f"/t/{table}")
    expect(visitor.part("goal-new").filter(has_text="Win Golf")).to_be_visible()
    expect(visitor.part("goal-next")).to_contain_text(re.compile(r"\d+ of \d+"))
    check_accessible(visitor, "the summary of a win with the next goal")


def test_favourites_and_the_games_played_lately(visitor: Player) -> None:
    visitor.open_table("/play/golf?deal=1")
    visitor.click("stock")
    visitor.wait_for_event(1)
    visitor.go("/")
    expect(visitor.page.locator("[data-chip] strong")).to_have_text(["Golf"])
    heart = visitor.page.locator("article[data-game=indian] [data-testid=favourite]")
    heart.click()
    expect(heart).to_have_attribute("aria-pressed", "true")
    visitor.page.reload()
    expect(visitor.page.locator("[data-chip] strong")).to_have_text(["Indian", "Golf"])
    check_accessible(visitor, "the start page with favourites")
    heart.click()
    expect(visitor.page.locator("[data-chip] strong")).to_have_text(["Golf"])
