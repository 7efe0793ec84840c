"""Answers questions to the solver: hints, verdicts, the next move of a win, the best score of a deal.

The solver sees every card. The answers contain piles and the notation of moves, never a hidden card.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar

from longwood.cards import random_deal_number
from longwood.play import Move, Position, start
from longwood.rules import Rules
from longwood.server import protocol
from longwood.server.errors import NoWinnableError
from longwood.server.tables.views import move_view
from longwood.solver import (
    Advice,
    Cancel,
    Effort,
    Limit,
    Limits,
    Unknown,
    Verdict,
    Won,
    best_score,
    default_limits,
    hint,
    solve,
    verdict_word,
)
from longwood.solver.search import rules_of

Found = TypeVar("Found")

_SEARCH_S: Final = 10.0  # the player is waiting for the answer
_MOST_BYTES: Final = 2**30
_LONGEST_LINE: Final = 60  # moves in one answer
_TRY_S: Final = 2.0  # the time limit for each deal that is tried for a winnable one
_TRIES_S: Final = 30.0  # the time limit for all of them together
_LIMITS: Final[dict[Limit, Literal["nodes", "memory", "time"]]] = {Limit.NODES: "nodes", Limit.MEMORY: "memory", Limit.TIME: "time"}


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of searching a position."""

    verdict: Verdict
    advice: Advice
    """Where the best move comes from."""
    line: tuple[Move, ...]
    """The best move and the moves that follow it."""


@dataclass(frozen=True, slots=True)
class Known:
    """The latest finding at a table. It is valid for its position, and a win is also valid for every position along its line."""

    played: tuple[Move, ...]
    """The moves that led to the position."""
    found: Finding

    def at(self, moves: tuple[Move, ...]) -> Finding | None:
        """Return the finding for the position after these moves, or None if it doesn't apply to that position."""
        if moves == self.played:
            return self.found
        whole = self.played + self.found.line
        if not isinstance(self.found.verdict, Won) or len(moves) < len(self.played) or whole[: len(moves)] != moves:
            return None
        rest = whole[len(moves) :]
        return Finding(Won(rest, Effort(0, 0.0)), Advice.WIN, rest)


def limits_for(rules: Rules) -> Limits:
    """Return the limits for a search that the player is waiting for."""
    return Limits(default_limits(rules).max_nodes, _MOST_BYTES, _SEARCH_S)


def look(position: Position, known: Known | None, cancel: Cancel) -> Finding:
    """Return the known finding if it applies to the position, or else search the position."""
    remembered = known.at(position.moves) if known is not None else None
    if remembered is not None:
        return remembered
    found = hint(position, limits_for(rules_of(position)), cancel=cancel)
    return Finding(found.verdict, found.advice, found.line)


def winnable_deal(rules: Rules, cancel: Cancel) -> int:
    """Return the number of a random deal that can be won. Raises NoWinnableError if none is found in time."""
    limits = replace(limits_for(rules), timeout_s=_TRY_S)
    until, tried = time.monotonic() + _TRIES_S, 0
    while time.monotonic() < until and not cancel.cancelled:
        deal = random_deal_number()
        if isinstance(solve(start(rules, deal), limits, cancel=cancel), Won):
            return deal
        tried += 1
    raise NoWinnableError(tried)


def advice_view(position: Position, found: Finding, question: protocol.Ask, seq: int) -> protocol.Advice:
    """Return the answer to a question. A line ends before a move that names a card, because the card may still be hidden."""
    verdict = found.verdict
    moves: list[protocol.Move] = []
    if question.help == "move":
        moves = _moves_of(position, found.line[:1])
    elif question.help == "line":
        moves = _moves_of(position, found.line[:_LONGEST_LINE])
    first = _moves_of(position, found.line[:1])
    return protocol.Advice(
        question.ref,
        seq,
        question.help,
        verdict_word(verdict),
        verdict.effort.nodes,
        round(verdict.effort.cpu_s, 3),
        _LIMITS.get(verdict.limit) if isinstance(verdict, Unknown) else None,
        found.advice.value,
        first[0].source if question.help == "nudge" and first else None,
        moves,
        len(verdict.moves) if isinstance(verdict, Won) else None,
    )


def par_view(rules: Rules, deal: int, question: protocol.Ask, seq: int, cancel: Cancel) -> protocol.Par:
    """Return the best possible score of a deal."""
    best = best_score(start(rules, deal), limits_for(rules), cancel=cancel)
    return protocol.Par(question.ref, seq, best.value, best.exact, best.effort.nodes, round(best.effort.cpu_s, 3))


def _moves_of(position: Position, line: Sequence[Move]) -> list[protocol.Move]:
    """Return the views of a line's moves. After the first move, the line is cut before a move that names a card (one from a foundation)."""
    views, now = [], position.copy()
    for number, move in enumerate(line):
        if number and move.card is not None:
            break
        views.append(move_view(now, move))
        now.apply(move)
    return views
