"""A run of bench/cluster.py: players on the servers, the disturbances, and what they cost the players."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import statistics
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from longwood.protocol.rooms import GolfSettings, Settings, SpitSettings
from longwood.server.database import processes, rooms
from longwood.server.engines import sync_engine
from servers.players import Guest, Player, Soloist, Tally
from servers.services import Server, Services

_PROGRESS_S = 60.0
"""Every player must have an action acknowledged within this time."""
_DOWN_S = 2.0
CALM_S = 6.0
_LOOK_S = 0.02
"""How often the owners of the rooms are read after a server was killed."""
GAMES: Sequence[Settings] = (SpitSettings(), GolfSettings(limit_s=None, own_deals=True, holes=18))


@dataclass
class Figures:
    """The measurements from the undisturbed part of a run."""

    actions: int
    seconds: float
    cpu_s: dict[str, float]
    """The CPU time by kind of process, without what they need when nobody plays."""
    idle: dict[str, float]
    """What they need then, in cores."""
    times_ms: list[float]
    memory_mib: list[float]

    def cpu_us(self) -> dict[str, float]:
        """Return the CPU time per action for each kind of process."""
        return {kind: 1e6 * used / max(1, self.actions) for kind, used in self.cpu_s.items()}

    def cores(self, kind: str) -> float:
        """Return how many cores a kind of process used."""
        return self.cpu_s.get(kind, 0.0) / self.seconds + self.idle.get(kind, 0.0)


class Run:
    """A run of the benchmark: the services, the players, and the results."""

    def __init__(self, services: Services, tally: Tally, seed: int) -> None:
        self.services = services
        self.tally = tally
        self.random = random.Random(seed)
        self.players: list[Player] = []
        self.takeovers_s: list[float] = []
        """For each room of a killed server: how long after that another server owned it."""
        self._began = time.perf_counter()
        self._idle: dict[str, float] = {}

    def say(self, what: str) -> None:
        """Print progress."""
        print(f"[{time.perf_counter() - self._began:4.0f} s] {what}", flush=True)

    def address(self) -> str:
        """Return a server that is ready, at random."""
        servers = self.services.servers
        return self.random.choice([server for server in servers if server.is_ready] or servers).address

    async def begin(self, tables: int, room_count: int, rate: float, games: Sequence[Settings] = GAMES) -> None:
        """Deal tables and open rooms, each for new players."""
        for number in range(tables):
            soloist = Soloist(f"table {number}", self.address, rate, self.tally)
            async with self._http() as http:
                await soloist.begin(http)
            self.players.append(soloist)
        for number in range(room_count):
            room: str | Settings = games[number % len(games)]
            for seat in "AB":
                guest = Guest(f"room {number} {seat}", self.address, rate, self.tally)
                async with self._http() as http:
                    room = await guest.begin(http, room)
                self.players.append(guest)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Make the players play until the block ends."""
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        try:
            await self.progress("after the start")
            yield
        finally:
            for task in tasks:
                task.cancel()
            for player, done in zip(self.players, await asyncio.gather(*tasks, return_exceptions=True), strict=True):
                if isinstance(done, Exception):
                    self.tally.failures.append(f"{player.name}: {done!r}")

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address(), timeout=60, trust_env=False)

    async def progress(self, when: str) -> None:
        """Wait until every table and every room has another action acknowledged."""
        before = {player.name: player.acknowledged for player in self.players}
        waiting = {_game_of(player) for player in self.players}
        until = time.perf_counter() + _PROGRESS_S
        while waiting:
            for player in self.players:
                if player.acknowledged > before[player.name]:
                    waiting.discard(_game_of(player))
            if time.perf_counter() > until:
                self.tally.failures.append(f"{when}: no progress in {_PROGRESS_S:.0f} s at {', '.join(sorted(waiting))}")
                return
            await asyncio.sleep(0.02)

    async def forwarded(self) -> int:
        """Return how many guests are connected to another server than the owner of their room."""
        total = 0
        async with httpx.AsyncClient(trust_env=False) as http:
            for server in self.services.servers:
                found = re.search(r"^longwood_room_links (\S+)$", (await http.get(f"{server.address}/metrics")).text, re.MULTILINE)
                total += int(float(found[1])) if found else 0
        return total

    async def idle(self) -> None:
        """Measure what the services need when nobody plays."""
        await asyncio.sleep(2)
        used = self.services.used_s()
        await asyncio.sleep(CALM_S)
        self._idle = {kind: (after - used[kind]) / CALM_S for kind, after in self.services.used_s().items()}

    async def calm(self, seconds: float) -> Figures:
        """Measure for a while without any disturbance."""
        await asyncio.sleep(2)
        self.tally.calm_ms.clear()
        used, before, began = self.services.used_s(), self.tally.acknowledged, time.perf_counter()
        await asyncio.sleep(seconds)
        seconds = time.perf_counter() - began
        cpu = {kind: after - used[kind] - self._idle.get(kind, 0.0) * seconds for kind, after in self.services.used_s().items()}
        actions = self.tally.acknowledged - before
        return Figures(actions, seconds, cpu, self._idle, [*self.tally.calm_ms], self.services.memory_mib())

    async def kill_servers(self, kills: int) -> None:
        """Repeatedly kill a random server, start it again, and wait until all players can continue."""
        self.tally.cause = "kill -9"
        owners = Owners(self.services.url)
        for number in range(1, kills + 1):
            await asyncio.sleep(self.random.random())
            server = self.random.choice(self.services.servers)
            before, killed_at = owners.look(), time.perf_counter()
            server.kill()
            server.start()
            going_on = asyncio.gather(self.progress(f"after kill {number}"), server.ready())
            self.takeovers_s += (await owners.watch(before, killed_at, going_on)).values()
            await going_on
            if number % 5 == 0 or number == kills:
                self.say(f"{number} kills, {self.tally.acknowledged} actions acknowledged; waits: {waits(self.waits_s())}")
                self.say(f"rooms taken over: {waits(self.takeovers_s)}")
        owners.close()

    def waits_s(self) -> Sequence[float]:
        """Return how long players waited after the present disturbance."""
        return self.tally.waits_s.get(self.tally.cause, [])

    async def restart_servers(self, cause: str, package: Path | None = None) -> None:
        """Stop the servers one by one, as in an upgrade. package: the folder with the new version of Longwood, by default the same one."""
        self.tally.cause = cause
        for server in self.services.servers:
            if (code := await server.stop()) not in (0, -signal.SIGTERM):
                self.tally.failures.append(f"a server that was stopped ended with {code}")
            if package is not None:
                server.package = package
            server.start()
            await server.ready()
            await self.progress("after the restart of a server")
        self._say_waits()

    async def restart_channel(self) -> None:
        """Restart Valkey."""
        assert self.services.channel is not None
        self.tally.cause = "Valkey down"
        began = time.perf_counter()
        self.services.channel.stop()
        await asyncio.sleep(_DOWN_S)
        self.services.channel.start()
        self._say_down(began)
        await self.progress("after the restart of Valkey")
        self._say_waits()

    async def restart_database(self) -> None:
        """Restart PostgreSQL."""
        assert self.services.database is not None
        self.tally.cause = "PostgreSQL down"
        began = time.perf_counter()
        await asyncio.to_thread(self.services.database.halt)
        await asyncio.sleep(_DOWN_S)
        await asyncio.to_thread(self.services.database.start)
        self._say_down(began)
        await self.progress("after the restart of PostgreSQL")
        self._say_waits()

    def _say_down(self, began: float) -> None:
        self.say(f"{self.tally.cause} for {time.perf_counter() - began:.1f} s")

    def _say_waits(self) -> None:
        cause = self.tally.cause
        told = ", ".join(f"{count}x {what.removeprefix(f'{cause}: ')}" for what, count in self.tally.told.items() if what.startswith(cause))
        self.say(f"{cause}; waits: {waits(self.waits_s())}; players were told: {told or 'nothing'}")

    def check(self) -> None:
        """Compare the database with the acknowledged actions, and look for unexpected errors in the logs."""
        with sync_engine(self.services.url).connect() as connection:
            for player in self.players:
                self.tally.failures += player.check(connection)
        for server in self.services.servers:
            for error in _unexpected(server.log.read_text()):
                self.tally.failures.append(f"{server.log.name}: {error}")


