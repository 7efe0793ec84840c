"""Stores tables and their events.

An event is stored before any client sees it. The columns of `tables` other than its keys summarise the events, so that lists don't have
to read them all. They are written in the same transaction as the event. They also prevent conflicting writes: an event is stored only
after the event before it, and never after the table is closed, even if another process writes to the database.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from longwood.play.scoring import HOLES
from longwood.server.background import compute
from longwood.server.database import AT_A_TIME, Database, events, fetch_all, rounds, tables
from longwood.server.engines import insert_missing, lock_name, parse_url, sqlite_url
from longwood.tables.errors import ConflictError
from longwood.tables.store import ImportedGame, Summary, TableRow

FILE: Final = "longwood.sqlite"


# Statements that are built once, because building them takes longer than executing them.
_UNCHANGED: Final = tables.update().where(
    (tables.c.id == sa.bindparam("of_table")) & (tables.c.seq == sa.bindparam("after")) & ~tables.c.closed
)
_ADDED: Final = events.insert()
_TABLE: Final = tables.insert()
_LATEST: Final = sa.select(sa.func.coalesce(sa.func.max(tables.c.dealt), 0)).where(tables.c.player == sa.bindparam("of_player"))


class Store:
    """The tables of one server. Every method can raise StoreError."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    def at(cls, address: str, folder: Path) -> Store:
        """Open the store at the address in the settings, or in the data folder if the address is empty."""
        return cls(Database(database_url(address, folder)))

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """Return the store of a data folder."""
        return cls.at("", folder)

    async def open(self) -> None:
        """Migrate the database to the newest schema."""
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def add_table(self, row: TableRow) -> None:
        """Add a table without events."""
        async with self.database.writing() as connection:
            await connection.run_sync(lock_name, row.player)
            await _insert(connection, row)

    async def begin_round(self, first: TableRow) -> None:
        """Add a round and its first hole. `first.round` is the round's id."""
        async with self.database.writing() as connection:
            await connection.run_sync(lock_name, first.player)
            await connection.execute(rounds.insert().values(id=first.round, player=first.player, created_at=first.created_at))
            await _insert(connection, first)

    async def deal_after(self, table: str, seq: int, row: TableRow) -> None:
        """Close a table permanently and add the one that follows it, in one transaction.

        Raises ConflictError if the table is already closed, or if `seq` isn't the number of its last event.
        """
        async with self.database.writing() as connection:
            await connection.run_sync(lock_name, row.player)
            await _change(connection, table, seq, {"over": True, "closed": True})
            await _insert(connection, row)

    async def table(self, id: str) -> TableRow | None:
        """Return a table, or None."""
        async with self.database.reading() as connection:
            return await _row(connection, id)

    async def table_and_events(self, id: str, after: int = 0) -> tuple[TableRow, Sequence[str]] | None:
        """Return a consistent snapshot of a table and its events after event `after` in order, as text, or None."""
        query = sa.select(events.c.event).where((events.c.table == id) & (events.c.seq > after))
        async with self.database.reading() as connection:
            row = await _row(connection, id)
            return None if row is None else (row, await fetch_all(connection, query, events.c.seq, str))

    async def tables_of_round(self, round: str) -> Sequence[TableRow]:
        """Return the latest table of each hole of a round, the latest deal last."""
        mine = (tables.c.round == round) & (tables.c.player == _owner(round).scalar_subquery())
        latest = sa.select(sa.func.max(tables.c.dealt)).where(mine).group_by(tables.c.hole)
        async with self.database.reading() as connection:
            return await _rows(connection, mine & tables.c.dealt.in_(latest))

    async def count_of(self, player: str) -> int:
        """Return the number of a player's tables."""
        query = sa.select(sa.func.count()).where(tables.c.player == player)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar_one()

    async def unfinished(self, player: str, limit: int) -> Sequence[TableRow]:
        """Return the player's games in progress that have a move, last played first. A round after its first hole is in progress, too."""
        plays = ~tables.c.over & ((tables.c.played > 0) | (tables.c.hole > 1))
        between_holes = tables.c.over & tables.c.round.is_not(None) & (tables.c.hole < HOLES)
        where = (tables.c.player == player) & ~tables.c.closed & (plays | between_holes)
        async with self.database.reading() as connection:
            return await _rows(connection, where, sa.desc(tables.c.updated_at), limit)

    async def tables_of(self, player: str) -> Sequence[TableRow]:
        """Return all tables of a player, the latest deal last."""
        async with self.database.reading() as connection:
            found = await fetch_all(connection, _query(tables.c.player == player), tables.c.dealt, TableRow)
        # Imported games can be older than games that were added earlier.
        return await compute(sorted, found, key=lambda row: row.created_at)

    async def tables_of_deals(self, player: str, deals: Collection[tuple[str, int]]) -> Sequence[TableRow]:
        """Return the player's tables of these games and deals that have events and aren't part of a round, the latest deal last."""
        where = (tables.c.player == player) & sa.tuple_(tables.c.game, tables.c.deal).in_(deals) & (tables.c.seq > 0)
        async with self.database.reading() as connection:
            return await _rows(connection, where & tables.c.round.is_(None))

    async def games_played(self, player: str) -> Collection[str]:
        """Return the ids of the games in which the player has made a move."""
        query = sa.select(tables.c.game).distinct().where((tables.c.player == player) & (tables.c.played > 0))
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def note_outcome(self, table: str, seq: int, won: bool, stuck: bool, solver_moves: int) -> None:
        """Store these columns of a table, if `seq` is still its last event. Used for tables that are older than the columns."""
        unchanged = (tables.c.id == table) & (tables.c.seq == seq)
        async with self.database.writing() as connection:
            await connection.execute(tables.update().where(unchanged).values(won=won, stuck=stuck, solver_moves=solver_moves))

    async def rounds_of(self, player: str) -> dict[str, float]:
        """Return the player's rounds, and when each was begun."""
        query = sa.select(rounds.c.id, rounds.c.created_at).where(rounds.c.player == player)
        async with self.database.reading() as connection:
            return {row.id: row.created_at for row in await connection.execute(query)}

    async def owner_of_round(self, round: str) -> str | None:
        """Return the player of a round, or None if there is no such round."""
        async with self.database.reading() as connection:
            owner: str | None = (await connection.execute(_owner(round))).scalar_one_or_none()
            return owner

    async def events_of(self, table: str, after: int = 0) -> Sequence[tuple[str, float]]:
        """Return a table's events after event `after` in order, as text, and when each was stored."""
        query = sa.select(events.c.event, events.c.at).where((events.c.table == table) & (events.c.seq > after))
        async with self.database.reading() as connection:
            return await fetch_all(connection, query, events.c.seq, lambda event, at: (event, at))

    async def events_of_each(self, tables: Sequence[str]) -> Mapping[str, Sequence[tuple[str, float]]]:
        """Return the same as `events_of` for several tables that have few events. Tables without events are left out."""
        query = sa.select(events.c.table, events.c.event, events.c.at).where(events.c.table.in_(tables))
        found: dict[str, list[tuple[str, float]]] = {}
        async with self.database.reading() as connection:
            for table, event, at in await connection.execute(query.order_by(events.c.table, events.c.seq)):
                found.setdefault(table, []).append((event, at))
        return found

    async def add_imported(self, games: Sequence[ImportedGame], now: float) -> None:
        """Add all tables of one player or none, each with its events, and their rounds if they don't exist yet. now: the current time.

        Raises ConflictError if a round belongs to another player.
        """

        def store(connection: sa.Connection) -> None:
            player = games[0].row.player
            lock_name(connection, player)
            for round, begun_at in {game.row.round: game.round_begun_at for game in games if game.row.round is not None}.items():
                insert_missing(connection, rounds, {"id": round, "player": player, "created_at": begun_at})
                if connection.execute(_owner(round)).scalar_one() != player:
                    raise ConflictError
            latest = connection.execute(_LATEST, {"of_player": player}).scalar_one()
            values = ({name: getattr(game.row, name) for name in TableRow.__slots__} for game in games)
            connection.execute(_TABLE, [{**row, "used_at": now, "dealt": dealt} for dealt, row in enumerate(values, latest + 1)])
            for some in _batches(event for game in games for event in _numbered(game.row.id, 0, game.events)):
                connection.execute(_ADDED, some)

        await self.database.write_beside_others(store)

    async def extend(self, table: str, seq: int, longer: TableRow, later: Sequence[tuple[str, float]], now: float) -> None:
        """Add the imported events after event `seq`, and update the table's summary.

        Raises ConflictError if the table is closed, or if `seq` isn't the number of its last event.
        """
        names = (*Summary.__slots__, "updated_at", "closed")
        async with self.database.writing() as connection:
            await _change(connection, table, seq, {name: getattr(longer, name) for name in names} | {"used_at": now})
            for some in _batches(_numbered(table, seq, later)):
                await connection.execute(_ADDED, some)

    async def remove_all(self, player: str, unused_since: float | None = None) -> Sequence[str]:
        """Delete all tables, events and rounds of a player, and return the tables' ids.

        unused_since: keep what was played at this time or later, with the other holes of its rounds.
        """
        mine = sa.select(tables.c.id, tables.c.round, tables.c.used_at).where(tables.c.player == player)
        async with self.database.writing() as connection:
            await connection.run_sync(lock_name, player)
            found = (await connection.execute(mine.with_for_update())).all()  # waits until events in progress are stored
            kept = {row.id if row.round is None else row.round for row in found if unused_since is not None and row.used_at >= unused_since}
            ids = [row.id for row in found if row.id not in kept and row.round not in kept]
            for some in (ids[first : first + AT_A_TIME] for first in range(0, len(ids), AT_A_TIME)):
                await connection.execute(events.delete().where(events.c.table.in_(some)))
                await connection.execute(tables.delete().where(tables.c.id.in_(some)))
            has_tables = sa.exists().where(tables.c.round == rounds.c.id)
            await connection.execute(rounds.delete().where((rounds.c.player == player) & ~has_tables))
            return ids

    async def append(self, table: str, events: Sequence[str], summary: Summary, at: float) -> None:
        """Store the events up to number `summary.seq` durably, with the summary after them.

        Raises ConflictError if the first one isn't the next event of the table.
        """
        after = summary.seq - len(events)
        added = list(_numbered(table, after, [(event, at) for event in events]))
        values = {name: getattr(summary, name) for name in Summary.__slots__} | {"updated_at": at, "used_at": at}

        def store(connection: sa.Connection) -> None:
            if connection.execute(_UNCHANGED, {**values, "of_table": table, "after": after}).rowcount != 1:
                raise ConflictError
            connection.execute(_ADDED, added)

        await self.database.write_beside_others(store)


