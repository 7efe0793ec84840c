"""Writes the modules of longwood.variants that have the results of studies in a form that the program can use.

measured.py has the odds of docs/odds.json, and open_deals.py has the deals of docs/open-deals.json.
"""

from __future__ import annotations

from textwrap import wrap

from odds_page import ODDS, OPEN

from longwood.study.odds import best_known, read_odds
from longwood.study.open_deals import read_open

_WIDTH = 100
_LONGEST = 113
"""The longest string that fits in a line with its key, as ruff formats it."""
_LONGEST_ALONE = 130
"""The longest string that fits in a line of its own."""
_MEASURED = '''"""The measured odds of games, generated from docs/odds.json by `make docs`. Edits here are lost."""

from typing import Final

MEASURED: Final[dict[str, tuple[float, float]]] = {
'''
_OPEN = '''"""The deals that no search has decided, generated from docs/open-deals.json by `make docs`. Edits here are lost."""

from typing import Final

OPEN_DEALS: Final[dict[str, str]] = {
'''


def bounds() -> dict[str, tuple[float, float]]:
    """Return the bounds of the share of deals that can be won, by rules hash."""
    return {key: (one["winnable"][0], one["winnable"][1]) for key, one in best_known(read_odds(ODDS)).items()}


def measured() -> str:
    """Return the module with the odds."""
    rows = [f'    "{key}": ({lower}, {upper}),\n' for key, (lower, upper) in sorted(bounds().items())]
    end = '}\n"""By rules hash: the bounds of the share of all deals that can be won, with a confidence of 95%."""\n'
    return "".join([_MEASURED, *rows, end])


def open_deals() -> str:
    """Return the module with the open deals."""
    lists = {one["rules_hash"]: one["deals"] for one in read_open(OPEN) if one["deals"]}
    rows = [f'    "{key}": {_string(deals)},\n' for key, deals in sorted(lists.items())]
    return "".join([_OPEN, *rows, '}\n"""By rules hash: the numbers of the deals, separated by spaces."""\n'])


def _string(deals: list[int]) -> str:
    """Return the numbers as a string in Python, of several parts if it is long."""
    text = " ".join(map(str, deals))
    if len(text) <= _LONGEST:
        return f'"{text}"'
    parts = [text] if len(text) <= _LONGEST_ALONE else wrap(text, _WIDTH)
    lines = [f'        "{part} "\n' for part in parts[:-1]] + [f'        "{parts[-1]}"\n']
    return f"(\n{''.join(lines)}    )"
