"""Links between two processes over a channel that can lose messages. The test simulates the sockets and rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import msgspec
import pytest

from longwood.protocol import Refused
from longwood.server.errors import ElsewhereError
from longwood.server.rooms.ownership import relay
from longwood.server.rooms.ownership.frames import MOVED, Visitor
from longwood.server.rooms.ownership.link import Link
from longwood.server.rooms.ownership.links import Links
from longwood.server.rooms.ownership.relay import Relay
from longwood.tables.errors import BadMessageError, DisconnectedError

ADA = Visitor("ada", "room", "page", "192.0.2.1")
LONGEST = 1000


class Socket:
    """A simulated socket. The test provides the messages of the browser."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[str] = asyncio.Queue()
        self.received: asyncio.Queue[str] = asyncio.Queue()
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self.reads = asyncio.Event()
        self.reads.set()

    async def receive_text(self) -> str:
        return await self.sent.get()

    def send_now(self, text: bytes) -> bool:
        return False

    async def send_text(self, text: str, /) -> None:
        await self.reads.wait()
        self.received.put_nowait(text)

    async def close(self, code: int, reason: str, /) -> None:
        self.closed.set_result((code, reason))


async def settled() -> None:
    """Wait until only timers are pending. Nothing in these tests waits for anything outside of the event loop."""
    for _ in range(100):
        await asyncio.sleep(0)


