"""Many searches at once, their answers in the order of the questions, in constant memory. Must not know what is searched."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from longwood.play import Position
from longwood.solver.limits import Cancel, Limits
from longwood.solver.solving import solve
from longwood.solver.verdict import Verdict

if TYPE_CHECKING:
    from concurrent.futures import Future

_LOOK_AHEAD = 32  # items a thread may be ahead of the oldest answer that is still awaited

Item = TypeVar("Item")
Answer = TypeVar("Answer")


def in_order(
    work: Callable[[Item], Answer], items: Iterable[Item], threads: int = 1, abandon: Callable[[], object] | None = None
) -> Generator[Answer]:
    """work(item) of each item, in order, by that many threads. What work or items raise is raised here, and ends it.

    Items are taken from the calling thread, a bounded number ahead of the answers; with several threads an answer that is there may
    wait for the next item. abandon is called when the answers are no
    longer wanted: it should end the work under way, which is waited for.

    >>> list(in_order(len, ["a", "", "abc"], threads=2))
    [1, 0, 3]
    """
    if threads <= 1:
        yield from map(work, items)
        return
    from concurrent.futures import ThreadPoolExecutor  # costs a start that needs none

    waiting: deque[Future[Answer]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for item in items:
                waiting.append(pool.submit(work, item))
                while waiting and (waiting[0].done() or len(waiting) >= _LOOK_AHEAD * threads):
                    yield _first(waiting)
            while waiting:
                yield _first(waiting)
        finally:
            for future in waiting:
                future.cancel()
            if waiting and abandon is not None:
                abandon()


def _first(waiting: deque[Future[Answer]]) -> Answer:
    """The oldest answer, taken out once it is there: an interrupt meanwhile must find its search among those to end."""
    answer = waiting[0].result()
    waiting.popleft()
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
    """The verdict of each position, in order, searched by that many threads; positions may be of several games.

    limits: of each search. With a node limit the answers do not depend on the threads. Closing the iterator, or an exception, ends
    the searches that run.
    """
    own = Cancel(cancel)

    def verdict(position: Position) -> Verdict:
        return solve(position, limits, seed, cancel=own, certain=certain)

    return in_order(verdict, positions, threads, own.cancel)
