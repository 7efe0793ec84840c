"""Runs long computations without blocking the event loop.

There are three ways to do this:

- `compute` runs a Python function in the server's single computing thread.
- `TimeSlices` runs a generator on the event loop, a few milliseconds at a time. Short work doesn't wait for long work.
- `SearchThreads` runs native searches. They release Python's lock, so several can run at once, and each can be cancelled.

Reading a file or opening the database takes hardly any computing time, so `asyncio.to_thread` is enough for that.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from longwood.solver import Cancel

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")

_SLICE_S: Final = 0.003
_PAUSE_S: Final = 0.0005

_computing: Final = ThreadPoolExecutor(1, thread_name_prefix="longwood-compute")
"""Only one thread, because every thread that computes in Python makes the event loop wait up to 5 ms whenever it wakes."""


async def compute(work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
    """Return what `work` returns, run in the computing thread. Calls run in order."""
    return await asyncio.get_running_loop().run_in_executor(_computing, lambda: work(*args, **kwargs))


class TimeSlices:
    """Runs generators on the event loop in slices of a few milliseconds, in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # first come, first served

    async def run(self, work: Generator[None, None, Result]) -> Result:
        """Return the generator's return value, or raise what it raises."""
        while True:
            async with self._turn:
                until = time.monotonic() + _SLICE_S
                try:
                    while time.monotonic() < until:
                        next(work)
                except StopIteration as end:
                    result: Result = end.value
                    return result
                await asyncio.sleep(_PAUSE_S)


class SearchThreads:
    """Runs native searches in at most `at_once` threads, by default one fewer than the machine has processors."""

    def __init__(self, at_once: int | None = None) -> None:
        threads = at_once or max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="longwood-search")

    async def run(self, search: Callable[[Cancel], Result]) -> Result:
        """Return what the search returns. Cancelling the waiting task cancels the search."""
        cancel = Cancel()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, search, cancel)
        except asyncio.CancelledError:
            cancel.cancel()
            raise

    def close(self) -> None:
        """Stop accepting searches, and drop those that haven't started. Doesn't wait for running searches."""
        self._threads.shutdown(wait=False, cancel_futures=True)
