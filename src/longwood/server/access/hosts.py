"""Refuses requests for unknown host names, and requests from other sites that would change anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from longwood.errors import shown
from longwood.server.protocol import Problem

LOCAL_NAMES: Final = ("127.0.0.1", "localhost", "::1")
"""The names of this machine."""


class OriginMiddleware(ASGIMiddleware):
    """Refuses unknown host names, which stops DNS rebinding, and requests from other sites that would change anything.

    Litestar's own check of allowed hosts also compares the port, which isn't known before the server listens.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, hosts: Iterable[str]) -> None:
        self._hosts = frozenset(hosts)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        problem = self._problem(scope)
        if problem is None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": problem.message})
        else:
            await ASGIResponse(body=encode(problem), status_code=403)(scope, receive, send)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = Headers.from_scope(scope)
        host = headers.get("host", "").lower()
        if _split(f"//{host}")[0] not in self._hosts:
            return Problem("host", f"this server does not answer to the name {shown(host)}")
        is_read = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD")
        origin = headers.get("origin")  # programs other than browsers send no Origin
        if not is_read and origin is not None and _split(origin.lower())[1] != host:
            return Problem("foreign", "this page belongs to another site")
        return None


def _split(url: str) -> tuple[str | None, str]:
    """Return (host name, host name with port) of a URL; (None, "") for an invalid URL."""
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""
