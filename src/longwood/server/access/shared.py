"""Counts limits for all processes of a server together, in Valkey or Redis.

Each process also counts for itself. If the service is unavailable, only these counts apply, as for a single process.

There are two kinds of limits:

- Rates are token buckets. `take` waits for the service, so the limit is exact. `spend` doesn't wait. What was spent is sent a moment later,
  and then the process learns how many tokens are left for all. Until then, each process can spend what it believes to be left. The shared
  bucket owes the difference, so the limit holds in the long run.
- Holdings, such as seats or connections, are sets of names. A name belongs to the process that added it last. The names of dead processes
  don't count.

All commands that are waiting are sent together. The service gets no network addresses and no ids of players, only keyed digests.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from secrets import token_hex
from typing import Any, Final

import msgspec

from longwood.server.access.shared_script import PROCESS, SCRIPT
from longwood.server.valkey import connect, failures

Learn = Callable[[str, float], Awaitable[None]]
"""Accepts the number of tokens left in the bucket of an owner. It is negative if the bucket owes tokens."""
_SYNC_S: Final = 0.2
"""How long spent tokens are collected before they are sent."""
_BEAT_S: Final = 2.0
_ALIVE_S: Final = 6
"""How long a process counts as alive after its last beat."""
_TIMEOUT_S: Final = 1.0
"""How long a request can be delayed when the service stops responding."""
_CONNECT_S: Final = 5.0
_RETRY_S: Final = 1.0
_MOST_BUCKETS: Final = 10_000
_MOST_COMMANDS: Final = 500  # in one script, because the service does nothing else meanwhile
_ANY: Final = 2**31
_logger: Final = logging.getLogger(__name__)

_Command = tuple[str | float | bool, ...]
"""The name and the arguments of a command of the script."""


@dataclass(slots=True)
class _Spending:
    """Tokens that were spent from a bucket but not sent yet."""

    owner: str
    per_s: float
    burst: int
    learn: Learn
    amount: int = 0


class SharedLimits:
    """The limits that a process shares with others. `limit` is the name of a limit, and `owner` the address or player that it limits.

    address: of the service. secret: a key that all processes know. Raises SettingsError if the address is wrong or the client isn't
    installed.
    """

    def __init__(self, address: str, secret: bytes) -> None:
        self._redis = connect(address, "channel")
        self._script: Any = self._redis.register_script(SCRIPT)
        self._secret = secret
        self._process = ""
        self._works = False
        self._has_failed = False
        self._spent: dict[str, _Spending] = {}
        self._held: dict[tuple[str, str], None] = {}
        self._commands: list[tuple[_Command, asyncio.Future[Any] | None]] = []
        self._wake = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    def works(self) -> bool:
        """Return whether limits are shared at the moment."""
        return self._works

    async def take(self, limit: str, owner: str, per_s: float, burst: int) -> float:
        """Take a token from a bucket and return 0. If there is none, return the number of seconds to wait."""
        tokens = await self._ask("spend", self._key(limit, owner), 1, per_s, burst, True)
        return 0.0 if tokens is None else max(0.0, -tokens / per_s)

    def spend(self, limit: str, owner: str, per_s: float, burst: int, learn: Learn, amount: int = 1) -> None:
        """Spend tokens of a bucket. `learn` is called a moment later."""
        key = self._key(limit, owner)
        if key not in self._spent:
            if not self._works or len(self._spent) >= _MOST_BUCKETS:
                return
            self._spent[key] = _Spending(owner, per_s, burst, learn)
            self._send_soon()
        self._spent[key].amount += amount

    async def hold(self, limit: str, owner: str, name: str, most: int) -> bool:
        """Add a name to a set, unless it has `most` others. Return whether it was added. If it was, call `release` later."""
        key, digest = self._key(limit, owner), self._digest(name)
        self._held[key, digest] = None
        try:
            is_added = await self._ask("hold", key, digest, most)
        except BaseException:
            self.release(limit, owner, name)
            raise
        if is_added is False:
            self._held.pop((key, digest), None)
        return is_added is not False

    def keep(self, limit: str, owner: str, name: str) -> None:
        """Add a name to a set in any case, without waiting."""
        key, digest = self._key(limit, owner), self._digest(name)
        self._held[key, digest] = None
        self._send("hold", key, digest, _ANY)
        self._wake.set()

    def release(self, limit: str, owner: str, name: str) -> None:
        """Remove a name from a set, without waiting."""
        key, digest = self._key(limit, owner), self._digest(name)
        if (key, digest) in self._held:
            del self._held[key, digest]
            self._send("release", key, digest)
            self._wake.set()

    async def run(self) -> None:
        """Exchange counts with the service until cancelled."""
        try:
            while True:
                try:
                    await self._exchange()
                except failures() as error:
                    self._note_failure(error)
                finally:
                    self._stop()
                await asyncio.sleep(_RETRY_S)
        finally:
            with suppress(*failures()):
                async with asyncio.timeout(_TIMEOUT_S):
                    await self._redis.delete(PROCESS + self._process)
            await self._redis.aclose()

    async def _exchange(self) -> None:
        """Announce this process and what it holds, then send commands, until the service fails or forgets the process."""
        self._process = token_hex(8)  # a new name, because the service may have missed releases under the old one
        await self._execute([("beat", _ALIVE_S)], _CONNECT_S)
        self._works = True
        await self._execute([("hold", key, digest, _ANY) for key, digest in self._held])
        if self._has_failed:
            self._has_failed = False
            _logger.info("all processes count limits together again")
        loop = asyncio.get_running_loop()
        beat_at = loop.time() + _BEAT_S
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(beat_at):
                    await self._wake.wait()
            self._wake.clear()
            await self._flush()
            if loop.time() >= beat_at:
                beat_at = loop.time() + _BEAT_S
                if not all(await self._execute([("beat", _ALIVE_S)])):
                    return

    def _note_failure(self, error: Exception) -> None:
        if not self._has_failed:
            reason = str(error) or type(error).__name__
            _logger.warning("each process counts limits separately until the channel works: %s", reason)
        self._has_failed = True

    def _stop(self) -> None:
        """Count only in this process from now on."""
        self._works = False
        self._spent.clear()
        self._resolve([future for _, future in self._commands], None)
        self._commands.clear()

    async def _flush(self) -> None:
        """Send everything that is waiting."""
        commands, self._commands = self._commands, []
        spent, self._spent = self._spent, {}
        futures = [future for _, future in commands]
        spending: list[_Command] = [("spend", key, one.amount, one.per_s, one.burst, False) for key, one in spent.items()]
        try:
            results = await self._execute([command for command, _ in commands] + spending)
        except BaseException:
            self._resolve(futures, None)
            raise
        self._resolve(futures, results)
        for (key, one), tokens in zip(spent.items(), results[len(commands) :], strict=True):
            spent_since = self._spent[key].amount if key in self._spent else 0
            await one.learn(one.owner, tokens - spent_since)

    async def _execute(self, commands: Sequence[_Command], timeout_s: float | None = None) -> list[Any]:
        results: list[Any] = []
        for start in range(0, len(commands), _MOST_COMMANDS):
            packed = msgspec.msgpack.encode(commands[start : start + _MOST_COMMANDS])
            async with asyncio.timeout(timeout_s or _TIMEOUT_S):
                answer = await self._script(args=[self._process, packed])
            results += msgspec.msgpack.decode(answer, type=list[Any])
        return results

    @staticmethod
    def _resolve(futures: Sequence[asyncio.Future[Any] | None], results: Sequence[Any] | None) -> None:
        for index, future in enumerate(futures):
            if future is not None and not future.done():
                future.set_result(None if results is None else results[index])

    async def _ask(self, *command: str | float | bool) -> Any:
        """Return the result of a command, or None if the service is unavailable."""
        if not self._works:
            return None
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._commands.append((command, future))
        self._wake.set()
        return await future

    def _send(self, *command: str | float | bool) -> None:
        """Queue a command whose result isn't needed."""
        if self._works:
            self._commands.append((command, None))

    def _send_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_SYNC_S, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._wake.set()

    def _digest(self, *texts: str) -> str:
        return blake2b("\0".join(texts).encode(), key=self._secret, digest_size=16).hexdigest()

    def _key(self, limit: str, owner: str) -> str:
        return f"longwood:limits:{self._digest(limit, owner)}"
