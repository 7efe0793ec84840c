"""How many positions that are met in play the search decides while a person waits: within 0.3 s of processor time.

    .venv/bin/python bench/decided.py [--games golf forty-thieves] [--deals 100] [--first 1] [--moves 0 20] [--most-s 0.3]

For each deal the position at the start and after some random legal moves (a game that ends sooner counts where it ends). Decided is won or
lost, not unknown. The limits are the usual ones: without one of nodes a column game's dives would take all
the time. The time is that of the search, an undecided one counting as --most-s; it is looked at every 50 ms.
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
class Look:
    """One search: won, lost or unknown, and its processor seconds."""

    word: str
    cpu_s: float


def look(rules: Rules, position: Position, most_s: float) -> Look:
    """Searches for that long at most."""
    cancel, began = Cancel(), time.thread_time()

    def tell(_: int) -> None:
        if time.thread_time() - began >= most_s:
            cancel.cancel()

    verdict = solve(position, default_limits(rules), on_progress=tell, cancel=cancel)
    cpu_s = verdict.effort.cpu_s
    if cpu_s > most_s or not isinstance(verdict, Won | Lost):
        return Look("unknown", most_s)
    return Look("won" if isinstance(verdict, Won) else "lost", cpu_s)


def met(rules: Rules, number: int, moves: int) -> Position:
    """The position of a deal after so many random moves, always the same ones."""
    position, random = start(rules, number), Random(number)
    for _ in range(moves):
        legal = position.legal_moves()
        if not legal:
            break
        position.push(random.choice(legal))
    return position


def rows(name: str, numbers: range, after: list[int], most_s: float) -> Iterator[str]:
    """A line of Markdown for each number of moves."""
    rules = find_game(name).rules
    for moves in after:
        looks = [look(rules, met(rules, number, moves), most_s) for number in numbers]
        counts = {word: sum(one.word == word for one in looks) for word in ("won", "lost", "unknown")}
        share = 1 - counts["unknown"] / len(looks)
        median_ms = 1e3 * statistics.median(one.cpu_s for one in looks)
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
