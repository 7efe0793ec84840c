"""What a column position is worth to the search: weights fitted to kinds of rules. Must not know a game's name.

The weights only order the search: they decide how soon a win is found, never what is won or lost. How they were fitted, and what
each gave: docs/search-experiments.md.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longwood.rules import Build, ColumnRules, Run


class PileWorth(NamedTuple):
    """What the cards of a pile are worth, in eighths of a point."""

    card: int = 0
    """Each card."""
    pair: int = 0
    """Each two neighbours that satisfy the build rule."""
    blocked: int = 0
    """Each card with any lower rank beneath it."""
    blocked_suit: int = 0
    """Each card with a lower rank of its own suit beneath it."""
    buried: int = 0
    """Each card that lies on one which is next for a foundation, once for each of these."""


class Worth(NamedTuple):
    """What a position is worth, in eighths of a point."""

    up: int
    """Each card on a foundation."""
    move: int
    """Each move to a column made so far: the price of a longer line."""
    column: PileWorth
    waste: PileWorth
    met_pair: int = 0
    """Each time twice as many positions had been met, after as many draws, with the same two cards on top of the column moved to."""
    met_tops: int = 0
    """Each time twice as many had been met, after as many draws, whose columns' tops took the same cards."""


_NARROW: Final = 10  # columns; with more of them the waste is less of a burden
_IN_SUIT: Final = Worth(
    up=36,
    move=-3,
    column=PileWorth(pair=20, blocked=-8, blocked_suit=-16, buried=-3),
    waste=PileWorth(card=-22, blocked_suit=-32, buried=-2),
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
_RUNS_OF_COLOURS: Final = Worth(
    up=48,
    move=-4,
    column=PileWorth(pair=22, blocked=-10, blocked_suit=-22, buried=-2),
    waste=PileWorth(card=-22, blocked_suit=-32, buried=-2),
    met_pair=-12,
    met_tops=-24,
)


def worth_for(rules: ColumnRules) -> Worth:
    """The weights for rules of this kind.

    >>> from longwood.variants import find_variant
    >>> worth_for(find_variant("maria").rules).up
    48
    """
    if rules.build is Build.SAME_SUIT:
        return _IN_SUIT if rules.columns <= _NARROW else _IN_SUIT_WIDE
    if rules.build is Build.ALTERNATE_COLOUR:
        return _COLOURS_DIFFER if rules.run is Run.SINGLE else _RUNS_OF_COLOURS
    return _SUITS_DIFFER
