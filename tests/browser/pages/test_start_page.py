"""The start page: the deal of the day, a random game, and games in progress."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from longwood.protocol import NewTable
from longwood.tables.history.progress import games_on
from longwood.variants import game_name
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.player import Player
from tests.server.playing import END

pytestmark = pytest.mark.browser

SHIFTS: Final = """
() => new Promise((done) => {
  const observer = new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)));
  observer.observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(0), 300);
})
"""
"""Returns the layout shift since the page loaded. Without any shift the observer is never called, so a timeout returns 0."""


def test_the_deal_of_the_day_can_be_dealt_and_continued(players: Players) -> None:
    """Use the keyboard, on a small phone and in Hebrew."""
    player = players.open((360, 640), touch=True).go("/?lang=he")
    answer = player.page.request.get(player.address + "/api/today?lang=he").json()
    today, hero = player.part("today"), player.part("hero")
    expect(hero).to_contain_text(say("deal-of-the-day", "he"))
    expect(hero).to_contain_text(answer["name"])
    assert cut_off_texts(player) == []
    today.press("Enter")
    player.wait_for_event(0)
    assert player.last_message("table")["deal"] == answer["deal"]
    assert player.last_message("table")["game"]["id"] == answer["game"]
    address = player.page.url
    player.page.evaluate("() => document.querySelector('[data-testid=more]').click()")
    player.part("more-bookmarks").click()
    player.part("bookmark-now").click()
    player.part("remove-1").wait_for()
    player.go("/")
    expect(player.part("hero")).to_contain_text(say("today-state", "he", state="open"))
    player.part("today").click()
    player.wait_for_table()
    assert player.page.url == address


def _finish(player: Player, game: str) -> str:
    """Finish the daily deal of a game, and return its table."""
    with player.client() as client:
        table = client.post("/api/tables", NewTable(game, daily=True))
        with client.open(table) as tab:
            tab.make(tab.table.moves[0])
            if not (tab.table.outcome == "stuck" and tab.table.game.family == "covering"):
                tab.do(END)
    return table


@pytest.mark.parametrize(("size", "language"), [((360, 640), "he"), ((820, 1180), "ru"), ((1440, 900), "en"), ((360, 640), "fil")])
def test_the_week_shows_what_became_of_its_daily_deals(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}")
    first = 1 if language == "ru" else 7  # as in the calendar
    answer = player.page.request.get(f"{player.address}/api/today?lang={language}&first={first}").json()
    days = player.part("week").locator("li")
    expect(days).to_have_count(7)
    assert [day["date"] for day in answer["week"]] == days.evaluate_all("(days) => days.map((day) => day.dataset.week)")
    to_come = [day for day in answer["week"] if day["date"] > answer["date"]]
    expect(player.part("week").locator("a")).to_have_count(7 - len(to_come))
    names = days.evaluate_all("(days) => days.map((day) => day.firstElementChild.getAttribute('aria-label'))")
    for name, day in zip(names, answer["week"], strict=True):
        assert day["name"] in name
        assert (say("week-later", language) in name) == (day in to_come)
    assert cut_off_texts(player) == []
    check_accessible(player, "the week on the start page")
    for number in range(7):
        box = days.nth(number).bounding_box()
        assert box is not None
        assert box["width"] >= 40
        assert box["height"] >= 44
    today = player.page.locator(f"[data-week='{answer['date']}'] a")
    expect(today).to_have_attribute("aria-current", "date")
    expect(today.locator(".mark")).to_have_class(re.compile(r"\bnew\b"))

    _finish(player, games_on(date.fromisoformat(answer["date"]))[1].id)
    player.go("/")
    expect(today.locator(".mark")).to_have_class(re.compile(r"\bothers\b"))
    expect(today).to_have_attribute("aria-label", re.compile(re.escape(say("week-others", language, count=1))))
    hero = player.part("hero")
    expect(hero).to_contain_text(answer["name"])
    expect(hero).to_contain_text(say("daily-done-today", language, done=1, count=5))
    table = _finish(player, answer["game"])
    player.go("/")
    expect(today.locator(".mark")).to_have_class(re.compile(r"\bdone\b"))
    expect(hero).to_contain_text(answer["deals"][2]["name"])
    expect(hero).to_contain_text(say("daily-done-today", language, done=2, count=5))
    assert [mark.split()[1] for mark in hero.locator(".five .mark").evaluate_all("(all) => all.map((one) => one.className)")] == [
        *("done", "done", "new", "new", "new")
    ]
    assert cut_off_texts(player) == []
    check_accessible(player, "the next daily deal on the start page")
    player.part("today").press("Enter")
    player.wait_for_event(0)
    shown = player.last_message("table")
    assert (shown["game"]["id"], shown["deal"]) == (answer["deals"][2]["game"], answer["deals"][2]["deal"])
    player.go("/")
    expect(today).to_have_attribute("aria-label", re.compile(re.escape(say("daily-mark", language, mark="done"))))
    today.click()
    player.wait_for_table()
    assert player.table_id == table


def test_a_random_game_is_not_the_one_played_last(players: Players) -> None:
    player = players.open()
    player.go("/statistics")
    player.deal_and_play("forty-thieves", 1, ["d"])
    player.page.add_init_script("Math.random = () => 0")
    player.go("/")
    player.part("continue").wait_for()
    assert player.page.evaluate(SHIFTS) == 0
    check_accessible(player, "the start page")
    player.part("random-game").click()
    player.wait_for_event(0)
    expect(player.page).to_have_title(re.compile("Napoleon at St Helena"))


@pytest.mark.parametrize(("size", "language"), [((360, 640), "en"), ((1440, 900), "he"), ((360, 640), "ru"), ((360, 640), "fil")])
def test_games_not_played_yet_are_suggested_and_can_be_filtered(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size)
    player.go("/statistics")
    player.page.add_init_script("Math.random = () => 0")
    games = []
    for _ in range(2):
        player.go(f"/?lang={language}")
        player.part("new-game").wait_for()
        assert player.page.evaluate(SHIFTS) == 0
        assert cut_off_texts(player) == []
        check_accessible(player, "the start page")
        player.part("new-game").click()
        player.wait_for_event(0)
        games.append(player.last_message("table")["game"]["id"])
        with player.client() as client, client.open(player.table_id) as tab:
            tab.make(tab.table.moves[0])
    assert games[0] != games[1]
    player.go("/")
    player.part("filter-unplayed").click()
    expect(player.part("filter-unplayed")).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator("article[data-game=golf]")).to_have_count(1)
    for game in games:
        expect(player.page.locator(f"article[data-game={game}]")).to_have_count(0)


def test_a_games_deal_of_the_day_is_the_same_each_time(players: Players) -> None:
    """Choose it twice among the options of Golf."""
    player = players.open().go("/")
    deals = []
    for _ in range(2):
        player.page.locator("article[data-game=golf]").get_by_test_id("options").click()
        player.part("menu-daily").check()
        expect(player.part("menu-winnable")).to_be_disabled()
        player.part("options-play").click()
        player.wait_for_event(0)
        deals.append(player.last_message("table")["deal"])
        player.page.go_back()
    assert deals[0] == deals[1]


def test_the_picture_of_the_deal_of_the_day_shows_its_opening(players: Players) -> None:
    player = players.open((1280, 800)).go("/")
    player.part("today").wait_for()
    piles = player.page.request.get(player.address + "/api/today").json()["piles"]
    shown = player.page.eval_on_selector_all(".hero .card use", "(uses) => uses.map((use) => use.getAttribute('href'))")
    faces = sorted(href.removeprefix("#").removesuffix("-c") for href in shown)
    open_cards = [card for pile in piles for card in pile["cards"] if card]
    assert open_cards
    assert sorted(face for face in faces if face != "back") == sorted(open_cards)


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_the_main_pages_lead_to_each_other(players: Players, size: tuple[int, int]) -> None:
    player = players.open(size).go("/")
    for page in ("daily", "statistics", "odds", "menu"):
        player.part(f"nav-{page}").click()
        expect(player.part(f"nav-{page}")).to_have_attribute("aria-current", "page")
        expect(player.page.locator("nav [aria-current]")).to_have_count(1)
        assert cut_off_texts(player) == []


def test_the_slash_starts_a_search(players: Players) -> None:
    player = players.open().go("/")
    player.part("today").wait_for()
    player.page.keyboard.press("/")
    expect(player.part("search")).to_be_focused()
    player.page.keyboard.type("tri/")
    expect(player.part("search")).to_have_value("tri/")


HERO_SIZES: Final = [(360, 640), (390, 844), (820, 1180), (1024, 768), (1280, 800), (1440, 900), (844, 390)]

OVERLAPS: Final = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(`.hero ${selector}`)].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = (element.matches('a, li, .card') ? element : range).getBoundingClientRect();
    return { name: selector, left, right, top, bottom };
  });
  const texts = ['.badge', 'strong', '.state', '.five'].flatMap(boxes);
  const ways = ['.play', '.past', '.week li'].flatMap(boxes);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const all = [...texts, ...ways];
  const pairs = all.flatMap((a, i) => [...all.slice(i + 1), ...boxes('.card')].map((b) => [a, b]));
  return pairs.filter(([a, b]) => meet(a, b)).map(([a, b]) => `${a.name} is over ${b.name}`);
}
"""
"""Returns which words, buttons and days of the week of the deal of the day cover each other or cards."""


