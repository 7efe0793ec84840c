"""Calibrates the grades of a game: weighs the measures of its deals, and compares the grades with how computer players do.

The players don't see hidden cards and don't search: they are `random`, `greedy` and `careful` of longwood.bots. Two numbers say how a deal
goes for them: the share of their games that are won, and the mean share of the cards that they clear. Every second deal is used to choose
the weights, and the other half to test them. A game gets grades only if the test agrees with the players.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import atanh, sqrt, tanh
from pathlib import Path
from statistics import fmean, pstdev, quantiles
from typing import Final

from longwood.bots.players import Kind, Player, play
from longwood.play import ColumnPosition, CoveringPosition, Move, Position, start
from longwood.rules import Rules
from longwood.solver.difficulty import measure

PLAYS: Final[dict[Kind, int]] = {"random": 1, "greedy": 2, "careful": 6}
"""How often each player plays each deal, or the ratio of it. The weak players win so rarely that more of their games say little."""
MOST_MOVES: Final = 400
"""The most moves of a game of these players."""
_TENTHS: Final = 10
_Z: Final = 1.96  # for intervals of 95%
_FEWEST: Final = 4  # deals for an interval


@dataclass(frozen=True, slots=True)
class GradedDeal:
    """The measures of a deal, and how the players do."""

    deal: int
    effort: float
    kept: float
    length: int
    won: dict[str, int]
    """The number of games that each player won."""
    cleared: dict[str, float]
    """The mean share of the cards that each player cleared, from 0 to 1."""

    @property
    def wins(self) -> int:
        """The number of won games of all players."""
        return sum(self.won.values())

    @property
    def cleared_by_all(self) -> float:
        """The mean share of the cards that were cleared in all games."""
        return sum(PLAYS[kind] * self.cleared[kind] for kind in PLAYS) / sum(PLAYS.values())


@dataclass(frozen=True, slots=True)
class Correlation:
    """Spearman's rank correlation with an interval of 95%, or None if one side is constant."""

    value: float | None
    low: float
    high: float

    @property
    def is_positive(self) -> bool:
        """Whether the correlation is above zero for certain."""
        return self.value is not None and self.low > 0


@dataclass(frozen=True, slots=True)
class Calibration:
    """How the measures of a game's deals become grades, and how well these agree with the players."""

    weights: tuple[float, float, float]
    """What is added to the difficulty for each unit of effort, of kept moves, and for each move of the win."""
    bounds: tuple[float, float, float]
    """The quartiles of the difficulty."""
    shares: tuple[int, int, int]
    """The weights of the measures in tenths, each in units of its standard deviation."""
    wins: Correlation
    """The correlation with the share of games that the players don't win, in the half that was left for the test."""
    cleared: Correlation
    """The same with the share of the cards that they don't clear."""

    @property
    def agrees(self) -> bool:
        """Whether the players agree: with their wins, or with the cards they clear if they win too rarely to tell."""
        return self.wins.is_positive or self.cleared.is_positive


def graded_deals(rules: Rules, times: int = 1, first: int = 0, known: Iterable[GradedDeal] = ()) -> Iterator[GradedDeal]:
    """Yield the deals of a game that the search can win, in order, without end.

    times: how often to repeat the games of the players. known: deals whose games are not played again, only measured.
    """
    played = {one.deal: one for one in known}
    for deal in count(first):
        measures = measure(rules, deal)
        if measures is None:
            continue
        one = played.get(deal)
        won, cleared = (one.won, one.cleared) if one else _games(rules, deal, times)
        yield GradedDeal(deal, measures.effort, measures.kept, len(measures.line), won, cleared)


def _games(rules: Rules, deal: int, times: int) -> tuple[dict[str, int], dict[str, float]]:
    """Return how many games each player won, and the mean share of the cards that it cleared."""
    won: dict[str, int] = {}
    cleared: dict[str, float] = {}
    for kind, plays in PLAYS.items():
        games = [play(start(rules, deal), Player(kind), seed, MOST_MOVES) for seed in range(times * plays)]
        won[kind] = sum(game.is_won for game in games)
        cleared[kind] = fmean(_cleared(rules, deal, game.moves) for game in games)
    return won, cleared


def _cleared(rules: Rules, deal: int, moves: Iterable[Move]) -> float:
    end: Position = start(rules, deal)
    for move in moves:
        end.apply(move)
    if isinstance(end, ColumnPosition):
        return end.foundations.count / end.rules.deck_size
    assert isinstance(end, CoveringPosition)
    return 1 - end.cards_left / end.rules.layout.slots


