"""Tests of the computer players of Spit: their actions are legal, depend only on what they see, and come at their pace."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from longwood.bots.racer import RACERS, Mind, Racer, Reaction, new_mind, think
from longwood.play.matches.race import Event, Play, Ready, Shift, Slap, dealt, view
from tests.bots.racing import match
from tests.play.matches.race.at_random import some_rules
from tests.play.matches.race.tables import SPIT, cards, play, race
from tests.soak import times

PACES = [racer.id for racer in RACERS]
PERFECT = Racer("perfect", Reaction(500, 0, 0), Reaction(400, 0, 0), overlook=0, slip=0, foresight=1, miscount=0)


def perfect(seat: int = 0) -> Mind:
    """Return a player who makes no mistakes and always takes half a second to play a card."""
    return Mind(PERFECT, seat, chance=1)


@pytest.mark.soak
@settings(max_examples=times(15, 500))
@given(st.integers(0, 2**32))
def test_every_action_is_legal_with_any_options(seed: int) -> None:
    chance = Random(seed)
    minds = [new_mind(chance.choice(PACES), seat, chance.randrange(2**64)) for seat in (0, 1)]
    rules = some_rules(chance)
    rules = replace(rules, piles=max(rules.piles, 3))  # with one pile, a match is a random walk and can take thousands of rounds
    position, _ = match(rules, chance.randrange(2**63), minds)
    assert position.winner in (0, 1)


def test_the_same_seeds_play_the_same_match() -> None:
    def log(seed: int) -> list[tuple[int, Event]]:
        return match(SPIT, 5, [new_mind("trot", 0, seed), new_mind("walk", 1, 2)])[1]

    assert log(1) == log(1) != log(3)


def test_a_faster_pace_wins_more() -> None:
    """Of twelve matches between neighbouring paces, the faster wins at least 8. When written, it won 11 or 12."""
    for slower, faster in pairwise(PACES):
        wins = sum(match(SPIT, deal, [new_mind(slower, 0, deal), new_mind(faster, 1, deal + 100)])[0].winner == 1 for deal in range(12))
        assert wins >= 8, f"{faster} beats {slower} {wins} times of 12"


def test_thinking_twice_about_the_same_view_keeps_the_plan() -> None:
    position = race(["5C"], ["9D"], ("6S", "2S"))
    mind = think(perfect(), view(position, 0), 100)
    assert mind.plan is not None
    assert (mind.plan.at_ms, mind.plan.event) == (600, Play(0, cards("5C")[0], 0))
    assert think(mind, view(position, 0), 300) is mind


def test_a_plan_is_kept_while_its_card_fits_and_dropped_when_it_does_not() -> None:
    position = race(["5C", "KH"], ["7D", "2D", "5D"], ("6S", "3S"))
    mind = think(perfect(), view(position, 0), 0)
    elsewhere = play(position, "2:2D-s2@200")
    assert think(mind, view(elsewhere, 0), 200).plan == mind.plan
    covered = play(position, "2:7D-s1@200")
    assert think(mind, view(covered, 0), 200).plan is None
    again = think(mind, view(play(covered, "2:2D-s2@300"), 0), 300)
    assert again.plan is None
    other = think(mind, view(race(["5C", "4H"], ["7D", "2D"], ("9S", "3S")), 0), 250)
    assert other.plan is not None
    assert (other.plan.at_ms, other.plan.event) == (750, Play(0, cards("4H")[0], 1))


def test_a_player_gets_ready_plays_shifts_and_slaps() -> None:
    waiting = think(perfect(), view(dealt(SPIT, 1), 0), 0)
    assert waiting.plan is not None
    assert waiting.plan.event == Ready(0)
    assert 1_000 <= waiting.plan.at_ms < 2_500
    shifting = think(perfect(), view(race(["2H 5C", "QD"], ["2C", "2D", "3C", "3D", "3H"], ("9S", "9H")), 0), 0)
    assert shifting.plan is not None
    assert shifting.plan.event == Shift(0, cards("5C")[0], 2)
    over = play(race(["5C"], ["9D"], ("6S", "2S"), sizes=(20, 30)), "1:5C-s1@1000")
    slapping = think(structs.replace(perfect(), round=1, sizes=(21, 30), tops=(cards("5C")[0], cards("2S")[0])), view(over, 0), 1000)
    assert slapping.plan is not None
    assert (slapping.plan.at_ms, slapping.plan.event) == (1400, Slap(0, 0))
    stuck = think(perfect(), view(race(["5C"], ["9D"], ("KS", "2S")), 0), 0)
    assert stuck.plan is None


def test_a_player_counts_the_cards_played_on_the_spit_piles() -> None:
    mind, position = perfect(1), race(["5C", "6C", "7C", "KH"], ["8D", "KD"], ("4S", "9S"))
    mind = think(mind, view(position, 1), 0)
    assert mind.sizes == (1, 1)
    for text in ("1:5C-s1@1", "1:6C-s1@2", "2:8D-s2@3", "1:7C-s2@4"):
        position = play(position, text)
        mind = think(mind, view(position, 1), position.now_ms)
    assert mind.sizes == (3, 3)


def test_a_player_with_foresight_plays_the_card_that_others_can_follow() -> None:
    position = race(["5C", "7C", "8C", "KH"], ["2D"], ("6S", "QS"))  # after the 7 the 8 can follow, after the 5 nothing can
    mind = think(perfect(), view(position, 0), 0)
    assert mind.plan is not None
    assert mind.plan.event == Play(0, cards("7C")[0], 0)


@pytest.mark.parametrize("racer", RACERS, ids=lambda racer: racer.id)
def test_reaction_times_follow_their_distribution(racer: Racer) -> None:
    """The mean of many times is within three standard errors of the parameters' mean, and no time is below 150 ms."""
    quick = replace(racer, overlook=0, slip=0)
    table = view(race(["5C"], ["9D"], ("6S", "2S")), 0)
    times = []
    for seed in range(3_000):
        plan = think(structs.replace(new_mind(racer.id, 0, seed), racer=quick), table, 0).plan
        assert plan is not None
        times.append(plan.at_ms)
    law = racer.play
    error = ((law.spread**2 + law.tail**2) / len(times)) ** 0.5
    assert abs(mean(times) - (law.mean + law.tail)) < 3 * error + 1
    assert min(times) >= 150


def test_mistakes_cost_time() -> None:
    table = view(race(["5C"], ["9D"], ("6S", "2S")), 0)

    def mean_ms(racer: Racer) -> float:
        plans = [think(Mind(racer, 0, seed), table, 0).plan for seed in range(2_000)]
        return mean(plan.at_ms for plan in plans if plan is not None)

    plain = mean_ms(PERFECT)
    assert plain == 500
    assert mean_ms(replace(PERFECT, slip=0.2)) == pytest.approx(600, abs=15)
    assert mean_ms(replace(PERFECT, overlook=0.5)) == pytest.approx(1000, abs=50)
    assert {think(Mind(replace(PERFECT, foresight=0), 0, seed), table, 0).plan for seed in range(50)} == {think(perfect(), table, 0).plan}
