"""Measures how many games of Spit one server process can run on one core, and how quickly it answers an action.

    .venv/bin/python bench/rooms.py [--games 300] [--seconds 30] [--rate 2]

The server runs on core 0. All players are in this process, on core 1, each with a separate connection. Every player acts `rate` times a
second. A player plays or moves a card if that is possible, and otherwise plays a card that doesn't fit, as a person would by mistake.
Between a quarter and four fifths of the actions are legal, depending on how long the games have run. The output states the mix, because a
refused action costs less than a legal one. Players also slap and get ready, and start another match when one ends. The time of an action
is measured in this process, from sending it to receiving its answer. The server stores each action on disk before it answers.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from struct import unpack
from typing import Final, Literal, cast

import httpx
import msgspec
import uvloop
from msgspec import Struct

from longwood.protocol.rooms import Act, Invitation, NewRoom, Prepare, RoomAction, Sit, SpitSettings

_WRITE: Final = msgspec.json.Encoder()
_TEXT: Final = 0x81
"""The first byte of a WebSocket frame with a whole text."""
_WARM_UP_S: Final = 8


class _Pile(Struct):
    cards: list[str]


class _Racer(Struct):
    ready: bool
    row: list[_Pile]


class _View(Struct):
    phase: str
    moves: list[str]
    players: list[_Racer]


class _Seat(Struct):
    ready: bool


class _Answer(Struct):
    """The parts of a message that the players need: of Room, RoomUpdate or Refused."""

    type: Literal["room", "update", "refused"]
    ref: int | None
    code: str | None = None
    """The code of the room, or of the error."""
    phase: str = ""
    you: int | None = None
    player: int | None = None
    did: int = 0
    seats: list[_Seat] = []
    contest: _View | None = None


_READ: Final = msgspec.json.Decoder(_Answer)


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
    received_bytes: int = 0


class Player(asyncio.Protocol):
    """A player with a connection. It speaks just enough of HTTP and WebSocket for this server, so that thousands fit on one core."""

    def __init__(self, cookie: str, room: str, number: int, rate: float, tally: Tally) -> None:
        self._cookie = cookie
        self._path = f"/ws/rooms/{room}?updates=1"
        self._number = number
        self._rate = rate
        self._tally = tally
        self._random = random.Random(number)
        self._room: _Answer | None = None
        self._ref = 0
        self._waiting: dict[int, float] = {}
        self._unread = b""
        self._is_open = False
        self._is_over = False
        self._opened = asyncio.Event()
        self._transport: asyncio.Transport | None = None

    async def play(self, address: str) -> None:
        """Play until cancelled."""
        await self.connect(address)
        try:
            await asyncio.sleep(self._random.random() / self._rate)
            while True:
                began = time.perf_counter()
                self.act()
                await asyncio.sleep(max(0.0, 1 / self._rate - (time.perf_counter() - began)))
        finally:
            self.close()

    async def connect(self, address: str) -> None:
        """Open the connection and take a seat."""
        host, _, port = address.removeprefix("http://").partition(":")
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        head = f"GET {self._path} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {address}\r\nCookie: {self._cookie}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        transport.write(f"{head}{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        await self._opened.wait()
        self._send(Sit(0, f"P{self._number}"))

    def act(self, *, makes_mistakes: bool = True) -> None:
        """Send an action, if there is one and the last one has been answered. makes_mistakes: whether it may be a card that doesn't fit."""
        action = self._next(makes_mistakes)
        if action is not None:
            self._send(action)

    @property
    def is_waiting(self) -> bool:
        """Whether an action isn't answered yet."""
        return bool(self._waiting)

    def close(self) -> None:
        """Close the connection."""
        self._is_over = True
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's class isn't derived from it

    def connection_lost(self, _: Exception | None) -> None:
        if not self._is_over:
            print("a connection was closed", file=sys.stderr)

    def _send(self, action: RoomAction) -> None:
        assert self._transport is not None
        self._ref += 1
        self._waiting[self._ref] = time.perf_counter()
        data = _WRITE.encode(msgspec.structs.replace(action, ref=self._ref))
        self._transport.write(bytes((_TEXT, 128 + len(data), 0, 0, 0, 0)) + data)  # masked with zeros, which change nothing

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._is_open:
            head, end, self._unread = self._unread.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                sys.exit(f"the server refused a connection: {head.decode()}")
            self._is_open = True
            self._opened.set()
        while len(self._unread) >= 4:
            size, start = self._unread[1], 2
            if size == 126:
                size, start = unpack("!H", self._unread[2:4])[0], 4
            if len(self._unread) < start + size:
                return
            first, text, self._unread = self._unread[0], self._unread[start : start + size], self._unread[start + size :]
            if first == _TEXT:
                self._read(text)
            elif first == 0x89 and self._transport is not None:  # a ping
                self._transport.write(bytes((0x8A, 128 + size, 0, 0, 0, 0)) + text)

    def _read(self, text: bytes) -> None:
        message = _READ.decode(text)
        self._tally.received += 1
        self._tally.received_bytes += len(text)
        sent = None if message.ref is None else self._waiting.pop(message.ref, None)
        if sent is not None and self._tally.is_counting:
            self._tally.echo_ms.append(1000 * (time.perf_counter() - sent))
            self._tally.answers["done" if message.type != "refused" else str(message.code)] += 1
        if message.type == "room":
            if self._room is not None and self._room.phase == "playing" and message.phase == "gathering" and message.you == 0:
                self._tally.matches += 1
            self._room = message
        elif message.type == "update" and self._room is not None:
            self._room = msgspec.structs.replace(self._room, did=message.did, contest=message.contest)

    def _next(self, makes_mistakes: bool) -> RoomAction | None:
        room = self._room
        if room is None or room.you is None or self._waiting:
            return None
        if room.phase != "playing":
            return None if len(room.seats) < 2 or room.seats[room.you].ready else Prepare(0, ready=True)
        view, seat = room.contest, room.player
        if view is None or seat is None:
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
        return Act(0, f"{self._random.choice(tops)}-s1", room.did + 1) if tops and makes_mistakes else None


