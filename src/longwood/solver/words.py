"""Problems and claims as arrays of 32-bit words, for the native search as WebAssembly. native/wasm/module.cpp has the other side.

A problem consists of its kind, the most nodes (two words, the lower one first), the most bytes, the seed (two words), what the kind needs
in addition, the rules, and the position. Rules and positions are the fields of the tuples in compile.py, in the same order. A list is
preceded by its length. An answer consists of a status, the nodes (two words), whether positions were compared exactly, the score, the
bound, and the line. An empty answer means that the browser gave the search too little memory.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from longwood.play import ColumnPosition, CoveringPosition, Move, score
from longwood.play.scoring import DRAW_PENALTY, LAST_PEAK_BONUS, PEAK_BONUS
from longwood.rules import Scoring
from longwood.solver import compile as numbers
from longwood.solver.certify import SolverError
from longwood.solver.steps import Claim, Goal, Problem
from longwood.solver.verdict import Effort

_COLUMNS, _COVERING, _HOLE, _PEAKS = range(4)
_STATUSES: Final = ("won", "lost", "nodes", "memory", "time", "exact", "fault")
_HEAD: Final = 6
_MOST_NODES: Final = 2**63
_MOST_BYTES: Final = 2**32 - 1
_WORD: Final = 2**32


def problem_words(problem: Problem) -> bytes:
    """Return a problem as words. The caller must watch over its time limit. Raises TypeError if there is no search for it."""
    limits = problem.limits
    max_nodes = _MOST_NODES if limits.max_nodes is None else min(limits.max_nodes, _MOST_NODES)
    max_bytes = _MOST_BYTES if limits.max_bytes is None else min(limits.max_bytes, _MOST_BYTES)
    kind, *rest = _contents(problem)
    words = list(_flat((kind, *_two_words(max_nodes), max_bytes, *_two_words(problem.seed), *rest)))
    return struct.pack(f"<{len(words)}I", *words)


def _contents(problem: Problem) -> tuple[object, ...]:
    """Return the kind of a problem, what the kind needs in addition, the rules, and the position."""
    position = problem.position
    if isinstance(position, CoveringPosition):
        game = numbers.covering_rules(position.rules), numbers.covering_position(position)
        if problem.goal is Goal.WIN:
            return _COVERING, *game
        if position.rules.scoring is Scoring.PEAKS:
            return _PEAKS, score(position).streak or 0, DRAW_PENALTY, PEAK_BONUS, LAST_PEAK_BONUS, *game
        return _HOLE, *game
    if isinstance(position, ColumnPosition) and problem.goal is Goal.WIN:
        rules = numbers.column_rules(position.rules, position.foundations.base)
        return _COLUMNS, *_two_words(numbers.SHORTEN_TRIALS), rules, numbers.column_position(position)
    raise TypeError(f"no search for {type(position).__name__}")


def _two_words(number: int) -> tuple[int, int]:
    return number % _WORD, number // _WORD


def _flat(value: object) -> Iterator[int]:
    if isinstance(value, int):
        yield value % _WORD
        return
    assert isinstance(value, list | tuple)
    if isinstance(value, list):
        yield len(value)
    for each in value:
        yield from _flat(each)


def claim_of(problem: Problem, answer: bytes, cpu_s: float) -> Claim:
    """Return the claim in the answer to a problem. Raises SolverError if it says that the problem is invalid."""
    if not answer:
        if problem.goal is Goal.SCORE:
            raise SolverError(f"the search for the best score ran out of memory (in {problem.position.line()})")
        return Claim("memory", Effort(0, cpu_s), tuple)
    words = struct.unpack(f"<{len(answer) // 4}i", answer)
    status, low, high, exact, value, bound = words[:_HEAD]
    line = words[_HEAD:]
    if _STATUSES[status] == "fault":
        raise SolverError(f"the search rejects the position: {''.join(map(chr, line))} (in {problem.position.line()})")
    effort = Effort(low % _WORD + _WORD * high, cpu_s)

    def moves() -> list[Move]:
        if isinstance(problem.position, CoveringPosition):
            return numbers.covering_moves(problem.position.rules, line)
        return numbers.column_moves([line[at : at + 4] for at in range(0, len(line), 4)])

    return Claim(_STATUSES[status], effort, moves, exact=bool(exact), score=value, bound=bound)
