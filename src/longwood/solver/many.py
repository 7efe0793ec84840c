"""Run many searches in parallel, with results in input order and constant memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from longwood.play import Position
from longwood.solver.limits import Cancel, Limits
from longwood.solver.solving import solve
from longwood.solver.verdict import Verdict

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future
    from contextlib import AbstractContextManager

_LOOK_AHEAD = 32  # the most items per thread to start before the oldest one is finished

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_order(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    threads: int = 1,
    abandon: Callable[[], object] | None = None,
    workers: Callable[[int], AbstractContextManager[Executor]] | None = None,
) -> Generator[Result]:
    """Yield work(item) for each item, in order, with up to `threads` calls at a time. An exception from `work` or `items` is passed on.

    `workers` returns the executor for that many calls. The default is one with threads.

    Items are read in the calling thread, at most a fixed number ahead of the results. With several threads, a finished result can wait
    until the next item has been read. If the generator is closed early, `abandon` is called. It should stop the calls that are still
    running, because the generator waits for them.

    >>> list(in_order(len, ["a", "", "abc"], threads=2))
    [1, 0, 3]
    """
    if threads <= 1:
        yield from map(work, items)
        return
    from concurrent.futures import ThreadPoolExecutor  # imported here because it is slow and often not needed

    pending: deque[Future[Result]] = deque()
    with (workers or ThreadPoolExecutor)(threads) as pool:
        try:
            for item in items:
                pending.append(pool.submit(work, item))
                while pending and (pending[0].done() or len(pending) >= _LOOK_AHEAD * threads):
                    yield _first(pending)
            while pending:
                yield _first(pending)
        finally:
            for future in pending:
                future.cancel()
            if pending and abandon is not None:
                abandon()


def _first(pending: deque[Future[Result]]) -> Result:
    """Return the oldest result once it is finished, and remove it.

    It is removed only then, so that an interrupt during the wait still finds its search in the queue and cancels it.
    """
    answer = pending[0].result()
    pending.popleft()
    return answer


def solve_many(
    positions: Iterable[Position],
    threads: int = 1,
    limits: Limits | None = None,
    seed: int = 0,
    cancel: Cancel | None = None,
    *,
    certain: bool = False,
) -> Iterator[Verdict]:
    """Yield the verdict on each position, in order. The positions can belong to different games.

    - `threads`: the number of searches to run in parallel. With a node limit, the verdicts don't depend on it.
    - `limits`: the limits of each search. The default is default_limits() for the game.
    - `seed`: the seed of each search, from 0 to 2**64 - 1.
    - `cancel`: ends the searches from another thread.
    - `certain`: confirm each loss that was found by hashes with a second search that uses other hashes.

    Closing the iterator stops the searches that are running, and so does an exception.
    """
    searches = Cancel(cancel)

    def verdict(position: Position) -> Verdict:
        return solve(position, limits, seed, cancel=searches, certain=certain)

    return in_order(verdict, positions, threads, searches.cancel)
