"""Longwood beside another solver: the same deals, deal by deal in one run, verdicts compared, and the ratio of processor time.

    .venv/bin/python bench/peers.py --black-hole-solver PATH [--rank-reach-prune] [--games golf black-hole] [--deals 100]
    .venv/bin/python bench/peers.py --solvitaire PATH [--games golf forty-thieves] [--timeout-s 10]

PATH is the peer's program: `black-hole-solve` of Shlomi Fish's black-hole-solver, `solvitaire` of Blake's and Gent's Solvitaire.
The peer's time is user and system time of its process, one for each deal; Longwood's is that of the search alone, and of the search with
everything Python does to it: compiling the position, reading the line, the referee's replay. Two verdicts that differ are printed,
and make the exit code 1.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from longwood.cards import Card, Deal, format_card
from longwood.play import start
from longwood.rules import Rules, deal
from longwood.solver import Limits, Lost, Verdict, Won, default_limits, solve
from longwood.variants import find_game


class Peer(Protocol):
    """A solver that is no part of Longwood."""

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games it plays by our rules."""

    def question(self, game: str, dealt: Deal) -> str:
        """The text of its deal file."""

    def command(self, game: str, file: Path, timeout_s: float) -> list[str]:
        """How it is called."""

    def verdict(self, said: str) -> str:
        """What it said: won, lost or unknown. Raises ValueError for anything else."""


def _row(cards: Sequence[Card]) -> str:
    return " ".join(map(format_card, cards))


@dataclass(frozen=True)
class BlackHoleSolver:
    """Five games. Source: c-solver/solver_common.h (options, words) and lib.c (boards) of github.com/shlomif/black-hole-solitaire."""

    program: str
    prune: bool = False
    games: tuple[str, ...] = ("golf", "golf-queens", "putt-putt", "black-hole", "all-in-a-row")
    _words: dict[str, list[str]] = field(
        default_factory=lambda: {
            "golf": ["--game", "golf"],
            "golf-queens": ["--game", "golf", "--queens-on-kings"],
            "putt-putt": ["--game", "golf", "--wrap-ranks"],
            "black-hole": ["--game", "black_hole"],
            "all-in-a-row": ["--game", "all_in_a_row"],
        }
    )

    def question(self, game: str, dealt: Deal) -> str:
        lines = [f"Talon: {_row(dealt.stock)}"] if dealt.stock else []
        lines.append(f"Foundations: {'-' if dealt.hole is None else format_card(dealt.hole)}")
        return "\n".join([*lines, *map(_row, dealt.tableau)]) + "\n"

    def command(self, game: str, file: Path, timeout_s: float) -> list[str]:
        return [self.program, *self._words[game], "--quiet", *(["--rank-reach-prune"] if self.prune else []), str(file)]

    def verdict(self, said: str) -> str:
        found = re.search(r"^(Solved|Unsolved|Intractable|Exceeded)\b", said, re.MULTILINE)
        if found is None:
            raise ValueError(f"black-hole-solver said {said[:200]!r}")
        return {"Solved": "won", "Unsolved": "lost"}.get(found[1], "unknown")


@dataclass(frozen=True)
class Solvitaire:
    """The games of its presets that are ours: its lucas deals other columns, its rank-and-file hides cards in its own way.

    Source: command_line_helper.cpp (options), deal_parser.cpp (JSON), sol_preset_types.cpp (games) and solver.cpp (words) of
    github.com/thecharlieblake/Solvitaire.
    """

    program: str
    games: tuple[str, ...] = ("golf", "black-hole", "forty-thieves", "limited", "maria", "streets")

    def question(self, game: str, dealt: Deal) -> str:
        data: dict[str, object] = {"tableau piles": [list(map(self._card, pile)) for pile in dealt.tableau]}
        if dealt.stock:
            data["stock"] = list(map(self._card, dealt.stock[::-1]))  # its stock's top is the last
        if dealt.hole is not None:
            data["hole"] = self._card(dealt.hole)
        return json.dumps(data)

    @staticmethod
    def _card(value: Card) -> str:
        return format_card(value).replace("T", "10")

    def command(self, game: str, file: Path, timeout_s: float) -> list[str]:
        return [self.program, "--type", game, "--classify", "--timeout", str(round(1000 * timeout_s)), str(file)]

    def verdict(self, said: str) -> str:
        found = re.search(r"\b(solved|unsolvable|timed-out|memory-limit-reached|terminated)\b", said)
        if found is None:
            raise ValueError(f"Solvitaire said {said[:200]!r}")
        return {"solved": "won", "unsolvable": "lost"}.get(found[1], "unknown")


