"""The database: its tables, how it is opened, and how it is migrated to the newest schema."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from longwood.errors import LongwoodError
from longwood.server.engines import (
    async_engine,
    format_url,
    integer_column,
    is_sqlite,
    lacks_lock,
    lock_schema,
    naming_errors,
    need_file,
    sqlite_url,
    sync_engine,
    text_column,
)
from longwood.server.folder import create_private
from longwood.server.migrations import HEAD
from longwood.server.session import Session
from longwood.tables.errors import StoreError

Item = TypeVar("Item")

metadata: Final = sa.MetaData()

rounds: Final = sa.Table(
    "rounds",
    metadata,
    sa.Column("id", text_column(24), primary_key=True),
    sa.Column("player", text_column(32), nullable=False, index=True),
    sa.Column("created_at", sa.Float, nullable=False),  # seconds since 1970, UTC
)
tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", text_column(24), primary_key=True),
    sa.Column("player", text_column(32), nullable=False),
    sa.Column("game", text_column(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),  # in canonical form
    sa.Column("rules", text_column(16), nullable=False),  # the rules_hash at the time of the deal
    sa.Column("deal", sa.BigInteger, nullable=False),
    sa.Column("round", text_column(24), sa.ForeignKey("rounds.id"), nullable=True, index=True),
    sa.Column("hole", integer_column(), nullable=True),  # from 1; after a reshuffle, several tables have the same hole
    sa.Column("dealt", integer_column(), nullable=False),  # numbers the player's tables 1, 2, ... in the order they were dealt
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("updated_at", sa.Float, nullable=False),  # for imported games, these two times are from the file
    sa.Column("seq", integer_column(), nullable=False),
    sa.Column("played", integer_column(), nullable=False),
    sa.Column("elapsed_ms", integer_column(), nullable=False),
    sa.Column("score", integer_column(), nullable=False),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),  # it was reshuffled, or the next hole of its round was dealt
    sa.Column("won", sa.Boolean, nullable=True),  # null if unknown: the game is older than this column
    sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()),  # the player used help that sees hidden cards
    sa.Column("winnable", sa.Boolean, nullable=False, server_default=sa.false()),  # dealt as a winnable deal
    sa.Column("stuck", sa.Boolean, nullable=True),  # no moves left; null if unknown, as with won
    sa.Column("used_at", sa.Float, nullable=True),  # last stored, or open without a move; null for older rows: updated_at
    sa.Column("solver_moves", integer_column(), nullable=True),  # the moves that the solver played; null if unknown, as with won
    sa.Index("ix_tables_player_dealt", "player", "dealt", unique=True),
)
events: Final = sa.Table(
    "events",
    metadata,
    sa.Column("table", text_column(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", integer_column(), primary_key=True),  # 1, 2, ... without gaps
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
daily_results: Final = sa.Table(  # the results of the daily deals that count, one for each player and deal; deleted with their tables
    "daily_results",
    metadata,
    sa.Column("day", text_column(10), primary_key=True),  # YYYY-MM-DD
    sa.Column("game", text_column(64), primary_key=True),
    sa.Column("player", text_column(32), primary_key=True, index=True),
    sa.Column("table", text_column(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("undone", sa.Boolean, nullable=False),
    sa.Column("score", integer_column(), nullable=False),
    sa.Column("moves", integer_column(), nullable=False),
)
rooms: Final = sa.Table(
    "rooms",
    metadata,
    sa.Column("id", text_column(24), primary_key=True),
    sa.Column("code", text_column(6), nullable=True, unique=True),  # null once the room is closed
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("touched_at", sa.Float, nullable=False),  # when a guest was last connected
    sa.Column("closed_at", sa.Float, nullable=True),
    sa.Column("owner", text_column(24), nullable=True, index=True),  # the process that runs the room; null if none does
)
room_events: Final = sa.Table(
    "room_events",
    metadata,
    sa.Column("room", text_column(24), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seq", integer_column(), primary_key=True),  # 1, 2, ... without gaps
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),  # by the room's clock
)
uptime: Final = sa.Table(  # how long the server has run
    "uptime",
    metadata,
    sa.Column("tick", sa.BigInteger, primary_key=True, autoincrement=False),  # 1, 2, ...; one is added after every ten minutes of running
    sa.Column("at", sa.Float, nullable=False),
)
heartbeat: Final = sa.Table(  # a row for each process; its readiness check writes it
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)
room_guests: Final = sa.Table(  # every guest who has had a seat
    "room_guests",
    metadata,
    sa.Column("room", text_column(24), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("player", text_column(32), primary_key=True, index=True),
)
match_results: Final = sa.Table(  # a row for each player of a finished match, computers included. It outlives its room
    "match_results",
    metadata,
    sa.Column("room", text_column(24), primary_key=True),
    sa.Column("number", integer_column(), primary_key=True),  # counts the games of the room from 1
    sa.Column("seat", integer_column(), primary_key=True),
    sa.Column("player", text_column(32), nullable=True, index=True),  # null for a computer, and for a guest who deleted their data
    sa.Column("name", text_column(32), nullable=False),
    sa.Column("level", text_column(16), nullable=False),  # of a computer; empty for a guest
    sa.Column("side", integer_column(), nullable=False),  # players of the same side aren't opponents
    sa.Column("against", text_column(16), nullable=False),  # the level of the only opponent; or people, or computers if there are several
    sa.Column("game", text_column(64), nullable=False),
    sa.Column("format", text_column(16), nullable=False),  # stroke, match or spit
    sa.Column("outcome", text_column(8), nullable=False),  # won, lost or drawn
    sa.Column("score", integer_column(), nullable=True),  # the total in stroke play
    sa.Column("margin", text_column(32), nullable=False),  # in match play, such as 3 & 2; otherwise empty
    sa.Column("parts", integer_column(), nullable=False),  # the number of holes or rounds begun
    sa.Column("forfeited", sa.Boolean, nullable=False),  # the match ended because players left
    sa.Column("finished_at", sa.Float, nullable=False),
)
processes: Final = sa.Table(  # the running processes of a server that consists of several
    "processes",
    metadata,
    sa.Column("id", text_column(24), primary_key=True),
    sa.Column("beat", integer_column(), nullable=False),  # increases as long as the process is running
)

_revision: Final = sa.Table(
    "alembic_version",  # as alembic creates it
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
_FINISH_S: Final = 2.0
"""How long transactions in progress may take to finish when the database is closed."""
_MIGRATE_AGAIN_S: Final = 3.0
"""The pause before a migration that couldn't lock a table is tried again. Meanwhile, the game goes on."""
_CANCEL_S: Final = 10.0
"""How long they may take to stop after being cancelled."""
AT_A_TIME: Final = 500
"""How many rows are written at a time. The event loop is busy with them for about a millisecond."""
READ_AT_A_TIME: Final = 100
"""How many rows are read at a time. It is less, because rows can have many columns."""
_READ_PAUSE_S: Final = 0.001
"""The pause after so many rows, which take about as long. Moves of other players take several steps, and each could wait for them."""
_LEADER: Final = "leader"
"""The name of the leader's lock. It can't be the id of a player, because those are longer."""
_logger: Final = logging.getLogger(__name__)


