"""Tests of Golf matches, whose state is built from a log of events. Source: docs/rulings.md, R44 to R50."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longwood.errors import LongwoodError, NotationError, RefusedError, RulesError
from longwood.play.covering.impossible import is_impossible
from longwood.play.matches.events import Away, Back, Tick, Withdraw
from longwood.play.matches.golf.events import GolfEvent, HandIn, Next, Play, Redeal, TakeBack, format_golf_event, parse_golf_event
from longwood.play.matches.golf.match import ABSENT_MS, RESULTS_MS, Format, GolfMatch, GolfTerms, Phase, start
from longwood.rules import CoveringRules
from longwood.variants import find_game, find_variant
from tests.soak import times

GOLF = find_variant("golf").rules
assert isinstance(GOLF, CoveringRules)


def terms(**changed: object) -> GolfTerms:
    return replace(GolfTerms(GOLF, holes=9), **changed)  # type: ignore[arg-type]


def play_out(match: GolfMatch, seat: int, at_ms: int, random: Random | None = None) -> GolfMatch:
    """Play a seat's hole to the end, at random or with the first move each time."""
    while (board := match.boards[seat]) is not None and not board.is_done and match.phase is Phase.HOLE:
        moves = board.position.legal_moves()
        if not moves:
            return match.apply(HandIn(seat), at_ms)
        move = random.choice(moves) if random else moves[0]
        match = match.apply(Play(seat, board.position.format_move(move)), at_ms)
    return match


def hand_in(match: GolfMatch, *seats: int) -> GolfMatch:
    for seat in seats:
        match = match.apply(HandIn(seat), match.at_ms)
    return match


def ready(match: GolfMatch) -> GolfMatch:
    for seat in match.players:
        match = match.apply(Next(seat), match.at_ms)
    return match


DEAD_SHARED = 1548
DEAD_OWN = 2642
"""Match numbers whose first deal (for the first player) is impossible to clear."""


def line(match: GolfMatch, seat: int) -> str:
    board = match.boards[seat]
    assert board is not None
    return board.position.line()


@pytest.mark.parametrize("number", [0, 1, DEAD_SHARED])
def test_all_players_get_the_same_deal_and_it_is_not_impossible(number: int) -> None:
    match = start(terms(), number, 3)
    assert len({line(match, seat) for seat in range(3)}) == 1
    board = match.boards[0]
    assert board is not None
    assert not is_impossible(board.position)
    assert board.redeals == (number == DEAD_SHARED)


def test_separate_deals_differ_and_an_impossible_one_can_be_redealt() -> None:
    match = start(terms(own_deals=True), DEAD_OWN, 2)
    assert line(match, 0) != line(match, 1)
    with pytest.raises(RefusedError, match="reshuffle"):
        match.apply(Redeal(1), 0)
    fresh = match.apply(Redeal(0), 0)
    assert line(fresh, 0) != line(match, 0)
    assert line(fresh, 1) == line(match, 1)
    with pytest.raises(RefusedError, match="before the first move"):
        match.apply(Play(0, "d"), 0).apply(Redeal(0), 0)


def test_scores_are_revealed_when_all_have_finished_and_the_next_hole_is_dealt_when_all_are_ready() -> None:
    match = start(terms(), 7, 2)
    match = play_out(match, 0, 1000)
    assert match.phase is Phase.HOLE
    assert match.scores == ((), ())
    with pytest.raises(RefusedError, match="already finished"):
        match.apply(Play(0, "d"), 1000)
    match = hand_in(match, 1)
    assert match.phase is Phase.RESULTS
    assert match.scores[1] == (35,)
    with pytest.raises(RefusedError):
        match.apply(HandIn(0), 1000)
    match = match.apply(Next(0), 2000)
    assert match.phase is Phase.RESULTS
    match = match.apply(Next(1), 3000)
    assert (match.phase, match.hole) == (Phase.HOLE, 2)


def test_the_next_hole_is_dealt_automatically_after_a_timeout() -> None:
    match = hand_in(start(terms(), 7, 2), 0, 1)
    assert match.due_ms == RESULTS_MS
    assert match.apply(Tick(), RESULTS_MS - 1).phase is Phase.RESULTS
    assert match.apply(Tick(), RESULTS_MS).hole == 2


