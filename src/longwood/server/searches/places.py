"""Limits the searches that wait in all processes of a server together. Each process has the same limits for its own queue."""

from __future__ import annotations

from secrets import token_hex

from longwood.server.access.shared import SharedLimits
from longwood.server.searches.queue import Asker, QueueLimits


class Place:
    """The place of a waiting search."""

    def __init__(self, shared: SharedLimits, asker: Asker) -> None:
        self._shared = shared
        self._owners = {"searches of address": asker.address, "searches of player": asker.player}
        self._name = token_hex(8)

    async def take(self, limits: QueueLimits) -> bool:
        """Return whether there was a free place for this search."""
        most = {"searches of address": limits.address, "searches of player": limits.player}
        for limit, owner in self._owners.items():
            if not await self._shared.hold(limit, owner, self._name, most[limit]):
                self.leave()
                return False
        return True

    def take_in_any_case(self) -> None:
        """Take a place even if there are too many searches."""
        for limit, owner in self._owners.items():
            self._shared.keep(limit, owner, self._name)

    def leave(self) -> None:
        """Free the place, if that hasn't been done yet."""
        for limit, owner in self._owners.items():
            self._shared.release(limit, owner, self._name)
