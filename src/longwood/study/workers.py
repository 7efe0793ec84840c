"""The workers of a study: processes of this machine, or those of a dask.distributed scheduler. Both are used through the same interface."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final, TypeVar

from longwood.study.plan import StudyError

_CONNECT_S: Final = 10
_CLOSE_S: Final = 5
Result = TypeVar("Result")


class _Here(Executor):
    """Runs everything at once, in this process."""

    def submit(self, work: Callable[..., Result], /, *given: Any, **named: Any) -> Future[Result]:
        future: Future[Result] = Future()
        future.set_result(work(*given, **named))
        return future


@contextmanager
def local(jobs: int) -> Iterator[Executor]:
    """Return a context manager with an executor for this many processes.

    Ctrl+C ends only the main process. After an exception, the other processes are ended at once.
    """
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=signal, initargs=(SIGINT, SIG_IGN)) as executor:
        try:
            yield executor
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise


def here() -> AbstractContextManager[Executor]:
    """Return a context manager with an executor that runs everything in this process, at once."""
    return _Here()


@contextmanager
def of_scheduler(address: str) -> Iterator[Executor]:
    """Return a context manager with an executor for all workers of the scheduler at an address, as in tcp://10.0.0.1:8786.

    If a worker dies, the scheduler gives its chunks to the others. Raises StudyError if the scheduler can't be reached or is lost.
    """
    client = _client(address)
    try:
        yield client.get_executor(pure=False)
    except CancelledError as error:  # dask cancels all futures if its scheduler is lost
        raise StudyError(f"{address}: the scheduler was lost; everything up to now is stored, and the same command goes on") from error
    finally:
        client.close(timeout=_CLOSE_S)


def size_of_scheduler(address: str) -> int:
    """Return the number of threads of all workers of a scheduler. Raises StudyError if it can't be reached."""
    with _client(address) as client:
        return sum(map(int, client.nthreads().values()))


def _client(address: str) -> Any:
    """Return a client, which dask doesn't annotate."""
    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what concerns users is raised
    try:
        return Client(address, timeout=_CONNECT_S)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise StudyError(f"{address}: there is no scheduler ({error})") from error
