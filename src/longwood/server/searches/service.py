"""Runs searches: puts each one into the queue, and passes it to a worker when it is next.

If the task that waits for a search is cancelled, the search is removed from the queue, or cancelled in its worker.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar, cast

from longwood.server.access.limits import ServerLimits
from longwood.server.access.shared import SharedLimits
from longwood.server.monitoring.metrics import Metrics
from longwood.server.searches.places import Place
from longwood.server.searches.process import WorkerProcess
from longwood.server.searches.queue import Asker, FairQueue, QueueLimits
from longwood.tables.errors import BusyError, SearchFailedError
from longwood.tables.searches.jobs import Done, Ended, Failed, Job, Report, Searcher, Worker

Result = TypeVar("Result")

_GRACE_S: Final = 5.0
"""How long a worker may continue after its job is cancelled before it is killed."""
_OVERDUE: Final = 3
"""How many times its time limit a job may take before its worker is killed. A busy machine can slow jobs down, and the worker
also has a CPU time limit."""
_PREPARE_S: Final = 0.3
"""How long after a player opens a table the first worker is started."""
_FEWEST_WORKERS: Final = 2  # so that a long search always leaves a worker for short ones
_USUAL_S: Final = 1.0  # the first estimate of how long a search takes
_RETRY_S: Final = (1, 60)
_NO_WORKER_RETRY_S: Final = 10
_logger: Final = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Search:
    """A waiting or running search."""

    asker: Asker
    job: Job[Any]
    future: asyncio.Future[Any]
    report: Report | None
    asked_s: float
    place: Place | None = None
    worker: Worker | None = None
    began_s: float = 0.0
    timers: list[asyncio.TimerHandle] = field(default_factory=list)

    @property
    def is_long(self) -> bool:
        return self.job.is_long


class Searches:
    """Runs searches in a limited number of workers. Workers are started when they are first needed.

    start: starts a worker that may use the given number of bytes. grace_s, prepare_s: see _GRACE_S and _PREPARE_S. count: returns how many
    workers there are, if that changes; call `workers_changed` afterwards. Even then, the limit for workers isn't exceeded. shared: where
    several processes share the limits for the waiting searches of a player and of an address.
    """

    def __init__(
        self,
        limits: ServerLimits,
        start: Callable[[int], Worker] = WorkerProcess,
        grace_s: float = _GRACE_S,
        prepare_s: float = _PREPARE_S,
        clock: Callable[[], float] = time.monotonic,
        metrics: Metrics | None = None,
        count: Callable[[], int] | None = None,
        shared: SharedLimits | None = None,
    ) -> None:
        self.max_bytes = limits.search_bytes
        """The memory that one search can use."""
        self._start = partial(start, limits.search_bytes)
        self._grace_s = grace_s
        self._prepare_s = prepare_s
        self._clock = clock
        self._count = count
        self._most_workers = limits.search_workers or (math.inf if count else max(_FEWEST_WORKERS, (os.cpu_count() or 1) - 1))
        self._shared = shared
        self._queue_limits = QueueLimits(limits.searches_waiting, limits.searches_of_address, limits.searches_of_player)
        self._queue: FairQueue[_Search] = FairQueue(self._queue_limits)
        self._idle: list[Worker] = []
        self._running: set[_Search] = set()
        self._typical_s = _USUAL_S
        self._is_closed = False
        self._metrics = metrics or Metrics()
        self._metrics.searches_running.set_function(lambda: self.running)
        self._metrics.searches_waiting.set_function(lambda: self.waiting)
        self._metrics.search_workers.set_function(lambda: self.workers)

    @property
    def workers(self) -> int:
        """The number of workers that can run a search."""
        return int(min(self._most_workers, self._count()) if self._count else self._most_workers)

    @property
    def waiting(self) -> int:
        """The number of searches waiting for a worker."""
        return len(self._queue)

    @property
    def running(self) -> int:
        """The number of running searches, including cancelled ones that haven't stopped yet."""
        return len(self._running)

    @contextmanager
    def expecting(self) -> Iterator[None]:
        """Return a context manager that starts a worker soon if there is none, so that the first search doesn't have to wait for it."""
        timer = asyncio.get_running_loop().call_later(self._prepare_s, self._prepare)
        try:
            yield
        finally:
            timer.cancel()

    def _prepare(self) -> None:
        if not self._idle and not self._running and not self._is_closed:
            self._idle.append(self._start())
            self._idle[0].prepare()

    def check(self, asker: Asker) -> None:
        """Raise BusyError if a search of this asker would be refused now."""
        if not self.workers or not self._queue.has_room(asker):
            raise self._busy()

    def _busy(self) -> BusyError:
        self._metrics.searches.labels("refused").inc()
        if not self.workers:
            return BusyError(None, _NO_WORKER_RETRY_S)
        fewest, most = _RETRY_S
        ahead = len(self._queue)
        return BusyError(ahead, min(most, max(fewest, math.ceil(self._typical_s * (ahead + 1) / self.workers))))

    def of(self, asker: Asker) -> Searcher:
        """Return what runs the searches of one asker."""
        return _Searcher(self, asker)

    async def run(self, asker: Asker, job: Job[Result], report: Report | None = None, *, is_continued: bool = False) -> Result:
        """Run a job and return its result. Cancelling the waiting task cancels the search.

        - `report`: called with each progress message of the job.
        - `is_continued`: whether the job continues an earlier one of the same asker. It is then accepted even if the queue is full.

        Raises BusyError if too many searches are waiting or there is no worker, and SearchFailedError if the search fails.
        """
        if self._shared is None:
            return await self._run(asker, job, report, None, is_continued=is_continued)
        place = Place(self._shared, asker)
        try:
            if is_continued:
                place.take_in_any_case()
            elif not await place.take(self._queue_limits):
                raise self._busy()
            return await self._run(asker, job, report, place, is_continued=is_continued)
        finally:
            place.leave()

    async def _run(self, asker: Asker, job: Job[Result], report: Report | None, place: Place | None, *, is_continued: bool) -> Result:
        if self._is_closed:
            raise SearchFailedError
        if not is_continued:
            self.check(asker)
        search = _Search(asker, job, asyncio.get_running_loop().create_future(), report, self._clock(), place)
        displaced = self._queue.add(search)
        if displaced is not None and not displaced.future.done():
            displaced.future.set_exception(self._busy())
        self._dispatch()
        try:
            return cast(Result, await search.future)
        except asyncio.CancelledError:
            self._abandon(search)
            raise

    def _dispatch(self) -> None:
        """Pass waiting searches to idle workers."""
        while len(self._running) < self.workers and not self._is_closed:
            may_be_long = sum(search.is_long for search in self._running) < max(1, self.workers // 2)
            search = self._queue.take(lambda search: may_be_long or not search.is_long)  # noqa: B023  # called at once
            if search is None:
                return
            self._begin(search, self._idle.pop() if self._idle else self._start())

    def workers_changed(self) -> None:
        """Use additional workers. If there are none left, refuse the searches that wait."""
        if not self.workers:
            while (search := self._queue.take()) is not None:
                self._queue.ended(search)
                if not search.future.done():
                    search.future.set_exception(self._busy())
        self._dispatch()

    def _begin(self, search: _Search, worker: Worker) -> None:
        self._running.add(search)
        if search.place is not None:
            search.place.leave()
        search.worker, search.began_s = worker, self._clock()
        self._metrics.search_wait_seconds.observe(search.began_s - search.asked_s)
        search.timers.append(asyncio.get_running_loop().call_later(_OVERDUE * search.job.max_s, worker.kill))
        worker.begin(search.job, lambda value: _report(search, value), lambda ended: self._end(search, worker, ended))

    def _end(self, search: _Search, worker: Worker, ended: Ended) -> None:
        for timer in search.timers:
            timer.cancel()
        self._running.discard(search)
        self._queue.ended(search)
        ran_s = self._clock() - search.began_s
        self._metrics.search_seconds.observe(ran_s)
        self._typical_s += (ran_s - self._typical_s) / 8
        if isinstance(ended, Done) or ended.is_worker_alive:
            self._idle.append(worker)
        if not search.future.done():
            self._settle(search, ended)
        else:
            self._metrics.searches.labels("cancelled").inc()
        if self._is_closed:
            self._stop_idle()
        else:
            self._dispatch()

    def _settle(self, search: _Search, ended: Ended) -> None:
        self._metrics.searches.labels("failed" if isinstance(ended, Failed) else "done").inc()
        if isinstance(ended, Failed):
            if not self._is_closed:
                _logger.error("a search failed: %s", ended.reason)
            search.future.set_exception(SearchFailedError())
        else:
            search.future.set_result(ended.result)

    def _abandon(self, search: _Search) -> None:
        """Stop a search whose caller no longer waits for it."""
        if self._queue.remove(search) or search not in self._running or search.worker is None:
            return
        search.worker.cancel()
        search.timers.append(asyncio.get_running_loop().call_later(self._grace_s, search.worker.kill))

    def close(self) -> None:
        """Stop all searches and workers. Callers that are still waiting get SearchFailedError."""
        self._is_closed = True
        while (waiting := self._queue.take()) is not None:
            self._queue.ended(waiting)
            if not waiting.future.done():
                waiting.future.set_exception(SearchFailedError())
        for search in tuple(self._running):
            if search.worker is not None:
                search.worker.kill()
        self._stop_idle()

    def _stop_idle(self) -> None:
        while self._idle:
            self._idle.pop().stop()


@dataclass(frozen=True, slots=True)
class _Searcher:
    """Runs the searches of one asker. See Searcher."""

    searches: Searches
    asker: Asker

    @property
    def max_bytes(self) -> int:
        return self.searches.max_bytes

    def check(self) -> None:
        self.searches.check(self.asker)

    async def run(self, job: Job[Result], report: Report | None = None, *, is_continued: bool = False) -> Result:
        return await self.searches.run(self.asker, job, report, is_continued=is_continued)


def _report(search: _Search, value: object) -> None:
    if search.report is not None and not search.future.done():
        search.report(value)
