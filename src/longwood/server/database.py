"""The database: its tables, how it is opened, and how it is migrated to the newest schema."""

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

Item = TypeVar("Item")

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
    sa.Column("options", sa.JSON, nullable=False),  # in canonical form
    sa.Column("rules", sa.String(16), nullable=False),  # the rules_hash at the time of the deal
    sa.Column("deal", sa.BigInteger, nullable=False),
    sa.Column("round", sa.String(24), sa.ForeignKey("rounds.id"), nullable=True, index=True),
    sa.Column("hole", sa.Integer, nullable=True),  # from 1; after a reshuffle, several tables have the same hole
    sa.Column("dealt", sa.Integer, nullable=False),  # 1, 2, ... for the player's tables, in the order they were dealt
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("updated_at", sa.Float, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("elapsed_ms", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),  # it was reshuffled, or the next hole of its round was dealt
    sa.Column("won", sa.Boolean, nullable=True),  # null if unknown: the game is older than this column
    sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()),  # the player used help that sees hidden cards
    sa.Column("winnable", sa.Boolean, nullable=False, server_default=sa.false()),  # dealt as a winnable deal
    sa.Column("stuck", sa.Boolean, nullable=True),  # no moves left; null if unknown, as with won
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
    sa.Column("code", sa.String(6), nullable=True, unique=True),  # null once the room is closed
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("touched_at", sa.Float, nullable=False),  # when a guest was last connected
    sa.Column("closed_at", sa.Float, nullable=True),
)
room_events: Final = sa.Table(
    "room_events",
    metadata,
    sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # 1, 2, ... without gaps
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),  # by the room's clock
)
room_guests: Final = sa.Table(  # every guest who has had a seat
    "room_guests",
    metadata,
    sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True, index=True),
)

_revision: Final = sa.Table(
    "alembic_version",  # as alembic creates it
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
AT_A_TIME: Final = 500
"""How many rows are read or written at a time. The event loop is busy with them for about a millisecond."""
_BUSY_TIMEOUT_S: Final = 5.0
_logger: Final = logging.getLogger(__name__)
_WRITES: Final = {"longwood_begin": "BEGIN IMMEDIATE"}


class Database:
    """One SQLite database in WAL mode.

    A commit returns once the data is on disk. Write transactions run one at a time, and each takes the write lock when it begins.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._reader = create_async_engine(_url(file, "sqlite+aiosqlite"), connect_args={"timeout": _BUSY_TIMEOUT_S})
        self._writer = self._reader.execution_options(**_WRITES)
        self._turn = asyncio.Lock()  # first come, first served; writers that poll SQLite's own lock can starve
        _listen(self._reader.sync_engine)

    async def open(self) -> None:
        """Migrate the database to the newest schema. Raises StoreError."""
        await asyncio.to_thread(prepare, self._file)

    async def close(self) -> None:
        await self._reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that sees one snapshot of the database. Raises StoreError."""
        with _logged(), _naming_errors(self._file, "read"):
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. It is committed to disk at the end of the block, or rolled back if the block raises. Raises StoreError."""
        with _logged(), _naming_errors(self._file, "written"):
            async with self._turn, self._writer.begin() as connection:
                yield connection


async def fetch_all(connection: AsyncConnection, query: sa.Select[Any], make: Callable[..., Item]) -> list[Item]:
    """Return `make(*row)` for each row of a query. Rows are read in batches, so that other tasks can run in between."""
    found: list[Item] = []
    async with connection.stream(query) as answer:
        async for some in answer.partitions(AT_A_TIME):
            found += [make(*row) for row in some]
    return found


def prepare(file: Path) -> None:
    """Migrate a database to the newest schema, or create it. Raises StoreError."""
    engine = sa.create_engine(_url(file, "sqlite"), connect_args={"timeout": _BUSY_TIMEOUT_S})
    _listen(engine)
    try:
        with _naming_errors(file, "used"):
            with engine.connect() as connection:
                if _version(connection) == HEAD:
                    return
            with engine.execution_options(**_WRITES).begin() as connection:  # if two servers start together, one waits here
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
    """Log errors of a running server. Players get only a general message."""
    try:
        yield
    except StoreError as error:
        _logger.error("%s", error)
        raise


@contextmanager
def _naming_errors(file: Path, done: str) -> Iterator[None]:
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:  # _set_up raises the driver's own errors
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
        connection.close()  # SQLAlchemy would not close it, and its thread would outlive the event loop
        raise


def _turn_wal_on(cursor: sqlite3.Cursor) -> None:
    """Switch the journal to WAL. This retries, because SQLite ignores its busy timeout while another connection does the same."""
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
    """Begin a transaction. The driver itself would begin it only at the first changed row.

    A migration could then stop halfway, and data that was read before a write could already be outdated.
    """
    connection.exec_driver_sql(connection.get_execution_options().get("longwood_begin", "BEGIN"))


def _version(connection: sa.Connection) -> str | None:
    """Return the schema's revision, or None for an empty database. Importing alembic for this would take most of the startup time."""
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
    """Create the newest schema directly, without importing alembic. A test checks that it equals the result of the migrations."""
    unknown = sa.inspect(connection).get_table_names()
    if unknown:
        found = f"{connection.engine.url.database} is not a Longwood database (it has a table {unknown[0]})"
        raise StoreError(f"{found}; choose another folder with --data")
    metadata.create_all(connection)
    _revision.create(connection)
    connection.execute(_revision.insert().values(version_num=HEAD))


def migrate(connection: sa.Connection) -> None:
    """Run the missing migrations in the connection's transaction. Raises StoreError."""
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
            f"{connection.engine.url.database} was made by a newer version of Longwood; upgrade, or choose another folder with --data"
        ) from error
