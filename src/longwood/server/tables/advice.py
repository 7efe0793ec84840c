"""What the search has to say about a table: hints, verdicts, the next move of a win, the best score of a deal.

It sees every card. What goes out of here names piles and the moves' texts, never a hidden card. Must not know sockets or storage.
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

_PATIENCE_S: Final = 10.0  # a person waits for it
_MOST_BYTES: Final = 2**30
_LONGEST_LINE: Final = 60  # moves told at once
_TRY_S: Final = 2.0  # for each deal tried when a winnable one is wanted
_TRIES_S: Final = 30.0  # for all of them
_LIMITS: Final[dict[Limit, Literal["nodes", "memory", "time"]]] = {Limit.NODES: "nodes", Limit.MEMORY: "memory", Limit.TIME: "time"}


@dataclass(frozen=True, slots=True)
class Finding:
    """What the search found for a position: its verdict, the best move's origin, and the moves that begin there."""

    verdict: Verdict
    advice: Advice
    line: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """What was found at a table once `played` had been made. It holds there, and a win along its line as long as that is followed."""

    played: tuple[Move, ...]
    found: Finding

    def at(self, moves: tuple[Move, ...]) -> Finding | None:
        """What is known after these moves; None where the game went another way."""
        if moves == self.played:
            return self.found
        whole = self.played + self.found.line
        if not isinstance(self.found.verdict, Won) or len(moves) < len(self.played) or whole[: len(moves)] != moves:
            return None
        rest = whole[len(moves) :]
        return Finding(Won(rest, Effort(0, 0.0)), Advice.WIN, rest)


def limits_for(rules: Rules) -> Limits:
    """How far a search goes while a person waits."""
    return Limits(default_limits(rules).max_nodes, _MOST_BYTES, _PATIENCE_S)


def look(position: Position, known: Known | None, cancel: Cancel) -> Finding:
    """What is known of the position, or else what a search finds."""
    remembered = known.at(position.moves) if known is not None else None
    if remembered is not None:
        return remembered
    found = hint(position, limits_for(rules_of(position)), cancel=cancel)
    return Finding(found.verdict, found.advice, found.line)


def winnable_deal(rules: Rules, cancel: Cancel) -> int:
    """The number of a deal that can be won, drawn at random until one can. Raises NoWinnableError."""
    limits = replace(limits_for(rules), timeout_s=_TRY_S)
    until, tried = time.monotonic() + _TRIES_S, 0
    while time.monotonic() < until and not cancel.cancelled:
        deal = random_deal_number()
        if isinstance(solve(start(rules, deal), limits, cancel=cancel), Won):
            return deal
        tried += 1
    raise NoWinnableError(tried)


def advice_view(position: Position, found: Finding, question: protocol.Ask, seq: int) -> protocol.Advice:
    """The answer to a question. Of a line only what names no card is told: a card coming back from a foundation may be hidden yet."""
    verdict = found.verdict
    moves: list[protocol.Move] = []
    if question.help == "move":
        moves = _told(position, found.line[:1])
    elif question.help == "line":
        moves = _told(position, found.line[:_LONGEST_LINE])
    first = _told(position, found.line[:1])
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
    """The best score that a deal allowed, from its first move on."""
    best = best_score(start(rules, deal), limits_for(rules), cancel=cancel)
    return protocol.Par(question.ref, seq, best.value, best.exact, best.effort.nodes, round(best.effort.cpu_s, 3))


def _told(position: Position, line: Sequence[Move]) -> list[protocol.Move]:
    told, now = [], position.copy()
    for number, move in enumerate(line):
        if number and move.card is not None:
            break
        told.append(move_view(now, move))
        now.apply(move)
    return told
