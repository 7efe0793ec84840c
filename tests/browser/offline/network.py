"""Helpers for tests of play without a server."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import chromium
from playwright.sync_api import Playwright

from tests.browser.conftest import Players
from tests.browser.connection import wait_for_worker
from tests.browser.player import UNFINISHED, Player, Touch

CACHED: Final = """
async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('longwood-offline-'));
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
}
"""
FILES: Final = 7
"""The number of files that play without a server needs."""
DRAW: Final = "d"
START_MS: Final = 180_000
"""Enough for a busy machine to start the tables of a browser."""


def open_prepared(players: Players, *, size: tuple[int, int] = (1440, 900), touch: bool = False, lang: str = "") -> Player:
    """Open a page in a new browser, make a move, and wait until the browser has everything that it needs without the server."""
    players.allow(
        "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|Failed to load resource|WebSocket connection to .* failed"
    )
    player = players.open(size, touch=touch, worker=True, metered=False)
    prepare(player, touch=touch, lang=lang)
    return player


def prepare(player: Player, *, touch: bool = False, lang: str = "") -> None:
    """Make a move, and wait until the browser has everything that it needs without the server."""
    player.go(f"/{lang}")
    wait_for_worker(player)
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert player.page.evaluate(CACHED) == 0, "nothing is downloaded before the first move"
    player.open_table("/play/golf?deal=15")
    if touch:
        Touch(player).tap("stock")
    else:
        player.click("stock")
    player.wait_for_event(1)
    wait_until(player, lambda: player.page.evaluate(CACHED) == FILES)


def cut(player: Player) -> None:
    """Cut the network of a player's browser."""
    player.page.context.set_offline(True)


def restore(player: Player) -> None:
    """Connect a player's browser again."""
    player.page.context.set_offline(False)


def play_golf(player: Player, moves: Sequence[str]) -> None:
    """Play moves of Golf by clicking cards."""
    for move in moves:
        seq = player.seq
        player.click("stock" if move == DRAW else f"c{move}")
        player.wait_for_event(seq + 1)


def wait_until(player: Player, condition: Callable[[], bool]) -> None:
    """Wait until a condition is true. Meanwhile Playwright calls the handlers of intercepted requests."""
    until = time.monotonic() + START_MS / 1000
    while not condition():
        assert time.monotonic() < until
        player.page.wait_for_timeout(50)


def wait_for_table(player: Player) -> None:
    """Wait until the page shows a table. The first one in a page takes longer, because Python has to start."""
    player.page.locator(f"body[data-seq]:has([data-pile]):not(:has({UNFINISHED}))").wait_for(state="attached", timeout=START_MS)


@contextmanager
def profile(playwright: Playwright, folder: Path, address: str) -> Iterator[Player]:
    """Start a browser with a profile on the disk, and yield a player at its page. Fails if a page has thrown an exception."""
    start = playwright.chromium.launch_persistent_context
    path = os.environ["LONGWOOD_CHROMIUM"]
    errors: list[str] = []
    with start(folder, executable_path=path, args=chromium.ARGUMENTS, reduced_motion="reduce") as context:
        context.set_default_timeout(START_MS)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        yield Player(context.pages[0], address)
    assert errors == []
