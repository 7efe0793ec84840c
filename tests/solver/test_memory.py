"""Tests of the memory limit: searches stay within it, and their answer is right or says that memory ran out.

tests/native/starved.cpp tests searches when the machine itself is out of memory.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longwood.play import start
from longwood.solver import Limit, Limits, Lost, Unknown, Verdict, Won, solve
from longwood.variants import find_game
from tests.solver.test_verdicts import KNOWN, read_options
from tests.strategies import DEALS

_PEAK = """
import pathlib, sys
from longwood.play import start
from longwood.solver import _core
from longwood.solver.native import column_position, column_rules, covering_position, covering_rules
from longwood.variants import find_variant
game, number, size = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
rules = find_variant(game).rules
position = start(rules, number)
limits = _core.Limits(max_nodes=2**60, max_bytes=size)
def memory(what):
    return next(int(line.split()[1]) for line in pathlib.Path("/proc/self/status").read_text().splitlines() if line.startswith(what))
if game != "double-golf":
    problem, tuning = (column_rules(rules, 1), column_position(position)), _core.ColumnTuning()
    tuning.dives = 0.0
    before = memory("VmRSS")
    found = _core.search_columns(*problem, limits, tuning=tuning)
else:
    problem = covering_rules(rules), covering_position(position)
    before = memory("VmRSS")
    found = _core.search_covering(*problem, limits)
print(found.status, 1024 * (memory("VmHWM") - before))
"""


@pytest.mark.measures
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc to read the peak")
@pytest.mark.parametrize(
    ("game", "number", "size"),
    [
        ("forty-thieves", 3, 13_000_000),
        ("forty-thieves", 3, 40_000_000),
        ("forty-thieves", 68, 100_000_000),
        ("limited", 850_271, 40_000_000),
        ("maria", 2, 13_000_000),
        ("double-golf", 300_038, 14_000_000),
        ("double-golf", 300_038, 40_000_000),
        ("double-golf", 300_038, 100_000_000),
    ],
)
def test_a_search_stays_within_its_memory_limit(game: str, number: int, size: int) -> None:
    """The peak is at most a tenth above the limit, even while a table grows, and the search doesn't stop far below the limit.

    Deal 3 of Forty Thieves runs out of memory in the digging game. Maria's layers count novelty.
    """
    words = [sys.executable, "-c", _PEAK, game, str(number), str(size)]
    status, peak = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()
    assert status == "memory"
    assert 0.4 * size < int(peak) < 1.1 * size


@pytest.mark.parametrize(
    "game", ["golf", "golf-queens", "tri-peaks", "black-hole", "double-golf", "forty-thieves", "little-forty", "maria"]
)
def test_little_memory_never_gives_a_wrong_verdict(game: str) -> None:
    """The limits range from almost no memory to enough to decide every deal."""
    rules = find_game(game, read_options("-")).rules
    found_verdicts: Counter[str] = Counter()
    for deal, right in KNOWN[game, "-"][:4]:
        for power in (0, 6, 12, 14, 15, 16, 17, 18, 19, 20, 21, 23, 32):
            verdict = solve(start(rules, deal), Limits(max_bytes=2**power, max_nodes=1_000_000))
            name = {Won: "won", Lost: "lost", Unknown: "unknown"}[type(verdict)]
            found_verdicts[name] += 1
            assert name in (right, "unknown"), f"deal {deal}, 2^{power} bytes"
            if isinstance(verdict, Unknown):
                assert verdict.limit is Limit.MEMORY
                assert power < 32
    assert found_verdicts["unknown"]


def test_reusing_memory_in_a_thread_changes_no_answer() -> None:
    """The next search of a thread reuses the memory of the last one. Its answer is the same as in a new thread, for any limit."""
    rules = find_game("forty-thieves").rules

    def found(size: int, nodes: int) -> Verdict:
        verdict = solve(start(rules, 13), Limits(max_bytes=size, max_nodes=nodes))
        return replace(verdict, effort=replace(verdict.effort, cpu_s=0.0))

    searches = [(2**32, 200_000), (2**32, 20_000), (2**23, 200_000), (2**21, 200_000), (2**32, 20_000)]
    with ThreadPoolExecutor(1) as one:
        together = [one.submit(found, *each).result() for each in searches]
    for each, expected in zip(searches, together, strict=True):
        with ThreadPoolExecutor(1) as fresh:
            assert fresh.submit(found, *each).result() == expected


@given(st.sampled_from(("forty-thieves", "rank-and-file", "golf", "double-putt")), DEALS, st.integers(1, 300_000))
@settings(max_examples=40)
def test_any_memory_limit_ends_the_search(game: str, seed: int, size: int) -> None:
    """This includes limits that are too small for the first table. solve() replays the line that got furthest to check it."""
    rules = find_game(game).rules
    verdict = solve(start(rules, seed), Limits(max_nodes=30_000, max_bytes=size))
    assert isinstance(verdict, Won | Lost) or verdict.limit is Limit.MEMORY
