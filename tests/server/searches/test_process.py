"""Real worker processes: results, cancelling, limits, crashes, and cleaning up."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from longwood.server.access.limits import ServerLimits
from longwood.server.searches.process import WorkerProcess
from longwood.server.searches.queue import Asker
from longwood.server.searches.service import Searches
from longwood.tables.errors import SearchFailedError
from longwood.tables.searches.jobs import Job
from tests.server.playing import eventually
from tests.server.searches import work

ROOT = Path(__file__).resolve().parents[3]
PLAYER, STRANGER = Asker("player", "1"), Asker("stranger", "2")


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the workers import the tests."""
    monkeypatch.syspath_prepend(ROOT)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def with_searches(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def one_worker() -> Searches:
    return Searches(ServerLimits(search_workers=1, search_bytes=2**28))


async def stopped(task: asyncio.Task[Any]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def begun(searches: Searches, asker: Asker, job: Any, max_s: float = 60.0) -> tuple[asyncio.Task[Any], int]:
    """Start a job, and return its task and the id of its process once the job runs."""
    pids: asyncio.Queue[Any] = asyncio.Queue()
    task = asyncio.create_task(searches.run(asker, Job(job, max_s), pids.put_nowait))
    return task, await pids.get()


def test_a_worker_runs_jobs_in_another_process_and_survives_their_errors(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        searches = one_worker()
        pid = await searches.run(PLAYER, Job(work.pid, 10.0))
        assert pid != os.getpid()
        assert await searches.run(PLAYER, Job(work.print_and_read, 10.0)) == "read"
        for broken in (work.fail, work.unpicklable, work.take_memory, lambda *_: None):
            with pytest.raises(SearchFailedError):
                await searches.run(PLAYER, Job(broken, 10.0))
        assert await searches.run(PLAYER, Job(work.pid, 10.0)) == pid
        searches.close()
        assert eventually(lambda: not is_running(pid))

    with_searches(test())
    assert "in fail" in caplog.text
    assert "RuntimeError" in caplog.text
    assert "on purpose" not in caplog.text, "a message can name hidden cards"
    assert "MemoryError" in caplog.text


def test_cancelling_stops_a_search_in_python_or_native_code_but_not_the_worker() -> None:
    async def test() -> None:
        searches = one_worker()
        pids = set()
        for job in (work.wait, work.search, work.wait):
            task, pid = await begun(searches, STRANGER, job)
            pids.add(pid)
            await stopped(task)
            while searches.running:
                await asyncio.sleep(0.001)
        assert pids == {await searches.run(PLAYER, Job(work.pid, 10.0))}
        searches.close()

    with_searches(test())


def test_a_stranger_with_forty_searches_does_not_delay_a_player() -> None:
    """The stranger's searches never end. The player therefore waits only for a search that is cancelled."""

    async def test() -> None:
        searches = one_worker()
        first, _ = await begun(searches, STRANGER, work.search)
        more = [asyncio.create_task(searches.run(STRANGER, Job(work.search, 60.0))) for _ in range(7)]
        await asyncio.sleep(0)
        mine = asyncio.create_task(searches.run(PLAYER, Job(work.pid, 10.0)))
        await asyncio.sleep(0)
        assert searches.waiting == 8
        await stopped(first)
        assert await mine
        assert not any(task.done() for task in more)
        searches.close()
        await asyncio.gather(*more, return_exceptions=True)

    with_searches(test())


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_dead_worker_fails_only_its_own_search() -> None:
    async def test() -> None:
        searches = one_worker()
        pid = await searches.run(PLAYER, Job(work.pid, 10.0))
        waiting = [asyncio.create_task(searches.run(PLAYER, Job(job, 10.0))) for job in (work.die, work.pid)]
        died, other = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(died, SearchFailedError)
        assert isinstance(other, int)
        assert other != pid
        os.kill(other, 9)  # while it is idle
        with suppress(ChildProcessError):  # its exit code was already read
            os.waitid(os.P_PID, other, os.WEXITED | os.WNOWAIT)  # until all its threads have ended
        assert await searches.run(PLAYER, Job(work.pid, 10.0)) not in (pid, other)
        searches.close()

    with_searches(test())


@pytest.mark.skipif(sys.platform == "win32", reason="a limit of POSIX systems")
def test_a_job_that_uses_far_too_much_processor_time_ends_with_its_worker() -> None:
    """The job ignores its time limit and cancelling. The system ends it even if the server doesn't."""

    async def test() -> None:
        ends: asyncio.Queue[Any] = asyncio.Queue()
        worker = WorkerProcess(2**28)
        worker.begin(Job(work.spin, -4.0), lambda _: None, ends.put_nowait)
        ended = await ends.get()
        assert not ended.is_worker_alive
        assert str(-24) in ended.reason  # SIGXCPU

    with_searches(test())


def test_a_worker_can_be_killed_before_its_process_has_started() -> None:
    async def test() -> None:
        ends: asyncio.Queue[Any] = asyncio.Queue()
        worker = WorkerProcess(2**28)
        worker.begin(Job(work.wait, 10.0), lambda _: None, ends.put_nowait)
        worker.kill()
        assert not (await ends.get()).is_worker_alive
        assert ends.empty()
        assert eventually(lambda: worker.pid is None or not is_running(worker.pid))

    with_searches(test())


def test_a_cancel_before_the_job_was_sent_is_not_lost() -> None:
    async def test() -> None:
        ends: asyncio.Queue[Any] = asyncio.Queue()
        worker = WorkerProcess(2**28)
        worker.begin(Job(work.wait, 60.0), lambda _: None, ends.put_nowait)
        worker.cancel()
        assert (await ends.get()).result == "cancelled"
        worker.stop()

    with_searches(test())


def test_closing_leaves_no_process_or_thread_behind() -> None:
    async def test() -> None:
        searches = Searches(ServerLimits(search_workers=2))
        task, busy = await begun(searches, STRANGER, work.spin)
        idle = await searches.run(PLAYER, Job(work.pid, 10.0))
        searches.close()
        await asyncio.gather(task, return_exceptions=True)
        assert eventually(lambda: not is_running(busy) and not is_running(idle))

    with_searches(test())
    assert eventually(lambda: not any(thread.name == "longwood-search" for thread in threading.enumerate()))
