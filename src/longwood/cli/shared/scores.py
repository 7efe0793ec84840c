"""Best scores and their verdicts, as `solve --best-score` prints them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from longwood.locales import Phrase
from longwood.play import Outcome, Position
from longwood.rules import Rules, Scoring
from longwood.solver.best import BestScore, best_score
from longwood.solver.certify import replayed
from longwood.solver.limits import Cancel, Limits
from longwood.solver.solving import solve
from longwood.solver.verdict import Effort, Limit, Unknown, verdict_word


@dataclass(frozen=True, slots=True)
class Scored:
    """A best score and the verdict of the position."""

    best: BestScore
    verdict: str  # won, lost or unknown
    limit: Limit | None  # what stopped the search for the score or for the verdict
    effort: Effort  # of both searches together


def scored(
    rules: Rules,
    position: Position,
    limits: Limits,
    seed: int,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
) -> Scored:
    """Return the best score of the position and its verdict. The limits are for both searches together.

    The verdict of a Golf hole follows from its score. With points, the best line may clear the tableau, which is a win. If it does
    not, a second search with the rest of the limits looks for a line that does.
    """
    began_s = monotonic()
    best = best_score(position, limits, on_progress, cancel)
    if best.kind is Scoring.HOLE:
        return Scored(best, "won" if best.value <= 0 else "lost" if best.bound > 0 else "unknown", best.limit, best.effort)
    if replayed(position, best.moves).outcome() is Outcome.WON:
        return Scored(best, "won", best.limit, best.effort)
    spent = best.effort.nodes
    rest = replace(
        limits,
        max_nodes=None if limits.max_nodes is None else max(0, limits.max_nodes - spent),
        timeout_s=None if limits.timeout_s is None else max(0.0, limits.timeout_s - (monotonic() - began_s)),
    )
    if best.limit is not None and 0 in (rest.max_nodes, rest.timeout_s):
        return Scored(best, "unknown", best.limit, best.effort)
    report = None if on_progress is None else lambda nodes: on_progress(spent + nodes)
    verdict = solve(position, rest, seed, report, cancel)
    limit = best.limit or (verdict.limit if isinstance(verdict, Unknown) else None)
    return Scored(best, verdict_word(verdict), limit, best.effort + verdict.effort)


def scored_to_json(position: Position, found: Scored) -> dict[str, object]:
    """Return the JSON object: the keys of a verdict, the moves of the best line, and `bound`, the best score still possible."""
    best = found.best
    return {
        "verdict": found.verdict,
        "nodes": found.effort.nodes,
        "cpu_s": round(found.effort.cpu_s, 6),
        "moves": [position.format_move(move) for move in best.moves],
        "score": best.value,
        "bound": best.bound,
        "limit": None if found.limit is None else found.limit.value,
    }


def scored_sentence(found: Scored) -> Phrase:
    """Return the answer for people, as in `best score -3 in 49 moves (can be cleared)`."""
    best = found.best
    values = {"kind": best.kind.value, "score": _text(best, best.value), "verdict": found.verdict, "moves": len(best.moves)}
    if best.exact:
        return Phrase("cli-best", **values)
    return Phrase("cli-best-bound", **values, bound=_text(best, best.bound))


def _text(best: BestScore, value: int) -> str:
    return str(value) if best.kind is Scoring.PEAKS or value == 0 else f"{value:+d}"
