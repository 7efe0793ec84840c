"""What happens at a table, as it is stored: one event for each accepted action. Must not know how they are stored or sent.

Beside an event stands the name of the message it came of, where that had one. It is no part of what happened: files of games are without.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from longwood.server.protocol import Help


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A move was made; `move` is its text (docs/records.md).

    joined: it followed from the move before by itself (auto-play), and is taken back with it. shown: the search chose it.
    """

    move: str
    elapsed_ms: int
    joined: bool = False
    shown: bool = False


class MovedTogether(Struct, frozen=True, tag="moved-together"):
    """Several moves were made in one gesture (a supermove), and are taken back together."""

    moves: list[str]
    elapsed_ms: int


class Helped(Struct, frozen=True, tag="helped"):
    """The player asked for help that is computed with sight of hidden cards."""

    help: Help
    elapsed_ms: int


class Undone(Struct, frozen=True, tag="undone"):
    """The last move was taken back."""

    elapsed_ms: int


class Redone(Struct, frozen=True, tag="redone"):
    """The move last taken back was played again."""

    elapsed_ms: int


class Restarted(Struct, frozen=True, tag="restarted"):
    """All moves were taken back."""

    elapsed_ms: int


class Bookmarked(Struct, frozen=True, tag="bookmarked"):
    """The position was bookmarked, under the lowest number that was free."""

    elapsed_ms: int


class BookmarkRemoved(Struct, frozen=True, tag="bookmark-removed"):
    """A bookmark was taken out."""

    number: int
    elapsed_ms: int


class Returned(Struct, frozen=True, tag="returned"):
    """The game went on from a bookmark: moves since were taken back, those that had led there were played again."""

    number: int
    elapsed_ms: int


class Ended(Struct, frozen=True, tag="ended"):
    """The player ended the game as it stood."""

    elapsed_ms: int


Event = Moved | MovedTogether | Helped | Undone | Redone | Restarted | Bookmarked | BookmarkRemoved | Returned | Ended


class _Named(Struct, frozen=True):
    name: str | None = None


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Event)
_name_decoder: Final = msgspec.json.Decoder(_Named)


def format_event(event: Event, name: str | None = None) -> str:
    """The event as the JSON text the store keeps."""
    return _encoder.encode(event if name is None else {**msgspec.to_builtins(event), "name": name}).decode()


def parse_event(text: str) -> Event:
    """The event a stored text holds; the inverse of format_event. Raises msgspec.DecodeError."""
    event: Event = _decoder.decode(text)
    return event


def parse_name(text: str) -> str | None:
    """The name that stands beside the event of a stored text. Raises msgspec.DecodeError."""
    return _name_decoder.decode(text).name
