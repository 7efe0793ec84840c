"""Combines queries for single keys that arrive at about the same time into one query for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

_MOST_TOGETHER: Final = 500


class Batches(Generic[Key, Value]):
    """Looks up the values of keys. Keys that arrive during a query wait for the next one.

    query: returns the values of several different keys. Each key must have a value.
    """

    def __init__(self, query: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Value]]]) -> None:
        self._query = query
        self._waiting: dict[Key, asyncio.Future[Value]] = {}
        self._running: asyncio.Task[None] | None = None

    async def get(self, key: Key) -> Value:
        """Return the value of a key, from a query that starts after this call. Raises what the query raises."""
        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().create_future()
        future = self._waiting[key]
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        return await asyncio.shield(future)  # others may wait for the same key

    async def _run(self) -> None:
        while self._waiting:
            keys = list(self._waiting)[:_MOST_TOGETHER]
            futures = {key: self._waiting.pop(key) for key in keys}
            try:
                values = await self._query(keys)
            except Exception as error:
                for future in futures.values():
                    future.set_exception(error)
                    future.exception()  # marks the exception as retrieved, because the caller may have been cancelled
            else:
                for key, future in futures.items():
                    future.set_result(values[key])
