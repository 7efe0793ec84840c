"""What the start page shows: the daily deals and the unfinished games of a player."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from longwood.protocol import End, NewTable, Play, Undo
from longwood.rules import Rules
from longwood.solver.difficulty import Grade
from longwood.tables.history.progress import deal_on, games_on
from longwood.tables.service import Tables
from tests.server.databases import change
from tests.server.tables.on_disk import DRAW, ME, TODAY, TURN, run

pytestmark = pytest.mark.every_store


@pytest.mark.parametrize(("wish", "winnable"), [("daily", True), ("number", True), ("options", False), ("tomorrow", False)])
def test_a_certified_daily_deal_counts_as_winnable(tmp_path: Path, wish: str, winnable: bool) -> None:
    """However it is asked for. It is searched with the usual rules only, and no search runs now."""
    today = date(2026, 12, 15)
    number = str(deal_on(today + timedelta(days=7 if wish == "tomorrow" else 0), "golf").number)
    wishes = {
        "daily": NewTable("golf", daily=True),
        "number": NewTable("golf", deal=number),
        "options": NewTable("golf", {"jokers": 1}, deal=number),
        "tomorrow": NewTable("golf", deal=number),
    }

    async def go(tables: Tables) -> None:
        async def search(rules: Rules, grade: Grade | None) -> int:
            raise AssertionError("nothing needs to be searched")

        dealt = await tables.start(ME, wishes[wish], today, search)
        shown = await tables.view(ME, dealt.table)
        assert (shown.deal, shown.winnable) == (number, winnable)

    run(tmp_path, go)


def test_after_a_finished_daily_deal_comes_the_next_one_of_the_day(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        async def deal(day: date, place: int) -> str:
            game = games_on(day)[place].id
            return await tables.deal(ME, game, {}, str(deal_on(day, game).number))

        async def move(table: str) -> bool:
            """Make a move and return whether the game goes on. Some holes are stuck already."""
            first = (await tables.view(ME, table)).moves[0]
            await tables.act(ME, table, Play(0, first.source, first.target, first.count))
            return (await tables.view(ME, table)).outcome == "open"

        today = date(2026, 12, 15)
        first = await tables.today(ME, today, "en")
        assert [one.game for one in first.deals] == [variant.id for variant in games_on(today)]
        assert (first.game, first.deal, first.state, first.table, first.streak) == (
            first.deals[0].game,
            first.deals[0].deal,
            "new",
            None,
            0,
        )
        ended = [await deal(today, place) for place in range(5)]
        for place, table in enumerate(ended):
            before = await tables.today(ME, today, "en")
            assert (before.game, before.state, before.table) == (first.deals[place].game, "new", None)
            assert before.piles == (await tables.view(ME, table)).piles
            assert await move(table)
            shown = await tables.today(ME, today, "en")
            assert (shown.game, shown.state, shown.table) == (before.game, "open", table)
            await tables.act(ME, table, End(0))
        last = await tables.today(ME, today, "en")
        assert [one.mark for one in last.deals] == ["done"] * 5
        assert (last.game, last.state, last.table) == (first.game, "over", ended[0]), "all are finished"
        assert last.streak == 1
        for back in range(1, 61):
            for place in range(5):  # some holes are stuck from the start
                table = await deal(today - timedelta(days=back), place)
                if (await tables.view(ME, table)).moves:
                    break
            if await move(table):
                await tables.act(ME, table, End(0))
        assert (await tables.today(ME, today, "en")).streak == 61, "longer than what is read at once"
        assert (await tables.today(ME, today + timedelta(days=1), "en")).streak == 61, "today isn't missed yet"
        assert (await tables.today(ME, today + timedelta(days=2), "en")).streak == 0

    run(tmp_path, go)


def test_a_daily_deal_of_other_rules_is_dealt_again(tmp_path: Path) -> None:
    today = date(2026, 12, 15)
    game = games_on(today)[0].id

    async def go(tables: Tables) -> None:
        table = await tables.deal(ME, game, {}, str(deal_on(today, game).number))
        first = (await tables.view(ME, table)).moves[0]
        await tables.act(ME, table, Play(0, first.source, first.target, first.count))
        assert (await tables.today(ME, today, "en")).table == table
        change(tmp_path, "UPDATE tables SET rules = 'older'")
        found = await tables.today(ME, today, "en")
        assert (found.game, found.state, found.table) == (game, "new", None)

    run(tmp_path, go)


def test_a_daily_deal_finished_at_another_table_is_no_longer_unfinished(tmp_path: Path) -> None:
    deal = str(deal_on(TODAY, "golf").number)

    async def test(tables: Tables) -> None:
        first, second = [await tables.deal(ME, "golf", {}, deal) for _ in range(2)]
        await tables.act(ME, first, TURN)
        await tables.act(ME, second, TURN)
        listed = await tables.resumable(ME, TODAY)
        assert [(game.table, game.day) for game in listed] == [(second, TODAY.isoformat()), (first, TODAY.isoformat())]
        await tables.act(ME, second, End(0))
        assert await tables.resumable(ME, TODAY) == []

    run(tmp_path, test)


def test_a_game_whose_moves_are_undone_is_not_unfinished(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        table = await tables.deal(ME, "golf", {}, "1")
        await tables.act(ME, table, TURN)
        await tables.act(ME, table, Undo(0, practice=True))
        assert await tables.resumable(ME, TODAY) == []

    run(tmp_path, test)


def test_unfinished_games_are_listed_latest_first(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        async def listed() -> list[str]:
            return [game.table for game in await tables.resumable(ME, TODAY)]

        untouched = await tables.deal(ME, "golf", {}, "1")
        started = await tables.deal(ME, "forty-thieves", {}, "1")
        assert await listed() == []
        await tables.act(ME, started, DRAW)
        hole = await tables.begin_round(ME, "golf", {"jokers": 1})
        assert await listed() == [started], "nothing was played of the round"
        await tables.act(ME, hole, TURN)
        assert await listed() == [hole, started]
        await tables.act(ME, started, DRAW)
        assert await listed() == [started, hole]
        await tables.act(ME, hole, End(0))
        assert await listed() == [hole, started]  # the hole is over, but its round is not
        view = await tables.view(ME, hole)
        assert view.round is not None
        second = await tables.next_hole(ME, view.round.id)
        assert await listed() == [second, started]
        await tables.act(ME, started, End(0))
        await tables.act(ME, untouched, End(0))
        assert await listed() == [second]
        (game,) = await tables.resumable(ME, TODAY)
        assert (game.game, game.name, game.hole, game.played) == ("golf", "Golf", 2, 0)
        for _ in range(31):
            await tables.act(ME, await tables.deal(ME, "golf", {}, None), TURN)
        assert len(await listed()) == 30

    run(tmp_path, test)
