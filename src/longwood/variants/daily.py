"""The games of the day: one for each day of the week, and four more that change from day to day, with their deals.

Since FIRST_CERTIFIED, the deals of a day can be won. Which of its candidates a deal is was chosen once by a search, and is stored in
daily_choices.py. So a deal doesn't depend on the version of the search, and never changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from longwood.cards import daily_deal_number
from longwood.variants.catalogue import find_variant
from longwood.variants.daily_choices import CHOICES
from longwood.variants.variant import Variant

FIRST_DAILY: Final = "2026-01-01"
"""The first day with daily deals."""
FIRST_CERTIFIED: Final = "2026-12-01"
"""The first day with daily deals that were chosen because they can be won."""
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


DailyGrade = Literal["easy", "medium", "hard", "fiendish"]
WEEK_GRADES: Final[tuple[DailyGrade, ...]] = ("easy", "easy", "medium", "medium", "hard", "hard", "fiendish")
"""The grades of the daily deals from Monday to Sunday, in games that have grades."""
_LETTERS: Final[dict[str, DailyGrade]] = {"e": "easy", "m": "medium", "h": "hard", "f": "fiendish"}


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a game on a day."""

    number: int
    """The deal number."""
    is_winnable: bool = False
    """Whether it was chosen because it can be won."""
    grade: DailyGrade | None = None
    """How hard it is, if the game had grades when it was chosen."""


def daily_candidate(day: str, game: str, place: int) -> int:
    """Return the deal number of a candidate for the deal of a game on a day. Candidate 0 is the deal of days without a choice.

    >>> daily_candidate("2026-11-21", "golf", 0)
    618801388
    """
    return daily_deal_number(day, game if place == 0 else f"{game} {place}")


def daily_deal(day: str, weekday: int, game: str) -> DailyDeal:
    """Return the deal of a game on a day, which is given as for games_of_the_day(). `game` is its id; options don't change the deal.

    If the game is one of the five of that day and the day is in daily_choices.py, it is the candidate stored there. Otherwise, it is
    candidate 0, which nobody has searched.

    >>> daily_deal("2026-11-21", 5, "golf")
    DailyDeal(number=618801388, is_winnable=False, grade=None)
    """
    month, place = day[:7], int(day[8:]) - 1
    chosen = CHOICES[month][place].split() if month in CHOICES else []
    for variant, choice in zip(games_of_the_day(day, weekday), chosen, strict=False):
        if variant.id == game:
            grade = _LETTERS.get(choice[-1])
            return DailyDeal(daily_candidate(day, game, int(choice.rstrip("emhf"))), is_winnable=True, grade=grade)
    return DailyDeal(daily_candidate(day, game, 0))
