"""Refusals of actions and requests, and messages that the browser translates."""

from __future__ import annotations

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A message that the browser shows in its own language."""

    id: str
    """The id of a message in src/longwood/locales/."""
    values: dict[str, int | str | Phrase]
    """The values of the message's variables."""


class Refused(Struct, frozen=True, tag="refused"):
    """The reason why an action was refused. A refused action changes nothing."""

    ref: int | None
    """The action's `ref`; null if the message couldn't be read."""
    seq: int
    """The number of the last event."""
    code: str
    """A stable code for the reason."""
    message: str
    """The reason in English."""
    phrase: Phrase | None
    """The reason for the browser to translate; null if it exists in English only."""
    retry_after_s: int | None = None
    """How many seconds to wait before trying again, if the server is busy. Null for other reasons."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every HTTP response with a status of 400 or higher. The fields are as in Refused."""

    code: str
    message: str
    phrase: Phrase | None = None
    retry_after_s: int | None = None
    line: int | None = None
    """The line of the mistake in a text that was sent, from 1."""
