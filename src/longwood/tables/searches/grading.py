"""Asks how hard a deal is, for the summary of a finished game."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from longwood.cards import MAX_DEAL
from longwood.rules import Rules
from longwood.solver.difficulty import WIN_LIMITS, Grade, grade_of, measure_steps
from longwood.solver.steps import Steps
from longwood.tables.searches.jobs import Job, Question, Report, Searcher
from longwood.tables.searches.proofs import LimitsData, RulesData, encode

_GRADE_S: Final = 5.0  # it usually takes less than 0.1 s


async def find_grade(searcher: Searcher, rules: Rules, deal: int) -> Grade | None:
    """Return the grade of a deal, or None if the search finds no win. The game must have grades. Raises BusyError, SearchFailedError."""
    limits = LimitsData(WIN_LIMITS.max_nodes, searcher.max_bytes, _GRADE_S)
    return (await searcher.run(Job(GradeDeal(RulesData.of(rules), deal, limits), _GRADE_S))).grade


class Graded(Struct, frozen=True, forbid_unknown_fields=True):
    """The grade of a deal."""

    grade: Grade | None


class GradeDeal(Struct, Question[Graded], frozen=True, tag="grade", forbid_unknown_fields=True):
    """The question how hard a deal is."""

    rules: RulesData
    deal: Annotated[int, Meta(ge=0, le=MAX_DEAL)]
    limits: LimitsData
    """The limits of the job. The searches themselves have the smaller limits of longwood.solver.difficulty."""

    def steps(self, report: Report, /) -> Steps[Graded]:
        """See Question."""
        rules = self.rules.rules()
        measures = yield from measure_steps(rules, self.deal)
        return Graded(None if measures is None else grade_of(rules, measures))

    def encode_result(self, result: Graded, /) -> bytes:
        """See Question."""
        return encode(result)

    def checked_result(self, data: bytes, /) -> Generator[None, None, Graded]:
        """See Question. A grade has no line that the referee could replay."""
        yield
        return msgspec.msgpack.decode(data, type=Graded)
