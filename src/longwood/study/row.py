"""The result for one deal of a study, and places to store results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from longwood.study.summary import Count


@dataclass(frozen=True, slots=True)
class Row:
    """The result for one deal."""

    deal: int
    verdict: str
    """`won`, `lost` or `open`."""
    limit: str
    """What ended the search if the verdict is `open`: `nodes`, `memory`, or `crashed` if the search ended its process. Otherwise empty."""
    nodes: int
    cpu_s: float
    """The processor time of the search, in seconds."""
    score: int | None
    """The best score that was found, if that was the goal."""
    bound: int | None
    """The bound of the best score: no line has a better one."""
    moves: str
    """The winning line, or the line with the best score, separated by spaces."""


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
