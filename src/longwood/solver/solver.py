"""Searching a position of one game. The native search proposes; the referee replays every line before it leaves this module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longwood.errors import LongwoodError
from longwood.play import ColumnPosition, CoveringPosition, Move, Outcome, Position
from longwood.rules import ColumnRules, CoveringRules, Rules
from longwood.solver import _core
from longwood.solver.compile import (
    column_moves,
    column_position,
    column_rules,
    covering_moves,
    covering_position,
    covering_rules,
)
from longwood.solver.verdict import Effort, Limit, Lost, Unknown, Verdict, Won

COLUMN_NODES: Final = 1_000_000
GIGABYTE: Final = 2**30
_SHORTEN_EFFORT: Final = 3_000_000  # moves tried to make a column game's line shorter
_SECOND_SEED: Final = 0x5EED


class SolverError(LongwoodError):
    """The search returned a line the referee refuses: a fault of Longwood, never an answer."""

    code = "solver"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go. None: no limit of that kind.

    max_nodes: table entries. max_bytes: of memory. timeout_s: wall-clock seconds, for a person who waits; never for odds.
    """

    max_nodes: int | None = None
    max_bytes: int | None = 4 * GIGABYTE
    timeout_s: float | None = None


def default_limits(rules: Rules) -> Limits:
    """Covering games until decided within 4 GB, column games 1,000,000 nodes."""
    return Limits(max_nodes=COLUMN_NODES if isinstance(rules, ColumnRules) else None)


class Cancel:
    """Ends a running search from another thread."""

    def __init__(self) -> None:
        self._control: _core.Control | None = None
        self.cancelled = False

    def cancel(self) -> None:
        """The search ends within some milliseconds, with Unknown."""
        self.cancelled = True
        if self._control is not None:
            self._control.cancel()

    def attach(self, control: _core.Control) -> None:
        """Joins a search that begins."""
        self._control = control
        if self.cancelled:
            control.cancel()


class Solver:
    """Searches positions of one game; may be used by several threads at once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def solve(
        self,
        position: Position,
        limits: Limits | None = None,
        seed: int = 0,
        on_progress: Callable[[int], object] | None = None,
        cancel: Cancel | None = None,
        *,
        certain: bool = False,
    ) -> Verdict:
        """Whether the position can be won.

        Deterministic for a seed and a node limit. on_progress is called with the nodes so far about every 50 ms; what it raises ends
        the search and is raised here. certain: a Lost found by hashes is searched again with others.
        Raises RulesError for a game the search does not know, SolverError when the referee refuses a line.
        """
        limits = limits or default_limits(self.rules)
        control = _core.Control(limits.timeout_s, on_progress)
        if cancel is not None:
            cancel.attach(control)
        if position.outcome() is Outcome.WON:
            return Won((), Effort(0, 0.0))
        status, effort, line, exact = self._search(position, limits, seed, control)
        certified = _certify(position, line, must_win=status == "won")
        if status == "won":
            return Won(certified, effort)
        if status != "lost":
            return Unknown(Limit(status), certified, effort)
        if exact or not certain:
            return Lost(effort, exact, certain=exact)
        status, again, _, _ = self._search(position, limits, seed ^ _SECOND_SEED, control)
        effort = Effort(effort.nodes + again.nodes, effort.cpu_s + again.cpu_s)
        return Lost(effort, exact, certain=True) if status == "lost" else Unknown(Limit(status), certified, effort)

    def _search(self, position: Position, limits: Limits, seed: int, control: _core.Control) -> tuple[str, Effort, tuple[Move, ...], bool]:
        max_nodes = 2**63 if limits.max_nodes is None else limits.max_nodes
        max_bytes = 2**62 if limits.max_bytes is None else limits.max_bytes
        if isinstance(position, CoveringPosition) and isinstance(self.rules, CoveringRules):
            found = _core.search_covering(
                covering_rules(self.rules), covering_position(position), control, max_nodes, max_bytes, seed, _core.CoveringTuning()
            )
            return found.status, Effort(found.nodes, found.cpu_s), covering_moves(self.rules, found.line), True
        if not (isinstance(position, ColumnPosition) and isinstance(self.rules, ColumnRules)):
            raise TypeError(f"a {type(position).__name__} is no position of {self.rules.name}")
        rules = column_rules(position)
        columns = _core.search_columns(
            rules, column_position(position), control, max_nodes, max_bytes, seed, _core.ColumnTuning(), _SHORTEN_EFFORT
        )
        return columns.status, Effort(columns.nodes, columns.cpu_s), column_moves(self.rules, columns.line), False


def _certify(position: Position, line: tuple[Move, ...], *, must_win: bool) -> tuple[Move, ...]:
    """The line, replayed by the referee from the very position. Raises SolverError when it does not hold."""
    replayed = position.copy()
    for number, move in enumerate(line, 1):
        reason = replayed.reason(move)
        if reason is not None:
            raise SolverError(f"the search's move {number}, {replayed.format_move(move)}, is refused: {reason} (in {position.line()})")
        replayed.apply(move)
    if must_win and replayed.outcome() is not Outcome.WON:
        raise SolverError(f"the search's line of {len(line)} moves does not win (in {position.line()})")
    return line
