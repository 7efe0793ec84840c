"""Bursts of requests and messages are spread over time, so that they delay only their sender."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from litestar.types import Receive, Scope, Send

from longwood.server.access import edge, pace
from longwood.server.access.edge import Edge
from longwood.server.access.limits import ServerLimits
from longwood.server.access.pace import Pace
from tests.server.access.test_edge import client_of
from tests.server.playing import ANSWER_S, Browser, Running


class Clock:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_after_a_burst_a_site_waits_for_its_turn_and_others_do_not() -> None:
    clock = Clock()
    turns = Pace(10, 3, 9, clock)
    assert [turns.delay_s("192.0.2.1") for _ in range(5)] == pytest.approx([0, 0, 0, 0.1, 0.2])
    assert turns.delay_s("192.0.2.2") == 0
    clock.now += 0.2
    assert turns.delay_s("192.0.2.1") == pytest.approx(0.1)
    clock.now += 60
    assert [turns.delay_s("192.0.2.1") for _ in range(4)] == pytest.approx([0, 0, 0, 0.1])


def test_the_networks_of_one_site_share_a_pace() -> None:
    turns = Pace(10, 1, 9, Clock())
    assert [turns.delay_s(f"2001:db8:0:{n}::1") for n in range(3)] == pytest.approx([0, 0.1, 0.2])
    assert turns.delay_s("2001:db8:1::1") == 0


def test_a_turn_that_is_too_far_away_is_refused_and_does_not_count() -> None:
    clock = Clock()
    turns = Pace(10, 1, 0.15, clock)
    assert [turns.delay_s("192.0.2.1") for _ in range(4)] == [0, pytest.approx(0.1), None, None]
    clock.now += 0.1
    assert turns.delay_s("192.0.2.1") == pytest.approx(0.1)


def test_a_site_has_two_turns_at_a_time_and_other_sites_do_not_wait_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_LONGEST_TURN_S", 3600.0)
    began: list[str] = []

    async def take(turns: Pace, address: str, done: asyncio.Event) -> bool:
        async with turns.turn(address) as is_accepted:
            began.append(address)
            if is_accepted:
                await done.wait()
            return is_accepted

    async def work() -> None:
        turns, done = Pace(1, 5, 0, Clock()), asyncio.Event()
        tasks = [asyncio.create_task(take(turns, address, done)) for address in ["192.0.2.1"] * 5 + ["192.0.2.2"]]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert began == ["192.0.2.1"] * 2 + ["192.0.2.2"]
        assert not await take(turns, "192.0.2.1", done), "five are waiting or running already"
        tasks[2].cancel()
        done.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [one is True for one in found] == [True, True, False, True, True, True]
        assert not turns._turns, "nothing is remembered about turns that are over"

    asyncio.run(work())


def test_work_that_only_waits_does_not_hold_a_turn_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_LONGEST_TURN_S", 0.0)

    async def work() -> None:
        turns = Pace(1, 9, 0, Clock())
        async with turns.turn("192.0.2.1"), turns.turn("192.0.2.1"), turns.turn("192.0.2.1") as is_accepted:
            assert is_accepted

    asyncio.run(asyncio.wait_for(work(), ANSWER_S))


def test_a_turn_begins_at_once_only_if_no_other_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_LONGEST_TURN_S", 3600.0)

    async def take(turns: Pace) -> None:
        async with turns.turn("192.0.2.1") as is_accepted:
            assert is_accepted

    async def work() -> None:
        turns = Pace(1, 4, 9, Clock())
        first, second = turns.turn_now("192.0.2.1"), turns.turn_now("192.0.2.1")
        assert first is not None
        assert second is not None
        assert turns.turn_now("192.0.2.1") is None, "two turns are running"
        assert turns.turn_now("192.0.2.2") is not None
        waiting = asyncio.create_task(take(turns))
        await asyncio.sleep(0)
        first()
        assert turns.turn_now("192.0.2.1") is None, "the turn that has waited comes first"
        second()
        await waiting
        third = turns.turn_now("192.0.2.1")
        assert third is not None
        third()
        assert turns.turn_now("192.0.2.1") is None, "the burst is over"
        assert turns.delay_s("192.0.2.1") == pytest.approx(1), "refusals don't count"
        assert list(turns._turns) == ["192.0.2.2"]

    asyncio.run(work())


def test_sites_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    turns = Pace(10, 3, 9, clock)
    for n in range(1000):
        turns.delay_s(f"192.0.{n // 250}.{n % 250}")
    clock.now += 1
    for _ in range(600):
        turns.delay_s("192.0.2.1")
    assert len(turns) == 1
    monkeypatch.setattr(pace, "_MOST_SITES", 100)
    for n in range(1000):
        turns.delay_s(f"198.51.{n // 250}.{n % 250}")
    assert len(turns) <= 101


def test_requests_wait_for_their_turn_without_counting_as_in_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge, "_BURST", 2)
    monkeypatch.setattr(edge, "_PACE", 0.5)
    handled: list[str] = []

    async def app(scope: Scope, _: Receive, send: Send) -> None:
        handled.append(scope["client"][0] if scope["client"] else "")
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok", "more_body": False})

    async def work() -> None:
        spread = Edge(app, {}, ("localhost",), ServerLimits(request_rate=1e-6, requests_at_once=1))
        async with client_of(spread, "192.0.2.1") as one, client_of(spread, "192.0.2.2") as other:
            assert [(await one.get("/")).status_code for _ in range(2)] == [200, 200]
            waiting = [asyncio.create_task(one.get("/")) for _ in range(2)]
            await asyncio.sleep(0)
            assert (await other.get("/")).status_code == 200
            assert handled == ["192.0.2.1"] * 2 + ["192.0.2.2"]
            assert spread.at_once("192.0.2.1") == 0
            assert (await one.get("/assets/none.js")).status_code == 404, "files have their own pace"
            refused = await one.get("/")
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many"), "its turn is more than five seconds away"
            for task in waiting:
                task.cancel()

    asyncio.run(work())


@pytest.mark.every_store
def test_a_site_with_many_connections_delays_only_its_own_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longwood.server.app._MESSAGE_BURST", 3)
    with Running(tmp_path, limits=ServerLimits(message_rate_of_address=0.01)) as server, ExitStack() as stack:
        player, abuser = (stack.enter_context(Browser(server.address)) for _ in range(2))
        headers = {"Cookie": abuser.cookie, "X-Forwarded-For": "192.0.2.7"}  # as a reverse proxy on this machine forwards it
        table = abuser.deal("golf")
        sockets = [stack.enter_context(abuser.connect(table, headers)) for _ in range(5)]
        for socket in sockets:
            socket.recv(ANSWER_S)
            socket.send('{"type":"ping"}')
        stack.enter_context(player.open(player.deal("golf"))).play("d d d")
        answers = Counter(json.loads(socket.recv(ANSWER_S)).get("code", "pong") for socket in sockets)
        assert answers == {"pong": 3, "too-fast": 2}, "the turn of the others would be minutes away"


def test_a_whole_burst_has_no_delay_at_any_time_of_a_very_slow_rate() -> None:
    times = (0.1, 4321.123456789, 1e6 / 3)
    assert [Pace(1e-9, 1, 1e12, partial(float, now)).delay_s("192.0.2.1") for now in times] == [0, 0, 0]
