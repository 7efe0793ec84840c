"""The log of a whole session in a real process. It contains the ids of requests and rooms, but no secrets."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from websockets import ConnectionClosed

from longwood.protocol import NewRound, Play
from longwood.protocol.rooms import Act, GolfSettings, Report
from longwood.server.database import prepare, rooms
from longwood.server.engines import sync_engine
from tests.server.databases import address_of, change, rows, url_of
from tests.server.playing import ANSWER_S, Browser
from tests.server.rooms.guests import Guest, open_room

pytestmark = pytest.mark.every_store

DEAL = 483920174


class Serving:
    """A `longwood serve` process with a JSON log and an access log."""

    def __init__(self, folder: Path) -> None:
        settings = {"LONGWOOD_DATABASE": address_of(folder), "LONGWOOD_LOG_FORMAT": "json", "LONGWOOD_ACCESS_LOG": "true"}
        command = [sys.executable, "-m", "longwood", "serve", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | settings)
        assert self.process.stderr is not None
        first = self.process.stderr.readline()
        self.lines = [first]
        found = re.search(r"http://[^/]+", first)
        assert found, first
        self.address = found[0]
        self._reading = threading.Thread(target=lambda: self.lines.extend(self.process.stderr or ()))
        self._reading.start()

    def stop(self) -> str:
        """Stop the server and return its complete output."""
        self.process.send_signal(signal.SIGTERM)
        self._reading.join(ANSWER_S)
        with self.process:
            assert self.process.stdout is not None
            return "".join(self.lines) + self.process.stdout.read()


def stored_numbers(folder: Path) -> set[str]:
    """Return the deal numbers, and all other long numbers, in the events of the rooms."""
    return set(re.findall(r"\d{7,}", str(rows(folder, "SELECT event FROM room_events"))))


@contextmanager
def broken_rooms(folder: Path) -> Iterator[None]:
    """Make every read and write of rooms fail until the block ends."""
    for table in ("rooms", "room_events"):
        change(folder, f"ALTER TABLE {table} RENAME TO missing_{table}")
    try:
        yield
    finally:
        for table in ("rooms", "room_events"):
            change(folder, f"ALTER TABLE missing_{table} RENAME TO {table}")


def play_alone(browser: Browser, foreign: Browser) -> str:
    """Play a game, with mistakes and help, and read everything about it. Return the table's id."""
    table = browser.deal("golf", DEAL)
    with browser.open(table) as tab:
        tab.do(Play(0, "stock", "hole"))
        tab.refused(Play(0, "9", "9"))
        tab.advice("move")
        tab.socket.send('{"type": "nonsense"}')
        tab.receive()
    for path in ("record", "replay"):
        browser.http.get(f"/api/tables/{table}/{path}").raise_for_status()
        assert foreign.http.get(f"/api/tables/{table}/{path}").status_code == 404
    browser.http.get("/api/statistics").raise_for_status()
    exported = browser.http.get("/api/games").raise_for_status().content
    assert foreign.http.post("/api/games", content=exported.replace(b'"golf"', b'"nonsense"')).status_code in (200, 400)
    assert browser.http.post("/api/tables", content=b'{"game": "golf", "deal": "-%d"}' % DEAL).status_code == 400
    browser.post("/api/rounds", NewRound("golf"))
    return table


def test_the_log_of_a_session_contains_no_secrets(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = Serving(tmp_path)
        try:
            with Browser(server.address) as ada, Browser(server.address) as bo:
                table = play_alone(ada, bo)
                settings = GolfSettings()
                room, code = msgspec.structs.astuple(open_room(ada, settings))
                found = bo.http.get(f"/api/rooms/by-code/{code}").json()["room"]
                assert found == room
                assert bo.http.get(f"/api/rooms/{code}/record").status_code == 404
                bo.http.get(f"/?code={code}&deal={DEAL}").raise_for_status()
                with Guest(ada, room) as one, Guest(bo, room) as two:
                    one.sit("Ada")
                    two.sit("Bo")
                    assert two.refused(Act(0, "d", 1))
                    two.do(Report(0, "Ada"))
                    one.ready()
                    two.ready()
                    one.until_phase("playing")
                    one.play("d")
                    numbers = stored_numbers(tmp_path)
                    stack.enter_context(broken_rooms(tmp_path))
                    with suppress(ConnectionClosed):
                        one.ask(Act(0, "d", one.room.did + 1))
                shown = ada.http.get("/api/today").headers["x-request-id"]
                cookies, players = [ada.cookie, bo.cookie], [ada.player, bo.player]
        finally:
            text = server.stop()
    lines = [json.loads(line) for line in text.splitlines()]

    # the secrets of the session
    key = json.loads((tmp_path / "secret").read_text(encoding="utf-8"))["keys"][0]["secret"]
    signatures = [cookie.rpartition(".")[2] for cookie in cookies]
    assert numbers
    for secret in (key, *cookies, *signatures, *players, room, table, code, str(DEAL), *numbers):
        assert len(secret) >= 6
        assert secret not in text, secret
    assert not re.search(r"(\b[A2-9TJQK][CDHS]\b[ ,\"']*){3}", text), "cards"

    # the information that the log must contain
    access = [line for line in lines if line["logger"] == "longwood.access"]
    (today,) = [line for line in access if line["request"] == shown]
    assert (today["method"], today["route"], today["status"]) == ("GET", "/api/today", 200)
    assert today.keys() >= {"ms", "bytes", "time", "level"}
    assert {line.get("table") for line in access if line["route"].startswith("/api/tables/{table}")} == {table[:8]}
    assert "/api/rooms/by-code/{code}" in {line["route"] for line in access}
    (reported,) = [line for line in lines if "reports the name" in line["message"]]
    assert reported["room"] == room[:8]
    assert any("cannot be written" in line["message"] for line in lines if line["level"] == "error")
    traces = [line["trace"] for line in lines if "trace" in line]
    assert any("[SQL: " in trace for trace in traces)
    assert all(("[SQL: " in trace) == ("[SQL parameters hidden" in trace) for trace in traces)


def test_the_errors_of_a_database_contain_no_stored_values(tmp_path: Path) -> None:
    """By default, those of PostgreSQL do."""
    prepare(url_of(tmp_path))
    row = {"id": "confidential", "code": "SECRET", "created_at": 1.0, "touched_at": 1.0}
    with sync_engine(url_of(tmp_path), "writing").connect() as connection:
        connection.execute(rooms.insert().values(row))
        with pytest.raises(sa.exc.IntegrityError, match="rooms") as caught:
            connection.execute(rooms.insert().values(row))
    text = "".join(traceback.format_exception(caught.value))
    assert not re.search("confidential|SECRET", text)