def read_deals(file: Path) -> list[GradedDeal]:
    """Return the deals of a file with one JSON list a line, an empty list if there is no file."""
    if not file.exists():
        return []
    return [GradedDeal(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def format_deal(one: GradedDeal) -> str:
    """Return the line of a deal in such a file."""
    return json.dumps([one.deal, one.effort, one.kept, one.length, one.won, one.cleared]) + "\n"


def calibrate(deals: Sequence[GradedDeal]) -> Calibration:
    """Return the calibration of a game from its deals."""
    chosen, tested = deals[::2], deals[1::2]
    sizes = [pstdev(column) or None for column in zip(*map(_measures, deals), strict=True)]
    best = max(_tenths(), key=lambda shares: (round(_agreement(chosen, _weights(shares, sizes)), 6), shares))
    weights = _weights(best, sizes)
    ordered = [_difficulty(one, weights) for one in deals]
    low, middle, high = (round(bound, 3) for bound in quantiles(ordered, n=4, method="inclusive"))
    return Calibration(
        weights,
        (low, middle, high),
        best,
        _correlation(tested, weights, lambda one: -one.wins),
        _correlation(tested, weights, lambda one: -one.cleared_by_all),
    )


def _measures(one: GradedDeal) -> tuple[float, float, float]:
    return one.effort, one.kept, float(one.length)


def _tenths() -> Iterator[tuple[int, int, int]]:
    for effort in range(_TENTHS + 1):
        for kept in range(_TENTHS + 1 - effort):
            yield effort, kept, _TENTHS - effort - kept


def _weights(shares: tuple[int, int, int], sizes: Sequence[float | None]) -> tuple[float, float, float]:
    """Return the weight of each measure in its own unit. A move that keeps the win makes a deal easier."""
    effort, kept, length = (share / (_TENTHS * size) if size else 0.0 for share, size in zip(shares, sizes, strict=True))
    return round(effort, 4), -round(kept, 4), round(length, 4)


def _difficulty(one: GradedDeal, weights: tuple[float, float, float]) -> float:
    return round(sum(weight * value for weight, value in zip(weights, _measures(one), strict=True)), 3)


def _agreement(deals: Sequence[GradedDeal], weights: tuple[float, float, float]) -> float:
    """Return the mean of the correlations with both numbers of the players."""
    both = (_correlation(deals, weights, lambda one: -one.wins), _correlation(deals, weights, lambda one: -one.cleared_by_all))
    return fmean(one.value or 0.0 for one in both)


def _correlation(deals: Sequence[GradedDeal], weights: tuple[float, float, float], value: Callable[[GradedDeal], float]) -> Correlation:
    return correlation([_difficulty(one, weights) for one in deals], [value(one) for one in deals])


def correlation(xs: Sequence[float], ys: Sequence[float]) -> Correlation:
    """Return Spearman's rank correlation of two columns, with ties at their mean rank.

    Source of the interval: D. G. Bonett and T. A. Wright, "Sample size requirements for estimating Pearson, Kendall and Spearman
    correlations", Psychometrika 65 (2000), 23-28: Fisher's z with the variance (1 + rho^2 / 2) / (n - 3).

    >>> correlation([1, 2, 3, 4, 5], [1, 3, 2, 4, 5]).value
    0.9
    >>> correlation([1, 2, 3, 4, 5], [0, 0, 0, 0, 0]).value
    """
    a, b = _ranks(xs), _ranks(ys)
    spread = pstdev(a) * pstdev(b) if a else 0.0
    if len(a) < _FEWEST or not spread:
        return Correlation(None, -1.0, 1.0)
    middle = fmean(a)
    rho = fmean((x - middle) * (y - middle) for x, y in zip(a, b, strict=True)) / spread
    rho = max(-1.0, min(1.0, round(rho, 12)))
    if abs(rho) == 1:
        return Correlation(rho, rho, rho)
    error = _Z * sqrt((1 + rho * rho / 2) / (len(a) - 3))
    return Correlation(rho, tanh(atanh(rho) - error), tanh(atanh(rho) + error))


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    first: dict[float, int] = {}
    last: dict[float, int] = {}
    for place, value in enumerate(ordered):
        first.setdefault(value, place)
        last[value] = place
    return [(first[value] + last[value]) / 2 for value in values]
