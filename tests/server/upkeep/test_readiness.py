"""The health checks report whether games can be stored, and why they can't."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from longwood.server.database import Database, heartbeat, prepare, tables
from longwood.server.tables.store import FILE
from longwood.server.upkeep import readiness
from longwood.server.upkeep.readiness import Readiness
from longwood.server.upkeep.store import UpkeepStore
from longwood.tables.errors import StoreError
from tests.server.databases import change, database_of
from tests.server.playing import Browser, Running

pytestmark = pytest.mark.every_store

FRESH_S = 1.0


def with_readiness(folder: Path, test: Callable[[Database, Readiness], Awaitable[None]], clock: Callable[[], float] = lambda: 0.0) -> None:
    async def go() -> None:
        database = database_of(folder)
        await database.open()
        try:
            await test(database, Readiness(database, clock))
        finally:
            await database.close()

    asyncio.run(go())


def test_a_healthy_server_is_ready(browser: Browser) -> None:
    for path in ("/healthz", "/readyz"):
        answer = browser.http.get(path)
        assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, "ok", "no-store")
        assert browser.http.head(path).status_code == 200


def test_each_check_writes_but_not_more_often_than_once_a_second(tmp_path: Path) -> None:
    now = 0.0

    async def test(database: Database, ready: Readiness) -> None:
        nonlocal now

        async def beat() -> float | None:
            async with database.reading() as connection:
                found: float | None = (await connection.exec_driver_sql("SELECT at FROM heartbeat")).scalar()
                return found

        seen = []
        for at in (0.0, 0.9, 1.0):
            now = at
            assert [*await asyncio.gather(ready.problem(), ready.problem())] == [None, None]
            seen.append(await beat())
        assert seen[0] is not None
        assert seen[0] == seen[1]
        assert seen[1] != seen[2]

    with_readiness(tmp_path, test, lambda: now)


@pytest.mark.postgresql_only("several processes can share only PostgreSQL")
def test_a_process_that_is_suspended_during_its_check_does_not_affect_others(tmp_path: Path) -> None:
    async def go() -> None:
        one, two = (database_of(tmp_path) for _ in range(2))
        try:
            await one.open()
            assert await Readiness(one).problem() is None
            async with one.writing() as connection:
                await connection.execute(heartbeat.update().values(at=1.0))
                assert await Readiness(two).problem() is None
        finally:
            await two.close()
            await one.close()

    asyncio.run(go())


def test_the_heartbeats_of_processes_that_ended_are_deleted_after_a_day(tmp_path: Path) -> None:
    async def test(database: Database, _: Readiness) -> None:
        for now in (0.0, 1.0, 2 * 24 * 3600.0):
            await UpkeepStore(database).beat(now)
        async with database.reading() as connection:
            assert len((await connection.execute(sa.select(heartbeat))).all()) == 1

    with_readiness(tmp_path, test)


FULL = """
import asyncio, resource, signal, sys
from pathlib import Path
from longwood.server.database import Database
from longwood.server.tables.store import FILE
from longwood.server.upkeep.readiness import Readiness

async def go(folder):
    database = Database(folder / FILE)
    now = 0.0
    ready = Readiness(database, lambda: now)
    print(await ready.problem())
    size = (folder / f"{FILE}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))  # like a full disk: no file can grow
    now = 10.0
    print(await ready.problem())
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    now = 20.0
    print(await ready.problem())
    await database.close()

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
asyncio.run(go(Path(sys.argv[1])))
"""


@pytest.mark.sqlite_only("limits the size of its files")
@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems can limit the size of files")
def test_a_server_that_cannot_write_is_not_ready_and_recovers(tmp_path: Path) -> None:
    prepare(tmp_path / FILE)
    done = subprocess.run([sys.executable, "-c", FULL, str(tmp_path)], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines() == ["None", "the database can't be written", "None"]


def test_a_database_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    now = 0.0

    async def test(database: Database, ready: Readiness) -> None:
        nonlocal now
        for name, other, problem in (("heartbeat", "lost", "the database can't be written"), ("lost", "heartbeat", None)):
            change(tmp_path, f"ALTER TABLE {name} RENAME TO {other}")
            now += FRESH_S
            assert await ready.problem() == problem

    with_readiness(tmp_path, test, lambda: now)


async def fill(database: Database, pages: int) -> None:
    """Fill the database beyond its maximum number of pages."""
    async with database.writing() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        await connection.exec_driver_sql("CREATE TABLE large (text TEXT)")


@pytest.mark.sqlite_only("limits the size of its file")
def test_the_error_of_a_full_database_has_its_kind(tmp_path: Path) -> None:
    errors: list[StoreError] = []

    async def test(database: Database, ready: Readiness) -> None:
        database.on_error = errors.append
        assert await ready.problem() is None
        async with database.writing() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        with pytest.raises(StoreError):
            await fill(database, pages)
        assert [error.kind for error in errors] == ["full"]
        assert not database.is_damaged

    with_readiness(tmp_path, test)


@pytest.mark.sqlite_only("PostgreSQL can be on another machine")
def test_an_almost_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(database: Database, ready: Readiness) -> None:
        assert await ready.problem() == "the disk is almost full"

    monkeypatch.setattr(readiness, "_LEAST_FREE_BYTES", 2**63)
    with_readiness(tmp_path, test)


def damage(file: Path) -> Callable[[], None]:
    """Overwrite the page that holds the tables with random bytes. Return a function that restores it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
    first = (root - 1) * size
    healthy = file.read_bytes()[first : first + size]

    def write(page: bytes) -> None:
        with file.open("r+b") as stream:
            stream.seek(first)
            stream.write(page)

    write(os.urandom(size))

    def restore() -> None:
        write(healthy)
        with closing(sqlite3.connect(file)) as connection, connection:  # any change makes the server read its cached pages again
            connection.execute("UPDATE heartbeat SET at = 0")

    return restore


@pytest.mark.sqlite_only("damages its file")
def test_a_damaged_database_is_found_when_it_is_used_or_checked(tmp_path: Path) -> None:
    now = 0.0

    async def test(database: Database, ready: Readiness) -> None:
        nonlocal now
        await database.check()
        assert await ready.problem() is None
        restore = await asyncio.to_thread(damage, tmp_path / FILE)
        now += FRESH_S
        assert await ready.problem() is None, "nothing has read the damaged page yet"
        with pytest.raises(StoreError):
            async with database.reading() as connection:
                (await connection.execute(sa.select(tables))).all()
        now += FRESH_S
        assert await ready.problem() == "the database is damaged"
        database.is_damaged = False
        with pytest.raises(StoreError):
            await database.check()
        now += FRESH_S
        assert await ready.problem() == "the database is damaged"
        await asyncio.to_thread(restore)
        await database.check()
        now += FRESH_S
        assert await ready.problem() is None

    with_readiness(tmp_path, test, lambda: now)


@pytest.mark.sqlite_only("damages its file")
def test_a_server_that_is_not_ready_says_why_and_counts_its_errors(tmp_path: Path) -> None:
    with Running(tmp_path) as running, Browser(running.address) as browser:
        browser.deal("golf", 1)
        damage(tmp_path / FILE)
        assert browser.http.get("/api/tables").status_code == 503
        answer = browser.http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "the database is damaged")
        assert browser.http.get("/healthz").status_code == 200
        assert 'longwood_store_errors_total{kind="damaged"} 1.0' in browser.http.get("/metrics").text
