"""Compares Longwood with another solver: verdicts and processor time on the same deals, deal by deal.

    .venv/bin/python bench/peers.py --black-hole-solver PATH [--rank-reach-prune] [--games golf black-hole] [--deals 100]
    .venv/bin/python bench/peers.py --solvitaire PATH [--games golf forty-thieves] [--timeout-s 10]

PATH is the program of the other solver (the peer): `black-hole-solve` from Shlomi Fish's black-hole-solver, or `solvitaire` from Blake and
Gent's Solvitaire. The peer's time is the user and system time of one process per deal. Longwood has two times: the search alone, and the
search with all the work in Python, which compiles the position, reads the winning line and replays it. Deals with different verdicts are
printed and make the exit code 1.
"""

from __future__ import annotations

import argparse
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

from longwood.cards import Deal
from longwood.play import start
from longwood.play.boards import format_board
from longwood.rules import Rules, deal
from longwood.solver import Limits, Lost, Verdict, Won, default_limits, solve
from longwood.variants import find_game


class Peer(Protocol):
    """A solver that is not part of Longwood."""

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games for which it has the same rules as Longwood."""

    def deal_text(self, game: str, dealt: Deal) -> str:
        """Return the text of a deal file in the peer's format."""

    def command(self, game: str, file: Path, timeout_s: float) -> list[str]:
        """Return the command that solves a deal file."""

    def verdict(self, output: str) -> str:
        """Return the verdict in the peer's output: won, lost or unknown. Raises ValueError if there is none."""


@dataclass(frozen=True)
class BlackHoleSolver:
    """Shlomi Fish's black-hole-solver.

    Source: c-solver/solver_common.h (options, output) and lib.c (boards) of github.com/shlomif/black-hole-solitaire.
    """

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

    def deal_text(self, game: str, dealt: Deal) -> str:
        return format_board(start(find_game(game), dealt), "black-hole-solver")

    def command(self, game: str, file: Path, timeout_s: float) -> list[str]:
        return [self.program, *self._words[game], "--quiet", *(["--rank-reach-prune"] if self.prune else []), str(file)]

    def verdict(self, output: str) -> str:
        found = re.search(r"^(Solved|Unsolved|Intractable|Exceeded)\b", output, re.MULTILINE)
        if found is None:
            raise ValueError(f"black-hole-solver said {output[:200]!r}")
        return {"Solved": "won", "Unsolved": "lost"}.get(found[1], "unknown")


@dataclass(frozen=True)
class Solvitaire:
    """Runs Solvitaire. Its lucas is left out because it has a different layout, and its rank-and-file, which has different face-down cards.

    Source: command_line_helper.cpp (options), deal_parser.cpp (JSON), sol_preset_types.cpp (games) and solver.cpp (output) of
    github.com/thecharlieblake/Solvitaire.
    """

    program: str
    games: tuple[str, ...] = ("golf", "black-hole", "forty-thieves", "limited", "maria", "streets")

    def deal_text(self, game: str, dealt: Deal) -> str:
        return format_board(start(find_game(game), dealt), "solvitaire")

    def command(self, game: str, file: Path, timeout_s: float) -> list[str]:
        return [self.program, "--type", game, "--classify", "--timeout", str(round(1000 * timeout_s)), str(file)]

    def verdict(self, output: str) -> str:
        found = re.search(r"\b(solved|unsolvable|timed-out|memory-limit-reached|terminated)\b", output)
        if found is None:
            raise ValueError(f"Solvitaire said {output[:200]!r}")
        return {"solved": "won", "unsolvable": "lost"}.get(found[1], "unknown")


@dataclass
class Tally:
    """The results of one game's deals."""

    ours: Counter[str] = field(default_factory=Counter)
    """The number of deals with each of our verdicts."""
    theirs: Counter[str] = field(default_factory=Counter)
    """The number of deals with each of the peer's verdicts."""
    agreed: int = 0
    """The number of deals that both decided, with the same verdict."""
    differing: list[int] = field(default_factory=list)
    """The deals that both decided, with different verdicts."""
    our_search_s: float = 0.0
    our_cpu_s: float = 0.0
    their_cpu_s: float = 0.0


def peer_verdict(peer: Peer, game: str, dealt: Deal, folder: Path, timeout_s: float) -> tuple[str, float]:
    """Run the peer on a deal and return its verdict and its processor seconds. On a timeout it is killed and the verdict is unknown."""
    file = folder / "deal"
    file.write_text(peer.deal_text(game, dealt), "ascii")
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
        output = peer.verdict(done.stdout)
    except subprocess.TimeoutExpired:
        output = "unknown"
    after = os.times()
    return output, (after.children_user - before.children_user) + (after.children_system - before.children_system)


def word(verdict: Verdict) -> str:
    """Return the verdict as won, lost or unknown."""
    return "won" if isinstance(verdict, Won) else "lost" if isinstance(verdict, Lost) else "unknown"


def compare(peer: Peer, game: str, numbers: Sequence[int], limits: Limits | None = None, timeout_s: float = 10.0) -> Tally:
    """Run both solvers on each of these deals and return the totals."""
    rules: Rules = find_game(game).rules
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="longwood-peers-") as name:
        for number in numbers:
            theirs, cpu_s = peer_verdict(peer, game, deal(rules, number), Path(name), timeout_s)
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
    """Return the Markdown table row of a game."""
    counts = " | ".join(" / ".join(str(one[name]) for name in ("won", "lost", "unknown")) for one in (tally.theirs, tally.ours))
    ours = (tally.our_search_s, tally.our_cpu_s)
    ratios = " | ".join(f"{tally.their_cpu_s / cpu_s:,.1f}" if cpu_s else "-" for cpu_s in ours)
    return (
        f"| `{game}` | {tally.ours.total()} | {counts} | {tally.agreed} / {len(tally.differing)} "
        f"| {tally.their_cpu_s:.2f} | {ours[0]:.3f} | {ours[1]:.3f} | {ratios} |"
    )


def main() -> int:
    """Print a Markdown table and the deals with different verdicts, and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--black-hole-solver", metavar="PATH")
    which.add_argument("--solvitaire", metavar="PATH")
    parser.add_argument("--rank-reach-prune", action="store_true", help="run black-hole-solver with this option")
    parser.add_argument("--games", nargs="+", help="ids (default: all games that the peer knows)")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--timeout-s", type=float, default=10.0, help="time limit of the peer for each deal")
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
