"""The computer players of a room. They act through the room's events, as guests do.

A computer's actions depend only on the deal, its seat and its view, so a room plays the same on any clock.
"""

from __future__ import annotations

from longwood.server.rooms.events import Acted
from longwood.server.rooms.games.base import Computer
from longwood.server.rooms.games.registry import computer
from longwood.server.rooms.state import Room


class Computers:
    """All computer players of one room. Their plans aren't stored, so they plan from scratch after a restart."""

    def __init__(self) -> None:
        self._game = -1
        self._players: dict[int, Computer] = {}
        self._refused: set[tuple[int, int, str]] = set()

    def refuse(self, did: Acted, at_ms: int) -> None:
        """Record that the room refused an action of a computer, so that it isn't retried."""
        self._refused.add((at_ms, did.seat, did.action))

    def next(self, room: Room) -> tuple[int, Acted] | None:
        """Return the next action of a computer and its time by the room's clock, or None if there is none."""
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
