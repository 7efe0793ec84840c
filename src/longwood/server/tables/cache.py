"""The tables kept ready in memory, each with its lock; any other is made from its events again. Must not know what is played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from longwood.locales import Phrase
from longwood.server.background import TimeSlices
from longwood.server.errors import NotFoundError
from longwood.server.tables.advice import Known
from longwood.server.tables.rebuild import replaying
from longwood.server.tables.state import TableState
from longwood.server.tables.store import Store, TableRow

_IN_MEMORY: Final = 500  # tables kept ready


@dataclass(slots=True, eq=False)
class Entry:
    """A table in memory. Whoever reads or changes it holds its lock (TableCache.held)."""

    row: TableRow
    state: TableState
    known: Known | None = None  # what the search found here
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class TableCache:
    """The tables in memory: no more than there is room for, and of each only one state."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._making: dict[str, asyncio.Task[Entry | None]] = {}
        self._slices = TimeSlices()

    def keep(self, entry: Entry) -> str:
        """Keeps a table in memory, and as many others as there is room for; returns its id."""
        self._entries[entry.row.id] = entry
        self._make_room(entry.row.id)
        return entry.row.id

    def _make_room(self, kept: str) -> None:
        """Drops the tables longest unused that nobody is busy with, until no more than there is room for are left."""
        idle = [id for id, entry in self._entries.items() if id != kept and not entry.lock.locked()]
        for id in idle[: max(0, len(self._entries) - _IN_MEMORY)]:
            del self._entries[id]

    def forget(self, entry: Entry) -> None:
        """Drops what memory holds of a table, which may not be what is stored; the next who asks makes it from its events again."""
        if self._entries.get(entry.row.id) is entry:
            del self._entries[entry.row.id]

    def drop(self, table: str) -> None:
        """Drops what memory holds of a table that was changed in the store, or is about to hold."""
        self._entries.pop(table, None)
        self._making.pop(table, None)

    @asynccontextmanager
    async def held(self, player: str, table: str) -> AsyncIterator[Entry]:
        """The table, with its lock held. Raises NotFoundError, UnplayableError.

        Who waited for the lock may find that the table was forgotten meanwhile, and goes on to the one made in its place.
        """
        while True:
            entry = await self._entry(player, table)
            async with entry.lock:
                if self._entries.get(table) is entry:
                    yield entry
                    return

    async def _entry(self, player: str, table: str) -> Entry:
        entry = self._entries.get(table)
        if entry is None:
            making = self._making.get(table)
            if making is None:
                making = self._making[table] = asyncio.create_task(self._made(table))
            # Whoever asked may be gone before it is there; the others still get the one that was begun, and never two of one table.
            entry = await asyncio.shield(making)
        if entry is None or entry.row.player != player:
            raise NotFoundError(Phrase("error-no-table"))
        if table in self._entries:
            self._entries.move_to_end(table)
        if len(self._entries) > _IN_MEMORY:  # more were in use at once than there is room for
            self._make_room(table)
        return entry

    async def _made(self, table: str) -> Entry | None:
        """The table made again from its events; kept unless it was changed in the store meanwhile."""
        making = asyncio.current_task()
        try:
            found = await self._store.table_and_events(table)
            if found is None:
                return None
            entry = Entry(found[0], await self._slices.run(replaying(*found)))
            if self._making.get(table) is making:
                self.keep(entry)
            return entry
        finally:
            if self._making.get(table) is making:
                del self._making[table]

    async def refresh(self, player: str, table: str) -> None:
        """Looks whether another process has changed the table, so that it is then shown as it is. Raises NotFoundError."""
        async with self.held(player, table) as entry:
            row = await self._store.table(table)
            if row is None or (row.seq, row.closed) != (entry.state.seq, entry.state.closed):
                self.forget(entry)
