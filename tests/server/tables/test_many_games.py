"""Imports and exports of many short games take few steps of the event loop and few transactions."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from longwood.play import Record, format_record
from longwood.rules import rules_hash
from longwood.server.tables import http
from longwood.server.tables.store import Store
from longwood.tables.errors import StoreError
from longwood.tables.events import Moved, format_event
from longwood.tables.history import parts
from longwood.tables.history.imports import Importer, exported, in_batches
from longwood.tables.service import Tables
from longwood.tables.slices import InSlices
from longwood.tables.store import TableRow
from longwood.tables.wakes import Wakes
from longwood.variants import find_game
from tests.server.databases import database_of
from tests.server.playing import GOLF_15, Browser, Running

pytestmark = pytest.mark.every_store

ME = "the player"
GAMES = 500


def lines_of(count: int) -> list[bytes]:
    rules = rules_hash(find_game("golf").rules)
    records = (format_record(Record("golf", rules, ("d",), "open +35", deal=deal)) for deal in range(count))
    return [json.dumps({"longwood": 1, "record": record, "dealt_at": n, "played_at": n}).encode() for n, record in enumerate(records)]


def test_short_games_are_stored_and_read_many_at_a_time(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(database_of(tmp_path))
        await store.open()
        operations: Counter[str] = Counter()
        store.database.on_end = lambda operation, seconds: operations.update([operation])
        importer = Importer(store, lambda table: None, 10_000, 10_000)
        body = b"\n".join([*lines_of(GAMES), *lines_of(10)])  # some twice
        found = await importer.run(ME, body)
        assert (found.added, found.known, found.bad) == (GAMES, 10, [])
        assert operations["write"] <= GAMES / 20
        assert [row.deal for row in await store.tables_of(ME)] == list(range(GAMES))
        operations.clear()
        file = b"".join([some async for some in exported(store, ME)])
        assert operations["read"] <= GAMES / 10
        assert [json.loads(line)["dealt_at"] for line in file.splitlines()] == list(range(GAMES))
        assert (await importer.run("another player", file)).added == GAMES
        assert (await importer.run(ME, file)).known == GAMES
        await store.close()

    asyncio.run(go())


def test_a_long_game_is_stored_in_parts_that_are_complete_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PART_EVENTS", 10)
    moves = GOLF_15.split()
    record = format_record(Record("golf", rules_hash(find_game("golf").rules), tuple(moves), "won -2", deal=15))
    file = json.dumps({"longwood": 1, "record": record, "dealt_at": 1, "played_at": 2}).encode()

    async def go() -> None:
        store = Store(database_of(tmp_path))
        await store.open()
        sizes: list[int] = []
        changed: list[str] = []

        async def extend(table: str, seq: int, longer: TableRow, later: Sequence[tuple[str, float]], now: float) -> None:
            sizes.append(len(later))
            if len(sizes) == 2:
                raise StoreError("the disk is full")
            await Store.extend(store, table, seq, longer, later, now)

        monkeypatch.setattr(store, "extend", extend)
        importer = Importer(store, changed.append, 10_000, 10_000)
        with pytest.raises(StoreError):
            await importer.run(ME, file)
        (row,) = await store.tables_of(ME)
        assert changed == [row.id], "a page that shows the first part learns of the second"
        tables = Tables(store, Wakes())
        assert ((row.seq, row.over, row.won), len((await tables.played(ME, row.id)).position.moves)) == ((20, False, False), 20)
        assert (await importer.run(ME, file)).continued == 1
        (row,) = await store.tables_of(ME)
        assert (row.seq, row.over, row.won, row.updated_at) == (len(moves), True, True, 2)
        assert [text for text, _ in await store.events_of(row.id)] == [format_event(Moved(move, 0)) for move in moves]
        assert max(sizes) == 10
        assert changed == [row.id] * (len(sizes) - 1)
        await store.close()

    asyncio.run(go())


def test_the_exports_of_a_player_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running: Counter[str] = Counter()
    most: Counter[str] = Counter()

    async def slow(store: Store, player: str, in_slices: InSlices) -> AsyncIterator[bytes]:
        for name in (player, "all"):
            running[name] += 1
            most[name] = max(most[name], running[name])
        for _ in range(3):
            await asyncio.sleep(0.1)
            yield b"{}\n"
        running.subtract((player, "all"))

    monkeypatch.setattr(http, "exported", slow)
    with Running(tmp_path) as server, ExitStack() as stack, ThreadPoolExecutor(6) as threads:
        browsers = [stack.enter_context(Browser(server.address)) for _ in range(2)]
        answers = list(threads.map(lambda browser: browser.http.get("/api/games"), browsers * 3))
    assert all(answer.content == b"{}\n" * 3 for answer in answers)
    assert most.pop("all") == 2
    assert list(most.values()) == [1, 1]


def test_a_long_game_is_a_batch_of_its_own() -> None:
    assert list(in_batches([3, 97, 1, 500, 2, 2], lambda count: count)) == [[3, 97], [1], [500], [2, 2]]
    assert [len(batch) for batch in in_batches([0] * 60, lambda count: count)] == [25, 25, 10]