def serve(folder: Path, port: int) -> None:
    """Run the server on core 0."""
    from longwood.server.access.limits import ServerLimits
    from longwood.server.run import collect_seldom, listening_socket, make_server
    from longwood.server.settings.values import Settings

    os.sched_setaffinity(0, {0})
    many = 10**6
    limits = ServerLimits(
        sockets=many,
        seats=many,
        rooms_a_minute=many,
        rooms_a_day=many,
        request_rate=many,
        request_burst=many,
        idle_connections=many,
        requests_at_once=many,
        message_rate_of_address=many,
        message_burst_of_address=many,
    )
    server = make_server(folder, Settings(limits=limits))
    collect_seldom()
    with suppress(KeyboardInterrupt):  # this is how the parent process stops the server
        server.run(sockets=[listening_socket("127.0.0.1", port)])


@dataclass(frozen=True)
class Used:
    """The CPU time that the server has used so far."""

    cpu_s: float
    """In all threads."""
    loop_s: float
    """In the thread of the event loop."""


def cpu_of(pid: int) -> Used:
    cpu_s = {thread.name: int((thread / "schedstat").read_text().split()[0]) / 1e9 for thread in Path(f"/proc/{pid}/task").iterdir()}
    return Used(sum(cpu_s.values()), cpu_s[str(pid)])


def _memory(pid: int) -> float:
    """Return the resident memory in MiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


async def commits(http: httpx.AsyncClient) -> float:
    """Return how many transactions the server has written."""
    name = 'longwood_store_seconds_count{operation="write"} '
    lines = (await http.get("/metrics")).text.splitlines()
    return float(next(line.removeprefix(name) for line in lines if line.startswith(name)))


async def _measure(address: str, pid: int, games: int, seconds: float, rate: float) -> None:
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=120, trust_env=False) as http:
        await http.get("/healthz")
        before = _memory(pid)
        players = []
        for game in range(games):
            body = msgspec.json.encode(NewRoom(SpitSettings()))
            room = msgspec.json.decode((await http.post("/api/rooms", content=body)).content, type=Invitation).room
            for seat in (0, 1):
                http.cookies.clear()
                await http.get("/")
                cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
                players.append(Player(cookie, room, 2 * game + seat, rate, tally))
        tasks = []
        for player in players:
            tasks.append(asyncio.create_task(player.play(address)))
            await asyncio.sleep(0.01)
        await asyncio.sleep(_WARM_UP_S)
        before_commits = await commits(http)
        tally.is_counting = True
        start, own = cpu_of(pid), time.process_time()
        received, received_bytes, began = tally.received, tally.received_bytes, time.perf_counter()
        parts_us = []  # for each half second; on a busy machine, some of them are hardly disturbed by other programs
        while time.perf_counter() - began < seconds:
            used, actions = cpu_of(pid).cpu_s, len(tally.echo_ms)
            await asyncio.sleep(0.5)
            parts_us.append(1e6 * (cpu_of(pid).cpu_s - used) / max(1, len(tally.echo_ms) - actions))
        tally.is_counting = False
        wall_s, end, own = time.perf_counter() - began, cpu_of(pid), time.process_time() - own
        messages, sent_bytes = tally.received - received, tally.received_bytes - received_bytes
        written = await commits(http) - before_commits
        memory = _memory(pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    echo = sorted(tally.echo_ms)
    cuts = statistics.quantiles(echo, n=1000)
    answers = ", ".join(f"{count} {what}" for what, count in tally.answers.most_common())
    cpu_s, loop_s = end.cpu_s - start.cpu_s, end.loop_s - start.loop_s
    actions = len(echo)
    print(f"{games} games, {2 * games} connections, {wall_s:.0f} s: {actions / wall_s:.0f} actions/s ({answers}), {tally.matches} matches")
    print(f"echo: median {cuts[499]:.1f} ms, 90% {cuts[899]:.1f}, 99% {cuts[989]:.1f}, 99.9% {cuts[998]:.1f}, longest {echo[-1]:.1f}")
    print(
        f"server: {100 * cpu_s / wall_s:.0f}% of its core, {1e6 * cpu_s / actions:.0f} us of CPU per action "
        f"({1e6 * loop_s / actions:.0f} in the event loop; in the best half second {min(parts_us):.0f}), "
        f"{written / wall_s:.0f} transactions/s"
    )
    print(f"sent: {messages / actions:.2f} messages and {sent_bytes / actions:.0f} bytes per action")
    print(f"memory: {before:.0f} MiB before, {memory:.0f} MiB with all games: {1024 * (memory - before) / games:.0f} KiB per game")
    print(f"players: {100 * own / wall_s:.0f}% of the other core")


def wait_for_server(address: str) -> None:
    """Return once a server answers."""
    for _ in range(600):
        try:
            httpx.get(f"{address}/healthz", trust_env=False).raise_for_status()
            break
        except httpx.HTTPError:
            time.sleep(0.1)


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
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, __file__, "--serve", str(port), "--data", data]
        server = subprocess.Popen(command)
        try:
            os.sched_setaffinity(0, {1})
            address = f"http://127.0.0.1:{port}"
            wait_for_server(address)
            uvloop.run(_measure(address, server.pid, arguments.games, arguments.seconds, arguments.rate))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(60)


if __name__ == "__main__":
    main()
