"""Evaluation weights for the search of column games. Each kind of rules has its own set, or two sets that are used in turn.

The weights only order the search, so they affect how soon a win is found but never the verdict. docs/search-experiments.md describes how
they were fitted and how much each one helped.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longwood.rules import Build, ColumnRules, Run


class PileWorth(NamedTuple):
    """The weights for the cards of a pile, in eighths of a point."""

    card: int = 0
    """For each card."""
    pair: int = 0
    """For each pair of adjacent cards that satisfies the build rule."""
    blocked: int = 0
    """For each card above a card of lower rank."""
    blocked_suit: int = 0
    """For each card above a lower card of the same suit."""
    buried: int = 0
    """For each card above a card that a foundation needs next, once for each such card."""


class Worth(NamedTuple):
    """The weights for a position, in eighths of a point."""

    up: int
    """For each card on a foundation."""
    move: int
    """For each move to a column so far, which penalizes longer lines."""
    column: PileWorth
    waste: PileWorth
    met_pair: int = 0
    """For each doubling of the number of earlier positions with the same number of draws and the same two cards on top of the column that
    was moved to."""
    met_tops: int = 0
    """For each doubling of the number of earlier positions with the same number of draws whose column tops accept the same cards."""


_NARROW: Final = 10  # columns; with more columns, cards in the waste are less of a problem
_IN_SUIT: Final = Worth(
    up=36,
    move=-3,
    column=PileWorth(pair=20, blocked=-8, blocked_suit=-16, buried=-3),
    waste=PileWorth(card=-22, blocked_suit=-32, buried=-2),
)
_IN_SUIT_SECOND: Final = Worth(
    up=24,
    move=-6,
    column=PileWorth(pair=28, blocked=-4, blocked_suit=-12, buried=-3),
    waste=PileWorth(card=-36, blocked_suit=-16, buried=-2),
    met_pair=-6,
    met_tops=-12,
)
_IN_SUIT_WIDE: Final = Worth(
    up=30,
    move=-3,
    column=PileWorth(pair=19, blocked=-8, blocked_suit=-12, buried=-5),
    waste=PileWorth(card=-16, pair=8, blocked=-6, blocked_suit=-32, buried=-2),
)
_SUITS_DIFFER: Final = Worth(
    up=48,
    move=-12,
    column=PileWorth(pair=16, blocked=-10, blocked_suit=-16, buried=-2),
    waste=PileWorth(card=-16, blocked_suit=-32, buried=-2),
    met_pair=-6,
    met_tops=-12,
)
_COLOURS_DIFFER: Final = Worth(
    up=48,
    move=-3,
    column=PileWorth(pair=16, blocked=-8, blocked_suit=-22, buried=-2),
    waste=PileWorth(card=-16, blocked_suit=-32, buried=-4),
    met_pair=-12,
    met_tops=-24,
)
_COLOURS_DIFFER_SECOND: Final = Worth(
    up=32,
    move=-6,
    column=PileWorth(pair=24, blocked=-4, blocked_suit=-18, buried=-2),
    waste=PileWorth(card=-36, blocked_suit=-24, buried=-4),
    met_pair=-18,
    met_tops=-36,
)
_RUNS_OF_COLOURS: Final = Worth(
    up=48,
    move=-4,
    column=PileWorth(pair=22, blocked=-10, blocked_suit=-22, buried=-2),
    waste=PileWorth(card=-22, blocked_suit=-32, buried=-2),
    met_pair=-12,
    met_tops=-24,
)


def worths_for(rules: ColumnRules) -> list[Worth]:
    """Return the sets of weights for a game with these rules: one or two. With two, the search uses them in turn.

    >>> from longwood.variants import find_variant
    >>> [worth.up for worth in worths_for(find_variant("maria").rules)]
    [48, 32]
    """
    if rules.build is Build.SAME_SUIT:
        first = _IN_SUIT if rules.columns <= _NARROW else _IN_SUIT_WIDE
        return [first] if rules.redeals != 0 else [first, _IN_SUIT_SECOND]
    if rules.build is Build.ALTERNATE_COLOUR:
        return [_COLOURS_DIFFER, _COLOURS_DIFFER_SECOND] if rules.run in (Run.SINGLE, Run.TO_EMPTY) else [_RUNS_OF_COLOURS]
    return [_SUITS_DIFFER]
