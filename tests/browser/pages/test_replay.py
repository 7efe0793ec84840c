"""Replays: from a finished game, from a game in progress and from a shared link, with sharing and verdicts."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.play import parse_record, replay
from longwood.tables.views import piles_view
from longwood.variants import find_game
from tests.browser.checks import check_accessible
from tests.browser.conftest import DESKTOP, PHONE, Players
from tests.browser.known_games import FORTY_THIEVES, GOLF_WON, KnownGame
from tests.browser.player import Player
from tests.server.playing import Browser

pytestmark = pytest.mark.browser

LANDSCAPE: Final = (844, 390)


def check_shows(player: Player, known: KnownGame, made: int) -> None:
    """Fail unless the replay shows the position after this number of moves, as the referee computes it."""
    position = known.start()
    for text in known.moves[:made]:
        position.push(position.parse_move(text))
    slider = player.part("slider")
    expect(slider).to_have_value(str(made))
    expect(player.page.locator("[data-testid=moves] [aria-current=step]")).to_have_count(1)
    expect(player.page.locator("[data-pile-of]")).not_to_have_count(0)  # the table can appear after the list of moves
    tops = {pile.id: pile.cards[-1] if pile.cards else "" for pile in piles_view(position) if pile.cards or pile.hidden}
    assert {pile: cards[-1] for pile, cards in player.cards().items()} == tops


def open_played(players: Players, known: KnownGame, size: tuple[int, int] = DESKTOP) -> Player:
    """Return a player at a table where the game was played."""
    player = players.open(size).go("/")
    return player.open_table(f"/t/{player.deal_and_play(known.game, known.deal, known.moves)}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_the_replay_of_a_finished_game_steps_through_its_moves(players: Players, size: tuple[int, int]) -> None:
    player = open_played(players, GOLF_WON, size)
    last = len(GOLF_WON.moves)
    player.part("replay").click()
    page = player.page
    expect(player.part("slider")).to_have_value("0")
    expect(player.part("said")).to_have_text("Start")
    assert page.title() == "Golf replay · Longwood"
    expect(player.part("result")).to_contain_text("Won · 49 moves · Strokes: \N{MINUS SIGN}2")
    check_shows(player, GOLF_WON, 0)
    if size == LANDSCAPE:  # all piles are above the controls, and these in sight
        controls = player.part("slider").bounding_box()
        hole = page.locator("[data-pile=hole]").bounding_box()
        assert controls is not None
        assert hole is not None
        assert hole["y"] + hole["height"] <= controls["y"]
        assert controls["y"] + controls["height"] <= size[1]
    player.part("one-on").click()
    check_shows(player, GOLF_WON, 1)
    top = player.pile_label("hole").removeprefix("Hole, 2 cards, top card ")
    expect(player.part("said")).to_have_text(f"Move 1 of {last}: Drew the {top}.")
    page.locator("body").press("End")
    check_shows(player, GOLF_WON, last)
    assert player.pile_label("c1") == "Column 1, empty"
    page.locator("body").press("ArrowLeft")
    check_shows(player, GOLF_WON, last - 1)
    player.part("moves").get_by_role("button").nth(12).click()
    check_shows(player, GOLF_WON, 12)
    player.part("slider").focus()
    page.keyboard.press("ArrowRight")
    check_shows(player, GOLF_WON, 13)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.go_back()
    player.wait_for_table()


def test_playback_pauses_resumes_and_stops_at_the_end(players: Players) -> None:
    player = open_played(players, GOLF_WON)
    players.install_clock(player)
    player.go(f"/t/{player.table_id}/replay")
    slider = player.part("slider")
    expect(slider).to_have_value("0")
    player.page.locator("body").press("Space")
    expect(player.part("play")).to_have_attribute("aria-label", "Pause")
    player.page.clock.run_for(3_700)
    expect(slider).to_have_value("4")
    player.part("play").click()
    player.page.clock.run_for(5_000)
    expect(slider).to_have_value("4")
    player.part("play").click()
    player.page.clock.run_for(60_000)
    check_shows(player, GOLF_WON, len(GOLF_WON.moves))
    expect(player.part("play")).to_have_attribute("aria-label", "Play")


def test_cards_in_a_replay_cannot_be_moved(players: Players) -> None:
    player = open_played(players, FORTY_THIEVES)
    player.go(f"/t/{player.table_id}/replay")
    player.part("last").click()
    before = player.cards()
    for pile in ("stock", "c1", "waste"):
        player.click(pile)
    assert player.page.locator("[data-pile][role=button]").count() == 0
    assert player.cards() == before
    if player.part("waste-look").count():
        player.part("waste-look").click()
        expect(player.page.get_by_role("dialog")).to_be_visible()
        player.page.keyboard.press("Escape")
    assert player.sent == [] or not any('"play"' in text for text in player.sent)


def test_a_link_opens_the_game_in_another_browser(players: Players) -> None:
    player = open_played(players, GOLF_WON)
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.part("replay").click()
    player.part("share-link").click()
    expect(player.part("shared")).to_have_text("Copied")
    address: str = player.page.evaluate("() => navigator.clipboard.readText()")
    path, _, fragment = address.partition("#")
    assert path == f"{player.address}/replay"
    assert len(fragment) < 200
    other = players.open()
    requested: list[str] = []
    other.page.on("request", lambda request: requested.append(request.url))
    other.go(f"/replay#{fragment}")
    other.part("last").click()
    check_shows(other, GOLF_WON, len(GOLF_WON.moves))
    assert not any(fragment in url for url in requested)
    player.part("share-record").click()
    expect(player.part("shared")).to_have_text("Copied")
    record = parse_record(player.page.evaluate("() => navigator.clipboard.readText()"))
    assert record.moves == GOLF_WON.moves
    assert replay(record, find_game(record.game, dict(record.options)).rules).outcome() == "won"


def test_without_clipboard_access_the_page_shows_the_text_to_copy(players: Players) -> None:
    player = open_played(players, GOLF_WON)
    player.go(f"/t/{player.table_id}/replay")
    player.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    player.part("share-record").click()
    field = player.part("by-hand")
    expect(field).to_be_focused()
    assert parse_record(field.input_value()).moves == GOLF_WON.moves
    assert player.page.evaluate("() => getSelection().toString() !== '' || document.activeElement.selectionEnd > 100")


def test_the_table_can_be_saved_as_a_picture(players: Players, tmp_path: Path) -> None:
    player = open_played(players, GOLF_WON)
    player.go(f"/t/{player.table_id}/replay")
    saved = {}
    for point in ("first", "last"):
        if point == "last":
            player.part("last").click()
        with player.page.expect_download() as download:
            player.part("share-picture").click()
        assert download.value.suggested_filename == "golf-15.png"
        file = tmp_path / f"{point}.png"
        download.value.save_as(file)
        saved[point] = file.read_bytes()
    for png in saved.values():
        assert png[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", png[16:24]) == (1200, 900)
    # The first picture shows 35 more cards than the last.
    assert len(saved["first"]) > 2 * len(saved["last"]) > 20_000


@pytest.mark.parametrize("fragment", ["", "#", "#nonsense", "#1.nonsense"])
def test_an_incomplete_link_shows_an_error(players: Players, fragment: str) -> None:
    player = players.open().go(f"/replay{fragment}")
    expect(player.part("error")).to_contain_text("This link is incomplete")


def test_a_link_with_an_illegal_move_is_refused(players: Players) -> None:
    players.allow("400")
    player = players.open().go("/")
    # {"game":"golf","deal":"15","moves":"d 7"}: the second move is illegal.
    packed = player.page.evaluate(
        """async () => {
          const packed = new Blob(['{"game":"golf","deal":"15","moves":"d 7"}']).stream().pipeThrough(new CompressionStream('deflate-raw'));
          const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
          return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        }"""
    )
    player.go(f"/replay#1.{packed}")
    expect(player.part("error")).to_contain_text("Move 2, 7: ")


def test_a_game_in_progress_can_be_replayed_from_its_menu(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.play_moves(FORTY_THIEVES.moves[:5])
    player.part("deal-number").click()
    player.part("replay-so-far").click()
    expect(player.part("result")).to_contain_text("In progress · 5 moves")
    check_shows(player, FORTY_THIEVES, 0)
    player.part("back").click()
    player.wait_for_event(5)


def test_the_replay_of_another_browsers_game_is_refused(players: Players) -> None:
    players.allow("404")
    with Browser(players.address) as other:
        table = other.deal("golf", 1)
    expect(players.open().go(f"/t/{table}/replay").part("error")).to_contain_text("it may belong to another browser")


LOST: Final = ("d 6 3 6 1 2 1 d 1 3" + " d" * 14).split()
"""Golf 15: the first ten moves of the win, then draws until the stock is empty."""


def test_the_strip_shows_which_move_lost_and_what_would_have_won(players: Players) -> None:
    player = players.open().open_table(GOLF_WON.address)
    player.play_moves(LOST)
    player.go(f"/t/{player.table_id}/replay")
    player.part("ask-verdicts").click()
    expect(player.part("verdicts")).to_have_text("Move 13 lost the game: Drew the jack of hearts.")
    segments = player.part("strip").locator("span")
    expect(segments).to_have_count(2)
    assert [(span.get_attribute("data-from"), span.get_attribute("data-to")) for span in segments.all()] == [("0", "12"), ("13", "24")]
    won, lost = (span.bounding_box() for span in segments.all())
    assert won is not None
    assert lost is not None
    assert won["height"] > lost["height"]
    assert abs(won["x"] + won["width"] - lost["x"]) < 1
    expect(player.part("strip")).to_have_attribute("aria-label", "Verdict after each move: Move 13 lost the game: Drew the jack of hearts.")
    player.part("show-point").click()
    expect(player.part("slider")).to_have_value("12")
    expect(player.part("said")).to_contain_text("Can be won.")
    expect(player.part("winning").locator("li")).to_have_text(["7 6 of clubs to the hole."])
    player.part("one-on").click()
    expect(player.part("said")).to_contain_text("Can't be won.")
    expect(player.part("effort")).to_contain_text("Searched")
    expect(player.part("best")).to_contain_text("Best possible: \N{MINUS SIGN}")
    check_accessible(player, "a replay with its verdicts")


def test_analysing_a_game_in_progress_marks_it(players: Players) -> None:
    player = players.open().open_table(GOLF_WON.address)
    player.play_moves(LOST[:10])
    table = player.table_id
    player.go(f"/t/{table}/replay")
    ask = player.part("ask-verdicts")
    expect(ask).to_have_text("Analyse anyway")
    ask.click()
    expect(player.part("verdicts")).to_have_text("The game was still winnable after every move.")
    player.open_table(f"/t/{table}")
    assert player.messages()[-1]["helped"]["verdict"]


def test_an_analysis_can_be_stopped(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.play_moves(["d"] * 64)
    player.go(f"/t/{player.table_id}/replay")
    player.part("ask-verdicts").click()
    expect(player.part("progress")).to_contain_text("of 65 positions checked")
    player.part("stop-search").click()
    expect(player.page.get_by_role("alert")).to_have_text("Stopped.")
    expect(player.part("ask-verdicts")).to_be_enabled()
