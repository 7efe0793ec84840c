"""Tests that the search's node counts equal the committed ones, on every instruction set of this machine."""

from __future__ import annotations

import pytest
import signature

from longwood.solver import _core
from tests.games import SAMPLE, traits

GAMES = signature.games()


def test_every_game_has_a_committed_node_count() -> None:
    more = [*(f"{name},long" for name in signature.LONG), *(f"{name},best-score" for name in signature.BEST_SCORES)]
    assert list(signature.committed()) == [*GAMES, *more]


def test_every_kind_of_rule_is_in_a_game() -> None:
    """A new field of the rules needs a game in bench/signature.py that has it."""
    counted = set().union(*map(traits, GAMES.values()))
    missing = {game.id: traits(game.rules) - counted for game in SAMPLE if not traits(game.rules) <= counted}
    assert missing == {}


@pytest.mark.parametrize("name", GAMES)
def test_node_counts_equal_the_committed_ones(name: str) -> None:
    assert signature.nodes(GAMES[name]) == signature.committed()[name], (
        "the search has changed: if that is intended, run bench/signature.py --write and say so in the commit"
    )


@pytest.mark.parametrize("name", signature.LONG)
def test_node_counts_of_longer_searches_equal_the_committed_ones(name: str) -> None:
    assert signature.nodes(GAMES[name], max_nodes=signature.LONG_NODES) == signature.committed()[f"{name},long"]


@pytest.mark.parametrize("isa", range(_core.best_isa()))
@pytest.mark.parametrize("name", [name for name, rules in GAMES.items() if signature.is_covering(rules)])
def test_every_instruction_set_searches_the_same_nodes(name: str, isa: int) -> None:
    assert signature.nodes(GAMES[name], isa) == signature.committed()[name]


@pytest.mark.parametrize("isa", range(_core.best_isa() + 1))
@pytest.mark.parametrize("name", signature.BEST_SCORES)
def test_best_score_searches_equal_the_committed_ones_on_every_instruction_set(name: str, isa: int) -> None:
    assert signature.score_nodes(name, isa) == signature.committed()[f"{name},best-score"]
