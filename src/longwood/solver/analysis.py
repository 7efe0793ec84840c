"""Analyse a played game: the verdict before every move, and the move that lost the game.

No move leads from a lost position to a won one. A game is therefore winnable up to some point and lost after it, and a binary search finds
this point with a few searches. Each position that the solver can't decide costs one more search.

Apart from the searches, the time and memory of an analysis are proportional to the length of the game. A winning line can be as long as the
game, so it is built only when it is read.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import islice
from typing import Final, Literal, overload

from longwood.play import Move, Outcome, Position, Record, replay
from longwood.rules import Rules
from longwood.solver.certify import SolverError
from longwood.solver.limits import Cancel, Limits, default_limits, rules_of
from longwood.solver.solving import solve_steps
from longwood.solver.steps import Steps, run
from longwood.solver.verdict import Effort, Limit, Lost, Unknown, Verdict, Won, verdict_words

_NO_EFFORT: Final = Effort(0, 0.0)


class Verdicts(Sequence[Verdict]):
    """The verdict at each point of a game. Verdicts are built each time they are read, because their lines can be as long as the game.

    The effort of a verdict counts only the searches at its own point. It is 0 for a verdict that is derived from others.
    """

    def __init__(self, moves: tuple[Move, ...], searched: Mapping[int, Verdict], won: int, lost: int) -> None:
        self._moves = moves
        self._searched = searched
        self._wins = sorted(point for point, verdict in searched.items() if isinstance(verdict, Won))
        self._won, self._lost = won, lost  # the last point known to be won (or -1), and the first known to be lost (or one after the last)

    def __len__(self) -> int:
        return len(self._moves) + 1

    @overload
    def __getitem__(self, point: int) -> Verdict: ...
    @overload
    def __getitem__(self, point: slice) -> tuple[Verdict, ...]: ...
    def __getitem__(self, point: int | slice) -> Verdict | tuple[Verdict, ...]:
        if isinstance(point, slice):
            return tuple(self._verdict(k) for k in range(len(self))[point])
        return self._verdict(range(len(self))[point])

    def words(self) -> list[Literal["won", "lost", "unknown"]]:
        """Return the name of the verdict at each point (see verdict_word), without building any lines."""
        return verdict_words(len(self), self._won, self._lost)

    def _verdict(self, point: int) -> Verdict:
        found = self._searched.get(point)
        effort = _NO_EFFORT if found is None else found.effort
        if point > self._lost:
            lost = self._searched[self._lost]
            assert isinstance(lost, Lost)
            return found if isinstance(found, Lost) else Lost(effort, lost.exact, lost.certain)
        if point <= self._won and not isinstance(found, Won):  # the line follows the game up to a later point that is known to be won
            at = self._wins[bisect_left(self._wins, point)]
            known = self._searched[at]
            assert isinstance(known, Won)
            return Won(self._moves[point:at] + known.moves, effort)
        return Unknown(Limit.CANCELLED, (), effort) if found is None else found


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a played game. Point k of a game is the position after k moves."""

    moves: tuple[Move, ...]
    """The moves of the game."""
    verdicts: Verdicts
    """The verdict at each point, so there is one more than there are moves."""
    winning: tuple[Move, ...]
    """The winning moves at the last point known to be won. Empty if that is the end of the game."""
    winning_lines: tuple[tuple[Move, ...], ...]
    """A winning line for each of these moves. The move is its first one."""
    undecided: tuple[Move, ...]
    """The moves at that point which the solver couldn't decide."""
    effort: Effort
    """The effort of all searches together."""
    end: Position
    """The last position of the game."""
    last_won: int | None
    """The last point known to be won, or None if there is none."""
    first_lost: int | None
    """The first point known to be lost, or None if there is none."""
    complete: bool
    """Whether every search that could decide a point was run. False if the analysis was cancelled or ran out of time."""

    @property
    def losing_move(self) -> int | None:
        """The number (from 1) of the move that lost the game, or None if there is none or it is not known which one."""
        won, lost = self.last_won, self.first_lost
        return lost if won is not None and lost == won + 1 else None


def analyse(
    record: Record,
    rules: Rules,
    limits: Limits | None = None,
    seed: int = 0,
    on_progress: Callable[[int, int], object] | None = None,
    cancel: Cancel | None = None,
    *,
    certain: bool = False,
) -> Analysis:
    """Return the verdict at each point of a recorded game, and the moves that would still have won at the last won point.

    - `limits`: the limits of each search. The default is default_limits(rules).
    - `seed`: the seed of each search, from 0 to 2**64 - 1.
    - `on_progress`: called after each search with the number of decided points and the number of all points.
    - `cancel`: ends the searches from another thread.
    - `certain`: confirm each loss that was found by hashes with a second search that uses other hashes.

    Raises RecordError if the record is invalid, LimitsError if the seed is out of range, and SolverError if the referee rejects a line
    of the search.
    """
    return analyse_position(replay(record, rules), limits, seed, on_progress, cancel, certain=certain)


def analyse_position(
    end: Position,
    limits: Limits | None = None,
    seed: int = 0,
    on_progress: Callable[[int, int], object] | None = None,
    cancel: Cancel | None = None,
    *,
    certain: bool = False,
) -> Analysis:
    """Return the analysis of the game that led to a position. The arguments are those of analyse().

    Raises LimitsError if the seed is out of range, and SolverError if the referee rejects a line of the search.
    """
    return run(analysis_steps(end, limits, seed, on_progress, certain=certain), cancel=cancel)


def analysis_steps(
    end: Position,
    limits: Limits | None = None,
    seed: int = 0,
    on_progress: Callable[[int, int], object] | None = None,
    *,
    certain: bool = False,
    whole_s: float | None = None,
) -> Steps[Analysis]:
    """Analyse a game as analyse_position() does, in steps. whole_s: the time for all searches together, or None for no limit."""
    return _Game(end, limits or default_limits(rules_of(end)), seed, on_progress, certain, whole_s).steps()


