"""The database: its tables, how it is opened, and how it is brought to the newest schema. Must not know what the tables are for."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from longwood.server.errors import StoreError
from longwood.server.migrations import HEAD

Made = TypeVar("Made")

metadata: Final = sa.MetaData()

rounds: Final = sa.Table(
    "rounds",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False, index=True),
    sa.Column("created_at", sa.Float, nullable=False),  # seconds since 1970, UTC
)
tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),  # canonical
    sa.Column("rules", sa.String(16), nullable=False),  # rules_hash when it was dealt
    sa.Column("deal", sa.BigInteger, nullable=False),
    sa.Column("round", sa.String(24), sa.ForeignKey("rounds.id"), nullable=True, index=True),
    sa.Column("hole", sa.Integer, nullable=True),  # 1..; a reshuffle deals a later table for the same hole
    sa.Column("dealt", sa.Integer, nullable=False),  # counts the player's tables: the order they were dealt in
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("updated_at", sa.Float, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("elapsed_ms", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),  # reshuffled, or a later hole of its round is dealt
    sa.Column("won", sa.Boolean, nullable=True),  # null: not known, of games played before this was kept
    sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()),  # with help that saw hidden cards
    sa.Column("winnable", sa.Boolean, nullable=False, server_default=sa.false()),  # dealt because the search had won it
    sa.Column("stuck", sa.Boolean, nullable=True),  # no move is left; null as with won
)
events: Final = sa.Table(
    "events",
    metadata,
    sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # 1, 2, ... without gaps
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
rooms: Final = sa.Table(
    "rooms",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("code", sa.String(6), nullable=True, unique=True),  # null once it is closed
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("touched_at", sa.Float, nullable=False),  # when somebody was last connected to it
    sa.Column("closed_at", sa.Float, nullable=True),
)
room_events: Final = sa.Table(
    "room_events",
    metadata,
    sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # 1, 2, ... without gaps
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),  # by the room's own clock
)
room_guests: Final = sa.Table(  # who ever sat there
    "room_guests",
    metadata,
    sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True, index=True),
)

_revision: Final = sa.Table(
    "alembic_version",  # as alembic itself makes it
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
AT_A_TIME: Final = 500
"""Rows of a long answer, or of what is written; the event loop takes a millisecond or so over them."""
_BUSY_TIMEOUT_S: Final = 5.0
_logger: Final = logging.getLogger(__name__)
_WRITES: Final = {"longwood_begin": "BEGIN IMMEDIATE"}


class Database:
    """One SQLite database: WAL, each commit on disk before it returns, one writer at a time from the start of its transaction."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._reader = create_async_engine(_url(file, "sqlite+aiosqlite"), connect_args={"timeout": _BUSY_TIMEOUT_S})
        self._writer = self._reader.execution_options(**_WRITES)
        self._turn = asyncio.Lock()  # first come, first served; who waits for SQLite's own lock tries now and then, and may starve
        _listen(self._reader.sync_engine)

    async def open(self) -> None:
        """Brings the database to the newest schema. Raises StoreError."""
        await asyncio.to_thread(prepare, self._file)

    async def close(self) -> None:
        await self._reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of the database. Raises StoreError."""
        with _logged(), _naming_errors(self._file, "read"):
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on disk when the block is left; nothing of it is when an error leaves the block. Raises StoreError."""
        with _logged(), _naming_errors(self._file, "written"):
            async with self._turn, self._writer.begin() as connection:
                yield connection


async def made_of_all(connection: AsyncConnection, query: sa.Select[Any], made: Callable[..., Made]) -> list[Made]:
    """What is made of each row of a long answer; some at a time, so that others come between."""
    found: list[Made] = []
    async with connection.stream(query) as answer:
        async for some in answer.partitions(AT_A_TIME):
            found += [made(*row) for row in some]
    return found


def prepare(file: Path) -> None:
    """Brings a database to the newest schema, made first where there is none. Raises StoreError."""
    engine = sa.create_engine(_url(file, "sqlite"), connect_args={"timeout": _BUSY_TIMEOUT_S})
    _listen(engine)
    try:
        with _naming_errors(file, "used"):
            with engine.connect() as connection:
                if _version(connection) == HEAD:
                    return
            with engine.execution_options(**_WRITES).begin() as connection:  # one of two servers that start together gets in first
                _bring_up_to_date(connection)
    finally:
        engine.dispose()


def _url(file: Path, driver: str) -> sa.URL:
    return sa.URL.create(driver, database=str(file))


def _listen(engine: sa.Engine) -> None:
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin)


@contextmanager
def _logged() -> Iterator[None]:
    """Writes down what goes wrong while a server runs: its guests are not told the whole of it."""
    try:
        yield
    except StoreError as error:
        _logger.error("%s", error)
        raise


@contextmanager
def _naming_errors(file: Path, done: str) -> Iterator[None]:
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:  # the driver's own come from _set_up
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"{file} cannot be {done}: {cause}") from error


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        _turn_wal_on(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except sqlite3.Error:
        connection.close()  # SQLAlchemy would forget it here, and its thread would outlive the event loop
        raise


def _turn_wal_on(cursor: sqlite3.Cursor) -> None:
    """Changes the journal's mode. SQLite does not wait for its busy timeout there while another connection does the same."""
    until = time.monotonic() + _BUSY_TIMEOUT_S
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def _begin(connection: sa.Connection) -> None:
    """Begins a transaction; the driver itself would only at the first changed row.

    A schema could then be left half made, and what was read before a write could be out of date by then.
    """
    connection.exec_driver_sql(connection.get_execution_options().get("longwood_begin", "BEGIN"))


def _version(connection: sa.Connection) -> str | None:
    """The schema's revision; None for a database without tables. Asked by itself because importing alembic costs most of a start."""
    if not sa.inspect(connection).has_table(_revision.name):
        return None
    return connection.execute(sa.select(_revision.c.version_num)).scalar()


def _bring_up_to_date(connection: sa.Connection) -> None:
    version = _version(connection)
    if version is None:
        _create(connection)
    elif version != HEAD:
        migrate(connection)


def _create(connection: sa.Connection) -> None:
    """Makes the newest schema at once, equal to what the migrations make (a test holds that), without importing alembic."""
    strangers = sa.inspect(connection).get_table_names()
    if strangers:
        found = f"{connection.engine.url.database} holds something else (a table {strangers[0]})"
        raise StoreError(f"{found}; choose another folder with --data")
    metadata.create_all(connection)
    _revision.create(connection)
    connection.execute(_revision.insert().values(version_num=HEAD))


def migrate(connection: sa.Connection) -> None:
    """Runs the migrations that are missing, within the connection's transaction. Raises StoreError."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "longwood.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"{connection.engine.url.database} was made by a newer Longwood; install that, or choose another folder with --data"
        ) from error