class Database:
    """A database: an SQLite file in WAL mode, or PostgreSQL. where: its URL, or the path of the SQLite file.

    A commit returns once the data is on disk. In SQLite, write transactions run one at a time, and each acquires the write lock when it
    begins. In PostgreSQL, they run concurrently. Each change therefore checks that the rows are still as expected, and locks only these
    rows.
    """

    def __init__(self, where: Path | sa.URL) -> None:
        self._url = sqlite_url(where) if isinstance(where, Path) else where
        self._reader, self._writer = async_engine(self._url, "reading"), async_engine(self._url, "writing")
        self._direct = sync_engine(self._url, "writing", keeps_connections=True)
        self._connection: sa.Connection | None = None  # used by the writer's thread
        self._leading = self.session()  # holds the lock of the leader
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="longwood-write")
        # First come, first served. Writers that poll SQLite's own lock can starve.
        self._turn = asyncio.Lock() if is_sqlite(self._url) else nullcontext()
        self.is_damaged = False
        """Whether a damaged page was found. Only a full check that finds no damage resets this."""
        self.on_error: Callable[[StoreError], None] = lambda error: None
        """Called with each error in `reading`, `writing` and `write`."""
        self.on_end: Callable[[Literal["read", "write"], float], None] = lambda operation, seconds: None
        """Called after each of these operations with its duration, including the time spent waiting to start."""
        self._is_closed = False
        self._users: list[asyncio.Task[Any] | None] = []  # the tasks that use a connection, once for each use
        self._unused = asyncio.Event()
        self._unused.set()

    async def open(self) -> None:
        """Migrate the database to the newest schema. Raises StoreError."""
        await asyncio.to_thread(prepare, self._url)

    async def close(self) -> None:
        """Wait until all transactions are finished, and close the connections. Transactions that take too long are cancelled."""
        self._is_closed = True
        if not await self._is_unused_within(_FINISH_S):
            for task in set(self._users):
                if task is not None and not task.cancelling():  # cancelling it again could interrupt the rollback
                    task.cancel()
            await self._is_unused_within(_CANCEL_S)
        await self._leading.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()
        await self._reader.dispose()
        await self._writer.dispose()

    async def _is_unused_within(self, timeout_s: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                await self._unused.wait()
        return self._unused.is_set()

    @contextmanager
    def _using(self) -> Iterator[None]:
        """Make `close` wait until the block ends. Raises StoreError if the database has been closed."""
        if self._is_closed:
            raise StoreError(f"{format_url(self._url)} has been closed")
        task = asyncio.current_task()
        self._users.append(task)
        self._unused.clear()
        try:
            yield
        finally:
            self._users.remove(task)
            if not self._users:
                self._unused.set()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that sees one snapshot of the database. Raises StoreError."""
        with self._using(), self._watching("read"), naming_errors(self._url, "read"):
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. It is committed to disk at the end of the block, or rolled back if the block raises.

        Raises StoreError, or ConflictError if PostgreSQL aborted it because of a concurrent transaction.
        """
        with self._using(), self._watching("write"), naming_errors(self._url, "written"):
            async with self._turn, self._writer.begin() as connection:
                yield connection

    async def write(self, work: Callable[[sa.Connection], Item], *, is_repeatable: bool = False) -> Item:
        """Run `work` in a transaction and return its result. The transaction is rolled back if `work` raises. Raises StoreError.

        Use this for frequent transactions. The whole transaction runs in the writer's thread. With `writing`, every statement is passed to
        a thread separately, and each transaction first checks the connection. is_repeatable: whether `work` may be run once more if
        PostgreSQL has closed the connection. The first transaction may nevertheless have been committed.
        """

        def run_once() -> Item:
            if self._connection is None:
                self._connection = self._direct.connect()
            try:
                with self._connection.begin():
                    return work(self._connection)
            except LongwoodError:  # raised by `work`, so the connection isn't broken
                raise
            except BaseException:
                self._disconnect()  # the next transaction opens a new connection
                raise

        def run() -> Item:
            is_reused = self._connection is not None
            try:
                return run_once()
            except sa.exc.DBAPIError as error:
                if not (is_repeatable and is_reused and error.connection_invalidated):
                    raise
            return run_once()

        with self._using(), self._watching("write"), naming_errors(self._url, "written"):
            async with self._turn:
                running = asyncio.get_running_loop().run_in_executor(self._thread, run)
                try:
                    return await asyncio.shield(running)
                except asyncio.CancelledError:
                    # The thread goes on. Whoever repeats the work must see what it has stored.
                    await asyncio.wait([running])
                    raise

    async def write_beside_others(self, work: Callable[[sa.Connection], Item]) -> Item:
        """Do the same as `write`, but in PostgreSQL at the same time as the other transactions of this process. SQLite has one writer."""
        if is_sqlite(self._url):
            return await self.write(work)
        async with self.writing() as connection:
            return await connection.run_sync(work)

    async def is_leader(self) -> bool:
        """Return whether this process is the leader of those that share the database. If there is no leader, it becomes the leader.

        In PostgreSQL, the leader holds a lock on a separate connection, which closes when the process ends. With SQLite, only one process
        can use the data folder. Raises StoreError.
        """
        if is_sqlite(self._url):
            return True
        leads = False
        with self._watching("read"), naming_errors(self._url, "locked"):
            try:
                leads = await self._leading.lock(_LEADER)
            finally:
                if not leads:
                    await self._leading.close()
        return leads

    def session(self) -> Session:
        """Return a new session of PostgreSQL, for `using`. Close it before the database."""
        return Session(self._writer)

    @asynccontextmanager
    async def using(self, session: Session) -> AsyncIterator[AsyncConnection]:
        """Use the connection of a session. It is closed if the block raises. Raises StoreError."""
        with self._using(), self._watching("write"), naming_errors(self._url, "written"):
            try:
                yield await session.open()
            except BaseException:
                await session.close()
                raise

    def _disconnect(self) -> None:
        """Close the connection of the writer's thread. This must be called in that thread."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        self._direct.dispose()

    async def check(self) -> None:
        """Read the whole SQLite file to find damaged pages, and set `is_damaged`. Others can read and write meanwhile.

        PostgreSQL checks its pages itself, so with PostgreSQL this only resets `is_damaged`. Raises StoreError if there are damaged pages.
        """
        if self.file is not None:
            async with self.reading() as connection:
                found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
                if found != "ok":
                    raise StoreError(f"{self.file} is damaged: {' '.join(str(found).split())}", "damaged")
        self.is_damaged = False

    @property
    def file(self) -> Path | None:
        """The SQLite file; None for PostgreSQL."""
        return Path(str(self._url.database)) if is_sqlite(self._url) else None

    @contextmanager
    def _watching(self, operation: Literal["read", "write"]) -> Iterator[None]:
        """Measure an operation, and log and count its errors. Players only see a general message."""
        began_s = time.perf_counter()
        try:
            yield
        except StoreError as error:
            self.is_damaged |= error.kind == "damaged"
            self.on_error(error)
            _logger.error("%s", error)
            raise
        finally:
            self.on_end(operation, time.perf_counter() - began_s)


async def fetch_all(
    connection: AsyncConnection, query: sa.Select[Any], key: sa.ColumnElement[int], make: Callable[..., Item]
) -> list[Item]:
    """Return `make(*row)` for each row of a query, in the order of `key`. The keys must be unique.

    Rows are read in batches, so that other tasks can run in between. Each batch is a separate query. A server-side cursor would need
    several more messages in the usual case of a single batch, and psycopg leaves it open if the task is cancelled.
    """
    found: list[Item] = []
    batch = query.add_columns(key.label("key")).order_by(key).limit(READ_AT_A_TIME)
    rows = (await connection.execute(batch)).all()
    while rows:
        found += [make(*values) for *values, _ in rows]
        if len(rows) < READ_AT_A_TIME:
            break
        await asyncio.sleep(_READ_PAUSE_S)
        rows = (await connection.execute(batch.where(key > rows[-1].key))).all()
    return found


def prepare(where: Path | sa.URL) -> None:
    """Migrate a database to the newest schema, or create it. where: its URL, or the path of an SQLite file. Raises StoreError."""
    url = sqlite_url(where) if isinstance(where, Path) else where
    if is_sqlite(url):
        with suppress(OSError):  # SQLite reports the error below
            create_private(Path(str(url.database)))  # SQLite gives the -wal and -shm files the same permissions
    with naming_errors(url, "used"):
        with sync_engine(url).connect() as connection:
            if _version(connection) == HEAD:
                return
        engine = sync_engine(url, "writing")
        while not _is_brought_up_to_date(engine):
            _logger.warning("the migration of the database is waiting for a long transaction, for example a backup")
            time.sleep(_MIGRATE_AGAIN_S)


def _is_brought_up_to_date(engine: sa.Engine) -> bool:
    """Migrate a database. Return False if nothing was changed, because a long transaction is using a table."""
    try:
        with engine.begin() as connection:
            lock_schema(connection)  # if two servers start at the same time, one waits here
            _bring_up_to_date(connection)
    except sa.exc.DBAPIError as error:
        if not lacks_lock(error):
            raise
        return False
    return True


def schema_of(url: sa.URL) -> str | None:
    """Return the revision of a database's schema, or None for an empty database. Raises StoreError."""
    need_file(url)
    engine = sync_engine(url)
    try:
        with naming_errors(url, "read"), engine.connect() as connection:
            return _version(connection)
    finally:
        engine.dispose()


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
        found = f"{format_url(connection.engine.url)} is not a Longwood database (it has a table {unknown[0]})"
        raise StoreError(f"{found}; {_elsewhere(connection)}")
    metadata.create_all(connection)
    _revision.create(connection)
    connection.execute(_revision.insert().values(version_num=HEAD))


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Run the missing migrations in the connection's transaction, up to a revision. Raises StoreError."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "longwood.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(
            f"{format_url(connection.engine.url)} was made by a newer version of Longwood; upgrade, or {_elsewhere(connection)}"
        ) from error


def _elsewhere(connection: sa.Connection) -> str:
    return "choose another folder with --data" if is_sqlite(connection.engine.url) else "choose another database"
