"""Boards of other programs that players paste: the referee places them, checks each move, and nothing is stored."""

from __future__ import annotations

import dataclasses

import pytest

from longwood import protocol
from longwood.errors import LongwoodError
from longwood.play import Position, parse_record, replay, start
from longwood.play.boards import format_board
from longwood.tables.boards import BoardError, board_view, in_language, placing
from longwood.tables.views import piles_view
from longwood.tables.wording import problem_of
from longwood.variants import CATALOGUE, Variant, find_game

FORMATS = ("pysolfc", "black-hole-solver", "solvitaire")


def placed(pasted: protocol.PastedBoard) -> Position:
    steps = placing(pasted)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            position: Position = end.value
            return position


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_a_board_is_the_position_that_it_was_written_from(variant: Variant) -> None:
    position = start(variant.rules, 7)
    for form in FORMATS:
        try:
            text = format_board(position, form)
        except LongwoodError:  # the format can't hold this game
            continue
        pasted = protocol.PastedBoard(variant.id, text)
        if form != "black-hole-solver":  # it has no face-down cards
            assert board_view(pasted, placed(pasted)).piles == piles_view(position)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "line 2: 'ZZ' is not a card; write a rank and a suit, as in TH or 10H, or <TH> if it is face down"),
        ("ru", "строка 2: 'ZZ' — не карта; напишите достоинство и масть, например TH или 10H"),
    ],
)
def test_the_mistake_in_a_board_is_named_in_the_language_of_the_player(language: str, message: str) -> None:
    pasted = protocol.PastedBoard("golf", "Foundations: 5S\n9D ZZ 5C")
    with pytest.raises(BoardError) as caught, in_language(pasted, language):
        placed(pasted)
    assert caught.value.text.startswith(message)
    assert caught.value.line == 2
    problem = problem_of(caught.value)
    assert (problem.code, problem.line) == ("board", 2)


def test_a_mistake_names_the_game_in_the_language_of_the_player() -> None:
    pasted = protocol.PastedBoard("golf", "Foundations: 5S 6S\n" + "9D\n" * 7)
    with pytest.raises(BoardError, match="в игре «Гольф» одна база"), in_language(pasted, "ru"):
        placed(pasted)


@pytest.mark.parametrize("game", ["golf", "forty-thieves", "black-hole", "squadron"])
def test_the_record_of_a_played_board_verifies(game: str) -> None:
    found = find_game(game)
    position = start(found.rules, 3)
    board = next(text for form in FORMATS if (text := written(position, form)))
    moves = []
    for _ in range(6):
        moves.append(position.format_move(position.legal_moves()[-1]))
        position.apply(position.legal_moves()[-1])
    pasted = protocol.PastedBoard(game, board, " ".join(moves))
    record = parse_record(board_view(pasted, placed(pasted)).record)
    assert record.moves == tuple(moves)
    assert record.deal is None
    assert replay(record, found.rules).line() == position.line()
    with pytest.raises(LongwoodError):
        replay(dataclasses.replace(record, moves=record.moves[:-1]), found.rules)


def written(position: Position, form: str) -> str:
    """Return the board in a format, or nothing if the format can't hold it."""
    try:
        return format_board(position, form)
    except LongwoodError:
        return ""


def test_moves_are_replayed_and_illegal_ones_refused() -> None:
    position = start(find_game("golf").rules, 7)
    text = format_board(position, "black-hole-solver")
    move = position.legal_moves()[0]
    pasted = protocol.PastedBoard("golf", text, position.format_move(move))
    position.apply(move)
    view = board_view(pasted, placed(pasted))
    assert view.piles == piles_view(position)
    assert view.played == 1
    for bad in ("nonsense", "99", " ".join(["d"] * 6000)):
        with pytest.raises(LongwoodError):
            placed(protocol.PastedBoard("golf", text, bad))
    with pytest.raises(LongwoodError):
        placed(protocol.PastedBoard("golf", "no board"))
