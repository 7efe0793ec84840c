"""Describes the results of a study as data and as Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from longwood.study.parts import parts_hash
from longwood.study.plan import Plan
from longwood.study.row import Row
from longwood.study.summary import Count, quantile, wilson

_SHARES: Final = (0.5, 0.9, 0.99, 1.0)


def summary(plan: Plan, rows: Sequence[Row]) -> dict[str, object]:
    """Return what docs/odds.json stores about a study, or docs/players.json about that of a player. docs/studies.md describes the keys."""
    count = Count.of(rows)
    scores = Counter(row.score for row in rows if row.score is not None and not row.limit)
    made = {"policy": plan.policy, "moves": sum(len(row.moves.split()) for row in rows)} if plan.policy else {}
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "rules_hash": plan.rules_hash,
        "goal": plan.goal,
        **made,
        "deals": count.deals,
        "first_deal": rows[0].deal if rows else None,
        "won": count.won,
        "lost": count.lost,
        "open": count.open,
        "winnable": [round(bound, 4) for bound in count.winnable],
        "max_nodes": plan.max_nodes,
        "seed": plan.seed,
        "core_version": plan.core_version,
        "parts_hash": parts_hash(rows),
        "cpu_s": round(count.cpu_s, 1),
        "scores": {str(score): number for score, number in sorted(scores.items())},
    }


def markdown(plan: Plan, rows: Sequence[Row]) -> str:
    """Return the report as Markdown."""
    count = Count.of(rows)
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    lower, upper = count.winnable
    nodes = "no node limit" if plan.max_nodes is None else f"at most {plan.max_nodes:,} nodes a deal"
    how = f"player {plan.policy}" if plan.policy else nodes
    bounds = f"Between {lower:.2%} and {upper:.2%} of all deals can be won (95% confidence; the upper bound counts every open deal as won)."
    wins = f"The player {plan.policy} wins between {lower:.2%} and {upper:.2%} of all deals (95% confidence), and sees no hidden cards."
    lines = [
        f"# {plan.game}{options}",
        "",
        f"{count.deals:,} deals, {how}, seed {plan.seed}, search {plan.core_version}, rules {plan.rules_hash}.",
        "",
        "| | deals | share | 95% interval |",
        "| --- | ---: | ---: | ---: |",
        *(_share(name, hits, count.deals) for name, hits in (("won", count.won), ("lost", count.lost), ("open", count.open))),
        "",
        wins if plan.policy else bounds,
    ]
    if count.crashed:
        lines += ["", f"The search of {count.crashed:,} open deals ended its process."]
    lines += ["", *_quantiles(rows), ""]
    scores = [float(row.score) for row in rows if row.score is not None and not row.limit]
    if scores:
        mean = sum(scores) / len(scores)
        found = f"The scores of {len(scores):,} deals are" if plan.policy else f"The best score of {len(scores):,} deals is"
        lines += [f"{found} known. Their mean is {mean:.3f}; nine such deals score {9 * mean:.2f}.", ""]
    return "\n".join(lines)


def _share(name: str, hits: int, deals: int) -> str:
    lower, upper = wilson(hits, deals)
    return f"| {name} | {hits:,} | {hits / max(deals, 1):.2%} | {lower:.2%} to {upper:.2%} |"


def _quantiles(rows: Sequence[Row]) -> Iterable[str]:
    effort = sorted(float(row.nodes) for row in rows)
    seconds = sorted(row.cpu_s for row in rows)
    lengths = sorted(float(len(row.moves.split())) for row in rows if row.verdict == "won")
    yield "| | median | 90% | 99% | all |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for name, values, form in (("nodes", effort, ",.0f"), ("CPU s", seconds, ",.4f"), ("moves of a win", lengths, ",.0f")):
        if values:
            yield f"| {name} | " + " | ".join(format(quantile(values, share), form) for share in _SHARES) + " |"
