"""Limits the WebSocket frames that never reach the application: pings, pongs, and fragments of messages.

It also parses a burst of messages in small slices, so that one client can't delay the others. It handles the usual frames itself, texts
that are sent or arrive as a whole, because websockets takes several times as long.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from struct import pack
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from longwood.server.access.limits import Bucket, ServerLimits
from longwood.server.direct import EXTENSION

_SLICE_BYTES: Final = 2048
"""The number of bytes parsed at a time. They can contain 340 empty frames."""
_TEXT: Final = 0x81
"""The first byte of a frame with a whole text."""
_MASKED: Final = 0x80
"""Added to the second byte of a frame that is masked, as all frames of clients are."""
_MASK_END: Final = 6
_SHORT: Final = 125
"""The longest content whose length is in the second byte."""
_UNREAD_S: Final = 20.0
"""How long to wait for a client that doesn't read before its connection is closed."""


class _Protocol(ServerProtocol):
    """Adds the server's default headers to refused handshakes. uvicorn adds them only to accepted ones.

    It also remembers whether a message has arrived in part.
    """

    def __init__(self, server_state: ServerState, max_size: int | None, logger: logging.Logger) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self._server_state = server_state
        self._is_between_frames = False

    @property
    def is_between_messages(self) -> bool:
        """Whether the connection is open and no message has arrived in part. False until the first frame."""
        return self._is_between_frames and self.current_size is None and self.state is OPEN

    def receive_data(self, data: bytes | bytearray) -> None:
        self._is_between_frames = False
        super().receive_data(data)

    def recv_frame(self, frame: Frame) -> None:
        super().recv_frame(frame)
        self._is_between_frames = not self.reader.buffer

    def send_response(self, response: Response) -> None:
        for name, value in self._server_state.default_headers:
            if name.decode() not in response.headers:
                response.headers[name.decode()] = value.decode("latin-1")
        super().send_response(response)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection. It disconnects clients that send too many control frames, or don't read the replies to their pings."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        limits: ServerLimits,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = limits
        self.conn: _Protocol = _Protocol(server_state, self.conn.max_message_size, self.logger)
        self._control = Bucket(limits.control_frame_rate, limits.control_frame_burst, self.loop.time)
        self._unparsed = bytearray()
        self.directly_sent_bytes = 0
        """The size of the texts sent with `send_directly`, without frames."""
        self.receiver: Callable[[str], bool] | None = None
        """See DirectSocket."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # otherwise, the handshake was refused, and there is no scope
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # ASGI doesn't know this extension

    def send_directly(self, text: bytes) -> bool:
        """Send a text without waiting. Return False if that isn't possible now, because the client doesn't read or is disconnected."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(_text_frame(text))
        self.directly_sent_bytes += len(text)
        return True

    def data_received(self, data: bytes) -> None:
        if self._is_short_text(data):
            try:
                text = apply_mask(data[_MASK_END:], data[2:_MASK_END]).decode()
            except UnicodeDecodeError:
                pass  # websockets closes the connection
            else:
                if self.receiver is None or not self.receiver(text):
                    self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        self._unparsed += data
        self._parse()

    def _is_short_text(self, data: bytes) -> bool:
        """Return whether this is exactly one message with a short text, and no other one is being received or waits for the application."""
        return (
            data[0] == _TEXT
            and len(data) > _MASK_END
            and len(data) - _MASK_END == data[1] - _MASKED <= _SHORT
            and self.queue.empty()
            and not self._unparsed
            and not self.read_paused
            and self.conn.is_between_messages
        )

    def _parse(self) -> None:
        """Parse the received bytes until there is a message for the application or nothing is left."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            data = bytes(self._unparsed[:_SLICE_BYTES])
            del self._unparsed[:_SLICE_BYTES]
            super().data_received(data)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._parse()
        if self.read_paused:  # there are more messages
            await asyncio.sleep(0)
        return message

    async def send(self, message: ASGISendEvent) -> None:
        if not self.writable.is_set():
            await self._wait_for_reader()
        if message["type"] == "websocket.send" and self.conn.state is OPEN and not self.disconnected:
            text = message.get("text")
            if text is not None:
                self.transport.write(_text_frame(text.encode()))
                return
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # otherwise, uvicorn logs the refusal as an application error

    async def _wait_for_reader(self) -> None:
        """Wait until the client has read enough to send more. Raises ClientDisconnected if that takes too long."""
        try:
            async with asyncio.timeout(_UNREAD_S):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()  # close() would first wait until everything is sent
            raise ClientDisconnected from None

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > self._limits.unread_bytes:
            self._refuse("you don't read the answers to your pings")
        elif self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        """Count a frame, and return whether it is allowed. If there were too many, close the connection."""
        if self._control.take():
            return True
        self._refuse("too many pings, pongs or fragments")
        return False

    def _refuse(self, reason: str) -> None:
        """Close the connection with a reason. If the client doesn't read it, the transport is aborted."""
        self._unparsed.clear()
        if self.transport.is_closing():
            return
        self.conn.data_to_send()  # discards the replies to pings that were parsed together with this frame
        if self.conn.state is OPEN:
            self.conn.send_close(CloseCode.POLICY_VIOLATION, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION, "reason": reason})
        self.transport.close()
        self.loop.call_later(self._limits.request_pause_s, self.transport.abort)


def _text_frame(data: bytes) -> bytes:
    """Return a frame with a whole text."""
    size = len(data)
    if size <= _SHORT:
        return pack("!BB", _TEXT, size) + data
    return (pack("!BBH", _TEXT, 126, size) if size < 65536 else pack("!BBQ", _TEXT, 127, size)) + data
