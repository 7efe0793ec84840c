"""Best scores as `solve --best-score` tells them. Must not know where positions come from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from longwood.locales import Phrase
from longwood.play import Position
from longwood.rules import Rules, Scoring
from longwood.solver.best import BestScore
from longwood.solver.limits import Cancel, Limits
from longwood.solver.solver import Solver
from longwood.solver.verdict import Effort, verdict_word


@dataclass(frozen=True, slots=True)
class Scored:
    """A best score, and the verdict that goes with it: won, lost or unknown. effort: of both searches."""

    best: BestScore
    verdict: str
    effort: Effort


def scored(
    rules: Rules,
    position: Position,
    limits: Limits,
    seed: int,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
) -> Scored:
    """The best score of the position. A hole's verdict follows from it; points need not go to a line that wins, so it is searched."""
    solver = Solver(rules)
    best = solver.best_score(position, limits, on_progress, cancel)
    if best.kind is Scoring.HOLE:
        return Scored(best, "won" if best.value <= 0 else "lost" if best.bound > 0 else "unknown", best.effort)
    verdict = solver.solve(position, limits, seed, on_progress, cancel)
    return Scored(best, verdict_word(verdict), best.effort + verdict.effort)


def scored_to_json(position: Position, found: Scored) -> dict[str, object]:
    """What programs read: the keys of a verdict, the best line cleared or not, and `bound`, which no line beats."""
    best = found.best
    return {
        "verdict": found.verdict,
        "nodes": found.effort.nodes,
        "cpu_s": round(found.effort.cpu_s, 6),
        "moves": [position.format_move(move) for move in best.moves],
        "score": best.value,
        "bound": best.bound,
        "limit": None if best.limit is None else best.limit.value,
    }


def scored_sentence(found: Scored) -> Phrase:
    """As in `best score -3, won, in 49 moves`."""
    best = found.best
    values = {"kind": best.kind.value, "score": _text(best, best.value), "verdict": found.verdict, "moves": len(best.moves)}
    if best.exact:
        return Phrase("cli-best", **values)
    return Phrase("cli-best-bound", **values, bound=_text(best, best.bound))


def _text(best: BestScore, value: int) -> str:
    return str(value) if best.kind is Scoring.PEAKS or value == 0 else f"{value:+d}"
