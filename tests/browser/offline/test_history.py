"""One history: games go on without the server and with it again, and nothing is lost or doubled."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Players, Server
from tests.browser.offline.network import START_MS, cut, open_prepared, play_golf, restore, wait_for_table, wait_until
from tests.browser.player import Player
from tests.server.playing import GOLF_15

pytestmark = pytest.mark.browser
MOVES = GOLF_15.split()
_BREAK: Final = """
async (id) => {
  const request = indexedDB.open('longwood');
  await new Promise((done) => request.addEventListener('success', done));
  const transaction = request.result.transaction(['tables', 'events'], 'readwrite');
  const [tables, events] = [transaction.objectStore('tables'), transaction.objectStore('events')];
  const other = [...id].reverse().join('');
  const get = (request) => new Promise((done) => request.addEventListener('success', () => done(request.result)));
  const table = await get(tables.get(id));
  const { event, at } = await get(events.get([id, 2]));
  tables.put({ ...table, id: other, row: table.row.replace(id, other) });
  for (let seq = 1; seq <= table.seq; seq++) events.put({ table: other, seq, event, at });
  await new Promise((done) => transaction.addEventListener('complete', done));
  request.result.close();
}
"""
"""Copies a table in the browser's log, with the second event in place of each."""

IS_COPIED: Final = """
async ([id, seq]) => {
  const request = indexedDB.open('longwood');
  await new Promise((done) => request.addEventListener('success', done));
  const get = request.result.transaction('tables').objectStore('tables').get(id);
  const table = await new Promise((done) => get.addEventListener('success', () => done(get.result)));
  request.result.close();
  return (table?.seq ?? -1) >= seq;
}
"""
"""Whether the browser has a copy of a table with all events up to a number."""


def moves_on_server(player: Player, table: str) -> list[str]:
    """Return the moves of a table that the server has."""
    with player.client() as client:
        return [step["text"] for step in client.http.get(f"/api/tables/{table}/replay").raise_for_status().json()["steps"]]


def wait_until_on_server(player: Player, table: str, moves: int) -> None:
    """Wait until the page plays on the server again, and the server has that many moves."""
    player.page.wait_for_function("() => document.querySelector('[data-testid=lost]') === null")
    wait_until(player, lambda: len(moves_on_server(player, table)) == moves)


def lose_server(player: Player) -> None:
    """Cut the network, and wait until the table goes on without it."""
    cut(player)
    player.part("lost").wait_for()
    player.part("lost").wait_for(state="hidden", timeout=START_MS)


def end_hole(player: Player) -> None:
    """End a hole after one draw."""
    player.click("stock")
    player.wait_for_event(1)
    player.part("end-hole").click()
    player.part("end-now").click()
    player.wait_for_event(2)


def begin_online(private_players: Players) -> Player:
    """Begin a game on the server, and wait until the browser has a copy of it."""
    player = open_prepared(private_players)
    player.open_table("/play/golf?deal=15")
    with player.page.expect_response(lambda response: "/log?after=" in response.url and response.ok):
        play_golf(player, MOVES[:3])
    return player


def test_a_game_goes_on_without_the_server_and_is_handed_over_later(private_players: Players, private_server: Server) -> None:
    player = begin_online(private_players)
    table = player.table_id
    play_golf(player, MOVES[3:4])  # at once, so that it is not copied yet
    lose_server(player)
    assert player.seq == 4
    play_golf(player, MOVES[4:8])
    player.page.reload()
    wait_for_table(player)
    assert player.seq == 8
    assert moves_on_server(player, table) == MOVES[:4]
    with player.page.expect_websocket(timeout=START_MS):
        restore(player)
    wait_until_on_server(player, table, 8)
    assert moves_on_server(player, table) == MOVES[:8]
    player.wait_for_event(8)
    play_golf(player, MOVES[8:10])
    assert moves_on_server(player, table) == MOVES[:10]


