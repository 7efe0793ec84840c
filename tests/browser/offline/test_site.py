"""A site without a server, under a plain file server and in a subfolder: played, cut off from the network, and embedded in another page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FrameLocator, expect

from longwood.play import format_record, make_record, start
from longwood.server.site import write_site
from longwood.variants import find_game
from tests.browser.checks import check_accessible
from tests.browser.conftest import Contexts, Players
from tests.browser.connection import wait_for_worker
from tests.browser.offline.files import file_server
from tests.browser.offline.network import START_MS, cut, play_golf, wait_for_table
from tests.browser.player import Player
from tests.server.playing import GOLF_15

pytestmark = pytest.mark.browser
MOVES = GOLF_15.split()
_UPGRADE = """
() => {
  const request = indexedDB.open('longwood', 2);
  request.addEventListener('success', () => request.result.close());
}
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Python's file server, with a site in the folder /some/folder: its address and its folder."""
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "some" / "folder")
    with file_server(folder) as address:
        yield address, folder


@pytest.fixture
def visitors(contexts: Contexts, host: tuple[str, Path]) -> Iterator[Players]:
    """Players at the site."""
    players = Players(contexts, f"{host[0]}/some/folder")
    yield players
    players.close()
    assert not players.problems, "\n".join(players.problems)


