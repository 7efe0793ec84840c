"""The beams of the covering search: they find wins, are the same on every processor, and keep to the limits."""

from __future__ import annotations

import time
from threading import Timer

import pytest

from longwood.play import CoveringPosition, Outcome, start
from longwood.solver import _core
from longwood.solver.certify import replayed
from longwood.solver.compile import covering_moves
from longwood.solver.native import covering_position, covering_rules
from longwood.variants import find_game
from tests.solver import native


def dealt(game: str, number: int) -> CoveringPosition:
    position = start(find_game(game), number)
    assert isinstance(position, CoveringPosition)
    return position


def searched(
    position: CoveringPosition,
    width: int,
    isa: int = 2,
    max_nodes: int = 6_000,
    max_bytes: int = 2**30,
    control: _core.Control | None = None,
) -> _core.CoveringResult:
    """Return the result of a search that begins with a beam."""
    tuning = native.covering_tuning(sweep=True, beam_width=width, isa=isa)
    rules, limits = covering_rules(position.rules), native.limits(max_nodes, max_bytes)
    return _core.search_covering(rules, covering_position(position), limits, control=control, tuning=tuning)


@pytest.mark.parametrize(
    ("game", "least"), [("double-golf", 12), ("double-putt", 16), ("thieves-golf", 13), ("putt-putt", 15), ("tri-peaks", 15)]
)
def test_a_beam_wins_most_deals_of_games_that_are_often_won(game: str, least: int) -> None:
    won = 0
    for number in range(1, 21):
        position = dealt(game, number)
        found = searched(position, 50)
        line = covering_moves(position.rules, found.line)
        assert (replayed(position, line).outcome() is Outcome.WON) is (found.status == "won")
        won += found.status == "won"
        others = [searched(position, 50, isa) for isa in (0, 1)]
        assert [(other.status, other.nodes, other.line) for other in others] == [(found.status, found.nodes, found.line)] * 2
    assert won >= least


def test_a_narrow_beam_has_space_for_many_uncovered_cards() -> None:
    """One tableau can have more plays than the beam has places for tableaux."""
    rules = _core.CoveringRules([[]] * 40, [], wrap=False, queen_on_king=False, must_play=False)
    position = _core.CoveringPosition(ranks=[0] * 20 + [7] * 20, stock=[1, 1, 1], top=14)
    for width in (1, 2, 5):
        tuning = native.covering_tuning(sweep=True, beam_width=width)
        assert _core.search_covering(rules, position, native.limits(20_000), tuning=tuning).status in ("won", "nodes")


def test_a_search_without_nodes_visits_none() -> None:
    assert searched(dealt("golf", 1), 50, max_nodes=0).nodes == 0


@pytest.mark.measures
def test_a_wide_beam_is_cancelled_at_once() -> None:
    control = _core.Control()
    timer = Timer(0.2, control.cancel)
    timer.start()
    began_s = time.process_time()
    found = searched(dealt("double-golf", 300_038), 50_000, max_nodes=2**62, max_bytes=2**33, control=control)
    assert (found.status, found.line) == ("cancelled", [])  # a depth-first search would return the line that got furthest
    assert time.process_time() - began_s < 0.8
    timer.join()
