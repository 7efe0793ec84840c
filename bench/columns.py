"""Measures the search of column games: how many deals it decides, and how long a deal takes.

    .venv/bin/python bench/columns.py [--games forty-thieves maria] [--deals 100] [--first 1] [--max-nodes 500000] [--jobs 1]
        [--out FILE] [--after 100000] [--max-s 60] [--max-gib 4]

Results are appended to FILE in order, one line of JSON per deal. To continue a run that was stopped, start it with the same FILE. A FILE
can hold results of many games and node limits. The Markdown table includes all results in FILE for the chosen games, deals and limit.

With --after NODES, deals that FILE shows as decided with that smaller limit are not searched a second time, and count for the larger one.

With --max-s, a search also ends after that much processor time, so the result depends on the machine. Use another FILE for such results,
and for another --max-gib, the most memory of a search.

The time is the processor time of the search's thread. The moves are those of the winning line after shortening. With --jobs, each deal
takes a little longer because the threads share caches. Verdicts and nodes stay the same.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longwood.play import start
from longwood.rules import ColumnRules, Rules
from longwood.solver import Cancel, Limits, Lost, Unknown, Verdict, Won, in_order, solve
from longwood.solver.limits import GIGABYTE
from longwood.variants import CATALOGUE, find_variant

DEFAULT_GAMES: Final = (
    "forty-thieves", "napoleon-at-st-helena", "indian", "limited", "little-forty", "lucas", "maria", "number-ten", "rank-and-file",
    "streets",
)  # fmt: skip

Row = dict[str, object]


def word(verdict: Verdict) -> str:
    """Return "won", "lost", or the name of the limit that stopped the search."""
    if isinstance(verdict, Unknown):
        return verdict.limit.value
    return "won" if isinstance(verdict, Won) else "lost"


def row(game: str, number: int, max_nodes: int, verdict: Verdict) -> Row:
    """Return the result of one deal as a JSON object. `moves` is the length of the winning or best line, or 0 if the deal is lost."""
    moves = 0 if isinstance(verdict, Lost) else len(verdict.moves if isinstance(verdict, Won) else verdict.best)
    effort = verdict.effort
    return {"game": game, "deal": number, "max_nodes": max_nodes, "verdict": word(verdict), "nodes": effort.nodes,
            "cpu_s": round(effort.cpu_s, 4), "moves": moves}  # fmt: skip


def search(rules: Rules, number: int, limits: Limits, max_s: float) -> Verdict:
    """Search a deal with these limits and at most that much processor time."""
    cancel, began_s = Cancel(), time.thread_time()

    def check_time(_: int) -> None:
        if time.thread_time() - began_s >= max_s:
            cancel.cancel()

    return solve(start(rules, number), limits, on_progress=check_time, cancel=cancel)


def read(out: Path | None) -> list[Row]:
    """Return the results in a file. Skips a last line that was cut off."""
    if out is None or not out.exists():
        return []
    rows = []
    for line in out.read_text().splitlines():
        try:
            rows.append(json.loads(line))
        except ValueError:
            continue
    return rows


def counts(row: Row, max_nodes: int, after: int) -> bool:
    """Return whether a result has that node limit, or was decided within the smaller limit of --after."""
    return row["max_nodes"] == max_nodes or (row["max_nodes"] == after and row["verdict"] in ("won", "lost"))


def missing(rows: list[Row], games: list[str], numbers: range) -> Iterator[tuple[str, Rules, int]]:
    """Yield the deals that have no result yet."""
    done = {(one["game"], one["deal"]) for one in rows}
    for game in games:
        rules = find_variant(game).rules
        for number in numbers:
            if (game, number) not in done:
                yield game, rules, number


def table(rows: list[Row]) -> Iterator[str]:
    """Yield the Markdown table row of one game's results."""
    counts = {name: sum(one["verdict"] == name for one in rows) for name in ("won", "lost")}
    cpu = [float(str(one["cpu_s"])) for one in rows]
    nodes = sum(int(str(one["nodes"])) for one in rows)
    lengths = [int(str(one["moves"])) for one in rows if one["verdict"] == "won"]
    yield (
        f"| `{rows[0]['game']}` | {len(rows)} | {counts['won']} | {counts['lost']} | {len(rows) - sum(counts.values())} "
        f"| {statistics.median(cpu):.3f} / {statistics.mean(cpu):.3f} | {statistics.median(lengths) if lengths else 0:.0f} "
        f"| {nodes / max(sum(cpu), 1e-9) / 1000:,.0f} |"
    )


def main() -> None:
    """Search the missing deals, then print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(DEFAULT_GAMES), help="ids; 'all' for every column game in the catalogue")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--max-nodes", type=int, default=500_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--max-s", type=float, default=float("inf"), metavar="SECONDS")
    parser.add_argument("--max-gib", type=float, default=4.0, metavar="GIB")
    parser.add_argument("--after", type=int, default=0, metavar="NODES")
    arguments = parser.parse_args()
    games: list[str] = arguments.games
    if games == ["all"]:
        games = [variant.id for variant in CATALOGUE if isinstance(variant.rules, ColumnRules)]
    numbers = range(arguments.first, arguments.first + arguments.deals)
    limits = Limits(max_nodes=arguments.max_nodes, max_bytes=int(arguments.max_gib * GIGABYTE))
    rows = [one for one in read(arguments.out) if counts(one, arguments.max_nodes, arguments.after)]

    def solved(one: tuple[str, Rules, int]) -> Row:
        game, rules, number = one
        verdict = search(rules, number, limits, arguments.max_s)
        return row(game, number, arguments.max_nodes, verdict)

    for found in in_order(solved, missing(rows, games, numbers), arguments.jobs):
        rows.append(found)
        if arguments.out is not None:
            with arguments.out.open("a") as file:
                file.write(json.dumps(found) + "\n")
    print("| game | deals | won | lost | open | CPU s per deal, median / mean | moves, median | thousand nodes per CPU s |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in games:
        chosen = [one for one in rows if one["game"] == game and one["deal"] in numbers]
        print(*table(chosen), sep="\n")


if __name__ == "__main__":
    main()
