"""The start page's search and options, links into the app, and the browser's Back and Forward buttons."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from longwood.play import parse_record, start
from longwood.variants import find_game, parse_own_file
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import Players
from tests.browser.known_games import FORTY_THIEVES
from tests.browser.layout_checks import resize

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("query", "game", "alias"),
    [("cadran", "forty-thieves", "Le Cadran"), ("escalator", "pyramid-golf", "Escalator"), ("LUCAS", "lucas", None)],
)
def test_the_search_finds_a_game_by_any_of_its_names(players: Players, query: str, game: str, alias: str | None) -> None:
    player = players.open().go("/")
    player.part("search").fill(query)
    first = player.page.locator("article[data-game]").first
    expect(first).to_have_attribute("data-game", game)
    if alias:
        expect(first).to_contain_text(f"also called {alias}")
    player.part("search").fill("no such game")
    expect(player.page.locator("article[data-game]")).to_have_count(0)
    assert "No game is called “no such game”." in player.page.locator("main").inner_text()


def test_options_and_a_deal_number_can_be_chosen_on_the_start_page(players: Players) -> None:
    player = players.open().go("/")
    player.page.locator("article[data-game=golf] [data-testid=options]").click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_label("Jokers").select_option("2")
    dialog.get_by_label("Queens can go on Kings").check()
    dialog.get_by_label("Deal number").fill("7")
    dialog.get_by_role("button", name="Single hole").click()
    player.wait_for_table()
    table = player.messages()[-1]
    assert table["game"]["options"] == {"jokers": 2, "queens_on_kings": True}
    assert table["deal"] == "7"


def test_an_address_deals_a_game_with_its_options(players: Players) -> None:
    player = players.open().open_table("/play/golf?deal=7&option=jokers=1&option=around_corner")
    table = player.messages()[-1]
    assert table["game"]["id"] == "golf"
    assert table["game"]["options"] == {"jokers": 1, "around_corner": True}
    assert table["deal"] == "7"
    assert player.page.url == f"{player.address}/t/{table['table']}"
    assert player.page.title() == "Golf · Longwood"


def test_the_deal_number_can_be_a_part_of_the_path(players: Players) -> None:
    player = players.open().open_table("/play/golf/7?option=jokers=1")
    table = player.messages()[-1]
    assert (table["game"]["id"], table["game"]["options"], table["deal"]) == ("golf", {"jokers": 1}, "7")


def test_a_custom_game_is_played_at_its_address(players: Players) -> None:
    game = parse_own_file('{"parent": "golf", "name": "Long Golf", "layout": {"columns": [8, 4]}}', "json")
    player = players.open().open_table(f"/play/{quote(game.id, safe='')}?deal=7")
    assert player.page.title() == "Long Golf · Longwood"
    move = str(start(find_game(game.id), 7).legal_moves()[0])
    player.play_moves([move])
    with player.page.expect_download() as download:
        player.use_tool("deal-number")
        player.part("record").click()
    assert download.value.suggested_filename == "custom-7.record"
    record = parse_record(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (record.game, record.moves) == (game.id, (move,))
    player.go(f"/rules/{quote(game.id, safe='')}")
    expect(player.page.locator("main")).to_contain_text("8 columns of 4 cards")


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/play/forty-theives", "No game is called “forty-theives”."),
        ("/play/golf?deal=seven", "'seven' is not a deal number"),
        ("/play/golf?deal=9223372036854775808", "deal number"),
        ("/play/golf?option=wings=2", "The rules in this link don't fit Golf."),
        ("/play/golf?option=jokers=9", "The rules in this link don't fit Golf."),
        ("/play/lucas?round=1", "nine holes"),
        ("/rules/gulf", "No game is called “gulf”."),
        ("/t/nowhere", "the address may be mistyped"),
        ("/room/nowhere", "No room has this code."),
        ("/some/page", "Page not found"),
    ],
)
def test_an_invalid_address_shows_an_error_and_a_link_to_all_games(players: Players, path: str, message: str) -> None:
    players.allow("40[049]")
    player = players.open().go(path)
    error = player.part("error")
    expect(error).to_contain_text(message)
    assert player.page.title() == f"{error.get_by_role('heading', level=1).inner_text()} · Longwood"
    check_accessible(player, f"the error page of {path}")
    error.get_by_role("link", name="All games").click()
    expect(player.page.locator("article[data-game]").first).to_be_visible()


@pytest.mark.parametrize(
    ("path", "title", "way", "address"),
    [
        ("/play/golf?deal=abc", "No such deal", "Play Golf", "/play/golf"),
        ("/play/golf?deal=-1&option=jokers=1", "No such deal", "Play Golf", "/play/golf?option=jokers%3D1"),
        ("/play/golf?deal=7&option=wings=2", "Rules that don't fit", "Play Golf with its usual rules", "/play/golf?deal=7"),
        ("/play/golf?deal=seven&lang=he", "אין חלוקה כזאת", "למשחק גולף", "/play/golf"),
        ("/play/golf?deal=abc&option=wrap=maybe", "Rules that don't fit", "Play Golf with its usual rules", "/play/golf"),
        ("/play/golf?deal=abc&option=queens_on_kings", "No such deal", "Play Golf", "/play/golf?option=queens_on_kings%3D"),
        ("/play/golf/abc", "No such deal", "Play Golf", "/play/golf"),
        ("/play/golf?deal=99999999999999999999999", "No such deal", "Play Golf", "/play/golf"),
        ("/play/lucas?round=1&option=wrap", "Rules that don't fit", "Play Lucas with its usual rules", "/play/lucas"),
        ("/rules/golf?option=wings=2", "Rules that don't fit", "Golf rules", "/rules/golf"),
    ],
)
def test_a_wrong_deal_or_rule_in_a_link_leads_to_the_game_without_it(
    players: Players, path: str, title: str, way: str, address: str
) -> None:
    players.allow("400")
    player = players.open().go(path)
    expect(player.page.get_by_role("heading", level=1)).to_have_text(title)
    button = player.part("without-it")
    expect(button).to_have_text(way)
    expect(button).to_have_attribute("href", address)
    assert "queens_on_kings" not in player.part("error").inner_text()
    if address.startswith("/play"):
        button.click()
        player.wait_for_table()


@pytest.mark.parametrize(
    ("path", "games"),
    [
        ("/play/napolean", ["forty-thieves", "napoleon-at-st-helena"]),
        ("/rules/gulf?lang=he", ["golf"]),
        ("/learn/klondike", ["eastcliff", "westcliff", "pas-seul", "blind-alleys"]),
        ("/play/klondike?lang=he", ["eastcliff", "westcliff", "pas-seul", "blind-alleys"]),
        ("/make/gulf", ["golf"]),
        ("/make/nonsense", []),
        ("/play/xyz", []),
    ],
)
def test_an_unknown_game_leads_to_the_games_that_may_be_meant(players: Players, path: str, games: list[str]) -> None:
    """Each with its picture and its name in the player's language."""
    players.allow("404")
    player = players.open((360, 800), touch=True).go(path)
    player.part("random-game").wait_for()
    chips = player.page.locator("[data-chip]")
    for game in games:
        expect(player.page.locator(f"[data-chip={game}]")).to_be_visible()
    if not games:
        expect(chips).to_have_count(0)
        return
    expect(chips.first.locator("[data-testid=thumbnail] g").first).to_be_attached()
    assert cut_off_texts(player) == []
    check_accessible(player, "the games that may be meant")
    chips.first.click()
    if path.startswith(("/rules", "/make")):
        expect(player.page.get_by_role("heading", level=1)).to_have_text("גולף" if "lang=he" in path else "Golf")
    else:
        player.wait_for_table()


