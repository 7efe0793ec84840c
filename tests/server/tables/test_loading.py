"""Tables are rebuilt from their events in the background, once for all callers, and are never older than the stored state."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from longwood.rules import rules_hash
from longwood.server.tables.store import Store
from longwood.tables import cache
from longwood.tables.errors import NotFoundError
from longwood.tables.rebuild import replaying
from longwood.tables.service import Tables
from longwood.tables.state import TableState
from longwood.tables.store import ImportedGame, TableRow
from longwood.variants import find_game
from tests.server.databases import database_of
from tests.server.playing import ANSWER_S
from tests.server.tables.on_disk import DRAW, ME, OTHER, RecordingWaker, run, server

pytestmark = pytest.mark.every_store


def block_rebuilds(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, list[str]]:
    """Make every rebuild wait for an event. Return the event and the list of tables whose rebuild has started."""
    resume, started = threading.Event(), []

    def blocked(row: TableRow, texts: Sequence[str]) -> Generator[None, None, TableState]:
        started.append(row.id)
        until = time.monotonic() + ANSWER_S
        while not resume.is_set():
            assert time.monotonic() < until, "the rebuild blocked the event loop"
            yield
        return (yield from replaying(row, texts))

    monkeypatch.setattr(cache, "replaying", blocked)
    return resume, started


async def begun(started: Sequence[str]) -> None:
    """Wait until the first rebuild has started."""
    async with asyncio.timeout(ANSWER_S):
        while not started:
            await asyncio.sleep(0.001)


def test_loading_a_long_game_does_not_delay_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        long, short, played = [await tables.deal(ME, "forty-thieves", {}, "1") for _ in range(3)]
        for table in (long, short):
            await tables.act(ME, table, DRAW)
            tables.changed(table)
        with monkeypatch.context() as patched:
            resume, started = block_rebuilds(patched)
            loading = asyncio.create_task(tables.view(ME, long))
            await begun(started)
        await tables.act(ME, played, DRAW)
        assert (await tables.view(ME, short)).seq == 1
        assert not loading.done()
        resume.set()
        assert (await loading).seq == 1

    run(tmp_path, test)


def test_a_table_is_loaded_once_even_if_the_first_caller_cancels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.deal(ME, "forty-thieves", {}, "1")
        await tables.act(ME, table, DRAW)
        tables.changed(table)
        resume, started = block_rebuilds(monkeypatch)
        first = asyncio.create_task(tables.view(ME, table))
        stranger = asyncio.create_task(tables.view(OTHER, table))
        others = [asyncio.create_task(tables.act(ME, table, DRAW)) for _ in range(3)]
        await begun(started)
        first.cancel()
        resume.set()
        await asyncio.gather(*others)
        with pytest.raises(NotFoundError):
            await stranger
        assert started == [table]
        assert (await tables.view(ME, table)).seq == 4

    run(tmp_path, test)


def test_a_change_stored_while_a_table_is_loaded_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with server(tmp_path) as one, server(tmp_path) as two:
            table = await one.deal(ME, "forty-thieves", {}, "1")
            resume, started = block_rebuilds(monkeypatch)
            loading = asyncio.create_task(two.view(ME, table))
            await begun(started)
            await one.act(ME, table, DRAW)
            two.changed(table)
            resume.set()
            assert (await loading).seq == (await two.view(ME, table)).seq == 1
            assert started == [table] * 2

    asyncio.run(go())


def test_all_events_of_a_long_game_are_stored_and_read_in_order(tmp_path: Path) -> None:
    events = [
        (f'{{"type":"{what},"elapsed_ms":{n}}}', float(n)) for n in range(700) for what in ('bookmarked"', 'bookmark-removed","number":1')
    ]
    game = find_game("golf")
    row = TableRow("long", ME, game.id, {}, rules_hash(game.rules), 1, None, None, 0.0, 0.0, seq=len(events))

    async def go() -> None:
        store = Store(database_of(tmp_path))
        await store.open()
        await store.add_imported([ImportedGame(row, events, None)], row.updated_at)
        assert await store.events_of(row.id) == events
        assert (await Tables(store, RecordingWaker()).view(ME, row.id)).seq == len(events)
        await store.close()

    asyncio.run(go())


def test_a_table_that_is_not_in_memory_is_read_once_when_it_is_opened(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(database_of(tmp_path))
        async with server(tmp_path, store) as tables:
            table = await tables.deal(ME, "forty-thieves", {}, "1")
            tables.forget_all()
            reads: list[str] = []
            store.database.on_end = lambda operation, seconds: reads.append(operation)
            await tables.refresh(ME, table)
            assert (await tables.view(ME, table)).seq == 0
            assert reads == ["read"]
            await tables.refresh(ME, table)
            assert reads == ["read", "read"]

    asyncio.run(go())
