"""Tests that the native search deals as the referee does."""

from __future__ import annotations

import signal
import time
from threading import Timer

import pytest
from hypothesis import given, note

from longwood.cards import MAX_DEAL
from longwood.play import CoveringPosition, start
from longwood.rules import CoveringRules
from longwood.solver import Limits, _core
from longwood.solver.native import covering_position, covering_rules, search_deals
from longwood.variants import CATALOGUE, Variant, find_game
from tests.solver.native import limits
from tests.strategies import DEALS
from tests.strategies import covering_rules as any_rules

COVERING = [variant for variant in CATALOGUE if isinstance(variant.rules, CoveringRules)]
NODES = 300


def searched(rules: CoveringRules, number: int, seed: int, max_nodes: int = NODES) -> tuple[str, int, list[int]]:
    position = start(rules, number)
    assert isinstance(position, CoveringPosition)
    found = _core.search_covering(covering_rules(rules), covering_position(position), limits(max_nodes), seed=seed)
    return found.status, found.nodes, found.line


def check(rules: CoveringRules, deals: range, seed: int) -> None:
    """Compare the results for deals of the native search with those for the referee's positions."""
    found = search_deals(rules, deals, Limits(max_nodes=NODES, max_bytes=2**30), seed)
    assert [(each.status, each.nodes, each.line) for each in found] == [searched(rules, number, seed) for number in deals]


@pytest.mark.parametrize("variant", COVERING, ids=lambda variant: variant.id)
def test_every_covering_game_is_dealt_alike(variant: Variant) -> None:
    rules = variant.rules
    assert isinstance(rules, CoveringRules)
    check(rules, range(1, 21), 0)
    check(rules, range(MAX_DEAL - 3, MAX_DEAL + 1), 5)


@given(any_rules(), DEALS)
def test_any_covering_rules_are_dealt_alike(rules: CoveringRules, number: int) -> None:
    note(repr(rules))
    check(rules, range(number, number + 1), 1)


@pytest.mark.parametrize("game", ["putt-putt", "double-golf"])
def test_long_searches_are_alike_too(game: str) -> None:
    rules = find_game(game).rules
    assert isinstance(rules, CoveringRules)
    found = search_deals(rules, range(300_030, 300_040), Limits(max_nodes=40_000, max_bytes=2**30), 3)
    assert [(each.status, each.nodes, each.line) for each in found] == [
        searched(rules, number, 3, 40_000) for number in range(300_030, 300_040)
    ]
    assert any(each.nodes > 1_000 for each in found)


def test_dealing_that_the_rules_do_not_fit_is_refused() -> None:
    rules = covering_rules(find_game("golf").rules)
    for deck, more_tops, reason in (([1] * 35, [], "the deck"), ([1] * 40, [14], "more_tops"), ([1] * 39 + [-1], [], "ranks in the deck")):
        dealing = _core.CoveringDealing(deck=deck, to_hole=True, top=14, more_tops=more_tops)
        with pytest.raises(ValueError, match=reason):
            _core.search_covering_deals(rules, dealing, 1, 1, limits())


def test_an_interrupt_ends_the_searches() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts programs in the background without a handler
    rules = find_game("double-golf").rules
    assert isinstance(rules, CoveringRules)
    timer = Timer(0.3, signal.raise_signal, (signal.SIGINT,))
    timer.start()
    began_s = time.process_time()
    try:
        with pytest.raises(KeyboardInterrupt):
            search_deals(rules, range(300_038, 300_048), Limits(max_nodes=20_000_000))
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.process_time() - began_s < 5
