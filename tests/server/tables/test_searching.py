"""Searches of players who share the solver: they end when the player leaves, don't delay others, and are refused if the solver is busy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from longwood.protocol import Ask, NewTable, Refused, Table
from longwood.server.access.limits import ServerLimits
from longwood.server.searches import service
from longwood.server.settings.values import Settings
from longwood.tables.searches import searching
from tests.server.playing import Browser, Process, Running, eventually, posted, searches_of

pytestmark = pytest.mark.every_store

HARD = msgspec.json.encode(NewTable("black-hole", {"around_corner": False}, winnable=True))
"""A request for a winnable deal of a game that has hardly any. In these tests, the search for it goes on until it is cancelled."""


@pytest.fixture(scope="module")
def busy_server(tmp_path_factory: pytest.TempPathFactory, store_kind: str) -> Iterator[Running]:
    """A server with one solver process and a limit of two waiting searches per player."""
    limits = ServerLimits(search_workers=1, searches_of_player=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searching, "_TRIES_S", 1e6)
        patch.setattr(service, "_OVERDUE", 1e6)  # a busy machine can make a search overdue
        with Running(tmp_path_factory.mktemp("busy"), settings=Settings(limits=limits)) as running:
            yield running


def test_a_search_ends_when_its_player_disconnects(busy_server: Running) -> None:
    with Browser(busy_server.address) as browser:
        with posted(browser, "/api/tables", HARD), posted(browser, "/api/tables", HARD):
            assert eventually(lambda: sum(searches_of(browser)) == 2)
        assert eventually(lambda: searches_of(browser) == (0, 0))


def test_a_player_is_served_while_another_one_fills_the_queue(busy_server: Running) -> None:
    with Browser(busy_server.address) as stranger, Browser(busy_server.address) as player, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(posted(stranger, "/api/tables", HARD))
        assert eventually(lambda: searches_of(player) == (1, 2))
        with player.open(player.deal("golf", 15)) as tab:
            assert tab.advice("verdict").verdict == "won"
        assert player.http.post("/api/tables", content=msgspec.json.encode(NewTable("golf", winnable=True))).status_code == 201
        assert eventually(lambda: searches_of(player) == (1, 2))


def test_a_busy_solver_refuses_a_request_with_a_time_to_try_again(busy_server: Running) -> None:
    with Browser(busy_server.address) as browser, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(posted(browser, "/api/tables", HARD))
        assert eventually(lambda: searches_of(browser) == (1, 2))
        table = browser.deal("golf", 15)
        with browser.open(table) as tab:
            refusal = tab.ask(Ask(0, "move"))
            assert isinstance(refusal, Refused)
            assert (refusal.code, tab.table.seq, tab.table.helped.hints) == ("busy", 0, 0), "a refused question doesn't count"
            assert refusal.retry_after_s is not None
            assert refusal.phrase is not None
            assert refusal.phrase.values == {"waiting": 2, "seconds": refusal.retry_after_s}
        analysis = f"/api/tables/{table}/analysis?agreed=true"
        for path, body in (("/api/tables", HARD), (analysis, b"")):
            answer = browser.http.post(path, content=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert int(answer.headers["retry-after"]) == answer.json()["retry_after_s"] >= 1
        with browser.open(table) as tab:
            assert not tab.table.helped.verdict, "a refused analysis doesn't count"


def test_a_known_result_needs_no_search(busy_server: Running) -> None:
    with Browser(busy_server.address) as browser, ExitStack() as stack, browser.open(browser.deal("golf", 15)) as tab:
        assert tab.advice("verdict").verdict == "won"
        for _ in range(3):
            stack.enter_context(posted(browser, "/api/tables", HARD))
        assert eventually(lambda: searches_of(browser) == (1, 2))
        assert tab.advice("move").verdict == "won"


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
def test_no_search_outlives_a_killed_server(tmp_path: Path) -> None:
    with Process(tmp_path) as server, Browser(server.address()) as browser:
        with browser.open(browser.deal("forty-thieves", 7)) as tab:
            assert isinstance(tab.ask(Ask(0, "verdict")), Table)
            assert eventually(lambda: bool(children(server.process.pid)))
            workers = children(server.process.pid)
            server.kill()
        assert eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def children(pid: int) -> list[int]:
    """Return the ids of the child processes of a process."""
    return [int(word) for tasks in Path(f"/proc/{pid}/task").iterdir() for word in (tasks / "children").read_text().split()]
