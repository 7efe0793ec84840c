"""A game looked at again: from its end, from its menu, from a link on another browser; and what leaves the page."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.play import parse_record, replay
from longwood.server.tables.views import piles_view
from longwood.variants import find_game
from tests.browser.conftest import DESKTOP, PHONE, Seats
from tests.browser.lines import FORTY_THIEVES, GOLF_WON, Line
from tests.browser.sitting import Sitting
from tests.browser.test_for_every_eye import clean
from tests.server.playing import Browser

pytestmark = pytest.mark.browser


def looks_like(sitting: Sitting, line: Line, made: int) -> None:
    """The table shows what the referee has after that many moves of the line."""
    position = line.start()
    for text in line.moves[:made]:
        position.push(position.parse_move(text))
    slider = sitting.part("slider")
    expect(slider).to_have_value(str(made))
    expect(sitting.page.locator("[data-testid=moves] [aria-current=step]")).to_have_count(1)
    tops = {pile.id: pile.cards[-1] if pile.cards else "" for pile in piles_view(position) if pile.cards or pile.hidden}
    assert {pile: cards[-1] for pile, cards in sitting.cards().items()} == tops


def played(seats: Seats, line: Line, size: tuple[int, int] = DESKTOP) -> Sitting:
    """A browser at a table where that was played."""
    sitting = seats.open(size).go("/")
    return sitting.sit(f"/t/{sitting.deal_and_play(line.game, line.deal, line.moves)}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_the_end_of_a_game_back_through_it(seats: Seats, size: tuple[int, int]) -> None:
    sitting = played(seats, GOLF_WON, size)
    last = len(GOLF_WON.moves)
    sitting.part("replay").click()
    page = sitting.page
    expect(sitting.part("slider")).to_have_value("0")
    expect(sitting.part("said")).to_have_text("Start")
    assert page.title() == "Golf replay · Longwood"
    expect(sitting.part("result")).to_contain_text("Won · 49 moves · Strokes: \N{MINUS SIGN}2")
    looks_like(sitting, GOLF_WON, 0)
    sitting.part("one-on").click()
    looks_like(sitting, GOLF_WON, 1)
    top = sitting.pile("hole").removeprefix("Hole, 2 cards, top card ")
    expect(sitting.part("said")).to_have_text(f"Move 1 of {last}: Drew {top}.")
    page.locator("body").press("End")
    looks_like(sitting, GOLF_WON, last)
    assert sitting.pile("c1") == "Column 1, empty"
    page.locator("body").press("ArrowLeft")
    looks_like(sitting, GOLF_WON, last - 1)
    sitting.part("moves").get_by_role("button").nth(12).click()
    looks_like(sitting, GOLF_WON, 12)
    sitting.part("slider").focus()
    page.keyboard.press("ArrowRight")
    looks_like(sitting, GOLF_WON, 13)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.go_back()
    sitting.laid()


def test_it_plays_itself_and_stops(seats: Seats) -> None:
    sitting = played(seats, GOLF_WON)
    sitting.page.clock.install()
    sitting.go(f"/t/{sitting.table}/replay")
    slider = sitting.part("slider")
    expect(slider).to_have_value("0")
    sitting.page.locator("body").press("Space")
    expect(sitting.part("play")).to_have_attribute("aria-label", "Pause")
    sitting.page.clock.run_for(3_700)
    expect(slider).to_have_value("4")
    sitting.part("play").click()
    sitting.page.clock.run_for(5_000)
    expect(slider).to_have_value("4")
    sitting.part("play").click()
    sitting.page.clock.run_for(60_000)
    looks_like(sitting, GOLF_WON, len(GOLF_WON.moves))
    expect(sitting.part("play")).to_have_attribute("aria-label", "Play")


def test_nothing_on_it_moves_by_hand(seats: Seats) -> None:
    sitting = played(seats, FORTY_THIEVES)
    sitting.go(f"/t/{sitting.table}/replay")
    sitting.part("last").click()
    before = sitting.cards()
    for pile in ("stock", "c1", "waste"):
        sitting.click(pile)
    assert sitting.page.locator("[data-pile][role=button]").count() == 0
    assert sitting.cards() == before
    if sitting.part("waste-look").count():
        sitting.part("waste-look").click()
        expect(sitting.page.get_by_role("dialog")).to_be_visible()
        sitting.page.keyboard.press("Escape")
    assert sitting.sent == [] or not any('"play"' in text for text in sitting.sent)


def test_a_link_opens_the_game_in_another_browser(seats: Seats) -> None:
    sitting = played(seats, GOLF_WON)
    sitting.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sitting.part("replay").click()
    sitting.part("share-link").click()
    expect(sitting.part("shared")).to_have_text("Copied")
    address: str = sitting.page.evaluate("() => navigator.clipboard.readText()")
    path, _, fragment = address.partition("#")
    assert path == f"{sitting.address}/replay"
    assert len(fragment) < 200
    theirs = seats.open()
    asked: list[str] = []
    theirs.page.on("request", lambda request: asked.append(request.url))
    theirs.go(f"/replay#{fragment}")
    theirs.part("last").click()
    looks_like(theirs, GOLF_WON, len(GOLF_WON.moves))
    assert not any(fragment in url for url in asked)
    sitting.part("share-record").click()
    expect(sitting.part("shared")).to_have_text("Copied")
    record = parse_record(sitting.page.evaluate("() => navigator.clipboard.readText()"))
    assert record.moves == GOLF_WON.moves
    assert replay(record, find_game(record.game, dict(record.options)).rules).outcome() == "won"


def test_a_page_that_may_not_copy_shows_what_to_copy(seats: Seats) -> None:
    sitting = played(seats, GOLF_WON)
    sitting.go(f"/t/{sitting.table}/replay")
    sitting.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    sitting.part("share-record").click()
    field = sitting.part("by-hand")
    expect(field).to_be_focused()
    assert parse_record(field.input_value()).moves == GOLF_WON.moves
    assert sitting.page.evaluate("() => getSelection().toString() !== '' || document.activeElement.selectionEnd > 100")


def test_a_picture_of_the_table(seats: Seats, tmp_path: Path) -> None:
    sitting = played(seats, GOLF_WON)
    sitting.go(f"/t/{sitting.table}/replay")
    saved = {}
    for point in ("first", "last"):
        if point == "last":
            sitting.part("last").click()
        with sitting.page.expect_download() as download:
            sitting.part("share-picture").click()
        assert download.value.suggested_filename == "golf-15.png"
        file = tmp_path / f"{point}.png"
        download.value.save_as(file)
        saved[point] = file.read_bytes()
    for png in saved.values():
        assert png[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", png[16:24]) == (1200, 900)
    # 35 cards more are on the one than on the other.
    assert len(saved["first"]) > 2 * len(saved["last"]) > 20_000


@pytest.mark.parametrize("fragment", ["", "#", "#nonsense", "#1.nonsense"])
def test_a_broken_link_says_so(seats: Seats, fragment: str) -> None:
    sitting = seats.open().go(f"/replay{fragment}")
    expect(sitting.part("error")).to_contain_text("This link is incomplete")


def test_a_link_that_cheats_is_refused(seats: Seats) -> None:
    seats.allow("400")
    sitting = seats.open().go("/")
    # {"game":"golf","deal":"15","moves":"d 7"}: the second move is not legal there.
    packed = sitting.page.evaluate(
        """async () => {
          const packed = new Blob(['{"game":"golf","deal":"15","moves":"d 7"}']).stream().pipeThrough(new CompressionStream('deflate-raw'));
          const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
          return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        }"""
    )
    sitting.go(f"/replay#1.{packed}")
    expect(sitting.part("error")).to_contain_text("Move 2, 7: ")


def test_a_game_that_goes_on_can_be_looked_at_from_its_menu(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    sitting.quickly(FORTY_THIEVES.moves[:5])
    sitting.part("deal-number").click()
    sitting.part("replay-so-far").click()
    expect(sitting.part("result")).to_contain_text("In progress · 5 moves")
    looks_like(sitting, FORTY_THIEVES, 0)
    sitting.part("back").click()
    sitting.until(5)


def test_another_browsers_game_is_not_shown(seats: Seats) -> None:
    seats.allow("404")
    with Browser(seats.address) as other:
        table = other.deal("golf", 1)
    expect(seats.open().go(f"/t/{table}/replay").part("error")).to_contain_text("it may belong to another browser")


LOST: Final = ("d 6 3 6 1 2 1 d 1 3" + " d" * 14).split()
"""Golf 15 as the line that wins it begins, then all of the stock drawn."""


def test_the_strip_says_where_the_game_was_lost_and_how_it_was_still_won(seats: Seats) -> None:
    sitting = seats.open().sit(GOLF_WON.address)
    sitting.quickly(LOST)
    sitting.go(f"/t/{sitting.table}/replay")
    sitting.part("ask-verdicts").click()
    expect(sitting.part("verdicts")).to_have_text("Move 13 lost the game: Drew jack of hearts.")
    stretches = sitting.part("strip").locator("span")
    expect(stretches).to_have_count(2)
    assert [(span.get_attribute("data-from"), span.get_attribute("data-to")) for span in stretches.all()] == [("0", "12"), ("13", "24")]
    won, lost = (span.bounding_box() for span in stretches.all())
    assert won is not None
    assert lost is not None
    assert won["height"] > lost["height"]
    assert abs(won["x"] + won["width"] - lost["x"]) < 1
    expect(sitting.part("strip")).to_have_attribute("aria-label", "Verdict after each move: Move 13 lost the game: Drew jack of hearts.")
    sitting.part("show-point").click()
    expect(sitting.part("slider")).to_have_value("12")
    expect(sitting.part("said")).to_contain_text("Can be won.")
    expect(sitting.part("winning").locator("li")).to_have_text(["7 6 of clubs to the hole."])
    sitting.part("one-on").click()
    expect(sitting.part("said")).to_contain_text("Can't be won.")
    expect(sitting.part("effort")).to_contain_text("Searched")
    expect(sitting.part("best")).to_contain_text("Best possible: \N{MINUS SIGN}")
    clean(sitting, "a replay with its verdicts")


def test_asking_about_a_game_that_goes_on_marks_it(seats: Seats) -> None:
    sitting = seats.open().sit(GOLF_WON.address)
    sitting.quickly(LOST[:10])
    table = sitting.table
    sitting.go(f"/t/{table}/replay")
    ask = sitting.part("ask-verdicts")
    expect(ask).to_have_text("Analyse anyway")
    ask.click()
    expect(sitting.part("verdicts")).to_have_text("The game could be won all the way to the end.")
    sitting.sit(f"/t/{table}")
    assert sitting.told()[-1]["helped"]["verdict"]


def test_a_search_can_be_stopped(seats: Seats) -> None:
    sitting = seats.open().sit(FORTY_THIEVES.address)
    sitting.quickly(["d"] * 64)
    sitting.go(f"/t/{sitting.table}/replay")
    sitting.part("ask-verdicts").click()
    expect(sitting.part("progress")).to_contain_text("of 65 positions checked")
    sitting.part("stop-search").click()
    expect(sitting.page.get_by_role("alert")).to_have_text("Stopped.")
    expect(sitting.part("ask-verdicts")).to_be_enabled()
