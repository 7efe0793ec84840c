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
from longwood.protocol.rooms import Act, RoomAction
from longwood.server.access.limits import Addresses, Bucket, ServerLimits
from longwood.server.access.pace import Pace
from longwood.server.access.shared import SharedLimits
from longwood.server.direct import DirectTransport
from longwood.server.errors import ElsewhereError
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.cache import Shown
from longwood.server.rooms.connections import Pages
from longwood.server.rooms.ownership.frames import Visitor
from longwood.server.rooms.ownership.links import Links
from longwood.server.rooms.ownership.relay import Relay
from longwood.server.rooms.ownership.service import Ownership
from longwood.server.rooms.service import Rooms
from longwood.server.sockets import address_of, limited
from longwood.tables.connection import Connection, Transport, acquired_now
from longwood.tables.errors import DisconnectedError, StoreError
from longwood.tables.ids import is_id
from longwood.tables.wakes import Wakes

_decoder: Final = msgspec.json.Decoder(RoomAction | Ping)


class _Reader:
    """One guest's connection to a room. If the browser is slow, a newer state replaces one that hasn't been sent yet.

    takes_updates: whether the page understands RoomUpdate, and gets every message that is sent.
    """

    def __init__(
        self, connection: Connection[RoomAction | Ping], rooms: Rooms, metrics: Metrics, visitor: Visitor, *, takes_updates: bool
    ) -> None:
        self._connection = connection
        self._rooms = rooms
        self._metrics = metrics
        self._player = visitor.player
        self._room = visitor.room
        self._address = visitor.address
        self._takes_updates = takes_updates
        self._sent: Shown | None = None  # what was last sent
        self._acting = asyncio.Lock()
        self._answering: asyncio.Task[None] | None = None  # sends an answer that couldn't be sent without waiting

    async def show(self, ref: int | None = None) -> None:
        """Send the room as it is now."""
        if not self._connection.sending.locked() and self._is_sent_now(ref):
            self._connection.note_newest()
            return
        async with self._connection.sending:
            self._connection.note_newest()
            await self._send_room(ref, await self._rooms.shown(self._player, self._room))

    async def news(self) -> None:
        """Send the room, unless the browser already has it. The caller holds `sending`."""
        shown = await self._rooms.shown(self._player, self._room)
        if self._sent is None or not shown.is_same(self._sent):
            await self._send_room(None, shown)

    def news_now(self) -> bool:
        """Do the same as `news` without waiting. Return False if that isn't possible; then nothing is done."""
        if self._sent is None or (shown := self._rooms.shown_now(self._player, self._room)) is None:
            return False
        return shown.is_same(self._sent) or self._is_sent_now(None, shown)

    def _is_sent_now(self, ref: int | None, shown: Shown | None = None) -> bool:
        """Send the room without waiting. Return False if that isn't possible; then nothing is done. shown: its state, if it is known."""
        shown = shown or self._rooms.shown_now(self._player, self._room)
        if shown is None or not self._connection.send_now(self._message(ref, shown)):
            return False
        self._sent = shown
        return True

    def _message(self, ref: int | None, shown: Shown) -> bytes:
        return self._rooms.message(self._player, shown, ref, self._sent if self._takes_updates else None)

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
            await self._refuse(ref, error)
        else:
            await self.show(ref)

    async def _refuse(self, ref: int | None, error: LongwoodError) -> None:
        self._metrics.refused.labels(error.code).inc()
        seq = await self._newest_seq()
        async with self._connection.sending:
            await self._connection.refuse(ref, seq, error)

    def answer_now(self, text: str, done: Callable[[], None]) -> bool:
        """Handle an action in a game without a task, and call `done` once it is answered. Return False if that isn't possible.

        This is the same as `answer` for the most frequent message, which is usually stored and answered without any delay.
        """
        entry = self._rooms.ready_now(self._room)
        if entry is None or self._connection.sending.locked():
            return False
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, Act) or not acquired_now(self._acting):
            return False
        end_turn = self._connection.admitted_now(text)
        if end_turn is None:
            self._acting.release()
            return False

        def answered() -> None:
            end_turn()
            done()

        def acted(error: Exception | None) -> None:
            self._acting.release()
            self._answer_action(message.ref, error, answered)

        try:
            is_done = self._rooms.act_now(entry, self._player, message, self._address, acted)
        except Exception as error:
            acted(error)
            return True
        if not is_done:
            self._acting.release()
            end_turn()
        return is_done

    def _answer_action(self, ref: int, error: Exception | None, answered: Callable[[], None]) -> None:
        """Send the answer to an action: the room, or the refusal. error: why the action wasn't performed, if it wasn't."""
        is_answer_possible = error is None or (isinstance(error, LongwoodError) and not isinstance(error, ElsewhereError))
        try:
            is_answered = is_answer_possible and not self._connection.sending.locked() and self._is_answered_now(ref, error)
        except Exception as failure:
            error, is_answer_possible, is_answered = failure, False, False
        if is_answer_possible and not is_answered:
            self._answering = asyncio.create_task(self._answer_later(ref, error, answered))
            return
        answered()
        if error is not None and not is_answered:
            self._connection.close_later(error)

    def _is_answered_now(self, ref: int, error: Exception | None) -> bool:
        """Send the answer to an action without waiting. Return False if that isn't possible; then nothing is done."""
        if isinstance(error, LongwoodError):
            return self._is_refused_now(ref, error)
        is_sent = self._is_sent_now(ref)
        if is_sent:
            self._connection.note_newest()
        return is_sent

    def _is_refused_now(self, ref: int, error: LongwoodError) -> bool:
        """Send a refusal without waiting. Return False if that isn't possible; then nothing is done."""
        shown = self._rooms.shown_now(self._player, self._room)
        if shown is None or not self._connection.refuse_now(ref, shown.seq, error):
            return False
        self._metrics.refused.labels(error.code).inc()
        return True

    async def _answer_later(self, ref: int, error: Exception | None, answered: Callable[[], None]) -> None:
        """Send the answer to an action when that is possible: the browser may be slow, or the room may have to be loaded first."""
        try:
            if isinstance(error, LongwoodError):
                await self._refuse(ref, error)
            else:
                await self.show(ref)
        except Exception as failure:
            self._connection.close_later(failure)
        finally:
            answered()

    async def _newest_seq(self) -> int:
        """Return the number of the room's last event, or of the last one that was sent if the room can't be read."""
        try:
            return await self._rooms.seq(self._player, self._room)
        except StoreError:
            return 0 if self._sent is None else self._sent.seq

    async def end(self) -> None:
        """Stop reading, because the page has opened another connection. Returns once the message in progress is done.

        A message that is waiting for the lock is cancelled before its action is performed.
        """
        async with self._acting:
            self._connection.is_over = True
        self._connection.end()

    async def _send_room(self, ref: int | None, shown: Shown) -> None:
        message, self._sent = self._message(ref, shown), shown
        await self._connection.send_encoded(message)


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

    async def serve_socket(self, socket: Transport, visitor: Visitor, *, takes_updates: bool = False) -> None:
        """Serve a guest's socket until the browser disconnects. takes_updates: whether the page understands RoomUpdate."""
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
            await self._serve(connection, visitor, takes_updates=takes_updates)

    async def serve_link(self, link: Transport, visitor: Visitor) -> None:
        """Serve a guest whose socket is in another process, until the link ends."""
        connection = self._connection(link, visitor)
        async with connection.closing():
            await self._serve(connection, visitor, takes_updates=False)  # because a relay leaves out messages if the browser is slow

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

    async def _serve(self, connection: Connection[RoomAction | Ping], visitor: Visitor, *, takes_updates: bool) -> None:
        """Serve a room of this process to a guest until the connection ends."""
        player, room = visitor.player, visitor.room
        reader = _Reader(connection, self._rooms, self._metrics, visitor, takes_updates=takes_updates)
        async with self._rooms.present(player, room, visitor.address), self._pages.newest(player, room, visitor.page, reader):
            await connection.serve(room, self._wakes, reader.show, reader.news, reader.answer, reader.news_now, reader.answer_now)


@websocket("/ws/rooms/{room:str}")
async def room_socket(socket: WebSocket[Any, Any, Any], room: FromPath[str], room_sockets: NamedDependency[RoomSockets]) -> None:
    """Serve a room to a guest until the browser disconnects."""
    await socket.accept()
    visitor = Visitor(socket.state["player"], room, socket.query_params.get("page", ""), address_of(socket))
    takes_updates = socket.query_params.get("updates") == "1"
    await room_sockets.serve_socket(DirectTransport(socket), visitor, takes_updates=takes_updates)
