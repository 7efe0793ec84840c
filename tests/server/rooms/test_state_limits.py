"""The state of a room when guests stay away, leave, or send too many actions."""

from __future__ import annotations

import pytest

from longwood.errors import RefusedError
from longwood.protocol.rooms import Act, GolfSettings, Hire, Prepare, Rename, Rise
from longwood.server.rooms import state as room_state
from longwood.server.rooms.events import Came, Ticked, Went
from longwood.server.rooms.state import MOST_CHANGES, SEAT_HELD_MS, Phase
from longwood.server.rooms.views import visible_seq
from tests.server.rooms.logs import ADA, BO, COUNTDOWN_MS, EVE, gathered, match, playing


def test_a_seat_is_freed_when_its_guest_stays_away() -> None:
    log = gathered("Ada", "Bo")
    log.do(ADA, Hire(0, "steady"))
    room = log.apply(Went(ADA), 1000)
    assert room.host == BO, "the first guest who is present"
    assert room.due == 1000 + SEAT_HELD_MS
    room = log.apply(Ticked(), 1000 + SEAT_HELD_MS)
    assert [seat.name for seat in room.seats] == ["Bo", "Steady"]
    room = log.apply(Went(BO), 200_000)
    assert log.apply(Ticked(), 200_000 + SEAT_HELD_MS).seats == ()
    assert log.replayed() == log.room


def test_the_host_can_remove_guests_only_between_games() -> None:
    log = gathered("Ada", "Bo")
    assert [seat.name for seat in log.do(ADA, Rise(0, 1)).seats] == ["Ada"]
    log = playing("Ada", "Bo")
    with pytest.raises(RefusedError):
        log.do(ADA, Rise(0, 1))


def test_computers_do_not_continue_a_game_without_players() -> None:
    log = gathered("Ada")
    for level in ("steady", "sharp"):
        log.do(ADA, Hire(0, level))
    log.do(ADA, Prepare(0, ready=True), 1000)
    log.apply(Ticked(), 1000 + COUNTDOWN_MS)
    room = log.do(ADA, Rise(0), 9000)
    assert room.phase is Phase.GATHERING
    assert room.seats == ()
    assert log.replayed() == room


def test_renaming_is_limited_but_leaving_is_not() -> None:
    log = gathered("Ada", "Bo")
    for number in range(MOST_CHANGES - log.room.changes):
        log.do(ADA, Rename(0, f"Ada {number % 7}"))
    with pytest.raises(RefusedError, match="has expired"):
        log.do(ADA, Rename(0, "Ada"))
    assert len(log.do(BO, Rise(0)).seats) == 1


def test_the_number_of_actions_in_a_game_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a player could play a card and take it back without limit, replaying the log would take hours."""
    monkeypatch.setattr(room_state, "MOST_ACTIONS_IN_GAME", 9)
    log = playing("Ada", "Bo")
    for number in range(1, 10):
        log.do(ADA, Act(0, "d", number))
    with pytest.raises(RefusedError, match="has expired"):
        log.do(ADA, Act(0, "d", 10))
    assert log.do(BO, Act(0, "d", 1)).did == (9, 1), "the others can play on"
    assert log.do(ADA, Rise(0)).phase is Phase.GATHERING


def test_no_game_starts_in_a_room_that_has_reached_its_limit_of_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_state, "MOST_ACTIONS", 3)
    log = playing("Ada", "Bo", settings=GolfSettings(format="match"))
    for number in range(1, 6):
        log.do(ADA, Act(0, "d", number))
    assert log.room.actions == 5, "the current game continues"
    log.do(BO, Rise(0))
    assert log.room.phase is Phase.GATHERING
    for action in (Prepare(0, ready=True), Rename(0, "A"), Hire(0, "steady")):
        with pytest.raises(RefusedError, match="has expired"):
            log.do(ADA, action)
    assert log.replayed() == log.room
    assert log.do(ADA, Rise(0)).seats == ()


def test_a_guest_who_reconnects_too_often_is_refused_and_the_others_can_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_state, "MOST_RETURNS", 2)
    log = playing("Ada", "Bo")
    for at_ms in (10_000, 20_000):
        log.apply(Went(ADA), at_ms)
        log.apply(Came(ADA), at_ms + 1)
    log.apply(Went(ADA), 30_000)
    with pytest.raises(RefusedError, match="has expired"):
        log.apply(Came(ADA), 30_001)
    assert log.do(BO, Act(0, "d", 1), 30_002).phase is Phase.PLAYING, "the others can play on"


def test_a_match_whose_play_off_has_no_winner_is_halved() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(format="match", play_off=True, limit_s=60))
    for _ in range(200):
        if log.room.phase is not Phase.PLAYING:
            break
        assert log.room.due is not None
        log.apply(Ticked(), log.room.due)
    assert log.room.phase is Phase.GATHERING
    assert match(log.room).match.status.result == "halved"
    assert match(log.room).match.hole == 27


def test_the_event_number_never_decreases_for_a_player_who_left_the_game() -> None:
    """The number they receive includes their own draws, which other players cannot see."""
    log = playing("Ada", "Bo", "Eve")
    received: dict[str, list[int]] = {player: [] for player in (ADA, BO, EVE, "spectator")}

    def note() -> None:
        for player, numbers in received.items():
            numbers.append(visible_seq(log.room, len(log.events) + 1, player))

    note()
    for n, (player, what) in enumerate(((ADA, "d"), (BO, "d"), (ADA, "d"), (EVE, "d")), 1):
        log.do(player, Act(0, what, log.room.did[log.room.contestant(player) or 0] + 1), log.room.at_ms + n)
        note()
    log.do(ADA, Rise(0))
    note()
    log.do(BO, Act(0, "end", 2))
    note()
    log.do(EVE, Act(0, "end", 2))
    note()
    first = received[ADA][0]
    assert [n - first for n in received[ADA]] == [0, 1, 1, 2, 2, 3, 5, 7], (
        "she now sees the board of Eve, the only one who plays on, with its draw"
    )
    assert [n - first for n in received[BO]] == [0, 0, 1, 1, 1, 2, 3, 7]
    assert [n - first for n in received["spectator"]] == [0, 0, 0, 0, 0, 1, 3, 7]
