"""Measures the speed of the referee: how many steps per second it makes in random games, on one core.

    .venv/bin/python bench/referee.py [--runs 7] [--games golf forty-thieves]

A step is one legal_moves() and one push() of a legal move, which push() checks itself. Dealing is not included. The time is processor time,
which other work on the machine affects less than wall-clock time. Prints the median, the lowest and the highest run.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence

from longwood.cards import Deal
from longwood.play import Position, start
from longwood.rules import Rules, deal
from longwood.variants import CATALOGUE, find_variant

_MOST_STEPS = 400  # per game, because games with redeals can go on forever
_PASS_STEPS = 20_000  # at least, in one pass over the deals
_RUN_S = 0.5  # minimum processor time of a run


def steps_per_second(rules: Rules, deals: list[Deal], chances: list[float]) -> float:
    """Play the deals until _RUN_S is used, and return the speed. `chances` determine the moves, so every pass plays the same games."""
    steps, taken_s = 0, 0.0
    while taken_s < _RUN_S:
        positions = [start(rules, dealt) for dealt in deals]
        began = time.process_time()
        steps += _play(positions, chances)
        taken_s += time.process_time() - began
    return steps / taken_s


def _play(positions: Sequence[Position], chances: list[float]) -> int:
    """Play the positions to the end and return the number of steps."""
    steps = 0
    for position in positions:
        for _ in range(_MOST_STEPS):
            moves = position.legal_moves()
            if not moves:
                break
            position.push(moves[int(chances[steps] * len(moves))])
            steps += 1
    return steps


def prepare(rules: Rules) -> tuple[list[Deal], list[float]]:
    """Return enough deals for one pass, and the random numbers (0 to 1) that choose its moves."""
    chance = random.Random(1)
    chances = [chance.random() for _ in range(_PASS_STEPS + _MOST_STEPS)]
    deals: list[Deal] = []
    steps = 0
    while steps < _PASS_STEPS:
        deals.append(deal(rules, len(deals)))
        position = start(rules, deals[-1])
        for _ in range(_MOST_STEPS):
            moves = position.legal_moves()
            if not moves:
                break
            position.apply(moves[int(chances[steps] * len(moves))])
            steps += 1
    return deals, chances


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--games", nargs="*", default=[variant.id for variant in CATALOGUE])
    arguments = parser.parse_args()
    print("| game | steps/s, median | lowest | highest |")
    print("| --- | ---: | ---: | ---: |")
    for name in arguments.games:
        rules = find_variant(name).rules
        deals, chances = prepare(rules)
        runs = sorted(steps_per_second(rules, deals, chances) for _ in range(arguments.runs))
        print(f"| `{name}` | {statistics.median(runs):,.0f} | {runs[0]:,.0f} | {runs[-1]:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
