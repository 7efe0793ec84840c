"""Measures how many deals of each game the search decides: won, lost, open and seconds, for all games of the catalogue.

    .venv/bin/python bench/catalogue.py [--games golf maria] [--deals 100] [--max-nodes 500000] [--game-s 600] [--out FILE]

It searches the deals from 1 on, one after another, in one thread. Results are appended to FILE, one line of JSON per deal, as
bench/columns.py does. To continue a run that was stopped, start it with the same FILE.

A game gets at most --game-s seconds of processor time. Its row then counts only the deals that were searched until then.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from columns import Row, counts, read, row

from longwood.play import start
from longwood.solver import Limits, solve
from longwood.variants import CATALOGUE, find_variant


def searched(game: str, numbers: Iterable[int], max_nodes: int, game_s: float) -> Iterator[Row]:
    """Yield the results of deals of a game until the game has used its processor time, in seconds."""
    rules = find_variant(game).rules
    for number in numbers:
        if game_s <= 0:
            return
        verdict = solve(start(rules, number), Limits(max_nodes=max_nodes))
        game_s -= verdict.effort.cpu_s
        yield row(game, number, max_nodes, verdict)


def table(rows: list[Row]) -> Iterator[str]:
    """Yield the Markdown table: a row for each game, in the order of the catalogue."""
    yield "| game | deals | won | lost | open | CPU s, all deals |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for variant in CATALOGUE:
        found = [one for one in rows if one["game"] == variant.id]
        if found:
            won, lost = (sum(one["verdict"] == word for one in found) for word in ("won", "lost"))
            cpu = sum(float(str(one["cpu_s"])) for one in found)
            yield f"| `{variant.id}` | {len(found)} | {won} | {lost} | {len(found) - won - lost} | {cpu:,.1f} |"


def main() -> None:
    """Search the missing deals, then print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", default=[variant.id for variant in CATALOGUE])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--max-nodes", type=int, default=500_000)
    parser.add_argument("--game-s", type=float, default=600)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    numbers = range(1, arguments.deals + 1)
    rows = [one for one in read(arguments.out) if counts(one, arguments.max_nodes, 0) and one["deal"] in numbers]
    for game in arguments.games:
        done = [one for one in rows if one["game"] == game]
        used = sum(float(str(one["cpu_s"])) for one in done)
        missing = [number for number in numbers if number not in {one["deal"] for one in done}]
        for found in searched(game, missing, arguments.max_nodes, arguments.game_s - used):
            rows.append(found)
            if arguments.out is not None:
                with arguments.out.open("a") as file:
                    file.write(json.dumps(found) + "\n")
    print(*table([one for one in rows if one["game"] in arguments.games]), sep="\n")


if __name__ == "__main__":
    main()
