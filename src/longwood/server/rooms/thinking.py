"""Lets computer players think in worker processes, so that they don't block the event loop.

Each seat has at most one thought at a time. It is cancelled when the room closes or the situation changes. Rooms take turns.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

from longwood.server.access.limits import ServerLimits
from longwood.server.rooms.games.base import Thought
from longwood.server.rooms.games.computers import Computers
from longwood.server.searches.process import WorkerProcess
from longwood.server.searches.queue import Asker
from longwood.server.searches.service import Searches
from longwood.solver import Cancel
from longwood.tables.errors import BusyError, SearchFailedError
from longwood.tables.searches.jobs import Job, Report, Worker

_MAX_S: Final = 10.0
"""The time limit for a thought, in seconds. A thought usually takes about ten milliseconds."""
_RETRY_S: Final = 1.0
_logger: Final = logging.getLogger(__name__)

Think = Callable[[str, Thought], Awaitable[str]]
"""Returns the action that a thought chooses, given the room's id and the thought."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A thought as a job for a worker. It is too short to be cancelled while it is running."""

    choose: Callable[[], str]

    def __call__(self, cancel: Cancel, report: Report, /) -> str:
        return self.choose()


class Thinkers:
    """The worker processes in which computers think. They start with the first thought.

    limits: the server's limits. workers: their number, by default one for every two CPU cores. start: starts a worker.
    """

    def __init__(self, limits: ServerLimits, workers: int | None = None, start: Callable[[int], Worker] = WorkerProcess) -> None:
        workers = workers or max(1, (os.cpu_count() or 1) // 2)
        no_limit = 2**31 - 1  # the number of seats is limited instead, and each has at most one thought
        self._searches = Searches(
            replace(limits, search_workers=workers, searches_waiting=no_limit, searches_of_address=no_limit, searches_of_player=no_limit),
            start,
        )

    async def think(self, room: str, thought: Thought) -> str:
        """Return the action that a thought chooses. Cancelling the waiting task cancels the thought."""
        while True:
            try:
                return await self._searches.run(Asker(room, room), Job(_Choice(thought.choose), _MAX_S))
            except (BusyError, SearchFailedError):
                _logger.warning("a computer player in room %s could not compute its action", room, extra={"room": room})
                await asyncio.sleep(_RETRY_S)

    def close(self) -> None:
        """Stop all thoughts and workers."""
        self._searches.close()


async def think_here(_: str, thought: Thought) -> str:
    """Return the action that a thought chooses, computed in the event loop."""
    return thought.choose()


class Thinking:
    """The thoughts in progress of one room's computer players."""

    def __init__(self) -> None:
        self._tasks: dict[int, tuple[Thought, asyncio.Task[None]]] = {}

    def follow(self, room: str, computers: Computers, think: Think, on_decided: Callable[[], None]) -> None:
        """Start the thoughts that the computers need, and cancel all others. on_decided: called when a computer has decided what to do."""
        for seat in [seat for seat, (thought, _) in self._tasks.items() if computers.thoughts.get(seat) is not thought]:
            self._tasks.pop(seat)[1].cancel()

        async def run(seat: int, thought: Thought) -> None:
            action = await think(room, thought)
            del self._tasks[seat]
            computers.decide(seat, thought, action)
            on_decided()

        for seat, thought in computers.thoughts.items():
            if seat not in self._tasks:
                self._tasks[seat] = thought, asyncio.create_task(run(seat, thought))

    def stop(self) -> None:
        """Cancel all thoughts."""
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def __len__(self) -> int:
        """Return the number of thoughts in progress."""
        return len(self._tasks)
