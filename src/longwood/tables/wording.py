"""Error messages for players."""

from __future__ import annotations

from typing import Final

from longwood import locales, protocol
from longwood.errors import LongwoodError
from longwood.tables.errors import StoreError

_LONGEST: Final = 300  # characters; a message can quote long input


def message_of(error: LongwoodError) -> str:
    """Return the message of an error for players, in English. Unlike `str(error)` for an illegal move, it reveals no hidden cards."""
    return shorten(_text_of(error))


def phrase_of(error: LongwoodError) -> protocol.Phrase | None:
    """Return the message of an error for the browser to translate, or None if it exists only in English."""
    text = _text_of(error)
    return phrase(text) if isinstance(text, locales.Phrase) else None


def problem_of(error: LongwoodError) -> protocol.Problem:
    """Return the body of the response to an error."""
    return protocol.Problem(error.code, message_of(error), phrase_of(error), error.retry_after_s, getattr(error, "line", None))


def _text_of(error: LongwoodError) -> str:
    """Return the message of an error for players. That of a database error names a file on the server, so it has another."""
    return error.for_player if isinstance(error, StoreError) else error.text


def phrase(text: locales.Phrase) -> protocol.Phrase:
    """Return a message for the browser to translate."""
    return protocol.Phrase(text.id, {name: _value(value) for name, value in text.values.items()})


def _value(value: str | int) -> str | int | protocol.Phrase:
    if isinstance(value, locales.Phrase):
        return phrase(value)
    return shorten(value) if isinstance(value, str) else value


def shorten(text: str) -> str:
    """Return the text, cut to a readable length.

    >>> len(shorten("x" * 1000))
    300
    """
    return str(text) if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}"
