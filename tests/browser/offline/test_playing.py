"""Games without a server: dealt, played, undone, replayed and counted in the browser alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longwood.tables.views import move_view
from tests.browser.conftest import Players, Server
from tests.browser.known_games import GOLF_WON
from tests.browser.offline.network import START_MS, cut, open_prepared, play_golf, wait_for_table
from tests.server.playing import GOLF_15

pytestmark = pytest.mark.browser


def test_a_game_is_dealt_and_played_without_the_network(private_players: Players, private_server: Server) -> None:
    player = open_prepared(private_players)
    cut(player)
    player.go("/play/golf?deal=15")
    wait_for_table(player)
    position = GOLF_WON.start()
    fits = {move_view(position, move).source for move in position.legal_moves()}
    player.click(next(f"c{number}" for number in range(1, 8) if f"c{number}" not in fits))
    expect(player.part("toast")).to_contain_text("on the")  # the reasons are a script that is loaded when it is first needed
    moves = GOLF_15.split()
    play_golf(player, moves[:10])
    assert player.seq == 10
    player.use_tool("undo")
    player.wait_for_event(11)
    cards = player.cards()
    # Everything is still there after a reload, and after the server is gone for good.
    private_server.kill()
    player.page.reload()
    wait_for_table(player)
    assert (player.seq, player.cards()) == (11, cards)
    play_golf(player, moves[9:])
    expect(player.page.get_by_text("You won!")).to_be_visible()
    table = player.table_id
    player.go(f"/t/{table}/replay")
    player.part("result").wait_for(timeout=START_MS)
    player.go("/statistics")
    expect(player.page.get_by_role("heading", name="Golf")).to_be_visible(timeout=START_MS)
    player.go("/")
    expect(player.page.locator("article[data-game=golf]")).to_be_visible()
