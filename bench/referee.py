"""How fast the referee is: steps of legal_moves() and push() a second, in random games, on one core.

    .venv/bin/python bench/referee.py [--runs 7] [--games golf forty-thieves]

A step asks for the legal moves and makes one of them by push(), which checks it again; positions are dealt outside the
measured time. Processor time is measured, so that other work on the machine disturbs less. Printed: the median of the
runs, and their lowest and highest.
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

_MOST_STEPS = 400  # of one game; games with redeals would go on
_PASS_STEPS = 20_000  # of one pass over the deals, about
_RUN_S = 0.5  # processor time a run takes at least


def steps_per_second(rules: Rules, deals: list[Deal], chances: list[float]) -> float:
    """One run: passes over the deals. The moves chosen follow from `chances` alone, so every pass plays the same games."""
    steps, taken_s = 0, 0.0
    while taken_s < _RUN_S:
        positions = [start(rules, dealt) for dealt in deals]
        began = time.process_time()
        steps += _play(positions, chances)
        taken_s += time.process_time() - began
    return steps / taken_s


def _play(positions: Sequence[Position], chances: list[float]) -> int:
    """Plays the positions to their ends; returns the steps made."""
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
    """Deals enough for one run, and the chances its moves are chosen by."""
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
