"""Longwood as an installed app: what the worker keeps, what it never keeps, and pages without a server."""

from __future__ import annotations

import io

import httpx
import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import Seats, Server
from tests.browser.sitting import Sitting
from tests.server.playing import eventually
from tests.server.proxy import SlowLine

pytestmark = pytest.mark.browser

_KEPT = """
async () => {
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(kept.map((cache) => cache.keys()))).flat().map((request) => request.url);
}
"""
# The rules are kept in the order of the menu; this game is its last.
_RULES_KEPT = "async (language) => !!(await caches.match(`/api/rules/all-in-a-row?lang=${language}`, { ignoreVary: true }))"


def installed(sitting: Sitting) -> None:
    """Wait until the worker is there. A server that is killed while its script is on the way makes the browser complain of the script."""
    sitting.page.evaluate("async () => { await navigator.serviceWorker.ready; }")


def settled(sitting: Sitting, language: str = "en") -> None:
    """Wait until the worker answers for the page, and has the rules."""
    installed(sitting)
    sitting.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert eventually(lambda: bool(sitting.page.evaluate(_RULES_KEPT, language)))  # who waits for a function takes its promise for a yes


def test_the_manifest_and_its_icons(server: Server) -> None:
    manifest = httpx.get(f"{server.address}/manifest.webmanifest", trust_env=False)
    assert manifest.headers["content-type"] == "application/manifest+json"
    said = manifest.json()
    assert (said["start_url"], said["display"]) == ("/", "standalone")
    for icon in said["icons"]:
        found = httpx.get(server.address + icon["src"], trust_env=False)
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, Image.open(io.BytesIO(found.content)).size)) == icon["sizes"]
    assert {icon["purpose"] for icon in said["icons"]} == {"any", "maskable"}


def test_without_a_server_the_menu_and_the_rules_are_there(own_seats: Seats, own_server: Server) -> None:
    own_seats.allow("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|Failed to load resource|ERR_FAILED")
    sitting = own_seats.open().go("/")
    settled(sitting)
    sitting.sit("/play/golf?deal=15")
    sitting.click("stock")
    sitting.until(1)
    table = sitting.page.url
    own_server.kill()
    sitting.go("/")
    expect(sitting.page.locator("article[data-game=golf]")).to_be_visible()
    sitting.go("/rules/tri-peaks")
    expect(sitting.page.get_by_role("heading", level=2).first).to_be_visible()
    sitting.go("/t/" + table.rpartition("/")[2])
    expect(sitting.part("lost")).to_be_visible()
    own_server.start()
    expect(sitting.part("lost")).to_be_hidden()
    sitting.until(1)
    sitting.click("stock")
    sitting.until(2)


def test_over_a_line_that_has_died_what_is_kept_is_shown_after_a_while(slow_seats: Seats, line: SlowLine) -> None:
    """The browser sends what it asks for over connections it had, on which nothing comes any more."""
    line.delay_s = 0
    sitting = slow_seats.open().go("/")
    settled(sitting)
    sitting.sit("/play/golf?deal=15")
    line.fall_silent()
    sitting.go("/rules/tri-peaks")
    expect(sitting.page.get_by_role("heading", level=2).first).to_be_visible(timeout=15_000)
    line.pass_late()


def test_what_cannot_be_kept_is_shown_all_the_same(seats: Seats) -> None:
    sitting = seats.open().go("/")
    settled(sitting)
    (worker,) = sitting.page.context.service_workers
    worker.evaluate("() => { Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError')); }")
    sitting.go("/rules/golf?option=jokers=2")
    expect(sitting.page.get_by_role("heading", level=2).first).to_be_visible()


def test_nothing_of_a_game_is_kept(seats: Seats) -> None:
    sitting = seats.open().go("/")
    settled(sitting)
    sitting.sit("/play/golf?deal=15")
    sitting.click("stock")
    sitting.until(1)
    kept: list[str] = sitting.page.evaluate(_KEPT)
    paths = {url.removeprefix(seats.address).split("?")[0] for url in kept}
    assert "/" in paths
    assert "/api/catalogue" in paths
    unforeseen = {path for path in paths if not path.startswith(("/assets/", "/api/rules/", "/icon"))}
    assert unforeseen == {"/", "/api/catalogue", "/manifest.webmanifest"}
