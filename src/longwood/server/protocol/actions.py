"""What the browser sends over the socket of one table (/ws/tables/ID) to have something done there.

Each names in `after` the last event its sender knew, and is taken on top of that one only: sent again after a break it is never done
twice. Where the next event came of a message of its name, it had been heard, and is answered as done; else it is refused with the code
`moved-on`, after the table as it is now; or `unnamed`, where without a name nobody can tell. Without `after` it is taken on top of
whatever is there.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(pattern=r"^[0-9a-z]{1,40}$(?!\n)")]
"""What tells a message from all others of the same player, made up at random by who sends it, and told to nobody."""


class Once(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is done once, however often it is sent, under the same name."""

    after: int | None = None  # the last event its sender knew
    name: Name | None = None


class Play(Once, frozen=True, tag="play"):
    """Ask to move the top `count` cards of `source` onto `target`; a draw is stock to waste (or hole), a redeal waste to stock."""

    ref: int  # chosen by the browser, echoed in the answer
    source: str
    target: str
    count: int = 1
    elapsed_ms: int = 0  # time played so far as this page's clock has it
    joined: bool = False  # a card put up by itself after the move before: it is taken back with that move


class Undo(Once, frozen=True, tag="undo"):
    """Take the last move back. Where that makes the game practice, it is refused unless `practice` agrees to it."""

    ref: int
    practice: bool = False
    elapsed_ms: int = 0


class Redo(Once, frozen=True, tag="redo"):
    """Play the move last taken back again."""

    ref: int
    elapsed_ms: int = 0


class Restart(Once, frozen=True, tag="restart"):
    """Take every move back; `practice` as in Undo."""

    ref: int
    practice: bool = False
    elapsed_ms: int = 0


class Bookmark(Once, frozen=True, tag="bookmark"):
    """Keep this position, to come back to it."""

    ref: int
    elapsed_ms: int = 0


class RemoveBookmark(Once, frozen=True, tag="remove-bookmark"):
    """Take the bookmark of that number out."""

    ref: int
    number: int
    elapsed_ms: int = 0


class Return(Once, frozen=True, tag="return"):
    """Go to the bookmark of that number; `practice` as in Undo."""

    ref: int
    number: int
    practice: bool = False
    elapsed_ms: int = 0


class End(Once, frozen=True, tag="end"):
    """End this game as it stands (a Golf hole is then scored)."""

    ref: int
    elapsed_ms: int = 0


Action = Play | Undo | Redo | Restart | Bookmark | RemoveBookmark | Return | End
