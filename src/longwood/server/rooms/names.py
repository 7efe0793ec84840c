"""Guest names and room codes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from secrets import choice
from typing import Final

from longwood.errors import NotationError, shown
from longwood.locales import Phrase
from longwood.server.rooms.lookalikes import JOINERS, appearances

LONGEST_NAME: Final = 24
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""All letters except I and O, which look like 1 and 0."""
CODE_LENGTH: Final = 6
_MOST_MARKS: Final = 3  # on one letter; more would overlap the lines above and below
_BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]")
"""Letters and marks that are invisible, although Unicode doesn't classify them as such."""
_MARKS: Final = re.compile(f"m{{{_MOST_MARKS + 1}}}")
_USELESS_JOINERS: Final = re.compile("^[\u200c\u200d]+|[\u200c\u200d]+$|(?<=[\u200c\u200d])[\u200c\u200d]+")
"""Matches joiners that don't join anything."""


def clean_name(text: str) -> str:
    """Return a normalised name: with single spaces, and without characters that are invisible or reverse the text direction.

    Raises NotationError if nothing is left, if it is longer than LONGEST_NAME characters, or if a letter has too many marks.

    >>> clean_name(f"  Ada{chr(0x202E)}   Lovelace ")
    'Ada Lovelace'
    """
    words = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text)).split()
    name = " ".join(filter(None, (_USELESS_JOINERS.sub("", "".join(filter(_is_visible, word))) for word in words)))
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise NotationError(Phrase("error-name-empty"))
    if _MARKS.search("".join("m" if unicodedata.category(c) in ("Mn", "Me") else "-" for c in name if c not in JOINERS)):
        raise NotationError(Phrase("error-name-marks"))
    if len(name) > LONGEST_NAME:
        raise NotationError(Phrase("error-name-long", most=LONGEST_NAME))
    return name


def _is_visible(character: str) -> bool:
    return character in JOINERS or (unicodedata.category(character)[0] != "C" and not _BLANK.fullmatch(character))


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number appended if it looks like a name in `taken`.

    >>> distinct_name("Ada", ["ada", "Bo"])
    'Ada 2'
    """
    known = {reading for other in taken for reading in appearances(other)}
    number, tried = 1, name
    while known.intersection(appearances(tried)):
        number += 1
        tried = f"{name[: LONGEST_NAME - 3]} {number}"
    return tried


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
