"""Connections of browsers: how changes are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from longwood.server.access.pace import Pace
from longwood.server.sockets import limited
from longwood.tables.connection import Connection, acquired_now
from longwood.tables.errors import StoreError
from longwood.tables.wakes import Wakes


class Socket:
    """A simulated browser that sends nothing. Its connection can be too busy to send without waiting."""

    def __init__(self) -> None:
        self.is_busy = False
        self.received: list[str] = []

    async def receive_text(self) -> str:
        never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        return await never

    def send_now(self, text: bytes) -> bool:
        if not self.is_busy:
            self.received.append(f"{text.decode()} at once")
        return not self.is_busy

    async def send_text(self, text: str, /) -> None:
        self.received.append(text)

    async def close(self, code: int, reason: str, /) -> None:
        raise AssertionError("nothing closes this socket")


def received_after(
    change: Callable[[Socket, Connection[str], Wakes], Awaitable[None]], *, error: Exception | None = None
) -> tuple[list[str], list[str]]:
    """Return what a browser has received directly after a change, and once all tasks have run. error: raised when sending at once."""

    async def go() -> tuple[list[str], list[str]]:
        socket, wakes = Socket(), Wakes()

        async def serve() -> None:
            connection = limited(socket, msgspec.json.Decoder(str), rate=1, burst=1, message_bytes=1, pace=Pace(1, 1, 1), address="")

            async def news() -> None:
                await connection.send_encoded(b"news")

            def news_now() -> bool:
                if error is not None:
                    raise error
                return connection.send_now(b"news")

            async def nothing(_: str = "") -> None:
                started.set_result(connection)

            await connection.serve("room", wakes, nothing, news, nothing, news_now)

        started: asyncio.Future[Connection[str]] = asyncio.get_running_loop().create_future()
        serving = asyncio.create_task(serve())
        await change(socket, await started, wakes)
        first = socket.received.copy()
        for _ in range(20):
            await asyncio.sleep(0)
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        return first, socket.received

    return asyncio.run(go())


def test_a_change_is_sent_at_once_and_only_once() -> None:
    async def change(_: Socket, __: Connection[str], wakes: Wakes) -> None:
        wakes.wake("room")

    assert received_after(change) == (["news at once"], ["news at once"])


def test_a_change_that_cannot_be_sent_at_once_is_sent_later() -> None:
    async def change(socket: Socket, _: Connection[str], wakes: Wakes) -> None:
        socket.is_busy = True
        wakes.wake("room")
        wakes.wake("room")

    assert received_after(change) == ([], ["news"])


def test_a_change_waits_until_the_message_in_progress_is_sent() -> None:
    async def change(_: Socket, connection: Connection[str], wakes: Wakes) -> None:
        async with connection.sending:
            wakes.wake("room")
            await connection.send_encoded(b"an answer")

    assert received_after(change) == (["an answer at once"], ["an answer at once", "news at once"])


def test_an_error_when_sending_a_change_at_once_does_not_reach_the_player_who_caused_it() -> None:
    async def change(_: Socket, __: Connection[str], wakes: Wakes) -> None:
        wakes.wake("room")

    assert received_after(change, error=StoreError("on purpose")) == ([], ["news at once"])


class Prompt(Socket):
    """A simulated browser whose messages are offered as soon as they arrive."""

    def __init__(self) -> None:
        super().__init__()
        self.receiver: Callable[[str], bool] | None = None
        self.queue = asyncio.Queue[str]()

    def offer_to(self, receiver: Callable[[str], bool] | None) -> None:
        self.receiver = receiver

    async def receive_text(self) -> str:
        return await self.queue.get()

    def arrives(self, text: str) -> bool:
        """Receive a message, and return whether it was taken at once. Like LimitedWebSocket, offer it only if no other one waits."""
        assert self.receiver is not None
        is_taken = self.queue.empty() and self.receiver(text)
        if not is_taken:
            self.queue.put_nowait(text)
        return is_taken


def test_a_message_is_taken_at_once_only_if_no_other_one_is_in_progress() -> None:
    async def go() -> None:
        socket, answered, taken = Prompt(), list[str](), list[Callable[[], None]]()

        def answer_now(text: str, done: Callable[[], None]) -> bool:
            if text == "slow":
                return False
            answered.append(f"{text} at once")
            taken.append(done)
            return True

        async def answer(text: str) -> None:
            answered.append(text)

        async def nothing() -> None:
            started.set()

        async def serve() -> None:
            connection = Connection(socket, msgspec.json.Decoder(str))
            connections.append(connection)
            await connection.serve("room", Wakes(), nothing, nothing, answer, answer_now=answer_now)

        started, connections = asyncio.Event(), list[Connection[str]]()
        serving = asyncio.create_task(serve())
        await started.wait()
        await asyncio.sleep(0)
        assert socket.arrives("a")
        assert not socket.arrives("b"), "a isn't answered yet"
        for _ in range(9):
            await asyncio.sleep(0)
        assert answered == ["a at once"]
        taken.pop()()
        for _ in range(9):
            await asyncio.sleep(0)
        assert answered == ["a at once", "b"]
        assert not socket.arrives("slow")
        assert not socket.arrives("c"), "the one before hasn't been read yet"
        for _ in range(9):
            await asyncio.sleep(0)
        assert socket.arrives("d")
        assert answered == ["a at once", "b", "slow", "c", "d at once"]
        taken.pop()()
        connections[0].end()
        assert not socket.arrives("e"), "a newer connection of the page may have received the state already"
        await asyncio.gather(serving, return_exceptions=True)
        assert socket.receiver is None, "nothing is taken once the connection has ended"

    asyncio.run(go())


def test_a_lock_is_acquired_at_once_only_if_no_task_waits_for_it() -> None:
    async def go() -> None:
        lock = asyncio.Lock()
        assert acquired_now(lock)
        assert not acquired_now(lock)
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not acquired_now(lock), "the task that has waited comes first"
        await waiting
        lock.release()
        assert acquired_now(lock)

    asyncio.run(go())
