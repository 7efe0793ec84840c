"""The channel between processes: how many messages it sends."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

import msgspec
import pytest

from longwood.server import channel
from longwood.server.channel import Channel, Seq
from longwood.server.valkey import connect
from tests.server.conftest import need
from tests.server.playing import ANSWER_S
from tests.server.valkey import Valkey, valkey_program


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


def test_changes_of_many_tables_travel_in_one_message(valkey: Valkey) -> None:
    """Every process reads every message, so with many processes most of their time would go into that."""
    heard: dict[str, Seq] = {}

    async def run() -> int:
        here, there, listener = Channel(valkey.address), Channel(valkey.address), connect(valkey.address, "channel")
        has_heard = asyncio.Event()

        def changed(table: str, seq: Seq) -> None:
            heard[table] = seq
            if len(heard) == 100:
                has_heard.set()

        async with listener.pubsub() as messages:
            await messages.psubscribe("longwood:*")
            tasks = [asyncio.create_task(one.run(changed, lambda *_: None, lambda: None)) for one in (here, there)]
            while not there.works():
                await asyncio.sleep(0)
            for number in range(100):
                here.announce(f"table {number}", number)
            await has_heard.wait()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            count = 0
            while (message := await messages.get_message(timeout=0.1)) is not None:
                count += message["type"] == "pmessage"
        await listener.aclose()
        return count

    assert asyncio.run(run()) == 1
    assert heard == {f"table {number}": number for number in range(100)}


def test_messages_are_missed_as_soon_as_the_connection_is_lost() -> None:
    need(valkey_program)

    async def run() -> None:
        with Valkey() as own:
            channel = Channel(own.address)
            missed: asyncio.Queue[bool] = asyncio.Queue()
            task = asyncio.create_task(channel.run(lambda *_: None, lambda *_: None, lambda: missed.put_nowait(channel.works())))
            async with asyncio.timeout(ANSWER_S):
                assert await missed.get()  # at the start
                await asyncio.to_thread(own.stop)
                await missed.get()
                while channel.works():
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(own.start)
                while not await missed.get():
                    pass
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def test_a_message_of_another_version_counts_as_missed(valkey: Valkey) -> None:
    async def run() -> int:
        channel, other = Channel(valkey.address), connect(valkey.address, "channel")
        missed: asyncio.Queue[bool] = asyncio.Queue()
        task = asyncio.create_task(channel.run(lambda *_: None, lambda *_: None, lambda: missed.put_nowait(channel.works())))
        await missed.get()  # at the start
        for message in (msgspec.msgpack.encode(("node", "table", 7)), b"\xc1"):
            await other.publish("longwood:tables", message)
        async with asyncio.timeout(ANSWER_S):
            results = [await missed.get() for _ in range(2)]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await other.aclose()
        return sum(results)

    assert asyncio.run(run()) == 2, "the channel stays connected"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the process at the other end of a socket")
def test_a_service_that_stops_responding_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    need(valkey_program)
    monkeypatch.setattr(channel, "_CHECK_S", 0.1)

    async def run(valkey: Valkey) -> int:
        here = Channel(valkey.address)
        missed: list[None] = []
        running = asyncio.create_task(here.run(lambda *_: None, lambda *_: None, lambda: missed.append(None)))

        async def until(works: bool) -> None:
            while here.works() is not works:
                await asyncio.sleep(0.01)

        async with asyncio.timeout(ANSWER_S):
            await until(works=True)
            await asyncio.sleep(0.5)  # pings are answered
            assert here.works()
            valkey.suspend()
            await until(works=False)
            valkey.resume()
            await until(works=True)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return len(missed)

    with Valkey() as own:
        assert asyncio.run(run(own)) == 3, "at the start, when it is noticed, and when the service works again"
