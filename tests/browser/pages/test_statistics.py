"""The statistics page: what was played, rounds with their chart, and the games as a file: saved, brought in elsewhere, removed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Seats
from tests.browser.lines import FORTY_THIEVES, GOLF_WON
from tests.browser.sitting import Sitting
from tests.browser.test_for_every_eye import clean
from tests.server.playing import END

pytestmark = pytest.mark.browser
SMALL = (360, 640)


def play_rounds(sitting: Sitting, count: int) -> None:
    """Rounds of Golf whose holes are all ended after one draw: 35 strokes each."""
    with sitting.twin() as browser:
        for _ in range(count):
            table = browser.begin_round("golf")
            for hole in range(9):
                with browser.open(table) as tab:
                    tab.play("d")
                    table_round = tab.do(END).round
                    assert table_round is not None
                if hole < 8:
                    table = browser.post(f"/api/rounds/{table_round.id}/next")


def line_of(sitting: Sitting, game: str, name: str) -> list[str]:
    """A line of a game's table."""
    row = sitting.page.locator(f"section[data-game={game}] tr").filter(has=sitting.page.get_by_role("rowheader", name=name, exact=True))
    return row.locator("td").all_inner_texts()


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_what_was_played_is_counted(seats: Seats, size: tuple[int, int]) -> None:
    sitting = seats.open(size).go("/")
    sitting.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    sitting.sit(FORTY_THIEVES.address)
    sitting.quickly(FORTY_THIEVES.moves[:4])
    sitting.part("undo").click()
    sitting.page.get_by_role("button", name="Undo anyway").click()
    sitting.until(5)
    play_rounds(sitting, 3)
    sitting.go("/").part("statistics").click()
    expect(sitting.part("recent")).to_have_count(15)
    assert sitting.page.title() == "Statistics · Longwood"
    assert sitting.page.locator("section[data-game] h2").all_inner_texts() == ["Golf", "Forty Thieves"]
    assert line_of(sitting, "golf", "Played") == ["28"]
    assert line_of(sitting, "golf", "Won") == ["1"]
    assert line_of(sitting, "golf", "Fewest moves") == ["49"]
    assert line_of(sitting, "golf", "Fewest strokes") == ["\N{MINUS SIGN}2"]
    expect(sitting.page.locator("section[data-game=forty-thieves] thead")).to_contain_text("Practice")
    assert line_of(sitting, "forty-thieves", "Played") == ["1"]
    assert line_of(sitting, "forty-thieves", "Best time") == []
    expect(sitting.part("handicap")).to_contain_text("Handicap 270.0")
    expect(sitting.part("chart").locator("circle")).to_have_count(3)
    sitting.page.locator("details summary").click()
    assert sitting.page.locator("details tbody tr").all_inner_texts()[0].split("\t")[2:] == ["315", "+270"]
    assert sitting.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    clean(sitting, "the statistics")
    sitting.part("recent").last.click()
    expect(sitting.part("slider")).to_be_visible()
    sitting.page.go_back()
    expect(sitting.part("chart")).to_be_visible()


def test_the_games_move_to_another_browser_and_can_be_removed(seats: Seats, tmp_path: Path) -> None:
    sitting = seats.open().go("/")
    sitting.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    going_on = sitting.sit(FORTY_THIEVES.address).table
    sitting.quickly(FORTY_THIEVES.moves)
    sitting.go("/statistics")
    with sitting.page.expect_download() as download:
        sitting.part("export").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == "longwood-games.jsonl"
    download.value.save_as(file)
    lines = file.read_text().splitlines()
    assert len(lines) == 2

    theirs = seats.open().go("/statistics")
    expect(theirs.part("none")).to_be_visible()
    bad = tmp_path / "bad.jsonl"
    changed = json.dumps({**json.loads(lines[0]), "record": "nothing"})
    bad.write_text("\n".join([lines[1], changed, lines[0]]) + "\n")
    theirs.part("import").set_input_files(bad)
    expect(theirs.part("data-said")).to_have_text("2 games added.")
    expect(theirs.part("bad-lines").locator("li")).to_have_count(1)
    expect(theirs.part("bad-lines")).to_contain_text("Line 2: The game record isn't valid")
    theirs.part("import").set_input_files(file)
    expect(theirs.part("data-said")).to_have_text("No games added. 2 already here.")
    assert line_of(theirs, "golf", "Won") == ["1"]
    theirs.go("/").part("continue").click()
    theirs.until(len(FORTY_THIEVES.moves))

    tab = seats.beside(sitting)
    tab.sit(f"/t/{going_on}")
    sitting.part("remove").click()
    sitting.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(sitting.page.locator("section[data-game]")).to_have_count(2)
    sitting.part("remove").click()
    sitting.part("remove-now").click()
    expect(sitting.part("data-said")).to_have_text("2 games deleted.")
    expect(sitting.part("none")).to_be_visible()
    expect(tab.part("error")).to_be_visible()
    theirs.go("/statistics")
    expect(theirs.page.locator("section[data-game]")).to_have_count(2)


def test_in_hebrew_it_runs_to_the_left_and_numbers_do_not(seats: Seats) -> None:
    sitting = seats.open(SMALL).go("/")
    sitting.deal_and_play(GOLF_WON.game, GOLF_WON.deal, GOLF_WON.moves)
    sitting.go("/statistics?lang=he")
    expect(sitting.page.get_by_role("heading", level=1)).to_have_text("סטטיסטיקה")
    expect(sitting.page.locator("td bdi", has_text="\N{MINUS SIGN}2").first).to_have_css("direction", "ltr")
    name, value = (
        sitting.page.locator(f"section[data-game=golf] table:first-of-type tbody tr:first-child > {cell}").bounding_box()
        for cell in ("th", "td")
    )
    assert name is not None
    assert value is not None
    assert name["x"] > value["x"]
    assert sitting.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    sitting.part("recent").click()
    expect(sitting.part("slider")).to_have_css("direction", "rtl")
    sitting.page.locator("body").press("ArrowLeft")
    expect(sitting.part("slider")).to_have_value("1")
    assert sitting.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
