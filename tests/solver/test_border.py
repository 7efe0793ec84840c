"""Tests that the native bindings refuse invalid rules and positions, which could cause reads past the end of an array."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.rules import Build, Empty, Run
from longwood.solver import _core

_FAR = st.integers(-(2**31), 2**31 - 1)
_NEAR = st.integers(-2, 15)


def rules(**changes: Any) -> _core.CoveringRules:
    """Return rules of two columns of two cards, with these fields changed."""
    fields: dict[str, Any] = {"covered_by": [[2], [3], [], []], "piles": [[0, 2], [1, 3]], "wrap": False, "queen_on_king": False}
    return _core.CoveringRules(**fields | {"must_play": False} | changes)


def position(**changes: Any) -> _core.CoveringPosition:
    """Return a position of these rules, with these fields changed."""
    fields: dict[str, Any] = {"ranks": [3, 4, 5, 6], "stock": [7], "top": 4}
    return _core.CoveringPosition(**fields | changes)


def search(game: _core.CoveringRules, at: _core.CoveringPosition) -> str:
    return _core.search_covering(game, at, _core.Limits(max_nodes=1000, max_bytes=2**20)).status


@pytest.mark.parametrize(("rule", "native"), [(Build, _core.BuildRule), (Run, _core.RunRule), (Empty, _core.EmptyRule)])
def test_native_enums_have_the_same_member_names(rule: type[Enum], native: type[Enum]) -> None:
    assert [member.name for member in native] == [member.name for member in rule]


def test_valid_rules_and_positions_are_accepted() -> None:
    assert search(rules(), position()) in {"won", "lost"}
    assert _core.perft_covering(rules(), position(), 1) == 2  # play the Five, or draw
    assert search(rules(piles=[]), position(ranks=[-1, 4, 5, 6])) in {"won", "lost"}  # a card above an empty slot is allowed outside a pile


@pytest.mark.parametrize(
    ("game", "at", "message"),
    [
        ({"covered_by": [], "piles": []}, {"ranks": []}, "slots must be 1 to 128"),
        ({"covered_by": [[]] * 129, "piles": []}, {"ranks": [1] * 129}, "slots must be 1 to 128"),
        ({"covered_by": [[2], [3], [4], []]}, {}, "covered_by must list slots"),
        ({"covered_by": [[-1], [3], [], []]}, {}, "covered_by must list slots"),
        ({"covered_by": [[2, 2], [3], [], []], "piles": []}, {}, "each once"),
        ({"piles": [[0, 2], [1]]}, {}, "in a pile each slot"),
        ({"piles": [[0, 2]]}, {}, "piles must hold each slot once"),
        ({"piles": [[0, 2], [1, 3], [3]]}, {}, "piles must hold each slot once"),
        ({"piles": [[0, 2], [1, 3], [9]]}, {}, "piles must hold each slot once"),
        ({"piles": [[2, 0], [1, 3]]}, {}, "covered by the next"),
        ({}, {"ranks": [3, 4, 5]}, "one entry for each slot"),
        ({}, {"ranks": [3, 4, 5, 14]}, "ranks must be -1 to 13"),
        ({}, {"ranks": [3, 4, 5, -2]}, "ranks must be -1 to 13"),
        ({}, {"ranks": [-1, 4, 5, 6]}, "must not be above an empty slot"),
        ({}, {"stock": [-1]}, "ranks in the stock"),
        ({}, {"stock": [14]}, "ranks in the stock"),
        ({}, {"stock": [1] * 123}, "at most 126 cards"),
        ({"draw": 1}, {"ranks": [-1] * 4, "stock": [1] * 123}, "at most 126 slots and cards"),  # empty slots count
        ({}, {"top": 15}, "top must be 0 to 14"),
        ({}, {"top": -1}, "top must be 0 to 14"),
    ],
)
def test_bad_covering_games_are_refused(game: dict[str, Any], at: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        search(rules(**game), position(**at))
    with pytest.raises(ValueError, match=message):
        _core.perft_covering(rules(**game), position(**at), 1)


@given(
    st.lists(st.lists(st.one_of(_NEAR, _FAR), max_size=4), max_size=8),
    st.lists(st.lists(st.one_of(_NEAR, _FAR), max_size=4), max_size=4),
    st.lists(st.one_of(_NEAR, _FAR), max_size=8),
    st.lists(st.one_of(_NEAR, _FAR), max_size=8),
    st.one_of(_NEAR, _FAR),
)
def test_any_numbers_give_a_verdict_or_an_error(
    covered_by: list[list[int]], piles: list[list[int]], ranks: list[int], stock: list[int], top: int
) -> None:
    """Any numbers give a verdict or an error message, never a crash."""
    game, at = rules(covered_by=covered_by, piles=piles), position(ranks=ranks, stock=stock, top=top)
    try:
        answer = search(game, at)
    except ValueError as error:
        answer = str(error)
    assert answer in {"won", "lost", "nodes"} or " must " in answer
