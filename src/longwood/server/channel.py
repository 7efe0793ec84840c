"""Connects the processes of a server through Valkey or Redis.

Each process notifies all others of changed tables, and can send data to a single one. Messages can be lost. After losing its connection, a
process therefore assumes that every table has changed, and that it has missed data.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Final

import msgspec

from longwood.server.valkey import connect, messages, repeated

Seq = int | None
"""The number of a table's last event; None if it changed in another way."""
_TABLES: Final = "longwood:tables"
_NODE: Final = "longwood:node:"
_CHECK_S: Final = 2.0
"""How long nothing may arrive before the connection is checked, and how long the answer to the check may take."""
_PAUSE_S: Final = 0.02
"""The time between two messages about changes. Those in between share one, because every process has to read every message."""
_TIMEOUT_S: Final = 5.0
_MOST_WAITING: Final = 10_000
_MOST_POSTS: Final = 20_000
_EVERY_TABLE: Final = ""
_WHAT: Final = "the channel between the servers"


class Channel:
    """The connection of one process to the others. Raises SettingsError if the address is wrong or the client isn't installed.

    node: the name of this process, which other processes use to send it data.
    """

    def __init__(self, address: str) -> None:
        self._redis = connect(address, "channel")
        self.node = token_hex(8)
        self._waiting: dict[str, Seq] = {}
        self._posts: list[tuple[str, bytes]] = []
        self._has_dropped = False
        self._has_changes = asyncio.Event()
        self._has_posts = asyncio.Event()
        self._is_subscribed = False

    def works(self) -> bool:
        """Return whether messages from other servers can be received."""
        return self._is_subscribed

    def announce(self, table: str, seq: Seq) -> None:
        """Notify the other processes that a table has changed. Returns at once. If the service is down, the message is sent later."""
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting = {_EVERY_TABLE: None}
        self._waiting[table] = None if table in self._waiting and self._waiting[table] is None else seq
        self._has_changes.set()

    def post(self, node: str, data: bytes) -> None:
        """Send data to another process. Returns at once. If the service is unavailable, the data is lost, and `missed` is called here."""
        if len(self._posts) < _MOST_POSTS:
            self._posts.append((node, data))
        else:  # the service has stopped responding
            self._has_dropped = True
        self._has_posts.set()

    async def run(self, changed: Callable[[str, Seq], None], received: Callable[[str, bytes], None], missed: Callable[[], None]) -> None:
        """Send and receive messages until cancelled.

        changed: called for each change in another process. received: called with data and the process that sent it. missed: called whenever
        messages may have been missed.
        """
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(repeated(self._send_changes, _WHAT))
                tasks.create_task(repeated(lambda: self._send_posts(missed), _WHAT))
                tasks.create_task(repeated(lambda: self._receive(changed, received, missed), _WHAT))
        finally:
            await self._redis.aclose()

    async def _send_changes(self) -> None:
        while True:
            await self._has_changes.wait()
            self._has_changes.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                async with asyncio.timeout(_TIMEOUT_S):
                    await self._redis.publish(_TABLES, msgspec.msgpack.encode((self.node, waiting)))
            except BaseException:
                for table, seq in waiting.items():
                    self.announce(table, self._waiting.get(table, seq))
                raise
            await asyncio.sleep(_PAUSE_S)

    async def _send_posts(self, missed: Callable[[], None]) -> None:
        while True:
            await self._has_posts.wait()
            self._has_posts.clear()
            posts, self._posts = self._posts, []
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for node, data in posts:  # publish() only adds a command to the pipeline
                        await pipeline.publish(_NODE + node, msgspec.msgpack.encode((self.node, data)))
                    async with asyncio.timeout(_TIMEOUT_S):
                        await pipeline.execute()
            except BaseException:
                self._has_dropped = self._has_dropped or bool(posts)
                raise
            finally:
                if self._has_dropped:
                    self._has_dropped = False
                    missed()

    async def _receive(
        self, changed: Callable[[str, Seq], None], received: Callable[[str, bytes], None], missed: Callable[[], None]
    ) -> None:
        own = (_NODE + self.node).encode()
        try:
            async with self._redis.pubsub() as subscriber:
                async with asyncio.timeout(_TIMEOUT_S):
                    await subscriber.subscribe(_TABLES, own)
                async for message in messages(subscriber, _CHECK_S):
                    if message["type"] == "subscribe" and message["channel"] == own:  # also sent after each reconnection; `own` comes last
                        self._is_subscribed = True
                        missed()
                    elif message["type"] == "message" and message["channel"] == own:
                        received(*msgspec.msgpack.decode(message["data"], type=tuple[str, bytes]))
                    elif message["type"] == "message":
                        self._pass_on(message["data"], changed, missed)
        except Exception:
            if self._is_subscribed:
                missed()  # from now on
            raise
        finally:
            self._is_subscribed = False

    def _pass_on(self, data: bytes, changed: Callable[[str, Seq], None], missed: Callable[[], None]) -> None:
        try:
            sender, tables = msgspec.msgpack.decode(data, type=tuple[str, dict[str, Seq]])
        except msgspec.DecodeError:  # during an upgrade, from a process of another version
            missed()
            return
        if sender == self.node:
            return
        if _EVERY_TABLE in tables:
            missed()
            return
        for table, seq in tables.items():
            changed(table, seq)
