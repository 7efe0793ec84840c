"""Translatable messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longwood.locales.fluent import Value, format_message, messages
from longwood.locales.languages import direction


class Phrase(str):
    """A message from the .ftl files with its values. It is its own English text, and translated() returns it in other languages.

    >>> Phrase("cards", count=3)
    '3 cards'
    >>> translated(Phrase("cards", count=3), "en")
    '3 cards'
    """

    __slots__ = ("id", "values")
    id: str
    """The id of the message."""
    values: Mapping[str, Value]
    """The values of the message's variables. A value can be a Phrase, which is translated too."""

    def __new__(cls, id: str, /, **values: Value) -> Phrase:
        phrase = super().__new__(cls, format_message("en", id, values, isolate=False))
        phrase.id = id
        phrase.values = values
        return phrase

    def __reduce__(self) -> tuple[Any, ...]:
        return _phrase, (self.id, dict(self.values))


def _phrase(id: str, values: Mapping[str, Value]) -> Phrase:
    return Phrase(id, **values)


def joined(parts: Sequence[str], by: str = "list") -> str:
    """Return the parts as one list, or '' if there are none. With `by="either"`, "or" comes before the last part.

    Translations use the separators of their language.

    >>> joined(["red", "green", "blue"]), joined(["red", "blue"], "either")
    ('red, green, blue', 'red or blue')
    """
    if not parts:
        return ""
    *before, last = parts
    inner = "list" if by == "either" else by
    return Phrase(by, first=joined(before, inner), last=last) if before else last


def known(id: str, language: str) -> bool:
    """Return whether a language has a message with this id."""
    return id in messages(language)


def say(id: str, language: str, *, isolate: bool | None = None, **values: Value) -> str:
    """Return a message in a language.

    `isolate` wraps its values in Unicode direction isolates. By default, only right-to-left languages use them.

    Raises FluentError if the message or one of its values is missing.
    """
    isolated = direction(language) == "rtl" if isolate is None else isolate
    texts = {name: translated(value, language, isolate=isolate) if isinstance(value, str) else value for name, value in values.items()}
    return format_message(language, id, texts, isolate=isolated)


def translated(text: str, language: str, *, isolate: bool | None = None) -> str:
    """Return text in a language. A string that isn't a Phrase is returned unchanged."""
    return say(text.id, language, isolate=isolate, **text.values) if isinstance(text, Phrase) else text


def sentence(text: str) -> str:
    """Return the text with its first letter capitalized, like a sentence."""
    start = 1 if text.startswith("\N{FIRST STRONG ISOLATE}") else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
