"""The search service with workers that the test controls: fairness, limits, cancelling, dead workers, shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from longwood.server.access.limits import ServerLimits
from longwood.server.searches.queue import Asker
from longwood.server.searches.service import Searches
from longwood.tables.errors import BusyError, SearchFailedError
from longwood.tables.searches.jobs import Done, Ended, Failed, Job, Report

PLAYER, STRANGER = Asker("player", "1"), Asker("stranger", "2")


def no_work(*_: object) -> None:
    raise AssertionError("these workers do no work")


QUICK, LONG = Job(no_work, 10.0), Job(no_work, 120.0, is_long=True)


class Staff:
    """The workers of a service. The test ends their jobs."""

    def __init__(self) -> None:
        self.workers: list[StandIn] = []

    def start(self, max_bytes: int) -> StandIn:
        self.workers.append(StandIn())
        return self.workers[-1]

    @property
    def busy(self) -> list[StandIn]:
        return [worker for worker in self.workers if worker.on_end is not None]


class StandIn:
    """A worker whose job ends when the test ends it."""

    def __init__(self) -> None:
        self.on_end: Callable[[Ended], None] | None = None
        self.on_progress: Report | None = None
        self.log: list[str] = []

    def prepare(self) -> None:
        self.log.append("prepare")

    def begin(self, job: Job[Any], on_progress: Report, on_end: Callable[[Ended], None]) -> None:
        assert self.on_end is None, "it has a job already"
        self.on_end, self.on_progress = on_end, on_progress
        self.log.append("long" if job.is_long else "quick")

    def cancel(self) -> None:
        self.log.append("cancel")

    def kill(self) -> None:
        self.log.append("kill")
        if self.on_end is not None:
            self.end(Failed("killed", is_worker_alive=False))

    def stop(self) -> None:
        assert self.on_end is None
        self.log.append("stop")

    def end(self, ended: Ended) -> None:
        assert self.on_end is not None
        on_end, self.on_end = self.on_end, None
        on_end(ended)


def limits(**changes: int) -> ServerLimits:
    return replace(ServerLimits(search_workers=2), **changes)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def asked(searches: Searches, asker: Asker, job: Job[Any] = QUICK) -> asyncio.Task[Any]:
    task = asyncio.create_task(searches.run(asker, job))
    await asyncio.sleep(0)
    return task


def test_a_player_gets_the_next_free_worker_before_a_stranger_with_forty_searches() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start)
        theirs = [await asked(searches, STRANGER) for _ in range(10)]
        mine = await asked(searches, PLAYER)
        staff.busy[0].end(Done("theirs"))
        next(worker for worker in staff.busy if worker.log == ["quick", "quick"]).end(Done("mine"))
        assert await mine == "mine"
        assert sum(task.done() for task in theirs) == 1
        searches.close()
        await asyncio.gather(*theirs, return_exceptions=True)

    run(test())


def test_long_searches_leave_a_worker_for_short_ones() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start)
        tasks = [await asked(searches, STRANGER, LONG) for _ in range(3)]
        assert (searches.running, searches.waiting) == (1, 2)
        mine = await asked(searches, PLAYER)
        assert searches.running == 2
        staff.workers[1].end(Done("quick"))
        assert await mine == "quick"
        assert (searches.running, searches.waiting) == (1, 2)
        searches.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(test())


def test_too_many_searches_are_refused_with_a_time_to_try_again() -> None:
    async def test() -> None:
        staff = Staff()
        now = 0.0
        searches = Searches(limits(searches_of_player=3), staff.start, clock=lambda: now)
        tasks = [await asked(searches, STRANGER) for _ in range(5)]
        with pytest.raises(BusyError) as refusal:
            searches.check(STRANGER)
        assert (refusal.value.code, refusal.value.retry_after_s) == ("busy", 2)
        assert refusal.value.text == "the solver is busy (3 searches waiting); try again in 2 seconds"
        with pytest.raises(BusyError):
            await searches.run(STRANGER, QUICK)
        searches.check(PLAYER)
        now = 80.0
        staff.busy[0].end(Done(None))
        tasks.append(await asked(searches, STRANGER))
        with pytest.raises(BusyError) as later:
            searches.check(STRANGER)
        assert later.value.retry_after_s > refusal.value.retry_after_s, "searches take longer than expected"
        searches.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(test())


def test_a_search_that_must_leave_a_full_queue_is_refused() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(searches_waiting=3), staff.start)
        theirs = [await asked(searches, STRANGER) for _ in range(5)]
        mine = await asked(searches, PLAYER)
        with pytest.raises(BusyError):
            await theirs[-1]
        assert not mine.done()
        assert searches.waiting == 3
        searches.close()
        await asyncio.gather(mine, *theirs, return_exceptions=True)

    run(test())


def test_cancelling_a_task_cancels_its_search_wherever_it_is() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start)
        running, other, waiting = [await asked(searches, STRANGER) for _ in range(3)]
        waiting.cancel()
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert searches.waiting == 0
        assert staff.workers[0].log == ["quick", "cancel"]
        assert searches.running == 2, "the worker is busy until it has stopped"
        mine = await asked(searches, PLAYER)
        assert not staff.workers[0].log.count("long")
        staff.workers[0].end(Done("too late"))
        assert searches.running == 2
        staff.workers[0].end(Done("mine"))
        assert await mine == "mine"
        assert not other.done()
        searches.close()
        await asyncio.gather(other, return_exceptions=True)

    run(test())


def test_a_worker_that_does_not_stop_is_killed_and_replaced() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start, grace_s=0.0)
        task = await asked(searches, STRANGER)
        task.cancel()
        while "kill" not in staff.workers[0].log:
            await asyncio.sleep(0)
        assert searches.running == 0
        mine = await asked(searches, PLAYER)
        assert len(staff.workers) == 2
        staff.workers[1].end(Done("mine"))
        assert await mine == "mine"
        searches.close()
        assert staff.workers[0].log == ["quick", "cancel", "kill"]
        assert staff.workers[1].log == ["quick", "stop"]

    run(test())


def test_an_overdue_search_is_killed() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start)
        with pytest.raises(SearchFailedError):
            await searches.run(PLAYER, Job(no_work, 0.0))
        assert staff.workers[0].log == ["quick", "kill"]

    run(test())


def test_a_failed_search_is_logged_and_a_dead_worker_is_not_reused(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start)
        for is_alive in (True, False, True):
            task = await asked(searches, PLAYER)
            staff.busy[0].end(Failed("on purpose", is_alive))
            with pytest.raises(SearchFailedError):
                await task
        assert [worker.log for worker in staff.workers] == [["quick", "quick"], ["quick"]]
        searches.close()

    run(test())
    assert caplog.text.count("on purpose") == 3


def test_closing_ends_every_search_and_every_worker() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start)
        tasks = [await asked(searches, PLAYER) for _ in range(4)]
        done = await asked(searches, STRANGER)
        staff.workers[0].end(Done(None))
        searches.close()
        answers = await asyncio.gather(*tasks, done, return_exceptions=True)
        assert [type(answer) for answer in answers].count(SearchFailedError) == 4
        assert all(worker.log[-1] in ("kill", "stop") for worker in staff.workers)
        with pytest.raises(SearchFailedError):
            await searches.run(PLAYER, QUICK)
        assert len(staff.workers) == 2

    run(test())


def test_workers_can_come_and_go() -> None:
    async def test() -> None:
        staff, count = Staff(), 1
        searches = Searches(limits(search_workers=3), staff.start, count=lambda: count)
        tasks = [await asked(searches, PLAYER) for _ in range(6)]
        assert (searches.workers, searches.running, searches.waiting) == (1, 1, 5)
        count = 8
        searches.workers_changed()
        assert (searches.workers, searches.running, searches.waiting) == (3, 3, 3), "no more than the limit"
        count = 0
        searches.workers_changed()
        assert (searches.workers, searches.running, searches.waiting) == (0, 3, 0)
        for task in tasks[3:]:
            with pytest.raises(BusyError, match="unavailable"):
                await task
        with pytest.raises(BusyError, match="unavailable"):
            searches.check(STRANGER)
        staff.busy[0].end(Done("found"))
        assert await tasks[0] == "found"
        searches.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(test())


def test_progress_is_reported_until_the_search_is_cancelled() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start)
        seen: list[object] = []
        task = asyncio.create_task(searches.run(PLAYER, LONG, seen.append))
        await asyncio.sleep(0)
        report = staff.workers[0].on_progress
        assert report is not None
        report(1)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        report(2)
        assert seen == [1]
        searches.close()

    run(test())


def test_a_worker_is_prepared_for_a_player_who_stays_at_a_table() -> None:
    async def test() -> None:
        staff = Staff()
        searches = Searches(limits(), staff.start, prepare_s=0.0)
        with searches.expecting():
            pass  # left at once
        await asyncio.sleep(0.01)
        assert not staff.workers
        with searches.expecting(), searches.expecting():
            while not staff.workers:
                await asyncio.sleep(0)
        assert [worker.log for worker in staff.workers] == [["prepare"]]
        task = await asked(searches, PLAYER)
        assert len(staff.workers) == 1
        staff.workers[0].end(Done("found"))
        assert await task == "found"
        searches.close()

    run(test())
