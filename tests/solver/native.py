"""Calls the native search directly, for perft and for searches with some pruning rules switched off."""

from __future__ import annotations

from longwood.play import ColumnPosition, CoveringPosition, Position, score
from longwood.play.scoring import DRAW_PENALTY, LAST_PEAK_BONUS, PEAK_BONUS
from longwood.solver import _core
from longwood.solver.compile import column_moves, covering_moves, covering_plays
from longwood.solver.native import column_position, column_rules, covering_position, covering_rules

ANY_NODES = 2**63
BYTES = 2**30


def limits(max_nodes: int = ANY_NODES, max_bytes: int = BYTES) -> _core.Limits:
    """Return native limits. By default they are too large to matter."""
    return _core.Limits(max_nodes=max_nodes, max_bytes=max_bytes)


def perft(position: Position, depth: int) -> int:
    """Return the native perft: the number of sequences of that many moves."""
    if isinstance(position, CoveringPosition):
        return _core.perft_covering(covering_rules(position.rules), covering_position(position), depth)
    assert isinstance(position, ColumnPosition)
    return _core.perft_columns(column_rules(position.rules, position.foundations.base), column_position(position), depth)


def covering_tuning(
    *,
    hall: bool = True,
    flow: bool = True,
    arcs: bool = True,
    order: bool = True,
    sweep: bool = False,
    endings_after: int = 1000,
    restart: int = 300,
    beam_after: int = 0,
    beam_width: int = 0,
    isa: int = 2,
) -> _core.CoveringTuning:
    """Return a tuning. By default it has no sweeps and no beams, so that the pruning rules of the depth-first search are tested."""
    tuning = _core.CoveringTuning()
    tuning.hall, tuning.flow, tuning.arcs, tuning.order, tuning.sweep = hall, flow, arcs, order, sweep
    tuning.endings_after, tuning.restart, tuning.isa = endings_after, restart, isa
    tuning.beam_after, tuning.beam_width, tuning.beams_above = beam_after, beam_width, 0
    return tuning


def score_tuning(
    *, hall: bool = True, dense: bool = True, sweeps_alone: int = 2**20, beam_width: int = 60, isa: int = 2
) -> _core.ScoreTuning:
    """Return a tuning. Beams are used even if only few tableaux can be reached."""
    tuning = _core.ScoreTuning()
    tuning.hall, tuning.dense, tuning.sweeps_alone, tuning.isa = hall, dense, sweeps_alone, isa
    tuning.beam_width, tuning.beam_above = beam_width, 0
    return tuning


def column_tuning(
    *,
    dead_test: bool = True,
    safe_moves: bool = True,
    dives: float = 0.03,
    dives_after: float = 0.1,
    dig: float = 0.20,
    dig_most: int = 1_500_000,
    dig_again_after: int = 8_000_000,
    dig_again_most: int = 8_000_000,
    dig_wide: int = 200_000,
    dig_states: int = 200,
    columns_first_after: int = 30_000,
    restart_after: int = 2_000_000,
    restart_nodes: int = 400_000,
    restarts: int = 2,
) -> _core.ColumnTuning:
    tuning = _core.ColumnTuning()
    tuning.dead_test, tuning.safe_moves = dead_test, safe_moves
    tuning.dives, tuning.dives_after = dives, dives_after
    tuning.dig, tuning.dig_most, tuning.dig_wide, tuning.dig_states = dig, dig_most, dig_wide, dig_states
    tuning.dig_again_after, tuning.dig_again_most = dig_again_after, dig_again_most
    tuning.columns_first_after = columns_first_after
    tuning.restart_after, tuning.restart_nodes, tuning.restarts = restart_after, restart_nodes, restarts
    return tuning


def search(
    position: Position, tuning: _core.CoveringTuning | _core.ColumnTuning | None = None, *, max_nodes: int = ANY_NODES, seed: int = 0
) -> str:
    """Return the native verdict: won, lost, or the limit. Checks the line by replaying it with the referee."""
    if isinstance(position, CoveringPosition):
        tuning = tuning or _core.CoveringTuning()
        assert isinstance(tuning, _core.CoveringTuning)
        found = _core.search_covering(
            covering_rules(position.rules), covering_position(position), limits(max_nodes), seed=seed, tuning=tuning
        )
        moves = covering_moves(position.rules, found.line)
        status = found.status
    else:
        assert isinstance(position, ColumnPosition)
        tuning = tuning or _core.ColumnTuning()
        assert isinstance(tuning, _core.ColumnTuning)
        rules = column_rules(position.rules, position.foundations.base)
        columns = _core.search_columns(rules, column_position(position), limits(max_nodes), seed=seed, tuning=tuning)
        moves, status = column_moves(columns.line), columns.status
    replayed = position.copy()
    for move in moves:
        replayed.push(move)
    assert (replayed.outcome() == "won") is (status == "won"), position.line()
    return status


def digging_proves_lost(position: ColumnPosition, more_states: int, *, test_first: bool = True) -> bool:
    """Return whether the digging game alone proves the position lost. Without `test_first`, the exact search comes first."""
    rules = column_rules(position.rules, position.foundations.base)
    return _core.digging_proves_lost(rules, column_position(position), limits(), more_states=more_states, test_first=test_first)


def best_hole_score(position: CoveringPosition, tuning: _core.ScoreTuning) -> int:
    """Return the fewest strokes according to the native search. Checks the score of its line with the referee."""
    found = _core.best_hole_score(covering_rules(position.rules), covering_position(position), limits(), tuning=tuning)
    assert found.status == "exact"
    assert found.bound == found.score == score(_after(position, found.line)).value
    return found.score


def best_peaks_score(position: CoveringPosition, *, dominance: bool) -> int:
    """Return the most points according to the native search. Checks the score of its line with the referee."""
    tuning = _core.PeaksTuning()
    tuning.dominance = dominance
    now = score(position)
    scoring = _core.PeaksScoring(draw=DRAW_PENALTY, peak=PEAK_BONUS, last_peak=LAST_PEAK_BONUS)
    rules, native = covering_rules(position.rules), covering_position(position)
    found = _core.best_peaks_score(rules, native, limits(), streak=now.streak or 0, scoring=scoring, tuning=tuning)
    assert found.status == "exact"
    assert found.bound == found.score
    assert now.value + found.score == score(_after(position, found.line)).value
    return now.value + found.score


def _after(position: CoveringPosition, line: list[int]) -> CoveringPosition:
    twin = position.copy()
    for slot in line:
        twin.push(covering_plays(position.rules)[slot])
    return twin
