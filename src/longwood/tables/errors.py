"""The errors of tables, on a server or in a browser. Clients rely on the `code` of each, so it must not change."""

from __future__ import annotations

from typing import Literal

from longwood.errors import LongwoodError
from longwood.locales import Phrase


class StoreError(LongwoodError):
    """The database cannot be opened, read or written."""

    code = "store"

    def __init__(self, message: str, kind: Literal["full", "damaged", "other"] = "other", for_player: Phrase | None = None) -> None:
        super().__init__(message)
        self.for_player = for_player or Phrase("error-store")
        """The message for players. The other one can name a file on the server."""
        self.kind = kind
        """The kind of error: the disk is full, the database is damaged, or something else."""


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


class BusyError(LongwoodError):
    """Too many searches are waiting, or there is no search worker (`waiting` is None). The client should try again later."""

    code = "busy"
    retry_after_s: int

    def __init__(self, waiting: int | None, retry_after_s: int) -> None:
        if waiting is None:
            super().__init__(Phrase("refused-no-solver", seconds=retry_after_s))
        else:
            super().__init__(Phrase("refused-busy", waiting=waiting, seconds=retry_after_s))
        self.retry_after_s = retry_after_s


class SearchFailedError(LongwoodError):
    """A search ended without a result, because its process died or the server is stopping."""

    code = "search-failed"

    def __init__(self) -> None:
        super().__init__(Phrase("error-search-failed"))


class DisconnectedError(LongwoodError):
    """The client disconnected before its request was answered."""

    code = "disconnected"
