"""A room is rebuilt from its log only once, even if several callers ask for it at the same time and some of them cancel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from longwood.protocol.rooms import GolfSettings
from longwood.server.rooms.cache import OpenRoom, OpenRooms
from longwood.server.rooms.events import Opened, format_room_event
from longwood.server.rooms.store import RoomStore, Stored
from longwood.tables.errors import NotFoundError
from tests.server.databases import database_of

pytestmark = pytest.mark.every_store


async def with_store(folder: Path, work: Callable[[RoomStore], Awaitable[None]]) -> None:
    """Run a coroutine with a new room store."""
    database = database_of(folder)
    await database.open()
    try:
        await work(RoomStore(database))
    finally:
        await database.close()


def test_a_room_is_loaded_once_even_if_a_caller_cancels(tmp_path: Path) -> None:
    opened: list[OpenRoom] = []

    async def work(store: RoomStore) -> None:
        await store.open_room(Stored("room", 1, format_room_event(Opened(GolfSettings())), 0), "ABCDEF", 0)
        rooms = OpenRooms(store, opened.append, lambda: 0.0)
        loading = [asyncio.create_task(rooms.entry("room")) for _ in range(3)]
        await asyncio.sleep(0)
        assert len(rooms) == 1
        assert not opened, "the room is still being rebuilt"
        loading[0].cancel()
        await asyncio.wait(loading[:1])
        later = asyncio.create_task(rooms.entry("room"))
        found = await asyncio.gather(*loading, later, return_exceptions=True)
        assert isinstance(found[0], asyncio.CancelledError)
        assert found[1:] == opened * 3
        assert len(opened) == 1
        assert await rooms.entry("room") is opened[0]

    asyncio.run(with_store(tmp_path, work))


def test_an_unknown_room_leaves_nothing_in_the_cache(tmp_path: Path) -> None:
    async def work(store: RoomStore) -> None:
        rooms = OpenRooms(store, lambda _: None, lambda: 0.0)
        for _ in range(2):
            found = await asyncio.gather(*(rooms.entry("room") for _ in range(3)), return_exceptions=True)
            assert [type(one) for one in found] == [NotFoundError] * 3
        assert len(rooms) == 0

    asyncio.run(with_store(tmp_path, work))


def test_rooms_being_rebuilt_are_cancelled_at_shutdown(tmp_path: Path) -> None:
    opened: list[OpenRoom] = []

    async def work(store: RoomStore) -> None:
        for room in ("one", "other"):
            await store.open_room(Stored(room, 1, format_room_event(Opened(GolfSettings())), 0), room, 0)
        rooms = OpenRooms(store, opened.append, lambda: 0.0)
        one = await rooms.entry("one")
        loading = asyncio.create_task(rooms.entry("other"))
        await asyncio.sleep(0)
        assert len(rooms) == 2
        await asyncio.gather(*rooms.drop_all(), return_exceptions=True)
        assert len(rooms) == 0
        assert one.is_dropped
        assert isinstance((await asyncio.gather(loading, return_exceptions=True))[0], asyncio.CancelledError)
        assert opened == [one], "no room is loaded after the shutdown"
        assert asyncio.all_tasks() == {asyncio.current_task()}, "no task is left running"

    asyncio.run(with_store(tmp_path, work))


def test_a_room_dropped_from_the_cache_is_loaded_from_the_store(tmp_path: Path) -> None:
    opened: list[OpenRoom] = []

    async def work(store: RoomStore) -> None:
        await store.open_room(Stored("room", 1, format_room_event(Opened(GolfSettings())), 0), "ABCDEF", 0)
        rooms = OpenRooms(store, opened.append, lambda: 0.0)
        first = await rooms.entry("room")
        rooms.drop(first)
        async with rooms.held("room") as entry:
            assert entry is not first
            assert not entry.is_dropped
        assert len(opened) == 2

    asyncio.run(with_store(tmp_path, work))
