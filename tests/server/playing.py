"""Helpers that start a real server on a local port and play on it over HTTP and WebSocket, as the web page does."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Final

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from longwood.protocol import (
    Advice,
    Ask,
    ClientMessage,
    End,
    Help,
    Move,
    NewRound,
    NewTable,
    Par,
    Play,
    Redo,
    Refused,
    Restart,
    ServerMessage,
    Table,
    Undo,
)
from longwood.rules import OptionValue
from longwood.server.access.limits import ServerLimits
from longwood.server.run import listening_socket, make_server
from longwood.server.settings.sources import value_of, variable_of
from longwood.server.settings.values import Settings
from tests.server.databases import address_of

ANSWER_S: Final = 60.0  # the timeout for every answer, long enough for a busy machine
EARLY_S: Final = 0.01  # timers of the event loop count whole milliseconds, so they can end a little early, but less than this
_SERVER_MESSAGE: Final = msgspec.json.Decoder(ServerMessage)


class Running:
    """A server that runs in a thread of this process.

    `buffer` is the size of the socket's send buffer in bytes. A small one fills up quickly if a browser does not read.
    `limits` replaces the server's default limits, and `settings` all its settings. Settings without a database use the one that belongs to
    the folder.
    """

    def __init__(
        self, folder: Path, buffer: int | None = None, limits: ServerLimits | None = None, settings: Settings | None = None
    ) -> None:
        self.folder = folder
        settings = settings or Settings(limits=limits or ServerLimits())
        self.server = make_server(folder, replace(settings, database=settings.database or address_of(folder)))
        self._listener = listening_socket("127.0.0.1", 0)
        if buffer is not None:
            self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            self._loop = runner.get_loop()
            runner.run(self.server.serve(sockets=[self._listener]))

    def __enter__(self) -> Running:
        self._thread.start()
        httpx.get(f"{self.address}/healthz", timeout=ANSWER_S, trust_env=False, verify=False).raise_for_status()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.join()

    def join(self) -> None:
        """Wait until the server has stopped."""
        self._thread.join()

    def tasks(self) -> int:
        """Return the number of asyncio tasks that are running in the server."""

        async def count() -> int:
            return len(asyncio.all_tasks()) - 1

        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(count(), self._loop).result(ANSWER_S)

    def unsent(self) -> int:
        """Return the number of bytes in the write buffers of all connections."""
        return sum(connection.transport.get_write_buffer_size() for connection in self.server.server_state.connections)


def eventually(condition: Callable[[], bool]) -> bool:
    """Wait until the condition is true. Return False if it is still false after ANSWER_S."""
    until = time.monotonic() + ANSWER_S
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


class Process:
    """A server process, started as a user would: `longwood play --no-browser`, or `longwood serve` with settings or with PostgreSQL."""

    def __init__(self, folder: Path, *args: str, settings: Settings | None = None) -> None:
        address = address_of(folder)
        if settings is None and address:
            settings = Settings()
        env = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # bytecode is cached, so only the first process has to compile its imports
        if settings is not None:
            env |= _variables(replace(settings, database=settings.database or address))
        verb = ("play", "--no-browser") if settings is None else ("serve",)
        command = [sys.executable, "-m", "longwood", *verb, "--data", str(folder), *args]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def address(self) -> str:
        """Wait until the process prints its address, and return the address."""
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        match = re.search(r"http://[^/]+", line)
        assert match, line
        return match[0]

    def stop(self, with_signal: int = signal.SIGINT) -> tuple[int, str, str]:
        """Stop the process. Return its exit code and the rest of its standard output and standard error."""
        self.process.send_signal(with_signal)
        out, err = self.process.communicate(timeout=ANSWER_S)
        return self.process.returncode, out, err

    def kill(self) -> None:
        """Send SIGKILL, so that the process cannot clean up."""
        self.process.kill()
        self.process.wait()


def _variables(settings: Settings) -> dict[str, str]:
    """Return the environment variables for these settings."""
    messages = ("limits.message_rate_of_address", "limits.message_burst_of_address")
    names = ("database", "channel", "limits.room_rate", "limits.room_burst", *messages)
    return {variable_of(name): str(value_of(settings, name)) for name in names}


class Tab:
    """A browser tab: one WebSocket connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.received: list[str] = []  # the text of every message from the server
        self._ref = 0
        with ExitStack() as stack:
            self.socket = stack.enter_context(socket)
            first = self.receive()
            assert isinstance(first, Table), first
            self.table: Table = first  # the newest state received
            self._open = stack.pop_all()

    def __enter__(self) -> Tab:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def receive(self, timeout_s: float = ANSWER_S) -> ServerMessage:
        """Return the next message. Raises TimeoutError, websockets.ConnectionClosed."""
        text = self.socket.recv(timeout_s)
        assert isinstance(text, str), "the server sends only text messages"
        self.received.append(text)
        message: ServerMessage = _SERVER_MESSAGE.decode(text)
        if isinstance(message, Table):
            assert not hasattr(self, "table") or message.seq >= self.table.seq, "received an older state after a newer one"
            self.table = message
        return message

    def quiet(self, timeout_s: float = 0.2) -> bool:
        """Return whether no message arrives within the timeout."""
        with suppress(TimeoutError):
            self.receive(timeout_s)
            return False
        return True

    def until(self, seq: int) -> Table:
        """Receive messages until the table includes the event with this number. Return the table."""
        while self.table.seq < seq:
            self.receive()
        return self.table

    def ask(self, action: ClientMessage) -> Table | Refused:
        """Send an action with a new ref and return the answer to it."""
        self._ref += 1
        self.socket.send(msgspec.json.encode(msgspec.structs.replace(action, ref=self._ref)).decode())
        while True:
            answer = self.receive()
            if answer.ref == self._ref and isinstance(answer, Table | Refused):
                return answer

    def do(self, action: ClientMessage) -> Table:
        """Send an action that must be accepted. Return the table after it."""
        answer = self.ask(action)
        assert isinstance(answer, Table), (action, answer)
        return answer

    def advice(self, help: Help, moves: int = 1) -> Advice:
        """Ask the solver for help and return its advice. The server sends the table first, because asking can mark the game."""
        answer = self.ask(Ask(0, help, moves))
        assert isinstance(answer, Table), answer
        while True:
            message = self.receive()
            if isinstance(message, Advice):
                assert message.ref == self._ref
                return message

    def par(self) -> Par:
        """Ask for the best score of the deal and return it. The game must be over."""
        answer = self.ask(Ask(0, "par"))
        assert isinstance(answer, Table), answer
        while True:
            message = self.receive()
            if isinstance(message, Par):
                return message

    def refused(self, action: ClientMessage) -> str:
        """Send an action that must be refused, and return the refusal's code. The table must not change."""
        before = self.table
        answer = self.ask(action)
        assert isinstance(answer, Refused), (action, answer)
        assert answer.seq == before.seq
        assert not answer.message[:1].islower()
        return answer.code

    def make(self, move: Move, elapsed_ms: int = 0) -> Table:
        """Make one of the legal moves. Return the table after it."""
        return self.do(Play(0, move.source, move.target, move.count, elapsed_ms))

    def play(self, text: str) -> Table:
        """Make moves written in record notation, such as "d 6 3". Return the table after them."""
        for name in text.split():
            (move,) = (move for move in self.table.moves if move.text == name)
            self.make(move)
        return self.table


