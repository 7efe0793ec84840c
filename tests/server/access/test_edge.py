"""The limits on HTTP requests: rates, concurrent requests, and new games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.types import Receive, Scope, Send
from websockets import InvalidStatus

from longwood.errors import RefusedError
from longwood.protocol import Problem
from longwood.server.access.edge import Edge
from longwood.server.access.limits import Addresses, Bucket, ServerLimits
from longwood.server.access.rate_store import RateStore
from longwood.server.access.rates import TokenBuckets
from tests.server.playing import ANSWER_S, Browser, Running

pytestmark = pytest.mark.every_store


def client_of(edge: Edge, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(edge, client=(address, 1))  # type: ignore[arg-type]  # httpx declares the ASGI types more strictly
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


def with_edge(limits: ServerLimits, use: Callable[[Edge, asyncio.Event], Awaitable[None]]) -> None:
    """Run `use` with an Edge around an application that responds once an event is set."""

    async def go() -> None:
        may_answer = asyncio.Event()

        async def app(_: Scope, __: Receive, send: Send) -> None:
            await may_answer.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok", "more_body": False})

        await use(Edge(app, {}, ("localhost",), limits), may_answer)

    asyncio.run(go())


def test_a_bucket_refills_and_is_removed_when_full() -> None:
    now = 1000.0
    store = RateStore(clock=lambda: now)
    buckets = TokenBuckets(2, 3, store, clock=lambda: now)

    async def take(key: str = "a") -> float:
        return await buckets.take(key)

    async def go() -> None:
        nonlocal now
        assert [await take() for _ in range(5)] == [0, 0, 0, 0.5, 0.5]
        assert await take("b") == 0
        now += 0.5
        assert [await take() for _ in range(2)] == [0, 0.5]
        now -= 10  # the clock is set back
        assert await take() == 0.5
        now += 20
        assert store.size == 0
        assert [await take() for _ in range(4)] == [0, 0, 0, 0.5]

    asyncio.run(go())


def test_an_address_that_asks_too_often_is_refused_and_others_are_not() -> None:
    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        may_answer.set()
        async with client_of(edge, "192.0.2.1") as one, client_of(edge, "192.0.2.2") as other:
            answers = [await one.get("/x") for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
            refused = answers[-1]
            assert int(refused.headers["retry-after"]) == 10
            problem = msgspec.json.decode(refused.content, type=Problem)
            assert problem.code == "too-often"
            assert problem.phrase is not None
            assert problem.phrase.id == "refused-too-often"
            assert (await other.get("/x")).status_code == 200
            # Files are cheap, so they are counted separately.
            assert [(await one.get("/assets/x.js")).status_code for _ in range(5)] == [404] * 4 + [429]

    with_edge(ServerLimits(request_rate=0.1, request_burst=3, file_rate=0.1, file_burst=4, refusal_delay_s=0), use)


def test_refusals_are_delayed_unless_too_many_requests_are_in_progress() -> None:
    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        may_answer.set()
        async with client_of(edge, "192.0.2.1") as client:
            await client.get("/")
            held = asyncio.create_task(client.get("/"))
            while not edge.at_once("192.0.2.1"):
                await asyncio.sleep(0)
            at_once = await client.get("/")
            assert not held.done()
            assert (at_once.status_code, at_once.json()["code"], at_once.headers["connection"]) == (429, "too-many", "close")
            held.cancel()

    with_edge(ServerLimits(request_rate=0.1, request_burst=1, requests_at_once=1, refusal_delay_s=60), use)


def test_concurrent_requests_are_limited_per_address() -> None:
    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        async with client_of(edge, "192.0.2.1") as one, client_of(edge, "2001:db8::1") as other:
            waiting = [asyncio.create_task(one.get("/")) for _ in range(2)]
            while edge.at_once("192.0.2.1") < 2:
                await asyncio.sleep(0)
            assert (await one.get("/")).status_code == 429
            elsewhere = asyncio.create_task(other.get("/"))
            while not edge.at_once("2001:db8::2"):  # the same network
                await asyncio.sleep(0)
            may_answer.set()
            assert [(await task).status_code for task in (*waiting, elsewhere)] == [200] * 3
            assert (await one.get("/")).status_code == 200
            assert edge.at_once("192.0.2.1") == 0

    with_edge(ServerLimits(requests_at_once=2), use)


def scope_of(headers: dict[bytes, bytes], address: str = "192.0.2.1") -> Any:
    found = [(b"host", b"localhost"), *headers.items()]
    return {"type": "http", "method": "POST", "path": "/", "headers": found, "client": (address, 1), "state": {}}


def test_a_request_without_its_body_takes_no_place() -> None:
    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        may_answer.set()
        parts: asyncio.Queue[Any] = asyncio.Queue()
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = scope_of({b"content-length": b"3"})
        halves = [asyncio.create_task(edge(scope, parts.get, send)) for _ in range(3)]
        await asyncio.sleep(0)
        assert edge.at_once("192.0.2.1") == 0
        async with client_of(edge, "192.0.2.1") as client:
            assert (await client.get("/")).status_code == 200
        parts.put_nowait({"type": "http.request", "body": b"a", "more_body": True})
        parts.put_nowait({"type": "http.disconnect"})
        parts.put_nowait({"type": "http.disconnect"})
        parts.put_nowait({"type": "http.request", "body": b"abc", "more_body": False})
        await asyncio.gather(*halves)
        assert [message["status"] for message in sent if "status" in message] == [200], "only one was complete"

    with_edge(ServerLimits(requests_at_once=1), use)


@pytest.mark.parametrize(
    ("addresses", "refused"),
    [
        (["192.0.2.1"] * 5, 3),
        ([f"2001:db8:0:{number}::1" for number in range(22)], 2),
        (["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2"], 0),
    ],
)
def test_an_address_cannot_leave_many_requests_without_their_bodies(addresses: list[str], refused: int) -> None:
    """Not even through a reverse proxy, whose connections aren't counted. The requests that have waited longest are refused."""

    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        may_answer.set()
        parts = [asyncio.Queue[Any]() for _ in addresses]
        sent: list[list[Any]] = [[] for _ in addresses]

        async def half(number: int) -> None:
            async def send(message: Any) -> None:
                sent[number].append(message.get("status", message.get("body")))

            parts[number].put_nowait({"type": "http.request", "body": b"a", "more_body": True})
            await edge(scope_of({b"content-length": b"3"}, addresses[number]), parts[number].get, send)

        halves = [asyncio.create_task(half(number)) for number in range(len(addresses))]
        async with asyncio.timeout(ANSWER_S):
            while sum(map(bool, sent)) < refused:
                await asyncio.sleep(0)
        for part in parts:
            part.put_nowait({"type": "http.request", "body": b"bc", "more_body": False})
        await asyncio.gather(*halves)
        assert [messages[0] for messages in sent] == [429] * refused + [200] * (len(addresses) - refused)

    with_edge(ServerLimits(idle_connections=2), use)


