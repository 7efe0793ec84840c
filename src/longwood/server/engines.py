"""Opens SQLite and PostgreSQL. This module handles all differences between them: addresses, connections, transactions, errors."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from longwood.tables.errors import ConflictError, StoreError

_SQLITE: Final = "sqlite"
_POSTGRESQL: Final = "postgresql"
_SCHEMES: Final = {"sqlite": _SQLITE, "postgresql": _POSTGRESQL, "postgres": _POSTGRESQL}
_DRIVERS: Final = {_SQLITE: "sqlite+aiosqlite", _POSTGRESQL: "postgresql+psycopg"}
_WAIT_S: Final = 5.0
"""How long to wait for a lock that another process holds."""
_CONNECT_S: Final = 5
"""How long to wait for a connection to PostgreSQL."""
_LOST_RACES: Final = ("40001", "40P01")  # serialization failure, deadlock
_KINDS: Final[Mapping[str | int, Literal["full", "damaged"]]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    "53100": "full",  # disk_full
    "XX001": "damaged",  # data_corrupted
    "XX002": "damaged",  # index_corrupted
}
"""The kind of error for each error code of SQLite and PostgreSQL."""
_NO_LOCK: Final = "55P03"
"""PostgreSQL's code for a lock that wasn't acquired within lock_timeout."""
_MIGRATION_LOCK: Final = "500ms"
"""How long a migration waits for the lock of a table. All use of the table waits behind it."""
_MIGRATING: Final = 0x6C6F6E67776F6F64
"""The advisory lock of PostgreSQL that a process holds while it migrates the database."""
_GIVE_UP_S: Final = 10
"""How long to wait for a free connection, and for a PostgreSQL server that has stopped responding."""
_IDLE_S: Final = 2
"""How long a writing transaction of a server may wait for its next statement. PostgreSQL then ends it.

Without this, the locks of a process that is suspended in a transaction would stay, and other processes couldn't declare it dead.
"""
_CONNECTIONS: Final = 5
"""How many idle connections an engine keeps. It opens twice as many if they are all in use."""
Purpose = Literal["reading", "writing"]
"""The purpose of an engine's transactions: reading, where each sees one snapshot of the database, or writing.

It is set once for each connection. SQLAlchemy could also set it at each checkout from the pool. But psycopg sometimes yields to other tasks
while setting it, and if the task is cancelled at that moment, the connection never returns to the pool.
"""
_BEGIN: Final[Mapping[Purpose | None, str]] = {None: "BEGIN", "reading": "BEGIN", "writing": "BEGIN IMMEDIATE"}
_TRANSACTIONS: Final[Mapping[Purpose | None, Mapping[str, str]]] = {
    None: {},
    "reading": {"default_transaction_isolation": "repeatable read", "default_transaction_read_only": "on"},
    "writing": {"default_transaction_isolation": "read committed", "default_transaction_read_only": "off"},
}
"""The settings of a PostgreSQL connection, by its purpose."""
_SERVING: Final[Mapping[str, str]] = {
    "idle_in_transaction_session_timeout": str(_IDLE_S * 1000),
    "tcp_keepalives_idle": "2",  # seconds; these settings let PostgreSQL detect that the machine of this process is unreachable
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "3000",
}
"""Further settings of the connections with which a server writes."""


def text_column(length: int) -> sa.types.TypeEngine[str]:
    """Return the type of a text column. SQLite has never enforced the length, so PostgreSQL doesn't either."""
    return sa.String(length).with_variant(sa.Text, _POSTGRESQL)


def integer_column() -> sa.types.TypeEngine[int]:
    """Return the type of a 64-bit integer column. In SQLite, all integers can have 64 bits."""
    return sa.Integer().with_variant(sa.BigInteger, _POSTGRESQL)


def sqlite_url(file: Path) -> sa.URL:
    """Return the URL of an SQLite file."""
    return sa.URL.create(_SQLITE, database=str(file))


