"""Spreads what each site does over time, so that a burst delays only its sender.

A move takes several steps of the event loop. If one site keeps many requests in progress, each step has to wait for several of them. Rate
limits don't prevent this, because they allow long bursts. So a site has only a few turns at the same time, and beyond a short burst only
so many per second. What waits is bounded: a request or message whose turn is too far away is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
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
        turns = self._turns_of(site)
        delay_s = self.delay_s(address) if turns.count < self._most else None
        if delay_s is None:
            yield False
            return
        self._turns[site] = turns
        try:
            if delay_s:
                turns.delayed += 1
                try:
                    await asyncio.sleep(delay_s)
                finally:
                    turns.delayed -= 1
            turn = await turns.begin()
            try:
                yield True
            finally:
                turns.end(turn)
        finally:
            self._forget_turns(site, turns)

    def turn_now(self, address: str) -> Callable[[], None] | None:
        """Begin a turn of the address and return the function that ends it. Return None if it has to wait; then nothing is counted."""
        site, now = site_of(address), self._clock()
        turns = self._turns_of(site)
        if turns.is_full or self._delay_s(site, now, self._interval_s) > 0:
            return None
        self._count(site, now, self._interval_s)
        self._turns[site] = turns
        turn = turns.begin_now()

        def end() -> None:
            turns.end(turn)
            self._forget_turns(site, turns)

        return end

    def _turns_of(self, site: str) -> _Turns:
        """Return the turns of a site, without those that take too long."""
        turns = self._turns.get(site)
        if turns is None:
            return _Turns(self._at_once)
        turns.pass_over()
        return turns

    def delay_s(self, address: str, amount: float = 1.0) -> float | None:
        """Return how long the rate delays `amount` things of an address, or None if that would be too long. Then they don't count."""
        now, site = self._clock(), site_of(address)
        interval_s = amount * self._interval_s
        delay_s = self._delay_s(site, now, interval_s)
        is_accepted = delay_s <= self.longest_s
        self._count(site, now, interval_s if is_accepted else 0)
        return max(0.0, delay_s) if is_accepted else None

    def _count(self, site: str, now: float, interval_s: float) -> None:
        """Count a turn of a site, which lets later ones wait, and make the site the last one to be forgotten."""
        self._due[site] = max(now, self._due.pop(site, now)) + interval_s
        self._forget(now)

    def _delay_s(self, site: str, now: float, interval_s: float) -> float:
        """Return how long the rate would delay a site, which is negative during a burst."""
        return max(0.0, self._due.get(site, now) - now) + interval_s - self._burst_s

    def _forget_turns(self, site: str, turns: _Turns) -> None:
        if not turns.count and self._turns.get(site) is turns:
            del self._turns[site]

    def _forget(self, now: float) -> None:
        """Forget the sites that were seen longest ago, at most two, if their bursts are whole again or there are too many sites."""
        for _ in range(2):
            site = next(iter(self._due), "")
            if not site or (self._due[site] > now and len(self._due) <= _MOST_SITES):
                break
            del self._due[site]

    def __len__(self) -> int:
        """Return the number of sites that are remembered."""
        return len(self._due.keys() | self._turns.keys())


class _Turns:
    """The turns of one site that wait or run. A timer is needed only while one waits, because nearly all are over within milliseconds."""

    def __init__(self, at_once: int) -> None:
        self.delayed = 0
        """The number of turns that are delayed because of the rate."""
        self._at_once = at_once
        self._began: dict[object, float] = {}  # when each running turn began, oldest first
        self._waiting: deque[asyncio.Future[object]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def count(self) -> int:
        """The number of turns that wait or run."""
        return self.delayed + len(self._waiting) + len(self._began)

    @property
    def is_full(self) -> bool:
        """Whether a new turn has to wait for others."""
        return len(self._began) >= self._at_once or bool(self._waiting)

    async def begin(self) -> object:
        """Begin a turn as soon as possible. Return its key for `end`."""
        if not self.is_full:
            return self.begin_now()
        waiter: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        self._set_timer()
        try:
            return await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # its turn had just begun
                self.end(waiter.result())
            elif waiter in self._waiting:
                self._waiting.remove(waiter)
            raise

    def begin_now(self) -> object:
        """Begin a turn. Return its key for `end`."""
        turn = object()
        self._began[turn] = time.monotonic()
        return turn

    def end(self, turn: object) -> None:
        """End a turn, and begin those that have waited for it."""
        self._began.pop(turn, None)
        if self._waiting:
            self._begin_waiting()

    def pass_over(self) -> None:
        """Stop counting the turns that take too long."""
        latest = time.monotonic() - _LONGEST_TURN_S
        while self._began and (oldest := next(iter(self._began.items())))[1] <= latest:
            del self._began[oldest[0]]
        if self._waiting:
            self._begin_waiting()

    def _begin_waiting(self) -> None:
        while self._waiting and len(self._began) < self._at_once:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(self.begin_now())
        if not self._waiting and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        """Set the timer for the next running turn that takes too long."""
        if self._timer is None:
            wait_s = next(iter(self._began.values())) + _LONGEST_TURN_S - time.monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait_s), self._end_of_turn)

    def _end_of_turn(self) -> None:
        self._timer = None
        self.pass_over()
        if self._waiting:
            self._set_timer()
