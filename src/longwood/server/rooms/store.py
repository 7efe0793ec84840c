"""The log of rooms: what is kept of each. Must not know what events mean.

Events of all rooms that come while a transaction is under way are written together in the next one, so that many rooms cost few commits;
each append returns once its own event is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from longwood.server.database import Database, made_of_all, room_events, room_guests, rooms
from longwood.server.errors import ConflictError

_MOST_TOGETHER: Final = 500


@dataclass(frozen=True, slots=True)
class Stored:
    """An event as it is kept; at_ms by the room's own clock."""

    room: str
    seq: int
    event: str
    at_ms: int

    @property
    def row(self) -> dict[str, str | int]:
        """The columns of room_events."""
        return {"room": self.room, "seq": self.seq, "event": self.event, "at_ms": self.at_ms}


class RoomStore:
    """The rooms of one server. Methods may raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Stored, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def open_room(self, first: Stored, code: str, at: float) -> None:
        """Keeps a new room and its first event. Raises ConflictError where another open room has that code. at: seconds since 1970, UTC."""
        async with self._database.writing() as connection:
            try:
                await connection.execute(rooms.insert().values(id=first.room, code=code, created_at=at, touched_at=at))
                await connection.execute(room_events.insert().values(first.row))
            except IntegrityError:
                raise ConflictError from None

    async def append(self, stored: Stored) -> None:
        """Keeps an event, durably. Raises ConflictError where that is not the next one of its room."""
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
            except Exception:  # whose event it is that cannot be kept shows when each is tried alone
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
                done.exception()  # seen, even if nobody waits any more
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
        """The id of the open room with that code."""
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(sa.select(rooms.c.id).where(rooms.c.code == code))).scalar()
            return found

    async def code_of(self, room: str) -> str | None:
        """The code of an open room."""
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(sa.select(rooms.c.code).where(rooms.c.id == room))).scalar()
            return found

    async def events(self, room: str) -> list[Stored]:
        """All events of a room in order; none where there is no such room."""
        query = sa.select(room_events).where(room_events.c.room == room).order_by(room_events.c.seq)
        async with self._database.reading() as connection:
            return await made_of_all(connection, query, Stored)

    async def touch(self, room: str, at: float) -> None:
        """Notes when somebody was last connected to a room."""
        async with self._database.writing() as connection:
            await connection.execute(rooms.update().where(rooms.c.id == room).values(touched_at=at))

    async def note_guest(self, room: str, player: str) -> None:
        """Notes that a guest may have a seat in a room from now on."""
        row = {"room": room, "player": player}
        known = sa.select(room_guests.c.room).where((room_guests.c.room == room) & (room_guests.c.player == player))
        async with self._database.writing() as connection:
            if (await connection.execute(known)).first() is None:
                await connection.execute(room_guests.insert().values(row))

    async def rooms_of(self, player: str) -> list[str]:
        """The rooms in which a guest ever had a seat."""
        query = sa.select(room_guests.c.room).where(room_guests.c.player == player).order_by(room_guests.c.room)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget_guest(self, room: str, player: str, changed: Sequence[Stored]) -> None:
        """Writes other texts over those of these events, and forgets that the guest sat there. Raises ConflictError."""
        async with self._database.writing() as connection:
            for stored in changed:
                which = (room_events.c.room == room) & (room_events.c.seq == stored.seq)
                if (await connection.execute(room_events.update().where(which).values(event=stored.event))).rowcount != 1:
                    raise ConflictError
            await connection.execute(room_guests.delete().where((room_guests.c.room == room) & (room_guests.c.player == player)))

    async def remove(self, room: str) -> None:
        """Removes a room with all that is kept of it."""
        async with self._database.writing() as connection:
            await _remove(connection, rooms.c.id == room)

    async def idle(self, before: float) -> list[str]:
        """The open rooms to which nobody has been connected since then."""
        query = sa.select(rooms.c.id).where(rooms.c.closed_at.is_(None) & (rooms.c.touched_at < before))
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove_closed(self, before: float) -> int:
        """Removes the rooms closed before then, with all their events; returns how many."""
        async with self._database.writing() as connection:
            return await _remove(connection, rooms.c.closed_at < before)

    async def close_room(self, room: str, at: float) -> None:
        """Notes that a room is closed and frees its code."""
        async with self._database.writing() as connection:
            await connection.execute(rooms.update().where(rooms.c.id == room).values(code=None, closed_at=at))

    async def close(self) -> None:
        """Returns once all that was to be written is."""
        if self._writer is not None:
            await self._writer


async def _remove(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> int:
    old = sa.select(rooms.c.id).where(which)
    for table in (room_events, room_guests):
        await connection.execute(table.delete().where(table.c.room.in_(old)))
    return (await connection.execute(rooms.delete().where(which))).rowcount