def test_a_site_needs_no_server(visitors: Players) -> None:
    """Everything but multiplayer works, without one request to another path or host; then also without the network."""
    visitors.allow("ERR_INTERNET_DISCONNECTED|Failed to load resource")
    player = visitors.open(worker=True, metered=False)
    requested: list[str] = []
    player.page.on("request", lambda request: requested.append(request.url))
    player.go("/")
    expect(player.page.locator("article[data-game=golf]")).to_be_visible()
    expect(player.part("site-limits")).to_contain_text("no multiplayer")
    assert player.part("multiplayer-golf").count() == 0
    check_accessible(player, "the menu of a site")
    player.page.locator("article[data-game=golf] [data-testid=play]").click()
    wait_for_table(player)
    player.page.evaluate("() => { location.hash = '/play/golf?deal=15' }")
    player.page.wait_for_function("() => location.hash.startsWith('#/t/')")
    wait_for_table(player)
    player.wait_for_event(0)
    play_golf(player, MOVES[:10])
    player.use_tool("undo")
    player.wait_for_event(11)
    player.page.keyboard.press("h")
    expect(player.part("advice-reason")).to_contain_text("Best possible here", timeout=START_MS)
    player.use_tool("deal-number")
    with player.page.expect_download() as saved:
        player.part("record").click()
    assert saved.value.suggested_filename == "golf-15.record"
    assert "[Game " in saved.value.path().read_text()
    player.page.keyboard.press("Escape")

    # Now everything is in the browser.
    wait_for_worker(player)
    player.use_tool("settings")
    expect(player.part("offline-files")).to_contain_text("Ready", timeout=START_MS)
    expect(player.part("offline-site")).to_contain_text("no multiplayer")
    check_accessible(player, "the settings of a site")
    player.page.keyboard.press("Escape")
    cut(player)
    player.page.reload()
    wait_for_table(player)
    check_accessible(player, "a table without the network")
    assert player.seq == 12, "the hint is an event, too"
    play_golf(player, MOVES[9:])
    expect(player.page.get_by_text("You won!")).to_be_visible()
    table = player.table_id
    player.part("replay").click()
    player.part("result").wait_for(timeout=START_MS)
    player.go("/#/statistics")
    expect(player.page.get_by_role("heading", name="Golf")).to_be_visible(timeout=START_MS)
    expect(player.part("goals").locator("[data-goal=win-golf]")).to_have_class(re.compile("reached"))
    player.go("/#/odds")
    expect(player.page.locator("tr[data-game=black-hole]")).to_be_visible(timeout=START_MS)
    player.go("/#/learn/golf")
    wait_for_table(player)
    player.part("lesson-next").click()
    player.click("c1")
    expect(player.part("lesson-remark")).to_contain_text("it takes only", timeout=START_MS)
    player.click("c7")
    expect(player.page.get_by_text("Step 3 of 5")).to_be_visible()
    player.go("/?lang=he#/rules/tri-peaks")
    expect(player.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(player.page.locator("main h2").first).to_be_visible(timeout=START_MS)
    player.go("/?lang=en#/room/abc")
    expect(player.page.get_by_text("has none")).to_be_visible()
    assert [url for url in requested if not url.startswith(player.address)] == []

    # Another tab has a newer version, which changes the database. This page can't get that version.
    player.go(f"/#/t/{table}")
    wait_for_table(player)
    loaded: list[str] = []
    player.page.on("load", lambda page: loaded.append(page.url))
    player.page.evaluate(_UPGRADE)
    expect(player.page.get_by_role("alert")).to_contain_text("A newer version of Longwood", timeout=START_MS)
    assert loaded == [f"{player.address}/#/t/{table}"], "it was tried once"


def test_no_link_leaves_the_folder_of_the_site(visitors: Players) -> None:
    """Nothing is requested, either, that only a server has."""
    player = visitors.open(worker=True, metered=False)
    failed: list[str] = []
    player.page.context.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    host = player.address.removesuffix("/some/folder")
    for number, page in enumerate(("rules/golf", "daily", "statistics", "odds", "tree", "board", "make")):
        player.go(f"/?visit={number}#/{page}")  # the query makes the browser load the page again
        player.part("home").wait_for(timeout=START_MS)
        links = player.page.locator("a[href]:not([download])").evaluate_all("(links) => links.map((link) => link.href)")
        assert links
        assert [link for link in links if link.startswith(host) and not link.startswith(f"{player.address}/")] == []
    wait_for_worker(player)
    assert failed == []


@pytest.fixture
def blog(contexts: Contexts, host: tuple[str, Path], tmp_path: Path) -> Iterator[tuple[Player, Path]]:
    """A page on another host than the site, and its folder. The site sends no CORS headers."""
    with file_server(tmp_path) as address:
        players = Players(contexts, address)
        yield players.open(), tmp_path
        players.close()
    others = f"request to another host: {host[0]}/"
    assert [problem for problem in players.problems if not problem.startswith(others)] == []


def test_a_table_can_be_part_of_a_page_on_another_host(blog: tuple[Player, Path], host: tuple[str, Path]) -> None:
    """The element deals a game or replays a record, with the page's colours, for the keyboard and for screen readers."""
    game = find_game("golf")
    position = start(game.rules, 15)
    for text in MOVES:
        position.push(position.parse_move(text))
    record = format_record(make_record("golf", game.options, game.rules, position, deal=15))
    site = f"{host[0]}/some/folder"
    player, folder = blog
    (folder / "index.html").write_text(
        f"""<!doctype html><html lang="en"><title>A blog</title><script src="{site}/longwood-table.js"></script>
        <style>longwood-table {{ --longwood-felt: rgb(1, 2, 3); }}</style><main><h1>A blog</h1>
        <longwood-table game="golf" deal="15" lang="he" theme="dark" label="Golf, deal 15"></longwood-table>
        <longwood-table id="replay"><script type="text/plain">{record}</script></longwood-table></main></html>""",
        encoding="utf-8",
    )
    page = player.go("/").page
    frame: FrameLocator = page.frame_locator("longwood-table >> nth=0 >> iframe")
    frame.locator("[data-pile=stock]").wait_for(timeout=START_MS)
    html = frame.locator("html")
    expect(html).to_have_attribute("dir", "rtl")
    expect(html).to_have_attribute("data-theme", "dark")
    assert html.evaluate("(root) => getComputedStyle(root).getPropertyValue('--felt').trim()") == "rgb(1, 2, 3)"
    expect(page.get_by_title("Golf, deal 15")).to_have_attribute(
        "src", f"{site}/index.html?embed=1&lang=he&theme=dark&felt=rgb%281%2C+2%2C+3%29#/play/golf?deal=15"
    )
    table = page.locator("longwood-table >> nth=0")
    table.evaluate("(element) => element.focus()")
    replay = page.frame_locator("#replay >> iframe")
    expect(replay.locator("[data-testid=result]")).to_contain_text("Won", timeout=START_MS)

    # Other attributes show another game, without another entry in the history of the page.
    before = page.evaluate("history.length")
    for deal in ("16", "17"):
        frame.locator("body").press("d")
        expect(frame.locator("body")).to_have_attribute("data-seq", "1")
        table.evaluate("(element, deal) => element.setAttribute('deal', deal)", deal)
        expect(frame.locator("body")).to_have_attribute("data-seq", "0", timeout=START_MS)
    assert page.evaluate("history.length") == before


_IN_TWO_PIECES: Final = """
async () => {
  const turn = () => new Promise((done) => setTimeout(done));
  document.open();
  document.write('<script src="some/folder/longwood-table.js"></script><longwood-table><script type="text/plain">half a ');
  while (!document.querySelector('longwood-table')?.textContent) await turn();
  await turn();
  const frame = document.querySelector('longwood-table').shadowRoot.querySelector('iframe');
  const before = frame.getAttribute('src');
  document.write('record</script></longwood-table>');
  document.close();
  while (!frame.src) await turn();
  return [before, new URL(frame.src).hash];
}
"""


def test_a_record_that_arrives_in_pieces_is_shown_as_a_whole(visitors: Players, host: tuple[str, Path]) -> None:
    (host[1] / "pieces.html").write_text('<!doctype html><html lang="en"><title>A blog</title></html>', encoding="utf-8")
    page = visitors.open().page
    page.goto(f"{host[0]}/pieces.html")
    assert page.evaluate(_IN_TWO_PIECES) == [None, "#/replay#record=half%20a%20record"]


def test_the_script_of_the_element_can_be_a_module_on_the_same_host(visitors: Players, host: tuple[str, Path]) -> None:
    (host[1] / "module.html").write_text(
        """<!doctype html><html lang="en"><title>A blog</title>
        <script type="module" src="some/folder/longwood-table.js?v=2"></script>
        <main><h1>A blog</h1><longwood-table label="All games"></longwood-table></main></html>""",
        encoding="utf-8",
    )
    player = visitors.open()
    page = player.page
    page.goto(f"{host[0]}/module.html")
    expect(page.frame_locator("longwood-table >> iframe").locator("article[data-game=golf]")).to_be_visible()
    check_accessible(player, "a page with a table")
