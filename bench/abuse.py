"""Measures how well ordinary players can play while someone attacks the server.

    .venv/bin/python bench/abuse.py [--quick] [--seconds 26] [ATTACK ...]

Four players with different addresses make ten moves a second each, at fixed times. Each attack has a new server. The attack is switched off
and on four times. The same players make as many moves at the same pace without it as with it, so other programs disturb both alike.
During the attack, an abuser on 127.0.0.2 attacks. abusers.py describes the attacks. The table shows:

- the time from when a move is due to its confirmation (99% of the moves) with and without the attack, and their ratio. By default, both
  count more than 1,000 moves. The interval has 95% of the ratios that bootstrap samples of these moves give
- the CPU time that the server's event loop uses in the time of a move. On a machine that also runs other programs, only this is meaningful:
  it shows how much other work comes first
- the CPU time per second of the event loop and of the whole server during the attack, and the most memory that the server used together
  with its worker processes
- the load average of the machine, and the server's responses to the abuser

The last line compares the worst values with the targets. The line before says on which cores the processes ran: the server and its worker
processes on one, the players and the abuser on another. A real abuser uses another computer, so on this core the abuser has a low priority.
"""

from __future__ import annotations

import argparse
import asyncio
import json
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

import httpx
import msgspec
from abusers import ATTACKS, Abuser
from websockets.asyncio.client import connect

from longwood.protocol import Play, Refused, ServerMessage, Table, Undo

_ANSWER: Final = msgspec.json.Decoder(ServerMessage)
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_QUICK_S: Final = 4.0
_PLAYERS: Final = 4
_FIRST_ADDRESS: Final = 11  # the players' addresses are 127.0.0.11 and so on
_MOVES_PER_S: Final = 10  # of each player
_WARM_UP_S: Final = 1.0
_ABUSER_NICE: Final = 10
_START_S: Final = 1.0  # until an attack is at full strength, and until its last requests are answered
_SAMPLE_S: Final = 0.1
_WINDOWS: Final = 4  # with the attack, and as many without it
_SAMPLES: Final = 400  # of the bootstrap
_TARGET_MS, _TARGET_RATIO, _TARGET_MIB = 50.0, 2.0, 500.0


@contextmanager
def serving(folder: str) -> Iterator[tuple[str, int]]:
    """Start a server and yield its address and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "longwood", "play", "--no-browser", "--port", str(port), "--data", folder]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            _pin(server.pid, 0)
            line = server.stderr.readline()
            if "http://" not in line:
                raise SystemExit(f"longwood: the server did not start: {line}")
            yield f"http://127.0.0.1:{port}", server.pid
        finally:
            server.kill()


@dataclass
class Moves:
    """Measurements of moves."""

    times_ms: list[float] = field(default_factory=list)
    """From when the move was due to its confirmation."""
    cpu_ms: list[float] = field(default_factory=list)
    """The CPU time of the event loop in this time."""

    def add(self, others: Moves) -> None:
        """Add the measurements of further moves."""
        self.times_ms += others.times_ms
        self.cpu_ms += others.cpu_ms

    @property
    def p99_ms(self) -> float:
        """The time within which 99% of the moves were confirmed."""
        return quantile(self.times_ms, 99)


class Player:
    """An ordinary player who repeatedly draws a card and undoes the draw. pid: the server's process. number: from 0."""

    def __init__(self, url: str, pid: int, number: int) -> None:
        self._url = url
        self._pid = pid
        self._number = number
        self._address = f"127.0.0.{_FIRST_ADDRESS + number}"
        self._refs = count(1)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self._address)
        self.http = httpx.AsyncClient(transport=transport, base_url=url, timeout=120)

    async def begin(self) -> str:
        """Begin a round of Golf and return its id."""
        await self.http.get("/")
        self._table = (await self.http.post("/api/rounds", content=b'{"game":"golf"}')).json()["table"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        url = f"{self._url.replace('http', 'ws', 1)}/ws/tables/{self._table}"
        headers = {"Cookie": cookie, "Origin": self._url}
        self._socket = await connect(url, additional_headers=headers, proxy=None, ping_timeout=None, local_addr=(self._address, 0))
        table = _ANSWER.decode(await self._socket.recv())
        assert isinstance(table, Table)
        assert table.round is not None
        return table.round.id

    async def play(self, seconds: float, moves: Moves) -> None:
        """Make moves and measure how long they take. Raises TimeoutError if one isn't confirmed."""
        began = time.perf_counter()
        for number in range(int(seconds * _MOVES_PER_S)):
            due = began + (number + self._number / _PLAYERS) / _MOVES_PER_S  # the players take turns
            await asyncio.sleep(due - time.perf_counter())
            cpu_ms = loop_cpu_ms(self._pid)
            ref = next(self._refs)
            try:
                async with asyncio.timeout(max(1.0, 2 * seconds)):
                    await self._move(Play(ref, "stock", "hole") if ref % 2 else Undo(ref, practice=True))
            finally:
                moves.times_ms.append(1000 * (time.perf_counter() - due))
                moves.cpu_ms.append(loop_cpu_ms(self._pid) - cpu_ms)

    async def _move(self, action: Play | Undo) -> None:
        await self._socket.send(msgspec.json.encode(action), text=True)
        while True:
            answer = _ANSWER.decode(await self._socket.recv())
            if answer.ref == action.ref:
                if isinstance(answer, Refused):
                    raise SystemExit(f"longwood: the player's move was refused: {answer.message}")
                return

    async def next_hole(self, round_id: str) -> int:
        """End the hole, deal the next one, and return the status code of the response."""
        await self._socket.send('{"type":"end","ref":0}')
        return (await self.http.post(f"/api/rounds/{round_id}/next")).status_code

    async def close(self) -> None:
        """Disconnect."""
        await self.http.aclose()
        await self._socket.close()


async def play(players: Sequence[Player], seconds: float) -> Moves:
    """Let all players make moves. Raises TimeoutError if one isn't confirmed."""
    moves = Moves()
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(seconds, moves))
    return moves


