"""The store of room events: many events share a transaction, and each is on disk before its caller continues."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
import sqlalchemy as sa

from longwood.server.database import Database
from longwood.server.rooms.store import RoomStore, Stored
from longwood.tables.errors import ConflictError
from tests.server.databases import database_of, rows

pytestmark = pytest.mark.every_store

ROOMS = [f"room {n}" for n in range(40)]


def with_store(folder: Path, work: Callable[[RoomStore], Coroutine[None, None, None]]) -> None:
    """Run a coroutine with a store in which every room of ROOMS has its first event."""

    async def go() -> None:
        database = database_of(folder)
        await database.open()
        store = RoomStore(database)
        try:
            for n, room in enumerate(ROOMS):
                await store.open_room(event(room, 1), f"CODE{n:02}", 0)
            await work(store)
        finally:
            await store.close()
            await database.close()

    asyncio.run(go())


def event(room: str, seq: int) -> Stored:
    return Stored(room, seq, "{}", 0)


def on_disk(folder: Path) -> set[tuple[object, ...]]:
    """Return the (room, number) pairs of all events that another connection sees."""
    return set(rows(folder, "SELECT room, seq FROM room_events"))


def test_events_of_many_rooms_share_a_transaction_and_each_is_stored_before_it_is_confirmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transactions = 0
    write = Database.write

    async def counted(self: Database, work: Callable[[sa.Connection], object]) -> object:
        nonlocal transactions
        transactions += 1
        return await write(self, work)

    monkeypatch.setattr(Database, "write", counted)

    async def work(store: RoomStore) -> None:
        async def play(room: str) -> None:
            for seq in range(2, 6):
                await store.append(event(room, seq))
                assert (room, seq) in on_disk(tmp_path), "confirmed before it was stored"

        await asyncio.gather(*map(play, ROOMS))

    with_store(tmp_path, work)
    assert len(on_disk(tmp_path)) == 5 * len(ROOMS)
    assert transactions <= 2 * 4, f"{4 * len(ROOMS)} events took {transactions} transactions"


def test_an_event_that_cannot_be_stored_does_not_stop_the_others_of_its_transaction(tmp_path: Path) -> None:
    async def work(store: RoomStore) -> None:
        events = [event(room, 1 if room == ROOMS[3] else 2) for room in ROOMS]
        results = await asyncio.gather(*map(store.append, events), return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [ConflictError]
        assert isinstance(results[3], ConflictError)

    with_store(tmp_path, work)
    assert len(on_disk(tmp_path)) == 2 * len(ROOMS) - 1


def test_the_event_of_a_cancelled_caller_is_stored(tmp_path: Path) -> None:
    async def work(store: RoomStore) -> None:
        tasks = [asyncio.create_task(store.append(event(room, 2))) for room in ROOMS]
        await asyncio.sleep(0)
        tasks[0].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(results[0], asyncio.CancelledError)
        assert not any(results[1:])

    with_store(tmp_path, work)
    assert (ROOMS[0], 2) in on_disk(tmp_path)
