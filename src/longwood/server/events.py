"""What happens at a table, as it is stored: one event for each accepted action. Must not know how they are stored or sent."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct


class Moved(Struct, frozen=True, tag="moved"):
    """A move was made; `move` is its text (rules.md F)."""

    move: str
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


class Ended(Struct, frozen=True, tag="ended"):
    """The player ended the game as it stood."""

    elapsed_ms: int


Event = Moved | Undone | Redone | Restarted | Ended

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Event)


def format_event(event: Event) -> str:
    """The event as the JSON text the store keeps."""
    return _encoder.encode(event).decode()


def parse_event(text: str) -> Event:
    """The event a stored text holds; the inverse of format_event. Raises msgspec.DecodeError."""
    event: Event = _decoder.decode(text)
    return event
