"""Helpers for tests of lost connections and of the service worker, which serves the app without a connection."""

from __future__ import annotations

from typing import Final

from tests.browser.player import Player
from tests.server.playing import eventually

ANSWER_TIMEOUT_MS: Final = 5_000
"""How long the page waits for an answer before it reports a lost connection."""

# Counts in window.disconnections how often the page reports a lost connection.
COUNT_DISCONNECTIONS: Final = """
() => {
  window.disconnections = 0;
  let wasLost = false;
  new MutationObserver(() => {
    const isLost = document.querySelector('[data-testid=lost]') !== null;
    if (isLost && !wasLost) window.disconnections++;
    wasLost = isLost;
  }).observe(document.body, { subtree: true, childList: true });
}
"""

# The worker caches the rules in menu order, and this game is the last one in the menu.
_RULES_CACHED: Final = "async (language) => !!(await caches.match(`/api/rules/all-in-a-row?lang=${language}`, { ignoreVary: true }))"


def wait_for_worker(player: Player) -> None:
    """Wait until the service worker is installed.

    Call this before killing the server. Otherwise the browser may still be downloading the worker's script, and logs an error.
    """
    player.page.evaluate("async () => { await navigator.serviceWorker.ready; }")


def wait_for_offline_copy(player: Player, language: str = "en") -> None:
    """Wait until the service worker controls the page and has cached the rules of all games."""
    wait_for_worker(player)
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # wait_for_function would accept the promise itself as true.
    assert eventually(lambda: bool(player.page.evaluate(_RULES_CACHED, language)))
