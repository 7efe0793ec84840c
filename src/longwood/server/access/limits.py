"""The limits for each connection and each address."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from longwood.errors import RefusedError
from longwood.locales import Phrase


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """The limits of a server. It refuses requests that exceed them."""

    message_bytes: int = 2048
    """The length of the longest message on any socket."""
    table_rate: float = 60.0
    """Messages per second on one connection to a table. This is several times what a held-down key sends."""
    table_burst: int = 600
    """Messages that can arrive at once on one connection to a table."""
    room_rate: float = 20.0
    """Messages per second on one connection to a room."""
    room_burst: int = 60
    """Messages that can arrive at once on one connection to a room."""
    sockets: int = 64
    """Connections of one address to rooms. Connections to tables have the same limit and are counted separately."""
    seats: int = 64
    """Seats that one address can hold in all rooms at the same time, including those of the computers it added."""
    rooms_a_minute: int = 20
    """Rooms that one address can open, plus codes that it can try, per minute."""
    rooms_a_day: int = 300
    """Rooms and codes of one address per day."""
    rooms_a_day_of_site: int = 3000
    """Rooms and codes of all addresses of one site per day."""
    rooms: int = 5000
    """Rooms in memory, for all addresses together."""


class Bucket:
    """A token bucket for one connection: `rate` tokens per second, at most `burst` at a time, one for each message."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._filled = clock()

    def take(self) -> bool:
        """Take a token. Returns False if there is none."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Addresses:
    """Counts open connections by address.

    Connections of one page, or to one table, count once: when a page reconnects, the server may not yet know that its older connection is
    dead. The limit for connections is twice the limit for pages.
    """

    def __init__(self, limits: ServerLimits) -> None:
        self._limits = limits
        self._pages: dict[str, Counter[Hashable]] = {}

    @contextmanager
    def one_more(self, address: str, page: Hashable) -> Iterator[None]:
        """Count a connection of a page until the block ends. Raises RefusedError if the address has too many."""
        address = network_of(address)
        pages = self._pages.setdefault(address, Counter())
        if (page not in pages and len(pages) >= self._limits.sockets) or pages.total() >= 2 * self._limits.sockets:
            raise RefusedError("too-many", Phrase("refused-too-many"))
        pages[page] += 1
        try:
            yield
        finally:
            pages[page] -= 1
            if not pages[page]:
                del pages[page]
            if not pages:
                del self._pages[address]


class Seats:
    """Counts seats by address, for the rooms in memory. A guest's seat counts for the address they last came from."""

    def __init__(self, limits: ServerLimits) -> None:
        self._limits = limits
        self._addresses: dict[str, dict[str, str]] = {}  # room -> player -> address
        self._count: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Raise RefusedError if the address has reached its limit of seats."""
        if self._count[network_of(address)] >= self._limits.seats:
            raise RefusedError("many-seats", Phrase("refused-many-seats"))

    def take(self, room: str, who: str, address: str) -> None:
        """Count a guest's seat for an address, instead of the one it was counted for before."""
        address = network_of(address)
        in_room = self._addresses.setdefault(room, {})
        self._release(in_room.get(who))
        in_room[who] = address
        self._count[address] += 1

    def release(self, room: str, still_seated: Collection[str] = ()) -> None:
        """Release the seats of a room, except those of `still_seated`."""
        in_room = self._addresses.get(room, {})
        for gone in in_room.keys() - set(still_seated):
            self._release(in_room.pop(gone))
        if not in_room:
            self._addresses.pop(room, None)

    def _release(self, address: str | None) -> None:
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def __len__(self) -> int:
        """Return the number of seats counted."""
        return self._count.total()


def network_of(address: str) -> str:
    """Return the network that counts as one address. For IPv6 this is the /64 network, which usually belongs to one customer.

    >>> network_of("192.0.2.1"), network_of("2001:db8::1:2"), network_of("::ffff:192.0.2.1")
    ('192.0.2.1', '2001:db8::/64', '192.0.2.1')
    """
    return _wider(address, 64)


def site_of(address: str) -> str:
    """Return the network that counts as one site. For IPv6 this is the /48 network, which contains 65,536 networks of 64 bits.

    >>> site_of("192.0.2.1"), site_of("2001:db8:0:7::1")
    ('192.0.2.1', '2001:db8::/48')
    """
    return _wider(address, 48)


def _wider(address: str, bits: int) -> str:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:  # how a dual-stack socket writes an IPv4 address
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, bits), strict=False))
