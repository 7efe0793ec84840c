"""Malicious game files: they can't change other players' data, break the importing player's data, or slow down the server."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import ExitStack
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from longwood.errors import RefusedError
from longwood.play import format_record, make_record, start
from longwood.protocol import End, Imported
from longwood.server import background
from longwood.server.access.limits import ServerLimits
from longwood.server.background import compute, compute_in_slices, while_connected
from longwood.server.errors import TooOftenError
from longwood.server.searches.queue import Asker
from longwood.server.tables.imports import Imports
from longwood.server.tables.store import Store
from longwood.tables.errors import DisconnectedError
from longwood.tables.history import imports
from longwood.tables.history.archive import ArchiveError, ReadFile, reading
from longwood.tables.history.handover import copy_of
from longwood.tables.history.imports import exported
from longwood.tables.service import Tables
from longwood.tables.wakes import Wakes
from longwood.variants import find_game
from tests.server.databases import database_of
from tests.server.playing import ANSWER_S, GOLF_15, Browser, Running, eventually

pytestmark = pytest.mark.every_store

ME, VICTIM = "me", "victim"
DEALT_AT = 1_700_000_000.0


def on_a_server(folder: Path, test: Callable[[Store, Tables, Imports], Awaitable[None]], limits: ServerLimits | None = None) -> None:
    async def go() -> None:
        store = Store(database_of(folder))
        await store.open()
        try:
            tables = Tables(store, Wakes())
            async with asyncio.timeout(ANSWER_S):
                await test(store, tables, Imports(store, tables.changed, limits or ServerLimits()))
        finally:
            await store.close()

    asyncio.run(go())


def golf(moves: int = 3, deal: int = 15, **changes: Any) -> dict[str, Any]:
    """Return a line of a file with a game of Golf of a few moves. It was dealt at DEALT_AT plus its deal number."""
    game = find_game("golf")
    position = start(game.rules, deal)
    for text in GOLF_15.split()[:moves]:
        position.push_text(text)
    record = format_record(make_record("golf", game.options, game.rules, position, deal=deal))
    return {"longwood": 1, "record": record, "dealt_at": DEALT_AT + deal, "played_at": DEALT_AT + 100, **changes}


def body(*lines: dict[str, Any]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def with_events(*given: dict[str, Any]) -> dict[str, Any]:
    """Return a game of Golf with these events, and a record of the moves in them."""
    moves = sum(event["type"] == "moved" for event in given)
    return golf(moves, events=[{"at": DEALT_AT, "event": {"elapsed_ms": 0, **event}} for event in given])


def finished(work: Generator[None, None, ReadFile]) -> ReadFile:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: ReadFile = end.value
            return found


def moved(number: int) -> dict[str, Any]:
    return {"type": "moved", "move": GOLF_15.split()[number]}


THIEVES = find_game("forty-thieves")
WITHOUT_ROUNDS = format_record(make_record(THIEVES.id, THIEVES.options, THIEVES.rules, start(THIEVES.rules, 1), deal=1))
BAD = {
    "a time that no calendar has": golf(dealt_at=1e300),
    "a last move in the far future": golf(played_at=4.2e9),
    "an event in the far future": golf(1, events=[{"at": 1e300, "event": {"elapsed_ms": 0, **moved(0)}}]),
    "a round begun in the far future": golf(round="r", hole=1, round_at=1e300),
    "a hole that does not fit into 64 bits": golf(round="r", hole=2**70, round_at=DEALT_AT),
    "a tenth hole": golf(round="r", hole=10, round_at=DEALT_AT),
    "a hole without a round": golf(hole=1),
    "a time without a round": golf(round_at=DEALT_AT),
    "a negative time": with_events({**moved(0), "elapsed_ms": -1}),
    "an impossible time before the last event": with_events({**moved(0), "elapsed_ms": 2**70}, moved(1)),
    "ten bookmarks": with_events(*(one for number in range(10) for one in ({"type": "bookmarked"}, moved(number)))),
    "the removal of an unknown bookmark": with_events({"type": "bookmark-removed", "number": 7}),
    "a return to an unknown bookmark": with_events({"type": "returned", "number": 1}),
    "a move after the end": with_events({"type": "ended"}, moved(0)),
    "an undo after the end of a hole": with_events(moved(0), {"type": "ended"}, {"type": "undone"}, moved(0)),
    "an undo too many": with_events({"type": "undone"}),
    "a deal number that does not fit": golf(record=golf()["record"].replace("longwood-1 15", f"longwood-1 {2**63}")),
    "a round of a game without rounds": golf(record=WITHOUT_ROUNDS, round="r", hole=1, round_at=DEALT_AT),
}


@pytest.mark.parametrize("what", BAD)
def test_a_file_with_one_bad_line_is_refused_as_a_whole(tmp_path: Path, what: str) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        found = await imports.run(ME, body(golf(deal=1, moves=0, events=[]), golf(), BAD[what]))
        assert [bad.line for bad in found.bad] == [3]
        assert (found.added, await store.tables_of(ME)) == (0, [])
        assert (await imports.run(ME, body(golf()))).added == 1

    on_a_server(tmp_path, test)


def test_an_import_never_joins_the_round_of_another_player(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        first = await tables.begin_round(VICTIM, "golf", {})
        row = await store.table(first)
        assert row is not None
        assert row.round is not None
        for round_at in ({}, {"round_at": row.created_at}):
            found = await imports.run(ME, body(golf(deal=15 + len(round_at), moves=0, round=row.round, hole=2, **round_at)))
            assert (found.added, found.bad) == (1, [])
        mine = await store.tables_of(ME)
        assert {one.hole for one in mine} == {2}
        assert row.round not in {one.round for one in mine}
        assert [one.player for one in await store.tables_of_round(row.round)] == [VICTIM]
        await tables.act(VICTIM, first, End(0))
        await tables.next_hole(VICTIM, row.round)
        assert await tables.remove_all(VICTIM) == 2

    on_a_server(tmp_path, test)


@pytest.mark.parametrize("round_at", [{}, {"round_at": DEALT_AT + 1}])
def test_the_holes_of_a_round_stay_together_and_are_recognised_without_their_ids(tmp_path: Path, round_at: dict[str, float]) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        holes = [golf(0, deal, round="a", hole=deal, **round_at) for deal in (1, 2, 3)]
        assert (await imports.run(ME, body(*holes[:2]))).added == 2
        renamed = [{**hole, "round": "b"} for hole in holes]
        found = await imports.run(ME, body(*renamed))
        assert (found.added, found.known) == (1, 2)
        rows = await store.tables_of(ME)
        assert [row.hole for row in rows] == [1, 2, 3]
        assert len({row.round for row in rows}) == 1
        assert not {row.round for row in rows} & {"a", "b"}
        assert sum([lines.count(b"\n") async for lines in exported(store, ME)]) == 3

    on_a_server(tmp_path, test)


def test_games_of_different_rules_never_share_a_round(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        game = find_game("golf", {"queens_on_kings": True})
        other = format_record(make_record("golf", game.options, game.rules, start(game.rules, 2), deal=2))
        found = await imports.run(ME, body(golf(0, 1, round="a", hole=1), {**golf(0, 2, round="a", hole=2), "record": other}))
        assert (found.added, len({row.round for row in await store.tables_of(ME)})) == (2, 2)

    on_a_server(tmp_path, test)


def on_hole(deals: range) -> bytes:
    """Return a file with a game of each deal, all on the first hole of one round."""
    return body(*(golf(0, deal, round="a", hole=1, round_at=DEALT_AT) for deal in deals))


def test_a_round_has_only_a_few_games_on_each_hole_and_its_view_needs_only_the_last(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        with pytest.raises(ArchiveError, match="hole 1 of a round"):
            await imports.run(ME, on_hole(range(21)))
        assert await store.tables_of(ME) == []
        for deals in (range(11), range(20)):
            await imports.run(ME, on_hole(deals))
        with pytest.raises(ArchiveError, match="hole 1 of a round"):
            await imports.run(ME, on_hole(range(20, 21)))
        assert (await imports.run(ME, body(golf(0, 30, round="a", hole=2, round_at=DEALT_AT)))).added == 1
        rows = await store.tables_of(ME)
        assert len(rows) == 21
        assert rows[0].round is not None
        assert [row.deal for row in await store.tables_of_round(rows[0].round)] == [19, 30]

    on_a_server(tmp_path, test)


def test_a_player_can_store_only_so_many_games(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        few = Tables(store, Wakes(), most_games=3)
        await few.deal(ME, "golf", {}, "1")
        with pytest.raises(RefusedError) as caught:
            await imports.run(ME, body(*(golf(1, deal=deal) for deal in range(3))))
        assert caught.value.code == "many-games"
        assert len(await store.tables_of(ME)) == 1
        await imports.run(ME, body(*(golf(1, deal=deal) for deal in range(2))))
        assert await imports.run(ME, body(*(golf(1, deal=deal) for deal in range(2)))) == Imported(0, 0, 2, [])
        for start_game in (few.deal(ME, "golf", {}, None), few.begin_round(ME, "golf", {})):
            with pytest.raises(RefusedError) as caught:
                await start_game
            assert caught.value.code == "many-games"
        await few.deal(VICTIM, "golf", {}, None)

    on_a_server(tmp_path, test, ServerLimits(games_of_player=3))


def test_the_games_that_an_address_imports_are_limited(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        async def imported(player: str, address: str, deals: range) -> int:
            async with imports.place(Asker.at(player, address), 0):
                return (await imports.run(player, body(*(golf(1, deal=deal) for deal in deals)))).added

        assert await imported("ada", "192.0.2.1", range(3)) == 3
        assert await imported("bo", "192.0.2.1", range(1)) == 1
        assert await imported("ada", "192.0.2.1", range(2)) == 0, "known games don't count"
        with pytest.raises(TooOftenError):
            await imported("cleo", "192.0.2.1", range(1))
        assert await store.tables_of("cleo") == []
        assert await imported("cleo", "192.0.2.2", range(5)) == 5, "a full bucket is enough for every file"

    on_a_server(tmp_path, test, ServerLimits(imported_games_burst=4, imported_games_a_minute=1e-6))


def test_the_events_that_an_address_imports_are_limited(tmp_path: Path) -> None:
    """A record of a few kilobytes can have thousands of moves, and each takes more than a hundred bytes in the database."""

    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        async def imported(player: str, address: str, *lines: Any) -> None:
            async with imports.place(Asker.at(player, address), 0):
                await imports.run(player, body(*lines))

        shorter = golf(2)
        await imported("ada", "192.0.2.1", golf(3), golf(1, deal=16))
        await imported("ada", "192.0.2.1", golf(3))  # known events don't count
        with pytest.raises(TooOftenError):
            await imported("ada", "192.0.2.1", golf(5))
        assert [row.seq for row in await store.tables_of("ada")] == [3, 1]
        await imported("ada", "192.0.2.1", golf(4))
        with pytest.raises(TooOftenError):
            await imported("bo", "192.0.2.1", shorter)
        await imported("bo", "192.0.2.2", shorter)

    on_a_server(tmp_path, test, ServerLimits(imported_events_burst=5, imported_events_a_minute=1e-6))


def test_the_bytes_that_an_address_imports_are_limited(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        async def received(player: str, address: str, size: int) -> None:
            async with imports.place(Asker.at(player, address), size):
                pass

        await received("ada", "192.0.2.1", 900)
        await received("bo", "192.0.2.1", 100)
        with pytest.raises(TooOftenError):
            await received("ada", "192.0.2.1", 1)
        await received("ada", "192.0.2.2", 5000)  # a full bucket is enough for every file

    on_a_server(tmp_path, test, ServerLimits(imported_bytes_burst=1000, imported_bytes_a_minute=1e-6))


def test_games_that_are_handed_over_count_as_imported_ones(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        dealt = [await tables.deal(ME, "golf", {}, str(deal)) for deal in range(3)]
        bodies = [msgspec.json.encode(await copy_of(store, ME, table, 0)) for table in dealt]
        await store.remove_all(ME)
        async with imports.place(Asker.at(ME, "192.0.2.1"), 0):
            for states in (["stored"], ["known"]):
                assert [one.state for one in (await imports.hand_over(ME, bodies[0])).tables] == states
            await imports.hand_over(ME, bodies[1])
            with pytest.raises(TooOftenError):
                await imports.hand_over(ME, bodies[2])
        assert len(await store.tables_of(ME)) == 2

    on_a_server(tmp_path, test, ServerLimits(imported_games_burst=2, imported_games_a_minute=1e-6))


TOO_LONG = {"moves": "d " * 2_000_000, "fewer moves": "d " * 900_000, "comments": "d{}" * 600_000, "other spaces": "d\x0b" * 900_000}


@pytest.mark.parametrize("what", TOO_LONG)
def test_a_record_of_millions_of_moves_is_refused_without_being_parsed(what: str) -> None:
    line = body(golf(record=golf()["record"] + TOO_LONG[what]))
    started = time.process_time()
    (bad,) = finished(reading(line, ME, 10)).bad
    assert time.process_time() - started < 0.2, "reading all its moves takes several seconds"
    assert bad.phrase is not None
    assert bad.phrase.id == "error-archive-long"


def test_a_file_with_too_many_lines_is_refused_before_it_is_split(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        assert await imports.run(ME, b"\n" * 5) == Imported(0, 0, 0, [])
        with pytest.raises(ArchiveError, match="at most 5 lines"):
            await imports.run(ME, b"\n" * 6)

    on_a_server(tmp_path, test, ServerLimits(import_lines=5))


class Endless:
    """Replaces the file reader with one that never ends, and counts how many are running."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps: dict[str, int] = {}
        self.ended: set[str] = set()
        monkeypatch.setattr(background, "_SLICE_S", 0.0)
        monkeypatch.setattr(imports, "reading", self.reading)

    def reading(self, body: bytes, player: str, most_lines: int) -> Generator[None, None, None]:
        try:
            while True:
                self.steps[player] = self.steps.get(player, 0) + 1
                yield
        finally:
            self.ended.add(player)

    async def until_running(self, player: str) -> None:
        before = self.steps.get(player, 0)
        while self.steps.get(player, 0) < before + 3:
            await asyncio.sleep(0.001)


