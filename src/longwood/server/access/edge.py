"""Handles every request before the application: checks its origin, limits its address, and serves files from memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope
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
        site = site_of(address)
        most = self._limits.requests_at_once
        async with (self._file_pace if is_file(scope["path"]) else self._pace).turn(address) as is_soon:
            if not is_soon or self._at_once[address] >= most or (site != address and self._at_once[site] >= OF_SITE * most):
                # The connection is closed, so that the client has to open a new one for its next request.
                problem = problem_of(RefusedError("too-many", Phrase("refused-too-many")))
                await _send(scope, send, _refusal(429, problem, 1, close=True))
                return
            keys = {address, site}
            self._at_once.update(keys)
            try:
                await self._limited_request(scope, receive, send, address)
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
            await self.app(scope, receive, send)

    async def _handshake(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        async with self._pace.turn(_address(scope)) as is_soon:
            await self._limited_handshake(scope, receive, send, is_soon=is_soon)

    async def _limited_handshake(self, scope: WebSocketScope, receive: Receive, send: Send, *, is_soon: bool) -> None:
        if wait_s := await self._requests.take(_address(scope)) if is_soon else _LONGEST_DELAY_S:
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
