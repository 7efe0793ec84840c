"""A connection to PostgreSQL that stays open. PostgreSQL releases the locks that it holds when it closes, or when this process ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from longwood.server.engines import try_to_lock_name

_UNLOCK_S: Final = 1.0


class Session:
    """A connection that stays open until `close`. Each statement is a transaction, so that no transaction stays open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self.number = 0
        """How many connections were opened. Without a connection, this is the number of the last one."""

    async def open(self) -> AsyncConnection:
        """Return the connection. A new one is opened after `close`."""
        if self._connection is None:
            self.number += 1
            self._connection = await self._engine.connect()
            self._connection = await self._connection.execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    async def lock(self, name: str) -> bool:
        """Try to acquire the lock with this name, and hold it until `close`. Return whether this session holds it."""
        return await try_to_lock_name(await self.open(), name)  # succeeds again if this session already holds it

    async def close(self) -> None:
        """Close the connection, which releases the locks. Call this after an error, because the connection may be broken."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(
                SQLAlchemyError, OSError, TimeoutError
            ):  # then PostgreSQL notices the end of the connection itself, a little later
                async with asyncio.timeout(_UNLOCK_S):
                    await connection.execute(sa.select(sa.func.pg_advisory_unlock_all()))
            await connection.invalidate()
            await connection.close()
