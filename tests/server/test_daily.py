"""The results of the daily deals at the HTTP interface: who counts, who doesn't, and what the others learn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec
import pytest

from longwood.protocol import CountResults, DayPlayers, DealPlayers, NewTable
from longwood.server.daily.store import DailyStore
from longwood.server.settings.values import Settings
from longwood.server.upkeep.store import UpkeepStore
from longwood.tables.history.others import LEAST_PLAYERS, DailyResult
from longwood.tables.history.progress import deal_on
from tests.server.databases import address_of, database_of, rows
from tests.server.playing import END, UNDO_AS_PRACTICE, Browser, Running

pytestmark = pytest.mark.every_store

DAY: Final = date(2026, 11, 24)
"""Its first game is golf."""
PEAKS: Final = date(2026, 11, 19)
"""Its first game is tri-peaks."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of its own for each test, because the tests count its players."""
    with Running(tmp_path) as running:
        yield running


def play(browser: Browser, moves: int, day: date = DAY, game: str = "golf") -> tuple[str, int]:
    """Play some moves of a daily deal and end the game. Return the table and its score."""
    table = browser.deal(game, deal_on(day, game).number)
    with browser.open(table) as tab:
        for _ in range(moves):
            tab.make(tab.table.moves[0])
        tab.do(END)
        return table, tab.table.score.value


def ask(browser: Browser, day: date = DAY, *, count: bool = True) -> DayPlayers:
    body = msgspec.json.encode(CountResults(count, day.isoformat()))
    response = browser.http.post("/api/daily/players", content=body)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=DayPlayers)


def golf(found: DayPlayers) -> DealPlayers:
    (deal,) = found.deals
    assert deal.game == "golf"
    return deal


def others(address: str, players: int, stack: ExitStack) -> list[Browser]:
    """Return browsers that have each played a different number of moves, and whose results count."""
    browsers = [stack.enter_context(Browser(address)) for _ in range(players)]
    for number, browser in enumerate(browsers):
        play(browser, 1 + number % 5)
        ask(browser)
    return browsers


def counted(folder: Path) -> list[str]:
    return sorted(player for (player,) in rows(folder, "SELECT player FROM daily_results"))


def test_from_twenty_players_on_they_learn_how_the_others_did(server: Running) -> None:
    with ExitStack() as stack:
        early = others(server.address, LEAST_PLAYERS - 1, stack)
        assert ask(early[0]) == DayPlayers([], []), "too few players"
        last = stack.enter_context(Browser(server.address))
        table, score = play(last, 8)
        body = msgspec.json.encode(CountResults(True, DAY.isoformat()))
        text = last.http.post("/api/daily/players", content=body).text
        found = golf(msgspec.json.decode(text, type=DayPlayers))
        assert (found.players, found.won, found.measure) == (LEAST_PLAYERS, 0, "strokes")
        assert sum(bar.players for bar in found.bars) == LEAST_PLAYERS
        scores = [one for (one,) in rows(server.folder, "SELECT score FROM daily_results")]
        assert found.own is not None
        assert found.own.better == 100 * sum(one > score for one in scores) // (LEAST_PLAYERS - 1)
        assert found.own.bar is not None
        assert found.bars[found.own.bar].lowest <= score <= found.bars[found.own.bar].highest
        tables = [one for (one,) in rows(server.folder, "SELECT id FROM tables")]
        for secret in (*(browser.player for browser in (*early, last)), *tables, table):
            assert secret not in text
        assert golf(ask(early[0])).players == LEAST_PLAYERS


def test_a_player_counts_once_with_the_best_score(server: Running) -> None:
    with ExitStack() as stack:
        browsers = others(server.address, LEAST_PLAYERS, stack)
        again = browsers[0]
        _, first = play(again, 1)
        _, better = play(again, 9)
        assert better < first
        assert golf(ask(again)).players == LEAST_PLAYERS
        mine = rows(server.folder, "SELECT score FROM daily_results WHERE player = ?", again.player)
        assert mine == [(better,)]


def test_a_game_in_progress_or_without_a_move_does_not_count(server: Running) -> None:
    with Browser(server.address) as browser:
        play(browser, 0)
        table = browser.deal("golf", deal_on(DAY, "golf").number)
        with browser.open(table) as tab:
            tab.make(tab.table.moves[0])
            assert ask(browser) == DayPlayers([], [])
            assert counted(server.folder) == []
            tab.do(END)
        ask(browser)
        assert rows(server.folder, 'SELECT "table", day, game FROM daily_results') == [(table, DAY.isoformat(), "golf")]


def test_a_player_who_opts_out_is_not_counted_and_earlier_results_are_removed(server: Running) -> None:
    with ExitStack() as stack:
        browsers = others(server.address, LEAST_PLAYERS + 1, stack)
        shy, other = browsers[0], browsers[1]
        found = golf(ask(shy, count=False))
        assert found.players == LEAST_PLAYERS
        assert found.own is not None, "the own result is compared, but doesn't count"
        assert shy.player not in counted(server.folder)
        play(shy, 7)
        assert golf(ask(shy, count=False)).players == LEAST_PLAYERS
        assert golf(ask(other)).players == LEAST_PLAYERS
        assert golf(ask(shy)).players == LEAST_PLAYERS + 1, "a changed mind counts the results again"


