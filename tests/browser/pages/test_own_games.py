"""Custom games in the browser, the family tree, the pictures of the rules, and the filters of the menu."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from longwood.locales import say
from longwood.play import parse_record, replay, start
from longwood.play.boards import format_board
from longwood.solver import hint
from longwood.tables.tree import odds_of
from longwood.variants import CATALOGUE, find_game
from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import PHONE, Players
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def test_a_game_can_be_made_saved_played_and_counted(players: Players) -> None:
    player = players.open().go("/make/streets")
    page = player.page
    columns = page.locator("[data-field=columns] input")
    columns.fill("30")
    expect(player.part("fault")).to_have_text("30 columns of 4 need 120 cards; two decks have 104.")
    expect(page.get_by_text("120 cards")).to_have_count(2)  # once at the field, and once for screen readers only
    expect(player.part("own-play")).to_have_count(0)
    columns.fill("9")
    player.part("own-name").fill("Nine Streets")
    expect(page.locator("article")).to_contain_text("9 columns of 4")
    picture = player.part("rules-picture")
    expect(picture).to_have_attribute("aria-label", re.compile("8 of spades on 9 of hearts"))
    # The cards are those of the table.
    expect(picture.locator("svg.card use[href='#8S-c']").first).to_be_attached()
    page.wait_for_function("() => document.querySelector('[data-testid=rules-picture] svg.card use').getBBox().width > 100")
    expect(player.part("odds")).to_have_attribute("data-done", "true")
    expect(player.part("odds")).to_contain_text("can be won")
    player.part("own-save").click()
    player.part("own-play").click()
    player.wait_for_event(0)
    game = player.last_message("table")["game"]
    assert (game["name"], game["columns"]) == ("Nine Streets", 9)
    player.go("/")
    expect(player.part("own-game")).to_contain_text("Nine Streets")
    player.part("own-game").get_by_role("link", name=say("own-edit", "en", game="Nine Streets")).click()
    expect(columns).to_have_value("9")
    player.go("/")
    player.part("own-game").get_by_role("button").click()
    expect(player.part("own-game")).to_have_count(0)


def test_a_fault_has_the_colour_of_its_field_and_sizes_can_be_typed_with_an_x(players: Players) -> None:
    player = players.open().go("/make/golf")
    sizes = player.page.locator("[data-field=layout] input")
    sizes.fill("99 x 9")
    sizes.press("Tab")
    fault = player.part("fault")
    colour = fault.evaluate("(fault) => getComputedStyle(fault).color")
    for field in player.page.locator("[data-field=layout] .entry").all():
        expect(field).to_have_css("border-color", colour)
    check_accessible(player, "a fault of a custom game")
    sizes.fill("8 x 4")
    sizes.press("Tab")
    expect(fault).to_have_count(0)
    expect(player.page.locator("article")).to_contain_text("8 columns of 4 cards")


def test_a_game_with_several_holes_and_a_waste_can_be_made_and_played_from_its_link(players: Players) -> None:
    """The form has the fields of these games, and says what else must change."""
    player = players.open().go("/make/golf")
    page = player.page
    page.locator("[data-field=holes] input").fill("3")
    needed = "Scoring: Cards played + Cards per draw to the waste: 1"
    expect(player.part("fault")).to_contain_text(needed)
    page.locator("[data-field=scoring] select").select_option("cards")
    page.locator("[data-field=draw] input").fill("2")
    page.locator("[data-field=redeals] input[type=number]").fill("1")
    page.locator("[data-field=more_presets] input").fill("7H, 7S")
    page.locator("[data-field=more_presets] input").press("Tab")
    player.part("own-name").fill("Three Holes")
    expect(player.part("fault")).to_have_count(0)
    expect(page.locator("article")).to_contain_text("7 of hearts")
    expect(player.part("odds")).to_have_attribute("data-done", "true")
    address = player.part("own-play").get_attribute("href")
    assert address
    other = players.open(PHONE).go(address)
    other.wait_for_event(0)
    check_accessible(other, "a custom game with three holes")
    other.page.keyboard.press("d")
    other.wait_for_event(1)
    piles = {pile["id"]: len(pile["cards"]) for pile in other.last_message("table")["piles"]}
    assert [piles[name] for name in ("h1", "h2", "h3", "waste")] == [1, 1, 1, 2]


def test_a_custom_game_cannot_be_played_while_a_change_is_being_checked(players: Players) -> None:
    """Play, Save and Share are for the rules that the form shows, and the page doesn't have those yet."""
    player = players.open().go("/make/streets")
    play = player.part("own-play")
    expect(play).to_have_attribute("aria-disabled", "false")
    held: list[Route] = []
    player.page.route(re.compile(r"/api/own\?"), lambda route: held.append(route))
    with player.page.expect_request(re.compile(r"/api/own\?")):
        player.part("own-name").fill("Slow Streets")
    expect(play).to_have_attribute("aria-disabled", "true")
    for button in ("own-save", "own-share"):
        expect(player.part(button)).to_be_disabled()
    address = player.page.url
    play.click(force=True)
    player.page.wait_for_function("() => document.querySelector('[data-testid=own-play]').getAttribute('href') === null")
    assert player.page.url == address
    with player.page.expect_response(re.compile(r"/api/own\?")):
        held[0].continue_()
    expect(play).to_have_attribute("aria-disabled", "false")
    play.click()
    player.wait_for_event(0)
    assert player.last_message("table")["game"]["name"] == "Slow Streets"


