"""The rooms of a server in play: one order of events each, every one kept before it is shown; clocks and computers drive them on.

Must not know sockets: whoever shows a room is woken, and asks for its view.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, Final

from longwood.cards import secret_deal_number
from longwood.errors import IllegalMoveError, LongwoodError, NotationError, RefusedError
from longwood.locales import Phrase
from longwood.play import Record
from longwood.server.metrics import Metrics
from longwood.server.protocol import rooms as wire
from longwood.server.rooms.computers import Computers
from longwood.server.rooms.deciding import decide
from longwood.server.rooms.events import Came, Closed, Opened, RoomEvent, Ticked, Went, format_room_event, parse_room_event
from longwood.server.rooms.log import RoomLog, Stored
from longwood.server.rooms.names import new_code, parse_code
from longwood.server.rooms.records import record_of_game
from longwood.server.rooms.room import Phase, Room, opened
from longwood.server.rooms.views import room_view
from longwood.server.shelf import NotFoundError
from longwood.server.store import ConflictError
from longwood.server.tables import Waker

_UNWATCHED_S: Final = 120.0
"""How long a room without any connection goes on; it then stands still until somebody comes."""
_REOPEN_S: Final = 1.0
_LONGEST_REOPEN_S: Final = 30.0
_TIDY_S: Final = 600.0
_CODES_TRIED: Final = 20
IDLE_S: Final = 24 * 3600.0
"""How long a room that nobody comes to stays open."""
KEPT_S: Final = 30 * 24 * 3600.0
"""How long a closed room is kept."""
_logger: Final = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Open:
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


class Rooms:
    """All rooms. clock: seconds, never going back."""

    def __init__(self, log: RoomLog, waker: Waker, metrics: Metrics, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._waker = waker
        self._metrics = metrics
        metrics.rooms.set_function(lambda: len(self._open))
        metrics.sockets.set_function(lambda: sum(sockets.total() for sockets in self._sockets.values()))
        self._clock = clock
        self._open: dict[str, _Open] = {}
        self._sockets: dict[str, Counter[str]] = {}  # how many connections each guest has to a room, in memory or not
        self._loading: dict[str, asyncio.Lock] = {}
        self._ticks: set[asyncio.Task[None]] = set()

    async def open(self, settings: wire.Settings) -> tuple[str, str]:
        """A new room; returns its id and its code. Raises RulesError, UnknownGameError for settings no game can begin with."""
        event = Opened(settings)
        room, id = opened(event), token_urlsafe(12)
        for _ in range(_CODES_TRIED):
            code = new_code()
            try:
                await self._log.open_room(Stored(id, 1, format_room_event(event), 0), code, time.time())
            except ConflictError:
                continue
            self._open[id] = _Open(id, code, room, 1, self._clock(), left_at=self._clock())
            self._schedule(self._open[id])
            return id, code
        raise RefusedError("no-code", Phrase("refused-no-code"))

    async def by_code(self, text: str) -> str:
        """The id of the open room with that code. Raises NotationError, NotFoundError."""
        room = await self._log.room_of_code(parse_code(text))
        if room is None:
            raise NotFoundError(Phrase("error-no-room"))
        return room

    @asynccontextmanager
    async def present(self, player: str, room: str) -> AsyncIterator[None]:
        """Counts one connection of a guest while it lasts. Raises NotFoundError."""
        await self._entry(room)
        self._sockets.setdefault(room, Counter())[player] += 1
        try:
            async with self._held(room) as entry:
                entry.left_at = None
                if entry.room.seat_of(player) is not None:
                    await self._start(entry)
                    await self._note_presence(entry, player)
                self._schedule(entry)
                await self._log.touch(room, time.time())
            self._waker.wake(room)
            yield
        finally:
            await asyncio.shield(self._leave(player, room))

    async def _leave(self, player: str, room: str) -> None:
        sockets = self._sockets[room]
        sockets[player] -= 1
        if not sockets[player]:
            del sockets[player]
        if not sockets:
            del self._sockets[room]
        try:
            async with self._held(room) as entry:
                if entry.zero is not None:
                    await self._note_presence(entry, player)
                if not sockets:
                    entry.left_at = self._clock()
                    await self._log.touch(room, time.time())
                self._schedule(entry)
            self._waker.wake(room)
        except LongwoodError:
            _logger.exception("a guest's leaving could not be noted")

    def _is_connected(self, room: str, player: str) -> bool:
        return player in self._sockets.get(room, ())

    async def _note_presence(self, entry: _Open, player: str, at_ms: int | None = None) -> None:
        """Writes down that a seated guest came or went, if that is news, now or at that time. The room's lock is held."""
        seat = entry.room.seat_of(player)
        here = self._is_connected(entry.id, player)
        if seat is not None and entry.room.seats[seat].here is not here and entry.room.phase is not Phase.CLOSED:
            await self._commit(entry, Came(player) if here else Went(player), self._now(entry) if at_ms is None else at_ms)

    async def act(self, player: str, room: str, action: wire.RoomAction) -> None:
        """Does what a guest asks for: decides, keeps, then shows. Raises LongwoodError with nothing changed."""
        async with self._held(room) as entry:
            if entry.room.seat_of(player) is not None or entry.room.phase is not Phase.PLAYING:
                await self._start(entry)  # a stranger does not start the clock of those who play
            now = self._now(entry)
            await self._run_until(entry, now)  # what should have happened before it
            await self._commit(entry, decide(entry.room, player, action, secret_deal_number()), now)

    async def view(self, player: str, room: str, ref: int | None = None) -> wire.Room:
        """The room as that guest may see it."""
        entry = await self._entry(room)
        watching = sum(1 for guest in self._sockets.get(room, ()) if entry.room.seat_of(guest) is None)
        return room_view(entry.id, entry.code, entry.room, entry.seq, player, self._now(entry), watching, ref)

    async def record(self, room: str) -> Record:
        """The record of the last game of a room, once it is over. Raises RefusedError, NotFoundError."""
        entry = await self._entry(room)
        if entry.room.contest is None or not entry.room.contest.is_over:
            raise RefusedError("no-record", Phrase("refused-no-record"))
        events = [(parse_room_event(stored.event), stored.at_ms) for stored in await self._log.events(room)]
        return await asyncio.to_thread(record_of_game, events)

    async def version(self, room: str) -> tuple[int, int]:
        """Another pair whenever any view of the room is another."""
        return (await self._entry(room)).seq, len(self._sockets.get(room, ()))

    async def seq(self, room: str) -> int:
        """The number of the room's last event."""
        return (await self._entry(room)).seq

    async def close(self) -> None:
        """Stops all clocks and returns once everything is kept."""
        for entry in list(self._open.values()):
            self._drop(entry)
        for task in list(self._ticks):
            task.cancel()
        await asyncio.gather(*self._ticks, return_exceptions=True)
        await self._log.close()

    @asynccontextmanager
    async def _held(self, room: str) -> AsyncIterator[_Open]:
        while True:
            entry = await self._entry(room)
            async with entry.lock:
                if not entry.is_dropped:
                    yield entry
                    return

    async def _entry(self, room: str) -> _Open:
        if room not in self._open:
            async with self._loading.setdefault(room, asyncio.Lock()):
                if room not in self._open:
                    try:
                        self._open[room] = await self._loaded(room)
                        self._schedule(self._open[room])
                    finally:
                        self._loading.pop(room, None)
        return self._open[room]

    async def _loaded(self, room: str) -> _Open:
        """The room made again from its events, its clock standing still. Raises NotFoundError."""
        stored = await self._log.events(room)
        if not stored:
            raise NotFoundError(Phrase("error-no-room"))
        made = await asyncio.to_thread(_made, stored)  # beside the event loop, which others wait for
        left_at = None if room in self._sockets else self._clock()
        return _Open(room, await self._log.code_of(room), made, stored[-1].seq, left_at=left_at)

    async def _start(self, entry: _Open) -> None:
        """Lets the room's clock go on. Whoever was here when it stopped and is not now is away from this moment. Its lock is held."""
        if entry.zero is not None:
            return
        at_ms = entry.room.at_ms
        entry.zero = self._clock() - at_ms / 1000
        for seat in entry.room.seats:
            if seat.player and not self._is_connected(entry.id, seat.player):
                await self._note_presence(entry, seat.player, at_ms)  # all at one time: nobody has gone before another

    def _now(self, entry: _Open) -> int:
        if entry.zero is None:
            return entry.room.at_ms
        return max(entry.room.at_ms, int((self._clock() - entry.zero) * 1000))

    async def _commit(self, entry: _Open, event: RoomEvent, at_ms: int) -> None:
        """Applies an event, keeps it, and only then shows it. The room's lock is held."""
        room = entry.room.apply(event, at_ms)
        try:
            with self._metrics.keeping.time():
                await self._log.append(Stored(entry.id, entry.seq + 1, format_room_event(event), at_ms))
        except BaseException:
            self._drop(entry)  # another process may have it, or nothing can be kept: what memory holds is no longer sure
            self._reopen_later(entry.id, _REOPEN_S)
            raise
        entry.room, entry.seq = room, entry.seq + 1
        self._metrics.events.inc()
        self._waker.wake(entry.id)
        self._schedule(entry)

    def _drop(self, entry: _Open) -> None:
        entry.is_dropped = True
        if entry.timer is not None:
            entry.timer.cancel()
        if self._open.get(entry.id) is entry:
            del self._open[entry.id]

    def _due(self, entry: _Open) -> int | None:
        """When the room next does something by itself."""
        plan = entry.computers.next(entry.room)
        return min((at for at in (entry.room.due, None if plan is None else plan[0]) if at is not None), default=None)

    def _schedule(self, entry: _Open) -> None:
        """Sets the room's alarm: for what is due, or for leaving a room that nobody is connected to."""
        if entry.timer is not None:
            entry.timer.cancel()
            entry.timer = None
        if entry.is_dropped:
            return
        waits = []
        if entry.zero is not None and (due := self._due(entry)) is not None:
            waits.append(entry.zero + due / 1000 - self._clock())
        if entry.left_at is not None:
            waits.append(entry.left_at + _UNWATCHED_S - self._clock())
        if waits:
            entry.timer = asyncio.get_running_loop().call_later(max(0.0, min(waits)), self._do_later, lambda: self._tick(entry))

    def _do_later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(work())
        self._ticks.add(task)
        task.add_done_callback(self._ticks.discard)

    async def _tick(self, entry: _Open) -> None:
        try:
            async with entry.lock:
                if entry.is_dropped:
                    return
                if entry.left_at is not None and self._clock() >= entry.left_at + _UNWATCHED_S:
                    self._drop(entry)
                    return
                if entry.zero is not None:
                    await self._run_until(entry, self._now(entry))
                self._schedule(entry)
        except LongwoodError:
            _logger.exception("room %s could not go on by itself", entry.id)

    def _reopen_later(self, room: str, wait_s: float) -> None:
        """Makes a room that was dropped again, for those who are connected to it, once what stood in the way may be over."""
        if room in self._sockets:
            asyncio.get_running_loop().call_later(wait_s, self._do_later, lambda: self._reopen(room, wait_s))

    async def _reopen(self, room: str, wait_s: float) -> None:
        try:
            async with self._held(room) as entry:
                if any(self._is_connected(room, seat.player) for seat in entry.room.seats):
                    await self._start(entry)
                self._schedule(entry)
            self._waker.wake(room)
        except LongwoodError:
            _logger.exception("room %s could not be opened again", room)
            self._reopen_later(room, min(2 * wait_s, _LONGEST_REOPEN_S))

    async def _run_until(self, entry: _Open, now_ms: int) -> None:
        """Lets happen what time and computers do until then, in order. The room's lock is held."""
        while True:
            plan = entry.computers.next(entry.room)
            due = entry.room.due
            if plan is not None and plan[0] <= now_ms and (due is None or plan[0] < due):
                try:
                    await self._commit(entry, plan[1], plan[0])
                except (RefusedError, NotationError, IllegalMoveError) as error:
                    _logger.error("a computer did what cannot be done in room %s: %s", entry.id, error.text)
                    entry.computers.refuse(plan[1], plan[0])
            elif due is not None and due <= now_ms:
                await self._commit(entry, Ticked(), max(due, entry.room.at_ms))
            else:
                return

    async def keep_tidy(self) -> None:
        """Tidies now and then, until cancelled; not at once, so that guests of a server that was down come back first."""
        while True:
            await asyncio.sleep(_TIDY_S)
            try:
                await self.tidy(time.time())
            except Exception:  # whatever it is, the next time comes
                _logger.exception("the rooms could not be tidied")

    async def tidy(self, now: float) -> None:
        """Closes the rooms nobody has come to for a day, and removes those closed for a month. now: seconds since 1970, UTC."""
        for room in list(self._sockets):
            await self._log.touch(room, now)
        for room in await self._log.idle(now - IDLE_S):
            if room not in self._sockets:
                await self._close(room, now)
        await self._log.remove_closed(now - KEPT_S)

    async def _close(self, room: str, now: float) -> None:
        """Closes a room for good; one that cannot be made again from its events is closed as it lies."""
        try:
            async with self._held(room) as entry:
                if entry.room.phase is not Phase.CLOSED:
                    await self._commit(entry, Closed(), entry.room.at_ms)
                self._drop(entry)
        except Exception:
            _logger.exception("room %s is closed without its last event", room)
        await self._log.close_room(room, now)


def _made(stored: Sequence[Stored]) -> Room:
    """The room that these events make."""
    first = parse_room_event(stored[0].event)
    assert isinstance(first, Opened)
    made = opened(first)
    for kept in stored[1:]:
        made = made.apply(parse_room_event(kept.event), kept.at_ms)
    return made
