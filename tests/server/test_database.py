"""Databases: new and migrated ones have the same schema, migrations keep all data, and damaged or foreign databases are reported."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import pytest
import sqlalchemy as sa

from longwood.server.database import READ_AT_A_TIME, Database, fetch_all, metadata, migrate, prepare
from longwood.server.engines import format_url, sqlite_url, sync_engine
from longwood.server.migrations import HEAD
from longwood.server.tables.store import FILE, Store
from longwood.server.upkeep.store import UpkeepStore
from longwood.tables.errors import StoreError
from tests.server import databases
from tests.server.databases import database_of

pytestmark = pytest.mark.every_store

NewUrl = Callable[[], sa.URL]
Result = TypeVar("Result")


def schema(url: sa.URL) -> dict[str, object]:
    """Return the tables with their columns, keys and indexes, regardless of how their SQL is formatted."""
    engine = sync_engine(url)
    with engine.connect() as connection:
        found = sa.inspect(connection)
        return {name: _described(found, name) for name in sorted(found.get_table_names())}


def _described(found: sa.Inspector, table: str) -> object:
    columns = [(one["name"], str(one["type"]), one["nullable"], one["default"]) for one in found.get_columns(table)]
    indexes = sorted((str(one["name"]), one["column_names"], one["unique"]) for one in found.get_indexes(table))
    keys = sorted((one["constrained_columns"], one["referred_table"]) for one in found.get_foreign_keys(table))
    unique = sorted(one["column_names"] for one in found.get_unique_constraints(table))
    return columns, found.get_pk_constraint(table)["constrained_columns"], keys, indexes, unique


def in_transaction(url: sa.URL, work: Callable[[sa.Connection], Result]) -> Result:
    """Run a function in one write transaction and return its result."""
    with sync_engine(url, "writing").begin() as connection:
        return work(connection)


def change(url: sa.URL, *statements: str) -> None:
    in_transaction(url, lambda connection: [connection.exec_driver_sql(statement) for statement in statements])


def read(url: sa.URL, query: str) -> object:
    return in_transaction(url, lambda connection: connection.exec_driver_sql(query).all())


def version(url: sa.URL) -> object:
    return read(url, "SELECT version_num FROM alembic_version")


@pytest.fixture
def new_url(tmp_path: Path, store_kind: str) -> NewUrl:
    """Return a function that creates a database without any tables, and returns its URL."""
    return partial(databases.new_url, tmp_path)


def test_a_new_database_has_the_same_schema_as_a_migrated_one(new_url: NewUrl) -> None:
    new, migrated = new_url(), new_url()
    prepare(new)
    in_transaction(migrated, migrate)
    assert schema(new) == schema(migrated)
    assert version(new) == version(migrated)


def test_the_tables_in_the_code_match_those_in_the_database(new_url: NewUrl) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: sa.Connection) -> list[object]:
        migrate(connection)
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    assert in_transaction(new_url(), differences) == []


@pytest.mark.parametrize("revision", [f"{number:04}" for number in range(1, int(HEAD))])
def test_games_of_every_earlier_version_are_kept(new_url: NewUrl, revision: str) -> None:
    def fill(connection: sa.Connection) -> dict[str, list[dict[str, object]]]:
        migrate(connection, revision)
        older = sa.MetaData()
        older.reflect(connection)
        for table in older.sorted_tables:
            if table.name != "alembic_version":
                connection.execute(table.insert(), [_example(table, number) for number in (1, 2)])
        return contents(connection, older)

    def contents(connection: sa.Connection, of: sa.MetaData) -> dict[str, list[dict[str, object]]]:
        tables = [table for table in of.sorted_tables if table.name != "alembic_version"]
        rows = {table.name: connection.execute(sa.select(*table.columns).order_by(*table.primary_key)) for table in tables}
        return {name: [dict(row._mapping) for row in found] for name, found in rows.items()}

    url = new_url()
    before = in_transaction(url, fill)
    prepare(url)
    after = in_transaction(url, lambda connection: contents(connection, metadata))
    for name, rows in before.items():
        assert [{key: row[key] for key in old} for row, old in zip(after[name], rows, strict=True)] == rows
    new = new_url()
    prepare(new)
    assert schema(url) == schema(new)


def _example(table: sa.Table, number: int) -> dict[str, object]:
    """Return an example row for a table of any version of the schema."""
    examples = {int: number, float: number / 4, bool: True, str: str(number), object: {"jokers": number}}  # JSON has the type object
    values = {column.name: examples[column.type.python_type] for column in table.columns}
    return values | ({"event": '{"type":"sat","player":"1","name":"Ada"}'} if table.name == "room_events" else {})


def test_duplicate_numbers_of_tables_are_replaced(new_url: NewUrl) -> None:
    def fill(connection: sa.Connection) -> None:
        migrate(connection, "0005")
        older = sa.MetaData()
        older.reflect(connection)
        connection.execute(older.tables["rounds"].insert().values(_example(older.tables["rounds"], 1)))
        for id, player, dealt in (("b", "ada", 1), ("a", "ada", 1), ("c", "ada", 2), ("d", "bo", 7)):
            row = _example(older.tables["tables"], 1) | {"id": id, "player": player, "dealt": dealt}
            connection.execute(older.tables["tables"].insert().values(row))

    url = new_url()
    in_transaction(url, fill)
    prepare(url)
    assert read(url, "SELECT id, dealt FROM tables ORDER BY id") == [("a", 1), ("b", 2), ("c", 3), ("d", 7)]


def test_games_of_earlier_versions_are_kept_from_their_last_move_but_not_from_the_future(new_url: NewUrl) -> None:
    def fill(connection: sa.Connection) -> None:
        migrate(connection, "0008")
        older = sa.MetaData()
        older.reflect(connection)
        connection.execute(older.tables["rounds"].insert().values(_example(older.tables["rounds"], 1)))
        for number, at in enumerate((1e9, 4e9), 1):
            row = _example(older.tables["tables"], number) | {"round": None, "updated_at": at}
            connection.execute(older.tables["tables"].insert().values(row))

    async def absent(before: float) -> Sequence[str]:
        database = Database(url)
        try:
            return await UpkeepStore(database).absent_players(before, 10)
        finally:
            await database.close()

    url = new_url()
    in_transaction(url, fill)
    prepare(url)
    assert [asyncio.run(absent(before)) for before in (1e9, 1.1e9, time.time() + 1)] == [[], ["1"], ["1", "2"]]


def test_head_is_the_newest_revision() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "longwood.server:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_a_failed_migration_changes_nothing(new_url: NewUrl) -> None:
    def fail(connection: sa.Connection) -> None:
        migrate(connection)
        raise ZeroDivisionError

    url = new_url()
    with pytest.raises(ZeroDivisionError):
        in_transaction(url, fail)
    assert schema(url) == {}
    prepare(url)
    assert schema(url)


def test_opening_a_database_twice_changes_nothing(new_url: NewUrl) -> None:
    url = new_url()
    prepare(url)
    before = schema(url)
    prepare(url)
    assert schema(url) == before


def test_alembic_is_imported_only_if_there_is_something_to_migrate(new_url: NewUrl) -> None:
    """Importing Alembic takes as long as the rest of the startup."""
    script = """
