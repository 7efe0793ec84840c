"""Incomplete requests, clients that don't read, and too many idle connections, over plain TCP sockets."""

from __future__ import annotations

import asyncio
import dataclasses
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from http.client import HTTPResponse
from pathlib import Path

import httpx
import pytest
from websockets import InvalidStatus

from longwood.protocol import Problem
from longwood.server import run
from longwood.server.access.connections import Waiting, most_connections
from longwood.server.access.limits import ServerLimits
from longwood.server.settings.values import Settings
from tests.server.playing import ANSWER_S, Browser, Running, eventually

pytestmark = pytest.mark.every_store

SHORT = ServerLimits(request_head_s=0.3, request_pause_s=0.3)
PATIENT = ServerLimits(request_head_s=3600, request_pause_s=3600, request_body_s=3600, idle_connections=2)
BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory, store_kind: str) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data"), limits=SHORT) as running:
        yield running


def connect(server: Running) -> socket.socket:
    url = httpx.URL(server.address)
    return socket.create_connection((url.host, url.port or 0), timeout=ANSWER_S)


def rest(connection: socket.socket) -> bytes:
    """Return what the server sends until it closes the connection. Raises TimeoutError if it doesn't."""
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


HALVES = (
    b"G",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    BODY,
    BODY + b'{"game":',
    BODY.replace(b"\r\n\r\n", b"\r\nExpect: 100-continue\r\n\r\n"),
    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HT",  # a second request
)


def test_half_sent_requests_are_answered_and_closed(impatient: Running) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(closing(connect(impatient))) for _ in HALVES]
        for connection, half in zip(connections, HALVES, strict=True):
            connection.sendall(half)
        for connection, half in zip(connections, HALVES, strict=True):
            answers = rest(connection)
            assert answers.startswith({HALVES[-2]: b"HTTP/1.1 100 ", HALVES[-1]: b"HTTP/1.1 200 "}.get(half, b"HTTP/1.1 408 "))
            answer = answers[answers.index(b"HTTP/1.1 408 ") :]
            assert b'"code":"too-slow"' in answer
            for header in (b"x-content-type-options: nosniff", b"content-security-policy: ", b"connection: close"):
                assert header in answer


def test_a_connection_without_a_request_is_closed_without_an_answer(impatient: Running) -> None:
    with closing(connect(impatient)) as connection:
        assert rest(connection) == b""


def test_a_body_that_arrives_too_slowly_is_refused(tmp_path: Path) -> None:
    """The client sends bytes often enough to avoid the limit on pauses, so only the time limit for the whole body ends the request."""
    limits = ServerLimits(request_pause_s=3600, request_body_s=0.3)
    with Running(tmp_path, limits=limits) as server, closing(connect(server)) as connection:
        connection.sendall(BODY)
        connection.settimeout(0.02)
        for _ in range(4000):
            connection.sendall(b" ")
            with suppress(TimeoutError):
                assert connection.recv(65536).startswith(b"HTTP/1.1 408 ")
                return
        pytest.fail("the server has taken 4000 bytes, one at a time")


def test_bad_requests_get_a_problem_with_all_headers_and_are_not_logged(impatient: Running, caplog: pytest.LogCaptureFixture) -> None:
    with closing(connect(impatient)) as connection:
        connection.sendall(b"\x16\x03\x01\r\n\r\n")
        answer = rest(connection)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"bad-request"' in answer
    assert b"content-security-policy: " in answer
    assert not caplog.records


