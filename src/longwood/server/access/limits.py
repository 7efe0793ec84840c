"""How much one connection and one address may ask for. Must not know what they ask."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from longwood.errors import RefusedError
from longwood.locales import Phrase


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """What is refused beyond.

    message_bytes: the longest message. rate, burst: messages a second of one connection, and how many may come at once. sockets:
    connections of one address to rooms, and as many to tables. seats: those that one address holds at a time, in all rooms, with those it
    gave to computers. rooms_a_minute, rooms_a_day: how many rooms one address opens, or codes it tries. rooms_a_day_of_site: all addresses
    of one site. rooms: those in memory, of all addresses.
    """

    message_bytes: int = 2048
    rate: float = 20.0
    burst: int = 60
    sockets: int = 64
    seats: int = 64
    rooms_a_minute: int = 20
    rooms_a_day: int = 300
    rooms_a_day_of_site: int = 3000
    rooms: int = 5000


class Addresses:
    """Connections by address.

    Those of one page, or to one table, count as one, for when it calls again the server may not know yet that its older line is dead; but
    there are never more than twice as many in all.
    """

    def __init__(self, limits: ServerLimits) -> None:
        self._limits = limits
        self._pages: dict[str, Counter[Hashable]] = {}

    @contextmanager
    def one_more(self, address: str, page: Hashable) -> Iterator[None]:
        """Counts a connection of a page while it lasts. Raises RefusedError where the address has too many."""
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
    """Seats by address: who holds which, in the rooms that are in memory. A guest's seat counts where they came from last."""

    def __init__(self, limits: ServerLimits) -> None:
        self._limits = limits
        self._held: dict[str, dict[str, str]] = {}
        self._of: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Raises RefusedError where the address has as many seats as it may have."""
        if self._of[network_of(address)] >= self._limits.seats:
            raise RefusedError("many-seats", Phrase("refused-many-seats"))

    def take(self, room: str, who: str, address: str) -> None:
        """Counts a seat for an address, and no more for the one it counted for before."""
        address = network_of(address)
        held = self._held.setdefault(room, {})
        self._free(held.get(who))
        held[who] = address
        self._of[address] += 1

    def keep(self, room: str, who: Collection[str] = ()) -> None:
        """Frees the seats of a room but theirs."""
        held = self._held.get(room, {})
        for gone in held.keys() - set(who):
            self._free(held.pop(gone))
        if not held:
            self._held.pop(room, None)

    def _free(self, address: str | None) -> None:
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def __len__(self) -> int:
        """How many seats are counted."""
        return self._of.total()


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network of 64 bits, since whoever has one of its addresses has them all.

    >>> network_of("192.0.2.1"), network_of("2001:db8::1:2"), network_of("::ffff:192.0.2.1")
    ('192.0.2.1', '2001:db8::/64', '192.0.2.1')
    """
    return _wider(address, 64)


def site_of(address: str) -> str:
    """What may belong to one customer of a provider: of IPv6 the network of 48 bits, which has 65,536 of 64.

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
    if parsed.ipv4_mapped is not None:  # how a socket that listens for both names one of IPv4
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, bits), strict=False))
