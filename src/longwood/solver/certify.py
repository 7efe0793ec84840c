"""The referee's word on a line that the search proposes. Nothing leaves the solver without it."""

from __future__ import annotations

from collections.abc import Sequence

from longwood.errors import LongwoodError
from longwood.play import Move, Outcome, Position


class SolverError(LongwoodError):
    """The search returned a line the referee refuses: a fault of Longwood, never an answer."""

    code = "solver"


def replayed(position: Position, line: Sequence[Move]) -> Position:
    """The position after the line, every move checked by the referee. Raises SolverError for the first it refuses."""
    twin = position.copy()
    for number, move in enumerate(line, 1):
        if not twin.is_legal(move):
            text, reason = twin.format_move(move), twin.reason(move)
            raise SolverError(f"the search's move {number}, {text}, is not legal: {reason} (in {position.line()})")
        twin.apply(move)
    return twin


def certified(position: Position, line: Sequence[Move], *, must_win: bool) -> tuple[Move, ...]:
    """The line, replayed by the referee from the very position. Raises SolverError when it does not hold."""
    end = replayed(position, line)
    if must_win and end.outcome() is not Outcome.WON:
        raise SolverError(f"the search's line of {len(line)} moves does not win (in {position.line()})")
    return tuple(line)