UNDO, REDO, RESTART, END = Undo(0), Redo(0), Restart(0), End(0)
UNDO_AS_PRACTICE, RESTART_AS_PRACTICE = Undo(0, practice=True), Restart(0, practice=True)


def is_problem(answer: Mapping[str, object]) -> bool:
    """Return whether an answer has the keys of a Problem and no others."""
    return {"code", "message"} <= answer.keys() <= {"code", "message", "phrase", "retry_after_s"}


class Browser:
    """A browser with its own cookies, which can open tabs."""

    def __init__(self, address: str) -> None:
        # The server closes idle connections after 5 s. A client that keeps them as long would use some of them at that very moment.
        limits = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.Client(base_url=address, timeout=ANSWER_S, limits=limits, trust_env=False, verify=False)  # without certificates
        self.address = address

    def __enter__(self) -> Browser:
        self.http.get("/").raise_for_status()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        """Return the Cookie header that the browser sends."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @property
    def player(self) -> str:
        """Return the player id in the signed cookie."""
        (cookie,) = self.http.cookies.jar
        return str(cookie.value).partition(".")[0]

    def moved_to(self, address: str) -> Browser:
        """Return a browser with the same cookies, connected to another server on this machine. Cookies apply to all ports."""
        twin = Browser(address)
        twin.http.cookies.update(self.http.cookies)
        return twin

    def post(self, path: str, body: object = None) -> str:
        """Send a POST request that deals a table. Return the table's id."""
        response = self.http.post(path, content=b"" if body is None else msgspec.json.encode(body))
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def deal(self, game: str, deal: int | None = None, **options: OptionValue) -> str:
        return self.post("/api/tables", NewTable(game, options, None if deal is None else str(deal)))

    def begin_round(self, game: str, **options: OptionValue) -> str:
        return self.post("/api/rounds", NewRound(game, options))

    def problem(self, method: str, path: str, **settings: Any) -> tuple[int, str, str]:
        """Send a request that must fail. Return its status, code and message."""
        response = self.http.request(method, path, **settings)
        assert response.status_code >= 400, response.text
        assert response.headers["content-type"].startswith("application/json"), response.headers
        problem = response.json()
        assert is_problem(problem), problem
        return response.status_code, problem["code"], problem["message"]

    def connect(self, table: str, headers: Mapping[str, str] | None = None) -> ClientConnection:
        """Open a WebSocket to a table without reading any message."""
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}",
            additional_headers={"Cookie": self.cookie, "Origin": self.address} if headers is None else headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=ANSWER_S,
            close_timeout=ANSWER_S,
        )

    def open(self, table: str) -> Tab:
        return Tab(self.connect(table))


