"""The events of a race and their notation in logs.

Seats and piles are numbered from 0 here, and from 1 in logs. Spit pile n is the one that seat n started. Events name the card, not
its pile. If an action arrives twice, the second one is rejected because its card has already moved.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec import Struct

from longwood.cards import Card, format_card, parse_card
from longwood.errors import NotationError, shown
from longwood.play.matches.events import PRESENCE_WORDS, TICK, Away, Back, Tick, Withdraw, format_presence


class Ready(Struct, frozen=True):
    """A player is ready for the round."""

    seat: int


class Play(Struct, frozen=True):
    """A player moves the top card of a pile in their row to a spit pile."""

    seat: int
    card: Card
    spit: int


class Shift(Struct, frozen=True):
    """A player moves the top card of a pile in their row to another pile in the row."""

    seat: int
    card: Card
    pile: int
    """The target pile, from 0."""


class Slap(Struct, frozen=True):
    """A player slaps a spit pile."""

    seat: int
    spit: int


Action = Ready | Play | Shift | Slap
"""What a player can do."""

Event = Action | Away | Back | Withdraw | Tick
"""Any event of a race."""

_READY: Final = "ready"
_WORDS: Final[dict[str, Callable[[int], Event]]] = {_READY: Ready, **PRESENCE_WORDS}
_EVENT: Final = re.compile(
    rf"(?P<seat>[12]):(?:(?P<word>{'|'.join(_WORDS)})|slap-s(?P<slap>[12])|(?P<card>[A2-9TJQK][CDHS])-(?:s(?P<spit>[12])|(?P<pile>[1-9])))"
)


def format_event(event: Event) -> str:
    """Return the log notation of an event.

    >>> format_event(Play(0, parse_card("5H"), 1)), format_event(Shift(1, parse_card("9D"), 2)), format_event(Tick())
    ('1:5H-s2', '2:9D-3', 'tick')
    """
    match event:
        case Tick():
            return TICK
        case Away() | Back() | Withdraw():
            return format_presence(event)
        case _:
            return f"{event.seat + 1}:{format_action(event)}"


@lru_cache(maxsize=4096)
def format_action(action: Action) -> str:
    """Return the log notation of an action, without the seat.

    >>> format_action(Play(0, parse_card("5H"), 1))
    '5H-s2'
    """
    match action:
        case Play():
            return f"{format_card(action.card)}-s{action.spit + 1}"
        case Shift():
            return f"{format_card(action.card)}-{action.pile + 1}"
        case Slap():
            return f"slap-s{action.spit + 1}"
        case Ready():
            return _READY


@lru_cache(maxsize=4096)
def parse_event(text: str) -> Event:
    """Parse an event, which doesn't have to be possible. The inverse of format_event().

    Raises NotationError if the text is not an event.

    >>> parse_event("1:slap-s1")
    Slap(seat=0, spit=0)
    """
    if text == TICK:
        return Tick()
    found = _EVENT.fullmatch(text)
    if found is None:
        raise NotationError(f"{shown(text)} is not an event of a race; use {TICK}, or a player and an action, as in 1:5H-s2")
    seat = int(found["seat"]) - 1
    if found["word"]:
        return _WORDS[found["word"]](seat)
    if found["slap"]:
        return Slap(seat, int(found["slap"]) - 1)
    if found["spit"]:
        return Play(seat, parse_card(found["card"]), int(found["spit"]) - 1)
    return Shift(seat, parse_card(found["card"]), int(found["pile"]) - 1)
