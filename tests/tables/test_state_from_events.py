"""Replaying the stored events of a table rebuilds the same table, whatever the player did."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from longwood.errors import LongwoodError
from longwood.protocol import Action, Bookmark, End, Play, Redo, RemoveBookmark, Restart, Return, Undo
from longwood.tables.events import (
    Bookmarked,
    BookmarkRemoved,
    Ended,
    Moved,
    MovedTogether,
    Redone,
    Restarted,
    Returned,
    Undone,
    format_event,
    parse_event,
)
from longwood.tables.state import TableState
from longwood.tables.views import moves_view, table_view
from tests.tables.test_state import HOUR_MS, can_redo, table


def chosen(state: TableState, number: int) -> Action:
    """Return the action that a number selects: usually a move, sometimes an illegal one, otherwise any other action."""
    kind, pick = number % 16, number // 16
    if kind < 9 and (moves := moves_view(state.position)):
        view = moves[-1 - pick // 5 % len(moves)] if pick % 5 else moves[0]
        return Play(0, view.source, view.target, view.count, number % 7_000, joined=view.target[0] == "f" and pick % 3 == 0)
    others: list[Action] = [
        Undo(0, practice=True, elapsed_ms=pick % 9_000),
        Undo(0),
        Undo(0, to=pick % 7, practice=True),
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
    at_bookmark: dict[int, list[list[str]]] = {}
    practice = given_up = False
    for _ in range(random.randrange(80)):
        try:
            event = state.decide(chosen(state, random.getrandbits(32)), longest_ms=HOUR_MS)
        except LongwoodError:
            continue
        log.append(format_event(event))
        state.apply(event)
        undone_now: list[list[str]] = []
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
            case Undone(to=None):
                undone_now = [] if given_up else [made.pop()]
            case Undone(to=int(to)):
                left = max(number for number in range(len(made) + 1) if len(flat(made[:number])) <= to)
                undone_now = made[left:][::-1]
                del made[left:]
            case Restarted():
                undone_now = made[::-1]
                made.clear()
            case Redone():
                made.append(undone.pop())
            case Bookmarked():
                at_bookmark[min({*range(1, 10)} - {*at_bookmark})] = [list(moves) for moves in made]
            case BookmarkRemoved(number=number):
                del at_bookmark[number]
            case Returned(number=number):
                saved = at_bookmark[number]
                prefixes = [(i, j) for i in range(len(made) + 1) for j in range(len(saved) + 1) if flat(made[:i]) == flat(saved[:j])]
                unchanged, common = max(prefixes)
                undone_now = made[unchanged:][::-1]
                undone += undone_now
                for moves in saved[common:]:
                    undone = undone[:-1] if undone[-1:] == [moves] else []
                made = made[:unchanged] + [list(moves) for moves in saved[common:]]
        if not isinstance(event, Returned):
            undone += undone_now
        given_up = isinstance(event, Ended) or (given_up and not isinstance(event, Undone | Restarted | Returned))
        practice |= any("d" in moves for moves in undone_now) if game in ("golf", "elevator") else bool(undone_now)
        assert [state.position.format_move(move) for move in state.position.moves] == flat(made)
        assert {number: len(one.moves) for number, one in state.bookmarks.items()} == {n: len(flat(one)) for n, one in at_bookmark.items()}
        assert (state.practice, can_redo(state)) == (practice, bool(undone) and not given_up)
    rebuilt = table(game, seed)
    for text in log:
        rebuilt.apply(parse_event(text))
    assert table_view("t", rebuilt, None) == table_view("t", state, None)
    assert rebuilt.seq == len(log)
