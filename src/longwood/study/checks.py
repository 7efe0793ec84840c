"""Checks the results of a study against the referee, and two studies against each other."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import merge
from itertools import groupby
from pathlib import Path

from longwood.errors import LongwoodError
from longwood.play import Outcome, Position, score, start
from longwood.proofs import check_proof
from longwood.rules import Rules
from longwood.solver.proving import NoProofError, prove
from longwood.solver.solving import solve
from longwood.solver.verdict import Lost, Won
from longwood.study.chunk import search
from longwood.study.parts import read_rows
from longwood.study.plan import Plan, StudyError
from longwood.study.row import Row

_OTHER_SEED = 0x9E3779B97F4A7C15
"""Added to the seed of a study when a loss is proved again, so that the search goes another way."""
_MOST_STEPS = 50_000
"""The most positions of a proof, which then takes about a second."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of a study has found."""

    replayed: int
    """Lines that the referee has replayed."""
    proved: int
    """Losses that another search has proved again."""
    undecided: int
    """Losses that the other search couldn't decide within the same limits."""
    certified: int
    """Losses with a proof that a checker in plain Python has checked without the search (longwood.proofs)."""
    problems: tuple[str, ...]
    """What is wrong, a sentence each."""


def sample(rows: Iterable[Row], most: int, seed: int) -> list[Row]:
    """Return up to `most` decided results, chosen at random. The same seed gives the same ones."""
    chosen: list[Row] = []
    chance = random.Random(seed)
    for seen, row in enumerate(row for row in rows if row.verdict != "open"):
        if len(chosen) < most:
            chosen.append(row)
        elif (at := chance.randrange(seen + 1)) < most:
            chosen[at] = row
    return sorted(chosen, key=lambda row: row.deal)


def verify(plan: Plan, rows: Iterable[Row]) -> Iterator[Checked]:
    """Yield the finding for each result: replay lines through the referee, and prove losses again.

    They are proved by a search in another order, and where that is possible by a proof that is written and then checked without the
    search. A computer player plays its game again instead.
    """
    rules = plan.found_rules()
    for row in rows:
        try:
            yield _checked(rules, plan, row)
        except LongwoodError as error:
            yield Checked(0, 0, 0, 0, (f"deal {row.deal}: {error}",))


def total(found: Iterable[Checked]) -> Checked:
    """Return the sum of findings."""
    all_found = list(found)
    return Checked(
        sum(one.replayed for one in all_found),
        sum(one.proved for one in all_found),
        sum(one.undecided for one in all_found),
        sum(one.certified for one in all_found),
        tuple(problem for one in all_found for problem in one.problems),
    )


def _checked(rules: Rules, plan: Plan, row: Row) -> Checked:
    if not plan.policy:
        return _replayed(rules, plan, row) if row.moves else _proved_again(rules, plan, row)
    found = _replayed(rules, plan, row)
    (again,) = search(plan, range(row.deal, row.deal + 1))
    if again.moves != row.moves:
        return Checked(1, 0, 0, 0, (*found.problems, f"deal {row.deal}: the player makes other moves"))
    return found


def _replayed(rules: Rules, plan: Plan, row: Row) -> Checked:
    position = start(rules, row.deal)
    for text in row.moves.split():
        position.push_text(text)
    problems = []
    is_won = position.outcome() is Outcome.WON
    if is_won != (row.verdict == "won"):
        problems.append(f"deal {row.deal}: the line {'wins' if is_won else 'does not win'}, but the verdict is {row.verdict}")
    if row.score is not None and score(position).value != row.score:
        problems.append(f"deal {row.deal}: the line scores {score(position).value}, not {row.score}")
    return Checked(1, 0, 0, 0, tuple(problems))


def _proved_again(rules: Rules, plan: Plan, row: Row) -> Checked:
    if row.verdict == "won":
        is_won = start(rules, row.deal).outcome() is Outcome.WON
        return Checked(1, 0, 0, 0, () if is_won else (f"deal {row.deal}: the verdict is won, but there is no line",))
    position = start(rules, row.deal)
    found = solve(position, plan.limits, plan.seed ^ _OTHER_SEED, certain=True)
    if isinstance(found, Won):
        return Checked(0, 0, 0, 0, (f"deal {row.deal}: the verdict is lost, but another search has won it",))
    return Checked(0, isinstance(found, Lost), not isinstance(found, Lost), _has_proof(position, plan.game), ())


def _has_proof(position: Position, game: str) -> bool:
    """Write a proof that a position is lost and check it. Return False if none was found. Raises ProofError if it doesn't hold."""
    try:
        proof = prove(position, game, most=_MOST_STEPS)
    except NoProofError:
        return False
    check_proof(proof, position)
    return True


def merged(plan: Plan, folders: Iterable[Path]) -> Iterator[Row]:
    """Yield the results of several studies with the same plan, in the order of their deals, each deal once.

    Raises StudyError if they disagree on a deal.
    """
    rows = merge(*(read_rows(folder, plan) for folder in folders), key=lambda row: row.deal)
    for deal, same in groupby(rows, key=lambda row: row.deal):
        first, *others = same
        if any((other.verdict, other.nodes, other.moves) != (first.verdict, first.nodes, first.moves) for other in others):
            raise StudyError(f"deal {deal}: the studies disagree; verify both of them")
        yield first


@dataclass(frozen=True, slots=True)
class Compared:
    """Two studies, deal by deal."""

    both: int
    """The deals that both have."""
    changes: tuple[tuple[str, str, int, int], ...]
    """The verdict in the first study and in the second, how many deals have both, and the first such deal."""
    contradictions: int
    """The deals that one study has won, and for which the search of the other one has proved a loss. There should be none."""


def compare(one: Iterable[Row], other: Iterable[Row], *, proves: tuple[bool, bool] = (True, True)) -> Compared:
    """Compare two studies of the same rules. Both must be in the order of their deals.

    - `proves`: for each study, whether a loss is a proof. It isn't if a computer player has played.
    """
    both, found = 0, dict[tuple[str, str], list[int]]()
    for first, second in _pairs(iter(one), iter(other)):
        both += 1
        if first.verdict != second.verdict:
            found.setdefault((first.verdict, second.verdict), []).append(first.deal)
    wrong = [pair for pair, is_proved in ((("lost", "won"), proves[0]), (("won", "lost"), proves[1])) if is_proved]
    changes = tuple((a, b, len(deals), deals[0]) for (a, b), deals in sorted(found.items()))
    return Compared(both, changes, sum(len(found.get(pair, ())) for pair in wrong))


def _pairs(one: Iterator[Row], other: Iterator[Row]) -> Iterator[tuple[Row, Row]]:
    first, second = next(one, None), next(other, None)
    while first is not None and second is not None:
        if first.deal == second.deal:
            yield first, second
            first, second = next(one, None), next(other, None)
        elif first.deal < second.deal:
            first = next(one, None)
        else:
            second = next(other, None)
