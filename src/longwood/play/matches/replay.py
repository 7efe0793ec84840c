"""Replay the record of a match. All multiplayer games share this module."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from longwood.errors import IllegalMoveError, LongwoodError, NotationError, RecordError
from longwood.play.matches.events import parse_timed
from longwood.play.record import Record, numbered_moves

Match = TypeVar("Match")


def replay_moves(record: Record, match: Match, step: Callable[[Match, str, int], Match]) -> Match:
    """Return the match after all moves of a record.

    `step` returns the next state, given the current state, the notation of an event and its time in milliseconds.

    Raises RecordError with the line number and move number of the first move that isn't possible.
    """
    for number, line, text in numbered_moves(record):
        try:
            event, at_ms = parse_timed(text)
            match = step(match, event, at_ms)
        except NotationError as error:
            raise RecordError(f"move {number}: {error}", line, number) from None
        except IllegalMoveError as error:
            raise RecordError(f"move {number}, {text}: {error.reason}", line, number) from None
        except LongwoodError as error:
            raise RecordError(f"move {number}, {text}: {error}", line, number) from None
    return match
