"""The computer players of a room. They act through the room's events, as guests do.

A computer's actions depend only on the deal, its seat and its view. They are the same on any clock, and wherever they are computed.
"""

from __future__ import annotations

from longwood.server.rooms.events import Acted
from longwood.server.rooms.games.base import Computer, Thought
from longwood.server.rooms.games.registry import computer
from longwood.server.rooms.state import Room


class Computers:
    """The computer players of a room. Their plans aren't stored, so they plan from scratch after a restart.

    think_here: whether `next` computes all thoughts. Otherwise, they are in `thoughts`, and `decide` must be called with their results.
    """

    def __init__(self, *, think_here: bool) -> None:
        self.thoughts: dict[int, Thought] = {}
        """The thoughts from the last call of `next` that have no result yet, by seat."""
        self._think_here = think_here
        self._decided: dict[int, tuple[Thought, str]] = {}
        self._game = -1
        self._players: dict[int, Computer] = {}
        self._refused: set[tuple[int, int, str]] = set()

    def refuse(self, did: Acted, at_ms: int) -> None:
        """Record that the room refused an action of a computer, so that it isn't retried."""
        self._refused.add((at_ms, did.seat, did.action))

    def next(self, room: Room) -> tuple[int, Acted] | None:
        """Return the next action of a computer and its time by the room's clock, or None if there is none."""
        self.thoughts = {}
        if room.contest is None or room.contest.is_over:
            return None
        if self._game != room.games:
            self._game = room.games
            self._refused.clear()
            self._decided.clear()
            seats = list(enumerate(room.contestants))
            guests = [n for n, seat in seats if not seat.is_computer]
            self._players = {n: computer(room.settings, seat.level, room.deal, n, guests) for n, seat in seats if seat.is_computer}
        if not self._players:
            return None
        plans = []
        for seat, player in self._players.items():
            plan = player.next(room.contest, room.now) if seat not in room.gone else None
            if isinstance(plan, Thought):
                plan = self._result(seat, plan)
            if plan is not None:
                plans.append((max(room.began_ms + plan[0], room.at_ms), seat, plan[1]))
        plans = [plan for plan in plans if plan not in self._refused]
        if not plans:
            return None
        when, seat, action = min(plans)
        return when, Acted(seat, action)

    def decide(self, seat: int, thought: Thought, action: str) -> None:
        """Use the result of a thought if it is still in `thoughts`."""
        if self.thoughts.get(seat) is thought:
            self._decided[seat] = thought, action

    def _result(self, seat: int, thought: Thought) -> tuple[int, str] | None:
        """Return the plan that results from a thought, or None if it has no result yet."""
        of, action = self._decided.get(seat, (None, ""))
        if of is not thought:
            if not self._think_here:
                self.thoughts[seat] = thought
                return None
            action = thought.choose()
            self._decided[seat] = thought, action
        return thought.at_ms, action
