"""Decides which processes have died, without using a clock or a store.

A process that is killed loses its lock at once. But PostgreSQL keeps the lock of a process that is suspended, or whose machine has
disappeared. So each process also increases its beat in the database, and then looks at the beats of all processes. This doesn't depend on
clocks. A process that was suspended, or couldn't reach the database for a while, hasn't looked in the meantime, so it doesn't declare any
others dead.

When PostgreSQL restarts, all processes lose their locks. So a missing lock only counts if this process has seen it in its present session,
which also ends when PostgreSQL restarts.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass
from typing import Final

BEAT_S: Final = 0.4
"""The time between two looks of a process."""
MOST_MISSED: Final = 10
"""How many consecutive looks without a new beat mean that a process is dead, although it holds its lock. These are about four seconds."""
MOST_MISSED_UNLOCKED: Final = 3
"""The same for a process that doesn't hold its lock, but may be about to acquire it."""


@dataclass(frozen=True, slots=True)
class Beats:
    """What a process sees when it looks."""

    beats: Mapping[str, int]
    """The beat of each process."""
    unlocked: Set[str]
    """The processes that don't hold their locks."""
    session: int
    """The session of the process that looks."""


@dataclass(frozen=True, slots=True)
class _Seen:
    beat: int
    locked_in: int | None
    """The last session of this process in which the other one held its lock."""
    missed: int = 0
    """The number of consecutive looks that have shown the same beat."""


class Watch:
    """The beats of the other processes that this one has seen."""

    def __init__(self) -> None:
        self._seen: dict[str, _Seen] = {}

    def look(self, new: Beats) -> tuple[Mapping[str, int], Set[str]]:
        """Return the dead processes with their last beats, and those that are no longer registered. new: all other processes."""
        gone = self._seen.keys() - new.beats.keys()
        self._seen = {id: self._next(id, beat, new) for id, beat in new.beats.items()}
        return {id: seen.beat for id, seen in self._seen.items() if self._is_dead(id, seen, new)}, gone

    def _is_dead(self, id: str, seen: _Seen, new: Beats) -> bool:
        if id in new.unlocked:
            return self.held_lock(id, new.session) or seen.missed >= MOST_MISSED_UNLOCKED
        return seen.missed >= MOST_MISSED

    def _next(self, id: str, beat: int, new: Beats) -> _Seen:
        before = self._seen.get(id) or _Seen(beat - 1, None)
        locked_in = before.locked_in if id in new.unlocked else new.session
        return _Seen(beat, locked_in, before.missed + 1 if before.beat == beat else 0)

    def held_lock(self, process: str, session: int) -> bool:
        """Return whether a process held its lock earlier in this session."""
        seen = self._seen.get(process)
        return seen is not None and seen.locked_in == session

    def forget(self, process: str) -> None:
        """Forget a process that was removed."""
        self._seen.pop(process, None)
