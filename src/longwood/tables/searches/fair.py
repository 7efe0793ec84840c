"""The question for a fair hint: the best move by what the player sees. The answer doesn't depend on unseen cards."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from longwood.play import Position, parse_line
from longwood.solver.limits import rules_of
from longwood.solver.sampling import Judged, Sampling, is_all_seen, judge_steps, samples_of
from longwood.solver.steps import Steps
from longwood.tables.searches.jobs import Question, Report
from longwood.tables.searches.proofs import EffortData, LimitsData, Line, RulesData, UnprovedError, encode, replayed, texts

SAMPLES: Final = 32
"""How many times the unseen cards are imagined."""
_NODES: Final = 4000
_FAIR_S: Final = 4.0
_SEED: Final = 1
"""The seed of the samples. It is always the same, so that it says nothing about the unseen cards, and asking again gives the same hint."""


def fair_question(position: Position, max_bytes: int) -> FairLook:
    """Return the question for a position."""
    return FairLook(RulesData.of(rules_of(position)), position.line(), LimitsData(_NODES, max_bytes, _FAIR_S), SAMPLES)


class _JudgedData(Struct, frozen=True, forbid_unknown_fields=True):
    """A judged move as data. Each sample has a line, which is empty if it wasn't won."""

    move: Annotated[str, Meta(max_length=12)] | None
    lines: Annotated[list[Line], Meta(max_length=SAMPLES)]
    effort: EffortData


class FairLook(Struct, Question[Judged], frozen=True, tag="fair", forbid_unknown_fields=True):
    """The question that asks for the best move by what the player sees."""

    rules: RulesData
    line: Annotated[str, Meta(max_length=10_000)]
    """The position in canonical notation."""
    limits: LimitsData
    """The node limit of each search, and the time limit of all searches together."""
    samples: Annotated[int, Meta(ge=1, le=SAMPLES)]

    def steps(self, report: Report, /) -> Steps[Judged]:
        """See Question."""
        sampling = Sampling(self.samples, self.limits.max_nodes or _NODES)
        return judge_steps(self._position(), sampling, _SEED, limits=self.limits.limits())

    def encode_result(self, result: Judged, /) -> bytes:
        """See Question."""
        move = None if result.move is None else str(result.move)
        return encode(_JudgedData(move, [texts(line) for line in result.lines], EffortData.of(result.effort)))

    def checked_result(self, data: bytes, /) -> Generator[None, None, Judged]:
        """See Question."""
        found, position = msgspec.msgpack.decode(data, type=_JudgedData), self._position()
        first = () if found.move is None else (found.move,)
        moves, _ = yield from replayed(position, first)
        samples = samples_of(position, self.samples, _SEED)
        if len(found.lines) > len(samples) or (found.lines and not moves):
            raise UnprovedError("there are more samples than were asked for")
        lines = []
        for sample, text in zip(samples, found.lines, strict=False):
            line, _ = yield from replayed(sample, text, must_win=bool(text))
            if line and line[0] != moves[0]:
                raise UnprovedError("a winning line begins with another move")
            lines.append(line)
        return Judged(moves[0] if moves else None, tuple(lines), is_all_seen(position), found.effort.effort())

    def _position(self) -> Position:
        return parse_line(self.rules.rules(), self.line)
