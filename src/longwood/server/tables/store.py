"""The event log: what is kept of every table. Must not know rules, sockets or views.

An event is in the database before anyone is told of it. The columns of `tables` beside its keys are a summary of its events,
written in the same transaction, so that lists need not read them all. They also say who may write next: an event is taken only
on top of the one before it, and never once the table is closed, whoever else writes to the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from longwood.play.scoring import HOLES
from longwood.server.database import AT_A_TIME, Database, events, made_of_all, rooms, rounds, tables
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
    won: bool | None = False
    helped: bool = False
    winnable: bool = False
    stuck: bool | None = False


@dataclass(frozen=True, slots=True)
class Summary:
    """What `tables` keeps of a table's state after an event."""

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
    """The tables of one server. Every method may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The store in a data folder."""
        return cls(Database(folder / FILE))

    async def open(self) -> None:
        """Brings the database to the newest schema."""
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Raises StoreError unless the database can be read."""
        async with self.database.reading() as connection:
            await connection.execute(sa.select(tables.c.id).limit(1))
            await connection.execute(sa.select(rooms.c.id).limit(1))

    async def add_table(self, row: TableRow) -> None:
        async with self.database.writing() as connection:
            await _insert(connection, row)

    async def begin_round(self, first: TableRow) -> None:
        """Adds a round and its first hole, of which `round` is the round's id."""
        async with self.database.writing() as connection:
            await connection.execute(rounds.insert().values(id=first.round, player=first.player, created_at=first.created_at))
            await _insert(connection, first)

    async def deal_after(self, table: str, seq: int, row: TableRow) -> None:
        """Closes a table for good and adds the one dealt after it, both or neither.

        Raises ConflictError when the table is closed already or has other events than the first `seq`.
        """
        async with self.database.writing() as connection:
            await _change(connection, table, seq, {"over": True, "closed": True})
            await _insert(connection, row)

    async def table(self, id: str) -> TableRow | None:
        async with self.database.reading() as connection:
            return await _row(connection, id)

    async def table_and_events(self, id: str) -> tuple[TableRow, Sequence[str]] | None:
        """A table and the texts of its events in order, as they were at one moment."""
        query = sa.select(events.c.event).where(events.c.table == id).order_by(events.c.seq)
        async with self.database.reading() as connection:
            row = await _row(connection, id)
            return None if row is None else (row, await made_of_all(connection, query, str))

    async def tables_of_round(self, round: str) -> Sequence[TableRow]:
        """All tables of a round, the latest dealt last."""
        async with self.database.reading() as connection:
            return await _rows(connection, tables.c.round == round)

    async def unfinished(self, player: str, limit: int) -> Sequence[TableRow]:
        """The player's tables that were begun and go on (a round goes on after a hole is over), the latest played first."""
        plays = ~tables.c.over & ((tables.c.seq > 0) | tables.c.round.is_not(None))
        between_holes = tables.c.over & tables.c.round.is_not(None) & (tables.c.hole < HOLES)
        where = (tables.c.player == player) & ~tables.c.closed & (plays | between_holes)
        async with self.database.reading() as connection:
            return await _rows(connection, where, sa.desc(tables.c.updated_at), limit)

    async def tables_of(self, player: str) -> Sequence[TableRow]:
        """All tables of a player, the latest dealt last."""
        async with self.database.reading() as connection:
            return await made_of_all(connection, _query(tables.c.player == player, tables.c.created_at), TableRow)

    async def tables_of_deal(self, player: str, game: str, deal: int) -> Sequence[TableRow]:
        """The player's tables of one deal that were begun, of no round, the latest dealt last."""
        where = (tables.c.player == player) & (tables.c.game == game) & (tables.c.deal == deal) & (tables.c.seq > 0)
        async with self.database.reading() as connection:
            return await _rows(connection, where & tables.c.round.is_(None))

    async def note_outcome(self, table: str, seq: int, won: bool, stuck: bool) -> None:
        """Notes how a table stands after event `seq`, if that is still its last: for games from before this was kept."""
        unchanged = (tables.c.id == table) & (tables.c.seq == seq)
        async with self.database.writing() as connection:
            await connection.execute(tables.update().where(unchanged).values(won=won, stuck=stuck))

    async def rounds_of(self, player: str) -> dict[str, float]:
        """When each of the player's rounds was begun."""
        query = sa.select(rounds.c.id, rounds.c.created_at).where(rounds.c.player == player)
        async with self.database.reading() as connection:
            return {row.id: row.created_at for row in await connection.execute(query)}

    async def events_of(self, table: str) -> Sequence[tuple[str, float]]:
        """A table's events in order: their texts, and when they were stored."""
        query = sa.select(events.c.event, events.c.at).where(events.c.table == table).order_by(events.c.seq)
        async with self.database.reading() as connection:
            return await made_of_all(connection, query, lambda event, at: (event, at))

    async def add_kept(self, row: TableRow, kept: Sequence[tuple[str, float]], round_begun_at: float | None) -> None:
        """Adds a table as it was kept elsewhere, with all its events, and its round where that is not there yet."""
        async with self.database.writing() as connection:
            if row.round is not None:
                known = (await connection.execute(sa.select(rounds.c.id).where(rounds.c.id == row.round))).scalar()
                if known is None:
                    await connection.execute(rounds.insert().values(id=row.round, player=row.player, created_at=round_begun_at))
            await _insert(connection, row)
            await _add_events(connection, row.id, 0, kept)

    async def lengthen(self, table: str, seq: int, longer: TableRow, later: Sequence[tuple[str, float]]) -> None:
        """Adds the events that come after event `seq`, and the table's summary as it is after them.

        Raises ConflictError when the table is closed or has other events than the first `seq`.
        """
        names = (*Summary.__slots__, "updated_at", "closed")
        async with self.database.writing() as connection:
            await _change(connection, table, seq, {name: getattr(longer, name) for name in names})
            await _add_events(connection, table, seq, later)

    async def remove_all(self, player: str) -> Sequence[str]:
        """Removes all tables, events and rounds of a player; returns the tables' ids."""
        mine = sa.select(tables.c.id).where(tables.c.player == player)
        async with self.database.writing() as connection:
            ids = (await connection.execute(mine)).scalars().all()
            await connection.execute(events.delete().where(events.c.table.in_(mine)))
            await connection.execute(tables.delete().where(tables.c.player == player))
            await connection.execute(rounds.delete().where(rounds.c.player == player))
            return ids

    async def append(self, table: str, event: str, summary: Summary, at: float) -> None:
        """Stores event number `summary.seq`, durably, with the state after it. Raises ConflictError when that is not the next event."""
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
    """Adds events, and when each was stored, after event `seq`."""
    for first in range(0, len(later), AT_A_TIME):
        some = enumerate(later[first : first + AT_A_TIME], seq + first + 1)
        await connection.execute(events.insert(), [{"table": table, "seq": n, "event": event, "at": at} for n, (event, at) in some])


async def _change(connection: AsyncConnection, table: str, seq: int, values: dict[str, Any]) -> None:
    """Writes a table's summary over the one after event `seq`. Raises ConflictError when it has moved on or is closed."""
    unchanged = (tables.c.id == table) & (tables.c.seq == seq) & ~tables.c.closed
    if (await connection.execute(tables.update().where(unchanged).values(values))).rowcount != 1:
        raise ConflictError