def parse_url(text: str) -> sa.URL:
    """Parse the address of a database: `postgresql://user:password@host/name`, `sqlite:///file`, or a file's path. Raises StoreError."""
    if "://" not in text:
        return sqlite_url(Path(text))
    scheme = text.partition("://")[0]
    try:
        if scheme not in _SCHEMES:
            raise StoreError(f"{scheme}:// is not the address of a database; write postgresql://user@host/name")
        return sa.make_url(text).set(drivername=_SCHEMES[scheme])
    except (ArgumentError, ValueError):  # the message must not contain the password
        raise StoreError(f"this {scheme}:// address cannot be read; write postgresql://user:password@host:5432/name") from None


def is_sqlite(url: sa.URL) -> bool:
    """Return whether the database is an SQLite file, which allows only one writer at a time."""
    return url.get_backend_name() == _SQLITE


def need_file(url: sa.URL) -> None:
    """Raise StoreError if the database is an SQLite file that doesn't exist. Opening it would create it."""
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise StoreError(f"there is no database {format_url(url)}")


def format_url(url: sa.URL) -> str:
    """Return the path of an SQLite file, or the URL of another database with its password replaced by asterisks."""
    if is_sqlite(url):
        return str(url.database)
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)


def async_engine(url: sa.URL, purpose: Purpose) -> AsyncEngine:
    """Return an engine for the event loop. Raises StoreError if the driver isn't installed."""
    with _naming_missing_driver():
        engine = create_async_engine(
            url.set(drivername=_DRIVERS[url.get_backend_name()]),
            connect_args=_arguments(url, purpose, serves=True),
            hide_parameters=True,
            pool_size=_CONNECTIONS,
            max_overflow=_CONNECTIONS,
            pool_timeout=_GIVE_UP_S,
            pool_pre_ping=not is_sqlite(url),  # discards connections that PostgreSQL has closed
        )
    _listen(engine.sync_engine, purpose)
    return engine


def sync_engine(url: sa.URL, purpose: Purpose | None = None, *, keeps_connections: bool = False) -> sa.Engine:
    """Return an engine for synchronous code: commands, migrations and threads. Raises StoreError if the driver isn't installed.

    keeps_connections: for a server. Otherwise, each connection is closed after its use.
    """
    with _naming_missing_driver():
        pool = sa.QueuePool if keeps_connections else sa.NullPool
        driver = _SQLITE if is_sqlite(url) else _DRIVERS[_POSTGRESQL]
        arguments = _arguments(url, purpose, serves=keeps_connections)
        engine = sa.create_engine(url.set(drivername=driver), connect_args=arguments, poolclass=pool, hide_parameters=True)
    _listen(engine, purpose)
    return engine


def lock_schema(connection: sa.Connection) -> None:
    """Wait until no other process is migrating the database, and keep others from migrating it until the transaction ends.

    From then on, the transaction doesn't wait long for the locks of tables, because all play would wait behind it (see lacks_lock). In
    SQLite, write transactions already exclude each other. Raises StoreError if the database can't store all Unicode text.
    """
    if connection.dialect.name != _POSTGRESQL:
        return
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise StoreError(f"{format_url(connection.engine.url)} has the encoding {encoding}; create the database with ENCODING 'UTF8'")
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{_MIGRATION_LOCK}'")


def lacks_lock(error: DBAPIError) -> bool:
    """Return whether a statement of PostgreSQL failed because another transaction held a lock for too long."""
    return getattr(error.orig, "sqlstate", None) == _NO_LOCK


def lock_name(connection: sa.Connection, name: str) -> None:
    """Acquire the lock with this name, and hold it until the transaction ends.

    SQLite needs no lock, because it runs one write transaction at a time. Acquire the lock before changing any row. Otherwise, two
    transactions could deadlock.
    """
    if connection.dialect.name == _POSTGRESQL:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_number_of(name))))


async def try_to_lock_name(connection: AsyncConnection, name: str) -> bool:
    """Try to acquire the PostgreSQL lock with this name, and return whether that succeeded. Closing the connection releases it."""
    got: bool = (await connection.execute(sa.select(sa.func.pg_try_advisory_lock(_number_of(name))))).scalar_one()
    return got


