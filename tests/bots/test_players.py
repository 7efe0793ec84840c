"""Tests of the computer players of all games: they make legal moves, see no hidden cards, and better ones win more often."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longwood.bots.players import KINDS, PlayerError, choose, new_moves, parse_player, play
from longwood.cards import Card
from longwood.play import ColumnPosition, CoveringPosition, HolesPosition, Outcome, Position, start
from longwood.play.moves import DRAW
from longwood.rules import Rules
from longwood.solver.sampling import imagined, is_all_seen
from longwood.variants import find_game
from tests.soak import times
from tests.strategies import any_rules, easy_deal

SAMPLING = parse_player("sampling:3x40")


def position_of(rules: Rules, seed: int, swaps: int) -> Position:
    return start(rules, easy_deal(rules, seed, swaps))


def played(position: Position, count: int, chance: Random) -> Position:
    for _ in range(count):
        moves = position.legal_moves()
        if not moves:
            break
        position.push(chance.choice(moves))
    return position


def visible(position: Position) -> list[Card | None]:
    """Return the cards that a player sees, and None for each face-down card."""
    if isinstance(position, ColumnPosition):
        columns = [
            value if position.is_face_up(number, row) else None
            for number, column in enumerate(position.columns)
            for row, value in enumerate(column)
        ]
        return [*columns, *position.waste, *(position.stock if position.redeals_used else [])]
    assert isinstance(position, CoveringPosition)
    if isinstance(position, HolesPosition):
        stock = position.stock[position.turned :] if position.redeals_used else ()
        return [*_seen_in_slots(position), *position.waste, *stock, *(value for hole in position.holes for value in hole)]
    return [*_seen_in_slots(position), *position.hole]


def _seen_in_slots(position: CoveringPosition) -> list[Card | None]:
    slots = (slot for slot in range(position.rules.layout.slots) if position.present >> slot & 1)
    return [position.cards[slot] if position.is_face_up(slot) else None for slot in slots]


@pytest.mark.soak
@settings(max_examples=times(60, 2000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), st.integers(0, 2**32), st.integers(0, 60), st.integers(0, 60), st.randoms(use_true_random=False))
def test_hidden_cards_do_not_change_the_move(rules: Rules, seed: int, swaps: int, count: int, chance: Random) -> None:
    position = played(position_of(rules, seed, swaps), count, chance)
    other = imagined(position, chance)
    for name in (*KINDS[:-1], "sampling:3x40"):
        player, seen = parse_player(name), set[str]()
        moves, others = new_moves(position, seen), new_moves(other, seen)
        assert moves == others
        if moves:
            assert choose(position, moves, player, Random(3))[0] == choose(other, others, player, Random(3))[0]


@settings(max_examples=times(60, 2000))
@given(any_rules(), st.integers(0, 2**32), st.integers(0, 60), st.randoms(use_true_random=False))
def test_imagined_cards_keep_what_the_player_sees(rules: Rules, seed: int, count: int, chance: Random) -> None:
    position = played(position_of(rules, seed, 52), count, chance)
    before = position.line()
    other = imagined(position, chance)
    assert visible(other) == visible(position)
    assert sorted(other.line().replace("/", "")) == sorted(before.replace("/", ""))
    assert position.line() == before
    if is_all_seen(position):
        assert other == position


def test_the_order_of_a_stock_that_was_turned_over_is_known() -> None:
    position = start(find_game("forty-and-eight"), 1)
    assert isinstance(position, ColumnPosition)
    while DRAW in position.legal_moves():
        assert imagined(position, Random(5)).stock != position.stock or len(position.stock) < 3
        position.push(DRAW)
    position.push(position.legal_moves()[-1])
    assert position.redeals_used == 1
    assert imagined(position, Random(5)).stock == position.stock


@pytest.mark.parametrize("game", ["forty-thieves", "lucas", "westcliff", "golf", "tri-peaks", "black-hole", "elevator"])
@pytest.mark.parametrize("player", ["random", "greedy", "careful", "sampling:2x50"])
def test_a_game_is_legal_and_repeatable(game: str, player: str) -> None:
    position = start(find_game(game), 4)
    before = position.line()
    found = play(position, parse_player(player), 9)
    assert position.line() == before
    for move in found.moves:
        position.push(move)  # raises an exception if it is illegal
    assert found.is_won is (position.outcome() is Outcome.WON)
    assert play(start(find_game(game), 4), parse_player(player), 9).moves == found.moves


@pytest.mark.soak
def test_better_players_win_more_often() -> None:
    for game in ("lucas", "black-hole"):
        wins = [
            sum(play(start(find_game(game), deal), parse_player(player), deal).is_won for deal in range(1, times(8, 60) + 1))
            for player in ("random", "careful", "sampling:4x200")
        ]
        assert wins[0] < wins[1] < wins[2], (game, wins)


def test_a_player_that_knows_all_cards_plays_the_whole_win() -> None:
    position = start(find_game("black-hole"), 2)
    moves = new_moves(position, set())
    line, effort = choose(position, moves, parse_player("sampling:10x100000"), Random(1))
    for move in line:
        position.push(move)
    assert position.outcome() is Outcome.WON
    assert effort.nodes > 0


@pytest.mark.parametrize("text", ["clever", "sampling:", "sampling:0x5", "sampling:5", "sampling:5x0", "greedy:3", ""])
def test_unknown_players_are_refused(text: str) -> None:
    with pytest.raises(PlayerError, match="choose random, greedy, careful, sampling"):
        parse_player(text)
