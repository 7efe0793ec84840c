"""Tables on a real database: events are stored before they are sent and keep one order, despite other writers and failures."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from longwood.cards import format_card
from longwood.errors import IllegalMoveError, LongwoodError, RefusedError
from longwood.play import start
from longwood.protocol import Action, End, NewTable, Play, Redo, Table, Undo
from longwood.rules import Rules
from longwood.server import engines
from longwood.server.tables.store import Store
from longwood.solver.difficulty import Grade
from longwood.tables import cache
from longwood.tables.errors import ConflictError, NotFoundError, StoreError, UnplayableError
from longwood.tables.service import Tables
from longwood.tables.store import Summary, TableRow
from longwood.variants import find_game
from tests.server.databases import change, database_of, locked, rows
from tests.server.playing import IMPOSSIBLE_GOLF
from tests.server.tables.on_disk import DRAW, ME, OTHER, TODAY, TURN, RecordingWaker, run, server
from tests.soak import times

pytestmark = pytest.mark.every_store


def without_ref(view: Table) -> Table:
    return msgspec.structs.replace(view, ref=None)


@pytest.mark.soak
@example("golf", 113)
@given(st.sampled_from(["indian", "napoleon-at-st-helena", "golf", "tri-peaks"]), st.integers(0, 2**32))
@settings(max_examples=times(8, 300))
def test_the_state_that_is_sent_is_already_stored(game: str, seed: int) -> None:
    random = Random(seed)

    async def go(folder: Path) -> None:
        async with server(folder) as tables:
            table = await tables.deal(ME, game, {}, str(seed))
            shown = await tables.view(ME, table)
            for _ in range(random.randrange(30)):
                moves = [Play(0, m.source, m.target, m.count, random.randrange(10**6)) for m in shown.moves]
                others: list[Action] = [Undo(0, practice=True), Redo(0), Undo(0), Play(0, "c1", "c2"), End(0)]
                action = random.choice(others) if random.random() < 0.3 or not moves else random.choice(moves)
                if action == End(0) and random.random() < 0.9:
                    continue
                try:
                    await tables.act(ME, table, action)
                except LongwoodError:
                    assert await tables.view(ME, table) == shown
                shown = await tables.view(ME, table)
                assert rows(folder, 'SELECT count(*), max("seq") FROM events') == [(shown.seq, shown.seq or None)]
            (summary,) = rows(folder, 'SELECT "seq", played, elapsed_ms, score, practice FROM tables')
            assert summary == (shown.seq, shown.played, shown.elapsed_ms, shown.score.value, shown.practice)
        async with server(folder) as tables:
            assert await tables.view(ME, table) == shown

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(go(Path(folder)))


def test_a_game_stored_before_messages_had_names_can_be_continued(tmp_path: Path) -> None:
    older = [
        '{"type":"moved","move":"5-3","elapsed_ms":0}',
        '{"type":"moved","move":"d","elapsed_ms":3}',
        '{"type":"bookmarked","elapsed_ms":3}',
        '{"type":"undone","elapsed_ms":4}',
        '{"type":"redone","elapsed_ms":4}',
        '{"type":"moved","move":"d","elapsed_ms":4,"shown":true}',
        '{"type":"returned","number":1,"elapsed_ms":4}',
        '{"type":"bookmark-removed","number":1,"elapsed_ms":4}',
        '{"type":"helped","help":"nudge","elapsed_ms":5}',
        '{"type":"restarted","elapsed_ms":6}',
        '{"type":"moved","move":"d","elapsed_ms":6}',
    ]

    async def go() -> None:
        async with server(tmp_path) as tables:
            table = await tables.deal(ME, "forty-thieves", {}, "108")
            for seq, text in enumerate(older, 1):
                change(tmp_path, 'INSERT INTO events ("table", seq, event, at) VALUES (?, ?, ?, 0.0)', table, seq, text)
            change(tmp_path, "UPDATE tables SET seq = ?", len(older))
        async with server(tmp_path) as tables:
            view = await tables.view(ME, table)
            assert (view.seq, view.played, view.practice, view.helped.hints, view.elapsed_ms) == (11, 1, True, 1, 6)
            for message in (DRAW, replace(DRAW, name="late")):
                with pytest.raises(RefusedError, match="changed"):
                    await tables.act(ME, table, replace(message, after=10))
            for _ in range(2):
                await tables.act(ME, table, replace(DRAW, after=11, name="next"))
            assert (await tables.view(ME, table)).seq == 12
        async with server(tmp_path) as tables:
            await tables.act(ME, table, replace(DRAW, after=11, name="next"))
            assert (await tables.view(ME, table)).seq == 12
        stored = [text for (text,) in rows(tmp_path, 'SELECT event FROM events ORDER BY "seq"')]
        assert stored == [*older, '{"type":"moved","move":"d","elapsed_ms":6,"name":"next"}']

    asyncio.run(go())


def test_a_move_that_cannot_be_stored_has_no_effect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_WAIT_S", 0.5)

    async def test(tables: Tables) -> None:
        table = await tables.deal(ME, "golf", {}, "1")
        fresh = await tables.view(ME, table)
        with locked(tmp_path):
            first = asyncio.create_task(tables.act(ME, table, TURN))
            await asyncio.sleep(0)
            second = asyncio.create_task(tables.act(ME, table, TURN))  # waits for the first
            look = asyncio.create_task(tables.view(ME, table))
            with pytest.raises(StoreError, match=r"locked|lock timeout"):
                await first
        await second
        assert (await look).seq in (0, 1)
        assert without_ref(await tables.view(ME, table)) != fresh
        assert rows(tmp_path, 'SELECT "seq" FROM events') == [(1,)]

    run(tmp_path, test)
    run(tmp_path, lambda tables: _check_seq(tables, tmp_path, 1))


async def _check_seq(tables: Tables, folder: Path, seq: int) -> None:
    ((table,),) = rows(folder, "SELECT id FROM tables")
    assert (await tables.view(ME, str(table))).seq == seq


def test_simultaneous_actions_on_one_table_are_stored_one_after_another(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.deal(ME, "forty-thieves", {}, "1")
        await asyncio.gather(*(tables.act(ME, table, DRAW) for _ in range(20)))
        view = await tables.view(ME, table)
        assert (view.seq, view.played) == (20, 20)
        assert rows(tmp_path, 'SELECT "seq" FROM events ORDER BY "seq"') == [(n,) for n in range(1, 21)]

    run(tmp_path, test)


def test_the_slower_of_two_servers_is_refused_and_then_shows_the_stored_state(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as one, server(tmp_path) as two:
            table = await one.deal(ME, "forty-thieves", {}, "1")
            await two.view(ME, table)  # now both servers have the table in memory
            await one.act(ME, table, DRAW)
            with pytest.raises(RefusedError, match="changed"):
                await two.act(ME, table, replace(DRAW, after=0))
            assert await two.view(ME, table) == await one.view(ME, table)
            await two.act(ME, table, DRAW)
            await one.refresh(ME, table)
            assert await one.view(ME, table) == await two.view(ME, table)
            assert (await one.view(ME, table)).seq == 2

    asyncio.run(go())


def test_a_message_that_another_server_has_applied_is_not_applied_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as one, server(tmp_path) as two:
            table = await one.deal(ME, "forty-thieves", {}, "1")
            await two.view(ME, table)
            message = replace(DRAW, after=0, name="first")
            for tables in (one, two, one):
                await tables.act(ME, table, message)
                assert (await tables.view(ME, table)).seq == 1
            await one.act(ME, table, replace(DRAW, after=1, name="second"))
            await two.act(ME, table, replace(DRAW, after=2, name="third"))  # the browser has already seen the second
            assert (await two.view(ME, table)).seq == 3
            assert (await one.played(ME, table)).position.played == 3

    asyncio.run(go())


def test_a_hole_closed_by_one_server_accepts_no_move_from_another(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as one, server(tmp_path) as two:
            hole = await one.begin_round(ME, "golf", {})
            await one.act(ME, hole, End(0))
            await two.refresh(ME, hole)
            view = await two.view(ME, hole)
            assert view.round is not None
            score = view.score.value
            await one.next_hole(ME, view.round.id)
            change(tmp_path, "UPDATE tables SET closed = true")  # the first hole is already closed
            with pytest.raises(RefusedError):
                await two.act(ME, hole, Undo(0))
            assert rows(tmp_path, f"SELECT score FROM tables WHERE id = '{hole}'") == [(score,)]

    asyncio.run(go())


def test_an_open_hole_that_another_server_closed_accepts_no_move(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as one, server(tmp_path) as two:
            hole = await one.deal(ME, "golf", {}, str(IMPOSSIBLE_GOLF))
            await two.view(ME, hole)
            fresh = await one.reshuffle(ME, hole)
            with pytest.raises(RefusedError, match="next hole"):
                await two.act(ME, hole, TURN)
            assert (await two.view(ME, hole)).ended
            await two.act(ME, fresh, TURN)

    asyncio.run(go())


@pytest.mark.parametrize("processes", [1, 2])
def test_the_next_hole_is_dealt_once(tmp_path: Path, processes: int) -> None:
    async def go() -> None:
        async with server(tmp_path) as one, server(tmp_path) as two:
            hole = await one.begin_round(ME, "golf", {})
            await one.act(ME, hole, End(0))
            view = await one.view(ME, hole)
            assert view.round is not None
            requests = (one, one if processes == 1 else two, one)
            assert len(set(await asyncio.gather(*(t.next_hole(ME, view.round.id) for t in requests)))) == 1
            assert rows(tmp_path, "SELECT count(*) FROM tables WHERE hole = 2") == [(1,)]

    asyncio.run(go())


def test_a_hole_is_not_closed_if_the_next_one_cannot_be_dealt(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(database_of(tmp_path))
        await store.open()
        tables = Tables(store, RecordingWaker())
        table = await tables.deal(ME, "golf", {}, "1")
        row = await store.table(table)
        assert row is not None
        with pytest.raises(StoreError):
            await store.deal_after(table, 0, row)  # this id is already in use
        assert await store.table(table) == row
        with pytest.raises(ConflictError):
            await store.append(table, ["{}"], Summary(2, 0, 0, 0, False, False, False, False, False, 0), 0.0)
        assert rows(tmp_path, "SELECT count(*) FROM events") == [(0,)]
        await store.close()

    asyncio.run(go())


def test_tables_that_do_not_fit_in_the_cache_are_rebuilt_from_their_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_IN_MEMORY", 3)

    async def test(tables: Tables) -> None:
        dealt = [await tables.deal(ME, "forty-thieves", {}, str(n)) for n in range(8)]
        for turn in range(1, 4):  # more tables than fit in the cache
            await asyncio.gather(*(tables.act(ME, table, DRAW) for table in dealt))
            for table in dealt:
                assert (await tables.view(ME, table)).seq == turn
            assert len(tables._cache._entries) == 3

    run(tmp_path, test)


def test_another_players_table_is_reported_as_unknown(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        mine = await tables.begin_round(ME, "golf", {})
        view = await tables.view(ME, mine)
        assert view.round is not None
        answers = set()
        for table, round_id in ((mine, view.round.id), ("nothing", "nothing")):
            for asked in (
                tables.view(OTHER, table),
                tables.seq(OTHER, table),
                tables.refresh(OTHER, table),
                tables.act(OTHER, table, TURN),
                tables.reshuffle(OTHER, table),
            ):
                with pytest.raises(NotFoundError) as caught:
                    await asked
                answers.add(str(caught.value))
            with pytest.raises(NotFoundError, match="round"):
                await tables.next_hole(OTHER, round_id)
        assert len(answers) == 1
        assert await tables.resumable(OTHER, TODAY) == []
        assert (await tables.view(ME, mine)).seq == 0

    run(tmp_path, test)
    run(tmp_path, lambda tables: _check_unknown(tables, tmp_path))


async def _check_unknown(tables: Tables, folder: Path) -> None:
    """Check that the table is unknown even when it has to be loaded."""
    ((table,),) = rows(folder, "SELECT id FROM tables")
    with pytest.raises(NotFoundError):
        await tables.view(OTHER, str(table))
    await tables.view(ME, str(table))


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("UPDATE tables SET game = 'whist'", "whist"),
        ("UPDATE tables SET options = '{\"jokers\": 7}'", "jokers"),
        ("UPDATE tables SET rules = 'older'", "rules"),
        ("UPDATE events SET event = '{' WHERE seq = 2", "event 2"),
        ('UPDATE events SET event = \'{"type":"jumped"}\' WHERE seq = 1', "event 1"),
        ('UPDATE events SET event = \'{"type":"moved","move":"c9","elapsed_ms":0}\' WHERE seq = 2', "event 2"),
        ('UPDATE events SET event = \'{"type":"moved","move":"1-2","elapsed_ms":0}\' WHERE seq = 3', "event 3"),
        ('UPDATE events SET event = \'{"type":"undone","elapsed_ms":0}\' WHERE seq = 1', "event 1"),
        ('UPDATE events SET event = \'{"type":"redone","elapsed_ms":0}\' WHERE seq = 1', "event 1"),
        ("DELETE FROM events WHERE seq = 3", "3 events, but has 2"),
    ],
)
def test_a_damaged_game_is_reported_without_revealing_a_card(tmp_path: Path, damage: str, words: str) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.deal(ME, "indian", {}, "1")
        for _ in range(3):
            await tables.act(ME, table, DRAW)
        await tables.deal(ME, "golf", {}, "1")

    async def look(tables: Tables) -> None:
        ((table,),) = rows(tmp_path, 'SELECT id FROM tables WHERE "seq" = 3')
        with pytest.raises(UnplayableError, match=words) as caught:
            await tables.view(ME, str(table))
        assert not any(format_card(c) in str(caught.value) for c in start(find_game("indian").rules, 1).stock)
        assert caught.value.__cause__ is None or not isinstance(caught.value.__cause__, IllegalMoveError)
        assert [game.game for game in await tables.resumable(ME, TODAY)] == ([] if words in ("whist", "jokers") else ["indian"])

    run(tmp_path, play)
    change(tmp_path, damage)
    run(tmp_path, look)


def test_the_time_played_is_at_most_the_age_of_the_table(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.deal(ME, "golf", {}, "1")
        for claimed, least, most in ((700, 700, 700), (2**80, 700, 60_000), (-(2**80), 700, 60_000)):
            await tables.act(ME, table, Play(0, "stock", "hole", 1, claimed))
            assert least <= (await tables.view(ME, table)).elapsed_ms <= most

    run(tmp_path, test)
    change(tmp_path, "UPDATE tables SET created_at = 0")  # a table that is decades old
    run(tmp_path, lambda tables: _check_longest_time(tables, tmp_path))


async def _check_longest_time(tables: Tables, folder: Path) -> None:
    ((table,),) = rows(folder, "SELECT id FROM tables")
    await tables.act(ME, str(table), Play(0, "stock", "hole", 1, 2**80))
    assert rows(folder, "SELECT elapsed_ms FROM tables") == [(2**31 - 1,)]


def test_no_row_of_the_statistics_is_looked_at_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []

    class Rows(list[TableRow]):
        def __iter__(self) -> Iterator[TableRow]:
            looked.append(threading.current_thread() is threading.main_thread())
            return super().__iter__()

    async def go() -> None:
        async with server(tmp_path) as tables:
            deals = [await tables.deal("me", "golf", {}, str(number)) for number in range(3)]
            rows = Rows(await tables._store.tables_of("me"))
            assert [row.id for row in rows] == deals
            looked.clear()

            async def tables_of(_: Store, player: str) -> Rows:
                return rows

            monkeypatch.setattr(Store, "tables_of", tables_of)
            await tables.statistics("me")
            assert looked
            assert not any(looked)

    asyncio.run(go())


class CountingStore(Store):
    """A store that counts the events that it reads to rebuild or continue tables."""

    events_read = 0

    async def table_and_events(self, id: str, after: int = 0) -> tuple[TableRow, Sequence[str]] | None:
        found = await super().table_and_events(id, after)
        self.events_read += 0 if found is None else len(found[1])
        return found


@pytest.mark.parametrize("is_announced", [False, True])
def test_only_the_new_events_of_another_process_are_read(tmp_path: Path, *, is_announced: bool) -> None:
    async def go() -> None:
        store = CountingStore(database_of(tmp_path))
        async with server(tmp_path) as one, server(tmp_path, store) as two:
            table = await one.deal(ME, "forty-thieves", {}, "1")
            for seq in range(1, 9):
                await one.act(ME, table, DRAW)
                if is_announced:
                    two.heard(table, seq)
                else:
                    await two.refresh(ME, table)
                assert await two.view(ME, table) == await one.view(ME, table)
            assert store.events_read == 8
            await two.act(ME, table, DRAW)
            await one.refresh(ME, table)
            assert await two.view(ME, table) == await one.view(ME, table)
            assert store.events_read == 8

    asyncio.run(go())


def test_a_game_whose_solution_was_shown_goes_on_with_help(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        async def search(rules: Rules, grade: Grade | None) -> int:
            raise AssertionError("nothing needs to be searched")

        async def helped(*, shown: bool) -> bool:
            table = await tables.deal(ME, "forty-thieves", {}, "1")
            await tables.act(ME, table, DRAW)
            await tables.act(ME, table, End(0))
            if shown:
                wish = NewTable("forty-thieves", deal="1", solution_of=table)
                assert (await tables.view(ME, (await tables.start(ME, wish, date(2026, 11, 27), search)).table)).deal == "1"
                with pytest.raises(NotFoundError):
                    await tables.start(OTHER, wish, date(2026, 11, 27), search)
            await tables.act(ME, table, Undo(0, practice=True))
            return (await tables.view(ME, table)).helped.verdict

        assert not await helped(shown=False)
        assert await helped(shown=True)

    run(tmp_path, go)
