"""Fixtures for the browser tests.

All tests of a package share one Chromium and one server. Each test opens its own browser contexts, and fails if a page in them
reports a problem.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import chromium
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.browser.player import Player
from tests.server.playing import ANSWER_S, Process
from tests.server.proxy import SlowLine

expect.set_options(timeout=ANSWER_S * 1000)

# Chromium does not write every violation of the content security policy to the console, so this script does.
_LOG_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

METERED = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"

_SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"


def _milliseconds(file: str, name: str) -> int:
    """Return the value of a constant of the front end."""
    found = re.search(rf"const {name} = (\d+);", (_SOURCES / file).read_text(encoding="utf-8"))
    assert found, f"{name} is not in web/src/{file}"
    return int(found[1])


# A busy machine can take longer to tap than a long press lasts, and longer to look for a note than the note stays. In tests these two
# timers run longer, so that a slow tap is still a tap and the note is still there.
_LONGER_MS = {_milliseconds("drag/gesture.ts", "HOLD_MS"): 3_000, _milliseconds("spit/Spit.svelte", "NOTE_MS"): 10_000}
_LENGTHEN_TIMERS = f"""
{{
  const longer = new Map({[list(change) for change in _LONGER_MS.items()]});
  const start = window.setTimeout.bind(window);
  window.setTimeout = (run, ms, ...values) => start(run, longer.get(ms) ?? ms, ...values);
}}
"""

Motion = Literal["reduce", "no-preference"]

DESKTOP = (1440, 900)
PHONE = (390, 844)


class Contexts:
    """Browser contexts that tests use one after another, because a new one has to download and compile the app first.

    A context that is given back forgets its cookies, permissions and stored data.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kinds: dict[BrowserContext, tuple[bool, Motion, bool]] = {}
        self._free: list[BrowserContext] = []
        self._used_once: set[BrowserContext] = set()

    def take(self, *, touch: bool, motion: Motion, worker: bool) -> Page:
        """Return the blank page of a context without cookies or stored data. The parameters are those of Players.open()."""
        kind = (touch, motion, worker)
        for context in self._free:
            if self._kinds[context] == kind:
                self._free.remove(context)
                return context.pages[0]
        context = self._browser.new_context(
            viewport=ViewportSize(width=DESKTOP[0], height=DESKTOP[1]),
            has_touch=touch,
            is_mobile=touch,
            reduced_motion=motion,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(ANSWER_S * 1000)
        context.add_init_script(_LOG_VIOLATIONS + _LENGTHEN_TIMERS)
        self._kinds[context] = kind
        if worker:
            self.use_once(context)  # its caches must not outlive the test
        return context.new_page()

    def use_once(self, context: BrowserContext) -> None:
        """Close this context when it is given back."""
        self._used_once.add(context)

    def give_back(self, context: BrowserContext, address: str) -> None:
        """Close the pages of a context and delete what the site at this address has stored in it."""
        if context in self._used_once:
            context.close()
            return
        for page in context.pages:
            page.close()
        blank = context.new_page()
        blank.context.new_cdp_session(blank).send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        context.clear_cookies()
        context.clear_permissions()
        self._free.append(context)


class Players:
    """The players of one test, each in a separate browser context.

    `problems` collects console errors and warnings, uncaught exceptions, and requests to other hosts. The fixtures fail the test
    if it is not empty.
    """

    def __init__(self, contexts: Contexts, address: str) -> None:
        self._contexts = contexts
        self._open: list[BrowserContext] = []
        self._allowed = [re.compile("Service Worker registration blocked by Playwright")]
        self.address = address
        self.problems: list[str] = []

    def open(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        touch: bool = False,
        motion: Motion = "reduce",
        worker: bool = False,
        metered: bool = True,
    ) -> Player:
        """Open a browser context with its own cookies and a viewport of that size.

        touch: makes it a phone. worker: installs the service worker. It downloads the rules of all games, which takes longer than
        opening a table, so only tests that need the worker set this. metered: whether the connection is charged by volume. Otherwise the
        service worker's pages download what they need for play without a server.
        """
        page = self._contexts.take(touch=touch, motion=motion, worker=worker)
        if worker and metered:
            page.context.add_init_script(METERED)
        self._watch(page)
        page.context.on("page", self._watch)
        self._open.append(page.context)
        page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        return Player(page, self.address)

    def open_tab(self, player: Player) -> Player:
        """Open another tab in a player's browser."""
        return Player(player.page.context.new_page(), self.address)

    def install_clock(self, player: Player) -> None:
        """Replace the clock and the timers of a player's browser, so that the test can set them."""
        player.page.clock.install()
        self._contexts.use_once(player.page.context)  # all its later pages have that clock

    def allow(self, pattern: str) -> None:
        """Ignore console messages that match a pattern, because the test causes them on purpose."""
        self._allowed.append(re.compile(pattern))

    def _watch(self, page: Page) -> None:
        """Collect the problems that a page reports."""
        page.on("console", self._check_message)
        page.on("pageerror", lambda error: self.problems.append(f"uncaught exception: {error}"))
        page.on("request", self._check_host)
        page.on("websocket", self._check_host)

    def _check_message(self, message: ConsoleMessage) -> None:
        text = f"{message.type}: {message.text}"
        if message.type in ("error", "warning") and not any(pattern.search(text) for pattern in self._allowed):
            self.problems.append(text)

    def _check_host(self, request: Request | WebSocket) -> None:
        target, server = urlsplit(request.url), urlsplit(self.address)
        if target.netloc != server.netloc and target.scheme not in ("data", "blob"):
            self.problems.append(f"request to another host: {request.url}")

    def close(self) -> None:
        """Close all browser contexts. Console messages that are still on their way are received first."""
        for context in self._open:
            for page in context.pages:
                page.evaluate("() => new Promise((done) => setTimeout(done))")
            context.remove_listener("page", self._watch)
            self._contexts.give_back(context, self.address)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium_browser(playwright: Playwright) -> Iterator[Browser]:
    browser = chromium.launch(playwright, os.environ["LONGWOOD_CHROMIUM"])
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def contexts(chromium_browser: Browser) -> Contexts:
    return Contexts(chromium_browser)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`longwood play` in a separate process. A test can kill it and start it again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: Process | None = None

    def start(self) -> None:
        self._process = Process(self._folder, "--port", str(self._port))
        assert self._process.address() == self.address

    def kill(self) -> None:
        """Send SIGKILL, so that the server cannot clean up."""
        if self._process is not None:
            self._process.__exit__()
            self._process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture
def players(contexts: Contexts, server: Server) -> Iterator[Players]:
    """Players on the server that all tests share."""
    players = Players(contexts, server.address)
    yield players
    players.close()
    assert not players.problems, "\n".join(players.problems)


@pytest.fixture
def visitor(players: Players) -> Player:
    """A player at a desktop page."""
    return players.open()


@pytest.fixture
def private_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which can kill it."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def private_players(contexts: Contexts, private_server: Server) -> Iterator[Players]:
    """Players on the server that only this test uses."""
    players = Players(contexts, private_server.address)
    yield players
    players.close()
    assert not players.problems, "\n".join(players.problems)


@pytest.fixture
def proxy(server: Server) -> Iterator[SlowLine]:
    """A proxy in front of the shared server. It delays everything by 80 ms and can break connections."""
    with SlowLine(int(server.address.rpartition(":")[2])) as proxy:
        yield proxy


@pytest.fixture
def slow_players(contexts: Contexts, proxy: SlowLine) -> Iterator[Players]:
    """Players who connect through the proxy."""
    players = Players(contexts, proxy.address)
    players.allow("WebSocket connection to .* failed|ERR_CONNECTION|ERR_EMPTY_RESPONSE")
    yield players
    players.close()
    assert not players.problems, "\n".join(players.problems)
