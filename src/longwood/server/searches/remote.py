"""Sends jobs to search workers on other machines (remote_worker.py) through Valkey or Redis, and reads their answers.

If no worker sends heartbeats for a job, it is sent once more. If that fails too, or Valkey is unavailable, the search fails.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any, Final

from longwood.server.background import compute_in_slices
from longwood.server.searches.wire import (
    LEASE_S,
    WORKERS,
    Answer,
    Answered,
    Envelope,
    Progressed,
    Refused,
    Returned,
    answers_key,
    decode_answer,
    encode,
    job_key,
    parse_worker_entry,
    queue_key,
    search_version,
)
from longwood.server.valkey import connect, failures, repeated
from longwood.tables.searches.jobs import Done, Ended, Failed, Job, Question, Report, Worker

_BEAT_S: Final = 1.0
"""How often the server renews its jobs and updates its list of workers."""
_SILENT_BEATS: Final = 5
"""After how many beats without a message from a worker a job counts as lost."""
_ATTEMPTS: Final = 2
_WAIT_S: Final = 2.0
_TIMEOUT_S: Final = 5.0  # longer than _WAIT_S
_logger: Final = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Attempt:
    """A job that was sent to the workers."""

    queue: str
    id: str = field(default_factory=lambda: token_hex(16))
    answers: asyncio.Queue[Answer | None] = field(default_factory=asyncio.Queue)
    """The worker's messages. None means that the job was lost."""
    silent_beats: int = 0

    def note_silence(self) -> None:
        """Record a beat without a message from the worker."""
        self.silent_beats += 1
        if self.silent_beats >= _SILENT_BEATS:
            self.answers.put_nowait(None)


