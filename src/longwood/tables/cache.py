"""The cache of tables, each with a lock. A table that isn't cached is rebuilt from its events."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from longwood.locales import Phrase
from longwood.tables.errors import NotFoundError
from longwood.tables.ids import is_id
from longwood.tables.rebuild import continuing, replaying
from longwood.tables.searches.advice import Finding, Known
from longwood.tables.slices import InSlices, TimeSlices
from longwood.tables.state import TableState
from longwood.tables.store import TableRow, TableStore

_IN_MEMORY: Final = 500  # tables


@dataclass(slots=True, eq=False)
class Entry:
    """A table in memory. Hold its lock to read or change it (see TableCache.held)."""

    row: TableRow
    state: TableState
    known: Known | None = None  # the solver's latest result
    is_outdated: bool = False  # whether another process has stored more events
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def finding(self) -> Finding | None:
        """The solver's result for the position, if there is one."""
        return None if self.known is None else self.known.at(self.state.position.moves)


class TableCache:
    """The tables in memory. Their number is limited. A table is never in memory twice.

    in_slices: rebuilds tables.
    """

    def __init__(self, store: TableStore, in_slices: InSlices | None = None) -> None:
        self._store = store
        self._in_slices = in_slices or TimeSlices().run
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Entry | None]] = {}

    def __len__(self) -> int:
        """Return the number of tables in memory."""
        return len(self._entries)

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

    def drop_older(self, table: str, seq: int | None) -> None:
        """Note that another process has stored event `seq` of a table. The next reader reads only the events that are new.

        None: drop the table, because it may have changed in other ways.
        """
        entry = self._entries.get(table)
        if seq is None or entry is None:
            self.drop(table)
        elif entry.state.seq < seq:
            entry.is_outdated = True

    def drop_all(self) -> None:
        """Drop all tables, even those that are still being rebuilt."""
        self._entries.clear()
        self._loading.clear()

    @asynccontextmanager
    async def held(self, player: str, table: str) -> AsyncIterator[Entry]:
        """Lock a table and yield it. Raises NotFoundError, UnplayableError.

        If the table was dropped while the caller waited for the lock, the caller gets the reloaded table.
        """
        while True:
            entry = await self._entry(player, table)
            async with entry.lock:
                if self._entries.get(table) is entry and entry.is_outdated:
                    await self._catch_up(entry)
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
            found = await self._store.table_and_events(table) if is_id(table) else None
            if found is None:
                return None
            entry = Entry(found[0], await self._in_slices(replaying(*found)))
            if self._loading.get(table) is loading:
                self.add(entry)
            return entry
        finally:
            if self._loading.get(table) is loading:
                del self._loading[table]

    async def _catch_up(self, entry: Entry) -> None:
        """Read and apply the events that another process has stored. The caller holds the lock. Drops the table if that fails."""
        entry.is_outdated = False
        try:
            found = await self._store.table_and_events(entry.row.id, entry.state.seq)
            if found is None or entry.state.closed:
                self.forget(entry)
                return
            entry.row = found[0]
            await self._in_slices(continuing(entry.state, *found))
        except BaseException:  # the events may have been applied in part
            self.forget(entry)
            raise

    async def refresh(self, player: str, table: str) -> None:
        """Read the table's new events if another process has changed it. Raises NotFoundError."""
        if table not in self._entries and table not in self._loading:
            await self._entry(player, table)  # reads its newest state
            return
        async with self.held(player, table) as entry:
            row = await self._store.table(table)
            if row is None or row.seq < entry.state.seq or entry.state.closed > row.closed:
                self.forget(entry)
            elif (row.seq, row.closed) != (entry.state.seq, entry.state.closed):
                await self._catch_up(entry)
