"""The game of the day. There is one for each day of the week."""

from __future__ import annotations

from typing import Final

from longwood.variants.catalogue import find_variant
from longwood.variants.variant import Variant

_WEEK: Final = ("forty-thieves", "golf", "streets", "tri-peaks", "number-ten", "black-hole", "limited")
"""The games from Monday to Sunday. The two families alternate, and the best-known games of each come first."""


def game_of_the_day(weekday: int) -> Variant:
    """Return the game of a day of the week, from 0 (Monday) to 6 (Sunday).

    >>> game_of_the_day(1).id
    'golf'
    """
    return find_variant(_WEEK[weekday])
