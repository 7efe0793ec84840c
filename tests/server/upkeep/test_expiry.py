"""Unused tables are deleted in small steps, and nothing that a player can see changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from longwood.protocol import End
from longwood.protocol.rooms import GolfSettings
from longwood.server.access.limits import ServerLimits
from longwood.server.rooms.upkeep import Upkeep
from longwood.server.tables.imports import Imports
from longwood.server.upkeep import tables as table_upkeep
from longwood.server.upkeep import uptime
from longwood.server.upkeep.store import UpkeepStore
from longwood.server.upkeep.tables import DAY_S
from longwood.server.upkeep.uptime import Uptime
from longwood.tables.errors import NotFoundError, StoreError
from tests.server.tables.test_hostile_archives import body, golf
from tests.server.upkeep.world import ME, OTHER, TURN, World

pytestmark = pytest.mark.every_store


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that runs a test in a World with ticks of six hours."""
    monkeypatch.setattr(uptime, "TICK_S", DAY_S / 4)
    monkeypatch.setattr(table_upkeep, "_AT_A_TIME", 2)

    def run(test: Callable[[World], Awaitable[None]], retention_days: int = 0) -> None:
        async def go() -> None:
            async with World(tmp_path, retention_days).started() as world:
                monkeypatch.setattr("longwood.tables.service.time.time", lambda: world.now)
                await test(world)

        asyncio.run(go())

    return run


Run = Callable[..., None]


def test_tables_without_a_move_are_deleted_after_a_day(run: Run) -> None:
    async def test(world: World) -> None:
        unplayed = [await world.deal(played=False, deal=str(number)) for number in range(3)]
        played = await world.deal(played=True)
        alone = await world.deal(played=False, game="lucas", player=OTHER)
        await world.run(0.75)
        assert await world.ids() == [*unplayed, played]
        before = await world.seen()
        await world.run(0.75)
        assert (await world.ids(), await world.ids(OTHER)) == ([played], [])
        assert await world.seen() == before
        assert {*unplayed, alone} <= set(world.woken), "open pages are updated"
        with pytest.raises(NotFoundError):
            await world.tables.view(ME, unplayed[0])
        world.now += 1000 * DAY_S
        await world.run(1.25)
        assert await world.ids() == [played], "played games stay for ever by default"

    run(test)


def test_a_table_that_is_open_in_a_browser_is_not_deleted(run: Run) -> None:
    async def test(world: World) -> None:
        table = await world.deal(played=False)
        with world.tables.visit(table), world.tables.visit(table):
            await world.run(1.5)
        assert not world.tables.visited
        await world.tables.act(ME, table, TURN)
        other = await world.deal(played=False, game="lucas")
        with world.tables.visit(other):
            await world.run(1.5)
        await world.run(0.5)
        assert await world.ids() == [table, other]
        await world.run(1)
        assert await world.ids() == [table]

    run(test)


def test_a_lost_game_stays_lost(run: Run) -> None:
    """A game in progress counts as lost once the player has dealt the same game again, even if that deal is never played."""

    async def test(world: World) -> None:
        lost = await world.deal(played=True)
        unplayed = [await world.deal(played=False, deal=str(number)) for number in (2, 3)]
        other_rules = await world.deal(played=False, queens_on_kings=True)
        before = await world.seen()
        await world.run(1.5)
        assert await world.ids() == [lost, unplayed[1], other_rules], "a table of other rules stays too, although it need not"
        assert await world.seen() == before
        newest = await world.deal(played=True, deal="4")
        before = await world.seen()
        await world.run(1.5)
        assert await world.ids() == [lost, other_rules, newest]
        assert await world.seen() == before

    run(test)


def test_rounds_are_deleted_only_as_a_whole(run: Run) -> None:
    async def test(world: World) -> None:
        await world.tables.begin_round(ME, "golf", {})
        first = await world.tables.begin_round(OTHER, "golf", {})
        row = await world.store.table(first)
        assert row is not None
        assert row.round is not None
        await world.tables.act(OTHER, first, End(0))
        second = await world.tables.next_hole(OTHER, row.round)
        await world.run(1.5)
        assert (await world.ids(), await world.store.rounds_of(ME)) == ([], {})
        assert await world.ids(OTHER) == [first, second]
        await world.tables.act(OTHER, second, End(0))
        third = await world.tables.next_hole(OTHER, row.round)
        assert await world.ids(OTHER) == [first, second, third]

    run(test)


