"""The base class of all positions. Only `legal_moves` decides which moves are legal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import StrEnum

from longwood.errors import IllegalMoveError
from longwood.play.moves import Move


class Outcome(StrEnum):
    """The outcome of a position."""

    WON = "won"
    """The game is won."""
    STUCK = "stuck"
    """The game isn't won, and no legal move changes anything."""
    OPEN = "open"
    """The game isn't won, and there are moves to make."""


class Position(ABC):
    """A game in progress.

    Two positions are equal if their piles are equal. The two copies of a card are equal, and the order of the foundations doesn't
    matter. A position also stores its moves so that they can be popped, but they are not compared.
    """

    __slots__ = ("_made", "_memos")

    def __init__(self) -> None:
        self._made: list[Move] = []
        self._memos: list[object] = []  # the data that _unmake() needs for each move

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """Return all legal moves in order: to a foundation, to an occupied pile, to an empty pile, draw or redeal."""

    @abstractmethod
    def _make(self, move: Move) -> object:
        """Make a legal move, and return the data that `_unmake` needs to undo it."""

    @abstractmethod
    def _unmake(self, move: Move, memo: object) -> None:
        """Undo the last move."""

    @abstractmethod
    def _reason(self, move: Move) -> str:
        """Return why a move is illegal. It is called only for moves that legal_moves() doesn't list."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Return whether the position is won, stuck or open."""

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """Return the notation of a move, as in records (docs/records.md)."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Parse a move, which doesn't have to be legal. The inverse of format_move(). Raises NotationError if the text is not a move."""

    @abstractmethod
    def line(self) -> str:
        """Return the position as one line of canonical notation.

        Two positions of a game have the same line if and only if they are equal. Positions are mutable and therefore not hashable, so
        use their lines in sets and as dictionary keys.
        """

    @abstractmethod
    def copy(self) -> Position:
        """Return an independent position with the same piles and history."""

    def without_history(self) -> Position:
        """Return an independent position with the same piles, as if no moves had been made."""
        position = self.copy()
        position._made, position._memos = [], []
        return position

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves made so far, in order."""
        return tuple(self._made)

    @property
    def played(self) -> int:
        """The number of moves made so far."""
        return len(self._made)

    def moves_after(self, played: int) -> tuple[Move, ...]:
        """Return the moves made after the first `played` moves."""
        return tuple(self._made[played:])

    def is_legal(self, move: Move) -> bool:
        """Return whether a move is legal."""
        return move in self.legal_moves()

    def reason(self, move: Move) -> str | None:
        """Return why a move is illegal, as a sentence for the player, or None if it is legal."""
        return None if self.is_legal(move) else self._reason(move)

    def push(self, move: Move) -> None:
        """Make a move. If it is illegal, raises IllegalMoveError and doesn't change the position."""
        if move not in self.legal_moves():
            raise IllegalMoveError(self._reason(move), self.format_move(move), self.line())
        self.apply(move)

    def push_text(self, text: str) -> Move:
        """Parse a move, make it and return it.

        Raises NotationError if the text is not a move, and IllegalMoveError if the move is illegal. Neither changes the position.

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
        """Make a legal move without checking it. An illegal move corrupts the position."""
        self._memos.append(self._make(move))
        self._made.append(move)

    def advance(self, line: Sequence[Move]) -> int:
        """Make moves as long as they are legal, and return how many were made."""
        for count, move in enumerate(line):
            if not self.is_legal(move):
                return count
            self.apply(move)
        return len(line)

    def pop(self) -> Move:
        """Undo the last move and return it. Raises IndexError if no moves were made."""
        move = self._made.pop()
        self._unmake(move, self._memos.pop())
        return move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.line() == other.line()

    __hash__ = None  # type: ignore[assignment]  # positions are mutable; use line() as a key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.line()}>"
