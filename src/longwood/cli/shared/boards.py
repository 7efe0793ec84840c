"""The option --position, which reads a position in the format of another program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from longwood.cli.shared.documents import file_name, is_standard_input
from longwood.errors import DealError, LongwoodError
from longwood.play import Position
from longwood.play.boards import parse_board
from longwood.variants import Game

position_option: Final = click.option(
    "--position",
    "board",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    metavar="FILE",
    help="Read a position of GAME from this file (- is standard input): text of PySolFC or black-hole-solver, or JSON of Solvitaire.",
)
"""Adds the option --position, which is passed as `board`."""


def read_board(game: Game, file: Path) -> Position:
    """Return the position in a file, in any format.

    Raises LongwoodError, with the name of the file, if it is not a position of the game. Raises OSError if it can't be read.
    """
    data = sys.stdin.buffer.read() if is_standard_input(file) else file.read_bytes()
    try:
        return parse_board(game.rules, data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise LongwoodError(f"{file_name(file)}: byte {error.start} is not UTF-8 text, so this is not a board") from None
    except DealError as error:
        raise DealError(f"{file_name(file)}: {error}") from None
