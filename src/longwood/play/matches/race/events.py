"""What a race is played by: the events a match's log holds, and their texts. Must not know what the rules make of them.

Seats are 0 and 1, in texts 1 and 2; spit pile n is the one that seat n started. Cards are named, not piles: an action heard twice
then finds its card gone, and is refused.
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
    """The player wants the round to begin."""

    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """The player plays a top card of their row onto a spit pile."""

    seat: int
    card: Card
    spit: int


@dataclass(frozen=True, slots=True)
class Shift:
    """The player moves a top card of their row to another place of it (from 0): an empty one, or by option one of equal rank."""

    seat: int
    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Slap:
    """The player slaps a spit pile."""

    seat: int
    spit: int


Event = Ready | Play | Shift | Slap | Away | Back | Withdraw | Tick

_WORDS: Final[dict[str, Callable[[int], Event]]] = {"ready": Ready, **PRESENCE_WORDS}
_WORD_OF: Final[dict[object, str]] = {kind: word for word, kind in _WORDS.items()}
_EVENT: Final = re.compile(
    rf"(?P<seat>[12]):(?:(?P<word>{'|'.join(_WORDS)})|slap-s(?P<slap>[12])|(?P<card>[A2-9TJQK][CDHS])-(?:s(?P<spit>[12])|(?P<pile>[1-9])))"
)


def format_event(event: Event) -> str:
    """The event as logs write it; seats, piles and places count from 1 there.

    >>> format_event(Play(0, parse_card("5H"), 1)), format_event(Shift(1, parse_card("9D"), 2)), format_event(Tick())
    ('1:5H-s2', '2:9D-3', 'tick')
    """
    match event:
        case Tick():
            return TICK
        case Play():
            what = f"{format_card(event.card)}-s{event.spit + 1}"
        case Shift():
            what = f"{format_card(event.card)}-{event.pile + 1}"
        case Slap():
            what = f"slap-s{event.spit + 1}"
        case _:
            what = _WORD_OF[type(event)]
    return f"{event.seat + 1}:{what}"


def parse_event(text: str) -> Event:
    """The event a text names, possible or not; the inverse of format_event. Raises NotationError.

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