def test_other_computations_run_during_an_import(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        endless = Endless(monkeypatch)
        importing = asyncio.create_task(compute_in_slices(endless.reading(b"", ME, 0)))
        await endless.until_running(ME)
        assert await compute(sum, [1, 2]) == 3
        importing.cancel()
        await asyncio.gather(importing, return_exceptions=True)
        await compute(sum, [])  # now the slice that was running has ended
        steps = dict(endless.steps)
        await compute(sum, [])
        assert endless.steps == steps, "nothing runs on after the cancellation"

    asyncio.run(go())


def test_only_a_few_imports_run_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        endless = Endless(monkeypatch)
        running, waiting = (asyncio.create_task(imports.run(player, b"")) for player in ("ada", "bo"))
        await endless.until_running("ada")
        assert "bo" not in endless.steps
        running.cancel()
        await endless.until_running("bo")
        waiting.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)

    on_a_server(tmp_path, test, ServerLimits(imports=1))


def test_one_address_cannot_delay_the_imports_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        endless = Endless(monkeypatch)

        async def run(player: str, address: str) -> None:
            async with imports.place(Asker.at(player, address), 0):
                await imports.run(player, b"")

        many = [asyncio.create_task(run(f"ada {number}", "192.0.2.1")) for number in range(3)]
        await endless.until_running("ada 0")
        assert "ada 1" not in endless.steps, "one of the two places is for others"
        bo = asyncio.create_task(run("bo", "192.0.2.2"))
        await endless.until_running("bo")
        cleo = asyncio.create_task(run("cleo", "192.0.2.3"))
        bo.cancel()
        await endless.until_running("cleo")
        assert endless.steps.keys() == {"ada 0", "bo", "cleo"}
        cleo.cancel()
        many[0].cancel()
        await endless.until_running("ada 1")
        for task in many:
            task.cancel()
        await asyncio.gather(*many, bo, cleo, return_exceptions=True)

    on_a_server(tmp_path, test, ServerLimits(imports=2))


