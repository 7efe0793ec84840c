"""The statistics page: games, rounds and their chart, and exporting, importing and deleting games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import check_accessible, cut_off_texts
from tests.browser.conftest import DESKTOP, Players
from tests.browser.known_games import FORTY_THIEVES, GOLF_WON
from tests.browser.layout_checks import resize
from tests.browser.player import Player
from tests.server.playing import END

pytestmark = pytest.mark.browser
SMALL = (360, 640)


def row_of(player: Player, game: str, name: str) -> list[str]:
    """Return the cells of a row in a game's table, which is opened if it isn't."""
    details = player.page.locator(f"details[data-game={game}]")
    if details.get_attribute("open") is None:
        details.locator("> summary").click()
        details.locator("thead").first.wait_for()
    row = details.locator("tr").filter(has=player.page.get_by_role("rowheader", name=name, exact=True))
    return row.locator("td").all_inner_texts()


def figures_of(player: Player) -> dict[str, str]:
    """Return the headline figures by their names."""
    overview = player.part("overview")
    overview.wait_for()
    values = (" ".join(text.split()) for text in overview.locator("dd").all_inner_texts())
    return dict(zip(overview.locator("dt").all_inner_texts(), values, strict=True))


def test_games_and_rounds_are_counted(players: Players) -> None:
    player = players.open(SMALL).go("/")
    player.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    player.open_table(FORTY_THIEVES.address)
    player.play_moves(FORTY_THIEVES.moves[:4])
    player.part("undo").click()
    player.wait_for_event(5)
    for _ in range(3):
        player.play_round()
    player.go("/").part("nav-statistics").click()
    rounds = player.part("recent-round")
    expect(rounds).to_have_count(2)
    expect(rounds.first).to_contain_text("Holes: 9 · Strokes: 315")
    expect(player.part("recent").filter(visible=True)).to_have_count(0)
    rounds.first.locator("summary").click()
    expect(player.part("recent").first).to_contain_text("Strokes: 35")
    assert player.page.title() == "Statistics · Longwood"
    figures = figures_of(player)
    expect(player.part("overview")).to_contain_text(re.compile(r"Played for \d+ min in all\."))
    assert figures == {
        "Games played": "1",
        "Win rate": "100%",
        "Wins in a row": "1 best 1",
        "Golf rounds": "3 best +270",
    }
    golf, thieves = (player.page.locator(f"details[data-game={game}]") for game in ("golf", "forty-thieves"))
    expect(golf.locator("h3")).to_have_text("Golf")
    expect(golf.locator("> summary")).to_contain_text("3 rounds · best +270 · 1 played · 1 won")
    assert golf.locator("thead").first.locator("th").all_inner_texts()[1:] == ["Scored", "In rounds"]
    assert row_of(player, "golf", "Played") == ["1", "27"]
    assert row_of(player, "golf", "Won") == ["1", "0"]
    assert row_of(player, "golf", "Win rate, %") == ["100", "\N{EN DASH}"]
    assert row_of(player, "golf", "Fewest strokes") == ["\N{MINUS SIGN}2", "35"]
    expect(thieves).not_to_have_attribute("open", "")
    thieves.locator("> summary").press("Enter")
    expect(thieves.locator("> summary")).to_contain_text("No finished game yet")
    expect(thieves.locator("thead")).to_have_count(0)
    expect(thieves.get_by_test_id("play-game")).to_have_attribute("href", "/play/forty-thieves")
    expect(thieves.get_by_test_id("rules-of-game")).to_have_attribute("href", "/rules/forty-thieves")
    expect(thieves.get_by_test_id("odds")).to_contain_text("can be won")
    expect(golf.get_by_test_id("odds")).to_contain_text("You win 100% of your games.")
    expect(golf.get_by_test_id("odds")).to_contain_text("Perfect play with all cards in sight takes 2.1 strokes a hole")
    expect(player.part("handicap")).to_contain_text("Handicap 270.0")
    expect(player.part("chart").locator("circle")).to_have_count(3)
    golf.locator("details summary").click()
    assert golf.locator("details tbody tr").all_inner_texts()[0].split("\t")[2:] == ["315", "+270"]
    check_accessible(player, "the statistics")
    for size in (DESKTOP, SMALL):
        resize(player, size)
        assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
    expect(player.part("more-finished")).to_have_text("Show more (10)")
    player.part("more-finished").click()
    expect(rounds).to_have_count(3)
    expect(rounds.last.locator("summary")).to_be_focused()
    expect(player.part("recent")).to_have_count(28)
    expect(player.part("more-finished")).to_have_count(0)
    check_accessible(player, "all finished games")
    player.part("recent").last.click()
    expect(player.part("slider")).to_be_visible()
    player.page.go_back()
    expect(player.part("chart")).to_be_visible()
    expect(thieves).to_have_attribute("open", "")


def test_each_game_is_a_row_that_opens(players: Players) -> None:
    player = players.open(SMALL).go("/")
    player.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    with player.client() as client:
        for game in ("maria", "lucas"):
            with client.open(client.deal(game, 1)) as tab:
                tab.play("d")
                tab.do(END)
    player.go("/statistics")
    rows = player.page.locator("details[data-game]")
    open_rows = player.page.locator("details[data-game][open]")
    expect(rows).to_have_count(3)
    expect(open_rows).to_have_attribute("data-game", "lucas")
    expect(player.page.locator("details[data-game=golf] > summary")).to_contain_text("100%")
    expect(player.page.locator("details[data-game=maria] > summary")).to_contain_text("1 played · 0 won")
    player.page.locator("details[data-game=golf] > summary").click()
    player.page.locator("details[data-game=lucas] > summary").click()
    expect(open_rows).to_have_attribute("data-game", "golf")
    expect(player.part("best-games")).to_be_visible()
    # The import renews the statistics, and the rows stay as they are.
    player.part("import").set_input_files({"name": "empty.jsonl", "mimeType": "text/plain", "buffer": b"\n"})
    expect(player.part("data-said")).not_to_be_empty()
    expect(open_rows).to_have_attribute("data-game", "golf")
    check_accessible(player, "the rows of the games")


@pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (DESKTOP, "he"), (SMALL, "ru"), (SMALL, "fil")])
def test_a_new_player_sees_the_goals_and_a_way_to_the_first_game(players: Players, size: tuple[int, int], language: str) -> None:
    player = players.open(size).go(f"/?lang={language}").go("/statistics")
    expect(player.part("goals").locator("li").filter(visible=True)).to_have_count(3)
    expect(player.part("goals").locator("li").first).to_have_attribute("data-goal", "finish")
    expect(player.part("first-today")).to_be_visible()
    assert cut_off_texts(player) == []
    check_accessible(player, "the statistics of a new player")
    player.part("first-lesson").click()
    player.page.wait_for_url("**/learn/tri-peaks")
    player.page.go_back()
    answer = player.page.request.get(player.address + "/api/today").json()
    player.part("first-today").click()
    player.wait_for_event(0)
    assert player.last_message("table")["deal"] == answer["deal"]
    assert player.last_message("table")["game"]["id"] == answer["game"]


def test_games_can_be_exported_imported_and_deleted(players: Players, tmp_path: Path) -> None:
    player = players.open().go("/")
    player.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    in_progress = player.open_table(FORTY_THIEVES.address).table_id
    player.play_moves(FORTY_THIEVES.moves)
    player.go("/statistics")
    with player.page.expect_download() as download:
        player.part("export").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == "longwood-games.jsonl"
    download.value.save_as(file)
    lines = file.read_text().splitlines()
    assert len(lines) == 2

    other = players.open().go("/statistics")
    expect(other.part("none")).to_be_visible()
    bad = tmp_path / "bad.jsonl"
    changed = json.dumps({**json.loads(lines[0]), "record": "nothing"})
    bad.write_text("\n".join([lines[1], changed, lines[0]]) + "\n")
    other.part("import").set_input_files(bad)
    expect(other.part("data-said")).to_have_text("Nothing was imported. Correct or remove these lines and import the file again.")
    expect(other.part("bad-lines").locator("li")).to_have_count(1)
    expect(other.part("bad-lines")).to_contain_text("Line 2: The game record isn't valid")
    for name, body, said in (
        ("empty.jsonl", b"\n", "This file is empty."),
        ("picture.png", b"\x89PNG\r\n\0\0", "This isn't an export of Longwood, so nothing was imported."),
        ("long.json", b'{"a":"' + b"x" * 5_000_000, "This isn't an export of Longwood, so nothing was imported."),
        ("list.txt", b"a line\n" * 200_000, "This isn't an export of Longwood, so nothing was imported."),
    ):
        (tmp_path / name).write_bytes(body)
        other.part("import").set_input_files(tmp_path / name)
        expect(other.part("data-said")).to_have_text(said)
        expect(other.part("bad-lines")).to_have_count(0)
    other.part("import").set_input_files(file)
    expect(other.part("data-said")).to_have_text("2 games added.")
    other.part("import").set_input_files(file)
    expect(other.part("data-said")).to_have_text("No games added. 2 already here.")
    assert row_of(other, "golf", "Won") == ["1"]
    other.go("/").part("continue").click()
    other.wait_for_event(len(FORTY_THIEVES.moves))

    tab = players.open_tab(player)
    tab.open_table(f"/t/{in_progress}")
    player.part("remove").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(player.page.locator("details[data-game]")).to_have_count(2)
    player.part("remove").click()
    expect(player.part("remove-now")).to_have_class(re.compile(r"\bdanger\b"))
    player.part("remove-now").click()
    expect(player.part("data-said")).to_have_text("2 games deleted.")
    expect(player.part("none")).to_be_visible()
    expect(tab.part("error")).to_be_visible()
    other.go("/statistics")
    expect(other.page.locator("details[data-game]")).to_have_count(2)


def test_in_hebrew_the_page_runs_right_to_left_but_numbers_do_not(players: Players) -> None:
    player = players.open(SMALL).go("/")
    player.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    player.go("/statistics?lang=he")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("סטטיסטיקה")
    expect(player.page.locator("td bdi", has_text="\N{MINUS SIGN}2").first).to_have_css("direction", "ltr")
    name, value = (
        player.page.locator(f"details[data-game=golf] table:first-of-type tbody tr:first-child > {cell}").bounding_box()
        for cell in ("th", "td")
    )
    assert name is not None
    assert value is not None
    assert name["x"] > value["x"]
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    player.part("recent").click()
    expect(player.part("slider")).to_have_css("direction", "rtl")
    player.page.locator("body").press("ArrowLeft")
    expect(player.part("slider")).to_have_value("1")
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
