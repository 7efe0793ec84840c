"""Rate limits, as token buckets in a store."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from struct import Struct
from typing import Final

from litestar.stores.base import Store

from longwood.server.access.limits import OF_SITE, ServerLimits, network_of, site_of
from longwood.server.access.rate_store import RateStore
from longwood.server.access.shared import SharedLimits
from longwood.server.errors import TooOftenError

_BUCKET: Final = Struct("dd")  # the number of tokens left, and when they were counted
_LONGEST_S: Final = 86400


class TokenBuckets:
    """Allows each key a burst of `burst` actions, and after that `per_s` actions a second.

    Keys are addresses or players. name, shared: the name of the limit if several processes share it, and where they share it. What another
    process counts is noticed here a moment later.
    """

    def __init__(
        self,
        per_s: float,
        burst: int,
        store: Store | None = None,
        clock: Callable[[], float] = time.monotonic,
        *,
        name: str = "",
        shared: SharedLimits | None = None,
    ) -> None:
        self._per_s = per_s
        self._burst = burst
        self._store = RateStore() if store is None else store
        self._clock = clock
        self._name = name
        self._shared = shared
        # After this time, the bucket is full, so it needn't be stored any more.
        self._lifetime_s = min(_LONGEST_S, math.ceil(burst / per_s)) if per_s > 0 else _LONGEST_S

    async def take(self, key: str, amount: int = 1) -> float:
        """Count an action and return 0. If there were too many, don't count it, and return the number of seconds to wait.

        amount: the number of tokens that the action needs. A full bucket is always enough.
        """
        now, amount = self._clock(), min(amount, self._burst)
        tokens = await self._left(key, now)
        if wait_s := self._wait_s(tokens, amount):
            return wait_s
        await self._store.set(key, _BUCKET.pack(tokens - amount, now), self._lifetime_s)
        if self._shared is not None:
            self._shared.spend(self._name, key, self._per_s, self._burst, self._learn, amount)
        return 0.0

    async def wait_s(self, key: str, amount: int) -> float:
        """Return what `take` would return, without counting anything."""
        return self._wait_s(await self._left(key, self._clock()), min(amount, self._burst))

    def _wait_s(self, tokens: float, amount: int) -> float:
        """Return how long it takes until there are `amount` tokens. Without an action, there is no need to wait."""
        if not amount or tokens >= amount:
            return 0.0
        return (amount - tokens) / self._per_s if self._per_s > 0 else _LONGEST_S

    async def _left(self, key: str, now: float) -> float:
        stored = await self._store.get(key)
        tokens, counted = _BUCKET.unpack(stored) if stored else (float(self._burst), now)
        return float(min(self._burst, tokens + max(0.0, now - counted) * self._per_s))

    async def _learn(self, key: str, left: float) -> None:
        """Note how many tokens are left for all processes together."""
        now = self._clock()
        if left < await self._left(key, now):
            await self._store.set(key, _BUCKET.pack(left, now), self._lifetime_s)


class AddressBuckets:
    """Token buckets for each address, and a larger one for all addresses of a site, because an IPv6 line has many (see site_of)."""

    def __init__(self, per_s: float, burst: int, name: str, shared: SharedLimits | None = None) -> None:
        self._of_address = TokenBuckets(per_s, burst, name=name, shared=shared)
        self._of_site = TokenBuckets(OF_SITE * per_s, OF_SITE * burst, name=f"{name} of site", shared=shared)

    async def take(self, address: str, amount: int = 1) -> float:
        """Count an action of an IP address, or of the network that network_of returned for it. Returns the same as TokenBuckets.take."""
        site = site_of(address)
        network = network_of(address)
        wait_s = await self._of_address.take(network, amount)
        if wait_s or site == network:  # IPv4
            return wait_s
        return await self._of_site.take(site, amount)

    async def wait_s(self, address: str, amount: int) -> float:
        """Return what `take` would return, without counting anything."""
        return max(await self._of_address.wait_s(network_of(address), amount), await self._of_site.wait_s(site_of(address), amount))


class Deals:
    """Limits how many games each player and each address can start."""

    def __init__(self, limits: ServerLimits, shared: SharedLimits | None = None) -> None:
        self._of_player = TokenBuckets(limits.deals_a_minute / 60, limits.deals_burst, name="deals of player", shared=shared)
        per_s, burst = limits.deals_a_minute_of_address / 60, limits.deals_burst_of_address
        self._of_address = AddressBuckets(per_s, burst, "deals of address", shared)

    async def check(self, player: str, address: str) -> None:
        """Count a new game. Raises TooOftenError if there were too many."""
        wait_s = await self._of_player.take(player) or await self._of_address.take(address)
        if wait_s:
            raise TooOftenError(wait_s)
