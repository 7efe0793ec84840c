"""The cache of tables, each with a lock. A table that isn't cached is rebuilt from its events."""

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

_IN_MEMORY: Final = 500  # tables


@dataclass(slots=True, eq=False)
class Entry:
    """A table in memory. Hold its lock to read or change it (see TableCache.held)."""

    row: TableRow
    state: TableState
    known: Known | None = None  # the solver's latest result
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class TableCache:
    """The tables in memory. Their number is limited. A table is never in memory twice."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Entry | None]] = {}
        self._slices = TimeSlices()

    def add(self, entry: Entry) -> str:
        """Add a table to the cache, and drop others if the cache is full. Return the table's id."""
        self._entries[entry.row.id] = entry
        self._evict(entry.row.id)
        return entry.row.id

    def _evict(self, except_id: str) -> None:
        """Drop the least recently used tables that aren't locked, until the cache is within its limit. The table `except_id` stays."""
        idle = [id for id, entry in self._entries.items() if id != except_id and not entry.lock.locked()]
        for id in idle[: max(0, len(self._entries) - _IN_MEMORY)]:
            del self._entries[id]

    def forget(self, entry: Entry) -> None:
        """Drop a table whose state in memory may differ from the stored one. The next reader rebuilds it from its events."""
        if self._entries.get(entry.row.id) is entry:
            del self._entries[entry.row.id]

    def drop(self, table: str) -> None:
        """Drop a table that was changed in the store, even if it is still being rebuilt."""
        self._entries.pop(table, None)
        self._loading.pop(table, None)

    @asynccontextmanager
    async def held(self, player: str, table: str) -> AsyncIterator[Entry]:
        """Lock a table and yield it. Raises NotFoundError, UnplayableError.

        If the table was dropped while the caller waited for the lock, the caller gets the reloaded table.
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
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
            # A caller may be cancelled while the table loads. Because of the shield, the other callers still share one load.
            entry = await asyncio.shield(loading)
        if entry is None or entry.row.player != player:
            raise NotFoundError(Phrase("error-no-table"))
        if table in self._entries:
            self._entries.move_to_end(table)
        if len(self._entries) > _IN_MEMORY:  # more tables were in use at once than the limit allows
            self._evict(table)
        return entry

    async def _load(self, table: str) -> Entry | None:
        """Rebuild a table from its events and return it. It is cached unless it was changed in the store in the meantime."""
        loading = asyncio.current_task()
        try:
            found = await self._store.table_and_events(table)
            if found is None:
                return None
            entry = Entry(found[0], await self._slices.run(replaying(*found)))
            if self._loading.get(table) is loading:
                self.add(entry)
            return entry
        finally:
            if self._loading.get(table) is loading:
                del self._loading[table]

    async def refresh(self, player: str, table: str) -> None:
        """Drop the table if another process has changed it. Raises NotFoundError."""
        async with self.held(player, table) as entry:
            row = await self._store.table(table)
            if row is None or (row.seq, row.closed) != (entry.state.seq, entry.state.closed):
                self.forget(entry)