def test_an_import_that_loses_its_place_takes_none_from_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if its file is complete in the same moment."""

    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        endless = Endless(monkeypatch)
        running = asyncio.create_task(imports.run("the running one", b""))
        await endless.until_running("the running one")
        monkeypatch.undo()
        ada = Importer(imports, "ada", "192.0.2.1")
        await ada.is_admitted.wait()
        bo = Importer(imports, "bo", "192.0.2.1", body(golf()))
        await bo.is_admitted.wait()
        others = [Importer(imports, player, "192.0.2.2", body(golf())) for player in ("dan", "eve")]
        for other in others:
            await other.is_admitted.wait()
            other.is_complete.set()
        cleo = Importer(imports, "cleo", "192.0.2.3")
        bo.is_complete.set()
        assert await bo.refusal() == "many-imports"
        await cleo.is_admitted.wait()
        for task in (running, ada.task, cleo.task):
            task.cancel()
        await asyncio.gather(running, ada.task, cleo.task, *(other.task for other in others), return_exceptions=True)
        assert [len(await store.tables_of(player)) for player in ("bo", "dan", "eve")] == [0, 1, 1]

    on_a_server(tmp_path, test, ServerLimits(imports=1, imports_waiting=4))


@pytest.mark.sqlite_only("a cancelled transaction of PostgreSQL stores nothing")
def test_an_import_that_is_repeated_while_the_first_is_stored_doubles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        lines = body(*(golf(1, deal=deal) for deal in range(3)))

        async def run() -> Imported:
            async with imports.place(Asker.at(ME, "192.0.2.1"), 0):
                return await imports.run(ME, lines)

        is_storing, may_store = threading.Event(), threading.Event()

        write = store.database.write_beside_others

        async def slow(work: Callable[[Any], None]) -> None:
            def wait_and_work(connection: Any) -> None:
                is_storing.set()
                may_store.wait(ANSWER_S)
                work(connection)

            await write(wait_and_work)

        monkeypatch.setattr(store.database, "write_beside_others", slow)
        first = asyncio.create_task(run())
        await asyncio.to_thread(is_storing.wait, ANSWER_S)
        first.cancel()  # the client leaves
        with pytest.raises(RefusedError):  # the first one still has the place, because its games may yet be stored
            await run()
        may_store.set()
        await asyncio.gather(first, return_exceptions=True)
        await run()
        assert [row.deal for row in await store.tables_of(ME)] == [0, 1, 2]

    on_a_server(tmp_path, test)


class Importer:
    """A player whose import is admitted, but whose file doesn't arrive until `is_complete` is set."""

    def __init__(self, imports: Imports, player: str, address: str, file: bytes = b"") -> None:
        self.imports = imports
        self.asker = Asker.at(player, address)
        self.file = file
        self.is_admitted = asyncio.Event()
        self.is_complete = asyncio.Event()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        async with self.imports.place(self.asker, 0):
            self.is_admitted.set()
            await self.is_complete.wait()
            await self.imports.run(self.asker.player, self.file)

    async def refusal(self) -> str:
        """Return the code with which the import is refused or ended."""
        with pytest.raises(RefusedError) as caught:
            await self.task
        return caught.value.code


