"""The limits of a search, and how to cancel one from another thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Final

from longwood.errors import LongwoodError
from longwood.rules import ColumnRules, Rules

if TYPE_CHECKING:
    from longwood.solver._core import Control

COLUMN_NODES: Final = 1_000_000
GIGABYTE: Final = 2**30


class LimitsError(LongwoodError):
    """A limit or a seed is out of range."""

    code = "limits"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go. None means no limit of that kind. Raises LimitsError for a limit below 0.

    A search with a time limit can end differently on each run, so use one when a person waits, and not for statistics.
    """

    max_nodes: int | None = None  # positions stored in its tables
    max_bytes: int | None = 4 * GIGABYTE  # of memory
    timeout_s: float | None = None  # in wall-clock time

    def __post_init__(self) -> None:
        for name in ("max_nodes", "max_bytes", "timeout_s"):
            value = getattr(self, name)
            if value is not None and not value >= 0:  # also refuses nan
                raise LimitsError(f"{name} is {value!r}; it must be 0 or more, or None for no limit")


def default_limits(rules: Rules) -> Limits:
    """Return the default limits: 4 GB, and 1,000,000 nodes for column games.

    >>> from longwood.variants import find_variant
    >>> default_limits(find_variant("forty-thieves").rules).max_nodes
    1000000
    """
    return Limits(max_nodes=COLUMN_NODES if isinstance(rules, ColumnRules) else None)


class Cancel:
    """Cancels searches from another thread: those that run with it, and those that start with it later.

    parent: cancelling it also cancels the searches of this one.
    """

    def __init__(self, parent: Cancel | None = None) -> None:
        self._parent = parent
        self._lock = Lock()
        self._controls: list[Control] = []
        self._cancelled = False

    @property
    def cancelled(self) -> bool:
        """Whether cancel() was called on this one or on its parent."""
        return self._cancelled or (self._parent is not None and self._parent.cancelled)

    def cancel(self) -> None:
        """End the searches within a few milliseconds. Their answer is Unknown, unless they have just found another one."""
        with self._lock:
            self._cancelled = True
            for control in self._controls:
                control.cancel()

    @contextmanager
    def over(self, control: Control) -> Iterator[None]:
        """Let cancel() end the search of that control inside the with block."""
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
