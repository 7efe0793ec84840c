"""Tables that are handed over: stored once, continued if they go on, kept twice if they went two ways, and refused if they are invalid."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Generator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest

from longwood.errors import LongwoodError
from longwood.play.scoring import HOLES
from longwood.protocol import End, Play
from longwood.protocol.local import HandedTable, LogChange
from longwood.server.database import events, tables
from longwood.server.tables.store import Store
from longwood.tables.errors import BadMessageError, ConflictError, NotFoundError, StoreError
from longwood.tables.history import parts
from longwood.tables.history.handover import Handover, copy_of
from longwood.tables.service import Tables
from longwood.tables.store import ImportedGame
from longwood.tables.wakes import Wakes
from tests.server.playing import GOLF_15

ME, STRANGER = "me", "stranger"
MOVES = GOLF_15.split()


class Place:
    """A server, or a browser, which behaves the same here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store, Wakes())
        self.handover = Handover(store, self.tables.changed)

    async def play(self, table: str, moves: list[str]) -> None:
        for move in moves:
            source = "stock" if move == "d" else f"c{move}"
            await self.tables.act(ME, table, Play(ref=1, source=source, target="hole"))

    async def moves(self, table: str, player: str = ME) -> list[str]:
        return [str(move) for move in (await self.tables.played(player, table)).position.moves]


def between(tmp_path: Path, test: Callable[[Place, Place], Awaitable[None]]) -> None:
    """Run a test between a browser and a server."""

    async def go() -> None:
        for name in ("browser", "server"):
            (tmp_path / name).mkdir()
        stores = [Store.in_folder(tmp_path / name) for name in ("browser", "server")]
        for store in stores:
            await store.open()
        await test(Place(stores[0]), Place(stores[1]))
        for store in stores:
            await store.close()

    asyncio.run(go())


async def changed(browser: Place, *tables: str) -> dict[str, Any]:
    """Return what a browser hands over, so that a test can change it."""
    parts = [msgspec.to_builtins(await copy_of(browser.store, ME, table, 0)) for table in tables]
    own = [[one for one in part["tables"] if one["id"] == table] for part, table in zip(parts, tables, strict=True)]
    return {
        "tables": [*chain(*own)],
        "events": [*chain(*(part.get("events", []) for part in parts))],
        "rounds": parts[0].get("rounds", []) if parts else [],
    }


async def hand(browser: Place, server: Place, *tables: str, player: str = ME) -> list[HandedTable]:
    return await give(server, await changed(browser, *tables), player)


async def give(server: Place, change: dict[str, Any], player: str = ME) -> list[HandedTable]:
    return (await server.handover.run(player, msgspec.json.encode(change))).tables


async def finish(browser: Place, table: str) -> None:
    """End a hole."""
    await browser.tables.act(ME, table, End(ref=1))


def test_a_table_is_stored_once_and_continued_later(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:5])
        assert await hand(browser, server, table) == [HandedTable(table, "stored")]
        assert await hand(browser, server, table) == [HandedTable(table, "known")]
        assert await server.moves(table) == MOVES[:5]
        await browser.play(table, MOVES[5:9])
        assert await hand(browser, server, table) == [HandedTable(table, "stored")]
        assert await server.moves(table) == MOVES[:9]
        await server.play(table, MOVES[9:12])
        assert await hand(browser, server, table) == [HandedTable(table, "known")]  # the server has more, and keeps it
        assert await server.moves(table) == MOVES[:12]
        assert len(await server.store.tables_of(ME)) == 1

    between(tmp_path, test)


def test_a_long_table_is_stored_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PART_EVENTS", 4)

    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:10])
        extend = server.store.extend

        async def interrupted(id: str, seq: int, *rest: Any) -> None:
            await extend(id, seq, *rest)
            if seq == 4:  # someone else plays at the server before the last part
                await server.play(id, MOVES[8:9])

        monkeypatch.setattr(server.store, "extend", interrupted)
        assert await hand(browser, server, table) == [HandedTable(table, "stored")]
        assert await server.moves(table) == MOVES[:10]
        await browser.play(table, MOVES[10:])
        assert await hand(browser, server, table) == [HandedTable(table, "stored")]
        assert (await server.store.tables_of(ME))[0].won

    between(tmp_path, test)


