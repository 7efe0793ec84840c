"""Tests that the native column search agrees with the referee with any rules: moves, verdicts, pruning, and refused input."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longwood.cards import Card
from longwood.play import ColumnPosition, perft, start
from longwood.rules import Build, ColumnRules, Empty, Run, game_deck
from longwood.solver import _core
from longwood.solver import compile as numbers
from longwood.solver.certify import certified
from longwood.solver.compile import column_moves
from longwood.solver.native import column_position, column_rules, native_column_rules
from longwood.solver.worth import PileWorth, Worth
from longwood.variants import find_variant
from tests.positions import columns
from tests.soak import times
from tests.strategies import DEALS
from tests.strategies import column_rules as any_column_rules

_PLENTY = 2**40
_ONE_SET = (Worth(up=36, move=-3, column=PileWorth(pair=20), waste=PileWorth(card=-22)),)
_TWO_SETS = (*_ONE_SET, Worth(up=24, move=-6, column=PileWorth(blocked=-8), waste=PileWorth(card=-36), met_pair=-6, met_tops=-12))


@st.composite
def small_rules(draw: st.DrawFn) -> ColumnRules:
    """Draw any rules with few columns. Their late positions are hard but small enough to be searched exhaustively."""
    rules = draw(any_column_rules())
    number = draw(st.integers(1, 4))
    cards = min(rules.cards, (rules.deck_size - rules.preset_size) // number)
    return replace(rules, columns=number, cards=cards, face_down=max(0, min(rules.face_down, cards - 1)))


def late(rules: ColumnRules, seed: int, left: int) -> ColumnPosition:
    """Return a position with about `left` cards that are not on the foundations. They are anywhere in the other piles."""
    random = Random(seed)
    position = start(rules, seed)
    assert isinstance(position, ColumnPosition)
    up = Counter(card for pile in position.foundations.piles for card in pile)  # with deal_up, more than the starters
    rest = list((Counter(game_deck(rules)) - up).elements())
    random.shuffle(rest)
    while len(rest) > left:
        card = next((card for card in rest if position.foundations.awaited[card]), None)
        if card is None:
            break
        rest.remove(card)
        position.foundations.put(card)
        random.shuffle(rest)
    piles: list[list[Card]] = [[] for _ in range(rules.columns)]
    stock: list[Card] = []
    waste: list[Card] = []
    for number, card in enumerate(rest):
        if rules.empty is Empty.AUTO_FILL and number < rules.columns:
            piles[number].append(card)
        else:
            random.choice((*piles, stock, waste)).append(card)
    position.columns, position.stock, position.waste = piles, stock, waste
    position.columns += [[] for _ in range(rules.cells)]
    # Only rows that are dealt face down can be face down later.
    position.hidden = [rules.hidden_below(random.randint(0, max(0, len(column) - 1))) for column in position.columns]
    position.redeals_used = random.randint(0, rules.redeals) if rules.redeals else 0
    return position


def truth(position: ColumnPosition, most: int) -> bool | None:
    """Return whether the position can be won, by trying every legal move. Returns None after more than `most` positions."""
    seen, todo = {position.line()}, [position.copy()]
    while todo:
        current = todo.pop()
        if current.is_won():
            return True
        for move in current.legal_moves():
            successor = current.copy()
            successor.apply(move)
            line = successor.line()
            if line not in seen:
                if len(seen) == most:
                    return None
                seen.add(line)
                todo.append(successor)
    return False


def tuned(**changes: object) -> _core.ColumnTuning:
    """Return the default tuning with these fields changed."""
    tuning = _core.ColumnTuning()
    for name, value in changes.items():
        setattr(tuning, name, value)
    return tuning


def limits(nodes: int, size: int = _PLENTY) -> _core.Limits:
    return _core.Limits(max_nodes=nodes, max_bytes=size)


def search(
    position: ColumnPosition, nodes: int, tuning: _core.ColumnTuning, size: int = _PLENTY, seed: int = 0, worths: Sequence[Worth] = ()
) -> str:
    """Return the status of the native search. Checks a win by replaying it with the referee.

    worths: the sets of weights, if they are not those of the rules.
    """
    rules = numbers.column_rules(position.rules, position.foundations.base)
    native = native_column_rules(rules._replace(worths=list(worths)) if worths else rules)
    found = _core.search_columns(native, column_position(position), limits(nodes, size), seed=seed, tuning=tuning, shorten_trials=10_000)
    certified(position, column_moves(found.line), must_win=found.status == "won")
    return found.status


TUNINGS: dict[str, dict[str, object]] = {
    "all prunes": {},
    "without dives": {"dives": 0.0},
    "dives before layers": {"dives_after": 0.0},
    "without dead-end test": {"dead_test": False},
    "without safe moves": {"safe_moves": False},
    "without digging": {"dig": 0.0},
    "digs first": {"dives": 0.0, "dig": 0.9},
    "digs exactly": {"dives": 0.0, "dig": 0.9, "dig_states": 1},
    "columns first": {"dives": 0.0, "dig": 0.0, "columns_first_after": 0},
    "columns first, without other prunes": {
        "dives": 0.0,
        "dead_test": False,
        "safe_moves": False,
        "dig": 0.0,
        "columns_first_after": 0,
    },
    "restarts": {"dives": 0.0, "dig": 0.0, "restart_after": 0, "restart_nodes": 40},
    "columns first, later": {"dives": 0.0, "dig": 0.0, "columns_first_after": 30},
    "without prunes": {"dives": 0.0, "dead_test": False, "safe_moves": False, "dig": 0.0},
}


@pytest.mark.soak
@given(small_rules(), DEALS, st.integers(1, 11))
@settings(max_examples=times(60, 3000))
def test_verdicts_are_true(rules: ColumnRules, seed: int, left: int) -> None:
    """With any prunes, the verdict on a late position equals the one found by trying every move."""
    position = late(rules, seed, left)
    won = truth(position, 800)
    if won is None:
        return
    right = "won" if won else "lost"
    for name, changes in TUNINGS.items():
        assert search(position, 200_000, tuned(**changes)) == right, name
    for worths in (_ONE_SET, _TWO_SETS):
        assert search(position, 200_000, tuned(second_after=0), worths=worths) == right, f"{len(worths)} sets of weights"


@pytest.mark.soak
@given(small_rules(), DEALS, st.integers(8, 22))
@settings(max_examples=times(40, 2000))
def test_prunes_change_no_verdict(rules: ColumnRules, seed: int, left: int) -> None:
    """Test positions that are too large for a search with the referee, with and without each prune, and with other hashes."""
    position = late(rules, seed, left)
    verdicts = {name: search(position, 20_000, tuned(**changes)) for name, changes in TUNINGS.items()}
    verdicts["other hashes"] = search(position, 20_000, tuned(), seed=7)
    verdicts |= {
        f"{len(worths)} sets of weights": search(position, 20_000, tuned(second_after=0), worths=worths) for worths in (_ONE_SET, _TWO_SETS)
    }
    assert len(set(verdicts.values()) - {"nodes"}) <= 1, verdicts


@pytest.mark.soak
@given(small_rules(), DEALS, st.integers(1, 40))
@settings(max_examples=times(40, 2000))
def test_moves_equal_those_of_the_referee(rules: ColumnRules, seed: int, left: int) -> None:
    """Test late positions with empty columns, used redeals and cards that can return, which random games rarely reach."""
    position = late(rules, seed, left)
    native = column_rules(rules, position.foundations.base)
    for depth in (1, 2, 3):
        if perft(position, depth - 1) < 300:
            assert _core.perft_columns(native, column_position(position), depth) == perft(position, depth)


def test_the_order_of_the_stock_proves_a_loss() -> None:
    """The King covers the Jack in the waste before the Ten appears, and can't move before the Jack does. One node proves the loss."""
    rules = ColumnRules(name="One Column", decks=1, columns=1, cards=3, build=Build.ALTERNATE_COLOUR)
    lost = columns(rules, {1: "KSQDQS"}, stock="JSKDTS", tops={"C": [13], "D": [11], "H": [13], "S": [9]})
    won = columns(rules, {1: "KSQDQS"}, stock="KDJSTS", tops={"C": [13], "D": [11], "H": [13], "S": [9]})
    assert truth(lost, 1000) is False
    assert truth(won, 1000) is True
    found = _core.search_columns(column_rules(rules, 1), column_position(lost), limits(10), tuning=tuned(dives=0.0))
    assert (found.status, found.nodes) == ("lost", 1)
    assert search(won, 1000, tuned()) == "won"


