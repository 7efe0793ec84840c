"""A site without a server on web hosts that aren't as they should be: with wrong media types, broken downloads, and lost data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from longwood.server.files import STATIC
from longwood.server.site import write_site
from tests.browser.conftest import Contexts, Players
from tests.browser.connection import wait_for_worker
from tests.browser.offline.files import file_server
from tests.browser.offline.network import START_MS, cut, wait_for_table, wait_until

pytestmark = pytest.mark.browser
FOLDER: Final = next((STATIC / "assets").glob("offline-*"))
NEEDED: Final = sorted(path.name for path in FOLDER.iterdir() if path.suffix in {".js", ".wasm", ".zip"} and path.name != "search.wasm")
"""The files that the tables need to start."""
_CACHED: Final = "async () => (await caches.match('api/catalogue-he.json')) !== undefined"
_PERSIST: Final = "navigator.storage.persist = () => { window.isAsked = true; return Promise.resolve(true); }"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    return folder


@pytest.fixture
def visitors(contexts: Contexts, site: Path) -> Iterator[Players]:
    """Players at a site whose host doesn't know the newer file types."""
    with file_server(site, unknown={".wasm", ".webmanifest", ".zip"}) as address:
        players = Players(contexts, address)
        yield players
        players.close()
    assert not players.problems, "\n".join(players.problems)


def test_a_host_needs_no_media_type_of_webassembly(visitors: Players) -> None:
    player = visitors.open().go("/#/play/golf?deal=15")
    wait_for_table(player)
    player.click("stock")
    player.wait_for_event(1)


def test_the_page_says_so_if_a_file_cannot_be_loaded_and_tries_again(visitors: Players) -> None:
    player = visitors.open()
    for number, name in enumerate(NEEDED):
        pattern = f"**/{FOLDER.name}/{name}"
        player.page.route(pattern, lambda route: route.abort())
        player.go(f"/?visit={number}#/play/golf?deal=15")
        expect(player.page.get_by_role("alert")).to_contain_text("This site's files can't be loaded", timeout=START_MS)
        player.page.unroute(pattern)
    player.page.evaluate("() => { location.hash = '/' }")
    player.page.locator("article[data-game=golf] [data-testid=play]").click()
    wait_for_table(player)
    visitors.problems.clear()  # the browser and Pyodide have reported each failure


def test_the_menu_is_there_at_once_without_the_network(visitors: Players) -> None:
    """The referee isn't loaded for it."""
    visitors.allow("ERR_INTERNET_DISCONNECTED|Failed to load resource")
    player = visitors.open(worker=True).go("/?lang=he")
    wait_for_worker(player)
    wait_until(player, lambda: bool(player.page.evaluate(_CACHED)))
    cut(player)
    player.page.route(f"**/{FOLDER.name}/**", lambda route: route.abort())
    player.page.reload()
    expect(player.page.locator("article[data-game=golf] svg text").first).to_be_visible()


def test_a_site_asks_the_browser_to_keep_games_also_on_a_metered_connection(visitors: Players) -> None:
    player = visitors.open(worker=True)
    player.page.add_init_script(_PERSIST)
    player.go("/#/play/golf?deal=15")
    wait_for_table(player)
    assert player.page.evaluate("window.isAsked") is None, "before the first move, there is nothing to keep"
    player.click("stock")
    player.wait_for_event(1)
    player.page.wait_for_function("() => window.isAsked === true")


def test_play_goes_on_after_the_browser_has_deleted_all_data(visitors: Players) -> None:
    player = visitors.open().go("/#/play/golf?deal=15")
    wait_for_table(player)
    player.click("stock")
    player.wait_for_event(1)
    storage = player.page.context.new_cdp_session(player.page)
    storage.send("Storage.clearDataForOrigin", {"origin": player.address, "storageTypes": "indexeddb"})
    player.page.wait_for_timeout(500)
    before = player.page.url
    player.page.evaluate("() => { location.hash = '/play/golf?deal=16' }")
    player.wait_for_new_table(before)
    player.click("stock")
    player.wait_for_event(1)
