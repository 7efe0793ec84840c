"""Checks whether a server can store games: writes to the database, and checks free disk space and recent errors."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from typing import Final

from longwood.server.database import Database
from longwood.server.upkeep.store import UpkeepStore
from longwood.tables.errors import StoreError

_LEAST_FREE_BYTES: Final = 32 * 1024 * 1024
_FRESH_S: Final = 1.0
"""How long a result is cached, so that frequent requests don't cause frequent writes."""
_REASONS: Final = {"full": "the disk is full", "damaged": "the database is damaged"}


class Readiness:
    """Checks whether the server can store games.

    clock: a monotonic clock in seconds. is_connected: whether the channel to the other servers works, if there is one.
    """

    def __init__(
        self, database: Database, clock: Callable[[], float] = time.monotonic, is_connected: Callable[[], bool] = lambda: True
    ) -> None:
        self._is_connected = is_connected
        self._database = database
        self._store = UpkeepStore(database)
        self._clock = clock
        self._asking = asyncio.Lock()
        self._asked_at = float("-inf")
        self._problem: str | None = None

    async def problem(self) -> str | None:
        """Return why the server can't store games, or None if it can. The text names no file."""
        async with self._asking:
            if self._clock() - self._asked_at >= _FRESH_S:
                self._problem = await self._find_problem()
                self._asked_at = self._clock()
            return self._problem

    def warning(self) -> str | None:
        """Return a problem that doesn't keep the server from storing games, or None.

        A channel that is down is only a warning. All servers share it, so otherwise a load balancer would stop using every server.
        """
        return None if self._is_connected() else "ok, but the channel to the other servers is down"

    async def _find_problem(self) -> str | None:
        try:
            await self._store.beat(time.time())
        except StoreError as error:
            return _REASONS.get(error.kind, "the database can't be written")
        if self._database.is_damaged:
            return _REASONS["damaged"]
        file = self._database.file
        if file is not None and (await asyncio.to_thread(shutil.disk_usage, file.parent)).free < _LEAST_FREE_BYTES:
            return "the disk is almost full"
        return None
