"""Writes docs/grades.md and src/longwood/solver/calibrated.py from docs/grades.json."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from longwood.rules import rules_hash
from longwood.study.grading import MOST_MOVES, PLAYS, GradedDeal, calibrate
from longwood.variants import find_variant

GRADES: Final = Path(__file__).resolve().parents[1] / "docs" / "grades.json"
_SAMPLES: Final = 3  # deals whose measures a test repeats
_HEAD = """<!-- Generated from grades.json by `make docs`; edits here are lost. -->

# Grades

How hard is a deal? In some games, Longwood grades deals from easy to fiendish. You can choose a grade when you deal, and the summary of a
finished game names it. `longwood deal GAME --grade hard` deals one on the command line.

## How a deal is graded

The search looks for a win, with at most 30,000 nodes. A deal without a win within this limit has no grade, and isn't dealt when you ask for
one. If you win such a deal, the summary calls it fiendish. Otherwise, three measures are taken:

- *Effort*: the binary logarithm of the number of nodes that the search needs. It is the mean of three searches with different seeds,
  because one search can be lucky.
- *Kept*: the share of moves that keep the win. At six points of the winning line, up to five other legal moves are tried, with a search of
  3,000 nodes after each of them.
- *Length*: the number of moves of the winning line.

The difficulty of a deal is a weighted sum of these measures, with weights for each game. The four grades are the quarters of all
winnable deals by difficulty, so each grade is about equally frequent. All limits are numbers of nodes and all seeds are fixed, so a deal
has the same grade on a server, in a browser, and on the command line. Another version of the search can grade some deals differently.

## Do players agree?

The grades are compared with computer players that don't search and don't see hidden cards: random, greedy and careful
([studies](studies.md) describes them). They play each deal {plays} times ({each}), or a multiple of that, with at most {most} moves a
game. Two numbers say how a deal goes for them: the share of their games that they win, and the share of the cards that they clear.

Every second deal was used to choose the weights. The table has the rank correlations (Spearman) between the difficulty and the games that
these players don't win, or the cards that they don't clear, in the *other* half of the deals. 1 would be perfect agreement, and 0 none. The
intervals have a confidence of 95%.

**A game has grades only if the interval of one of them is above 0.** Where these players never win, only the cards can tell. Among so many
intervals, one can be above 0 by chance.
"""
_FOOT = """
Streets and Forty Thieves were first looked at after 160 deals, and the search of that time gave 0.17 (-0.05 to 0.38) and 0.24 (0.02 to
0.44) for the cards. Then more deals were added. So they were also tested in another way: with the weights of the first 160 deals, the
correlation in the new deals alone is 0.36 (0.17 to 0.52) and 0.42 (0.28 to 0.55). Black Hole's careful player is slow. So the game has few
deals, and its grades are the least certain.

The weights are in tenths, for effort, kept and length, each in units of its standard deviation. All other games haven't been measured, and
games with options have no grades.

## How to repeat it

```text
.venv/bin/python tools/calibrate_grades.py GAME --deals DEALS --times TIMES --rows FOLDER
make docs
```

The column "times" says how often the {plays} games were repeated. `docs/grades.json` also has the hash of the rules and the measures of
a few deals of each game. If a game's rules or the search change, a test fails, and the game must be calibrated again. With `--again`, only
the measures are taken again, and the games of the players are kept.
"""
_MODULE_HEAD = '''"""How the measures of deals become grades, generated from docs/grades.json by `make docs`. Edits here are lost."""

from typing import Final

CALIBRATED: Final[dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]]] = {
'''
_MODULE_FOOT = '''}
"""By rules hash: the weights of effort, kept moves and length, and the bounds between the four grades."""
'''


def read_grades() -> list[dict[str, Any]]:
    """Return the calibrations of all measured games."""
    found: list[dict[str, Any]] = json.loads(GRADES.read_text(encoding="utf-8")) if GRADES.exists() else []
    return found


def write_grades(entries: Iterable[Mapping[str, Any]]) -> None:
    """Write the calibrations of all measured games, one a line."""
    text = ",\n".join(json.dumps(one) for one in sorted(entries, key=lambda one: str(one["game"])))
    GRADES.write_text(f"[\n{text}\n]\n", encoding="utf-8")


def entry(game: str, times: int, deals: Sequence[GradedDeal]) -> dict[str, Any]:
    """Return the calibration of a game as JSON."""
    found = calibrate(deals)
    games = {kind: times * plays * len(deals) for kind, plays in PLAYS.items()}
    return {
        "game": game,
        "rules_hash": rules_hash(find_variant(game).rules),
        "deals": len(deals),
        "last_deal": deals[-1].deal,
        "times": times,
        "won": {kind: round(sum(one.won[kind] for one in deals) / games[kind], 4) for kind in PLAYS},
        "cleared": round(fmean(one.cleared_by_all for one in deals), 4),
        "shares": found.shares,
        "weights": found.weights,
        "bounds": found.bounds,
        "wins_correlation": [None if value is None else round(value, 4) for value in astuple(found.wins)],
        "cleared_correlation": [None if value is None else round(value, 4) for value in astuple(found.cleared)],
        "agrees": found.agrees,
        "samples": [[one.deal, round(one.effort, 6), round(one.kept, 6), one.length] for one in deals[:_SAMPLES]],
    }


def calibrated() -> str:
    """Return the module with the calibrations of the games that have grades."""
    rows = sorted((one["rules_hash"], tuple(one["weights"]), tuple(one["bounds"])) for one in read_grades() if one["agrees"])
    return _MODULE_HEAD + "".join(f'    "{key}": ({weights}, {bounds}),\n' for key, weights, bounds in rows) + _MODULE_FOOT


def grades_page() -> str:
    """Return the page."""
    plays = sum(PLAYS.values())
    lines = [
        "| game | grades | deals | times | won by random, greedy, careful | cleared | weights | correlation, games | correlation, cards |",
        "| --- | --- | ---: | ---: | --- | ---: | --- | --- | --- |",
    ]
    for one in sorted(read_grades(), key=lambda one: (not one["agrees"], one["game"])):
        won = ", ".join(f"{one['won'][kind]:.1%}" for kind in PLAYS)
        shares = ", ".join(map(str, one["shares"]))
        lines.append(
            f"| [{find_variant(one['game']).name}](rules/{one['game']}.md) | {'yes' if one['agrees'] else 'no'} | {one['deals']} "
            f"| {one['times']} | {won} | {one['cleared']:.0%} | {shares} | {_text(one['wins_correlation'])} "
            f"| {_text(one['cleared_correlation'])} |"
        )
    each = ", ".join(f"{kind} {number}" for kind, number in PLAYS.items())
    return _HEAD.format(plays=plays, most=MOST_MOVES, each=each) + "\n" + "\n".join(lines) + "\n" + _FOOT.format(plays=plays)


def _text(correlation: Sequence[float | None]) -> str:
    value, low, high = correlation
    return "too few wins" if value is None else f"{value:.2f} ({low:.2f} to {high:.2f})"