def test_the_places_of_waiting_imports_are_shared_fairly(tmp_path: Path) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        ada, bo = (Importer(imports, player, "192.0.2.1") for player in ("ada", "bo"))
        await asyncio.gather(ada.is_admitted.wait(), bo.is_admitted.wait())
        assert await Importer(imports, "cleo", "192.0.2.1").refusal() == "many-imports", "the address has two"
        assert await Importer(imports, "ada", "192.0.2.9").refusal() == "importing"
        others = [Importer(imports, f"guest {number}", f"2001:db8:0:{number}::1") for number in range(2)]
        for other in others:
            await other.is_admitted.wait()
        assert await Importer(imports, "guest", "2001:db8:0:7::1").refusal() == "many-imports", "the site has two"
        dan = Importer(imports, "dan", "192.0.2.2")
        await dan.is_admitted.wait()
        assert await bo.refusal() == "many-imports", "it lost its place"
        for one in (ada, dan, *others):
            one.task.cancel()
        await asyncio.gather(*(one.task for one in (ada, dan, *others)), return_exceptions=True)
        async with imports.place(ada.asker, 0):  # and all places are free again
            assert await imports.run("ada", body(golf())) == Imported(1, 0, 0, [])

    on_a_server(tmp_path, test, ServerLimits(imports=1, imports_waiting=4, imports_of_address=2))


