"""Analyse a played game: the verdict before every move, and the move that lost the game.

No move leads from a lost position to a won one. A game is therefore winnable up to some point and lost after it, and a binary search for
that point needs only a few searches. Positions that the solver can't decide cost one search each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from longwood.play import Move, Outcome, Position, Record, replay
from longwood.rules import Rules
from longwood.solver.certify import SolverError
from longwood.solver.limits import Cancel, Limits
from longwood.solver.solving import solve
from longwood.solver.verdict import Effort, Lost, Unknown, Verdict, Won


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a played game. Point k of a game is the position after k moves."""

    moves: tuple[Move, ...]
    """The moves of the game."""
    verdicts: tuple[Verdict, ...]
    """The verdict at each point, so there is one more than there are moves.

    The effort of a verdict counts only the searches at its own point. It is 0 for a verdict that follows from others.
    """
    winning: tuple[Move, ...]
    """The winning moves at the last point known to be won. Empty if that is the end of the game."""
    undecided: tuple[Move, ...]
    """The moves at that point which the solver couldn't decide."""
    effort: Effort
    """The effort of all searches together."""
    end: Position
    """The last position of the game."""

    @property
    def last_won(self) -> int | None:
        """The last point known to be won, or None if there is none."""
        return max((k for k, verdict in enumerate(self.verdicts) if isinstance(verdict, Won)), default=None)

    @property
    def first_lost(self) -> int | None:
        """The first point known to be lost, or None if there is none."""
        return next((k for k, verdict in enumerate(self.verdicts) if isinstance(verdict, Lost)), None)

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
    return _Game(replay(record, rules), limits, seed, on_progress, cancel, certain).run()


class _Game:
    """The state of one analysis: the verdicts known so far."""

    def __init__(
        self,
        end: Position,
        limits: Limits | None,
        seed: int,
        on_progress: Callable[[int, int], object] | None,
        cancel: Cancel | None,
        certain: bool,
    ) -> None:
        self.end = end
        self.moves = end.moves
        self.limits, self.seed, self.cancel, self.certain = limits, seed, cancel, certain
        self.on_progress = on_progress
        self.verdicts: list[Verdict | None] = [None] * (len(self.moves) + 1)
        self.won, self.lost = -1, len(self.verdicts)  # the last point known to be won, and the first known to be lost
        self.effort = Effort(0, 0.0)

    def run(self) -> Analysis:
        if self.end.outcome() is Outcome.WON:
            self.add_verdict(len(self.moves), Won((), self.effort))
        for point in (0, len(self.moves)):
            self.decide(point)
        while open_points := [k for k in range(self.won + 1, self.lost) if self.verdicts[k] is None]:
            self.decide(open_points[len(open_points) // 2])
        winning, undecided = self.alternatives()
        verdicts = tuple(self.verdict(k) for k in range(len(self.verdicts)))
        return Analysis(self.moves, verdicts, winning, undecided, self.effort, self.end)

    def decide(self, point: int) -> None:
        """Search a point, unless its verdict is known or follows from others."""
        if self.won < point < self.lost and self.verdicts[point] is None:
            self.add_verdict(point, self.solve(self.position(point)))

    def solve(self, position: Position) -> Verdict:
        verdict = solve(position, self.limits, self.seed, cancel=self.cancel, certain=self.certain)
        self.effort += verdict.effort
        return verdict

    def add_verdict(self, point: int, verdict: Verdict) -> None:
        """Record a verdict. A win also decides the following points for as long as the game follows the winning line."""
        self.verdicts[point] = verdict
        if isinstance(verdict, Lost):
            self.lost = point
        elif isinstance(verdict, Won):
            self.won = point + _common_prefix(verdict.moves, self.moves[point:])
            if self.won > point:
                self.verdicts[self.won] = Won(verdict.moves[self.won - point :], Effort(0, 0.0))
        if self.won >= self.lost:
            raise SolverError(f"the search says that move {self.lost} loses the game, but found a win after it")
        if self.on_progress is not None:
            unknown = sum(self.verdicts[k] is None for k in range(self.won + 1, self.lost))
            self.on_progress(len(self.verdicts) - unknown, len(self.verdicts))

    def verdict(self, point: int) -> Verdict:
        """Return the verdict at a point. If a later point was found to be won, the line follows the game up to that point."""
        found = self.verdicts[point]
        effort = Effort(0, 0.0) if found is None else found.effort
        if point > self.lost:
            lost = self.verdicts[self.lost]
            assert isinstance(lost, Lost)
            return found if isinstance(found, Lost) else Lost(effort, lost.exact, lost.certain)
        if point <= self.won and not isinstance(found, Won):
            at = next(k for k in range(point, self.won + 1) if isinstance(self.verdicts[k], Won))
            known = self.verdicts[at]
            assert isinstance(known, Won)
            return Won(self.moves[point:at] + known.moves, effort)
        assert found is not None
        return found

    def position(self, point: int) -> Position:
        """Return the position at a point."""
        position = self.end.copy()
        for _ in range(len(self.moves) - point):
            position.pop()
        return position

    def alternatives(self) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """Return the winning moves and the undecided moves at the last point known to be won. Both are empty if that is the end."""
        point = self.won
        if point < 0 or point == len(self.moves):
            return (), ()
        position, known = self.position(point), self.verdict(point)
        assert isinstance(known, Won)
        winning, undecided = [], []
        for move in position.legal_moves():
            verdict = known if move == known.moves[0] else self.after(position, point, move)
            if isinstance(verdict, Won):
                winning.append(move)
            elif isinstance(verdict, Unknown):
                undecided.append(move)
        return tuple(winning), tuple(undecided)

    def after(self, position: Position, point: int, move: Move) -> Verdict:
        if move == self.moves[point]:
            return self.verdict(point + 1)
        position.apply(move)
        verdict = self.solve(position)
        position.pop()
        return verdict


def _common_prefix(line: Sequence[Move], played: Sequence[Move]) -> int:
    """Return the length of the common prefix of a line and the moves played."""
    return next((k for k, (a, b) in enumerate(zip(line, played, strict=False)) if a != b), min(len(line), len(played)))
