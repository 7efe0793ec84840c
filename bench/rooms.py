"""Measures how many games of Spit one server process can run on one core, and how quickly it answers an action.

    .venv/bin/python bench/rooms.py [--games 300] [--seconds 30] [--rate 2]

The server runs on core 0. All players are in this process, on core 1, each with a separate connection. Every player acts `rate` times a
second. A player plays or moves a card if that is possible, and otherwise plays a card that doesn't fit, as a person would by mistake.
Players also slap and get ready, and start another match when one ends. The time of an action is measured in this process, from sending it
to receiving its answer. The server stores each action on disk before it answers.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from longwood.server.protocol import Refused
from longwood.server.protocol.rooms import Act, Invitation, NewRoom, Prepare, Room, RoomAction, Sit, SpitSettings, SpitView

_READ = msgspec.json.Decoder(Room | Refused)
_WRITE = msgspec.json.Encoder()
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Tally:
    """The measurements of all players."""

    is_counting: bool = False
    """Whether the warm-up is over and answers are measured."""
    echo_ms: list[float] = field(default_factory=list)
    """The time of each measured action."""
    answers: Counter[str] = field(default_factory=Counter)
    """The number of measured actions that were done, and the number refused by error code."""
    matches: int = 0
    """The number of finished matches."""
    received: int = 0
    """The number of messages from the server."""


class Player:
    """A player with a connection."""

    def __init__(self, address: str, cookie: str, room: str, number: int, rate: float, tally: Tally) -> None:
        self._url = f"{address.replace('http', 'ws', 1)}/ws/rooms/{room}"
        self._headers = {"Cookie": cookie, "Origin": address}
        self._number = number
        self._rate = rate
        self._tally = tally
        self._random = random.Random(number)
        self._room: Room | None = None
        self._ref = 0
        self._waiting: dict[int, float] = {}

    async def play(self) -> None:
        """Play until cancelled."""
        async with connect(self._url, additional_headers=self._headers, compression=None, open_timeout=120) as socket:
            reading = asyncio.create_task(self._read(socket))
            try:
                await self._send(socket, Sit(0, f"P{self._number}"))
                await asyncio.sleep(self._random.random() / self._rate)
                while True:
                    began = time.perf_counter()
                    action = self._next()
                    if action is not None:
                        await self._send(socket, action)
                    await asyncio.sleep(max(0.0, 1 / self._rate - (time.perf_counter() - began)))
            finally:
                reading.cancel()

    async def _send(self, socket: object, action: RoomAction) -> None:
        self._ref += 1
        self._waiting[self._ref] = time.perf_counter()
        await socket.send(_WRITE.encode(msgspec.structs.replace(action, ref=self._ref)), text=True)  # type: ignore[attr-defined]

    async def _read(self, socket: object) -> None:
        try:
            async for text in socket:  # type: ignore[attr-defined]
                message = _READ.decode(text)
                self._tally.received += 1
                sent = None if message.ref is None else self._waiting.pop(message.ref, None)
                if sent is not None and self._tally.is_counting:
                    self._tally.echo_ms.append(1000 * (time.perf_counter() - sent))
                    self._tally.answers["done" if isinstance(message, Room) else message.code] += 1
                if isinstance(message, Room):
                    if self._room is not None and self._room.phase == "playing" and message.phase == "gathering" and message.you == 0:
                        self._tally.matches += 1
                    self._room = message
        except ConnectionClosed as error:
            print(f"a connection was closed: {error}", file=sys.stderr)

    def _next(self) -> RoomAction | None:
        room = self._room
        if room is None or room.you is None or self._waiting:
            return None
        if room.phase != "playing":
            return None if len(room.seats) < 2 or room.seats[room.you].ready else Prepare(0, ready=True)
        view, seat = room.contest, room.player
        if not isinstance(view, SpitView) or seat is None:
            return None
        if view.phase == "waiting":
            return None if view.players[seat].ready else Act(0, "ready", room.did + 1)
        if view.phase == "slapping":
            return Act(0, f"slap-s{self._random.choice((1, 2))}", room.did + 1)
        if view.phase != "playing":
            return None
        plays = [move for move in view.moves if "-s" in move]
        if plays:
            return Act(0, self._random.choice(plays), room.did + 1)
        shifts = [move for move in view.moves if move not in plays]
        if shifts:
            return Act(0, shifts[0], room.did + 1)
        tops = [pile.cards[-1] for pile in view.players[seat].row if pile.cards]
        return Act(0, f"{self._random.choice(tops)}-s1", room.did + 1) if tops else None


def serve(folder: Path, port: int) -> None:
    """Run the server on core 0."""
    import uvicorn

    from longwood.server.access.limits import ServerLimits
    from longwood.server.run import collect_seldom, listening_socket, server_config

    os.sched_setaffinity(0, {0})
    many = 10**9
    server = uvicorn.Server(server_config(folder, limits=ServerLimits(sockets=many, seats=many, rooms_a_minute=many, rooms_a_day=many)))
    collect_seldom()
    with suppress(KeyboardInterrupt):  # this is how the parent process stops the server
        server.run(sockets=[listening_socket("127.0.0.1", port)])


def _used(pid: int) -> tuple[float, float]:
    """Return the CPU seconds and the resident memory in MiB of a process."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(words[11]) + int(words[12])) / _TICKS, pages * resource.getpagesize() / 2**20


