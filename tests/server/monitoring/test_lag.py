"""Measuring how late the event loop is, with a simulated clock."""

from __future__ import annotations

import asyncio

import pytest

from longwood.server.monitoring.lag import measure_lag


def test_the_lag_is_the_time_by_which_a_timer_is_late() -> None:
    now_s, late_s, found = 100.0, [0.0, 0.25, 1.5], list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now_s
        if not late_s:
            raise asyncio.CancelledError
        now_s += seconds + late_s.pop(0)

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(measure_lag(found.append, sleep, lambda: now_s))
    assert found == pytest.approx([0.0, 0.25, 1.5])
