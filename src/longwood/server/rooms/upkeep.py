"""Housekeeping of rooms: closes idle rooms, deletes old ones, and removes guests from the logs if they ask for it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Generator, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from longwood.server.background import compute_in_slices
from longwood.server.errors import ElsewhereError
from longwood.server.rooms.events import (
    Came,
    Closed,
    Hired,
    Named,
    Opened,
    Removed,
    RoomEvent,
    Rose,
    Sat,
    Ticked,
    Went,
    format_room_event,
    parse_room_event,
)
from longwood.server.rooms.names import distinct_name
from longwood.server.rooms.rebuild import rebuilding
from longwood.server.rooms.results.store import REMOVED_NAME, alias_of
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.state import Phase, Room, opened
from longwood.server.rooms.store import RoomStore, Stored
from longwood.tables.errors import ConflictError, StoreError, UnplayableError
from longwood.tables.ids import new_id

IDLE_S: Final = 24 * 3600.0
"""How long a room stays open without visitors."""
RETENTION_S: Final = 30 * 24 * 3600.0
"""How long a closed room stays in the database."""
_logger: Final = logging.getLogger(__name__)


class Upkeep:
    """The housekeeping of a server's rooms."""

    def __init__(self, rooms: Rooms, store: RoomStore) -> None:
        self._rooms = rooms
        self._store = store
        self._forget_elsewhere: Callable[[str, str], Awaitable[None]] | None = None

    def share(self, forget_elsewhere: Callable[[str, str], Awaitable[None]]) -> None:
        """Share the rooms with other processes. forget_elsewhere: makes the owner of a room remove a guest from it."""
        self._forget_elsewhere = forget_elsewhere

    async def forget(self, player: str, unused_since: float | None = None) -> None:
        """Remove a guest from all rooms, their logs, and the results of matches. Other players' games stay.

        unused_since: not from rooms that anyone visited at this time or later, and not from matches that ended there then.
        """
        left = await self._store.rooms_of(player, unused_since)
        for room in left:
            try:
                await self.forget_in(player, room)
            except ElsewhereError:
                if self._forget_elsewhere is None:
                    raise
                await self._forget_elsewhere(player, room)
        await self._store.results.forget(player, unused_since, left)  # last, because leaving a match ends it

    async def forget_in(self, player: str, room: str) -> None:
        """Remove a guest from a room of this process and from its log. Raises ElsewhereError."""
        try:
            async with self._rooms.held(room) as entry:
                seat = entry.room.seat_of(player)
                if seat is not None and entry.room.phase is not Phase.CLOSED:
                    now = self._rooms.now(entry)
                    await self._rooms.run_until(entry, now)
                    await self._rooms.commit(entry, Rose(seat), now)
                stored = await self._store.events(room)
                changed, anonymous = await compute_in_slices(_anonymising(stored, player, alias_of(new_id())))
                await self._store.forget_guest(room, player, changed)
                self._rooms.keep_out(entry, player)
                entry.room = anonymous
            self._rooms.wake(room)
        except UnplayableError:  # the room can never be played again
            await self._store.remove(room)

    async def touch_visited(self, now: float) -> None:
        """Mark the rooms with connected guests as used. now: seconds since 1970, UTC."""
        for room in self._rooms.visited:
            await self._store.touch(room, now)

    async def tidy(self, now: float, idle_before: float | None, closed_before: float | None) -> None:
        """Close rooms without visitors since `idle_before`, and remove rooms closed before `closed_before`.

        A step is skipped if its time is None. now: seconds since 1970, UTC.
        """
        if idle_before is not None:
            for room in await self._store.idle(idle_before):
                if room not in self._rooms.visited:
                    await self._close(room, now, idle_before)
        if closed_before is not None:
            await self._store.remove_closed(closed_before)

    async def _close(self, room: str, now: float, idle_before: float) -> None:
        """Close a room permanently, even one whose events can't be replayed. If this fails, the next run tries again."""
        try:
            async with self._rooms.held(room) as entry:
                if entry.room.phase is not Phase.CLOSED:
                    await self._rooms.commit(entry, Closed(), entry.room.at_ms)
                self._rooms.unload(entry)
        except (ElsewhereError, ConflictError):
            return  # another process runs it, so someone is connected
        except StoreError:
            return  # the database has logged it
        except Exception:
            _logger.exception("room %s can't be loaded; it is closed without storing this in its events", room, extra={"room": room})
        await self._store.close_room(room, now, idle_before)


def without_guest(events: Sequence[tuple[RoomEvent, int]], player: str, alias: str) -> Generator[None, None, list[RoomEvent]]:
    """Return a room's events, one per step, with a guest's identity and name replaced. The games stay the same.

    events: all events of the room, each with its time in ms. alias: an unused identity.
    """
    names = {event.name for event, _ in events if isinstance(event, Sat | Named | Hired)}
    name = distinct_name(REMOVED_NAME, names)
    first = events[0][0]
    assert isinstance(first, Opened)
    room = opened(first)
    changed: list[RoomEvent] = [first]
    for event, at_ms in events[1:]:
        yield
        before = room.apply(Ticked(), at_ms)  # the seats at the time of the event
        room = room.apply(event, at_ms)
        match event:
            case Sat() if event.player == player:
                changed.append(Sat(alias, name))
            case Went() | Came() | Removed() if event.player == player:
                changed.append(msgspec.structs.replace(event, player=alias))
            case Named() if before.seats[event.seat].player == player:
                changed.append(msgspec.structs.replace(event, name=name))
            case _:
                changed.append(event)
    return changed


def _anonymising(stored: Sequence[Stored], player: str, alias: str) -> Generator[None, None, tuple[list[Stored], Room]]:
    """Return the stored events that change when a guest is removed, and the room after all events."""
    events = [(parse_room_event(one.event), one.at_ms) for one in stored]
    changed = yield from without_guest(events, player, alias)
    texts = map(format_room_event, changed)
    after = [replace(one, event=text) for one, text in zip(stored, texts, strict=True)]
    return [new for new, old in zip(after, stored, strict=True) if new.event != old.event], (yield from rebuilding(after))
