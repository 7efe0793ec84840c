"""Stores tables and their events.

An event is stored before any client sees it. The columns of `tables` other than its keys summarise the events, so that lists don't have
to read them all. They are written in the same transaction as the event. They also prevent conflicting writes: an event is stored only
after the event before it, and never after the table is closed, even if another process writes to the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from longwood.play.scoring import HOLES
from longwood.server.database import AT_A_TIME, Database, events, fetch_all, rooms, rounds, tables
from longwood.server.errors import ConflictError

FILE: Final = "longwood.sqlite"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored, without its events."""

    id: str
    player: str
    game: str
    options: dict[str, bool | int | str]
    rules: str
    """The rules_hash at the time of the deal."""
    deal: int
    round: str | None
    hole: int | None
    created_at: float
    """When it was dealt, in seconds since 1970, UTC."""
    updated_at: float
    """When its last event was stored."""
    seq: int = 0
    """The number of its last event; 0 before the first."""
    played: int = 0
    """The number of moves from the deal to the current position."""
    elapsed_ms: int = 0
    score: int = 0
    practice: bool = False
    over: bool = False
    closed: bool = False
    won: bool | None = False
    """None if unknown: the game is older than this column."""
    helped: bool = False
    """Whether the player used help that sees hidden cards."""
    winnable: bool = False
    """Whether it was dealt as a winnable deal."""
    stuck: bool | None = False
    """Whether no moves are left; None if unknown, as with won."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The columns of `tables` that summarise a table's state after an event. The fields are as in TableRow."""

    seq: int
    played: int
    elapsed_ms: int
    score: int
    practice: bool
    over: bool
    won: bool
    helped: bool
    stuck: bool


class Store:
    """The tables of one server. Every method can raise StoreError."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """Return the store of a data folder."""
        return cls(Database(folder / FILE))

    async def open(self) -> None:
        """Migrate the database to the newest schema."""
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Raise StoreError if the database can't be read."""
        async with self.database.reading() as connection:
            await connection.execute(sa.select(tables.c.id).limit(1))
            await connection.execute(sa.select(rooms.c.id).limit(1))

    async def add_table(self, row: TableRow) -> None:
        """Add a table without events."""
        async with self.database.writing() as connection:
            await _insert(connection, row)

    async def begin_round(self, first: TableRow) -> None:
        """Add a round and its first hole. `first.round` is the round's id."""
        async with self.database.writing() as connection:
            await connection.execute(rounds.insert().values(id=first.round, player=first.player, created_at=first.created_at))
            await _insert(connection, first)

    async def deal_after(self, table: str, seq: int, row: TableRow) -> None:
        """Close a table permanently and add the one that follows it, in one transaction.

        Raises ConflictError if the table is already closed, or if `seq` isn't the number of its last event.
        """
        async with self.database.writing() as connection:
            await _change(connection, table, seq, {"over": True, "closed": True})
            await _insert(connection, row)

    async def table(self, id: str) -> TableRow | None:
        """Return a table, or None."""
        async with self.database.reading() as connection:
            return await _row(connection, id)

    async def table_and_events(self, id: str) -> tuple[TableRow, Sequence[str]] | None:
        """Return a consistent snapshot of a table and its events in order, as text, or None."""
        query = sa.select(events.c.event).where(events.c.table == id).order_by(events.c.seq)
        async with self.database.reading() as connection:
            row = await _row(connection, id)
            return None if row is None else (row, await fetch_all(connection, query, str))

    async def tables_of_round(self, round: str) -> Sequence[TableRow]:
        """Return all tables of a round, the latest deal last."""
        async with self.database.reading() as connection:
            return await _rows(connection, tables.c.round == round)

    async def unfinished(self, player: str, limit: int) -> Sequence[TableRow]:
        """Return the player's games in progress, last played first. A round between two holes is in progress, too."""
        plays = ~tables.c.over & ((tables.c.seq > 0) | tables.c.round.is_not(None))
        between_holes = tables.c.over & tables.c.round.is_not(None) & (tables.c.hole < HOLES)
        where = (tables.c.player == player) & ~tables.c.closed & (plays | between_holes)
        async with self.database.reading() as connection:
            return await _rows(connection, where, sa.desc(tables.c.updated_at), limit)

    async def tables_of(self, player: str) -> Sequence[TableRow]:
        """Return all tables of a player, the latest deal last."""
        async with self.database.reading() as connection:
            return await fetch_all(connection, _query(tables.c.player == player, tables.c.created_at), TableRow)

    async def tables_of_deal(self, player: str, game: str, deal: int) -> Sequence[TableRow]:
        """Return the player's tables of one deal that have events and aren't part of a round, the latest deal last."""
        where = (tables.c.player == player) & (tables.c.game == game) & (tables.c.deal == deal) & (tables.c.seq > 0)
        async with self.database.reading() as connection:
            return await _rows(connection, where & tables.c.round.is_(None))

    async def note_outcome(self, table: str, seq: int, won: bool, stuck: bool) -> None:
        """Store the outcome of a table, if `seq` is still its last event. Used for tables from before outcomes were stored."""
        unchanged = (tables.c.id == table) & (tables.c.seq == seq)
        async with self.database.writing() as connection:
            await connection.execute(tables.update().where(unchanged).values(won=won, stuck=stuck))

    async def rounds_of(self, player: str) -> dict[str, float]:
        """Return the player's rounds, and when each was begun."""
        query = sa.select(rounds.c.id, rounds.c.created_at).where(rounds.c.player == player)
        async with self.database.reading() as connection:
            return {row.id: row.created_at for row in await connection.execute(query)}

    async def events_of(self, table: str) -> Sequence[tuple[str, float]]:
        """Return a table's events in order, as text, and when each was stored."""
        query = sa.select(events.c.event, events.c.at).where(events.c.table == table).order_by(events.c.seq)
        async with self.database.reading() as connection:
            return await fetch_all(connection, query, lambda event, at: (event, at))

    async def add_imported(self, row: TableRow, imported: Sequence[tuple[str, float]], round_begun_at: float | None) -> None:
        """Add an imported table with all its events, and its round if that doesn't exist yet."""
        async with self.database.writing() as connection:
            if row.round is not None:
                known = (await connection.execute(sa.select(rounds.c.id).where(rounds.c.id == row.round))).scalar()
                if known is None:
                    await connection.execute(rounds.insert().values(id=row.round, player=row.player, created_at=round_begun_at))
            await _insert(connection, row)
            await _add_events(connection, row.id, 0, imported)

    async def extend(self, table: str, seq: int, longer: TableRow, later: Sequence[tuple[str, float]]) -> None:
        """Add the events after event `seq`, and update the table's summary.

        Raises ConflictError if the table is closed, or if `seq` isn't the number of its last event.
        """
        names = (*Summary.__slots__, "updated_at", "closed")
        async with self.database.writing() as connection:
            await _change(connection, table, seq, {name: getattr(longer, name) for name in names})
            await _add_events(connection, table, seq, later)

    async def remove_all(self, player: str) -> Sequence[str]:
        """Delete all tables, events and rounds of a player, and return the tables' ids."""
        mine = sa.select(tables.c.id).where(tables.c.player == player)
        async with self.database.writing() as connection:
            ids = (await connection.execute(mine)).scalars().all()
            await connection.execute(events.delete().where(events.c.table.in_(mine)))
            await connection.execute(tables.delete().where(tables.c.player == player))
            await connection.execute(rounds.delete().where(rounds.c.player == player))
            return ids

    async def append(self, table: str, event: str, summary: Summary, at: float) -> None:
        """Store event number `summary.seq` durably, with the summary after it. Raises ConflictError if it isn't the next event."""
        values = {name: getattr(summary, name) for name in Summary.__slots__}
        async with self.database.writing() as connection:
            await _change(connection, table, summary.seq - 1, {**values, "updated_at": at})
            await connection.execute(events.insert().values(table=table, seq=summary.seq, event=event, at=at))


