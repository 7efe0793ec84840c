"""Closes HTTP connections whose clients don't finish their request or don't read the response, and limits the number of connections.

uvicorn only has a timeout for the time between two requests.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from http import HTTPStatus
from typing import Any, Final

import h11
from msgspec.json import encode
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from longwood.protocol import Problem
from longwood.server.access.intake import HeldFlow, Intake
from longwood.server.access.limits import OF_SITE, ServerLimits, network_of, site_of
from longwood.server.access.parser import LimitedParser
from longwood.server.errors import FullError
from longwood.tables.wording import problem_of

_GRACE_S: Final = 0.01
_LATE: Final = Problem("too-slow", "the request did not arrive in time")
_BAD_UPGRADE: Final = Problem("bad-request", "a WebSocket can't be opened with this request")
_CROWDED: Final = Problem("too-many", "too many connections from your address")
_FULL: Final = problem_of(FullError())
_FILES_FOR_CONNECTIONS: Final = 0.75


def most_connections(limits: ServerLimits) -> int:
    """Return the maximum number of connections. Some of the files that the process may open are reserved for other purposes."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return limits.connections
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return limits.connections if files == resource.RLIM_INFINITY else min(limits.connections, int(files * _FILES_FOR_CONNECTIONS))


class Waiting:
    """The connections that are waiting for a request or for the rest of one, by address and by site, oldest first.

    Connections of a trusted reverse proxy are not counted. They belong to many clients, and the proxy has its own limits.
    """

    def __init__(self, most: int, trusted: list[str] | str) -> None:
        self._most = most
        self._trusted = _TrustedHosts(trusted)
        self._connections: defaultdict[str, dict[TimedHttp, None]] = defaultdict(dict)
        self._all: dict[TimedHttp, None] = {}

    def add(self, connection: TimedHttp, host: str) -> None:
        """Count a connection that has started to wait. If its address has too many, close the one that has waited longest."""
        if host in self._trusted:
            return
        self._all[connection] = None
        for key, most in {site_of(host): OF_SITE * self._most, network_of(host): self._most}.items():
            waiting = self._connections[key]
            waiting[connection] = None
            if len(waiting) > most:
                next(iter(waiting)).refuse(429, _CROWDED)

    def remove(self, connection: TimedHttp, host: str) -> None:
        """Stop counting a connection. Does nothing if it wasn't counted."""
        self._all.pop(connection, None)
        for key in {network_of(host), site_of(host)}:
            if key in self._connections:
                self._connections[key].pop(connection, None)
                if not self._connections[key]:
                    del self._connections[key]

    def close_oldest(self) -> TimedHttp | None:
        """Close the connection that has waited longest, whatever its address, and return it. None if no connection is waiting."""
        oldest = next(iter(self._all), None)
        if oldest is not None:
            oldest.refuse(503, _FULL)
        return oldest

    def __len__(self) -> int:
        """Return the number of connections counted."""
        return len(self._all)


