"""WebSocket frames that never reach the application: pings, pongs and fragments, and bursts of messages."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from longwood.server.access import frames
from longwood.server.access.frames import LimitedWebSocket
from longwood.server.access.limits import ServerLimits
from longwood.server.direct import direct_socket
from tests.server.playing import ANSWER_S, Browser, Running, eventually, silent

pytestmark = pytest.mark.every_store

LIMITS = ServerLimits(control_frame_rate=0.01, control_frame_burst=5, unread_bytes=8192, request_pause_s=0.2)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, store_kind: str) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data"), buffer=4096, limits=LIMITS) as running:
        yield running


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize(
    "flood",
    [frame(Opcode.PING) * 6, frame(Opcode.PONG) * 6, frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, fin=False) * 6],
    ids=["pings", "pongs", "fragments"],
)
def test_too_many_control_frames_close_the_socket_with_a_reason(strict: Running, flood: bytes) -> None:
    with Browser(strict.address) as browser, browser.open(browser.deal("golf", 1)) as tab:
        tab.socket.socket.sendall(flood)
        with pytest.raises(ConnectionClosed) as caught:
            tab.receive()
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (1008, "too many pings, pongs or fragments")


def test_a_few_pings_are_answered(strict: Running) -> None:
    with Browser(strict.address) as browser, browser.open(browser.deal("golf", 1)) as tab:
        for _ in range(5):
            assert tab.socket.ping().wait(ANSWER_S)
        tab.play("d")


def test_unread_answers_to_pings_do_not_fill_the_memory(tmp_path: Path) -> None:
    many = 10**6
    limits = ServerLimits(control_frame_rate=many, control_frame_burst=many, unread_bytes=65536, request_pause_s=0.2)
    with Running(tmp_path, buffer=4096, limits=limits) as server, Browser(server.address) as browser:
        with silent(browser, f"/ws/tables/{browser.deal('golf', 1)}") as connection:
            connection.settimeout(ANSWER_S)
            pings = frame(Opcode.PING, os.urandom(125)) * 1000
            with suppress(OSError):  # the server has closed the connection
                for _ in range(200):
                    connection.sendall(pings)
                    assert server.unsent() < 4 * 65536
                pytest.fail("the server has taken 25 MB of pings from a client that doesn't read")
        browser.http.close()
        assert eventually(lambda: not server.server.server_state.connections)


def test_a_burst_of_messages_is_parsed_in_slices(strict: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that arrive together are parsed slice by slice, so the application's queue stays short."""
    longest = 0
    with Browser(strict.address) as browser, browser.open(browser.deal("golf", 1)) as tab:
        (protocol,) = [one for one in strict.server.server_state.connections if isinstance(one, LimitedWebSocket)]
        queue, put = protocol.queue, protocol.queue.put_nowait

        def counted(item: Any) -> None:
            nonlocal longest
            put(item)
            longest = max(longest, queue.qsize())

        monkeypatch.setattr(queue, "put_nowait", counted)
        tab.socket.socket.sendall(frame(Opcode.TEXT, b"1") * 500)
        for _ in range(500):
            tab.receive()
        assert 1 < longest <= 2048 // len(frame(Opcode.TEXT, b"1")) + 1


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: longwood\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def echoed(parts: Iterable[bytes], *, directly: bool = False) -> tuple[list[str], bytes]:
    """Return the texts that an application gets from a client, and the frames that the client gets. The application repeats each text.

    The server reads the client's bytes in these parts. directly: whether the application bypasses ASGI.
    """
    texts: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            texts.append(message["text"])
            if directly:
                direct = direct_socket(scope)
                assert direct is not None
                assert direct.send_directly(message["text"].encode())
                assert direct.directly_sent_bytes == len("".join(texts).encode())
            else:
                await send({"type": "websocket.send", "text": message["text"]})

    async def go() -> bytes:
        config = Config(app, ws_per_message_deflate=False, log_config=None)
        config.load()
        protocol = LimitedWebSocket(config, ServerState(), {}, asyncio.get_running_loop(), limits=ServerLimits(control_frame_burst=1000))
        here, there = socket.socketpair()
        with here:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, there)
            for part in (HANDSHAKE, *parts):
                protocol.data_received(part)
                for _ in range(20):  # more than enough for the application to answer
                    await asyncio.sleep(0)
            protocol.transport.close()
            await asyncio.gather(*protocol.tasks)
            answers = b""
            while some := here.recv(2**16):
                answers += some
        return answers.partition(b"\r\n\r\n")[2]

    answers = asyncio.run(go())
    return texts, answers


def test_messages_arrive_however_their_bytes_are_divided() -> None:
    random = Random(3)
    words = ["a", "", "b" * 125, "c" * 126, "\u05d0" * 40, "d" * 3000]
    for _ in range(30):
        expected, sent = [], []
        for word in random.choices(words, k=12):
            data = word.encode()
            match random.randrange(4):
                case 0:
                    sent.append(frame(Opcode.PING, b"?"))
                    continue
                case 1:
                    sent += [frame(Opcode.TEXT, data[:7], fin=False), frame(Opcode.CONT, data[7:])]
                case _:
                    sent.append(frame(Opcode.TEXT, data))
            expected.append(word)
        together = b"".join(sent)
        cuts = sorted(random.sample(range(len(together)), 8))
        divided = [together[a:b] for a, b in pairwise([0, *cuts, len(together)])]
        for parts in (sent, [together], divided):
            texts, answers = echoed(part for part in parts if part)
            assert texts == expected
            assert answers.replace(b"\x8a\x01?", b"") == b"".join(
                Frame(Opcode.TEXT, word.encode()).serialize(mask=False) for word in expected
            )


def test_texts_sent_directly_are_the_same_as_those_sent_through_asgi() -> None:
    parts = [frame(Opcode.TEXT, text.encode()) for text in ("", "a", "\u05d0" * 62, "b" * 125, "c" * 126, "d" * 65535, "e" * 65536)]
    assert echoed(parts, directly=True) == echoed(parts)


def test_a_text_that_is_not_utf_8_closes_the_connection() -> None:
    texts, answers = echoed([frame(Opcode.TEXT, b"a"), frame(Opcode.TEXT, b"b"), frame(Opcode.TEXT, b"\xff")])
    assert texts == ["a", "b"]
    assert int.from_bytes(answers[-2:]) == CloseCode.INVALID_DATA


def test_a_client_that_does_not_read_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_UNREAD_S", 0.05)
    limits = ServerLimits(table_rate=10**6, table_burst=10**6, message_rate_of_address=10**6, message_burst_of_address=10**6)
    with Running(tmp_path, buffer=4096, limits=limits) as server, Browser(server.address) as browser, ExitStack() as stack:
        connection = stack.enter_context(silent(browser, f"/ws/tables/{browser.deal('golf', 1)}"))
        browser.http.close()
        with suppress(ConnectionError):
            connection.sendall(frame(Opcode.TEXT, b'{"type":"ping"}') * 20_000)
        assert eventually(lambda: not server.server.server_state.connections)
