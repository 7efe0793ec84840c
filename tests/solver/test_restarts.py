"""Tests of restarts: a long search of a column game also searches from the first position with weights varied at random."""

from __future__ import annotations

import pytest

from longwood.play import ColumnPosition, start
from longwood.solver import _core
from longwood.solver.compile import column_moves
from longwood.solver.native import column_position, column_rules
from longwood.variants import find_variant
from tests.solver import native

_RULES = find_variant("forty-thieves").rules


def tuned(restarts: int) -> _core.ColumnTuning:
    return native.column_tuning(dives=0.0, dig=0.0, restart_after=10_000, restart_nodes=50_000, restarts=restarts)


@pytest.mark.parametrize("deal", [850_291, 850_459])
def test_restarts_win_deals_on_which_the_search_is_stuck(deal: int) -> None:
    """Without restarts, these deals are still open after 40,000,000 nodes."""
    position = start(_RULES, deal)
    assert native.search(position, tuned(2), max_nodes=600_000) == "won"
    assert native.search(position, tuned(0), max_nodes=600_000) == "nodes"


def test_a_restart_that_gets_further_gives_the_line() -> None:
    """If the search stays undecided, its line is the one that put the most cards up, even if a restart found it."""
    rules, ups = column_rules(_RULES, 1), []
    for restarts in (0, 2):
        position = start(_RULES, 850_459)
        assert isinstance(position, ColumnPosition)
        found = _core.search_columns(rules, column_position(position), native.limits(113_400), tuning=tuned(restarts))
        assert found.status == "nodes"
        for move in column_moves(found.line):
            position.push(move)
        ups.append(position.foundations.count)
    assert ups[1] > ups[0]


def test_a_restart_that_runs_out_of_memory_does_not_end_the_search() -> None:
    """The search has 40,000 nodes here. Then the memory that is left is too little for a restart of 40,000, but enough for the search."""
    position = start(_RULES, 3)
    assert isinstance(position, ColumnPosition)
    nodes = []
    for restarts in (0, 1):
        tuning = native.column_tuning(dives=0.0, dig=0.0, restart_after=0, restart_nodes=40_000, restarts=restarts)
        limits = native.limits(max_bytes=14 * 2**20)
        found = _core.search_columns(column_rules(_RULES, 1), column_position(position), limits, tuning=tuning)
        assert found.status == "won"
        nodes.append(found.nodes)
    assert 0 < nodes[1] - nodes[0] < 40_000, "the restart did not run out of memory"


def test_a_search_can_be_cancelled_during_a_restart() -> None:
    """The search has 60,000 nodes here, and then its restarts have millions."""
    position = start(_RULES, 14)
    assert isinstance(position, ColumnPosition)
    tuning = native.column_tuning(dives=0.0, dig=0.0, restart_after=0, restart_nodes=60_000, restarts=100)
    reports: list[int] = []

    def note(nodes: int) -> None:
        reports.append(nodes)
        if nodes > 90_000:
            control.cancel()

    control = _core.Control(600.0, note)
    found = _core.search_columns(
        column_rules(_RULES, 1), column_position(position), native.limits(20_000_000), control=control, tuning=tuning
    )
    assert found.status == "cancelled"
    assert 90_000 < found.nodes < 3_000_000
    assert reports == sorted(reports)
