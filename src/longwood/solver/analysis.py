"""A played game looked at afterwards: what could be won at each point of it, and the move that lost it.

A game is won up to some point and lost from there on: from a lost position no move leads to a won one. So a few searches tell
the verdict at every point, and only positions that the search cannot decide cost one each.
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
    """What a played game was worth.

    moves: as played. verdicts: before each of them, and at the end; one more than moves. Their effort is that of the searches made
    there: most follow from others and cost none. winning, undecided: at the last point known to be won, if it is not the end, the
    moves that still win there and those the search could not decide. effort: of all searches. end: the position the game ended in.
    """

    moves: tuple[Move, ...]
    verdicts: tuple[Verdict, ...]
    winning: tuple[Move, ...]
    undecided: tuple[Move, ...]
    effort: Effort
    end: Position

    @property
    def last_won(self) -> int | None:
        """How many moves had been made at the last point known to be won; None if there is none."""
        return max((k for k, verdict in enumerate(self.verdicts) if isinstance(verdict, Won)), default=None)

    @property
    def first_lost(self) -> int | None:
        """How many moves had been made at the first point known to be lost; None if there is none."""
        return next((k for k, verdict in enumerate(self.verdicts) if isinstance(verdict, Lost)), None)

    @property
    def losing_move(self) -> int | None:
        """The number (from 1) of the move that made a won game a lost one; None if there is none, or if it is not known which."""
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
    """The verdict at each point of a recorded game, the move that lost it, and what would have won there.

    limits: of each search. on_progress is called with how many points are decided, and of how many, after each search. Raises
    RecordError where the record does not hold, SolverError when the referee refuses a line.
    """
    return _Game(replay(record, rules), limits, seed, on_progress, cancel, certain).analysed()


class _Game:
    """The points of one game, point k after k moves, and what is known of each."""

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
        self.won, self.lost = -1, len(self.verdicts)  # the last point known to be won, the first known to be lost
        self.effort = Effort(0, 0.0)

    def analysed(self) -> Analysis:
        if self.end.outcome() is Outcome.WON:
            self.note(len(self.moves), Won((), self.effort))
        for point in (0, len(self.moves)):
            self.decide(point)
        while open_points := [k for k in range(self.won + 1, self.lost) if self.verdicts[k] is None]:
            self.decide(open_points[len(open_points) // 2])
        winning, undecided = self.ways_out()
        verdicts = tuple(self.verdict(k) for k in range(len(self.verdicts)))
        return Analysis(self.moves, verdicts, winning, undecided, self.effort, self.end)

    def decide(self, point: int) -> None:
        """Searches a point of which nothing is known yet."""
        if self.won < point < self.lost and self.verdicts[point] is None:
            self.note(point, self.solve(self.position(point)))

    def solve(self, position: Position) -> Verdict:
        verdict = solve(position, self.limits, self.seed, cancel=self.cancel, certain=self.certain)
        self.effort += verdict.effort
        return verdict

    def note(self, point: int, verdict: Verdict) -> None:
        """Keeps a verdict, and what follows from it: along a winning line the game stays won as long as it was played."""
        self.verdicts[point] = verdict
        if isinstance(verdict, Lost):
            self.lost = point
        elif isinstance(verdict, Won):
            self.won = point + _shared(verdict.moves, self.moves[point:])
            if self.won > point:
                self.verdicts[self.won] = Won(verdict.moves[self.won - point :], Effort(0, 0.0))
        if self.won >= self.lost:
            raise SolverError(f"the search says that move {self.lost} loses the game, but found a win after it")
        if self.on_progress is not None:
            unknown = sum(self.verdicts[k] is None for k in range(self.won + 1, self.lost))
            self.on_progress(len(self.verdicts) - unknown, len(self.verdicts))

    def verdict(self, point: int) -> Verdict:
        """What was found, or follows, at a point. A line that follows is the game as played up to a line that was found."""
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
        """The position after that many moves."""
        position = self.end.copy()
        for _ in range(len(self.moves) - point):
            position.pop()
        return position

    def ways_out(self) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """At the last point known to be won, where the game went wrong after it: the moves that win, and those not decided."""
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


def _shared(line: Sequence[Move], played: Sequence[Move]) -> int:
    """How many moves the line and the game have in common from their beginnings."""
    return next((k for k, (a, b) in enumerate(zip(line, played, strict=False)) if a != b), min(len(line), len(played)))
