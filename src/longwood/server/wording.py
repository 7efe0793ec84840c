"""What players may read of errors. Must not know where it is then shown."""

from __future__ import annotations

from typing import Final

from longwood.errors import IllegalMoveError, LongwoodError

_LONGEST: Final = 300  # characters; what is refused may be quoted, and may be long


def message_of(error: LongwoodError) -> str:
    """What a player may read of an error; an illegal move's own text holds the whole position, hidden cards and all."""
    return shorten(error.reason if isinstance(error, IllegalMoveError) else str(error))


def shorten(text: str) -> str:
    """The text, cut to what a person would read.

    >>> len(shorten("x" * 1000))
    300
    """
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}"


def sentence(text: str) -> str:
    """The text as a sentence of its own, which begins with a capital."""
    return text[:1].upper() + text[1:]
