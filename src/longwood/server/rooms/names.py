"""Names of guests, and the codes they are invited by. Must not know rooms."""

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
"""Without I and O, which are read as 1 and 0."""
CODE_LENGTH: Final = 6
_JOINERS: Final = ("\u200c", "\u200d")  # letters of some scripts want them
_BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters and marks that nobody sees, though Unicode counts them among those that show."""


def clean_name(text: str) -> str:
    """The name as it is shown: normalised, one space between words, nothing that cannot be seen or that turns text round.

    Raises NotationError where nothing is left, or where it is longer than LONGEST_NAME letters.

    >>> clean_name(f"  Ada{chr(0x202E)}   Lovelace ")
    'Ada Lovelace'
    """
    words = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text)).split()
    name = " ".join(filter(None, ("".join(c for c in word if _is_shown(c)) for word in words)))
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise NotationError(Phrase("error-name-empty"))
    if len(name) > LONGEST_NAME or sum(unicodedata.combining(c) > 0 for c in name) > len(name) / 2:
        raise NotationError(Phrase("error-name-long", most=LONGEST_NAME))
    return name


def _is_shown(character: str) -> bool:
    return character in _JOINERS or (unicodedata.category(character)[0] != "C" and not _BLANK.fullmatch(character))


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, or with a number behind it where somebody has it; capitals make no other name.

    >>> distinct_name("Ada", ["ada", "Bo"])
    'Ada 2'
    """
    known = {_looks(other) for other in taken}
    number, tried = 1, name
    while _looks(tried) in known:
        number += 1
        tried = f"{name[: LONGEST_NAME - 3]} {number}"
    return tried


def _looks(name: str) -> str:
    """The name less what does not show."""
    return "".join(c for c in name.casefold() if c not in _JOINERS)


def new_code() -> str:
    """Six letters that nobody can guess."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def parse_code(text: str) -> str:
    """The code a person wrote, in any case, with spaces or hyphens. Raises NotationError.

    >>> parse_code("abc-xyz")
    'ABCXYZ'
    """
    code = "".join(c for c in text.upper() if c not in " -")
    if len(code) != CODE_LENGTH or any(c not in CODE_LETTERS for c in code):
        raise NotationError(Phrase("error-code", code=shown(text)))
    return code
