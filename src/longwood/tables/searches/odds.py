"""A quick search for the odds of a game: searches its first deals for a few seconds, with small limits.

Studies (longwood.study) measure the odds precisely. This search only gives an impression of a game that somebody is making.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Generator
from dataclasses import dataclass
from statistics import median_low
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from longwood import protocol
from longwood.errors import LongwoodError
from longwood.play import start
from longwood.rules import Rules
from longwood.solver.solving import solve_steps
from longwood.solver.steps import Steps
from longwood.solver.verdict import Lost, Won
from longwood.tables.searches.jobs import Job, Question, Report, Searcher
from longwood.tables.searches.proofs import Count, LimitsData, Line, RulesData, Seconds, UnprovedError, encode, replayed, texts
from longwood.tables.wording import problem_of

DEALS: Final = 100
"""How many deals a quick search looks at."""
_NODES: Final = 20_000
_DEAL_S: Final = 0.3
_WHOLE_S: Final = 8.0
_logger: Final = logging.getLogger(__name__)


async def odds_lines(searcher: Searcher, rules: Rules) -> AsyncIterator[bytes]:
    """Yield lines of JSON: QuickOdds during the search and at its end, or Problem if the search fails."""
    updates: asyncio.Queue[protocol.QuickOdds | None] = asyncio.Queue()

    def report(value: object) -> None:
        assert isinstance(value, protocol.QuickOdds)
        updates.put_nowait(value)

    question = QuickDeals(RulesData.of(rules), DEALS, LimitsData(_NODES, searcher.max_bytes, _DEAL_S), _WHOLE_S)
    search = asyncio.create_task(searcher.run(Job(question, 2 * _WHOLE_S), report))
    search.add_done_callback(lambda _: updates.put_nowait(None))
    try:
        while (progress := await updates.get()) is not None:
            yield _line(progress)
        yield _line(search.result().view)
    except LongwoodError as error:  # too late for an error status, because the response has started
        yield _line(problem_of(error))
    except Exception as error:
        _logger.error("a quick search failed", exc_info=error)
        yield _line(protocol.Problem("internal", "the server failed; see its log"))
    finally:
        search.cancel()


def _line(message: protocol.QuickOdds | protocol.Problem) -> bytes:
    return msgspec.json.encode(message) + b"\n"


class _DealsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a quick search as data."""

    searched: Annotated[int, Meta(ge=0, le=DEALS)]
    lost: Count
    wins: Annotated[list[tuple[Annotated[int, Meta(ge=1, le=DEALS)], Line]], Meta(max_length=DEALS)]
    """The number of each won deal, and the moves that win it."""


@dataclass(frozen=True, slots=True)
class Searched:
    """The result of a quick search."""

    view: protocol.QuickOdds
    data: _DealsData


class QuickDeals(Struct, Question[Searched], frozen=True, tag="odds", forbid_unknown_fields=True):
    """The question how many of the first deals can be won."""

    rules: RulesData
    deals: Annotated[int, Meta(ge=1, le=DEALS)]
    limits: LimitsData
    """The limits for each deal."""
    whole_s: Seconds
    """The time limit for all deals together."""

    def steps(self, report: Report, /) -> Steps[Searched]:
        """See Question."""
        until, rules, limits = time.monotonic() + self.whole_s, self.rules.rules(), self.limits.limits()
        searched, lost = 0, 0
        wins: list[tuple[int, list[str]]] = []
        while searched < self.deals and time.monotonic() < until:
            verdict, _ = yield from solve_steps(start(rules, searched + 1), limits)
            searched += 1
            lost += isinstance(verdict, Lost)
            if isinstance(verdict, Won):
                wins.append((searched, texts(verdict.moves)))
            report(self._view(searched, lost, wins, done=False))
        return Searched(self._view(searched, lost, wins, done=True), _DealsData(searched, lost, wins))

    def encode_result(self, result: Searched, /) -> bytes:
        """See Question."""
        return encode(result.data)

    def checked_result(self, data: bytes, /) -> Generator[None, None, Searched]:
        """See Question."""
        found = msgspec.msgpack.decode(data, type=_DealsData)
        numbers = [number for number, _ in found.wins]
        if numbers != sorted(set(numbers)) or len(numbers) + found.lost > found.searched or found.searched > self.deals:
            raise UnprovedError("the numbers of deals contradict each other")
        for number, line in found.wins:
            yield from replayed(start(self.rules.rules(), number), line, must_win=True)
        return Searched(self._view(found.searched, found.lost, found.wins, done=True), found)

    def encode_progress(self, value: object, /) -> bytes:
        """See Question."""
        return encode(value)

    def decode_progress(self, data: bytes, /) -> protocol.QuickOdds:
        """See Question."""
        progress = msgspec.msgpack.decode(data, type=protocol.QuickOdds)
        if not 0 <= progress.won + progress.lost <= progress.searched <= progress.of == self.deals:
            raise UnprovedError("the progress is out of range")
        return progress

    def _view(self, searched: int, lost: int, wins: list[tuple[int, list[str]]], *, done: bool) -> protocol.QuickOdds:
        moves = median_low(len(line) for _, line in wins) if wins else None
        return protocol.QuickOdds(searched, self.deals, len(wins), lost, moves, done)