def database_url(address: str, folder: Path) -> sa.URL:
    """Return the URL of the database in the settings, or of the one in the data folder if the setting is empty. Raises StoreError."""
    return parse_url(address) if address else sqlite_url(folder / FILE)


async def _row(connection: AsyncConnection, id: str) -> TableRow | None:
    found = await _rows(connection, tables.c.id == id)
    return found[0] if found else None


async def _rows(
    connection: AsyncConnection, where: sa.ColumnElement[bool], order: sa.ColumnElement[Any] | None = None, limit: int | None = None
) -> Sequence[TableRow]:
    query = _query(where).order_by(tables.c.dealt if order is None else order).limit(limit)
    return [TableRow(*row) for row in await connection.execute(query)]


def _owner(round: str) -> sa.Select[Any]:
    return sa.select(rounds.c.player).where(rounds.c.id == round)


def _query(where: sa.ColumnElement[bool]) -> sa.Select[Any]:
    return sa.select(*(tables.c[name] for name in TableRow.__slots__)).where(where)


async def _insert(connection: AsyncConnection, row: TableRow) -> None:
    """Insert a table with the player's next number. The caller must hold the player's lock, so that no number is used twice."""
    latest = sa.select(sa.func.coalesce(sa.func.max(tables.c.dealt), 0) + 1).where(tables.c.player == row.player)
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    await connection.execute(tables.insert().values(**values, used_at=row.updated_at, dealt=latest.scalar_subquery()))


def _numbered(table: str, seq: int, later: Sequence[tuple[str, float]]) -> Iterator[dict[str, Any]]:
    """Yield the rows of the events after event `seq`."""
    for number, (event, at) in enumerate(later, seq + 1):
        yield {"table": table, "seq": number, "event": event, "at": at}


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows in batches of AT_A_TIME."""
    rest = iter(rows)
    while some := list(islice(rest, AT_A_TIME)):
        yield some


async def _change(connection: AsyncConnection, table: str, seq: int, values: dict[str, Any]) -> None:
    """Replace the summary that a table had after event `seq`. Raises ConflictError if it has changed since or is closed."""
    if (await connection.execute(_UNCHANGED.values(values), {"of_table": table, "after": seq})).rowcount != 1:
        raise ConflictError