def test_refusals_of_requests_without_their_bodies_are_spread_over_time() -> None:
    """Otherwise clients that retry at once would all come back at the same time."""

    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        sent: list[Any] = []

        async def half() -> None:
            parts = asyncio.Queue[Any]()
            parts.put_nowait({"type": "http.request", "body": b"a", "more_body": True})

            async def send(message: Any) -> None:
                sent.append(message.get("status"))

            await edge(scope_of({b"content-length": b"3"}), parts.get, send)

        began = time.monotonic()
        halves = [asyncio.create_task(half()) for _ in range(52)]
        async with asyncio.timeout(ANSWER_S):
            while sent.count(429) < 50:
                await asyncio.sleep(0.001)
        assert time.monotonic() - began > 0.4, "after the first 20, there are 60 a second"
        for task in halves:
            task.cancel()

    with_edge(ServerLimits(idle_connections=2), use)


def test_the_application_receives_the_whole_body_and_later_messages() -> None:
    received: list[Any] = []

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        received.extend([await receive(), await receive()])

    async def go(size: int, parts: list[bytes]) -> list[Any]:
        messages: list[Any] = [{"type": "http.request", "body": part, "more_body": part != parts[-1]} for part in parts]
        rest = iter([*messages, {"type": "http.disconnect"}])

        async def receive() -> Any:
            return next(rest)

        async def send(message: Any) -> None:
            raise AssertionError(message)

        received.clear()
        await Edge(app, {}, ("localhost",), ServerLimits())(scope_of({b"content-length": b"%d" % size}), receive, send)
        return [message.get("body", message["type"]) for message in received]

    assert asyncio.run(go(3, [b"a", b"bc"])) == [b"abc", "http.disconnect"]
    assert asyncio.run(go(100_000, [b"a", b"bc"])) == [b"a", b"bc"], "the application receives a large body itself"


