"""Difficulty: a grade can be chosen before a game and at the table, and the summary of a won game names it."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest
from playwright.sync_api import expect

from longwood.locales import say
from longwood.solver.difficulty import GRADES, grade_of, measure
from longwood.tables.history.progress import calendar_view, deal_on
from longwood.variants import find_game
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import TRI_PEAKS_WON
from tests.browser.player import Player

pytestmark = pytest.mark.browser

SIZES = [(360, 640), (1280, 800)]


def grade_at(player: Player) -> str:
    table = player.last_message("table")
    rules = find_game(table["game"]["id"]).rules
    measures = measure(rules, int(table["deal"]))
    assert measures is not None
    return grade_of(rules, measures)


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_grade_can_be_chosen_before_the_game_and_at_the_table(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}")
    player.page.locator("article[data-game=tri-peaks]").get_by_test_id("options").click()
    player.part("menu-grade").select_option(label=say("grade-name", language, grade="hard"))
    check_accessible(player, "the options of a game with grades")
    assert cut_off_texts(player) == []
    player.part("options-play").click()
    player.wait_for_event(0)
    assert grade_at(player) == "hard"
    expect(player.part("winnable")).to_have_count(1)
    player.use_tool("deal-number")
    expect(player.page.locator("[data-grade]")).to_have_count(len(GRADES))
    check_accessible(player, "the dialog of the deal number with grades")
    assert not [text for text in cut_off_texts(player) if "BUTTON" in text]
    before = player.page.url
    player.page.locator("[data-grade=easy]").click()
    player.page.wait_for_url(lambda url: url != before)
    player.wait_for_event(0)
    assert grade_at(player) == "easy"


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_grade_can_be_chosen_in_the_options_of_a_game(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}")
    card = player.page.locator("article[data-game=tri-peaks]")
    expect(card.locator("button, a, select")).to_have_count(4)  # a card has few controls: favourite, play, rules, options
    player.part("search").fill("lucas")
    player.page.locator("article[data-game=lucas]").get_by_test_id("options").click()
    expect(player.part("menu-winnable")).to_be_visible()
    assert player.part("menu-grade").count() == 0, "a game without grades"
    player.page.keyboard.press("Escape")
    player.part("search").fill("")
    card.get_by_test_id("options").click()
    player.part("menu-grade").select_option(label=say("grade-name", language, grade="hard"))
    assert cut_off_texts(player) == []
    check_accessible(player, "the options of a game with grades")
    player.part("options-play").click()
    player.wait_for_event(0)
    assert grade_at(player) == "hard"


def test_other_choices_of_a_deal_exclude_a_grade(players: Players) -> None:
    player = players.open().go("/")
    player.page.locator("article[data-game=golf]").get_by_test_id("options").click()
    grade = player.part("menu-grade")
    expect(grade).to_be_enabled()
    player.part("menu-winnable").check()
    expect(grade).to_be_disabled()
    player.part("menu-winnable").uncheck()
    player.part("menu-deal").fill("7")
    expect(grade).to_be_disabled()
    player.part("menu-deal").fill("")
    player.page.locator("[data-option=queens_on_kings]").check()
    expect(grade).to_be_disabled()


def test_a_game_without_grades_has_none_to_choose(players: Players) -> None:
    player = players.open().open_table("/play/lucas?deal=1")
    player.use_tool("deal-number")
    expect(player.part("deal-winnable")).to_be_visible()
    expect(player.page.locator("[data-grade]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_summary_names_the_grade_and_leads_to_the_next_one(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}").open_table(TRI_PEAKS_WON.address)
    player.play_moves(TRI_PEAKS_WON.moves)
    grade = grade_at(player)
    expect(player.part("deal-grade")).to_contain_text(say("grade-this", language, grade=grade))
    check_accessible(player, "the summary with a grade")
    assert cut_off_texts(player) == []
    player.part("next-grade").click()
    player.wait_for_event(0)
    assert grade_at(player) == GRADES[min(GRADES.index(grade) + 1, len(GRADES) - 1)]


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_calendar_names_the_grades_of_certified_deals(players: Players, size: tuple[int, int], language: str) -> None:
    """The answer is that of a later day, because the deals aren't certified before it."""
    today = date(2026, 12, 13)
    body = msgspec.json.encode(calendar_view([], 2026, 12, today, language)).decode()
    player = players.open(size)
    nobody = '{"deals": [], "excluded": []}'
    player.page.route("**/api/daily/players", lambda route: route.fulfill(body=nobody, content_type="application/json"))
    player.page.route("**/api/daily*", lambda route: route.fulfill(body=body, content_type="application/json"))
    player.go(f"/daily?lang={language}")
    expect(player.part("daily-certified")).to_be_visible()
    graded = next(game for game in ("golf", "tri-peaks", "black-hole", "pyramid-golf", "putt-putt") if deal_on(today, game).grade)
    name = say("grade-name", language, grade="fiendish")
    expect(player.page.locator(f"[data-daily={graded}] small")).to_contain_text(name)
    check_accessible(player, "the certified daily deals")
    assert cut_off_texts(player) == []