@contextmanager
def posted(browser: Browser, path: str, body: bytes) -> Iterator[None]:
    """Send a POST request without waiting for the response, and disconnect at the end of the block."""
    url = browser.http.base_url
    with socket.create_connection((url.host, url.port or 80)) as connection:
        head = f"POST {path} HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nOrigin: {browser.address}\r\nCookie: {browser.cookie}\r\n"
        connection.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        yield


def searches_of(browser: Browser) -> tuple[int, int]:
    """Return the numbers of running and waiting searches."""
    metrics = browser.http.get("/metrics").text
    running, waiting = (re.search(rf"^longwood_searches_{name} (\d+)", metrics, re.MULTILINE) for name in ("running", "waiting"))
    assert running
    assert waiting
    return int(running[1]), int(waiting[1])


@contextmanager
def silent(browser: Browser, path: str) -> Iterator[socket.socket]:
    """Open a WebSocket and read only the start of the handshake, like a client that has stopped reading."""
    host, port = browser.http.base_url.host, browser.http.base_url.port
    assert port is not None
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(20)
        connection.connect((host, port))
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            f"Cookie: {browser.cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        assert connection.recv(12) == b"HTTP/1.1 101"
        yield connection


LUCAS_90: Final = """
8-13 11-4 2-5 d w-f d w-13 d d w-f 7-f d d d w-f d d d d d d w-12 d w-f 4-f 4-f 11-f 9-4 9-f 8-f d d w-f d d d w-13 d d d d d w-f w-f d d
d w-f 3-f d d w-f 11-f 6-11 6-13 8-6 1-8 11-1 10-11 d d d w-4 d d d w-f 2-f d d d w-f 5-f 5-f 1-f 1-f d w-8 7-8 d d w-f d d w-f 3-f 3-f
10-f 10-f 5-f w-f 8-3 8-10 3-10 13-3 d w-f 3-13 10-3 10-8 w-10 3-8 13-3 d w-f 3-13 13-3 d w-1 3-13 6-3 8-6 d w-f 3-f 8-f 8-f 1-3 3-1 1-8
4-3 8-1 12-8 12-f 7-f 12-11 12-f 11-7 1-12 3-4 13-3 7-11 4-7 3-13 12-1 11-3 13-12 3-11 6-3 12-13 7-4 13-12 w-7 12-13 w-12 2-12 11-2 3-6
w-3 2-11 13-2 d 2-13 12-2 d 2-12 4-2 w-13 4-12 2-12 w-2 d d w-f d d d w-6 10-6 1-10 1-3 w-1 10-3 12-10 12-4 10-4 6-10 d w-f 4-f 4-f 4-f
10-6 6-10 d w-f 3-f 3-f 3-f 1-f 12-3 12-f 4-f w-4 13-12 13-f 2-f 13-2 13-f 13-f 9-f w-9 6-1 10-1 w-10 w-f w-5 w-11 d w-8 7-8 1-7 1-6 8-1
7-6 w-7 w-f 9-f w-f w-f w-9 7-9 6-7 1-8 5-1 5-9 1-9 13-5 13-f 13-f 11-f 11-f 11-f 9-f 9-f 9-f 9-f 6-9 w-1 9-6 w-13 6-9 6-11 7-9 13-12 6-4
w-6 12-7 4-13 11-13 7-12 9-11 8-7 w-2 3-12 w-5 5-3 9-13 8-9 w-3 w-f 7-f 9-f 8-f 6-f 1-f w-f w-f 11-f 13-f 13-f 13-f 4-f w-f 10-f w-f 12-f
12-f 12-f 2-f 2-f 3-f 3-f 5-f
"""
"""Wins deal 90 of Lucas."""
GOLF_15: Final = "d 6 3 6 1 2 1 d 1 3 3 7 7 d 1 6 3 5 4 2 4 2 d 4 4 2 d 1 5 d 3 5 5 5 d 2 d d 7 d d d 7 d d 6 7 6 4"
"""Wins deal 15 of Golf, with two cards left in the stock."""
TRI_PEAKS_1: Final = "24 22 26 25 21 16 12 d 23 20 13 d 27 d 11 28 19 5 18 17 d d 14 9 8 d 6 15 3 d 10 7 4 d d d 2 1"
"""Wins deal 1 of Tri Peaks."""
IMPOSSIBLE_GOLF: Final = 569
"""A deal of Golf that cannot be cleared, whatever the order of the stock."""
