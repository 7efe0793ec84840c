"""Measures the speed of `longwood solve --file` on many deals, compared with the search alone, and its memory.

    .venv/bin/python bench/command.py [--games golf tri-peaks,wrap=false] [--best-score] [--deals 4000] [--first 1]
        [--memory-of golf --memory-deals 100000]

The deals are generated before the measurement. The command's time is the user and system time of the whole process, with start-up, JSON
and the referee's replay of every win. The time of the search is the sum of `cpu_s` in the answers.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

_SOLVE: Final = [sys.executable, "-m", "longwood", "solve", "--json", "--file"]
_GAMES: Final = (
    "golf", "golf-queens", "putt-putt", "tri-peaks", "tri-peaks,wrap=false", "pyramid-golf", "black-hole", "all-in-a-row",
)  # fmt: skip
_MEMORY_SAMPLES: Final = 10  # per run


@dataclass
class Totals:
    """The totals of the command's answers."""

    verdicts: dict[str, int]
    """The number of answers with each verdict."""
    cpu_s: float = 0.0
    """Of the search alone."""
    nodes: int = 0

    def add(self, line: bytes) -> None:
        answer = json.loads(line)
        self.verdicts[answer["verdict"]] = self.verdicts.get(answer["verdict"], 0) + 1
        self.cpu_s += answer["cpu_s"]
        self.nodes += answer["nodes"]


def deals(game: str, first: int, count: int, folder: Path) -> Path:
    """Write a file of deals and return its path. `game` is an id with options, such as golf,jokers=1."""
    path = folder / f"{game}-{first}-{count}.jsonl"
    name, *options = game.split(",")
    chosen = [word for option in options for word in ("--option", option)]
    with path.open("wb") as file:
        words = [sys.executable, "-m", "longwood", "deal", name, str(first), "--count", str(count), "--format", "json", *chosen]
        subprocess.run(words, stdout=file, check=True)
    return path


def answers(path: Path, *options: str) -> Iterator[tuple[subprocess.Popen[bytes], bytes]]:
    """Yield each answer of the command together with its process."""
    with subprocess.Popen([*_SOLVE, str(path), *options], stdout=subprocess.PIPE) as process:
        out: IO[bytes] | None = process.stdout
        assert out is not None
        for line in out:
            yield process, line


def speed(game: str, first: int, count: int, folder: Path, options: list[str]) -> str:
    """Return the Markdown table row of a game."""
    path, totals = deals(game, first, count, folder), Totals({})
    before = os.times()
    for _, line in answers(path, *options):
        totals.add(line)
    after = os.times()
    whole_s = (after.children_user - before.children_user) + (after.children_system - before.children_system)
    share = totals.cpu_s / whole_s
    name = " ".join((game, *options))
    return (
        f"| `{name}` | {count} | {totals.verdicts.get('won', 0)} | {count / totals.cpu_s:,.0f} | {count / whole_s:,.0f} "
        f"| {share:.2f} | {1e3 * (whole_s - totals.cpu_s) / count:.3f} |"
    )


def resident_mib(process: subprocess.Popen[bytes]) -> float:
    """Return the process's resident memory in MiB. Linux only."""
    for line in Path(f"/proc/{process.pid}/status").read_text("ascii", "replace").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("no VmRSS")


def memory(game: str, first: int, count: int, folder: Path) -> Iterator[str]:
    """Yield Markdown table rows with the number of answers so far and the resident memory."""
    path = deals(game, first, count, folder)
    for number, (process, _) in enumerate(answers(path), 1):
        if number == 100 or (number % (count // _MEMORY_SAMPLES) == 0 and number < count):
            yield f"| {number:,} | {resident_mib(process):.1f} |"


def main() -> None:
    """Measure and print tables in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=list(_GAMES), help="ids, with options as in golf,jokers=1")
    parser.add_argument("--best-score", action="store_true")
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--memory-of", metavar="GAME")
    parser.add_argument("--memory-deals", type=int, default=100_000)
    arguments = parser.parse_args()
    options = ["--best-score"] if arguments.best_score else []
    with tempfile.TemporaryDirectory(prefix="longwood-bench-") as name:
        folder = Path(name)
        if arguments.games:
            print("| game | deals | won | deals/s, search alone | deals/s, whole command | search's share | rest, ms per deal |")
            print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
        for game in arguments.games:
            print(speed(game, arguments.first, arguments.deals, folder, options), flush=True)
        if arguments.memory_of:
            print(f"| answers, `{arguments.memory_of}` | resident MiB |\n| ---: | ---: |")
            for line in memory(arguments.memory_of, arguments.first, arguments.memory_deals, folder):
                print(line, flush=True)


if __name__ == "__main__":
    main()