def test_a_played_card_can_be_taken_back_but_a_draw_cannot() -> None:
    match = start(terms(), 7, 2)
    with pytest.raises(RefusedError, match="nothing to undo"):
        match.apply(TakeBack(0), 0)
    drawn = match.apply(Play(0, "d"), 5)
    with pytest.raises(RefusedError, match="draw"):
        drawn.apply(TakeBack(0), 6)
    while (board := drawn.boards[0]) is not None and len(board.position.legal_moves()) < 2:
        drawn = drawn.apply(Play(0, "d"), 6)
    assert board is not None
    before = line(drawn, 0)
    played = drawn.apply(Play(0, board.position.format_move(board.position.legal_moves()[0])), 7)
    assert line(drawn, 0) == before, "a state never changes"
    assert line(played, 0) != before
    assert line(played.apply(TakeBack(0), 8), 0) == before


def test_a_time_limit_ends_the_hole_with_its_current_score() -> None:
    match = start(terms(limit_ms=60_000), 3, 2)
    match = match.apply(Play(0, "d"), 59_999)
    assert match.due_ms == 60_000
    late = match.apply(Tick(), 60_000)
    assert late.phase is Phase.RESULTS
    assert late.scores == ((35,), (35,))
    with pytest.raises(RefusedError):
        match.apply(Play(0, "d"), 60_000)


def test_a_player_who_is_away_does_not_delay_the_others() -> None:
    match = play_out(start(terms(), 3, 2), 0, 10)
    match = match.apply(Away(1), 1000)
    assert match.due_ms == 1000 + ABSENT_MS
    assert match.phase_due_ms is None, "the others have all the time there is"
    back = match.apply(Back(1), 2000)
    assert back.due_ms is None
    turned = match.apply(Tick(), 1000 + ABSENT_MS)
    assert turned.phase is Phase.RESULTS
    assert turned.scores[1] == (35,)
    dealt = turned.apply(Next(0), turned.at_ms)
    assert dealt.hole == 2
    assert dealt.due_ms == dealt.since_ms + ABSENT_MS


def test_match_play_ends_when_it_is_decided() -> None:
    match = start(terms(format=Format.MATCH), 5, 2)
    while not match.is_over:
        match = play_out(match, 0, match.at_ms) if match.phase is Phase.HOLE else ready(match)
        match = hand_in(match, 1) if match.phase is Phase.HOLE else match
    assert match.hole < 9 or match.status.left == 0
    assert match.winners == [0]
    assert match.status.words(0).startswith("won")
    assert match.status.words(1).startswith("lost")
    with pytest.raises(RefusedError, match="match is over"):
        match.apply(Next(0), match.at_ms)


def test_a_tied_match_is_halved_or_continues() -> None:
    match, more = (start(terms(format=Format.MATCH, play_off=on), 5, 2) for on in (False, True))
    for hole in range(9):
        assert match.hole == hole + 1 == more.hole
        match, more = (hand_in(game, 0, 1) for game in (match, more))
        if not match.is_over:
            match = ready(match)
        more = ready(more)
    assert match.is_over
    assert match.status.result == "halved"
    assert match.winners == []
    assert not more.is_over
    assert more.hole == 10
    more = hand_in(play_out(more, 0, more.at_ms), 1)
    assert more.is_over
    assert more.status.result == "1 up (10)"
    assert more.winners == [0]


def test_a_side_scores_its_better_ball() -> None:
    match = start(terms(format=Format.MATCH), 5, 4)
    match = hand_in(play_out(match, 2, 0), 0, 1, 3)
    assert match.scores[0] == (35,)
    assert match.status.up == 1


def test_leaving_a_match_concedes_it() -> None:
    match = start(terms(format=Format.MATCH), 5, 2).apply(Withdraw(0), 10)
    assert match.is_over
    assert match.winners == [1]
    assert (match.status.words(0), match.status.words(1)) == ("lost by leaving", "won: the other side left")
    four = start(terms(format=Format.MATCH), 5, 4).apply(Withdraw(0), 10)
    assert not four.is_over
    assert four.side(2) == 0
    assert four.apply(Withdraw(2), 20).winners == [1, 3]