import sys
from longwood.server.database import prepare
from longwood.server.engines import parse_url
prepare(parse_url(sys.argv[1]))
sys.exit("alembic" in sys.modules)
"""
    url = new_url().render_as_string(hide_password=False)
    for _ in range(2):
        subprocess.run([sys.executable, "-c", script, url], check=True, timeout=60)


@pytest.mark.parametrize("revision", [None, "0005"])
def test_several_servers_can_start_at_once_on_a_new_or_older_database(new_url: NewUrl, revision: str | None) -> None:
    url = new_url()
    if revision is not None:
        in_transaction(url, lambda connection: migrate(connection, revision))
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(prepare, url) for _ in range(6)]:
            done.result()
    assert version(url) == [(HEAD,)]


@pytest.mark.postgresql_only("SQLite changes a schema without waiting for readers")
def test_a_migration_during_a_long_transaction_does_not_stop_the_game(new_url: NewUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = threading.Event()
    monkeypatch.setattr(time, "sleep", lambda seconds: waits.set())
    url = new_url()
    in_transaction(url, lambda connection: migrate(connection, "0007"))
    with ThreadPoolExecutor() as pool:
        with sync_engine(url, "reading").connect() as backup:
            backup.exec_driver_sql("SELECT count(*) FROM rooms")
            migrating = pool.submit(prepare, url)
            assert waits.wait(60)
            for _ in range(3):
                in_transaction(url, lambda connection: connection.exec_driver_sql("UPDATE rooms SET touched_at = 1"))
            assert not migrating.done()
        migrating.result()
    assert version(url) == [(HEAD,)]


@pytest.mark.sqlite_only("PostgreSQL has other settings for this, which only its operator can change")
def test_every_commit_is_on_disk_before_it_returns(tmp_path: Path) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous", "foreign_keys")]

    assert in_transaction(sqlite_url(tmp_path / FILE), pragmas) == ["wal", 2, 1]  # 2: FULL


@pytest.mark.sqlite_only("PostgreSQL stores nothing in the data folder")
@pytest.mark.parametrize("name", ["a folder", "what?mode=memory", "100%25", "a#b", "ünïcödé", "a;b", ":memory:"])
def test_a_data_folder_can_have_any_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()

    async def go() -> None:
        store = Store.in_folder(folder)
        await store.open()
        await store.close()

    asyncio.run(go())
    assert version(sqlite_url(folder / FILE)) == [(HEAD,)]


@pytest.mark.parametrize(
    ("is_ours", "statements", "words"),
    [
        (False, ["CREATE TABLE recipes (name TEXT)"], r"is not a Longwood database \(it has a table recipes\)"),
        (
            True,
            ["UPDATE alembic_version SET version_num = '9999'", "CREATE TABLE matches (id TEXT)"],
            "made by a newer version of Longwood",
        ),
        (True, ["DELETE FROM alembic_version"], "is not a Longwood database"),
    ],
    ids=["foreign", "newer", "no version"],
)
def test_a_database_that_is_not_ours_is_reported_and_left_unchanged(
    new_url: NewUrl, is_ours: bool, statements: list[str], words: str
) -> None:
    url = new_url()
    if is_ours:
        prepare(url)
    change(url, *statements)
    before = schema(url)
    with pytest.raises(StoreError, match=words) as caught:
        prepare(url)
    assert str(caught.value).startswith(format_url(url))
    assert "\n" not in str(caught.value)
    assert schema(url) == before


def bad_files() -> dict[str, tuple[Callable[[Path], object], str]]:
    def corrupted(file: Path) -> None:
        prepare(file)
        content = file.read_bytes()
        file.write_bytes(b"SQLite format 3\0" + os.urandom(len(content) - 16))

    return {
        "text": (lambda file: file.write_text("these are my recipes\n" * 100), "file is not a database"),
        "folder": (lambda file: file.mkdir(), "unable to open"),
        "corrupted": (corrupted, "(malformed|not a database|unsupported|disk I/O|out of memory)"),
    }


@pytest.mark.sqlite_only("tests damaged files")
@pytest.mark.parametrize("kind", bad_files())
def test_a_file_that_is_not_a_database_is_reported_and_left_unchanged(tmp_path: Path, kind: str) -> None:
    make, words = bad_files()[kind]
    file = tmp_path / FILE
    make(file)
    before = file.is_dir() or file.read_bytes()
    with pytest.raises(StoreError, match=words) as caught:
        prepare(file)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert (file.is_dir() or file.read_bytes()) == before


WRITE_AS_NOBODY = """
import asyncio, os, sys
from pathlib import Path
from longwood.server.database import Database, tables
from longwood.server.engines import parse_url, sqlite_url, sync_engine
from longwood.tables.errors import StoreError