class World:
    """A process with a guest's socket, and two others that can own the room. `owner` is the current owner."""

    def __init__(self) -> None:
        self.owner = "one"
        self.loses = False
        self.found = 0
        self.posted = 0
        self.performed: list[str] = []
        self.hosted: list[Link] = []
        self.acts = asyncio.Event()
        self.acts.set()
        self.links = {node: Links(node, self._post(node), self._serve(node), self._forget) for node in ("holder", "one", "two")}
        self.socket = Socket()
        self.relay = Relay(self.socket, ADA, self.links["holder"], self._find, self._check)
        self.running = asyncio.create_task(self.relay.run("one"))

    def _post(self, sender: str) -> Callable[[str, bytes], None]:
        def post(node: str, data: bytes) -> None:
            self.posted += len(data)
            if not self.loses:
                asyncio.get_running_loop().call_soon(self.links[node].received, sender, data)

        return post

    async def _find(self, room: str) -> str:
        self.found += 1
        return self.owner

    def _check(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadMessageError("this message is too long")

    def _serve(self, node: str) -> Callable[[Link, Visitor], Coroutine[None, None, None]]:
        async def serve(link: Link, visitor: Visitor) -> None:
            assert visitor == ADA
            if node != self.owner:
                await link.close(MOVED, "not mine")
                return
            self.hosted.append(link)
            await link.send_text(f"hello from {node}")
            try:
                while True:
                    text = await link.receive_text()
                    await self.acts.wait()
                    self.performed.append(text)
                    await link.send_text(f"{node} did {text}")
            except ElsewhereError:
                await link.close(MOVED, "moved")
            except DisconnectedError:
                pass

        return serve

    async def _forget(self, player: str, room: str) -> None:
        if room != "room":
            raise ElsewhereError
        self.performed.append(f"forgot {player}")

    async def do(self, text: str) -> str:
        self.socket.sent.put_nowait(text)
        return await self.socket.received.get()


def in_world(work: Callable[[World], Coroutine[None, None, None]]) -> None:
    async def go() -> None:
        world = World()
        async with asyncio.timeout(60):
            assert await world.socket.received.get() == "hello from one"
            await work(world)
        world.running.cancel()
        await asyncio.gather(world.running, return_exceptions=True)
        for links in world.links.values():
            await links.stop()

    asyncio.run(go())


def test_messages_reach_the_owner_in_order_and_each_is_answered() -> None:
    async def work(world: World) -> None:
        for n in range(100):
            world.socket.sent.put_nowait(str(n))
        assert [await world.socket.received.get() for _ in range(100)] == [f"one did {n}" for n in range(100)]

    in_world(work)


def test_the_owner_notices_that_the_guest_has_disconnected() -> None:
    async def work(world: World) -> None:
        world.running.cancel()
        while len(world.links["one"]):
            await asyncio.sleep(0)

    in_world(work)


def test_a_room_is_handed_over_without_closing_the_socket_or_repeating_actions() -> None:
    async def work(world: World) -> None:
        world.acts.clear()
        for n in range(4):
            world.socket.sent.put_nowait(str(n))
        await settled()
        handing_over = asyncio.create_task(world.links["one"].hand_over())
        await settled()
        world.acts.set()
        await handing_over
        assert world.performed == ["0"]  # the message in progress
        world.owner = "two"
        world.links["one"].resume()
        received = [await world.socket.received.get() for _ in range(5)]
        assert received == ["one did 0", "hello from two", "two did 1", "two did 2", "two did 3"]
        assert world.performed == ["0", "1", "2", "3"]

    in_world(work)


def test_a_guest_who_connects_during_a_hand_over_reaches_the_next_owner() -> None:
    async def work(world: World) -> None:
        await world.links["one"].hand_over()
        world.links["one"].resume()
        world.owner = "two"
        assert await world.socket.received.get() == "hello from two"

    in_world(work)


def test_a_guest_of_a_dead_owner_is_connected_to_the_next_one() -> None:
    async def work(world: World) -> None:
        world.owner = "two"
        world.links["holder"].gone({"one"})
        assert await world.socket.received.get() == "hello from two"
        assert await world.do("x") == "two did x"

    in_world(work)


def test_a_guest_of_a_process_that_was_only_suspended_is_connected_again() -> None:
    """The owner has declared the guest's process dead, and then this process continues."""

    async def work(world: World) -> None:
        world.links["one"].gone({"holder"})
        assert await world.socket.received.get() == "hello from one"
        assert await world.do("x") == "one did x"
        assert len(world.links["one"]) == 1

    in_world(work)


def test_the_pause_before_a_new_link_ends_when_the_owner_is_declared_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "_FIRST_S", 0.01)
    monkeypatch.setattr(relay, "_PAUSE_S", 10_000.0)
    monkeypatch.setattr(relay, "_LONGEST_PAUSE_S", 10_000.0)

    async def work(world: World) -> None:
        world.loses = True
        world.links["holder"].reset()
        while not world.relay._is_unreachable:
            await asyncio.sleep(0.01)
        world.loses = False
        world.owner = "two"
        world.links["holder"].gone({"one"})
        assert await world.socket.received.get() == "hello from two"

    in_world(work)


def test_an_owner_that_answers_during_the_pause_keeps_its_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "_FIRST_S", 0.01)
    monkeypatch.setattr(relay, "_PAUSE_S", 0.2)

    async def work(world: World) -> None:
        world.loses = True
        world.links["holder"].reset()
        while not world.relay._is_unreachable:
            await asyncio.sleep(0.01)
        world.loses = False
        assert await world.socket.received.get() == "hello from one"
        assert [await world.do(text) for text in ("x", "y")] == ["one did x", "one did y"]

    in_world(work)


def test_messages_that_are_too_long_are_refused_without_reaching_the_owner() -> None:
    async def work(world: World) -> None:
        before = world.posted
        for _ in range(5):
            refused = msgspec.json.decode(await world.do(100 * LONGEST * "x"), type=Refused)
            assert refused.code == "bad-message"
        assert world.posted == before
        assert await world.do("x") == "one did x"

    in_world(work)


def test_a_message_of_another_version_closes_the_links_with_its_sender() -> None:
    async def work(world: World) -> None:
        world.links["holder"].received("two", b"?")
        assert await world.do("x") == "one did x"
        world.links["holder"].received("one", b"?")
        assert await world.socket.received.get() == "hello from one"
        assert len(world.links["one"]) == 1

    in_world(work)


