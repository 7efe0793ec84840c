"""A game continues after a reload, in two tabs, after a lost connection and after the server is killed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from longwood.locales import say
from tests.browser.checks import stock_count
from tests.browser.conftest import Players, Server
from tests.browser.connection import ANSWER_TIMEOUT_MS, COUNT_DISCONNECTIONS, wait_for_worker
from tests.browser.known_games import FORTY_THIEVES, GOLF_WON
from tests.browser.layout_checks import Box
from tests.browser.player import Player
from tests.server.playing import eventually
from tests.server.proxy import SlowLine

pytestmark = pytest.mark.browser


def has(server: Server, player: Player, moves: int) -> bool:
    """Return whether the server has this number of moves at the table, and no other events."""
    with player.client().moved_to(server.address) as client, client.open(player.table_id) as tab:
        return (tab.table.seq, tab.table.played) == (moves, moves)


def test_a_reload_changes_nothing(players: Players) -> None:
    player = players.open().open_table(FORTY_THIEVES.address)
    player.play_moves(FORTY_THIEVES.moves)
    before = player.cards(), player.text("moves"), player.text("score"), player.page.url
    player.page.reload()
    player.wait_for_event(len(FORTY_THIEVES.moves))
    assert (player.cards(), player.text("moves"), player.text("score"), player.page.url) == before
    player.click("stock")
    player.wait_for_event(len(FORTY_THIEVES.moves) + 1)


def test_two_tabs_stay_in_sync(players: Players) -> None:
    first = players.open().open_table(FORTY_THIEVES.address)
    second = players.open_tab(first).open_table(f"/t/{first.table_id}")
    first.drag("c5", "c3")
    second.wait_for_event(1)
    assert second.cards() == first.cards()
    second.click("stock")
    first.wait_for_event(2)
    assert first.cards() == second.cards()
    assert first.text("moves") == second.text("moves") == "2"
    second.part("undo").click()
    first.wait_for_event(3)
    expect(first.part("practice")).to_be_visible()
    assert first.cards() == second.cards()


def test_a_game_continues_after_the_server_is_killed_and_restarted(private_players: Players, private_server: Server) -> None:
    private_players.allow("WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)")
    player = private_players.open(worker=True).open_table(FORTY_THIEVES.address)
    wait_for_worker(player)
    player.drag("c5", "c3")
    player.wait_for_event(1)
    before = player.cards()
    private_server.kill()
    expect(player.part("lost")).to_be_visible()
    assert player.text("lost") == "Connection lost. Reconnecting…"
    player.drag("c3", "f1")
    assert player.cards() == before, "an illegal move is not queued"
    player.click("stock")
    assert "64 cards" in player.pile_label("stock"), "a draw is queued, but not shown by half"
    player.drag("c1", "c2")
    player.click("stock")
    assert (player.cards(), "64 cards" in player.pile_label("stock")) == (before, True), "a second move is not queued"
    expect(player.part("toast")).to_contain_text("One move is waiting for the connection")
    player.part("new-deal").click()
    player.part("leave-game").click()
    expect(player.part("toast")).to_have_text("No connection. You can deal a new game when you're back online.")
    private_server.start()
    expect(player.part("lost")).to_be_hidden()
    player.wait_for_event(2)
    assert player.text("moves") == "2"
    player.click("stock")
    player.wait_for_event(3)


def test_the_first_move_of_a_game_waits_for_the_server(private_players: Players, private_server: Server) -> None:
    private_players.allow("WebSocket connection to .* failed|ERR_CONNECTION|ERR_EMPTY_RESPONSE")
    player = private_players.open().open_table(FORTY_THIEVES.address)
    private_server.kill()
    expect(player.part("lost")).to_have_text("Connection lost. Reconnecting…")
    player.click("stock")
    expect(player.part("lost")).to_have_text("No connection. Your move will be made when you're back online.")
    player.click("stock")
    expect(player.part("toast")).to_have_text("One move is waiting for the connection. You can go on when it's back.")
    expect(player.part("toast")).to_be_hidden()
    private_server.start()
    player.wait_for_event(1)
    expect(player.part("lost")).to_be_hidden()
    assert player.text("moves") == "1"


def test_a_silent_connection_is_replaced_and_each_move_is_made_once(slow_players: Players, proxy: SlowLine, server: Server) -> None:
    """The connection stays open but carries no data, first in both directions and then only from the server.

    What was sent over it is lost or arrives late. The page must notice, report it and reconnect, both at a table and in a room.
    """
    player = slow_players.open()
    slow_players.install_clock(player)
    player.open_table(f"/play/{GOLF_WON.game}?deal={GOLF_WON.deal}")
    player.page.evaluate(COUNT_DISCONNECTIONS)

    def draw_in_silence(*, answers_only: bool = False, then: Callable[[], bool] = lambda: True) -> None:
        """Silence the connection and draw a card. Wait until the page reports a lost connection, which must not be too early."""
        proxy.fall_silent(answers_only=answers_only)
        disconnections, began_ms = player.page.evaluate("() => [window.disconnections, Date.now()]")
        player.click("stock")
        assert eventually(then)
        # The page's clock runs on meanwhile, which can be longer than a second on a busy machine.
        player.page.clock.fast_forward(max(0, ANSWER_TIMEOUT_MS - 1_000 - (player.page.evaluate("() => Date.now()") - began_ms)))
        found, now_ms = player.page.evaluate("() => [window.disconnections, Date.now()]")
        assert found == disconnections or now_ms - began_ms >= ANSWER_TIMEOUT_MS, "the timeout isn't over yet"
        player.page.clock.fast_forward(1_500)
        player.page.wait_for_function("(before) => window.disconnections === before + 1", arg=disconnections)

    stock = stock_count(player)
    # late: when the old connection delivers what it held back, before or after the new one has delivered the move.
    for turn, (answers_only, late) in enumerate([(False, "never"), (False, "last"), (True, "first")]):
        seq = 2 * turn + 1
        draw_in_silence(answers_only=answers_only, then=partial(has, server, player, seq if answers_only else seq - 1))
        if late == "first":
            proxy.pass_late()
        player.wait_for_event(seq)
        if late == "last":
            proxy.pass_late()
        expect(player.part("lost")).to_be_hidden()
        player.click("stock")
        player.wait_for_event(seq + 1)
        assert (player.text("moves"), stock_count(player)) == (str(seq + 1), stock - seq - 1), "no move is lost or made twice"
        assert has(server, player, seq + 1), "the server agrees"
    assert player.part("toast").count() == 0, "the page reports no error"

    player.go("/")
    player.page.evaluate(COUNT_DISCONNECTIONS)
    player.part("multiplayer-golf").click()
    player.part("hire").click()
    player.part("send-away").wait_for()
    proxy.fall_silent()
    player.part("ready").click()
    player.page.clock.fast_forward(ANSWER_TIMEOUT_MS + 500)
    player.wait_for_table()  # the page has sent "ready" over a new connection
    stock = stock_count(player)
    for turn, answers_only in enumerate((False, True), 1):
        draw_in_silence(answers_only=answers_only)
        proxy.pass_late()
        expect(player.page.locator("[data-pile=stock]")).to_have_accessible_name(re.compile(rf"\b{stock - turn}\b"))
        expect(player.part("lost")).to_be_hidden()
    player.page.reload()
    player.wait_for_table()
    assert stock_count(player) == stock - 2, "no move is lost or made twice"


def test_every_move_is_stored_before_the_page_shows_it(private_players: Players, private_server: Server) -> None:
    """Kill the server as soon as the page shows a move. After a restart the move must still be there."""
    private_players.allow("WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)")
    player = private_players.open(worker=True).open_table(GOLF_WON.address)
    wait_for_worker(player)
    for seq in (1, 2):
        player.click("stock")
        player.wait_for_event(seq)
        private_server.kill()
        before = player.cards()
        private_server.start()
        player.page.reload()
        player.wait_for_event(seq)
        assert player.cards() == before


def test_the_clock_starts_with_the_first_move(players: Players) -> None:
    player = players.open()
    players.install_clock(player)
    player.open_table(FORTY_THIEVES.address)
    player.page.keyboard.press("h")
    expect(player.part("advice")).to_be_visible()
    player.page.clock.fast_forward(60_000)
    assert player.text("time") == "0:00", "a question to the solver is no move"
    seq = player.seq
    player.click("stock")
    player.wait_for_event(seq + 1)
    player.page.clock.fast_forward(75_000)
    expect(player.part("time")).to_have_text(re.compile("1:[1-5].|2:.."))


@pytest.mark.parametrize(("size", "language"), [((360, 640), "fil"), ((390, 844), "he"), ((844, 390), "ru"), ((1280, 800), "en")])
def test_a_long_loss_of_the_connection_is_named_and_stops_the_clock(
    private_players: Players, private_server: Server, size: tuple[int, int], language: str
) -> None:
    private_players.allow("WebSocket connection to .* failed|ERR_CONNECTION|ERR_EMPTY_RESPONSE")
    player = private_players.open(size).go(f"/?lang={language}").open_table(FORTY_THIEVES.address)
    player.click("stock")
    player.wait_for_event(1)
    private_server.kill()
    lost = player.part("lost")
    expect(lost).to_have_text(say("connection-waits", language), timeout=20_000)
    found = lost.bounding_box()
    assert found is not None
    assert Box(found["x"], found["y"], found["width"], found["height"]).is_inside(Box(0, 0, *size))
    time = player.text("time")
    player.page.wait_for_timeout(1_600)
    assert player.text("time") == time
    private_server.start()
    expect(lost).to_be_hidden(timeout=20_000)
    player.click("stock")
    player.wait_for_event(2)
