"""Browser contexts that are used for several tests carry nothing from one to the next."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Contexts, Players, Server

pytestmark = pytest.mark.browser

STORE = """
() => {
  localStorage.setItem('left', 'behind');
  sessionStorage.setItem('left', 'behind');
  document.cookie = 'left=behind';
}
"""
STORED = "() => [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie.includes('left'), Date.now() > 4e12]"


def test_the_next_test_finds_nothing_stored(contexts: Contexts, server: Server) -> None:
    for _ in range(3):
        players = Players(contexts, server.address)
        player = players.open().go("/")
        assert player.page.evaluate(STORED) == [None, None, False, False]
        player.page.evaluate(STORE)
        players.open_tab(player).go("/")
        players.close()
        assert players.problems == []


def test_a_clock_that_was_set_is_not_used_by_the_next_test(contexts: Contexts, server: Server) -> None:
    players = Players(contexts, server.address)
    player = players.open()
    players.install_clock(player)
    player.go("/").page.clock.set_system_time(5_000_000_000)  # in the year 2128
    assert player.page.evaluate(STORED)[-1]
    players.close()
    players = Players(contexts, server.address)
    assert not players.open().go("/").page.evaluate(STORED)[-1]
    players.close()