def test_a_shared_game_opens_at_its_rules_on_another_browser(players: Players) -> None:
    player = players.open().go("/make/golf")
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.locator("[data-field=layout] select").select_option("pyramid")
    expect(player.page.locator("article")).to_contain_text("pyramid")
    player.part("own-share").click()
    expect(player.page.get_by_text(say("share-copied", "en"))).to_be_visible()
    address: str = player.page.evaluate("() => navigator.clipboard.readText()")
    other = players.open()
    other.page.goto(address)
    expect(other.page.get_by_role("heading", level=1)).to_have_text("My Golf")


def test_the_search_for_the_odds_can_be_stopped(players: Players) -> None:
    player = players.open()
    held: list[Route] = []
    player.page.route(re.compile(r"/api/own/odds"), lambda route: held.append(route))
    player.go("/make/eighty-thieves")
    with player.page.expect_event("requestfailed", lambda request: request.failure == "net::ERR_ABORTED"):
        player.part("odds-stop").click()
    expect(player.part("odds-start")).to_be_visible()
    expect(player.part("odds")).to_have_attribute("data-done", "false")
    assert len(held) == 1
    player.page.unroute_all()
    player.part("odds-start").click()
    expect(player.part("odds")).to_have_attribute("data-done", "true")


@pytest.mark.parametrize("size", [(360, 640), (820, 1180)])
def test_the_form_and_the_tree_fit_on_small_screens_in_hebrew(players: Players, size: tuple[int, int]) -> None:
    player = players.open(size).go("/make/streets?lang=he")
    player.part("own-play").wait_for()
    check_fits(player)
    player.go("/tree?lang=he")
    player.part("tree-all").click()
    player.page.locator("li[data-game=cassim]").wait_for()
    check_fits(player)


def check_fits(player: Player) -> None:
    assert cut_off_texts(player) == []
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_tree_opens_branches_and_names_what_changes(players: Players) -> None:
    player = players.open(PHONE).go("/tree")
    limited = player.page.locator("li[data-game=limited]")
    expect(limited.locator("> .game")).to_contain_text("Columns: 10 → 12")
    odds = odds_of(find_game("limited").rules)
    assert odds is not None
    expect(limited.locator("> .game")).to_contain_text(f"{odds.least:.1f}\N{EN DASH}{odds.most:.1f}%")
    expect(player.page.locator("li[data-game=corona]")).to_have_count(0)
    limited.get_by_role("button").first.click()
    expect(player.page.locator("li[data-game=corona]")).to_be_visible()
    player.part("tree-all").click()
    expect(player.page.locator("li[data-game]")).to_have_count(len(CATALOGUE))
    check_accessible(player, "the whole family tree")
    limited.get_by_role("link").first.click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Limited")


def test_the_menu_shows_shelves_and_filters_games(players: Players) -> None:
    player = players.open().go("/")
    cards = player.page.locator("article[data-game]")
    cards.first.wait_for()
    some = cards.count()
    assert some < len(CATALOGUE)
    while (closed := player.page.locator("[data-testid=shelf][aria-expanded=false]")).count():
        closed.first.click()
    expect(cards).to_have_count(len(CATALOGUE))
    player.part("filters").locator("summary").click()
    player.part("filter-decks").select_option("4")
    expect(player.part("filter-all")).to_have_attribute("aria-pressed", "false")
    four = [variant.id for variant in CATALOGUE if variant.rules.decks == 4]
    expect(cards).to_have_count(len(four))
    player.part("filter-layout").select_option("wide")
    expect(cards).to_have_count(sum(v.rules.decks == 4 and getattr(v.rules, "columns", 0) > 10 for v in CATALOGUE))
    check_accessible(player, "a filtered menu")


