"""Runs the multiplayer rooms. Each room applies one event at a time and stores it before any client sees it.

Events come from guests, computer players and the clock. After each event the room's sockets are woken, and they fetch the new view.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from longwood.cards import secret_deal_number
from longwood.errors import IllegalMoveError, LongwoodError, NotationError, RefusedError
from longwood.locales import Phrase
from longwood.play import Record
from longwood.server.access.limits import Seats, ServerLimits
from longwood.server.background import compute
from longwood.server.errors import ConflictError, NotFoundError, UnplayableError
from longwood.server.ids import new_id
from longwood.server.metrics import Metrics
from longwood.server.protocol import rooms as wire
from longwood.server.rooms.actions import decide
from longwood.server.rooms.cache import OpenRoom, OpenRooms
from longwood.server.rooms.connections import Connections
from longwood.server.rooms.events import Came, Hired, Opened, RoomEvent, Sat, Ticked, Went, format_room_event, parse_room_event
from longwood.server.rooms.names import new_code, parse_code
from longwood.server.rooms.records import record_of_game
from longwood.server.rooms.state import Phase, opened
from longwood.server.rooms.store import RoomStore, Stored
from longwood.server.rooms.views import room_view, visible_seq
from longwood.server.sockets import Waker

_UNWATCHED_S: Final = 120.0
"""How long a room without connections keeps running. Its clock then stops until a guest comes back."""
_REOPEN_S: Final = 1.0
_LONGEST_REOPEN_S: Final = 30.0
_CODES_TRIED: Final = 20
_logger: Final = logging.getLogger(__name__)


class Rooms:
    """The rooms of a server. clock: a monotonic clock in seconds."""

    def __init__(
        self,
        log: RoomStore,
        waker: Waker,
        metrics: Metrics,
        limits: ServerLimits | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._log = log
        self._limits = limits or ServerLimits()
        self._seats = Seats(self._limits)
        self._waker = waker
        self._metrics = metrics
        metrics.rooms.set_function(lambda: len(self._open))
        metrics.sockets.set_function(lambda: self._connected.total())
        self._clock = clock
        self._open = OpenRooms(log, self._opened, clock)
        self._connected = Connections()
        self._ticks: set[asyncio.Task[None]] = set()

    async def open(self, settings: wire.Settings) -> tuple[str, str]:
        """Open a room and return its id and code. Raises RulesError for invalid settings, RefusedError if there are too many rooms."""
        if len(self._open) >= self._limits.rooms:
            raise RefusedError("crowded", Phrase("refused-crowded"))
        event = Opened(settings)
        room, id = opened(event), new_id()
        for _ in range(_CODES_TRIED):
            code = new_code()
            try:
                await self._log.open_room(Stored(id, 1, format_room_event(event), 0), code, time.time())
            except ConflictError:
                continue
            self._open.add(OpenRoom(id, code, room, 1, self._clock(), left_at=self._clock()))
            return id, code
        raise RefusedError("no-code", Phrase("refused-no-code"))

    async def by_code(self, text: str) -> str:
        """Return the id of the open room with a code. Raises NotationError, NotFoundError."""
        room = await self._log.room_of_code(parse_code(text))
        if room is None:
            raise NotFoundError(Phrase("error-no-room"))
        return room

    @asynccontextmanager
    async def present(self, player: str, room: str, address: str = "") -> AsyncIterator[None]:
        """Count a guest's connection to a room until the block ends. Raises NotFoundError, UnplayableError."""
        await self._open.entry(room)
        self._connected.add(room, player)
        try:
            async with self.held(room) as entry:
                entry.left_at = None
                if entry.room.seat_of(player) is not None:
                    self._seats.take(room, player, address)
                    await self._start(entry)
                    await self._note_presence(entry, player)
                self._schedule(entry)
                await self._log.touch(room, time.time())
            self._waker.wake(room)
            yield
        finally:
            await asyncio.shield(self._leave(player, room))

    async def _leave(self, player: str, room: str) -> None:
        self._connected.remove(room, player)
        try:
            async with self.held(room) as entry:
                if entry.zero is not None:
                    await self._note_presence(entry, player)
                if not self._connected.guests(room):
                    entry.left_at = self._clock()
                    await self._log.touch(room, time.time())
                self._schedule(entry)
            self._waker.wake(room)
        except LongwoodError:
            _logger.exception("a guest's leaving could not be noted")
            self._seats.release(room)

    async def _note_presence(self, entry: OpenRoom, player: str, at_ms: int | None = None) -> None:
        """Store that a seated guest connected or disconnected, if that is new. at_ms: when, by default now. Hold the room's lock."""
        seat = entry.room.seat_of(player)
        here = player in self._connected.guests(entry.id)
        if seat is not None and entry.room.seats[seat].here is not here and entry.room.phase is not Phase.CLOSED:
            await self.commit(entry, Came(player) if here else Went(player), self.now(entry) if at_ms is None else at_ms)

    async def act(self, player: str, room: str, action: wire.RoomAction, address: str = "") -> None:
        """Perform a guest's action: store its event, then publish it. Raises LongwoodError, in which case nothing changes."""
        async with self.held(room) as entry:
            if entry.room.seat_of(player) is not None or entry.room.phase is not Phase.PLAYING:
                await self._start(entry)  # a spectator must not start the clock of a running game
            now = self.now(entry)
            await self.run_until(entry, now)  # everything that was due earlier comes first
            if isinstance(action, wire.Sit | wire.Hire):
                self._seats.check(address)
            event = decide(entry.room, player, action, secret_deal_number())
            if isinstance(event, Sat):
                await self._log.note_guest(room, player)
            await self.commit(entry, event, now)
            if isinstance(event, Sat | Hired):
                self._seats.take(room, entry.room.seats[-1].who, address)

    async def view(self, player: str, room: str, ref: int | None = None) -> wire.Room:
        """Return the guest's view of a room."""
        entry = await self._open.entry(room)
        watching = sum(1 for guest in self._connected.guests(room) if entry.room.seat_of(guest) is None)
        return room_view(entry.id, entry.code, entry.room, entry.seq, player, self.now(entry), watching, ref)

    async def record(self, room: str) -> Record:
        """Return the record of a room's last game. Raises RefusedError if it isn't over, NotFoundError."""
        entry = await self._open.entry(room)
        if entry.room.contest is None or not entry.room.contest.is_over:
            raise RefusedError("no-record", Phrase("refused-no-record"))
        events = [(parse_room_event(stored.event), stored.at_ms) for stored in await self._log.events(room)]
        return await compute(record_of_game, events)

    @property
    def visited(self) -> Collection[str]:
        """The rooms with connections, whether or not they are in memory."""
        return self._connected.rooms

    def wake(self, room: str) -> None:
        """Make all sockets of a room fetch its view."""
        self._waker.wake(room)

    def unload(self, entry: OpenRoom) -> None:
        """Remove a room from memory. Its seats don't count for any address until it is reloaded. The caller must hold its lock."""
        self._open.drop(entry)
        self._seats.release(entry.id)

    async def version(self, player: str, room: str) -> tuple[int, int]:
        """Return a pair that changes whenever the guest's view of the room changes."""
        return await self.seq(player, room), len(self._connected.guests(room))

    async def seq(self, player: str, room: str) -> int:
        """Return the number of the room's last event that the guest may know about."""
        entry = await self._open.entry(room)
        return visible_seq(entry.room, entry.seq, player)

    async def close(self) -> None:
        """Stop all clocks, and return once everything is stored."""
        loading = self._open.drop_all()
        for task in self._ticks:
            task.cancel()
        await asyncio.gather(*loading, *self._ticks, return_exceptions=True)
        await self._log.close()

    def held(self, room: str) -> AbstractAsyncContextManager[OpenRoom]:
        """Lock a room and yield it. Raises NotFoundError, UnplayableError."""
        return self._open.held(room)

    def _opened(self, entry: OpenRoom) -> None:
        """Start the timer of a room that has entered memory."""
        if self._connected.guests(entry.id):
            entry.left_at = None
        self._schedule(entry)

    async def _start(self, entry: OpenRoom) -> None:
        """Start the room's clock. Guests who were connected when it stopped but aren't now count as away from now on.

        The caller must hold its lock.
        """
        if entry.zero is not None:
            return
        at_ms = entry.room.at_ms
        entry.zero = self._clock() - at_ms / 1000
        for seat in entry.room.seats:
            if seat.player and seat.player not in self._connected.guests(entry.id):
                await self._note_presence(entry, seat.player, at_ms)  # all at the same time, so that none of them leaves before the others

    def now(self, entry: OpenRoom) -> int:
        """Return the time of the room's clock, in ms."""
        return entry.room.at_ms if entry.zero is None else max(entry.room.at_ms, int((self._clock() - entry.zero) * 1000))

    async def commit(self, entry: OpenRoom, event: RoomEvent, at_ms: int) -> None:
        """Apply an event, store it, and only then publish it. The caller holds the room's lock."""
        room = entry.room.apply(event, at_ms)
        try:
            with self._metrics.storing.time():
                await self._log.append(Stored(entry.id, entry.seq + 1, format_room_event(event), at_ms))
        except BaseException:
            self.unload(entry)  # another process may have changed the room, or the event may be stored after all
            self._reopen_later(entry.id, _REOPEN_S)
            raise
        if room.seats is not entry.room.seats:
            self._seats.release(entry.id, {seat.who for seat in room.seats})
        entry.room, entry.seq = room, entry.seq + 1
        self._metrics.events.inc()
        self._waker.wake(entry.id)
        self._schedule(entry)

    def _schedule(self, entry: OpenRoom) -> None:
        """Set the room's timer: for the next change that is due, or for unloading a room without connections."""
        if entry.timer is not None:
            entry.timer.cancel()
            entry.timer = None
        if entry.is_dropped:
            return
        waits = []
        if entry.zero is not None and (due := entry.due) is not None:
            waits.append(entry.zero + due / 1000 - self._clock())
        if entry.left_at is not None:
            waits.append(entry.left_at + _UNWATCHED_S - self._clock())
        if waits:
            entry.timer = asyncio.get_running_loop().call_later(max(0.0, min(waits)), self._do_later, lambda: self._tick(entry))

    def _do_later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(work())
        self._ticks.add(task)
        task.add_done_callback(self._ticks.discard)

    async def _tick(self, entry: OpenRoom) -> None:
        try:
            async with entry.lock:
                if entry.is_dropped:
                    return
                if entry.left_at is not None and self._clock() >= entry.left_at + _UNWATCHED_S:
                    self.unload(entry)
                    return
                if entry.zero is not None:
                    await self.run_until(entry, self.now(entry))
                self._schedule(entry)
        except LongwoodError:
            _logger.exception("room %s could not handle its next timer", entry.id)

    def _reopen_later(self, room: str, wait_s: float) -> None:
        """Reload a dropped room after a delay, if guests are connected to it. The cause of the failure may be temporary."""
        if self._connected.guests(room):
            asyncio.get_running_loop().call_later(wait_s, self._do_later, lambda: self._reopen(room, wait_s))

    async def _reopen(self, room: str, wait_s: float) -> None:
        try:
            async with self.held(room) as entry:
                if any(seat.player in self._connected.guests(room) for seat in entry.room.seats):
                    await self._start(entry)
                self._schedule(entry)
            self._waker.wake(room)
        except (UnplayableError, NotFoundError) as error:
            _logger.error("room %s can't be loaded: %s", room, error)
        except LongwoodError:
            _logger.exception("room %s could not be loaded", room)
            self._reopen_later(room, min(2 * wait_s, _LONGEST_REOPEN_S))

    async def run_until(self, entry: OpenRoom, now_ms: int) -> None:
        """Apply everything that time and computer players do until `now_ms`, in order. The caller holds the room's lock."""
        while True:
            plan = entry.computers.next(entry.room)
            due = entry.room.due
            if plan is not None and plan[0] <= now_ms and (due is None or plan[0] < due):
                try:
                    await self.commit(entry, plan[1], plan[0])
                except (RefusedError, NotationError, IllegalMoveError) as error:
                    _logger.error("a computer did what cannot be done in room %s: %s", entry.id, error.text)
                    entry.computers.refuse(plan[1], plan[0])
            elif due is not None and due <= now_ms:
                await self.commit(entry, Ticked(), max(due, entry.room.at_ms))
            else:
                return
