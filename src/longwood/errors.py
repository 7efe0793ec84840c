"""The errors that Longwood raises for invalid input. Each message says in one line what is wrong, where, and how to fix it.

The message is for people. Programs should check `code`, which never changes. It is also part of the server's and command line's JSON.
"""

from __future__ import annotations

import reprlib
from typing import Final

_SHORT: Final = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60


def shown(value: object) -> str:
    """Return an untrusted value as a short line of text, for error messages. The value can be arbitrarily long or deeply nested.

    >>> shown("TX"), shown([[]] * 1000)
    ("'TX'", '[[], [], [], [], [], [], ...]')
    """
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python refuses to convert integers with more than 4300 digits
        return f"a {type(value).__name__} too long to show"


class LongwoodError(ValueError):
    """The base class of all errors for invalid input."""

    code = "error"
    retry_after_s: int | None = None
    """How many seconds to wait before trying again, or None if that doesn't apply."""

    @property
    def text(self) -> str:
        """The message for people. If it can be translated, it is a longwood.locales.Phrase."""
        return self.args[0] if self.args and isinstance(self.args[0], str) else str(self)


class NotationError(LongwoodError):
    """A string can't be parsed as a card, move, position, record or deal number."""

    code = "notation"


class RulesError(LongwoodError):
    """Rules contradict each other, or a game doesn't have an option."""

    code = "rules"

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why or message
        """The message without the name of the game. If it can be translated, it is a longwood.locales.Phrase."""


class UnknownGameError(RulesError):
    """No game has this name."""

    code = "unknown-game"

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = nearest
        """The ids of games with similar names."""


class DealError(LongwoodError):
    """Cards don't form a valid deal or position of the game: some are missing, duplicated, unknown or in the wrong pile."""

    code = "deal"


class IllegalMoveError(LongwoodError):
    """A move breaks the rules."""

    code = "illegal-move"

    def __init__(self, reason: str, move: str, position: str) -> None:
        super().__init__(f"{move}: {reason} (in {position})")
        self.reason = reason
        """Why the move is illegal, as a sentence for the player."""
        self.move = move
        """The move in notation."""
        self.position = position
        """The position as one line of canonical notation."""

    @property
    def text(self) -> str:
        """The reason alone. The full message also includes the position, which would reveal hidden cards."""
        return self.reason


class RefusedError(LongwoodError):
    """An action isn't possible at the moment. `code` tells programs why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class RecordError(LongwoodError):
    """A game record can't be parsed, or the referee rejects it."""

    code = "record"

    def __init__(self, message: str, line: int, move: int | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        """The line number in the file, starting at 1."""
        self.move = move
        """The number of the move that caused the error, or None."""
