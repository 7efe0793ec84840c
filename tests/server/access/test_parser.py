"""Requests that take long to parse are refused before they are parsed."""

from __future__ import annotations

import socket
import time
from contextlib import closing

import h11
import httpx
import pytest

from longwood.server.access.limits import ServerLimits
from longwood.server.access.parser import MOST_HEAD_BYTES, MOST_HEAD_LINES, LimitedParser
from tests.server.playing import ANSWER_S, EARLY_S, Running

pytestmark = pytest.mark.every_store

START = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HEALTH = START + b"\r\n"
CHUNKS = START.replace(b"GET /healthz", b"POST /api/tables") + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 1000 + b"0\r\n\r\n"
LONG = START + b"Cookie: " + b"c" * MOST_HEAD_BYTES + b"\r\n\r\n"
MANY = START + b"a:b\r\n" * MOST_HEAD_LINES + b"\r\n"


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (MANY, 431),
        (MANY[:-2], 431),  # incomplete
        (LONG, 431),
        (CHUNKS, 411),
        (CHUNKS.replace(b"Transfer-Encoding: chunked", b"tRANSFER-eNCODING:\tchunked"), 411),
    ],
    ids=["many headers", "many headers without an end", "a long header", "chunks", "chunks in other letters"],
)
@pytest.mark.parametrize("is_first", [True, False])
def test_a_request_that_takes_long_to_parse_is_refused(server: Running, request_bytes: bytes, status: int, is_first: bool) -> None:
    url = httpx.URL(server.address)
    began_s = time.monotonic()
    with closing(socket.create_connection((url.host, url.port or 0), timeout=ANSWER_S)) as connection:
        connection.sendall((b"" if is_first else HEALTH) + request_bytes)
        answers = b""
        while data := _received(connection):
            answers += data
    assert time.monotonic() - began_s >= ServerLimits().refusal_delay_s - EARLY_S, "the answer comes after a pause"
    assert answers.count(b"HTTP/1.1 ") == 1 if is_first else answers.startswith(b"HTTP/1.1 200 ")
    answer = answers[answers.rindex(b"HTTP/1.1 ") :]
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b"connection: close\r\n" in answer
    assert b'"code":"bad-request"' in answer


def _received(connection: socket.socket) -> bytes:
    try:
        return connection.recv(65536)
    except ConnectionResetError:  # the server has closed the connection without reading everything
        return b""


def test_headers_up_to_the_limits_are_parsed() -> None:
    for head in (START + b"a:b\r\n" * (MOST_HEAD_LINES - 2) + b"\r\n", START + b"a: " + b"c" * (MOST_HEAD_BYTES - 100) + b"\r\n\r\n"):
        parser = LimitedParser()
        parser.receive_data(head)
        assert isinstance(parser.next_event(), h11.Request)


def test_a_body_may_contain_what_a_header_may_not() -> None:
    body = b"\ntransfer-encoding: chunked" + b"\n" * 10_000
    parser = LimitedParser()
    parser.receive_data(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    assert [type(parser.next_event()) for _ in range(3)] == [h11.Request, h11.Data, h11.EndOfMessage]
