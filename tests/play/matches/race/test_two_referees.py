"""Tests that the referee of races and the second, simple one agree on every event, its result, and the next timer."""

from __future__ import annotations

from random import Random

import pytest

from longwood.errors import RefusedError
from longwood.play.matches.race import apply
from longwood.rules import RaceRules
from tests.play.matches.race.at_random import attempts, some_rules
from tests.play.matches.race.slow_referee import Refused, SlowRace, table_of
from tests.soak import times


def compare(rules: RaceRules, deal: int, chance: Random, most: int) -> int:
    """Play a random match with both referees, which must agree throughout. Returns the number of rounds."""
    slow = SlowRace(rules, deal)
    for position, at_ms, event in attempts(rules, deal, chance, most):
        assert slow.table() == table_of(position)
        try:
            after = apply(position, event, at_ms).position
        except RefusedError:
            with pytest.raises(Refused):
                slow.take(event, at_ms)
        else:
            slow.take(event, at_ms)
            assert slow.table() == table_of(after), f"{event} at {at_ms}"
    return slow.round


@pytest.mark.soak
def test_both_referees_agree_on_matches_with_any_rules() -> None:
    rounds = 0
    for seed in range(times(25, 4_000)):
        chance = Random(seed)
        rounds += compare(some_rules(chance), chance.randrange(2**63), chance, most=400)
    assert rounds > 60


@pytest.mark.soak
def test_both_referees_agree_on_whole_matches_of_spit() -> None:
    rounds = [compare(RaceRules(name="Spit"), seed, Random(seed), most=4_000) for seed in range(times(3, 300))]
    assert max(rounds) > 3