def test_a_table_that_went_two_ways_is_kept_twice_but_not_three_times(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:3])
        await hand(browser, server, table)
        await browser.play(table, MOVES[3:6])
        await server.play(table, ["d"])
        (first,) = await hand(browser, server, table)
        assert (await hand(browser, server, table))[0] == first
        assert first.state == "forked"
        assert first.fork is not None
        assert await server.moves(table) == [*MOVES[:3], "d"]
        assert await server.moves(first.fork) == MOVES[:6]
        assert len(await server.store.tables_of(ME)) == 2

    between(tmp_path, test)


def test_holes_of_a_round_stay_together(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        first = await browser.tables.begin_round(ME, "golf", {})
        await browser.play(first, ["d", "d"])
        await hand(browser, server, first)
        view = await server.tables.view(ME, first)
        assert view.round == (await browser.tables.view(ME, first)).round
        assert view.round is not None

    between(tmp_path, test)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deal", -1),
        ("closed", True),
        ("deal", 16),
        ("rules", "0" * 16),
        ("game", "nonsense"),
        ("id", "x y"),
        ("created_at", 1e12),
        ("hole", 3),
    ],
)
def test_a_table_that_the_referee_does_not_accept_is_refused(tmp_path: Path, field: str, value: Any) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:9])
        change = msgspec.to_builtins(await copy_of(browser.store, ME, table, 0))
        row = msgspec.json.decode(change["tables"][0]["row"])
        change["tables"][0]["row"] = msgspec.json.encode({**row, field: value}).decode()
        for event in change["events"]:
            event["table"] = value if field == "id" else table
        handed = (await server.handover.run(ME, msgspec.json.encode(change))).tables
        assert [one.state for one in handed] == ["refused"]
        assert handed[0].reason
        assert await server.store.tables_of(ME) == []

    between(tmp_path, test)


def test_a_false_summary_is_not_believed(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:5])
        change = msgspec.to_builtins(await copy_of(browser.store, ME, table, 0))
        row = msgspec.json.decode(change["tables"][0]["row"])
        false = {"score": 0, "won": True, "over": True, "played": 99, "elapsed_ms": 1}
        change["tables"][0]["row"] = msgspec.json.encode({**row, **false}).decode()
        await server.handover.run(ME, msgspec.json.encode(change))
        (stored,) = await server.store.tables_of(ME)
        assert (stored.won, stored.over, stored.played) == (False, False, 5)

    between(tmp_path, test)


def test_a_table_of_another_player_is_neither_copied_nor_changed(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:3])
        await hand(browser, server, table)
        await browser.play(table, MOVES[3:6])
        (handed,) = await hand(browser, server, table, player=STRANGER)
        assert handed.state == "refused"
        assert await server.moves(table) == MOVES[:3]
        with pytest.raises(NotFoundError):
            await copy_of(server.store, STRANGER, table, 0)
        copied = await copy_of(server.store, ME, table, 2)
        assert [event.seq for event in copied.events] == [3]
        assert ME not in msgspec.json.encode(copied).decode().split('"')

    between(tmp_path, test)


