"""The views of guests of a room. Hidden information is left out here and, for the game, in the game's own view."""

from __future__ import annotations

from longwood.server.protocol import rooms as wire
from longwood.server.rooms.games.registry import contest_view, countdown_ms, levels, most_players
from longwood.server.rooms.state import Phase, Room


def visible_seq(room: Room, seq: int, player: str) -> int:
    """Return the number of a room's last event, minus the actions of other players that are still secret from a guest.

    It never decreases. For a guest who left the game, the guest's own actions still count.
    """
    if room.contest is None or not room.contest.hidden_actions(None):
        return seq  # the usual case first, because this runs for every guest at every change
    return seq - room.contest.hidden_actions(next((n for n, seat in enumerate(room.contestants) if player and seat.player == player), None))


def room_view(
    id: str, code: str | None, room: Room, seq: int, player: str, now_ms: int, watching: int, ref: int | None = None
) -> wire.Room:
    """Return a guest's view of the room. watching: the number of connected guests without a seat."""
    seat = room.contestant(player)
    names = [contestant.name for contestant in room.contestants]
    contest, seq = room.contest, visible_seq(room, seq, player)
    return wire.Room(
        room=id,
        code=code,
        seq=seq,
        ref=ref,
        now_ms=now_ms,
        settings=room.settings,
        levels=list(levels(room.settings)),
        phase=room.phase.value,
        due_ms=room.began_ms + countdown_ms(room.settings) if room.phase is Phase.COUNTDOWN else None,
        seats=[wire.Seat(seat.name, seat.level, seat.ready, seat.here) for seat in room.seats],
        most=most_players(room.settings),
        you=room.seat_of(player),
        host=bool(player) and room.host == player,
        games=room.games,
        player=seat,
        computers=[contestant.level for contestant in room.contestants],
        did=0 if seat is None else room.did[seat],
        watching=watching,
        contest=None
        if contest is None or room.game_settings is None
        else contest_view(room.game_settings, contest, names, seat, room.began_ms, seq),
    )
