"""Measures the speed of the search: deals and nodes per second of processor time, for each game.

    .venv/bin/python bench/search_speed.py [--games golf tri-peaks,wrap=false] [--deals 300] [--first 1] [--runs 5] [--max-nodes 500000]

Each run searches the same deals. Prints the median, the lowest and the highest run. The time is the processor time of the search's thread.
It doesn't include reading the deal or the referee's replay of a win. Searches stop at --max-nodes for column games, and at ten times as
many for covering games. --scores measures the search for the best score instead, without limits:

    .venv/bin/python bench/search_speed.py --scores --games golf golf-queens --deals 1000
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from longwood.play import Position, start
from longwood.rules import CoveringRules, Rules, parse_options
from longwood.solver import Limits, Lost, Won, best_score, solve
from longwood.variants import CATALOGUE, find_game

_COVERING_FACTOR: Final = 10  # the node limit of covering games, as a multiple of --max-nodes


@dataclass(frozen=True)
class Run:
    """The totals of one run over the deals of a game."""

    cpu_s: float
    nodes: int
    won: int
    lost: int


def run(rules: Rules, positions: Sequence[Position], limits: Limits) -> Run:
    """Search each position once and return the totals."""
    verdicts = [solve(position, limits) for position in positions]
    return Run(
        sum(verdict.effort.cpu_s for verdict in verdicts),
        sum(verdict.effort.nodes for verdict in verdicts),
        sum(isinstance(verdict, Won) for verdict in verdicts),
        sum(isinstance(verdict, Lost) for verdict in verdicts),
    )


def run_scores(positions: Sequence[Position]) -> tuple[Run, int]:
    """Find the best score of each position once. Return the totals, without wins and losses, and the sum of the scores."""
    found = [best_score(position, Limits()) for position in positions]
    return Run(sum(best.effort.cpu_s for best in found), sum(best.effort.nodes for best in found), 0, 0), sum(best.value for best in found)


def score_row(name: str, deals: int, runs: list[Run], scores: int) -> str:
    """Return the Markdown table row of a game's best scores."""
    speeds = sorted(deals / one.cpu_s for one in runs)
    return (
        f"| `{name}` | {deals} | {scores / deals:.3f} | {runs[0].nodes / deals:,.0f} "
        f"| {statistics.median(speeds):,.0f} | {speeds[0]:,.0f} - {speeds[-1]:,.0f} |"
    )


def row(name: str, deals: int, runs: list[Run]) -> str:
    """Return the Markdown table row of a game."""
    first = runs[0]
    speeds = sorted(deals / one.cpu_s for one in runs)
    rates = sorted(one.nodes / one.cpu_s / 1e6 for one in runs)
    return (
        f"| `{name}` | {deals} | {first.won} / {first.lost} / {deals - first.won - first.lost} | {first.nodes / deals:,.0f} "
        f"| {statistics.median(speeds):,.0f} | {speeds[0]:,.0f} - {speeds[-1]:,.0f} "
        f"| {statistics.median(rates):.2f} | {rates[0]:.2f} - {rates[-1]:.2f} |"
    )


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--games", nargs="+", default=[variant.id for variant in CATALOGUE], help="ids, with options as in golf,jokers=1 (default: all)"
    )
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--max-nodes", type=int, default=500_000)
    parser.add_argument("--scores", action="store_true", help="measure the search for the best score")
    arguments = parser.parse_args()
    if arguments.scores:
        print("| game | deals | mean best score | nodes per deal | deals/s | lowest - highest |")
        print("| --- | ---: | ---: | ---: | ---: | ---: |")
    else:
        print("| game | deals | won / lost / open | nodes per deal | deals/s | lowest - highest | million nodes/s | lowest - highest |")
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in arguments.games:
        game, *options = name.split(",")
        rules = find_game(game, parse_options(options)).rules
        positions = [start(rules, number) for number in range(arguments.first, arguments.first + arguments.deals)]
        if arguments.scores:
            scored = [run_scores(positions) for _ in range(arguments.runs)]
            print(score_row(name, arguments.deals, [one for one, _ in scored], scored[0][1]), flush=True)
            continue
        limits = Limits(max_nodes=arguments.max_nodes * (_COVERING_FACTOR if isinstance(rules, CoveringRules) else 1))
        runs = [run(rules, positions, limits) for _ in range(arguments.runs)]
        print(row(name, arguments.deals, runs), flush=True)


if __name__ == "__main__":
    main()
