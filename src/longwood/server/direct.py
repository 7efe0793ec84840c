"""Sends and receives the texts of a WebSocket without ASGI, whose layers take longer than most answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from longwood.tables.errors import DisconnectedError

EXTENSION: Final = "longwood.websocket"
"""The name of an extension in the ASGI scope of a WebSocket. Its value is the DirectSocket."""
_GONE: Final = "the browser has disconnected"


class DirectSocket(Protocol):
    """The connection of a WebSocket."""

    directly_sent_bytes: int
    """The size of the texts sent with `send_directly`, without frames."""
    receiver: Callable[[str], bool] | None
    """Called with a short text as soon as it arrives, if no other one waits. If it returns False, `receive` returns the text."""

    def send_directly(self, text: bytes) -> bool:
        """Send a text without waiting. Return False if that isn't possible now, because the client doesn't read or is disconnected."""

    async def receive(self) -> Mapping[str, Any]:
        """Return the next ASGI message."""


def direct_socket(scope: Mapping[str, Any]) -> DirectSocket | None:
    """Return the connection of a WebSocket, or None if the ASGI server doesn't support this."""
    return cast(DirectSocket | None, (scope.get("extensions") or {}).get(EXTENSION))


class DirectTransport:
    """A Transport for an accepted WebSocket that bypasses ASGI if possible."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._direct = direct_socket(socket.scope)

    async def receive_text(self) -> str:
        """Return the next message. Raises DisconnectedError."""
        if self._direct is None:
            try:
                return await self._socket.receive_text()
            except WebSocketDisconnect as error:
                raise DisconnectedError(_GONE) from error
        message = await self._direct.receive()
        if message["type"] == "websocket.disconnect":
            self._socket.connection_state = "disconnect"
            raise DisconnectedError(_GONE)
        return message.get("text") or ""

    def offer_to(self, receiver: Callable[[str], bool] | None) -> None:
        """Offer each message to a function first. `receive_text` returns those for which the function returns False. None ends this."""
        if self._direct is not None:
            self._direct.receiver = receiver

    def send_now(self, text: bytes) -> bool:
        """Send a text without waiting. Return False if that isn't possible now; then use `send_text`."""
        return self._direct is not None and self._direct.send_directly(text)

    async def send_text(self, text: str, /) -> None:
        """Send a text, and wait for the client to read if necessary. Raises DisconnectedError."""
        try:
            await self._socket.send_text(text)
        except (OSError, RuntimeError, WebSocketDisconnect) as error:  # uvicorn raises the first two if the socket was just lost or closed
            raise DisconnectedError(_GONE) from error

    async def close(self, code: int, reason: str, /) -> None:
        """Close the socket, unless it is closed already."""
        with suppress(OSError, RuntimeError, WebSocketDisconnect):
            await self._socket.close(code, reason)
