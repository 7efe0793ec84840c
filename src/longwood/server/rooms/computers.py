"""The computer players of a room: what they do next, and when. They act through the room as guests do.

What a computer does follows from the deal, its seat and what it sees; the same room on another clock goes the same way.
"""

from __future__ import annotations

from longwood.server.rooms.contests import Computer
from longwood.server.rooms.events import Did
from longwood.server.rooms.kinds import computer
from longwood.server.rooms.room import Room


class Computers:
    """All computers of one room. Holds only what they are thinking of; after a restart they begin to think anew."""

    def __init__(self) -> None:
        self._game = -1
        self._players: dict[int, Computer] = {}

    def next(self, room: Room) -> tuple[int, Did] | None:
        """What a computer does next, and when by the room's clock; None while none has anything to do."""
        if room.contest is None or room.contest.is_over:
            return None
        if self._game != room.games:
            self._game = room.games
            seats = enumerate(room.contestants)
            self._players = {n: computer(room.settings, seat.level, room.deal, n) for n, seat in seats if seat.is_computer}
        plans = []
        for seat, player in self._players.items():
            plan = player.next(room.contest, room.now) if seat not in room.gone else None
            if plan is not None:
                plans.append((room.began_ms + plan[0], seat, plan[1]))
        if not plans:
            return None
        when, seat, what = min(plans)
        return max(when, room.at_ms), Did(seat, what)
