"""Counts the results of a study, and says how sure the shares are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from longwood.study.row import Row

_Z: Final = 1.959963984540054  # the 97.5% quantile of the normal distribution, for intervals of 95%


@dataclass(frozen=True, slots=True)
class Count:
    """How many deals are won, lost and open, and what they cost."""

    won: int = 0
    lost: int = 0
    open: int = 0
    crashed: int = 0
    """How many of the open deals ended the process of their search."""
    nodes: int = 0
    cpu_s: float = 0.0

    @staticmethod
    def of(rows: Iterable[Row]) -> Count:
        """Return the count of results."""
        verdicts, limits = Counter[str](), Counter[str]()
        nodes, cpu_s = 0, 0.0
        for row in rows:
            verdicts[row.verdict] += 1
            limits[row.limit] += 1
            nodes += row.nodes
            cpu_s += row.cpu_s
        return Count(verdicts["won"], verdicts["lost"], verdicts["open"], limits["crashed"], nodes, cpu_s)

    def __add__(self, other: Count) -> Count:
        return Count(
            self.won + other.won,
            self.lost + other.lost,
            self.open + other.open,
            self.crashed + other.crashed,
            self.nodes + other.nodes,
            self.cpu_s + other.cpu_s,
        )

    @property
    def deals(self) -> int:
        """The number of deals."""
        return self.won + self.lost + self.open

    @property
    def winnable(self) -> tuple[float, float]:
        """Bounds of the share of all deals that can be won, with a confidence of 95%.

        The lower one counts no open deal as won, the upper one all of them.
        """
        return wilson(self.won, self.deals)[0], wilson(self.won + self.open, self.deals)[1]


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """Return the Wilson score interval of a share, with a confidence of 95%. Without trials, it is (0, 1).

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", J. Am. Stat. Assoc. 22 (1927), 209-212.

    >>> [round(bound, 4) for bound in wilson(560, 1000)]
    [0.5291, 0.5905]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if trials == 0:
        return 0.0, 1.0
    share, square = hits / trials, _Z * _Z
    middle = share + square / (2 * trials)
    spread = _Z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def shares_to_json(count: Count) -> dict[str, object]:
    """Return how many deals are won, lost and open, as a JSON object."""
    shares = {"won": count.won, "lost": count.lost, "open": count.open}
    intervals = {f"{name}_interval": [round(bound, 6) for bound in wilson(hits, count.deals)] for name, hits in shares.items()}
    winnable = [round(bound, 6) for bound in count.winnable]
    return {"deals": count.deals, **shares, **intervals, "winnable": winnable, "nodes": count.nodes, "cpu_s": round(count.cpu_s, 3)}


def quantile(values: list[float], share: float) -> float:
    """Return the smallest of the sorted values that at least this share of them doesn't exceed.

    >>> [quantile([1, 2, 3, 4], share) for share in (0.0, 0.5, 0.51, 1.0)]
    [1, 2, 3, 4]
    """
    at = -int(-share * len(values) // 1) - 1
    return values[max(at, 0)]
