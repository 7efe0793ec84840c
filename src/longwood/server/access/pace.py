"""Spreads what each site does over time, so that a burst delays only its sender.

A move takes several steps of the event loop. If one site keeps many requests in progress, each step has to wait for several of them. Rate
limits don't prevent this, because they allow long bursts. So a site has only a few turns at the same time, and beyond a short burst only
so many per second. What waits is bounded: a request or message whose turn is too far away is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from longwood.server.access.limits import site_of

_MOST_SITES: Final = 10_000
_AT_ONCE_S: Final = 0.02
"""A site has as many turns at the same time as its rate allows in this time, and at least _LEAST_AT_ONCE."""
_LEAST_AT_ONCE: Final = 2
_LONGEST_TURN_S: Final = 0.1
"""After this time, the next turn begins even if the work goes on. It is then waiting for something else, such as a search or the client."""


class Pace:
    """Gives each site its turns: at once for a burst of `burst` things, then at most `per_s` a second, and only a few at the same time.

    longest_s: the longest delay due to the rate. clock: a monotonic clock in seconds.
    """

    def __init__(self, per_s: float, burst: int, longest_s: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.longest_s = longest_s
        self._interval_s = 1 / per_s
        self._burst_s = burst / per_s
        self._most = burst + longest_s * per_s
        self._at_once = max(_LEAST_AT_ONCE, int(_AT_ONCE_S * per_s))
        self._clock = clock
        self._due: OrderedDict[str, float] = OrderedDict()  # when each site can do a whole burst again
        self._turns: dict[str, _Turns] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[bool]:
        """Run the block when it is the turn of the address. Yields False at once if that would take too long."""
        site = site_of(address)
        turns = self._turns.setdefault(site, _Turns(self._at_once))
        delay_s = self.delay_s(address) if turns.count < self._most else None
        if delay_s is None:
            yield False
            return
        turns.count += 1
        try:
            if delay_s:
                await asyncio.sleep(delay_s)
            await turns.free.acquire()
        except asyncio.CancelledError:
            self._end(site, turns)
            raise
        is_over = False

        def end() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                turns.free.release()
                self._end(site, turns)

        timer = asyncio.get_running_loop().call_later(_LONGEST_TURN_S, end)
        try:
            yield True
        finally:
            timer.cancel()
            end()

    def delay_s(self, address: str) -> float | None:
        """Return how long the rate delays an address, or None if that would be too long. Then it doesn't count."""
        now, site = self._clock(), site_of(address)
        due = max(now, self._due.pop(site, now))
        delay_s = due + self._interval_s - self._burst_s - now
        is_accepted = delay_s <= self.longest_s
        self._due[site] = due + self._interval_s if is_accepted else due
        self._forget(now)
        return max(0.0, delay_s) if is_accepted else None

    def _end(self, site: str, turns: _Turns) -> None:
        turns.count -= 1
        if not turns.count and self._turns.get(site) is turns:
            del self._turns[site]

    def _forget(self, now: float) -> None:
        """Forget the sites that were seen longest ago, at most two, if their bursts are whole again or there are too many sites."""
        for site in [site for site, _ in zip(self._due, range(2), strict=False)]:
            if self._due[site] <= now or len(self._due) > _MOST_SITES:
                del self._due[site]

    def __len__(self) -> int:
        """Return the number of sites that are remembered."""
        return len(self._due.keys() | self._turns.keys())


class _Turns:
    """The turns of one site that wait or run."""

    def __init__(self, at_once: int) -> None:
        self.count = 0
        self.free = asyncio.Semaphore(at_once)
