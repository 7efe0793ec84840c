"""A message that is sent again after a break, and whether it had been heard: its event is then the one after `after`. Pure.

Nothing is played through again for it: a page may send such messages as fast as it likes. What the events alone do not tell, LiveTable
notes as it makes them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from longwood.play import Move
from longwood.server.events import (
    Bookmarked,
    BookmarkRemoved,
    Ended,
    Event,
    Helped,
    Moved,
    MovedTogether,
    Redone,
    Restarted,
    Returned,
    Undone,
)
from longwood.server.live import LiveTable
from longwood.server.piles import is_named
from longwood.server.protocol import Action, Ask, Bookmark, End, Play, Redo, RemoveBookmark, Restart, Return, Undo

_KINDS: Final[dict[type[Struct], type[Event]]] = {
    Undo: Undone,
    Redo: Redone,
    Restart: Restarted,
    Bookmark: Bookmarked,
    RemoveBookmark: BookmarkRemoved,
    Return: Returned,
    End: Ended,
    Ask: Helped,
}


def was_done(live: LiveTable, message: Action | Ask) -> bool:
    """Whether event `after + 1` of the table is what the message asks for, as it was decided where it was asked.

    A message is taken on top of the event it names or not at all, so where this is false it was not done, and never will be: however
    often it is sent, and however late a copy of it comes. The time it tells may be another each time.
    """
    if message.after is None or not 0 <= message.after < live.seq:
        return False
    seq = message.after + 1
    done = live.log[message.after]
    if isinstance(message, Play):
        return _was_played(live, message, done, live.came_down.get(seq, ()))
    if not isinstance(done, _KINDS[type(message)]):
        return False
    if isinstance(message, Undo | Restart | Return) and live.marked_by == seq and not message.practice:
        return False  # it was refused there: another tab agreed to what this one did not
    if isinstance(done, Helped):
        return isinstance(message, Ask) and done.help == message.help
    if isinstance(done, BookmarkRemoved | Returned):
        return isinstance(message, RemoveBookmark | Return) and done.number == message.number
    return True


def _was_played(live: LiveTable, action: Play, done: Event, came_down: Collection[int]) -> bool:
    """Whether an event is what that action was where it was asked."""
    if isinstance(done, Moved):
        if done.shown or done.joined is not action.joined:
            return False
        move = live.position.parse_move(done.move)
    elif isinstance(done, MovedTogether):
        move = _whole([live.position.parse_move(text) for text in done.moves])
    else:
        return False
    return is_named(live.position, move, action.source, action.target, action.count, came_down)


def _whole(steps: list[Move]) -> Move:
    """The gesture that was made in these steps: each of its cards leaves the source once, and the last comes to the target last."""
    source = steps[0].source
    return Move(source, steps[-1].target, sum(step.source == source for step in steps))
