"""Who is asking: an anonymous, signed cookie. Must not know what it gives access to."""

from __future__ import annotations

import os
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "longwood"
_YEARS_S: Final = 10 * 365 * 24 * 3600
_SECRET_BYTES: Final = 32


def load_secret(folder: Path) -> bytes:
    """The key that signs cookies, made at the first start and kept in the data folder, for its owner only to read."""
    path = folder / "secret"
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(token_bytes(_SECRET_BYTES))
    except FileExistsError:
        pass
    return path.read_bytes()


class IdentityMiddleware(ASGIMiddleware):
    """Puts the player's id into scope["state"]["player"]; who has none yet is given one with the answer."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="longwood.player")

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        known = self._player(scope)
        player = known or token_urlsafe(16)
        scope["state"]["player"] = player

        async def send_with_cookie(message: Message) -> None:
            if known is None and message["type"] == "http.response.start":
                value = self._signer.sign(player).decode()
                header = f"{COOKIE}={value}; Path=/; Max-Age={_YEARS_S}; HttpOnly; SameSite=Lax"
                MutableScopeHeaders(message).add("set-cookie", header)
            await send(message)

        await next_app(scope, receive, send_with_cookie)

    def _player(self, scope: Scope) -> str | None:
        for name, value in scope["headers"]:
            if name == b"cookie":
                try:
                    morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
                    return None if morsel is None else self._signer.unsign(morsel.value).decode()
                except (CookieError, BadSignature, UnicodeDecodeError):
                    continue
        return None
