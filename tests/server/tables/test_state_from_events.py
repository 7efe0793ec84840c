"""Replaying the stored events of a table rebuilds the same table, whatever the player did."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from longwood.errors import LongwoodError
from longwood.server.protocol import Action, Bookmark, End, Play, Redo, RemoveBookmark, Restart, Return, Undo
from longwood.server.tables.events import (
    Bookmarked,
    BookmarkRemoved,
    Moved,
    MovedTogether,
    Redone,
    Restarted,
    Returned,
    Undone,
    format_event,
    parse_event,
)
from longwood.server.tables.state import TableState
from longwood.server.tables.views import moves_view, table_view
from tests.server.tables.test_state import HOUR_MS, can_redo, table


def chosen(state: TableState, number: int) -> Action:
    """Return the action that a number selects: usually a move, sometimes an illegal one, otherwise any other action."""
    kind, pick = number % 16, number // 16
    if kind < 9 and (moves := moves_view(state.position)):
        told = moves[-1 - pick // 5 % len(moves)] if pick % 5 else moves[0]
        return Play(0, told.source, told.target, told.count, number % 7_000, joined=told.target[0] == "f" and pick % 3 == 0)
    others: list[Action] = [
        Undo(0, practice=True, elapsed_ms=pick % 9_000),
        Undo(0),
        Redo(0),
        Redo(0),
        Restart(0, practice=bool(pick % 2)),
        Play(0, "c1", "c2"),
        Bookmark(0),
        Bookmark(0, elapsed_ms=pick % 9_000),
        RemoveBookmark(0, pick % 5),
        Return(0, pick % 5),
        Return(0, 1 + pick % 3, practice=True),
        Return(0, 1 + pick % 2, practice=True),
    ]
    if kind == 15 and pick % 8 == 0:
        return End(0)
    return others[pick % len(others)]


def flat(gestures: list[list[str]]) -> list[str]:
    return [move for moves in gestures for move in moves]


@given(st.sampled_from(["forty-thieves", "indian", "little-forty-pysol", "golf", "elevator", "tri-peaks"]), st.integers(0, 2**32))
def test_replaying_the_events_rebuilds_the_table(game: str, seed: int) -> None:
    random = Random(seed)
    state = table(game, seed)
    log: list[str] = []
    made: list[list[str]] = []  # a second, very simple model of the table: the moves of each gesture
    undone: list[list[str]] = []
    kept: dict[int, list[list[str]]] = {}
    practice = False
    for _ in range(random.randrange(80)):
        try:
            event = state.decide(chosen(state, random.getrandbits(32)), longest_ms=HOUR_MS)
        except LongwoodError:
            continue
        log.append(format_event(event))
        state.apply(event)
        taken: list[list[str]] = []
        match event:
            case Moved(move=move, joined=True):
                made[-1].append(move)
                undone.clear()
            case Moved(move=move):
                made.append([move])
                undone.clear()
            case MovedTogether(moves=moves):
                assert len(moves) > 1
                made.append(moves)
                undone.clear()
            case Undone():
                taken = [made.pop()]
            case Restarted():
                taken = made[::-1]
                made.clear()
            case Redone():
                made.append(undone.pop())
            case Bookmarked():
                kept[min({*range(1, 10)} - {*kept})] = [list(moves) for moves in made]
            case BookmarkRemoved(number=number):
                del kept[number]
            case Returned(number=number):
                there = kept[number]
                ways = [(i, j) for i in range(len(made) + 1) for j in range(len(there) + 1) if flat(made[:i]) == flat(there[:j])]
                stays, joins = max(ways)
                taken = made[stays:][::-1]
                undone += taken
                for moves in there[joins:]:
                    undone = undone[:-1] if undone[-1:] == [moves] else []
                made = made[:stays] + [list(moves) for moves in there[joins:]]
        if not isinstance(event, Returned):
            undone += taken
        practice |= any("d" in moves for moves in taken) if game in ("golf", "elevator") else bool(taken)
        assert [state.position.format_move(move) for move in state.position.moves] == flat(made)
        assert {number: len(one.moves) for number, one in state.bookmarks.items()} == {n: len(flat(one)) for n, one in kept.items()}
        assert (state.practice, can_redo(state)) == (practice, bool(undone) and not state.ended)
    again = table(game, seed)
    for text in log:
        again.apply(parse_event(text))
    assert table_view("t", again, None) == table_view("t", state, None)
    assert again.seq == len(log)
