"""The cache of rooms. A room is rebuilt from its log when it is first needed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from longwood.locales import Phrase
from longwood.server.background import compute
from longwood.server.errors import NotFoundError
from longwood.server.rooms.games.computers import Computers
from longwood.server.rooms.rebuild import rebuilt
from longwood.server.rooms.state import Room
from longwood.server.rooms.store import RoomStore


@dataclass(slots=True, eq=False)
class OpenRoom:
    """A room in memory."""

    id: str
    code: str | None
    """None once the room is closed."""
    room: Room
    seq: int
    """The number of its last stored event."""
    zero: float | None = None
    """When the room's clock was at 0, by the server's clock. None while the room's clock is stopped.

    A room that was loaded into memory starts its clock when a seated guest comes back.
    """
    left_at: float | None = None
    """When its last guest disconnected; None while guests are connected."""
    computers: Computers = field(default_factory=Computers)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Hold this lock to change the room."""
    timer: asyncio.TimerHandle | None = None
    """Runs the room's next automatic change."""
    is_dropped: bool = False
    """Whether it was removed from memory. Its state may then be outdated."""

    @property
    def due(self) -> int | None:
        """When time or a computer player next changes the room, by the room's clock; None if neither will."""
        plan = self.computers.next(self.room)
        return min((at for at in (self.room.due, None if plan is None else plan[0]) if at is not None), default=None)


class OpenRooms:
    """The rooms in memory. opened: called for each room that enters memory. clock: a monotonic clock in seconds."""

    def __init__(self, log: RoomStore, opened: Callable[[OpenRoom], None], clock: Callable[[], float]) -> None:
        self._log = log
        self._opened = opened
        self._clock = clock
        self._open: dict[str, OpenRoom] = {}
        self._loading: dict[str, asyncio.Task[OpenRoom]] = {}

    def __len__(self) -> int:
        """Return the number of rooms, including those being loaded."""
        return len(self._open.keys() | self._loading.keys())

    def add(self, entry: OpenRoom) -> None:
        """Add a room to memory."""
        self._open[entry.id] = entry
        self._opened(entry)

    def drop(self, entry: OpenRoom) -> None:
        """Remove a room from memory. Hold its lock, unless no task waits for it."""
        entry.is_dropped = True
        if entry.timer is not None:
            entry.timer.cancel()
        if self._open.get(entry.id) is entry:
            del self._open[entry.id]

    def drop_all(self) -> Collection[asyncio.Task[OpenRoom]]:
        """Remove all rooms from memory and cancel those being loaded. Return the cancelled tasks."""
        for entry in list(self._open.values()):
            self.drop(entry)
        loading = list(self._loading.values())
        self._loading.clear()
        for task in loading:
            task.cancel()
        return loading

    @asynccontextmanager
    async def held(self, room: str) -> AsyncIterator[OpenRoom]:
        """Lock a room and yield it. Raises NotFoundError, UnplayableError."""
        while True:
            entry = await self.entry(room)
            async with entry.lock:
                if not entry.is_dropped:
                    yield entry
                    return

    async def entry(self, room: str) -> OpenRoom:
        """Return a room without locking it, loading it if necessary. Raises NotFoundError, UnplayableError."""
        if room in self._open:
            return self._open[room]
        loading = self._loading.get(room)
        if loading is None:
            loading = self._loading[room] = asyncio.create_task(self._load(room))
        # A caller may be cancelled while the room loads. Because of the shield, the other callers still share one load.
        return await asyncio.shield(loading)

    async def _load(self, room: str) -> OpenRoom:
        try:
            entry = await self._loaded(room)
            self.add(entry)
        finally:
            self._loading.pop(room, None)
        return entry

    async def _loaded(self, room: str) -> OpenRoom:
        """Return the room rebuilt from its events, with its clock stopped. Raises NotFoundError, UnplayableError."""
        stored = await self._log.events(room)
        if not stored:
            raise NotFoundError(Phrase("error-no-room"))
        made = await compute(rebuilt, stored)
        return OpenRoom(room, await self._log.code_of(room), made, stored[-1].seq, left_at=self._clock())
