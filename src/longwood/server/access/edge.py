"""Handles every request before the application: checks its origin, limits its address, and serves files from memory."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, HTTPSendMessage, Receive, Scope, Send, WebSocketScope
from msgspec.json import encode

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.protocol import Problem
from longwood.server.access.hosts import origin_problem
from longwood.server.access.limits import OF_SITE, ServerLimits, network_of, site_of
from longwood.server.access.pace import Pace
from longwood.server.access.rates import AddressBuckets
from longwood.server.access.shared import SharedLimits
from longwood.server.errors import TooOftenError
from longwood.server.files import is_file
from longwood.server.prepared import Answer, Prepared, answer
from longwood.tables.wording import problem_of, shorten

_READS: Final = ("GET", "HEAD")
FILES: Final = "(files)"
"""The route name that all files share."""
_FORBIDDEN: Final = 4403  # WebSocket close code
_PACE: Final = 60.0
"""Requests per second and site that are handled after the first _BURST, unless the rate limit is higher. Later ones wait for their turn."""
_BURST: Final = 20
_FILE_PACE: Final = 600.0
_FILE_BURST: Final = 100
_LONGEST_DELAY_S: Final = 5.0
_SMALL_BODY: Final = 64 * 1024
"""The longest body in bytes that is received before the application is called. The application receives longer ones itself."""


class Edge:
    """ASGI middleware that enforces limits. It is much cheaper than the application, so a flood of requests costs little."""

    def __init__(
        self,
        app: ASGIApp,
        files: Mapping[str, Prepared],
        hosts: Collection[str],
        limits: ServerLimits,
        shared: SharedLimits | None = None,
    ) -> None:
        self.app = app
        self.before_stop: Callable[[], Awaitable[None]] | None = None
        """Called before the server closes its connections."""
        self._files = files
        self._hosts = frozenset(hosts)
        self._limits = limits
        self._requests = AddressBuckets(limits.request_rate, limits.request_burst, "requests", shared)
        self._file_requests = AddressBuckets(limits.file_rate, limits.file_burst, "files", shared)
        self._pace = Pace(max(_PACE, limits.request_rate), _BURST, _LONGEST_DELAY_S)
        self._file_pace = Pace(max(_FILE_PACE, limits.file_rate), _FILE_BURST, _LONGEST_DELAY_S)
        self._at_once: Counter[str] = Counter()
        self._arriving: defaultdict[str, dict[asyncio.Timeout, str]] = defaultdict(dict)  # the requests without their body, by network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]  # Litestar declares only two types, but there is also "lifespan"
        if kind == ScopeType.HTTP:
            await self._request(cast(HTTPScope, scope), receive, send)
        elif kind == ScopeType.WEBSOCKET:
            await self._handshake(cast(WebSocketScope, scope), receive, send)
        else:
            await self.app(scope, receive, send)

    def at_once(self, address: str) -> int:
        """Return the number of requests of an address that are in progress, including delayed refusals."""
        return self._at_once[network_of(address)]

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        whole = await self._with_body(scope, receive, address)
        if whole is None:
            return
        if isinstance(whole, Answer):
            async with self._pace.turn(address):  # so that clients that retry at once don't all come back at the same time
                await _send(scope, send, whole)
            return
        async with (self._file_pace if is_file(scope["path"]) else self._pace).turn(address) as is_soon:
            if not is_soon or self._is_full(address):
                await _send(scope, send, _too_many())
                return
            with self._in_progress(address):
                await self._limited_request(scope, whole, send, address)

    async def _with_body(self, scope: HTTPScope, receive: Receive, address: str) -> Receive | Answer | None:
        """Wait until a small body has arrived, and return a function that returns it at once.

        Returns None if the client disconnects before, and a refusal if its address opens too many requests without their bodies. Such a
        request needs no turn, and it isn't yet one of those in progress.
        """
        if not 0 < content_length(scope) <= _SMALL_BODY:
            return receive
        body, is_complete = bytearray(), False
        try:
            async with asyncio.timeout(None) as interruption:
                with self._waiting_for_body(address, interruption):
                    while not is_complete:
                        part = await receive()
                        if part["type"] != "http.request":
                            return None
                        body += part["body"]
                        is_complete = not part["more_body"]
        except TimeoutError:
            return _too_many()

        async def receive_whole() -> HTTPReceiveMessage:
            nonlocal is_complete
            if is_complete:
                is_complete = False
                return {"type": "http.request", "body": bytes(body), "more_body": False}
            return cast(HTTPReceiveMessage, await receive())

        return cast(Receive, receive_whole)

    @contextmanager
    def _waiting_for_body(self, address: str, interruption: asyncio.Timeout) -> Iterator[None]:
        """Count a request that waits for its body. If its address or its site has too many, the one that has waited longest is interrupted.

        Waiting has the same limit for connections, but can't tell the clients of a reverse proxy apart.
        """
        most = self._limits.idle_connections
        for key, times in {site_of(address): OF_SITE, address: 1}.items():
            arriving = self._arriving[key]
            arriving[interruption] = address
            if len(arriving) > times * most:
                oldest, its_address = next(iter(arriving.items()))
                oldest.reschedule(0)
                self._forget_arriving(its_address, oldest)
        try:
            yield
        finally:
            self._forget_arriving(address, interruption)

    def _forget_arriving(self, address: str, interruption: asyncio.Timeout) -> None:
        for key in {address, site_of(address)} & self._arriving.keys():
            self._arriving[key].pop(interruption, None)
            if not self._arriving[key]:
                del self._arriving[key]

    def _is_full(self, address: str) -> bool:
        """Return whether an address or its site has as many requests in progress as are allowed."""
        site, most = site_of(address), self._limits.requests_at_once
        return self._at_once[address] >= most or (site != address and self._at_once[site] >= OF_SITE * most)

    @contextmanager
    def _in_progress(self, address: str) -> Iterator[None]:
        """Count a request of an address until the block ends."""
        keys = {address, site_of(address)}
        self._at_once.update(keys)
        try:
            yield
        finally:
            self._at_once.subtract(keys)
            for key in keys:
                if not self._at_once[key]:
                    del self._at_once[key]

    async def _limited_request(self, scope: HTTPScope, receive: Receive, send: Send, address: str) -> None:
        headers = _headers(scope)
        is_read = scope["method"] in _READS
        is_for_file = is_file(scope["path"])
        if is_for_file:
            scope["path_template"] = FILES
        if wait_s := await (self._file_requests if is_for_file else self._requests).take(address):
            await asyncio.sleep(self._limits.refusal_delay_s)  # slows down clients that retry at once
            await _send(scope, send, _too_often(wait_s))
        elif problem := origin_problem(headers, self._hosts, is_read=is_read):
            await _send(scope, send, _refusal(403, problem))
        elif is_for_file:
            await _send(scope, send, self._file(scope["path"], headers, is_read=is_read))
        else:
            await self.app(scope, receive, self._delaying(send))

    def _delaying(self, send: Send) -> Send:
        """Return a function that sends a response of the application, but a refusal because of a rate limit only after a pause."""

        async def send_later(message: HTTPSendMessage) -> None:
            if message["type"] == "http.response.start" and message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
                await asyncio.sleep(self._limits.refusal_delay_s)
            await send(message)

        return cast(Send, send_later)

    async def _handshake(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        async with self._pace.turn(address) as is_soon:
            await self._limited_handshake(scope, receive, send, address, is_soon=is_soon)

    async def _limited_handshake(self, scope: WebSocketScope, receive: Receive, send: Send, address: str, *, is_soon: bool) -> None:
        if wait_s := await self._requests.take(address) if is_soon else _LONGEST_DELAY_S:
            if is_soon and not self._is_full(address):
                with self._in_progress(address):
                    await asyncio.sleep(self._limits.refusal_delay_s)
            found = _too_often(wait_s)
            start = {"type": "websocket.http.response.start", "status": found.status, "headers": _encoded(found.headers)}
            await send(start)  # type: ignore[arg-type]  # an extension of ASGI that Litestar doesn't declare
            await send({"type": "websocket.http.response.body", "body": found.body})  # type: ignore[arg-type]
        elif problem := origin_problem(_headers(scope), self._hosts, is_read=False):
            await send({"type": "websocket.close", "code": _FORBIDDEN, "reason": problem.message})
        else:
            await self.app(scope, receive, send)

    def _file(self, path: str, headers: Mapping[str, str], *, is_read: bool) -> Answer:
        found = self._files.get(path)
        if found is None:
            return _refusal(404, Problem("not-found", f"nothing found at {shorten(path)}"))
        if not is_read:
            return _refusal(405, Problem("bad-request", "Method Not Allowed"), extra=("allow", "GET, HEAD"))
        return answer(found, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))


def content_length(scope: Scope) -> int:
    """Return the number of bytes of the body, or 0 if the request doesn't say it. The server refuses bodies without this number."""
    return next((int(value) for name, value in scope["headers"] if name == b"content-length"), 0)


