"""Which game is the game of a day: one for each day of the week. Must not know deals or players."""

from __future__ import annotations

from typing import Final

from longwood.variants.catalogue import find_variant
from longwood.variants.variant import Variant

_WEEK: Final = ("forty-thieves", "golf", "streets", "tri-peaks", "number-ten", "black-hole", "limited")
"""From Monday on: both families by turns, the best known of each first."""


def game_of_the_day(weekday: int) -> Variant:
    """The game that is played on a day of the week, 0 .. 6 from Monday on.

    >>> game_of_the_day(1).id
    'golf'
    """
    return find_variant(_WEEK[weekday])
