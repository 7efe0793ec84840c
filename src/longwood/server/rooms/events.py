"""The events of a room. Each is stored with the time of the room's clock."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, field

from longwood.protocol.rooms import QuickPhrase, Settings


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
    """The player of a seat left. In a game that is being played, they can't return."""

    seat: int


class Removed(Struct, frozen=True, tag="removed"):
    """The host removed a player or a spectator, who can't rejoin the room."""

    player: str


class Named(Struct, frozen=True, tag="named"):
    """A seat changed its name."""

    seat: int
    name: str


class Readied(Struct, frozen=True, tag="readied"):
    """A seat is ready, or no longer ready."""

    seat: int
    ready: bool
    deal: str
    """The number of the deal if all are now ready. A string, because it may exceed 2**53."""
    rules: str = ""
    """The rules of that game, as `rules_of` writes them."""
    at_once: bool = False
    """Whether that game begins without a countdown, because there is no other guest who has to get ready for it."""


class Spoke(Struct, frozen=True, tag="said"):
    """A player said a quick phrase."""

    seat: int
    phrase: QuickPhrase


class Hushed(Struct, frozen=True, tag="hushed"):
    """The host switched quick phrases off or on."""

    hushed: bool


class Went(Struct, frozen=True, tag="went"):
    """The last connection of a seated guest was lost."""

    player: str


class Came(Struct, frozen=True, tag="came"):
    """A seated guest is connected again."""

    player: str


class Acted(Struct, frozen=True, tag="did"):
    """A player performed an action in the game."""

    seat: int
    action: str = field(name="what")
    """The action as the game's logs write it."""


class Ticked(Struct, frozen=True, tag="ticked"):
    """Something changed only because time passed."""


class Closed(Struct, frozen=True, tag="closed"):
    """The room was closed permanently."""


RoomEvent = Opened | Settled | Sat | Hired | Rose | Removed | Named | Readied | Spoke | Hushed | Went | Came | Acted | Ticked | Closed

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(RoomEvent)


def format_room_event(event: RoomEvent) -> str:
    """Return the event as JSON text for the store."""
    return _encoder.encode(event).decode()


def parse_room_event(text: str) -> RoomEvent:
    """Parse a stored event. The inverse of format_room_event(). Raises msgspec.DecodeError."""
    event: RoomEvent = _decoder.decode(text)
    return event
