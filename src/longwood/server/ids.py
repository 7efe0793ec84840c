"""Ids of tables, rounds and rooms."""

from __future__ import annotations

from secrets import choice
from string import ascii_lowercase
from typing import Final

_LENGTH: Final = 20  # 94 bits


def new_id() -> str:
    """Twenty letters that nobody can guess.

    Small letters alone, so that an id never reads as a card or a deal number: whoever looks for one of those in what the server
    says (the tests of what it hides do) need not leave out the ids.
    """
    return "".join(choice(ascii_lowercase) for _ in range(_LENGTH))
