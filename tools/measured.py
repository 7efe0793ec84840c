"""Writes src/longwood/variants/measured.py, which has the odds of docs/odds.json in a form that the program can use."""

from __future__ import annotations

from odds_page import ODDS

from longwood.study.odds import read_odds

_HEAD = '''"""The measured odds of games, generated from docs/odds.json by `make docs`. Edits here are lost."""

from typing import Final

MEASURED: Final[dict[str, tuple[int, int, int]]] = {
'''
_FOOT = '''}
"""By rules hash: how many deals can be won, how many are proved lost, and how many were searched."""
'''


def measured() -> str:
    """Return the module."""
    found = {one["rules_hash"]: (one["won"], one["lost"], one["deals"]) for one in read_odds(ODDS) if one["goal"] == "verdict"}
    rows = [f'    "{key}": ({won}, {lost}, {deals}),\n' for key, (won, lost, deals) in sorted(found.items())]
    return _HEAD + "".join(rows) + _FOOT
