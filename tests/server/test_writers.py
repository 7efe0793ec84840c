"""Several processes that write to the same database at once: nothing is lost, counted twice or half deleted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from longwood.server.database import Database, events, tables
from longwood.server.rooms.store import RoomStore, Stored
from longwood.server.tables.store import Store
from longwood.server.upkeep.store import UpkeepStore
from longwood.tables.errors import ConflictError, NotFoundError
from longwood.tables.store import ImportedGame, TableRow
from tests.server.databases import database_of, rows
from tests.server.playing import ANSWER_S
from tests.server.tables.on_disk import DRAW, ME, OTHER, TURN, server

pytestmark = pytest.mark.every_store

PROCESSES = 3


@asynccontextmanager
async def databases(folder: Path) -> AsyncIterator[Sequence[Database]]:
    """Open a database several times, like several processes."""
    async with AsyncExitStack() as stack:
        opened = [database_of(folder) for _ in range(PROCESSES)]
        for one in opened:
            stack.push_async_callback(one.close)
            await one.open()
        yield opened


def row(id: str, player: str = ME, round: str | None = None) -> TableRow:
    return TableRow(id, player, "golf", {}, "rules", 1, round, 1 if round else None, 0.0, 0.0)


async def refused(work: Sequence[Awaitable[object]]) -> int:
    """Run all at the same time, and return how many raised ConflictError. Raises any other error."""
    found = await asyncio.gather(*work, return_exceptions=True)
    for one in found:
        if isinstance(one, BaseException) and not isinstance(one, ConflictError):
            raise one
    return sum(isinstance(one, ConflictError) for one in found)


def test_the_tables_of_a_player_are_numbered_without_gaps(tmp_path: Path) -> None:
    async def go() -> None:
        async with databases(tmp_path) as opened:
            stores = [Store(one) for one in opened] * 6
            work = [store.add_table(row(f"{player}{n}", player)) for n, store in enumerate(stores) for player in (ME, OTHER)]
            assert await refused(work) == 0
        for player in (ME, OTHER):
            found = rows(tmp_path, "SELECT dealt FROM tables WHERE player = ? ORDER BY dealt", player)
            assert found == [(n,) for n in range(1, len(stores) + 1)]

    asyncio.run(go())


def test_the_holes_of_a_round_can_be_imported_by_several_requests(tmp_path: Path) -> None:
    async def go() -> None:
        async with databases(tmp_path) as opened:
            games = [ImportedGame(row(f"hole{n}", round="round"), [("{}", 1.0)], 2.0) for n in range(len(opened))]
            work = [Store(one).add_imported([game], 3.0) for one, game in zip(opened, games, strict=True)]
            assert await refused(work) == 0
        assert rows(tmp_path, "SELECT id, player, created_at FROM rounds") == [("round", ME, 2.0)]
        assert rows(tmp_path, "SELECT count(*) FROM events") == [(PROCESSES,)]

    asyncio.run(go())


def test_games_are_deleted_completely_while_they_are_played(tmp_path: Path) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            processes = [await stack.enter_async_context(server(tmp_path)) for _ in range(PROCESSES)]
            for _ in range(4):
                tables = [await processes[0].deal(ME, "forty-thieves", {}, None) for _ in range(PROCESSES)]
                hole = await processes[0].begin_round(ME, "golf", {})
                playing = [one.act(ME, table, DRAW) for one, table in zip(processes, tables, strict=True)]
                playing += [one.act(ME, hole, TURN) for one in processes]
                found = await asyncio.gather(*playing, processes[1].remove_all(ME), return_exceptions=True)
                assert {type(one) for one in found} <= {type(None), int, ConflictError, NotFoundError}, found
                for table in ("tables", "rounds", "events"):
                    assert rows(tmp_path, f"SELECT count(*) FROM {table}") == [(0,)]

    asyncio.run(go())


@pytest.mark.parametrize("how", ["unplayed", "absent"])
def test_a_table_that_is_just_being_played_does_not_expire(tmp_path: Path, store_kind: str, how: str) -> None:
    async def go() -> None:
        async with databases(tmp_path) as (players, other, _):
            await Store(players).add_table(row("table"))
            upkeep = UpkeepStore(other)
            async with players.writing() as connection:
                await connection.execute(tables.update().values(seq=1, updated_at=2.0, used_at=2.0))
                removal = upkeep.remove_unplayed(["table"], 1.0) if how == "unplayed" else upkeep.remove_some(ME, 1.0, 10)
                removing = asyncio.create_task(removal)
                async with asyncio.timeout(ANSWER_S):
                    while store_kind == "postgresql" and not rows(tmp_path, "SELECT 1 FROM pg_locks WHERE NOT granted"):
                        await asyncio.sleep(0.001)
                await connection.execute(events.insert().values(table="table", seq=1, event="{}", at=2.0))
            assert await removing == []
        assert rows(tmp_path, "SELECT seq FROM tables") == rows(tmp_path, "SELECT seq FROM events") == [(1,)]

    asyncio.run(go())


def test_one_of_two_events_with_the_same_number_is_stored(tmp_path: Path) -> None:
    async def go() -> None:
        async with databases(tmp_path) as opened:
            stores = [RoomStore(one) for one in opened]
            await stores[0].open_room(Stored("room", 1, "{}", 0), "ABCDEF", 0.0)
            assert await refused([store.append(Stored("room", 2, str(n), 0)) for n, store in enumerate(stores)]) == PROCESSES - 1
            assert await refused([store.note_guest("room", ME) for store in stores]) == 0
            assert await refused([store.open_room(Stored(f"r{n}", 1, "{}", 0), "GHJKLM", 0.0) for n, store in enumerate(stores)]) == 2
        assert rows(tmp_path, "SELECT seq FROM room_events WHERE room = 'room' ORDER BY seq") == [(1,), (2,)]
        assert rows(tmp_path, "SELECT player FROM room_guests") == [(ME,)]
        assert rows(tmp_path, "SELECT count(*) FROM rooms") == [(2,)]

    asyncio.run(go())
