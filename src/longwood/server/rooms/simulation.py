"""Simulates matches between computer players, on a clock that jumps to the next event. Pure: no store, no socket, no waiting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from longwood.protocol.rooms import Settings
from longwood.server.errors import EndlessError
from longwood.server.rooms.events import Hired, Opened, Readied, RoomEvent, Ticked
from longwood.server.rooms.games.computers import Computers
from longwood.server.rooms.games.registry import rules_of
from longwood.server.rooms.names import distinct_name
from longwood.server.rooms.state import Phase, Room, opened

LONGEST_MS: Final = 24 * 3600 * 1000
"""No match between computers takes a day. A longer one means there is a bug."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """A simulated match."""

    room: Room
    """The room after the match."""
    events: tuple[tuple[RoomEvent, int], ...]
    """All events of the room, each with its time in ms."""


def simulate(settings: Settings, levels: Sequence[str], deal: int, *, on_event: Callable[[Room], None] | None = None) -> Simulated:
    """Play a match of a deal between computers of these levels, and return it. The same arguments give the same match.

    on_event: called with the room after each event. Raises RulesError if the settings don't allow this number of players, EndlessError.
    """
    first = Opened(settings)
    room = opened(first)
    events: list[tuple[RoomEvent, int]] = [(first, 0)]

    def happen(event: RoomEvent, at_ms: int) -> None:
        nonlocal room
        room = room.apply(event, at_ms)
        events.append((event, at_ms))
        if on_event is not None:
            on_event(room)

    for level in levels:
        happen(Hired(distinct_name(level.capitalize(), [seat.name for seat in room.seats]), level), 0)
    happen(Readied(0, ready=True, deal=str(deal), rules=rules_of(settings)), 0)
    computers = Computers(think_here=True)
    while room.phase is not Phase.GATHERING:
        plan, due = computers.next(room), room.due
        if plan is not None and (due is None or plan[0] < due):
            happen(plan[1], plan[0])
        elif due is not None and due < LONGEST_MS:
            happen(Ticked(), due)
        else:
            raise EndlessError(f"the match of deal {deal} stalls after {room.at_ms} ms")
    return Simulated(room, tuple(events))
