"""Tests of supermoves, which expand to legal individual moves, and of moves to foundations that can be left to the computer."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from longwood.play import FOUNDATION, ColumnPosition, can_finish, is_free_of_cost, start, supermoves
from longwood.play.columns.position import fits
from longwood.rules import ColumnRules, Empty, Run
from longwood.variants import CATALOGUE, find_variant
from tests.positions import columns, first_deal
from tests.solver import small
from tests.strategies import easy_deal

_RANKS = "A23456789TJQK"
_OTHERS = ("KH", "KD", "KC", "QH", "QD", "QC", "JH", "JD")


def with_run(length: int, empties: int) -> ColumnPosition:
    """Return a position with a run of spades in column 1, a card it fits on in column 2, and that many empty columns on the right."""
    run = " ".join(f"{_RANKS[rank]}S" for rank in range(length, 0, -1))
    piles = {1: run, 2: f"{_RANKS[length + 1]}S"} | dict(enumerate(_OTHERS[: 8 - empties], 3))
    return columns("forty-thieves", piles, rest=1)


@pytest.mark.parametrize(("empties", "most"), [(0, 1), (1, 2), (2, 4), (3, 8)])
def test_each_empty_column_doubles_the_cards_that_can_move_onto_a_card(empties: int, most: int) -> None:
    for length in range(2, 11):
        onto = [move.cards for move in supermoves(with_run(length, empties)) if move.target == 1]
        assert onto == ([length] if length <= most else []), f"{length} cards, {empties} empty columns"


@pytest.mark.parametrize(("empties", "most"), [(1, 1), (2, 2), (3, 4)])
def test_half_as_many_cards_can_move_to_an_empty_column(empties: int, most: int) -> None:
    moves = [move for move in supermoves(with_run(9, empties)) if not with_run(9, empties).columns[move.target]]
    assert Counter(move.target for move in moves) == {c: most - 1 for c in range(10 - empties, 10) if most > 1}
    assert {move.cards for move in moves} == set(range(2, most + 1))


def test_a_whole_column_does_not_move_to_an_empty_column() -> None:
    position = columns("forty-thieves", {1: "3S 2S"} | dict(enumerate(_OTHERS[:6], 2)), rest="stock")
    assert not supermoves(position)


def test_games_with_runs_or_restricted_empty_columns_have_no_supermoves() -> None:
    for variant in CATALOGUE:
        rules = variant.rules
        if isinstance(rules, ColumnRules) and (rules.run is not Run.SINGLE or rules.empty is not Empty.ANY):
            position = start(rules, 1)
            assert isinstance(position, ColumnPosition)
            position.columns[0].clear()
            assert not supermoves(position), variant.id


@pytest.mark.slow
@pytest.mark.parametrize("game", ["forty-thieves", "indian", "limited", "maria", "streets"])
def test_every_supermove_is_a_sequence_of_legal_moves(game: str) -> None:
    """The result is the same as moving all the cards at once."""
    random, seen = Random(7), 0
    for deal in range(60):
        position = first_deal(game, deal)
        assert isinstance(position, ColumnPosition)
        for column in random.sample(range(len(position.columns)), 3):
            position.columns[column].clear()
            position.hidden[column] = 0
        for _ in range(40):
            moves = position.legal_moves()
            if not moves:
                break
            position.push(random.choice(moves[:3]))
            for move in supermoves(position):
                seen += 1
                cards = position.columns[move.source][-move.cards :]
                assert all(fits(position.rules, above, below) for below, above in pairwise(cards))
                wanted = [pile.copy() for pile in position.columns]
                wanted[move.target] += cards
                del wanted[move.source][-move.cards :]
                for step in move.steps:
                    position.push(step)
                assert position.columns == wanted
                for _ in move.steps:
                    position.pop()
    assert seen > 100


# Automatic moves to the foundations


def free(position: ColumnPosition) -> set[str]:
    return {position.format_move(move) for move in position.legal_moves() if is_free_of_cost(position, move)}


def test_aces_and_twos_are_safe_once_no_card_needs_them() -> None:
    position = columns("forty-thieves", {1: "AH", 2: "2S", 3: "2C", 4: "5D"}, tops={"S": [1, 1], "C": [1]}, waste="AD")
    assert free(position) == {"1-f", "2-f", "w-f"}  # the second foundation of clubs still needs its Ace


def test_a_card_is_not_safe_if_another_could_need_it() -> None:
    same_suit = {"H": [2, 2], "S": [1, 1], "C": [0, 0], "D": [0, 0]}
    assert free(columns("forty-thieves", {1: "3H"}, tops=same_suit)) == {"1-f"}
    assert free(columns("number-ten", {1: "3H"}, tops=same_suit)) == set()  # a black Two can be placed on it
    assert free(columns("number-ten", {1: "3H"}, tops={"H": [2, 2], "S": [2, 2], "C": [2, 2]})) == {"1-f"}


def test_draw_three_does_not_move_the_waste_automatically() -> None:
    tops = {"S": [1, 1], "C": [1, 1], "H": [1, 1], "D": [1, 1]}
    assert free(columns("little-forty", {1: "2H"}, waste="2S", tops=tops)) == {"1-f"}


@pytest.mark.slow
def test_automatic_moves_never_lose_a_win() -> None:
    """Search small games with random rules exhaustively before and after each automatic move."""
    random, tried = Random(11), 0
    while tried < 60:
        position = small.column_position(random)
        free_moves = [move for move in position.legal_moves() if is_free_of_cost(position, move)]
        try:
            if not free_moves or not small.winnable(position, 3000):
                continue
            for move in free_moves:
                position.push(move)
                assert small.winnable(position, 30_000), position.format_move(move)
                position.pop()
                tried += 1
        except small.TooLargeError:
            continue


def test_only_moves_to_foundations_can_be_automatic() -> None:
    position = start(find_variant("forty-thieves").rules, 3)
    assert isinstance(position, ColumnPosition)
    assert not any(is_free_of_cost(position, move) for move in position.legal_moves() if move.target >= -1)


# Games that only need to be finished


def finished(position: ColumnPosition) -> bool:
    """Play the first legal move as long as it goes to a foundation, as the browser does, and return whether that wins."""
    while (moves := position.legal_moves()) and moves[0].target == FOUNDATION:
        position.push(moves[0])
    return position.is_won()


@pytest.mark.parametrize("game", ["forty-thieves", "streets", "lucas", "rank-and-file", "napoleon-at-st-helena", "maria"])
def test_a_game_can_be_finished_exactly_when_its_moves_to_the_foundations_win(game: str) -> None:
    """Play easy deals to their ends. Only while cards are face down or in the stock, nothing is said."""
    rules = find_variant(game).rules
    said = Counter[bool]()
    for seed in range(4):
        random = Random(seed)
        position = start(rules, easy_deal(rules, seed, 6))
        assert isinstance(position, ColumnPosition)
        for _ in range(250):
            known = not position.stock and not any(position.hidden)
            rest = position.without_history()
            assert isinstance(rest, ColumnPosition)
            expected = known and not position.is_won() and finished(rest)
            assert can_finish(position) is expected, position.line()
            said[expected] += 1
            moves = position.legal_moves()
            if not moves:
                break
            forward = moves[0] if moves[0].target == FOUNDATION else moves[-1]
            position.push(forward if random.random() < 0.9 else random.choice(moves))
    assert said[True] >= 10, said
    assert said[False] >= 10, said


def test_it_is_not_said_that_a_game_can_be_finished_while_cards_are_unknown() -> None:
    """A card in the stock, or one that is face down, would make the answer a hint about it."""
    tops = {"C": [13, 13], "D": [13, 13], "H": [13, 13], "S": [13, 11]}
    assert can_finish(columns("number-ten", {1: "KS QS"}, tops=tops))
    assert can_finish(columns("number-ten", {1: "KS"}, waste="QS", tops=tops))
    assert not can_finish(columns("number-ten", {1: "KS"}, stock="QS", tops=tops))
    assert not can_finish(columns("number-ten", {1: "KS QS"}, tops=tops, face_down={1: 1}))
    assert not can_finish(columns("number-ten", {1: "QS KS"}, tops=tops))
