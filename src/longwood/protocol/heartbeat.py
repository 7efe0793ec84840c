"""The heartbeat of every socket. It detects connections that died without being closed."""

from __future__ import annotations

from msgspec import Struct


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask for a Pong. The browser sends this when nothing has arrived for a while, because a dead connection may not report an error."""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a Ping, sent in order with the other answers."""
