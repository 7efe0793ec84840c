"""What happens in a room, as it is stored: each with the room's own time. Must not know how they are stored or sent."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, field

from longwood.server.protocol.rooms import Settings


class Opened(Struct, frozen=True, tag="opened"):
    """The room was opened with these settings."""

    settings: Settings


class Settled(Struct, frozen=True, tag="settled"):
    """The host changed the settings."""

    settings: Settings


class Sat(Struct, frozen=True, tag="sat"):
    """A guest took a seat."""

    player: str
    name: str


class Hired(Struct, frozen=True, tag="hired"):
    """A computer player took a seat."""

    name: str
    level: str


class Rose(Struct, frozen=True, tag="rose"):
    """Who sat there left; a game that goes on is left for good."""

    seat: int


class Named(Struct, frozen=True, tag="named"):
    """A seat changed its name."""

    seat: int
    name: str


class Readied(Struct, frozen=True, tag="readied"):
    """A seat is ready, or is not any more.

    deal: what is dealt if that makes all ready; a text because it may pass 2**53. rules: by which rules it is then played.
    """

    seat: int
    ready: bool
    deal: str
    rules: str = ""


class Went(Struct, frozen=True, tag="went"):
    """The last connection of a seated guest broke."""

    player: str


class Came(Struct, frozen=True, tag="came"):
    """A seated guest is connected again."""

    player: str


class Acted(Struct, frozen=True, tag="did"):
    """A player did something in the game."""

    seat: int
    action: str = field(name="what")
    """The action as the game's logs write it."""


class Ticked(Struct, frozen=True, tag="ticked"):
    """Time alone changed something."""


class Closed(Struct, frozen=True, tag="closed"):
    """The room was closed for good."""


RoomEvent = Opened | Settled | Sat | Hired | Rose | Named | Readied | Went | Came | Acted | Ticked | Closed

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(RoomEvent)


def format_room_event(event: RoomEvent) -> str:
    """The event as the JSON text the store keeps."""
    return _encoder.encode(event).decode()


def parse_room_event(text: str) -> RoomEvent:
    """The event a stored text holds; the inverse of format_room_event. Raises msgspec.DecodeError."""
    event: RoomEvent = _decoder.decode(text)
    return event
