"""The results of finished matches: stored once with the end of the match, until the players delete them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from longwood.protocol import MatchRecord
from longwood.protocol.rooms import Act, GolfSettings, Hire, Prepare, Rise, Settings, Sit, SpitSettings
from longwood.server.database import match_results, rooms
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.upkeep.store import UpkeepStore
from tests.server.databases import database_of
from tests.server.playing import Browser
from tests.server.rooms.guests import Guest, open_room

pytestmark = pytest.mark.every_store


class Club:
    """Rooms on a new database, with a clock that the test sets."""

    def __init__(self, folder: Path) -> None:
        self.now = 1000.0
        self.database = database_of(folder)
        self.restart()

    def restart(self) -> None:
        """Load the rooms as a restarted server does."""
        self.store = RoomStore(self.database)
        self.rooms = Rooms(self.store, self, Metrics(), clock=lambda: self.now)
        self.upkeep = Upkeep(self.rooms, self.store)

    def wake(self, table: str) -> None:
        pass

    async def begin(self, settings: Settings) -> str:
        """Start a game between Ada and Bo. Return the room's id."""
        room, _ = await self.rooms.open(settings)
        for player in ("ada", "bo"):
            await self.rooms.act(player, room, Sit(0, player.capitalize()))
        await self.start(room)
        return room

    async def start(self, room: str) -> None:
        for player in ("ada", "bo"):
            await self.rooms.act(player, room, Prepare(0, ready=True))
        self.now += 10

    async def leave(self, room: str) -> None:
        """Let Bo leave the game, and with it lose it."""
        await self.rooms.act("bo", room, Rise(0))

    async def count(self) -> int:
        async with self.database.reading() as connection:
            return (await connection.execute(sa.select(sa.func.count()).select_from(match_results))).scalar_one()


def run(folder: Path, test: Callable[[Club], Awaitable[None]]) -> None:
    async def go() -> None:
        club = Club(folder)
        await club.database.open()
        try:
            await test(club)
            await club.rooms.close()
        finally:
            await club.database.close()

    asyncio.run(go())


@pytest.mark.parametrize("settings", [GolfSettings(), GolfSettings(format="match"), SpitSettings()])
def test_both_players_get_the_result_once_also_after_a_restart(tmp_path: Path, settings: Settings) -> None:
    async def test(club: Club) -> None:
        room = await club.begin(settings)
        assert await club.store.results.of("ada") == ([], [])
        await club.leave(room)
        await club.rooms.close()
        club.restart()
        await club.rooms.act("bo", room, Sit(0, "Bo"))
        (mine,), records = await club.store.results.of("ada")
        assert (mine.room, mine.outcome, mine.forfeited) == (room, "won", True)
        assert [(one.name, one.level) for one in mine.opponents] == [("Bo", "")]
        assert records == [MatchRecord("people", 1, 0, 0)]
        (theirs,), records = await club.store.results.of("bo")
        assert (theirs.outcome, [one.name for one in theirs.opponents]) == ("lost", ["Ada"])
        assert records == [MatchRecord("people", 0, 1, 0)]
        await club.start(room)
        await club.leave(room)
        assert (await club.store.results.of("ada"))[1] == [MatchRecord("people", 2, 0, 0)]

    run(tmp_path, test)


@pytest.mark.parametrize("format", ["stroke", "match"])
def test_a_finished_match_has_the_score_of_the_page(tmp_path: Path, format: str) -> None:
    async def test(club: Club) -> None:
        room = await club.begin(GolfSettings(format="match" if format == "match" else "stroke"))
        for hole in range(9):
            await club.rooms.act("bo", room, Act(0, "d", 2 * hole + 1 + hole))
            for player, nth in (("ada", 2 * hole + 1), ("bo", 3 * hole + 2)):
                await club.rooms.act(player, room, Act(0, "end", nth))
            if await club.count():
                break
            for player, nth in (("ada", 2 * hole + 2), ("bo", 3 * hole + 3)):
                await club.rooms.act(player, room, Act(0, "next", nth))
        (mine,), _ = await club.store.results.of("ada")
        assert (mine.outcome, mine.forfeited, mine.parts) == ("drawn", False, 9)
        assert mine.margin == ("halved" if format == "match" else "")
        totals = [mine.score, *(one.score for one in mine.opponents)]
        assert totals == ([None] * 2 if format == "match" else [9 * 35] * 2)

    run(tmp_path, test)


