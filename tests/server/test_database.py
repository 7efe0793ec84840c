"""The database file: migrated and new files have the same schema, and damaged or foreign files are reported."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import pytest
import sqlalchemy as sa

from longwood.server.database import AT_A_TIME, Database, fetch_all, metadata, migrate, prepare
from longwood.server.errors import StoreError
from longwood.server.migrations import HEAD
from longwood.server.tables.store import FILE, Store

Result = TypeVar("Result")


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def read(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def schema(file: Path) -> list[tuple[object, ...]]:
    """Return the objects, columns and foreign keys of the schema, regardless of how its SQL is formatted."""
    objects = read(file, "SELECT type, name, tbl_name FROM sqlite_master ORDER BY type, name")
    columns = [(table, *row) for _, table, _ in objects for row in read(file, f"PRAGMA table_info({table})")]
    keys = [(table, *row) for _, table, _ in objects for row in read(file, f"PRAGMA foreign_key_list({table})")]
    return objects + columns + keys


def in_transaction(file: Path, work: Callable[[sa.Connection], Result]) -> Result:
    """Run a function in one write transaction and return its result."""

    async def go() -> Result:
        database = Database(file)
        try:
            async with database.writing() as connection:
                return await connection.run_sync(work)
        finally:
            await database.close()

    return asyncio.run(go())


def test_a_new_database_has_the_same_schema_as_a_migrated_one(tmp_path: Path) -> None:
    prepare(tmp_path / "new")
    in_transaction(tmp_path / "migrated", migrate)
    assert schema(tmp_path / "new") == schema(tmp_path / "migrated")
    assert read(tmp_path / "new", "SELECT * FROM alembic_version") == read(tmp_path / "migrated", "SELECT * FROM alembic_version")


def test_the_tables_in_the_code_match_those_in_the_database(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: sa.Connection) -> list[object]:
        migrate(connection)
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    assert in_transaction(tmp_path / FILE, differences) == []


def test_head_is_the_newest_revision() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "longwood.server:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_a_failed_migration_changes_nothing(tmp_path: Path) -> None:
    def fail(connection: sa.Connection) -> None:
        migrate(connection)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        in_transaction(tmp_path / FILE, fail)
    assert schema(tmp_path / FILE) == []
    prepare(tmp_path / FILE)
    assert schema(tmp_path / FILE)


def test_opening_a_database_twice_changes_nothing(tmp_path: Path) -> None:
    prepare(tmp_path / FILE)
    before = schema(tmp_path / FILE)
    prepare(tmp_path / FILE)
    assert schema(tmp_path / FILE) == before


def test_alembic_is_imported_only_if_there_is_something_to_migrate(tmp_path: Path) -> None:
    """Importing Alembic takes as long as the rest of the startup."""
    script = """
import sys
from pathlib import Path
from longwood.server.database import prepare
prepare(Path(sys.argv[1]))
sys.exit("alembic" in sys.modules)
"""
    for _ in range(2):
        subprocess.run([sys.executable, "-c", script, str(tmp_path / FILE)], check=True, timeout=60)


def test_several_servers_can_start_at_once_in_a_new_folder(tmp_path: Path) -> None:
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(prepare, tmp_path / FILE) for _ in range(6)]:
            done.result()
    assert read(tmp_path / FILE, "SELECT * FROM alembic_version") == [(HEAD,)]


def test_every_commit_is_on_disk_before_it_returns(tmp_path: Path) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous", "foreign_keys")]

    assert in_transaction(tmp_path / FILE, pragmas) == ["wal", 2, 1]  # 2: FULL


@pytest.mark.parametrize("name", ["a folder", "what?mode=memory", "100%25", "a#b", "ünïcödé", "a;b", ":memory:"])
def test_a_data_folder_can_have_any_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()

    async def go() -> None:
        store = Store.in_folder(folder)
        await store.open()
        await store.close()

    asyncio.run(go())
    assert read(folder / FILE, "SELECT * FROM alembic_version") == [(HEAD,)]


def bad_files() -> dict[str, tuple[Callable[[Path], object], str]]:
    def foreign(file: Path) -> None:
        change(file, "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('soup')")

    def newer(file: Path) -> None:
        prepare(file)
        change(file, "UPDATE alembic_version SET version_num = '9999'", "CREATE TABLE matches (id TEXT)")

    def no_version(file: Path) -> None:
        prepare(file)
        change(file, "DELETE FROM alembic_version")

    def corrupted(file: Path) -> None:
        prepare(file)
        content = file.read_bytes()
        file.write_bytes(b"SQLite format 3\0" + os.urandom(len(content) - 16))

    return {
        "text": (lambda file: file.write_text("these are my recipes\n" * 100), "file is not a database"),
        "folder": (lambda file: file.mkdir(), "unable to open"),
        "foreign": (foreign, "is not a Longwood database \\(it has a table recipes\\)"),
        "newer": (newer, "made by a newer version of Longwood"),
        "no version": (no_version, "is not a Longwood database"),
        "corrupted": (corrupted, "(malformed|not a database|unsupported|disk I/O|out of memory)"),
    }


@pytest.mark.parametrize("kind", bad_files())
def test_a_file_that_is_not_our_database_is_reported_and_left_unchanged(tmp_path: Path, kind: str) -> None:
    make, words = bad_files()[kind]
    file = tmp_path / FILE
    make(file)
    before = schema(file) if kind in ("foreign", "newer", "no version") else file.is_dir() or file.read_bytes()
    with pytest.raises(StoreError, match=words) as caught:
        prepare(file)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)
    after = schema(file) if kind in ("foreign", "newer", "no version") else file.is_dir() or file.read_bytes()
    assert after == before


WRITE_AS_NOBODY = """
import asyncio, os, sys
from pathlib import Path
from longwood.server.database import Database, tables
from longwood.server.errors import StoreError

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
    rows, batch, largest_batch = 4 * AT_A_TIME, 0, 0
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
        store = Store.in_folder(tmp_path)
        await store.open()
        starting = asyncio.create_task(start_batches())
        async with store.database.reading() as connection:
            assert await fetch_all(connection, sa.select(numbers.c.n), count) == list(range(1, rows + 1))
        starting.cancel()
        await store.close()

    asyncio.run(go())
    assert largest_batch == AT_A_TIME
