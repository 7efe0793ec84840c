"""Prevents one person from taking two seats in a room for strangers, and removed guests from rejoining at once.

People can only be told apart by their browser and network address. The addresses are only in memory, so they are lost when the server
restarts.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from hashlib import blake2b
from typing import Final

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.server.access.limits import network_of
from longwood.server.rooms.state import Room

_MOST_ROOMS: Final = 5_000
_MOST_NETWORKS: Final = 1_000  # per room


def check_one_seat(room: Room, player: str, address: str, networks: Mapping[str, str]) -> None:
    """Raise RefusedError if another guest from the same network has a seat in a room for strangers.

    networks: the known networks of the guests who have a seat.
    """
    if not (room.settings.strangers and address):
        return
    others = [seat.player for seat in room.seats if seat.player and seat.player != player]
    if any(networks.get(other) == network_of(address) for other in others):
        raise RefusedError("same-network", Phrase("refused-same-network"))


class RemovedNetworks:
    """The networks of removed guests, by room. If there are too many rooms, those without a recent removal are forgotten.

    If a removed guest deletes their data, the room's log no longer names them. A hash of their identity then takes its place.
    """

    def __init__(self, most_rooms: int = _MOST_ROOMS) -> None:
        self._most_rooms = most_rooms
        self._rooms: OrderedDict[str, set[str]] = OrderedDict()

    def add(self, room: str, networks: Collection[str]) -> None:
        """Add the networks of a removed guest. An empty text means an unknown network."""
        if not any(networks):
            return
        known = self._rooms.setdefault(room, set())
        self._rooms.move_to_end(room)
        if len(known) < _MOST_NETWORKS:
            known |= set(networks) - {""}
        while len(self._rooms) > self._most_rooms:
            self._rooms.popitem(last=False)

    def keep_out(self, room: str, player: str) -> None:
        """Remember a removed guest whose identity is deleted from the room's log."""
        self.add(room, {_digest(player)})

    def check(self, id: str, room: Room, player: str, address: str) -> None:
        """Raise RefusedError if a guest was removed from a room, or joins a room for strangers from a removed guest's network.

        Guests who have a seat are always admitted.
        """
        removed = self._rooms.get(id)
        if player in room.barred or (removed and _digest(player) in removed):
            raise RefusedError("removed", Phrase("refused-removed"))
        if removed and room.settings.strangers and room.seat_of(player) is None and network_of(address) in removed:
            raise RefusedError("removed", Phrase("refused-removed-network"))


def _digest(player: str) -> str:
    """Return a hash of a guest's identity. Networks never look like it."""
    return blake2b(player.encode(), digest_size=16).hexdigest()
