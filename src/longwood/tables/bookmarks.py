"""Bookmarks of positions that a player can return to. Pure: no store, no clock, no socket.

A bookmark contains all moves that led to its position, so it stays valid if the game takes another line.
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
"""The most bookmarks of one game: one for each of the keys 1 to 9."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A bookmarked position."""

    moves: tuple[Move, ...]
    """The moves that led to it."""
    gestures: tuple[int, ...]
    """The number of moves after each gesture. The moves of one gesture are undone together."""
    score: tuple[int, int | None, int | None]
    """The score at the position: value, of, streak."""

    def is_of(self, position: Position) -> bool:
        """Return whether a game is at exactly this bookmark."""
        return len(self.moves) == position.played and self.moves == position.moves

    def moves_in_common(self, moves: tuple[Move, ...], gestures: Sequence[int]) -> int:
        """Return how many moves a game doesn't undo when it returns here: the moves in common, up to the end of a gesture in both."""
        same = _same(moves, self.moves)
        mine, theirs = bisect_right(self.gestures, same), bisect_right(gestures, same)
        while mine and theirs and self.gestures[mine - 1] != gestures[theirs - 1]:
            if self.gestures[mine - 1] > gestures[theirs - 1]:
                mine -= 1
            else:
                theirs -= 1
        return gestures[theirs - 1] if mine and theirs else 0

    def gestures_after(self, played: int) -> Iterator[tuple[Move, ...]]:
        """Yield the moves after the first `played` ones, gesture by gesture."""
        for begin, end in pairwise((played, *self.gestures[bisect_right(self.gestures, played) :])):
            yield self.moves[begin:end]


def _same(one: tuple[Move, ...], other: tuple[Move, ...]) -> int:
    """Return the length of the common beginning of two games. It uses a binary search, because slices compare quickly."""
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
        self._bookmarks: dict[int, Bookmark] = {}

    def copy(self) -> Bookmarks:
        """Return an independent copy."""
        twin = Bookmarks()
        twin._bookmarks = self._bookmarks.copy()
        return twin

    def items(self) -> ItemsView[int, Bookmark]:
        """Return the bookmarks with their numbers, lowest first."""
        return dict(sorted(self._bookmarks.items())).items()

    def find(self, number: int) -> Bookmark:
        """Return the bookmark with a number. Raises RefusedError."""
        if number not in self._bookmarks:
            raise RefusedError("no-bookmark", Phrase("refused-no-bookmark", number=str(number)))
        return self._bookmarks[number]

    def check_free(self, position: Position) -> None:
        """Raise RefusedError if the position is already bookmarked or no number is free."""
        if any(bookmark.is_of(position) for bookmark in self._bookmarks.values()):
            raise RefusedError("bookmarked", Phrase("refused-bookmarked"))
        self._lowest_free()

    def _lowest_free(self) -> int:
        for number in range(1, MOST + 1):
            if number not in self._bookmarks:
                return number
        raise RefusedError("bookmarks-full", Phrase("refused-bookmarks-full", most=MOST))

    def add(self, position: Position, gestures: Sequence[int]) -> None:
        """Bookmark a position under the lowest free number. Raises RefusedError if no number is free."""
        number = self._lowest_free()
        points = score(position)
        self._bookmarks[number] = Bookmark(position.moves, tuple(gestures), (points.value, points.of, points.streak))

    def remove(self, number: int) -> None:
        """Remove a bookmark. Raises RefusedError if there is none with this number."""
        self.find(number)
        del self._bookmarks[number]