class _Game:
    """The state of one analysis: the verdicts known so far."""

    def __init__(
        self,
        end: Position,
        limits: Limits,
        seed: int,
        on_progress: Callable[[int, int], object] | None,
        certain: bool,
        whole_s: float | None,
    ) -> None:
        self.end = end
        self.moves = end.moves
        self.limits, self.seed, self.certain = limits, seed, certain
        self.deadline_s = None if whole_s is None else time.monotonic() + whole_s
        self.is_stopped = False  # whether the analysis was cancelled or ran out of time
        self.on_progress = on_progress
        self.searched: dict[int, Verdict] = {}
        self.undecided: list[int] = []  # the points that the solver couldn't decide, in order
        self.won, self.lost = -1, len(self.moves) + 1  # the last point known to be won, and the first known to be lost
        self.effort = _NO_EFFORT
        self.current = end.copy()  # moves to the point that is searched

    def steps(self) -> Steps[Analysis]:
        last = len(self.moves)
        if self.end.outcome() is Outcome.WON:
            self.add_verdict(last, Won((), _NO_EFFORT))
        for point in (0, last):
            yield from self.decide(point)
        gaps = [(-last, 0, last)]  # the ranges of points that aren't searched yet, longest first
        while gaps and not self.is_stopped:
            _, low, high = heappop(gaps)
            below, above = max(low, self.won), min(high, self.lost)
            if above - below < 2:
                continue
            if (below, above) != (low, high):  # another search has decided some of the points
                heappush(gaps, (below - above, below, above))
                continue
            point = (low + high) // 2
            yield from self.decide(point)
            heappush(gaps, (low - point, low, point))
            heappush(gaps, (point - high, point, high))
        verdicts = Verdicts(self.moves, self.searched, self.won, self.lost)
        lines, undecided = yield from self.alternatives(verdicts)
        winning = tuple(line[0] for line in lines)
        last_won = self.won if self.won >= 0 else None
        first_lost = self.lost if self.lost <= last else None
        return Analysis(self.moves, verdicts, winning, lines, undecided, self.effort, self.end, last_won, first_lost, not self.is_stopped)

    def decide(self, point: int) -> Steps[None]:
        """Search a point, unless its verdict is known or follows from others."""
        if self.won < point < self.lost and point not in self.searched:
            self.add_verdict(point, (yield from self.solve(self.position(point))))

    def solve(self, position: Position) -> Steps[Verdict]:
        limits = self.limits
        if self.deadline_s is not None:
            left_s = self.deadline_s - time.monotonic()
            self.is_stopped = self.is_stopped or left_s <= 0
            limits = replace(limits, timeout_s=max(0.0, left_s if limits.timeout_s is None else min(left_s, limits.timeout_s)))
        if self.is_stopped:
            return Unknown(Limit.CANCELLED, (), _NO_EFFORT)
        verdict, _ = yield from solve_steps(position, limits, self.seed, certain=self.certain)
        self.effort += verdict.effort
        self.is_stopped = isinstance(verdict, Unknown) and verdict.limit is Limit.CANCELLED
        return verdict

    def add_verdict(self, point: int, verdict: Verdict) -> None:
        """Record a verdict. A win also decides the following points for as long as the game follows the winning line."""
        self.searched[point] = verdict
        if isinstance(verdict, Lost):
            self.lost = point
        elif isinstance(verdict, Won):
            self.won = point + _common_prefix(verdict.moves, islice(self.moves, point, None))
            if self.won > point:
                self.searched[self.won] = Won(verdict.moves[self.won - point :], _NO_EFFORT)
        else:
            insort(self.undecided, point)
        if self.won >= self.lost:
            raise SolverError(f"the search says that move {self.lost} loses the game, but found a win after it")
        if self.on_progress is not None:
            searched = bisect_left(self.undecided, self.lost) - bisect_right(self.undecided, self.won)
            total = len(self.moves) + 1
            self.on_progress(total - (self.lost - self.won - 1 - searched), total)

    def position(self, point: int) -> Position:
        """Return the position at a point. The next call changes the same object."""
        while self.current.played > point:
            self.current.pop()
        for move in islice(self.moves, self.current.played, point):
            self.current.apply(move)
        return self.current

    def alternatives(self, verdicts: Verdicts) -> Steps[tuple[tuple[tuple[Move, ...], ...], tuple[Move, ...]]]:
        """Return a line for each winning move, and the undecided moves, at the last point known to be won. Empty if that is the end."""
        point = self.won
        if point < 0 or point == len(self.moves):
            return (), ()
        position, known = self.position(point), verdicts[point]
        assert isinstance(known, Won)
        winning, undecided = [], []
        for move in position.legal_moves():
            verdict = known if move == known.moves[0] else (yield from self.after(position, verdicts, move))
            if isinstance(verdict, Won):
                winning.append(known.moves if verdict is known else (move, *verdict.moves))
            elif isinstance(verdict, Unknown):
                undecided.append(move)
        return tuple(winning), tuple(undecided)

    def after(self, position: Position, verdicts: Verdicts, move: Move) -> Steps[Verdict]:
        if move == self.moves[position.played]:
            return verdicts[position.played + 1]
        position.apply(move)
        verdict = yield from self.solve(position)
        position.pop()
        return verdict


def _common_prefix(line: Iterable[Move], played: Iterable[Move]) -> int:
    """Return the length of the common prefix of a line and the moves played."""
    length = 0
    for a, b in zip(line, played, strict=False):
        if a != b:
            break
        length += 1
    return length