FORTY = find_variant("forty-thieves").rules


def _forty() -> tuple[_core.ColumnRules, ColumnPosition]:
    position = start(FORTY, 5)
    assert isinstance(position, ColumnPosition)
    return column_rules(position.rules, 1), position


def native_rules(**changes: Any) -> _core.ColumnRules:
    """Return native rules of two decks and ten columns, with these fields changed."""
    fields: dict[str, Any] = {
        "decks": 2,
        "columns": 10,
        "build": _core.BuildRule.SAME_SUIT,
        "build_wrap": False,
        "run": _core.RunRule.SINGLE,
        "draw": 1,
        "redeals": 0,
        "empty": _core.EmptyRule.ANY,
        "base": 1,
        "up_by_suit": True,
        "up_wrap": False,
        "foundation_return": False,
    }
    return _core.ColumnRules(**fields | changes)


def _lacks_a_card(position: ColumnPosition) -> None:
    position.stock.pop()


def _has_a_card_three_times(position: ColumnPosition) -> None:
    position.stock[0] = position.stock[1] = position.stock[2]


def _hides_more_than_it_has(position: ColumnPosition) -> None:
    position.hidden[3] = 4


def _lacks_a_column(position: ColumnPosition) -> None:
    position.stock += position.columns.pop()


def _has_no_such_card(position: ColumnPosition) -> None:
    position.waste.append(Card(52))


