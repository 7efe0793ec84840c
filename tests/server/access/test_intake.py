"""Bursts of new connections and large bodies are read over time, so that they delay only their sender."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from longwood.server.access import intake
from longwood.server.access.intake import Intake
from longwood.server.access.limits import ServerLimits
from longwood.server.settings.values import Settings
from tests.server.access.test_connections import connect, rest
from tests.server.playing import EARLY_S, Browser, Running

pytestmark = [pytest.mark.every_store, pytest.mark.sqlite_only("tests what comes before the store")]

STRICT = Settings(limits=ServerLimits(request_rate=1e-6), trusted_proxies=())  # then 127.0.0.1 is an address like any other
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
NEVER = 1e-9
QUIET_S = 0.3


def connections(monkeypatch: pytest.MonkeyPatch, *, per_s: float, burst: int, longest_s: float) -> None:
    monkeypatch.setattr(intake, "CONNECTIONS_PER_S", per_s)
    monkeypatch.setattr(intake, "CONNECTIONS_BURST", burst)
    monkeypatch.setattr(intake, "LONGEST_DELAY_S", longest_s)


def bodies(monkeypatch: pytest.MonkeyPatch, *, per_s: float, burst: int) -> None:
    monkeypatch.setattr(intake, "BODY_BYTES_PER_S", per_s)
    monkeypatch.setattr(intake, "BODY_BYTES_BURST", burst)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def asking(server: Running, stack: ExitStack) -> socket.socket:
    """Return a connection that has asked for /healthz."""
    connection = stack.enter_context(closing(connect(server)))
    connection.sendall(HEALTH)
    return connection


def answers_within(connection: socket.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        return bool(connection.recv(1))
    except TimeoutError:
        return False


def test_only_the_address_with_a_burst_waits_and_a_proxy_never_does() -> None:
    taken = Intake(ServerLimits(), ["198.51.100.1"])
    assert [taken.connection_delay_s("192.0.2.1") for _ in range(intake.CONNECTIONS_BURST)] == [0] * intake.CONNECTIONS_BURST
    assert taken.connection_delay_s("192.0.2.1")
    assert taken.connection_delay_s("192.0.2.2") == 0
    assert taken.body_delay_s("192.0.2.1", intake.BODY_BYTES_BURST) == 0
    assert taken.body_delay_s("192.0.2.1", 2**20) > 0
    assert taken.body_delay_s("192.0.2.2", 2**20) == 0
    for _ in range(10_000):
        assert taken.connection_delay_s("198.51.100.1") == 0
        assert taken.body_delay_s("198.51.100.1", 2**30) == 0


def test_connections_after_a_burst_are_not_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stack: ExitStack) -> None:
    connections(monkeypatch, per_s=NEVER, burst=3, longest_s=1e12)
    with Running(tmp_path, settings=STRICT) as server:  # this asks once
        first, second, third = (asking(server, stack) for _ in range(3))
        for connection in (first, second):
            assert rest(connection).startswith(b"HTTP/1.1 200 ")
        assert not answers_within(third, QUIET_S)
        server.server.config.timeout_graceful_shutdown = 0


def test_they_are_read_in_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stack: ExitStack) -> None:
    connections(monkeypatch, per_s=20, burst=1, longest_s=60)
    with Running(tmp_path, settings=STRICT) as server:
        began_s = time.monotonic()
        for connection in [asking(server, stack) for _ in range(5)]:
            assert rest(connection).startswith(b"HTTP/1.1 200 ")
        assert time.monotonic() - began_s >= 4 / 20 - EARLY_S, "the last one waits for the others"


def test_connections_whose_turn_is_too_far_away_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stack: ExitStack) -> None:
    connections(monkeypatch, per_s=NEVER, burst=2, longest_s=60)
    with Running(tmp_path, settings=STRICT) as server:
        assert rest(asking(server, stack)).startswith(b"HTTP/1.1 200 ")
        answer = rest(stack.enter_context(closing(connect(server))))
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"too many connections from your address" in answer


def test_what_arrives_on_delayed_connections_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stack: ExitStack) -> None:
    connections(monkeypatch, per_s=NEVER, burst=1, longest_s=1e12)
    monkeypatch.setattr(intake, "EARLY_BYTES_OF_SITE", 2 * len(HEALTH))
    with Running(tmp_path, settings=STRICT) as server:
        delayed = [asking(server, stack) for _ in range(2)]
        assert not answers_within(delayed[1], QUIET_S)
        assert rest(asking(server, stack)).startswith(b"HTTP/1.1 503 ")
        delayed.pop().close()
        server.server.config.timeout_graceful_shutdown = 0


def test_one_site_cannot_use_up_the_memory_for_what_arrives_early() -> None:
    taken = Intake(ServerLimits(), [])
    assert not taken.keep_early("192.0.2.1", intake.EARLY_BYTES_OF_SITE)
    assert taken.keep_early("192.0.2.1", 1)
    taken.drop_early("192.0.2.1", 1)
    others = [f"198.51.100.{number}" for number in range(intake.EARLY_BYTES // intake.EARLY_BYTES_OF_SITE - 1)]
    assert not any(taken.keep_early(other, intake.EARLY_BYTES_OF_SITE) for other in others)
    assert taken.keep_early("203.0.113.1", 1), "but all sites together are limited, too"
    for other in others:
        taken.drop_early(other, intake.EARLY_BYTES_OF_SITE)
    assert not taken.keep_early("203.0.113.1", 1)


def test_a_body_that_nobody_wants_is_not_read_as_fast_as_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stack: ExitStack
) -> None:
    """The request is refused at once because of its length. The rest of its body would still be received and thrown away."""
    bodies(monkeypatch, per_s=NEVER, burst=1000)
    with Running(tmp_path, settings=STRICT) as server:
        connection = stack.enter_context(closing(connect(server)))
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000000\r\n\r\n")
        connection.settimeout(QUIET_S)
        with pytest.raises(TimeoutError):  # the buffers of the system hold much less
            connection.sendall(bytes(64 * 2**20))
        server.server.config.timeout_graceful_shutdown = 0


def test_a_delayed_body_arrives_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bodies(monkeypatch, per_s=10 * 2**20, burst=1000)
    with Running(tmp_path, settings=STRICT) as server, Browser(server.address) as browser:
        answer = browser.http.post("/api/games?check=true", content=b"\n" * 10_000 + b" " * 900_000 + b"x")
        assert [line["line"] for line in answer.json()["bad"]] == [10_001]
        assert httpx.get(f"{server.address}/healthz").text == "ok"
