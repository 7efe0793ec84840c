"""The messages that processes exchange for guests who are connected to a room on another process.

A link is one such connection. The process with the guest's socket numbers its links, and never reuses a number. Both ends number what they
send over a link, so that the other end notices lost messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct


class Visitor(Struct, frozen=True, array_like=True):
    """A guest's connection to a room."""

    player: str
    room: str
    page: str
    """Identifies the guest's page. When a page reconnects, it replaces its previous connection."""
    address: str
    """The guest's network address."""


class Connect(Struct, frozen=True, array_like=True, tag=1):
    """A guest connects. Sent to the owner of the room."""

    link: int
    visitor: Visitor


class Message(Struct, frozen=True, array_like=True, tag=2):
    """A guest's message. Sent to the owner."""

    link: int
    number: int
    """1, 2, ... for the messages of the link."""
    text: str


class Disconnect(Struct, frozen=True, array_like=True, tag=3):
    """The guest has disconnected, or the link is given up. Sent to the owner."""

    link: int


class Texts(Struct, frozen=True, array_like=True, tag=4):
    """Texts for the guest. Sent by the owner."""

    link: int
    number: int
    """1, 2, ... for these messages of the link."""
    answered: int
    """How many of the guest's messages have been answered by these or earlier texts."""
    texts: list[str]


class Close(Struct, frozen=True, array_like=True, tag=5):
    """The link has ended. Sent by the owner."""

    link: int
    code: int
    """The code with which to close the guest's socket. MOVED means that the room has another owner."""
    reason: str
    answered: int | None
    """How many of the guest's messages were applied and answered. The others were not applied. None if the owner doesn't know."""


class Forget(Struct, frozen=True, array_like=True, tag=6):
    """A request to remove a guest from a room and its log. Sent to the owner, which replies with Forgotten."""

    call: int
    player: str
    room: str


class Forgotten(Struct, frozen=True, array_like=True, tag=7):
    """The guest was removed, unless `failed`."""

    call: int
    failed: bool


ToOwner = Connect | Message | Disconnect | Forget
ToHolder = Texts | Close | Forgotten
Frame = ToOwner | ToHolder

MOVED: Final = 1012
"""The WebSocket close code "service restart". The page reconnects at once."""
_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(list[Frame])


def encode_frames(frames: Sequence[Frame]) -> bytes:
    """Return the messages as bytes."""
    return _encoder.encode(frames)


def decode_frames(data: bytes) -> list[Frame]:
    """Return the messages from bytes that encode_frames() returned. Raises msgspec.MsgspecError."""
    return _decoder.decode(data)
