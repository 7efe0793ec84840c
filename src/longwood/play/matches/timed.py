"""Events of a log with their times, as records of matches write them: `1:5H-s2@3050`. Must not know what the events are."""

from __future__ import annotations

import re
from typing import Final

from longwood.errors import NotationError, shown

_TIMED: Final = re.compile(r"([^\s@]+)@(0|[1-9][0-9]{0,12})")  # 300 years are enough


def format_timed(text: str, at_ms: int) -> str:
    """An event's text with its time, in ms of the match.

    >>> format_timed("1:5H-s2", 3050)
    '1:5H-s2@3050'
    """
    return f"{text}@{at_ms}"


def parse_timed(text: str) -> tuple[str, int]:
    """The event's text and its time; the inverse of format_timed. Raises NotationError.

    >>> parse_timed("tick@5000")
    ('tick', 5000)
    """
    found = _TIMED.fullmatch(text)
    if found is None:
        raise NotationError(f"{shown(text)} is no event with its time: write it as in 1:5H-s2@3050, in ms from the beginning of the match")
    return found[1], int(found[2])
