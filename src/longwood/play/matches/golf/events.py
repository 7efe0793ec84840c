"""What happens in a match of Golf, and how it is written: `2:7` says that the second seat plays the top of column 7.

Must not know the rules. Seats are numbers from 0, in texts from 1.
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
    """`seat` plays a card or draws; `move` is its text."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """`seat` takes a card played back; a draw never is."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandIn:
    """`seat` ends the hole as it stands."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redeal:
    """`seat` wants another deal for an own one that cannot be cleared."""

    seat: int


@dataclass(frozen=True, slots=True)
class Next:
    """`seat` has seen the finished hole."""

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
    """The event as logs write it.

    >>> format_golf_event(Play(1, "7")), format_golf_event(HandIn(0)), format_golf_event(Tick())
    ('2:7', '1:end', 'tick')
    """
    if isinstance(event, Tick):
        return TICK
    return f"{event.seat + 1}:{event.move if isinstance(event, Play) else _WORD_OF[type(event)]}"


def parse_golf_event(text: str) -> GolfEvent:
    """The event a text of a log names; the inverse of format_golf_event. Raises NotationError."""
    if text == TICK:
        return Tick()
    seat, colon, what = text.partition(":")
    if colon and seat in _SEATS:
        number = int(seat) - 1
        if what in _WORDS:
            return _WORDS[what](number)
        return Play(number, format_covering_move(parse_covering_move(what)))
    raise NotationError(f"{shown(text)} is not an event of a Golf match; use {TICK}, or a player and an action, as in 2:7")
