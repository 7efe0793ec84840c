"""What every position can do, whatever its family. Must not know any family's rules.

A position is the referee's board: it says which moves are legal, makes them and takes them back. `legal_moves` is the one
author of legality; everything else asks it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum

from longwood.errors import IllegalMoveError
from longwood.play.moves import Move


class Outcome(StrEnum):
    """How a position stands: won, stuck (no move that changes anything), or open."""

    WON = "won"
    STUCK = "stuck"
    OPEN = "open"


class Position(ABC):
    """A game in play. Equal positions have equal piles, the copies of a card being equal and the order of foundations nothing.

    Every move made is remembered until it is popped; history does not take part in equality.
    """

    __slots__ = ("_made", "_memos")

    def __init__(self) -> None:
        self._made: list[Move] = []
        self._memos: list[object] = []  # what each needs to be taken back

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """All legal moves, the likeliest first: to a foundation, to an occupied pile, to an empty one, then draw or redeal."""

    @abstractmethod
    def _make(self, move: Move) -> object:
        """Makes a legal move; returns what `_unmake` needs."""

    @abstractmethod
    def _unmake(self, move: Move, memo: object) -> None:
        """Takes back the move just made."""

    @abstractmethod
    def _reason(self, move: Move) -> str:
        """Why the rules refuse a move that is not among legal_moves()."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Won, stuck or open."""

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """The move as records write it (docs/records.md)."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move a text names, legal or not; the inverse of format_move. Raises NotationError."""

    @abstractmethod
    def line(self) -> str:
        """Return the canonical line: equal positions of one game have the same one, and different positions never do.

        Positions change, so they cannot be hashed. Use the line as a key in sets and dictionaries.
        """

    @abstractmethod
    def copy(self) -> Position:
        """An independent position with the same piles and history."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made from the start, in order."""
        return tuple(self._made)

    @property
    def played(self) -> int:
        """How many those are."""
        return len(self._made)

    def moves_after(self, played: int) -> tuple[Move, ...]:
        """The moves made after the first `played`."""
        return tuple(self._made[played:])

    def is_legal(self, move: Move) -> bool:
        """Whether the rules allow the move now."""
        return move in self.legal_moves()

    def reason(self, move: Move) -> str | None:
        """Why the rules refuse the move, as a sentence for the player; None when it is legal."""
        return None if self.is_legal(move) else self._reason(move)

    def push(self, move: Move) -> None:
        """Makes a move. Raises IllegalMoveError, with the position unchanged, when the rules refuse it."""
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
        """Makes a move just taken from legal_moves(), without asking again. Anything else corrupts the position."""
        self._memos.append(self._make(move))
        self._made.append(move)

    def pop(self) -> Move:
        """Takes the last move back and returns it. Raises IndexError at the start."""
        move = self._made.pop()
        self._unmake(move, self._memos.pop())
        return move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.line() == other.line()

    __hash__ = None  # type: ignore[assignment]  # positions change; use line() as a key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.line()}>"
