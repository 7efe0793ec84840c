"""Tests that matches of Golf and of Spit have the same interface: start, legal_events, apply, due_ms, is_over, winners."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from longwood.errors import LongwoodError, RefusedError
from longwood.play.matches import golf, race
from longwood.rules import SEATS, CoveringRules
from longwood.variants import find_race

TERMS = golf.GolfTerms(CoveringRules(name="Golf"), golf.Format.MATCH, holes=9, own_deals=True)


def played_at_random(match: golf.GolfMatch | race.RaceMatch, seats: int, seed: int, most: int) -> golf.GolfMatch | race.RaceMatch:
    """Play random legal events, and advance the clock if no player can act."""
    random, now_ms = Random(seed), 0
    for _ in range(most):
        if match.is_over:
            break
        events = [event for seat in range(seats) for event in match.legal_events(seat)]
        if events and (random.random() < 0.9 or match.due_ms is None):
            match = match.apply(random.choice(events), now_ms)  # type: ignore[arg-type]  # the event comes from this match
        elif match.due_ms is not None:
            now_ms = max(now_ms, match.due_ms)
            match = match.apply(race.Tick(), now_ms)
        else:
            pytest.fail("nobody can do anything, and time changes nothing")
    return match


@pytest.mark.parametrize("seed", range(4))
def test_legal_events_play_golf_to_the_end(seed: int) -> None:
    match = played_at_random(golf.start(TERMS, 7 + seed, 2), 2, seed, 5000)
    assert match.is_over
    assert match.due_ms is None
    assert [event for seat in range(2) for event in match.legal_events(seat)] == []


@pytest.mark.parametrize("seed", range(4))
def test_legal_events_continue_a_match_of_spit(seed: int) -> None:
    match = played_at_random(race.start(find_race("spit"), 7 + seed), SEATS, seed, 400)
    assert isinstance(match, race.RaceMatch)
    assert match.is_over or match.position.round > 1 or match.position.now_ms > 0
    assert sorted(match.winners) == match.winners


def every_event(seat: int, match: race.RaceMatch) -> list[race.Event]:
    """Return every event that a seat could try with its face-up cards."""
    position = match.position
    cards = [pile.up[-1] for pile in position.rows[seat] if pile.up]
    places = range(len(position.rows[seat]))
    return [
        race.Ready(seat),
        *(race.Slap(seat, spit) for spit in range(SEATS)),
        *(race.Play(seat, card, spit) for card in cards for spit in range(SEATS)),
        *(race.Shift(seat, card, place) for card in cards for place in places),
    ]


@pytest.mark.parametrize("seed", range(6))
def test_events_not_listed_in_spit_are_refused_or_change_nothing(seed: int) -> None:
    match = played_at_random(race.start(find_race("spit"), seed), SEATS, seed, 40 + 10 * seed)
    assert isinstance(match, race.RaceMatch)
    for seat in range(SEATS):
        legal = match.legal_events(seat)
        for event in every_event(seat, match):
            if event in legal:
                assert match.apply(event, match.position.now_ms).position != match.position
                continue
            with suppress(RefusedError):
                after = match.apply(event, match.position.now_ms)
                assert isinstance(event, race.Slap) or after.position == match.position, event


def test_events_not_listed_in_golf_are_refused() -> None:
    match = played_at_random(golf.start(TERMS, 3, 2), 2, 3, 30)
    assert isinstance(match, golf.GolfMatch)
    for seat in range(2):
        legal = match.legal_events(seat)
        candidates: list[golf.Event] = [golf.TakeBack(seat), golf.HandIn(seat), golf.Redeal(seat), golf.Next(seat)]
        candidates += [golf.Play(seat, text) for text in "d1234567"]
        for event in candidates:
            if event in legal:
                match.apply(event, match.at_ms)
            else:
                with pytest.raises(LongwoodError):
                    match.apply(event, match.at_ms)


def test_a_match_of_spit_starts_from_a_game_or_its_rules_and_has_a_view_for_each_seat() -> None:
    game = find_race("spit")
    match = race.start(game, 7)
    assert match == race.start(game.rules, 7)
    assert match.legal_events(0) == [race.Ready(0)]
    assert match.view(0) == race.view(match.position, 0) != match.view(1)
    assert not match.is_over
    left = match.apply(race.Withdraw(0), 0)
    assert (left.is_over, left.winners, left.legal_events(1)) == (True, [1], [])
