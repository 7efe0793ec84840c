"""The connections of guests to rooms, and the sockets of each page."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Final, Protocol

_LONGEST_NAME: Final = 40  # characters


class Connections:
    """Counts the connections of each guest to each room, whether or not the room is in memory."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[str, Counter[str]]] = {}  # room -> guest -> the number of connections from each address
        self._numbers: dict[str, dict[str, int]] = {}  # room -> guest -> number
        self._newest: Counter[str] = Counter()  # room -> the number of the guest who connected last

    def add(self, room: str, player: str, address: str = "") -> None:
        """Count another connection of a guest."""
        guests = self._rooms.setdefault(room, {})
        if player not in guests:
            self._newest[room] += 1
            self._numbers.setdefault(room, {})[player] = self._newest[room]
            guests[player] = Counter()
        guests[player][address] += 1

    def remove(self, room: str, player: str, address: str = "") -> None:
        """Stop counting one connection of a guest."""
        guests = self._rooms[room]
        addresses = guests[player]
        addresses[address] -= 1
        if not addresses[address]:
            del addresses[address]
        if not addresses:
            del guests[player], self._numbers[room][player]
        if not guests:
            del self._rooms[room], self._numbers[room], self._newest[room]

    def guests(self, room: str) -> Collection[str]:
        """Return the players connected to a room."""
        return self._rooms.get(room, {}).keys()

    def numbers(self, room: str) -> Mapping[str, int]:
        """Return the number of each guest connected to a room, in the order in which they connected.

        The numbers increase in this order. They aren't reused while anyone is connected.
        """
        return self._numbers.get(room, {})

    def addresses(self, room: str, player: str) -> Collection[str]:
        """Return the addresses of a guest's connections to a room."""
        return self._rooms.get(room, {}).get(player, {}).keys()

    @property
    def rooms(self) -> Collection[str]:
        """The rooms with at least one connection."""
        return list(self._rooms)

    def total(self) -> int:
        """Return the number of connections to all rooms."""
        return sum(addresses.total() for guests in self._rooms.values() for addresses in guests.values())

    def __len__(self) -> int:
        """Return the number of rooms with at least one connection."""
        return len(self._rooms)


class Ending(Protocol):
    """An open socket that can be ended."""

    async def end(self) -> None:
        """Stop reading. Return once the message in progress is done."""


class Pages:
    """The sockets of each page. Only a page's newest socket is read.

    A connection can die unnoticed, and messages sent over it can arrive late. So when a page reconnects, its older sockets end before it
    gets the room's state. That state then includes every action that was read from them, and none is read later.
    """

    def __init__(self) -> None:
        self._sockets: dict[tuple[str, str, str], list[Ending]] = {}

    @staticmethod
    def page_of(player: str, room: str, page: str) -> tuple[str, str, str] | None:
        """Return the key of a page; None for a page without a name."""
        return (player, room, page) if 0 < len(page) <= _LONGEST_NAME else None

    @asynccontextmanager
    async def newest(self, player: str, room: str, page: str, socket: Ending) -> AsyncIterator[None]:
        """End the page's older sockets, and register this one until the block ends. Does nothing for a page without a name."""
        key = self.page_of(player, room, page)
        if key is None:
            yield
            return
        sockets = self._sockets.setdefault(key, [])
        older = sockets.copy()
        sockets.append(socket)
        try:
            for one in older:
                await one.end()
            yield
        finally:
            sockets.remove(socket)
            if not sockets:
                self._sockets.pop(key, None)

    def __len__(self) -> int:
        """Return the number of pages with an open socket."""
        return len(self._sockets)
