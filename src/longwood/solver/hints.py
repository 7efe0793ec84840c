"""The best next move and why. It knows every card, the hidden ones too: an honest player's advice is not to be had here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from longwood.locales import Phrase
from longwood.play import ColumnPosition, CoveringPosition, Move, Position
from longwood.solver.certify import certified, replayed
from longwood.solver.limits import Cancel, Limits
from longwood.solver.solving import solve_with_claim
from longwood.solver.verdict import Unknown, Verdict, Won


class Advice(StrEnum):
    """Where a hint's move comes from."""

    WIN = "win"  # the first move of a winning line
    LINE = "line"  # the first move of the line that got furthest
    ORDER = "order"  # the first in the referee's order of legal moves
    NONE = "none"  # there is no move, or the game is over


@dataclass(frozen=True, slots=True)
class Hint:
    """The best next move.

    move: None where there is none. advice: where it comes from; reason: that as a sentence. line: the moves it begins, replayed by
    the referee, itself first. verdict: of the position. sees_hidden_cards: whether cards the player cannot see had a say in it.
    """

    move: Move | None
    advice: Advice
    reason: str
    line: tuple[Move, ...]
    verdict: Verdict
    sees_hidden_cards: bool


def hint(
    position: Position,
    limits: Limits | None = None,
    seed: int = 0,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
) -> Hint:
    """The best next move: it wins, or else begins the line that got furthest, or else comes first in the referee's order.

    limits: default_limits() without them. Raises SolverError when the referee refuses a line.
    """
    verdict, claim = solve_with_claim(position, limits, seed, on_progress, cancel)
    hidden = _has_hidden_cards(position)  # the search used them, so the reason may reveal something about them
    if isinstance(verdict, Won):
        if not verdict.moves:
            return Hint(None, Advice.NONE, Phrase("cli-hint-won"), (), verdict, sees_hidden_cards=False)
        reason = Phrase("cli-hint-win", moves=len(verdict.moves))
        return Hint(verdict.moves[0], Advice.WIN, reason, verdict.moves, verdict, hidden)
    legal = position.legal_moves()
    if not legal:
        return Hint(None, Advice.NONE, Phrase("cli-hint-none"), (), verdict, sees_hidden_cards=False)
    line = () if claim is None else certified(position, claim.line(), must_win=False)
    if line:
        reason = Phrase("cli-hint-line", why=_why(verdict), far=_how_far(replayed(position, line)))
        return Hint(line[0], Advice.LINE, reason, line, verdict, hidden)
    reason = Phrase("cli-hint-order", why=_why(verdict), count=len(legal))
    return Hint(legal[0], Advice.ORDER, reason, (legal[0],), verdict, hidden)


def _has_hidden_cards(position: Position) -> bool:
    """Whether anything lies where its player cannot see it."""
    if isinstance(position, ColumnPosition):
        return bool(position.stock) or any(position.hidden)
    assert isinstance(position, CoveringPosition)
    tableau = (slot for slot in range(position.rules.layout.slots) if position.present >> slot & 1)
    return position.stock_left > 0 or not all(position.is_face_up(slot) for slot in tableau)


def _why(verdict: Verdict) -> str:
    if isinstance(verdict, Unknown):
        return Phrase("cli-hint-unknown", nodes=verdict.effort.nodes)
    return Phrase("cli-hint-lost")


def _how_far(position: Position) -> str:
    if isinstance(position, ColumnPosition):
        return Phrase("cli-hint-up", up=position.foundations.count, cards=position.rules.deck_size)
    assert isinstance(position, CoveringPosition)
    return Phrase("cli-hint-left", count=position.cards_left)
