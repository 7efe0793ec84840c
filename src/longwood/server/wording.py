"""What players may read of errors. Must not know where it is then shown."""

from __future__ import annotations

from typing import Final

from longwood import locales
from longwood.errors import LongwoodError
from longwood.server import protocol
from longwood.server.errors import StoreError

_LONGEST: Final = 300  # characters; what is refused may be quoted, and may be long


def message_of(error: LongwoodError) -> str:
    """What a player may read of an error, in English; an illegal move's own text holds the whole position, hidden cards and all."""
    return shorten(_told(error))


def phrase_of(error: LongwoodError) -> protocol.Phrase | None:
    """The same for the browser to say in its language; None where there is but the English text."""
    text = _told(error)
    return phrase(text) if isinstance(text, locales.Phrase) else None


def _told(error: LongwoodError) -> str:
    """What the database says names a file of the server's: that is for its log alone."""
    return locales.Phrase("error-store") if isinstance(error, StoreError) else error.text


def phrase(text: locales.Phrase) -> protocol.Phrase:
    """A text for the browser to say in its language."""
    return protocol.Phrase(text.id, {name: _value(value) for name, value in text.values.items()})


def _value(value: str | int) -> str | int | protocol.Phrase:
    if isinstance(value, locales.Phrase):
        return phrase(value)
    return shorten(value) if isinstance(value, str) else value


def shorten(text: str) -> str:
    """The text, cut to what a person would read.

    >>> len(shorten("x" * 1000))
    300
    """
    return str(text) if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}"
