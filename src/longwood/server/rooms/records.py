"""Makes the record of a multiplayer game from its room's events, for `longwood verify`."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.play import Record
from longwood.play.matches import race
from longwood.play.matches.events import TICK, Away, Back, Withdraw, format_presence
from longwood.play.matches.golf.events import parse_golf_event
from longwood.play.matches.golf.record import make_golf_record
from longwood.protocol import rooms as wire
from longwood.server.rooms.events import Acted, Came, Opened, Removed, RoomEvent, Rose, Ticked, Went
from longwood.server.rooms.games.golf import golf_game, golf_terms
from longwood.server.rooms.games.registry import prelude
from longwood.server.rooms.games.spit import spit_game
from longwood.server.rooms.state import Phase, Room, opened
from longwood.tables.slices import result_of


@dataclass(frozen=True, slots=True)
class _Played:
    """One game of a room."""

    room: Room
    """The room after the latest event."""
    log: list[tuple[int, str]]
    """The game's log: the time of each event in ms since the game began, and its text."""


def record_of_game(events: Iterable[tuple[RoomEvent, int]], *, date: str = "") -> Record:
    """Return the record of the last game, from all events of a room and their times. Raises RefusedError if that game isn't over."""
    return result_of(recording(events, date=date))


def recording(events: Iterable[tuple[RoomEvent, int]], *, date: str = "") -> Generator[None, None, Record]:
    """Return the same as record_of_game, with a step for each event."""
    played = yield from _last_game(events)
    if played is None or played.room.contest is None or not played.room.contest.is_over:
        raise RefusedError("no-record", Phrase("refused-no-record"))
    room = played.room
    names = [seat.name for seat in room.contestants]
    settings = room.game_settings
    if isinstance(settings, wire.GolfSettings):
        golf = golf_game(settings)
        golf_log = [(at_ms, parse_golf_event(text)) for at_ms, text in played.log]
        return make_golf_record(golf.id, golf.options, golf_terms(settings), room.deal, golf_log, names, date=date)
    assert settings is not None
    spit = spit_game(settings)
    race_log = [(at_ms, race.parse_event(text)) for at_ms, text in played.log]
    return race.make_record(spit.id, spit.options, spit.rules, room.deal, race_log, players=names, date=date)


def _last_game(events: Iterable[tuple[RoomEvent, int]]) -> Generator[None, None, _Played | None]:
    """Replay a room's events and return its last game, or None if no game was begun."""
    room: Room | None = None
    played: _Played | None = None
    for event, at_ms in events:
        yield
        if room is None:
            assert isinstance(event, Opened)
            room = opened(event)
            continue
        before, games = room.apply(Ticked(), at_ms), room.games  # the room just before the event, but at the same time
        room = room.apply(event, at_ms)
        if before.games > games:
            away = [format_presence(Away(n)) for n, seat in enumerate(before.contestants) if not seat.here]
            played = _Played(room, [(0, text) for text in (*prelude(before.game_settings), *away)])
        if played is not None and room.games == before.games:
            text = _log_text(before, event) if before.phase is Phase.PLAYING else TICK
            if text is not None and not _was_over(played):
                played.log.append((before.now, text))
            played = _Played(room, played.log)
    return played


def _was_over(played: _Played) -> bool:
    return played.room.contest is not None and played.room.contest.is_over


def _log_text(room: Room, event: RoomEvent) -> str | None:
    """Return the event as the game's log writes it, or None if it concerns only the room."""
    match event:
        case Ticked():
            return TICK
        case Acted():
            return f"{event.seat + 1}:{event.action}"
        case Rose():
            return format_presence(Withdraw(room.place(event.seat)))
        case Removed():
            seat = room.seat_of(event.player)
            return None if seat is None else format_presence(Withdraw(room.place(seat)))
        case Went() | Came():
            seat = room.seat_of(event.player)
            return None if seat is None else format_presence((Away if isinstance(event, Went) else Back)(room.place(seat)))
        case _:
            return None
