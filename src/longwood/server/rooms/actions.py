"""Turns the actions of guests into events. Pure: no clock, no store, no socket."""

from __future__ import annotations

from typing import assert_never

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.server.protocol.rooms import Act, Hire, Prepare, Rename, Rise, RoomAction, Settle, Sit
from longwood.server.rooms.events import Acted, Hired, Named, Readied, RoomEvent, Rose, Sat, Settled
from longwood.server.rooms.games.registry import levels, rules_of
from longwood.server.rooms.names import clean_name, distinct_name
from longwood.server.rooms.state import Phase, Room


def decide(room: Room, player: str, action: RoomAction, deal: int) -> RoomEvent:
    """Return the event of an action. `deal` is the deal number of the game that the action may begin.

    Raises RefusedError if the guest may not do this, NotationError for an invalid name. The room may still refuse the event.
    """
    match action:
        case Sit():
            return Sat(player, distinct_name(clean_name(action.name), [seat.name for seat in room.seats]))
        case Rise():
            return Rose(_own(room, player) if action.seat is None else _sent_away(room, player, action.seat))
        case Rename():
            own = _own(room, player)
            others = [seat.name for n, seat in enumerate(room.seats) if n != own]
            return Named(own, distinct_name(clean_name(action.name), others))
        case Settle():
            _check_host(room, player)
            return Settled(action.settings)
        case Hire():
            _check_host(room, player)
            if action.level not in levels(room.settings):
                raise RefusedError("no-level", Phrase("refused-no-level"))
            return Hired(distinct_name(action.level.capitalize(), [seat.name for seat in room.seats]), action.level)
        case Prepare():
            return Readied(_own(room, player), action.ready, str(deal), rules_of(room.settings))
        case Act():
            contestant = room.contestant(player)
            if contestant is None:
                raise RefusedError("no-seat", Phrase("refused-no-seat"))
            if action.nth != room.did[contestant] + 1:
                raise RefusedError("heard", Phrase("refused-heard"))
            return Acted(contestant, action.action)
        case _:
            assert_never(action)


def _own(room: Room, player: str) -> int:
    seat = room.seat_of(player)
    if seat is None:
        raise RefusedError("not-seated", Phrase("refused-not-seated"))
    return seat


def _check_host(room: Room, player: str) -> None:
    if room.host != player:
        raise RefusedError("not-host", Phrase("refused-not-host"))


def _sent_away(room: Room, player: str, seat: int) -> int:
    """Return the seat that the host frees: a computer's at any time, a guest's only between games. Raises RefusedError."""
    _check_host(room, player)
    if not 0 <= seat < len(room.seats) or (room.phase is Phase.PLAYING and not room.seats[seat].is_computer):
        raise RefusedError("no-computer", Phrase("refused-no-computer"))
    return seat
