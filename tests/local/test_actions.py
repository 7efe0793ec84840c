"""What an action costs."""

import asyncio
import json
from unittest.mock import Mock

import pytest

from longwood.tables import service
from longwood.tables.views import table_view
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
