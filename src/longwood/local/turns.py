"""Runs the callbacks of an event loop together, because each turn of a browser's own event loop takes milliseconds."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any, Final

_LONGEST_S: Final = 0.004
"""After this time, the browser gets a turn, so that it can deliver messages."""


class Turns:
    """Replaces `call_soon` of an event loop. Callbacks still run in order, but all that are ready run in the same turn.

    - `soon`: must arrange that `run` is called, before anything else if possible.
    - `clock`: returns the time in seconds.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, soon: Callable[[], object], clock: Callable[[], float] = time.monotonic) -> None:
        self._loop = loop
        self._soon = soon
        self._clock = clock
        self._later = loop.call_soon
        self._ready: deque[asyncio.Handle] = deque()
        self._is_requested = False
        setattr(loop, "call_soon", self._call_soon)  # noqa: B010, because mypy allows no assignment to a method

    def _call_soon(self, callback: Callable[..., object], *arguments: Any, context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, arguments, self._loop, context)
        self._ready.append(handle)
        if not self._is_requested:
            self._soon()
            self._is_requested = True
        return handle

    def run(self) -> None:
        """Run everything that is ready. If that takes long, the rest runs in a later turn."""
        until = self._clock() + _LONGEST_S
        try:
            while self._ready and self._clock() < until:
                handle = self._ready.popleft()
                if not handle.cancelled():
                    handle._run()
        finally:
            self._is_requested = bool(self._ready)
            if self._is_requested:
                self._later(self.run)
