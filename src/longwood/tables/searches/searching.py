"""Runs the searches for tables: hints and verdicts, best scores, winnable deals, grades.

The functions whose names start with `find` wait for the search service. A question is answered in a worker process of the server, on
another machine, or in the browser. There, the referee replays every line that the native search finds before it is used. Lines from other
machines are replayed here once more. This module can be imported without the native search.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from longwood.cards import MAX_DEAL, random_deal_number
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.play import Move, Position, parse_line, start
from longwood.rules import Rules
from longwood.solver.best import best_score_steps, is_scored
from longwood.solver.difficulty import FIRST_SEED, WIN_LIMITS, Grade, grade_of, has_grades, measure_won_steps
from longwood.solver.hints import hint_steps
from longwood.solver.limits import default_limits, rules_of
from longwood.solver.sampling import Judged
from longwood.solver.solving import solve_steps
from longwood.solver.steps import Steps
from longwood.solver.verdict import Advice, BestScore, Limit, Lost, Unknown, Verdict, Won, verdict_word
from longwood.tables.errors import NoWinnableError
from longwood.tables.searches.advice import Finding
from longwood.tables.searches.fair import fair_question
from longwood.tables.searches.jobs import Job, Question, Report, Searcher
from longwood.tables.searches.proofs import (
    BestData,
    Count,
    EffortData,
    LimitsData,
    Line,
    RulesData,
    Seconds,
    UnprovedError,
    encode,
    replayed,
    texts,
)

WORKER_MODULES: Final = ("longwood.tables.searches.questions", "longwood.solver.native")
"""The modules that a worker needs for most searches."""
_SEARCH_S: Final = 10.0  # short, because the player is waiting
_TRY_S: Final = 2.0  # the time limit for each deal; one search also stops trying deals after this time
_TRIES_S: Final = 30.0  # the time limit for all these searches together


async def find_advice(searcher: Searcher, position: Position) -> Finding:
    """Search a position and return the result. Raises BusyError, SearchFailedError."""
    rules = rules_of(position)
    question = Look(RulesData.of(rules), position.line(), _limits_for(rules, searcher.max_bytes))
    return await searcher.run(Job(question, 2 * _SEARCH_S if is_scored(rules) else _SEARCH_S))  # without a win, the score is searched, too


async def find_fair_move(searcher: Searcher, position: Position) -> Judged:
    """Return the best move by what the player sees. Raises BusyError, SearchFailedError."""
    return await searcher.run(Job(fair_question(position, searcher.max_bytes), _SEARCH_S))


async def find_best_score(searcher: Searcher, rules: Rules, deal: int) -> BestScore:
    """Return the best possible score of a deal. Raises BusyError, SearchFailedError."""
    question = FindBest(RulesData.of(rules), deal, _limits_for(rules, searcher.max_bytes))
    return await searcher.run(Job(question, _SEARCH_S))


async def find_winnable_deal(searcher: Searcher, rules: Rules, grade: Grade | None = None) -> int:
    """Return the number of a random deal that can be won, and has the grade if one is given.

    Raises NoWinnableError if none is found in time, RefusedError if the game has no grades, BusyError, SearchFailedError.

    This is a series of short searches, so that other players can search in between.
    """
    if grade is not None and not has_grades(rules):
        raise RefusedError("no-grades", Phrase("refused-no-grades"))
    limits = _limits_for(rules, searcher.max_bytes, _TRY_S)
    searched_s, lost = 0.0, 0
    while searched_s < _TRIES_S:
        job = Job(TryDeals(RulesData.of(rules), limits, grade), 2 * _TRY_S)
        tried = await searcher.run(job, is_continued=searched_s > 0)
        if tried.deal is not None:
            return tried.deal
        searched_s, lost = searched_s + tried.took_s, lost + tried.lost
    raise NoWinnableError(lost)


def _limits_for(rules: Rules, max_bytes: int, timeout_s: float = _SEARCH_S) -> LimitsData:
    """Return the limits for a search that the player is waiting for."""
    return LimitsData(default_limits(rules).max_nodes, max_bytes, timeout_s)


class Look(Struct, Question[Finding], frozen=True, tag="look", forbid_unknown_fields=True):
    """The question that asks for a hint and a verdict."""

    rules: RulesData
    line: Annotated[str, Meta(max_length=10_000)]
    """The position in canonical notation."""
    limits: LimitsData

    def steps(self, report: Report, /) -> Steps[Finding]:
        """See Question."""
        found = yield from hint_steps(parse_line(self.rules.rules(), self.line), self.limits.limits())
        return Finding(found.verdict, found.advice, found.line)

    def encode_result(self, result: Finding, /) -> bytes:
        """See Question."""
        verdict = result.verdict
        limit = verdict.limit if isinstance(verdict, Unknown) else None
        exact, certain = (verdict.exact, verdict.certain) if isinstance(verdict, Lost) else (False, False)
        data = _FindingData(verdict_word(verdict), limit, exact, certain, EffortData.of(verdict.effort), result.advice, texts(result.line))
        return encode(data)

    def checked_result(self, data: bytes, /) -> Generator[None, None, Finding]:
        """See Question."""
        found = msgspec.msgpack.decode(data, type=_FindingData)
        position = parse_line(self.rules.rules(), self.line)
        line, _ = yield from replayed(position, found.line, must_win=found.verdict == "won")
        verdict = found.verdict_of(line)
        scored = (Advice.BEST, Advice.SCORE) if is_scored(self.rules.rules()) else ()
        rest = (Advice.LINE, Advice.ORDER, *scored)
        expected = {
            "won": (Advice.WIN, *scored) if line else (Advice.NONE,),
            "lost": rest if line else (Advice.NONE,),
            "unknown": rest if line else (Advice.NONE,),
        }
        if found.advice not in expected[found.verdict]:
            raise UnprovedError("the advice does not fit the verdict")
        return Finding(verdict, found.advice, line)


class _FindingData(Struct, frozen=True, forbid_unknown_fields=True):
    verdict: Literal["won", "lost", "unknown"]
    limit: Limit | None
    exact: bool
    certain: bool
    effort: EffortData
    advice: Advice
    line: Line

    def verdict_of(self, line: tuple[Move, ...]) -> Verdict:
        """Return the verdict. line: the moves of the line after the referee has replayed them."""
        if self.verdict == "won":
            return Won(line, self.effort.effort())
        if self.verdict == "lost":
            return Lost(self.effort.effort(), self.exact, self.certain)
        if self.limit is None:
            raise UnprovedError("an undecided search must name its limit")
        return Unknown(self.limit, line if self.advice is Advice.LINE else (), self.effort.effort())


class FindBest(Struct, Question[BestScore], frozen=True, tag="best", forbid_unknown_fields=True):
    """The question that asks for the best possible score of a deal."""

    rules: RulesData
    deal: Annotated[int, Meta(ge=0, le=MAX_DEAL)]
    limits: LimitsData

    def steps(self, report: Report, /) -> Steps[BestScore]:
        """See Question."""
        return best_score_steps(start(self.rules.rules(), self.deal), self.limits.limits())

    def encode_result(self, result: BestScore, /) -> bytes:
        """See Question."""
        return encode(BestData.of(result))

    def checked_result(self, data: bytes, /) -> Generator[None, None, BestScore]:
        """See Question."""
        return (yield from msgspec.msgpack.decode(data, type=BestData).proved(start(self.rules.rules(), self.deal)))


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of trying deals."""

    deal: int | None
    """A winnable deal, if there was one."""
    moves: tuple[Move, ...]
    """The moves that win it."""
    took_s: float
    lost: int
    """The number of other deals tried."""


