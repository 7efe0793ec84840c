"""Identifies players by an anonymous, signed cookie."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from longwood.server.access.signing import KeyFile, Signed

_YEAR_S: Final = 365 * 24 * 3600  # browsers limit cookies to about this time; every page renews it
_HOST_PREFIX: Final = "__Host-"  # browsers accept such a cookie only over HTTPS, and not from other hosts of the same domain


class IdentityMiddleware(ASGIMiddleware):
    """Stores the player's id in scope["state"]["player"]. A new player gets an id, which the response sets as a cookie.

    is_https: whether players reach the server over HTTPS only.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, keys: KeyFile, *, is_https: bool = False) -> None:
        self._keys = keys
        self._is_https = is_https

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        found, name = self._find(scope)
        player = found.player if found else token_urlsafe(16)
        is_stale = found is None or found.is_stale or name != self._name
        scope["state"]["player"] = player

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                if is_stale or _is_page(headers):
                    self._set_cookie(headers, player, is_secure=self._is_https or scope["scheme"] == "https")
                if self._is_https and name and name != self._name:
                    headers.add("set-cookie", f"{name}=; Path=/; Max-Age=0; Secure")  # it has served its purpose
            await send(message)

        await next_app(scope, receive, send_with_cookie)

    @property
    def _name(self) -> str:
        """Return the name of the cookie that the server sets."""
        name = self._keys.signer().cookie
        return _HOST_PREFIX + name if self._is_https else name

    def _set_cookie(self, headers: MutableScopeHeaders, player: str, *, is_secure: bool) -> None:
        value = self._keys.signer().sign(player, for_host=self._is_https)
        secure = "; Secure" if is_secure else ""
        headers.add("set-cookie", f"{self._name}={value}; Path=/; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{secure}")

    def _find(self, scope: Scope) -> tuple[Signed | None, str]:
        """Return the player of a request and the name of the cookie, or (None, "").

        A cookie without the prefix, from before the server used HTTPS, is accepted too, and replaced by one with it. If another host of
        the same domain has set it, it is refused, because the signatures that players get over HTTPS are invalid there.
        """
        # Litestar parses cookies one by one. The standard library drops every cookie after one it can't parse, and other servers on this
        # machine may set such cookies.
        cookies = ASGIConnection[Any, Any, Any, Any](scope).cookies
        plain = self._keys.signer().cookie
        for name in (_HOST_PREFIX + plain, plain):
            if name in cookies and (signed := self._keys.read(cookies[name], for_host=name != plain)):
                return signed, name
        return None, ""


def _is_page(headers: MutableScopeHeaders) -> bool:
    return str(headers.get("content-type", "")).startswith("text/html")
