"""The cache of rooms. A room is rebuilt from its log when it is first needed."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import partial

from longwood.locales import Phrase
from longwood.server.background import compute_in_slices
from longwood.server.errors import ElsewhereError
from longwood.server.rooms.games.computers import Computers
from longwood.server.rooms.ownership.service import Alone, Lease
from longwood.server.rooms.rebuild import rebuilding
from longwood.server.rooms.state import Room
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.thinking import Thinking
from longwood.server.rooms.views import RoomViews
from longwood.tables.errors import NotFoundError
from longwood.tables.ids import is_id


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
    computers: Computers = field(default_factory=partial(Computers, think_here=False))
    thinking: Thinking = field(default_factory=Thinking)
    reported: set[tuple[str, str]] = field(default_factory=set)
    """Pairs of reported name and reporting guest. A name is logged once for each guest."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Hold this lock to change the room."""
    timer_at: float = math.inf
    """When the room's timer fires, by the server's clock; infinity without a timer."""
    _timer: asyncio.TimerHandle | None = None
    is_dropped: bool = False
    """Whether it was removed from memory. Its state may then be outdated."""
    _views: RoomViews | None = None

    def set_timer(self, at: float, timer: asyncio.TimerHandle | None) -> None:
        """Replace the timer for the room's next automatic change. at: when it fires, by the server's clock."""
        if self._timer is not None:
            self._timer.cancel()
        self.timer_at, self._timer = at, timer

    @property
    def views(self) -> RoomViews:
        """Return the views of the current state of the room."""
        if self._views is None or self._views.room is not self.room:
            self._views = RoomViews(self.id, self.code, self.room, self._views)
        return self._views

    @property
    def due(self) -> int | None:
        """When time or a computer player next changes the room, by the room's clock; None if neither will."""
        plan = self.computers.next(self.room)
        return min((at for at in (self.room.due, None if plan is None else plan[0]) if at is not None), default=None)


@dataclass(slots=True, eq=False)
class Shown:
    """What a guest sees of a room."""

    entry: OpenRoom
    views: RoomViews
    seq: int
    """The number of the last event that the guest may know about."""
    connected: tuple[int, ...]
    """The numbers of the connected guests."""

    def is_same(self, other: Shown) -> bool:
        """Return whether the guest's view is the same, except for the time."""
        return self.seq == other.seq and self.connected == other.connected


class OpenRooms:
    """The rooms in memory. This process owns them.

    opened: called for each room that enters memory. clock: a monotonic clock in seconds.
    """

    def __init__(self, log: RoomStore, opened: Callable[[OpenRoom], None], clock: Callable[[], float], lease: Lease | None = None) -> None:
        self._log = log
        self._lease = lease or Alone()
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

    def add_new(self, entry: OpenRoom) -> None:
        """Add a room that was just stored for the first time."""
        self._lease.opened(entry.id)
        self.add(entry)

    def drop(self, entry: OpenRoom) -> None:
        """Remove a room from memory. Hold its lock, unless no task waits for it."""
        entry.is_dropped = True
        entry.thinking.stop()
        entry.set_timer(math.inf, None)
        if self._open.get(entry.id) is entry:
            del self._open[entry.id]
            self._lease.release(entry.id)

    @property
    def entries(self) -> Collection[OpenRoom]:
        """The rooms, without those being loaded."""
        return list(self._open.values())

    def drop_all(self) -> Collection[asyncio.Task[OpenRoom]]:
        """Remove all rooms from memory and cancel those being loaded. Return the cancelled tasks."""
        for entry in self.entries:
            self.drop(entry)
        loading = list(self._loading.values())
        self._loading.clear()
        for task in loading:
            task.cancel()
        return loading

    def held(self, room: str) -> AbstractAsyncContextManager[OpenRoom]:
        """Lock a room and yield it. Raises NotFoundError, UnplayableError, ElsewhereError."""
        return _Held(self, room)

    def get(self, room: str) -> OpenRoom | None:
        """Return a room without locking it; None if it isn't in memory."""
        return self._open.get(room)

    async def entry(self, room: str) -> OpenRoom:
        """Return a room without locking it, loading it if necessary. Raises NotFoundError, UnplayableError, ElsewhereError."""
        if room in self._open:
            return self._open[room]
        if not is_id(room):
            raise NotFoundError(Phrase("error-no-room"))
        loading = self._loading.get(room)
        if loading is None:
            loading = self._loading[room] = asyncio.create_task(self._load(room))
        # A caller may be cancelled while the room loads. Because of the shield, the other callers still share one load.
        return await asyncio.shield(loading)

    async def _load(self, room: str) -> OpenRoom:
        try:
            await self._lease.claim(room)
            try:
                entry = await self._loaded(room)
                if not self._lease.owns(room):  # meanwhile, another process has taken it over
                    raise ElsewhereError
                self.add(entry)
            except BaseException:
                self._lease.release(room)
                raise
        finally:
            self._loading.pop(room, None)
        return entry

    async def _loaded(self, room: str) -> OpenRoom:
        """Return the room rebuilt from its events, with its clock stopped. Raises NotFoundError, UnplayableError."""
        code, stored = await self._log.code_and_events(room)
        if not stored:
            raise NotFoundError(Phrase("error-no-room"))
        made = await compute_in_slices(rebuilding(stored))
        return OpenRoom(room, code, made, stored[-1].seq, left_at=self._clock())


class _Held(AbstractAsyncContextManager[OpenRoom]):
    """The context manager of OpenRooms.held. Every action enters one, so it is a class, which is faster than a generator."""

    def __init__(self, rooms: OpenRooms, room: str) -> None:
        self._rooms = rooms
        self._room = room

    async def __aenter__(self) -> OpenRoom:
        while True:
            self._entry = await self._rooms.entry(self._room)
            await self._entry.lock.acquire()
            if not self._entry.is_dropped:
                return self._entry
            self._entry.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._entry.lock.release()
