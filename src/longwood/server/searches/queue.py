"""A bounded queue that shares the search workers fairly between sites, between the addresses of a site, and between their players.

The next search is from the site with the fewest running searches. If there are several, it is from the one that has waited longest.
Within the site, the same rule chooses the address, and then the player. So a player with one search waits for at most one search of a
player with forty, and nobody gets more turns by using many networks of an IPv6 line.

The queue doesn't use a clock, threads or an event loop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Generic, Protocol, TypeVar

from longwood.server.access.limits import network_of, site_of

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Asker:
    """The player who requests a search, and the player's address."""

    player: str
    address: str
    """The network that counts as one address (see network_of)."""
    site: str = field(init=False, compare=False)
    """The network that counts as one site (see site_of)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "site", site_of(self.address))

    @staticmethod
    def at(player: str, address: str) -> Asker:
        """Return the asker with this player id and IP address."""
        return Asker(player, network_of(address))


class Waiting(Protocol):
    """A search in the queue."""

    @property
    def asker(self) -> Asker:
        """The player who requested it."""


Item = TypeVar("Item", bound=Waiting)


@dataclass(frozen=True, slots=True)
class QueueLimits:
    """The maximum numbers of waiting searches."""

    total: int
    address: int
    """Per address."""
    player: int
    """Per player."""


class FairQueue(Generic[Item]):
    """The waiting searches, and the numbers of running searches of their players, addresses and sites."""

    def __init__(self, limits: QueueLimits) -> None:
        self._limits = limits
        self._waiting: list[Item] = []  # in order of arrival
        self._sites: _Turns[str] = _Turns()
        self._addresses: _Turns[str] = _Turns()
        self._players: _Turns[Asker] = _Turns()

    def __len__(self) -> int:
        """Return the number of waiting searches."""
        return len(self._waiting)

    def __contains__(self, item: object) -> bool:
        """Return whether a search is waiting."""
        return item in self._waiting

    def has_room(self, asker: Asker) -> bool:
        """Return whether this asker may add another search.

        Even a full queue has room for a site with few waiting searches if another site has at least two more. The same is true for the
        addresses of a site.
        """
        of_player = sum(item.asker == asker for item in self._waiting)
        of_address = sum(item.asker.address == asker.address for item in self._waiting)
        if of_player >= self._limits.player or of_address >= self._limits.address:
            return False
        return len(self._waiting) < self._limits.total or self._displaceable_by(asker) is not None

    def add(self, item: Item) -> Item | None:
        """Add a search. If the queue is full, remove another search and return it, otherwise None.

        The removed search is the newest one of the address with the most searches, at the site with the most. Call has_room first.
        """
        displaced = None
        if len(self._waiting) >= self._limits.total:
            displaced = self._displaceable_by(item.asker) or _newest_of_heaviest(self._waiting)
            self.remove(displaced)
        self._waiting.append(item)
        self._sites.join(item.asker.site)
        self._addresses.join(item.asker.address)
        self._players.join(item.asker)
        return displaced

    def _displaceable_by(self, asker: Asker) -> Item | None:
        """Return the search that one of this asker may replace, or None if this asker's site and address have enough searches."""
        sites = Counter(item.asker.site for item in self._waiting)
        site, most = sites.most_common(1)[0]
        if most > sites[asker.site] + 1:
            return _newest_of_heaviest([item for item in self._waiting if item.asker.site == site])
        neighbours = [item for item in self._waiting if item.asker.site == asker.site]
        if not neighbours:
            return None
        newest = _newest_of_heaviest(neighbours)
        addresses = Counter(item.asker.address for item in neighbours)
        return newest if addresses[newest.asker.address] > addresses[asker.address] + 1 else None

    def remove(self, item: Item) -> bool:
        """Remove a search that is no longer needed. Return whether it was still waiting."""
        if item not in self._waiting:
            return False
        self._waiting.remove(item)
        self._forget()
        return True

    def take(self, may_run: Callable[[Item], bool] = lambda _: True) -> Item | None:
        """Remove and return the search to run next, or None. Call `ended` when it has ended. may_run: whether a search may run now."""
        ready = [item for item in self._waiting if may_run(item)]
        if not ready:
            return None
        site = self._sites.first({item.asker.site for item in ready})
        address = self._addresses.first({item.asker.address for item in ready if item.asker.site == site})
        asker = self._players.first({item.asker for item in ready if item.asker.address == address})
        item = next(item for item in ready if item.asker == asker)
        self._waiting.remove(item)
        self._sites.start(site)
        self._addresses.start(address)
        self._players.start(asker)
        return item

    def ended(self, item: Item) -> None:
        """Record that a search returned by `take` has ended."""
        self._sites.end(item.asker.site)
        self._addresses.end(item.asker.address)
        self._players.end(item.asker)
        self._forget()

    def _forget(self) -> None:
        """Forget the turns of askers that have no searches left, so that memory stays bounded."""
        self._sites.keep(item.asker.site for item in self._waiting)
        self._addresses.keep(item.asker.address for item in self._waiting)
        self._players.keep(item.asker for item in self._waiting)


def _newest_of_heaviest(items: Sequence[Item]) -> Item:
    """Return the newest search of the addresses with the most searches among these, which are in order of arrival."""
    addresses = Counter(item.asker.address for item in items)
    most = max(addresses.values())
    return next(item for item in reversed(items) if addresses[item.asker.address] == most)


class _Turns(Generic[Key]):
    """Decides whose turn it is."""

    def __init__(self) -> None:
        self._running: Counter[Key] = Counter()
        self._since: dict[Key, int] = {}  # when each key joined, or last had a search start or end
        self._now = count()

    def join(self, key: Key) -> None:
        self._since.setdefault(key, next(self._now))

    def start(self, key: Key) -> None:
        self._running[key] += 1
        self._since[key] = next(self._now)

    def end(self, key: Key) -> None:
        self._running[key] -= 1
        self._since[key] = next(self._now)

    def first(self, keys: Iterable[Key]) -> Key:
        """Return the key with the fewest running searches, and among those the one that has waited longest."""
        return min(keys, key=lambda key: (self._running[key], self._since[key]))

    def keep(self, waiting: Iterable[Key]) -> None:
        """Forget all keys except those in `waiting` and those with running searches."""
        self._running = +self._running
        kept = {*waiting, *self._running}
        self._since = {key: since for key, since in self._since.items() if key in kept}
