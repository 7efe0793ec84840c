"""Tests of the library's API: starting games, moves as text, and positions of games in progress."""

from __future__ import annotations

import pytest

from longwood.errors import DealError, IllegalMoveError, NotationError, RulesError
from longwood.play import ColumnPosition, CoveringPosition, position_from_json, position_to_json, start
from longwood.rules import ColumnRules, CoveringRules, deal
from longwood.variants import CATALOGUE, Variant, find_game, find_race

PART_PLAYED = {"tableau": [["5C"], ["6D", "7S"], [], [], [], [], []], "stock": ["4D"], "hole": "8H", "position": True}


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_a_game_a_variant_and_its_rules_start_the_same_position(variant: Variant) -> None:
    game = find_game(variant.id)
    assert start(game, 7) == start(game.variant, 7) == start(game.rules, 7) == start(game, deal(game.rules, 7))


def test_start_returns_the_precise_type() -> None:
    columns: ColumnPosition = start(ColumnRules(name="Mine"), 1)
    covering: CoveringPosition = start(CoveringRules(name="Mine"), 1)
    assert len(columns.stock) == 64
    assert len(covering.stock) == 16
    assert len(start(find_game("golf"), 1).stock) == 16
    for name in ("golf", 7, None):
        with pytest.raises(TypeError, match=r"find_game\(\)"):
            start(name, 7)  # type: ignore[call-overload]  # not a game
    with pytest.raises(RulesError, match="race for two players"):
        start(find_race("spit").rules, 7)  # type: ignore[call-overload]  # not a solitaire


def test_a_race_cannot_be_started_as_a_solitaire_game() -> None:
    with pytest.raises(RulesError, match=r"Spit is a race for two players; start it with longwood\.play\.matches\.race"):
        start(find_race("spit"), 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_str_of_a_move_is_its_notation(variant: Variant) -> None:
    position = start(find_game(variant.id), 3)
    for _ in range(60):
        moves = position.legal_moves()
        if not moves:
            break
        for move in moves:
            assert str(move) == position.format_move(move)
            assert position.parse_move(str(move)) == move
        position.push(moves[len(moves) // 2])


def test_push_text_makes_the_move_or_leaves_the_position_unchanged() -> None:
    position = start(find_game("golf"), 1)
    before = position.line()
    with pytest.raises(NotationError):
        position.push_text("w-f")
    with pytest.raises(IllegalMoveError):
        position.push_text("1")
    assert position.line() == before
    move = position.push_text("7")
    assert position.moves == (move,)


def test_the_position_key_marks_a_game_in_progress_and_the_error_without_it_suggests_it() -> None:
    rules = find_game("golf").rules
    deal_like = {key: value for key, value in PART_PLAYED.items() if key != "position"}
    with pytest.raises(DealError, match=r'column 1 has 1 cards; Golf deals 5 \(for a game in progress, add "position": true\)'):
        position_from_json(rules, deal_like)
    position = position_from_json(rules, PART_PLAYED)
    assert [str(move) for move in position.legal_moves()] == ["2", "d"]
    assert position == position_from_json(rules, deal_like | {"face_down_slots": []})
    assert position_from_json(rules, position_to_json(position)) == position


def test_a_deal_with_a_card_missing_from_the_stock_is_refused() -> None:
    rules = find_game("golf").rules
    whole = position_to_json(start(rules, 7))
    short = {key: whole[key] for key in ("tableau", "hole")} | {"stock": whole["stock"][1:]}  # type: ignore[index]
    with pytest.raises(DealError):
        position_from_json(rules, short)
