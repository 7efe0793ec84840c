"""Measures how well an ordinary player can play while someone attacks the server.

    .venv/bin/python bench/abuse.py [--quick] [--seconds 20] [ATTACK ...]

A player on 127.0.0.1 makes moves at a steady rate. The first and the last measurement are without an attack. In between, an abuser on
127.0.0.2 attacks, with one attack after another and a new server for each. abusers.py describes the attacks. The table shows:

- the time from sending a move to its confirmation, and the CPU time that the server's event loop uses meanwhile. On a machine that also
  runs other programs, only the CPU time is meaningful: it shows how much other work comes first
- the CPU time of the server during the attack, and the most memory that it used together with its worker processes
- the server's responses to the abuser

The last line compares the worst values with the targets. The server runs on one core. The player and the abuser are separate processes that
share another core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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
_MOVES_PER_S: Final = 10
_WARM_UP_S: Final = 1.0
_START_S: Final = 1.0  # until an attack is at full strength
_SAMPLE_S: Final = 0.1
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


class Player:
    """An ordinary player who repeatedly draws a card and undoes the draw. pid: the server's process."""

    def __init__(self, url: str, pid: int) -> None:
        self._url = url
        self._pid = pid
        self.http = httpx.AsyncClient(base_url=url, timeout=120, trust_env=False)
        self.times_ms: list[float] = []
        self.cpu_ms: list[float] = []

    async def begin(self) -> str:
        """Begin a round of Golf and return its id."""
        await self.http.get("/")
        self._table = (await self.http.post("/api/rounds", content=b'{"game":"golf"}')).json()["table"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        headers = {"Cookie": cookie, "Origin": self._url}
        self._socket = await connect(
            f"{self._url.replace('http', 'ws', 1)}/ws/tables/{self._table}", additional_headers=headers, proxy=None, ping_timeout=None
        )
        table = _ANSWER.decode(await self._socket.recv())
        assert isinstance(table, Table)
        assert table.round is not None
        return table.round.id

    async def play(self, seconds: float) -> None:
        """Make moves and measure how long they take. A move that isn't confirmed before the end counts with the time until the end."""
        until = time.perf_counter() + seconds
        for ref in range(1, 10**9):
            began = time.perf_counter()
            if began >= until:
                return
            cpu_ms = loop_cpu_ms(self._pid)
            try:
                async with asyncio.timeout(max(1.0, 2 * seconds)):
                    await self._move(Play(ref, "stock", "hole") if ref % 2 else Undo(ref, practice=True))
            finally:
                self.times_ms.append(1000 * (time.perf_counter() - began))
                self.cpu_ms.append(loop_cpu_ms(self._pid) - cpu_ms)
            await asyncio.sleep(max(0.0, 1 / _MOVES_PER_S - (time.perf_counter() - began)))

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
def attacking(name: str | None, url: str, round_id: str) -> Iterator[Counter[str]]:
    """Attack in another process until the block ends. Yields the server's responses to the abuser, which are complete after the block."""
    answers: Counter[str] = Counter()
    if name is None:
        yield answers
        return
    with subprocess.Popen([sys.executable, __file__, "--attack", url, round_id, name], stdout=subprocess.PIPE, text=True) as abuser:
        assert abuser.stdout is not None
        _pin(abuser.pid, 1)
        abuser.stdout.readline()  # it has started
        yield answers
        abuser.send_signal(signal.SIGTERM)
        answers.update(json.loads(abuser.stdout.read()))


async def attack(url: str, round_id: str, name: str) -> None:
    """Attack until SIGTERM. Prints an empty line at the start, and the server's responses at the end."""
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
    times_ms: list[float]
    cpu_ms: list[float]
    server_s: float
    mib: float
    note: str

    @property
    def p99_ms(self) -> float:
        """The time within which 99% of the moves were confirmed."""
        return quantile(self.times_ms, 99)

    @property
    def p99_cpu_ms(self) -> float:
        """The same as CPU time of the event loop."""
        return quantile(self.cpu_ms, 99)

    def __str__(self) -> str:
        """Return the row in Markdown."""
        times = f"{quantile(self.times_ms, 50):.1f} | {self.p99_ms:.1f} | {quantile(self.cpu_ms, 50):.1f} | {self.p99_cpu_ms:.1f}"
        return f"| {self.attack} | {len(self.times_ms)} | {times} | {self.server_s:.1f} | {self.mib:.0f} | {self.note} |"


def quantile(values: list[float], percent: int) -> float:
    """Return a percentile."""
    return statistics.quantiles([*values, values[-1]], n=100, method="inclusive")[percent - 1]


async def measure(name: str | None, seconds: float) -> Row:
    """Measure a player's moves with or without an attack."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (url, pid):
        player = Player(url, pid)
        round_id = await player.begin()
        await player.play(_WARM_UP_S)
        note = ""
        peak: list[float] = []
        sampling = asyncio.create_task(peak_mib(pid, peak))
        before_s = cpu_s(pid)
        with attacking(name, url, round_id) as answers:
            await player.play(_START_S)
            player.times_ms.clear()
            player.cpu_ms.clear()
            try:
                await player.play(seconds)
            except TimeoutError:
                note = "**no answer** "
            server_s = cpu_s(pid) - before_s
        sampling.cancel()
        if not note and (status := await player.next_hole(round_id)) != 201:
            note = f"**next hole: {status}** "
        await player.http.aclose()
        return Row(name or "none", player.times_ms, player.cpu_ms, server_s, max(peak), note + told(answers))


def _pin(pid: int, core: int) -> None:
    """Pin a process to one core if the system supports it."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


def told(answers: Counter[str]) -> str:
    """Return the most common responses to the abuser."""
    return "; ".join(f"{count:,}x {what}" for what, count in answers.most_common(4)).replace("|", "/")


def summary(rows: list[Row]) -> str:
    """Return the worst values of all attacks, compared with the rows without an attack and with the targets."""
    calm = [row for row in rows if row.attack == "none"]
    attacks = [row for row in rows if row.attack != "none"]
    slowest, costliest, largest = (
        max(attacks, key=key) for key in (lambda row: row.p99_ms, lambda row: row.p99_cpu_ms, lambda row: row.mib)
    )
    ratio = slowest.p99_ms / max(row.p99_ms for row in calm)
    cpu_ratio = costliest.p99_cpu_ms / max(row.p99_cpu_ms for row in calm)
    return (
        f"99% of the moves within {slowest.p99_ms:.1f} ms ({slowest.attack}), {ratio:.1f} times as long as without an attack"
        f" (targets: {_TARGET_MS:.0f} ms, {_TARGET_RATIO:.0f} times); in CPU time {costliest.p99_cpu_ms:.1f} ms ({costliest.attack}),"
        f" {cpu_ratio:.1f} times; memory {largest.mib:.0f} MiB ({largest.attack}; target: {_TARGET_MIB:.0f})"
    )


def main() -> None:
    """Print a Markdown table with a row for each attack, and a summary."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], metavar="ATTACK", help=f"any of: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=20.0, help="the length of each attack (default 20)")
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
    print("| attack | moves | ms, median | ms, 99% | CPU ms, median | CPU ms, 99% | server CPU, s | MiB | what the abuser was told |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    rows = []
    for name in (None, *(arguments.attacks or ATTACKS), None):
        rows.append(asyncio.run(measure(name, _QUICK_S if arguments.quick else arguments.seconds)))
        print(rows[-1], flush=True)
    print(summary(rows))


if __name__ == "__main__":
    main()
