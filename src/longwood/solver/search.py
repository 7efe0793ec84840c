"""One call of the native search for each family, in the referee's terms. What comes back is a claim: certify.py checks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from longwood.errors import LongwoodError
from longwood.play import ColumnPosition, CoveringPosition, Move, Position
from longwood.rules import ColumnRules, CoveringRules, Rules
from longwood.solver import _core
from longwood.solver.compile import column_moves, column_position, column_rules, covering_plays, covering_position, covering_rules
from longwood.solver.limits import Limits, LimitsError
from longwood.solver.verdict import Effort

_SHORTEN_EFFORT: Final = 3_000_000  # moves tried to make a column game's line shorter
_ANY_NODES: Final = 2**63
_ANY_BYTES: Final = 2**62
_ANY_S: Final = 10**8
_SEEDS: Final = 2**64


class WrongGameError(LongwoodError):
    """A position that was not dealt by the solver's rules."""

    code = "wrong-game"


@dataclass(frozen=True, slots=True)
class Claim:
    """What the native search says.

    status: won, lost, or the limit that ended it. exact: positions were told apart exactly, not by hashes. line(): the winning
    line, or the one that got furthest, not yet replayed.
    """

    status: str
    effort: Effort
    exact: bool
    line: Callable[[], Sequence[Move]]


def rules_of(position: Position) -> Rules:
    """The rules a position is played by."""
    if isinstance(position, ColumnPosition | CoveringPosition):
        return position.rules
    raise TypeError(f"no search for {type(position).__name__}")


def native_limits(limits: Limits) -> tuple[int, int]:
    """Nodes and bytes, as the native searches take them."""
    return (
        _ANY_NODES if limits.max_nodes is None else min(limits.max_nodes, _ANY_NODES),
        _ANY_BYTES if limits.max_bytes is None else min(limits.max_bytes, _ANY_BYTES),
    )


def native_timeout_s(limits: Limits) -> float | None:
    """The time, as the native searches take it: None where it is longer than any search."""
    return None if limits.timeout_s is None or limits.timeout_s > _ANY_S else limits.timeout_s


def check_asked(rules: Rules, position: Position, seed: int = 0) -> None:
    """Raises WrongGameError for a position of other rules, LimitsError for a seed that is none."""
    found = rules_of(position)
    if found is not rules and found != rules:
        named = f"{rules.name} with other options" if found.name == rules.name else rules.name
        raise WrongGameError(f"a position of {found.name} cannot be searched by the rules of {named} (in {position.line()})")
    if not 0 <= seed < _SEEDS:
        raise LimitsError(f"the seed is {seed}; it must be from 0 to 2^64 - 1")


def search(rules: Rules, position: Position, limits: Limits, seed: int, control: _core.Control) -> Claim:
    """The native search's claim. Raises TypeError for a position of another family."""
    nodes, size = native_limits(limits)
    if isinstance(position, CoveringPosition) and isinstance(rules, CoveringRules):
        return _covering(rules, position, nodes, size, seed, control)
    if isinstance(position, ColumnPosition) and isinstance(rules, ColumnRules):
        return _columns(rules, position, nodes, size, seed, control)
    raise TypeError(f"a {type(position).__name__} is no position of {rules.name}")


def _covering(rules: CoveringRules, position: CoveringPosition, nodes: int, size: int, seed: int, control: _core.Control) -> Claim:
    found = _core.search_covering(covering_rules(rules), covering_position(position), control, nodes, size, seed, _core.CoveringTuning())

    def line() -> list[Move]:
        plays = covering_plays(rules)
        return [plays[slot] for slot in found.line]

    return Claim(found.status, Effort(found.nodes, found.cpu_s), exact=found.exact, line=line)


def _columns(rules: ColumnRules, position: ColumnPosition, nodes: int, size: int, seed: int, control: _core.Control) -> Claim:
    native = column_rules(rules, position.foundations.base)
    found = _core.search_columns(native, column_position(position), control, nodes, size, seed, _core.ColumnTuning(), _SHORTEN_EFFORT)
    return Claim(found.status, Effort(found.nodes, found.cpu_s), exact=False, line=lambda: column_moves(found.line))
