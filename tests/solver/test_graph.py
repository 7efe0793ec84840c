"""The graph of the tableaux of a layout, which sweeps reuse from one deal to the next: it changes no answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from longwood.play import CoveringPosition, start
from longwood.rules import parse_options
from longwood.solver import _core
from longwood.solver.compile import covering_moves
from longwood.solver.native import covering_position, covering_rules
from longwood.variants import find_game
from tests.solver import native

_FOR_NO_GRAPH = 5_500_000
_FOR_A_GRAPH = 6_000_000
"""A little more memory than the search needs for the graph of Tri Peaks."""


def dealt(game: str, number: int) -> CoveringPosition:
    name, *options = game.split(",")
    position = start(find_game(name, parse_options(options)), number)
    assert isinstance(position, CoveringPosition)
    return position


def swept(position: CoveringPosition, max_bytes: int = _FOR_A_GRAPH, isa: int = 2) -> tuple[str, int, list[int]]:
    """Return the status, the nodes and the line of a search that begins with a sweep, or with a short search without wrap."""
    tuning = native.covering_tuning(sweep=True, isa=isa)
    tuning.beam_after, tuning.beam_width = 5, 1
    problem = covering_rules(position.rules), covering_position(position)
    found = _core.search_covering(*problem, native.limits(max_bytes=max_bytes), tuning=tuning)
    return found.status, found.nodes, found.line


def test_sweeps_with_and_without_a_graph_agree() -> None:
    statuses = set()
    for number in range(1, 31):
        position = dealt("tri-peaks,wrap=false", number)
        with_graph, without = swept(position), swept(position, _FOR_NO_GRAPH)
        assert with_graph[:2] == without[:2], number
        assert native.search(position, native.covering_tuning()) == with_graph[0], number
        statuses.add(with_graph[0])
    assert statuses == {"won", "lost"}


def test_a_sweep_is_the_same_with_every_instruction_set() -> None:
    for number in range(1, 11):
        position = dealt("tri-peaks", number)
        assert swept(position) == swept(position, isa=0) == swept(position, isa=1), number


def test_positions_in_the_middle_of_a_game_use_the_graph_of_the_layout() -> None:
    for number in range(1, 11):
        position = dealt("tri-peaks,wrap=false", number)
        status, _, line = swept(position)
        for move in covering_moves(position.rules, line)[: len(line) // 2]:
            position.push(move)
        with_graph, without = swept(position), swept(position, _FOR_NO_GRAPH)
        assert with_graph[:2] == without[:2], number
        assert status == "lost" or with_graph[0] == "won", number


@pytest.mark.parametrize("threads", [1, 3])
def test_layouts_in_turn_have_the_same_answers_as_alone(threads: int) -> None:
    games = ["tri-peaks", "pyramid-golf", "tri-peaks,wrap=false"]
    alone = {game: [swept(dealt(game, number)) for number in range(1, 9)] for game in games}
    positions = [dealt(game, number) for number in range(1, 9) for game in games]
    with ThreadPoolExecutor(threads) as pool:
        in_turn = list(pool.map(swept, positions))
    assert in_turn == [alone[game][number] for number in range(8) for game in games]
