"""The tables kept ready in memory, each with its lock; any other is made from its events again. Must not know what is played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from longwood.errors import LongwoodError
from longwood.locales import Phrase
from longwood.server.advice import Known
from longwood.server.kept import replayed
from longwood.server.live import LiveTable
from longwood.server.store import Store, TableRow

_IN_MEMORY: Final = 500  # tables kept ready


class NotFoundError(LongwoodError):
    """No such table or round, or another player's."""

    code = "not-found"


@dataclass(slots=True, eq=False)
class Entry:
    """A table in memory. Whoever reads or changes it holds its lock (Shelf.held)."""

    row: TableRow
    live: LiveTable
    known: Known | None = None  # what the search found here
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Shelf:
    """The tables in memory: no more than there is room for, and of each only one state."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._loading = asyncio.Lock()

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
        """Drops what memory holds of a table that was changed in the store."""
        self._entries.pop(table, None)

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
        if table not in self._entries:
            async with self._loading:  # one at a time: nobody keeps an older state than another has loaded
                if table not in self._entries:
                    await self._load(player, table)
        entry = self._entries.get(table)
        if entry is None or entry.row.player != player:
            raise NotFoundError(Phrase("error-no-table"))
        self._entries.move_to_end(table)
        if len(self._entries) > _IN_MEMORY:  # more were in use at once than there is room for
            self._make_room(table)
        return entry

    async def _load(self, player: str, table: str) -> None:
        """Makes the table again from its events, if it is the player's."""
        found = await self._store.table_and_events(table)
        if found is not None and found[0].player == player:
            self.keep(Entry(found[0], replayed(*found)))

    async def refresh(self, player: str, table: str) -> None:
        """Looks whether another process has changed the table, so that it is then shown as it is. Raises NotFoundError."""
        async with self.held(player, table) as entry:
            row = await self._store.table(table)
            if row is None or (row.seq, row.closed) != (entry.live.seq, entry.live.closed):
                self.forget(entry)
