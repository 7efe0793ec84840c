"""The limits for each connection and each address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated
from weakref import WeakValueDictionary

from msgspec import Meta

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.tables.store import MOST_GAMES

if TYPE_CHECKING:
    from longwood.server.access.shared import SharedLimits

Count = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Rate = Annotated[float, Meta(gt=0, le=1e6)]
Seconds = Annotated[float, Meta(gt=0, le=86400)]
Delay = Annotated[float, Meta(ge=0, le=3600)]
_SEATS = "seats"
OF_SITE = 10
"""How many times the limit of an address applies to a site (see site_of)."""


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """The limits of a server. It refuses requests that exceed them. Each limit is a setting, which docs/server.md describes."""

    message_bytes: Count = 2048
    """The length of the longest message on any socket."""
    table_rate: Rate = 60.0
    """Messages per second on one connection to a table. This is several times what a held-down key sends."""
    table_burst: Count = 600
    """Messages that can arrive at once on one connection to a table."""
    room_rate: Rate = 20.0
    """Messages per second on one connection to a room."""
    room_burst: Count = 60
    """Messages that can arrive at once on one connection to a room."""
    message_rate_of_address: Rate = 100.0
    """Messages per second of one address to tables. Messages to rooms have the same limit and are counted separately.

    All messages of one site together are spread over time at this rate (see Pace).
    """
    message_burst_of_address: Count = 3000
    """Such messages that can arrive at once."""
    sockets: Count = 64
    """Connections of one address to rooms. Connections to tables have the same limit and are counted separately."""
    seats: Count = 64
    """Seats that one address can hold in all rooms at the same time, including those of the computers it added."""
    rooms_a_minute: Count = 20
    """Rooms that one address can open, plus codes that it can try, per minute."""
    rooms_a_day: Count = 300
    """Rooms and codes of one address per day."""
    rooms_a_day_of_site: Count = 3000
    """Rooms and codes of all addresses of one site per day."""
    rooms: Count = 5000
    """Rooms in memory, for all addresses together."""
    request_rate: Rate = 40.0
    """HTTP requests and new WebSockets per second and address, not counting files. Opening a page needs about six."""
    request_burst: Count = 1000
    """Such requests that can arrive at once."""
    file_rate: Rate = 400.0
    """Requests for scripts, styles and images per second and address. A browser with an empty cache needs about 40."""
    file_burst: Count = 8000
    """Such requests that can arrive at once."""
    requests_at_once: Count = 64
    """Requests per address in progress at the same time."""
    refusal_delay_s: Delay = 1.0
    """How long the server waits before it refuses a request over the rate limit."""
    deals_a_minute: Rate = 12.0
    """New games per player and minute."""
    deals_burst: Count = 200
    """New games per player allowed in a burst."""
    deals_a_minute_of_address: Rate = 60.0
    """New games per address and minute, for all its players together."""
    deals_burst_of_address: Count = 2000
    """New games per address allowed in a burst."""
    games_of_player: Count = MOST_GAMES
    """Games of one player, including finished ones. Then the player can't start or import any more."""
    request_head_s: Seconds = 10.0
    """The time a client has to send the headers of a request, once it has connected or sent the first byte."""
    request_pause_s: Seconds = 10.0
    """The longest pause while a client sends the body of a request or reads a response."""
    request_body_s: Seconds = 120.0
    """The time a client has to send the body of a request."""
    connections: Count = 10_000
    """HTTP and WebSocket connections for all addresses together. At most three quarters of the files that the process may open."""
    idle_connections: Count = 256
    """Connections per address that are idle or have sent only part of a request. If there are more, the oldest is closed."""
    control_frame_rate: Rate = 2.0
    """WebSocket pings, pongs and fragments per second on one connection. A browser sends one pong in 20 seconds."""
    control_frame_burst: Count = 40
    """Such frames that can arrive at once."""
    unread_bytes: Count = 1024 * 1024
    """The number of bytes that a WebSocket client may have left unread when it sends a ping."""
    search_workers: Count | None = None
    """The number of search processes; None for one fewer than the number of CPU cores, but at least 2."""
    search_bytes: Count = 2**30
    """The number of bytes of memory that one search can use."""
    searches_waiting: Count = 200
    """Searches that may wait for a worker, for all addresses together."""
    searches_of_address: Count = 40
    """Waiting searches per address."""
    searches_of_player: Count = 8
    """Waiting searches per player."""
    imports: Count = 2
    """Imports that are checked and stored at the same time, for all players together. A player can run one import at a time.

    If several can run, one address (with IPv6, a /48 network) never runs all of them.
    """
    imports_waiting: Count = 16
    """Imports that may wait for others to finish, including those whose file hasn't arrived yet."""
    imports_of_address: Count = 4
    """Such imports per address."""
    import_bytes: Count = 4 * 1024 * 1024
    """The maximum number of bytes of one import. The web page splits longer files."""
    import_lines: Count = 20_000
    """The maximum number of lines of one import."""
    imported_bytes_a_minute: Rate = 16.0 * 2**20
    """Bytes of files with games, and of games that were played offline, that one address can send per minute."""
    imported_bytes_burst: Count = 64 * 2**20
    """Such bytes allowed in a burst."""
    imported_games_a_minute: Rate = 300.0
    """Imported games per address and minute, not counting those that the player already has."""
    imported_games_burst: Count = 20_000
    """Such games allowed in a burst."""
    imported_events_a_minute: Rate = 30_000.0
    """Events of imported games per address and minute: moves, undos, bookmarks and so on. In the database, each takes about 140 bytes."""
    imported_events_burst: Count = 1_000_000
    """Such events allowed in a burst."""


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

    def charge(self, tokens: int) -> None:
        """Take tokens for work that is already done. If there are too few, later messages are refused until they have been made up for."""
        self._tokens -= tokens


