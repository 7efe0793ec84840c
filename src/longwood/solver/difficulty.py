"""Measures how hard a deal is, and grades it from easy to fiendish.

A deal is harder the longer the search needs to win it, the fewer moves keep the win, and the longer the win is. All limits are numbers of
nodes, and all seeds are fixed, so a deal has the same measures on every platform. Another version of the search can measure a deal
differently. docs/grades.md describes how the measures of each game are weighed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from typing import Final, Literal, get_args

from longwood.cards import AnyDeal
from longwood.play import Move, Outcome, Position, start
from longwood.rules import Rules, rules_hash
from longwood.solver.calibrated import CALIBRATED
from longwood.solver.limits import Limits
from longwood.solver.solving import solve_steps
from longwood.solver.steps import Problem, Steps, run
from longwood.solver.verdict import Won

Grade = Literal["easy", "medium", "hard", "fiendish"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
"""All grades, from easy to fiendish. A quarter of the deals that can be won has each of them."""
_WIN_NODES: Final = 30_000
_MAX_BYTES: Final = 2**28
WIN_LIMITS: Final = Limits(_WIN_NODES, _MAX_BYTES)
"""The limits of a search for a win. A deal without a win within them has no measures."""
FIRST_SEED: Final = 0
"""The seed of the search whose win is measured."""
_OTHER_SEEDS: Final = (1, 2)
"""The seeds of two more searches. The effort is the mean of all three, because a single search can be lucky."""
_KEEP_NODES: Final = 3_000
"""The node limit of a search for whether a move keeps the win."""
_POINTS: Final = 6
"""At how many points of the winning line other moves are tried."""
_MOVES: Final = 5
"""The most other moves to try at a point."""


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of a deal that can be won."""

    effort: float
    """The mean binary logarithm of the number of nodes of three searches with WIN_LIMITS."""
    kept: float
    """The share of other moves after which the search still finds a win, at points spread over the winning line. From 0 to 1."""
    line: tuple[Move, ...]
    """The winning line. Its number of moves is the third measure."""


def has_grades(rules: Rules) -> bool:
    """Return whether the deals of a game can be graded.

    >>> from longwood.variants import find_game
    >>> has_grades(find_game("golf").rules), has_grades(find_game("golf", {"jokers": 1}).rules)
    (True, False)
    """
    return rules_hash(rules) in CALIBRATED


def grade_of(rules: Rules, measures: Measures) -> Grade:
    """Return the grade of a deal. The game must have grades."""
    _, bounds = CALIBRATED[rules_hash(rules)]
    return GRADES[sum(difficulty(rules, measures) > bound for bound in bounds)]


def difficulty(rules: Rules, measures: Measures) -> float:
    """Return the weighted sum of the measures, by which deals of one game are compared. It is rounded, so that it is exact everywhere."""
    (effort, kept, length), _ = CALIBRATED[rules_hash(rules)]
    return round(effort * measures.effort + kept * measures.kept + length * len(measures.line), 3)


def measure(rules: Rules, deal: AnyDeal) -> Measures | None:
    """Return the measures of a deal, or None if the search finds no win.

    >>> from longwood.variants import find_game
    >>> measure(find_game("tri-peaks"), 1) is None
    False
    """
    return run(measure_steps(rules, deal))


def measure_steps(rules: Rules, deal: AnyDeal) -> Steps[Measures | None]:
    """Measure a deal as measure() does, in steps."""
    begin = start(rules, deal)
    verdict, _ = yield from solve_steps(begin, WIN_LIMITS, FIRST_SEED)
    return (yield from measure_won_steps(begin, verdict)) if isinstance(verdict, Won) else None


def measure_won_steps(begin: Position, won: Won) -> Steps[Measures]:
    """Measure a deal, in steps, that a search with WIN_LIMITS and FIRST_SEED has won."""
    efforts = [won.effort.nodes]
    for seed in _OTHER_SEEDS:
        claim = yield Problem(begin, WIN_LIMITS, seed)
        efforts.append(claim.effort.nodes)
    kept = yield from _kept_steps(begin, won.moves)
    return Measures(sum(log2(1 + min(nodes, _WIN_NODES)) for nodes in efforts) / len(efforts), kept, won.moves)


def _kept_steps(begin: Position, line: tuple[Move, ...]) -> Steps[float]:
    """Return the share of moves beside a winning line after which there still is a win, from 0 to 1."""
    now, kept, tried = begin.copy(), 0, 0
    for number in range(_POINTS):
        point = (2 * number + 1) * len(line) // (2 * _POINTS)
        for move in line[now.played - begin.played : point]:
            now.apply(move)
        others = [move for move in now.legal_moves() if move != line[point]]
        for move in _spread(others, _MOVES):
            now.apply(move)
            if now.outcome() is Outcome.WON:
                kept += 1
            elif now.outcome() is Outcome.OPEN:
                claim = yield Problem(now.copy(), Limits(_KEEP_NODES, _MAX_BYTES))
                kept += claim.status == "won"
            tried += 1
            now.pop()
    return kept / tried if tried else 1.0


def _spread(moves: list[Move], most: int) -> list[Move]:
    """Return at most this many moves, evenly spread over the list."""
    if len(moves) <= most:
        return moves
    return [moves[(2 * i + 1) * len(moves) // (2 * most)] for i in range(most)]
