"""The games of the day: one for each day of the week, and four more that change from day to day."""

from __future__ import annotations

from typing import Final

from longwood.cards import daily_deal_number
from longwood.variants.catalogue import find_variant
from longwood.variants.variant import Variant

FIRST_DAILY: Final = "2026-01-01"
"""The first day with daily deals."""
DAILY_GAMES: Final = 5
"""The number of games a day."""
_WEEK: Final = ("forty-thieves", "golf", "streets", "tri-peaks", "number-ten", "black-hole", "limited")
"""The games from Monday to Sunday. The two families alternate, and the best-known games of each come first."""
_POOL: Final = (
    "golf",
    "tri-peaks",
    "black-hole",
    "pyramid-golf",
    "putt-putt",
    "all-in-a-row",
    "number-ten",
    "maria",
    "streets",
    "indian",
    "lucas",
    "rank-and-file",
    "limited",
    "little-forty",
    "forty-thieves",
    "napoleon-at-st-helena",
)
"""The games to choose the other four from, roughly from quick to long. Never change this list for days that are past: add another one, and
the day from which it is used."""


def game_of_the_day(weekday: int) -> Variant:
    """Return the first game of a day of the week, from 0 (Monday) to 6 (Sunday).

    >>> game_of_the_day(1).id
    'golf'
    """
    return find_variant(_WEEK[weekday])


def games_of_the_day(day: str, weekday: int) -> tuple[Variant, ...]:
    """Return the five games of a day: that of the weekday, then four others in the order of the pool.

    `day` is a date such as "2026-11-24", and `weekday` its day of the week, from 0 (Monday) to 6 (Sunday).

    The n-th of the four is the one at place `daily_deal_number(day, "game n") % k` of the k games of the pool that aren't chosen yet.

    >>> len({game.id for game in games_of_the_day("2026-11-24", 1)})
    5
    """
    first = _WEEK[weekday]
    left = [name for name in _POOL if name != first]
    chosen = [left.pop(daily_deal_number(day, f"game {number}") % len(left)) for number in range(1, DAILY_GAMES)]
    return tuple(find_variant(name) for name in (first, *sorted(chosen, key=_POOL.index)))
