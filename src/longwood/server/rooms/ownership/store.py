"""Stores which processes are running, and which of them owns each room.

Each process has a row, and the row of a room contains its owner. Events are stored only while both rows agree (see RoomStore), so deleting
the row of a process revokes the ownership of all its rooms at once.

Each process also has a session of its own for its heartbeat, in which it holds a lock. PostgreSQL releases the lock as soon as the process
is killed. The name of the lock is the node of the process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from longwood.locales import Phrase
from longwood.server.database import Database, processes, rooms
from longwood.server.engines import format_url, is_name_unlocked, is_sqlite, naming_errors, sync_engine
from longwood.server.rooms.ownership.batches import Batches
from longwood.server.rooms.ownership.watch import Beats
from longwood.tables.errors import NotFoundError, StoreError

_ALIVE: Final = sa.select(processes.c.id)
_SEPARATOR: Final = "."
_LOCKED: Final = "locked"
"""Stands for the owner of a room whose row is locked. It can't be the id of a process, which contains a separator."""
_IS_UNLOCKED: Final = is_name_unlocked(sa.func.split_part(processes.c.id, _SEPARATOR, 1))


def node_of(process: str) -> str:
    """Return the node of a process.

    >>> node_of("5f0c3a9e7b214d68.1")
    '5f0c3a9e7b214d68'
    """
    return process.partition(_SEPARATOR)[0]


def process_of(node: str, registrations: int) -> str:
    """Return the id of a process after this number of registrations."""
    return f"{node}{_SEPARATOR}{registrations}"


def check_no_cluster(url: sa.URL) -> None:
    """Raise StoreError if servers with a channel are using the database. A server without a channel doesn't respect their ownership."""
    if is_sqlite(url):
        return
    running = sa.select(sa.func.count()).select_from(processes).where(~_IS_UNLOCKED)
    with naming_errors(url, "read"), sync_engine(url).connect() as connection:
        if connection.execute(running).scalar_one():
            raise StoreError(f"other servers use {format_url(url)} with a channel; set channel to the same address, or stop them")


def _beat() -> sa.Select[str, int, bool]:
    """Return the statement that increases the beat of the process `own`, and selects the processes with their beats before that."""
    own = processes.c.id == sa.bindparam("own")
    increase = processes.update().where(own).values(beat=processes.c.beat + 1).cte("increase")
    is_unlocked = sa.case((own, sa.false()), else_=_IS_UNLOCKED)
    return sa.select(processes.c.id, processes.c.beat, is_unlocked.label("is_unlocked")).add_cte(increase)


def _claim() -> sa.Select[str]:
    """Return the statement that makes the process `own` the owner of those rooms in `claimed` that have no live owner, and selects them.

    The process's row is locked until the transaction ends, so that it can't be declared dead before. Rooms whose rows are locked are
    skipped, because the other claims of this process would otherwise wait for them.
    """
    own = sa.select(processes.c.id).where(processes.c.id == sa.bindparam("own")).with_for_update(read=True, key_share=True).cte("me")
    free = sa.select(rooms.c.id).join(own, sa.true()).where(_CLAIMED & (_IS_FREE | (rooms.c.owner == own.c.id)))
    locked = free.with_for_update(key_share=True, skip_locked=True, of=rooms).cte("free")
    taken = rooms.update().where(rooms.c.id == locked.c.id).values(owner=sa.bindparam("own")).returning(rooms.c.id).cte("taken")
    return sa.select(taken.c.id)


def _live_owners() -> sa.Select[str, str, int, bool]:
    """Return the query for the owners of the rooms in `claimed`, by the process with the node `node`."""
    is_unlocked = sa.and_(~is_name_unlocked(sa.bindparam("node", type_=sa.Text)), _IS_UNLOCKED)
    query = sa.select(rooms.c.id, processes.c.id, processes.c.beat, is_unlocked).join(processes, rooms.c.owner == processes.c.id)
    return query.where(_CLAIMED)


_CLAIMED: Final = rooms.c.id == sa.any_(sa.bindparam("claimed", type_=sa.ARRAY(sa.Text)))
_IS_FREE: Final = rooms.c.owner.is_(None) | rooms.c.owner.not_in(_ALIVE)
_BEAT: Final = _beat()
_CLAIM: Final = _claim()
_OWNERS: Final = sa.select(rooms.c.id, rooms.c.owner, _IS_FREE).where(_CLAIMED)
_LIVE_OWNERS: Final = _live_owners()
_CLAIM_S: Final = 1.0
"""How long to try to claim a room that a transaction has locked."""
_CLAIM_AGAIN_S: Final = 0.02


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of a room."""

    process: str
    beat: int
    is_unlocked: bool
    """Whether it doesn't hold its lock, although this process holds its own."""


