"""Turns the actions of guests into events. Pure: no clock, no store, no socket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.protocol.rooms import Act, Hire, Hush, Prepare, Remove, Rename, Rise, RoomChange, Say, Settle, Sit
from longwood.server.rooms.events import Acted, Hired, Hushed, Named, Readied, Removed, RoomEvent, Rose, Sat, Settled, Spoke
from longwood.server.rooms.games.registry import levels, rules_of
from longwood.server.rooms.names import clean_name, distinct_name
from longwood.server.rooms.state import Phase, Room


def decide(room: Room, player: str, action: RoomChange, deal: int, watchers: Mapping[int, str] | None = None) -> RoomEvent:
    """Return the event for an action. `deal` is the deal number to use if the action starts a game.

    watchers: the guests without a seat, by the numbers that the host sees.

    Raises RefusedError if the guest may not do this, and NotationError if a name is invalid. The room can still refuse the event.
    """
    match action:
        case Act():
            contestant = room.contestant(player)
            if contestant is None:
                raise RefusedError("no-seat", Phrase("refused-no-seat"))
            if action.nth != room.did[contestant] + 1:
                raise RefusedError("heard", Phrase("refused-heard"))
            return Acted(contestant, action.action)
        case Sit():
            return Sat(player, distinct_name(clean_name(action.name), [seat.name for seat in room.seats]))
        case Rise():
            return Rose(_own(room, player) if action.seat is None else _sent_away(room, player, action.seat))
        case Remove():
            return _removed(room, player, action, watchers or {})
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
        case Say():
            return Spoke(_own(room, player), action.phrase)
        case Hush():
            _check_host(room, player)
            return Hushed(action.hushed)
        case Prepare():
            own = _own(room, player)
            at_once = all(seat.is_computer for n, seat in enumerate(room.seats) if n != own)
            return Readied(own, action.ready, str(deal), rules_of(room.settings), at_once)
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


def _removed(room: Room, host: str, action: Remove, watchers: Mapping[int, str]) -> RoomEvent:
    """Return the event for removing someone. Raises RefusedError if the guest may not do this.

    The host can't remove guests who took a seat earlier. While the host is disconnected, the next guest is the host, and must not be able
    to remove the original one.
    """
    _check_host(room, host)
    if action.watcher is not None:
        if action.watcher not in watchers:
            raise RefusedError("no-watcher", Phrase("refused-no-watcher"))
        return Removed(watchers[action.watcher])
    own = _own(room, host)
    for number, seat in enumerate(room.seats):
        if seat.name == action.name and seat.is_computer:
            return Rose(number)
        if seat.name == action.name and number > own:
            return Removed(seat.player)
    raise RefusedError("no-computer", Phrase("refused-no-computer"))
