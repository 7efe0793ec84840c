"""The owner's end of a link: a guest's connection whose socket is in another process."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator

from longwood.server.errors import ElsewhereError
from longwood.server.rooms.ownership.frames import MOVED, Close, Connect, Message, Texts
from longwood.tables.errors import DisconnectedError


class Link:
    """A Transport through another process. changed: called when there is something to send, which take() then yields."""

    def __init__(self, connect: Connect, changed: Callable[[Link], None]) -> None:
        self.id = connect.link
        self.visitor = connect.visitor
        self._changed = changed
        self._inbox: deque[str] = deque()
        self._arrived = asyncio.Event()
        self._received = 0
        self._given = 0  # the messages that receive_text has returned
        self._answered = 0
        # The last `answered` that was sent. -1 causes a first, empty message, which shows that this process is alive.
        self._reported = -1
        self._sent = 0
        self._texts: list[str] = []
        self._close: tuple[int, str] | None = None
        self._error: Exception | None = None

    def receive(self, message: Message) -> None:
        """Accept a message from the guest. If an earlier one was lost, end the link, and the other process opens a new one."""
        if message.number != self._received + 1:
            self.stop(ElsewhereError())
            return
        self._received += 1
        self._inbox.append(message.text)
        self._arrived.set()

    def stop(self, error: Exception) -> None:
        """Make receive_text raise an error instead of returning another message."""
        self._error = self._error or error
        self._arrived.set()

    def disconnect(self) -> None:
        """Record that the guest has disconnected. Nothing more is sent."""
        self._close = None
        self._changed = lambda _: None
        self.stop(DisconnectedError("the guest has disconnected"))

    async def receive_text(self) -> str:
        """Return the next message. Raises DisconnectedError, and ElsewhereError if the room has moved."""
        if self._answered != self._given:  # a caller that asks for the next message has answered this one
            self._answered = self._given
            self._changed(self)
        while self._error is None and not self._inbox:
            self._arrived.clear()
            await self._arrived.wait()
        if self._error is not None:
            raise self._error
        self._given += 1
        return self._inbox.popleft()

    def send_now(self, text: bytes) -> bool:
        """Send a text to the guest. Always possible."""
        self._texts.append(text.decode())
        self._changed(self)
        return True

    async def send_text(self, text: str, /) -> None:
        """Send a text to the guest."""
        self.send_now(text.encode())

    async def close(self, code: int, reason: str, /) -> None:
        """Close the guest's socket. With the code MOVED, the other process looks for the new owner instead."""
        if self._close is None:
            self._close = code, reason
            self._changed(self)
            self.stop(DisconnectedError("the connection was closed"))

    def take(self) -> Iterator[Texts | Close]:
        """Yield the messages that must be sent now."""
        if self._texts or self._answered != self._reported:
            self._sent += 1
            self._reported = self._answered
            texts, self._texts = self._texts, []
            yield Texts(self.id, self._sent, self._answered, texts)
        if self._close is not None:
            code, reason = self._close
            is_certain = code == MOVED and self._answered == self._given
            yield Close(self.id, code, reason, self._answered if is_certain else None)
            self._close = None