def _uses_fewer_redeals_than_none(position: ColumnPosition) -> None:
    position.redeals_used = -1


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (_lacks_a_card, "must have every card"),
        (_has_a_card_three_times, "must have every card"),
        (_has_no_such_card, "must have every card"),
        (_hides_more_than_it_has, "hidden must be less"),
        (_lacks_a_column, "one entry for each column"),
        (_uses_fewer_redeals_than_none, "redeals_used must be 0 or more"),
    ],
)
def test_bad_positions_are_refused(spoil: Callable[[ColumnPosition], None], message: str) -> None:
    """They could cause reads past the end of an array."""
    rules, position = _forty()
    spoil(position)
    with pytest.raises(ValueError, match=message):
        _core.perft_columns(rules, column_position(position), 1)
    with pytest.raises(ValueError, match=message):
        _core.search_columns(rules, column_position(position), limits(100))


@pytest.mark.parametrize(
    ("decks", "number", "draw", "redeals", "base"),
    [
        (5, 10, 1, 0, 1),
        (0, 10, 1, 0, 1),
        (2, 209, 1, 0, 1),
        (2, 0, 1, 0, 1),
        (2, 10, 0, 0, 1),
        (2, 10, 1, -2, 1),
        (2, 10, 1, 0, 14),
        (2, 10, 1, 0, 2),
    ],
)
def test_bad_rules_are_refused(decks: int, number: int, draw: int, redeals: int, base: int) -> None:
    _, position = _forty()
    rules = native_rules(decks=decks, columns=number, draw=draw, redeals=redeals, base=base)
    with pytest.raises(ValueError, match="must"):
        _core.search_columns(rules, column_position(position), limits(100))


@pytest.mark.parametrize("worth", [(1001, 0, 0, 0), (0, -1001, 0, 0), (0, 0, 1001, 0), (0, 0, 0, -1001), (2**31 - 1, 0, 0, 0)])
def test_extreme_weights_are_refused(worth: tuple[int, int, int, int]) -> None:
    """Their sums could overflow."""
    up, move, card, met = worth
    _, position = _forty()
    weights = _core.ColumnWorth(up=up, move=move, met_pair=0, met_tops=met, column=[0] * 5, waste=[card, 0, 0, 0, 0])
    for worths in ([weights], [_core.ColumnWorth(up=1, move=0, met_pair=0, met_tops=0, column=[0] * 5, waste=[0] * 5), weights]):
        with pytest.raises(ValueError, match="weight must be"):
            _core.search_columns(native_rules(worths=worths), column_position(position), limits(100))


@pytest.mark.parametrize("number", [0, 3])
def test_searches_have_one_or_two_sets_of_weights(number: int) -> None:
    _, position = _forty()
    weights = _core.ColumnWorth(up=1, move=0, met_pair=0, met_tops=0, column=[0] * 5, waste=[0] * 5)
    with pytest.raises(ValueError, match="one or two sets"):
        _core.search_columns(native_rules(worths=[weights] * number), column_position(position), limits(100))


@pytest.mark.parametrize(("decks", "number", "cards"), [(4, 208, 1), (4, 1, 208), (1, 52, 1), (4, 52, 4)])
def test_extreme_numbers_of_columns_are_searched(decks: int, number: int, cards: int) -> None:
    """With one column per card, or one column for all cards, every array is large enough and the moves equal the referee's."""
    rules = ColumnRules(name="Wide", decks=decks, columns=number, cards=cards, build=Build.ANY, run=Run.BY_BUILD, redeals=1000)
    position = start(rules, 3)
    assert isinstance(position, ColumnPosition)
    native = column_rules(rules, 1)
    assert _core.perft_columns(native, column_position(position), 1) == perft(position, 1)
    search(position, 2000, tuned())


@pytest.mark.measures
def test_the_search_needs_little_stack() -> None:
    """Dives are thousands of moves deep, and the stack of a thread can be small."""
    position = start(find_variant("little-forty").rules, 30)
    assert isinstance(position, ColumnPosition)
    words: list[str] = []
    before = threading.stack_size(128 * 1024)
    try:
        thread = threading.Thread(target=lambda: words.append(_word(position)))
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    assert words == ["nodes"]


def _word(position: ColumnPosition) -> str:
    native = column_rules(position.rules, 1)
    one_dive = tuned(dives=1.0, dives_after=0.0, dive_nodes=10_000, expand_batch=1, draw_batch=1)
    return _core.search_columns(native, column_position(position), limits(4000), tuning=one_dive).status
