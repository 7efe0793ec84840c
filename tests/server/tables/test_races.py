"""Servers that change the same table at the same time: every action is stored, however many races its server loses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from longwood.errors import RefusedError
from longwood.protocol import Play
from longwood.server.tables.store import Store
from longwood.tables.errors import ConflictError
from longwood.tables.service import Tables
from longwood.tables.store import Summary, TableRow
from tests.server.databases import database_of, rows
from tests.server.playing import END, IMPOSSIBLE_GOLF, REDO, UNDO_AS_PRACTICE
from tests.server.tables.on_disk import DRAW, ME, TURN, server

pytestmark = pytest.mark.every_store


class LateStore(Store):
    """A store that lets others have a turn before each of its first writes."""

    def __init__(self, folder: Path, turns: Sequence[Callable[[], Awaitable[object]]]) -> None:
        super().__init__(database_of(folder))
        self.turns = list(turns)

    async def append(self, table: str, events: Sequence[str], summary: Summary, at: float) -> None:
        await self._let_others()
        await super().append(table, events, summary, at)

    async def deal_after(self, table: str, seq: int, row: TableRow) -> None:
        await self._let_others()
        await super().deal_after(table, seq, row)

    async def _let_others(self) -> None:
        if self.turns:
            await self.turns.pop()()


def test_two_servers_at_once_neither_lose_nor_repeat_a_move(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as one, server(tmp_path) as two:
            table = await one.deal(ME, "forty-thieves", {}, "1")
            for _ in range(6):
                await asyncio.gather(*(tables.act(ME, table, DRAW) for tables in (one, two, one, two)))
            for tables in (one, two):
                await tables.refresh(ME, table)
                assert (await tables.view(ME, table)).seq == 24

    asyncio.run(go())


def test_an_action_is_stored_however_often_another_server_is_quicker(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as quick:
            table = await quick.deal(ME, "forty-thieves", {}, "1")
            store = LateStore(tmp_path, [lambda: quick.act(ME, table, DRAW)] * 20)
            async with server(tmp_path, store) as slow:
                await slow.act(ME, table, DRAW)
                assert not store.turns
                assert (await slow.view(ME, table)).seq == 21

    asyncio.run(go())


def test_an_action_is_refused_if_the_database_keeps_aborting_it(tmp_path: Path) -> None:
    async def abort() -> None:
        raise ConflictError  # as `Database.writing` does if PostgreSQL aborts a transaction

    async def go() -> None:
        store = LateStore(tmp_path, [abort] * 100)
        async with server(tmp_path, store) as tables:
            table = await tables.deal(ME, "forty-thieves", {}, "1")
            with pytest.raises(ConflictError):
                await tables.act(ME, table, DRAW)
            assert store.turns
            assert rows(tmp_path, "SELECT count(*) FROM events") == [(0,)]

    asyncio.run(go())


async def until_end(tables: Tables, hole: str) -> None:
    await tables.act(ME, hole, END)


async def until_stuck(tables: Tables, hole: str) -> None:
    while moves := (await tables.view(ME, hole)).moves:
        await tables.act(ME, hole, Play(0, moves[0].source, moves[0].target, moves[0].count))


async def ended_round(tables: Tables, play: Callable[[Tables, str], Awaitable[None]] = until_end) -> tuple[str, str]:
    """Begin a round and play its first hole. Return the ids of the table and of the round."""
    hole = await tables.begin_round(ME, "golf", {})
    await play(tables, hole)
    view = await tables.view(ME, hole)
    assert view.round is not None
    return hole, view.round.id


def test_the_next_hole_is_the_one_that_a_quicker_server_has_dealt(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as quick:
            _, round_id = await ended_round(quick)
            store = LateStore(tmp_path, [lambda: quick.next_hole(ME, round_id)])
            async with server(tmp_path, store) as slow:
                second = await slow.next_hole(ME, round_id)
                assert not store.turns
                assert await quick.next_hole(ME, round_id) == second

    asyncio.run(go())


def test_the_next_hole_is_dealt_however_often_another_server_changes_the_last_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as quick:
            hole, round_id = await ended_round(quick, until_stuck)

            async def change() -> None:
                await quick.act(ME, hole, UNDO_AS_PRACTICE)
                await quick.act(ME, hole, REDO)

            store = LateStore(tmp_path, [change] * 10)
            async with server(tmp_path, store) as slow:
                second = await slow.next_hole(ME, round_id)
                assert not store.turns
                assert rows(tmp_path, "SELECT id FROM tables WHERE NOT closed") == [(second,)]

    asyncio.run(go())


def test_a_hole_is_reshuffled_once_by_two_servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longwood.tables.service.random_deal_number", lambda: IMPOSSIBLE_GOLF)

    async def go() -> None:
        async with server(tmp_path) as quick:
            hole = await quick.begin_round(ME, "golf", {})
            store = LateStore(tmp_path, [lambda: quick.reshuffle(ME, hole)])
            async with server(tmp_path, store) as slow:
                fresh = await slow.reshuffle(ME, hole)
                assert not store.turns
                assert rows(tmp_path, "SELECT id FROM tables WHERE NOT closed") == [(fresh,)]

    asyncio.run(go())


def test_a_deal_that_another_server_has_just_played_is_not_reshuffled(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as quick:
            table = await quick.deal(ME, "golf", {}, str(IMPOSSIBLE_GOLF))
            store = LateStore(tmp_path, [lambda: quick.act(ME, table, TURN)])
            async with server(tmp_path, store) as slow:
                with pytest.raises(RefusedError) as refused:
                    await slow.reshuffle(ME, table)
                assert refused.value.code == "no-reshuffle"
                assert not store.turns

    asyncio.run(go())