def is_name_unlocked(name: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Return a condition of PostgreSQL: nobody holds the lock with this name, or only the session that asks."""
    return sa.func.pg_try_advisory_xact_lock_shared(_number_of(name), type_=sa.Boolean)


def _number_of(name: str | sa.ColumnElement[str]) -> sa.ColumnElement[int]:
    """Return the number of the advisory lock with this name."""
    return sa.func.hashtextextended(name, 0)


def insert_missing(connection: sa.Connection, table: sa.Table, row: Mapping[str, object]) -> None:
    """Insert a row unless there is one with the same key. This is safe if another process inserts it at the same time."""
    if connection.dialect.name == _SQLITE:
        connection.execute(sqlite.insert(table).values(row).on_conflict_do_nothing())
    else:
        from sqlalchemy.dialects import postgresql  # imported here, because most servers don't need it

        connection.execute(postgresql.insert(table).values(row).on_conflict_do_nothing())


@contextmanager
def naming_errors(url: sa.URL, done: str) -> Iterator[None]:
    """Turn driver errors into StoreError, or into ConflictError if the database aborted one of two concurrent transactions."""
    try:
        yield
    except (DBAPIError, NoConnectionError, sqlite3.Error) as error:  # _set_up_sqlite raises the driver's own errors
        cause = error.orig if isinstance(error, DBAPIError) else error
        if getattr(cause, "sqlstate", None) in _LOST_RACES:
            raise ConflictError from error
        raise StoreError(f"{format_url(url)} cannot be {done}: {' '.join(str(cause).split())}", _kind_of(cause)) from error


def _kind_of(cause: object) -> Literal["full", "damaged", "other"]:
    return _KINDS.get(getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorcode", 0) & 0xFF, "other")


@contextmanager
def _naming_missing_driver() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreError(f"PostgreSQL needs the package {error.name}; install longwood[cluster]") from error


def _arguments(url: sa.URL, purpose: Purpose | None, *, serves: bool) -> dict[str, Any]:
    if is_sqlite(url):
        return {"timeout": _WAIT_S}
    settings = {"lock_timeout": str(int(_WAIT_S * 1000)), **_TRANSACTIONS[purpose]}
    if serves and purpose == "writing":
        settings |= _SERVING
    return {
        "connect_timeout": _CONNECT_S,
        "application_name": "longwood",
        "options": " ".join(f"-c {name}={value.replace(' ', chr(92) + ' ')}" for name, value in settings.items()),
        "keepalives_idle": _GIVE_UP_S,  # seconds; these settings detect a server that is unreachable
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": _GIVE_UP_S * 1000,
    }


def _listen(engine: sa.Engine, purpose: Purpose | None) -> None:
    if engine.dialect.name == _SQLITE:
        sa.event.listen(engine, "connect", _set_up_sqlite)
        sa.event.listen(engine, "begin", partial(_begin_sqlite, _BEGIN[purpose]))
    else:
        sa.event.listen(engine, "handle_error", _remove_values)


def _remove_values(context: sa.ExceptionContext) -> None:
    """Reduce an error of PostgreSQL to its main message. The rest can contain values of a row, such as the id of a room."""
    error, wrapped = context.original_exception, context.sqlalchemy_exception
    message = getattr(getattr(error, "diag", None), "message_primary", None)
    if message is not None:
        error.args = (message,)
        if wrapped is not None:
            wrapped.args = (message,)


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        _turn_wal_on(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except sqlite3.Error:
        connection.close()  # SQLAlchemy wouldn't close it, and its thread would outlive the event loop
        raise


def _turn_wal_on(cursor: sqlite3.Cursor) -> None:
    """Switch the journal to WAL. This retries, because SQLite ignores its busy timeout while another connection is doing the same."""
    until = time.monotonic() + _WAIT_S
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def _begin_sqlite(statement: str, connection: sa.Connection) -> None:
    """Begin a transaction explicitly. Otherwise, the driver begins it only when the first row is changed.

    A failed migration could then be applied halfway, and data that was read before the first write could be outdated.
    """
    connection.exec_driver_sql(statement)
