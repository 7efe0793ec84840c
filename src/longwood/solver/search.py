"""Call the native search of each family. It returns a claim, which certify.py checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from longwood.play import ColumnPosition, CoveringPosition, Move, Position
from longwood.rules import ColumnRules, CoveringRules, Rules
from longwood.solver import _core
from longwood.solver.compile import column_moves, column_position, column_rules, covering_plays, covering_position, covering_rules
from longwood.solver.limits import Limits, LimitsError
from longwood.solver.verdict import Effort

_SHORTEN_TRIALS: Final = 3_000_000  # the most moves to try when shortening the winning line of a column game
_ANY_NODES: Final = 2**63
_ANY_BYTES: Final = 2**62
_ANY_S: Final = 10**8
_SEEDS: Final = 2**64


@dataclass(frozen=True, slots=True)
class Claim:
    """The result of the native search before the referee has checked it."""

    status: str
    """`won`, `lost`, or the limit that ended the search."""
    effort: Effort
    exact: bool
    """Whether positions were compared exactly rather than by their hashes."""
    line: Callable[[], Sequence[Move]]
    """A function that returns the winning line, or the line that got furthest."""


def rules_of(position: Position) -> Rules:
    """Return the rules of a position."""
    if isinstance(position, ColumnPosition | CoveringPosition):
        return position.rules
    raise TypeError(f"no search for {type(position).__name__}")


def native_limits(limits: Limits) -> _core.Limits:
    """Return the node and memory limits for the native search."""
    return _core.Limits(
        max_nodes=_ANY_NODES if limits.max_nodes is None else min(limits.max_nodes, _ANY_NODES),
        max_bytes=_ANY_BYTES if limits.max_bytes is None else min(limits.max_bytes, _ANY_BYTES),
    )


def native_timeout_s(limits: Limits) -> float | None:
    """Return the time limit for the native search, or None if there is none or it is longer than any search."""
    return None if limits.timeout_s is None or limits.timeout_s > _ANY_S else limits.timeout_s


def check_seed(seed: int) -> None:
    """Raise LimitsError if a seed is out of range."""
    if not 0 <= seed < _SEEDS:
        raise LimitsError(f"the seed is {seed}; it must be from 0 to 2^64 - 1")


def search(position: Position, limits: Limits, seed: int, control: _core.Control) -> Claim:
    """Return the native search's claim about a position. Raises TypeError if the position belongs to neither family."""
    if isinstance(position, CoveringPosition):
        return _covering(position.rules, position, native_limits(limits), seed, control)
    if isinstance(position, ColumnPosition):
        return _columns(position.rules, position, native_limits(limits), seed, control)
    raise TypeError(f"no search for {type(position).__name__}")


def _covering(rules: CoveringRules, position: CoveringPosition, limits: _core.Limits, seed: int, control: _core.Control) -> Claim:
    found = _core.search_covering(covering_rules(rules), covering_position(position), limits, control=control, seed=seed)

    def line() -> list[Move]:
        plays = covering_plays(rules)
        return [plays[slot] for slot in found.line]

    return Claim(found.status, Effort(found.nodes, found.cpu_s), exact=found.exact, line=line)


def _columns(rules: ColumnRules, position: ColumnPosition, limits: _core.Limits, seed: int, control: _core.Control) -> Claim:
    native = column_rules(rules, position.foundations.base)
    found = _core.search_columns(native, column_position(position), limits, control=control, seed=seed, shorten_trials=_SHORTEN_TRIALS)
    return Claim(found.status, Effort(found.nodes, found.cpu_s), exact=False, line=lambda: column_moves(found.line))
