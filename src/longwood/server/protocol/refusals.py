"""Why something was not done, over a socket and over HTTP, and a text that can be said in every language."""

from __future__ import annotations

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A text that the browser can say in its own language: a message of src/longwood/locales/ with what it takes."""

    id: str
    values: dict[str, int | str | Phrase]


class Refused(Struct, frozen=True, tag="refused"):
    """Why an action was not done; nothing has changed. `ref` is null when the message itself could not be read."""

    ref: int | None
    seq: int
    code: str
    message: str  # in English
    phrase: Phrase | None  # the same, if it can be said in every language


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every HTTP answer of 400 and above; `message` and `phrase` as in Refused."""

    code: str
    message: str
    phrase: Phrase | None = None