def test_an_unknown_room_leads_to_the_page_where_rooms_are_made_and_joined(players: Players) -> None:
    players.allow("404")
    player = players.open().go("/join/QWERTY")
    expect(player.part("error")).to_contain_text("No room has this code. It may have ended, or the code may be mistyped.")
    player.part("to-rooms").click()
    for part in ("multiplayer-golf", "code"):
        expect(player.part(part)).to_be_visible()


def test_the_code_of_a_room_is_also_its_address(players: Players) -> None:
    ada, bo = players.open(), players.open()
    players.allow("404")
    ada.go("/").part("multiplayer-golf").click()
    expect(ada.part("seats")).to_contain_text("Guest")
    bo.go(f"/room/{ada.text('code').lower()}")
    expect(bo.part("seats")).to_contain_text("Guest")
    assert bo.page.url == ada.page.url


def test_a_game_for_two_leads_to_the_rooms(players: Players) -> None:
    players.allow("404")
    player = players.open().go("/play/spit")
    player.part("to-rooms").click()
    expect(player.part("multiplayer-spit")).to_be_visible()


def test_every_page_has_a_title_of_its_own(players: Players) -> None:
    players.allow("404")
    player = players.open()
    paths = ["/", "/rules/golf", "/rules/forty-thieves", "/daily", "/statistics", "/odds", "/unsolved", "/tree", "/board", "/make"]
    paths += ["/learn/golf", "/play/golf?deal=1", "/replay", "/some/page"]
    titles = {}
    for path in paths:
        player.go(path)
        player.page.wait_for_function("() => document.title.endsWith(' · Longwood') && document.querySelector('h1')")
        titles[path] = player.page.title()
    assert len(set(titles.values())) == len(paths), titles
    assert (titles["/"], titles["/rules/golf"]) == ("Solitaire games · Longwood", "Golf rules · Longwood")
    player.go("/?lang=ru")
    player.page.wait_for_function("() => document.title === 'Пасьянсы · Longwood'")


