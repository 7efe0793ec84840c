"""Measures the event loop lag. Whatever its cause, it delays every player."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

_INTERVAL_S: Final = 0.5


async def measure_lag(
    note: Callable[[float], None],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Twice a second, call `note` with the number of seconds by which a timer was late. Runs until cancelled."""
    while True:
        due = clock() + _INTERVAL_S
        await sleep(_INTERVAL_S)
        note(max(0.0, clock() - due))