@dataclass
class Tally:
    """What came of one game's deals."""

    ours: Counter[str] = field(default_factory=Counter)
    theirs: Counter[str] = field(default_factory=Counter)
    agreed: int = 0
    differing: list[int] = field(default_factory=list)
    our_search_s: float = 0.0
    our_cpu_s: float = 0.0
    their_cpu_s: float = 0.0


def asked(peer: Peer, game: str, dealt: Deal, folder: Path, timeout_s: float) -> tuple[str, float]:
    """The peer's verdict, and the processor seconds of its process. A peer that runs out of time is ended, and knows nothing."""
    file = folder / "deal"
    file.write_text(peer.question(game, dealt), "ascii")
    before = os.times()
    try:
        done = subprocess.run(
            peer.command(game, file, timeout_s),
            capture_output=True,
            text=True,
            timeout=1 + 2 * timeout_s,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        said = peer.verdict(done.stdout)
    except subprocess.TimeoutExpired:
        said = "unknown"
    after = os.times()
    return said, (after.children_user - before.children_user) + (after.children_system - before.children_system)


def word(verdict: Verdict) -> str:
    """won, lost or unknown."""
    return "won" if isinstance(verdict, Won) else "lost" if isinstance(verdict, Lost) else "unknown"


def compare(peer: Peer, game: str, numbers: Sequence[int], limits: Limits | None = None, timeout_s: float = 10.0) -> Tally:
    """Both solvers on the deals of these numbers, in turn."""
    rules: Rules = find_game(game).rules
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="longwood-peers-") as name:
        for number in numbers:
            theirs, cpu_s = asked(peer, game, deal(rules, number), Path(name), timeout_s)
            tally.their_cpu_s += cpu_s
            position = start(rules, number)
            before = time.thread_time()
            verdict = solve(position, limits or default_limits(rules))
            tally.our_cpu_s += time.thread_time() - before
            tally.our_search_s += verdict.effort.cpu_s
            ours = word(verdict)
            tally.ours[ours] += 1
            tally.theirs[theirs] += 1
            if "unknown" not in (ours, theirs):
                tally.agreed += ours == theirs
                if ours != theirs:
                    tally.differing.append(number)
    return tally


def row(game: str, tally: Tally) -> str:
    """One line of Markdown."""
    counts = " | ".join(" / ".join(str(one[name]) for name in ("won", "lost", "unknown")) for one in (tally.theirs, tally.ours))
    ours = (tally.our_search_s, tally.our_cpu_s)
    ratios = " | ".join(f"{tally.their_cpu_s / cpu_s:,.1f}" if cpu_s else "-" for cpu_s in ours)
    return (
        f"| `{game}` | {tally.ours.total()} | {counts} | {tally.agreed} / {len(tally.differing)} "
        f"| {tally.their_cpu_s:.2f} | {ours[0]:.3f} | {ours[1]:.3f} | {ratios} |"
    )


def main() -> int:
    """Run, print a table in Markdown and the deals on which the solvers differ, and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--black-hole-solver", metavar="PATH")
    which.add_argument("--solvitaire", metavar="PATH")
    parser.add_argument("--rank-reach-prune", action="store_true", help="switch black-hole-solver's prune on")
    parser.add_argument("--games", nargs="+", help="ids (default: all that the peer plays)")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--timeout-s", type=float, default=10.0, help="for the peer, each deal")
    arguments = parser.parse_args()
    peer: Peer = (
        BlackHoleSolver(arguments.black_hole_solver, arguments.rank_reach_prune)
        if arguments.black_hole_solver
        else Solvitaire(arguments.solvitaire)
    )
    differing = []
    print(
        "| game | deals | peer won / lost / open | ours | agreed / differing "
        "| peer's CPU s | our search's | all of ours | peer's / search's | peer's / all |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in arguments.games or peer.games:
        if game not in peer.games:
            parser.error(f"this peer does not play {game}, but {', '.join(peer.games)}")
        tally = compare(peer, game, range(arguments.first, arguments.first + arguments.deals), timeout_s=arguments.timeout_s)
        print(row(game, tally), flush=True)
        differing += [f"{game} {number}" for number in tally.differing]
    if differing:
        print(f"\nThe verdicts differ: {', '.join(differing)}")
    return int(bool(differing))


if __name__ == "__main__":
    raise SystemExit(main())
