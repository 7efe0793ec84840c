"""Of several processes that share PostgreSQL, only the leader does the housekeeping. Another process takes over when it stops or dies."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

from longwood.protocol.rooms import GolfSettings
from longwood.server.database import Database
from longwood.server.upkeep import uptime
from longwood.server.upkeep.tables import DAY_S
from longwood.tables.errors import StoreError
from tests.server.databases import database_of, rows, url_of
from tests.server.playing import ANSWER_S
from tests.server.upkeep.world import START_S, World

pytestmark = pytest.mark.postgresql_only("several processes can share only PostgreSQL")


@pytest.fixture
def _long_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make ticks last six hours, and date every table to the start of the test."""
    monkeypatch.setattr(uptime, "TICK_S", DAY_S / 4)
    monkeypatch.setattr("longwood.tables.service.time.time", lambda: START_S)


def ticks(folder: Path) -> int:
    """Return how many ticks of uptime have been counted."""
    return len(rows(folder, "SELECT tick FROM uptime"))


@pytest.mark.usefixtures("_long_ticks")
def test_only_one_process_tidies_until_it_stops(tmp_path: Path) -> None:
    async def go() -> None:
        async with AsyncExitStack() as first, AsyncExitStack() as others:
            leader = await first.enter_async_context(World(tmp_path).started())
            worlds = [leader, *[await others.enter_async_context(World(tmp_path).started()) for _ in range(2)]]
            table = await leader.deal(played=False)
            for number in range(1, 4):
                for world in worlds:
                    await world.run(0.25)
                assert ticks(tmp_path) == number, "time counts once"
            await first.aclose()
            for world in worlds[1:]:
                await world.run(0.25)
            assert ticks(tmp_path) == 4
            assert await worlds[1].ids() == [table]
            for world in worlds[2], worlds[1], worlds[2]:
                await world.run(0.25)
            assert ticks(tmp_path) == 5, "the second process has taken over"
            assert await worlds[1].ids() == []

    asyncio.run(go())


@pytest.mark.usefixtures("_long_ticks")
def test_tables_and_rooms_in_use_on_another_process_are_kept(tmp_path: Path) -> None:
    async def go() -> None:
        async with World(tmp_path).started() as leader, World(tmp_path).started() as other:
            table = await other.deal(played=False)
            room, code = await other.rooms.open(GolfSettings())
            with other.tables.visit(table):
                async with other.rooms.present("ada", room):
                    for _ in range(8):
                        await leader.run(0.25)
                        await other.run(0.25)
                    assert await leader.ids() == [table]
                    assert await leader.rooms.by_code(code) == room
            await leader.run(1.5)
            assert await leader.ids() == []

    asyncio.run(go())


LEADING = """
import asyncio, sys
import sqlalchemy as sa
from longwood.server.database import Database

async def go():
    print(await Database(sa.make_url(sys.argv[1])).is_leader(), flush=True)
    await asyncio.Event().wait()

asyncio.run(go())
"""


@contextmanager
def another_process(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Start a process that becomes the leader, and then prints `True`."""
    command = [sys.executable, "-c", LEADING, url_of(folder).render_as_string(hide_password=False)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


async def elected(database: Database) -> None:
    """Wait until the process with this database is the leader. PostgreSQL takes a moment to notice that a connection has ended."""
    async with asyncio.timeout(ANSWER_S):
        while not await database.is_leader():
            await asyncio.sleep(0.01)


def test_a_process_that_is_killed_is_no_longer_the_leader(tmp_path: Path) -> None:
    async def go() -> None:
        database = database_of(tmp_path)
        with another_process(tmp_path) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "True\n"
            assert not await database.is_leader()
            process.kill()
            await elected(database)
        await database.close()

    asyncio.run(go())


DISCONNECT = """  -- waits up to a minute until the process of PostgreSQL has ended
SELECT state, pg_terminate_backend(pid, 60000) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND datname = current_database()
"""


def test_a_leader_that_has_lost_its_connection_is_elected_again(tmp_path: Path) -> None:
    async def go() -> None:
        one, other = database_of(tmp_path), database_of(tmp_path)
        assert await one.is_leader()
        assert await one.is_leader()
        assert rows(tmp_path, DISCONNECT) == [("idle", True)], "no transaction is open"
        await elected(other)
        with pytest.raises(StoreError):
            await one.is_leader()
        assert not await one.is_leader()
        await other.close()
        await elected(one)
        await one.close()

    asyncio.run(go())
