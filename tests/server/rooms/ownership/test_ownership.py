"""The owners of rooms in the database: one at a time, and only the owner can store events. The tests simulate two processes in one."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar

import pytest
import sqlalchemy as sa

from longwood.protocol.rooms import GolfSettings, Sit
from longwood.server.database import Database, processes, room_events, rooms
from longwood.server.engines import is_name_unlocked
from longwood.server.errors import ElsewhereError
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.ownership import service, store
from longwood.server.rooms.ownership.service import Changes, Ownership
from longwood.server.rooms.ownership.store import OwnerStore, check_no_cluster
from longwood.server.rooms.ownership.watch import MOST_MISSED, MOST_MISSED_UNLOCKED, Beats
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.store import RoomStore, Stored
from longwood.server.rooms.upkeep import Upkeep
from longwood.tables.errors import ConflictError, NotFoundError, StoreError
from longwood.tables.wakes import Wakes
from tests.server.databases import postgresql, url_of
from tests.server.playing import ANSWER_S
from tests.server.rooms.logs import read_view

pytestmark = pytest.mark.postgresql_only("several processes can share only PostgreSQL")

Item = TypeVar("Item")


class Process:
    """The rooms of one process."""

    def __init__(self, url: sa.URL, node: str) -> None:
        self.database = Database(url)
        self.owners = OwnerStore(self.database)
        self.ownership = Ownership(self.owners, node, Metrics())
        self.store = RoomStore(self.database, lambda: self.ownership.id)
        self.rooms = Rooms(self.store, Wakes(), Metrics(), lease=self.ownership)
        self.gone: list[str] = []
        self.adopted: list[str] = []
        self.ownership.changes = Changes(self.rooms.lose, self.gone.extend, self._adopt)

    async def _adopt(self, room: str) -> None:
        self.adopted.append(room)

    async def look(self) -> None:
        await self.ownership.look()

    async def lose_session(self) -> None:
        """Close the connection with the lock, as PostgreSQL does if the process is killed."""
        await self.owners.close()
        is_unlocked = sa.select(is_name_unlocked(sa.literal(self.ownership.node)))
        while not await value(self.database, is_unlocked):
            await asyncio.sleep(0.01)


@pytest.fixture
def url(tmp_path: Path) -> sa.URL:
    return url_of(tmp_path)


def with_processes(url: sa.URL, work: Callable[[Process, Process], Awaitable[None]]) -> None:
    """Run a coroutine with two processes that share a database."""

    async def go() -> None:
        async with process(url, "one") as one, process(url, "two") as two:
            await work(one, two)

    asyncio.run(go())


@asynccontextmanager
async def process(url: sa.URL, node: str) -> AsyncIterator[Process]:
    made = Process(url, node)
    await made.database.open()
    await made.ownership.register()
    try:
        yield made
    finally:
        made.ownership.stop_claiming()
        await made.rooms.close()
        await made.ownership.close()
        await made.database.close()


async def declare_dead(victim: Process, by: Process) -> None:
    """Let a process look until it declares another process dead."""
    for _ in range(MOST_MISSED + 1):
        assert not by.gone
        await by.look()
    assert by.gone == [victim.ownership.node]


async def know_each_other(one: Process, two: Process) -> None:
    """Let each of two processes look."""
    for process in (one, two):
        await process.look()


async def value(database: Database, query: sa.Select[Item]) -> Item:
    async with database.reading() as connection:
        return (await connection.execute(query)).scalar_one()


async def events_of(process: Process, room: str) -> int:
    return await value(process.database, sa.select(sa.func.count()).where(room_events.c.room == room))


def test_a_room_has_one_owner_until_it_is_released(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        room, _ = await one.rooms.open(GolfSettings())
        with pytest.raises(ElsewhereError):
            await two.rooms.seq("ada", room)
        assert await two.ownership.node_with(room) == "one"
        async with one.rooms.held(room) as entry:
            one.rooms.unload(entry)
        await one.ownership.leave()
        assert await two.ownership.node_with(room) == "two"
        assert await two.rooms.seq("ada", room) == 1
        with pytest.raises(NotFoundError):
            await two.rooms.seq("ada", "nowhere")

    with_processes(url, work)


def test_an_unloaded_room_can_be_claimed_again_at_once(url: sa.URL) -> None:
    async def work(one: Process, _: Process) -> None:
        room, _code = await one.rooms.open(GolfSettings())
        for name in ("ada", "bo", "cy"):
            async with one.rooms.held(room) as entry:
                one.rooms.unload(entry)
            await one.rooms.act(name, room, Sit(1, name))
        owner = await one.owners.owner_of(room, "one")
        assert owner is not None
        assert owner.process == one.ownership.id

    with_processes(url, work)


def test_only_one_of_many_concurrent_claims_succeeds(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        opened = [(await one.rooms.open(GolfSettings()))[0] for _ in range(5)]
        await one.rooms.drop_all()
        await asyncio.sleep(0)
        for room in opened:
            claims = await asyncio.gather(*(process.ownership.claim(room) for process in (one, two)), return_exceptions=True)
            assert [type(claim) for claim in claims if claim] == [ElsewhereError]

    with_processes(url, work)


def test_a_paused_owner_cannot_store_anything_after_it_was_declared_dead(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        room, _ = await one.rooms.open(GolfSettings())
        await one.rooms.act("ada", room, Sit(1, "Ada"))
        await declare_dead(one, by=two)
        with pytest.raises(ConflictError):  # it doesn't know yet that it was declared dead
            await one.rooms.act("bo", room, Sit(2, "Bo"))
        assert await events_of(two, room) == 2
        await two.rooms.act("bo", room, Sit(2, "Bo"))
        with pytest.raises(ElsewhereError):
            await one.rooms.act("cy", room, Sit(3, "Cy"))
        await one.look()  # it registers again
        with pytest.raises(ElsewhereError):
            await one.rooms.act("cy", room, Sit(3, "Cy"))
        assert [seat.name for seat in read_view(await two.rooms.view("bo", room)).seats] == ["Ada", "Bo"]
        assert await one.rooms.open(GolfSettings())

    with_processes(url, work)


def test_a_killed_process_is_dead_at_the_next_look(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        await know_each_other(one, two)
        room, _ = await one.rooms.open(GolfSettings())
        await one.lose_session()
        await two.look()
        assert two.gone == ["one"]
        await two.rooms.act("ada", room, Sit(1, "Ada"))
        with pytest.raises(ConflictError):
            await one.rooms.act("bo", room, Sit(2, "Bo"))

    with_processes(url, work)


def test_a_guest_of_a_killed_process_does_not_wait_for_the_next_look(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        await know_each_other(one, two)
        room, _ = await one.rooms.open(GolfSettings())
        assert await two.ownership.node_with(room) == "one"
        await one.lose_session()
        assert await two.ownership.node_with(room) == "two"
        assert two.gone == ["one"]
        await two.rooms.act("ada", room, Sit(1, "Ada"))

    with_processes(url, work)


def test_no_process_is_dead_after_all_have_lost_their_sessions(url: sa.URL) -> None:
    """As after a restart of PostgreSQL. They look again one after the other."""

    async def work(one: Process, two: Process) -> None:
        await know_each_other(one, two)
        room, _ = await one.rooms.open(GolfSettings())
        await one.lose_session()
        await two.lose_session()
        assert await two.ownership.node_with(room) == "one"  # it hasn't noticed yet
        await two.look()
        assert await two.ownership.node_with(room) == "one"
        await know_each_other(one, two)
        assert (one.gone, two.gone) == ([], [])
        await one.lose_session()  # a lock that it had before counts again
        await two.look()
        assert two.gone == ["one"]

    with_processes(url, work)


DISCONNECT = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""  # waits up to a minute until the processes of PostgreSQL have ended


def test_guests_do_not_notice_that_postgresql_has_closed_idle_connections(url: sa.URL, tmp_path: Path) -> None:
    def disconnect() -> None:
        ended = postgresql().connection(tmp_path).exec_driver_sql(DISCONNECT).scalars().all()
        assert ended
        assert all(ended)

    async def work(one: Process, two: Process) -> None:
        room, _ = await one.rooms.open(GolfSettings())
        assert await two.ownership.node_with(room) == "one"
        disconnect()
        assert await two.ownership.node_with(room) == "one"
        await one.rooms.drop_all()
        await one.ownership.leave()
        disconnect()
        await two.ownership.claim(room)

    with_processes(url, work)


def test_a_process_that_never_held_its_lock_is_dead_after_a_few_looks(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        await one.lose_session()
        for _ in range(MOST_MISSED_UNLOCKED + 1):
            assert not two.gone
            await two.look()
        assert two.gone == ["one"]

    with_processes(url, work)


def test_an_owner_that_was_declared_dead_can_reclaim_its_remaining_rooms(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        room, _ = await one.rooms.open(GolfSettings())
        await declare_dead(one, by=two)
        await one.look()
        await one.rooms.act("ada", room, Sit(1, "Ada"))
        assert await two.ownership.node_with(room) == "one"

    with_processes(url, work)


def test_a_process_is_declared_dead_only_after_its_writes_in_progress(url: sa.URL) -> None:
    """Otherwise, the next owner might miss an event that is confirmed afterwards."""

    async def work(one: Process, two: Process) -> None:
        room, _ = await one.rooms.open(GolfSettings())
        async with one.database.writing() as storing:
            own = sa.select(processes.c.id).where(processes.c.id == one.ownership.id)
            await storing.execute(own.with_for_update(read=True, key_share=True))
            for _ in range(MOST_MISSED + 3):
                await two.look()  # doesn't wait for the transaction
            assert not two.gone
        await two.look()
        assert two.gone == ["one"]
        await two.rooms.act("ada", room, Sit(1, "Ada"))

    with_processes(url, work)


STORING: Final = """
import asyncio, os, signal, sys, time
import sqlalchemy as sa
from longwood.server.database import Database, room_events
from longwood.protocol.rooms import GolfSettings, Sit
from tests.server.rooms.ownership.test_ownership import process

