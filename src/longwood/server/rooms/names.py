"""Guest names and room codes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from secrets import choice
from typing import Final

from longwood.errors import NotationError, shown
from longwood.locales import Phrase

LONGEST_NAME: Final = 24
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""All letters except I and O, which look like 1 and 0."""
CODE_LENGTH: Final = 6
_JOINERS: Final = ("\u200c", "\u200d")  # some scripts need them
_BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters and marks that are invisible, although Unicode doesn't classify them as such."""


def clean_name(text: str) -> str:
    """Return a normalised name: with single spaces, and without characters that are invisible or reverse the text direction.

    Raises NotationError if nothing is left, or if it is longer than LONGEST_NAME characters.

    >>> clean_name(f"  Ada{chr(0x202E)}   Lovelace ")
    'Ada Lovelace'
    """
    words = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text)).split()
    name = " ".join(filter(None, ("".join(c for c in word if _is_visible(c)) for word in words)))
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise NotationError(Phrase("error-name-empty"))
    if len(name) > LONGEST_NAME or sum(unicodedata.combining(c) > 0 for c in name) > len(name) / 2:
        raise NotationError(Phrase("error-name-long", most=LONGEST_NAME))
    return name


def _is_visible(character: str) -> bool:
    return character in _JOINERS or (unicodedata.category(character)[0] != "C" and not _BLANK.fullmatch(character))


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number appended if it is taken. Upper and lower case count as the same.

    >>> distinct_name("Ada", ["ada", "Bo"])
    'Ada 2'
    """
    known = {_comparable(other) for other in taken}
    number, tried = 1, name
    while _comparable(tried) in known:
        number += 1
        tried = f"{name[: LONGEST_NAME - 3]} {number}"
    return tried


def _comparable(name: str) -> str:
    """Return the form in which names are compared: lower case, without joiners."""
    return "".join(c for c in name.casefold() if c not in _JOINERS)


def new_code() -> str:
    """Return six random letters."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def parse_code(text: str) -> str:
    """Return the code that a person typed, in upper or lower case, with or without spaces and hyphens. Raises NotationError.

    >>> parse_code("abc-xyz")
    'ABCXYZ'
    """
    code = "".join(c for c in text.upper() if c not in " -")
    if len(code) != CODE_LENGTH or any(c not in CODE_LETTERS for c in code):
        raise NotationError(Phrase("error-code", code=shown(text)))
    return code