@pytest.mark.parametrize("language", ["en", "he", "ru", "fil"])
def test_nothing_covers_the_deal_of_the_day(players: Players, language: str) -> None:
    player = players.open().go(f"/?lang={language}")
    answer = player.page.request.get(f"{player.address}/api/today").json()
    for state in ("fresh", "one", "all"):
        for deal in {"fresh": [], "one": answer["deals"][:1], "all": answer["deals"][1:]}[state]:
            _finish(player, deal["game"])
        player.go("/")
        for width, height in HERO_SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            player.part("hero").wait_for()
            assert player.page.evaluate(OVERLAPS) == [], (state, width, height)
            assert cut_off_texts(player) == [], (state, width, height)


def test_a_finished_day_leads_to_the_latest_unfinished_one(players: Players) -> None:
    player = players.open((360, 640)).go("/")
    answer = player.page.request.get(f"{player.address}/api/today").json()
    assert answer["past"] is None
    for deal in answer["deals"]:
        _finish(player, deal["game"])
    player.go("/")
    hero = player.part("hero")
    expect(hero).to_contain_text(say("daily-five-done", "en"))
    assert len(hero.locator(".five .mark").all()) == 5
    yesterday = date.fromisoformat(answer["date"]) - timedelta(days=1)
    first = games_on(yesterday)[0]
    expect(player.part("today")).to_have_text(say("daily-yesterdays", "en", game=game_name(first, "en")))
    check_accessible(player, "a day whose deals are finished")
    player.part("today").click()
    player.wait_for_event(0)
    shown = player.last_message("table")
    assert (shown["game"]["id"], shown["daily"]) == (first.id, yesterday.isoformat())
    player.go("/")
    player.part("daily").click()
    expect(player.page.locator("[data-daily]")).to_have_count(5)


