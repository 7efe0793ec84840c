"""Copying a whole database from SQLite to PostgreSQL and back, completely or not at all."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from longwood.cli import main
from longwood.server import transfer
from longwood.server.daily.store import DailyStore
from longwood.server.database import AT_A_TIME, Database, events, heartbeat, metadata, prepare, rounds, tables, uptime
from longwood.server.engines import format_url, parse_url, sqlite_url, sync_engine
from longwood.server.folder import locked
from longwood.server.rooms.results.store import SeatResult
from longwood.server.rooms.store import RoomStore, Stored
from longwood.server.tables.store import FILE, Store
from longwood.server.transfer import Copied, copy_database, database_at
from longwood.tables.errors import StoreError
from longwood.tables.history.others import DailyResult
from longwood.tables.service import Tables
from tests.server.conftest import need
from tests.server.databases import postgresql, postgresql_programs
from tests.server.tables.on_disk import DRAW, ME, RecordingWaker

pytestmark = pytest.mark.both_stores("copies from one to the other")

EVENTS = 2 * AT_A_TIME + 1


@pytest.fixture
def club(tmp_path: Path) -> sa.URL:
    """Return a database with games, a round and a room, and with more events than are copied at a time."""

    async def fill() -> None:
        database = Database(tmp_path / FILE)
        await database.open()
        played = Tables(Store(database), RecordingWaker())
        table = await played.deal(ME, "forty-thieves", {"foundation_return": True}, "1")
        await played.act(ME, table, DRAW)
        won = DailyResult("2026-11-25", "golf", table, True, False, -2, 50)
        await DailyStore(database).change(ME, [won], [])
        await played.begin_round("bo", "golf", {"jokers": 2})
        store = RoomStore(database)
        await store.open_room(Stored("room", 1, '{"name":"Ünï\\u0000"}', 2**40), "ABCDEF", 1e300)
        await store.note_guest("room", ME)
        result = SeatResult("room", 1, 0, ME, "Ünï", "", 0, "trot", "spit", "spit", "won", None, "", 3, False, 1e9)
        await store.append(Stored("room", 2, "{}", 2**40, (result,)))
        async with database.writing() as connection:
            long = [{"table": table, "seq": seq, "event": "{}", "at": seq / 3} for seq in range(2, EVENTS + 1)]
            await connection.execute(events.insert(), long)
        await database.close()

    asyncio.run(fill())
    return sqlite_url(tmp_path / FILE)


def contents(url: sa.URL) -> dict[str, list[tuple[object, ...]]]:
    engine = sync_engine(url)
    with engine.connect() as connection:
        found = {table.name: connection.execute(sa.select(table)) for table in metadata.sorted_tables}
        return {name: sorted((tuple(row) for row in rows), key=repr) for name, rows in found.items()}


def copy(source: sa.URL, target: sa.URL) -> Sequence[Copied]:
    return copy_database(source, target, lambda _: None)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Callable[[], sa.URL]:
    """Return a function that creates a PostgreSQL database and returns its URL."""
    need(postgresql_programs)
    return postgresql().new


def test_all_games_can_be_copied_to_postgresql_and_back(club: sa.URL, elsewhere: Callable[[], sa.URL], tmp_path: Path) -> None:
    there, back = elsewhere(), sqlite_url(tmp_path / "back.sqlite")
    moved = copy(club, there)
    assert {one.name: one.rows for one in moved} == {
        "rounds": 1,
        "tables": 2,
        "daily_results": 1,
        "events": EVENTS,
        "rooms": 1,
        "room_events": 2,
        "room_guests": 1,
        "match_results": 1,
    }
    assert copy(there, back) == moved
    assert contents(club) == contents(there) == contents(back)


def test_progress_is_reported_in_batches(club: sa.URL, tmp_path: Path) -> None:
    seen: list[int] = []
    copied = copy_database(club, sqlite_url(tmp_path / "copy.sqlite"), seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == sum(one.rows for one in copied)
    assert max(after - before for before, after in itertools.pairwise(seen)) == AT_A_TIME


def test_the_command_copies_a_data_folder(club: sa.URL, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    done = CliRunner().invoke(main, ["admin", "copy-database", str(tmp_path), str(target)])
    assert (done.exit_code, f"events: {EVENTS} rows" in done.stdout) == (0, True), done.output
    assert contents(sqlite_url(target)) == contents(club)
    done = CliRunner().invoke(main, ["admin", "copy-database", str(tmp_path), str(target)])
    assert done.exit_code == 2
    assert "already contains games" in done.stderr


def test_the_data_folder_of_a_running_server_is_not_copied(club: sa.URL, tmp_path: Path) -> None:
    target = tmp_path / "target.sqlite"
    with locked(tmp_path, "http://127.0.0.1:8817"):  # as a server does
        done = CliRunner().invoke(main, ["admin", "copy-database", str(tmp_path), str(target)])
    assert (done.exit_code, target.exists()) == (2, False)
    assert "is in use by another Longwood server" in done.stderr
    assert CliRunner().invoke(main, ["admin", "copy-database", str(tmp_path), str(target)]).exit_code == 0


def test_a_database_with_games_is_never_overwritten(club: sa.URL, tmp_path: Path) -> None:
    target = sqlite_url(tmp_path / "target.sqlite")
    prepare(target)
    with sync_engine(target).begin() as connection:
        connection.execute(rounds.insert().values(id="r", player="p", created_at=0))
    before = contents(target)
    with pytest.raises(StoreError, match="already contains games"):
        copy(club, target)
    assert contents(target) == before
    with pytest.raises(StoreError, match="to itself"):
        copy(club, club)


def test_a_server_that_has_run_without_any_games_leaves_the_database_empty(club: sa.URL, tmp_path: Path) -> None:
    target = sqlite_url(tmp_path / "target.sqlite")
    prepare(target)
    with sync_engine(target).begin() as connection:
        connection.execute(heartbeat.insert().values(id=1, at=0))
        connection.execute(uptime.insert().values(tick=1, at=0))
    assert sum(one.rows for one in copy(club, target)) == EVENTS + 9


def test_a_copy_that_differs_is_not_stored(club: sa.URL, elsewhere: Callable[[], sa.URL]) -> None:
    there = elsewhere()
    prepare(there)
    with sync_engine(there).begin() as connection:  # this database changes the rows written to it
        connection.exec_driver_sql(
            "CREATE FUNCTION change() RETURNS trigger AS $$ BEGIN NEW.at = 0.25; RETURN NEW; END $$ LANGUAGE plpgsql;"
            "CREATE TRIGGER change BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.seq = 700) EXECUTE FUNCTION change()"
        )
    with pytest.raises(StoreError, match="the copy of events differs"):
        copy(club, there)
    assert not any(contents(there).values())


def test_a_failed_copy_leaves_an_empty_database(club: sa.URL, elsewhere: Callable[[], sa.URL]) -> None:
    with sync_engine(club).begin() as connection:  # PostgreSQL can't store this character
        connection.execute(tables.update().where(tables.c.player == "bo").values(player="a\0b"))
    there = elsewhere()
    with pytest.raises(StoreError, match=r"the row of tables in \S+ with id = '\w+' cannot be copied to postgresql:\S+ .*NUL"):
        copy(club, there)
    assert not any(contents(there).values())


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE tables SET options = '{broken' WHERE player = 'bo'", r"the row of tables in \S+ with id = '\w+' cannot be read: .*"),
        (
            "UPDATE events SET at = NULL WHERE seq = 700",
            r"the row of events in \S+ with table = '\w+', seq = 700 cannot be copied to .*null",
        ),
        (
            "UPDATE room_guests SET room = 'gone'",
            r"the row of room_guests in \S+ with room = 'gone', player = 'me' cannot be copied to .*foreign",
        ),
    ],
    ids=["damaged", "missing value", "missing room"],
)
def test_a_row_that_cannot_be_copied_is_named_and_nothing_is_copied(
    club: sa.URL, elsewhere: Callable[[], sa.URL], tmp_path: Path, statement: str, named: str, to: str
) -> None:
    with sqlite3.connect(club.database or "") as connection:  # ignores what rows refer to
        connection.execute("PRAGMA writable_schema = 1")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, 'at FLOAT NOT NULL', 'at FLOAT') WHERE name = 'events'")
    with sqlite3.connect(club.database or "") as connection:
        connection.execute(statement)
    there = elsewhere() if to == "postgresql" else sqlite_url(tmp_path / "there.sqlite")
    with pytest.raises(StoreError, match=f"(?i){named}.*; nothing was stored. Correct or delete this row in .*, and copy again"):
        copy(club, there)
    assert not any(contents(there).values())


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        copy(sqlite_url(tmp_path / "nothing.sqlite"), sqlite_url(tmp_path / "copy.sqlite"))
    assert list(tmp_path.iterdir()) == []


def test_a_database_can_be_named_by_its_folder_its_file_or_its_address(tmp_path: Path) -> None:
    assert database_at(str(tmp_path)) == database_at(str(tmp_path / FILE)) == sqlite_url(tmp_path / FILE)
    assert database_at("postgres://ada:secret@db/club") == parse_url("postgresql://ada:secret@db/club")
    assert format_url(parse_url("postgresql://ada:secret@db:5433/club?password=x")) == "postgresql://ada:***@db:5433/club"
    for text in ("mysql://ada:secret@db/club", "postgresql://ada:secret@db:port/club"):
        with pytest.raises(StoreError) as caught:
            transfer.database_at(text)
        assert "secret" not in str(caught.value)
