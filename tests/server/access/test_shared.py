"""Limits that several processes share through a real Valkey, and what happens when it is unavailable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from longwood.errors import RefusedError
from longwood.server.access import shared
from longwood.server.access.limits import Addresses, Seats, ServerLimits
from longwood.server.access.rates import TokenBuckets
from longwood.server.access.shared import SharedLimits
from longwood.server.access.shared_script import PROCESS
from longwood.server.searches.queue import Asker
from longwood.server.searches.service import Searches
from longwood.server.valkey import connect
from longwood.tables.errors import BusyError
from tests.server.conftest import need
from tests.server.playing import ANSWER_S
from tests.server.searches.test_service import QUICK, Staff
from tests.server.valkey import Valkey, valkey_program

SECRET = b"a key that all processes know"
ADDRESS, PLAYER = "192.0.2.7", "player-ada"  # no hexadecimal digits, which digests are made of
HARDLY = 1e-6
"""A rate at which no token comes back during a test."""


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "_SYNC_S", 0.01)
    monkeypatch.setattr(shared, "_BEAT_S", 0.05)
    monkeypatch.setattr(shared, "_RETRY_S", 0.01)
    monkeypatch.setattr(shared, "_TIMEOUT_S", ANSWER_S)
    monkeypatch.setattr(shared, "_ALIVE_S", 3600)


@asynccontextmanager
async def process(valkey: Valkey) -> AsyncIterator[SharedLimits]:
    """The shared limits of one process, connected to Valkey."""
    limits = SharedLimits(valkey.address, SECRET)
    task = asyncio.create_task(limits.run())
    try:
        await until(limits.works)
        yield limits
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(ANSWER_S):
        while not condition():
            await asyncio.sleep(0.005)


async def until_full(limits: SharedLimits, limit: str, owner: str, most: int, *, is_full: bool = True) -> None:
    """Wait until a set has at least `most` names, or fewer if `is_full` is False."""
    async with asyncio.timeout(ANSWER_S):
        while await limits.hold(limit, owner, "one more", most) is is_full:
            limits.release(limit, owner, "one more")
            await asyncio.sleep(0.005)
        limits.release(limit, owner, "one more")


def with_two(valkey: Valkey, use: Callable[[SharedLimits, SharedLimits], Awaitable[None]]) -> None:
    """Run `use` with the shared limits of two processes."""

    async def go() -> None:
        redis = connect(valkey.address, "channel")
        await redis.flushall()
        await redis.aclose()
        async with process(valkey) as here, process(valkey) as there:
            await use(here, there)

    asyncio.run(go())


def test_requests_in_another_process_count(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        now = 0.0
        one, other = (TokenBuckets(HARDLY, 5, clock=lambda: now, name="requests", shared=limits) for limits in (here, there))
        assert [await one.take(ADDRESS) for _ in range(5)] == [0] * 5
        assert await other.take(ADDRESS) == 0, "it doesn't know yet"
        async with asyncio.timeout(ANSWER_S):
            while await other.take(ADDRESS) <= 1 / HARDLY:  # the token that was spent too early is owed
                await asyncio.sleep(0.05)
        assert await other.take("192.0.2.8") == 0

    with_two(valkey, use)


def test_a_process_learns_what_is_left_without_losing_what_it_spends_meanwhile(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        one = TokenBuckets(HARDLY, 100, clock=lambda: 0.0, name="requests", shared=here)
        learned: list[float] = []

        async def learn(_: str, left: float) -> None:
            learned.append(left)

        for _ in range(30):
            assert await one.take(ADDRESS) == 0
            await asyncio.sleep(0.002)
        while not learned or learned[-1] > 70.5:
            there.spend("requests", ADDRESS, HARDLY, 100, learn, amount=0)
            await asyncio.sleep(0.02)
        assert round(learned[-1]) == round(await one._left(ADDRESS, 0.0)) == 70

    with_two(valkey, use)


def test_codes_are_limited_exactly(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        waits = await asyncio.gather(*(limits.take("rooms_a_minute", ADDRESS, 20 / 60, 20) for limits in (here, there) for _ in range(40)))
        assert sum(wait == 0 for wait in waits) == 20
        assert all(0 < wait <= 3 for wait in waits if wait)
        assert await there.take("rooms_a_minute", "192.0.2.8", 20 / 60, 20) == 0

    with_two(valkey, use)


def test_a_page_counts_once_even_if_it_moves_to_another_process(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        one, other = (Addresses(ServerLimits(sockets=2), "tables", limits) for limits in (here, there))
        async with one.one_more(ADDRESS, (PLAYER, "t")):
            async with other.one_more(ADDRESS, (PLAYER, "t")), other.one_more(ADDRESS, None):
                with pytest.raises(RefusedError, match="too many connections"):
                    async with one.one_more(ADDRESS, None):
                        pass
                async with one.one_more("192.0.2.8", None):
                    pass
            await until_full(here, "tables", ADDRESS, 1, is_full=False)  # the page belongs to the other process, which has released it

    with_two(valkey, use)


def test_seats_in_another_process_count(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        one, other = (Seats(ServerLimits(seats=2), limits) for limits in (here, there))
        await one.take_new("room", PLAYER, ADDRESS)
        other.take("room", PLAYER, ADDRESS)  # the room has moved there
        one.release("room")
        await one.take_new("another room", PLAYER, ADDRESS)
        for seats in (one, other):
            with pytest.raises(RefusedError) as caught:
                await seats.take_new("third room", PLAYER, ADDRESS)
            assert caught.value.code == "many-seats"
        assert len(one) == len(other) == 1
        other.release("room")
        await until_full(here, "seats", ADDRESS, 2, is_full=False)
        await one.take_new("third room", PLAYER, ADDRESS)

    with_two(valkey, use)


def test_waiting_searches_in_another_process_count(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        limits = ServerLimits(search_workers=1, searches_of_player=1, searches_of_address=2)
        one, other = (Searches(limits, Staff().start, shared=each) for each in (here, there))
        eve, flo = Asker("eve", "192.0.2.8"), Asker("flo", "192.0.2.9")
        running = [asyncio.create_task(searches.run(asker, QUICK)) for searches, asker in ((one, eve), (other, flo))]
        await until(lambda: one.running == other.running == 1)
        ada = asyncio.create_task(one.run(Asker(PLAYER, ADDRESS), QUICK))
        await until(lambda: one.waiting == 1)
        with pytest.raises(BusyError):
            await other.run(Asker(PLAYER, ADDRESS), QUICK)
        bo = asyncio.create_task(other.run(Asker("bo", ADDRESS), QUICK))
        await until(lambda: other.waiting == 1)
        with pytest.raises(BusyError):
            await one.run(Asker("cy", ADDRESS), QUICK)
        ada.cancel()
        await asyncio.gather(ada, return_exceptions=True)
        cy = asyncio.create_task(one.run(Asker("cy", ADDRESS), QUICK))
        await until(lambda: one.waiting == 1)
        one.close()
        other.close()
        await asyncio.gather(*running, bo, cy, return_exceptions=True)

    with_two(valkey, use)


def test_a_killed_process_holds_nothing_and_a_forgotten_one_announces_itself_again(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        assert await here.hold("imports", PLAYER, "1", 1)
        assert not await there.hold("imports", PLAYER, "2", 1)
        redis = connect(valkey.address, "channel")
        await redis.delete(PROCESS + here._process)  # as if it had been silent for some seconds
        assert await there.hold("imports", PLAYER, "2", 1)
        there.release("imports", PLAYER, "2")
        process = here._process
        await until(lambda: here.works() and here._process != process)
        await until_full(there, "imports", PLAYER, 1)
        await redis.aclose()

    with_two(valkey, use)


def test_a_cancelled_request_holds_nothing(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        asking = asyncio.create_task(here.hold("imports", PLAYER, "1", 1))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await until_full(there, "imports", PLAYER, 1, is_full=False)

    with_two(valkey, use)


def test_each_process_counts_alone_while_valkey_is_down(caplog: pytest.LogCaptureFixture) -> None:
    need(valkey_program)
    caplog.set_level(logging.INFO, logger=shared.__name__)

    async def work(valkey: Valkey) -> None:
        async with process(valkey) as here, process(valkey) as there:
            one, other = (TokenBuckets(HARDLY, 2, clock=lambda: 0.0, name="requests", shared=limits) for limits in (here, there))
            assert await here.hold("imports", PLAYER, "1", 1)
            caplog.clear()
            await asyncio.to_thread(valkey.stop)
            assert await here.take("rooms_a_minute", ADDRESS, HARDLY, 1) == 0
            await until(lambda: not here.works() and not there.works())
            assert await there.hold("imports", PLAYER, "2", 1)
            for buckets in (one, other):
                assert [await buckets.take(ADDRESS) == 0 for _ in range(3)] == [True, True, False]
            await asyncio.to_thread(valkey.start)
            await until(lambda: here.works() and there.works())
            await until_full(there, "imports", PLAYER, 2)  # both are counted again

    with Valkey() as valkey:
        asyncio.run(work(valkey))
    messages = [record.getMessage() for record in caplog.records if record.name == shared.__name__]
    assert sum("each process counts limits separately" in message for message in messages) == 2, "once per process"
    assert sum("all processes count limits together again" in message for message in messages) == 2


def test_a_service_that_does_not_respond_delays_a_request_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "_RETRY_S", ANSWER_S)

    async def work(valkey: Valkey) -> None:
        async with process(valkey) as here:
            monkeypatch.setattr(shared, "_TIMEOUT_S", 0.05)
            await here._redis.client_pause(3_600_000)
            assert await here.hold("imports", PLAYER, "1", 1)
            assert not here.works()
            assert await here.hold("imports", PLAYER, "2", 1)

    need(valkey_program)
    with Valkey() as valkey:
        asyncio.run(work(valkey))


def test_valkey_gets_no_addresses_and_no_ids_of_players(valkey: Valkey) -> None:
    async def use(here: SharedLimits, there: SharedLimits) -> None:
        await here.take("rooms_a_minute", ADDRESS, 1.0, 20)
        await here.hold("tables", ADDRESS, f"{PLAYER}/table", 64)
        redis = connect(valkey.address, "channel")
        found = [str((key, await redis.dump(key))) for key in await redis.keys("longwood:*")]
        await redis.aclose()
        assert len(found) == 4, "two processes, a rate and a set of pages"
        assert not any(text in value for value in found for text in (ADDRESS, PLAYER))

    with_two(valkey, use)