def test_unfinished_games_tell_their_deals(players: Players) -> None:
    player = players.open((390, 844)).go("/")
    with player.client() as client:
        for deal in (1, 2):
            with client.open(client.deal("forty-thieves", deal)) as tab:
                tab.make(tab.table.moves[0])
        client.deal("golf", 1)
    player.go("/")
    expect(player.part("continue")).to_have_count(2)
    expect(player.part("continue").first).to_contain_text(say("deal-named", "en", deal="2"))
    expect(player.page.get_by_role("heading", name=say("continue", "en"))).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "he", "ru", "fil"])
def test_games_played_lately_fit_on_a_small_phone(players: Players, language: str) -> None:
    player = players.open((360, 800)).go(f"/?lang={language}")
    player.page.evaluate("() => localStorage.setItem('longwood-played-lately', 'napoleon-at-st-helena relaxed-three-fir-trees black-hole')")
    player.go("/")
    expect(player.page.locator("[data-chip]")).to_have_count(3)
    assert player.page.evaluate("() => document.documentElement.scrollWidth") == 360
    assert cut_off_texts(player) == []


def test_a_newcomer_learns_what_this_is(players: Players) -> None:
    player = players.open((390, 844)).go("/")
    expect(player.part("welcome").get_by_role("link")).to_have_attribute("href", "/learn/tri-peaks")
    expect(player.part("quick-start").locator("li")).to_have_count(2)
    for name in ("make", "tree", "paste"):
        expect(player.part(name)).to_have_count(1)
    with player.client() as client, client.open(client.deal("golf", 1)) as tab:
        tab.make(tab.table.moves[0])
    player.go("/")
    player.part("continue").wait_for()
    expect(player.part("welcome")).to_have_count(0)


