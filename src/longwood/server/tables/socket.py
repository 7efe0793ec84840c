"""The socket of one table: reads actions, answers each, and shows every change. Must not know rules or storage."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from longwood.errors import LongwoodError, RefusedError
from longwood.locales import Phrase, sentence
from longwood.play import Position
from longwood.server.access.bucket import Bucket
from longwood.server.access.limits import Addresses
from longwood.server.protocol import Ask, ClientMessage, Ping, Pong, Refused, ServerMessage, Table
from longwood.server.tables.advice import Advisor, Finding, Known, advice_view, look, par_view
from longwood.server.tables.cache import NotFoundError
from longwood.server.tables.rebuild import UnplayableError
from longwood.server.tables.service import Tables
from longwood.server.tables.store import ConflictError
from longwood.server.wording import message_of, phrase_of
from longwood.solver import Won

CHANNELS: Final = 4096
_logger: Final = logging.getLogger(__name__)
_decoder: Final = msgspec.json.Decoder(ClientMessage | Ping)
_encoder: Final = msgspec.json.Encoder()
_TRY_AGAIN: Final = 1011  # the websocket protocol's code for "the server failed"
_FINAL: Final[dict[type[Exception], int]] = {NotFoundError: 4404, UnplayableError: 4410}  # from 4400 on the browser does not call again
_REFUSED: Final = {"worn-out": 4429, "too-many": 1013}
"""Codes for refusals to open a socket. The protocol's own for "try again later" is not final: other connections will have ended."""
_RATE: Final = 60.0
_BURST: Final = 600
"""Messages a second of one connection, and how many may come at once: several times what keys held down send."""
_OUTDATED: Final = ("moved-on", "unnamed", "given-up")  # refusals of what was asked of a table that is another by now
_REASON_BYTES: Final = 123  # what a close frame holds


