"""Connects to Valkey or Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from longwood.server.errors import SettingsError

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

Valkey: TypeAlias = "Redis"
"""A client of Valkey or Redis."""
_RETRY_S: Final = 1.0
_IDLE_CHECK_S: Final = 10.0
_PING: Final = "longwood"
_logger: Final = logging.getLogger(__name__)


def connect(address: str, setting: str, **options: Any) -> Valkey:
    """Return a client. It connects when it is first used. Raises SettingsError if the address is wrong or the client isn't installed.

    setting: the name of the setting with the address, for error messages. options: further arguments of redis.asyncio.Redis.

    Commands have no timeout, so use asyncio.timeout. The client's own timeout uses asyncio.wait_for, which in Python 3.11 can lose the
    cancellation of a task.
    """
    try:
        from redis.asyncio import Redis
    except ModuleNotFoundError as error:
        raise SettingsError(f"{setting} needs the package {error.name}; install longwood[cluster]") from error
    scheme, _, rest = address.partition("://")
    try:
        return Redis.from_url(
            f"{scheme.replace('valkey', 'redis', 1)}://{rest}", health_check_interval=_IDLE_CHECK_S, socket_timeout=None, **options
        )
    except ValueError:  # the message must not contain the password
        raise SettingsError(f"{setting} is not the address of Valkey or Redis; write valkey://:password@host:6379/0") from None


def failures() -> tuple[type[Exception], ...]:
    """Return the exceptions of a client whose service is unavailable. The client must be installed."""
    from redis.exceptions import RedisError

    return RedisError, OSError


async def repeated(work: Callable[[], Awaitable[object]], what: str) -> None:
    """Run the work, and run it again one second after each failure of the service. what: the subject of the log messages."""
    while True:
        try:
            await work()
        except failures() as error:
            _logger.warning("%s failed: %s", what, error)
        except Exception:  # logged, then tried again
            _logger.exception("%s failed", what)
        await asyncio.sleep(_RETRY_S)


async def messages(subscriber: PubSub, check_s: float) -> AsyncIterator[dict[str, Any]]:
    """Yield all messages of a subscription. Raises OSError if the service has stopped responding, although the connection is open.

    check_s: how long nothing may arrive before the connection is checked, and how long the answer to the check may take.
    """
    now = asyncio.get_running_loop().time
    asked_at: float | None = None
    while True:
        message = await subscriber.get_message(timeout=check_s)
        if message is not None:
            asked_at = None
            yield message
        elif asked_at is None:
            asked_at = now()
            async with asyncio.timeout(check_s):
                await subscriber.ping(_PING)
        elif now() - asked_at >= check_s:
            raise ConnectionError("it has stopped responding")
