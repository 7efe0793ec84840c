"""The tables of a browser give exactly the same messages as those of a server, and so do hints, verdicts, replays and statistics."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest

from longwood.errors import RefusedError
from longwood.play import format_record
from longwood.server.tables.store import Store
from longwood.solver import Limits
from longwood.solver.native import search
from longwood.solver.steps import Claim, Problem, run_elsewhere
from longwood.tables.connection import Connection
from longwood.tables.errors import DisconnectedError
from longwood.tables.history.replays import record_of, viewing
from longwood.tables.reader import decoder, serve_table
from longwood.tables.searches.jobs import Job, Question, Report, Searcher
from longwood.tables.service import Tables
from longwood.tables.slices import TimeSlices
from longwood.tables.wakes import Wakes
from longwood.variants import CATALOGUE, Variant
from tests.local.host import Browser
from tests.soak import times

Result = TypeVar("Result")

ME = "me"
GAMES = times(len(CATALOGUE), 1000)
ACTIONS = 25
KINDS = ["play"] * 12 + ["any", "undo", "undo", "redo", "restart", "bookmark", "bookmark", "return", "remove", "ping", "bad", "end", "ask"]
MOST_NODES = 200
"""The limit of each search, so that most of them take no time at all."""


class Numbers:
    """Replaces the clock, the ids and the random deals, so that both sides get the same ones. `begin` starts them again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begin(0)
        monkeypatch.setattr("longwood.tables.searches.searching.default_limits", lambda rules: Limits(MOST_NODES))
        monkeypatch.setattr("longwood.tables.service.new_id", lambda: f"id{self._next()}")
        monkeypatch.setattr("longwood.tables.service.random_deal_number", lambda: self._random.getrandbits(63))
        monkeypatch.setattr("longwood.tables.service.time", SimpleNamespace(time=lambda: 1.8e9 + self._next()))

    def begin(self, seed: int) -> None:
        """Start the numbers again."""
        self._random = Random(seed)
        self._count = seed * 1_000_000

    def _next(self) -> int:
        self._count += 1
        return self._count


