"""Runs long computations without blocking the event loop.

`compute` runs a Python function in the server's single computing thread. `compute_in_slices` runs a generator there, and lets other
computations run in between. A third way is longwood.tables.slices, which runs a generator on the event loop. `computing` makes the
computations of one site wait for each other.

Searches run in separate processes (see longwood.server.searches).

Reading a file or opening the database takes hardly any computing time, so `asyncio.to_thread` is enough for that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from longwood.tables.errors import DisconnectedError

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")

_SLICE_S: Final = 0.005

_computing: Final = ThreadPoolExecutor(1, thread_name_prefix="longwood-compute")
"""Only one thread, because every thread that computes in Python makes the event loop wait up to 5 ms whenever it wakes."""
_owners: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()


async def compute(work: Callable[Arguments, Result], /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
    """Return what `work` returns, run in the computing thread. Calls run in order."""
    return await asyncio.get_running_loop().run_in_executor(_computing, lambda: work(*args, **kwargs))


async def compute_in_slices(work: Generator[None, None, Result], /) -> Result:
    """Return the generator's return value. It runs in the computing thread, and after each slice pauses for as long as the slice took.

    If the waiting task is cancelled, no further slices are run.
    """
    found: list[Result] = []
    while not found:
        await asyncio.sleep(await compute(_run_slice, work, found))
    return found[0]


def _run_slice(work: Generator[None, None, Result], found: list[Result]) -> float:
    """Run a generator for one slice, and return its duration in seconds. When the generator ends, add its return value to `found`."""
    started = time.monotonic()
    try:
        next(work)
        while time.monotonic() - started < _SLICE_S:
            next(work)
    except StopIteration as end:
        found.append(end.value)
    return time.monotonic() - started


@asynccontextmanager
async def computing(owner: str) -> AsyncIterator[None]:
    """Wait until no other block of the owner runs. owner: a player, or a site, whose computations then don't delay those of others."""
    lock = _owners.setdefault(owner, asyncio.Lock())
    async with lock:
        yield


async def while_connected(receive: Callable[[], Awaitable[Mapping[str, Any]]], work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of the work, or cancel it if the client disconnects. Raises DisconnectedError.

    receive: the ASGI function of the request, whose body has been read.
    """
    working, leaving = asyncio.create_task(work), asyncio.create_task(_departure(receive))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise DisconnectedError("the client has disconnected")
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _departure(receive: Callable[[], Awaitable[Mapping[str, Any]]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
