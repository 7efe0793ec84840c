"""Tests of the computer golfers: their moves are legal and ignore hidden cards, and better golfers score better."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longwood.bots.golfer import GOLFERS, Golfer, choose_move, thinking_ms
from longwood.play import CoveringPosition, Move, Position, start
from longwood.play.scoring import hole_score
from longwood.rules import CoveringRules
from longwood.solver.sampling import imagined
from longwood.variants import find_game
from tests.soak import times


def dealt(game: str, deal: int, **options: bool | int) -> CoveringPosition:
    position: Position = start(find_game(game, options).rules, deal)
    assert isinstance(position, CoveringPosition)
    return position


def played(position: CoveringPosition, golfer: Golfer, seed: int) -> CoveringPosition:
    random = Random(seed)
    while position.present and (move := choose_move(position, golfer, random)) is not None:
        position.push(move)
    return position


@pytest.mark.parametrize(
    ("game", "options"), [("golf", {}), ("golf-queens", {"jokers": 2}), ("golf", {"empty_foundation": True}), ("elevator", {})]
)
@pytest.mark.parametrize("golfer", GOLFERS[::2], ids=lambda golfer: golfer.id)
def test_golfers_play_legal_moves_until_the_end(game: str, options: dict[str, bool | int], golfer: Golfer) -> None:
    position = played(dealt(game, 5, **options), golfer, 1)  # push() refuses illegal moves
    assert not position.present or not position.legal_moves()


@pytest.mark.soak
@settings(max_examples=times(20, 500))
@given(st.sampled_from(["golf", "putt-putt", "elevator"]), st.integers(0, 99), st.integers(0, 30), st.randoms(use_true_random=False))
def test_hidden_cards_do_not_change_the_move(game: str, deal: int, moves: int, chance: Random) -> None:
    position = dealt(game, deal)
    for _ in range(moves):
        legal = position.legal_moves()
        if not legal:
            break
        position.push(chance.choice(legal))
    other = imagined(position, chance)
    for golfer in GOLFERS:
        assert choose_move(position, golfer, Random(3)) == choose_move(other, golfer, Random(3))


def test_an_imagined_position_keeps_the_visible_cards() -> None:
    position = dealt("elevator", 7)
    other = imagined(position, Random(1))
    assert isinstance(position.rules, CoveringRules)
    assert position.rules.face_down
    seen = [value for slot, value in enumerate(position.cards) if position.is_face_up(slot)]
    assert seen == [value for slot, value in enumerate(other.cards) if other.is_face_up(slot)]
    assert sorted([*position.cards, *position.stock]) == sorted([*other.cards, *other.stock])  # type: ignore[type-var]  # no slot is empty
    assert other.line() != position.line()


def test_better_golfers_score_better() -> None:
    means = []
    for golfer in GOLFERS:
        means.append(sum(hole_score(played(dealt("golf", deal), golfer, deal)) for deal in range(12)) / 12)
    assert means[0] > means[1] > means[2] > means[4], means
    assert means[2] > means[3], means


def test_no_move_is_chosen_when_none_is_legal() -> None:
    position = played(dealt("golf", 5), GOLFERS[0], 1)
    assert choose_move(position, GOLFERS[4], Random(1)) is None


def test_thinking_times_are_realistic() -> None:
    random = Random(1)
    for golfer in GOLFERS:
        times = sorted(thinking_ms(golfer, random) for _ in range(2000))
        assert times[0] >= 250
        assert 0.9 * golfer.pace_ms < times[1000] < 1.1 * golfer.pace_ms


def test_choosing_a_move_does_not_change_the_position() -> None:
    position = dealt("golf", 3)
    before = position.line()
    assert isinstance(choose_move(position, GOLFERS[4], Random(1)), Move)
    assert position.line() == before
    assert not position.moves
