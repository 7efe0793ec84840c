"""Refuses HTTP requests that take long to parse, before they are parsed. The limits for requests only apply afterwards."""

from __future__ import annotations

import re
from typing import Final

import h11

from longwood.protocol import Problem

MOST_HEAD_BYTES: Final = 16 * 1024
"""The longest request line with headers. h11 has the same limit, but only for headers that arrive in several parts."""
MOST_HEAD_LINES: Final = 100
_HEAD_END: Final = re.compile(rb"\n\r?\n")
_HAS_CHUNKS: Final = re.compile(rb"\ntransfer-encoding:", re.IGNORECASE)
_LONG: Final = 431, Problem("bad-request", "the headers of the request are too long")
_CHUNKS: Final = 411, Problem("bad-request", "the request needs a Content-Length")
_INVALID: Final = 400, Problem("bad-request", "Invalid HTTP request received.")


class LimitedParser(h11.Connection):
    """Parses the requests of a connection. `refusal` says why the last one was refused.

    It refuses bodies in chunks, because a chunk can be as small as a byte, and parsing it takes as long as a small request. Browsers don't
    send chunks, and reverse proxies don't if browsers don't.
    """

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MOST_HEAD_BYTES)
        self.refusal: tuple[int, Problem] = _INVALID
        self.is_head = False
        """Whether the last request has the method HEAD. The response then has no body."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE and (received := self.trailing_data[0]):
            self._check(received)
        return super().next_event()

    def _check(self, received: bytes) -> None:
        """Raise RemoteProtocolError if a request must not be parsed. received: the request line and headers, perhaps not all of them."""
        end = _HEAD_END.search(received)
        head = received[: end.start() + 1] if end else received
        self.is_head = head.startswith(b"HEAD ")
        if len(head) > MOST_HEAD_BYTES or head.count(b"\n") > MOST_HEAD_LINES:
            self.refusal = _LONG
        elif _HAS_CHUNKS.search(head):
            self.refusal = _CHUNKS
        else:
            return
        raise h11.RemoteProtocolError(self.refusal[1].message)
