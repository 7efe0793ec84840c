"""How much processor time the command takes to start: user and system time of whole processes.

    .venv/bin/python bench/start_up.py [--runs 15]

Printed: the median of the runs, and their lowest and highest.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys

_COMMANDS = ("--help", "games --json", "deal golf 1 --format json", "rules golf", "solve golf 1", "hint golf 1")


def processor_time_s(arguments: list[str]) -> float:
    """User and system time of one run of the command."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "longwood", *arguments], stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return (after.children_user - before.children_user) + (after.children_system - before.children_system)


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    print("| command | CPU s, median | lowest | highest |")
    print("| --- | ---: | ---: | ---: |")
    for command in _COMMANDS:
        times = sorted(processor_time_s(command.split()) for _ in range(runs))
        print(f"| `longwood {command}` | {statistics.median(times):.2f} | {times[0]:.2f} | {times[-1]:.2f} |", flush=True)


if __name__ == "__main__":
    main()
