"""Limits for searches, and a way to cancel them from another thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Final

from longwood.errors import LongwoodError
from longwood.play import ColumnPosition, CoveringPosition, Position
from longwood.rules import ColumnRules, Rules

if TYPE_CHECKING:
    from longwood.solver._core import Control

COLUMN_NODES: Final = 1_000_000
"""The default node limit for column games."""
GIGABYTE: Final = 2**30
"""One gibibyte, in bytes."""


_SEEDS: Final = 2**64


class LimitsError(LongwoodError):
    """A limit or a seed is out of range."""

    code = "limits"


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a search. None means no limit. Raises LimitsError if a limit is negative.

    The result of a search with a time limit can be different on each run. Use one when a person is waiting, but not for statistics.
    """

    max_nodes: int | None = None
    """The number of positions in the search's tables."""
    max_bytes: int | None = 4 * GIGABYTE
    """The memory that the search uses, in bytes."""
    timeout_s: float | None = None
    """The wall-clock time of the search, in seconds."""

    def __post_init__(self) -> None:
        for name in ("max_nodes", "max_bytes", "timeout_s"):
            value = getattr(self, name)
            if value is not None and not value >= 0:  # also rejects NaN
                raise LimitsError(f"{name} is {value!r}; it must be 0 or more, or None for no limit")


def default_limits(rules: Rules) -> Limits:
    """Return the default limits: 4 GiB, and 1,000,000 nodes for column games.

    >>> from longwood.variants import find_variant
    >>> default_limits(find_variant("forty-thieves").rules).max_nodes
    1000000
    """
    return Limits(max_nodes=COLUMN_NODES if isinstance(rules, ColumnRules) else None)


def rules_of(position: Position) -> Rules:
    """Return the rules of a position."""
    if isinstance(position, ColumnPosition | CoveringPosition):
        return position.rules
    raise TypeError(f"no search for {type(position).__name__}")


def check_seed(seed: int) -> None:
    """Raise LimitsError if a seed is out of range."""
    if not 0 <= seed < _SEEDS:
        raise LimitsError(f"the seed is {seed}; it must be from 0 to 2^64 - 1")


class Cancel:
    """Cancels searches from another thread: all searches that were started with this object, and any that are started later.

    Cancelling `parent` also cancels the searches of this object.
    """

    def __init__(self, parent: Cancel | None = None) -> None:
        self._parent = parent
        self._lock = Lock()
        self._controls: list[Control] = []
        self._cancelled = False

    @property
    def cancelled(self) -> bool:
        """Whether cancel() was called on this object or on its parent."""
        return self._cancelled or (self._parent is not None and self._parent.cancelled)

    def cancel(self) -> None:
        """Stop the searches within a few milliseconds. Their verdict is Unknown, unless they had already found another one."""
        with self._lock:
            self._cancelled = True
            for control in self._controls:
                control.cancel()

    @contextmanager
    def over(self, control: Control) -> Iterator[None]:
        """Return a context manager. Within it, cancel() stops the search of `control`."""
        with self._lock:
            self._controls.append(control)
            if self._cancelled:
                control.cancel()
        try:
            with nullcontext() if self._parent is None else self._parent.over(control):
                yield
        finally:
            with self._lock:
                self._controls.remove(control)
