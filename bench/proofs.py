"""Measures the proofs of lost deals: how many lost deals have one, how large it is, and how long it takes to check.

    .venv/bin/python bench/proofs.py [--games golf forty-thieves] [--lost 100] [--first 1] [--most-deals 1000] [--max-nodes 1000000]
        [--known FILE] [--out FILE]

The deals of each game are searched until --lost of them are lost, or --most-deals were searched. Each proof is written, read and checked.
A proof that doesn't hold ends the program with an error. Results are appended to FILE, one line of JSON per lost deal. To continue a run
that was stopped, start it with the same FILE.

With --known, deals are not searched if FILE has their verdict. It has the rows that bench/columns.py writes.

The times are processor times of this Python.
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
from longwood.proofs import check_proof, format_proof, parse_proof
from longwood.solver import Limits, Lost, solve
from longwood.solver.proving import NoProofError, prove
from longwood.variants import find_variant

DEFAULT_GAMES: Final = (
    "golf", "golf-queens", "putt-putt", "tri-peaks", "pyramid-golf", "black-hole", "all-in-a-row", "forty-thieves", "limited", "lucas",
)  # fmt: skip

Row = dict[str, object]


def row(game: str, number: int, most: int) -> Row:
    """Return the measurements of a lost deal as a JSON object. `bytes` is 0 if there is no proof."""
    position = start(find_variant(game), number)
    began_s = time.process_time()
    try:
        proof = prove(position, game, deal=str(number), most=most)
    except NoProofError as error:
        return {"game": game, "deal": number, "why": str(error), "prove_s": time.process_time() - began_s, "bytes": 0}
    data = format_proof(proof)
    proved_s = time.process_time()
    steps = check_proof(parse_proof(data), position)
    return {"game": game, "deal": number, "prove_s": proved_s - began_s, "check_s": time.process_time() - proved_s,
            "bytes": len(data), "steps": steps}  # fmt: skip


def lost_deals(game: str, numbers: range, max_nodes: int, verdicts: dict[tuple[object, object], object]) -> Iterator[int]:
    """Yield the numbers of lost deals. `verdicts` are those that are known, by game and deal."""
    rules = find_variant(game).rules
    for number in numbers:
        verdict = verdicts.get((game, number))
        if verdict == "lost" or (verdict is None and isinstance(solve(start(rules, number), Limits(max_nodes=max_nodes)), Lost)):
            yield number


def read(file: Path | None) -> list[Row]:
    """Return the rows of a file, none if there is no such file."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file is not None and file.exists() else []


def table(game: str, rows: list[Row]) -> str:
    """Return the Markdown table row of one game."""
    proved = [one for one in rows if one["bytes"]]
    kb = sorted(float(str(one["bytes"])) / 1000 for one in proved) or [0.0]
    check = sorted(float(str(one["check_s"])) for one in proved) or [0.0]
    write = statistics.median(float(str(one["prove_s"])) for one in proved) if proved else 0.0
    return (
        f"| `{game}` | {len(rows)} | {len(proved)} ({len(proved) / max(len(rows), 1):.0%}) | {statistics.median(kb):.1f} / {_high(kb):.1f} "
        f"/ {kb[-1]:.1f} | {write:.2f} | {statistics.median(check):.2f} / {_high(check):.2f} / {check[-1]:.2f} |"
    )


def _high(ascending: list[float]) -> float:
    """Return the 95th percentile."""
    return ascending[min(len(ascending) - 1, len(ascending) * 95 // 100)]


def main() -> None:
    """Measure the missing deals, then print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(DEFAULT_GAMES))
    parser.add_argument("--lost", type=int, default=100, help="lost deals of each game")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--most-deals", type=int, default=1000)
    parser.add_argument("--max-nodes", type=int, default=1_000_000, help="of the search that finds the lost deals")
    parser.add_argument("--most-steps", type=int, default=1_000_000, help="of a proof")
    parser.add_argument("--known", type=Path, metavar="FILE")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    out: Path | None = arguments.out
    known = {(one["game"], one["deal"]): one for one in read(out)}
    verdicts = {(one["game"], one["deal"]): one["verdict"] for one in read(arguments.known)}
    numbers = range(arguments.first, arguments.first + arguments.most_deals)
    print("| game | lost deals | with a proof | KB, median / 95% / largest | s to write, median | s to check, median / 95% / longest |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for game in arguments.games:
        found: list[Row] = []
        for number in lost_deals(game, numbers, arguments.max_nodes, verdicts):
            one = known.get((game, number)) or row(game, number, arguments.most_steps)
            found.append(one)
            if out is not None and (game, number) not in known:
                with out.open("a") as file:
                    file.write(json.dumps(one) + "\n")
            if len(found) == arguments.lost:
                break
        print(table(game, found), flush=True)


if __name__ == "__main__":
    main()
