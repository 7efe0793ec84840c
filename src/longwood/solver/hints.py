"""Suggest the next move, with the reason. Hints use all cards, including hidden ones that the player can't see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from longwood.locales import Phrase
from longwood.play import ColumnPosition, CoveringPosition, Move, Outcome, Position, score
from longwood.solver.best import best_score_steps, is_scored
from longwood.solver.certify import certified, replayed
from longwood.solver.limits import Cancel, Limits, default_limits, rules_of
from longwood.solver.solving import solve_steps
from longwood.solver.steps import Steps, run
from longwood.solver.verdict import Advice, Limit, Unknown, Verdict, Won

_MOST_SCORE_NODES: Final = 1_000_000
"""The most positions in which a better score is searched once a win is known. That takes about half a second."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggested move."""

    move: Move | None
    """The move, or None if there is none."""
    advice: Advice
    """How the move was found."""
    reason: str
    """The same as a sentence for the player."""
    line: tuple[Move, ...]
    """The line that starts with the move. The referee has replayed it."""
    verdict: Verdict
    """The verdict on the position."""
    sees_hidden_cards: bool
    """Whether the search used cards that the player can't see."""


def hint(
    position: Position,
    limits: Limits | None = None,
    seed: int = 0,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
) -> Hint:
    """Return the best next move: the first move of a winning line, otherwise of a line to the best score or of the line that got furthest.

    In a game with strokes or points, the winning line is the one with the best score. If there is no line, the move is any legal one.

    - `limits`: the limits of the search. The default is default_limits().
    - `seed`: the seed of the search, from 0 to 2**64 - 1.
    - `on_progress`: called with the number of nodes so far, about every 50 ms. An exception from it ends the search and is passed on.
    - `cancel`: ends the search from another thread.

    Raises LimitsError if the seed is out of range, and SolverError if the referee rejects a line of the search.
    """
    return run(hint_steps(position, limits, seed), on_progress, cancel)


def hint_steps(position: Position, limits: Limits | None = None, seed: int = 0) -> Steps[Hint]:
    """Return a hint as hint() does, in steps."""
    verdict, claim = yield from solve_steps(position, limits, seed)
    hidden = _has_hidden_cards(position)  # the search uses these, so the reason can reveal something about them
    if isinstance(verdict, Won) and not verdict.moves:
        return Hint(None, Advice.NONE, Phrase("cli-hint-won"), (), verdict, sees_hidden_cards=False)
    legal = position.legal_moves()
    if not legal:
        return Hint(None, Advice.NONE, Phrase("cli-hint-none"), (), verdict, sees_hidden_cards=False)
    if is_scored(rules_of(position)) and not (isinstance(verdict, Unknown) and verdict.limit is Limit.CANCELLED):
        best = yield from best_score_steps(position, _limits_for_score(position, limits) if isinstance(verdict, Won) else limits)
        line = best.moves
        if line and replayed(position, line).outcome() is Outcome.WON:
            verdict = Won(line, verdict.effort)  # the search for the score can find a win that the other one has missed
        elif isinstance(verdict, Won):
            line = verdict.moves  # it wins, although another line may score more
        if line:
            value = score(replayed(position, line)).value
            advice = Advice.BEST if value == best.bound else Advice.SCORE
            reason = Phrase("cli-hint-score", why=_why(verdict), score=value, exact="yes" if value == best.bound else "no")
            return Hint(line[0], advice, reason, line, verdict, hidden)
    if isinstance(verdict, Won):
        return Hint(verdict.moves[0], Advice.WIN, _why(verdict), verdict.moves, verdict, hidden)
    line = () if claim is None else certified(position, claim.line(), must_win=False)
    if line:
        reason = Phrase("cli-hint-line", why=_why(verdict), far=_how_far(replayed(position, line)))
        return Hint(line[0], Advice.LINE, reason, line, verdict, hidden)
    reason = Phrase("cli-hint-order", why=_why(verdict), count=len(legal))
    return Hint(legal[0], Advice.ORDER, reason, (legal[0],), verdict, hidden)


def _limits_for_score(position: Position, limits: Limits | None) -> Limits:
    """Return the limits of the search for a better score once a win is known. A player who waits for a hint already has one then."""
    limits = default_limits(rules_of(position)) if limits is None else limits
    return replace(limits, max_nodes=_MOST_SCORE_NODES if limits.max_nodes is None else min(limits.max_nodes, _MOST_SCORE_NODES))


def _has_hidden_cards(position: Position) -> bool:
    """Return whether there are cards that the player can't see."""
    if isinstance(position, ColumnPosition):
        return bool(position.stock) or any(position.hidden)
    assert isinstance(position, CoveringPosition)
    tableau = (slot for slot in range(position.rules.layout.slots) if position.present >> slot & 1)
    return position.stock_left > 0 or not all(position.is_face_up(slot) for slot in tableau)


def _why(verdict: Verdict) -> str:
    if isinstance(verdict, Won):
        return Phrase("cli-hint-win", moves=len(verdict.moves))
    if isinstance(verdict, Unknown):
        return Phrase("cli-hint-unknown", nodes=verdict.effort.nodes)
    return Phrase("cli-hint-lost")


def _how_far(position: Position) -> str:
    if isinstance(position, ColumnPosition):
        return Phrase("cli-hint-up", up=position.foundations.count, cards=position.rules.deck_size)
    assert isinstance(position, CoveringPosition)
    return Phrase("cli-hint-left", count=position.unplayed if position.rules.has_waste else position.cards_left)
