"""Runs the searches of a browser. The native search runs in its search worker, and everything else here."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from itertools import count
from typing import TypeVar

from longwood.errors import LongwoodError
from longwood.local.log import Host
from longwood.solver.steps import Claim, Problem, run_elsewhere
from longwood.solver.words import claim_of, problem_words
from longwood.tables.errors import BusyError, SearchFailedError
from longwood.tables.searches.jobs import Job, Question, Report

Result = TypeVar("Result")

_RETRY_S = 10


class LocalSearcher:
    """A Searcher for the search worker of a browser. The referee replays each line that the native search finds here, as on a server."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._ids = count(1)

    @property
    def max_bytes(self) -> int:
        return self._host.search_bytes

    def check(self) -> None:
        if not self._host.search_bytes:
            raise BusyError(None, _RETRY_S)

    async def run(self, job: Job[Result], report: Report | None = None, *, is_continued: bool = False) -> Result:
        self.check()
        question = job.work
        assert isinstance(question, Question)  # only a server has other work
        try:
            result: Result = await run_elsewhere(question.steps(report or _ignore), self._search)
            return result
        except LongwoodError:  # a line that the referee doesn't confirm
            raise
        except Exception as error:
            raise SearchFailedError from error

    async def _search(self, problem: Problem) -> Claim:
        id = next(self._ids)
        try:
            answer = await self._host.search(id, b64encode(problem_words(problem)).decode(), problem.limits.timeout_s)
        except asyncio.CancelledError:
            self._host.cancel_search(id)
            raise
        ms, _, data = answer.partition(" ")
        return claim_of(problem, b64decode(data), int(ms) / 1000)


def _ignore(_: object) -> None:
    """Ignore a progress message."""
