"""The errors that Longwood raises for invalid input. Each message says in one line what is wrong, where, and what to do.

Programs (the browser, users of the command line's JSON) can rely on `code`, which doesn't change. The message is for people.
"""

from __future__ import annotations

import reprlib
from typing import Final

_SHORT: Final = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60


def shown(value: object) -> str:
    """Return a value from outside as short text on one line, for messages. The value may be long or deeply nested.

    >>> shown("TX"), shown([[]] * 1000)
    ("'TX'", '[[], [], [], [], [], [], ...]')
    """
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python doesn't convert integers of more than 4300 digits
        return f"a {type(value).__name__} too long to show"


class LongwoodError(ValueError):
    """The base class of all errors for invalid input."""

    code = "error"

    @property
    def text(self) -> str:
        """The message for people. It is a Phrase of longwood.locales if it can be translated."""
        return self.args[0] if self.args and isinstance(self.args[0], str) else str(self)


class NotationError(LongwoodError):
    """A text (card, move, position, record or deal number) can't be read."""

    code = "notation"


class RulesError(LongwoodError):
    """Rules contradict themselves, or a game doesn't have an option."""

    code = "rules"


class UnknownGameError(RulesError):
    """No game has this name."""

    code = "unknown-game"

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = nearest
        """The ids of games with similar names."""


class DealError(LongwoodError):
    """Cards are not a deal or position of the game: they are missing, duplicated, unknown or in the wrong place."""

    code = "deal"


class IllegalMoveError(LongwoodError):
    """The rules refuse a move."""

    code = "illegal-move"

    def __init__(self, reason: str, move: str, position: str) -> None:
        super().__init__(f"{move}: {reason} (in {position})")
        self.reason = reason
        """Why the rules refuse the move, as a sentence for the player."""
        self.move = move
        """The text of the move."""
        self.position = position
        """The canonical line of the position."""

    @property
    def text(self) -> str:
        """The reason only, because the full message has the whole position, including hidden cards."""
        return self.reason


class RefusedError(LongwoodError):
    """An action is not possible now. Programs can read the cause from `code`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class RecordError(LongwoodError):
    """A game record can't be read, or its check by the referee fails."""

    code = "record"

    def __init__(self, message: str, line: int, move: int | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        """The line of the file, from 1."""
        self.move = move
        """The number of the move, or None."""
