"""Runs the searches of a page in the page itself, as WebAssembly.

Everything but the native search runs here: the question is worked out here, and the referee replays each line of the page's answers here. A
page that claims that a position is lost, or that a score can't be improved, deceives only its own player.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, TypeVar

from longwood.errors import LongwoodError
from longwood.protocol import Ask, Found, Search
from longwood.solver.steps import Claim, Problem, run_elsewhere
from longwood.solver.words import claim_of, problem_words
from longwood.tables.errors import DisconnectedError
from longwood.tables.searches.jobs import Job, Question, Report, Searcher

Result = TypeVar("Result")

_GRACE_S: Final = 5.0  # for starting the search in the page, and for the way there and back
_LEAST_BYTES: Final = 2**24
_LONGEST: Final = 2**15
"""The longest answer in bytes. The referee would replay a longer line for too long while others wait."""


class PageError(LongwoodError):
    """The page doesn't answer, or its search failed."""

    code = "page-search"


class PageSearcher:
    """A Searcher for one question of a page.

    - `send`: sends a message to the page.
    - `server`: the Searcher that answers the question if the page can't.
    - `grace_s`: see _GRACE_S.
    """

    def __init__(self, question: Ask, send: Callable[[Search], Awaitable[None]], server: Searcher, grace_s: float = _GRACE_S) -> None:
        self._question = question
        self._send = send
        self._server = server
        self._grace_s = grace_s
        self._ids = count(1)
        self._awaited: tuple[int, asyncio.Future[Found]] | None = None

    @property
    def max_bytes(self) -> int:
        return min(self._question.search_bytes, self._server.max_bytes)

    @property
    def longest_answer(self) -> int:
        """The length of the longest message that the page may send now; 0 if it isn't searching."""
        return 0 if self._awaited is None or self._awaited[1].done() else _LONGEST

    def check(self) -> None:
        """Never raises an exception, because the page has nothing else to do."""

    async def run(self, job: Job[Result], report: Report | None = None, *, is_continued: bool = False) -> Result:
        question = job.work
        assert isinstance(question, Question)
        try:
            result: Result = await run_elsewhere(question.steps(report or (lambda _: None)), self._search)
            return result
        except DisconnectedError:
            raise
        except Exception:  # the page failed, or its answer is wrong
            self._server.check()
            return await self._server.run(job, report, is_continued=is_continued)

    def receive(self, found: Found) -> None:
        """Accept an answer of the page. Others than the expected one are ignored."""
        if self._awaited is not None and found.id == self._awaited[0] and not self._awaited[1].done():
            self._awaited[1].set_result(found)

    async def _search(self, problem: Problem) -> Claim:
        id, answer = next(self._ids), asyncio.get_running_loop().create_future()
        self._awaited = id, answer
        timeout_s = problem.limits.timeout_s or 0.0
        await self._send(Search(self._question.ref, id, b64encode(problem_words(problem)).decode(), timeout_s))
        async with asyncio.timeout(timeout_s + self._grace_s):
            found = await answer
        if not found.answer:  # an empty answer means that it had too little memory
            raise PageError("the search in the page failed")
        return claim_of(problem, b64decode(found.answer, validate=True), found.ms / 1000)


def can_search(question: Ask) -> bool:
    """Return whether the page that asked should search itself.

    Not to play a move: that marks the game only afterwards. Not for a fair hint: its many short searches would wait for the network.
    """
    return question.search_bytes >= _LEAST_BYTES and question.help not in ("show", "fair")
