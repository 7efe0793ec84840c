"""Updates: a new version is used only when it is complete, and open pages go on."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.server.files import STATIC
from longwood.server.site import write_site
from tests.browser.conftest import METERED, Contexts, Players
from tests.browser.offline.files import file_server
from tests.browser.offline.network import CACHED, FILES, START_MS, cut, restore, wait_for_table, wait_until
from tests.browser.player import Player

pytestmark = pytest.mark.browser
OFFLINE: Final = next((STATIC / "assets").glob("offline-*")).name
"""The folder with the files for play without a server. Its name contains their digest."""

_NAMES: Final = "async () => await caches.keys()"
_EARLIER: Final = """
async (current) => {
  for (const name of ['longwood-files-1', 'longwood-files-2', 'longwood-offline-1', 'longwood-offline-2'])
    await (await caches.open(name)).put('/assets/' + name, new Response(name));
  await caches.open('longwood-' + current);
}
"""
_URLS: Final = "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)"
_UPDATE: Final = """
async (ms) => {
  const found = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    let worker = registration.installing;
    registration.addEventListener('updatefound', () => (worker = registration.installing ?? worker));
    await registration.update();
    worker ??= registration.installing ?? registration.waiting ?? registration.active;
    while (!['activated', 'redundant'].includes(worker.state))
      await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
    return worker.state;
  };
  return await Promise.race([found(), new Promise((done) => setTimeout(done, ms))]);
}
"""
_UPDATE_MS: Final = 30_000
_PATIENCE_MS: Final = 420_000
"""Chromium waits at most five minutes until an earlier version has done its work."""


def update(player: Player) -> str:
    """Let the browser look for a new version until it does so. Returns `activated` or `redundant`, or fails."""
    for _ in range(_PATIENCE_MS // _UPDATE_MS):
        state = player.page.evaluate(_UPDATE, _UPDATE_MS)
        if state is not None:
            return str(state)
    pytest.fail("the browser hasn't looked for a new version")


def test_an_update_is_complete_before_it_is_used_and_open_pages_go_on(private_players: Players) -> None:
    """The browser has the caches of two earlier versions, and an empty one of the new version.

    The new version gets its files for play without a server, too.
    """
    player = private_players.open(worker=True, metered=False).go("/healthz")
    player.page.evaluate(_EARLIER, OFFLINE)
    player.go("/")
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=START_MS)
    wait_until(player, lambda: "longwood-files-1" not in player.page.evaluate(_NAMES))
    wait_until(player, lambda: "longwood-offline-1" not in player.page.evaluate(_NAMES))
    assert {"longwood-files-2", "longwood-offline-2"} <= set(player.page.evaluate(_NAMES)), "a page of the earlier version may be open"
    files = player.page.evaluate(_URLS, f"longwood-{OFFLINE}")
    assert len(files) == FILES
    assert all(f"/assets/{OFFLINE}/" in url for url in files)
    assert player.page.evaluate("async () => await (await fetch('/assets/longwood-files-2')).text()") == "longwood-files-2"


def version_of(player: Player) -> str:
    """Load the page again without the network, and return its version."""
    cut(player)
    player.page.reload()
    version = player.page.locator("html").get_attribute("data-version") or "1"
    player.page.wait_for_load_state("networkidle", timeout=START_MS)
    restore(player)
    return version


def publish(site: Path, version: str, digest: str) -> None:
    """Turn a site into another version. Its files are old enough that browsers may use their HTTP caches without asking.

    Those of version 2 are a day newer, because file servers compare whole seconds.
    """
    page, worker = site / "index.html", site / "service-worker.js"
    page.write_text(page.read_text(encoding="utf-8").replace("<html", f'<html data-version="{version}"', 1), encoding="utf-8")
    for path in (page, worker):
        path.write_text(path.read_text(encoding="utf-8").replace(digest, version * len(digest)), encoding="utf-8")
    old = time.time() - (30 - int(version)) * 86_400
    for path in site.rglob("*"):
        os.utime(path, (old, old))


def test_a_site_is_updated_only_when_all_files_can_be_loaded(contexts: Contexts, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site)
    publish(site, "1", "")
    with file_server(tmp_path) as address:
        players = Players(contexts, f"{address}/site")
        players.allow("Failed to load resource|ERR_INTERNET_DISCONNECTED|An unknown error occurred when fetching the script")
        player = players.open(worker=True).go("/#/rules/golf")  # unlike the start page, it needs no Python
        player.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=START_MS)
        before = player.page.evaluate(_NAMES)
        (digest,) = (name.rpartition("/")[2] for name in before if name.startswith("longwood-files-/site/"))
        publish(site, "2", digest)
        (site / "icon.svg").rename(tmp_path / "icon.svg")
        assert update(player) == "redundant"
        left = {*player.page.evaluate(_NAMES), "longwood-pages"}  # the page's first data may arrive only now
        assert left == {*before, "longwood-pages"}, "nothing of the new version is left"
        assert version_of(player) == "1"
        (tmp_path / "icon.svg").rename(site / "icon.svg")
        assert update(player) == "activated"
        assert f"longwood-files-/site/{'2' * len(digest)}" in player.page.evaluate(_NAMES)
        assert version_of(player) == "2", "the page is not an old one from the HTTP cache"
        players.close()
    assert not players.problems, "\n".join(players.problems)


def rename_files(site: Path, version: str) -> None:
    """Give the scripts of a site, its styles and its folder for play without a server other names, as a build of changed sources does."""
    assets = site / "assets"
    names = {path.name: f"{version}-{path.name}" for path in assets.iterdir() if path.suffix in {".js", ".css"}}
    names[OFFLINE] = f"offline-{version * 12}"
    for old, new in names.items():
        (assets / old).rename(assets / new)
    pattern = re.compile("|".join(re.escape(name) for name in names))
    for path in [site / "index.html", site / "service-worker.js", *assets.glob("*.js"), *assets.glob("*.css")]:
        path.write_text(pattern.sub(lambda found: names[found[0]], path.read_text(encoding="utf-8")), encoding="utf-8")


def test_on_a_metered_connection_an_update_waits_and_the_earlier_version_goes_on(contexts: Contexts, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site)
    worker = site / "service-worker.js"
    worker.write_text(METERED + worker.read_text(encoding="utf-8"), encoding="utf-8")
    publish(site, "1", "")
    requested: list[str] = []
    with file_server(tmp_path, requested) as address:
        players = Players(contexts, f"{address}/site")
        players.allow("Failed to load resource|ERR_INTERNET_DISCONNECTED|An unknown error occurred when fetching the script")
        player = players.open(worker=True, metered=False).go("/")
        player.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=START_MS)
        player.go("/#/play/golf?deal=15")
        wait_for_table(player)
        player.click("stock")
        player.wait_for_event(1)
        wait_until(player, lambda: player.page.evaluate(CACHED) == FILES)
        before = player.page.evaluate(_NAMES)
        (digest,) = (name.rpartition("/")[2] for name in before if name.startswith("longwood-files-/site/"))
        rename_files(site, "2")
        publish(site, "2", digest)

        # The whole earlier version is used, with the network and without it. Visits request the page and the worker's script only.
        requested.clear()
        for _ in range(2):
            player.page.reload()
            wait_for_table(player)
            assert player.page.locator("html").get_attribute("data-version") == "1"
            update(player)
            wait_until(player, lambda: "longwood-update/site/" in player.page.evaluate(_NAMES))
            assert {f"longwood-files-/site/{'2' * len(digest)}", f"longwood-offline-/site/{'2' * 12}"}.isdisjoint(
                player.page.evaluate(_NAMES)
            )
        assert {path for path in requested if "/assets/" in path or "icon" in path} == set()
        assert version_of(player) == "1"
        wait_for_table(player)
        player.click("stock")
        player.wait_for_event(2)

        # The start page says that an update waits.
        player.page.evaluate("location.hash = '/'")
        expect(player.part("offline-update")).to_contain_text("An update is available", timeout=START_MS)
        expect(player.part("offline-update-now")).to_be_visible()
        player.page.go_back()
        wait_for_table(player)

        # The player asks for the update.
        player.use_tool("settings")
        expect(player.part("offline-update")).to_contain_text("An update is available")
        player.part("offline-update-now").click()
        expect(player.part("offline-update")).to_contain_text("Reload this page", timeout=START_MS)
        names = set(player.page.evaluate(_NAMES))
        assert {f"longwood-files-/site/{'2' * len(digest)}", f"longwood-offline-/site/{'2' * 12}"} <= names
        assert "longwood-update/site/" not in names
        assert version_of(player) == "2"
        wait_for_table(player)
        player.wait_for_event(2)
        cut(player)
        player.page.reload()
        wait_for_table(player)
        player.click("stock")
        player.wait_for_event(3)
        players.close()
    assert not players.problems, "\n".join(players.problems)
