"""Whether a request is meant for us and comes from our own pages. Must not know what it asks for."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from longwood.errors import shown
from longwood.server.protocol import Problem


class OriginMiddleware(ASGIMiddleware):
    """Refuses foreign host names (so that a name rebound to this machine gets nothing) and what foreign pages would change.

    Litestar's own list of allowed hosts compares the port too, which is only known once we listen.
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
        origin = headers.get("origin")  # programs that name no origin are no foreign page
        if not is_read and origin is not None and _split(origin.lower())[1] != host:
            return Problem("foreign", "this page belongs to another site")
        return None


def _split(url: str) -> tuple[str | None, str]:
    """(host name, host name with port) of a URL; (None, "") for what is none."""
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""
