"""Sets up everything that a process needs to share rooms with other processes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from longwood.server.channel import Channel
from longwood.server.database import Database
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.ownership.links import Links
from longwood.server.rooms.ownership.service import Changes, Ownership
from longwood.server.rooms.ownership.store import OwnerStore
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.socket import RoomSockets
from longwood.server.rooms.upkeep import Upkeep
from longwood.tables.errors import StoreError

_HAND_OVER_S: Final = 3.0
_logger: Final = logging.getLogger(__name__)


class Cluster:
    """The membership of this process in a group of several. ownership: the rooms it owns.

    database: used only for this, so that the heartbeat doesn't wait when all other connections are busy.
    """

    def __init__(self, database: Database, channel: Channel, metrics: Metrics) -> None:
        self._database = database
        self._channel = channel
        self._metrics = metrics
        self.ownership = Ownership(OwnerStore(self._database), channel.node, metrics)

    def process_id(self) -> str:
        """Return the id of this process. It changes when the process is declared dead."""
        return self.ownership.id

    def join(self, rooms: Rooms, sockets: RoomSockets, upkeep: Upkeep) -> None:
        """Start to share these rooms with the other processes."""
        self._rooms = rooms

        async def forget_elsewhere(player: str, room: str) -> None:
            await self.links.forget(await self.ownership.node_with(room), player, room)

        self.links = Links(self._channel.node, self._channel.post, sockets.serve_link, upkeep.forget_in)
        self._metrics.links.set_function(lambda: len(self.links))
        sockets.share(self.ownership, self.links)
        upkeep.share(forget_elsewhere)

        def lost() -> None:
            rooms.lose()
            self.links.reset()  # the other processes have closed their ends

        self.ownership.changes = Changes(lost, self.links.gone, rooms.adopt)

    async def open(self) -> None:
        """Register this process, and watch the others until `close` is called. Raises StoreError."""
        await self.ownership.register()
        self._watching = asyncio.create_task(self.ownership.run())

    async def hand_over(self) -> None:
        """Release all rooms before this process closes its connections. Returns once other processes can claim them."""
        try:
            async with asyncio.timeout(_HAND_OVER_S):
                self.ownership.stop_claiming()
                self._rooms.ignore_leaving()
                await self.links.hand_over()
                await self._rooms.drop_all()
                await self.ownership.leave()
        except Exception as error:  # the process must stop in any case
            _logger.warning(
                "the rooms could not be handed over; other processes will take them over shortly",
                exc_info=None if isinstance(error, StoreError | TimeoutError) else error,
            )
        finally:
            self.links.resume()

    async def close(self) -> None:
        """Stop everything that is still in progress."""
        self.ownership.stop_claiming()
        await self._watching  # not cancelled, because that could interrupt a statement on its database connection
        await self.links.stop()
        await self.ownership.close()
        await self._database.close()
