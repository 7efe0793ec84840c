"""Counts the uptime of a server, so that nothing is deleted because the clock jumps forward or the server was down for long.

Something counts as unused for a day only if, since its last use, a day has passed on the clock and the server has run for a day.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from longwood.server.upkeep.store import UpkeepStore

TICK_S: Final = 600.0
"""The server counts its uptime in steps of this length."""


class Uptime:
    """The total uptime of a server across restarts. longest_s: the longest period that `before` is called with."""

    def __init__(self, store: UpkeepStore, longest_s: float) -> None:
        self._store = store
        self._most = _ticks(longest_s) + 1

    async def tick(self, now: float) -> None:
        """Count another TICK_S of uptime. now: seconds since 1970, UTC, on the clock."""
        await self._store.tick(now, self._most)

    async def before(self, now: float, period_s: float) -> float | None:
        """Return the latest time of last use at which something counts as unused for a period.

        Returns None if the server hasn't run for that long yet. Nothing counts as unused then.
        """
        ran_since = await self._store.ticked_at(_ticks(period_s))
        return None if ran_since is None else min(ran_since, now - period_s)


def _ticks(period_s: float) -> int:
    return ceil(period_s / TICK_S)
