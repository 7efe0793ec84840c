"""A search worker. It takes the jobs of servers from Valkey or Redis, and runs them in processes on this machine with its limits.

It only decodes the envelopes. The questions in them are decoded in the processes, where a malicious question can only fail.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_hex
from typing import Any, Final

from longwood.server.access.limits import ServerLimits
from longwood.server.searches.process import WorkerProcess
from longwood.server.searches.queue import Asker
from longwood.server.searches.service import Searches
from longwood.server.searches.wire import (
    LEASE_S,
    SIGN_S,
    WORKERS,
    Alive,
    Answer,
    Answered,
    Envelope,
    Progressed,
    Refused,
    Returned,
    answers_key,
    decode_envelope,
    encode,
    job_key,
    queue_key,
    search_version,
    worker_entry,
)
from longwood.server.valkey import connect, failures, repeated
from longwood.solver import Cancel
from longwood.tables.errors import BusyError, SearchFailedError
from longwood.tables.searches.jobs import Job, Question, Report

_WAIT_S: Final = 2.0
_TIMEOUT_S: Final = 5.0  # longer than _WAIT_S
_RETRY_S: Final = 1.0
_ANSWERS_S: Final = 60  # how long the answers for a server that has stopped are stored
_FORGET_S: Final = 3600
_SERVERS: Final = Asker("servers", "servers")
_logger: Final = logging.getLogger(__name__)

Decode = Callable[[bytes, int], Question[Any]]
"""Decodes a question, and limits the number of bytes of memory it may use. Must be picklable."""


@dataclass(frozen=True, slots=True)
class _Encoded:
    """Work that answers an encoded question with an encoded answer."""

    decode: Decode
    question: bytes
    max_bytes: int

    def __call__(self, cancel: Cancel, report: Report, /) -> bytes:
        question = self.decode(self.question, self.max_bytes)
        return question.encode_result(question(cancel, lambda value: report(question.encode_progress(value))))


class SearchWorker:
    """Runs the searches of all servers that are connected to the same Valkey and run the same version.

    - `limits`: the number of processes, and the memory of each.
    - `modules`: the modules that the processes need. See WorkerProcess.

    Raises SettingsError if the address is wrong or the client isn't installed.
    """

    def __init__(self, address: str, limits: ServerLimits, decode: Decode, modules: Sequence[str] = ()) -> None:
        self._redis = connect(address, "search_queue", socket_connect_timeout=_TIMEOUT_S)
        self._version = search_version()
        self._decode = decode
        no_limit = 2**31 - 1  # the worker never takes more jobs than it has processes
        mine = replace(limits, searches_waiting=no_limit, searches_of_address=no_limit, searches_of_player=no_limit)
        self._searches = Searches(mine, partial(WorkerProcess, modules=modules))
        self.processes = self._searches.workers
        """The number of processes."""
        self._entry = worker_entry(self._version, token_hex(8), self.processes)

    async def run(self) -> None:
        """Serve until cancelled. Jobs that are still running are then returned, so that other workers run them."""
        short, long = (queue_key(self._version, is_long=is_long) for is_long in (False, True))
        long_at_once = max(1, self.processes // 2)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(repeated(self._sign_on, "the connection to the search queue"))
                for number in range(self.processes):
                    tasks.create_task(self._serve([short, long] if number < long_at_once else [short]))
        finally:
            self._searches.close()
            with suppress(*failures()):
                async with asyncio.timeout(_TIMEOUT_S):
                    await self._redis.zrem(WORKERS, self._entry)
            await self._redis.aclose()

    async def _sign_on(self) -> None:
        """Keep this worker in the list of workers until cancelled."""
        _logger.info("%d processes run searches for servers with version %s", self.processes, self._version)
        while True:
            async with asyncio.timeout(_TIMEOUT_S), self._redis.pipeline() as pipeline:
                seconds, _ = await self._redis.time()
                await pipeline.zadd(WORKERS, {self._entry: seconds})
                await pipeline.zremrangebyscore(WORKERS, "-inf", seconds - _FORGET_S)
                await pipeline.execute()
            await asyncio.sleep(SIGN_S)

    async def _serve(self, queues: list[str]) -> None:
        """Take and run one job after another."""
        while True:
            try:
                async with asyncio.timeout(_TIMEOUT_S):
                    found: Any = await self._redis.blpop(queues, timeout=_WAIT_S)
                if found is not None:
                    await self._take(found[1])
            except failures():  # `_sign_on` logs it
                await asyncio.sleep(_RETRY_S)
            except Exception:
                _logger.exception("a job could not be run")

    async def _take(self, raw_id: bytes) -> None:
        """Take a job from the queue, and run it if it is still wanted."""
        job = raw_id.decode(errors="replace")
        async with asyncio.timeout(_TIMEOUT_S):
            data: Any = await self._redis.get(job_key(job))
        if data is None:
            return
        try:
            envelope = decode_envelope(data)
        except Exception as error:
            _logger.warning("a job in the search queue is invalid: %s", error)
            return
        if envelope.version != self._version:
            await self._send(envelope, Refused(job, f"this worker has version {self._version}"))
            return
        try:
            await self._run(job, envelope)
        except asyncio.CancelledError:
            with suppress(*failures()):
                await self._send(envelope, Returned(job))
            raise

    async def _run(self, job: str, envelope: Envelope) -> None:
        """Run a job, send heartbeats, and cancel it when it is no longer wanted."""
        progress: list[Any] = []
        work = _Encoded(self._decode, envelope.question, self._searches.max_bytes)
        search = asyncio.create_task(self._searches.run(_SERVERS, Job(work, envelope.max_s), progress.append))
        try:
            while not search.done():
                latest, progress[:] = progress[-1:], []
                await self._send(envelope, Alive(job), *(Progressed(job, data) for data in latest))
                async with asyncio.timeout(_TIMEOUT_S):
                    is_wanted = await self._redis.exists(job_key(job))
                if not is_wanted:
                    return
                await asyncio.wait((search,), timeout=SIGN_S)
            try:
                await self._send(envelope, *(Progressed(job, data) for data in progress[-1:]), Answered(job, search.result()))
            except (BusyError, SearchFailedError) as error:  # the log of this worker has the reason
                await self._send(envelope, Refused(job, str(error)))
        finally:
            search.cancel()
            await asyncio.gather(search, return_exceptions=True)

    async def _send(self, envelope: Envelope, *answers: Answer) -> None:
        key = answers_key(envelope.server)
        async with asyncio.timeout(_TIMEOUT_S), self._redis.pipeline() as pipeline:
            await pipeline.rpush(key, *map(encode, answers))
            await pipeline.expire(key, max(_ANSWERS_S, LEASE_S))
            await pipeline.execute()
