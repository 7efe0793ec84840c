"""The links of this process: those of other processes' guests to its rooms, and those of its own guests to rooms on other processes.

Messages to the same process are sent together once per iteration of the event loop. They can be lost. A process that may have missed some
closes all its links, and the processes with the guests' sockets open new ones. A process can also have a link to itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Set
from itertools import count
from typing import Final, Protocol

import msgspec

from longwood.errors import LongwoodError
from longwood.server.errors import ElsewhereError
from longwood.server.rooms.ownership.frames import (
    MOVED,
    Close,
    Connect,
    Disconnect,
    Forget,
    Forgotten,
    Frame,
    Message,
    Texts,
    Visitor,
    decode_frames,
    encode_frames,
)
from longwood.server.rooms.ownership.link import Link

_STOP_S: Final = 1.0
"""How long a link may take to finish the message in progress when its room is handed over."""
_ANSWER_S: Final = 5.0
_NORMAL: Final = 1000  # a WebSocket close code
_logger: Final = logging.getLogger(__name__)


class Holder(Protocol):
    """The end of a link in the process that has the guest's socket."""

    @property
    def peer(self) -> str:
        """The node at the other end."""

    def receive(self, frame: Texts | Close) -> None:
        """Accept a message from the owner."""

    def give_up(self) -> None:
        """Replace the link with a new one, because messages may have been lost or the owner has died."""


class Links:
    """All links of a process.

    node: the name of this process. post: sends bytes to another process, but can lose them. serve: serves a guest until the link ends.
    forget: removes a player from a room of this process.
    """

    def __init__(
        self,
        node: str,
        post: Callable[[str, bytes], None],
        serve: Callable[[Link, Visitor], Awaitable[None]],
        forget: Callable[[str, str], Awaitable[None]],
    ) -> None:
        self._node = node
        self._post = post
        self._serve = serve
        self._forget = forget
        self._numbers = count(1)
        self._hosted: dict[tuple[str, int], Link] = {}
        self._held: dict[int, Holder] = {}
        self._calls: dict[int, asyncio.Future[bool]] = {}
        self._outbox: dict[str, list[Frame | Link]] = {}
        self._is_paused = False
        self._is_stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, holder: Holder, visitor: Visitor) -> int:
        """Open a link to the holder's peer, and return its number."""
        link = next(self._numbers)
        self._held[link] = holder
        self.send(holder.peer, Connect(link, visitor))
        return link

    def close(self, link: int) -> None:
        """Close the link of one of this process's guests."""
        holder = self._held.pop(link, None)
        if holder is not None:
            self.send(holder.peer, Disconnect(link))

    async def forget(self, node: str, player: str, room: str) -> None:
        """Make the owner of a room remove a player from it. Raises ElsewhereError if this fails or the owner doesn't reply."""
        call = next(self._numbers)
        failed = self._calls[call] = asyncio.get_running_loop().create_future()
        self.send(node, Forget(call, player, room))
        try:
            async with asyncio.timeout(_ANSWER_S):
                if await failed:
                    raise ElsewhereError
        except TimeoutError:
            raise ElsewhereError from None
        finally:
            del self._calls[call]

    def send(self, node: str, frame: Frame | Link) -> None:
        """Queue a message for a process, or a link whose messages are fetched when the queue is sent. Returns at once."""
        if not self._outbox and not self._is_paused:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outbox.setdefault(node, []).append(frame)

    def _flush(self) -> None:
        if self._is_paused:
            return
        outbox, self._outbox = self._outbox, {}
        for node, items in outbox.items():
            frames: list[Frame] = []
            for item in items:
                if isinstance(item, Link):
                    frames.extend(item.take())
                else:
                    frames.append(item)
            if node == self._node:
                self._dispatch(node, frames)
            elif frames:
                self._post(node, encode_frames(frames))

    def received(self, node: str, data: bytes) -> None:
        """Handle messages from another process."""
        try:
            self._dispatch(node, decode_frames(data))
        except msgspec.MsgspecError:
            _logger.exception("a message from process %s can't be read; it may run another version", node)
            self._reset({node})

    def _dispatch(self, node: str, frames: list[Frame]) -> None:
        for frame in frames:
            match frame:
                case Connect():
                    self._host(node, frame)
                case Message() | Disconnect():
                    self._pass_on(node, frame)
                case Texts() | Close():
                    if (holder := self._held.get(frame.link)) is not None and holder.peer == node:
                        holder.receive(frame)
                case Forget():
                    self._start(self._answer(node, frame))
                case Forgotten():
                    if (call := self._calls.get(frame.call)) is not None and not call.done():
                        call.set_result(frame.failed)

    def _host(self, node: str, connect: Connect) -> None:
        if self._is_stopping:
            self.send(node, Close(connect.link, MOVED, "", 0))
            return
        link = self._hosted[node, connect.link] = Link(connect, lambda link: self.send(node, link))
        self.send(node, link)
        self._start(self._serve_link(node, link))

    async def _serve_link(self, node: str, link: Link) -> None:
        try:
            await self._serve(link, link.visitor)
        except Exception:
            _logger.exception("a guest of another process could not be served")
        finally:
            self._hosted.pop((node, link.id), None)
            await link.close(_NORMAL, "")  # unless it was closed for another reason, or the guest has disconnected

    def _pass_on(self, node: str, frame: Message | Disconnect) -> None:
        link = self._hosted.get((node, frame.link))
        if isinstance(frame, Disconnect):
            if link is not None:
                link.disconnect()
        elif link is not None:
            link.receive(frame)
        else:
            self.send(node, Close(frame.link, MOVED, "", None))

    async def _answer(self, node: str, frame: Forget) -> None:
        failed = True
        try:
            await self._forget(frame.player, frame.room)
            failed = False
        except LongwoodError as error:
            _logger.warning("a player could not be removed from room %s: %s", frame.room, error)
        self.send(node, Forgotten(frame.call, failed))

    def _start(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def gone(self, nodes: Set[str]) -> None:
        """Close the links to and from processes that have died or stopped."""
        for (node, _), link in list(self._hosted.items()):
            if node in nodes:
                self.send(node, Close(link.id, MOVED, "", None))  # the process may only have been suspended
                link.disconnect()
        for holder in list(self._held.values()):
            if holder.peer in nodes:
                holder.give_up()

    def reset(self) -> None:
        """Close all links to and from other processes, because messages may have been lost."""
        self._reset(({node for node, _ in self._hosted} | {holder.peer for holder in self._held.values()}) - {self._node})

    def _reset(self, nodes: Set[str]) -> None:
        for (node, _), link in list(self._hosted.items()):
            if node in nodes:
                link.stop(ElsewhereError())
        for holder in list(self._held.values()):
            if holder.peer in nodes:
                holder.give_up()

    async def hand_over(self) -> None:
        """Stop serving the guests of other processes, each after the message in progress. Nothing is sent until `resume` is called."""
        self._is_stopping = self._is_paused = True
        for link in list(self._hosted.values()):
            link.stop(ElsewhereError())
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_STOP_S)

    def resume(self) -> None:
        """Send the messages that were held back."""
        self._is_paused = False
        self._flush()

    async def stop(self) -> None:
        """Stop everything that is still in progress."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def __len__(self) -> int:
        """Return the number of guests whose sockets are in other processes."""
        return len(self._hosted)
