"""The supported languages, their plural rules and their number formats."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({"en": "English", "fil": "Filipino", "he": "עברית", "ru": "Русский"})
"""The name of each language, in the language itself, by language code."""


def is_language(code: str) -> bool:
    """Return whether a language code is supported."""
    return code in LANGUAGES


def direction(language: str) -> Literal["ltr", "rtl"]:
    """Return the writing direction of a language."""
    return "rtl" if language == "he" else "ltr"


def plural(language: str, number: int) -> str:
    """Return the plural category of an integer. Source: Unicode CLDR 48, cardinal plural rules.

    >>> [plural("ru", n) for n in (1, 2, 5, 11, 21)]
    ['one', 'few', 'many', 'many', 'one']
    """
    number = abs(number)
    if language == "ru":
        last = 0 if number % 100 in range(11, 15) else number % 10
        return "one" if last == 1 else "few" if last in (2, 3, 4) else "many"
    if language == "fil":
        return "one" if number in (1, 2, 3) or number % 10 not in (4, 6, 9) else "other"
    if language == "he" and number == 2:
        return "two"
    return "one" if number == 1 else "other"


def format_number(language: str, number: int) -> str:
    """Return a number with its digits in groups of three.

    >>> format_number("en", 12345), format_number("ru", -12345).split()
    ('12,345', ['-12', '345'])
    """
    text = f"{number:,}"
    return text.replace(",", "\N{NO-BREAK SPACE}") if language == "ru" else text
