"""A guest taken out of a room's log, who wants nothing to be kept of them: the others' games stay. Pure. Must not know storage."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from longwood.server.rooms.events import Came, Hired, Named, Opened, RoomEvent, Sat, Ticked, Went
from longwood.server.rooms.names import distinct_name
from longwood.server.rooms.state import opened

_NAME = "Guest"


def without_guest(events: Sequence[tuple[RoomEvent, int]], player: str, alias: str) -> list[RoomEvent]:
    """A room's events with another identity and another name in place of a guest's; what was played stays as it was.

    events: all of them, each with its time. alias: an identity that nobody has.
    """
    names = {event.name for event, _ in events if isinstance(event, Sat | Named | Hired)}
    name = distinct_name(_NAME, names)
    first = events[0][0]
    assert isinstance(first, Opened)
    room = opened(first)
    changed: list[RoomEvent] = [first]
    for event, at_ms in events[1:]:
        before = room.apply(Ticked(), at_ms)  # who sat where when it happened
        room = room.apply(event, at_ms)
        match event:
            case Sat() if event.player == player:
                changed.append(Sat(alias, name))
            case Went() | Came() if event.player == player:
                changed.append(replace(event, player=alias))
            case Named() if before.seats[event.seat].player == player:
                changed.append(replace(event, name=name))
            case _:
                changed.append(event)
    return changed
