"""Long work on the event loop, in turns with whatever else waits there. Must not know what the work is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

Made = TypeVar("Made")

_TURN_S: Final = 0.003
_PAUSE_S: Final = 0.0005


class Turns:
    """Work of many steps, of which somebody's few milliseconds are done at a time: short work is soon done beside long.

    Threads would do no more of it at once, and each that computes keeps the event loop waiting for 5 ms whenever that wakes.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # first come, first served

    async def done(self, work: Generator[None, None, Made]) -> Made:
        """What the work comes to. Whatever it raises is raised here."""
        while True:
            async with self._turn:
                until = time.monotonic() + _TURN_S
                try:
                    while time.monotonic() < until:
                        next(work)
                except StopIteration as end:
                    made: Made = end.value
                    return made
                await asyncio.sleep(_PAUSE_S)
