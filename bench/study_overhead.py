"""Measures what a study costs apart from its searches: dealing, replaying the wins, counting and storing the results.

    .venv/bin/python bench/study_overhead.py [GAME] [--deals A-B] [--runs N]

Each run is a whole study in this process, into an empty folder. The first chunk, which loads modules, isn't counted.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median

from longwood.study.parts import Folder
from longwood.study.plan import Plan
from longwood.study.running import Progress, run
from longwood.study.workers import here
from longwood.variants import find_game

_FIRST_CHUNK = 64


def measure(game: str, deals: range) -> tuple[float, float]:
    """Return two processor times of a study in seconds per deal: that of the searches, and the rest."""
    plan = Plan.of(find_game(game).rules, game)
    marks: list[tuple[int, float, float]] = []

    def mark(progress: Progress) -> None:
        marks.append((progress.done, progress.count.cpu_s, time.process_time()))

    with tempfile.TemporaryDirectory() as folder:
        run(Folder(Path(folder), plan), plan, deals, here, 1, mark, first_chunk=_FIRST_CHUNK)
    (first_deals, first_search_s, first_s), (all_deals, search_s, total_s) = marks[1], marks[-1]
    count = all_deals - first_deals
    return (search_s - first_search_s) / count, (total_s - first_s - (search_s - first_search_s)) / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="golf")
    parser.add_argument("--deals", default="1-20000")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    first, last = map(int, given.deals.split("-"))
    shares = []
    for number in range(1, given.runs + 1):
        search_s, rest_s = measure(given.game, range(first, last + 1))
        shares.append(rest_s / search_s)
        print(
            f"run {number}: search {1e6 * search_s:.0f} us a deal, the rest {1e6 * rest_s:.1f} us, {shares[-1]:.1%} of the search",
            flush=True,
        )
    print(f"{given.game}, deals {given.deals}: median {median(shares):.1%}, from {min(shares):.1%} to {max(shares):.1%}")


if __name__ == "__main__":
    main()
