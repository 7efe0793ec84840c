"""Work that takes as long as a game is, beside the event loop. Must not know what the work is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

Made = TypeVar("Made")
Given = ParamSpec("Given")

_thread: Final = ThreadPoolExecutor(1, thread_name_prefix="longwood-beside")
"""One: no two compute at once, and with each that tried the event loop would wait longer for its turn."""


async def beside(work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
    """What the work comes to, once it had its turn; first come, first served."""
    return await asyncio.get_running_loop().run_in_executor(_thread, lambda: work(*given, **named))