def test_a_rules_page_has_an_address_with_options_and_a_play_button(players: Players) -> None:
    player = players.open().go("/rules/golf?option=jokers=2")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Golf")
    expect(player.page.locator("main")).to_contain_text("two jokers")
    player.page.get_by_role("main").get_by_role("link", name="Play").click()
    player.wait_for_table()
    assert player.messages()[-1]["game"]["options"] == {"jokers": 2}


def test_back_and_forward_return_to_the_same_table(players: Players) -> None:
    player = players.open().go("/")
    page = player.page
    page.locator("article[data-game=indian] [data-testid=play]").click()
    player.wait_for_table()
    address = page.url
    player.click("stock")
    player.wait_for_event(1)
    cards = player.cards()
    page.go_back()
    expect(page.locator("article[data-game]").first).to_be_visible()
    assert page.url == f"{player.address}/"
    assert page.locator("body[data-seq]").count() == 0
    page.go_forward()
    player.wait_for_event(1)
    assert (page.url, player.cards()) == (address, cards)
    player.part("menu").click()
    entry = player.part("continue").filter(has_text="Indian")
    expect(entry).to_contain_text("1 move")
    page.go_back()
    player.wait_for_event(1)
    assert (page.url, player.cards()) == (address, cards)


def test_a_table_cannot_be_opened_in_another_browser(players: Players) -> None:
    mine = players.open().open_table(FORTY_THIEVES.address)
    other = players.open().go(f"/t/{mine.table_id}")
    expect(other.part("error")).to_contain_text("it may belong to another browser")
    assert other.page.locator("body[data-seq]").count() == 0


@pytest.mark.parametrize("path", ["/some/page", "/t/nowhere", "/t/nowhere/replay", "/room/nowhere", "/rules/golf", "/unsolved", "/make"])
def test_every_page_without_a_board_has_the_header_and_can_search(players: Players, path: str) -> None:
    players.allow("40[04]")
    player = players.open().go(path)
    header = player.page.locator("header.page-header")
    for part in ("home", "nav-menu", "nav-daily", "settings"):
        expect(header.get_by_test_id(part)).to_be_visible()
    player.page.keyboard.press("/")
    expect(player.part("search")).to_be_focused()
    player.part("search").fill("peaks")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("article[data-game=tri-peaks]")).to_be_visible()
    expect(player.part("search")).to_have_value("peaks")
    resize(player, (360, 640))
    player.go(path)
    player.part("to-search").click()
    expect(player.part("search")).to_be_focused()


def test_an_error_page_offers_a_random_game_and_the_way_back(players: Players) -> None:
    player = players.open().go("/odds")
    expect(player.part("nav-odds")).to_have_attribute("aria-current", "page")
    player.page.evaluate("() => { history.pushState(null, '', '/some/page'); dispatchEvent(new PopStateEvent('popstate')); }")
    expect(player.part("error")).to_contain_text("There is no page at /some/page")
    check_accessible(player, "an error page")
    player.part("go-back").click()
    expect(player.part("nav-odds")).to_have_attribute("aria-current", "page")
    player.page.go_forward()
    player.part("random-game").click()
    player.wait_for_table()
