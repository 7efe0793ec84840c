"""The database: its tables, how it is opened, and how it is brought to the newest schema. Must not know what the tables are for."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from longwood.errors import LongwoodError
from longwood.server.migrations import HEAD

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
)
events: Final = sa.Table(
    "events",
    metadata,
    sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # 1, 2, ... without gaps
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

_revision: Final = sa.Table(
    "alembic_version",  # as alembic itself makes it
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
_BUSY_TIMEOUT_S: Final = 5.0


class StoreError(LongwoodError):
    """The database cannot be opened, read or written."""

    code = "store"


class Database:
    """One SQLite database: WAL, each commit on disk before it returns, one writer at a time from the start of its transaction."""

    def __init__(self, file: Path) -> None:
        self._file = file
        url = sa.URL.create("sqlite+aiosqlite", database=str(file))
        self._reader = create_async_engine(url, connect_args={"timeout": _BUSY_TIMEOUT_S})
        # Sqlite's own driver begins a transaction only at the first changed row: a schema could then be left half made, and
        # what was read before a write could be out of date by then. So the transactions are begun here.
        self._writer = self._reader.execution_options(longwood_begin="BEGIN IMMEDIATE")
        sa.event.listen(self._reader.sync_engine, "connect", _set_up)
        sa.event.listen(self._reader.sync_engine, "begin", _begin)

    async def open(self) -> None:
        """Brings the database to the newest schema. Raises StoreError."""
        async with self.reading() as connection:
            if await connection.run_sync(_version) == HEAD:
                return
        async with self.writing() as connection:  # only one of two servers that start together gets in
            await connection.run_sync(_bring_up_to_date)

    async def close(self) -> None:
        await self._reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of the database. Raises StoreError."""
        async with self._naming_errors("read"), self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on disk when the block is left; nothing of it is when an error leaves the block. Raises StoreError."""
        async with self._naming_errors("written"), self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _naming_errors(self, done: str) -> AsyncIterator[None]:
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:  # the driver's own come from _set_up
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError(f"{self._file} cannot be {done}: {cause}") from error


async def prepare(file: Path) -> None:
    """Brings a database to the newest schema and closes it again. Raises StoreError."""
    database = Database(file)
    try:
        await database.open()
    finally:
        await database.close()


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
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
