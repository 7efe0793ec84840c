"""The messages between a page and the worker with the tables of its browser, and what that worker stores."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class LocalRequest(Struct, frozen=True, tag="request", forbid_unknown_fields=True):
    """A request, as a server would get it over HTTP. The answer is one LocalBegin, any number of LocalData, and one LocalEnd."""

    id: int
    method: str
    url: str
    body: str = ""


class LocalAbort(Struct, frozen=True, tag="abort", forbid_unknown_fields=True):
    """Stop answering a request."""

    id: int


class LocalOpen(Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """Open a connection to a table, as a server would do over a WebSocket. LocalData and one LocalClosed with the same id follow."""

    id: int
    table: str


class LocalMessage(Struct, frozen=True, tag="message", forbid_unknown_fields=True):
    """A message over an open connection."""

    id: int
    text: str


class LocalClose(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """Close a connection."""

    id: int


class LocalChanged(Struct, frozen=True, tag="changed", forbid_unknown_fields=True):
    """Another page of the browser has changed a table."""

    table: str
    seq: int | None


class LocalBegin(Struct, frozen=True, tag="begin"):
    """The answer to a request begins."""

    id: int
    status: int
    media_type: str


class LocalData(Struct, frozen=True, tag="data"):
    """A part of an answer, or a message over a connection."""

    id: int
    text: str


class LocalEnd(Struct, frozen=True, tag="end"):
    """An answer is complete."""

    id: int


class LocalClosed(Struct, frozen=True, tag="closed"):
    """A connection is closed. The code is that of a WebSocket."""

    id: int
    code: int
    reason: str


ToLocal = LocalRequest | LocalAbort | LocalOpen | LocalMessage | LocalClose | LocalChanged
"""A message from the page."""

FromLocal = LocalBegin | LocalData | LocalEnd | LocalClosed
"""A message to the page."""


class StoredTable(Struct, frozen=True):
    """A table as it is stored. The fields other than `row` are what the log needs to know of it."""

    id: str
    seq: int
    """The number of its last event."""
    closed: bool
    round: str | None
    row: str
    """The summary of the table, as JSON (longwood.tables.store.TableRow)."""


class StoredEvent(Struct, frozen=True):
    """An event as it is stored."""

    table: str
    seq: int
    event: str
    at: float


class StoredRound(Struct, frozen=True):
    """A round as it is stored."""

    id: str
    created_at: float


class LogGuard(Struct, frozen=True):
    """What must be true of a table, so that a change can be stored: its last event has this number, and it isn't closed."""

    table: str
    seq: int
    row: str | None = None
    """If given, the table's `row` must be this text, too."""


class LogChange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A change of the log. It is stored as a whole or not at all."""

    guard: LogGuard | None = None
    tables: list[StoredTable] = []
    """Tables that are new, or that replace the ones with their ids."""
    events: list[StoredEvent] = []
    """New events."""
    rounds: list[StoredRound] = []
    """New rounds. Those that exist already are left as they are."""
    removes_all: bool = False
    """Whether everything that is stored is deleted first."""


class HandedTable(Struct, frozen=True, omit_defaults=True):
    """What became of a table that a browser handed over."""

    id: str
    state: Literal["stored", "known", "forked", "refused"]
    """The result:

    stored: the server has stored the table or its new events.
    known: the server had all its events already.
    forked: the table or its round was continued elsewhere in another way. The server has stored this version as the table `fork`.
    refused: the referee doesn't accept it, or it belongs to another player.
    """
    fork: str | None = None
    """The id of the table with this version, if it was forked. It can be the same id, if only its round is another."""
    reason: str = ""
    """Why it was refused, in English."""


class HandedOver(Struct, frozen=True):
    """What became of all tables. Answers POST /api/log, whose body is a LogChange with whole tables."""

    tables: list[HandedTable]
