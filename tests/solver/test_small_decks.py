"""Tests that the native search agrees with a plain Python search on small positions.

Pruning rules, move ordering and instruction sets are switched off in turn. None of them may change a verdict.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from longwood.play import Outcome, perft, score
from longwood.rules import Scoring
from tests.soak import times, unless_sanitized
from tests.solver import native, small

_COVERING_TUNINGS = {
    "all": native.covering_tuning(sweep=True),
    "no sweep": native.covering_tuning(),
    "sweep without Hall bound": native.covering_tuning(sweep=True, hall=False),
    "a beam first": native.covering_tuning(sweep=True, beam_width=3),
    "a wide beam first": native.covering_tuning(sweep=True, beam_width=50),
    "a beam after some nodes": native.covering_tuning(sweep=True, beam_after=10, beam_width=5, isa=0),
    "endings at once": native.covering_tuning(endings_after=0),
    "endings alone": native.covering_tuning(endings_after=0, hall=False, flow=False, order=False),
    "no Hall bound": native.covering_tuning(hall=False),
    "no flow bound": native.covering_tuning(flow=False),
    "no arc bound": native.covering_tuning(arcs=False),
    "no bound": native.covering_tuning(hall=False, flow=False),
    "no order": native.covering_tuning(order=False),
    "no restarts": native.covering_tuning(restart=0),
    "many restarts": native.covering_tuning(restart=5),
    "portable": native.covering_tuning(isa=0),
    "256 bits": native.covering_tuning(isa=1),
}
_SCORE_TUNINGS = {
    "all": native.score_tuning(),
    "no beam": native.score_tuning(beam_width=0),
    "a beam that often misses the best line": native.score_tuning(beam_width=1),
    "a narrow beam, and tables by layers": native.score_tuning(beam_width=2, dense=False),
    "a narrow beam, and depth-first": native.score_tuning(beam_width=1, sweeps_alone=0),
    "no Hall bound": native.score_tuning(hall=False),
    "tables by layers": native.score_tuning(dense=False),
    "depth-first first": native.score_tuning(sweeps_alone=0),
    "depth-first without Hall bound": native.score_tuning(sweeps_alone=0, hall=False),
    "neither": native.score_tuning(hall=False, dense=False),
    "portable": native.score_tuning(isa=0),
    "256 bits": native.score_tuning(isa=1),
}
_COLUMN_TUNINGS = {
    "all": native.column_tuning(),
    "no dead-end test": native.column_tuning(dead_test=False),
    "no safe moves": native.column_tuning(safe_moves=False),
    "neither": native.column_tuning(dead_test=False, safe_moves=False),
    "no dives": native.column_tuning(dives=0.0),
    "dives alone": native.column_tuning(dives=1.0, dives_after=0.0),
    "columns first": native.column_tuning(dives=0.0, columns_first_after=0),
}
_PARTS = unless_sanitized(times(3, 4), 1)
_MOST_NODES = 30_000  # if cards can return from foundations, even a few cards have very many arrangements


@pytest.mark.soak
@pytest.mark.parametrize("part", range(_PARTS))
def test_verdicts_of_covering_games_are_right(part: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(150 * part, 150 * (part + 1)):
        position = small.covering_position(Random(seed))
        right = "won" if small.winnable(position) else "lost"
        found[right] += 1
        for name, tuning in _COVERING_TUNINGS.items():
            assert native.search(position, tuning, seed=seed) == right, f"{name}, seed {seed}: {position.rules!r}\n{position.line()}"
    assert min(found["won"], found["lost"]) >= 30, found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(_PARTS))
def test_verdicts_at_the_end_of_large_covering_games_are_right(part: int) -> None:
    """Test bit masks and keys of 128 bits, and layouts that no game of the catalogue has."""
    found: Counter[str] = Counter()
    for seed in range(100 * part, 100 * (part + 1)):
        position = small.late_covering_position(Random(seed))
        right = "won" if small.winnable(position) else "lost"
        found[right] += 1
        for depth in range(1, 4):
            assert native.perft(position, depth) == perft(position, depth), f"depth {depth}, seed {seed}: {position.line()}"
        for name, tuning in _COVERING_TUNINGS.items():
            assert native.search(position, tuning, seed=seed) == right, f"{name}, seed {seed}: {position.rules!r}\n{position.line()}"
    assert min(found["won"], found["lost"]) >= 20, found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(_PARTS))
def test_verdicts_with_several_holes_or_a_waste_are_right(part: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(150 * part, 150 * (part + 1)):
        position = small.holes_position(Random(seed))
        right = "won" if small.winnable(position) else "lost"
        found[right] += 1
        for depth in range(1, 4):
            assert native.perft(position, depth) == perft(position, depth), f"depth {depth}, seed {seed}: {position.line()}"
        for name in ("all", "no flow bound", "no order", "no restarts", "many restarts"):
            verdict = native.search(position, _COVERING_TUNINGS[name], seed=seed)
            assert verdict == right, f"{name}, seed {seed}: {position.rules!r}\n{position.line()}"
    assert min(found["won"], found["lost"]) >= 30, found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(_PARTS))
def test_best_hole_scores_are_right(part: int) -> None:
    found: Counter[bool] = Counter()
    for seed in range(100 * part, 100 * (part + 1)):
        position = (small.covering_position if seed % 2 else small.late_covering_position)(Random(seed))
        right = small.best_hole_score(position)
        found[right <= 0] += 1
        assert (right <= 0) is (native.search(position) == "won")
        for name, tuning in _SCORE_TUNINGS.items():
            assert native.best_hole_score(position, tuning) == right, f"{name}, seed {seed}: {position.rules!r}\n{position.line()}"
    assert min(found.values()) >= 20, found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(_PARTS))
def test_best_peaks_scores_are_right(part: int) -> None:
    found: Counter[bool] = Counter()
    for seed in range(100 * part, 100 * (part + 1)):
        random = Random(seed)
        position = small.covering_position(random, Scoring.PEAKS)
        for _ in range(random.randrange(4)):  # so that some positions have a streak
            if position.outcome() is Outcome.OPEN:
                position.push(random.choice(position.legal_moves()))
        right = small.best_peaks_score(position)
        found[right == score(position).value] += 1
        for dominance in (True, False):
            assert native.best_peaks_score(position, dominance=dominance) == right, f"seed {seed}: {position.rules!r}\n{position.line()}"
    assert min(found.values()) >= 20, found


@pytest.mark.soak
@pytest.mark.parametrize("part", range(_PARTS))
def test_verdicts_of_column_games_near_their_end_are_right(part: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(150 * part, 150 * (part + 1)):
        position = small.column_position(Random(seed))
        try:
            right = "won" if small.winnable(position, 1500) else "lost"
        except small.TooLargeError:
            found["too large"] += 1
            continue
        found[right] += 1
        for name, tuning in _COLUMN_TUNINGS.items():
            verdict = native.search(position, tuning, max_nodes=_MOST_NODES, seed=seed)
            found["undecided"] += verdict == "nodes"
            assert verdict in (right, "nodes"), f"{name}, seed {seed}: {position.rules!r}\n{position.line()}"
    assert min(found["won"], found["lost"]) >= 15, found
    assert found["too large"] <= 40, found
    assert found["undecided"] <= 3, found