class RemoteWorkers:
    """The search workers connected to the same Valkey as this server, and the jobs that this server has sent to them.

    Raises SettingsError if the address is wrong or the client isn't installed.
    """

    def __init__(self, address: str, version: str | None = None, beat_s: float = _BEAT_S) -> None:
        self._redis = connect(address, "search_queue", socket_connect_timeout=_TIMEOUT_S)
        self._version = version or search_version()
        self._beat_s = beat_s
        self._me = token_hex(16)
        self._attempts: dict[str, _Attempt] = {}
        self._withdrawing: set[asyncio.Task[None]] = set()
        self._failed_beats = 0
        self._others = 0  # processes of other versions
        self.processes = 0
        """The number of processes of all workers that run the same version as this server."""

    def start(self, max_bytes: int) -> Worker:
        """Return a Worker that sends its jobs to other machines. `max_bytes` is ignored, because each machine has its own limit."""
        return _RemoteWorker(self)

    async def run(self, on_beat: Callable[[], None]) -> None:
        """Send jobs and receive answers until cancelled. `on_beat` is called after each update of the list of workers."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._beat_on(on_beat))
                tasks.create_task(repeated(self._receive, "reading the answers of search workers"))
        finally:
            for attempt in self._attempts.values():
                attempt.answers.put_nowait(None)
            await asyncio.gather(*self._withdrawing, return_exceptions=True)
            await self._redis.aclose()

    async def _beat_on(self, on_beat: Callable[[], None]) -> None:
        while True:
            try:
                async with asyncio.timeout(_TIMEOUT_S):
                    await self._beat()
                self._failed_beats = 0
            except failures() as error:
                self._note_failure(error)
            on_beat()
            await asyncio.sleep(self._beat_s)

    async def _beat(self) -> None:
        """Renew all jobs, find those that were lost, and count the workers."""
        attempts = list(self._attempts.values())
        async with self._redis.pipeline(transaction=False) as pipeline:
            await pipeline.time()
            for attempt in attempts:
                await pipeline.expire(job_key(attempt.id), LEASE_S)
                await pipeline.lpos(attempt.queue, attempt.id)
            (seconds, _), *found = await pipeline.execute()
        entries: Any = await self._redis.zrangebyscore(WORKERS, seconds - LEASE_S, "+inf")
        self._count(entries)
        for attempt, is_renewed, place in zip(attempts, found[::2], found[1::2], strict=True):
            if not is_renewed or place is None or not self.processes:
                attempt.note_silence()
            else:  # the job is waiting, and there are workers
                attempt.silent_beats = 0

    def _count(self, entries: list[bytes]) -> None:
        processes = others = 0
        for entry in entries:
            with suppress(ValueError):
                version, count = parse_worker_entry(entry)
                if version == self._version:
                    processes += count
                else:
                    others += count
        if processes != self.processes:
            _logger.info("%d search processes are available", processes)
        if others and not self._others:
            _logger.warning("some search workers run another version; this server only uses workers with version %s", self._version)
        self.processes, self._others = processes, others

    def _note_failure(self, error: Exception) -> None:
        self._failed_beats += 1
        if self._failed_beats == 1:
            _logger.warning("the search queue is unavailable: %s", error)
        if self._failed_beats >= _SILENT_BEATS:
            self.processes = 0
        for attempt in self._attempts.values():
            attempt.note_silence()

    async def _receive(self) -> None:
        while True:
            async with asyncio.timeout(_TIMEOUT_S):
                found: Any = await self._redis.blpop([answers_key(self._me)], timeout=_WAIT_S)
            if found is None:
                continue
            try:
                answer = decode_answer(found[1])
            except Exception as error:
                _logger.warning("an answer to a search is invalid: %s", error)
                continue
            if attempt := self._attempts.get(answer.job):
                attempt.silent_beats = 0
                attempt.answers.put_nowait(answer)

    async def run_job(self, job: Job[object], on_progress: Report) -> Ended:
        """Run a job on one of the workers."""
        if not isinstance(job.work, Question):
            return Failed("this search cannot be sent to another machine", is_worker_alive=True)
        data = encode(Envelope(self._version, self._me, job.work.encoded(), job.max_s))
        for _ in range(_ATTEMPTS):
            ended = await self._attempt(job.work, data, queue_key(self._version, is_long=job.is_long), on_progress)
            if ended is not None:
                return ended
            if not self.processes:
                break
        return Failed("no search worker has answered", is_worker_alive=True)

    async def _attempt(self, question: Question[object], data: bytes, queue: str, on_progress: Report) -> Ended | None:
        """Send a job to the workers. Return how it ended, or None if it was lost."""
        attempt = _Attempt(queue)
        self._attempts[attempt.id] = attempt
        ended = None
        try:
            async with asyncio.timeout(_TIMEOUT_S), self._redis.pipeline() as pipeline:
                await pipeline.set(job_key(attempt.id), data, ex=LEASE_S)
                await pipeline.rpush(queue, attempt.id)
                await pipeline.execute()
            while ended is None and (answer := await attempt.answers.get()) is not None and not isinstance(answer, Returned):
                ended = await _ended(question, answer, on_progress)
        except failures() as error:
            _logger.warning("a search could not be sent: %s", error)
        finally:
            del self._attempts[attempt.id]
            task = asyncio.create_task(self._withdraw(attempt))
            self._withdrawing.add(task)
            task.add_done_callback(self._withdrawing.discard)
        return ended

    async def _withdraw(self, attempt: _Attempt) -> None:
        """Keep workers from starting or continuing a job. If this fails, they stop when the lease expires."""
        with suppress(*failures()):
            async with asyncio.timeout(_TIMEOUT_S), self._redis.pipeline() as pipeline:
                await pipeline.delete(job_key(attempt.id))
                await pipeline.lrem(attempt.queue, 1, attempt.id)
                await pipeline.execute()


async def _ended(question: Question[object], answer: Answer, on_progress: Report) -> Ended | None:
    """Return how a job has ended, or None if it is still running."""
    try:
        if isinstance(answer, Progressed):
            on_progress(question.decode_progress(answer.data))
        elif isinstance(answer, Answered):
            return Done(await compute_in_slices(question.checked_result(answer.data)))
    except Exception as error:  # its message can contain cards, so it isn't logged
        return Failed(f"the answer of a search worker is invalid ({type(error).__name__})", is_worker_alive=True)
    return Failed(f"a search worker refused: {answer.reason}", is_worker_alive=True) if isinstance(answer, Refused) else None


class _RemoteWorker:
    """A Worker that sends its jobs to other machines."""

    def __init__(self, workers: RemoteWorkers) -> None:
        self._workers = workers
        self._task: asyncio.Task[Ended] | None = None
        self._is_killed = False

    def prepare(self) -> None:
        """See Worker. Does nothing, because the other machines are always ready."""

    def begin(self, job: Job[object], on_progress: Report, on_end: Callable[[Ended], None]) -> None:
        """See Worker."""
        self._task = asyncio.create_task(self._workers.run_job(job, on_progress))
        self._task.add_done_callback(lambda task: on_end(self._end_of(task)))

    def _end_of(self, task: asyncio.Task[Ended]) -> Ended:
        if task.cancelled():
            return Failed("it was cancelled", not self._is_killed)
        error = task.exception()
        return Failed(f"it could not be sent: {error!r}", not self._is_killed) if error else task.result()

    def cancel(self) -> None:
        """See Worker. The job ends at once here, and within a second on the other machine."""
        if self._task is not None:
            self._task.cancel()

    def kill(self) -> None:
        """See Worker."""
        self._is_killed = True
        self.cancel()

    def stop(self) -> None:
        """See Worker. Does nothing."""
