"""What bench/cluster.py runs: PostgreSQL, Valkey and server processes, on this machine and without containers."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
import sqlalchemy as sa

import longwood
from longwood.server.engines import is_sqlite, sqlite_url
from longwood.server.migrations import HEAD
from longwood.server.tables.store import FILE

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tests.server.databases import DURABLE, PostgreSQL
from tests.server.valkey import Valkey

_START_S: Final = 120
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_MANY: Final = str(10**6)
_LIMITS: Final = (  # all players have one address here
    *("SOCKETS", "SEATS", "ROOMS_A_MINUTE", "ROOMS_A_DAY", "ROOMS_A_DAY_OF_SITE", "REQUEST_RATE", "REQUEST_BURST", "REQUESTS_AT_ONCE"),
    *(
        "MESSAGE_RATE_OF_ADDRESS",
        "MESSAGE_BURST_OF_ADDRESS",
        "IDLE_CONNECTIONS",
        "DEALS_A_MINUTE",
        "DEALS_BURST",
        "DEALS_A_MINUTE_OF_ADDRESS",
        "DEALS_BURST_OF_ADDRESS",
    ),
)

_MIGRATION: Final = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{head}", "{before}"


def upgrade() -> None:
    for table in ("tables", "events", "rooms", "room_events", "processes"):
        op.add_column(table, sa.Column("added", sa.Integer, nullable=True))
"""
"""A migration that locks every table of the game for a moment."""


class StartError(Exception):
    """A server did not start. The message contains the end of its log."""


class Server:
    """A server process that can be killed and started again. It keeps its port.

    python: its interpreter. package: a folder with another version of Longwood, which it uses instead of the one of the interpreter.
    """

    def __init__(self, data: Path, number: int, settings: Mapping[str, str], python: str = sys.executable) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.python = python
        self.package: Path | None = None
        self.log = data / f"server-{number}.log"
        self._data = data
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self.is_ready = False
        """Whether players are sent here. Load balancers ask a server every second, and don't wait for one that is starting."""

    @property
    def pid(self) -> int | None:
        """The running process."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start a process. It answers a little later."""
        command = [self.python, "-m", "longwood", "serve", "--port", str(self.port), "--data", str(self._data)]
        environment = environment_of(self._settings)
        if self.package is not None:
            environment["PYTHONPATH"] = str(self.package)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=self._data)

    async def ready(self) -> None:
        """Wait until the server answers. Raises StartError."""
        until = time.monotonic() + _START_S
        answer = ""
        async with httpx.AsyncClient(trust_env=False, timeout=10) as http:
            while True:
                try:
                    response = await http.get(f"{self.address}/readyz")
                    if response.status_code == 200:
                        self.is_ready = True
                        return
                    answer = response.text
                except httpx.TransportError as error:
                    answer = repr(error)
                ended = None if self._process is None else self._process.poll()
                if ended is not None or time.monotonic() > until:
                    reason = f"ended with {ended}" if ended is not None else f"is not ready after {_START_S} s: {answer}"
                    raise StartError(f"the server on port {self.port} {reason}; its log: {self.log.read_text()[-2000:]}")
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Kill the process with SIGKILL, if it was started."""
        self.is_ready = False
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    async def stop(self) -> int:
        """Stop the process as systemd does, and return its exit code."""
        assert self._process is not None
        self.is_ready = False
        self._process.terminate()
        return await asyncio.to_thread(self._process.wait)


def environment_of(settings: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a process with these settings, and no others."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith("LONGWOOD_")}, **settings}


@dataclass
class Services:
    """Everything that runs."""

    data: Path
    """The data folder of all servers."""
    settings: Mapping[str, str]
    """Their settings, as environment variables."""
    url: sa.URL
    """The database."""
    servers: list[Server]
    database: PostgreSQL | None
    """None if a single server uses SQLite."""
    channel: Valkey | None

    def used_s(self) -> dict[str, float]:
        """Return the CPU seconds of each kind of process since it was started."""
        kinds = {"servers": sum(_cpu_s(server.pid) for server in self.servers if server.pid)}
        if self.database is not None:
            kinds["PostgreSQL"] = sum(map(_cpu_s, _descendants(self.database.pid)))
        if self.channel is not None:
            kinds["Valkey"] = sum(map(_cpu_s, _descendants(self.channel.pid)))
        return kinds

    def memory_mib(self) -> list[float]:
        """Return the resident memory of each server."""
        sizes = [int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) for server in self.servers]
        return [size * os.sysconf("SC_PAGESIZE") / 2**20 for size in sizes]


@contextmanager
def services(count: int, *, embedded: bool = False, python: str = sys.executable) -> Iterator[Services]:
    """Prepare everything and start the database and the channel, but no server.

    count: the number of servers. embedded: whether a single server uses SQLite and nothing else. python: the interpreter of the servers.
    """
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="longwood-cluster-")))
        database = channel = None
        url = sqlite_url(data / FILE)
        if not embedded:
            database = PostgreSQL(DURABLE)
            stack.callback(database.stop)
            channel = stack.enter_context(Valkey())
            url = database.new()
        settings = settings_of(url, channel)
        started = Services(data, settings, url, [Server(data, number, settings, python) for number in range(count)], database, channel)
        for server in started.servers:
            stack.callback(server.kill)
        yield started


def settings_of(url: sa.URL, channel: Valkey | None = None) -> dict[str, str]:
    """Return the settings of a server, as environment variables."""
    settings = {f"LONGWOOD_LIMITS_{name}": _MANY for name in _LIMITS}
    if not is_sqlite(url):
        settings["LONGWOOD_DATABASE"] = url.render_as_string(hide_password=False)
    if channel is not None:
        settings["LONGWOOD_CHANNEL"] = channel.address
    return settings


@contextmanager
def next_version() -> Iterator[Path]:
    """Make a copy of Longwood whose database schema has one more migration, and yield the folder that contains the package."""
    with tempfile.TemporaryDirectory(prefix="longwood-next-") as folder:
        package = Path(folder, "longwood")
        shutil.copytree(Path(longwood.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
        head = f"{int(HEAD) + 1:04}"
        file = package / "server" / "migrations" / "__init__.py"
        file.write_text(file.read_text().replace(HEAD, head))
        (package / "server" / "migrations" / "versions" / f"{head}_next.py").write_text(_MIGRATION.format(head=head, before=HEAD))
        yield Path(folder)


def _cpu_s(pid: int | None) -> float:
    """Return the CPU seconds of a process and of its children that have ended."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return 0.0
    return sum(int(word) for word in words[11:15]) / _TICKS


def _descendants(pid: int) -> Iterator[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:  # it has just ended
        return
    for child in map(int, children):
        yield child
        yield from _descendants(child)