UPGRADE = (
    b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
BAD_UPGRADES = {
    "a length": UPGRADE + b"Content-Length: 5\r\n\r\n",
    "a body": UPGRADE + b"Content-Length: 5\r\n\r\n12345",
    "a long header": UPGRADE + b"Cookie: " + b"c" * 10_000 + b"\r\n\r\n",
}


@pytest.mark.parametrize("request_bytes", BAD_UPGRADES.values(), ids=BAD_UPGRADES)
def test_a_websocket_request_that_cannot_be_accepted_is_refused_and_closed(tmp_path: Path, request_bytes: bytes) -> None:
    with Running(tmp_path, limits=PATIENT) as server:
        with closing(connect(server)) as connection:
            connection.sendall(request_bytes)
            answer = rest(connection)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b"content-security-policy: " in answer
        assert b'"code":"bad-request"' in answer
        assert eventually(lambda: not server.server.server_state.connections)


def test_a_refused_head_request_gets_no_body_and_no_traceback(impatient: Running, caplog: pytest.LogCaptureFixture) -> None:
    head = b"HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    for rest_of_request, status in ((b"Transfer-Encoding: chunked\r\n\r\n", 411), (b"Content-Length: 5\r\n", 408), (b"\0\r\n\r\n", 400)):
        with closing(connect(impatient)) as connection:
            connection.sendall(head + rest_of_request)
            answer = rest(connection)
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        assert answer.count(b"HTTP/1.1 ") == 1
        assert answer.endswith(b"\r\n\r\n"), "a response to HEAD has no body"
    assert not caplog.records


def test_closing_a_head_request_does_not_disturb_the_new_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The edge delays its refusal, so the HEAD request is unanswered when later connections push it out."""
    limits = dataclasses.replace(PATIENT, request_rate=1e-6, request_burst=1, refusal_delay_s=3600)
    with Running(tmp_path, settings=Settings(limits=limits, trusted_proxies=())) as server, ExitStack() as stack:
        head = stack.enter_context(closing(connect(server)))
        head.sendall(b"HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n")
        assert eventually(lambda: any(getattr(one, "cycle", None) for one in server.server.server_state.connections))
        others = [stack.enter_context(closing(connect(server))) for _ in range(2)]
        answer = rest(head)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert answer.endswith(b"\r\n\r\n")
        for other in others:
            other.sendall(b"GET /icon-192.png HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert rest(other).startswith(b"HTTP/1.1 200 ")
        server.server.config.timeout_graceful_shutdown = 0  # the refusal is still delayed


def test_a_socket_of_a_table_has_no_timeout_of_requests(impatient: Running) -> None:
    with Browser(impatient.address) as browser, browser.open(browser.deal("golf", 1)) as tab:
        assert tab.quiet(3 * SHORT.request_head_s)
        tab.play("d")


def test_a_slow_answer_is_not_interrupted(impatient: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(self: object, now: float) -> None:
        await asyncio.sleep(3 * SHORT.request_head_s)

    monkeypatch.setattr("longwood.server.upkeep.store.UpkeepStore.beat", slow)
    assert httpx.get(f"{impatient.address}/readyz").text == "ok"


def test_a_client_that_does_not_read_its_answers_is_disconnected(tmp_path: Path) -> None:
    with Running(tmp_path, buffer=4096, limits=SHORT) as server, closing(connect(server)) as connection:
        asset = next(path for path in httpx.get(server.address).text.split('"') if path.endswith(".css"))
        request = f"GET {asset} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n".encode()
        connection.sendall(request * 200)  # more than all buffers on the way can hold
        assert eventually(lambda: not server.server.server_state.connections)


def test_a_server_that_stops_disconnects_a_client_that_does_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_SHUTDOWN_S", 0.05)
    with Running(tmp_path, buffer=4096, limits=PATIENT) as server, closing(connect(server)) as connection:
        asset = next(path for path in httpx.get(server.address).text.split('"') if path.endswith(".css"))
        request = f"GET {asset} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n".encode()
        connection.sendall(request * 200)  # more than all buffers on the way can hold
        assert eventually(lambda: server.unsent() > 0)
        server.server.should_exit = True
        server.join()
        assert not server.server.server_state.connections


def test_a_new_connection_closes_the_one_that_has_waited_longest(tmp_path: Path) -> None:
    settings = Settings(limits=PATIENT, trusted_proxies=())  # without trusted proxies, the connections of 127.0.0.1 are counted
    with Running(tmp_path, settings=settings) as server, ExitStack() as stack:
        first, second, third = (stack.enter_context(closing(connect(server))) for _ in range(3))
        assert rest(first) == b""
        third.sendall(b"GET ")
        fourth = stack.enter_context(closing(connect(server)))
        assert rest(second) == b""
        for connection, start in ((third, b""), (fourth, b"GET ")):
            connection.sendall(start + b"/healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert rest(connection).startswith(b"HTTP/1.1 200 ")


class Waiter:
    """A connection that only counts how often it was refused."""

    def __init__(self, waiting: Waiting, host: str) -> None:
        self.waiting = waiting
        self.host = host
        self.refused = 0
        waiting.add(self, host)  # type: ignore[arg-type]

    def refuse(self, status: int, problem: Problem) -> None:
        self.refused += 1
        self.waiting.remove(self, self.host)  # type: ignore[arg-type]


def test_idle_connections_are_limited_per_network_and_per_line() -> None:
    waiting = Waiting(2, [])
    same = [Waiter(waiting, f"2001:db8:0:1::{number}") for number in range(3)]
    assert [one.refused for one in same] == [1, 0, 0]
    others = [Waiter(waiting, f"2001:db8:0:{number}::1") for number in range(2, 21)]
    assert [one.refused for one in (*same, *others)] == [1, 1] + [0] * 20
    assert Waiter(waiting, "2001:db8:1::1").refused == 0
    assert len(waiting) == 21


HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def test_a_full_server_closes_idle_connections_and_otherwise_refuses_new_ones(tmp_path: Path) -> None:
    settings = Settings(limits=dataclasses.replace(PATIENT, connections=3, idle_connections=10), trusted_proxies=())
    with Running(tmp_path, settings=settings) as server, ExitStack() as stack:

        def connected() -> socket.socket:
            count = len(server.server.server_state.connections)
            connection = stack.enter_context(closing(connect(server)))
            assert eventually(lambda: len(server.server.server_state.connections) == min(count + 1, 3 if has_idle else 4))
            return connection

        has_idle = True
        browser = stack.enter_context(Browser(server.address))
        table = browser.deal("golf", 1)
        tabs = [stack.enter_context(browser.open(table)) for _ in range(2)]
        idle = connected()  # instead of the browser's connection
        idle.sendall(HEALTH)
        response = HTTPResponse(idle)
        response.begin()
        assert (response.status, response.read()) == (200, b"ok")
        tabs.append(stack.enter_context(browser.open(table)))
        assert rest(idle) == b""
        has_idle = False
        silent, refused = connected(), connected()
        assert rest(silent) == b"", "it was closed in favour of the next one"
        refused.sendall(HEALTH)
        answer = rest(refused)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 10\r\n" in answer
        assert b'"code":"crowded"' in answer
        with pytest.raises(InvalidStatus) as caught:
            browser.connect(table)
        assert caught.value.response.status_code == 503
        tabs[0].play("d")
        tabs[1].until(1)
        tabs[0].socket.close()
        assert browser.http.get("/healthz").status_code == 200


def test_the_limit_of_connections_reserves_files_for_other_purposes(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    found = []
    for files in (1000, 10**6, resource.RLIM_INFINITY):
        monkeypatch.setattr(resource, "getrlimit", lambda kind, files=files: (files, files))
        found.append(most_connections(ServerLimits(connections=5000)))
    assert found == [750, 5000, 5000]


def test_connections_of_a_proxy_are_not_limited(tmp_path: Path) -> None:
    with Running(tmp_path, limits=PATIENT) as server, ExitStack() as stack:
        connections = [stack.enter_context(closing(connect(server))) for _ in range(6)]
        for connection in connections:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert rest(connection).startswith(b"HTTP/1.1 200 ")
