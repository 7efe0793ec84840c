"""Helpers that build rooms from the actions of guests, for tests of a room's state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from longwood.protocol.rooms import GolfSettings, Prepare, RoomChange, Settings, Sit
from longwood.protocol.rooms import Room as View
from longwood.server.rooms.actions import decide
from longwood.server.rooms.events import Opened, RoomEvent, Ticked, format_room_event, parse_room_event
from longwood.server.rooms.games.golf import GolfContest
from longwood.server.rooms.games.registry import countdown_ms
from longwood.server.rooms.state import Room, opened
from longwood.server.rooms.views import RoomViews, visible_seq

COUNTDOWN_MS = countdown_ms(GolfSettings())
ADA, BO, EVE = "ada-id", "bo-id", "eve-id"


class Log:
    """A room and the events that led to it."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.first = Opened(settings or GolfSettings())
        self.room = opened(self.first)
        self.events: list[tuple[RoomEvent, int]] = []

    def apply(self, event: RoomEvent, at_ms: int | None = None) -> Room:
        """Apply an event to the room and add it to the log. Return the room."""
        at = self.room.at_ms if at_ms is None else at_ms
        self.room = self.room.apply(event, at)
        self.events.append((event, at))
        return self.room

    def do(self, player: str, action: RoomChange, at_ms: int | None = None) -> Room:
        """Perform a player's action, which must be accepted. Return the room."""
        return self.apply(decide(self.room, player, action, 7), at_ms)

    def replayed(self) -> Room:
        """Return the room rebuilt from its stored events."""
        room = opened(self.first)
        for event, at in self.events:
            room = room.apply(parse_room_event(format_room_event(event)), at)
        return room


def view_of(room: Room, player: str, at_ms: int | None = None, watchers: Sequence[int] = ()) -> View:
    """Return what a guest of a room sees. at_ms: the time, by default that of the last event."""
    return read_view(RoomViews("id", None, room).of(player, visible_seq(room, 1, player), room.at_ms if at_ms is None else at_ms, watchers))


def read_view(text: bytes) -> View:
    """Return a room as it is sent to a guest."""
    return msgspec.json.decode(text, type=View)


def match(room: Room) -> GolfContest:
    assert isinstance(room.contest, GolfContest)
    return room.contest


def gathered(*names: str, settings: Settings | None = None) -> Log:
    """Return a room in which these guests have taken seats."""
    log = Log(settings)
    for name in names:
        log.do(f"{name.lower()}-id", Sit(0, name))
    return log


def playing(*names: str, settings: Settings | None = None) -> Log:
    """Return a room in which these guests have started a game."""
    log = gathered(*names, settings=settings)
    for name in names:
        log.do(f"{name.lower()}-id", Prepare(0, ready=True), 1000)
    log.apply(Ticked(), 1000 + COUNTDOWN_MS)
    return log
