"""Tests of the digging game, which proves losses in games built in suit: it agrees with a plain search and with winning lines."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longwood.cards import RANK, SUIT
from longwood.play import ColumnPosition, Position, start
from longwood.rules import Build, ColumnRules, Empty, Run, game_deck
from longwood.solver import Limits, Won, solve
from longwood.variants import find_variant
from tests.soak import times, unless_sanitized
from tests.solver import native
from tests.solver.slow_digging import is_lost
from tests.solver.test_columns_native import late, truth
from tests.strategies import DEALS, easy_deal

_ONLY_DIG = native.column_tuning(dives=0.0, dig=1.0, dig_wide=0)
# These play the draws exactly if the forgetful search finds a way to dig, and test the states that are left: often, or never.
_DIG_EXACTLY = native.column_tuning(dives=0.0, dig=1.0, dig_wide=0, dig_states=1)
_DIG_TO_THE_END = native.column_tuning(dives=0.0, dig=1.0, dig_wide=0, dig_states=10**6)
_FORTY_THIEVES = find_variant("forty-thieves").rules


@st.composite
def in_suit(draw: st.DrawFn) -> ColumnRules:
    """Draw rules with few columns for which the digging game is played."""
    assert isinstance(_FORTY_THIEVES, ColumnRules)
    rules = replace(
        _FORTY_THIEVES,
        decks=draw(st.integers(1, 2)),
        columns=draw(st.integers(1, 6)),
        cards=draw(st.integers(1, 4)),
        draw=draw(st.sampled_from((1, 1, 1, 3))),
        empty=draw(st.sampled_from((Empty.ANY, Empty.ANY, Empty.KING, Empty.NONE, Empty.AUTO_FILL))),
    )
    rules = replace(rules, fill_draws=rules.empty is Empty.AUTO_FILL and draw(st.booleans()))
    return replace(rules, face_down=draw(st.sampled_from((0, 0, rules.cards - 1))))


@pytest.mark.soak
@given(in_suit(), DEALS, st.integers(4, 16))
@settings(max_examples=times(60, 2000))
def test_digging_finds_the_right_verdict(rules: ColumnRules, seed: int, left: int) -> None:
    position = late(rules, seed, left)
    won = truth(position, 1500)
    if won is None:
        return
    for tuning in (_ONLY_DIG, _DIG_EXACTLY, _DIG_TO_THE_END):
        assert native.search(position, tuning, max_nodes=200_000) == ("won" if won else "lost")


@pytest.mark.parametrize("game", ["forty-thieves", "limited", "lucas"])
def test_no_position_of_a_winning_line_is_lost(game: str) -> None:
    """Some of the deals are made easier, so that the digging game finishes at many positions on their lines."""
    rules = find_variant(game).rules
    points, points_of_line = 0, unless_sanitized(12, 3)
    for number in range(16):
        deal = easy_deal(rules, number, 0 if number % 4 == 0 else 15 * (number % 4))
        verdict = solve(start(rules, deal), Limits(max_nodes=20_000))
        if not isinstance(verdict, Won):
            continue
        random = Random(number)
        position = start(rules, deal)
        chosen = set(random.sample(range(len(verdict.moves)), points_of_line))
        for at, move in enumerate(verdict.moves):
            if at in chosen:
                points += 1
                for tuning in (_ONLY_DIG, _DIG_EXACTLY):
                    assert native.search(position, tuning, max_nodes=3000) != "lost", f"move {at}: {position.line()}"
            position.push(move)
    assert points > 5 * points_of_line


@pytest.mark.parametrize(("number", "nodes"), [(41, 60_000), (186, 60_000), (276, 30_000)])
def test_some_deals_are_decided_only_by_digging(number: int, nodes: int) -> None:
    position = start(_FORTY_THIEVES, number)
    assert native.search(position, native.column_tuning(dig=0.9), max_nodes=nodes) == "lost"
    assert native.search(position, native.column_tuning(dig=0.0), max_nodes=nodes) == "nodes"
    assert native.search(position, native.column_tuning(dig=0.9), max_nodes=nodes, seed=5) == "lost"


@pytest.mark.parametrize(("number", "nodes"), [(59, 30_000), (121, 120_000)])
def test_some_deals_are_decided_only_with_exact_draws(number: int, nodes: int) -> None:
    position = start(_FORTY_THIEVES, number)
    assert native.search(position, native.column_tuning(dig=0.9), max_nodes=nodes) == "lost"
    assert native.search(position, native.column_tuning(dig=0.9, dig_states=2), max_nodes=nodes) == "lost"
    assert native.search(position, native.column_tuning(dig=0.9, dig_states=0), max_nodes=nodes) == "nodes"


def test_testing_states_less_often_takes_fewer_nodes() -> None:
    position = start(_FORTY_THIEVES, 700_042)
    assert native.search(position, native.column_tuning(dives=0.0, dig=1.0), max_nodes=400_000) == "lost"
    assert native.search(position, native.column_tuning(dives=0.0, dig=1.0, dig_states=1), max_nodes=400_000) == "nodes"


def test_some_deals_are_decided_only_by_remembering_arrangements() -> None:
    """Only counting the columns needed finds a way to dig everything out here."""
    position = start(_FORTY_THIEVES, 510_021)
    assert native.search(position, native.column_tuning(dives=0.0, dig=1.0), max_nodes=210_000) == "lost"
    assert native.search(position, native.column_tuning(dives=0.0, dig=1.0, dig_states=0), max_nodes=210_000) == "nodes"


@given(in_suit(), DEALS, st.integers(4, 12))
@settings(max_examples=times(40, 2000))
def test_the_exact_search_agrees_with_a_slow_one(rules: ColumnRules, seed: int, left: int) -> None:
    """It proves a position lost if the slow one does. Its safe moves can prove more, but only where the game can't be won."""
    position = late(rules, seed, left)
    slow = is_lost(position, 3000)
    if slow is None:
        return
    for more_states in (1, 10**6):
        lost = native.digging_proves_lost(position, more_states, test_first=False)
        assert lost is slow or (lost and truth(position, 1500) is not True)


