"""Serves the connections of guests to rooms: reads their actions, answers each message, and sends every change.

If another process owns the room, the socket is relayed to that process, which serves it in the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from longwood.errors import LongwoodError
from longwood.protocol import Ping, Pong
from longwood.protocol.rooms import RoomAction
from longwood.server.access.limits import Addresses, Bucket, ServerLimits
from longwood.server.access.pace import Pace
from longwood.server.access.shared import SharedLimits
from longwood.server.direct import DirectTransport
from longwood.server.errors import ElsewhereError
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.connections import Pages
from longwood.server.rooms.ownership.frames import Visitor
from longwood.server.rooms.ownership.links import Links
from longwood.server.rooms.ownership.relay import Relay
from longwood.server.rooms.ownership.service import Ownership
from longwood.server.rooms.service import Rooms
from longwood.server.sockets import address_of, limited
from longwood.tables.connection import Connection, Transport
from longwood.tables.errors import DisconnectedError, StoreError
from longwood.tables.ids import is_id
from longwood.tables.wakes import Wakes

_decoder: Final = msgspec.json.Decoder(RoomAction | Ping)


class _Reader:
    """One guest's connection to a room. If the browser is slow, a newer state replaces one that hasn't been sent yet."""

    def __init__(self, connection: Connection[RoomAction | Ping], rooms: Rooms, metrics: Metrics, visitor: Visitor) -> None:
        self._connection = connection
        self._rooms = rooms
        self._metrics = metrics
        self._player = visitor.player
        self._room = visitor.room
        self._address = visitor.address
        self._sent: tuple[int, Collection[int]] | None = None  # the version that was last sent
        self._acting = asyncio.Lock()

    async def show(self, ref: int | None = None) -> None:
        """Send the room as it is now."""
        if not self._connection.sending.locked() and self._is_sent_now(ref):
            self._connection.note_newest()
            return
        async with self._connection.sending:
            self._connection.note_newest()
            await self._send_room(ref, await self._rooms.version(self._player, self._room))

    async def news(self) -> None:
        """Send the room, unless the browser already has it. The caller holds `sending`."""
        version = await self._rooms.version(self._player, self._room)
        if version != self._sent:
            await self._send_room(None, version)

    def news_now(self) -> bool:
        """Do the same as `news` without waiting. Return False if that isn't possible; then nothing is done."""
        if self._sent is None or (version := self._rooms.version_now(self._player, self._room)) is None:
            return False
        return version == self._sent or self._is_sent_now(None)

    def _is_sent_now(self, ref: int | None) -> bool:
        """Send the room without waiting. Return False if that isn't possible; then nothing is done."""
        version = self._rooms.version_now(self._player, self._room)
        view = None if version is None else self._rooms.view_now(self._player, self._room, ref)
        if view is None or not self._connection.send_now(view):
            return False
        self._sent = version
        return True

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
        except (ElsewhereError, DisconnectedError):
            raise  # the new owner of the room will answer, or nobody is there
        except LongwoodError as error:
            self._metrics.refused.labels(error.code).inc()
            seq = await self._newest_seq()
            async with self._connection.sending:
                await self._connection.refuse(ref, seq, error)
        else:
            await self.show(ref)

    async def _newest_seq(self) -> int:
        """Return the number of the room's last event, or of the last one that was sent if the room can't be read."""
        try:
            return await self._rooms.seq(self._player, self._room)
        except StoreError:
            return 0 if self._sent is None else self._sent[0]

    async def end(self) -> None:
        """Stop reading, because the page has opened another connection. Returns once the message in progress is done.

        A message that is waiting for the lock is cancelled before its action is performed.
        """
        async with self._acting:
            self._connection.is_over = True
        self._connection.end()

    async def _send_room(self, ref: int | None, version: tuple[int, Collection[int]]) -> None:
        self._sent = version
        await self._connection.send_encoded(await self._rooms.view(self._player, self._room, ref))


class RoomSockets:
    """Serves the guests of rooms."""

    def __init__(
        self, rooms: Rooms, wakes: Wakes, limits: ServerLimits, metrics: Metrics, pace: Pace, shared: SharedLimits | None = None
    ) -> None:
        self._rooms = rooms
        self._wakes = wakes
        self._limits = limits
        self._metrics = metrics
        self._addresses = Addresses(limits, "pages of rooms", shared)
        self._pace = pace
        self._pages = Pages()
        self._cluster: tuple[Ownership, Links] | None = None

    def share(self, ownership: Ownership, links: Links) -> None:
        """Relay the sockets of rooms that another process owns to that process."""
        self._cluster = ownership, links

    async def serve_socket(self, socket: Transport, visitor: Visitor) -> None:
        """Serve a guest's socket until the browser disconnects."""
        page = self._pages.page_of(visitor.player, visitor.room, visitor.page)
        counted = self._addresses.one_more(visitor.address, page)
        connection = self._connection(socket, visitor, self._addresses.messages_of(visitor.address))
        async with connection.closing(), counted:
            if self._cluster is not None and is_id(visitor.room):
                ownership, links = self._cluster
                node = await ownership.node_with(visitor.room)
                if node != ownership.node:
                    await Relay(socket, visitor, links, ownership.node_with, self._counting(connection.check)).run(node)
                    return
            await self._serve(connection, visitor)

    async def serve_link(self, link: Transport, visitor: Visitor) -> None:
        """Serve a guest whose socket is in another process, until the link ends."""
        connection = self._connection(link, visitor)
        async with connection.closing():
            await self._serve(connection, visitor)

    def _counting(self, check: Callable[[str], None]) -> Callable[[str], None]:
        """Return the check with its refusals counted."""

        def counted(text: str) -> None:
            try:
                check(text)
            except LongwoodError as error:
                self._metrics.refused.labels(error.code).inc()
                raise

        return counted

    def _connection(self, transport: Transport, visitor: Visitor, shared: Collection[Bucket] = ()) -> Connection[RoomAction | Ping]:
        rate, burst, size = self._limits.room_rate, self._limits.room_burst, self._limits.message_bytes
        return limited(
            transport, _decoder, rate=rate, burst=burst, message_bytes=size, pace=self._pace, address=visitor.address, shared=shared
        )

    async def _serve(self, connection: Connection[RoomAction | Ping], visitor: Visitor) -> None:
        """Serve a room of this process to a guest until the connection ends."""
        player, room = visitor.player, visitor.room
        reader = _Reader(connection, self._rooms, self._metrics, visitor)
        async with self._rooms.present(player, room, visitor.address), self._pages.newest(player, room, visitor.page, reader):
            await connection.serve(room, self._wakes, reader.show, reader.news, reader.answer, reader.news_now)


@websocket("/ws/rooms/{room:str}")
async def room_socket(socket: WebSocket[Any, Any, Any], room: FromPath[str], room_sockets: NamedDependency[RoomSockets]) -> None:
    """Serve a room to a guest until the browser disconnects."""
    await socket.accept()
    visitor = Visitor(socket.state["player"], room, socket.query_params.get("page", ""), address_of(socket))
    await room_sockets.serve_socket(DirectTransport(socket), visitor)