def test_the_games_of_a_player_who_no_longer_plays_are_deleted_after_the_retention_time(run: Run) -> None:
    async def test(world: World) -> None:
        old = [await world.deal(played=True, deal=str(number)) for number in range(3)]
        first = await world.tables.begin_round(OTHER, "golf", {})
        row = await world.store.table(first)
        assert row is not None
        await world.tables.act(OTHER, first, End(0))
        for _ in range(2):
            await world.tables.next_hole(OTHER, row.round or "")
            await world.tables.act(OTHER, (await world.ids(OTHER))[-1], End(0))
        await world.run(1)
        new = await world.deal(played=True, deal="9")
        await world.run(1.5)
        assert await world.ids(OTHER) == []
        assert await world.store.rounds_of(OTHER) == {}
        assert await world.ids() == [*old, new], "no game of a player who still plays is deleted"
        await world.run(1)
        assert await world.ids() == []

    run(test, retention_days=2)


@pytest.mark.parametrize("played_at", [0.0, 4_070_000_000.0], ids=["1970", "2099"])
def test_imported_games_are_kept_by_the_time_of_their_import(run: Run, played_at: float) -> None:
    """A file can contain any time for the last move, of a game and of what continues it, and for a hole without any move."""

    async def test(world: World) -> None:
        imports = Imports(world.store, world.tables.changed, ServerLimits())
        game, longer = (golf(moves, dealt_at=played_at, played_at=played_at) for moves in (2, 3))
        hole = golf(0, deal=16, round="r", hole=1, round_at=played_at, dealt_at=played_at, played_at=played_at)
        assert (await imports.run(ME, body(game))).added == 1
        assert (await imports.run(OTHER, body(hole))).added == 1
        await world.run(0.75)
        assert (len(await world.ids()), len(await world.ids(OTHER))) == (1, 1)
        await world.run(0.75)
        assert (len(await world.ids()), len(await world.ids(OTHER))) == (1, 0), "a hole without a move is deleted after a day"
        assert (await imports.run(ME, body(longer))).continued == 1
        await world.run(1.5)
        assert len(await world.ids()) == 1
        await world.run(1)
        assert await world.ids() == []

    run(test, retention_days=2)


def test_a_clock_that_jumps_forward_deletes_nothing(run: Run) -> None:
    async def test(world: World) -> None:
        await world.run(4)
        unplayed, played = await world.deal(played=False), await world.deal(played=True, game="lucas")
        room, code = await world.rooms.open(GolfSettings())
        await world.run(0.5)
        world.now += 400 * DAY_S
        await world.run(0.25)
        world.now += 400 * DAY_S
        await world.housekeeping.tidy(world.now)
        assert await world.ids() == [unplayed, played]
        assert await world.rooms.by_code(code) == room
        await world.run(1.25)
        assert await world.ids() == [played]
        with pytest.raises(NotFoundError):
            await world.rooms.by_code(code)

    run(test, retention_days=3)


def test_downtime_does_not_count(run: Run, tmp_path: Path) -> None:
    async def first(world: World) -> None:
        await world.deal(played=False)
        await world.run(0.5)

    async def second(world: World) -> None:
        world.now += 30 * DAY_S
        await world.run(0.5)
        assert len(await world.ids()) == 1
        await world.run(0.5)
        assert await world.ids() == []

    run(first)
    run(second)


def test_the_uptime_is_stored_only_as_long_as_it_is_needed(run: Run) -> None:
    async def test(world: World) -> None:
        counted = Uptime(UpkeepStore(world.store.database), 2.5 * uptime.TICK_S)
        for now in range(6):
            await counted.tick(now)
        assert await counted.before(5, 2.5 * uptime.TICK_S) == min(2.0, 5 - 2.5 * uptime.TICK_S)
        async with world.store.database.reading() as connection:
            stored = (await connection.exec_driver_sql("SELECT at FROM uptime ORDER BY tick")).scalars().all()
        assert stored == [2, 3, 4, 5]

    run(test)


def test_a_failed_job_does_not_stop_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(world: World) -> None:
        await world.deal(played=False)

        async def broken(*_: object) -> None:
            raise StoreError("the disk can't be written")

        monkeypatch.setattr(Upkeep, "tidy", broken)
        await world.run(1.5)
        assert await world.ids() == []

    run(test)


def test_a_server_that_stops_waits_for_the_job_in_progress(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cancelled job couldn't finish later, because the database is closed next."""

    async def test(world: World) -> None:
        started, may_end, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def check() -> None:
            started.set()
            await may_end.wait()
            ended.set()

        monkeypatch.setattr(world.store.database, "check", check)
        world.housekeeping.start()
        await started.wait()
        closing = asyncio.create_task(world.housekeeping.close())
        await asyncio.sleep(0)
        may_end.set()
        await closing
        assert ended.is_set()
        assert len(asyncio.all_tasks()) == 1

    run(test)
