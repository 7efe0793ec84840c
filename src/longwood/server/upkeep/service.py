"""Runs the housekeeping of a server at regular intervals."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final, TypeVar

from longwood.server.database import Database
from longwood.server.rooms.upkeep import IDLE_S, RETENTION_S
from longwood.server.rooms.upkeep import Upkeep as RoomUpkeep
from longwood.server.upkeep.store import UpkeepStore
from longwood.server.upkeep.tables import DAY_S, UNPLAYED_S, TableUpkeep
from longwood.server.upkeep.uptime import TICK_S, Uptime
from longwood.tables.service import Tables

Result = TypeVar("Result")

_CHECK_TICKS: Final = 6
"""The number of ticks between two checks of the whole database. It is also checked at startup."""
_CLOSING_S: Final = 2.0
_logger: Final = logging.getLogger(__name__)


class Housekeeping:
    """Runs the housekeeping of a server: counts its uptime, deletes unused rooms and tables, and checks the database.

    Of the processes that share a database, only the leader counts the uptime and deletes unused data. Each process only knows its own
    connections, so every process stores which rooms and tables it has in use.
    """

    def __init__(self, database: Database, uptime: Uptime, rooms: RoomUpkeep, tables: TableUpkeep) -> None:
        self._database = database
        self._uptime = uptime
        self._rooms = rooms
        self._tables = tables
        self._closing = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Run every ten minutes until closed. The first run is after ten minutes, so that guests can reconnect first."""
        self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        for ticks in count():
            if ticks % _CHECK_TICKS == 0:
                await _attempt(self._database.check)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), TICK_S)
            if self._closing.is_set():
                return
            await self.tidy(time.time())

    async def close(self) -> None:
        """Stop the housekeeping. A job that is using the database is cancelled only if it doesn't end soon."""
        self._closing.set()
        if self._running is not None:
            await asyncio.wait([self._running], timeout=_CLOSING_S)
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def tidy(self, now: float) -> None:
        """Run all jobs once. Failures are logged and don't stop the other jobs. now: seconds since 1970, UTC."""

        async def tidy_rooms() -> None:
            await self._rooms.tidy(now, await self._uptime.before(now, IDLE_S), await self._uptime.before(now, RETENTION_S))

        await _attempt(lambda: self._rooms.touch_visited(now))
        await _attempt(lambda: self._tables.touch_visited(now))
        if await _attempt(self._database.is_leader):
            await _attempt(lambda: self._uptime.tick(now))
            await _attempt(tidy_rooms)
            await _attempt(lambda: self._tables.tidy(now))


def housekeeping_of(database: Database, rooms: RoomUpkeep, tables: Tables, retention_days: int = 0) -> Housekeeping:
    """Return the housekeeping of a server. retention_days: as in TableUpkeep."""
    store = UpkeepStore(database)
    uptime = Uptime(store, max(IDLE_S, RETENTION_S, UNPLAYED_S, retention_days * DAY_S))
    table_upkeep = TableUpkeep(store, uptime, lambda: tables.visited, tables.changed, retention_days)
    return Housekeeping(database, uptime, rooms, table_upkeep)


async def _attempt(job: Callable[[], Coroutine[Any, Any, Result]]) -> Result | None:
    """Return the result of a job, or None if it fails. Failures are logged, and the job is tried again in the next run."""
    try:
        return await job()
    except Exception:
        _logger.exception("housekeeping failed")
        return None
