"""Databases that malicious imports damaged under earlier versions are repaired when they are opened."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from longwood.protocol import End
from longwood.rules import rules_hash
from longwood.server.database import Database, migrate
from longwood.server.engines import is_sqlite, sync_engine
from longwood.server.tables.store import Store
from longwood.tables.history.imports import exported
from longwood.tables.service import Tables
from longwood.tables.wakes import Wakes
from longwood.variants import find_game
from tests.server.databases import new_url

pytestmark = pytest.mark.every_store

NOW = 1_700_000_000.0
OLD = "0005"


def old_database(folder: Path, *statements: str) -> sa.URL:
    """Create a database with the schema before the repair, and with these rows."""
    url = new_url(folder)
    with sync_engine(url).begin() as connection:
        migrate(connection, OLD)
        for statement in statements:
            connection.exec_driver_sql(statement)
    return url


def row(id: str, player: str, round: str | None = None, hole: int | None = None, at: float = NOW, dealt: int = 1) -> str:
    """Return the statement that adds a table of Golf with one event."""
    rules = rules_hash(find_game("golf").rules)
    values: dict[str, object] = {"id": id, "player": player, "game": "golf", "options": "{}", "rules": rules, "deal": 15, "round": round}
    values |= {"hole": hole, "dealt": dealt, "created_at": at, "updated_at": at, "seq": 1, "played": 0, "elapsed_ms": 0, "score": 35}
    values |= {"practice": False, "over": True, "closed": False, "won": False, "stuck": False}
    texts = ("NULL" if value is None else repr(value) for value in values.values())
    return f"INSERT INTO tables ({', '.join(values)}) VALUES ({', '.join(texts)})"


def event(table: str, at: float = NOW) -> str:
    return f"""INSERT INTO events VALUES ('{table}', 1, '{{"type":"ended","elapsed_ms":0}}', {at!r})"""


def test_impossible_times_no_longer_stop_the_export(tmp_path: Path) -> None:
    url = old_database(
        tmp_path,
        f"INSERT INTO rounds VALUES ('r', 'me', {1e300!r})",
        *(row("a", "me", "r", 1, 1e300), event("a", 1e300)),
        *(row("b", "me", None, None, dealt=2), event("b", -1.0)),
        *(row("c", "me", "r", 10**9, dealt=3), event("c")),
    )

    async def go() -> None:
        store = Store(Database(url))
        await store.open()
        lines = b"".join([some async for some in exported(store, "me")]).splitlines()
        assert len(lines) == 3
        assert all(0 <= row.created_at < 4e9 and 0 <= row.updated_at < 4e9 for row in await store.tables_of("me"))
        assert (await store.events_of("b"))[0][1] == NOW
        assert [(row.round, row.hole) for row in await store.tables_of("me") if row.id == "c"] == [(None, None)]
        assert await Tables(store, Wakes()).remove_all("me") == 3
        await store.close()

    asyncio.run(go())


def test_a_round_with_tables_of_another_player_can_be_played_and_deleted(tmp_path: Path) -> None:
    url = old_database(
        tmp_path,
        f"INSERT INTO rounds VALUES ('r', 'victim', {NOW!r})",
        *(row("a", "me", "r", 1), event("a")),
        *(row("v", "victim", "r", 1), event("v")),
        *(row("b", "me", "r", 2, dealt=2), event("b")),
    )

    async def go() -> None:
        store = Store(Database(url))
        await store.open()
        tables = Tables(store, Wakes())
        (mine,) = await store.rounds_of("me")
        assert [row.id for row in await store.tables_of_round(mine)] == ["a", "b"]
        assert [row.id for row in await store.tables_of_round("r")] == ["v"]
        second = await tables.next_hole("victim", "r")
        await tables.act("victim", second, End(0))
        assert await tables.remove_all("victim") == 2
        assert len(await store.tables_of("me")) == 2
        await store.close()

    asyncio.run(go())
    if is_sqlite(url):
        with sync_engine(url).connect() as connection:
            assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