async def write(file):
    database = Database(Path(file))
    try:
        async with database.writing() as connection:
            await connection.execute(tables.delete())
    finally:
        await database.close()

asyncio.run(write(sys.argv[1]))  # import everything first, because the user nobody may not be able to read it
if os.getuid() == 0:  # root ignores file permissions
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
try:
    asyncio.run(write(sys.argv[2]))
except StoreError as error:
    print(error)
"""


@pytest.mark.sqlite_only("tests the permissions of files")
def test_a_read_only_database_is_reported(tmp_path: Path) -> None:
    with TemporaryDirectory() as name:
        folder, file = Path(name), Path(name, FILE)
        for path in (tmp_path / FILE, file):
            prepare(path)
        file.chmod(0o444)
        folder.chmod(0o555)
        command = [sys.executable, "-c", WRITE_AS_NOBODY, str(tmp_path / FILE), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        folder.chmod(0o755)
    assert done.stdout.startswith(f"{file} cannot be written: "), done.stderr
    assert "readonly" in done.stdout or "unable to open" in done.stdout


def test_a_long_result_is_read_in_batches(tmp_path: Path) -> None:
    """The event loop can do other work between the batches."""
    rows, batch, largest_batch = 4 * READ_AT_A_TIME, 0, 0
    first = sa.select(sa.literal(1).label("n")).cte(recursive=True)
    numbers = first.union_all(sa.select(first.c.n + 1).where(first.c.n < rows))

    def count(number: int) -> int:
        nonlocal batch, largest_batch
        batch += 1
        largest_batch = max(largest_batch, batch)
        return number

    async def start_batches() -> None:
        nonlocal batch
        while True:
            batch = 0
            await asyncio.sleep(0)

    async def go() -> None:
        database = database_of(tmp_path)
        starting = asyncio.create_task(start_batches())
        async with database.reading() as connection:
            assert await fetch_all(connection, sa.select(numbers.c.n), numbers.c.n, count) == list(range(1, rows + 1))
        starting.cancel()
        await database.close()

    asyncio.run(go())
    assert largest_batch == READ_AT_A_TIME
