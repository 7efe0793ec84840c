"""Runs a study: hands chunks of deals to workers and stores their results. It can stop at any time, and goes on where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longwood.study.chunk import crashed, search
from longwood.study.parts import Row, missing, ranges, read_rows, write_part
from longwood.study.plan import Plan, keep_plan
from longwood.study.summary import Count

_CHUNK_S: Final = 4.0
"""The processor time that a chunk should take."""
_FIRST_CHUNK: Final = 8
_LONGEST_CHUNK: Final = 20_000
_AHEAD: Final = 2
"""How many chunks each worker has, so that it never waits for the next one."""


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
    folder: Path,
    plan: Plan,
    deals: range,
    workers: Callable[[], AbstractContextManager[Executor]],
    jobs: int,
    on_progress: Callable[[Progress], object] = lambda progress: None,
    warn: Callable[[str], object] = lambda message: None,
) -> None:
    """Search all deals that the folder doesn't have yet.

    - `workers`: returns an executor. If a search ends the process of a worker, another executor is asked for.
    - `jobs`: the number of its workers.
    - `warn`: called with a message about each deal that can't be searched.

    Raises StudyError if the folder has another study, OSError if a part can't be stored, and what an executor raises if it is lost. Nothing
    that is stored is lost then, and the same call goes on.
    """
    keep_plan(folder, plan)
    todo = missing(deals, ranges(folder))
    tally = _Tally(folder, plan, deals, sum(map(len, todo)), on_progress)
    while todo:
        with workers() as executor:
            suspects = _run_chunks(executor, _Chunks(todo, tally), jobs * _AHEAD, tally)
        _search_alone(suspects, workers, tally, warn)
        todo = missing(deals, ranges(folder))


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

    def __init__(self, folder: Path, plan: Plan, deals: range, left: int, on_progress: Callable[[Progress], object]) -> None:
        self.folder = folder
        self.plan = plan
        self._on_progress = on_progress
        self._wanted = len(deals)
        self._done = self._wanted - left
        self._began = time.monotonic()
        self._stored = 0
        self._cpu_s = 0.0
        self._count = Count()
        if self._done:
            self._count = Count.of(row for row in read_rows(folder, plan) if row.deal in deals)
        self._report()

    def store(self, rows: list[Row]) -> None:
        write_part(self.folder, self.plan, rows)
        self._done += len(rows)
        self._stored += len(rows)
        self._cpu_s += sum(row.cpu_s for row in rows)
        self._count += Count.of(rows)
        self._report()

    def next_size(self) -> int:
        """Return how many deals a chunk should have."""
        if not self._stored:
            return _FIRST_CHUNK
        deal_s = max(self._cpu_s / self._stored, 1e-6)
        return max(1, min(int(_CHUNK_S / deal_s), _LONGEST_CHUNK))

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
        size = self._tally.next_size()
        if gap[size:]:
            self._todo.insert(0, gap[size:])
        return gap[:size]
