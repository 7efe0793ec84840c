"""Connects a guest's socket to the process that owns the room, and to the next owner if the room moves.

If the owner can't be reached for a moment, for example because the channel is down, the guest's messages are refused until it can.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from longwood.errors import LongwoodError
from longwood.server.errors import ElsewhereError
from longwood.server.rooms.ownership.frames import MOVED, Close, Message, Texts, Visitor
from longwood.server.rooms.ownership.links import Links
from longwood.tables.connection import TOO_FAST, TOO_FAST_PAUSE_S, Transport, refusal

_MOST_UNANSWERED: Final = 16
"""The maximum number of unanswered messages. At this number, the socket isn't read, so a flood can't outpace the owner's answers."""
_FIRST_S: Final = 1.0
"""How long to wait for the first message from the owner."""
_PAUSE_S: Final = 0.05
_LONGEST_PAUSE_S: Final = 1.0


class _Request(msgspec.Struct):
    """A guest's message that expects an answer."""

    ref: int


_request_decoder: Final = msgspec.json.Decoder(_Request)


class Relay:
    """One guest's socket.

    find: returns the node that owns a room. check: raises LongwoodError for a message that is too long or comes too early. It is called
    before a message is passed on, so that a flood doesn't reach the channel.
    """

    def __init__(
        self,
        socket: Transport,
        visitor: Visitor,
        links: Links,
        find: Callable[[str], Awaitable[str]],
        check: Callable[[str], None],
    ) -> None:
        self._socket = socket
        self._check = check
        self._visitor = visitor
        self._links = links
        self._find = find
        self.peer = ""
        self._link: int | None = None
        self._is_alive = False  # whether the owner has sent anything
        self._is_unreachable = False  # whether it hasn't done so for a second, over any link
        self._broken = asyncio.Event()
        self._changed = asyncio.Event()
        self._unsent: deque[str] = deque()
        self._unanswered: deque[str] = deque()
        self._readable = asyncio.Event()
        self._sent = self._received = self._answered = 0  # over this link
        self._outgoing: deque[tuple[str, bool]] = deque()  # texts for the guest, and whether each can be an answer
        self._writable = asyncio.Event()
        self._end: tuple[int, str] | None = None

    async def run(self, node: str) -> None:
        """Serve the guest until the connection ends. node: the current owner of the room. Raises LongwoodError."""
        tasks = [asyncio.create_task(work) for work in (self._follow(node), self._read(), self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await self._write_rest()
            if self._end is not None:
                await self._socket.close(*self._end)
        finally:
            self._close_link()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, node: str) -> None:
        """Maintain a link to the room's owner until the guest's socket must be closed."""
        now = asyncio.get_running_loop().time
        pause_s, unreachable_since = 0.0, now()
        while True:
            self._open_link(node)
            await self._breaks_within(_FIRST_S)
            if not self._is_alive and self._end is None:
                if now() - unreachable_since >= _FIRST_S:
                    self._is_unreachable = True
                    self._refuse_unsent()
                pause_s = min(_LONGEST_PAUSE_S, max(_PAUSE_S, 2 * pause_s))
                self._broken.clear()
                await self._breaks_within(pause_s)  # the link stays open, so that this ends if the owner is declared dead
            if self._is_alive:
                await self._broken.wait()
                pause_s, unreachable_since = 0.0, now()
            self._close_link()
            if self._end is not None:
                return
            node = await self._find(self._visitor.room)

    def _open_link(self, node: str) -> None:
        self.peer = node
        self._broken.clear()
        self._is_alive = False
        self._sent = self._received = self._answered = 0
        self._link = self._links.open(self, self._visitor)

    def _close_link(self) -> None:
        if self._link is not None:
            self._links.close(self._link)
            self._link = None

    async def _breaks_within(self, timeout_s: float) -> bool:
        try:
            async with asyncio.timeout(timeout_s):
                await self._broken.wait()
        except TimeoutError:
            return False
        return True

    def receive(self, frame: Texts | Close) -> None:
        """Accept a message from the owner."""
        if isinstance(frame, Texts):
            self._is_alive = True
            self._is_unreachable = False
            if frame.number != self._received + 1:
                self.give_up()
                return
            self._received += 1
            has_answer = frame.answered > self._answered
            self._note_answered(frame.answered)
            self._show(frame.texts, has_answer=has_answer)
            self._send_unsent()
        elif frame.code == MOVED and frame.answered is not None:
            self._note_answered(frame.answered)
            self._unsent.extendleft(reversed(self._unanswered))  # the owner hasn't applied them
            self._unanswered.clear()
            self._broken.set()
        elif frame.code == MOVED:
            self.give_up()
        else:
            self._end = frame.code, frame.reason
            self._broken.set()

    def give_up(self) -> None:
        """Open a new link. If a message is unanswered, close the socket instead, so that the page finds out whether it was applied."""
        if self._unanswered:
            self._end = MOVED, "this room has moved to another process"
        self._broken.set()

    def _note_answered(self, answered: int) -> None:
        for _ in range(min(answered - self._answered, len(self._unanswered))):
            self._unanswered.popleft()
        self._answered = answered
        self._readable.set()

    def _show(self, texts: list[str], *, has_answer: bool) -> None:
        """Send texts to the guest. If the browser is slow, newer states replace those that aren't answers."""
        if texts and self._outgoing and not self._outgoing[-1][1]:
            self._outgoing.pop()
        self._outgoing.extend((text, has_answer) for text in texts)
        self._writable.set()

    async def _read(self) -> None:
        while True:
            while len(self._unsent) + len(self._unanswered) >= _MOST_UNANSWERED:
                self._readable.clear()
                await self._readable.wait()
            text = await self._socket.receive_text()
            try:
                self._check(text)
            except LongwoodError as error:
                await self._refuse(error)
                continue
            self._unsent.append(text)
            if self._is_unreachable:
                await asyncio.sleep(_PAUSE_S)  # slows down a flood, which the owner would otherwise do
                self._refuse_unsent()
            self._send_unsent()

    async def _refuse(self, error: LongwoodError) -> None:
        """Refuse a message without passing it on. Nothing is read until the refusal is sent, which slows down a flood."""
        if error.code == TOO_FAST:
            await asyncio.sleep(TOO_FAST_PAUSE_S)
        self._outgoing.append((msgspec.json.encode(refusal(None, 0, error)).decode(), True))
        self._writable.set()
        while self._outgoing:
            await asyncio.sleep(_PAUSE_S)

    def _send_unsent(self) -> None:
        """Send the guest's messages once the owner has responded. Before that, they might not arrive."""
        while self._unsent and self._link is not None and self._is_alive and not self._broken.is_set():
            text = self._unsent.popleft()
            self._sent += 1
            self._unanswered.append(text)
            self._links.send(self.peer, Message(self._link, self._sent, text))

    def _refuse_unsent(self) -> None:
        """Refuse the guest's messages while the owner is unreachable. Pings aren't answered, so that the page opens a new connection."""
        kept = deque[str]()
        while self._is_unreachable and self._unsent:
            text = self._unsent.popleft()
            try:
                ref = _request_decoder.decode(text).ref
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                kept.append(text)
                continue
            self._show([msgspec.json.encode(refusal(ref, 0, ElsewhereError())).decode()], has_answer=True)
        self._unsent.extendleft(reversed(kept))

    async def _write(self) -> None:
        while True:
            self._writable.clear()
            await self._write_rest()
            await self._writable.wait()

    async def _write_rest(self) -> None:
        while self._outgoing:
            text, _ = self._outgoing.popleft()
            await self._socket.send_text(text)
