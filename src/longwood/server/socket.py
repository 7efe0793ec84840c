"""The socket of one table: reads actions, answers each, and shows every change. Must not know rules or storage."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect

from longwood.errors import IllegalMoveError, LongwoodError
from longwood.server.protocol import ClientMessage, Refused, ServerMessage, Table
from longwood.server.tables import NotFoundError, Tables

_decoder: Final = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()
_NOT_FOUND: Final = 4404
_REASON_BYTES: Final = 120  # a close frame holds 123


class ChannelWaker:
    """Wakes the readers of a table through Litestar's channels; the news itself is read from the table."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels

    def wake(self, table: str) -> None:
        self._channels.publish(b"", channel(table))


def channel(table: str) -> str:
    """The channel of a table."""
    return f"table:{table}"


class _Reader:
    """One open socket. Its answers and the news of other tabs go out one at a time, never an older state after a newer one."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, player: str, table: str) -> None:
        self._socket = socket
        self._tables = tables
        self._player = player
        self._table = table
        self._shown = -1
        self._ended = False
        self._sending = asyncio.Lock()

    async def show(self) -> None:
        """Sends the table as it is now."""
        async with self._sending:
            await self._send_table(None)

    async def news(self, _: bytes) -> None:
        """Sends the table if it has changed since it was last sent."""
        async with self._sending:
            view = await self._tables.view(self._player, self._table)
            if view.seq > self._shown or view.ended is not self._ended:
                await self._send(view)

    async def answer(self, text: str) -> None:
        """Does what one message asks for and answers it; news of it waits until the answer is out."""
        async with self._sending:
            try:
                action = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError) as error:
                await self._refuse(None, BadMessageError(f"this message cannot be read: {error}"))
                return
            try:
                await self._tables.act(self._player, self._table, action)
            except LongwoodError as error:
                await self._refuse(action.ref, error)
            else:
                await self._send_table(action.ref)

    async def _send_table(self, ref: int | None) -> None:
        await self._send(await self._tables.view(self._player, self._table, ref))

    async def _refuse(self, ref: int | None, error: LongwoodError) -> None:
        reason = error.reason if isinstance(error, IllegalMoveError) else str(error)
        await self._send(Refused(ref, await self._tables.seq(self._player, self._table), error.code, _sentence(reason)))

    async def _send(self, message: ServerMessage) -> None:
        if isinstance(message, Table):
            self._shown, self._ended = message.seq, message.ended
        await self._socket.send_text(_encoder.encode(message).decode())


class BadMessageError(LongwoodError):
    """A message that is none of the protocol's."""

    code = "bad-message"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str, tables: Tables, channels: ChannelsPlugin) -> None:
    """Shows a table to its player and takes their actions, until the browser leaves."""
    await socket.accept()
    reader = _Reader(socket, tables, socket.state["player"], table)
    with suppress(WebSocketDisconnect):
        async with channels.start_subscription([channel(table)]) as subscriber:
            try:
                await reader.show()
            except NotFoundError as error:
                await socket.close(_NOT_FOUND, str(error)[:_REASON_BYTES])
                return
            async with subscriber.run_in_background(reader.news):
                while True:
                    await reader.answer(await socket.receive_text())
