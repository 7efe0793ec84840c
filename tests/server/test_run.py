"""Starting and stopping the server the way a user does. The tests of `longwood play` itself are in tests/cli."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from longwood.errors import LongwoodError
from longwood.protocol import Play
from longwood.server import run
from longwood.server.errors import SecretError, ServeError
from longwood.server.folder import locked
from longwood.server.run import DEFAULT_PORT, listening_socket, serve
from longwood.server.settings.values import Settings
from longwood.server.tables.store import FILE
from longwood.tables.errors import StoreError
from tests.server.playing import Browser, Process

pytestmark = pytest.mark.every_store


@pytest.fixture
def port_in_use() -> Iterator[int]:
    """Return a port that another socket is listening on."""
    with listening_socket("127.0.0.1", 0) as listener:
        yield int(listener.getsockname()[1])


def test_a_port_in_use_is_reported(port_in_use: int) -> None:
    with pytest.raises(ServeError, match=f"port {port_in_use} is in use on 127.0.0.1: choose another with --port"):
        listening_socket("127.0.0.1", port_in_use)


def test_without_a_port_the_next_free_one_is_used(port_in_use: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "DEFAULT_PORT", port_in_use)
    with listening_socket("127.0.0.1", None) as listener:
        assert port_in_use < listener.getsockname()[1] < port_in_use + 20


@pytest.mark.sqlite_only("sets the interval before it uses the database")
def test_threads_of_a_server_take_turns_more_often_than_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move changes threads several times. Each time it would wait until a thread that computes makes way."""
    default_s = sys.getswitchinterval()
    found = []

    class Server:
        def run(self, sockets: list[socket.socket]) -> None:
            found.append(sys.getswitchinterval())

    monkeypatch.setattr(run, "make_server", lambda *_: Server())
    monkeypatch.setattr(run, "collect_seldom", lambda: None)
    monkeypatch.setattr("longwood.server.monitoring.logs.log_to", lambda *_: None)
    try:
        serve(Settings(data=str(tmp_path), port=0), browser=False)
    finally:
        sys.setswitchinterval(default_s)
    assert found[0] <= default_s / 5


def test_an_error_is_reported_if_no_port_is_free(port_in_use: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "DEFAULT_PORT", port_in_use)
    monkeypatch.setattr(run, "_TRIED_PORTS", 1)
    with pytest.raises(ServeError, match=f"no free port on .* from {port_in_use} up"):
        listening_socket("127.0.0.1", None)


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1"])
def test_a_host_that_is_not_this_machine_is_reported(host: str) -> None:
    with pytest.raises(ServeError, match=f"on {host} cannot be opened"):
        listening_socket(host, 0)


def test_the_default_port_is_open_only_to_this_machine() -> None:
    assert DEFAULT_PORT == 8817
    with listening_socket("127.0.0.1", 0) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"


def refusal(folder: Path, capfd: pytest.CaptureFixture[str]) -> LongwoodError:
    """Return the error that `serve` raises before it prints anything."""
    with pytest.raises(LongwoodError) as caught:
        serve(Settings(port=0, data=str(folder)))
    assert capfd.readouterr() == ("", "")
    return caught.value


def test_the_server_does_not_start_without_its_web_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("longwood.server.files.STATIC", tmp_path)
    error = refusal(tmp_path / "data", capfd)
    assert isinstance(error, ServeError)
    assert "make setup" in str(error)


@pytest.mark.sqlite_only("tests a file that is not a database")
def test_the_server_does_not_start_with_an_invalid_database(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text("these are my recipes\n" * 100)
    error = refusal(tmp_path, capfd)
    assert isinstance(error, StoreError)
    assert str(tmp_path / FILE) in str(error)
    assert (tmp_path / FILE).read_text() == "these are my recipes\n" * 100


@pytest.mark.sqlite_only("reads only the key")
def test_the_server_does_not_start_with_a_damaged_key(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "secret").write_bytes(b"")
    assert isinstance(refusal(tmp_path, capfd), SecretError)


@pytest.mark.sqlite_only("tests a file that is not a database")
def test_an_invalid_database_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("these are my recipes\n" * 100)
    command = [sys.executable, "-m", "longwood", "play", "--no-browser", "--port", "1", "--data", str(tmp_path)]
    if os.getuid() != 0:
        command[6:8] = []
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"longwood: {tmp_path / FILE} cannot be used")


@pytest.mark.parametrize("sockets", [0, 3])
def test_ctrl_c_stops_the_server_quickly_without_a_traceback(tmp_path: Path, sockets: int) -> None:
    with Process(tmp_path) as server:
        address = server.address()
        with Browser(address) as browser:
            table = browser.deal("golf", 1)
            tabs = [browser.open(table) for _ in range(sockets)]
            if tabs:
                tabs[0].do(Play(0, "stock", "hole"))
            before = time.monotonic()
            assert server.stop() == (0, "", "")
            assert time.monotonic() - before < 10
            for tab in tabs:
                tab.__exit__()


@pytest.mark.sqlite_only("servers can share PostgreSQL")
def test_two_servers_cannot_use_the_same_sqlite_file(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    settings = Settings(data=str(tmp_path / "own"), database=f"sqlite:///{tmp_path}/shared/games.sqlite")
    with locked(tmp_path / "shared", "http://other"), pytest.raises(ServeError, match="shared is in use by another Longwood server"):
        serve(settings, browser=False)


def test_ctrl_c_does_not_wait_for_an_unfinished_request(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        url = httpx.URL(server.address())
        with closing(socket.create_connection((url.host, url.port or 0))) as connection:
            connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n")
            time.sleep(0.1)
            before = time.monotonic()
            code, out, err = server.stop()
            assert time.monotonic() - before < 10
            assert (code, out) == (0, "")
            assert "Traceback" not in err


def test_sigterm_stops_the_server(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        server.address()
        code, out, err = server.stop(signal.SIGTERM)
        assert (code, out, err) == (-signal.SIGTERM, "", "")


def test_the_server_prints_its_address_and_uses_the_next_free_port(tmp_path: Path) -> None:
    with Process(tmp_path / "one") as one, Process(tmp_path / "two") as two:
        ports = [httpx.URL(server.address()).port for server in (one, two)]
        assert len(set(ports)) == 2
        for port in ports:
            assert port is not None
            assert DEFAULT_PORT <= port < DEFAULT_PORT + 20
            assert httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).text == "ok"
