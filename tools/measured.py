"""Writes src/longwood/variants/measured.py, which has the odds of docs/odds.json in a form that the program can use."""

from __future__ import annotations

from odds_page import ODDS

from longwood.study.odds import read_odds

_HEAD = '''"""The measured odds of games, generated from docs/odds.json by `make docs`. Edits here are lost."""

from typing import Final

MEASURED: Final[dict[str, tuple[float, float]]] = {
'''
_FOOT = '''}
"""By rules hash: the bounds of the share of all deals that can be won, with a confidence of 95%."""
'''


def bounds() -> dict[str, tuple[float, float]]:
    """Return the bounds of the share of deals that can be won, by rules hash."""
    return {one["rules_hash"]: (one["winnable"][0], one["winnable"][1]) for one in read_odds(ODDS) if one["goal"] == "verdict"}


def measured() -> str:
    """Return the module."""
    rows = [f'    "{key}": ({lower}, {upper}),\n' for key, (lower, upper) in sorted(bounds().items())]
    return _HEAD + "".join(rows) + _FOOT
