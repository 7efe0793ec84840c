"""The sockets of tables and rooms, with the limits of the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar.connection import ASGIConnection

from longwood.server.access.limits import Bucket
from longwood.server.access.pace import Pace
from longwood.tables.connection import Connection, Transport

Message = TypeVar("Message")


def limited(
    transport: Transport,
    decoder: msgspec.json.Decoder[Message],
    *,
    rate: float,
    burst: int,
    message_bytes: int,
    pace: Pace,
    address: str,
    shared: Collection[Bucket] = (),
) -> Connection[Message]:
    """Return a connection that refuses messages that come too fast or are too long.

    pace, address: delays messages together with all others from the address. shared: the buckets that limit its messages together with
    those of other connections.
    """
    buckets = (Bucket(rate, burst, time.monotonic), *shared)

    @asynccontextmanager
    async def turn() -> AsyncIterator[bool]:
        async with pace.turn(address) as is_accepted:
            if not is_accepted:
                await asyncio.sleep(pace.longest_s)
            yield is_accepted

    def admit() -> bool:
        return all(bucket.take() for bucket in buckets)

    def charge(messages: int) -> None:
        for bucket in buckets:
            bucket.charge(messages)

    turn_now = partial(pace.turn_now, address)
    return Connection(transport, decoder, message_bytes=message_bytes, admit=admit, charge=charge, turn=turn, turn_now=turn_now)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the IP address of a socket's or request's client, or an empty string if it is unknown."""
    return "" if connection.client is None else connection.client.host
