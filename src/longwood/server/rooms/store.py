"""Stores rooms and their events.

Events are written in batches. Those that arrive during a transaction, or within 20 milliseconds of its start, wait for the next one. A
busy server therefore needs few commits, and an idle one has no delay. Each `append` returns once its event is on disk, and `append_then`
calls a function then.

If several processes share the database, an event is stored only while this process owns its room. The statement that stores the event
checks this, and the process can't be declared dead before that statement is committed. Therefore, the next owner of a room sees every
confirmed event, and the former owner can't add any.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import Executable

from longwood.server.database import Database, fetch_all, match_results, processes, room_events, room_guests, rooms
from longwood.server.engines import insert_missing
from longwood.server.rooms.results.store import Results, SeatResult
from longwood.tables.errors import ConflictError, StoreError

_MOST_TOGETHER: Final = 500
_INTERVAL_S: Final = 0.02
"""The minimum time between the starts of two transactions."""
_MOST_FAILURES: Final = 2
# Constants, so that SQLAlchemy doesn't build them each time.
_INSERT: Final = room_events.insert()
_INSERT_INTO_SQLITE: Final = "INSERT INTO room_events (room, seq, event, at_ms) VALUES (?, ?, ?, ?)"
_TOUCHED: Final = sa.select(rooms.c.id).where(rooms.c.id == sa.bindparam("of_room")).with_for_update(key_share=True, skip_locked=True)
_TOUCH: Final = rooms.update().where(rooms.c.id.in_(_TOUCHED)).values(touched_at=sa.bindparam("at"))
_CODE: Final = sa.select(rooms.c.code).where(rooms.c.id == sa.bindparam("of_room"))
_EVENTS: Final = sa.select(room_events)
_logger: Final = logging.getLogger(__name__)

Done = Callable[[Exception | None], None]
"""Called once an event is on disk, or with the error that prevented this. It must return quickly."""


@cache
def _owned_insert() -> Executable:
    """Return the statement that inserts those events whose rooms are owned by the process `owner`, and returns their keys.

    Events whose numbers are taken aren't inserted either. The parameters are lists. The process's row is locked until the transaction ends.
    The lock doesn't block the heartbeat.
    """
    from sqlalchemy.dialects import postgresql  # imported here, because most servers don't need it

    own = sa.select(processes.c.id).where(processes.c.id == sa.bindparam("owner")).with_for_update(read=True, key_share=True).cte("own")
    names = [column.name for column in room_events.columns]
    lists = [sa.bindparam(column.name, type_=sa.ARRAY(column.type)) for column in room_events.columns]
    given = sa.func.unnest(*lists).table_valued(*room_events.columns, name="given").render_derived()
    owned = sa.select(*(given.c[name] for name in names)).join(rooms, rooms.c.id == given.c.room).join(own, own.c.id == rooms.c.owner)
    return (
        postgresql.insert(room_events).from_select(names, owned).on_conflict_do_nothing().returning(room_events.c.room, room_events.c.seq)
    )


@dataclass(frozen=True, slots=True)
class Stored:
    """A stored event."""

    room: str
    seq: int
    event: str
    """The event as JSON text."""
    at_ms: int
    """When it happened, by the room's clock."""
    results: tuple[SeatResult, ...] = ()
    """The results of the match that it ends. They are stored with it, but not read back."""

    @property
    def key(self) -> tuple[str, int]:
        """The room and the number of the event."""
        return self.room, self.seq

    @property
    def row(self) -> dict[str, str | int]:
        """The values of its row in room_events."""
        return {"room": self.room, "seq": self.seq, "event": self.event, "at_ms": self.at_ms}


