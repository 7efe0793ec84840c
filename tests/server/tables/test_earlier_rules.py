"""Games started under earlier rules of Little Forty (PySolFC) can be continued, imported and replayed from links."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from pathlib import Path

import msgspec
import pytest

from longwood.play import Record, format_record, parse_records
from longwood.protocol import Play, Replay, SharedGame
from longwood.rules import rules_hash
from longwood.server.tables.store import Store
from longwood.tables.service import Tables
from longwood.tables.store import ImportedGame, TableRow
from longwood.variants import find_game
from tests.records.regenerate import HERE
from tests.server.databases import database_of
from tests.server.playing import Browser

pytestmark = pytest.mark.every_store

TODAY = date(2026, 12, 15)
GAME = "little-forty-pysol"
PRESENT = rules_hash(find_game(GAME).rules)


class NullWaker:
    """A waker that does nothing."""

    def wake(self, table: str) -> None: ...


def old_record() -> Record:
    """Return the record of a complete game played under the earlier rules."""
    return parse_records((HERE / "former" / f"{GAME}.record").read_text(encoding="utf-8"))[0]


def test_a_stored_game_continues_under_the_rules_it_was_started_with(tmp_path: Path) -> None:
    old = old_record()
    assert isinstance(old.deal, int)
    moves = old.moves[: old.moves.index("r")]  # up to the first redeal, so that the next move is legal
    events = [(json.dumps({"type": "moved", "move": move, "elapsed_ms": n}), float(n)) for n, move in enumerate(moves)]
    row = TableRow("old", "me", GAME, {}, old.rules, old.deal, None, None, 0.0, 0.0, seq=len(events), played=len(events))

    async def go() -> None:
        store = Store(database_of(tmp_path))
        await store.open()
        await store.add_imported([ImportedGame(row, events, None)], row.updated_at)
        tables = Tables(store, NullWaker())
        assert (await tables.view("me", "old")).played == len(moves)
        assert [game.table for game in await tables.resumable("me", TODAY)] == ["old"]
        await tables.act("me", "old", Play(len(moves), "waste", "stock", 1, 10_000))
        assert (await tables.view("me", "old")).played == len(moves) + 1
        fresh = await store.table(await tables.deal("me", GAME, {}, str(old.deal)))
        assert fresh is not None
        assert fresh.rules == PRESENT
        await store.close()

    asyncio.run(go())


def test_an_imported_record_keeps_its_earlier_rules(browser: Browser) -> None:
    record = format_record(old_record())
    line = json.dumps({"longwood": 1, "record": record, "dealt_at": 1.0, "played_at": 2.0})
    assert browser.http.post("/api/games", content=line.encode()).json() == {"added": 1, "continued": 0, "known": 0, "bad": []}
    (exported,) = browser.http.get("/api/games").text.splitlines()
    returned = parse_records(json.loads(exported)["record"])[0]
    assert (returned.rules, returned.moves) == (old_record().rules, old_record().moves)


def share(browser: Browser, **shared: object) -> Replay:
    answer = browser.http.post("/api/replays", content=msgspec.json.encode(SharedGame(**shared)))  # type: ignore[arg-type]
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=Replay)


def test_a_link_made_before_the_rules_changed_replays_under_the_earlier_rules(browser: Browser) -> None:
    old = old_record()
    replay = share(browser, game=GAME, deal=str(old.deal), moves=" ".join(old.moves))
    assert [step.text for step in replay.steps] == list(old.moves)
    assert parse_records(replay.record)[0].rules == old.rules
    assert replay.rules == ""  # so sharing it makes the same link


def test_a_new_link_names_its_rules(browser: Browser) -> None:
    table = browser.deal(GAME, 4)
    with browser.open(table) as tab:
        tab.play("d d d")
    replay = msgspec.json.decode(browser.http.get(f"/api/tables/{table}/replay").content, type=Replay)
    assert replay.rules == PRESENT
    shared = share(browser, game=GAME, deal="4", moves="d d d", rules=replay.rules)
    assert (shared.record.splitlines()[1:4], shared.rules) == (replay.record.splitlines()[1:4], PRESENT)
    assert share(browser, game="golf", deal="4").rules == ""


def test_a_link_with_unknown_rules_is_refused(browser: Browser) -> None:
    shared = {"game": GAME, "deal": "4", "rules": "0000000000000000"}
    assert browser.problem("POST", "/api/replays", json=shared)[:2] == (400, "replay")
