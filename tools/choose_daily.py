"""Chooses the daily deals of days to come, and adds them to src/longwood/variants/daily_choices.py.

    .venv/bin/python tools/choose_daily.py --until 2027-12

Each deal is the first candidate that the search can win within the limits of longwood.solver.difficulty, and that has the grade of the
weekday if the game has grades. Days that are in the file stay as they are.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import count
from pathlib import Path

from longwood.rules import Rules
from longwood.solver.difficulty import grade_of, has_grades, measure
from longwood.variants import FIRST_CERTIFIED, WEEK_GRADES, daily_candidate, games_of_the_day
from longwood.variants.daily_choices import CHOICES

FILE = Path(__file__).resolve().parents[1] / "src" / "longwood" / "variants" / "daily_choices.py"
_HEAD = '''"""Which candidate each daily deal is, made by tools/choose_daily.py. Days are only added, and never changed."""

from typing import Final

CHOICES: Final[dict[str, tuple[str, ...]]] = {
'''
_FOOT = '''}
"""By month, for each day from the first: the candidates of its five games. A letter is the grade: easy, medium, hard, fiendish."""
'''


def choice(day: date, game: str, rules: Rules) -> str:
    """Return the place of the candidate that is the deal of a game on a day, with the letter of its grade."""
    wanted = WEEK_GRADES[day.weekday()] if has_grades(rules) else None
    for place in count():
        measures = measure(rules, daily_candidate(day.isoformat(), game, place))
        if measures is not None and (wanted is None or grade_of(rules, measures) == wanted):
            return f"{place}{'' if wanted is None else wanted[0]}"
    raise AssertionError("count() never ends")


def choices(day: date) -> str:
    """Return the candidates of the five games of a day."""
    return " ".join(choice(day, game.id, game.rules) for game in games_of_the_day(day.isoformat(), day.weekday()))


def months(until: str) -> Iterator[list[date]]:
    """Yield the days of each month from the first one with chosen deals to the last one, which is like "2027-12"."""
    day = date.fromisoformat(FIRST_CERTIFIED)
    while f"{day:%Y-%m}" <= until:
        days = [day]
        while (day := day + timedelta(days=1)).month == days[0].month:
            days.append(day)
        yield days


def module(choices_of: dict[str, tuple[str, ...]]) -> str:
    """Return the text of the module."""
    lines = []
    for month, days in sorted(choices_of.items()):
        lines += [f'    "{month}": (\n', *(f'        "{day}",\n' for day in days), "    ),\n"]
    return _HEAD + "".join(lines) + _FOOT


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--until", required=True, metavar="YYYY-MM", help="the last month")
    found = dict(CHOICES)
    for days in months(parser.parse_args().until):
        month = f"{days[0]:%Y-%m}"
        if month not in found:
            found[month] = tuple(map(choices, days))
            FILE.write_text(module(found), encoding="utf-8")
            print(month, flush=True)


if __name__ == "__main__":
    main()