class RoomStore:
    """The rooms of one server. Every method can raise StoreError.

    owner: returns the id of this process if several share the database, otherwise None.
    """

    def __init__(self, database: Database, owner: Callable[[], str | None] = lambda: None) -> None:
        self.results: Final = Results(database)
        self._database = database
        self._owner = owner
        self._waiting: list[tuple[Stored, Done]] = []
        self._writer: asyncio.Task[None] | None = None
        self._next_at = 0.0  # when the next transaction may start, on the event loop's clock

    async def open_room(self, first: Stored, code: str, at: float) -> None:
        """Store a new room and its first event. Raises ConflictError if the code is in use. at: seconds since 1970, UTC."""
        async with self._database.writing() as connection:
            try:
                await connection.execute(rooms.insert().values(id=first.room, code=code, created_at=at, touched_at=at, owner=self._owner()))
                await connection.execute(room_events.insert().values(first.row))
            except IntegrityError:
                raise ConflictError from None

    async def append(self, stored: Stored) -> None:
        """Store an event durably.

        Raises ConflictError if the event's number is taken, the room is gone, or another process owns it.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(stored, partial(_settle, future))
        await future  # if the caller is cancelled, the event is still stored

    def append_then(self, stored: Stored, done: Done) -> None:
        """Store an event durably, then call `done` with the error that `append` would raise, or with None. Returns at once.

        Hundreds of events can be stored together, and waking a task for each of them would take longer than storing it.
        """
        self._waiting.append((stored, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        now = asyncio.get_running_loop().time
        while self._waiting:
            if (wait_s := self._next_at - now()) > 0:
                await asyncio.sleep(wait_s)
            self._next_at = now() + _INTERVAL_S
            batch, self._waiting = self._waiting[:_MOST_TOGETHER], self._waiting[_MOST_TOGETHER:]
            try:
                inserted = await self._insert([stored for stored, _ in batch])
            except Exception:
                await self._insert_separately(batch)
            else:
                for stored, done in batch:
                    _call(done, None if stored.key in inserted else ConflictError())

    async def _insert_separately(self, batch: Sequence[tuple[Stored, Done]]) -> None:
        """Insert events one by one, so that only those that can't be stored fail. This also helps if PostgreSQL has closed the connection.

        If several fail in a row, the database is unavailable. The rest then fail at once, because each would wait for a connection.
        """
        failures: list[StoreError] = []
        for stored, done in batch:
            if len(failures) == _MOST_FAILURES:
                _call(done, failures[-1])
                continue
            try:
                if not await self._insert([stored]):
                    raise ConflictError
            except Exception as error:
                failures = [*failures, error] if isinstance(error, StoreError) else []
                _call(done, error)
            else:
                failures = []
                _call(done, None)

    async def _insert(self, batch: Sequence[Stored]) -> Collection[tuple[str, int]]:
        """Insert events, and return the keys of those that were inserted. Raises ConflictError if the database refuses all of them."""
        owner = self._owner()

        def insert(connection: sa.Connection) -> Collection[tuple[str, int]]:
            try:
                inserted = insert_events(connection)
                if results := [result.row for one in batch if one.results and one.key in inserted for result in one.results]:
                    connection.execute(match_results.insert(), results)
            except IntegrityError:
                raise ConflictError from None
            return inserted

        def insert_events(connection: sa.Connection) -> Collection[tuple[str, int]]:
            if owner is None:
                if connection.dialect.name == "sqlite":  # faster, because SQLAlchemy doesn't convert the values of each row
                    values = [(one.room, one.seq, one.event, one.at_ms) for one in batch]
                    connection.exec_driver_sql(_INSERT_INTO_SQLITE, values)
                else:
                    connection.execute(_INSERT, [stored.row for stored in batch])
                return {stored.key for stored in batch}
            rows = [stored.row for stored in batch]
            lists = {name: [row[name] for row in rows] for name in rows[0]}
            return {(room, seq) for room, seq in connection.execute(_owned_insert(), {"owner": owner, **lists})}

        return await self._database.write(insert)

    async def room_of_code(self, code: str) -> str | None:
        """Return the id of the open room with a code, or None."""
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(sa.select(rooms.c.id).where(rooms.c.code == code))).scalar()
            return found

    async def events(self, room: str) -> list[Stored]:
        """Return all events of a room in order; an empty list if there is no such room."""
        return (await self.code_and_events(room))[1]

    async def code_and_events(self, room: str) -> tuple[str | None, list[Stored]]:
        """Return the code of a room, or None once it is closed, and all its events in order. There are none if there is no such room."""
        async with self._database.reading() as connection:
            code: str | None = (await connection.execute(_CODE, {"of_room": room})).scalar()
            return code, await fetch_all(connection, _EVENTS.where(room_events.c.room == room), room_events.c.seq, Stored)

    async def touch(self, room: str, at: float) -> None:
        """Store when a guest was last connected to a room."""
        await self._database.write(lambda connection: connection.execute(_TOUCH, {"of_room": room, "at": at}), is_repeatable=True)

    async def note_guest(self, room: str, player: str) -> None:
        """Store that a guest may have had a seat in a room."""
        async with self._database.writing() as connection:
            await connection.run_sync(insert_missing, room_guests, {"room": room, "player": player})

    async def rooms_of(self, player: str, unused_since: float | None = None) -> list[str]:
        """Return all rooms in which a guest has had a seat. unused_since: leave out those that anyone visited at this time or later."""
        query = sa.select(room_guests.c.room).where(room_guests.c.player == player).order_by(room_guests.c.room)
        if unused_since is not None:
            query = query.join(rooms, rooms.c.id == room_guests.c.room).where(rooms.c.touched_at < unused_since)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget_guest(self, room: str, player: str, changed: Sequence[Stored]) -> None:
        """Replace the text of these events, and delete the guest's link to the room. Raises ConflictError if an event is missing."""
        async with self._database.writing() as connection:
            for stored in changed:
                which = (room_events.c.room == room) & (room_events.c.seq == stored.seq)
                if (await connection.execute(room_events.update().where(which).values(event=stored.event))).rowcount != 1:
                    raise ConflictError
            await connection.execute(room_guests.delete().where((room_guests.c.room == room) & (room_guests.c.player == player)))

    async def remove(self, room: str) -> None:
        """Delete a room and all its data."""
        async with self._database.writing() as connection:
            await _remove(connection, rooms.c.id == room)

    async def idle(self, before: float) -> list[str]:
        """Return the open rooms without any connection since `before`."""
        query = sa.select(rooms.c.id).where(rooms.c.closed_at.is_(None) & (rooms.c.touched_at < before))
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove_closed(self, before: float) -> int:
        """Delete the rooms closed before `before`, with all their data, and return their number."""
        async with self._database.writing() as connection:
            return await _remove(connection, rooms.c.closed_at < before)

    async def close_room(self, room: str, at: float, idle_before: float) -> None:
        """Mark a room as closed and free its code, unless a guest has been connected since `idle_before`."""
        is_idle = (rooms.c.id == room) & (rooms.c.touched_at < idle_before)
        async with self._database.writing() as connection:
            await connection.execute(rooms.update().where(is_idle).values(code=None, closed_at=at))

    async def close(self) -> None:
        """Return once all pending events are written."""
        if self._writer is not None:
            await self._writer


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    """Notify the caller of `append` that its event was stored, or why it wasn't. The caller may have been cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
        future.exception()  # marks the exception as retrieved


def _call(done: Done, error: Exception | None) -> None:
    """Call `done` so that its own errors don't keep the other events from being stored."""
    try:
        done(error)
    except Exception:
        _logger.exception("an event was stored, but publishing it failed")


async def _remove(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> int:
    old = sa.select(rooms.c.id).where(which)
    for table in (room_events, room_guests):
        await connection.execute(table.delete().where(table.c.room.in_(old)))
    return (await connection.execute(rooms.delete().where(which))).rowcount
