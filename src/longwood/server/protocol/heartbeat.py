"""What goes over every socket beside its subject: whether the other end is still there."""

from __future__ import annotations

from msgspec import Struct


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answer me: nothing was heard here for a while, and a line may die without a word."""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer, in its turn with all others."""
