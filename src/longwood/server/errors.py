"""The server's own errors. Clients rely on the `code` of each, so it must not change."""

from __future__ import annotations

from longwood.errors import LongwoodError
from longwood.locales import Phrase


class ServeError(LongwoodError):
    """The server cannot start: its port or data folder is unavailable, or the front end was not built."""

    code = "serve"


class SecretError(LongwoodError):
    """The signing key in the data folder cannot be read or created."""

    code = "secret"


class StoreError(LongwoodError):
    """The database cannot be opened, read or written."""

    code = "store"


class ConflictError(LongwoodError):
    """Another process or another tab changed the table or room first."""

    code = "conflict"

    def __init__(self) -> None:
        super().__init__(Phrase("error-conflict"))


class NotFoundError(LongwoodError):
    """There is no such table, round or room, or it belongs to another player."""

    code = "not-found"


class UnplayableError(LongwoodError):
    """A stored game that cannot continue: its rules have changed, or its events are damaged."""

    code = "unplayable"


class BadMessageError(LongwoodError):
    """A message that is not part of the protocol, or is too long."""

    code = "bad-message"


class NoWinnableError(LongwoodError):
    """The search found no winnable deal within its time limit."""

    code = "none-winnable"

    def __init__(self, tried: int) -> None:
        super().__init__(Phrase("error-none-winnable", count=tried))


class EndlessError(LongwoodError):
    """A simulated match that does not end."""

    code = "endless"
