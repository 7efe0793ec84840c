"""The rooms of a server that are in memory, each made from its log when it is first asked for. Must not know what drives them."""

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
    """A room in memory.

    zero: when its clock showed 0, by our own; None while it stands still, as it does until a seated guest has come back to a room that
    was not in memory. left_at: since when nobody is connected.
    """

    id: str
    code: str | None
    room: Room
    seq: int
    zero: float | None = None
    left_at: float | None = None
    computers: Computers = field(default_factory=Computers)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    is_dropped: bool = False

    @property
    def due(self) -> int | None:
        """When the room next does something by itself, by its own clock."""
        plan = self.computers.next(self.room)
        return min((at for at in (self.room.due, None if plan is None else plan[0]) if at is not None), default=None)


class OpenRooms:
    """The rooms in memory. opened: told of each that comes there. clock: seconds, never going back."""

    def __init__(self, log: RoomStore, opened: Callable[[OpenRoom], None], clock: Callable[[], float]) -> None:
        self._log = log
        self._opened = opened
        self._clock = clock
        self._open: dict[str, OpenRoom] = {}
        self._loading: dict[str, asyncio.Task[OpenRoom]] = {}

    def __len__(self) -> int:
        """How many rooms there are, with those that are being made."""
        return len(self._open.keys() | self._loading.keys())

    def add(self, entry: OpenRoom) -> None:
        """Takes a room into memory."""
        self._open[entry.id] = entry
        self._opened(entry)

    def drop(self, entry: OpenRoom) -> None:
        """Puts a room out of memory. Its lock is held, or nobody waits for it."""
        entry.is_dropped = True
        if entry.timer is not None:
            entry.timer.cancel()
        if self._open.get(entry.id) is entry:
            del self._open[entry.id]

    def drop_all(self) -> Collection[asyncio.Task[OpenRoom]]:
        """Puts all rooms out of memory and gives up those that are being made; returns what goes on until that is done."""
        for entry in list(self._open.values()):
            self.drop(entry)
        loading = list(self._loading.values())
        self._loading.clear()
        for task in loading:
            task.cancel()
        return loading

    @asynccontextmanager
    async def held(self, room: str) -> AsyncIterator[OpenRoom]:
        """A room, with its lock. Raises NotFoundError, UnplayableError."""
        while True:
            entry = await self.entry(room)
            async with entry.lock:
                if not entry.is_dropped:
                    yield entry
                    return

    async def entry(self, room: str) -> OpenRoom:
        """A room as it is in memory now. Raises NotFoundError, UnplayableError."""
        if room in self._open:
            return self._open[room]
        loading = self._loading.get(room)
        if loading is None:
            loading = self._loading[room] = asyncio.create_task(self._load(room))
        # Whoever asked may be gone before it is there; the others still get the one that was begun, and never two of one room.
        return await asyncio.shield(loading)

    async def _load(self, room: str) -> OpenRoom:
        try:
            entry = await self._loaded(room)
            self.add(entry)
        finally:
            self._loading.pop(room, None)
        return entry

    async def _loaded(self, room: str) -> OpenRoom:
        """The room made again from its events, its clock standing still. Raises NotFoundError, UnplayableError."""
        stored = await self._log.events(room)
        if not stored:
            raise NotFoundError(Phrase("error-no-room"))
        made = await compute(rebuilt, stored)
        return OpenRoom(room, await self._log.code_of(room), made, stored[-1].seq, left_at=self._clock())
