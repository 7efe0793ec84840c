"""The computer players of a room: what they do next, and when. They act through the room as guests do.

What a computer does follows from the deal, its seat and what it sees; the same room on another clock goes the same way.
"""

from __future__ import annotations

from longwood.server.rooms.events import Acted
from longwood.server.rooms.games.base import Computer
from longwood.server.rooms.games.registry import computer
from longwood.server.rooms.state import Room


class Computers:
    """All computers of one room. Holds only what they are thinking of; after a restart they begin to think anew."""

    def __init__(self) -> None:
        self._game = -1
        self._players: dict[int, Computer] = {}
        self._refused: set[tuple[int, int, str]] = set()

    def refuse(self, did: Acted, at_ms: int) -> None:
        """Notes that the room did not take what a computer did, so that it does not insist."""
        self._refused.add((at_ms, did.seat, did.action))

    def next(self, room: Room) -> tuple[int, Acted] | None:
        """What a computer does next, and when by the room's clock; None while none has anything to do."""
        if room.contest is None or room.contest.is_over:
            return None
        if self._game != room.games:
            self._game = room.games
            self._refused.clear()
            seats = enumerate(room.contestants)
            self._players = {n: computer(room.settings, seat.level, room.deal, n) for n, seat in seats if seat.is_computer}
        plans = []
        for seat, player in self._players.items():
            plan = player.next(room.contest, room.now) if seat not in room.gone else None
            if plan is not None:
                plans.append((max(room.began_ms + plan[0], room.at_ms), seat, plan[1]))
        plans = [plan for plan in plans if plan not in self._refused]
        if not plans:
            return None
        when, seat, action = min(plans)
        return when, Acted(seat, action)