def loop_cpu_ms(pid: int) -> float:
    """Return the CPU time of a process's first thread, which runs the event loop."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e6


def cpu_s(pid: int) -> float:
    """Return the CPU seconds of a process."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / _TICKS


def memory_mib(pid: int) -> float:
    """Return the resident memory of a process and its descendants."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:  # it has just ended
        return 0.0
    return pages * resource.getpagesize() / 2**20 + sum(memory_mib(int(child)) for child in children)


async def peak_mib(pid: int, peak: list[float]) -> None:
    """Add the memory of a process and its descendants to a list from time to time."""
    while True:
        peak.append(memory_mib(pid))
        await asyncio.sleep(_SAMPLE_S)


@contextmanager
def attacking(name: str, url: str, round_id: str) -> Iterator[Counter[str]]:
    """Attack in another process until the block ends. Yields the server's responses to the abuser, which are complete after the block."""
    answers: Counter[str] = Counter()
    with subprocess.Popen([sys.executable, __file__, "--attack", url, round_id, name], stdout=subprocess.PIPE, text=True) as abuser:
        assert abuser.stdout is not None
        _pin(abuser.pid, 1)
        abuser.stdout.readline()  # it has started
        try:
            yield answers
        finally:
            abuser.send_signal(signal.SIGTERM)
        answers.update(json.loads(abuser.stdout.read()))


async def attack(url: str, round_id: str, name: str) -> None:
    """Attack until SIGTERM. Prints an empty line at the start, and the server's responses at the end."""
    os.nice(_ABUSER_NICE)
    abuser = Abuser(url, round_id)
    async with abuser.http() as http:
        await http.get("/")
        abuser.cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
    task = asyncio.create_task(ATTACKS[name](abuser))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    print(flush=True)
    (result,) = await asyncio.gather(task, return_exceptions=True)
    if isinstance(result, Exception):
        abuser.told[f"the attack failed: {result!r}"[:120]] += 1
    print(json.dumps(abuser.told))


