"""The views of a room: parts that have not changed are not built again."""

from __future__ import annotations

import msgspec
import pytest

from longwood.protocol import rooms as wire
from longwood.protocol.rooms import GolfSettings, Prepare, Rename, Rise, Settings, Settle, Sit, SpitSettings
from longwood.server.rooms.events import Came, Ticked, Went
from longwood.server.rooms.simulation import simulate
from longwood.server.rooms.state import Room
from longwood.server.rooms.views import RoomViews
from tests.server.rooms.guests import updated
from tests.server.rooms.logs import ADA, BO, EVE, Log, gathered


def check(rooms: list[Room]) -> None:
    """Check that views made from those of the room's previous state are the same as new ones, and are written as msgspec writes them."""
    before = None
    for seq, room in enumerate(rooms, 1):
        code = None if seq > len(rooms) - 3 else "ABCDEF"
        before = RoomViews("id", code, room, before)
        for player in (ADA, BO, EVE):
            view = before.of(player, seq, room.at_ms, [3], seq)
            assert view == RoomViews("id", code, room).of(player, seq, room.at_ms, [3], seq), f"event {seq}"
            assert view == msgspec.json.encode(msgspec.json.decode(view, type=wire.Room)), f"event {seq}"


def check_updates(rooms: list[Room]) -> int:
    """Check that an update since any earlier state gives the same room as a whole view. Return the number of updates."""
    views: list[RoomViews] = []
    for room in rooms:
        views.append(RoomViews("id", "ABCDEF", room, views[-1] if views else None))
    updates = 0
    for seq, (now, room) in enumerate(zip(views, rooms, strict=True), 1):
        for then in (max(1, seq - ago) for ago in (1, 2, 15, 16, 17, 40)):
            known = views[then - 1]
            if not now.has_only_game_changed(known):
                continue
            for player in (ADA, BO, EVE):
                before, after = (
                    msgspec.json.decode(one.of(player, n, room.at_ms, [3], 7), type=wire.Room) for one, n in ((known, then), (now, seq))
                )
                update = now.update(player, seq, room.at_ms, known, 7)
                assert updated(before, msgspec.json.decode(update, type=wire.RoomUpdate)) == after, f"event {seq}, since event {then}"
                updates += 1
    return updates


@pytest.mark.parametrize("settings", [GolfSettings(holes=9), SpitSettings()], ids=["golf", "spit"])
def test_the_views_of_a_match_do_not_depend_on_the_views_before(settings: Settings) -> None:
    rooms: list[Room] = []
    simulate(settings, ["stroll" if isinstance(settings, SpitSettings) else "beginner"] * 2, 3, on_event=rooms.append)
    check(rooms[:200] + rooms[-20:])


@pytest.mark.parametrize("settings", [GolfSettings(holes=9), SpitSettings()], ids=["golf", "spit"])
def test_an_update_and_the_view_before_give_the_whole_view(settings: Settings) -> None:
    rooms: list[Room] = []
    for deal in (3, 4):
        simulate(settings, ["stroll" if isinstance(settings, SpitSettings) else "beginner"] * 2, deal, on_event=rooms.append)
    assert check_updates(rooms[:200] + rooms[-20:]) > 500


def test_the_views_of_guests_do_not_depend_on_the_views_before() -> None:
    rooms: list[Room] = []
    log: Log = gathered("Ada", settings=SpitSettings())
    rooms.append(log.room)
    for player, action in (
        (BO, Sit(0, "Bo")),
        (BO, Rename(0, "Bob")),
        (ADA, Settle(0, SpitSettings(no_slap=True))),
        (ADA, Prepare(0, ready=True)),
        (BO, Prepare(0, ready=True)),
    ):
        rooms.append(log.do(player, action))
    rooms.append(log.apply(Ticked(), log.room.due))
    rooms.append(log.apply(Went(BO), log.room.at_ms + 10))
    rooms.append(log.apply(Came(BO), log.room.at_ms + 10))
    rooms.append(log.apply(Ticked(), log.room.due))
    rooms.append(log.do(ADA, Rise(0)))
    assert len(log.room.seats) == 1
    check(rooms)
