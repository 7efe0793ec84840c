"""The lines that the browser tests walk, held to their word by the referee."""

from __future__ import annotations

import pytest

from longwood.play import ColumnPosition, Outcome, Position, supermoves
from tests.browser import lines
from tests.browser.lines import Line


def at_end(line: Line) -> Position:
    position = line.start()
    for text in line.moves:
        position.push(position.parse_move(text))
    return position


@pytest.mark.parametrize("line", [lines.LUCAS_WON, lines.GOLF_WON, lines.TRI_PEAKS_WON], ids=lambda line: line.game)
def test_a_win_is_a_win(line: Line) -> None:
    assert at_end(line).outcome() is Outcome.WON


def test_no_move_is_left() -> None:
    assert at_end(lines.BLACK_HOLE_STUCK).outcome() is Outcome.STUCK


@pytest.mark.parametrize("line", lines.LONG_COLUMNS, ids=lambda line: line.game)
def test_a_long_column_is_long(line: Line) -> None:
    position = at_end(line)
    assert isinstance(position, ColumnPosition)
    assert max(map(len, position.columns)) == (13 if len(position.columns) == 13 else 16)


def test_a_supermove_is_there() -> None:
    position = at_end(lines.SUPERMOVE)
    assert isinstance(position, ColumnPosition)
    assert [" ".join(map(position.format_move, way.steps)) for way in supermoves(position)] == ["2-1 2-12 1-12"]


def test_the_beginning_is_legal() -> None:
    position = at_end(lines.FORTY_THIEVES)
    assert isinstance(position, ColumnPosition)
    assert len(position.waste) > 5