def test_the_socket_is_closed_if_a_dead_owner_may_have_applied_a_message() -> None:
    async def work(world: World) -> None:
        world.acts.clear()
        world.socket.sent.put_nowait("x")
        await settled()
        world.links["holder"].gone({"one"})
        assert (await world.socket.closed)[0] == MOVED
        await world.running

    in_world(work)


def test_a_lost_state_leads_to_a_new_link() -> None:
    async def work(world: World) -> None:
        world.loses = True
        await world.hosted[0].send_text("lost")
        await settled()
        world.loses = False
        await world.hosted[0].send_text("not the next")
        assert await world.socket.received.get() == "hello from one"

    in_world(work)


def test_a_lost_message_is_resent_in_order() -> None:
    async def work(world: World) -> None:
        world.loses = True
        world.socket.sent.put_nowait("lost")
        await settled()
        world.loses = False
        world.socket.sent.put_nowait("the next")
        received = [await world.socket.received.get() for _ in range(3)]
        assert received == ["hello from one", "one did lost", "one did the next"]
        assert world.performed == ["lost", "the next"]

    in_world(work)


def test_after_a_channel_failure_both_ends_start_again() -> None:
    async def work(world: World) -> None:
        world.loses = True
        world.links["one"].reset()
        world.links["holder"].reset()
        await settled()
        world.loses = False
        assert await world.socket.received.get() == "hello from one"  # a second later
        assert await world.do("x") == "one did x"
        assert len(world.links["one"]) == 1

    in_world(work)


def test_messages_are_refused_while_the_owner_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "_FIRST_S", 0.01)

    async def work(world: World) -> None:
        world.loses = True
        world.links["holder"].reset()
        world.socket.sent.put_nowait('{"type":"ping"}')
        for ref in (1, 2):  # the first may be sent before the owner counts as unreachable
            refused = msgspec.json.decode(await world.do(f'{{"type":"do","ref":{ref}}}'), type=Refused)
            assert (refused.ref, refused.code) == (ref, "elsewhere")
        world.loses = False
        assert await world.socket.received.get() == "hello from one"
        assert await world.socket.received.get() == 'one did {"type":"ping"}'
        assert await world.do('{"type":"do","ref":3}') == 'one did {"type":"do","ref":3}'
        assert len(world.performed) == 2

    in_world(work)


def test_a_slow_browser_skips_states_but_gets_all_answers() -> None:
    async def work(world: World) -> None:
        world.socket.reads.clear()
        for n in range(3):
            world.socket.sent.put_nowait(str(n))
            await settled()
            for state in range(50):
                await world.hosted[0].send_text(f"state {n}.{state}")
                await asyncio.sleep(0)
        await settled()
        world.socket.reads.set()
        received: list[str] = []
        while not received or received[-1] != "state 2.49":
            received.append(await world.socket.received.get())
        assert [text for text in received if "did" in text] == ["one did 0", "one did 1", "one did 2"]
        assert len(received) < 20

    in_world(work)


def test_a_flood_of_messages_is_not_read_from_the_socket() -> None:
    async def work(world: World) -> None:
        world.acts.clear()
        for n in range(100):
            world.socket.sent.put_nowait(str(n))
        await settled()
        assert world.socket.sent.qsize() > 80
        world.acts.set()
        assert [await world.socket.received.get() for _ in range(100)][-1] == "one did 99"

    in_world(work)


def test_the_owner_can_close_the_socket_permanently() -> None:
    async def work(world: World) -> None:
        await world.hosted[0].close(4403, "removed")
        assert await world.socket.closed == (4403, "removed")

    in_world(work)


def test_the_owner_of_a_room_removes_a_deleted_player() -> None:
    async def work(world: World) -> None:
        await world.links["holder"].forget("one", "ada", "room")
        assert world.performed == ["forgot ada"]
        with pytest.raises(ElsewhereError):
            await world.links["holder"].forget("one", "ada", "other room")

    in_world(work)
