"""A table answers every action with an event or with a refusal and its code. Source: docs/rulings.md, R14, R29, R68."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from longwood.errors import IllegalMoveError, LongwoodError, NotationError, RefusedError
from longwood.play import Outcome, score, start
from longwood.protocol import Action, Ask, Bookmark, End, Play, Redo, RemoveBookmark, Return, Undo
from longwood.tables import state as state_module
from longwood.tables.events import (
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
    format_event,
    parse_event,
)
from longwood.tables.state import TableState
from longwood.tables.views import move_view, table_view
from longwood.variants import CATALOGUE, Variant, find_game
from tests.server.playing import GOLF_15, LUCAS_90, REDO, RESTART, RESTART_AS_PRACTICE, TRI_PEAKS_1, UNDO, UNDO_AS_PRACTICE

HOUR_MS = 3_600_000


def table(game: str, deal: int = 1, moves: str = "", **options: bool | int | str) -> TableState:
    state = TableState(find_game(game, options), deal)
    for text in moves.split():
        state.apply(Moved(text, 0))
    return state


def do(state: TableState, action: Action) -> Event:
    event = state.decide(action, longest_ms=HOUR_MS)
    state.apply(event)
    return event


def code(state: TableState, action: Action) -> str:
    """Return the code with which the table refuses an action. The table must not change."""
    before = table_view("", state, None)
    with pytest.raises(LongwoodError) as caught:
        state.decide(action, longest_ms=HOUR_MS)
    assert table_view("", state, None) == before
    assert isinstance(caught.value, RefusedError | IllegalMoveError | NotationError)
    return caught.value.code


def undo_state(state: TableState) -> str:
    return state.undo_state


def can_redo(state: TableState) -> bool:
    return state.can_redo


def any_play(state: TableState) -> Play:
    move = move_view(state.position, state.position.legal_moves()[0])
    return Play(0, move.source, move.target, move.count)


DRAW = Play(0, "stock", "waste")
TURN = Play(0, "stock", "hole")


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_every_legal_move_of_every_game_can_be_requested_by_piles(variant: Variant) -> None:
    state = table(variant.id, 3)
    for _ in range(40):
        moves = state.position.legal_moves()
        if not moves:
            break
        for move in moves:
            view = move_view(state.position, move)
            event = state.decide(Play(0, view.source, view.target, view.count), longest_ms=0)
            assert event == Moved(state.position.format_move(move), 0)
            assert view.text == state.position.format_move(move)
        state.apply(Moved(state.position.format_move(moves[len(moves) // 2]), 0))


@pytest.mark.parametrize(
    ("game", "source", "target", "count", "refusal"),
    [
        ("forty-thieves", "c1", "c2", 1, "illegal-move"),
        ("forty-thieves", "c1", "c1", 1, "illegal-move"),
        ("forty-thieves", "c1", "c2", 2, "illegal-move"),
        ("forty-thieves", "c1", "c2", 5, "illegal-move"),
        ("forty-thieves", "waste", "c1", 1, "illegal-move"),
        ("forty-thieves", "waste", "stock", 1, "illegal-move"),
        ("forty-thieves", "stock", "c1", 1, "illegal-move"),
        ("forty-thieves", "c1", "waste", 1, "illegal-move"),
        ("forty-thieves", "c1", "c11", 1, "illegal-move"),
        ("forty-thieves", "c11", "c1", 1, "illegal-move"),
        ("forty-thieves", "f1", "c1", 1, "notation"),
        ("forty-thieves", "c1", "f9", 1, "notation"),
        ("forty-thieves", "c1", "hole", 1, "notation"),
        ("forty-thieves", "s1", "c1", 1, "notation"),
        ("forty-thieves", "c0", "c1", 1, "notation"),
        ("forty-thieves", "c1", "c2", 0, "notation"),
        ("forty-thieves", "c1", "c2", -1, "notation"),
        ("forty-thieves", "", "c2", 1, "notation"),
        ("lucas", "f1", "c1", 1, "illegal-move"),
        ("golf", "c1", "c2", 1, "illegal-move"),
        ("golf", "c8", "hole", 1, "illegal-move"),
        ("golf", "hole", "c1", 1, "illegal-move"),
        ("golf", "hole", "hole", 1, "illegal-move"),
        ("golf", "c1", "hole", 2, "illegal-move"),
        ("golf", "c1", "hole", 0, "notation"),
        ("golf", "c1", "waste", 1, "notation"),
        ("golf", "c1", "f1", 1, "notation"),
        ("golf", "s1", "hole", 1, "notation"),
        ("tri-peaks", "c1", "hole", 1, "notation"),
        ("tri-peaks", "s1", "hole", 1, "illegal-move"),
        ("tri-peaks", "s29", "hole", 1, "illegal-move"),
        ("black-hole", "stock", "hole", 1, "illegal-move"),
    ],
)
def test_illegal_and_malformed_plays_are_refused(game: str, source: str, target: str, count: int, refusal: str) -> None:
    assert code(table(game), Play(0, source, target, count)) == refusal


def test_nothing_to_undo_or_redo_at_the_start() -> None:
    for game in ("forty-thieves", "golf"):
        state = table(game)
        assert (undo_state(state), can_redo(state)) == ("none", False)
        assert code(state, UNDO) == code(state, UNDO_AS_PRACTICE) == "nothing-to-undo"
        assert code(state, RESTART) == code(state, RESTART_AS_PRACTICE) == "nothing-to-undo"
        assert code(state, REDO) == "nothing-to-redo"


@pytest.mark.parametrize("game", ["forty-thieves", "little-forty", "tri-peaks", "black-hole"])
def test_undoing_outside_golf_needs_consent_and_makes_the_game_practice(game: str) -> None:
    state = table(game)
    do(state, any_play(state))
    assert undo_state(state) == "marks"
    assert code(state, UNDO) == code(state, RESTART) == "marks-practice"
    assert do(state, UNDO_AS_PRACTICE) == Undone(0)
    assert state.practice
    do(state, REDO)
    assert undo_state(state) == "free"
    assert do(state, UNDO) == Undone(0)
    assert state.practice


def test_only_an_undone_draw_makes_a_hole_of_golf_practice() -> None:
    state = table("golf", 15, "d 6 3 6")
    for _ in range(3):
        assert undo_state(state) == "free"
        do(state, UNDO)
    assert not state.practice
    assert undo_state(state) == "marks"
    assert code(state, UNDO) == code(state, RESTART) == "marks-practice"
    assert do(state, RESTART_AS_PRACTICE) == Restarted(0)
    assert state.practice


def test_restarting_a_hole_before_its_first_draw_is_free() -> None:
    state = table("golf", 1)
    while state.position.legal_moves()[0].source >= 0:
        do(state, any_play(state))
    played = len(state.position.moves)
    assert played
    do(state, RESTART)
    assert not state.practice
    for _ in range(played):
        do(state, REDO)
    assert not can_redo(state)


def test_restart_undoes_everything_and_redo_replays_it() -> None:
    state = table("lucas", 90, LUCAS_90[:80])
    line, played = state.position.line(), len(state.position.moves)
    do(state, RESTART_AS_PRACTICE)
    assert state.position == start(state.game.rules, 90)
    for _ in range(played):
        assert do(state, REDO) == Redone(0)
    assert state.position.line() == line
    assert code(state, REDO) == "nothing-to-redo"


def test_a_new_move_drops_the_undone_moves() -> None:
    state = table("forty-thieves")
    do(state, DRAW)
    do(state, UNDO_AS_PRACTICE)
    assert can_redo(state)
    do(state, DRAW)
    assert not can_redo(state)
    assert code(state, REDO) == "nothing-to-redo"


@pytest.mark.parametrize(("game", "deal", "moves"), [("lucas", 90, LUCAS_90), ("golf", 15, GOLF_15), ("tri-peaks", 1, TRI_PEAKS_1)])
def test_a_won_game_is_final(game: str, deal: int, moves: str) -> None:
    state = table(game, deal, moves)
    assert state.position.outcome() is Outcome.WON
    assert state.is_over
    assert undo_state(state) == "none"
    assert code(state, UNDO_AS_PRACTICE) == code(state, RESTART_AS_PRACTICE) == "over"
    assert code(state, End(0)) == "over"
    assert code(state, REDO) == "nothing-to-redo"
    assert code(state, TURN if game != "lucas" else DRAW) == "illegal-move"


def test_a_stuck_hole_is_over_but_can_be_undone() -> None:
    state = table("golf", 15, " ".join(["d"] * 16))
    while state.position.legal_moves():
        do(state, any_play(state))
    assert state.is_over
    assert code(state, End(0)) == "over"
    assert undo_state(state) in ("free", "marks")


def test_a_stuck_solitaire_game_is_not_over_until_the_player_ends_it() -> None:
    state = table("forty-thieves", 1, " ".join(["d"] * 64))
    for _ in range(100):
        if state.position.outcome() is Outcome.STUCK:
            break
        do(state, any_play(state))
    assert state.position.outcome() is Outcome.STUCK
    assert not state.is_over
    assert undo_state(state) == "marks"
    assert do(state, End(0)) == Ended(0)
    assert state.is_over


def test_an_ended_hole_accepts_no_further_action() -> None:
    state = table("golf")
    do(state, any_play(state))
    result = score(state.position)
    do(state, End(0))
    assert (state.is_over, undo_state(state), can_redo(state)) == (True, "none", False)
    for action in (any_play(state), UNDO_AS_PRACTICE, REDO, RESTART_AS_PRACTICE, End(0)):
        assert code(state, action) == "ended"
    assert score(state.position) == result


@pytest.mark.parametrize("game", ["forty-thieves", "tri-peaks", "black-hole"])
def test_a_game_that_was_given_up_is_over_until_it_is_undone(game: str) -> None:
    state = table(game)
    do(state, any_play(state))
    moves = state.position.moves
    assert do(state, End(0)) == Ended(0)
    assert (state.is_over, state.is_given_up, undo_state(state), can_redo(state)) == (True, True, "free", False)
    view = table_view("", state, None)
    assert (view.ended, view.moves, view.outcome) == (True, [], "open")
    for action in (any_play(state), REDO, End(0), Bookmark(0)):
        assert code(state, action) == "ended"
    assert do(state, UNDO) == Undone(0)
    assert (state.is_over, state.practice, state.position.moves) == (False, False, moves)
    do(state, any_play(state))


def test_a_game_can_be_given_up_after_its_first_move() -> None:
    state = table("forty-thieves")
    assert code(state, End(0)) == "not-begun"
    do(state, DRAW)
    do(state, UNDO_AS_PRACTICE)
    assert code(state, End(0)) == "not-begun"
    do(state, REDO)
    assert do(state, End(0)) == Ended(0)


def test_a_game_that_was_given_up_can_be_restarted_or_go_back_to_a_bookmark() -> None:
    state = table("forty-thieves", 1, "d")
    do(state, Bookmark(0))
    do(state, DRAW)
    do(state, End(0))
    given_up = state.copy()
    assert code(state, RESTART) == "marks-practice"
    do(state, RESTART_AS_PRACTICE)
    assert (state.is_over, state.practice, state.position.played) == (False, True, 0)
    do(given_up, Return(0, 1, practice=True))
    assert (given_up.is_over, given_up.practice, given_up.position.played) == (False, True, 1)


def test_a_game_that_was_given_up_and_analysed_continues_as_practice_with_help() -> None:
    state = table("forty-thieves", 1, "d")
    do(state, End(0))
    event = state.analysis_event()
    assert event == Helped("par", 0), "it shows the hidden cards"
    state.apply(event)
    assert (state.analysis_event(), undo_state(state)) == (None, "marks")
    assert code(state, UNDO) == "marks-practice"
    assert not state.is_helped
    do(state, UNDO_AS_PRACTICE)
    assert (state.is_over, state.practice, state.is_helped, state.position.played) == (False, True, True, 1)


def test_an_undo_to_a_position_that_the_solver_found_counts_as_help() -> None:
    state = table("forty-thieves", 1, "d d d")
    assert code(state, Undo(0, to=3, practice=True)) == "nothing-to-undo"
    assert code(state, Undo(0, to=1)) == "marks-practice"
    assert do(state, Undo(0, to=1, practice=True)) == Undone(0, 1)
    assert (state.position.played, state.practice, state.is_helped) == (1, True, True)
    do(state, REDO)
    do(state, REDO)
    assert state.position.played == 3
    do(state, End(0))
    do(state, Undo(0, to=3))
    assert (state.is_over, state.position.played) == (False, 3)
    do(state, End(0))
    do(state, Undo(0, to=0))
    assert (state.is_over, state.position.played) == (False, 0)


def test_an_undo_of_several_moves_undoes_whole_gestures() -> None:
    state = table("limited", 17, "1-2 1-f 1-2")
    do(state, Play(0, "c2", "c12", 2))
    assert state.position.played == 6
    do(state, Undo(0, to=5, practice=True))
    assert state.position.played == 3


def test_a_closed_hole_accepts_no_further_action() -> None:
    state = table("golf", 15, "d 6 3")
    do(state, UNDO)
    state.closed = True
    assert (state.is_over, undo_state(state), can_redo(state)) == (True, "none", False)
    for action in (TURN, UNDO_AS_PRACTICE, REDO, RESTART_AS_PRACTICE, End(0)):
        assert code(state, action) == "closed"


def test_a_table_at_its_limit_of_steps_can_only_be_ended_or_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_module, "MOST_STEPS", 13)
    state = table("forty-thieves", 1, "d d d d")
    do(state, Bookmark(0))
    do(state, RESTART_AS_PRACTICE)
    assert (state.seq, state.steps) == (6, 6)
    do(state, Return(0, 1))
    assert (state.seq, state.steps) == (7, 11), "returning makes four moves"
    do(state, UNDO)
    do(state, REDO)
    assert (state.seq, state.steps) == (9, 14)
    for action in (DRAW, UNDO, RESTART, Bookmark(0), RemoveBookmark(0, 1), Return(0, 1)):
        assert code(state, action) == "worn-out"
    for help in ("nudge", "move", "line", "show"):
        with pytest.raises(RefusedError, match="maximum length") as caught:
            state.asked(Ask(0, help), longest_ms=HOUR_MS)
        assert caught.value.code == "worn-out"
    assert state.asked(Ask(0, "verdict"), longest_ms=HOUR_MS) == state.analysis_event() == Helped("verdict", 0)
    assert do(state, End(0)) == Ended(0)


def test_several_moves_in_one_gesture_are_several_steps() -> None:
    state = table("limited", 17, "1-2 1-f 1-2")
    assert do(state, Play(0, "c2", "c12", 2)) == MovedTogether(["2-1", "2-12", "1-12"], 0)
    assert (state.seq, state.steps) == (4, 7)


@pytest.mark.parametrize("claimed_ms", [-1, -(2**70), 0, 5_000, HOUR_MS, HOUR_MS + 1, 2**31, 2**63, 2**70])
def test_the_time_played_never_decreases_or_exceeds_the_limit(claimed_ms: int) -> None:
    state = table("golf")
    state.apply(Moved("d", 2_000))
    event = state.decide(Play(0, "stock", "hole", 1, claimed_ms), longest_ms=HOUR_MS)
    assert event.elapsed_ms == min(max(claimed_ms, 2_000), HOUR_MS)


def test_the_stored_time_does_not_decrease_if_the_clock_goes_back() -> None:
    state = table("golf")
    state.apply(Moved("d", 2_000))
    assert state.decide(TURN, longest_ms=-5).elapsed_ms == 2_000


def test_an_action_for_an_outdated_state_is_refused() -> None:
    state = table("golf")
    assert do(state, Play(0, "stock", "hole", after=0)) == Moved("d", 0)
    for action in (Play(0, "stock", "hole", after=0), Undo(0, practice=True, after=0), Redo(0, after=2), End(0, after=-1)):
        assert code(state, replace(action, name="a1")) == "moved-on"
        assert code(state, action) == "unnamed"
    assert do(state, Play(0, "stock", "hole", after=1)) == Moved("d", 0)
    with pytest.raises(RefusedError) as caught:
        state.asked(Ask(0, "move", after=1), longest_ms=HOUR_MS)
    assert caught.value.code == "given-up"


@given(
    st.sampled_from(
        [
            Moved("c1", 0),
            Moved("3-7x2", 12, joined=True),
            MovedTogether(["1-2", "3-2"], 4),
            Helped("line", 9),
            Undone(1),
            Undone(1, 7),
            Redone(2),
            Restarted(3),
            Bookmarked(4),
            BookmarkRemoved(9, 5),
            Returned(1, 6),
            Ended(2**31 - 1),
        ]
    )
)
def test_events_can_be_formatted_and_parsed(event: Event) -> None:
    assert parse_event(format_event(event)) == event


def test_returning_to_a_bookmark_works_after_undoing_and_playing_differently() -> None:
    state = table("golf", 15, "d 6")
    assert do(state, Bookmark(0)) == Bookmarked(0)
    do(state, Play(0, "c3", "hole"))
    do(state, Play(0, "c6", "hole"))
    there = state.position.line()
    do(state, Bookmark(0))
    assert do(state, Return(0, 1)) == Returned(1, 0)  # doesn't make it a practice game, because no draw is undone
    assert not state.practice
    assert can_redo(state)
    do(state, any_play(state))
    do(state, Return(0, 2))
    assert state.position.line() == there
    assert not can_redo(state)
    do(state, Return(0, 1))
    do(state, REDO)
    do(state, REDO)
    assert state.position.line() == there


def test_returning_to_a_bookmark_needs_consent_if_it_makes_the_game_practice() -> None:
    state = table("forty-thieves")
    do(state, Bookmark(0))
    do(state, DRAW)
    do(state, Bookmark(0))
    (first, second) = table_view("", state, None).bookmarks
    assert (first.number, first.played, first.here, first.practice) == (1, 0, False, True)
    assert (second.number, second.played, second.here, second.practice) == (2, 1, True, False)
    assert code(state, Return(0, 1)) == "marks-practice"
    do(state, Return(0, 1, practice=True))
    assert state.practice
    do(state, Return(0, 2))  # this goes forward, so it undoes nothing
    assert len(state.position.moves) == 1


def test_invalid_bookmark_actions_are_refused() -> None:
    state = table("golf", 15)
    for number in (-1, 0, 1, 10):
        assert code(state, Return(0, number)) == code(state, RemoveBookmark(0, number)) == "no-bookmark"
    for _ in range(9):
        do(state, Bookmark(0))
        assert code(state, Bookmark(0)) == "bookmarked"
        do(state, any_play(state))
    assert code(state, Bookmark(0)) == "bookmarks-full"
    do(state, RemoveBookmark(0, 4))
    do(state, Bookmark(0))
    assert [bookmark.number for bookmark in table_view("", state, None).bookmarks if bookmark.here] == [4]
    assert code(state, Return(0, 4)) == "here"
    do(state, End(0))
    assert code(state, Return(0, 1)) == code(state, RemoveBookmark(0, 1)) == "ended"


def test_a_won_game_cannot_return_to_a_bookmark() -> None:
    state = table("golf", 15)
    do(state, Bookmark(0))
    for text in GOLF_15.split():
        state.apply(Moved(text, 0))
    assert code(state, Return(0, 1, practice=True)) == "over"
