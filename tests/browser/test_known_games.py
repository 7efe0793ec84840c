"""The games in known_games.py have the results that their names and comments state."""

from __future__ import annotations

import pytest

from longwood.play import ColumnPosition, Outcome, Position, supermoves
from tests.browser import known_games
from tests.browser.known_games import KnownGame


def last_position(known: KnownGame) -> Position:
    """Return the position after the last move."""
    position = known.start()
    for text in known.moves:
        position.push(position.parse_move(text))
    return position


WON = [known_games.LUCAS_WON, known_games.GOLF_WON, known_games.TRI_PEAKS_WON, known_games.DAILY_WON]


@pytest.mark.parametrize("known", WON, ids=lambda known: f"{known.game}-{known.deal}")
def test_the_won_games_are_won(known: KnownGame) -> None:
    assert last_position(known).outcome() is Outcome.WON


def test_the_stuck_game_has_no_moves_left() -> None:
    assert last_position(known_games.BLACK_HOLE_STUCK).outcome() is Outcome.STUCK


@pytest.mark.parametrize("known", known_games.LONG_COLUMNS, ids=lambda known: known.game)
def test_the_long_columns_have_the_stated_length(known: KnownGame) -> None:
    position = last_position(known)
    assert isinstance(position, ColumnPosition)
    assert max(map(len, position.columns)) == (13 if len(position.columns) == 13 else 16)


def test_the_supermove_is_possible_and_has_the_stated_steps() -> None:
    position = last_position(known_games.SUPERMOVE)
    assert isinstance(position, ColumnPosition)
    assert [" ".join(map(position.format_move, way.steps)) for way in supermoves(position)] == ["2-1 2-12 1-12"]


def test_the_opening_of_forty_thieves_is_legal_and_fills_the_waste() -> None:
    position = last_position(known_games.FORTY_THIEVES)
    assert isinstance(position, ColumnPosition)
    assert len(position.waste) > 5
