"""Rebuilds rooms from their stored events."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import msgspec

from longwood.errors import RulesError
from longwood.server.rooms.events import Opened, parse_room_event
from longwood.server.rooms.state import Room, opened
from longwood.server.rooms.store import Stored
from longwood.tables.errors import UnplayableError


def rebuilding(stored: Sequence[Stored]) -> Generator[None, None, Room]:
    """Return the room after these events, one per step. Raises UnplayableError, whose message reveals no cards."""
    made: Room | None = None
    for one in stored:
        try:
            event = parse_room_event(one.event)
            made = opened(event) if made is None and isinstance(event, Opened) else _room(made).apply(event, one.at_ms)
        except RulesError as error:
            raise UnplayableError(error.text) from error
        except (ValueError, msgspec.MsgspecError) as error:
            raise UnplayableError(f"this stored room is damaged at event {one.seq}") from error
        yield
    return _room(made)


def _room(made: Room | None) -> Room:
    if made is None:
        raise ValueError("the log of a room must start with its opening")
    return made
