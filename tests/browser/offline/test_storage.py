"""What is stored without a server: no finished move is lost when the page is killed or the disk is full, and the player is told."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.conftest import Players, Server
from tests.browser.offline.network import CACHED, FILES, START_MS, cut, open_prepared, prepare, profile, wait_for_table
from tests.soak import times

pytestmark = pytest.mark.browser
KILLS = times(3, 200)


def renderers(browser: Browser) -> set[int]:
    """Return the ids of the processes that run pages and their workers."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return {process["id"] for process in found["processInfo"] if process["type"] == "renderer"}


@pytest.mark.soak
def test_no_finished_move_is_lost_when_the_page_is_killed(
    chromium_browser: Browser, private_players: Players, private_server: Server
) -> None:
    others = renderers(chromium_browser)
    player = open_prepared(private_players)
    cut(player)
    private_server.kill()
    player.go("/play/forty-thieves?deal=3")
    wait_for_table(player)
    address, random = player.page.url, Random(14)
    for _ in range(KILLS):
        before = player.seq
        finished = before
        for _ in range(random.randrange(1, 6)):
            player.page.keyboard.press(random.choice("dddu"))
            if random.random() < 0.7:
                finished = player.seq
        with player.page.expect_event("crash"):  # a tab that is opened earlier can get one of the killed processes
            for process in renderers(chromium_browser) - others:
                os.kill(process, SIGKILL)
        killed, player = player, private_players.open_tab(player)
        killed.page.close()
        player.page.goto(address)
        wait_for_table(player)
        assert player.seq >= finished
        if player.seq > 300:  # a fresh game before the longest one
            player.go("/play/forty-thieves?deal=3")
            wait_for_table(player)
            address = player.page.url


def test_games_survive_a_restart_of_the_browser_and_a_full_disk(playwright: Playwright, tmp_path: Path, private_server: Server) -> None:
    with profile(playwright, tmp_path / "profile", private_server.address) as player:
        prepare(player)
        cut(player)
        player.go("/play/golf?deal=15")
        wait_for_table(player)
        player.click("stock")
        player.wait_for_event(1)
        address, cards = player.page.url, player.cards()
    private_server.kill()
    with profile(playwright, tmp_path / "profile", private_server.address) as player:
        player.go("/")
        expect(player.part("only-here")).to_contain_text("only in this browser", timeout=START_MS)
        player.page.goto(address)
        wait_for_table(player)
        assert (player.seq, player.cards()) == (1, cards)

        storage = player.page.context.new_cdp_session(player.page)
        storage.send("Storage.overrideQuotaForOrigin", {"origin": player.address, "quotaSize": 1})
        player.click("stock")
        expect(player.part("toast")).to_contain_text("no space left", timeout=START_MS)
        assert (player.seq, player.cards()) == (1, cards)
        storage.send("Storage.overrideQuotaForOrigin", {"origin": player.address})
        player.click("stock")
        player.wait_for_event(2)
        player.page.reload()
        wait_for_table(player)
        assert player.seq == 2


def test_the_player_is_warned_before_the_space_is_used_up(players: Players) -> None:
    """The test says how much space is left, because Chromium tells pages only that it is plenty."""
    player = players.open()
    player.page.add_init_script("navigator.storage.estimate = async () => ({ quota: 1e9, usage: 1e9 - 1e7 })")
    player.go("/")
    player.part("settings").click()
    expect(player.part("offline-full").last).to_contain_text("hardly any storage")
    player.page.keyboard.press("Escape")
    expect(player.part("offline-full")).to_have_count(1)  # on the start page


_NAMES = "async () => await caches.keys()"


def test_a_metered_connection_downloads_nothing_until_the_player_asks(private_players: Players) -> None:
    player = private_players.open(worker=True).go("/")
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    player.open_table("/play/golf?deal=15")
    player.click("stock")
    player.wait_for_event(1)
    player.use_tool("settings")
    expect(player.part("offline-files")).to_contain_text("unless your connection is metered")
    expect(player.part("offline-download")).to_contain_text(" MB)")
    assert not [name for name in player.page.evaluate(_NAMES) if name.startswith("longwood-offline-")], "as if the player wanted them"
    player.part("offline-download").click()
    expect(player.part("offline-files")).to_contain_text("Ready", timeout=START_MS)
    assert player.page.evaluate(CACHED) == FILES
