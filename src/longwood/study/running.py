"""Runs a study: hands chunks of deals to workers and stores their results. It can stop at any time, and goes on where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final

from longwood.study.chunk import crashed, search
from longwood.study.plan import Plan
from longwood.study.row import Row
from longwood.study.stores import Store, missing
from longwood.study.summary import Count

_CHUNK_S: Final = 4.0
"""The processor time that a chunk should take."""
_CHUNK_S_PER_JOB: Final = 0.02
"""The least processor time of a chunk, per worker. It matters with more than 200 workers, because one process hands out and stores all
chunks, which takes it about 10 ms each."""
_FIRST_CHUNK: Final = 8
_LONGEST_CHUNK: Final = 20_000
_AHEAD: Final = 2
_SHORTEST: Final = 1 / 16
"""The shortest of the last chunks, as a share of the time that a chunk should take."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a study is."""

    done: int
    """The number of deals that are stored."""
    wanted: int
    """The number of all deals."""
    count: Count
    """The results so far."""
    rate: float
    """Deals per second in this run."""

    @property
    def left_s(self) -> float | None:
        """The seconds that are probably left, None if that isn't known yet."""
        return (self.wanted - self.done) / self.rate if self.rate else None


def run(
    store: Store,
    plan: Plan,
    deals: range,
    workers: Callable[[], AbstractContextManager[Executor]],
    jobs: int,
    on_progress: Callable[[Progress], object] = lambda progress: None,
    warn: Callable[[str], object] = lambda message: None,
    *,
    ahead: int = _AHEAD,
    chunk_s: float | None = None,
    first_chunk: int = _FIRST_CHUNK,
) -> None:
    """Search all deals that the store doesn't have yet.

    - `workers`: returns an executor. If a search ends the process of a worker, another executor is asked for.
    - `jobs`: the number of its workers.
    - `warn`: called with a message about each deal that can't be searched.
    - `ahead`: how many chunks each worker has, so that it never waits for the next one.
    - `chunk_s`: the processor time that a chunk should take, in seconds. By default, it is usual_chunk_s(jobs).
    - `first_chunk`: the number of deals in the first chunks, while their time isn't known.

    Raises OSError if results can't be stored, and what an executor raises if it is lost. Nothing that is stored is lost then, and the same
    call goes on.
    """
    todo = missing(deals, store.done())
    sizes = Sizes(usual_chunk_s(jobs) if chunk_s is None else chunk_s, first_chunk, jobs)
    tally = _Tally(store, plan, deals, sum(map(len, todo)), on_progress, sizes)
    while todo:
        with workers() as executor:
            suspects = _run_chunks(executor, _Chunks(todo, tally), jobs * ahead, tally)
        _search_alone(suspects, workers, tally, warn)
        todo = missing(deals, store.done())


def usual_chunk_s(jobs: int) -> float:
    """Return the processor time that a chunk should take with so many workers, in seconds."""
    return max(_CHUNK_S, _CHUNK_S_PER_JOB * jobs)


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large chunks are."""

    chunk_s: float
    first: int
    jobs: int

    def next(self, deals: int, cpu_s: float, left: int) -> int:
        """Return how many deals a chunk should have if so many deals have taken so long, and so many are not handed out yet.

        A chunk is at most half of a worker's share of what is left. So the last ones are short, and all workers end at about the same time.
        """
        if not deals:
            return self.first
        usual = self.chunk_s * deals / max(cpu_s, 1e-6 * deals)
        return max(1, int(min(max(left / (2 * self.jobs), _SHORTEST * usual), usual, _LONGEST_CHUNK)))


def _run_chunks(executor: Executor, chunks: Iterator[range], most: int, tally: _Tally) -> list[range]:
    """Search chunks and store the results. Return the chunks that were being searched when a process ended, or an empty list."""
    running: dict[Future[list[Row]], range] = {}
    try:
        while True:
            while len(running) < most and (deals := next(chunks, None)) is not None:
                running[executor.submit(search, tally.plan, deals)] = deals
            if not running:
                return []
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                tally.store(future.result())
                del running[future]
    except BrokenProcessPool:
        return list(running.values())
    finally:
        for future in running:
            future.cancel()


def _search_alone(
    suspects: list[range], workers: Callable[[], AbstractContextManager[Executor]], tally: _Tally, warn: Callable[[str], object]
) -> None:
    """Search chunks one by one, and a chunk that ends its process in halves, until the deal is found."""
    while suspects:
        chunk = suspects.pop(0)
        with workers() as executor:
            try:
                tally.store(executor.submit(search, tally.plan, chunk).result())
            except BrokenProcessPool:
                if len(chunk) > 1:
                    suspects[:0] = [chunk[: len(chunk) // 2], chunk[len(chunk) // 2 :]]
                else:
                    warn(f"deal {chunk.start}: its search ended the process, so the deal stays open")
                    tally.store([crashed(chunk.start)])


class _Tally:
    """Stores parts, counts results and reports the progress."""

    def __init__(self, store: Store, plan: Plan, deals: range, left: int, on_progress: Callable[[Progress], object], sizes: Sizes) -> None:
        self.plan = plan
        self._store = store
        self._sizes = sizes
        self._on_progress = on_progress
        self._wanted = len(deals)
        self._done = self._wanted - left
        self._began = time.monotonic()
        self._stored = 0
        self._cpu_s = 0.0
        self._count = Count()
        if self._done:
            self._count = store.count(deals)
        self._report()

    def store(self, rows: list[Row]) -> None:
        self._store.store(rows)
        self._done += len(rows)
        self._stored += len(rows)
        self._cpu_s += sum(row.cpu_s for row in rows)
        self._count += Count.of(rows)
        self._report()

    def next_size(self, left: int) -> int:
        """Return how many deals a chunk should have if so many are not handed out yet."""
        return self._sizes.next(self._stored, self._cpu_s, left)

    def _report(self) -> None:
        passed = time.monotonic() - self._began
        self._on_progress(Progress(self._done, self._wanted, self._count, self._stored / passed if passed > 0 else 0.0))


class _Chunks(Iterator[range]):
    """Cuts deals into chunks of about the same time."""

    def __init__(self, todo: list[range], tally: _Tally) -> None:
        self._todo = list(todo)
        self._tally = tally

    def __next__(self) -> range:
        if not self._todo:
            raise StopIteration
        gap = self._todo.pop(0)
        size = self._tally.next_size(len(gap) + sum(map(len, self._todo)))
        if gap[size:]:
            self._todo.insert(0, gap[size:])
        return gap[:size]
