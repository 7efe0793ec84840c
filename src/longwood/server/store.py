"""The event log: what is kept of every table, through SQLAlchemy. Must not know rules, sockets or views.

An event is in the database before anyone is told of it. The columns of `tables` beside its keys are a summary of its events,
written in the same transaction, so that lists need not read them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from longwood.errors import LongwoodError
from longwood.play.scoring import HOLES
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

_BUSY_TIMEOUT_S: Final = 5.0


class StoreError(LongwoodError):
    """The database cannot be opened or written."""

    code = "store"


class ConflictError(LongwoodError):
    """Someone else stored that event's number first."""

    code = "conflict"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored, without its events."""

    id: str
    player: str
    game: str
    options: dict[str, bool | int | str]
    rules: str
    deal: int
    round: str | None
    hole: int | None
    created_at: float
    updated_at: float
    seq: int = 0
    played: int = 0
    elapsed_ms: int = 0
    score: int = 0
    practice: bool = False
    over: bool = False
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Summary:
    """What `tables` keeps of a table's state after an event."""

    seq: int
    played: int
    elapsed_ms: int
    score: int
    practice: bool
    over: bool


class Store:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The SQLite database in a data folder: WAL, and each commit on disk before it returns."""
        engine = create_async_engine(f"sqlite+aiosqlite:///{folder / 'longwood.sqlite'}", connect_args={"timeout": _BUSY_TIMEOUT_S})

        @sa.event.listens_for(engine.sync_engine, "connect")
        def set_pragmas(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return cls(engine)

    async def open(self) -> None:
        """Brings the database to the newest schema. Raises StoreError when it cannot be opened or written."""
        try:
            async with self._engine.begin() as connection:
                version = await connection.run_sync(_version)
                if version != HEAD:
                    await connection.run_sync(_migrate)
        except OperationalError as error:
            raise StoreError(f"the database cannot be used: {error.orig}; choose another folder with --data") from error

    async def close(self) -> None:
        await self._engine.dispose()

    async def add_round(self, id: str, player: str, created_at: float) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(rounds.insert().values(id=id, player=player, created_at=created_at))

    async def add_table(self, row: TableRow) -> None:
        async with self._engine.begin() as connection:
            latest = sa.select(sa.func.coalesce(sa.func.max(tables.c.dealt), 0) + 1).where(tables.c.player == row.player)
            values = {name: getattr(row, name) for name in TableRow.__slots__}
            await connection.execute(tables.insert().values(**values, dealt=latest.scalar_subquery()))

    async def table(self, id: str) -> TableRow | None:
        found = await self._rows(tables.c.id == id)
        return found[0] if found else None

    async def tables_of_round(self, round: str) -> Sequence[TableRow]:
        """All tables of a round, the latest dealt last."""
        return await self._rows(tables.c.round == round)

    async def unfinished(self, player: str, limit: int) -> Sequence[TableRow]:
        """The player's tables that were begun and go on (a round goes on after a hole is over), the latest played first."""
        plays = ~tables.c.over & ((tables.c.seq > 0) | tables.c.round.is_not(None))
        between_holes = tables.c.over & tables.c.round.is_not(None) & (tables.c.hole < HOLES)
        where = (tables.c.player == player) & ~tables.c.closed & (plays | between_holes)
        return await self._rows(where, sa.desc(tables.c.updated_at), limit)

    async def _rows(
        self, where: sa.ColumnElement[bool], order: sa.ColumnElement[Any] | None = None, limit: int | None = None
    ) -> Sequence[TableRow]:
        columns = [tables.c[name] for name in TableRow.__slots__]
        query = sa.select(*columns).where(where).order_by(tables.c.dealt if order is None else order).limit(limit)
        async with self._engine.connect() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]

    async def events_of(self, table: str) -> Sequence[str]:
        """The texts of the table's events, in order."""
        query = sa.select(events.c.event).where(events.c.table == table).order_by(events.c.seq)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def append(self, table: str, event: str, summary: Summary, at: float) -> None:
        """Stores event number `summary.seq`, durably, with the state after it. Raises ConflictError when that number is taken."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(events.insert().values(table=table, seq=summary.seq, event=event, at=at))
                await _summarise(connection, table, summary, at)
        except IntegrityError as error:
            raise ConflictError("this table was changed elsewhere; it is shown anew") from error
        except OperationalError as error:
            raise StoreError(f"the move could not be stored: {error.orig}") from error

    async def close_table(self, table: str) -> None:
        """Marks a table as standing as it is for good."""
        async with self._engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(over=True, closed=True))


async def _summarise(connection: AsyncConnection, table: str, summary: Summary, at: float) -> None:
    values = {name: getattr(summary, name) for name in Summary.__slots__}
    await connection.execute(tables.update().where(tables.c.id == table).values(**values, updated_at=at))


def _version(connection: sa.Connection) -> str | None:
    """The schema's revision; asked by itself because importing alembic costs more than the rest of the start."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _migrate(connection: sa.Connection) -> None:
    from alembic import command  # here, because most starts need no migration and its import is slow
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "longwood.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
