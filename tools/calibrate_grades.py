"""Measures deals of games and how computer players do in them, and writes the calibration of the games' grades into docs/grades.json.

    .venv/bin/python tools/calibrate_grades.py golf tri-peaks --deals 240 --times 4 --rows rows

`make docs` then writes docs/grades.md and src/longwood/solver/calibrated.py. The folder of --rows has a file for each game, one line for
each deal. A run goes on with the lines that are there. After a change to the search, --again measures these deals again, but keeps the
games of the computer players.
"""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from grades_page import GRADES, entry, read_grades, write_grades

from longwood.study.grading import format_deal, graded_deals, read_deals
from longwood.variants import find_variant


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--deals", type=int, default=240, help="the number of deals that can be won")
    parser.add_argument("--times", type=int, default=1, help="how often to repeat the games of the players on each deal")
    parser.add_argument("--rows", type=Path, required=True, help="a folder for the measured deals")
    parser.add_argument("--again", action="store_true", help="measure the deals of the folder again")
    given = parser.parse_args()
    given.rows.mkdir(parents=True, exist_ok=True)
    for game in given.games:
        rules = find_variant(game).rules
        file = given.rows / f"{game}.jsonl"
        known = read_deals(file)
        rows = [] if given.again else known[: given.deals]
        first = rows[-1].deal + 1 if rows else 0
        with file.open("w" if given.again else "a", encoding="utf-8") as out:
            for row in islice(graded_deals(rules, given.times, first, known), given.deals - len(rows)):
                rows.append(row)
                out.write(format_deal(row))
                out.flush()
        kept = [one for one in read_grades() if one["game"] != game]
        write_grades([*kept, entry(game, given.times, rows)])
        print(f"{game}: {len(rows)} deals, see {GRADES}", flush=True)


if __name__ == "__main__":
    main()
