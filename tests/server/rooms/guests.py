"""Guests who use a room on a real server over HTTP and WebSocket, as the web page does."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from typing import Final

import msgspec
from websockets.sync.client import ClientConnection, connect

from longwood.protocol import Refused
from longwood.protocol.rooms import (
    MOST_NEWS,
    Act,
    GolfSettings,
    GolfView,
    Invitation,
    NewRoom,
    Prepare,
    Room,
    RoomAction,
    RoomMessage,
    RoomUpdate,
    Settings,
    Sit,
    SpitView,
)
from tests.server.playing import ANSWER_S, Browser

_MESSAGE: Final = msgspec.json.Decoder(RoomMessage)


class Guest:
    """One WebSocket connection to a room.

    `page` identifies the page that opens the connection: a new connection of the same page replaces the old one.
    `at` is the address of the server if it is not the browser's.
    """

    def __init__(self, browser: Browser, room: str, page: str = "", at: str | None = None) -> None:
        self.browser = browser
        self.received: list[str] = []  # the text of every message from the server
        self._ref = 0
        with ExitStack() as stack:
            query = f"?page={page}&updates=1" if page else "?updates=1"
            self.socket = stack.enter_context(to_room(browser, room + query, at=at))
            first = self.receive()
            assert isinstance(first, Room), first
            self.room: Room = first  # the newest state received
            self._open = stack.pop_all()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @property
    def golf(self) -> GolfView:
        assert isinstance(self.room.contest, GolfView)
        return self.room.contest

    def receive(self, timeout_s: float = ANSWER_S) -> Room | Refused:
        """Return the next message, or the whole room after an update. Raises TimeoutError, websockets.ConnectionClosed."""
        text = self.socket.recv(timeout_s)
        assert isinstance(text, str)
        self.received.append(text)
        message: RoomMessage = _MESSAGE.decode(text)
        if isinstance(message, RoomUpdate):
            message = updated(self.room, message)
        if isinstance(message, Room):
            assert not hasattr(self, "room") or message.seq >= self.room.seq, "received an older state after a newer one"
            self.room = message
        return message

    def ask(self, action: RoomAction) -> Room | Refused:
        """Send an action with a new ref and return the answer to it."""
        self._ref += 1
        self.socket.send(msgspec.json.encode(msgspec.structs.replace(action, ref=self._ref)).decode())
        while True:
            answer = self.receive()
            if answer.ref == self._ref:
                return answer

    def do(self, action: RoomAction) -> Room:
        """Send an action that must be accepted. Return the room after it."""
        answer = self.ask(action)
        assert isinstance(answer, Room), (action, answer)
        return answer

    def refused(self, action: RoomAction) -> str:
        """Send an action that must be refused. Return the refusal's code."""
        answer = self.ask(action)
        assert isinstance(answer, Refused), (action, answer)
        assert not answer.message[:1].islower()
        return answer.code

    def play(self, what: str) -> Room:
        """Send an action in the game, which must be accepted. Return the room after it."""
        return self.do(Act(0, what, self.room.did + 1))

    def moves(self) -> list[str]:
        """Return the legal moves in the guest's own hole, best first."""
        return [] if self.golf.board is None else [move.text for move in self.golf.board.moves]

    def actions(self) -> list[str]:
        """Return the guest's legal actions in the current game of Golf or Spit."""
        view = self.room.contest
        if isinstance(view, SpitView):
            return view.moves
        if view is None or self.room.player is None:
            return []
        me = view.players[self.room.player]
        if view.phase == "turned":
            return [] if me.seen else ["next"]
        return [] if me.done else self.moves() or ["end"]

    def sit(self, name: str) -> Room:
        return self.do(Sit(0, name))

    def ready(self) -> Room:
        return self.do(Prepare(0, ready=True))

    def until_phase(self, phase: str) -> Room:
        while self.room.phase != phase:
            self.receive()
        return self.room

    def until(self, seq: int) -> Room:
        while self.room.seq < seq:
            self.receive()
        return self.room


def updated(room: Room, update: RoomUpdate) -> Room:
    """Return the room after an update, as the web page does."""
    changes = msgspec.structs.asdict(update)
    if isinstance(update.contest, SpitView):
        assert isinstance(room.contest, SpitView)
        news = [*room.contest.news, *update.contest.news][-MOST_NEWS:]
        changes["contest"] = msgspec.structs.replace(update.contest, news=news)
    return msgspec.structs.replace(room, **changes)


def to_room(browser: Browser, room: str, headers: Mapping[str, str] | None = None, at: str | None = None) -> ClientConnection:
    """Open a WebSocket to a room without reading any message. `at` is the address of the server if it is not the browser's."""
    address = at or browser.address
    return connect(
        f"{address.replace('http', 'ws', 1)}/ws/rooms/{room}",
        additional_headers={"Cookie": browser.cookie, "Origin": address} if headers is None else headers,
        compression=None,
        max_size=None,
        proxy=None,
        open_timeout=ANSWER_S,
        close_timeout=ANSWER_S,
    )


def open_room(browser: Browser, settings: Settings | None = None) -> Invitation:
    """Open a room and return the invitation to it."""
    response = browser.http.post("/api/rooms", content=msgspec.json.encode(NewRoom(settings or GolfSettings())))
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=Invitation)
