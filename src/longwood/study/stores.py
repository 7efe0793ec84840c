"""Places to store the results of a study: a folder of parts, a file, or the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol

from longwood.study.row import Row
from longwood.study.summary import Count


class Store(Protocol):
    """A place for results: a folder of parts, or a file."""

    def done(self) -> list[range]:
        """Return the deals that are stored, in order."""

    def count(self, deals: range) -> Count:
        """Return the count of the stored results for these deals."""

    def store(self, rows: Sequence[Row]) -> None:
        """Store the results for deals in a row. Raises OSError; then nothing is left of them."""


def missing(wanted: range, done: Iterable[range]) -> list[range]:
    """Return the deals of `wanted` that are in none of the ranges `done`, which are in order.

    >>> missing(range(1, 10), [range(2, 4), range(3, 6), range(8, 30)])
    [range(1, 2), range(6, 8)]
    """
    gaps, first = [], wanted.start
    for deals in done:
        if deals.start > first:
            gaps.append(range(first, min(deals.start, wanted.stop)))
        first = max(first, deals.stop)
        if first >= wanted.stop:
            break
    gaps.append(range(first, wanted.stop))
    return [gap for gap in gaps if gap]


class InOrder(ABC):
    """A store that writes results in the order of their deals. Chunks that are finished early wait for the others."""

    def __init__(self, first: int, done: int = 0) -> None:
        """Create a store that already has so many deals, from the first one on."""
        self._first, self._next = first, first + done
        self._waiting: dict[int, Sequence[Row]] = {}

    @abstractmethod
    def write(self, rows: Sequence[Row]) -> None:
        """Write the results that are next. Raises OSError."""

    def store(self, rows: Sequence[Row]) -> None:
        """Write the results for deals in a row as soon as it's their turn."""
        self._waiting[rows[0].deal] = rows
        while (ready := self._waiting.get(self._next)) is not None:
            self.write(ready)
            del self._waiting[self._next]
            self._next += len(ready)

    def done(self) -> list[range]:
        """Return the deals that are written or wait for their turn, in order."""
        waiting = (range(first, first + len(rows)) for first, rows in sorted(self._waiting.items()))
        return [range(self._first, self._next), *waiting]
