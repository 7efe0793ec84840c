"""The views of guests of a room. Hidden information is left out here and, for the game, in the game's own view."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from longwood.protocol import rooms as wire
from longwood.server.rooms.games.base import ContestViews, Template, gap, number
from longwood.server.rooms.games.registry import contest_views, levels, most_players
from longwood.server.rooms.state import Phase, Room

_encoder: Final = msgspec.json.Encoder()
_UPDATE: Final = Template(wire.RoomUpdate(seq=gap(int), ref=gap(int), now_ms=gap(int), did=gap(int), contest=gap(wire.SpitView)))


def visible_seq(room: Room, seq: int, player: str) -> int:
    """Return the number of a room's last event, minus the actions of other players that are still secret from a guest.

    It never decreases. For a guest who left the game, the guest's own actions still count.
    """
    if room.contest is None or not room.contest.has_hidden_actions:
        return seq  # the usual case first, because this runs for every guest at every change
    return seq - room.contest.hidden_actions(next((n for n, seat in enumerate(room.contestants) if player and seat.player == player), None))


class RoomViews:
    """The views of one state of a room, as JSON. The parts that all guests see are built only once.

    id, code: the room's id and its code. before: the views of an earlier state of the same room.
    """

    def __init__(self, id: str, code: str | None, room: Room, before: RoomViews | None = None) -> None:
        settings, contest = room.game_settings, room.contest
        self.room = room
        self._contest: ContestViews | None = (
            None
            if contest is None or settings is None
            else contest_views(
                settings,
                contest,
                [one.name for one in room.contestants],
                room.removed,
                room.began_ms,
                None if before is None else before._contest,
            )
        )
        self._code = code
        same = before if before is not None and before._code == code and _is_same_outside_game(before.room, room) else None
        self._common: Template = Template(_common_view(id, code, room)) if same is None else same._common
        self._host: str = room.host if same is None else same._host
        self.seated: Collection[str] = {seat.player for seat in room.seats} if same is None else same.seated
        """The guests with a seat."""

    def of(self, player: str, seq: int, now_ms: int, watchers: Sequence[int], ref: int | None = None) -> bytes:
        """Return a guest's view.

        seq: as `visible_seq` returns it. watchers: the numbers of the connected guests without a seat. ref: the message it answers, if any.
        """
        room = self.room
        is_host = bool(player) and self._host == player
        seat = room.contestant(player)
        return self._common.filled(
            number(seq),
            number(ref),
            number(now_ms),
            number(room.seat_of(player)),
            b"true" if is_host else b"false",
            number(seat),
            number(0 if seat is None else room.did[seat]),
            number(len(watchers)),
            _encoder.encode(watchers) if is_host else b"[]",
            b"null" if self._contest is None else self._contest.of(seat, seq),
        )

    def has_only_game_changed(self, since: RoomViews) -> bool:
        """Return whether a guest who has seen other views needs only an update. Their lists of spectators must be the same."""
        return self._common is since._common and since._contest is not None

    def update(self, player: str, seq: int, now_ms: int, known: RoomViews, ref: int | None = None) -> bytes:
        """Return what has changed since views that the guest has seen, if only the game has changed. Otherwise as in `of`."""
        seat = self.room.contestant(player)
        return _UPDATE.filled(
            number(seq),
            number(ref),
            number(now_ms),
            number(0 if seat is None else self.room.did[seat]),
            b"null" if self._contest is None else self._contest.of(seat, seq, known._contest),
        )


def _is_same_outside_game(before: Room, after: Room) -> bool:
    """Return whether only the current game has changed, as with nearly every event."""
    return (
        before.seats is after.seats
        and before.settings is after.settings
        and before.contestants is after.contestants
        and before.phase is after.phase
        and before.began_ms == after.began_ms
        and before.games == after.games
        and before.phrases is after.phrases
    )


def _common_view(id: str, code: str | None, room: Room) -> wire.Room:
    """Return the view with gaps for the game and for what differs between guests."""
    return wire.Room(
        room=id,
        code=code,
        seq=gap(int),
        ref=gap(int),
        now_ms=gap(int),
        settings=room.settings,
        levels=list(levels(room.settings)),
        phase=room.phase.value,
        due_ms=room.due if room.phase is Phase.COUNTDOWN else None,
        seats=[wire.Seat(seat.name, seat.level, seat.ready, seat.here) for seat in room.seats],
        most=most_players(room.settings),
        you=gap(int),
        host=gap(bool),
        games=room.games,
        said=list(room.phrases.latest),
        hushed=room.phrases.hushed,
        player=gap(int),
        computers=[contestant.level for contestant in room.contestants],
        did=gap(int),
        watching=gap(int),
        watchers=gap(list[int]),
        contest=gap(wire.SpitView),
    )
