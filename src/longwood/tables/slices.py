"""Runs long computations so that short work doesn't wait for them: on the event loop in slices, or as the server or the browser decides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Final, ParamSpec, Protocol, TypeVar

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")

_SLICE_S: Final = 0.003
_PAUSE_S: Final = 0.0005


class Compute(Protocol):
    """Runs a long computation, for example in another thread."""

    async def __call__(self, work: Callable[Arguments, Result], /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        """Return what `work` returns."""


async def compute_here(work: Callable[Arguments, Result], /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
    """Return what `work` returns, run at once. This is a Compute for where there are no other threads, and nobody else waits."""
    return work(*args, **kwargs)


class InSlices(Protocol):
    """Runs a long computation that can be interrupted."""

    async def __call__(self, work: Generator[None, None, Result], /) -> Result:
        """Return the generator's return value, or raise what it raises."""


def result_of(work: Generator[None, None, Result]) -> Result:
    """Run a generator to its end, and return its return value."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


class TimeSlices:
    """Runs generators on the event loop in slices of a few milliseconds, in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # first come, first served

    async def run(self, work: Generator[None, None, Result], /) -> Result:
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
