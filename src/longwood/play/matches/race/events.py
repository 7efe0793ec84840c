"""The events of a race and their notation in logs.

Seats and piles are numbered from 0 here, and from 1 in logs. Spit pile n is the one that seat n started. Events name the card, not
its pile. If an action arrives twice, the second one is rejected because its card has already moved.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longwood.cards import Card, format_card, parse_card
from longwood.errors import NotationError, shown
from longwood.play.matches.events import PRESENCE_WORDS, TICK, Away, Back, Tick, Withdraw


@dataclass(frozen=True, slots=True)
class Ready:
    """A player is ready for the round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """A player moves the top card of a pile in their row to a spit pile."""

    seat: int
    card: Card
    spit: int


@dataclass(frozen=True, slots=True)
class Shift:
    """A player moves the top card of a pile in their row to another pile in the row."""

    seat: int
    card: Card
    pile: int
    """The target pile, from 0."""


@dataclass(frozen=True, slots=True)
class Slap:
    """A player slaps a spit pile."""

    seat: int
    spit: int


Event = Ready | Play | Shift | Slap | Away | Back | Withdraw | Tick
"""Any event of a race."""

_WORDS: Final[dict[str, Callable[[int], Event]]] = {"ready": Ready, **PRESENCE_WORDS}
_WORD_OF: Final[dict[object, str]] = {kind: word for word, kind in _WORDS.items()}
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
        case Play():
            action = f"{format_card(event.card)}-s{event.spit + 1}"
        case Shift():
            action = f"{format_card(event.card)}-{event.pile + 1}"
        case Slap():
            action = f"slap-s{event.spit + 1}"
        case _:
            action = _WORD_OF[type(event)]
    return f"{event.seat + 1}:{action}"


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
