"""The base class of all positions.

A position lists the legal moves, makes them and takes them back. Only `legal_moves` decides which moves are legal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum

from longwood.errors import IllegalMoveError
from longwood.play.moves import Move


class Outcome(StrEnum):
    """The outcome of a position: won, stuck (no move changes anything) or open."""

    WON = "won"
    STUCK = "stuck"
    OPEN = "open"


class Position(ABC):
    """A game in progress.

    Two positions are equal if their piles are equal. The copies of a card are equal, and the order of the foundations
    doesn't matter. A position stores its moves so that they can be popped, but equality ignores them.
    """

    __slots__ = ("_made", "_memos")

    def __init__(self) -> None:
        self._made: list[Move] = []
        self._memos: list[object] = []  # the data that _unmake needs, one for each move

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """Return all legal moves: first to a foundation, then to an occupied pile, then to an empty one, then draw or redeal."""

    @abstractmethod
    def _make(self, move: Move) -> object:
        """Make a legal move and return the data that `_unmake` needs."""

    @abstractmethod
    def _unmake(self, move: Move, memo: object) -> None:
        """Take back the last move."""

    @abstractmethod
    def _reason(self, move: Move) -> str:
        """Return why the rules refuse a move that legal_moves() doesn't list."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Return whether the position is won, stuck or open."""

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """Return the text of a move, in the notation of records (docs/records.md)."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Return the move that a text names, legal or not. The inverse of format_move. Raises NotationError."""

    @abstractmethod
    def line(self) -> str:
        """Return the canonical line: equal positions of one game have the same one, and different positions never do.

        Positions change, so they cannot be hashed. Use the line as a key in sets and dictionaries.
        """

    @abstractmethod
    def copy(self) -> Position:
        """Return an independent position with the same piles and history."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made since the start, in order."""
        return tuple(self._made)

    @property
    def played(self) -> int:
        """The number of moves made since the start."""
        return len(self._made)

    def moves_after(self, played: int) -> tuple[Move, ...]:
        """Return the moves made after the first `played` moves."""
        return tuple(self._made[played:])

    def is_legal(self, move: Move) -> bool:
        """Return whether the rules allow the move now."""
        return move in self.legal_moves()

    def reason(self, move: Move) -> str | None:
        """Return why the rules refuse the move, as a sentence for the player, or None if it is legal."""
        return None if self.is_legal(move) else self._reason(move)

    def push(self, move: Move) -> None:
        """Make a move. If the rules refuse it, raises IllegalMoveError and leaves the position unchanged."""
        if move not in self.legal_moves():
            raise IllegalMoveError(self._reason(move), self.format_move(move), self.line())
        self.apply(move)

    def push_text(self, text: str) -> Move:
        """Make the move that a text names, and return it. Raises NotationError, or IllegalMoveError as `push` does.

        >>> from longwood.play import start
        >>> from longwood.variants import find_game
        >>> position = start(find_game("golf"), 1)
        >>> str(position.push_text("7")), position.played
        ('7', 1)
        """
        move = self.parse_move(text)
        self.push(move)
        return move

    def apply(self, move: Move) -> None:
        """Make a move from legal_moves() without checking it. An illegal move corrupts the position."""
        self._memos.append(self._make(move))
        self._made.append(move)

    def pop(self) -> Move:
        """Take back the last move and return it. Raises IndexError at the start."""
        move = self._made.pop()
        self._unmake(move, self._memos.pop())
        return move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.line() == other.line()

    __hash__ = None  # type: ignore[assignment]  # positions change; use line() as a key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.line()}>"