async def go() -> None:
    async with process(sa.make_url(sys.argv[1]), "one") as one:
        room, _ = await one.rooms.open(GolfSettings())

        def suspend(connection, cursor, statement, parameters, *_):
            if "INTO room_events" in statement and "sat" in str(parameters):
                print(room, flush=True)
                os.kill(os.getpid(), signal.SIGSTOP)
                time.sleep(3600)  # other threads stop first

        sa.event.listen(sa.Engine, "after_cursor_execute", suspend)
        await one.rooms.act("ada", room, Sit(1, "Ada"))

asyncio.run(go())
"""
"""Opens a room, and suspends the process after an event was inserted but before the transaction is committed."""


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems can suspend a process")
def test_a_process_that_is_suspended_while_it_stores_an_event_is_declared_dead(url: sa.URL) -> None:
    async def work(two: Process, room: str) -> None:
        while not two.gone:
            await two.look()
            await asyncio.sleep(0.1)
        await two.rooms.act("bo", room, Sit(1, "Bo"))
        assert await events_of(two, room) == 2  # the suspended transaction was rolled back

    async def go(room: str) -> None:
        async with asyncio.timeout(ANSWER_S), process(url, "two") as two:
            await work(two, room)

    command = [sys.executable, "-c", STORING, url.render_as_string(hide_password=False)]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=paths) as storing:
        try:
            assert storing.stdout is not None
            room = storing.stdout.readline().strip()
            assert room
            asyncio.run(go(room))
        finally:
            storing.kill()


def test_a_locked_room_does_not_delay_the_claims_of_others(url: sa.URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_CLAIM_S", 10_000.0)

    async def work(one: Process, two: Process) -> None:
        locked, free = [(await one.rooms.open(GolfSettings()))[0] for _ in range(2)]
        await one.rooms.drop_all()
        await one.ownership.leave()
        async with one.database.writing() as connection:
            await connection.execute(rooms.update().where(rooms.c.id == locked).values(touched_at=1))
            waiting = asyncio.create_task(two.ownership.claim(locked))
            await two.ownership.claim(free)
            assert await two.ownership.node_with(locked) == "two"  # nobody owns it
            assert not waiting.done()
        await waiting
        assert two.ownership.owns(locked)

    with_processes(url, work)


def test_the_rooms_of_a_dead_process_are_claimed_together(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        opened = [(await one.rooms.open(GolfSettings()))[0] for _ in range(40)]
        await declare_dead(one, by=two)
        transactions: list[str] = []
        two.database.on_end = lambda operation, seconds: transactions.append(operation)
        assert set(await asyncio.gather(*map(two.ownership.node_with, opened))) == {"two"}
        await asyncio.gather(*map(two.ownership.claim, opened))
        assert len(transactions) <= 4
        owners = await asyncio.gather(*(one.owners.owner_of(room, "one") for room in opened))
        assert {owner.process for owner in owners if owner} == {two.ownership.id}
        with pytest.raises(NotFoundError):
            await two.ownership.claim("nowhere")
        with pytest.raises(ElsewhereError):  # it was declared dead
            await one.ownership.claim(opened[0])

    with_processes(url, work)


def test_the_heartbeat_survives_every_error(url: sa.URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "BEAT_S", 0.01)

    async def work(one: Process, _: Process) -> None:
        errors = [ConflictError(), ZeroDivisionError()]
        has_beaten = asyncio.Event()
        beat = one.owners.beat

        async def failing(process: str) -> Beats:
            if errors:
                raise errors.pop()
            has_beaten.set()
            return await beat(process)

        monkeypatch.setattr(one.owners, "beat", failing)
        running = asyncio.create_task(one.ownership.run())
        async with asyncio.timeout(ANSWER_S):
            await has_beaten.wait()
            one.ownership.stop_claiming()
            await running

    with_processes(url, work)


def test_in_a_batch_only_events_of_rooms_that_are_not_owned_fail(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        mine, _ = await one.rooms.open(GolfSettings())
        other, _ = await two.rooms.open(GolfSettings())
        results = await asyncio.gather(
            *(one.store.append(Stored(room, seq, "{}", 0)) for room, seq in ((mine, 2), (other, 2), (mine, 1))), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), ConflictError, ConflictError]
        assert (await events_of(one, mine), await events_of(one, other)) == (2, 1)

    with_processes(url, work)


def test_refused_events_do_not_split_their_batch(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        mine, _ = await one.rooms.open(GolfSettings())
        other, _ = await two.rooms.open(GolfSettings())
        transactions: list[str] = []
        one.database.on_end = lambda operation, seconds: transactions.append(operation)
        events = [Stored(room, seq, "{}", 0) for room in (mine, other) for seq in range(1, 101)]
        results = await asyncio.gather(*map(one.store.append, events), return_exceptions=True)
        assert [isinstance(result, ConflictError) for result in results] == [True] + 99 * [False] + 100 * [True]
        assert transactions == ["write"]

    with_processes(url, work)


def test_a_locked_room_does_not_delay_the_events_of_others(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        locked, free = [(await one.rooms.open(GolfSettings()))[0] for _ in range(2)]
        async with two.database.writing() as connection:
            await connection.execute(rooms.update().where(rooms.c.id == locked).values(touched_at=1))
            await one.store.touch(locked, 2)  # the next time is early enough
            await one.rooms.act("ada", free, Sit(1, "Ada"))
        assert await value(one.database, sa.select(rooms.c.touched_at).where(rooms.c.id == locked)) == 1

    with_processes(url, work)


def test_an_idle_room_that_was_taken_over_is_not_closed(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        room, code = await one.rooms.open(GolfSettings())
        now = time.time()
        await declare_dead(one, by=two)
        await two.rooms.act("ada", room, Sit(1, "Ada"))
        await Upkeep(one.rooms, one.store).tidy(now, now + 60, None)  # it doesn't know yet that it was declared dead
        assert await two.store.room_of_code(code) == room
        await two.store.touch(room, now + 100)
        await two.store.close_room(room, now, now + 60)  # a guest has come in the meantime
        assert await two.store.room_of_code(code) == room

    with_processes(url, work)


def test_the_timer_of_a_room_that_was_taken_over_is_no_error(
    url: sa.URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(one: Process, _: Process) -> None:
        room, _code = await one.rooms.open(GolfSettings())

        async def lost(*_: object) -> None:
            raise ConflictError

        monkeypatch.setattr(one.rooms, "run_until", lost)
        async with one.rooms.held(room) as entry:
            entry.zero = 0.0
        await one.rooms._tick(entry)
        assert [(record.levelname, record.exc_info) for record in caplog.records] == [("WARNING", None)]

    with_processes(url, work)


def test_a_server_without_a_channel_does_not_use_the_database_of_servers_with_one(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        with pytest.raises(StoreError, match="with a channel"):
            check_no_cluster(url)
        for process in (one, two):
            await process.lose_session()
        check_no_cluster(url)  # they were killed

    with_processes(url, work)


def test_rooms_of_a_dead_process_are_adopted(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        room, _ = await one.rooms.open(GolfSettings())
        await one.rooms.act("ada", room, Sit(1, "Ada"))
        assert await two.owners.orphans(10) == []
        await declare_dead(one, by=two)
        assert await two.owners.orphans(10) == [room]
        await two.rooms.adopt(room)
        assert await two.ownership.node_with(room) == "two"
        assert not read_view(await two.rooms.view("ada", room)).seats[0].here  # the seat becomes free after a while

    with_processes(url, work)


def test_rooms_without_timers_are_not_adopted(url: sa.URL) -> None:
    async def work(one: Process, two: Process) -> None:
        room, _ = await one.rooms.open(GolfSettings())
        await declare_dead(one, by=two)
        await two.rooms.adopt(room)
        await two.ownership.leave()
        assert await value(two.database, sa.select(sa.func.count()).where(rooms.c.owner.is_not(None))) == 0

    with_processes(url, work)
