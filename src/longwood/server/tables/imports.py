"""The queue of imports. Each player can run one at a time, and the server a few."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from longwood import protocol
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.protocol.local import HandedOver
from longwood.server.access.limits import ServerLimits
from longwood.server.access.rates import AddressBuckets
from longwood.server.access.shared import SharedLimits
from longwood.server.background import compute, compute_in_slices
from longwood.server.errors import TooOftenError
from longwood.server.searches.queue import Asker, FairQueue, QueueLimits
from longwood.tables.history.handover import Handover
from longwood.tables.history.imports import Admit, Importer
from longwood.tables.ids import new_id
from longwood.tables.store import TableStore


@dataclass(slots=True, eq=False)
class _Place:
    """The place of an import in the queue."""

    asker: Asker
    interruption: asyncio.Timeout = field(init=False)
    """Ends the import if it loses its place."""
    turn: asyncio.Future[None] | None = None
    """Done when the import may run; None until its file has arrived."""
    is_displaced: bool = False
    """Whether it has lost its place. The interruption comes a moment later."""


def _too_many() -> RefusedError:
    return RefusedError("many-imports", Phrase("refused-many-imports"))


class Imports:
    """Runs the imports of a server: one at a time per player, and a few at a time in total. Others wait in line.

    The site with the fewest running imports is next. If several imports can run, one site never runs all of them.

    changed: called with the id of each table that an import extends. shared: the limits shared with other processes, which then also don't
    run two imports of a player at the same time.
    """

    def __init__(self, store: TableStore, changed: Callable[[str], None], limits: ServerLimits, shared: SharedLimits | None = None) -> None:
        self._importer = Importer(store, changed, limits.import_lines, limits.games_of_player, compute, compute_in_slices)
        self._handover = Handover(store, changed, compute_in_slices, limits.games_of_player)
        self._limits = limits
        self._shared = shared
        self._places: dict[str, _Place] = {}  # by player
        self._queue: FairQueue[_Place] = FairQueue(QueueLimits(limits.imports_waiting, limits.imports_of_address, 1))
        self._running: list[_Place] = []
        per_s, burst = limits.imported_games_a_minute / 60, limits.imported_games_burst
        self._games = AddressBuckets(per_s, burst, "imported games", shared)
        self._events = AddressBuckets(limits.imported_events_a_minute / 60, limits.imported_events_burst, "imported events", shared)
        self._received = AddressBuckets(limits.imported_bytes_a_minute / 60, limits.imported_bytes_burst, "imported bytes", shared)

    @asynccontextmanager
    async def place(self, asker: Asker, size: int) -> AsyncIterator[None]:
        """Admit an import until the block ends. Receive the file inside, because only the files of admitted imports are in memory.

        size: the number of bytes of the file.

        Raises RefusedError if the player has another import or too many are waiting, and TooOftenError if the address has sent too many
        bytes. If an address has several waiting imports and another has none, it loses the newest to it.
        """
        if asker.player in self._places:
            raise RefusedError("importing", Phrase("refused-importing"))
        if not self._queue.has_room(asker):
            raise _too_many()
        place = self._places[asker.player] = _Place(asker)
        name = new_id()
        try:
            async with asyncio.timeout(None) as place.interruption:
                displaced = self._queue.add(place)
                if displaced is not None:
                    displaced.is_displaced = True
                    displaced.interruption.reschedule(0)
                if self._shared is not None and not await self._shared.hold("imports", asker.player, name, 1):
                    raise RefusedError("importing", Phrase("refused-importing"))
                if wait_s := await self._received.take(asker.address, size):
                    raise TooOftenError(wait_s)
                yield
        except TimeoutError:
            if place.interruption.expired():
                raise _too_many() from None
            raise
        finally:
            del self._places[asker.player]
            self._queue.remove(place)
            if self._shared is not None:
                self._shared.release("imports", asker.player, name)

    async def run(self, player: str, body: bytes | bytearray, *, check: bool = False) -> protocol.Imported:
        """Import the games of a file. See Importer.run. Raises TooOftenError if the address has imported too many."""
        async with self._turn(player) as admit:
            return await self._importer.run(player, body, check=check, admit=admit)

    async def hand_over(self, player: str, body: bytes | bytearray) -> HandedOver:
        """Store games that were played in the browser. See Handover.run. Raises TooOftenError as `run` does."""
        async with self._turn(player) as admit:
            return await self._handover.run(player, body, admit)

    @asynccontextmanager
    async def _turn(self, player: str) -> AsyncIterator[Admit]:
        """Wait for a turn, and yield what counts new games and events of the address. That raises TooOftenError if there are too many."""
        place = self._places.get(player) or _Place(Asker(player, ""))
        if place.is_displaced:
            raise _too_many()
        if place not in self._queue:  # it is the second import in this place, or one without a place
            self._queue.add(place)
        place.turn = asyncio.get_running_loop().create_future()
        self._begin_turns()
        try:
            await place.turn
            yield partial(self._admit, place.asker.address)
        finally:
            place.turn = None
            self._queue.remove(place)
            if place in self._running:
                self._running.remove(place)
                self._queue.ended(place)
                self._begin_turns()

    def _begin_turns(self) -> None:
        """Begin as many imports as may run now."""
        while len(self._running) < self._limits.imports:
            of_site = Counter(place.asker.site for place in self._running)
            most = max(1, self._limits.imports - 1)
            place = self._queue.take(lambda place: place.turn is not None and of_site[place.asker.site] < most)  # noqa: B023
            if place is None or place.turn is None:
                return
            self._running.append(place)
            if not place.turn.done():  # otherwise it has been cancelled
                place.turn.set_result(None)

    async def _admit(self, address: str, games: int, events: int) -> None:
        if wait_s := max(await self._events.wait_s(address, events), await self._games.wait_s(address, games)):
            raise TooOftenError(wait_s)
        await self._events.take(address, events)
        await self._games.take(address, games)
