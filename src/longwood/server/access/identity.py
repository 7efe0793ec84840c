"""Identifies players by an anonymous, signed cookie."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from tempfile import NamedTemporaryFile
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from longwood.server.errors import SecretError

_YEAR_S: Final = 365 * 24 * 3600  # browsers limit cookies to about this time; every page renews it
_SECRET_BYTES: Final = 32


def load_secret(folder: Path) -> bytes:
    """Return the key that signs cookies. The first start creates it in the data folder, readable by its owner only.

    Raises SecretError if it can't be read or is damaged. With a truncated key, anyone could forge a signature.
    """
    path = folder / "secret"
    try:
        if not path.exists():
            _make_secret(path)
        secret = path.read_bytes()
    except OSError as error:
        raise SecretError(f"{path} cannot be read or created: {error.strerror}; choose another folder with --data") from error
    if len(secret) != _SECRET_BYTES:
        raise SecretError(f"{path} is damaged; delete it to create a new one (players then lose access to their saved games)")
    return secret


def _make_secret(path: Path) -> None:
    """Create the key file atomically, unless another process has just created it."""
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:  # readable by its owner only
        file.write(token_bytes(_SECRET_BYTES))
        file.flush()
        os.fsync(file.fileno())
    made = Path(file.name)
    try:
        path.hardlink_to(made)
    except FileExistsError:
        pass
    except OSError:  # no hard links on this file system
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


def cookie_name(secret: bytes) -> str:
    """Return the name of the cookie. It differs for each data folder.

    Browsers send a cookie to all ports of a machine. With a common name, two servers would overwrite each other's cookie.
    """
    return f"longwood-{sha256(b'cookie' + secret).hexdigest()[:8]}"


class IdentityMiddleware(ASGIMiddleware):
    """Stores the player's id in scope["state"]["player"]. A new player gets an id, which the response sets as a cookie."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, secret: bytes) -> None:
        self._cookie = cookie_name(secret)
        self._signer = Signer(secret, salt="longwood.player")

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        known = self._player(scope)
        player = known or token_urlsafe(16)
        scope["state"]["player"] = player

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                # Assets never set the cookie, because a shared cache may serve them to other players.
                if "immutable" not in headers.get("cache-control", "") and (known is None or _is_page(headers)):
                    value = self._signer.sign(player).decode()
                    secure = "; Secure" if scope["scheme"] == "https" else ""
                    headers.add("set-cookie", f"{self._cookie}={value}; Path=/; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{secure}")
            await send(message)

        await next_app(scope, receive, send_with_cookie)

    def _player(self, scope: Scope) -> str | None:
        # Litestar parses cookies one by one. The standard library drops every cookie after one it can't parse, and other servers on this
        # machine may set such cookies.
        value = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(self._cookie)
        if value is None:
            return None
        try:
            return self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None


def _is_page(headers: MutableScopeHeaders) -> bool:
    return str(headers.get("content-type", "")).startswith("text/html")
