"""Longwood as an installed app: what the service worker caches, what it never caches, and pages without a server."""

from __future__ import annotations

import io

import httpx
import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import Players, Server
from tests.browser.connection import wait_for_offline_copy
from tests.server.proxy import SlowLine

pytestmark = pytest.mark.browser

_CACHED_URLS = """
async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map((request) => request.url);
}
"""


def test_the_manifest_is_complete_and_its_icons_have_the_stated_sizes(server: Server) -> None:
    manifest = httpx.get(f"{server.address}/manifest.webmanifest", trust_env=False)
    assert manifest.headers["content-type"] == "application/manifest+json"
    content = manifest.json()
    assert (content["start_url"], content["display"]) == ("./", "standalone")
    assert {shot["form_factor"] for shot in content["screenshots"]} == {"wide", "narrow"}
    for icon in (*content["icons"], *content["screenshots"]):
        found = httpx.get(f"{server.address}/{icon['src']}", trust_env=False)
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, Image.open(io.BytesIO(found.content)).size)) == icon["sizes"]
    assert {icon["purpose"] for icon in content["icons"]} == {"any", "maskable"}


def test_the_shortcuts_of_the_manifest_lead_to_pages(server: Server, players: Players) -> None:
    player = players.open()
    for shortcut in httpx.get(f"{server.address}/manifest.webmanifest", trust_env=False).json()["shortcuts"]:
        player.go(shortcut["url"].removeprefix("."))
        player.page.locator("[data-testid=earlier], body[data-seq] [data-pile]").first.wait_for()


def test_the_start_page_and_the_rules_open_without_a_server(private_players: Players, private_server: Server) -> None:
    private_players.allow("WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|Failed to load resource|ERR_FAILED")
    player = private_players.open(worker=True).go("/")
    wait_for_offline_copy(player)
    player.open_table("/play/golf?deal=15")
    player.click("stock")
    player.wait_for_event(1)
    address = player.page.url
    private_server.kill()
    player.go("/")
    expect(player.page.locator("article[data-game=golf]")).to_be_visible()
    player.go("/rules/tri-peaks")
    expect(player.page.get_by_role("heading", level=2).first).to_be_visible()
    player.go("/t/" + address.rpartition("/")[2])
    expect(player.part("lost")).to_be_visible()
    private_server.start()
    expect(player.part("lost")).to_be_hidden()
    player.wait_for_event(1)
    player.click("stock")
    player.wait_for_event(2)


def test_new_cards_do_not_load_the_pictures_again(private_players: Players) -> None:
    player = private_players.open(worker=True).go("/")
    wait_for_offline_copy(player)
    player.page.reload()
    player.open_table("/play/golf?deal=15")
    requested: list[str] = []
    player.page.on("request", lambda request: requested.append(request.url))
    player.click("stock")
    player.wait_for_event(1)
    pictures = player.page.evaluate("() => [...document.querySelectorAll('svg.card use')].map((use) => use.getBBox().width)")
    assert pictures
    assert all(width > 200 for width in pictures), "each card has its picture, which is 250 wide"
    assert not [url for url in requested if "sheet" in url]


def test_cached_pages_open_over_a_silent_connection(slow_players: Players, proxy: SlowLine) -> None:
    """The browser reuses its open connections, but they no longer carry data. After a timeout the worker answers from its cache."""
    proxy.delay_s = 0
    player = slow_players.open(worker=True).go("/")
    wait_for_offline_copy(player)
    player.open_table("/play/golf?deal=15")
    proxy.fall_silent()
    player.go("/rules/tri-peaks")
    expect(player.page.get_by_role("heading", level=2).first).to_be_visible()
    proxy.pass_late()


def test_a_page_opens_even_if_it_cannot_be_cached(players: Players) -> None:
    player = players.open(worker=True).go("/")
    wait_for_offline_copy(player)
    (worker,) = player.page.context.service_workers
    worker.evaluate("() => { Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError')); }")
    player.go("/rules/golf?option=jokers=2")
    expect(player.page.get_by_role("heading", level=2).first).to_be_visible()


def test_no_game_data_is_cached(players: Players) -> None:
    player = players.open(worker=True).go("/")
    wait_for_offline_copy(player)
    player.open_table("/play/golf?deal=15")
    player.click("stock")
    player.wait_for_event(1)
    cached: list[str] = player.page.evaluate(_CACHED_URLS)
    paths = {url.removeprefix(players.address).split("?")[0] for url in cached}
    assert "/" in paths
    assert "/api/catalogue" in paths
    others = {path for path in paths if not path.startswith(("/assets/", "/api/rules/", "/icon"))}
    assert others == {"/", "/api/catalogue", "/manifest.webmanifest"}