def test_a_running_import_keeps_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store, tables: Tables, imports: Imports) -> None:
        endless = Endless(monkeypatch)

        async def run() -> None:
            async with imports.place(Asker.at("ada", "192.0.2.1"), 0):
                await imports.run("ada", b"")

        running = asyncio.create_task(run())
        await endless.until_running("ada")
        others = [Importer(imports, str(number), f"192.0.2.{number}") for number in range(2, 4)]
        for other in others:
            await other.is_admitted.wait()
        await endless.until_running("ada")
        for task in (running, *(other.task for other in others)):
            task.cancel()
        await asyncio.gather(running, *(other.task for other in others), return_exceptions=True)

    on_a_server(tmp_path, test, ServerLimits(imports=1, imports_waiting=2))


def test_an_import_is_refused_before_its_file_is_received(tmp_path: Path) -> None:
    limits = ServerLimits(imports=1, imports_waiting=2, imports_of_address=1)
    with Running(tmp_path, limits=limits) as running, ExitStack() as stack:
        url = httpx.URL(running.address)

        def importing(browser: Browser, address: str) -> socket.socket:
            """Send the headers of an import, but not the file."""
            connection = stack.enter_context(socket.create_connection((url.host, url.port or 0), timeout=ANSWER_S))
            lines = [
                "POST /api/games HTTP/1.1",
                f"Host: {url.host}:{url.port}",
                f"Cookie: {browser.cookie}",
                f"X-Forwarded-For: {address}",
                "Content-Length: 100000",  # a small body would be received first
            ]
            connection.sendall("\r\n".join([*lines, "", ""]).encode())
            return connection

        def refused(browser: Browser) -> bytes:
            answer = HTTPResponse(importing(browser, "192.0.2.1"))
            answer.begin()
            return answer.read()

        ada, bo = (stack.enter_context(Browser(running.address)) for _ in range(2))
        importing(ada, "192.0.2.1")
        assert eventually(lambda: b"importing" in refused(ada))
        assert b"many-imports" in refused(bo)


def test_an_import_ends_when_its_client_disconnects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path) as running, Browser(running.address) as browser:
        endless = Endless(monkeypatch)
        url = browser.http.base_url
        head = f"POST /api/games HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nCookie: {browser.cookie}\r\nContent-Length: 2\r\n\r\n{{}}"
        with socket.create_connection((url.host, url.port or 0)) as connection:
            connection.sendall(head.encode())
            assert eventually(lambda: browser.player in endless.steps)
            assert browser.problem("POST", "/api/games", content="{}")[:2] == (409, "importing")
            assert not endless.ended
        assert eventually(lambda: browser.player in endless.ended)


def test_while_connected_returns_the_result_or_raises_the_error() -> None:
    async def never() -> Any:
        await asyncio.Event().wait()

    async def gone() -> Any:
        return {"type": "http.disconnect"}

    async def divide(by: int) -> float:
        return 1 / by

    async def go() -> None:
        assert await while_connected(never, divide(2)) == 0.5
        with pytest.raises(ZeroDivisionError):
            await while_connected(never, divide(0))
        with pytest.raises(DisconnectedError):
            await while_connected(gone, never())
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(go())