def test_a_pasted_board_can_be_played_and_solved(players: Players) -> None:
    golf = start(find_game("golf").rules, 1)
    players.allow("the server responded with a status of 400")  # to the text that is no board
    player = players.open((820, 1180)).go("/board")
    page = player.page
    player.part("board-game").select_option("golf")
    player.part("board-text").fill("Talon: KD\n3H nonsense")
    player.part("board-open").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    player.part("board-text").fill(format_board(golf, "black-hole-solver"))
    player.part("board-open").click()
    board = player.part("pasted-board")
    expect(board).to_have_attribute("data-played", "0")
    expect(page.get_by_role("alert")).to_be_empty()
    check_accessible(player, "a pasted board")
    page.locator("[data-pile-of=stock]").last.click()
    expect(board).to_have_attribute("data-played", "1")
    player.part("board-undo").click()
    expect(board).to_have_attribute("data-played", "0")
    player.part("board-solve").click()
    expect(player.part("board-status")).to_contain_text("Can be won")
    line = hint(golf).line  # wins with the best score
    for played in range(1, len(line) + 1):
        player.part("board-next").click()
        expect(board).to_have_attribute("data-played", str(played))
    expect(player.part("board-status")).to_contain_text("You won!")
    with page.expect_download() as saved:
        player.part("board-record").click()
    record = parse_record(saved.value.path().read_text(encoding="utf-8"))
    assert replay(record, golf.rules).outcome() == "won"
    assert player.page.request.get(player.address + "/api/tables").json() == []  # nothing is stored


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("en", "Line 2: 'ZZ' is not a card; write a rank and a suit, as in TH or 10H, or <TH> if it is face down"), ("he", "שורה")],
)
def test_a_mistake_in_a_pasted_board_is_named_at_its_field_and_selected(players: Players, language: str, wrong: str) -> None:
    players.allow("400")
    player = players.open((360, 800), touch=True).go(f"/board?lang={language}")
    field = player.part("board-text")
    player.part("board-game").select_option("golf")
    field.fill("Foundations: 5S\n9D ZZ 5C\n")
    player.part("board-open").tap()
    expect(player.part("board-wrong")).to_contain_text(wrong)
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    described = field.get_attribute("aria-describedby")
    assert described == player.part("board-wrong").get_attribute("id")
    assert field.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)") == "9D ZZ 5C"
    check_accessible(player, "a mistake in a pasted board")
    field.fill(format_board(start(find_game("golf").rules, 1), "pysolfc"))
    player.part("board-open").tap()
    expect(player.part("pasted-board")).to_have_attribute("data-played", "0")
    expect(player.part("board-wrong")).to_have_text("")


def test_a_pasted_board_stays_the_one_that_was_opened(players: Players) -> None:
    """Moves and the solver work on the open board, whatever the fields of the form say by then, and old answers don't count."""
    golf = start(find_game("golf").rules, 1)
    player = players.open((820, 1180)).go("/board")
    page = player.page
    player.part("board-game").select_option("golf")
    player.part("board-text").fill(format_board(golf, "black-hole-solver"))
    player.part("board-open").click()
    board = player.part("pasted-board")
    expect(board).to_have_attribute("data-played", "0")
    player.part("board-text").fill("another board")
    player.part("board-game").select_option("black-hole")
    page.locator("[data-pile-of=stock]").last.click()
    expect(board).to_have_attribute("data-played", "1")
    player.part("board-undo").click()
    expect(board).to_have_attribute("data-played", "0")
    player.part("board-solve").click()
    expect(player.part("board-status")).to_contain_text("Can be won")
    # Holds the solver's answer back until another board is open.
    held: list[Route] = []
    page.route("**/api/board/solve", lambda route: held.append(route))
    with page.expect_request("**/api/board/solve"):
        player.part("board-solve").click()
    expect(player.part("board-solve")).to_be_disabled()
    player.part("board-game").select_option("golf")
    player.part("board-text").fill(format_board(start(find_game("golf").rules, 2), "black-hole-solver"))
    player.part("board-open").click()
    expect(player.part("board-solve")).to_be_enabled()
    with page.expect_response("**/api/board/solve"):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    expect(player.part("board-status")).not_to_contain_text("Can be won")
    expect(player.part("board-next")).to_have_count(0)


def test_a_game_with_two_holes_and_a_waste_is_played_by_tapping(players: Players) -> None:
    """A tap prefers a hole with cards, then an empty one. Each hole has its number as a name."""
    deal = next(number for number in range(1, 100) if not _fits_after_a_draw(number))
    player = players.open(PHONE).go(f"/play/bobby?deal={deal}")
    page = player.page
    player.wait_for_event(0)
    check_accessible(player, "a game without a tableau")
    page.keyboard.press("d")
    player.wait_for_event(1)
    page.locator("[data-pile-of=waste]").last.click()
    player.wait_for_event(2)
    piles = {pile["id"]: pile for pile in player.last_message("table")["piles"]}
    assert [len(piles[name]["cards"]) for name in ("h1", "h2", "waste")] == [1, 1, 0]
    expect(page.get_by_label(re.compile("^Hole 2, 1 card"))).to_have_count(1)


def _fits_after_a_draw(deal: int) -> bool:
    """Return whether the first drawn card fits on the first hole of Bobby."""
    position = start(find_game("bobby").rules, deal)
    position.push(position.parse_move("d"))
    return position.parse_move("w") in position.legal_moves()
