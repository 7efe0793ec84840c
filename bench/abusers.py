"""The attacks of abuse.py. Each one runs until it is cancelled, and counts the server's responses."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import count, cycle
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.frames import Frame, Opcode

from longwood.play import Record, format_record
from longwood.protocol import Play, Undo
from longwood.protocol.rooms import GolfSettings, Hire, NewRoom, Prepare, Sit
from longwood.rules import rules_hash
from longwood.variants import find_game

ADDRESS: Final = "127.0.0.2"
"""The abuser's address. On Linux, all of 127.0.0.0/8 is this machine."""
_CONNECTIONS: Final = 8
_HALF_SENT: Final = 330
_HALF_BODY: Final = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n%bContent-Length: 99\r\n\r\n{"
_AT_ONCE: Final = 64
_GAMES: Final = 2000
_SEATS: Final = 64
_TABLES: Final = 64
_MOVES_PER_S: Final = 60  # the most that a connection to a table allows in the long run
_PAUSE_S: Final = 0.2  # before a disconnected attacker reconnects
_LONG_DEAL, _THERE, _BACK = 112, "7-10", "10-7"  # in this deal of Forty Thieves, a card can move back and forth
_GONE: Final = (OSError, httpx.HTTPError, WebSocketException, InvalidHandshake, EOFError)


@dataclass
class Abuser:
    """An attacker with an address and a cookie."""

    url: str
    victims_round: str
    """The id of a round that the ordinary player is playing."""
    told: Counter[str] = field(default_factory=Counter)
    """The server's responses and how often each was received."""
    cookie: str = ""
    address: str = ADDRESS

    @property
    def port(self) -> int:
        """The server's port."""
        return urlsplit(self.url).port or 80

    def http(self) -> httpx.AsyncClient:
        """Return an HTTP client with a single connection."""
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)  # without loading certificates
        return httpx.AsyncClient(transport=transport, base_url=self.url, timeout=60, headers={"Cookie": self.cookie} if self.cookie else {})

    def socket(self, path: str) -> connect:
        """Connect a WebSocket and return it."""
        headers = {"Cookie": self.cookie, "Origin": self.url}
        url = self.url.replace("http", "ws", 1) + path
        return connect(url, additional_headers=headers, compression=None, proxy=None, local_addr=(self.address, 0))

    @asynccontextmanager
    async def plain(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """Open a TCP connection and return its streams."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    def hear(self, answer: httpx.Response) -> None:
        """Count a response."""
        code = answer.json()["code"] if answer.status_code >= 400 and "json" in answer.headers.get("content-type", "") else ""
        is_import = answer.request.method == "POST" and answer.request.url.path == "/api/games"
        if is_import and answer.status_code == 200 and answer.json()["bad"]:
            code = f"bad line: {answer.json()['bad'][0]['message']}"[:60]
        wait = f", Retry-After {answer.headers['retry-after']}" if "retry-after" in answer.headers else ""
        self.told[f"{answer.status_code} {code}{wait}".strip()] += 1

    def gone(self) -> _Gone:
        """Return a context manager that counts the error and continues if the server closes or refuses a connection."""
        return _Gone(self.told)


class _Gone:
    def __init__(self, told: Counter[str]) -> None:
        self._told = told

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        if not isinstance(error, _GONE):
            return False
        self._told[f"disconnected: {str(error) or type(error).__name__}"[:90]] += 1
        return True


async def _hammer(abuser: Abuser, requests: Callable[[], tuple[str, str, bytes]], connections: int = _CONNECTIONS) -> None:
    """Send requests on several connections, each as fast as the server answers."""

    async def one() -> None:
        while True:
            with abuser.gone():
                async with abuser.http() as http:
                    while True:
                        method, path, body = requests()
                        abuser.hear(await http.request(method, path, content=body))
            await asyncio.sleep(_PAUSE_S)

    async with asyncio.TaskGroup() as group:
        for _ in range(connections):
            group.create_task(one())


async def solver(abuser: Abuser) -> None:
    """H1: request 40 winnable deals of a game that has hardly any, and disconnect."""
    body = json.dumps({"game": "black-hole", "winnable": True, "options": {"around_corner": False}}).encode()

    async def ask() -> None:
        with abuser.gone():
            async with abuser.http() as http:
                abuser.hear(await http.post("/api/tables", content=body, timeout=0.5))

    await asyncio.gather(*(ask() for _ in range(40)))
    await asyncio.Event().wait()


def _long_record(moves: int) -> str:
    rules = find_game("forty-thieves").rules
    return format_record(Record("forty-thieves", rules_hash(rules), (_THERE, _BACK) * (moves // 2), "open", deal=_LONG_DEAL))


def _line(record: str, **more: object) -> bytes:
    return json.dumps({"longwood": 1, "record": record, "dealt_at": time.time() - 60, "played_at": time.time(), **more}).encode()


async def analysis(abuser: Abuser) -> None:
    """H2: import a game of 19,900 moves, and request its analysis again and again."""
    async with abuser.http() as http:
        abuser.hear(await http.post("/api/games", content=_line(_long_record(19_900))))
        tables = (await http.get("/api/tables")).json()
        table = tables[0]["table"] if tables else "none"
    await _hammer(abuser, lambda: ("POST", f"/api/tables/{table}/analysis?agreed=true", b""))


async def catalogue(abuser: Abuser) -> None:
    """H3: request the catalogue again as soon as it arrives."""
    await _hammer(abuser, lambda: ("GET", "/api/catalogue", b""))


async def rules(abuser: Abuser) -> None:
    """H3: request different rules pages, so that caches don't help."""
    jokers, languages = count(), ("en", "fil", "he", "ru")

    def page() -> tuple[str, str, bytes]:
        n = next(jokers)
        return "GET", f"/api/rules/golf?lang={languages[n % 4]}" + "&option=jokers=2" * (n // 4 % 400), b""

    await _hammer(abuser, page)


async def tables(abuser: Abuser) -> None:
    """H3: deal games as fast as possible, each as a new player."""
    abuser.cookie = ""
    await _hammer(abuser, lambda: ("POST", "/api/tables", b'{"game":"golf"}'))


async def foreign(abuser: Abuser) -> None:
    """H4: import a hole into the round of another player."""
    golf = find_game("golf").rules

    def line() -> bytes:
        record = format_record(Record("golf", rules_hash(golf), ("d",), "open +35", deal=time.monotonic_ns()))
        return _line(record, round=abuser.victims_round, hole=1)

    await _hammer(abuser, lambda: ("POST", "/api/games", line()))


async def computers(abuser: Abuser) -> None:
    """H5: start as many expert computer golfers as one address may have."""
    encode = msgspec.json.encode

    async def room() -> None:
        async with abuser.http() as http:
            answer = await http.post("/api/rooms", content=encode(NewRoom(GolfSettings(own_deals=True, limit_s=None))))
        abuser.hear(answer)
        if answer.status_code != 201:
            return
        async with abuser.socket(f"/ws/rooms/{answer.json()['room']}") as socket:
            ask: list[Any] = [Sit(1, "Eve"), *(Hire(n, "expert") for n in range(2, 9)), Prepare(9, ready=True)]
            for message in ask:
                await socket.send(encode(message), text=True)
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "refused":
                    abuser.told[f"refused: {message['code']}"] += 1

    with abuser.gone():
        await asyncio.gather(*(room() for _ in range(_SEATS // 8)))


async def halves(abuser: Abuser) -> None:
    """M2: send the first half of 330 requests, and wait."""
    await _halves(abuser, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", _HALF_BODY % b"")


async def proxied(abuser: Abuser) -> None:
    """Send 330 requests without their bodies through a reverse proxy, whose connections aren't limited."""
    await _halves(replace(abuser, address="127.0.0.1"), _HALF_BODY % b"X-Forwarded-For: 203.0.113.9\r\n")  # the trusted proxy


async def _halves(abuser: Abuser, *starts: bytes) -> None:

    async def half(start: bytes) -> None:
        while True:
            with abuser.gone():
                async with abuser.plain() as (reader, writer):
                    writer.write(start)
                    answer = await reader.read(4096)
                    abuser.told[answer.partition(b"\r\n")[0].decode() or "closed"] += 1
            await asyncio.sleep(_PAUSE_S)

    async with asyncio.TaskGroup() as group:
        for n in range(_HALF_SENT):
            group.create_task(half(starts[n % len(starts)]))


async def _plain_requests(abuser: Abuser, request: bytes) -> None:
    """Send a request on several connections, and connect again when the server closes one."""

    async def one() -> None:
        while True:
            with abuser.gone():
                async with abuser.plain() as (reader, writer):
                    writer.write(request)
                    answer = await reader.read(4096)
                    abuser.told[answer.partition(b"\r\n")[0].decode() or "closed"] += 1

    async with asyncio.TaskGroup() as group:
        for _ in range(_CONNECTIONS):
            group.create_task(one())


async def chunks(abuser: Abuser) -> None:
    """Send bodies in chunks of one byte."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    await _plain_requests(abuser, head + b"1\r\n \r\n" * 60_000 + b"0\r\n\r\n")


async def headers(abuser: Abuser) -> None:
    """Send ten thousand headers at once."""
    await _plain_requests(abuser, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:b\r\n" * 10_000 + b"\r\n")


@asynccontextmanager
async def _table(abuser: Abuser) -> AsyncIterator[ClientConnection]:
    async with abuser.http() as http:
        answer = await http.post("/api/tables", content=b'{"game":"golf"}')
    if answer.status_code != 201:
        abuser.hear(answer)
        raise EOFError(f"no table: {answer.status_code}")
    async with abuser.socket(f"/ws/tables/{answer.json()['table']}") as socket:
        yield socket


async def _flood(abuser: Abuser, data: bytes, *, reads: bool) -> None:
    while True:
        with abuser.gone():
            async with _table(abuser) as socket:
                reading = asyncio.create_task(_count(abuser, socket)) if reads else None
                transport = socket.transport
                if not reads:
                    transport.pause_reading()
                while not transport.is_closing():
                    transport.write(data)
                    while transport.get_write_buffer_size() > len(data) and not transport.is_closing():
                        await asyncio.sleep(0.01)
                    await asyncio.sleep(0)
                if reading is not None:
                    await reading
            abuser.told[f"closed: {socket.close_code} {socket.close_reason}"] += 1
        await asyncio.sleep(_PAUSE_S)


async def _count(abuser: Abuser, socket: ClientConnection) -> None:
    """Read a socket until it closes, and count the refusals."""
    with suppress(*_GONE):
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                abuser.told[f"refused: {message['code']}"] += 1


async def pings(abuser: Abuser) -> None:
    """M3: send pings of 125 bytes and never read the answers."""
    await _flood(abuser, Frame(Opcode.PING, os.urandom(125)).serialize(mask=True) * 500, reads=False)


async def empty_pings(abuser: Abuser) -> None:
    """M3: send empty pings, and read the answers."""
    await _flood(abuser, Frame(Opcode.PING, b"").serialize(mask=True) * 5000, reads=True)


async def messages(abuser: Abuser) -> None:
    """Send many small messages at once, far above the limit of a connection."""
    await _flood(abuser, Frame(Opcode.TEXT, b"1").serialize(mask=True) * 5000, reads=True)


async def moves(abuser: Abuser) -> None:
    """Make moves at many tables at once, as fast as each connection allows."""

    async def one() -> None:
        while True:
            with abuser.gone():
                async with _table(abuser) as socket:
                    reading = asyncio.create_task(_count(abuser, socket))
                    for ref in count(1):
                        action = Play(ref, "stock", "hole") if ref % 2 else Undo(ref, practice=True)
                        await socket.send(msgspec.json.encode(action), text=True)
                        await asyncio.sleep(1 / _MOVES_PER_S)
                    await reading
            await asyncio.sleep(_PAUSE_S)

    async with asyncio.TaskGroup() as group:
        for _ in range(_TABLES):
            group.create_task(one())


async def imports(abuser: Abuser) -> None:
    """M4: import records of two million moves, several at a time, and disconnect."""
    record = _long_record(2).replace(f"{_THERE} {_BACK}", "d " * 2_000_000)
    body = _line(record)[: 4 * 2**20]

    async def one() -> None:
        while True:
            with abuser.gone():
                async with abuser.http() as http:
                    abuser.hear(await http.post("/api/games", content=body, timeout=1.0))
            await asyncio.sleep(_PAUSE_S)

    await asyncio.gather(*(one() for _ in range(_CONNECTIONS)))


async def archives(abuser: Abuser) -> None:
    """M5: import lines with impossible values."""
    record = _long_record(2)
    lines = [
        _line(record, dealt_at=1e300),
        _line(record, round="r", hole=2**70),
        _line(record, round="r", hole=0),
        _line(record, events=['{"type":"bookmarked","name":"x"}'] * 10),
        _line(record, events=['{"type":"bookmark-removed","bookmark":99}']),
        b"[" * 100_000,
        b"\xff" * 100_000,
    ]
    numbers = count()
    await _hammer(abuser, lambda: ("POST", "/api/games", lines[next(numbers) % len(lines)]))


async def _own_games(abuser: Abuser) -> None:
    """Import many short games for the abuser."""
    rules = rules_hash(find_game("golf").rules)
    lines = (_line(format_record(Record("golf", rules, ("d",), "open +35", deal=deal))) for deal in range(_GAMES))
    async with abuser.http() as http:
        abuser.hear(await http.post("/api/games", content=b"\n".join(lines)))


async def exports(abuser: Abuser) -> None:
    """Export many games, many times at once."""
    await _own_games(abuser)
    await _hammer(abuser, lambda: ("GET", "/api/games", b""), _AT_ONCE)


async def statistics(abuser: Abuser) -> None:
    """Request the statistics of many games, many times at once."""
    await _own_games(abuser)
    paths = cycle(("/api/statistics", "/api/daily", "/api/tables"))
    await _hammer(abuser, lambda: ("GET", next(paths), b""), _AT_ONCE)


async def small_games(abuser: Abuser) -> None:
    """Import many short games, each time as a new player."""
    abuser.cookie = ""
    rules = rules_hash(find_game("golf").rules)
    lines = (_line(format_record(Record("golf", rules, ("d",), "open +35", deal=deal))) for deal in range(_GAMES))
    body = b"\n".join(lines)
    await _hammer(abuser, lambda: ("POST", "/api/games", body))


async def readiness(abuser: Abuser) -> None:
    """M6: request the health check that writes to the database."""
    await _hammer(abuser, lambda: ("GET", "/readyz", b""))


async def garbage(abuser: Abuser) -> None:
    """Send requests that aren't valid: encodings, nesting, numbers, paths."""
    requests = [
        ("POST", "/api/tables", b'{"game":"\xff\xfe"}'),
        ("POST", "/api/tables", b'{"game":' + b"[" * 30_000),
        ("POST", "/api/tables", b'{"game":"golf","deal":"%d"}' % 2**70),
        ("POST", "/api/tables", b'{"game":"golf","deal":NaN}'),
        ("GET", "/api/tables/" + "%2e%2e%2f" * 50 + "secret/replay", b""),
        ("GET", "/api/rules/golf?option=" + "x" * 5000, b""),
        ("DELETE", "/api/rooms/by-code/ABCDEF", b""),
    ]
    numbers = count()
    await _hammer(abuser, lambda: requests[next(numbers) % len(requests)])


ATTACKS: Final[dict[str, Callable[[Abuser], Coroutine[Any, Any, None]]]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        *(solver, analysis, catalogue, rules, tables, foreign, computers, halves, proxied, pings, empty_pings, messages, moves, imports),
        *(archives, readiness, garbage, chunks, headers, exports, statistics, small_games),
    )
}
"""All attacks by name."""