@dataclass
class Row:
    """The measurements of an attack."""

    attack: str
    calm: Moves
    during: Moves
    loop_share: float
    """The CPU time of the event loop during the attack, per second."""
    server_share: float
    """The same of the whole server process."""
    mib: float
    load: float
    """The load average after the attack."""
    note: str

    @property
    def ratio(self) -> float:
        """How many times as long as without the attack 99% of the moves took."""
        return self.during.p99_ms / self.calm.p99_ms

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of 95% of the ratio, from bootstrap samples of the moves."""
        chance = random.Random(1)
        ratios = sorted(
            quantile(chance.choices(self.during.times_ms, k=len(self.during.times_ms)), 99)
            / quantile(chance.choices(self.calm.times_ms, k=len(self.calm.times_ms)), 99)
            for _ in range(_SAMPLES)
        )
        return ratios[_SAMPLES // 40], ratios[-_SAMPLES // 40]

    @property
    def cpu_ratio(self) -> float:
        """The same for the CPU time of the event loop."""
        return quantile(self.during.cpu_ms, 99) / quantile(self.calm.cpu_ms, 99)

    def __str__(self) -> str:
        """Return the row in Markdown."""
        low, high = self.interval
        median = quantile(self.during.times_ms, 50)
        times = f"{len(self.during.times_ms)} | {median:.1f} | {self.during.p99_ms:.1f} | {self.calm.p99_ms:.1f}"
        cpu = f"{quantile(self.during.cpu_ms, 99):.1f} | {quantile(self.calm.cpu_ms, 99):.1f}"
        memory = f"{self.mib:.0f} | {self.load:.1f}"
        shares = f"{self.loop_share:.0%} | {self.server_share:.0%}"
        return f"| {self.attack} | {times} | {self.ratio:.2f} ({low:.1f} to {high:.1f}) | {cpu} | {shares} | {memory} | {self.note} |"


def quantile(values: Sequence[float], percent: int) -> float:
    """Return a percentile."""
    return statistics.quantiles([*values, values[-1]], n=100, method="inclusive")[percent - 1]


async def measure(name: str, seconds: float) -> Row:
    """Measure moves with and without an attack, in turns."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (url, pid):
        players = [Player(url, pid, number) for number in range(_PLAYERS)]
        round_id, *_ = [await player.begin() for player in players]
        await play(players, _WARM_UP_S)
        calm, during = Moves(), Moves()
        answers: Counter[str] = Counter()
        peak: list[float] = []
        sampling = asyncio.create_task(peak_mib(pid, peak))
        loop_s = server_s = took_s = 0.0
        for _ in range(_WINDOWS):
            calm.add(await play(players, seconds / _WINDOWS))
            with attacking(name, url, round_id) as told_now:
                await play(players, _START_S)
                loop_ms, before_s, began = loop_cpu_ms(pid), cpu_s(pid), time.perf_counter()
                try:
                    during.add(await play(players, seconds / _WINDOWS))
                except* TimeoutError:
                    raise SystemExit(f"longwood: no answer during {name}") from None
                took_s += time.perf_counter() - began
                loop_s += (loop_cpu_ms(pid) - loop_ms) / 1000
                server_s += cpu_s(pid) - before_s
            answers += told_now
            await play(players, _START_S)
        sampling.cancel()
        status = await players[0].next_hole(round_id)
        note = "" if status == 201 else f"**next hole: {status}** "
        for player in players:
            await player.close()
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        return Row(name, calm, during, loop_s / took_s, server_s / took_s, max(peak), load, note + told(answers))


def _are_pinned() -> bool:
    """Return whether processes can be pinned to two cores."""
    return hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1


def _pin(pid: int, core: int) -> None:
    """Pin a process to one core if the system supports it."""
    if _are_pinned():
        os.sched_setaffinity(pid, {core})


def told(answers: Counter[str]) -> str:
    """Return the most common responses to the abuser."""
    return "; ".join(f"{count:,}x {what}" for what, count in answers.most_common(4)).replace("|", "/")


def summary(rows: list[Row]) -> str:
    """Return the worst values of all attacks, compared with the targets."""
    slowest = max(rows, key=lambda row: row.during.p99_ms)
    worst = max(rows, key=lambda row: row.ratio)
    costliest = max(rows, key=lambda row: row.cpu_ratio)
    largest = max(rows, key=lambda row: row.mib)
    return (
        f"99% of the moves within {slowest.during.p99_ms:.1f} ms ({slowest.attack}; target: {_TARGET_MS:.0f}), and at most"
        f" {worst.ratio:.1f} times as long as without an attack ({worst.attack}; target: {_TARGET_RATIO:.0f}), in CPU time"
        f" {costliest.cpu_ratio:.1f} times ({costliest.attack}); memory {largest.mib:.0f} MiB ({largest.attack}; target: {_TARGET_MIB:.0f})"
    )


def main() -> None:
    """Print a Markdown table with a row for each attack, and a summary."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], metavar="ATTACK", help=f"any of: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=26.0, help="the length of each attack (default 26)")
    parser.add_argument("--quick", action="store_true", help=f"attack for {_QUICK_S:.0f} seconds each")
    parser.add_argument("--attack", nargs=2, metavar=("URL", "ROUND"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        url, round_id = arguments.attack
        asyncio.run(attack(url, round_id, arguments.attacks[0]))
        return
    _pin(os.getpid(), 1)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    columns = "attack | moves | ms, median | ms, 99% | without | ratio (95%) | CPU ms, 99% | without | loop | server | MiB | load"
    print(f"| {columns} | the abuser was told |")
    print("| --- |" + " ---: |" * 11 + " --- |")
    rows = []
    for name in arguments.attacks or ATTACKS:
        rows.append(asyncio.run(measure(name, _QUICK_S if arguments.quick else arguments.seconds)))
        print(rows[-1], flush=True)
    print("pinned: the server to core 0, the players and the abuser to core 1" if _are_pinned() else "not pinned")
    print(summary(rows))


if __name__ == "__main__":
    main()
