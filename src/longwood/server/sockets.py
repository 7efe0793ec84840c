"""The shared code for the sockets of tables and rooms: reads within limits, sends in order, wakes readers, and closes with a reason."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Generic, Protocol, TypeVar
from zlib import crc32

import msgspec
from litestar import WebSocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect

from longwood.errors import LongwoodError, RefusedError
from longwood.locales import Phrase, sentence
from longwood.server.access.limits import Bucket
from longwood.server.errors import BadMessageError, NotFoundError, UnplayableError
from longwood.server.protocol import Refused
from longwood.server.wording import message_of, phrase_of

Message = TypeVar("Message")

CHANNELS: Final = 4096
SEND_TIMEOUT_S: Final = 20.0
"""How long to wait for a browser that doesn't read before its socket is closed."""
_TRY_AGAIN: Final = 1011  # WebSocket close code for "the server failed"
_FINAL: Final[dict[type[Exception], int]] = {NotFoundError: 4404, UnplayableError: 4410}
"""Close codes for permanent errors. The browser doesn't reconnect after a code of 4400 or higher."""
_REFUSED: Final = {"worn-out": 4429, "too-many": 1013}
"""Close codes for refused connections. The browser retries after 1013 ("try again later"), because other connections may end."""
_REASON_BYTES: Final = 123  # the longest reason that fits a close frame
_encoder: Final = msgspec.json.Encoder()
_logger: Final = logging.getLogger(__name__)


class Waker(Protocol):
    """Notifies the sockets of a table or a room that it has changed."""

    def wake(self, topic: str) -> None:
        """Notify all sockets of a table or a room. Returns at once."""


class ChannelWaker:
    """A Waker that uses Litestar's channels. It sends no data, because each socket then fetches its view."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels

    def wake(self, topic: str) -> None:
        self._channels.publish(b"", channel(topic))


def channel(topic: str) -> str:
    """Return the channel of a table or a room. Topics share a fixed set of channels, because Litestar never deletes a channel."""
    return f"changed:{crc32(topic.encode()) % CHANNELS}"


class Connection(Generic[Message]):
    """One open socket: reads messages within its limits and sends messages one at a time.

    Hold `sending` while sending. This keeps answers in order with the updates that other connections cause.
    """

    def __init__(
        self, socket: WebSocket[Any, Any, Any], decoder: msgspec.json.Decoder[Message], *, rate: float, burst: int, message_bytes: int
    ) -> None:
        self._socket = socket
        self._decoder = decoder
        self._bucket = Bucket(rate, burst, time.monotonic)
        self._message_bytes = message_bytes
        self.sending = asyncio.Lock()
        reading = asyncio.current_task()
        assert reading is not None  # a socket's handler always runs in a task
        self._reading = reading
        self.is_over = False

    def read(self, text: str) -> Message:
        """Return the message in `text`. Raises RefusedError if messages come too fast, BadMessageError if it is too long or invalid."""
        if not self._bucket.take():
            raise RefusedError("too-fast", Phrase("refused-too-fast"))
        if len(text.encode(errors="surrogatepass")) > self._message_bytes:
            raise BadMessageError(f"this message is longer than {self._message_bytes} bytes")
        try:
            return self._decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadMessageError(f"this message cannot be read: {error}") from None

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message. Raises WebSocketDisconnect if the browser has disconnected, or doesn't read for SEND_TIMEOUT_S."""
        try:
            async with asyncio.timeout(SEND_TIMEOUT_S):
                await self._socket.send_text(_encoder.encode(message).decode())
        except (OSError, RuntimeError, TimeoutError) as error:  # uvicorn raises the first two if the socket was just lost or closed
            raise WebSocketDisconnect(detail="gone while being answered") from error

    async def refuse(self, ref: int | None, seq: int, error: LongwoodError) -> None:
        """Send the refusal of message `ref`."""
        await self.send(Refused(ref, seq, error.code, sentence(message_of(error)), phrase_of(error)))

    def end(self) -> None:
        """Stop reading. The socket's handler then ends."""
        self.is_over = True
        self._reading.cancel()

    async def serve(
        self,
        topic: str,
        channels: ChannelsPlugin,
        show: Callable[[], Awaitable[None]],
        news: Callable[[], Awaitable[None]],
        answer: Callable[[str], Awaitable[None]],
    ) -> None:
        """Serve the connection until it ends.

        show: called once at the start. answer: called with the text of each message. news: called at each wake-up of the topic, while
        `sending` is held.
        """

        async def on_wake(_: bytes) -> None:
            try:
                async with self.sending:
                    await news()
            except WebSocketDisconnect:
                self.end()  # reading alone would never notice that the browser has stopped reading
            except Exception as error:
                await self.close(error)

        async with channels.start_subscription([channel(topic)]) as subscriber:
            await show()
            async with subscriber.run_in_background(on_wake, join=False):
                while True:
                    await answer(await self._socket.receive_text())

    async def close(self, error: Exception) -> None:
        """Close the socket and give the error as the reason. Unexpected errors are logged."""
        reason = "the server failed; see its log"
        if isinstance(error, LongwoodError):
            reason = message_of(error)
        else:
            _logger.error("a socket failed", exc_info=error)
        code = _FINAL.get(type(error), _TRY_AGAIN)
        if isinstance(error, RefusedError):
            code = _REFUSED.get(error.code, code)
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self._socket.close(code, reason.encode()[:_REASON_BYTES].decode(errors="ignore"))

    @asynccontextmanager
    async def closing(self) -> AsyncIterator[None]:
        """Close the socket if the block raises, and give the error as the reason."""
        try:
            yield
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not self.is_over:
                raise
        except Exception as error:
            await self.close(error)


def address_of(socket: WebSocket[Any, Any, Any]) -> str:
    """Return the IP address of a socket's client; empty if unknown."""
    return "" if socket.client is None else socket.client.host
