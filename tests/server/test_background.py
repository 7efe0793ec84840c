"""Background jobs run one at a time and in order, while the event loop keeps running."""

from __future__ import annotations

import asyncio
import threading

import pytest

from longwood.server.background import compute
from tests.server.playing import ANSWER_S


def test_background_jobs_run_one_at_a_time_while_the_loop_keeps_running() -> None:
    at_work = threading.Semaphore()
    order: list[int] = []

    def work(number: int, freed: threading.Event) -> int:
        assert at_work.acquire(blocking=False), "two at once"
        assert freed.wait(ANSWER_S), "the loop stood still"
        order.append(number)
        at_work.release()
        return number

    async def go() -> None:
        freed = threading.Event()
        working = asyncio.gather(*(compute(work, number, freed=freed) for number in range(4)))
        await asyncio.sleep(0.05)
        freed.set()
        assert await working == order == [0, 1, 2, 3]

    asyncio.run(go())


def test_an_exception_in_a_job_is_raised_to_its_caller() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        asyncio.run(compute(int, "x"))
