"""A server process with its tables and rooms, and a clock that the test sets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from longwood.protocol import Play, Statistics
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.tables.store import Store
from longwood.server.upkeep import uptime
from longwood.server.upkeep.service import housekeeping_of
from longwood.server.upkeep.tables import DAY_S
from longwood.tables.history.imports import exported
from longwood.tables.service import Tables
from tests.server.databases import database_of

ME, OTHER = "me", "other"
TURN = Play(0, "stock", "hole")
DRAW = Play(0, "stock", "waste")
START_S = 1_700_000_000.0
"""The time at which every test begins, in seconds since 1970, UTC."""


class World:
    """A server process with its tables and rooms, and a clock that the test sets."""

    def __init__(self, folder: Path, retention_days: int = 0) -> None:
        self.store = Store(database_of(folder))
        self.now = START_S
        self.woken: list[str] = []
        self.tables = Tables(self.store, self)
        log = RoomStore(self.store.database)
        self.rooms = Rooms(log, self, Metrics(), clock=lambda: self.now)
        self.housekeeping = housekeeping_of(self.store.database, Upkeep(self.rooms, log), self.tables, retention_days)

    @asynccontextmanager
    async def started(self) -> AsyncIterator[World]:
        await self.store.open()
        try:
            yield self
        finally:
            await self.rooms.close()
            await self.store.close()

    def wake(self, topic: str) -> None:
        self.woken.append(topic)

    async def run(self, days: float) -> None:
        """Let the server run for a number of days."""
        for _ in range(round(days * DAY_S / uptime.TICK_S)):
            self.now += uptime.TICK_S
            await self.housekeeping.tidy(self.now)

    async def deal(self, *, played: bool, game: str = "golf", deal: str = "1", player: str = ME, **options: bool) -> str:
        table = await self.tables.deal(player, game, options, deal)
        self.now += 1
        if played:
            await self.tables.act(player, table, TURN if game == "golf" else DRAW)
        return table

    async def ids(self, player: str = ME) -> list[str]:
        return [row.id for row in await self.store.tables_of(player)]

    async def seen(self, player: str = ME) -> tuple[Statistics, list[bytes]]:
        """Return what a player sees of their past games."""
        return await self.tables.statistics(player), [line async for line in exported(self.store, player)]
