"""The service of the tables on the database of a data folder, for tests without an HTTP server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path

from longwood.protocol import Play
from longwood.server.background import compute, compute_in_slices
from longwood.server.tables.store import Store
from longwood.tables.service import Tables
from tests.server.databases import database_of

ME, OTHER = "me", "other"
TODAY = date(2026, 12, 15)
TURN = Play(0, "stock", "hole")
DRAW = Play(0, "stock", "waste")


class RecordingWaker:
    """A waker that only records which tables it is asked to wake."""

    def __init__(self) -> None:
        self.tables: list[str] = []

    def wake(self, table: str) -> None:
        self.tables.append(table)


@asynccontextmanager
async def server(folder: Path, store: Store | None = None) -> AsyncIterator[Tables]:
    """Open the tables in a data folder, as one server process does."""
    store = store or Store(database_of(folder))
    await store.open()
    try:
        yield Tables(store, RecordingWaker(), compute=compute, in_slices=compute_in_slices)
    finally:
        await store.close()


def run(folder: Path, test: Callable[[Tables], Awaitable[None]]) -> None:
    async def go() -> None:
        async with server(folder) as tables:
            await test(tables)

    asyncio.run(go())
