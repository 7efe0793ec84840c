"""Read and write positions in the formats of other programs: PySolFC, black-hole-solver and Solvitaire. docs/boards.md describes them.

Every format is a way to write Position JSON, so the referee's own checks apply to what is read.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from longwood.errors import DealError, shown
from longwood.play.boards.solvitaire import KEYS, format_solvitaire, parse_solvitaire
from longwood.play.boards.text import format_black_hole_solver, format_pysolfc, parse_text
from longwood.play.notation import position_from_json
from longwood.play.position import Position
from longwood.rules import Rules

FORMATS: Final[dict[str, Callable[[Position], str]]] = {
    "pysolfc": format_pysolfc,
    "black-hole-solver": format_black_hole_solver,
    "solvitaire": format_solvitaire,
}
"""The function that writes each format, by its name."""
ONE_BOARD: Final = frozenset(("pysolfc", "black-hole-solver"))
"""The formats with several lines, of which a file holds only one board."""


def format_board(position: Position, form: str) -> str:
    """Return a position in a format of FORMATS, with a newline at the end. Raises DealError if the format can't hold this position.

    >>> from longwood.play import start
    >>> from longwood.variants import find_game
    >>> format_board(start(find_game("black-hole"), 1), "black-hole-solver").splitlines()[:2]
    ['Foundations: AS', 'TH AC 8H']
    """
    return FORMATS[form](position)


def parse_board(rules: Rules, text: str) -> Position:
    """Return the position in a text, which can be in any format of FORMATS, or Position JSON. It has no history.

    The formats don't say which cards are under the top of the hole in which order. They are then in the order of the deck.

    Raises DealError, with the line if possible, if the text is not a position of this game.
    """
    if not text.lstrip().startswith("{"):
        return parse_text(rules, text)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise DealError(f"line {error.lineno}: not JSON: {error.msg[:1].lower()}{error.msg[1:]}") from None
    except (ValueError, RecursionError):
        raise DealError("not JSON that Longwood can read") from None
    if not isinstance(data, dict):
        raise DealError(f"a position must be a JSON object, not {shown(data)}")
    if KEYS & data.keys() and "tableau" not in data:
        return parse_solvitaire(rules, text, data)
    return position_from_json(rules, data)
