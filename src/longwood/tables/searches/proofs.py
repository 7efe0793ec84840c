"""Encodes the solver's questions and answers as data, and verifies the answers.

An answer contains the moves of every line that it claims. When it is decoded, the referee replays them. That a position is lost can't be
verified this way.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from longwood.errors import LongwoodError
from longwood.play import Move, Outcome, Position, score
from longwood.rules import Rules, Scoring, rules_from_json, rules_hash, rules_to_json
from longwood.rules.race_rules import RaceRules
from longwood.solver.limits import Limits
from longwood.solver.verdict import BestScore, Effort, Limit

encode: Final = msgspec.msgpack.Encoder().encode

Count = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Seconds = Annotated[float, Meta(ge=0.0, le=1e6)]
Line = Annotated[list[Annotated[str, Meta(max_length=12)]], Meta(max_length=100_000)]
"""Moves in notation."""


Replayed = tuple[tuple[Move, ...], Position]
"""The moves of a line, and the position after it."""


class UnprovedError(LongwoodError):
    """An answer of the solver has invalid data, or contains a claim that the referee doesn't confirm."""

    code = "unproved"


class RulesData(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game."""

    name: Annotated[str, Meta(max_length=100)]
    canonical: dict[str, Any]
    hash: str

    @staticmethod
    def of(rules: Rules) -> RulesData:
        """Return rules as data."""
        return RulesData(rules.name, rules_to_json(rules), rules_hash(rules))

    def rules(self) -> Rules:
        """Return the rules. Raises RulesError or UnprovedError if this machine has different rules under that name."""
        rules = rules_from_json(self.canonical, self.name)
        if isinstance(rules, RaceRules) or rules_hash(rules) != self.hash:
            raise UnprovedError(f"{self.name} has other rules here")
        return rules


class LimitsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a search."""

    max_nodes: Count | None
    max_bytes: Count
    timeout_s: Seconds

    def limits(self) -> Limits:
        """Return the limits."""
        return Limits(self.max_nodes, self.max_bytes, self.timeout_s)

    def within(self, max_bytes: int) -> LimitsData:
        """Return the limits, with the memory reduced to this maximum."""
        return LimitsData(self.max_nodes, min(self.max_bytes, max_bytes), self.timeout_s)


class EffortData(Struct, frozen=True, forbid_unknown_fields=True):
    """The cost of a search."""

    nodes: Count
    cpu_s: Seconds

    @staticmethod
    def of(effort: Effort) -> EffortData:
        """Return an effort as data."""
        return EffortData(effort.nodes, effort.cpu_s)

    def effort(self) -> Effort:
        """Return the effort."""
        return Effort(self.nodes, self.cpu_s)


class BestData(Struct, frozen=True, forbid_unknown_fields=True):
    """A best score."""

    value: Annotated[int, Meta(ge=-(10**6), le=10**6)]
    bound: Annotated[int, Meta(ge=-(10**6), le=10**6)]
    line: Line
    limit: Limit | None
    effort: EffortData

    @staticmethod
    def of(best: BestScore) -> BestData:
        """Return a best score as data."""
        return BestData(best.value, best.bound, texts(best.moves), best.limit, EffortData.of(best.effort))

    def proved(self, position: Position) -> Generator[None, None, BestScore]:
        """Return the best score of a position after the referee has replayed its line. Raises UnprovedError."""
        moves, end = yield from replayed(position, self.line)
        found = score(end)
        ahead = self.bound - self.value if found.kind is Scoring.PEAKS else self.value - self.bound
        if found.kind is Scoring.CARDS or found.value != self.value or ahead < 0 or (self.limit is None) != (ahead == 0):
            raise UnprovedError("the best score is not the score of its line")
        return BestScore(found.kind, self.value, self.bound, moves, self.limit, self.effort.effort())


def texts(moves: Iterable[Move]) -> list[str]:
    """Return moves in notation."""
    return [str(move) for move in moves]


def replayed(
    position: Position, line: Iterable[str], *, must_win: bool = False
) -> Generator[None, None, tuple[tuple[Move, ...], Position]]:
    """Let the referee replay a line. Return its moves and the position after it.

    Raises NotationError or IllegalMoveError if a move is invalid, and UnprovedError if the line must win but doesn't.
    """
    end = position.without_history()
    for text in line:
        end.push_text(text)
        yield
    if must_win and end.outcome() is not Outcome.WON:
        raise UnprovedError("the line does not win")
    return end.moves, end
