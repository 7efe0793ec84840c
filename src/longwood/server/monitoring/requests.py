"""Gives each request an id, measures it, and writes the access log."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, Protocol

from longwood.server.direct import direct_socket
from longwood.server.monitoring.logs import Served, served
from longwood.server.monitoring.metrics import Metrics

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
AsgiApp = Callable[[Any, Any, Any], Awaitable[None]]

_HEADER: Final = b"x-request-id"
_FROM_PROXY: Final = re.compile(rb"[A-Za-z0-9_.:=+/-]{8,64}")
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_OTHER_METHOD: Final = "OTHER"  # clients can make up methods, and each would be a new time series
_WEBSOCKET: Final = "WEBSOCKET"
_NO_ROUTE: Final = "(none)"
_LEFT: Final = 499
"""The status of a request whose client disconnected before the response. nginx uses the same number."""
_FAILED: Final = 500
_OPENED: Final = 101
_REFUSED: Final = 403
_QUIET: Final = ("/healthz", "/readyz", "/metrics")
"""Routes that programs request every few seconds. Only their failures are logged."""
_logger: Final = logging.getLogger("longwood.access")


class Hosts(Protocol):
    """A set of IP addresses."""

    def __contains__(self, host: str | None, /) -> bool: ...


class Observed:
    """The outermost ASGI middleware. It gives each request an id, measures it and logs it.

    - `proxies`: the addresses whose X-Request-ID is trusted. They are compared with the address of the connection, so this middleware must
      be outside of the one that replaces it with the forwarded address.
    - `logs_access`: whether to log every request.
    """

    def __init__(
        self,
        app: AsgiApp,
        metrics: Metrics,
        proxies: Hosts,
        *,
        logs_access: bool = False,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.app = app
        self._metrics = metrics
        self._proxies = proxies
        self._logs_access = logs_access
        self._clock = clock

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        now = Served(self._id_of(scope), scope)
        before = served.set(now)
        answer = _Answer(send, now.request)
        began_s = self._clock()
        try:
            await self.app(scope, receive, answer.send)
        except Exception:
            answer.status = _FAILED  # uvicorn logs the error, and sends this status if the response hasn't started
            raise
        finally:
            self._note(scope, answer, self._clock() - began_s)
            now.scope = {}
            with suppress(ValueError):  # when the event loop closes, this can run in another context
                served.reset(before)

    def _id_of(self, scope: MutableMapping[str, Any]) -> str:
        """Return the id that a trusted proxy has given to the request, or a new one."""
        client = scope.get("client")
        if client and client[0] in self._proxies:
            given: bytes = next((value for name, value in scope.get("headers", ()) if name == _HEADER), b"")
            if _FROM_PROXY.fullmatch(given):
                return given.decode()
        return token_hex(8)

    def _note(self, scope: MutableMapping[str, Any], answer: _Answer, seconds: float) -> None:
        """Count a finished request, and log it."""
        is_socket = scope["type"] == "websocket"
        route = scope.get("path_template") or _NO_ROUTE
        method = _WEBSOCKET if is_socket else scope["method"] if scope["method"] in _METHODS else _OTHER_METHOD
        self._metrics.requests.labels(route, method, str(answer.status)).inc()
        if not is_socket:
            self._metrics.request_seconds.labels(route, method).observe(seconds)
        if self._logs_access and not (route in _QUIET and answer.status < 400):
            socket = direct_socket(scope)
            size = answer.bytes + (0 if socket is None else socket.directly_sent_bytes)
            fields = {"method": method, "route": route, "status": answer.status, "ms": round(1000 * seconds, 1), "bytes": size}
            if answer.close_code is not None:
                fields["close_code"] = answer.close_code
            _logger.info("%s %s %d in %.1f ms, %d bytes", method, route, answer.status, 1000 * seconds, size, extra={"fields": fields})


class _Answer:
    """Records the response to a request while it is sent."""

    def __init__(self, send: Send, request: str) -> None:
        self._send = send
        self._header = (_HEADER, request.encode())
        self.status = _LEFT
        self.bytes = 0
        """The size of the response body, or of the messages sent on a WebSocket, without headers and frames."""
        self.close_code: int | None = None

    async def send(self, message: Message) -> None:
        """Send an ASGI message, and record its status and size."""
        kind = message["type"]
        if kind == "websocket.send":
            self.bytes += len(message.get("text") or message.get("bytes") or "")
        elif kind in ("http.response.body", "websocket.http.response.body"):
            self.bytes += len(message.get("body", b""))
        elif kind in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
            self.status = message.get("status", _OPENED)
            message = {**message, "headers": [*message.get("headers", ()), self._header]}
        elif kind == "websocket.close":
            if self.status == _OPENED:
                self.close_code = message.get("code", 1000)
            else:
                self.status = _REFUSED  # uvicorn responds to the handshake with this
        await self._send(message)
