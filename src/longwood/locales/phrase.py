"""Texts that know how they are said in other languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longwood.locales.fluent import Value, format_message, messages
from longwood.locales.languages import direction


class Phrase(str):
    """A message of the .ftl files with its values: a text that reads as English, and that translated() says in any language.

    id: the message's name. values: what it takes; a Phrase among them is translated with it.

    >>> Phrase("cards", count=3)
    '3 cards'
    >>> translated(Phrase("cards", count=3), "en")
    '3 cards'
    """

    __slots__ = ("id", "values")
    id: str
    values: Mapping[str, Value]

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
    """The parts one after another, with what a language puts between them (`either` puts a word); '' for none.

    >>> joined(["red", "green", "blue"]), joined(["red", "blue"], "either")
    ('red, green, blue', 'red or blue')
    """
    if not parts:
        return ""
    *before, last = parts
    inner = "list" if by == "either" else by
    return Phrase(by, first=joined(before, inner), last=last) if before else last


def known(id: str, language: str) -> bool:
    """Whether a language has that message."""
    return id in messages(language)


def say(id: str, language: str, *, isolate: bool | None = None, **values: Value) -> str:
    """The message in that language. isolate: keep values in their own direction; without it where the language runs to the left."""
    isolated = direction(language) == "rtl" if isolate is None else isolate
    said = {name: translated(value, language, isolate=isolate) if isinstance(value, str) else value for name, value in values.items()}
    return format_message(language, id, said, isolate=isolated)


def translated(text: str, language: str, *, isolate: bool | None = None) -> str:
    """A Phrase in that language; any other text as it is."""
    return say(text.id, language, isolate=isolate, **text.values) if isinstance(text, Phrase) else text


def sentence(text: str) -> str:
    """The text as a sentence of its own, which begins with a capital."""
    start = 1 if text.startswith("\N{FIRST STRONG ISOLATE}") else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]
