"""Runs the multiplayer rooms. Each room applies one event at a time and stores it before any client sees it.

Events come from guests, computer players and the clock. After each event the room's sockets are woken, and they fetch the new view.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from longwood.cards import secret_deal_number
from longwood.errors import IllegalMoveError, LongwoodError, NotationError, RefusedError
from longwood.locales import Phrase
from longwood.play import Record
from longwood.protocol import rooms as wire
from longwood.server.access.limits import Seats, ServerLimits, network_of
from longwood.server.access.shared import SharedLimits
from longwood.server.background import compute_in_slices
from longwood.server.errors import ElsewhereError
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.actions import decide
from longwood.server.rooms.blocked_names import BlockedNames
from longwood.server.rooms.cache import OpenRoom, OpenRooms, Shown
from longwood.server.rooms.connections import Connections
from longwood.server.rooms.events import Came, Hired, Opened, Removed, RoomEvent, Sat, Ticked, Went, format_room_event, parse_room_event
from longwood.server.rooms.fair_play import RemovedNetworks, check_one_seat
from longwood.server.rooms.lobby import listed
from longwood.server.rooms.names import clean_name, new_code, parse_code
from longwood.server.rooms.ownership.service import Lease
from longwood.server.rooms.rebuild import rebuilding
from longwood.server.rooms.records import recording
from longwood.server.rooms.results.store import results_of
from longwood.server.rooms.state import Phase, Room, opened
from longwood.server.rooms.store import Done, RoomStore, Stored
from longwood.server.rooms.thinking import Think, think_here
from longwood.server.rooms.views import visible_seq
from longwood.tables.connection import acquired_now
from longwood.tables.errors import ConflictError, NotFoundError, UnplayableError
from longwood.tables.ids import new_id
from longwood.tables.wakes import Waker

_UNWATCHED_S: Final = 120.0
"""How long a room without connections keeps running. Its clock then stops until a guest comes back."""
_REOPEN_S: Final = 1.0
_LONGEST_REOPEN_S: Final = 30.0
_CODES_TRIED: Final = 20
_MOST_REPORTS: Final = 50  # per room, while it is in memory
_logger: Final = logging.getLogger(__name__)


class Rooms:
    """The rooms of a server, or those that one of its processes owns.

    think: computes thoughts of computer players. clock: a monotonic clock in seconds. lease: the right to run rooms, by default all.
    shared: the limits shared with other processes.
    """

    def __init__(
        self,
        log: RoomStore,
        waker: Waker,
        metrics: Metrics,
        limits: ServerLimits | None = None,
        *,
        blocked_names: BlockedNames | None = None,
        think: Think = think_here,
        clock: Callable[[], float] = time.monotonic,
        lease: Lease | None = None,
        shared: SharedLimits | None = None,
    ) -> None:
        self._log = log
        self._limits = limits or ServerLimits()
        self._seats = Seats(self._limits, shared)
        self._removed = RemovedNetworks()
        self._blocked_names = blocked_names or BlockedNames()
        self._waker = waker
        self._metrics = metrics
        metrics.rooms.set_function(lambda: len(self._open))
        metrics.sockets.set_function(lambda: self._connected.total())
        self._think = think
        self._clock = clock
        self._open = OpenRooms(log, self._opened, clock, lease)
        self._connected = Connections()
        self._ticks: set[asyncio.Task[None]] = set()
        self._is_leaving = False

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
            self._open.add_new(OpenRoom(id, code, room, 1, self._clock(), left_at=self._clock()))
            return id, code
        raise RefusedError("no-code", Phrase("refused-no-code"))

    def listed(self) -> list[wire.ListedRoom]:
        """Return the rooms of this process that are in the lobby."""
        return [room for entry in self._open.entries if (room := listed(entry)) is not None]

    async def by_code(self, text: str) -> str:
        """Return the id of the open room with a code. Raises NotationError, NotFoundError."""
        room = await self._log.room_of_code(parse_code(text))
        if room is None:
            raise NotFoundError(Phrase("error-no-room"))
        return room

    @asynccontextmanager
    async def present(self, player: str, room: str, address: str = "") -> AsyncIterator[None]:
        """Count a guest's connection to a room until the block ends.

        Raises NotFoundError, UnplayableError, ElsewhereError, or RefusedError if the host removed the guest.
        """
        self._removed.check(room, (await self._open.entry(room)).room, player, address)
        self._connected.add(room, player, network_of(address))
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
            await asyncio.shield(self._leave(player, room, network_of(address)))

    async def _leave(self, player: str, room: str, network: str) -> None:
        self._connected.remove(room, player, network)
        if self._is_leaving:
            return
        try:
            async with self.held(room) as entry:
                if entry.zero is not None:
                    await self._note_presence(entry, player)
                if not self._connected.guests(room):
                    entry.left_at = self._clock()
                    await self._log.touch(room, time.time())
                self._schedule(entry)
            self._waker.wake(room)
        except ElsewhereError:
            pass  # the owner of the room knows which guests are connected
        except LongwoodError:
            _logger.exception("could not record that a guest has left")
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
            self._removed.check(room, entry.room, player, address)
            if isinstance(action, wire.Report):
                _report(entry, player, action.name)
                return
            if entry.room.seat_of(player) is not None or entry.room.phase is not Phase.PLAYING:
                await self._start(entry)  # a spectator must not start the clock of a running game
            now = self.now(entry)
            await self.run_until(entry, now)  # everything that was due earlier comes first
            if isinstance(action, wire.Act):  # nearly all actions
                await self.commit(entry, decide(entry.room, player, action, deal=0), now)
            else:
                await self._change(entry, player, action, address, now)

    def ready_now(self, room: str) -> OpenRoom | None:
        """Return a room whose game can go on at once. None if it isn't in memory, or if something else comes first."""
        entry = self._open.get(room)
        if entry is None or entry.zero is None or entry.room.phase is not Phase.PLAYING or entry.lock.locked():
            return None
        return entry if self._clock() < entry.timer_at else None  # the timer fires when the next change is due, or earlier

    def act_now(self, entry: OpenRoom, player: str, action: wire.Act, address: str, done: Done) -> bool:
        """Do the same as `act` for a room from `ready_now`, without a task. Return False if that isn't possible; then nothing is done.

        done: called once the event is published, or with the error that kept it from being stored. Raises LongwoodError if the action is
        refused; then `done` isn't called.
        """
        if not acquired_now(entry.lock):
            return False
        try:
            self._removed.check(entry.id, entry.room, player, address)
            event, now = decide(entry.room, player, action, deal=0), self.now(entry)
            room = entry.room.apply(event, now)
        except BaseException:
            entry.lock.release()
            raise
        began_s = time.perf_counter()

        def stored(error: Exception | None) -> None:
            try:
                if error is None:
                    self._publish(entry, room, began_s)
                else:
                    self._give_up(entry)
            finally:
                entry.lock.release()
            done(error)

        self._log.append_then(_next_stored(entry, event, room, now), stored)
        return True

    async def _change(self, entry: OpenRoom, player: str, action: wire.RoomChange, address: str, now: int) -> None:
        """Perform an action outside the game. The caller holds the room's lock."""
        self._check(entry, player, action, address)
        deal = secret_deal_number() if isinstance(action, wire.Prepare) else 0
        event = decide(entry.room, player, action, deal, self._watchers(entry))
        if isinstance(event, Sat | Removed):
            await self._log.note_guest(entry.id, event.player)
        networks = {self._seats.networks(entry.id).get(event.player, "")} if isinstance(event, Removed) else set()
        if isinstance(event, Removed):
            networks.update(self._connected.addresses(entry.id, event.player))
        if isinstance(event, Sat | Hired):
            await self._seats.take_new(entry.id, entry.room.apply(event, now).seats[-1].who, address)
        await self.commit(entry, event, now)
        self._removed.add(entry.id, networks)

    def _check(self, entry: OpenRoom, player: str, action: wire.RoomChange, address: str) -> None:
        """Check what the room's state doesn't contain: network addresses and blocked names. Raises RefusedError, NotationError."""
        if isinstance(action, wire.Sit) or (isinstance(action, wire.Prepare) and action.ready):
            check_one_seat(entry.room, player, address, self._seats.networks(entry.id))
        if isinstance(action, wire.Sit | wire.Rename):
            self._blocked_names.check(clean_name(action.name))

    async def view(self, player: str, room: str) -> bytes:
        """Return the guest's view of a room, as JSON."""
        entry = await self._open.entry(room)
        return self.message(player, self._shown(entry, player))

    def message(self, player: str, shown: Shown, ref: int | None = None, known: Shown | None = None) -> bytes:
        """Return what a guest sees of a room, as JSON.

        ref: the message it answers, if any. known: what the guest has seen, for an update if that is enough.
        """
        entry, views = shown.entry, shown.views
        if known is not None and known.connected == shown.connected and views.has_only_game_changed(known.views):
            return views.update(player, shown.seq, self.now(entry), known.views, ref)
        return views.of(player, shown.seq, self.now(entry), list(self._watchers(entry)), ref)

    def _watchers(self, entry: OpenRoom) -> dict[int, str]:
        """Return the connected guests without a seat, by number, in the order in which they connected."""
        seated = entry.views.seated
        return {number: guest for guest, number in self._connected.numbers(entry.id).items() if guest not in seated}

    async def record(self, room: str) -> Record:
        """Return the record of a room's last game. Raises RefusedError if it isn't over, NotFoundError."""
        try:
            found = (await self._open.entry(room)).room
        except ElsewhereError:
            found = await compute_in_slices(rebuilding(await self._log.events(room)))
        if found.contest is None or not found.contest.is_over:
            raise RefusedError("no-record", Phrase("refused-no-record"))
        stored = await self._log.events(room)
        return await compute_in_slices(recording((parse_room_event(one.event), one.at_ms) for one in stored))

    @property
    def visited(self) -> Collection[str]:
        """The rooms with connections, whether or not they are in memory."""
        return self._connected.rooms

    def wake(self, room: str) -> None:
        """Make all sockets of a room fetch its view."""
        self._waker.wake(room)

    def keep_out(self, entry: OpenRoom, player: str) -> None:
        """Continue to refuse a removed guest after their identity is deleted from the room's log."""
        if player in entry.room.barred:
            self._removed.keep_out(entry.id, player)

    def unload(self, entry: OpenRoom) -> None:
        """Remove a room from memory. Its seats don't count for any address until it is reloaded. The caller must hold its lock."""
        self._open.drop(entry)
        self._seats.release(entry.id)

    async def shown(self, player: str, room: str) -> Shown:
        """Return what a guest sees of a room. Raises RefusedError if the host removed the guest."""
        entry = await self._open.entry(room)
        if player in entry.room.barred:
            raise RefusedError("removed", Phrase("refused-removed"))
        return self._shown(entry, player)

    def shown_now(self, player: str, room: str) -> Shown | None:
        """Return the same as `shown`, or None if the room isn't in memory or the host removed the guest."""
        entry = self._open.get(room)
        return None if entry is None or player in entry.room.barred else self._shown(entry, player)

    def _shown(self, entry: OpenRoom, player: str) -> Shown:
        return Shown(entry, entry.views, visible_seq(entry.room, entry.seq, player), tuple(self._connected.numbers(entry.id).values()))

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

    async def adopt(self, room: str) -> None:
        """Continue a room whose owner has died, so that its clock goes on even if no guest comes back."""
        try:
            async with self.held(room) as entry:
                await self._start(entry)
                if self._connected.guests(room) or entry.due is not None:
                    self._schedule(entry)
                else:
                    self.unload(entry)
        except ElsewhereError:
            pass  # another process was faster
        except LongwoodError:
            _logger.exception("room %s could not be taken over", room)

    def lose(self) -> None:
        """Drop all rooms, because other processes may have taken them over. Sockets then either get the newest state or are closed."""
        for entry in self._open.entries:
            self.unload(entry)
        for room in self._connected.rooms:
            self._waker.wake(room)

    def ignore_leaving(self) -> None:
        """Stop recording that guests disconnect. The next owners of the rooms record which guests don't reconnect."""
        self._is_leaving = True

    async def drop_all(self) -> None:
        """Drop all rooms, each after the action in progress."""
        for entry in self._open.entries:
            async with entry.lock:
                self.unload(entry)

    def held(self, room: str) -> AbstractAsyncContextManager[OpenRoom]:
        """Lock a room and yield it. Raises NotFoundError, UnplayableError, ElsewhereError."""
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
        began_s = time.perf_counter()
        try:
            await self._log.append(_next_stored(entry, event, room, at_ms))
        except BaseException:
            self._give_up(entry)
            raise
        self._publish(entry, room, began_s)

    def _give_up(self, entry: OpenRoom) -> None:
        """Unload a room whose event couldn't be stored. Another process may have changed it, or the event may be stored after all."""
        self.unload(entry)
        self._reopen_later(entry.id, _REOPEN_S)

    def _publish(self, entry: OpenRoom, room: Room, began_s: float) -> None:
        """Replace the state of a room, now that its last event is stored, and wake its sockets. The caller holds the room's lock."""
        if room.seats is not entry.room.seats:
            self._seats.release(entry.id, {seat.who for seat in room.seats})
        entry.room, entry.seq = room, entry.seq + 1
        self._metrics.room_events.stored(time.perf_counter() - began_s)
        self._waker.wake(entry.id)
        self._schedule(entry)

    def _schedule(self, entry: OpenRoom) -> None:
        """Let the computers think, and set a timer for the next change, or for unloading a room without connections.

        A timer that fires earlier stays, and then sets the next one. In Spit, nearly every move postpones the next change.
        """
        if entry.is_dropped:
            return
        at = math.inf
        if entry.zero is not None:
            if (due := entry.due) is not None:
                at = entry.zero + due / 1000
            if entry.computers.thoughts or entry.thinking:
                entry.thinking.follow(entry.id, entry.computers, self._think, lambda: self._schedule(entry))
        if entry.left_at is not None:
            at = min(at, entry.left_at + _UNWATCHED_S)
        if at < entry.timer_at:
            entry.set_timer(
                at, asyncio.get_running_loop().call_later(max(0.0, at - self._clock()), self._do_later, lambda: self._tick(entry))
            )

    def _do_later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(work())
        self._ticks.add(task)
        task.add_done_callback(self._ticks.discard)

    async def _tick(self, entry: OpenRoom) -> None:
        try:
            async with entry.lock:
                if entry.is_dropped:
                    return
                entry.set_timer(math.inf, None)
                if entry.left_at is not None and self._clock() >= entry.left_at + _UNWATCHED_S:
                    self.unload(entry)
                    return
                if entry.zero is not None:
                    await self.run_until(entry, self.now(entry))
                self._schedule(entry)
        except ConflictError:
            _logger.warning("another process has taken over room %s", entry.id, extra={"room": entry.id})
        except LongwoodError:
            _logger.exception("the next timer of room %s failed", entry.id, extra={"room": entry.id})

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
        except ElsewhereError:
            self._waker.wake(room)  # closes its sockets, so that the guests connect to the new owner
        except (UnplayableError, NotFoundError) as error:
            _logger.error("room %s can't be loaded: %s", room, error, extra={"room": room})
        except LongwoodError:
            _logger.exception("room %s could not be loaded", room, extra={"room": room})
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
                    _logger.error(
                        "a computer player in room %s tried an illegal action: %s",
                        entry.id,
                        error.text,
                        extra={"room": entry.id},
                    )
                    entry.computers.refuse(plan[1], plan[0])
            elif due is not None and due <= now_ms:
                await self.commit(entry, Ticked(), max(due, entry.room.at_ms))
            else:
                return


def _next_stored(entry: OpenRoom, event: RoomEvent, room: Room, at_ms: int) -> Stored:
    """Return the next event of a room as it is stored. room: the room after it."""
    results = results_of(entry.id, entry.room, room, time.time())
    return Stored(entry.id, entry.seq + 1, format_room_event(event), at_ms, results)


def _report(entry: OpenRoom, player: str, name: str) -> None:
    """Log a name that a guest reported, for the operator of the server. Raises RefusedError if no player has that name."""
    seat = next((seat for seat in (*entry.room.seats, *entry.room.contestants) if seat.name == name), None)
    if seat is None:
        raise RefusedError("no-seat", Phrase("refused-no-seat"))
    if (player, name) not in entry.reported and len(entry.reported) < _MOST_REPORTS:
        entry.reported.add((player, name))
        _logger.warning("a guest of room %s reports the name %r", entry.id, name)
