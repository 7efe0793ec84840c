"""Stores long games in parts, so that other players' moves can be stored in between.

After each part the stored table is complete, but shorter. If the program stops between two parts, storing the game again adds the rest.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from typing import Final

from longwood.tables.rebuild import continuing, replaying, summary_of
from longwood.tables.state import TableState
from longwood.tables.store import ImportedGame, Summary, TableRow, TableStore

PART_EVENTS: Final = 1000
"""The most events of a part. SQLite stores them within 5 ms."""


def replaying_in_parts(row: TableRow, texts: Sequence[str]) -> Generator[None, None, tuple[TableState, Sequence[Summary]]]:
    """Replay imported events, one per step. Return the state after them and a summary for the end of each part but the last.

    Raises UnplayableError.
    """
    first = texts[:PART_EVENTS]
    state = yield from replaying(replace(row, seq=len(first), closed=False), first, is_foreign=True)
    parts = []
    for begin in range(PART_EVENTS, len(texts), PART_EVENTS):
        parts.append(summary_of(state))
        some = texts[begin : begin + PART_EVENTS]
        state = yield from continuing(state, replace(row, seq=begin + len(some), closed=False), some, is_foreign=True)
    state.closed = row.closed
    return state, parts


def summarised(row: TableRow, summary: Summary) -> TableRow:
    """Return a table with another summary."""
    return replace(row, **{name: getattr(summary, name) for name in Summary.__slots__})


async def add_in_parts(store: TableStore, game: ImportedGame, changed: Callable[[str], None]) -> None:
    """Add a table. changed: see extend_in_parts.

    Raises ConflictError if its round belongs to another player, or if someone changes the table at the same time.
    """
    row, events = next(_parts_of(game, 0))
    await store.add_imported([ImportedGame(row, events, game.round_begun_at)], time.time())
    if row.seq < game.row.seq:
        await extend_in_parts(store, row.id, row.seq, game, changed)


async def extend_in_parts(store: TableStore, table: str, seq: int, game: ImportedGame, changed: Callable[[str], None]) -> None:
    """Add the events of the game after event `seq` to a stored table. Raises ConflictError if `seq` isn't its last event.

    changed: called with the id of the table after each part, because a page may show the table by then.
    """
    for row, events in _parts_of(game, seq):
        await store.extend(table, seq, row, events, time.time())
        seq = row.seq
        changed(table)


def _parts_of(game: ImportedGame, after: int) -> Iterator[tuple[TableRow, Sequence[tuple[str, float]]]]:
    """Yield the table at the end of each part, and the part's events. after: leave out the events up to this one."""
    for summary in game.parts:
        if summary.seq > after:
            row = summarised(replace(game.row, updated_at=game.events[summary.seq - 1][1], closed=False), summary)
            yield row, game.events[after : summary.seq]
            after = summary.seq
    yield game.row, game.events[after:]