async def _measure(address: str, pid: int, games: int, seconds: float, rate: float) -> None:
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=120, trust_env=False) as http:
        await http.get("/healthz")
        before = _used(pid)[1]
        players = []
        for game in range(games):
            body = msgspec.json.encode(NewRoom(SpitSettings()))
            room = msgspec.json.decode((await http.post("/api/rooms", content=body)).content, type=Invitation).room
            for seat in (0, 1):
                http.cookies.clear()
                await http.get("/")
                cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
                players.append(Player(address, cookie, room, 2 * game + seat, rate, tally))
    tasks = []
    for player in players:
        tasks.append(asyncio.create_task(player.play()))
        await asyncio.sleep(0.01)
    await asyncio.sleep(8)
    tally.is_counting = True
    cpu, _ = _used(pid)
    own, received, began = time.process_time(), tally.received, time.perf_counter()
    await asyncio.sleep(seconds)
    tally.is_counting = False
    wall_s = time.perf_counter() - began
    cpu, memory = _used(pid)[0] - cpu, _used(pid)[1]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    echo = sorted(tally.echo_ms)
    cuts = statistics.quantiles(echo, n=1000)
    answers = ", ".join(f"{count} {what}" for what, count in tally.answers.most_common())
    print(
        f"{games} games, {2 * games} connections, {wall_s:.0f} s: {len(echo) / wall_s:.0f} actions/s ({answers}), {tally.matches} matches"
    )
    print(f"echo: median {cuts[499]:.1f} ms, 90% {cuts[899]:.1f}, 99% {cuts[989]:.1f}, 99.9% {cuts[998]:.1f}, longest {echo[-1]:.1f}")
    messages = (tally.received - received) / wall_s
    print(
        f"server: {100 * cpu / wall_s:.0f}% of its core, {1e6 * cpu / len(echo):.0f} us of CPU per action, {messages:.0f} messages/s sent"
    )
    print(f"memory: {before:.0f} MiB before, {memory:.0f} MiB with all games: {1024 * (memory - before) / games:.0f} KiB per game")
    print(f"players: {100 * (time.process_time() - own) / wall_s:.0f}% of the other core")


def main() -> None:
    """Start the server, play, and print the measurements."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=2, help="actions per second of each player (default 2)")
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve is not None:
        serve(arguments.data, arguments.serve)
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    with tempfile.TemporaryDirectory() as data:
        port = 8917
        command = [sys.executable, __file__, "--serve", str(port), "--data", data]
        server = subprocess.Popen(command)
        try:
            os.sched_setaffinity(0, {1})
            address = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    httpx.get(f"{address}/healthz", trust_env=False).raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            uvloop.run(_measure(address, server.pid, arguments.games, arguments.seconds, arguments.rate))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(60)


if __name__ == "__main__":
    main()
