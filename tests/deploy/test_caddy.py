"""deploy/Caddyfile in a real Caddy, in front of real servers."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from bootstrap import IN_CI
from tests.server.playing import Browser, Running, eventually

from longwood.protocol import Play

CADDYFILE = Path(__file__).resolve().parents[2] / "deploy" / "Caddyfile"


class Echo(BaseHTTPRequestHandler):
    """Responds with the headers of the request."""

    def do_GET(self) -> None:
        body = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def caddy(folder: Path, *servers: str) -> Iterator[str]:
    """Run Caddy in front of these servers, without TLS, and yield its address."""
    program = Path(sys.executable).with_name("caddy")
    if not program.is_file():
        if IN_CI:
            pytest.fail("no caddy: run `make setup`")
        pytest.skip("no caddy: run `make setup`")
    address = f"http://localhost:{free_port()}"
    variables = {"SITE": address, "SERVERS": " ".join(servers), "CADDY_ADMIN": f"unix/{folder}/admin", "HOME": str(folder)}
    command: list[str | Path] = [program, "run", "--config", CADDYFILE, "--adapter", "caddyfile"]
    with (folder / "log").open("wb") as log, subprocess.Popen(command, env=os.environ | variables, stderr=log) as process:
        try:
            assert eventually(lambda: process.poll() is not None or answers(address))
            assert process.poll() is None, (folder / "log").read_text()
            yield address
        finally:
            process.terminate()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def test_caddy_forwards_the_real_address_of_the_client(tmp_path: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Echo) as upstream:
        Thread(target=upstream.serve_forever, daemon=True).start()
        with caddy(tmp_path, f"127.0.0.1:{upstream.server_port}") as address:
            forged = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example"}
            seen = httpx.get(address, headers=forged, trust_env=False).json()
        upstream.shutdown()
    assert seen["x-forwarded-for"] in {"127.0.0.1", "::1"}
    assert seen["x-forwarded-proto"] == "http"
    assert seen["host"] == address.removeprefix("http://"), "the server compares it with its names and with the origin"


def test_a_game_continues_when_its_server_stops(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with ExitStack() as stack:
        stops, stays = (stack.enter_context(Running(data)) for _ in range(2))
        address = stack.enter_context(caddy(tmp_path, *(one.address.removeprefix("http://") for one in (stops, stays))))
        browser = stack.enter_context(Browser(address))
        table = browser.deal("forty-thieves", 7)
        for hidden in ("/metrics", "/readyz"):
            assert browser.http.get(hidden).status_code == 404
        with browser.open(table) as tab:
            tab.do(Play(0, "stock", "waste"))
        stops.server.should_exit = True
        assert eventually(lambda: not answers(stops.address))
        for moves in range(2, 12):  # none of these goes to the server that has stopped
            with browser.open(table) as tab:
                assert tab.do(Play(0, "stock", "waste")).seq == moves