async def _row(connection: AsyncConnection, id: str) -> TableRow | None:
    found = await _rows(connection, tables.c.id == id)
    return found[0] if found else None


async def _rows(
    connection: AsyncConnection, where: sa.ColumnElement[bool], order: sa.ColumnElement[Any] | None = None, limit: int | None = None
) -> Sequence[TableRow]:
    query = _query(where, tables.c.dealt if order is None else order).limit(limit)
    return [TableRow(*row) for row in await connection.execute(query)]


def _query(where: sa.ColumnElement[bool], order: sa.ColumnElement[Any]) -> sa.Select[Any]:
    return sa.select(*(tables.c[name] for name in TableRow.__slots__)).where(where).order_by(order)


async def _insert(connection: AsyncConnection, row: TableRow) -> None:
    latest = sa.select(sa.func.coalesce(sa.func.max(tables.c.dealt), 0) + 1).where(tables.c.player == row.player)
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    await connection.execute(tables.insert().values(**values, dealt=latest.scalar_subquery()))


async def _add_events(connection: AsyncConnection, table: str, seq: int, later: Sequence[tuple[str, float]]) -> None:
    """Add events after event `seq`, with the time when each was stored."""
    for first in range(0, len(later), AT_A_TIME):
        some = enumerate(later[first : first + AT_A_TIME], seq + first + 1)
        await connection.execute(events.insert(), [{"table": table, "seq": n, "event": event, "at": at} for n, (event, at) in some])


async def _change(connection: AsyncConnection, table: str, seq: int, values: dict[str, Any]) -> None:
    """Replace the summary that a table had after event `seq`. Raises ConflictError if it has changed since or is closed."""
    unchanged = (tables.c.id == table) & (tables.c.seq == seq) & ~tables.c.closed
    if (await connection.execute(tables.update().where(unchanged).values(values))).rowcount != 1:
        raise ConflictError