def test_a_body_that_is_no_change_is_refused(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        for body in (b"", b"[]", b'{"tables": [{"id": "x"}]}', msgspec.json.encode(LogChange())[:-1]):
            with pytest.raises(BadMessageError):
                await server.handover.run(ME, body)

    between(tmp_path, test)


def test_each_table_is_judged_separately(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        good, bad, long, twice = [await browser.tables.deal(ME, "golf", {}, "15") for _ in range(4)]
        for table in (good, bad, long, twice):
            await browser.play(table, MOVES[:2])
        change = await changed(browser, good, bad, long, twice, twice)
        change["tables"][1]["row"] = "unreadable"
        name = json.dumps("a" * 41)
        for event in change["events"]:
            if event["table"] == long:
                event["event"] = f'{event["event"][:-1]},"name":{name}}}'
        handed = {(one.id, one.state) for one in await give(server, change)}
        assert handed == {(good, "stored"), (bad, "refused"), (long, "refused"), (twice, "refused")}
        assert [row.id for row in await server.store.tables_of(ME)] == [good]

    between(tmp_path, test)


def test_only_new_tables_are_refused_if_the_player_has_too_many(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        few = Handover(server.store, server.tables.changed, most_games=1)
        tables = [await browser.tables.deal(ME, "golf", {}, "15") for _ in range(2)]
        states = []
        for table in [tables[0], *tables]:
            await browser.play(table, MOVES[:1])
            states.append((await few.run(ME, msgspec.json.encode(await changed(browser, table)))).tables[0].state)
            await browser.play(table, ["d"])
        assert states == ["stored", "stored", "refused"]

    between(tmp_path, test)


@pytest.mark.parametrize("error", [StoreError("full"), ConflictError()])
def test_a_failing_store_refuses_nothing(tmp_path: Path, error: LongwoodError, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise error

    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:2])
        monkeypatch.setattr(server.store, "add_imported", fail)
        with pytest.raises(type(error)):
            await hand(browser, server, table)

    between(tmp_path, test)


def test_a_round_of_another_player_is_not_entered(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        first = await browser.tables.begin_round(ME, "golf", {})
        await finish(browser, first)
        await hand(browser, server, first)
        change = await changed(browser, first)
        text = json.dumps(change).replace(first, first[::-1])
        (handed,) = await give(server, json.loads(text), STRANGER)
        assert handed.state == "refused"
        row = await server.store.table(first)
        assert row is not None
        assert row.round is not None
        with pytest.raises(ConflictError):
            await server.store.add_imported([ImportedGame(replace(row, id=first[::-1], player=STRANGER), [], 0)], 0)
        assert [one.id for one in await server.store.tables_of_round(row.round)] == [first]
        assert await server.tables.next_hole(ME, row.round)

    between(tmp_path, test)


def test_a_hole_has_a_limited_number_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longwood.tables.history.handover.MOST_OF_HOLE", 2)

    async def test(browser: Place, server: Place) -> None:
        first = await browser.tables.begin_round(ME, "golf", {})
        text = json.dumps(await changed(browser, first))
        changes = [json.loads(text.replace(first, letter + first[1:])) for letter in "abc"]
        change = {**changes[0], "tables": [*chain(*(one["tables"] for one in changes))]}
        assert sorted(one.state for one in await give(server, change)) == ["refused", "stored", "stored"]

    between(tmp_path, test)


def test_a_clock_that_differs_forks_nothing(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:3])
        change = await changed(browser, table)
        for event in change["events"]:
            event["event"] = re.sub(r'"elapsed_ms":\d+', '"elapsed_ms":3500', event["event"])
        await give(server, change)
        assert await hand(browser, server, table) == [HandedTable(table, "known")]
        await browser.play(table, MOVES[3:5])
        assert await hand(browser, server, table) == [HandedTable(table, "stored")]
        assert '"elapsed_ms":3500' in (await server.store.events_of(table))[2][0]

    between(tmp_path, test)


def test_a_round_continued_on_two_devices_becomes_two_rounds(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        first = await browser.tables.begin_round(ME, "golf", {})
        await finish(browser, first)
        await hand(browser, server, first)
        old = (await browser.tables.view(ME, first)).round
        assert old is not None
        here = [first, await browser.tables.next_hole(ME, old.id)]
        for _ in range(2):
            await finish(browser, here[-1])
            here.append(await browser.tables.next_hole(ME, old.id))
        elsewhere = await server.tables.next_hole(ME, old.id)
        handed = {one.id: one for one in await hand(browser, server, *here)}
        assert [one.id for one in await server.store.tables_of_round(old.id)] == [first, elsewhere]
        assert [handed[id].state for id in here] == ["stored" if handed[first].state == "stored" else "known", *["forked"] * 3]
        row = await server.store.table(here[1])
        assert row is not None
        assert row.round not in (None, old.id)
        rest = await server.store.tables_of_round(row.round or "")
        assert [(one.id, one.hole) for one in rest] == [(id, hole) for hole, id in enumerate(here[1:], 1)]
        assert [one.state for one in await hand(browser, server, *here)][1:] == ["forked"] * 3
        assert len(await server.store.tables_of(ME)) == 5

    between(tmp_path, test)


async def played_round(browser: Place, holes: int) -> tuple[str, list[str]]:
    """Play some holes of a round. Return the round and its tables."""
    here = [await browser.tables.begin_round(ME, "golf", {})]
    view = (await browser.tables.view(ME, here[0])).round
    assert view is not None
    while len(here) < holes:
        await finish(browser, here[-1])
        here.append(await browser.tables.next_hole(ME, view.id))
    return view.id, here


@pytest.mark.parametrize("ends", [[1, 2, 3, 4], [1, 3, 4], [2, 4], [3, 4], [4]])
def test_a_round_can_be_handed_over_in_several_parts(tmp_path: Path, ends: list[int]) -> None:
    async def test(browser: Place, server: Place) -> None:
        round, here = await played_round(browser, 4)
        for begin, end in zip([0, *ends], ends, strict=False):
            assert {one.state for one in await hand(browser, server, *here[begin:end])} == {"stored"}
        found = await server.store.tables_of_round(round)
        assert [(one.id, one.hole) for one in found] == [(id, hole) for hole, id in enumerate(here, 1)]

    between(tmp_path, test)


def test_a_hole_does_not_follow_one_that_is_still_played_elsewhere(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        round, here = await played_round(browser, 2)
        await hand(browser, server, *here)
        await server.play(here[1], ["d"])
        await finish(browser, here[1])
        (forked,) = await hand(browser, server, here[1])
        assert forked.state == "forked"
        third = await browser.tables.next_hole(ME, round)  # dealt before the browser knew of the fork
        (handed,) = await hand(browser, server, third)
        assert handed == HandedTable(third, "forked", third)
        assert [one.id for one in await server.store.tables_of_round(round)] == here

    between(tmp_path, test)


@pytest.mark.parametrize(("round", "hole"), [("b" * 22, 9), (None, None)])
def test_a_false_round_is_refused(tmp_path: Path, round: str | None, hole: int | None) -> None:
    async def test(browser: Place, server: Place) -> None:
        old, here = await played_round(browser, 2)
        await hand(browser, server, here[0])
        change = await changed(browser, *here)
        for table in change["tables"][: 1 if round is None else 2]:
            row = json.loads(table["row"])
            false = {"round": round, "hole": hole} if table["id"] == here[0] else {"round": round, "hole": 2}
            table["row"] = json.dumps(row | false)
        handed = {one.id: one.state for one in await give(server, change)}
        assert handed[here[1] if round else here[0]] == "refused"
        assert all(1 <= (one.hole or 0) <= HOLES for one in await server.store.tables_of(ME))
        assert {one.round for one in await server.store.tables_of(ME)} == {old}

    between(tmp_path, test)


def test_a_fork_that_went_two_ways_again_is_named(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        round, (first,) = await played_round(browser, 1)
        await finish(browser, first)
        await hand(browser, server, first)
        await server.play(await server.tables.next_hole(ME, round), ["d"])
        second = await browser.tables.next_hole(ME, round)
        await browser.play(second, ["d"])
        assert await hand(browser, server, second) == [HandedTable(second, "forked", second)]
        await server.play(second, ["d"])
        await finish(browser, second)
        (handed,) = await hand(browser, server, second)
        assert handed.fork not in (None, second)
        assert await server.moves(handed.fork or "") == ["d"]
        assert await server.moves(second) == ["d", "d"]

    between(tmp_path, test)


def test_a_damaged_table_of_the_server_stops_no_other(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        tables = [await browser.tables.deal(ME, "golf", {}, "15") for _ in range(2)]
        for table in tables:
            await browser.play(table, MOVES[:2])
        await hand(browser, server, tables[0])
        async with server.store.database.writing() as connection:
            await connection.execute(events.update().values(event='{"type":"lost"}'))
        await browser.play(tables[0], MOVES[2:4])
        handed = {one.id: one for one in await hand(browser, server, *tables)}
        assert [handed[table].state for table in tables] == ["forked", "stored"]
        assert await server.moves(handed[tables[0]].fork or "") == MOVES[:4]

    between(tmp_path, test)


def test_a_late_deletion_keeps_what_was_played_since(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        deleted = await server.tables.deal(ME, "golf", {}, "15")
        _, (first, second) = await played_round(server, 2)
        async with server.store.database.writing() as connection:
            await connection.execute(tables.update().where(tables.c.id != second).values(used_at=1000.0))
        assert await server.tables.remove_all(ME, 2000.0) == 1
        assert {row.id for row in await server.store.tables_of(ME)} == {first, second}  # the whole round
        assert len(await server.store.rounds_of(ME)) == 1
        assert await server.store.table(deleted) is None
        assert await server.tables.remove_all(ME) == 2
        assert await server.store.rounds_of(ME) == {}

    between(tmp_path, test)


def test_an_interrupted_fork_is_continued(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:3])
        await hand(browser, server, table)
        await browser.play(table, MOVES[3:5])
        await server.play(table, ["d"])
        (first,) = await hand(browser, server, table)
        await browser.play(table, MOVES[5:8])  # the browser never received the answer
        assert await hand(browser, server, table) == [first]
        assert await server.moves(first.fork or "") == MOVES[:8]
        assert len(await server.store.tables_of(ME)) == 2

    between(tmp_path, test)


def test_a_fork_with_the_id_of_another_players_table_is_refused(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:3])
        await hand(browser, server, table)
        await browser.play(table, MOVES[3:5])
        await server.play(table, ["d"])
        (first,) = await hand(browser, server, table)
        row = await server.store.table(first.fork or "")
        assert row is not None
        await server.store.remove_all(ME)
        await server.store.add_imported([ImportedGame(replace(row, player=STRANGER, seq=0), [], None)], 0)
        before = await changed(browser, table)
        before["events"] = before["events"][:3]
        before["tables"][0]["row"] = before["tables"][0]["row"].replace('"seq":5', '"seq":3')
        await give(server, before)
        server.tables.changed(table)
        await server.play(table, ["d"])
        assert [one.state for one in await hand(browser, server, table)] == ["refused"]

    between(tmp_path, test)


def test_a_fork_leaves_the_round_that_went_on(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        first = await browser.tables.begin_round(ME, "golf", {})
        await hand(browser, server, first)
        await browser.play(first, ["d", "d"])
        await finish(server, first)
        (handed,) = await hand(browser, server, first)
        fork = await server.store.table(handed.fork or "")
        here = await server.store.table(first)
        assert fork is not None
        assert here is not None
        assert (fork.hole, here.hole) == (1, 1)
        assert fork.round not in (None, here.round)

    between(tmp_path, test)


def test_closing_a_hole_is_handed_over(tmp_path: Path) -> None:
    async def test(browser: Place, server: Place) -> None:
        first = await browser.tables.begin_round(ME, "golf", {})
        await finish(browser, first)
        await hand(browser, server, first)
        row = await browser.store.table(first)
        assert row is not None
        second = await browser.tables.next_hole(ME, row.round or "")
        assert [one.state for one in await hand(browser, server, first, second)] == ["stored", "stored"]
        closed = await server.store.table(first)
        assert closed is not None
        assert closed.closed

    between(tmp_path, test)


def test_a_table_handed_over_has_the_limits_of_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(browser: Place, server: Place) -> None:
        table = await browser.tables.deal(ME, "golf", {}, "15")
        await browser.play(table, MOVES[:5])
        monkeypatch.setattr("longwood.tables.state.MOST_STEPS", 3)
        assert [one.state for one in await hand(browser, server, table)] == ["refused"]

    between(tmp_path, test)


@pytest.mark.parametrize("begun", [1e308, -5])
def test_times_and_numbers_are_checked(tmp_path: Path, begun: float) -> None:
    async def test(browser: Place, server: Place) -> None:
        first = await browser.tables.begin_round(ME, "golf", {})
        await browser.play(first, ["d"] * 3)
        false = await changed(browser, first)
        false["rounds"][0]["created_at"] = begun
        assert [one.state for one in await give(server, false)] == ["refused"]
        gap = await changed(browser, first)
        del gap["events"][1]
        assert [one.state for one in await give(server, gap)] == ["refused"]
        without = {**await changed(browser, first), "rounds": []}
        assert [one.state for one in await give(server, without)] == ["stored"]

    between(tmp_path, test)


def test_a_hand_over_is_read_in_slices(tmp_path: Path) -> None:
    """It can have four megabytes, and the event loop must not stop for that."""

    async def never(work: Generator[None, None, Any]) -> NoReturn:
        work.close()
        raise TimeoutError

    async def test(browser: Place, server: Place) -> None:
        with pytest.raises(TimeoutError):
            await Handover(server.store, lambda table: None, never).run(ME, b"this can't be read")

    between(tmp_path, test)
