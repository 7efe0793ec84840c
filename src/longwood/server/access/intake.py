"""Spreads the new connections and the bodies of requests of each site over time, so that a burst of them delays only its sender.

The pace of requests (see Edge) applies only after a connection is open and the headers have arrived. Before that, a burst of connections
would keep the event loop busy for several milliseconds, and so would bodies that arrive as fast as the network allows. Most of these are
never used, because their requests are refused.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import Final

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.flow_control import FlowControl

from longwood.server.access.limits import ServerLimits, site_of
from longwood.server.access.pace import Pace

CONNECTIONS_PER_S: Final = 200.0
"""New connections per second and site after the first CONNECTIONS_BURST, unless the rate limit for requests is higher."""
CONNECTIONS_BURST: Final = 20
"""New connections of a site that are read at once."""
LONGEST_DELAY_S: Final = 5.0
"""A connection that would have to wait longer is closed."""
BODY_BYTES_PER_S: Final = 16.0 * 2**20
"""Bytes per second and site of bodies that don't arrive at once, after the first BODY_BYTES_BURST."""
BODY_BYTES_BURST: Final = 4 * 2**20
"""Such bytes of a site that are read at once."""
EARLY_BYTES: Final = 64 * 2**20
"""The most bytes in memory that have arrived on delayed connections. Further ones are closed."""
EARLY_BYTES_OF_SITE: Final = 4 * 2**20
"""Such bytes of a site."""


class Intake:
    """Says how long a server should wait before it reads from a connection.

    trusted: the reverse proxies. Their connections are never delayed, because they belong to many clients.
    """

    def __init__(self, limits: ServerLimits, trusted: list[str] | str) -> None:
        self._trusted = _TrustedHosts(trusted)
        self._connections = Pace(max(CONNECTIONS_PER_S, limits.request_rate), CONNECTIONS_BURST, LONGEST_DELAY_S)
        self._early: Counter[str] = Counter()  # by site; see keep_early
        self._bytes = Pace(BODY_BYTES_PER_S, BODY_BYTES_BURST, math.inf)

    def connection_delay_s(self, host: str) -> float | None:
        """Count a new connection. Return how long to wait, or None if that is too long, so that the connection should be closed."""
        return 0.0 if host in self._trusted else self._connections.delay_s(host)

    def keep_early(self, host: str, size: int) -> bool:
        """Count bytes in memory that have arrived on a delayed connection. Return whether there are too many."""
        site = site_of(host)
        self._early[site] += size
        return self._early[site] > EARLY_BYTES_OF_SITE or self._early.total() > EARLY_BYTES

    def drop_early(self, host: str, size: int) -> None:
        """Stop counting such bytes."""
        site = site_of(host)
        self._early[site] -= size
        if not self._early[site]:
            del self._early[site]

    def body_delay_s(self, host: str, size: int) -> float:
        """Count a part of a body of `size` bytes. Return how long to wait before the next part is read."""
        return 0.0 if host in self._trusted else self._bytes.delay_s(host, size) or 0.0


class HeldFlow(FlowControl):
    """Flow control that can also be held: nothing is read until it is released, even if the application asks for more."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self._is_held = False
        self._is_wanted = True  # whether the application would read

    def pause_reading(self) -> None:
        self._is_wanted = False
        super().pause_reading()

    def resume_reading(self) -> None:
        self._is_wanted = True
        if not self._is_held:
            super().resume_reading()

    def hold(self) -> None:
        """Read nothing until `release`."""
        self._is_held = True
        super().pause_reading()

    def release(self) -> None:
        """End the hold."""
        self._is_held = False
        if self._is_wanted:
            super().resume_reading()
