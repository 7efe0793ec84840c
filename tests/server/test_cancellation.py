"""Cancelled transactions, and a database that is closed while it is in use: no connection is left open."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from longwood.server import database as database_module
from longwood.server import engines, run
from longwood.server.database import Database, fetch_all, rounds, tables
from longwood.server.engines import lock_name
from longwood.tables.errors import StoreError
from longwood.tables.ids import new_id
from tests.server import databases
from tests.server.databases import database_of, url_of
from tests.server.playing import Browser, Running, eventually

pytestmark = pytest.mark.every_store

Work = Callable[[Database], Coroutine[Any, Any, object]]


class CancelledAt:
    """Runs a coroutine and cancels its task when it waits for the `at`-th time, and once more the next time if `twice` is set."""

    def __init__(self, work: Coroutine[Any, Any, object], at: int, *, twice: bool) -> None:
        self._work = work
        self._at = {at, at + 1} if twice else {at}

    def __await__(self) -> Generator[Any, Any, None]:
        task = asyncio.current_task()
        assert task is not None
        steps = self._work.__await__()
        resume: Callable[[], Any] = partial(next, steps)
        for number in count(1):
            try:
                awaited = resume()
            except StopIteration:
                return
            if number in self._at:
                task.cancel()
            try:
                value = yield awaited
            except BaseException as error:
                resume = partial(steps.throw, error)
            else:
                resume = partial(steps.send, value)


async def run_cancelled(work: Coroutine[Any, Any, object], at: int, *, twice: bool = False) -> bool:
    """Return whether the work was cancelled. It isn't if it waits fewer than `at` times."""

    async def go() -> None:
        await CancelledAt(work, at, twice=twice)

    try:
        await asyncio.create_task(go())
    except asyncio.CancelledError:
        return True
    return False


async def read(database: Database) -> None:
    async with database.reading() as connection:
        await connection.execute(sa.select(tables.c.id).limit(1))
        await fetch_all(connection, sa.select(tables.c.id), tables.c.dealt, str)


async def write(database: Database) -> None:
    async with database.writing() as connection:
        await connection.run_sync(lock_name, "ada")
        await connection.execute(rounds.insert().values(id=new_id(), player="ada", created_at=0))


def in_use(database: Database) -> int:
    return sum(engine.pool.checkedout() for engine in (database._reader, database._writer))  # type: ignore[attr-defined]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Database]:
    database = database_of(folder)
    await database.open()
    try:
        yield database
    finally:
        await database.close()
        assert in_use(database) == 0


@pytest.fixture(autouse=True)
def _leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make psycopg yield to other tasks whenever it can. Otherwise, this depends on how busy the machine is."""
    monkeypatch.setattr("psycopg.waiting.MAX_BUSY_TIME", 0, raising=False)
    yield
    gc.collect()  # fails the test if there is an open connection that nobody refers to


@pytest.mark.parametrize("twice", [False, True], ids=["once", "twice"])
@pytest.mark.parametrize("work", [read, write])
def test_a_transaction_can_be_cancelled_wherever_it_waits(tmp_path: Path, work: Work, twice: bool) -> None:
    async def go() -> None:
        async with opened(tmp_path) as database:
            await work(database)
            for at in count(1):
                was_cancelled = await run_cancelled(work(database), at, twice=twice)
                assert in_use(database) == 0
                await work(database)
                if not was_cancelled:
                    assert at > 3
                    break

    asyncio.run(go())


def test_a_new_connection_can_be_cancelled_wherever_it_waits(tmp_path: Path) -> None:
    async def go() -> None:
        for at in count(1):
            async with opened(tmp_path) as database:
                was_cancelled = await run_cancelled(write(database), at)
                assert in_use(database) == 0
            if not was_cancelled:
                assert at > 5
                break

    asyncio.run(go())


def test_closing_waits_for_transactions_and_cancels_those_that_take_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "_FINISH_S", 0.5)
    ended: list[str] = []

    async def go() -> None:
        database = database_of(tmp_path)
        await database.open()
        reading, may_finish = asyncio.Semaphore(0), asyncio.Event()

        async def hold(name: str, until: asyncio.Event) -> None:
            try:
                async with database.reading() as connection:
                    await connection.execute(sa.select(tables.c.id))
                    reading.release()
                    await until.wait()
                    await connection.execute(sa.select(tables.c.id))
                    ended.append(f"{name} finished")
            except asyncio.CancelledError:
                ended.append(f"{name} was cancelled")
                raise

        tasks = [asyncio.create_task(hold("quick", may_finish)), asyncio.create_task(hold("slow", asyncio.Event()))]
        for _ in tasks:
            await reading.acquire()
        closing = asyncio.create_task(database.close())
        may_finish.set()
        await closing
        assert in_use(database) == 0
        for work in (read, write):
            with pytest.raises(StoreError, match="has been closed"):
                await work(database)
        with pytest.raises(StoreError, match="has been closed"):
            await database.write(lambda connection: None)
        await asyncio.wait(tasks)

    asyncio.run(go())
    assert ended == ["quick finished", "slow was cancelled"]


def test_a_server_that_is_stopped_during_requests_closes_all_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_SHUTDOWN_S", 0.05)
    monkeypatch.setattr(engines, "_WAIT_S", 1)  # how long SQLite waits for the lock
    monkeypatch.setattr(database_module, "_FINISH_S", 0.05)
    url_of(tmp_path)  # opens its connection before connections are counted
    before = connections(tmp_path)
    with Running(tmp_path) as server, Browser(server.address) as browser, browser.open(browser.deal("golf", 1)) as tab:
        with databases.locked(tmp_path):

            async def stop_in_the_middle() -> None:
                async with httpx.AsyncClient(base_url=server.address, cookies=browser.http.cookies, trust_env=False) as client:
                    paths = [*["/api/statistics"] * 4, *["/api/tables"] * 4]
                    requests = [asyncio.create_task(client.get(path)) for path in paths]
                    requests += [asyncio.create_task(client.post("/api/tables", json={"game": "golf"})) for _ in range(4)]
                    tab.socket.send('{"type":"play","ref":1,"source":"stock","target":"hole"}')
                    while server.tasks() < 6:
                        await asyncio.sleep(0.01)
                    server.server.should_exit = True
                    await asyncio.wait(requests)

            asyncio.run(stop_in_the_middle())
            server.join()
        gc.collect()
        assert eventually(lambda: connections(tmp_path) == before)  # PostgreSQL takes a moment to end them


def connections(folder: Path) -> int:
    """Return the number of connections to the PostgreSQL database of a folder."""
    if url_of(folder).get_backend_name() == "sqlite":
        return 0
    ((found,),) = databases.rows(folder, "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
    assert isinstance(found, int)
    return found