def test_remembering_arrangements_proves_more_late_positions_lost() -> None:
    assert isinstance(_FORTY_THIEVES, ColumnRules)
    remembered = counted = 0
    for seed in range(150):
        rules = replace(_FORTY_THIEVES, decks=1 + seed % 2, columns=1 + seed % 5, cards=1 + seed % 4)
        position = late(rules, seed, 6 + seed % 7)
        exact, forgetful = native.digging_proves_lost(position, 10**6, test_first=False), native.digging_proves_lost(position, 0)
        assert exact or not forgetful
        remembered += exact
        counted += forgetful
    assert remembered > counted > 0


def test_too_many_arrangements_prove_nothing() -> None:
    """The 14 cards of the columns, all of one suit, can be arranged in more ways than the exact search stores. The game can be won."""
    assert isinstance(_FORTY_THIEVES, ColumnRules)
    position = start(replace(_FORTY_THIEVES, columns=14, cards=1), 1)
    assert isinstance(position, ColumnPosition)
    of_suit = sorted((card for card in game_deck(position.rules) if SUIT[card] == 0), key=lambda card: RANK[card])
    for card in sorted(game_deck(position.rules), key=lambda card: RANK[card]):
        if SUIT[card] != 0:
            position.foundations.put(card)
    position.foundations.put(of_suit[0])
    in_columns = [*of_suit[2::2], of_suit[12], of_suit[18]]  # from the Two to the King, and another Seven and Ten
    position.columns = [[card] for card in in_columns]
    position.hidden = [0] * 14
    position.waste = []
    position.stock = [*(Counter(of_suit[1:]) - Counter(in_columns)).elements()][::-1]
    for more_states in (0, 1, 10**6):
        assert not native.digging_proves_lost(position, more_states)
    assert native.search(position, native.column_tuning(dives=0.0, dig=0.0), max_nodes=200_000) == "won"
    assert native.search(position, native.column_tuning(dives=0.0, dig=1.0, dig_wide=0), max_nodes=200_000) == "won"


def test_digging_ends_after_its_most_nodes() -> None:
    """However many nodes the search has, the digging game gets no more, and the layered search gets the rest."""
    position = start(_FORTY_THIEVES, 41)
    assert native.search(position, native.column_tuning(dig=0.9, dig_most=60_000), max_nodes=60_000) == "lost"
    assert native.search(position, native.column_tuning(dig=0.9, dig_most=500), max_nodes=60_000) == "nodes"


def test_a_long_search_digs_again_with_more_nodes() -> None:
    """It does so only if the digging game has used all of its nodes, and if it can get at least twice as many the second time."""
    position = start(_FORTY_THIEVES, 41)

    def search(most: int, max_nodes: int = 80_000) -> str:
        tuning = native.column_tuning(dig=0.9, dig_most=500, dig_again_after=10_000, dig_again_most=most)
        return native.search(position, tuning, max_nodes=max_nodes)

    assert search(60_000) == "lost"
    assert search(900) == "nodes"
    assert search(60_000, max_nodes=9_000) == "nodes"


def test_digging_is_not_played_with_other_rules() -> None:
    """The rest of the search gets all the nodes then."""
    assert isinstance(_FORTY_THIEVES, ColumnRules)
    changes: list[dict[str, object]] = [{"run": Run.BY_BUILD}, {"redeals": 1}, {"build": Build.ALTERNATE_COLOUR}]
    for change in changes:
        rules = replace(_FORTY_THIEVES, **change)  # type: ignore[arg-type]  # the types differ by field
        position = start(rules, 276)
        with_it = native.search(position, _ONLY_DIG, max_nodes=2000)
        assert with_it == native.search(position, native.column_tuning(dives=0.0, dig=0.0), max_nodes=2000)


def _limited_after_random_moves(number: int) -> Position:
    random, position = Random(number), start(find_variant("limited").rules, number)
    for _ in range(20):
        position.push(random.choice(position.legal_moves()))
    return position


def test_wide_tableaux_are_dug_with_few_nodes_only_if_few_cards_go_up() -> None:
    """In these positions of Limited, which has twelve columns, the search puts up at most 28 cards and more than 50 cards."""
    for number, verdict in ((59, "lost"), (66, "nodes")):
        position = _limited_after_random_moves(number)
        always = native.column_tuning(dives=0.01, dives_after=0.4, dig=0.3, dig_wide=0)
        assert native.search(position, always, max_nodes=150_000) == "lost"
        assert native.search(position, native.column_tuning(dives=0.01, dives_after=0.4, dig=0.3), max_nodes=150_000) == verdict
