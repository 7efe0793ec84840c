"""Compares the speed of the search in WebAssembly (in Node) with that of the native search, on the same deals.

    .venv/bin/python bench/wasm_search.py [--games golf maria] [--runs 5]

Both search the same problems in turn, so that other programs disturb both alike. The node counts must be equal. Prints the median of the
runs in processor time, and the ratio for the first time that a new Node searches these problems, when V8 still compiles the module. With
--sizes, it prints the sizes of the module and its worker instead.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import signature

from longwood.play import start
from longwood.rules import Rules, Scoring
from longwood.solver import Limits, _core
from longwood.solver.native import search
from longwood.solver.steps import Claim, Goal, Problem
from longwood.solver.words import claim_of, problem_words
from longwood.variants import find_game

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "build_backend"))

from longwood_build import node, wasm

_STATIC: Final = wasm.ROOT / "src" / "longwood" / "server" / "static"
_DEALS: Final = {
    **dict.fromkeys(("forty-thieves", "limited", "maria", "number-ten", "streets"), (12, 200_000)),
    **dict.fromkeys(("golf", "tri-peaks", "black-hole", "all-in-a-row"), (600, 5_000_000)),
    **dict.fromkeys(("double-golf", "thieves-golf"), (40, 1_000_000)),
}
"""The deals of each game, and the most nodes for each of them."""
_BEST_SCORES: Final = {"golf": (20, 5_000_000), "tri-peaks": (2, 200_000)}
_BYTES: Final = 2**28
_ISAS: Final = ("portable", "AVX2", "AVX-512")


def worker() -> Path:
    """Return the path of the built search worker."""
    (found,) = (_STATIC / "assets").glob("search-worker-*.js")
    return found


def answers_in_node(problems: Sequence[Problem]) -> list[Claim]:
    """Return the claims of the search worker about problems, in a new Node."""
    data = b"".join(struct.pack("<I", len(words)) + words for words in map(problem_words, problems))
    found = node.find()
    assert found is not None, "there is no Node"
    command = [str(found.node), str(Path(__file__).with_suffix(".mjs")), str(worker()), str(wasm.MODULE)]
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return [claim_of(problem, words, cpu_s) for problem, (cpu_s, words) in zip(problems, _answers(done.stdout), strict=True)]


def _answers(data: bytes) -> Iterator[tuple[float, bytes]]:
    at = 0
    while at < len(data):
        size, cpu_s = struct.unpack_from("<Id", data, at)
        at += struct.calcsize("<Id")
        yield cpu_s, data[at : at + size]
        at += size


def module_path() -> str:
    """Return the path of the module on the server."""
    (found,) = (_STATIC / "assets").glob("offline-*/search.wasm")
    return f"/{found.relative_to(_STATIC).as_posix()}"


def signature_problems() -> dict[str, list[Problem]]:
    """Return the problems of each total in bench/signature.txt."""
    wins = {name: _signature_problems(rules, signature.MAX_NODES, Goal.WIN) for name, rules in signature.games().items()}
    for name in signature.LONG:
        wins[f"{name},long"] = _signature_problems(find_game(name).rules, signature.LONG_NODES, Goal.WIN)
    scores = {}
    for name in signature.BEST_SCORES:
        rules = find_game(name).rules
        factor = 10 if getattr(rules, "scoring", None) is Scoring.HOLE else 1
        scores[f"{name},best-score"] = _signature_problems(rules, factor * signature.MAX_NODES, Goal.SCORE)
    return wins | scores


def _signature_problems(rules: Rules, max_nodes: int, goal: Goal) -> list[Problem]:
    return [Problem(start(rules, deal), Limits(max_nodes, _BYTES), goal=goal) for deal in signature.DEALS]


def problems_of(game: str, deals: int, max_nodes: int, goal: Goal) -> list[Problem]:
    """Return the problems of the first deals of a game."""
    rules, limits = find_game(game).rules, Limits(max_nodes, _BYTES)
    return [Problem(start(rules, deal), limits, goal=goal) for deal in range(1, deals + 1)]


def row(name: str, problems: Sequence[Problem], runs: int) -> str:
    """Measure and return a row of the table."""
    native_s, wasm_s = [], []
    for _ in range(runs):
        claims = [search(problem) for problem in problems]
        native_s.append(sum(claim.effort.cpu_s for claim in claims))
        twice = answers_in_node([*problems, *problems])  # first while V8 compiles, then with what it has compiled
        for half in (twice[: len(problems)], twice[len(problems) :]):
            assert [claim.effort.nodes for claim in half] == [claim.effort.nodes for claim in claims], "the node counts differ"
            wasm_s.append(sum(claim.effort.cpu_s for claim in half))
    nodes = sum(claim.effort.nodes for claim in claims)
    native, cold, warm = statistics.median(native_s), statistics.median(wasm_s[::2]), statistics.median(wasm_s[1::2])
    ratios = sorted(a / b for a, b in zip(native_s, wasm_s[1::2], strict=True))
    return (
        f"| {name} | {len(problems)} | {nodes:,} | {nodes / native / 1000:,.0f} | {nodes / warm / 1000:,.0f} | {native / warm:.2f} "
        f"| {ratios[0]:.2f} - {ratios[-1]:.2f} | {native / cold:.2f} |"
    )


def sizes() -> str:
    """Return the sizes of the built files."""
    lines = []
    for path in (wasm.MODULE, worker()):
        data = path.read_bytes()
        packed = {"gzip": len(gzip.compress(data, 9))}
        brotli = next(_STATIC.rglob(f"{path.name}.br"), None)
        if brotli is not None:
            packed["brotli"] = brotli.stat().st_size
        lines.append(f"{path.name}: {len(data):,} bytes, {', '.join(f'{name} {size:,}' for name, size in packed.items())}")
    return "\n".join(lines)


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(_DEALS), choices=list(_DEALS))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--sizes", action="store_true")
    arguments = parser.parse_args()
    if arguments.sizes:
        print(sizes())
        return
    print(f"Native: {_ISAS[_core.best_isa()]}, {_core.build_info().compiler}")
    print("| search | deals | nodes | native, 1,000 nodes/s | WebAssembly | ratio | lowest - highest | ratio, first run |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    wins = partial(problems_of, goal=Goal.WIN)
    for game in arguments.games:
        print(row(f"`{game}`", wins(game, *_DEALS[game]), arguments.runs), flush=True)
    for game in set(arguments.games) & set(_BEST_SCORES):
        print(row(f"`{game}`, best score", problems_of(game, *_BEST_SCORES[game], goal=Goal.SCORE), arguments.runs), flush=True)


if __name__ == "__main__":
    main()
