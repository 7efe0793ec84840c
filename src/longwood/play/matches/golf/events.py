"""The events of a Golf match and their notation in logs. `2:7` means that the second seat plays the top card of column 7.

Seats are numbered from 0 here, and from 1 in logs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longwood.errors import NotationError, shown
from longwood.play.matches.events import PRESENCE_WORDS, TICK, Away, Back, Tick, Withdraw
from longwood.play.moves import format_covering_move, parse_covering_move

MOST_PLAYERS: Final = 8
"""The maximum number of players."""


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card or draws."""

    seat: int
    move: str
    """The move in notation."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A player takes back a played card. Draws can't be taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandIn:
    """A player ends the hole with the current score."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redeal:
    """A player asks for a new deal, because their deal can't be cleared."""

    seat: int


@dataclass(frozen=True, slots=True)
class Next:
    """A player is ready for the next hole."""

    seat: int


GolfEvent = Play | TakeBack | HandIn | Redeal | Next | Away | Back | Withdraw | Tick
"""Any event of a Golf match."""


_WORDS: Final[dict[str, Callable[[int], GolfEvent]]] = {
    "undo": TakeBack,
    "end": HandIn,
    "redeal": Redeal,
    "next": Next,
    **PRESENCE_WORDS,
}
_SEATS: Final = {str(number) for number in range(1, MOST_PLAYERS + 1)}
_WORD_OF: Final[dict[object, str]] = {kind: word for word, kind in _WORDS.items()}


def format_golf_event(event: GolfEvent) -> str:
    """Return the log notation of an event.

    >>> format_golf_event(Play(1, "7")), format_golf_event(HandIn(0)), format_golf_event(Tick())
    ('2:7', '1:end', 'tick')
    """
    if isinstance(event, Tick):
        return TICK
    return f"{event.seat + 1}:{event.move if isinstance(event, Play) else _WORD_OF[type(event)]}"


def parse_golf_event(text: str) -> GolfEvent:
    """Parse an event. The inverse of format_golf_event(). Raises NotationError if the text is not an event."""
    if text == TICK:
        return Tick()
    seat, colon, action = text.partition(":")
    if colon and seat in _SEATS:
        number = int(seat) - 1
        if action in _WORDS:
            return _WORDS[action](number)
        return Play(number, format_covering_move(parse_covering_move(action)))
    raise NotationError(f"{shown(text)} is not an event of a Golf match; use {TICK}, or a player and an action, as in 2:7")
