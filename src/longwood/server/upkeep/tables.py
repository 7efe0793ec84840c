"""Deletes unused tables: after a day if they have no moves, otherwise after the retention time."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from longwood.server.upkeep.store import UpkeepStore
from longwood.server.upkeep.uptime import Uptime

UNPLAYED_S: Final = 24 * 3600.0
"""How long a table without any moves is stored after it was last open in a browser."""
DAY_S: Final = 24 * 3600.0
_AT_A_TIME: Final = 100  # tables per transaction, so that moves never wait long for one


class TableUpkeep:
    """The housekeeping of a server's tables.

    visited: returns the tables that are open in a browser. removed: called with the id of each deleted table. retention_days: for how many
    days after a player's last move the player's games are stored; 0 means forever.
    """

    def __init__(
        self,
        store: UpkeepStore,
        uptime: Uptime,
        visited: Callable[[], Collection[str]],
        removed: Callable[[str], None],
        retention_days: int = 0,
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._visited = visited
        self._removed = removed
        self._retention_s = retention_days * DAY_S

    async def touch_visited(self, now: float) -> None:
        """Mark the tables that are open in a browser as in use. now: seconds since 1970, UTC."""
        visited = sorted(self._visited())
        for first in range(0, len(visited), _AT_A_TIME):
            await self._store.touch_unplayed(visited[first : first + _AT_A_TIME], now, now - UNPLAYED_S / 4)

    async def tidy(self, now: float) -> None:
        """Delete unused tables, a few at a time. now: seconds since 1970, UTC."""
        before = await self._uptime.before(now, UNPLAYED_S)
        if before is not None:
            await self._remove_unplayed(before)
        before = await self._uptime.before(now, self._retention_s) if self._retention_s else None
        if before is not None:
            await self._remove_absent(before)

    async def _remove_unplayed(self, before: float) -> None:
        while found := await self._store.unplayed(before, _AT_A_TIME):
            removed = await self._store.remove_unplayed(found, before)
            self._report(removed)
            if not removed:  # all of them have been used in the meantime
                return

    async def _remove_absent(self, before: float) -> None:
        while players := await self._store.absent_players(before, _AT_A_TIME):
            for player in players:
                while removed := await self._store.remove_some(player, before, _AT_A_TIME):
                    self._report(removed)
        while await self._store.forget_matches(before, _AT_A_TIME):
            pass

    def _report(self, removed: Collection[str]) -> None:
        for table in removed:
            self._removed(table)