class TryDeals(Struct, Question[Tried], frozen=True, tag="try", forbid_unknown_fields=True):
    """The question that asks for a winnable deal. It tries random deals for _TRY_S."""

    rules: RulesData
    limits: LimitsData
    grade: Grade | None = None
    """The grade that the deal must have, if any."""

    def steps(self, report: Report, /) -> Steps[Tried]:
        """See Question."""
        began, lost, rules = time.monotonic(), 0, self.rules.rules()
        while (took_s := time.monotonic() - began) < _TRY_S:
            deal = random_deal_number()
            begin = start(rules, deal)
            limits = self.limits.limits() if self.grade is None else WIN_LIMITS
            verdict, _ = yield from solve_steps(begin, limits, FIRST_SEED)
            if isinstance(verdict, Won) and (
                self.grade is None or grade_of(rules, (yield from measure_won_steps(begin, verdict))) == self.grade
            ):
                return Tried(deal, verdict.moves, took_s, lost)
            if isinstance(verdict, Unknown) and verdict.limit is Limit.CANCELLED:
                break
            lost += 1
        return Tried(None, (), time.monotonic() - began, lost)

    def encode_result(self, result: Tried, /) -> bytes:
        """See Question."""
        return encode(_TriedData(result.deal, texts(result.moves), result.took_s, result.lost))

    def checked_result(self, data: bytes, /) -> Generator[None, None, Tried]:
        """See Question."""
        tried = msgspec.msgpack.decode(data, type=_TriedData)
        if tried.deal is None:
            return Tried(None, (), max(tried.took_s, _TRY_S), tried.lost)
        moves, _ = yield from replayed(start(self.rules.rules(), tried.deal), tried.line, must_win=True)
        return Tried(tried.deal, moves, tried.took_s, tried.lost)


class _TriedData(Struct, frozen=True, forbid_unknown_fields=True):
    deal: Annotated[int, Meta(ge=0, le=MAX_DEAL)] | None
    line: Line
    took_s: Seconds
    lost: Count