class Owners:
    """The owners of the rooms in a database."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = sync_engine(url, keeps_connections=True)
        self._query = sa.select(rooms.c.id, processes.c.id).join(processes, rooms.c.owner == processes.c.id)

    def look(self) -> Mapping[str, str]:
        """Return the owner of each room that has one."""
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(self._query)}

    async def watch(self, before: Mapping[str, str], since: float, until: asyncio.Future[Any]) -> Mapping[str, float]:
        """Watch until a future is done. Return the rooms that have got another owner, and how long after `since` that happened."""
        moved = dict[str, float]()
        while not until.done():
            for room, owner in (await asyncio.to_thread(self.look)).items():
                if room not in moved and owner != before.get(room, owner):
                    moved[room] = time.perf_counter() - since
            await asyncio.sleep(_LOOK_S)
        return moved

    def close(self) -> None:
        """Close the connection."""
        self._engine.dispose()


def _game_of(player: Player) -> str:
    """Return the name of the player's table or room."""
    return player.name.removesuffix(" A").removesuffix(" B")


def _unexpected(log: str) -> Iterator[str]:
    """Yield the last lines of the tracebacks in a log, except those of a database that was down."""
    for trace in log.split("Traceback (most recent call last):\n")[1:]:
        if "\nThe above exception was" in trace or "\nDuring handling" in trace:
            continue  # the next traceback continues this one
        error = next((line for line in trace.splitlines() if not line.startswith(" ")), "an incomplete traceback")
        if "StoreError" not in error:
            yield error


def waits(waits_s: Sequence[float]) -> str:
    """Return the number of waits, their median, 99th percentile and maximum."""
    if not waits_s:
        return "none"
    return f"{len(waits_s)}, median {statistics.median(waits_s):.2f} s, 99% {percentile(waits_s, 99):.2f} s, longest {max(waits_s):.2f} s"


def percentile(values: Sequence[float], percent: int) -> float:
    """Return a percentile, or NaN if there are no values."""
    return statistics.quantiles([*values, values[-1]], n=100, method="inclusive")[percent - 1] if values else float("nan")


async def started(servers: Sequence[Server]) -> None:
    """Start servers, and wait until they are ready."""
    for server in servers:
        server.start()
    await asyncio.gather(*(server.ready() for server in servers))
