"""Turns search results into replies: hints, verdicts, the next move of a win, and the best score of a deal.

The solver sees every card. The replies contain only piles and move notation, never a hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from longwood import protocol
from longwood.play import Move, Position, score
from longwood.solver.sampling import Judged
from longwood.solver.verdict import Advice, BestScore, Effort, Limit, Unknown, Verdict, Won, verdict_word
from longwood.tables.searches.gains import gain_of
from longwood.tables.views import move_view
from longwood.tables.wording import phrase

_LONGEST_LINE: Final = 60  # moves in one answer
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
    """The latest finding at a table. It is valid for its position. A line to a win or to the best score is also valid along the line."""

    played: tuple[Move, ...]
    """The moves that led to the position."""
    found: Finding

    def at(self, moves: tuple[Move, ...]) -> Finding | None:
        """Return the finding for the position after these moves, or None if it doesn't apply to that position."""
        if moves == self.played:
            return self.found
        whole = self.played + self.found.line
        if not self.found.advice.has_goal or len(moves) < len(self.played) or whole[: len(moves)] != moves:
            return None
        rest = whole[len(moves) :]
        if isinstance(self.found.verdict, Won):
            return Finding(Won(rest, Effort(0, 0.0)), self.found.advice if rest else Advice.WIN, rest)
        return Finding(self.found.verdict, self.found.advice, rest) if rest else None


def advice_view(position: Position, found: Finding, question: protocol.Ask, seq: int) -> protocol.Advice:
    """Return the answer to a question. A line ends before a move that names a card, because the card may still be hidden."""
    verdict = found.verdict
    moves: list[protocol.Move] = []
    if question.help == "move":
        moves = _moves_of(position, found.line[:1])
    elif question.help == "line":
        moves = _moves_of(position, found.line[:_LONGEST_LINE])
    gain = gain_of(position, found.line[0], found.line[1:]) if moves else None
    first = _moves_of(position, found.line[:1])
    advice, reached = found.advice, None
    if advice in (Advice.BEST, Advice.SCORE):
        reached = _score_after(position, found.line)
        if score(position).streak:  # the search didn't know the streak
            advice = Advice.SCORE
    return protocol.Advice(
        question.ref,
        seq,
        question.help,
        verdict_word(verdict),
        verdict.effort.nodes,
        round(verdict.effort.cpu_s, 3),
        _LIMITS.get(verdict.limit) if isinstance(verdict, Unknown) else None,
        advice.value,
        first[0].source if question.help == "nudge" and first else None,
        moves,
        len(verdict.moves) if isinstance(verdict, Won) else None,
        reached,
        gain=None if gain is None else phrase(gain),
    )


def fair_view(position: Position, judged: Judged, question: protocol.Ask, seq: int) -> protocol.Advice:
    """Return the answer to a question for the best move by what the player sees."""
    moves = [] if judged.move is None else _moves_of(position, (judged.move,))
    wins, samples = sum(map(bool, judged.lines)), len(judged.lines)
    advice: Literal["win", "line", "none"] = "none" if not moves else "win" if wins else "line"
    gain = None if judged.move is None else gain_of(position, judged.move)
    return protocol.Advice(
        question.ref,
        seq,
        question.help,
        "unknown",
        judged.effort.nodes,
        round(judged.effort.cpu_s, 3),
        None,
        advice,
        None,
        moves,
        None,
        None,
        wins,
        samples,
        None if gain is None else phrase(gain),
    )


def _score_after(position: Position, line: Sequence[Move]) -> int:
    """Return the score after a line."""
    end = position.copy()
    for move in line:
        end.apply(move)
    return score(end).value


def par_view(best: BestScore, question: protocol.Ask, seq: int) -> protocol.Par:
    """Return the reply to a request for the best possible score."""
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
