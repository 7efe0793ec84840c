"""Every error Longwood raises on input it cannot accept. Each says what, where and what to do, in one line.

`code` is stable: programs (the browser, the JSON of the command line) test it; the message is for people.
"""

from __future__ import annotations

import reprlib
from typing import Final

_SHORT: Final = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60


def shown(value: object) -> str:
    """A value from outside as a message shows it: on one line and short, however long or deep it is.

    >>> shown("TX"), shown([[]] * 1000)
    ("'TX'", '[[], [], [], [], [], [], ...]')
    """
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python writes no whole number of more than 4300 digits
        return f"a {type(value).__name__} too long to show"


class LongwoodError(ValueError):
    """Base of all errors below; catching it catches every refusal of input."""

    code = "error"

    @property
    def text(self) -> str:
        """What a person is told; a Phrase of longwood.locales where it can be said in every language."""
        return self.args[0] if self.args and isinstance(self.args[0], str) else str(self)


class NotationError(LongwoodError):
    """A text (card, move, position, record, deal number) that cannot be read."""

    code = "notation"


class RulesError(LongwoodError):
    """Rules that contradict themselves, or an option a game does not take."""

    code = "rules"


class UnknownGameError(RulesError):
    """No game of that name; `nearest` holds the ids that come closest."""

    code = "unknown-game"

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = nearest


class DealError(LongwoodError):
    """Cards that are not a deal (or position) of the game: missing, doubled, unknown, or in the wrong place."""

    code = "deal"


class IllegalMoveError(LongwoodError):
    """A move the rules refuse. `reason` is the sentence for the player, `position` the canonical line it was tried in."""

    code = "illegal-move"

    def __init__(self, reason: str, move: str, position: str) -> None:
        super().__init__(f"{move}: {reason} (in {position})")
        self.reason = reason
        self.move = move
        self.position = position

    @property
    def text(self) -> str:
        """The reason alone: the whole message holds the position, hidden cards and all."""
        return self.reason


class RefusedError(LongwoodError):
    """An action that is not taken now; `code` says why for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class RecordError(LongwoodError):
    """A game record that cannot be read or does not hold. `line` is the line of the file (from 1), `move` the move's number, if any."""

    code = "record"

    def __init__(self, message: str, line: int, move: int | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.move = move
