"""One Chromium and one server for all of these tests; for each test browsers of its own, in which nothing may go wrong unseen."""

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
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, WebSocket, sync_playwright

from tests.browser.sitting import Sitting
from tests.server.playing import ANSWER_S, Process
from tests.server.proxy import SlowLine

# The browser keeps this to itself where no handler is called; its console then has nothing.
_TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

Motion = Literal["reduce", "no-preference"]

DESKTOP = (1440, 900)
PHONE = (390, 844)


class Seats:
    """The browsers of one test. What their consoles complain of, and every request to another machine, makes the test fail."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._allowed: list[re.Pattern[str]] = []
        self.address = address
        self.problems: list[str] = []

    def open(
        self, size: tuple[int, int] = DESKTOP, *, touch: bool = False, motion: Literal["reduce", "no-preference"] = "reduce"
    ) -> Sitting:
        """A browser of its own, with cookies of its own, as large as that; with `touch` it is a phone's."""
        context = self._browser.new_context(
            viewport=ViewportSize(width=size[0], height=size[1]),
            has_touch=touch,
            is_mobile=touch,
            reduced_motion=motion,
        )
        context.set_default_timeout(ANSWER_S * 1000)
        context.add_init_script(_TELL_VIOLATIONS)
        context.on("page", self._watch)
        self._contexts.append(context)
        return Sitting(context.new_page(), self.address)

    def beside(self, sitting: Sitting) -> Sitting:
        """Another tab of the same browser."""
        return Sitting(sitting.page.context.new_page(), self.address)

    def allow(self, complaint: str) -> None:
        """What a test provokes is no problem: a pattern of what the console then says."""
        self._allowed.append(re.compile(complaint))

    def _watch(self, page: Page) -> None:
        page.on("console", self._heed)
        page.on("pageerror", lambda error: self.problems.append(f"an error nobody caught: {error}"))
        page.on("request", self._check_host)
        page.on("websocket", self._check_host)

    def _heed(self, message: ConsoleMessage) -> None:
        text = f"{message.type}: {message.text}"
        if message.type in ("error", "warning") and not any(pattern.search(text) for pattern in self._allowed):
            self.problems.append(text)

    def _check_host(self, what: Request | WebSocket) -> None:
        there, here = urlsplit(what.url), urlsplit(self.address)
        if there.netloc != here.netloc and there.scheme not in ("data", "blob"):
            self.problems.append(f"it asked another machine: {what.url}")

    def close(self) -> None:
        """Leave all tables, once everything that was said has been heard."""
        for context in self._contexts:
            for page in context.pages:
                page.evaluate("() => new Promise((done) => setTimeout(done))")
            context.close()


@pytest.fixture(scope="package")
def chromium_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright, os.environ["LONGWOOD_CHROMIUM"])
        yield browser
        browser.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`longwood play` in a process of its own, that can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: Process | None = None

    def start(self) -> None:
        self._process = Process(self._folder, "--port", str(self._port))
        assert self._process.address() == self.address

    def kill(self) -> None:
        """SIGKILL: it gets no chance to do anything."""
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
def seats(chromium_browser: Browser, server: Server) -> Iterator[Seats]:
    """Browsers at the server that all tests share."""
    found = Seats(chromium_browser, server.address)
    yield found
    found.close()
    assert not found.problems, "\n".join(found.problems)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def own_seats(chromium_browser: Browser, own_server: Server) -> Iterator[Seats]:
    """Browsers at the test's own server."""
    found = Seats(chromium_browser, own_server.address)
    yield found
    found.close()
    assert not found.problems, "\n".join(found.problems)


@pytest.fixture
def line(server: Server) -> Iterator[SlowLine]:
    """A line to the server that takes 80 ms, and can be dropped."""
    with SlowLine(int(server.address.rpartition(":")[2])) as line:
        yield line


@pytest.fixture
def slow_seats(chromium_browser: Browser, line: SlowLine) -> Iterator[Seats]:
    """Browsers over that line."""
    found = Seats(chromium_browser, line.address)
    found.allow("WebSocket connection to .* failed|ERR_CONNECTION|ERR_EMPTY_RESPONSE")
    yield found
    found.close()
    assert not found.problems, "\n".join(found.problems)
