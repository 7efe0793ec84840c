"""The socket of one room: reads what its guest does, answers each, and shows every change. Must not know rules or storage."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from longwood.errors import LongwoodError, RefusedError
from longwood.locales import Phrase, sentence
from longwood.server.access.bucket import Bucket
from longwood.server.access.limits import Addresses, ServerLimits
from longwood.server.metrics import Metrics
from longwood.server.protocol import Ping, Pong, Refused
from longwood.server.protocol.rooms import Room, RoomAction
from longwood.server.rooms.lines import Lines
from longwood.server.rooms.service import Rooms
from longwood.server.tables.socket import BadMessageError, address_of, channel, close_with
from longwood.server.wording import message_of, phrase_of

_decoder: Final = msgspec.json.Decoder(RoomAction | Ping)
_encoder: Final = msgspec.json.Encoder()
_PATIENCE_S: Final = 20.0
"""How long a message may wait to be taken by a browser that does not read; then its socket is closed."""


class _Reader:
    """One open socket. A newer state takes the place of one not yet sent, so a slow browser skips some and holds up nobody."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], rooms: Rooms, limits: ServerLimits, metrics: Metrics, player: str, room: str, address: str
    ) -> None:
        self._socket = socket
        self._rooms = rooms
        self._limits = limits
        self._metrics = metrics
        self._bucket = Bucket(limits.rate, limits.burst, time.monotonic)
        self._player = player
        self._room = room
        self._address = address
        self._shown: tuple[int, int] | None = None  # the version that the browser has
        self._sending = asyncio.Lock()
        self._acting = asyncio.Lock()
        reading = asyncio.current_task()
        assert reading is not None  # the socket's own
        self._reading = reading
        self.is_over = False

    async def show(self, ref: int | None = None) -> None:
        """Sends the room as it is now."""
        async with self._sending:
            await self._send_room(ref)

    async def news(self, _: bytes) -> None:
        """Sends the room if it is not what was last sent. Runs beside the reading, so an error ends the socket here."""
        try:
            async with self._sending:
                if await self._rooms.version(self._player, self._room) != self._shown:
                    await self._send_room(None)
        except WebSocketDisconnect:
            self.is_over = True
            self._reading.cancel()  # of a browser that takes nothing any more the reading side would never hear
        except Exception as error:
            await close_with(self._socket, error)

    async def answer(self, text: str) -> None:
        """Does what one message asks for, and answers it."""
        ref: int | None = None
        try:
            if not self._bucket.take():
                raise RefusedError("too-fast", Phrase("refused-too-fast"))
            if len(text.encode(errors="surrogatepass")) > self._limits.message_bytes:
                raise BadMessageError(f"this message is longer than {self._limits.message_bytes} bytes")
            message = _read(text)
            if isinstance(message, Ping):
                async with self._sending:
                    await self._send(Pong())
                return
            ref = message.ref
            async with self._acting:
                await self._rooms.act(self._player, self._room, message, self._address)
        except LongwoodError as error:
            self._metrics.refused.labels(error.code).inc()
            seq = await self._rooms.seq(self._player, self._room)
            async with self._sending:
                await self._send(Refused(ref, seq, error.code, sentence(message_of(error)), phrase_of(error)))
        else:
            await self.show(ref)

    async def end(self) -> None:
        """Hears nothing any more: its page has another line by now. What it was doing is done when this returns.

        A message that waits for this lock gets it after this, and is cancelled before it runs.
        """
        async with self._acting:
            self.is_over = True
        self._reading.cancel()

    async def _send_room(self, ref: int | None) -> None:
        self._shown = await self._rooms.version(self._player, self._room)
        await self._send(await self._rooms.view(self._player, self._room, ref))

    async def _send(self, message: Room | Refused | Pong) -> None:
        try:
            async with asyncio.timeout(_PATIENCE_S):
                await self._socket.send_text(_encoder.encode(message).decode())
        except (OSError, RuntimeError, TimeoutError) as error:  # uvicorn's, for a socket that was just lost or closed; ours
            raise WebSocketDisconnect(detail="gone while being answered") from error


def _read(text: str) -> RoomAction | Ping:
    try:
        message: RoomAction | Ping = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessageError(f"this message cannot be read: {error}") from None
    return message


@websocket("/ws/rooms/{room:str}")
async def room_socket(
    socket: WebSocket[Any, Any, Any],
    room: FromPath[str],
    rooms: NamedDependency[Rooms],
    channels: NamedDependency[ChannelsPlugin],
    addresses: NamedDependency[Addresses],
    lines: NamedDependency[Lines],
    limits: NamedDependency[ServerLimits],
    metrics: NamedDependency[Metrics],
) -> None:
    """Shows a room to a guest and takes what they do, until their browser leaves."""
    await socket.accept()
    player: str = socket.state["player"]
    page = socket.query_params.get("page", "")
    address = address_of(socket)
    reader = _Reader(socket, rooms, limits, metrics, player, room, address)
    try:
        with addresses.one_more(address, lines.page_of(player, room, page) or reader):
            async with (
                rooms.present(player, room, address),
                channels.start_subscription([channel(room)]) as subscriber,
                lines.newest(player, room, page, reader),
            ):
                await reader.show()
                async with subscriber.run_in_background(reader.news, join=False):
                    while True:
                        await reader.answer(await socket.receive_text())
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not reader.is_over:
            raise
    except Exception as error:
        await close_with(socket, error)
