"""The events that are the same in all matches: a player disconnects, reconnects or leaves, or time passes.

Seats are numbered from 0 here, and from 1 in logs. A log entry is an event with its time, which is in milliseconds since the start of
the match: `1:5H-s2@3050`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from longwood.errors import NotationError, shown


class Away(Struct, frozen=True):
    """A player disconnects."""

    seat: int


class Back(Struct, frozen=True):
    """A player reconnects."""

    seat: int


class Withdraw(Struct, frozen=True):
    """A player leaves the match for good."""

    seat: int


class Tick(Struct, frozen=True):
    """Time passes. All changes that are due by then are made."""


PRESENCE_WORDS: Final[dict[str, Callable[[int], Away | Back | Withdraw]]] = {"away": Away, "back": Back, "leave": Withdraw}
"""The word for each of these events in logs, where it follows the seat, as in `1:away`."""
_PRESENCE_WORD: Final[dict[object, str]] = {kind: word for word, kind in PRESENCE_WORDS.items()}
TICK: Final = "tick"


def format_presence(event: Away | Back | Withdraw) -> str:
    """Return the log notation of an event.

    >>> format_presence(Away(0))
    '1:away'
    """
    return f"{event.seat + 1}:{_PRESENCE_WORD[type(event)]}"


_TIMED: Final = re.compile(r"([^\s@]+)@(0|[1-9][0-9]{0,12})")  # up to 13 digits, about 300 years


def format_timed(text: str, at_ms: int) -> str:
    """Return the log entry for an event, given its notation and its time in milliseconds since the start of the match.

    >>> format_timed("1:5H-s2", 3050)
    '1:5H-s2@3050'
    """
    return f"{text}@{at_ms}"


def parse_timed(text: str) -> tuple[str, int]:
    """Split a log entry into the notation of the event and its time. The inverse of format_timed().

    Raises NotationError if the text is not a log entry.

    >>> parse_timed("tick@5000")
    ('tick', 5000)
    """
    found = _TIMED.fullmatch(text)
    if found is None:
        raise NotationError(f"{shown(text)} is not a log entry; write EVENT@MS, for example 1:5H-s2@3050")
    return found[1], int(found[2])
