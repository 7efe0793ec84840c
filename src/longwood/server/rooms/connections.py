"""Who is connected to which room, in memory or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection


class Connections:
    """How many connections each guest has to each room."""

    def __init__(self) -> None:
        self._of: dict[str, Counter[str]] = {}

    def add(self, room: str, player: str) -> None:
        """One more."""
        self._of.setdefault(room, Counter())[player] += 1

    def remove(self, room: str, player: str) -> None:
        """One less."""
        of_room = self._of[room]
        of_room[player] -= 1
        if not of_room[player]:
            del of_room[player]
        if not of_room:
            del self._of[room]

    def guests(self, room: str) -> Collection[str]:
        """Whoever is connected to a room."""
        return self._of.get(room, ())

    @property
    def rooms(self) -> Collection[str]:
        """The rooms that somebody is connected to."""
        return list(self._of)

    def total(self) -> int:
        """How many connections there are, to all rooms."""
        return sum(of_room.total() for of_room in self._of.values())

    def __len__(self) -> int:
        """How many rooms somebody is connected to."""
        return len(self._of)