def test_leaving_stroke_play_scores_the_unfinished_hole() -> None:
    match = start(terms(), 5, 3).apply(Withdraw(0), 10)
    assert not match.is_over
    match = ready(hand_in(match, 1, 2))
    assert match.scores[0] == (35,)
    assert match.boards[0] is None
    with pytest.raises(RefusedError):
        match.apply(Play(0, "d"), match.at_ms)
    match = hand_in(match, 1, 2)
    assert match.scores[0] == (35, None)
    assert [place.player for place in match.places] == [1, 2, 0]
    assert match.apply(Withdraw(1), match.at_ms).winners == [2]


def test_sudden_death_is_played_by_the_tied_players() -> None:
    match = start(terms(play_off=True), 5, 3)
    for _ in range(9):
        match = hand_in(play_out(play_out(match, 0, match.at_ms), 1, match.at_ms), 2)
        match = ready(match)
    assert match.hole == 10
    assert [board is not None for board in match.boards] == [True, True, False]
    match = hand_in(play_out(match, 1, match.at_ms), 0)
    assert match.is_over
    assert match.winners == [1]
    assert [len(own) for own in match.scores] == [10, 10, 10]
    assert match.scores[2][-1] is None


def test_contradictory_terms_are_refused() -> None:
    for wrong in ({"holes": 12}, {"limit_ms": 5}, {"rules": find_variant("tri-peaks").rules}):
        with pytest.raises(RulesError):
            terms(**wrong)
    for players in (1, 9):
        with pytest.raises(RulesError):
            start(terms(), 1, players)
    with pytest.raises(RulesError):
        start(terms(format=Format.MATCH), 1, 3)


EVENTS = st.one_of(
    st.builds(Play, st.integers(-1, 4), st.sampled_from(["d", *"1234567", "8", "x"])),
    *(st.builds(kind, st.integers(-1, 4)) for kind in (TakeBack, HandIn, HandIn, Redeal, Next, Next, Away, Back, Withdraw)),
    st.just(Tick()),
)


@given(EVENTS)
def test_an_event_can_be_formatted_and_parsed(event: GolfEvent) -> None:
    if isinstance(event, Tick) or (event.seat >= 0 and not (isinstance(event, Play) and event.move == "x")):
        assert parse_golf_event(format_golf_event(event)) == event


@pytest.mark.parametrize("text", ["", "1", "0:d", "9:d", "1:", "1:dd", "x:d", "1:fly", "1:-1", "tock", "1:d ", "\u0661:d", "1:\u0661"])
def test_a_string_that_is_not_an_event_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_golf_event(text)


@pytest.mark.soak
@settings(max_examples=times(40, 2000))
@given(
    st.lists(st.tuples(EVENTS, st.sampled_from([0, 0, 0, 5, 20_000])), max_size=150),
    st.sampled_from(["golf", "golf-queens", "putt-putt"]),
    st.builds(
        dict, format=st.sampled_from(Format), own_deals=st.booleans(), play_off=st.booleans(), limit_ms=st.sampled_from([None, 60_000])
    ),
    st.integers(1, 2),
)
def test_any_log_leads_to_a_valid_match(events: list[tuple[GolfEvent, int]], game: str, changed: dict[str, object], pairs: int) -> None:
    match = replayed = start(terms(rules=find_game(game, {}).rules, **changed), 11, 2 * pairs)
    accepted: list[tuple[GolfEvent, int]] = []
    at = 0
    for event, later in events:
        at += later
        try:
            match = match.apply(event, at)
        except LongwoodError:
            continue
        accepted.append((event, at))
        assert all(len(own) == len(match.scores[0]) for own in match.scores)
        assert len(match.scores[0]) == match.hole - (match.phase is Phase.HOLE or (match.is_over and len(match.scores[0]) < match.hole))
        for board in match.boards:
            if board is not None:
                cards = board.position.cards_left + board.position.stock_left + len(board.position.hole)
                assert cards == match.terms.rules.deck_size
        assert match.due_ms is None or match.due_ms > at
        assert match.is_over or match.players
    for event, when in accepted:
        replayed = replayed.apply(event, when)
    assert replayed == match
