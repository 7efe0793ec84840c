"""What an action costs."""

import asyncio
import json
from unittest.mock import AsyncMock, Mock

import pytest
from msgspec.structs import replace

from longwood.solver.difficulty import grade_of, measure
from longwood.tables import service
from longwood.tables.views import table_view
from longwood.variants import find_game
from tests.local.host import Browser


def test_the_table_is_described_once_for_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    described = Mock(wraps=table_view)
    monkeypatch.setattr(service, "table_view", described)

    async def play() -> None:
        browser = Browser()
        table = browser.open((await browser.post("/api/tables", {"game": "golf", "deal": "15"}))["table"])
        await table.next()
        described.reset_mock()
        action = {"type": "play", "ref": 1, "source": "stock", "target": "hole", "after": 0}
        assert json.loads(await table.ask(action))["seq"] == 1
        for _ in range(20):  # whatever follows the answer
            await asyncio.sleep(0)

    asyncio.run(play())
    described.assert_called_once()


def test_the_row_is_read_again_only_if_somebody_else_has_changed_it() -> None:
    async def play() -> None:
        browser = Browser()
        id = (await browser.post("/api/tables", {"game": "golf", "deal": "15"}))["table"]
        table = browser.open(id)
        await table.next()
        browser.log.row = reads = AsyncMock(wraps=browser.log.row)  # type: ignore[method-assign]

        async def draw(seq: int) -> None:
            action = {"type": "play", "ref": seq, "source": "stock", "target": "hole", "after": seq - 1}
            assert json.loads(await table.ask(action))["seq"] == seq

        await draw(1)
        reads.reset_mock()
        await draw(2)
        reads.assert_not_called()
        stored = browser.log.stored[id]
        browser.log.stored[id] = replace(stored, row=stored.row.replace('"winnable":false', '"winnable":true'))
        await draw(3)
        assert '"winnable":true' in browser.log.stored[id].row, "the change isn't lost"

    asyncio.run(play())


def test_a_deal_by_grade_and_the_grade_of_a_finished_game() -> None:
    """The native search of the page measures the deal, as on a server."""

    async def play() -> None:
        browser = Browser()
        rules = find_game("tri-peaks").rules
        dealt = await browser.post("/api/tables", {"game": "tri-peaks", "grade": "medium"})
        table = browser.open(dealt["table"])
        dealt_table = json.loads(await table.next())
        deal = int(dealt_table["deal"])
        measures = measure(rules, deal)
        assert measures is not None
        assert grade_of(rules, measures) == "medium"
        assert await browser.get(f"/api/tables/{dealt['table']}/grade") == {"grade": None}
        (move, *_) = dealt_table["moves"]
        made = {"source": move["source"], "target": move["target"]}
        await table.ask({"type": "play", "ref": 1, **made})
        assert json.loads(await table.ask({"type": "end", "ref": 2}))["ended"]
        assert await browser.get(f"/api/tables/{dealt['table']}/grade") == {"grade": "medium"}
        assert not json.loads(await table.ask({"type": "undo", "ref": 3}))["ended"], "a game that was given up can go on"

    asyncio.run(play())


def test_the_last_hole_of_a_round_has_the_summary_of_the_round() -> None:
    async def play() -> None:
        browser = Browser()
        id = (await browser.post("/api/rounds", {"game": "golf"}))["table"]
        for hole in range(1, 10):
            table = browser.open(id)
            round = json.loads(await table.next())["round"]
            await table.ask({"type": "play", "ref": 1, "source": "stock", "target": "hole", "after": 0})
            assert json.loads(await table.ask({"type": "end", "ref": 2, "after": 1}))["ended"]
            summary = await browser.get(f"/api/tables/{id}/summary")
            if hole < 9:
                assert summary["round"] is None
                id = (await browser.post(f"/api/rounds/{round['id']}/next"))["table"]
        (game,) = (await browser.get("/api/statistics"))["games"]
        assert summary["round"]["score"] == game["rounds"][-1]
        assert (summary["round"]["best"], summary["round"]["earlier_best"], summary["round"]["handicap"]) == (315, None, None)

    asyncio.run(play())
