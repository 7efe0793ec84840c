"""Searches a chunk of a study: some deals in a row. It runs in a worker process, on this machine or another one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from longwood.bots.players import play
from longwood.play import Move, Outcome, Position, score, start
from longwood.rules import Rules, Scoring
from longwood.solver.best import best_score, is_scored
from longwood.solver.solving import solve_all
from longwood.solver.verdict import Unknown, Verdict, Won, verdict_word
from longwood.study.plan import Plan, StudyError, core_version
from longwood.study.row import Row

AT_ONCE: Final = 64
"""How many deals are dealt before the first of them is searched. See longwood.solver.steps.run_all()."""


def search(plan: Plan, deals: range) -> list[Row]:
    """Return the results for some deals. The referee has replayed every line.

    Raises StudyError if this machine has another version of the search than the plan.
    """
    version = core_version(plan.policy)
    if version != plan.core_version:
        raise StudyError(f"a worker has the search {version}, not {plan.core_version}; install the same version on all machines")
    rules = plan.found_rules()
    if plan.goal != "score" and not plan.policy:
        return [row for k in range(0, len(deals), AT_ONCE) for row in _verdicts(plan, rules, deals[k : k + AT_ONCE])]
    find = _played if plan.policy else _score
    return [find(plan, rules, deal) for deal in deals]


def _verdicts(plan: Plan, rules: Rules, deals: range) -> list[Row]:
    positions = [start(rules, deal) for deal in deals]
    found = solve_all(positions, plan.limits, plan.seed)
    return [_verdict(position, deal, verdict) for position, deal, verdict in zip(positions, deals, found, strict=True)]


def _verdict(position: Position, deal: int, found: Verdict) -> Row:
    if isinstance(found, Unknown):
        return Row(deal, "open", found.limit.value, found.effort.nodes, found.effort.cpu_s, None, None, "")
    line = _texts(position, found.moves) if isinstance(found, Won) else ""
    return Row(deal, verdict_word(found), "", found.effort.nodes, found.effort.cpu_s, None, None, line)


def _score(plan: Plan, rules: Rules, deal: int) -> Row:
    position = start(rules, deal)
    best = best_score(position, plan.limits)
    line = _texts(position, best.moves)
    for move in best.moves:
        position.push(move)
    # A hole with a score above 0 is not cleared. The most points don't always clear the table.
    is_lost = best.kind is Scoring.HOLE and best.bound > 0
    verdict = "won" if position.outcome() is Outcome.WON else "lost" if is_lost else "open"
    limit = "" if best.limit is None else best.limit.value
    return Row(deal, verdict, limit, best.effort.nodes, best.effort.cpu_s, best.value, best.bound, line)


def _played(plan: Plan, rules: Rules, deal: int) -> Row:
    """Let a computer player play a deal. What it doesn't win counts as lost."""
    player = plan.player
    assert player is not None
    began_s, position = time.process_time(), start(rules, deal)
    game = play(position, player, plan.seed ^ deal)
    took_s = time.process_time() - began_s
    line = _texts(position, game.moves)
    for move in game.moves:
        position.push(move)
    reached = score(position).value if is_scored(rules) else None
    return Row(deal, "won" if position.outcome() is Outcome.WON else "lost", "", game.effort.nodes, took_s, reached, None, line)


def _texts(position: Position, moves: Sequence[Move]) -> str:
    return " ".join(position.format_move(move) for move in moves)


def crashed(deal: int) -> Row:
    """Return the result for a deal whose search ends its process."""
    return Row(deal, "open", "crashed", 0, 0.0, None, None, "")
