"""Plots of a study as SVG: how effort, lengths and scores are distributed. They need no other packages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10
from typing import Final

from longwood.study.plan import Plan
from longwood.study.row import Row

HOLES: Final = 9
_WIDTH: Final = 640
_HEIGHT: Final = 320
_LEFT: Final = 56
_BOTTOM: Final = 48
_TOP: Final = 40
_MOST_BARS: Final = 60
_TICKS: Final = 8
_LEAST: Final = 1e-5
"""The smallest share of a total that is drawn. There are many totals that hardly ever happen."""
_STEPS: Final = (1, 2, 5, 10)
_PER_DECADE: Final = 4
"""The number of bars between one power of ten and the next one in the plot of the effort."""


def plots(plan: Plan, rows: Sequence[Row]) -> dict[str, str]:
    """Return the plots of a study by name. A plot without data is left out."""
    game = plan.game + "".join(f", {name} {value}" for name, value in plan.options.items())
    game += f", {plan.policy}" if plan.policy else ""
    best = "" if plan.policy else "best "
    found: dict[str, str] = {}
    if efforts := Counter(floor(log10(max(row.nodes, 1)) * _PER_DECADE) for row in rows):
        labels = {at: f"{10 ** (at / _PER_DECADE):,.0f}" for at in range(min(efforts), max(efforts) + 1) if at % _PER_DECADE == 0}
        found["effort"] = bars(f"{game}: effort", "nodes of a search", _shares(efforts), 1, labels)
    if lengths := Counter(len(row.moves.split()) for row in rows if row.verdict == "won" and row.moves):
        found["length"] = _histogram(f"{game}: length of the wins found", "moves", _shares(lengths))
    if scores := Counter(row.score for row in rows if row.score is not None and not row.limit):
        found["scores"] = _histogram(f"{game}: {best}scores", f"{best}score of a deal", _shares(scores))
        totals = {total: share for total, share in round_shares(_shares(scores)).items() if share >= _LEAST}
        found["rounds"] = _histogram(f"{game}: {best}totals of {HOLES} deals", f"total of {HOLES} deals", totals)
    return found


def round_shares(scores: Mapping[int, float], holes: int = HOLES) -> dict[int, float]:
    """Return the distribution of the total of several independent deals, from that of one deal.

    >>> round_shares({0: 0.5, 1: 0.5}, 2)
    {0: 0.25, 1: 0.5, 2: 0.25}
    """
    totals = {0: 1.0}
    for _ in range(holes):
        following: dict[int, float] = {}
        for total, chance in totals.items():
            for score, share in scores.items():
                following[total + score] = following.get(total + score, 0.0) + chance * share
        totals = following
    return dict(sorted(totals.items()))


def bars(title: str, unit: str, shares: Mapping[int, float], width: int, labels: Mapping[int, str]) -> str:
    """Return a bar chart as SVG.

    - `shares`: the share of each bar by the first value in it.
    - `width`: how many values a bar stands for.
    - `labels`: the marks below the bars.
    """
    first, last = min(shares), max(shares)
    count = (last - first) // width + 1
    step, most = (_WIDTH - _LEFT - 16) / count, max(shares.values())
    height = _HEIGHT - _TOP - _BOTTOM

    def x(value: float) -> float:
        return _LEFT + (value - first) / width * step

    def y(share: float) -> float:
        return _TOP + height * (1 - share / most)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for share in (most, most / 2):
        parts.append(f'<path d="M{_LEFT} {y(share):.1f}H{_WIDTH - 16}" stroke="#ccc"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.2%}</text>')
    for value, share in sorted(shares.items()):
        bar = f'x="{x(value):.1f}" y="{y(share):.1f}" width="{max(step - 1, 0.5):.1f}" height="{_TOP + height - y(share):.1f}"'
        parts.append(f'<rect {bar} fill="#2a6f4e"/>')
    for value, label in sorted(labels.items()):
        parts.append(f'<text x="{x(value) + step / 2:.1f}" y="{_HEIGHT - _BOTTOM + 18}" text-anchor="middle">{escape(label)}</text>')
    parts.append(f'<path d="M{_LEFT} {_TOP + height}H{_WIDTH - 16}" stroke="#333"/>')
    parts.append(f'<text x="{(_LEFT + _WIDTH) / 2:.0f}" y="{_HEIGHT - 8}" text-anchor="middle">{escape(unit)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _shares(counts: Mapping[int, int]) -> dict[int, float]:
    whole = sum(counts.values())
    return {value: count / whole for value, count in sorted(counts.items())}


def _histogram(title: str, unit: str, shares: Mapping[int, float]) -> str:
    """Return a bar chart of whole numbers. If there are many different ones, a bar stands for several."""
    width = _round_step((max(shares) - min(shares) + 1) / _MOST_BARS)
    binned: dict[int, float] = {}
    for value, share in shares.items():
        binned[value // width * width] = binned.get(value // width * width, 0.0) + share
    mark = max(width, _round_step((max(binned) - min(binned) + 1) / _TICKS))
    first = -(-min(binned) // mark) * mark
    return bars(title, unit, binned, width, {value: f"{value:,}" for value in range(first, max(binned) + 1, mark)})


def _round_step(least: float) -> int:
    """Return 1, 2 or 5 times a power of ten, at least `least`.

    >>> [_round_step(least) for least in (0.2, 1.5, 30, 70)]
    [1, 2, 50, 100]
    """
    power = 1
    while True:
        for step in _STEPS:
            if step * power >= least:
                return step * power
        power *= 10
