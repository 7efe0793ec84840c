"""Calculates what a number of players needs, from measured figures, and what breaks first.

    .venv/bin/python bench/capacity.py [--players 10000 ...] [--rate 2] [--server-us 687] ...
    .venv/bin/python bench/capacity.py --measure

The defaults are figures of bench/results.md and docs/scaling.md. --measure measures what a server pays for a message of another one.
Measure the others on your own machines too, and pass them as options.

Every part is busy in proportion to the actions, except that each server reads the messages of all others. So a cluster has a largest size:
beyond it, another server costs the others more time than it adds. For more players, the calculation divides them over several clusters.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from longwood.server.channel import Channel

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.valkey import Valkey

_MESSAGES: Final = 1000
_MOST_SERVERS: Final = 10_000
_LIMIT: Final = "a cluster can't be larger"


@dataclass(frozen=True)
class Measured:
    """What one action needs."""

    server_us: float = 282
    """CPU time of a server (200 µs for one server with SQLite, 400 games of Spit on a quiet machine; 41% more for one of three servers)."""
    database_us: float = 144
    """CPU time of PostgreSQL (21% of that of a server when an action took 687 µs; later changes to the server don't affect it)."""
    channel_us: float = 19
    """CPU time of Valkey, which uses one core (2.7% of that of the servers, at the same time)."""
    message_us: float = 119
    """CPU time of a server to read a message of another one (--measure, on a busy machine)."""
    messages_per_s: float = 50
    """The most messages that a server sends to all others per second (channel.py)."""
    stored_bytes: float = 199
    """Size of an event in PostgreSQL, with its index."""
    sent_bytes: float = 3733
    """Size of the states that the players of a game of Spit get, before TLS. In a cluster, nearly all guests get whole states."""
    utilization: float = 0.61
    """How much of a core was used when 99% of the answers took less than 50 ms."""


@dataclass(frozen=True)
class Needed:
    """What a number of players needs."""

    clusters: int
    servers: int
    """Server processes in all clusters. Each has a core."""
    database_cores: float
    channel_cores: float
    stored_gb_per_day: float
    sent_mbit_per_s: float


def servers_for(actions: float, each: Measured) -> int | None:
    """Return the fewest servers of a cluster that can do so many actions per second, or None if no number of them can."""
    for servers in range(1, _MOST_SERVERS):
        own = actions / servers
        heard = min(own, each.messages_per_s) * (servers - 1)
        if own * each.server_us + heard * each.message_us <= 1e6 * each.utilization:
            return servers
        if heard * each.message_us > 1e6 * each.utilization:
            return None
    return None


def largest_cluster(each: Measured) -> float:
    """Return the most actions per second of a cluster, limited by the messages between servers or by Valkey's single core."""
    low, high = 1.0, 1e6 * each.utilization / each.channel_us
    if servers_for(high, each) is not None:
        return high
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (middle, high) if servers_for(middle, each) else (low, middle)
    return low


def needed(players: float, rate: float, each: Measured) -> Needed:
    """Return what players need who act `rate` times a second."""
    actions = players * rate
    clusters = math.ceil(actions / largest_cluster(each))
    servers = servers_for(actions / clusters, each)
    assert servers is not None, _LIMIT
    return Needed(
        clusters=clusters,
        servers=clusters * servers,
        database_cores=actions * each.database_us / 1e6 / each.utilization,
        channel_cores=actions * each.channel_us / 1e6 / each.utilization,
        stored_gb_per_day=actions * each.stored_bytes * 86400 / 1e9,
        sent_mbit_per_s=actions * each.sent_bytes * 8 / 1e6,
    )


def report(players: list[float], rate: float, each: Measured) -> Iterator[str]:
    """Yield the lines of the answer."""
    alone = 1e6 * each.utilization / each.server_us
    most = largest_cluster(each)
    servers = servers_for(most, each)
    yield f"one server: {alone:,.0f} actions/s, {alone / rate:,.0f} players"
    yield f"one cluster: {most:,.0f} actions/s, {most / rate:,.0f} players, {servers:,} servers"
    yield ""
    yield "| players | clusters | servers | cores of PostgreSQL | cores of Valkey | Mbit/s | GB stored per day |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for count in players:
        of = needed(count, rate, each)
        numbers = (count, of.clusters, of.servers, of.database_cores, of.channel_cores, of.sent_mbit_per_s, of.stored_gb_per_day)
        yield "| " + " | ".join(f"{number:,.1f}" if number < 10 and number % 1 else f"{number:,.0f}" for number in numbers) + " |"


async def message_us() -> float:
    """Return the CPU time that a server needs for a message of another one."""
    with Valkey() as valkey:
        heard = asyncio.Event()
        there = Channel(valkey.address)
        listening = asyncio.create_task(there.run(lambda *_: heard.set(), lambda *_: None, lambda: None))
        while not there.works():
            await asyncio.sleep(0.01)
        sender = await asyncio.create_subprocess_exec(sys.executable, __file__, "--send", valkey.address)
        await heard.wait()
        began = time.process_time()
        await sender.wait()
        spent = time.process_time() - began
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        return 1e6 * spent / _MESSAGES


async def send(address: str) -> None:
    """Send messages with one change each."""
    channel = Channel(address)
    sending = asyncio.create_task(channel.run(lambda *_: None, lambda *_: None, lambda: None))
    for number in range(_MESSAGES):
        channel.announce(f"{number:020}", number)
        await asyncio.sleep(0.025)  # longer than the pause after which changes share a message
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)


def main() -> None:
    """Print the answer."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=float, action="append", help="players at the same time (repeatable)")
    parser.add_argument("--rate", type=float, default=2, help="actions per second of each player (default 2)")
    for field in fields(Measured):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=float, default=field.default, help=f"default {field.default}")
    parser.add_argument("--measure", action="store_true", help="measure --message-us")
    parser.add_argument("--send", metavar="ADDRESS", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.send:
        asyncio.run(send(arguments.send))
    elif arguments.measure:
        print(f"{asyncio.run(message_us()):.0f} us of CPU time for a message of another server")
    else:
        each = Measured(**{field.name: getattr(arguments, field.name) for field in fields(Measured)})
        print("\n".join(report(arguments.players or [1e4, 1e6, 1e8], arguments.rate, each)))


if __name__ == "__main__":
    main()
