"""The socket of one room: reads the guest's actions, answers each message, and sends every change."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.params import FromPath

from longwood.errors import LongwoodError
from longwood.server.access.limits import Addresses, ServerLimits
from longwood.server.metrics import Metrics
from longwood.server.protocol import Ping, Pong
from longwood.server.protocol.rooms import RoomAction
from longwood.server.rooms.connections import Pages
from longwood.server.rooms.service import Rooms
from longwood.server.sockets import Connection, address_of

_decoder: Final = msgspec.json.Decoder(RoomAction | Ping)


class _Reader:
    """One open socket of a room. A slow browser skips states: a newer state replaces one that wasn't sent yet."""

    def __init__(
        self, connection: Connection[RoomAction | Ping], rooms: Rooms, metrics: Metrics, player: str, room: str, address: str
    ) -> None:
        self._connection = connection
        self._rooms = rooms
        self._metrics = metrics
        self._player = player
        self._room = room
        self._address = address
        self._sent: tuple[int, int] | None = None  # the version that was last sent
        self._acting = asyncio.Lock()

    async def show(self, ref: int | None = None) -> None:
        """Send the room as it is now."""
        async with self._connection.sending:
            await self._send_room(ref)

    async def news(self) -> None:
        """Send the room, unless the browser already has it. The caller holds `sending`."""
        if await self._rooms.version(self._player, self._room) != self._sent:
            await self._send_room(None)

    async def answer(self, text: str) -> None:
        """Handle one message and send the answer."""
        ref: int | None = None
        try:
            message = self._connection.read(text)
            if isinstance(message, Ping):
                async with self._connection.sending:
                    await self._connection.send(Pong())
                return
            ref = message.ref
            async with self._acting:
                await self._rooms.act(self._player, self._room, message, self._address)
        except LongwoodError as error:
            self._metrics.refused.labels(error.code).inc()
            seq = await self._rooms.seq(self._player, self._room)
            async with self._connection.sending:
                await self._connection.refuse(ref, seq, error)
        else:
            await self.show(ref)

    async def end(self) -> None:
        """Stop reading, because the page has opened another connection. Returns once the message in progress is done.

        A message that is waiting for the lock is cancelled before its action is performed.
        """
        async with self._acting:
            self._connection.is_over = True
        self._connection.end()

    async def _send_room(self, ref: int | None) -> None:
        self._sent = await self._rooms.version(self._player, self._room)
        await self._connection.send(await self._rooms.view(self._player, self._room, ref))


@websocket("/ws/rooms/{room:str}")
async def room_socket(
    socket: WebSocket[Any, Any, Any],
    room: FromPath[str],
    rooms: NamedDependency[Rooms],
    channels: NamedDependency[ChannelsPlugin],
    addresses: NamedDependency[Addresses],
    pages: NamedDependency[Pages],
    limits: NamedDependency[ServerLimits],
    metrics: NamedDependency[Metrics],
) -> None:
    """Serve a room to a guest until the browser disconnects."""
    await socket.accept()
    player: str = socket.state["player"]
    page = socket.query_params.get("page", "")
    address = address_of(socket)
    connection = Connection(socket, _decoder, rate=limits.room_rate, burst=limits.room_burst, message_bytes=limits.message_bytes)
    reader = _Reader(connection, rooms, metrics, player, room, address)
    async with connection.closing():
        with addresses.one_more(address, pages.page_of(player, room, page) or reader):
            async with rooms.present(player, room, address), pages.newest(player, room, page, reader):
                await connection.serve(room, channels, reader.show, reader.news, reader.answer)
