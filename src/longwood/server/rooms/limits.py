"""How much one connection and one address may ask for. Must not know what they ask."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from longwood.errors import RefusedError
from longwood.locales import Phrase


@dataclass(frozen=True, slots=True)
class RoomLimits:
    """What is refused beyond.

    message_bytes: the longest message. rate, burst: messages a second of one connection, and how many may come at once. sockets:
    connections of one address. rooms_a_minute, rooms_a_day: how many rooms one address opens, or codes it tries.
    """

    message_bytes: int = 2048
    rate: float = 20.0
    burst: int = 60
    sockets: int = 64
    rooms_a_minute: int = 20
    rooms_a_day: int = 300


class Bucket:
    """Tokens of one connection: one a message, `rate` new ones a second, never more than `burst`."""

    def __init__(self, limits: RoomLimits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._tokens = float(limits.burst)
        self._filled = clock()

    def take(self) -> bool:
        """Whether one more message is taken now."""
        now = self._clock()
        self._tokens = min(self._limits.burst, self._tokens + (now - self._filled) * self._limits.rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Addresses:
    """Connections by address."""

    def __init__(self, limits: RoomLimits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Counts a connection while it lasts. Raises RefusedError where the address has too many."""
        address = network_of(address)
        if self._sockets[address] >= self._limits.sockets:
            raise RefusedError("too-many", Phrase("refused-too-many"))
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network of 64 bits, since whoever has one of its addresses has them all.

    >>> network_of("192.0.2.1"), network_of("2001:db8::1:2")
    ('192.0.2.1', '2001:db8::/64')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return address if parsed.version == 4 else str(ipaddress.ip_network((parsed, 64), strict=False))
