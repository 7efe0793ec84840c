"""Check the lines of the native search with the referee. The solver never returns a line that was not checked."""

from __future__ import annotations

from collections.abc import Sequence

from longwood.errors import LongwoodError
from longwood.play import Move, Outcome, Position


class SolverError(LongwoodError):
    """The referee rejected a line of the native search. This is always a bug in Longwood."""

    code = "solver"


def replayed(position: Position, line: Sequence[Move]) -> Position:
    """Return the position after a line. The referee checks every move. Raises SolverError if a move is illegal."""
    copy = position.copy()
    made = copy.advance(line)
    if made < len(line):
        text, reason = copy.format_move(line[made]), copy.reason(line[made])
        raise SolverError(f"the search's move {made + 1}, {text}, is not legal: {reason} (in {position.line()})")
    return copy


def certified(position: Position, line: Sequence[Move], *, must_win: bool) -> tuple[Move, ...]:
    """Return the line as a tuple after the referee has replayed it from `position`.

    Raises SolverError if a move is illegal, or if `must_win` is true and the line doesn't win.
    """
    end = replayed(position, line)
    if must_win and end.outcome() is not Outcome.WON:
        raise SolverError(f"the search's line of {len(line)} moves does not win (in {position.line()})")
    return tuple(line)
