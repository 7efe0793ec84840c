"""How far a search may go, and how it is ended from outside. Must not know what is searched."""

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
    """A limit or a seed that no search can have."""

    code = "limits"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go. None: no limit of that kind.

    max_nodes: table entries. max_bytes: of memory. timeout_s: wall-clock seconds, for a person who waits; never for odds. Raises
    LimitsError for one below 0.
    """

    max_nodes: int | None = None
    max_bytes: int | None = 4 * GIGABYTE
    timeout_s: float | None = None

    def __post_init__(self) -> None:
        for name in ("max_nodes", "max_bytes", "timeout_s"):
            value = getattr(self, name)
            if value is not None and not value >= 0:  # nan is not either
                raise LimitsError(f"{name} is {value!r}; it must be 0 or more, or None for no limit")


def default_limits(rules: Rules) -> Limits:
    """Covering games until decided within 4 GB, column games 1,000,000 nodes.

    >>> from longwood.variants import find_variant
    >>> default_limits(find_variant("forty-thieves").rules).max_nodes
    1000000
    """
    return Limits(max_nodes=COLUMN_NODES if isinstance(rules, ColumnRules) else None)


class Cancel:
    """Ends searches from another thread: all that run with it, and those that begin with it later.

    parent: cancelling it cancels this one's searches too.
    """

    def __init__(self, parent: Cancel | None = None) -> None:
        self._parent = parent
        self._lock = Lock()
        self._controls: list[Control] = []
        self._cancelled = False

    @property
    def cancelled(self) -> bool:
        """Whether cancel() was called, here or on the parent."""
        return self._cancelled or (self._parent is not None and self._parent.cancelled)

    def cancel(self) -> None:
        """The searches end within some milliseconds, with Unknown unless they have just decided."""
        with self._lock:
            self._cancelled = True
            for control in self._controls:
                control.cancel()

    @contextmanager
    def over(self, control: Control) -> Iterator[None]:
        """While this lasts, cancel() ends the search of that control."""
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
