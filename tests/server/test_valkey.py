"""The client of Valkey."""

from __future__ import annotations

import asyncio

from longwood.server.valkey import connect
from tests.server.conftest import need
from tests.server.playing import ANSWER_S
from tests.server.valkey import Valkey, valkey_program


def test_a_task_that_uses_the_client_can_be_cancelled_at_any_time() -> None:
    need(valkey_program)

    async def endless(address: str) -> None:
        redis = connect(address, "channel")
        try:
            while True:
                await redis.ping()
        finally:
            await redis.aclose()

    async def work(address: str) -> None:
        for iterations in range(60):
            task = asyncio.create_task(endless(address))
            for _ in range(iterations):
                await asyncio.sleep(0)
            task.cancel()
            done, _ = await asyncio.wait((task,), timeout=ANSWER_S)
            assert done, f"the task goes on after {iterations} iterations of the event loop"

    with Valkey() as valkey:
        asyncio.run(work(valkey.address))
