"""What is done to rooms beside playing in them: the idle are closed, the old removed, a guest forgotten. Must not know sockets."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Final

from longwood.server.ids import new_id
from longwood.server.rooms.events import Closed, Rose, format_room_event, parse_room_event
from longwood.server.rooms.forgetting import without_guest
from longwood.server.rooms.rebuild import made_again
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.state import Phase
from longwood.server.rooms.store import RoomLog
from longwood.server.tables.rebuild import UnplayableError

_TIDY_S: Final = 600.0
IDLE_S: Final = 24 * 3600.0
"""How long a room that nobody comes to stays open."""
KEPT_S: Final = 30 * 24 * 3600.0
"""How long a closed room is kept."""
_logger: Final = logging.getLogger(__name__)


class Upkeep:
    """The upkeep of a server's rooms."""

    def __init__(self, rooms: Rooms, log: RoomLog) -> None:
        self._rooms = rooms
        self._log = log

    async def forget(self, player: str) -> None:
        """Leaves all rooms for a guest, and takes them out of the logs: others' games stay."""
        for room in await self._log.rooms_of(player):
            try:
                async with self._rooms.held(room) as entry:
                    seat = entry.room.seat_of(player)
                    if seat is not None and entry.room.phase is not Phase.CLOSED:
                        now = self._rooms.now(entry)
                        await self._rooms.run_until(entry, now)
                        await self._rooms.commit(entry, Rose(seat), now)
                    stored = await self._log.events(room)
                    events = [(parse_room_event(one.event), one.at_ms) for one in stored]
                    texts = map(format_room_event, without_guest(events, player, f"gone {new_id()}"))
                    changed = [replace(one, event=text) for one, text in zip(stored, texts, strict=True) if text != one.event]
                    await self._log.forget_guest(room, player, changed)
                    entry.room = made_again(await self._log.events(room))
                self._rooms.wake(room)
            except UnplayableError:  # nobody will play there again
                await self._log.remove(room)

    async def keep_tidy(self) -> None:
        """Tidies now and then, until cancelled; not at once, so that guests of a server that was down come back first."""
        while True:
            await asyncio.sleep(_TIDY_S)
            try:
                await self.tidy(time.time())
            except Exception:  # whatever it is, the next time comes
                _logger.exception("the rooms could not be tidied")

    async def tidy(self, now: float) -> None:
        """Closes the rooms nobody has come to for a day, and removes those closed for a month. now: seconds since 1970, UTC."""
        for room in self._rooms.visited:
            await self._log.touch(room, now)
        for room in await self._log.idle(now - IDLE_S):
            if room not in self._rooms.visited:
                await self._close(room, now)
        await self._log.remove_closed(now - KEPT_S)

    async def _close(self, room: str, now: float) -> None:
        """Closes a room for good; one that cannot be made again from its events is closed as it lies."""
        try:
            async with self._rooms.held(room) as entry:
                if entry.room.phase is not Phase.CLOSED:
                    await self._rooms.commit(entry, Closed(), entry.room.at_ms)
                self._rooms.leave(entry)
        except Exception:
            _logger.exception("room %s is closed without its last event", room)
        await self._log.close_room(room, now)
