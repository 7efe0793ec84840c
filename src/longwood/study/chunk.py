"""Searches a chunk of a study: some deals in a row. It runs in a worker process, on this machine or another one."""

from __future__ import annotations

import time
from collections.abc import Sequence

from longwood.bots.players import play
from longwood.play import Move, Outcome, Position, score, start
from longwood.rules import CoveringRules, Rules, Scoring
from longwood.solver.best import best_score, is_scored
from longwood.solver.certify import certified
from longwood.solver.compile import covering_moves
from longwood.solver.native import search_deals
from longwood.solver.solving import solve
from longwood.solver.verdict import Unknown, Won, verdict_word
from longwood.study.plan import Plan, StudyError, core_version
from longwood.study.row import Row, Rows


def search(plan: Plan, deals: range) -> Rows:
    """Return the results for some deals. The referee has replayed every line.

    Raises StudyError if this machine has another version of the search than the plan.
    """
    version = core_version(plan.policy)
    if version != plan.core_version:
        raise StudyError(f"a worker has the search {version}, not {plan.core_version}; install the same version on all machines")
    rules = plan.found_rules()
    if isinstance(rules, CoveringRules) and plan.goal != "score" and not plan.policy:
        return _covering(plan, rules, deals)
    find = _played if plan.policy else _score if plan.goal == "score" else _verdict
    return Rows(find(plan, rules, deal) for deal in deals)


def _covering(plan: Plan, rules: CoveringRules, deals: range) -> Rows:
    """Search deals of a covering game.

    Many searches take less than a millisecond. So the native search also deals, and the referee, which deals for itself, replays the wins
    when all searches are done. Between searches it would be slower, because a search fills the caches of the processor.
    """
    rows = Rows()
    for deal, found in zip(deals, search_deals(rules, deals, plan.limits, plan.seed), strict=True):
        status, line = found.status, ""
        if status == "won":
            position = start(rules, deal)
            line = _texts(position, certified(position, covering_moves(rules, found.line), must_win=True))
        is_decided = status in ("won", "lost")
        rows.append(Row(deal, status if is_decided else "open", "" if is_decided else status, found.nodes, found.cpu_s, None, None, line))
    return rows


def _verdict(plan: Plan, rules: Rules, deal: int) -> Row:
    position = start(rules, deal)
    found = solve(position, plan.limits, plan.seed)
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
    return " ".join(map(position.format_move, moves))


def crashed(deal: int) -> Row:
    """Return the result for a deal whose search ends its process."""
    return Row(deal, "open", "crashed", 0, 0.0, None, None, "")
