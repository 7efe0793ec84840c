"""Runs the tables of a page without a server: answers its requests, and serves its connections to tables."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from typing import Any, Final

import msgspec

from longwood.errors import LongwoodError
from longwood.local.log import Host
from longwood.local.routes import Routes
from longwood.local.searches import LocalSearcher
from longwood.local.store import LocalStore
from longwood.local.turns import Turns
from longwood.protocol import Problem
from longwood.protocol.local import (
    FromLocal,
    LocalAbort,
    LocalBegin,
    LocalChanged,
    LocalClose,
    LocalClosed,
    LocalData,
    LocalEnd,
    LocalMessage,
    LocalOpen,
    LocalRequest,
    ToLocal,
)
from longwood.tables.connection import Connection
from longwood.tables.errors import DisconnectedError
from longwood.tables.history.handover import LOCAL_PLAYER as PLAYER
from longwood.tables.history.imports import Importer
from longwood.tables.reader import decoder, serve_table
from longwood.tables.service import Tables
from longwood.tables.store import MOST_GAMES
from longwood.tables.wakes import Wakes
from longwood.tables.wording import problem_of

_JSON: Final = "application/json"
_LINES: Final = "application/jsonl"
_TEXT: Final = "text/plain"
_OK: Final = 200
_REFUSED: Final = 409
_FAILED: Final = 500
_MOST_LINES: Final = 20_000
_logger: Final = logging.getLogger(__name__)


_decode: Final = msgspec.json.Decoder(ToLocal).decode
_encoder: Final = msgspec.json.Encoder()


class _Port:
    """The Transport of a connection."""

    def __init__(self, local: Local, id: int) -> None:
        self._local = local
        self._id = id
        self._inbox: deque[str] = deque()
        self._arrived = asyncio.Event()
        self._is_closed = False

    def receive(self, text: str) -> None:
        """Accept a message from the page."""
        self._inbox.append(text)
        self._arrived.set()

    async def receive_text(self) -> str:
        """See Transport."""
        while not self._inbox and not self._is_closed:
            self._arrived.clear()
            await self._arrived.wait()
        if self._is_closed:
            raise DisconnectedError("the connection is closed")
        return self._inbox.popleft()

    def send_now(self, text: bytes) -> bool:
        """See Transport."""
        self._local.send(LocalData(self._id, text.decode()))
        return True

    async def send_text(self, text: str, /) -> None:
        """See Transport."""
        self._local.send(LocalData(self._id, text))

    async def close(self, code: int, reason: str, /) -> None:
        """See Transport."""
        self._is_closed = True
        self._arrived.set()
        self._local.send(LocalClosed(self._id, code, reason))


class Local:
    """The tables of one page."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._turns = Turns(asyncio.get_running_loop(), host.soon)
        self._wakes = Wakes()
        store = LocalStore(host.log)
        self._searcher = LocalSearcher(host)
        self.tables = Tables(store, self._wakes, host.announce)
        imports = Importer(store, self.tables.changed, _MOST_LINES, MOST_GAMES)
        self._routes = Routes(self.tables, store, imports, self._searcher)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._ports: dict[int, _Port] = {}

    def run(self) -> None:
        """Go on with everything that doesn't have to wait. The host calls this after it was asked to (Host.soon)."""
        self._turns.run()

    def send(self, message: FromLocal) -> None:
        """Send a message to the page."""
        self._host.send(_encoder.encode(message).decode())

    def receive(self, text: str) -> None:
        """Accept a message of the page. Returns at once."""
        match _decode(text):
            case LocalRequest() as ask:
                self._run(ask.id, self._answer(ask))
            case LocalOpen() as opened:
                self._ports[opened.id] = _Port(self, opened.id)
                self._run(opened.id, self._serve(opened))
            case LocalMessage() as message:
                if message.id in self._ports:
                    self._ports[message.id].receive(message.text)
            case LocalAbort() | LocalClose() as ended:
                if ended.id in self._tasks:
                    self._tasks[ended.id].cancel()
            case LocalChanged() as changed:
                self.tables.heard(changed.table, changed.seq)

    def _run(self, id: int, work: Coroutine[Any, Any, None]) -> None:
        task = self._tasks[id] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda _: self._forget(id))

    def _forget(self, id: int) -> None:
        del self._tasks[id]
        self._ports.pop(id, None)

    async def _answer(self, ask: LocalRequest) -> None:
        try:
            found = await self._routes.answer(ask.method, ask.url, ask.body)
        except LongwoodError as error:
            self._send_whole(ask.id, _REFUSED, problem_of(error))
        except Exception as error:
            _logger.error("%s %s failed", ask.method, ask.url, exc_info=error)
            self._send_whole(ask.id, _FAILED, Problem("internal", f"{type(error).__name__}: {error}"))
        else:
            if isinstance(found, AsyncGenerator):
                self.send(LocalBegin(ask.id, _OK, _LINES))
                async with aclosing(found) as lines:  # Pyodide's loop would close it only in turns of its own
                    async for line in lines:
                        self.send(LocalData(ask.id, line.decode()))
                self.send(LocalEnd(ask.id))
            else:
                self._send_whole(ask.id, _OK, found)

    def _send_whole(self, id: int, status: int, answer: object) -> None:
        self.send(LocalBegin(id, status, _TEXT if isinstance(answer, str) else _JSON))
        self.send(LocalData(id, answer if isinstance(answer, str) else _encoder.encode(answer).decode()))
        self.send(LocalEnd(id))

    async def _serve(self, opened: LocalOpen) -> None:
        connection = Connection(self._ports[opened.id], decoder)
        async with connection.closing():
            await serve_table(connection, self.tables, self._wakes, self._searcher, PLAYER, opened.table)
