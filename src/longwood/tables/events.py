"""The events of a table: one for each accepted action.

An event is stored with the name of the message that caused it, if the message had one. The name isn't part of the event, and exported
files don't contain it.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from longwood.protocol import Help


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A move was made."""

    move: str
    """The move in the notation of docs/records.md."""
    elapsed_ms: int
    """The time played so far. The other events have the same field."""
    joined: bool = False
    """Whether it was made automatically after the move before it (auto-play), and is undone with it."""
    shown: bool = False
    """Whether the solver chose it."""


class MovedTogether(Struct, frozen=True, tag="moved-together"):
    """Several moves were made in one gesture (a supermove). They are undone together."""

    moves: list[str]
    elapsed_ms: int


class Helped(Struct, frozen=True, tag="helped"):
    """The player asked for help. It uses hidden cards, except for `fair`."""

    help: Help
    elapsed_ms: int


class Undone(Struct, frozen=True, tag="undone", omit_defaults=True):
    """The last move was undone. If the player had given up the game, it goes on, and no move was undone."""

    elapsed_ms: int
    to: int | None = None
    """The number of moves at a position that the solver found, if the game went back there. That counts as help. Otherwise None."""


class Redone(Struct, frozen=True, tag="redone"):
    """The last undone move was redone."""

    elapsed_ms: int


class Restarted(Struct, frozen=True, tag="restarted"):
    """All moves were undone."""

    elapsed_ms: int


class Bookmarked(Struct, frozen=True, tag="bookmarked"):
    """The position was bookmarked under the lowest free number."""

    elapsed_ms: int


class BookmarkRemoved(Struct, frozen=True, tag="bookmark-removed"):
    """A bookmark was removed."""

    number: int
    elapsed_ms: int


class Returned(Struct, frozen=True, tag="returned"):
    """The game returned to a bookmark. Later moves were undone, and the moves that led to the bookmark were replayed."""

    number: int
    elapsed_ms: int


class Ended(Struct, frozen=True, tag="ended"):
    """The player ended a hole of Golf, or gave up another game."""

    elapsed_ms: int


Event = Moved | MovedTogether | Helped | Undone | Redone | Restarted | Bookmarked | BookmarkRemoved | Returned | Ended


class _Named(Struct, frozen=True):
    name: str | None = None


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Event)
_name_decoder: Final = msgspec.json.Decoder(_Named)


def format_event(event: Event, name: str | None = None) -> str:
    """Return the event as JSON text for the store."""
    return _encoder.encode(event if name is None else {**msgspec.to_builtins(event), "name": name}).decode()


def parse_event(text: str) -> Event:
    """Parse a stored event. The inverse of format_event(). Raises msgspec.DecodeError."""
    event: Event = _decoder.decode(text)
    return event


def parse_name(text: str) -> str | None:
    """Return the name stored with an event, or None. Raises msgspec.DecodeError."""
    return _name_decoder.decode(text).name
