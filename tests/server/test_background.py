"""Background jobs run one at a time and in order, while the event loop keeps running."""

from __future__ import annotations

import asyncio
import threading

import pytest

from longwood.server.background import compute
from tests.server.playing import ANSWER_S


def test_background_jobs_run_one_at_a_time_while_the_loop_keeps_running() -> None:
    idle = threading.Semaphore()
    order: list[int] = []

    def work(number: int, go_ahead: threading.Event) -> int:
        assert idle.acquire(blocking=False), "two jobs run at once"
        assert go_ahead.wait(ANSWER_S), "the event loop was blocked"
        order.append(number)
        idle.release()
        return number

    async def go() -> None:
        go_ahead = threading.Event()
        results = asyncio.gather(*(compute(work, number, go_ahead=go_ahead) for number in range(4)))
        await asyncio.sleep(0.05)
        go_ahead.set()
        assert await results == order == [0, 1, 2, 3]

    asyncio.run(go())


def test_an_exception_in_a_job_reaches_its_caller() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        asyncio.run(compute(int, "x"))
