"""Tests that the search never raises an error for a position that was read from Position JSON.

The JSON reader and the native bindings must accept the same positions.
"""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from longwood.errors import LongwoodError
from longwood.play import Position, perft, position_from_json, position_to_json, start
from longwood.rules import Rules, deal
from longwood.solver import Limits, NoBestScoreError, best_score, hint, solve
from longwood.variants import CATALOGUE
from tests.properties.test_referee import wander
from tests.soak import times
from tests.solver import native
from tests.strategies import DEALS, any_rules, easy_deal

_LIMITS = Limits(max_nodes=400, max_bytes=2**26)


def changed(data: dict[str, Any], random: Random) -> dict[str, Any]:
    """Return Position JSON with some cards swapped or moved to other piles, turned face down or up, or with redeals used."""
    data = json.loads(json.dumps(data))
    piles: list[list[Any]] = [*data["tableau"], data["stock"], data["waste"]]
    for _ in range(random.choice((0, 1, 3, 20))):
        a, b = random.choice(piles), random.choice(piles)
        if not a:
            continue
        i = random.randrange(len(a))
        if b and random.random() < 0.6:
            j = random.randrange(len(b))
            a[i], b[j] = b[j], a[i]
        elif a[i] is not None:
            b.insert(random.randint(0, len(b)), a.pop(i))
    if "face_down" in data and random.random() < 0.5:
        data["face_down"] = [random.randint(0, max(0, len(pile))) for pile in data["tableau"]]
    data.pop("face_down_slots", None)
    if "redeals_used" in data and random.random() < 0.3:
        data["redeals_used"] = random.randrange(4)
    return data


def search_in_every_way(position: Position) -> None:
    """Call every kind of search. None may raise an error."""
    note(position.line())
    solve(position, _LIMITS, certain=True)
    hint(position, _LIMITS)
    for depth in (1, 2):
        assert native.perft(position, depth) == perft(position, depth)
    with suppress(NoBestScoreError):
        best_score(position, _LIMITS)


@pytest.mark.soak
@given(any_rules(), DEALS, st.integers(0, 80), st.booleans())
@settings(max_examples=times(120, 5000))
def test_every_position_that_is_read_can_be_searched(rules: Rules, seed: int, steps: int, easy: bool) -> None:
    note(repr(rules))
    random = Random(seed)
    position = start(rules, easy_deal(rules, seed, random.randrange(40)) if easy else deal(rules, seed))
    wander(position, seed, steps)
    data = changed(position_to_json(position), random)
    try:
        found = position_from_json(rules, data)
    except LongwoodError:
        return
    search_in_every_way(found)


def test_many_changed_positions_are_valid() -> None:
    """If few were valid, the test above would check little."""
    counts: Counter[bool] = Counter()
    for number, variant in enumerate(CATALOGUE * 4):
        position = start(variant.rules, number)
        wander(position, number, number % 60)
        try:
            found = position_from_json(variant.rules, changed(position_to_json(position), Random(number)))
        except LongwoodError:
            counts[False] += 1
            continue
        counts[True] += 1
        assert found.legal_moves() is not None
    assert counts[True] >= 30, counts