def _too_many() -> Answer:
    """The connection is closed, so that the client has to open a new one for its next request."""
    return _refusal(429, problem_of(RefusedError("too-many", Phrase("refused-too-many"))), 1, close=True)


def _too_often(wait_s: float) -> Answer:
    error = TooOftenError(wait_s)
    return _refusal(429, problem_of(error), error.retry_after_s)


def _refusal(
    status: int, problem: Problem, retry_after_s: int | None = None, *, close: bool = False, extra: tuple[str, str] | None = None
) -> Answer:
    headers = [("content-type", "application/json"), ("cache-control", "no-store")]
    if retry_after_s is not None:
        headers.append(("retry-after", str(retry_after_s)))
    if close:
        headers.append(("connection", "close"))
    if extra is not None:
        headers.append(extra)
    return Answer(status, headers, encode(problem))


async def _send(scope: HTTPScope, send: Send, found: Answer) -> None:
    headers = _encoded(found.headers)
    if found.status != 304:
        headers.append((b"content-length", str(len(found.body)).encode()))
    await send({"type": "http.response.start", "status": found.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else found.body, "more_body": False})


def _encoded(headers: Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode("latin-1")) for name, value in headers]


def _headers(scope: HTTPScope | WebSocketScope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope.get("client")
    return network_of(client[0] if client else "")
