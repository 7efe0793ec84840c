"""The lobby: the open rooms that wait for strangers and that their hosts have listed on the start page.

Each process knows its own rooms. If several share a channel, each of them writes its rooms into one hash every two seconds, and reads those
of the others. The rooms of a process that has died disappear after a few seconds. If the channel is unavailable, a process lists its own
rooms only.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Final

import msgspec

from longwood.protocol.rooms import ListedRoom
from longwood.server.rooms.cache import OpenRoom
from longwood.server.rooms.games.registry import most_players
from longwood.server.rooms.state import Phase
from longwood.server.valkey import Valkey, connect, repeated

MOST_LISTED: Final = 50
"""The largest number of rooms in the answer. They are enough to find a game."""
_KEY: Final = "longwood:lobby"
_INTERVAL_S: Final = 2.0
_VALID_S: Final = 10.0
"""How long the rooms of another process count. The clocks of the machines may differ by a few seconds."""
_FORGOTTEN_S: Final = 60.0
"""How long they are stored."""


class _Share(msgspec.Struct, frozen=True):
    """The rooms of a process."""

    at: float
    """When the process wrote this, in seconds since 1970, UTC."""
    rooms: list[ListedRoom]


def _parse_share(text: str | bytes) -> _Share | None:
    """Return the rooms of a process; None if it runs another version of Longwood that describes them differently."""
    try:
        return msgspec.json.decode(text, type=_Share)
    except msgspec.DecodeError:
        return None


def listed(entry: OpenRoom) -> ListedRoom | None:
    """Return a room as the lobby lists it; None if its host doesn't want that or is away, or if nobody can take a seat there."""
    room = entry.room
    if entry.code is None or room.phase is not Phase.GATHERING or not (room.settings.strangers and room.settings.listed is True):
        return None
    host = room.seat_of(room.host)
    if host is None or not room.seats[host].here or len(room.seats) >= most_players(room.settings):
        return None
    return ListedRoom(entry.id, room.settings, room.seats[host].name, len(room.seats), most_players(room.settings))


class Lobby:
    """The listed rooms of all processes.

    here: returns the listed rooms of this process. address: of the channel that the processes share, or empty. clock: the time of day in
    seconds.
    """

    def __init__(self, here: Callable[[], Sequence[ListedRoom]], address: str = "", clock: Callable[[], float] = time.time) -> None:
        self._here = here
        self._redis: Valkey | None = connect(address, "channel", decode_responses=True) if address else None
        self._clock = clock
        self._process = token_hex(8)
        self._others: Sequence[_Share] = ()

    def rooms(self) -> list[ListedRoom]:
        """Return the listed rooms, at most MOST_LISTED. Those of this process come first."""
        valid_from = self._clock() - _VALID_S
        found = {room.room: room for room in self._here()}
        for share in self._others:
            if share.at > valid_from:
                found |= {room.room: room for room in share.rooms if room.room not in found}
        return list(found.values())[:MOST_LISTED]

    async def run(self) -> None:
        """Exchange rooms with the other processes until cancelled. Without a channel, there are none."""
        if self._redis is None:
            return
        try:
            await repeated(self._exchange, "the exchange of listed rooms")
        finally:
            await self._redis.aclose()

    async def _exchange(self) -> None:
        redis = self._redis
        while redis is not None:
            now = self._clock()
            await redis.hset(_KEY, self._process, msgspec.json.encode(_Share(now, list(self._here())[:MOST_LISTED])))
            shares = await redis.hgetall(_KEY)
            shares.pop(self._process, None)
            others = {process: share for process, text in shares.items() if (share := _parse_share(text)) is not None}
            self._others = tuple(others.values())
            if dead := [process for process, share in others.items() if share.at < now - _FORGOTTEN_S]:
                await redis.hdel(_KEY, *dead)
            await asyncio.sleep(_INTERVAL_S)