class ChannelWaker:
    """Wakes the readers of a table through Litestar's channels; the news itself is read from the table."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels

    def wake(self, table: str) -> None:
        self._channels.publish(b"", channel(table))


def channel(table: str) -> str:
    """The channel of a table or a room. Several share one, for Litestar keeps every name; who is woken in vain sees that."""
    return f"shown:{crc32(table.encode()) % CHANNELS}"


class _Reader:
    """One open socket. Its answers and the news of other tabs go out one at a time, never an older state after a newer one.

    No lock of the table is held while something is sent, so a browser that does not read keeps nobody else waiting.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, advisor: Advisor, player: str, table: str) -> None:
        self._socket = socket
        self._tables = tables
        self._advisor = advisor
        self._player = player
        self._table = table
        self._bucket = Bucket(_RATE, _BURST, time.monotonic)
        self._shown: Table | None = None  # what the browser has, less its ref
        self._sending = asyncio.Lock()
        self._searching: tuple[Ask, asyncio.Task[None]] | None = None

    async def show(self) -> None:
        """Sends the table as it is now."""
        async with self._sending:
            await self._send_table(None)

    async def news(self, _: bytes) -> None:
        """Sends the table if it is not what was last sent. Runs beside the reading, so an error ends the socket here."""
        try:
            async with self._sending:
                view = await self._tables.view(self._player, self._table)
                if view != self._shown and (self._shown is None or view.seq >= self._shown.seq):
                    went_on = self._shown is not None and view.piles != self._shown.piles
                    await self._send(view)
                    if went_on and (question := self.stop_searching()) is not None:
                        await self._refuse(question.ref, _given_up())
        except WebSocketDisconnect:
            pass  # the reading side learns of it too, and ends
        except Exception as error:
            await close_with(self._socket, error)

    async def answer(self, text: str) -> None:
        """Does what one message asks for and answers it; news of it waits until the answer is out. What is done ends a search that runs."""
        async with self._sending:
            if not self._bucket.take():
                await self._refuse(None, RefusedError("too-fast", Phrase("refused-too-fast")))
                return
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self._refuse(None, BadMessageError(f"this message cannot be read: {error}"))
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
                    await self._send_table(None)  # first what it did not know
                await self._refuse(message.ref, error)
            else:
                await self._send_table(message.ref)

    def stop_searching(self) -> Ask | None:
        """Ends the search for an answer that nobody waits for any more; returns the question, if there was one."""
        if self._searching is None:
            return None
        question, task = self._searching
        self._searching = None
        task.cancel()
        return question

    async def _search(self, question: Ask, position: Position, seq: int, known: Known | None) -> None:
        """Answers a question to the search, beside the reading of other messages."""
        try:
            if question.help == "par":
                await self._tell_par(question, seq)
                return
            found = await self._advisor.ask(lambda cancel: look(position, known, cancel))
            async with self._sending:  # whoever acts from here on waits
                self._searching = None
                try:
                    await self._follow(question, position, seq, found)
                except ConflictError:  # the table went on without the answer
                    await self._refuse(question.ref, _given_up())
                else:
                    await self._send(advice_view(position, found, question, seq))
        except (WebSocketDisconnect, NotFoundError):
            pass  # the reading side learns of it too: the browser has left, or the table is gone
        except Exception as error:
            await close_with(self._socket, error)

    async def _tell_par(self, question: Ask, seq: int) -> None:
        rules, deal = await self._tables.dealt(self._player, self._table)
        par = await self._advisor.ask(lambda cancel: par_view(rules, deal, question, seq, cancel))
        async with self._sending:
            self._searching = None
            await self._send(par)

    async def _follow(self, question: Ask, position: Position, seq: int, found: Finding) -> None:
        """Keeps what was found, and plays the first move of a win where that was the question."""
        await self._tables.remember(self._player, self._table, Known(position.moves, found))
        if question.help == "show":
            if isinstance(found.verdict, Won):
                await self._tables.show_move(self._player, self._table, seq, found.line[0])
            else:  # what is told instead is the verdict
                await self._tables.ask(self._player, self._table, Ask(0, "verdict"))
            await self._send_table(None)

    async def _send_table(self, ref: int | None) -> None:
        await self._send(await self._tables.view(self._player, self._table, ref))

    async def _refuse(self, ref: int | None, error: LongwoodError) -> None:
        seq = await self._tables.seq(self._player, self._table)
        await self._send(Refused(ref, seq, error.code, sentence(message_of(error)), phrase_of(error)))

    async def _send(self, message: ServerMessage | Pong) -> None:
        if isinstance(message, Table):
            self._shown = msgspec.structs.replace(message, ref=None)
        try:
            await self._socket.send_text(_encoder.encode(message).decode())
        except (OSError, RuntimeError) as error:  # uvicorn's, for a socket that was just lost or closed
            raise WebSocketDisconnect(detail="gone while being answered") from error


def _given_up() -> RefusedError:
    return RefusedError("given-up", Phrase("refused-given-up"))


class BadMessageError(LongwoodError):
    """A message that is none of the protocol's."""

    code = "bad-message"


async def close_with(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Closes a socket, saying why; what nobody has foreseen is logged."""
    reason = "the server failed; its log says how"
    if isinstance(error, LongwoodError):
        reason = message_of(error)
    else:
        _logger.error("a socket failed", exc_info=error)
    code = _FINAL.get(type(error), _TRY_AGAIN)
    if isinstance(error, RefusedError):
        code = _REFUSED.get(error.code, code)
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.close(code, reason.encode()[:_REASON_BYTES].decode(errors="ignore"))


def address_of(socket: WebSocket[Any, Any, Any]) -> str:
    """Where a socket comes from."""
    return "" if socket.client is None else socket.client.host


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    channels: NamedDependency[ChannelsPlugin],
    advisor: NamedDependency[Advisor],
    table_addresses: NamedDependency[Addresses],
) -> None:
    """Shows a table to its player and takes their actions, until the browser leaves."""
    await socket.accept()
    player: str = socket.state["player"]
    reader = _Reader(socket, tables, advisor, player, table)
    try:
        with table_addresses.one_more(address_of(socket), (player, table)):
            await tables.refresh(player, table)
            async with channels.start_subscription([channel(table)]) as subscriber:
                await reader.show()
                async with subscriber.run_in_background(reader.news, join=False):
                    while True:
                        await reader.answer(await socket.receive_text())
    except WebSocketDisconnect:
        pass
    except Exception as error:
        await close_with(socket, error)
    finally:
        reader.stop_searching()