class TimedHttp(H11Protocol):
    """One HTTP connection.

    It is always in one of three phases: waiting for the headers of a request, waiting for the body, or producing the response.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        limits: ServerLimits,
        most: int,
        waiting: Waiting,
        intake: Intake,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.flow: HeldFlow
        self.conn: LimitedParser = LimitedParser()
        self._limits = limits
        self._most = most
        self._waiting = waiting
        self._intake = intake
        self._has_no_place = False  # whether there were too many connections and none could be closed instead
        self._host = ""
        self._early: bytes | None = None  # what has arrived while the connection is delayed; None if it isn't
        self._reading: asyncio.TimerHandle | None = None  # fires when the client has sent too little
        self._held: asyncio.TimerHandle | None = None  # fires when more may be read
        self._writing: asyncio.TimerHandle | None = None  # checks whether the client is reading
        self._body_until = 0.0  # the time by which the body must be complete; 0 between bodies
        self._is_upgraded = False  # whether the connection has become a WebSocket
        self._is_refused = False  # whether it sent something that can't be parsed, and will be closed
        self._unread = 0  # bytes that the client had not read at the last check

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = HeldFlow(transport)
        self._host = self.client[0] if self.client else ""
        delay_s = self._intake.connection_delay_s(self._host)
        if delay_s is None:
            self._turn_away(429, _CROWDED)
        elif delay_s and len(self.connections) > self._most:
            self._turn_away(503, _FULL)
        elif delay_s:
            self._early = b""
            self._held = self.loop.call_later(delay_s, self._admit_late)
        else:
            self._admit()

    def _admit_late(self) -> None:
        """Begin to read requests after a delay."""
        early = self._drop_early()
        self._release()
        self._admit()
        if early:
            self.data_received(early)

    def _drop_early(self) -> bytes | None:
        """Stop delaying the connection. Return what arrived meanwhile, or None if it wasn't delayed."""
        early, self._early = self._early, None
        if early:
            self._intake.drop_early(self._host, len(early))
        return early

    def _admit(self) -> None:
        """Begin to read requests. If there are too many connections, another one is closed."""
        if len(self.connections) > self._most:
            closed = self._waiting.close_oldest()
            self._has_no_place = closed is None or closed._has_no_place
        self._wait(self._limits.request_head_s)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._early is not None:
            self._keep_early(data)
            return
        if self._has_no_place:
            self.conn.receive_data(data)
            self.refuse(503, _FULL)
            return
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY and (delay_s := self._intake.body_delay_s(self._host, len(data))):
            self._hold(delay_s)
        self._next_phase(has_new_data=True)

    def _keep_early(self, data: bytes) -> None:
        """Keep what arrives while the connection is delayed, and read no more. A transport always reads once before it can be paused."""
        self._early = (self._early or b"") + data
        if self._intake.keep_early(self._host, len(data)):
            self._turn_away(503, _FULL)
        else:
            self.flow.hold()

    def _turn_away(self, status: int, problem: Problem) -> None:
        """Close the connection without reading from it, but say why."""
        self._is_refused = True
        self._stop()
        self._respond(status, problem)
        self.transport.close()
        self._watch_writing()

    def _hold(self, seconds: float) -> None:
        """Read nothing for `seconds`."""
        self.flow.hold()
        self._held = self.loop.call_later(seconds, self._release)

    def _release(self) -> None:
        self._held = None
        if not self.transport.is_closing():
            self.flow.release()

    def send_400_response(self, msg: str) -> None:
        """Refuse the request after a pause, in which nothing is read. This slows down clients that send such requests one after another."""
        self._stop_reading()
        self._is_refused = True
        self.flow.pause_reading()
        self._reading = self.loop.call_later(self._limits.refusal_delay_s, self.refuse, *self.conn.refusal)
        self._waiting.add(self, self._host)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_writing()
        self._next_phase()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch_writing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_reading()
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)
        websocket = self.transport.get_protocol()
        assert isinstance(websocket, WebSocketsSansIOProtocol)
        if not websocket.handshake_initiated:  # websockets ignores some requests, for example those with a body
            self.refuse(400, _BAD_UPGRADE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writing()

    def refuse(self, status: int, problem: Problem) -> None:
        """Close the connection. If the client has started a request, this problem is sent as the response."""
        self._stop()
        if self.transport.is_closing():
            return
        self._send(status, problem)
        if self._is_working():
            self.cycle.disconnected = True  # the application receives no more of the body and can't respond
            self.cycle.message_event.set()
        self.transport.close()
        self._watch_writing()

    def _send(self, status: int, problem: Problem) -> None:
        """Send a problem as the response, if the client has started a request and the response hasn't started yet."""
        has_begun = self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]
        if not has_begun or self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            return
        self._respond(status, problem)

    def _respond(self, status: int, problem: Problem) -> None:
        """Send a problem as the last response on this connection."""
        body = encode(problem)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), (b"connection", b"close")]
        if problem.retry_after_s is not None:
            headers.append((b"retry-after", b"%d" % problem.retry_after_s))
        # Without h11, which takes several times as long. Nothing else is sent on this connection.
        lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
        lines += [name + b": " + value for name, value in (*self.server_state.default_headers, *headers)]
        self.transport.write(b"\r\n".join([*lines, b"", b"" if self.conn.is_head else body]))

    def _is_working(self) -> bool:
        """Return whether the application is still working on a request."""
        return not self._is_first() and not self.cycle.response_complete

    def _is_first(self) -> bool:
        """Return whether the client hasn't sent a whole request yet, not even its headers."""
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn declares it without None
        return cycle is None

    def _next_phase(self, *, has_new_data: bool = False) -> None:
        """Set the timeout for what the client has to send next."""
        if self._is_refused:
            return
        if self._is_upgraded or self.transport.is_closing():
            self._stop_reading()
        elif self.conn.their_state is h11.SEND_BODY:
            now = self.loop.time()
            self._body_until = self._body_until or now + self._limits.request_body_s
            if has_new_data or self._reading is None:
                self._wait(min(self._limits.request_pause_s, self._body_until - now))
        elif self._is_working():
            self._stop_reading()
        elif self._is_first() or self.conn.trailing_data[0]:
            if self._body_until or self._reading is None:  # further bytes of the headers don't restart their timeout
                self._body_until = 0.0
                self._wait(self._limits.request_head_s)
        else:  # nothing of the next request has arrived; uvicorn has a timeout for this
            self._body_until = 0.0
            self._cancel_reading()
            self._waiting.add(self, self._host)

    def _wait(self, seconds: float) -> None:
        """Close the connection after `seconds` unless the client sends more."""
        self._cancel_reading()
        self._reading = self.loop.call_later(seconds, self._seems_late)
        self._waiting.add(self, self._host)

    def _seems_late(self) -> None:
        # If the event loop was busy, the rest may have arrived without being read yet, because timers run before sockets are read.
        self._reading = self.loop.call_later(_GRACE_S, self._is_late)

    def _is_late(self) -> None:
        self._reading = None
        if self.flow.read_paused:  # the server didn't read, so the client couldn't send
            self._body_until = 0.0
            self._next_phase()
        else:
            self.refuse(408, _LATE)

    def _watch_writing(self) -> None:
        """Check from time to time whether the client reads what was written, until it has read everything."""
        if self._writing is None and self.transport.get_write_buffer_size() > 0:
            self._unread = self.transport.get_write_buffer_size()
            self._writing = self.loop.call_later(self._limits.request_pause_s, self._check_writing)

    def _check_writing(self) -> None:
        self._writing = None
        if self.transport.get_write_buffer_size() >= self._unread:
            self.transport.abort()
        else:
            self._watch_writing()

    def _cancel_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _stop_reading(self) -> None:
        self._cancel_reading()
        self._waiting.remove(self, self._host)

    def _stop(self) -> None:
        self._stop_reading()
        self._drop_early()
        if self._held is not None:
            self._held.cancel()
            self._held = None
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
