"""The result for one deal of a study."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Row(NamedTuple):
    """The result for one deal."""

    deal: int
    verdict: str
    """`won`, `lost` or `open`. With a computer player, `lost` only means that this player didn't win."""
    limit: str
    """What ended the search if the verdict is `open`: `nodes`, `memory`, or `crashed` if the search ended its process. Otherwise empty."""
    nodes: int
    cpu_s: float
    """The processor time of the search or of the player, in seconds."""
    score: int | None
    """The best score that was found, if that was the goal, or the score of the player, if the game has scores."""
    bound: int | None
    """The bound of the best score: no line has a better one."""
    moves: str
    """The winning line, the line with the best score, or the moves of the player, separated by spaces."""


class Rows(list[Row]):
    """The results for deals in a row. A process hands them over to another one as columns, which takes half the time."""

    def __reduce__(self) -> tuple[Callable[..., Rows], tuple[tuple[object, ...], ...]]:
        return _from_columns, tuple(zip(*self, strict=True))


def _from_columns(*columns: tuple[object, ...]) -> Rows:
    return Rows(map(Row, *columns) if columns else ())
