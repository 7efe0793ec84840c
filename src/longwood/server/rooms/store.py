"""Stores rooms and their events.

Events that arrive during a transaction are written together in the next one, so that many rooms need few commits. Each `append` returns
once its event is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from longwood.server.database import Database, fetch_all, room_events, room_guests, rooms
from longwood.server.errors import ConflictError

_MOST_TOGETHER: Final = 500


@dataclass(frozen=True, slots=True)
class Stored:
    """A stored event."""

    room: str
    seq: int
    event: str
    """The event as JSON text."""
    at_ms: int
    """When it happened, by the room's clock."""

    @property
    def row(self) -> dict[str, str | int]:
        """The values of its row in room_events."""
        return {"room": self.room, "seq": self.seq, "event": self.event, "at_ms": self.at_ms}


class RoomStore:
    """The rooms of one server. Every method can raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Stored, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def open_room(self, first: Stored, code: str, at: float) -> None:
        """Store a new room and its first event. Raises ConflictError if the code is in use. at: seconds since 1970, UTC."""
        async with self._database.writing() as connection:
            try:
                await connection.execute(rooms.insert().values(id=first.room, code=code, created_at=at, touched_at=at))
                await connection.execute(room_events.insert().values(first.row))
            except IntegrityError:
                raise ConflictError from None

    async def append(self, stored: Stored) -> None:
        """Store an event durably. Raises ConflictError if the event's number is taken or the room is gone."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((stored, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await asyncio.shield(done)

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:_MOST_TOGETHER], self._waiting[_MOST_TOGETHER:]
            try:
                await self._insert([stored for stored, _ in batch])
            except Exception:  # retry one by one, so that only the events that cannot be stored fail
                for stored, done in batch:
                    await self._insert_one(stored, done)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _insert_one(self, stored: Stored, done: asyncio.Future[None]) -> None:
        try:
            await self._insert([stored])
        except Exception as error:
            if not done.done():
                done.set_exception(error)
                done.exception()  # marks the exception as retrieved, in case the caller was cancelled
        else:
            if not done.done():
                done.set_result(None)

    async def _insert(self, batch: Sequence[Stored]) -> None:
        async with self._database.writing() as connection:
            try:
                await connection.execute(room_events.insert(), [stored.row for stored in batch])
            except IntegrityError:
                raise ConflictError from None

    async def room_of_code(self, code: str) -> str | None:
        """Return the id of the open room with a code, or None."""
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(sa.select(rooms.c.id).where(rooms.c.code == code))).scalar()
            return found

    async def code_of(self, room: str) -> str | None:
        """Return the code of a room, or None once it is closed."""
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(sa.select(rooms.c.code).where(rooms.c.id == room))).scalar()
            return found

    async def events(self, room: str) -> list[Stored]:
        """Return all events of a room in order; an empty list if there is no such room."""
        query = sa.select(room_events).where(room_events.c.room == room).order_by(room_events.c.seq)
        async with self._database.reading() as connection:
            return await fetch_all(connection, query, Stored)

    async def touch(self, room: str, at: float) -> None:
        """Store when a guest was last connected to a room."""
        async with self._database.writing() as connection:
            await connection.execute(rooms.update().where(rooms.c.id == room).values(touched_at=at))

    async def note_guest(self, room: str, player: str) -> None:
        """Store that a guest may have had a seat in a room."""
        row = {"room": room, "player": player}
        known = sa.select(room_guests.c.room).where((room_guests.c.room == room) & (room_guests.c.player == player))
        async with self._database.writing() as connection:
            if (await connection.execute(known)).first() is None:
                await connection.execute(room_guests.insert().values(row))

    async def rooms_of(self, player: str) -> list[str]:
        """Return all rooms in which a guest has had a seat."""
        query = sa.select(room_guests.c.room).where(room_guests.c.player == player).order_by(room_guests.c.room)
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

    async def close_room(self, room: str, at: float) -> None:
        """Mark a room as closed and free its code."""
        async with self._database.writing() as connection:
            await connection.execute(rooms.update().where(rooms.c.id == room).values(code=None, closed_at=at))

    async def close(self) -> None:
        """Return once all pending events are written."""
        if self._writer is not None:
            await self._writer


async def _remove(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> int:
    old = sa.select(rooms.c.id).where(which)
    for table in (room_events, room_guests):
        await connection.execute(table.delete().where(table.c.room.in_(old)))
    return (await connection.execute(rooms.delete().where(which))).rowcount
