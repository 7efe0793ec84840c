"""The socket of one table: reads its player's actions, answers each, and sends every change."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from longwood.errors import LongwoodError, RefusedError
from longwood.locales import Phrase
from longwood.play import Position
from longwood.server.access.limits import Addresses, ServerLimits
from longwood.server.background import SearchThreads
from longwood.server.errors import BadMessageError, ConflictError, NotFoundError
from longwood.server.protocol import Ask, ClientMessage, Ping, Pong, ServerMessage, Table
from longwood.server.sockets import Connection, address_of
from longwood.server.tables.advice import Finding, Known, advice_view, look, par_view
from longwood.server.tables.service import Tables
from longwood.solver import Won

_decoder: Final = msgspec.json.Decoder(ClientMessage | Ping)
_OUTDATED: Final = ("moved-on", "unnamed", "given-up")
"""Refusals of messages that were sent for an older state of the table."""


class _Reader:
    """One open socket of a table.

    Answers, and changes from other tabs, are sent one at a time, so an older state never follows a newer one. The table isn't locked while
    a message is sent, so a slow browser doesn't delay others.
    """

    def __init__(
        self, connection: Connection[ClientMessage | Ping], tables: Tables, searches: SearchThreads, player: str, table: str
    ) -> None:
        self._connection = connection
        self._tables = tables
        self._searches = searches
        self._player = player
        self._table = table
        self._sent: Table | None = None  # the last table sent, without its ref
        self._searching: tuple[Ask, asyncio.Task[None]] | None = None

    async def show(self) -> None:
        """Send the table as it is now."""
        async with self._connection.sending:
            await self._send_table(None)

    async def news(self) -> None:
        """Send the table, unless the browser already has it. The caller holds `sending`."""
        view = await self._tables.view(self._player, self._table)
        if view != self._sent and (self._sent is None or view.seq >= self._sent.seq):
            has_changed = self._sent is not None and view.piles != self._sent.piles
            await self._send(view)
            if has_changed and (question := self.stop_searching()) is not None:
                await self._refuse(question.ref, _given_up())

    async def answer(self, text: str) -> None:
        """Handle one message and send the answer. Other tabs' updates wait until then. An action or a question stops a running search."""
        async with self._connection.sending:
            try:
                message = self._connection.read(text)
            except (RefusedError, BadMessageError) as error:
                await self._refuse(None, error)
                return
            if isinstance(message, Ping):
                await self._send(Pong())
                return
            try:
                if isinstance(message, Ask):
                    asked = await self._tables.ask(self._player, self._table, message)
                    self.stop_searching()
                    self._searching = message, asyncio.create_task(self._search(message, *asked))
                else:
                    await self._tables.act(self._player, self._table, message)
                    self.stop_searching()
            except LongwoodError as error:
                if isinstance(error, RefusedError) and error.code in _OUTDATED:
                    await self._send_table(None)  # the browser needs the current state first
                await self._refuse(message.ref, error)
            else:
                await self._send_table(message.ref)

    def stop_searching(self) -> Ask | None:
        """Cancel the running search and return its question, or None if there was no search."""
        if self._searching is None:
            return None
        question, task = self._searching
        self._searching = None
        task.cancel()
        return question

    async def _search(self, question: Ask, position: Position, seq: int, known: Known | None) -> None:
        """Answer a question to the solver while other messages are read."""
        try:
            if question.help == "par":
                await self._send_par(question, seq)
                return
            found = await self._searches.run(lambda cancel: look(position, known, cancel))
            async with self._connection.sending:  # actions wait from here on
                self._searching = None
                try:
                    await self._follow(question, position, seq, found)
                except ConflictError:  # the table changed while the search ran
                    await self._refuse(question.ref, _given_up())
                else:
                    await self._send(advice_view(position, found, question, seq))
        except (WebSocketDisconnect, NotFoundError):  # the browser has disconnected, or the table was deleted
            self._connection.end()
        except Exception as error:
            await self._connection.close(error)

    async def _send_par(self, question: Ask, seq: int) -> None:
        rules, deal = await self._tables.dealt(self._player, self._table)
        par = await self._searches.run(lambda cancel: par_view(rules, deal, question, seq, cancel))
        async with self._connection.sending:
            self._searching = None
            await self._send(par)

    async def _follow(self, question: Ask, position: Position, seq: int, found: Finding) -> None:
        """Store the finding. If the question was to play the move, play the first move of the win."""
        await self._tables.remember(self._player, self._table, Known(position.moves, found))
        if question.help == "show":
            if isinstance(found.verdict, Won):
                await self._tables.show_move(self._player, self._table, seq, found.line[0])
            else:  # the answer reveals the verdict, so the game is marked for that
                await self._tables.ask(self._player, self._table, Ask(0, "verdict"))
            await self._send_table(None)

    async def _send_table(self, ref: int | None) -> None:
        await self._send(await self._tables.view(self._player, self._table, ref))

    async def _refuse(self, ref: int | None, error: LongwoodError) -> None:
        await self._connection.refuse(ref, await self._tables.seq(self._player, self._table), error)

    async def _send(self, message: ServerMessage | Pong) -> None:
        if isinstance(message, Table):
            self._sent = msgspec.structs.replace(message, ref=None)
        await self._connection.send(message)


def _given_up() -> RefusedError:
    return RefusedError("given-up", Phrase("refused-given-up"))


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    channels: NamedDependency[ChannelsPlugin],
    searches: NamedDependency[SearchThreads],
    table_addresses: NamedDependency[Addresses],
    limits: NamedDependency[ServerLimits],
) -> None:
    """Serve a table to its player until the browser disconnects."""
    await socket.accept()
    player: str = socket.state["player"]
    connection = Connection(socket, _decoder, rate=limits.table_rate, burst=limits.table_burst, message_bytes=limits.message_bytes)
    reader = _Reader(connection, tables, searches, player, table)
    try:
        async with connection.closing():
            with table_addresses.one_more(address_of(socket), (player, table)):
                await tables.refresh(player, table)
                await connection.serve(table, channels, reader.show, reader.news, reader.answer)
    finally:
        reader.stop_searching()
