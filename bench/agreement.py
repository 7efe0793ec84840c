"""Checks that no verdict contradicts another one: a deal that some search calls lost must not be won by any search.

    .venv/bin/python bench/agreement.py settings --out runs.jsonl [--games golf forty-thieves] [--deals 100] [--first 1] [--max-nodes 20000]
    .venv/bin/python bench/agreement.py wins --out points.jsonl [--games ...] [--deals 100] [--points 4] [--max-nodes 20000]
    .venv/bin/python bench/agreement.py table FILE...

`settings` searches each deal with many settings: other seeds, and each pruning rule off or used much more than usual. `wins` takes deals
that the usual search wins, chooses random positions on the winning line, and searches each of them with settings that prove much. Each run
is appended to FILE, one line of JSON, and a run that is already there isn't repeated. So FILE is the table of all runs.

All commands end with a Markdown table and exit code 1 if there is a contradiction. `table` reads several files, also those of
bench/columns.py, and counts all runs of a deal together.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from longwood.play import ColumnPosition, CoveringPosition, HolesPosition, Position, start
from longwood.rules import Rules
from longwood.solver import Limits, Won, _core, solve
from longwood.solver import compile as numbers
from longwood.solver.native import column_position, covering_position, covering_rules, native_column_rules
from longwood.variants import find_variant

DEFAULT_GAMES: Final = (
    "golf", "golf-queens", "putt-putt", "tri-peaks", "pyramid-golf", "black-hole", "all-in-a-row", "binary-star",
    "forty-thieves", "napoleon-at-st-helena", "indian", "limited", "little-forty", "lucas", "maria", "number-ten", "rank-and-file",
    "streets",
)  # fmt: skip
NEVER: Final = 2**63
_BYTES: Final = 2**30
Row = dict[str, object]
Changes = dict[str, float | bool]

COVERING: Final[dict[str, Changes]] = {
    "default": {},
    "no Hall bound": {"hall": False},
    "no flow and arc bounds": {"flow": False, "arcs": False},
    "no arc bound": {"arcs": False},
    "no order": {"order": False},
    "no sweep": {"sweep": False},
    "endings at once": {"endings_after": 0},
    "no restarts": {"restart": 0},
    "plain C++": {"isa": 0},
}
"""The settings for covering games: which fields of CoveringTuning differ."""
COLUMNS: Final[dict[str, Changes]] = {
    "default": {},
    "no dead-end test": {"dead_test": False},
    "no safe moves": {"safe_moves": False},
    "no dives": {"dives": 0.0},
    "no digging": {"dig": 0.0},
    "mostly digging": {"dig": 0.9, "dig_wide": 0},
    "exact draws at once": {"dig": 0.9, "dig_wide": 0, "dig_states": 1},
    "both sets of weights at once": {"second_after": 0},
    "one set of weights": {"second_after": NEVER},
    "few draws": {"draw_batch": 2},
}
"""The settings for column games: which fields of ColumnTuning differ."""
SEEDS: Final = (1, 2)
"""Seeds of further runs with the default settings."""
PROVING: Final = ("default", "no sweep", "endings at once", "mostly digging", "exact draws at once", "no dives")
"""The settings that are used on winning lines, because they prove losses early."""


def settings_of(position: Position) -> dict[str, Changes]:
    """Return the settings for the family of a position."""
    return COVERING if isinstance(position, CoveringPosition) else COLUMNS


def search(position: Position, changes: Changes, max_nodes: int, seed: int = 0) -> tuple[str, int]:
    """Return the status of the native search and its nodes."""
    limits = _core.Limits(max_nodes=max_nodes, max_bytes=_BYTES)
    if isinstance(position, CoveringPosition):
        rules, native = covering_rules(position.rules), covering_position(position)
        tuning = _core.CoveringTuning()
        for name, value in changes.items():
            setattr(tuning, name, value)
        covering = _core.search_covering(rules, native, limits, seed=seed, tuning=tuning)
        return covering.status, covering.nodes
    assert isinstance(position, ColumnPosition)
    worths = native_column_rules(numbers.column_rules(position.rules, position.foundations.base))
    column_tuning = _core.ColumnTuning()
    for name, value in changes.items():
        setattr(column_tuning, name, value)
    found = _core.search_columns(worths, column_position(position), limits, seed=seed, tuning=column_tuning)
    return found.status, found.nodes


def setting_rows(game: str, rules: Rules, number: int, max_nodes: int) -> Iterator[tuple[Row, Callable[[], tuple[str, int]]]]:
    """Yield a run with each setting: its row without the result, and the function that gets the result."""
    position = start(rules, number)
    runs = [(name, changes, 0) for name, changes in settings_of(position).items()]
    if isinstance(position, HolesPosition):
        runs = runs[:1]
    runs += [(f"seed {seed}", {}, seed) for seed in SEEDS]
    for name, changes, seed in runs:
        row: Row = {"game": game, "deal": number, "setting": name, "max_nodes": max_nodes}
        yield row, lambda changes=changes, seed=seed: search(position, changes, max_nodes, seed)  # type: ignore[misc]  # a default binds the value


def win_rows(game: str, rules: Rules, number: int, max_nodes: int, points: int) -> Iterator[tuple[Row, Callable[[], tuple[str, int]]]]:
    """Yield a run with each proving setting for random positions on the winning line of a deal, if the deal is won."""
    verdict = solve(start(rules, number), Limits(max_nodes=10 * max_nodes))
    if not isinstance(verdict, Won):
        return
    position = start(rules, number)
    chosen = set(Random(number).sample(range(len(verdict.moves)), min(points, len(verdict.moves))))
    for at, move in enumerate(verdict.moves):
        if at in chosen:
            here = position.copy()
            for name, changes in settings_of(here).items():
                if name in PROVING and not (isinstance(here, HolesPosition) and changes):
                    row: Row = {"game": game, "deal": number, "at": at, "setting": name, "max_nodes": max_nodes}
                    yield row, lambda here=here, changes=changes: search(here, changes, max_nodes)  # type: ignore[misc]  # a default binds the value
        position.push(move)


def key_of(row: Row) -> tuple[object, ...]:
    """Return what identifies a run."""
    return tuple(row.get(name) for name in ("game", "deal", "at", "setting", "max_nodes"))


def read(files: list[Path]) -> list[Row]:
    """Return the runs in some files. Skips a last line that was cut off."""
    rows: list[Row] = []
    for file in files:
        for line in file.read_text().splitlines() if file.exists() else ():
            try:
                rows.append(json.loads(line))
            except ValueError:
                continue
    return rows


def report(rows: list[Row]) -> int:
    """Print a table of all runs, and the contradictions. Return the exit code."""
    print("| game | deals | positions on winning lines | runs | won | lost | open | won and lost |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    contradictions = []
    for game in dict.fromkeys(str(row["game"]) for row in rows):
        of_game = [row for row in rows if row["game"] == game]
        counts = Counter(str(row["verdict"]) for row in of_game)
        won = {row["deal"] for row in of_game if row["verdict"] == "won" or "at" in row}  # a position on a winning line can be won
        wrong = [row for row in of_game if row["verdict"] == "lost" and row["deal"] in won]
        contradictions += wrong
        points = {(row["deal"], row["at"]) for row in of_game if "at" in row}
        deals = len({row["deal"] for row in of_game})
        still_open = len(of_game) - counts["won"] - counts["lost"]
        print(
            f"| `{game}` | {deals} | {len(points)} | {len(of_game):,} | {counts['won']:,} | {counts['lost']:,} | {still_open:,} "
            f"| {len(wrong)} |"
        )
    for row in contradictions:
        print(f"contradiction: {json.dumps(row)}", file=sys.stderr)
    return 1 if contradictions else 0


def main() -> int:
    """Make the missing runs, then print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("settings", "wins"):
        command = commands.add_parser(name)
        command.add_argument("--out", type=Path, required=True)
        command.add_argument("--games", nargs="+", default=list(DEFAULT_GAMES))
        command.add_argument("--deals", type=int, default=100)
        command.add_argument("--first", type=int, default=1)
        command.add_argument("--max-nodes", type=int, default=20_000)
        if name == "wins":
            command.add_argument("--points", type=int, default=4, help="positions on each winning line")
    commands.add_parser("table").add_argument("files", nargs="+", type=Path)
    arguments = parser.parse_args()
    if arguments.command == "table":
        return report(read(arguments.files))
    out: Path = arguments.out
    known = {key_of(row) for row in read([out])}
    with out.open("a") as file:
        for game in arguments.games:
            rules = find_variant(game).rules
            for number in range(arguments.first, arguments.first + arguments.deals):
                if arguments.command == "wins":
                    runs = win_rows(game, rules, number, arguments.max_nodes, arguments.points)
                else:
                    runs = setting_rows(game, rules, number, arguments.max_nodes)
                for row, run in runs:
                    if key_of(row) not in known:
                        row["verdict"], row["nodes"] = run()
                        file.write(json.dumps(row) + "\n")
    return report(read([out]))


if __name__ == "__main__":
    sys.exit(main())