def _begin(player: Player, game: str, deals: Iterable[int]) -> None:
    """Begin some deals of a game, one after another."""
    with player.client() as client:
        for deal in deals:
            with client.open(client.deal(game, deal)) as tab:
                tab.make(tab.table.moves[0])


def _deals(player: Player) -> list[str]:
    """Return the deal numbers of the listed unfinished games."""
    return [re.findall(r"Deal (\d+)", text)[0] for text in player.part("continue").all_inner_texts()]


def test_a_phone_lists_the_latest_unfinished_games_first(players: Players) -> None:
    player = players.open((390, 844)).go("/")
    _begin(player, "forty-thieves", range(6))
    player.go("/")
    expect(player.part("continue")).to_have_count(4)
    assert _deals(player) == ["5", "4", "3", "2"]
    player.part("put-aside").nth(1).press("Enter")
    assert _deals(player) == ["5", "3", "2", "1"]
    expect(player.part("continue").nth(1)).to_be_focused()
    player.part("all-unfinished").click()
    assert _deals(player) == ["5", "4", "3", "2", "1", "0"]
    expect(player.part("continue").nth(1)).to_be_focused()  # the first one that wasn't listed
    expect(player.part("all-unfinished")).to_have_count(0)


def test_an_unfinished_game_can_be_taken_off_the_list_and_put_back(players: Players) -> None:
    player = players.open((360, 640)).go("/?lang=he")
    _begin(player, "napoleon-at-st-helena", (1, 2**63 - 1))
    player.go("/")
    expect(player.part("continue")).to_have_count(2)
    assert cut_off_texts(player) == []
    player.part("put-aside").first.press("Enter")
    expect(player.part("continue")).to_have_count(1)
    expect(player.part("continue")).to_be_focused()
    player.part("put-aside").press("Enter")
    expect(player.part("continue")).to_have_count(0)
    expect(player.part("all-unfinished")).to_be_focused()
    check_accessible(player, "all unfinished games are off the list")
    player.page.reload()
    player.part("all-unfinished").click()
    expect(player.part("continue")).to_have_count(2)
    check_accessible(player, "a game that is off the list")
    player.part("put-aside").first.click()
    player.go("/")
    expect(player.part("continue")).to_have_count(1)
    player.part("all-unfinished").click()
    player.part("continue").last.click()
    player.wait_for_table()
    player.go("/")
    expect(player.part("continue")).to_have_count(2)  # one that is opened again is back
