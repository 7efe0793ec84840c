"""A browser's worker in Python: keeps the event log in memory, and answers searches with the native search."""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode, b64encode
from typing import Any

import msgspec

from longwood.local.service import Local
from longwood.protocol.local import LogChange, StoredTable
from longwood.solver import _core


class MemoryLog:
    """An event log in memory. `fail_with` is the result of all further changes, unless it is empty."""

    def __init__(self) -> None:
        self.stored: dict[str, StoredTable] = {}
        self.events: dict[str, list[tuple[str, float]]] = {}
        self.begun: dict[str, float] = {}
        self.fail_with = ""

    async def row(self, id: str, /) -> str:
        return self.stored[id].row if id in self.stored else ""

    async def table(self, id: str, /) -> str:
        return f"[{self.stored[id].row}, {json.dumps(self.events[id])}]" if id in self.stored else ""

    async def tables(self, round: str | None = None, /) -> str:
        return f"[{','.join(one.row for one in self.stored.values() if round in (None, one.round))}]"

    async def rounds(self) -> str:
        return json.dumps([{"id": id, "created_at": at} for id, at in self.begun.items()])

    async def commit(self, change: str, /) -> str:
        found = msgspec.json.decode(change, type=LogChange)
        if self.fail_with:
            return self.fail_with
        if found.guard is not None:
            table = self.stored.get(found.guard.table)
            if table is None or table.closed or table.seq != found.guard.seq or found.guard.row not in (None, table.row):
                return "conflict"
        if found.removes_all:
            self.stored, self.events, self.begun = {}, {}, {}
        for table in found.tables:
            self.stored[table.id] = table
            self.events.setdefault(table.id, [])
        for event in found.events:
            assert event.seq == len(self.events[event.table]) + 1
            self.events[event.table].append((event.event, event.at))
        for round in found.rounds:
            self.begun.setdefault(round.id, round.created_at)
        return ""


class Browser:
    """A page and its worker. It must be created in an event loop."""

    def __init__(self, log: MemoryLog | None = None) -> None:
        self.log = log or MemoryLog()
        self.search_bytes = 2**28
        self.announced: list[tuple[str, int | None]] = []
        self._received: dict[int, asyncio.Queue[Any]] = {}
        self._last_id = 0
        self._loop = asyncio.get_running_loop()
        self.local = Local(self)

    def soon(self) -> None:
        self._loop.call_soon_threadsafe(lambda: self.local.run())

    def send(self, message: str, /) -> None:
        found = json.loads(message)
        self._received[found["id"]].put_nowait(found)

    def announce(self, table: str, seq: int | None, /) -> None:
        self.announced.append((table, seq))

    async def search(self, id: int, problem: str, timeout_s: float | None, /) -> str:
        answer = _core.search_words(b64decode(problem), control=_core.Control(timeout_s))
        return f"1 {b64encode(answer).decode()}"

    def cancel_search(self, id: int, /) -> None:
        """Searches in tests are over at once."""

    def _send(self, **message: object) -> int:
        self._last_id += 1
        self._received[self._last_id] = asyncio.Queue()
        self.local.receive(json.dumps({"id": self._last_id, **message}))
        return self._last_id

    async def request(self, method: str, url: str, body: object = "") -> tuple[int, str]:
        """Return the status and the text of the answer to a request."""
        text = body if isinstance(body, str) else json.dumps(body)
        received = self._received[self._send(type="request", method=method, url=url, body=text)]
        begin = await received.get()
        whole = ""
        while (message := await received.get())["type"] == "data":
            whole += message["text"]
        return begin["status"], whole

    async def get(self, url: str) -> Any:
        """Return the answer to a GET request."""
        status, text = await self.request("GET", url)
        assert status == 200, text
        return json.loads(text)

    async def post(self, url: str, body: object = "") -> Any:
        """Return the answer to a POST request."""
        status, text = await self.request("POST", url, body)
        assert status == 200, text
        return json.loads(text)

    def open(self, table: str) -> Table:
        """Open a table."""
        id = self._send(type="open", table=table)
        return Table(self, id, self._received[id])


class Table:
    """A connection of the page to a table."""

    def __init__(self, browser: Browser, id: int, received: asyncio.Queue[Any]) -> None:
        self._browser = browser
        self._id = id
        self._received = received

    async def next(self) -> str:
        """Return the next message. Fails if the connection is closed."""
        message = await self._received.get()
        assert message["type"] == "data", message
        return str(message["text"])

    async def closed(self) -> tuple[int, str]:
        """Return the code and the reason with which the connection is closed."""
        message = await self._received.get()
        assert message["type"] == "closed", message
        return message["code"], message["reason"]

    def send(self, text: str) -> None:
        """Send a message."""
        self._browser.local.receive(json.dumps({"type": "message", "id": self._id, "text": text}))

    async def ask(self, message: object) -> str:
        """Send a message and return the next one."""
        self.send(json.dumps(message))
        return await self.next()

    def close(self) -> None:
        """Close the connection."""
        self._browser.local.receive(json.dumps({"type": "close", "id": self._id}))