class Pipe:
    """A Transport whose other end is the test."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.outbox: asyncio.Queue[str] = asyncio.Queue()

    async def receive_text(self) -> str:
        text = await self.inbox.get()
        if text is None:
            raise DisconnectedError("the test is over")
        return text

    def send_now(self, text: bytes) -> bool:
        return False

    async def send_text(self, text: str, /) -> None:
        self.outbox.put_nowait(text)

    async def close(self, code: int, reason: str, /) -> None:
        self.outbox.put_nowait(f"{code} {reason}")


def messages(random: Random, view: dict[str, Any]) -> Iterator[object]:
    """Yield a random message for a table: mostly legal moves, but also every other action, and invalid ones."""
    ref = random.randrange(10**6)
    base = {"ref": ref, "elapsed_ms": random.randrange(3_000_000), "after": view["seq"], "name": f"n{ref}"}
    if random.random() < 0.1:
        base["after"] = random.randrange(view["seq"] + 2)
    if random.random() < 0.1:
        base["after"] = None
    piles = [pile["id"] for pile in view["piles"]]
    agreed = random.random() < 0.7
    kind = random.choice(KINDS)
    if kind == "play" and view["moves"]:
        move = random.choice(view["moves"])
        yield {**base, "type": "play", **{key: move[key] for key in ("source", "target", "count")}, "joined": random.random() < 0.1}
    elif kind in ("play", "any"):
        yield {
            **base,
            "type": "play",
            "source": random.choice(piles),
            "target": random.choice([*piles, "x9"]),
            "count": random.randrange(4),
        }
    elif kind in ("undo", "restart"):
        back = {"to": random.randrange(9)} if kind == "undo" and random.random() < 0.2 else {}
        yield {**base, "type": kind, "practice": agreed, **back}
    elif kind in ("redo", "bookmark"):
        yield {**base, "type": kind}
    elif kind == "return":
        yield {**base, "type": "return", "number": random.randrange(1, 4), "practice": agreed}
    elif kind == "remove":
        yield {**base, "type": "remove-bookmark", "number": random.randrange(1, 4)}
    elif kind == "ask":
        help = random.choice(["nudge", "move", "line", "verdict", "show", "par"])
        yield {**base, "type": "ask", "help": help, **({"moves": random.randrange(1, 9)} if help == "show" else {})}
    elif kind == "ping":
        yield {"type": "ping"}
    elif kind == "bad":
        yield random.choice([{"type": "play"}, [], {**base, "type": "undo", "unknown": 1}, "?"])
    elif random.random() < 0.2:
        yield {**base, "type": "end"}


class Side:
    """One of the two implementations: what a page can do."""

    async def deal(self, variant: Variant, deal: int, *, is_round: bool) -> str:
        """Deal a game or begin a round, and return the id of its table."""
        raise NotImplementedError

    async def next_hole(self, round: str) -> str:
        """Return the table of the next hole, or the refusal."""
        raise NotImplementedError

    async def open(self, table: str) -> None:
        """Open a table."""
        raise NotImplementedError

    async def send(self, text: str) -> None:
        """Send a message."""
        raise NotImplementedError

    async def receive(self) -> str:
        """Return the next message."""
        raise NotImplementedError

    async def leave(self) -> None:
        """Close the table."""
        raise NotImplementedError

    async def after(self, table: str) -> list[str]:
        """Return the replay and the record of a table."""
        raise NotImplementedError

    async def statistics(self) -> str:
        """Return the statistics of all games, and the finished games after the first 20."""
        raise NotImplementedError


class Server(Side):
    def __init__(self, store: Store) -> None:
        self._wakes = Wakes()
        self._tables = Tables(store, self._wakes)

    async def deal(self, variant: Variant, deal: int, *, is_round: bool) -> str:
        return await (self._tables.begin_round(ME, variant.id, {}) if is_round else self._tables.deal(ME, variant.id, {}, str(deal)))

    async def next_hole(self, round: str) -> str:
        try:
            return await self._tables.next_hole(ME, round)
        except RefusedError as error:
            return error.code

    async def open(self, table: str) -> None:
        self._pipe = Pipe()
        self._task = asyncio.create_task(self._serve(table))

    async def _serve(self, table: str) -> None:
        connection = Connection(self._pipe, decoder)
        searcher: Searcher = NativeSearcher()
        async with connection.closing():
            await serve_table(connection, self._tables, self._wakes, searcher, ME, table)

    async def send(self, text: str) -> None:
        self._pipe.inbox.put_nowait(text)

    async def receive(self) -> str:
        return await self._pipe.outbox.get()

    async def leave(self) -> None:
        self._pipe.inbox.put_nowait(None)
        await self._task

    async def after(self, table: str) -> list[str]:
        played = await self._tables.played(ME, table)
        return [msgspec.json.encode(await TimeSlices().run(viewing(played))).decode(), format_record(record_of(played))]

    async def statistics(self) -> str:
        found = [await self._tables.statistics(ME), await self._tables.finished(ME, 20)]
        return "".join(msgspec.json.encode(one).decode() for one in found)


class NativeSearcher:
    """Runs the searches of a server in this process. They take as long as in a browser: no time."""

    max_bytes = 2**28

    def check(self) -> None:
        """There is no queue that could be full."""

    async def run(self, job: Job[Result], report: Report | None = None, *, is_continued: bool = False) -> Result:
        assert isinstance(job.work, Question)
        result: Result = await run_elsewhere(job.work.steps(report or print), self._search)
        return result

    async def _search(self, problem: Problem) -> Claim:
        claim = search(problem)
        return replace(claim, effort=replace(claim.effort, cpu_s=0.001))


class Local(Side):
    def __init__(self) -> None:
        self._browser = Browser()

    async def deal(self, variant: Variant, deal: int, *, is_round: bool) -> str:
        body = {"game": variant.id} if is_round else {"game": variant.id, "deal": str(deal)}
        return str((await self._browser.post("/api/rounds" if is_round else "/api/tables", body))["table"])

    async def next_hole(self, round: str) -> str:
        _, text = await self._browser.request("POST", f"/api/rounds/{round}/next")
        found = json.loads(text)
        return str(found.get("table") or found["code"])

    async def open(self, table: str) -> None:
        self._table = self._browser.open(table)

    async def send(self, text: str) -> None:
        self._table.send(text)

    async def receive(self) -> str:
        return await self._table.next()

    async def leave(self) -> None:
        self._table.close()
        await asyncio.sleep(0)

    async def after(self, table: str) -> list[str]:
        return [(await self._browser.request("GET", f"/api/tables/{table}/{what}"))[1] for what in ("replay", "record")]

    async def statistics(self) -> str:
        paths = ("/api/statistics", "/api/statistics/finished?skip=20")
        return "".join([(await self._browser.request("GET", path))[1] for path in paths])


async def play(side: Side, variant: Variant, seed: int) -> list[str]:
    """Play a random game, or a few holes of a round, and return everything that the page receives."""
    random = Random(seed)
    is_round = variant.has_round and random.random() < 0.5
    table = await side.deal(variant, random.getrandbits(63), is_round=is_round)
    received: list[str] = []
    for _ in range(3 if is_round else 1):
        await side.open(table)
        received.append(await side.receive())
        view = json.loads(received[-1])
        sent: deque[str] = deque(maxlen=3)
        for _ in range(ACTIONS):
            for message in messages(random, view):
                text = json.dumps(message)
                if sent and random.random() < 0.05:
                    text = random.choice(sent)  # a copy of an earlier message
                sent.append(text)
                await side.send(text)
                received.append(await side.receive())
                while (answer := json.loads(received[-1])).get("type") == "table" and answer["ref"] is None:
                    view = answer
                    received.append(await side.receive())  # the refusal that follows
                if answer.get("type") == "table":
                    view = answer
                    if '"ask"' in text:  # the answer to the question follows
                        received.append(await side.receive())
                        if '"show"' in text and json.loads(received[-1])["type"] == "table":
                            view = json.loads(received[-1])
                            received.append(await side.receive())
        if is_round:
            await side.send(json.dumps({"type": "end", "ref": 1}))
            received.append(await side.receive())
        await side.leave()
        received += await side.after(table)
        if is_round:
            table = await side.next_hole(view["round"]["id"])
            received.append(table)
    return received


@pytest.mark.soak
def test_a_browser_and_a_server_give_the_same_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = Numbers(monkeypatch)

    async def go() -> None:
        store = Store.in_folder(tmp_path)
        await store.open()
        server, local, advice = Server(store), Local(), 0
        for seed in range(GAMES):
            variant = CATALOGUE[seed % len(CATALOGUE)]
            numbers.begin(seed)
            there = await play(server, variant, seed)
            numbers.begin(seed)
            here = await play(local, variant, seed)
            assert here == there, f"{variant.id}, seed {seed}"
            assert len(there) > ACTIONS / 2
            advice += sum('"type":"advice"' in text for text in there)
        assert advice > GAMES / 2
        assert await local.statistics() == await server.statistics()
        await store.close()

    asyncio.run(go())
