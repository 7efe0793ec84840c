"""An in-memory store for rate limits, with a limited size."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from litestar.stores.base import Store

MOST_ADDRESSES: Final = 10_000


class RateStore(Store):
    """A Litestar store for rate limits. It contains at most `most` keys. When it is full, it removes the keys that were set longest ago.

    All values must have the same lifetime, so that the oldest value always expires first. Each call removes the expired values.
    """

    def __init__(self, most: int = MOST_ADDRESSES, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._values: OrderedDict[str, tuple[float, bytes]] = OrderedDict()

    @property
    def size(self) -> int:
        """The number of keys stored. There is no __len__, because Litestar would treat an empty store as no store."""
        self._drop_expired()
        return len(self._values)

    def _drop_expired(self) -> None:
        now = self._clock()
        while self._values and next(iter(self._values.values()))[0] <= now:
            self._values.popitem(last=False)

    async def set(self, key: str, value: str | bytes, expires_in: int | timedelta | None = None) -> None:
        """See Store; expires_in is required."""
        if expires_in is None:
            raise ValueError(f"{key} would never expire")
        seconds = expires_in.total_seconds() if isinstance(expires_in, timedelta) else expires_in
        self._drop_expired()
        self._values.pop(key, None)
        while len(self._values) >= self._most:
            self._values.popitem(last=False)
        self._values[key] = self._clock() + seconds, value.encode() if isinstance(value, str) else value

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        """See Store."""
        self._drop_expired()
        found = self._values.get(key)
        if found is not None and renew_for is not None:
            await self.set(key, found[1], renew_for)
        return None if found is None else found[1]

    async def delete(self, key: str) -> None:
        self._values.pop(key, None)

    async def delete_all(self) -> None:
        self._values.clear()

    async def exists(self, key: str) -> bool:
        return await self.get(key) is not None

    async def expires_in(self, key: str) -> int | None:
        self._drop_expired()
        return None if key not in self._values else int(self._values[key][0] - self._clock())
