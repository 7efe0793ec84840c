"""Counts the positions from random games that the search decides within 0.3 s, about as long as a player waits for a hint.

    .venv/bin/python bench/decided.py [--games golf forty-thieves] [--deals 100] [--first 1] [--moves 0 20] [--most-s 0.3]

It searches the start of each deal, and the position after some random moves (or the last one, if the game ends sooner). A position counts
as decided if it is won or lost. Searches have the default limits, because without a limit on nodes the dives of a column game would use up
all the time. The time is processor time and is checked every 50 ms. An undecided position counts as --most-s.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from longwood.play import Position, start
from longwood.rules import Rules
from longwood.solver import Cancel, Lost, Won, default_limits, solve
from longwood.variants import CATALOGUE, find_game


@dataclass(frozen=True)
class Result:
    """The result of one search."""

    verdict: str
    """won, lost or unknown."""
    cpu_s: float


def search(rules: Rules, position: Position, most_s: float) -> Result:
    """Search a position for at most that much processor time."""
    cancel, began = Cancel(), time.thread_time()

    def check_time(_: int) -> None:
        if time.thread_time() - began >= most_s:
            cancel.cancel()

    verdict = solve(position, default_limits(rules), on_progress=check_time, cancel=cancel)
    cpu_s = verdict.effort.cpu_s
    if cpu_s > most_s or not isinstance(verdict, Won | Lost):
        return Result("unknown", most_s)
    return Result("won" if isinstance(verdict, Won) else "lost", cpu_s)


def position_after(rules: Rules, number: int, moves: int) -> Position:
    """Return the position of a deal after that many random moves. They are the same on each call."""
    position, random = start(rules, number), Random(number)
    for _ in range(moves):
        legal = position.legal_moves()
        if not legal:
            break
        position.push(random.choice(legal))
    return position


def rows(name: str, numbers: range, after: list[int], most_s: float) -> Iterator[str]:
    """Yield a Markdown table row for each number of moves."""
    rules = find_game(name).rules
    for moves in after:
        results = [search(rules, position_after(rules, number, moves), most_s) for number in numbers]
        counts = {verdict: sum(one.verdict == verdict for one in results) for verdict in ("won", "lost", "unknown")}
        share = 1 - counts["unknown"] / len(results)
        median_ms = 1e3 * statistics.median(one.cpu_s for one in results)
        yield f"| `{name}` | {moves} | {counts['won']} / {counts['lost']} / {counts['unknown']} | {share:.0%} | {median_ms:.2f} |"


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", default=[variant.id for variant in CATALOGUE], help="ids (default: all)")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--moves", type=int, nargs="+", default=[0, 20])
    parser.add_argument("--most-s", type=float, default=0.3)
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.deals)
    print("| game | after moves | won / lost / unknown | decided | CPU ms, median |\n| --- | ---: | ---: | ---: | ---: |")
    for name in arguments.games:
        for line in rows(name, numbers, arguments.moves, arguments.most_s):
            print(line, flush=True)


if __name__ == "__main__":
    main()
