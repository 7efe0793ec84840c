"""A message that is sent again after a break, and whether it had been heard: its event is then the one after `after`. Pure."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from longwood.errors import LongwoodError
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
from longwood.server.live import LONGEST_GAME_MS, LiveTable
from longwood.server.protocol import Action, Ask, Bookmark, End, Play, Redo, RemoveBookmark, Restart, Return, Undo

_KINDS: Final[dict[type[Struct], tuple[type[Struct], ...]]] = {
    Play: (Moved, MovedTogether),
    Undo: (Undone,),
    Redo: (Redone,),
    Restart: (Restarted,),
    Bookmark: (Bookmarked,),
    RemoveBookmark: (BookmarkRemoved,),
    Return: (Returned,),
    End: (Ended,),
    Ask: (Helped,),
}


def was_done(live: LiveTable, message: Action | Ask) -> bool:
    """Whether event `after + 1` of the table is what the message asks for, as it was decided where it was asked.

    A message is taken on top of the event it names or not at all, so where this is false it was not done, and never will be: however
    often it is sent, and however late a copy of it comes. The time it tells may be another each time.
    """
    if message.after is None or not 0 <= message.after < live.seq:
        return False
    done = live.log[message.after]
    if not isinstance(done, _KINDS[type(message)]):
        return False
    if isinstance(message, Ask):
        return isinstance(done, Helped) and done.help == message.help
    return _untimed(done) == _event_of(live, message, message.after)


def _event_of(live: LiveTable, action: Action, after: int) -> Event | None:
    """The event that the action was after that many events; None where it was refused."""
    then = LiveTable(live.game, live.deal)
    for event in live.log[:after]:
        then.apply(event)
    try:
        return _untimed(then.decide(action, longest_ms=LONGEST_GAME_MS))
    except LongwoodError:
        return None


def _untimed(event: Event) -> Event:
    return replace(event, elapsed_ms=0)
