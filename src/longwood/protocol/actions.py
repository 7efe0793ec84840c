"""The actions that the browser sends on the socket of a table (/ws/tables/ID).

After a reconnect the browser resends the actions that weren't answered. No action is performed twice: each one states the last event that
its sender knew (`after`) and has a random name (`name`). The server then decides:

- If `after` is the table's last event, it performs the action.
- If the event after that was caused by a message of the same name, the action was already performed. The server answers as if it had just
  been performed.
- If it was caused by another message, the server sends the current table and refuses the action with the code `moved-on`.
- If the action has no name, the server can't tell the last two cases apart. It sends the current table and refuses the action with the
  code `unnamed`.

The marks of analyses, which change no position, count as known: an analysis may end before its mark has reached the sender.

An action without `after` applies to the current state of the table.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(pattern=r"^[0-9a-z]{1,40}$(?!\n)")]
"""The name of a message. Its sender chooses it at random, and the server sends it to no one."""


class Resendable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of messages that can be resent. Copies with the same name are performed once."""

    after: int | None = None
    """The number of the last event that the sender knew; null if the message applies to any state."""
    name: Name | None = None
    """A random name, the same in every copy of a resent message."""


class Play(Resendable, frozen=True, tag="play"):
    """Move the top `count` cards of `source` to `target`.

    A draw moves from the stock to the waste or the hole. A redeal moves from the waste to the stock.
    """

    ref: int
    """A number chosen by the browser. The answer contains it."""
    source: str
    target: str
    count: int = 1
    elapsed_ms: int = 0
    """The time played so far, by the browser's clock. All actions have this field."""
    joined: bool = False
    """Whether auto-play made this move. It is undone together with the move before it."""


class Undo(Resendable, frozen=True, tag="undo"):
    """Undo the last move. If the player has given up the game, it goes on, and no move is undone."""

    ref: int
    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """Go back to the position after this many moves, which an analysis has found. That counts as help. Null undoes one move."""
    practice: bool = False
    """Whether the player agrees that the game becomes practice. Otherwise an action that would make it practice is refused."""
    elapsed_ms: int = 0


class Redo(Resendable, frozen=True, tag="redo"):
    """Redo the last undone move."""

    ref: int
    elapsed_ms: int = 0


class Restart(Resendable, frozen=True, tag="restart"):
    """Undo all moves."""

    ref: int
    practice: bool = False
    """Whether the player agrees that the game becomes practice; see Undo."""
    elapsed_ms: int = 0


class Bookmark(Resendable, frozen=True, tag="bookmark"):
    """Bookmark the current position."""

    ref: int
    elapsed_ms: int = 0


class RemoveBookmark(Resendable, frozen=True, tag="remove-bookmark"):
    """Remove the bookmark with this number."""

    ref: int
    number: int
    elapsed_ms: int = 0


class Return(Resendable, frozen=True, tag="return"):
    """Return to the bookmark with this number."""

    ref: int
    number: int
    practice: bool = False
    """Whether the player agrees that the game becomes practice; see Undo."""
    elapsed_ms: int = 0


class End(Resendable, frozen=True, tag="end"):
    """End the game in its current position. A hole of Golf then counts with its current score. Another game is given up; see Undo."""

    ref: int
    elapsed_ms: int = 0


Action = Play | Undo | Redo | Restart | Bookmark | RemoveBookmark | Return | End
