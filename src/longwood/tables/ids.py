"""Ids of tables, rounds and rooms."""

from __future__ import annotations

import re
from secrets import choice
from string import ascii_lowercase
from typing import Final

_LENGTH: Final = 20  # 94 bits
_SHORT: Final = 8  # 37 bits, so two short ids on a server are hardly ever the same
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_ID: Final = re.compile(rf"\b([a-z]{{{_SHORT}}})[a-z]{{{_LENGTH - _SHORT}}}\b")


def new_id() -> str:
    """Return twenty random letters, which can't be guessed.

    Only lower-case letters are used, so that an id can't contain the name of a card or a deal number. The tests that search the server's
    messages for hidden cards rely on that.
    """
    return "".join(choice(ascii_lowercase) for _ in range(_LENGTH))


def is_id(text: str) -> bool:
    r"""Return whether a text that a client sent could be an id. Otherwise there is no need to look for it in the database.

    PostgreSQL doesn't accept every text. Ids of older versions also have capital letters, digits, underscores and hyphens.

    >>> is_id("abcdefghijklmnopqrst"), is_id("\0")
    (True, False)
    """
    return _FORM.fullmatch(text) is not None


def with_short_ids(text: str) -> str:
    """Return the text with each id shortened to its first eight letters.

    That is enough to find a room in the database, but not to open it, because the other letters have 56 bits.

    >>> with_short_ids("room abcdefghijklmnopqrst can't be loaded")
    "room abcdefgh can't be loaded"
    """
    return _ID.sub(r"\1", text)
