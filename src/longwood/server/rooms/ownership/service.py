"""Keeps track of which rooms this process owns, and takes over the rooms of processes that have died."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Set
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Final, Protocol

from longwood.server.errors import ElsewhereError
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.ownership.store import OwnerStore, node_of, process_of
from longwood.server.rooms.ownership.watch import BEAT_S, Watch
from longwood.tables.errors import StoreError

_GUESTS_FIRST_S: Final = 3.0
"""The time between two searches for rooms of dead processes. Most guests reconnect earlier, so their new process claims the room."""
_ORPHANS: Final = 50
_RETRY_S: Final = 0.02
"""The time between two attempts to remove a dead process whose last transaction hasn't ended yet."""
_logger: Final = logging.getLogger(__name__)


class Lease(Protocol):
    """The right of this process to run rooms."""

    async def claim(self, room: str) -> None:
        """Become the owner of a room. Raises ElsewhereError if another process owns it, NotFoundError."""

    def owns(self, room: str) -> bool:
        """Return whether this process owns a room."""

    def opened(self, room: str) -> None:
        """Record that this process has just stored a new room, which it owns."""

    def release(self, room: str) -> None:
        """Stop owning a room. Returns at once."""


class Alone:
    """The lease of a server that consists of a single process. It owns all rooms."""

    async def claim(self, room: str) -> None:
        pass

    def owns(self, room: str) -> bool:
        return True

    def opened(self, room: str) -> None:
        pass

    def release(self, room: str) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Changes:
    """The callbacks for changes of ownership."""

    lost: Callable[[], None]
    """Called when this process was declared dead, and no longer owns any rooms."""
    gone: Callable[[Set[str]], None]
    """Called with the nodes that have died or stopped."""
    adopt: Callable[[str], Awaitable[None]]
    """Called with a room whose owner has died."""


async def _ignore(_: object) -> None:
    pass


@contextmanager
def _logging_errors(what: str) -> Iterator[None]:
    """Log all exceptions, because they would end the task. The database has already logged the StoreErrors. what: the work of the block."""
    try:
        yield
    except StoreError:
        pass
    except Exception:
        _logger.exception("%s failed", what)


class Ownership:
    """The rooms that this process owns, and the other processes.

    The node name of a process never changes, but its process id changes when others declare it dead. It then registers with a new id, so
    that actions under the previous id can't take effect any more. changes: the callbacks; set them before `run`.
    """

    def __init__(self, store: OwnerStore, node: str, metrics: Metrics) -> None:
        self._store = store
        self.node = node
        self.changes = Changes(lambda: None, lambda nodes: None, _ignore)
        self._moves = metrics.lease_changes
        self._registrations = 0
        self.id = self._next_id()
        self._watch = Watch()
        self._owned: set[str] = set()
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._has_orphans = False
        self._stopping = asyncio.Event()

    def _next_id(self) -> str:
        self._registrations += 1
        return process_of(self.node, self._registrations)

    async def register(self) -> None:
        """Register this process. Raises StoreError."""
        await self._store.register(self.id)
        self._has_orphans = True

    async def run(self) -> None:
        """Beat and watch the other processes until stopped."""
        sweeping = asyncio.create_task(self._sweep())
        while not await self._stops_within(BEAT_S):
            with _logging_errors("the heartbeat"):  # a process that can't see the beats declares no others dead
                await self.look()
        await sweeping

    async def _stops_within(self, timeout_s: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                await self._stopping.wait()
        return self._stopping.is_set()

    async def look(self) -> None:
        """Beat once, and check the beats and locks of the other processes. Raises StoreError."""
        seen = await self._store.beat(self.id)
        if self._stopping.is_set():
            return
        if self.id not in seen.beats:
            _logger.warning("other processes took over the rooms of this process, because it had not responded for a while")
            self.id = self._next_id()
            self._moves.labels("lost").inc(len(self._owned))
            self._owned.clear()
            self.changes.lost()
            await self._store.register(self.id)
            return
        others = {process: beat for process, beat in seen.beats.items() if process != self.id}
        dead, gone = self._watch.look(replace(seen, beats=others))
        for process, beat in dead.items():
            if await self._remove_dead(process, beat):
                gone |= {process}
        self._note_gone(gone, alive=others.keys() - gone)

    async def _remove_dead(self, process: str, beat: int) -> bool:
        """Remove a dead process, so that its rooms have no owner. Return False if it isn't dead, is storing events, or was removed."""
        is_removed = await self._store.remove_dead(process, beat)
        if is_removed:
            _logger.warning("process %s has died; others take over its rooms", process)
            self._watch.forget(process)
        return is_removed

    def _note_gone(self, processes: Set[str], alive: Set[str] = frozenset()) -> None:
        if processes:
            self._has_orphans = True
            self.changes.gone({node_of(process) for process in processes} - {node_of(process) for process in alive})

    async def _sweep(self) -> None:
        """Adopt the rooms of dead processes to which no guest has reconnected."""
        while not await self._stops_within(_GUESTS_FIRST_S):
            if self._has_orphans:
                with _logging_errors("the search for rooms of dead processes"):
                    await self._adopt_some()

    async def _adopt_some(self) -> None:
        self._has_orphans = False
        try:
            rooms = await self._store.orphans(_ORPHANS)
        except BaseException:
            self._has_orphans = True
            raise
        self._has_orphans = self._has_orphans or bool(rooms)
        for room in rooms:
            await self.changes.adopt(room)

    async def claim(self, room: str) -> None:
        """See Lease."""
        if (releasing := self._releasing.get(room)) is not None:
            await asyncio.wait([releasing])
        process = self.id
        if self._stopping.is_set() or await self._store.claim(process, room) != process or self.id != process:
            raise ElsewhereError
        self._take(room)

    def owns(self, room: str) -> bool:
        """See Lease."""
        return room in self._owned

    def opened(self, room: str) -> None:
        """See Lease."""
        self._take(room)

    def _take(self, room: str) -> None:
        self._moves.labels("taken").inc()
        self._owned.add(room)

    def release(self, room: str) -> None:
        """See Lease."""
        if room not in self._owned:
            return
        self._moves.labels("released").inc()
        self._owned.discard(room)
        if not self._stopping.is_set():
            task = self._releasing[room] = asyncio.create_task(self._release(self.id, room))
            task.add_done_callback(lambda _: self._releasing.pop(room, None))

    async def _release(self, process: str, room: str) -> None:
        with _logging_errors("releasing a room"):  # after an error, this process is still the owner, and can claim the room again
            await self._store.release(process, room)

    async def node_with(self, room: str) -> str:
        """Return the node that owns a room; this node if none does. Raises StoreError.

        If the owner was killed, this notices it at once, and doesn't wait for the next look.
        """
        while room not in self._owned:
            owner = await self._store.owner_of(room, self.node)
            if owner is None:
                break
            if not owner.is_unlocked or not self._watch.held_lock(owner.process, self._store.session):
                return node_of(owner.process)
            if await self._remove_dead(owner.process, owner.beat):
                self._note_gone({owner.process})
            else:
                await asyncio.sleep(_RETRY_S)
        return self.node

    def stop_claiming(self) -> None:
        """Stop claiming rooms and watching other processes."""
        self._stopping.set()

    async def leave(self) -> None:
        """Release all rooms, so that other processes can claim them at once. Call stop_claiming() first. Raises StoreError."""
        await asyncio.gather(*self._releasing.values())
        self._owned.clear()
        await self._store.leave(self.id)

    async def close(self) -> None:
        """Give up the lock of this process. If `leave` hasn't succeeded, other processes then declare it dead."""
        await self._store.close()
