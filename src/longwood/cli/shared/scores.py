"""Find best scores together with verdicts, and format them and the shares of many deals for `solve`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

import click

from longwood.cli.shared.language import translate
from longwood.locales import Phrase
from longwood.play import Outcome, Position
from longwood.rules import Rules, Scoring
from longwood.solver.best import best_score
from longwood.solver.certify import replayed
from longwood.solver.limits import Cancel, Limits
from longwood.solver.solving import solve
from longwood.solver.verdict import BestScore, Effort, Limit, Unknown, verdict_word
from longwood.study.summary import Count, wilson

_VERDICTS: Final = ("won", "lost", "open")


@dataclass(frozen=True, slots=True)
class ScoreAndVerdict:
    """A best score and the verdict on the position."""

    best: BestScore
    verdict: str
    """`won`, `lost` or `unknown`."""
    limit: Limit | None
    """The limit that stopped the search for the score or the verdict, or None."""
    effort: Effort
    """The effort of both searches together."""


def score_and_verdict(
    rules: Rules,
    position: Position,
    limits: Limits,
    seed: int,
    on_progress: Callable[[int], object] | None = None,
    cancel: Cancel | None = None,
) -> ScoreAndVerdict:
    """Return the best score of a position and the verdict on it. The limits apply to both searches together.

    For a hole of Golf, the verdict follows from the score. In Tri Peaks, the position is won if the line with the best score clears the
    tableau. Otherwise a second search, with what is left of the limits, looks for a line that does.
    """
    start_s = monotonic()
    best = best_score(position, limits, on_progress, cancel)
    if best.kind is Scoring.HOLE:
        return ScoreAndVerdict(best, "won" if best.value <= 0 else "lost" if best.bound > 0 else "unknown", best.limit, best.effort)
    if replayed(position, best.moves).outcome() is Outcome.WON:
        return ScoreAndVerdict(best, "won", best.limit, best.effort)
    used_nodes = best.effort.nodes
    remaining = replace(
        limits,
        max_nodes=None if limits.max_nodes is None else max(0, limits.max_nodes - used_nodes),
        timeout_s=None if limits.timeout_s is None else max(0.0, limits.timeout_s - (monotonic() - start_s)),
    )
    if best.limit is not None and 0 in (remaining.max_nodes, remaining.timeout_s):
        return ScoreAndVerdict(best, "unknown", best.limit, best.effort)
    report = None if on_progress is None else lambda nodes: on_progress(used_nodes + nodes)
    verdict = solve(position, remaining, seed, report, cancel)
    limit = best.limit or (verdict.limit if isinstance(verdict, Unknown) else None)
    return ScoreAndVerdict(best, verdict_word(verdict), limit, best.effort + verdict.effort)


def scored_to_json(position: Position, found: ScoreAndVerdict) -> dict[str, object]:
    """Return the result as a JSON object. It has the keys of a verdict, the moves of the best line, and the bound of the score."""
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


def scored_sentence(found: ScoreAndVerdict) -> Phrase:
    """Return the result as text, such as `best score -3 in 49 moves (can be cleared)`."""
    best = found.best
    return best_sentence(best.kind, best.value, best.bound, found.verdict, len(best.moves))


def best_sentence(kind: Scoring, score: int, bound: int, verdict: str, moves: int) -> Phrase:
    """Return a best score as text. `verdict` is `won`, `lost` or `unknown`."""
    values = {"kind": kind.value, "score": _text(kind, score), "verdict": verdict, "moves": moves}
    if score == bound:
        return Phrase("cli-best", **values)
    return Phrase("cli-best-bound", **values, bound=_text(kind, bound))


def _text(kind: Scoring, value: int) -> str:
    return str(value) if kind is Scoring.PEAKS or value == 0 else f"{value:+d}"


def write_shares(title: str, count: Count) -> None:
    """Print how many deals are won, lost and open, with intervals."""
    click.echo(translate(Phrase("cli-shares", title=title, deals=count.deals)))
    names = [translate(Phrase("cli-share", verdict=verdict)) for verdict in _VERDICTS]
    for name, hits in zip(names, (count.won, count.lost, count.open), strict=True):
        lower, upper = wilson(hits, count.deals)
        interval = translate(Phrase("cli-interval", lower=f"{lower:.2%}", upper=f"{upper:.2%}"))
        click.echo(f"  {name:<{max(map(len, names))}} {hits:>9,} {hits / max(count.deals, 1):>8.2%}  ({interval})")
    if count.open:
        lower, upper = count.winnable
        click.echo(f"  {translate(Phrase('cli-winnable', lower=f'{lower:.2%}', upper=f'{upper:.2%}'))}")