def test_the_menu_shows_what_was_handed_over_after_the_table_was_closed(private_players: Players, private_server: Server) -> None:
    player = begin_online(private_players)
    lose_server(player)
    play_golf(player, MOVES[3:6])
    requested: list[Route] = []
    player.page.route("**/api/log", lambda route: requested.append(route))
    with player.page.expect_request("**/api/log", timeout=START_MS):
        restore(player)
    player.use_tool("menu")
    expect(player.part("continue").first).to_contain_text("3 moves", timeout=START_MS)
    requested[0].continue_()
    expect(player.part("continue").first).to_contain_text("6 moves")


def test_games_dealt_without_the_server_are_handed_over_except_bad_ones(private_players: Players, private_server: Server) -> None:
    player = open_prepared(private_players)
    cut(player)
    player.go("/play/golf?deal=15")
    wait_for_table(player)
    play_golf(player, MOVES[:5])
    table = player.table_id
    player.page.evaluate(_BREAK, table)
    player.go("/")
    expect(player.part("only-here")).to_contain_text("2 games", timeout=START_MS)
    restore(player)
    expect(player.part("offline-refused")).to_contain_text("refused 1 game", timeout=START_MS)
    assert player.part("only-here").count() == 0
    assert moves_on_server(player, table) == MOVES[:5]
    player.part("settings").click()
    reason = player.part("offline-reasons").locator("li")
    expect(reason).to_contain_text(table[::-1])
    expect(reason).to_contain_text("event 1")


def test_a_game_moved_on_two_devices_is_kept_twice(private_players: Players, private_server: Server) -> None:
    """This browser has it open in two tabs. Both show this browser's version afterwards."""
    player = begin_online(private_players)
    table = player.table_id
    lose_server(player)
    play_golf(player, MOVES[3:6])
    with player.client() as other, other.open(table) as tab:
        tab.play("d")
    second = private_players.open_tab(player)
    second.page.goto(player.page.url)
    wait_for_table(second)
    play_golf(second, MOVES[6:7])
    player.wait_for_event(7)
    restore(player)
    for tab_of_browser in (player, second):
        tab_of_browser.page.wait_for_function("(table) => !location.href.endsWith(table)", arg=table, timeout=START_MS)
        tab_of_browser.wait_for_event(7)
    fork = player.table_id
    assert second.table_id == fork
    assert moves_on_server(player, table) == [*MOVES[:3], "d"]
    assert moves_on_server(player, fork) == MOVES[:7]


def test_a_round_goes_on_without_the_server_and_is_handed_over_once(private_players: Players, private_server: Server) -> None:
    """The answer to the first hand-over is lost."""
    player = open_prepared(private_players)
    player.open_table("/play/golf?round=1")
    end_hole(player)
    wait_until(player, lambda: player.page.evaluate(IS_COPIED, [player.table_id, 2]))
    tables = [player.table_id]
    cut(player)
    for _ in range(2):
        before = player.page.url
        player.part("next-hole").click()
        player.page.wait_for_function("(before) => location.href !== before", arg=before, timeout=START_MS)
        wait_for_table(player)
        player.wait_for_event(0)
        end_hole(player)
        tables.append(player.table_id)
    lost: list[str] = []

    def lose_answer(route: Route) -> None:
        lost.append(route.fetch().text())
        route.abort()

    player.page.route("**/api/log", lose_answer, times=1)
    restore(player)
    with player.client() as client:
        wait_until(player, lambda: len(client.http.get("/api/games").text.splitlines()) == 4)
    wait_until_on_server(player, tables[-1], 1)
    assert [text.count('"stored"') for text in lost] == [3], "the next hole closes the first one"
    with player.client() as client:
        games = [msgspec.json.decode(line) for line in client.http.get("/api/games").text.splitlines()]
    (round,) = {game["round"] for game in games if game.get("round")}
    assert sorted(game["hole"] for game in games if game.get("round") == round) == [1, 2, 3]
    player.part("next-hole").click()
    player.wait_for_event(0)
    strokes = [text.split()[-1] for text in player.part("round").locator("td").all_inner_texts()]
    assert [text == "·" for text in strokes[:4]] == [False, False, False, True]