def test_the_application_s_refusals_are_delayed_too() -> None:
    async def refusing(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 429, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def go() -> None:
        async with client_of(Edge(refusing, {}, ("localhost",), ServerLimits(refusal_delay_s=0.2)), "192.0.2.1") as client:
            began_s = asyncio.get_running_loop().time()
            assert (await client.get("/")).status_code == 429
            assert asyncio.get_running_loop().time() - began_s >= 0.2

    asyncio.run(go())


def test_refused_sockets_are_delayed_unless_too_many_requests_are_in_progress() -> None:
    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        sent: list[str] = []

        async def receive() -> Any:
            raise AssertionError("nothing to receive")

        async def send(message: Any) -> None:
            sent.append(message["type"])

        scope: Any = {"type": "websocket", "path": "/ws", "headers": [(b"host", b"localhost")], "client": ("192.0.2.1", 1)}
        may_answer.set()
        async with client_of(edge, "192.0.2.1") as client:
            await client.get("/")
        held = asyncio.create_task(edge(scope, receive, send))
        while not edge.at_once("192.0.2.1"):
            await asyncio.sleep(0)
        await edge(scope, receive, send)
        assert sent == ["websocket.http.response.start", "websocket.http.response.body"]
        assert not held.done()
        held.cancel()

    with_edge(ServerLimits(request_rate=0.1, request_burst=1, requests_at_once=1, refusal_delay_s=60), use)


def test_new_sockets_count_as_requests(tmp_path: Path) -> None:
    with Running(tmp_path, limits=ServerLimits(request_rate=0.01, request_burst=4)) as server, Browser(server.address) as browser:
        table = browser.deal("golf", 1)  # the third request, after /healthz and the page
        with browser.open(table):
            pass
        with pytest.raises(InvalidStatus) as caught:
            browser.connect(table)
        assert caught.value.response.status_code == 429
        assert int(caught.value.response.headers["retry-after"]) > 1
        assert caught.value.response.headers["x-content-type-options"] == "nosniff"


def begin(browser: Browser, path: str, body: Any, address: str = "192.0.2.1") -> httpx.Response:
    """Start a game through a reverse proxy on this machine."""
    return browser.http.post(path, json=body, headers={"X-Forwarded-For": address})


def test_new_games_are_limited_per_player_and_per_address(tmp_path: Path) -> None:
    golf = {"game": "golf"}
    limits = ServerLimits(deals_a_minute=0.01, deals_burst=3, deals_a_minute_of_address=0.01, deals_burst_of_address=5)
    with Running(tmp_path, limits=limits) as server, Browser(server.address) as ada, Browser(server.address) as bo:
        table = begin(ada, "/api/tables", golf).json()["table"]
        assert begin(ada, "/api/rounds", golf).status_code == 201
        assert begin(ada, f"/api/tables/{table}/reshuffle", None).status_code in (201, 409)
        refused = begin(ada, "/api/tables", golf)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-often")
        assert int(refused.headers["retry-after"]) > 1000
        assert [begin(bo, "/api/rounds", golf).status_code for _ in range(3)] == [201, 201, 429], "the address has begun five"
        assert begin(bo, "/api/tables", golf, "192.0.2.9").status_code == 429, "a request that is refused still counts"
        with Browser(server.address) as eve:
            assert begin(eve, "/api/tables", golf, "192.0.2.9").status_code == 201


def test_the_networks_of_one_ipv6_line_share_a_larger_limit() -> None:
    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        may_answer.set()

        async def status(address: str) -> int:
            async with client_of(edge, address) as client:
                return (await client.get("/x")).status_code

        assert [await status(f"2001:db8:0:{number}::1") for number in range(22)] == [200] * 20 + [429] * 2
        assert [await status(address) for address in ("2001:db8:1::1", "192.0.2.1")] == [200, 200]

    with_edge(ServerLimits(request_rate=1e-6, request_burst=2, refusal_delay_s=0), use)


def test_concurrent_requests_are_limited_for_all_networks_of_a_line() -> None:
    async def use(edge: Edge, may_answer: asyncio.Event) -> None:
        async def status(address: str) -> int:
            async with client_of(edge, address) as client:
                return (await client.get("/x")).status_code

        waiting = [asyncio.create_task(status(f"2001:db8:0:{number}::1")) for number in range(10)]
        while not all(edge.at_once(f"2001:db8:0:{number}::1") for number in range(10)):
            await asyncio.sleep(0)
        assert await status("2001:db8:0:a::1") == 429
        may_answer.set()
        assert await asyncio.gather(*waiting, status("2001:db8:1::1")) == [200] * 11
        assert await status("2001:db8:0:a::1") == 200

    with_edge(ServerLimits(requests_at_once=1), use)


def test_the_connections_of_all_networks_of_a_line_are_limited() -> None:
    async def go() -> None:
        addresses = Addresses(ServerLimits(sockets=1))
        async with AsyncExitStack() as stack:
            for number in range(10):
                await stack.enter_async_context(addresses.one_more(f"2001:db8:0:{number}::1", None))
            with pytest.raises(RefusedError):
                await stack.enter_async_context(addresses.one_more("2001:db8:0:a::1", None))
            await stack.enter_async_context(addresses.one_more("2001:db8:1::1", None))
        async with addresses.one_more("2001:db8:0:a::1", None):
            pass

    asyncio.run(go())


def test_messages_are_limited_for_all_connections_of_an_address_and_of_a_line() -> None:
    def allowed(address: str) -> bool:
        """Return whether a message on a new connection is allowed. `open_buckets` stands for the other connections."""
        buckets = addresses.messages_of(address)
        open_buckets.extend(buckets)
        return all(bucket.take() for bucket in buckets)

    addresses = Addresses(ServerLimits(message_rate_of_address=1e-6, message_burst_of_address=2))
    open_buckets: list[Bucket] = []
    assert [allowed("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert allowed("192.0.2.2")
    assert [allowed(f"2001:db8:0:{number}::1") for number in range(21)] == [True] * 20 + [False]
    assert allowed("2001:db8:1::1")
