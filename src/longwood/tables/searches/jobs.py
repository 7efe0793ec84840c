"""Jobs for search workers. A worker runs one job at a time, which can report progress and be cancelled."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import msgspec

from longwood.solver.limits import Cancel
from longwood.solver.steps import Steps, run

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)
Report = Callable[[object], None]
"""Sends a progress message to the player who asked."""


class Work(Protocol[Result_co]):
    """A function that runs a search. It and its result must be picklable, because they are sent between processes.

    It should return soon after `cancel` is cancelled. Its result is then ignored.
    """

    def __call__(self, cancel: Cancel, report: Report, /) -> Result_co:
        """Return the result of the search."""


class Question(Generic[Result]):
    """The base class of work that other machines can do. It is a msgspec Struct, because questions and results are sent as data.

    Data is checked when it is decoded. The decoding methods raise an exception if it is invalid.
    """

    __slots__ = ()

    def __call__(self, cancel: Cancel, report: Report, /) -> Result:
        """See Work."""
        return run(self.steps(report), cancel=cancel)

    def steps(self, report: Report, /) -> Steps[Result]:
        """Return the steps that answer the question. See longwood.solver.steps."""
        raise NotImplementedError

    def encoded(self) -> bytes:
        """Return the question as data."""
        return msgspec.msgpack.encode(self)

    def encode_result(self, result: Result, /) -> bytes:
        """Return a result as data, with the moves that prove it."""
        raise NotImplementedError

    def checked_result(self, data: bytes, /) -> Generator[None, None, Result]:
        """Decode a result, and let the referee replay its moves. This is a generator that yields after each move and returns the result."""
        raise NotImplementedError

    def encode_progress(self, value: object, /) -> bytes:
        """Return a progress message as data."""
        raise NotImplementedError

    def decode_progress(self, data: bytes, /) -> object:
        """Decode a progress message."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Job(Generic[Result_co]):
    """A search to run."""

    work: Work[Result_co]
    max_s: float
    """The time limit in seconds. If the job takes noticeably longer, its worker is killed."""
    is_long: bool = False
    """Whether it can take minutes. Some workers are reserved for short searches."""


class Searcher(Protocol):
    """Runs the searches of one player."""

    @property
    def max_bytes(self) -> int:
        """The memory that one search can use."""

    def check(self) -> None:
        """Raise BusyError if a search would be refused now."""

    async def run(self, job: Job[Result], report: Report | None = None, *, is_continued: bool = False) -> Result:
        """Run a job and return its result. Cancelling the waiting task cancels the search.

        - `report`: called with each progress message of the job.
        - `is_continued`: whether the job continues an earlier one. It is then accepted even if the queue is full.

        Raises BusyError if too many searches are waiting or there is no worker, and SearchFailedError if the search fails.
        """


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a job that succeeded."""

    result: object


@dataclass(frozen=True, slots=True)
class Failed:
    """Why a job failed: the traceback of an exception, or how its worker ended."""

    reason: str
    is_worker_alive: bool


Ended = Done | Failed


class Worker(Protocol):
    """Runs one job at a time. Its methods return at once."""

    def prepare(self) -> None:
        """Prepare for a job that may come soon."""

    def begin(self, job: Job[object], on_progress: Report, on_end: Callable[[Ended], None]) -> None:
        """Start a job. Both callbacks are called in the event loop, and `on_end` exactly once."""

    def cancel(self) -> None:
        """Cancel the running job."""

    def kill(self) -> None:
        """End the worker and its job at once. Then `on_end` is called with Failed."""

    def stop(self) -> None:
        """End an idle worker."""