class OwnerStore:
    """The processes of a server and the owners of its rooms. Every method can raise StoreError.

    After a process has died, hundreds of guests reconnect at once. Claims and queries for owners are therefore combined.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._claims = Batches(self._claim)
        self._owners = Batches(self._owners_of)
        self._session = database.session()
        self._locked = 0  # the number of the session that holds the lock

    @property
    def session(self) -> int:
        """The number of the session. It increases after the session has lost its connection."""
        return self._session.number

    async def register(self, process: str) -> None:
        """Add a process."""
        async with self._database.using(self._session) as connection:
            await self._lock(process)
            await connection.execute(processes.insert().values(id=process, beat=0))

    async def _lock(self, process: str) -> None:
        if self._locked != self._session.number and await self._session.lock(node_of(process)):
            self._locked = self._session.number

    async def beat(self, process: str) -> Beats:
        """Increase the beat of a process, and return those of all processes. Processes that were declared dead are missing."""
        async with self._database.using(self._session) as connection:
            await self._lock(process)
            rows = (await connection.execute(_BEAT, {"own": process})).all()
        unlocked = {row.id for row in rows if row.is_unlocked}
        return Beats({row.id: row.beat for row in rows}, unlocked, self.session)

    async def remove_dead(self, process: str, beat: int) -> bool:
        """Remove a process unless it has increased its beat or is storing something. Return whether this succeeded.

        Once a process is removed, it can't store any more events. This doesn't wait for locks, because the heartbeat waits for this.
        """
        which = (processes.c.id == process) & (processes.c.beat == beat)
        unused = sa.select(processes.c.id).where(which).with_for_update(skip_locked=True)
        async with self._database.writing() as connection:
            return (await connection.execute(processes.delete().where(processes.c.id.in_(unused)))).rowcount == 1

    async def leave(self, process: str) -> None:
        """Release all rooms of a process, and remove it."""
        async with self._database.writing() as connection:
            await connection.execute(rooms.update().where(rooms.c.owner == process).values(owner=None))
            await connection.execute(processes.delete().where(processes.c.id == process))

    async def close(self) -> None:
        """Close the session of this process. Call this after `leave`. Otherwise, other processes declare this one dead."""
        await self._session.close()

    async def claim(self, process: str, room: str) -> str:
        """Make a process the owner of a room that has no live owner. Return the owner. Raises NotFoundError if the room doesn't exist.

        Returns an empty text if a process that was declared dead claims a room, or if another transaction keeps the room's row locked.
        """
        for _ in range(int(_CLAIM_S / _CLAIM_AGAIN_S)):
            owner = await self._claims.get((process, room))
            if owner is None:
                raise NotFoundError(Phrase("error-no-room"))
            if owner != _LOCKED:
                return owner
            await asyncio.sleep(_CLAIM_AGAIN_S)
        return ""

    async def _claim(self, claims: Sequence[tuple[str, str]]) -> Mapping[tuple[str, str], str | None]:
        """Return the owner of each room, None if it doesn't exist, or _LOCKED if its row is locked. claims: pairs of process and room."""

        def claim(connection: sa.Connection) -> dict[tuple[str, str], str | None]:
            owners: dict[tuple[str, str], str | None] = dict.fromkeys(claims)
            for process in {process for process, _ in claims}:
                claimed = [room for other, room in claims if other == process]
                owners |= {(process, room): owner for room, owner in _claimed(connection, process, claimed)}
            return owners

        return await self._database.write(claim, is_repeatable=True)

    async def release(self, process: str, room: str) -> None:
        """Remove the owner of a room if it is this process."""
        async with self._database.writing() as connection:
            await connection.execute(rooms.update().where((rooms.c.id == room) & (rooms.c.owner == process)).values(owner=None))

    async def owner_of(self, room: str, node: str) -> Owner | None:
        """Return the owner of a room, or None if it has no owner or its owner was declared dead. node: that of this process."""
        return await self._owners.get((node, room))

    async def _owners_of(self, asked: Sequence[tuple[str, str]]) -> Mapping[tuple[str, str], Owner | None]:
        node = asked[0][0]  # a process has only one
        values = {"claimed": [room for _, room in asked], "node": node}
        found = await self._database.write(lambda connection: connection.execute(_LIVE_OWNERS, values).all(), is_repeatable=True)
        return {**dict.fromkeys(asked), **{(node, room): Owner(process, beat, is_unlocked) for room, process, beat, is_unlocked in found}}

    async def orphans(self, most: int) -> Sequence[str]:
        """Return some of the open rooms whose owner has died."""
        is_orphan = rooms.c.closed_at.is_(None) & rooms.c.owner.is_not(None) & rooms.c.owner.not_in(_ALIVE)
        async with self._database.reading() as connection:
            return (await connection.execute(sa.select(rooms.c.id).where(is_orphan).limit(most))).scalars().all()


def _claimed(connection: sa.Connection, process: str, claimed: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Claim rooms for a process, and yield those that exist with their owners, as `OwnerStore._claim` returns them."""
    values = {"own": process, "claimed": claimed}
    taken = set(connection.execute(_CLAIM, values).scalars())
    yield from ((room, process) for room in taken)
    others = [room for room in claimed if room not in taken]
    if not others:
        return
    is_alive = connection.execute(sa.select(_ALIVE.where(processes.c.id == process).exists())).scalar()
    for room, owner, is_free in connection.execute(_OWNERS, {"claimed": others}):
        if is_alive and (is_free or owner == process):
            yield room, _LOCKED
        else:
            yield room, "" if owner is None or owner == process else owner