def test_helped_and_undone_games_do_not_count(server: Running) -> None:
    with Browser(server.address) as browser:
        table = browser.deal("golf", deal_on(DAY, "golf").number)
        with browser.open(table) as tab:
            draw = next(move for move in tab.table.moves if move.source == "stock")
            tab.make(draw)
            tab.do(UNDO_AS_PRACTICE)
            tab.make(tab.table.moves[0])
            tab.do(END)
        assert ask(browser).excluded == ["golf"]
        table = browser.deal("tri-peaks", deal_on(PEAKS, "tri-peaks").number)
        with browser.open(table) as tab:
            tab.make(tab.table.moves[0])
            tab.advice("move")
            tab.do(END)
        play(browser, 3, PEAKS, "tri-peaks")
        assert ask(browser, PEAKS).excluded == ["tri-peaks"], "a game after the hint doesn't count either"
        assert counted(server.folder) == []


def test_an_imported_game_counts_only_if_the_referee_can_replay_it(server: Running) -> None:
    with Browser(server.address) as first, Browser(server.address) as second:
        _, score = play(first, 3)
        line = first.http.get("/api/games").content
        game = msgspec.json.decode(line)
        del game["events"][0]
        forged = msgspec.json.encode(game) + b"\n"
        answer = second.http.post("/api/games", content=forged, headers={"Content-Type": "application/jsonl"}).json()
        assert answer["bad"]
        assert answer["added"] == 0
        ask(second)
        assert counted(server.folder) == []
        assert second.http.post("/api/games", content=line, headers={"Content-Type": "application/jsonl"}).json()["added"] == 1
        assert counted(server.folder) == [], "nothing counts before the player asks"
        ask(second)
        assert rows(server.folder, "SELECT player, score FROM daily_results") == [(second.player, score)]


def test_deleted_games_no_longer_count(server: Running) -> None:
    with Browser(server.address) as browser:
        play(browser, 2)
        ask(browser)
        assert counted(server.folder) == [browser.player]
        browser.http.delete("/api/games").raise_for_status()
        assert counted(server.folder) == []


def test_results_are_deleted_with_the_games_of_an_absent_player(server: Running) -> None:
    with Browser(server.address) as browser, Browser(server.address) as other:
        for one in (browser, other):
            play(one, 2)
            ask(one)

        async def tidy() -> None:
            database = database_of(server.folder)
            await UpkeepStore(database).remove_some(browser.player, datetime.now(UTC).timestamp() + 1000, 100)
            await database.close()

        asyncio.run(tidy())
        assert counted(server.folder) == [other.player]


def test_writers_at_the_same_time_leave_one_result(server: Running) -> None:
    with Browser(server.address) as browser:
        table, score = play(browser, 2)
        mine = DailyResult(DAY.isoformat(), "golf", table, False, False, score, 2)

        async def write() -> None:
            databases = [database_of(server.folder) for _ in range(4)]
            stores = [DailyStore(database) for database in databases]
            await asyncio.gather(*(store.change(browser.player, [replace(mine, moves=n)], []) for n, store in enumerate(stores * 3)))
            gone = replace(mine, game="streets", table="nowhere")
            await stores[0].change(browser.player, [gone], [])
            assert list(await stores[0].results_of(browser.player)) == [mine.key], "a result needs its table"
            for database in databases:
                await database.close()

        asyncio.run(write())
        assert counted(server.folder) == [browser.player]


@pytest.mark.postgresql_only
def test_two_processes_count_together(server: Running, tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = Settings(database=address_of(server.folder))
    with Running(tmp_path_factory.mktemp("second"), settings=settings) as second, ExitStack() as stack:
        here = others(server.address, 10, stack)
        there = others(second.address, 10, stack)
        assert golf(ask(here[0])).players == golf(ask(there[0])).players == LEAST_PLAYERS


@pytest.mark.parametrize("day", ["tomorrow", "2025-12-31", "x", "2026-13-01"])
def test_only_days_with_daily_deals_can_be_asked_for(server: Running, day: str) -> None:
    if day == "tomorrow":
        day = (datetime.now(UTC).date() + timedelta(days=2)).isoformat()
    with Browser(server.address) as browser:
        status, code, _ = browser.problem("POST", "/api/daily/players", content=msgspec.json.encode(CountResults(True, day)))
        assert (status, code) == (400, "bad-message")


def test_today_is_asked_for_without_a_day(server: Running) -> None:
    with Browser(server.address) as browser:
        table = browser.post("/api/tables", NewTable("golf", deal=str(deal_on(DAY, "golf").number)))
        with browser.open(table) as tab:
            tab.make(tab.table.moves[0])
            tab.do(END)
        response = browser.http.post("/api/daily/players", content=b'{"count": true}')
        assert response.json() == {"deals": [], "excluded": []}
        assert counted(server.folder) == [browser.player], "past days count, too"
