"""Ids of tables, rounds and rooms."""

from __future__ import annotations

from secrets import choice
from string import ascii_lowercase
from typing import Final

_LENGTH: Final = 20  # 94 bits


def new_id() -> str:
    """Return twenty random letters, which can't be guessed.

    Only lower-case letters are used, so that an id can't contain the name of a card or a deal number. The tests that search the server's
    messages for hidden cards rely on that.
    """
    return "".join(choice(ascii_lowercase) for _ in range(_LENGTH))