class Addresses:
    """Counts open connections by address and by site, and limits their messages.

    Connections of one page, or to one table, count once: when a page reconnects, the server may not yet know that its older connection is
    dead. The limit for connections is twice the limit for pages. Only the limit for pages is shared with other processes.

    name, shared: the name of the limit if several processes share it, and where they share it.
    """

    def __init__(self, limits: ServerLimits, name: str = "", shared: SharedLimits | None = None) -> None:
        self._limits = limits
        self._name = name
        self._shared = shared
        self._pages: dict[str, Counter[tuple[str, ...]]] = {}
        self._of_site: Counter[str] = Counter()
        self._messages: WeakValueDictionary[str, Bucket] = WeakValueDictionary()

    def messages_of(self, address: str) -> Collection[Bucket]:
        """Return the buckets for messages that an address shares with others: one of its network and, for IPv6, one of its site."""
        found = []
        for key, times in {site_of(address): OF_SITE, network_of(address): 1}.items():
            bucket = self._messages.get(key)
            if bucket is None:
                rate, burst = self._limits.message_rate_of_address, self._limits.message_burst_of_address
                bucket = self._messages[key] = Bucket(times * rate, times * burst, time.monotonic)
            found.append(bucket)
        return found

    @asynccontextmanager
    async def one_more(self, address: str, page: tuple[str, ...] | None) -> AsyncIterator[None]:
        """Count a connection of a page until the block ends; None for a page without a name. Raises RefusedError if there are too many."""
        address, site, page = network_of(address), site_of(address), page or ("", token_hex(8))
        pages = self._pages.setdefault(address, Counter())
        is_full = page not in pages and len(pages) >= self._limits.sockets
        if is_full or pages.total() >= 2 * self._limits.sockets or self._of_site[site] >= OF_SITE * self._limits.sockets:
            if not pages:
                del self._pages[address]
            raise RefusedError("too-many", Phrase("refused-too-many"))
        pages[page] += 1
        self._of_site[site] += 1
        try:
            if self._shared is not None and not await self._shared.hold(self._name, address, "/".join(page), self._limits.sockets):
                raise RefusedError("too-many", Phrase("refused-too-many"))
            yield
        finally:
            self._of_site[site] -= 1
            if not self._of_site[site]:
                del self._of_site[site]
            pages[page] -= 1
            if not pages[page]:
                del pages[page]
                if self._shared is not None:
                    self._shared.release(self._name, address, "/".join(page))
            if not pages:
                del self._pages[address]


class Seats:
    """Counts seats by address, for the rooms in memory. A guest's seat counts for the address they last came from.

    shared: where several processes share this limit.
    """

    def __init__(self, limits: ServerLimits, shared: SharedLimits | None = None) -> None:
        self._limits = limits
        self._shared = shared
        self._addresses: dict[str, dict[str, str]] = {}  # room -> player -> address
        self._count: Counter[str] = Counter()

    async def take_new(self, room: str, who: str, address: str) -> None:
        """Count a new seat for an address. Raises RefusedError if the address has reached its limit."""
        address, most = network_of(address), self._limits.seats
        is_full = self._count[address] >= most
        if is_full or (self._shared is not None and not await self._shared.hold(_SEATS, address, f"{room}/{who}", most)):
            raise RefusedError("many-seats", Phrase("refused-many-seats"))
        self._note(room, who, address)

    def take(self, room: str, who: str, address: str) -> None:
        """Count a guest's seat for an address, instead of the one it was counted for before."""
        address = network_of(address)
        if self.networks(room).get(who) != address:
            self._note(room, who, address)
            if self._shared is not None:
                self._shared.keep(_SEATS, address, f"{room}/{who}")

    def _note(self, room: str, who: str, address: str) -> None:
        in_room = self._addresses.setdefault(room, {})
        self._release(room, who, in_room.get(who))
        in_room[who] = address
        self._count[address] += 1

    def networks(self, room: str) -> Mapping[str, str]:
        """Return the networks of a room's seats, as far as they are known."""
        return self._addresses.get(room, {})

    def release(self, room: str, still_seated: Collection[str] = ()) -> None:
        """Release the seats of a room, except those of `still_seated`."""
        in_room = self._addresses.get(room, {})
        for gone in in_room.keys() - set(still_seated):
            self._release(room, gone, in_room.pop(gone))
        if not in_room:
            self._addresses.pop(room, None)

    def _release(self, room: str, who: str, address: str | None) -> None:
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]
            if self._shared is not None:
                self._shared.release(_SEATS, address, f"{room}/{who}")

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

    address: an IP address, or what network_of returned for it.

    >>> site_of("192.0.2.1"), site_of("2001:db8:0:7::1"), site_of("2001:db8:0:7::/64")
    ('192.0.2.1', '2001:db8::/48', '2001:db8::/48')
    """
    return _wider(address.partition("/")[0], 48)


@lru_cache(10_000)
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
