"""Positions of a game that its player keeps, to come back to them. Pure: knows moves and how they were made together, no rules.

A bookmark holds all moves that led there, so that it outlives going back past it and playing on otherwise.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import ItemsView, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.play import Move, Position, score

MOST: Final = 9
"""Of one game; as many as there are digits."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The moves that led to a position, how many there were after each gesture, and what counted there: value, of, streak."""

    moves: tuple[Move, ...]
    gestures: tuple[int, ...]
    score: tuple[int, int | None, int | None]

    def is_of(self, position: Position) -> bool:
        """Whether a game stands at this very bookmark."""
        return len(self.moves) == position.played and self.moves == position.moves

    def moves_kept(self, moves: tuple[Move, ...], gestures: Sequence[int]) -> int:
        """How many of a game's moves stay on the way from its present position to this one: whole gestures of both, the most there are."""
        same = _same(moves, self.moves)
        mine, theirs = bisect_right(self.gestures, same), bisect_right(gestures, same)
        while mine and theirs and self.gestures[mine - 1] != gestures[theirs - 1]:
            if self.gestures[mine - 1] > gestures[theirs - 1]:
                mine -= 1
            else:
                theirs -= 1
        return gestures[theirs - 1] if mine and theirs else 0

    def gestures_after(self, kept: int) -> Iterator[tuple[Move, ...]]:
        """The moves that are to be made after the first `kept`, gesture by gesture."""
        for begin, end in pairwise((kept, *self.gestures[bisect_right(self.gestures, kept) :])):
            yield self.moves[begin:end]


def _same(one: tuple[Move, ...], other: tuple[Move, ...]) -> int:
    """How many moves two games begin with together; by halves, for slices are compared as fast as memory is read."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


class Bookmarks:
    """The bookmarks of one game, by their numbers 1 .. MOST."""

    def __init__(self) -> None:
        self._kept: dict[int, Kept] = {}

    def copy(self) -> Bookmarks:
        """Return independent bookmarks of the same positions."""
        twin = Bookmarks()
        twin._kept = self._kept.copy()
        return twin

    def items(self) -> ItemsView[int, Kept]:
        """Each with its number, the lowest first."""
        return dict(sorted(self._kept.items())).items()

    def find(self, number: int) -> Kept:
        """The bookmark of that number. Raises RefusedError."""
        if number not in self._kept:
            raise RefusedError("no-bookmark", Phrase("refused-no-bookmark", number=str(number)))
        return self._kept[number]

    def check_free(self, position: Position) -> None:
        """Raises RefusedError where this position is kept already, or no number is free."""
        if any(kept.is_of(position) for kept in self._kept.values()):
            raise RefusedError("bookmarked", Phrase("refused-bookmarked"))
        if len(self._kept) >= MOST:
            raise RefusedError("bookmarks-full", Phrase("refused-bookmarks-full", most=MOST))

    def add(self, position: Position, gestures: Sequence[int]) -> None:
        """Keeps a position under the lowest free number."""
        number = min(set(range(1, MOST + 1)) - self._kept.keys())
        points = score(position)
        self._kept[number] = Kept(position.moves, tuple(gestures), (points.value, points.of, points.streak))

    def remove(self, number: int) -> None:
        del self._kept[number]