def test_a_match_against_a_computer_counts_for_its_level(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, _ = await club.rooms.open(SpitSettings())
        await club.rooms.act("ada", room, Sit(0, "Ada"))
        await club.rooms.act("ada", room, Hire(0, "trot"))
        await club.rooms.act("ada", room, Prepare(0, ready=True))
        await club.rooms.act("ada", room, Rise(0))
        (mine,), records = await club.store.results.of("ada")
        assert [(one.name, one.level) for one in mine.opponents] == [("Trot", "trot")]
        assert records == [MatchRecord("trot", 0, 1, 0)]

    run(tmp_path, test)


def test_a_room_is_linked_while_it_shows_the_match(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room = await club.begin(SpitSettings())
        await club.leave(room)
        assert [match.room for match in (await club.store.results.of("ada"))[0]] == [room]
        await club.rooms.act("bo", room, Sit(0, "Bo"))
        await club.start(room)
        await club.leave(room)
        assert [match.room for match in (await club.store.results.of("ada"))[0]] == [room, None]
        async with club.database.writing() as connection:
            await connection.execute(rooms.update().values(closed_at=1.0))
        assert [match.room for match in (await club.store.results.of("ada"))[0]] == [None, None]

    run(tmp_path, test)


def test_who_leaves_a_match_of_three_has_no_total(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room, _ = await club.rooms.open(GolfSettings())
        players = ("ada", "bo", "eve")
        for player in players:
            await club.rooms.act(player, room, Sit(0, player.capitalize()))
        for player in players:
            await club.rooms.act(player, room, Prepare(0, ready=True))
        club.now += 10
        await club.rooms.act("eve", room, Rise(0))
        await club.leave(room)
        (mine,), _ = await club.store.results.of("ada")
        assert (mine.outcome, [one.score for one in mine.opponents]) == ("won", [None, None])
        (theirs,), _ = await club.store.results.of("eve")
        assert (theirs.outcome, theirs.forfeited, theirs.score) == ("lost", True, None)

    run(tmp_path, test)


def test_a_match_that_a_late_deletion_ends_is_deleted_too(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await club.begin(SpitSettings())
        await club.upkeep.forget("bo", time.time())
        assert await club.store.results.of("bo") == ([], [])
        (mine,), _ = await club.store.results.of("ada")
        assert (mine.outcome, [one.name for one in mine.opponents]) == ("won", ["Guest"])

    run(tmp_path, test)


def test_results_outlive_the_room_until_the_players_delete_their_data(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room = await club.begin(SpitSettings())
        await club.leave(room)
        await club.upkeep.forget("bo")
        assert await club.store.results.of("bo") == ([], [])
        await club.store.remove(room)
        (mine,), _ = await club.store.results.of("ada")
        assert (mine.room, [one.name for one in mine.opponents]) == (None, ["Guest"])
        await club.upkeep.forget("ada", mine.finished_at)
        assert await club.count() == 2, "it was played later"
        await club.upkeep.forget("ada")
        assert await club.count() == 0

    run(tmp_path, test)


def test_a_player_who_deletes_their_data_in_a_match_leaves_no_name(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        room = await club.begin(SpitSettings())
        await club.upkeep.forget("bo")
        (mine,), _ = await club.store.results.of("ada")
        assert (mine.room, mine.outcome, [one.name for one in mine.opponents]) == (room, "won", ["Guest"])
        assert await club.store.results.of("bo") == ([], [])

    run(tmp_path, test)


def test_results_expire_with_the_games_of_players_who_no_longer_play(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await club.leave(await club.begin(SpitSettings()))
        (mine,), _ = await club.store.results.of("ada")
        present = sa.select(sa.literal("ada"))
        assert await club.store.results.absent_players(present, mine.finished_at + 1, 9) == ["bo"]
        store = UpkeepStore(club.database)
        assert not await store.forget_matches(mine.finished_at, 9)
        assert await club.count() == 2
        assert await store.forget_matches(mine.finished_at + 1, 1)
        assert await club.count() == 2, "the other player's name is still known"
        assert await store.forget_matches(mine.finished_at + 1, 1)
        assert not await store.forget_matches(mine.finished_at + 1, 1)
        assert await club.count() == 0

    run(tmp_path, test)


@pytest.mark.usefixtures("short_countdown")
def test_the_statistics_contain_the_matches(browser: Browser) -> None:
    with Guest(browser, open_room(browser, SpitSettings()).room) as guest:
        guest.sit("Ada")
        guest.do(Hire(0, "stroll"))
        guest.ready()
        guest.do(Rise(0))
    found = browser.http.get("/api/statistics").json()
    assert (found["games"], found["records"]) == ([], [{"against": "stroll", "won": 0, "lost": 1, "drawn": 0}])
    assert [(one["game"], one["name"], one["format"]) for one in found["matches"]] == [("spit", "Spit", "spit")]
    assert "player" not in found["matches"][0]
    browser.http.request("DELETE", "/api/games")
    assert browser.http.get("/api/statistics").json()["matches"] == []
