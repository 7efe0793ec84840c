"""Measures how long commands take to start: processor time (user and system) and wall-clock time of the whole process.

    .venv/bin/python bench/start_up.py [--runs 15]

Prints the median, the lowest and the highest run.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time

_COMMANDS = ("--help", "games --json", "deal golf 1 --format json", "rules golf", "solve golf 1", "hint golf 1")


def times_s(words: list[str]) -> tuple[float, float]:
    """Return the processor time and the wall-clock time of one run of Python with these arguments, in seconds."""
    before, began_s = os.times(), time.perf_counter()
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
    wall_s, after = time.perf_counter() - began_s, os.times()
    return (after.children_user - before.children_user) + (after.children_system - before.children_system), wall_s


def cells(seconds: list[float], before: float = 0.0) -> str:
    """Return the Markdown cells for the median, lowest and highest time, with `before` subtracted from each."""
    return " | ".join(f"{found - before:.3f}" for found in (statistics.median(seconds), min(seconds), max(seconds)))


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    print("| | CPU s, median | lowest | highest | wall s, median | lowest | highest |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    bare = [statistics.median(one) for one in zip(*(times_s(["-c", "pass"]) for _ in range(runs)), strict=True)]
    lines = {"`import longwood`, beyond Python's own start": (["-c", "import longwood"], bare)}
    lines |= {f"`longwood {command}`": (["-m", "longwood", *command.split()], [0.0, 0.0]) for command in _COMMANDS}
    for name, (words, less) in lines.items():
        cpu_s, wall_s = (list(one) for one in zip(*(times_s(words) for _ in range(runs)), strict=True))
        print(f"| {name} | {cells(cpu_s, less[0])} | {cells(wall_s, less[1])} |", flush=True)


if __name__ == "__main__":
    main()
