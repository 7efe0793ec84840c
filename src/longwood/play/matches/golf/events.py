"""The events of a match of Golf, and their texts. `2:7` means that the second seat plays the top card of column 7.

Seats are numbered from 0 here and from 1 in texts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longwood.errors import NotationError, shown
from longwood.play.matches.events import PRESENCE_WORDS, TICK, Away, Back, Tick, Withdraw
from longwood.play.moves import format_covering_move, parse_covering_move

MOST_PLAYERS: Final = 8


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card or draws."""

    seat: int
    move: str
    """The text of the move."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A player takes back a played card. A draw can't be taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandIn:
    """A player ends the hole with the current score."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redeal:
    """A player asks for another deal, because their own deal can't be cleared."""

    seat: int


@dataclass(frozen=True, slots=True)
class Next:
    """A player is ready for the next hole."""

    seat: int


GolfEvent = Play | TakeBack | HandIn | Redeal | Next | Away | Back | Withdraw | Tick


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
    """Return the text of an event, in the notation of logs.

    >>> format_golf_event(Play(1, "7")), format_golf_event(HandIn(0)), format_golf_event(Tick())
    ('2:7', '1:end', 'tick')
    """
    if isinstance(event, Tick):
        return TICK
    return f"{event.seat + 1}:{event.move if isinstance(event, Play) else _WORD_OF[type(event)]}"


def parse_golf_event(text: str) -> GolfEvent:
    """Return the event that a text names. The inverse of format_golf_event. Raises NotationError."""
    if text == TICK:
        return Tick()
    seat, colon, what = text.partition(":")
    if colon and seat in _SEATS:
        number = int(seat) - 1
        if what in _WORDS:
            return _WORDS[what](number)
        return Play(number, format_covering_move(parse_covering_move(what)))
    raise NotationError(f"{shown(text)} is not an event of a Golf match; use {TICK}, or a player and an action, as in 2:7")
