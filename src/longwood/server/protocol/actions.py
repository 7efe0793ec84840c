"""What the browser sends over the socket of one table (/ws/tables/ID) to have something done there.

Each names in `after` the last event its sender knew, and is taken on top of that one only: sent again after a break it is never done
twice. Where the next event is what it asks for, it had been heard, and is answered as done; where it is another one, it is refused with
the code `moved-on`, after the table as it is now. Without `after` it is taken on top of whatever is there.
"""

from __future__ import annotations

from msgspec import Struct


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Ask to move the top `count` cards of `source` onto `target`; a draw is stock to waste (or hole), a redeal waste to stock."""

    ref: int  # chosen by the browser, echoed in the answer
    source: str
    target: str
    count: int = 1
    elapsed_ms: int = 0  # time played so far as this page's clock has it
    joined: bool = False  # a card put up by itself after the move before: it is taken back with that move
    after: int | None = None  # the last event its sender knew


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last move back. Where that makes the game practice, it is refused unless `practice` agrees to it."""

    ref: int
    practice: bool = False
    elapsed_ms: int = 0
    after: int | None = None


class Redo(Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """Play the move last taken back again."""

    ref: int
    elapsed_ms: int = 0
    after: int | None = None


class Restart(Struct, frozen=True, tag="restart", forbid_unknown_fields=True):
    """Take every move back; `practice` as in Undo."""

    ref: int
    practice: bool = False
    elapsed_ms: int = 0
    after: int | None = None


class Bookmark(Struct, frozen=True, tag="bookmark", forbid_unknown_fields=True):
    """Keep this position, to come back to it."""

    ref: int
    elapsed_ms: int = 0
    after: int | None = None


class RemoveBookmark(Struct, frozen=True, tag="remove-bookmark", forbid_unknown_fields=True):
    """Take the bookmark of that number out."""

    ref: int
    number: int
    elapsed_ms: int = 0
    after: int | None = None


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Go to the bookmark of that number; `practice` as in Undo."""

    ref: int
    number: int
    practice: bool = False
    elapsed_ms: int = 0
    after: int | None = None


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """End this game as it stands (a Golf hole is then scored)."""

    ref: int
    elapsed_ms: int = 0
    after: int | None = None


Action = Play | Undo | Redo | Restart | Bookmark | RemoveBookmark | Return | End
