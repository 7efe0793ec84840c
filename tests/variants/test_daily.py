"""Tests of the daily deals: past days keep their deals, and those since FIRST_CERTIFIED can be won and get harder over a week."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256

import choose_daily
import pytest

from longwood.cards import daily_deal_number
from longwood.play import start
from longwood.solver import Won, solve
from longwood.solver.difficulty import WIN_LIMITS
from longwood.variants import FIRST_CERTIFIED, FIRST_DAILY, WEEK_GRADES, DailyDeal, Variant, daily_candidate, daily_deal, games_of_the_day
from longwood.variants.daily_choices import CHOICES
from tests.soak import times

FIRST = date.fromisoformat(FIRST_CERTIFIED)
DAYS = sum(map(len, CHOICES.values()))
DIGEST_OF_2026_12 = "0b59f41bb5cb5edc"


def deal_of(day: date, game: str) -> DailyDeal:
    return daily_deal(day.isoformat(), day.weekday(), game)


def games_on(day: date) -> tuple[Variant, ...]:
    return games_of_the_day(day.isoformat(), day.weekday())


def days(first: date, number: int) -> Iterator[date]:
    return (first + timedelta(days=place) for place in range(number))


def test_earlier_days_keep_their_deals() -> None:
    first = date.fromisoformat(FIRST_DAILY)
    for day in days(first, (FIRST - first).days):
        for game in games_on(day):
            assert deal_of(day, game.id) == DailyDeal(daily_deal_number(day.isoformat(), game.id))


def test_the_deals_of_400_days_are_chosen_without_a_gap() -> None:
    assert DAYS >= 400
    for day in days(FIRST, DAYS):
        for game in games_on(day):
            assert deal_of(day, game.id).is_winnable, day


def test_published_deals_never_change() -> None:
    """The digest is of the deals of the first month. A released list is only continued."""
    numbers = [str(deal_of(day, game.id).number) for day in days(FIRST, 31) for game in games_on(day)]
    assert sha256(" ".join(numbers).encode()).hexdigest()[:16] == DIGEST_OF_2026_12


def test_days_that_are_not_chosen_have_a_deal() -> None:
    day = FIRST + timedelta(days=DAYS)
    game = games_on(day)[0].id
    assert deal_of(day, game) == DailyDeal(daily_candidate(day.isoformat(), game, 0))
    assert deal_of(FIRST, "maria" if "maria" not in {game.id for game in games_on(FIRST)} else "lucas").is_winnable is False


def test_chosen_deals_can_be_won() -> None:
    """With any version of the search. All of them are tested in a soak."""
    step = max(1, DAYS // times(25, DAYS))
    for number in range(0, DAYS, step):
        day = FIRST + timedelta(days=number)
        for game in games_on(day):
            assert isinstance(solve(start(game.rules, deal_of(day, game.id).number)), Won), (day, game.id)


def test_the_week_gets_harder() -> None:
    grades = Counter((day.weekday(), deal_of(day, game.id).grade) for day in days(FIRST, DAYS) for game in games_on(day))
    for weekday, grade in enumerate(WEEK_GRADES):
        assert {found for at, found in grades if at == weekday} == {grade, None}
    assert sum(number for (_, grade), number in grades.items() if grade is not None) > sum(grades.values()) / 3


@pytest.mark.parametrize("day", [FIRST, FIRST + timedelta(days=5)], ids=str)
def test_the_command_chooses_the_deals_that_are_stored(day: date) -> None:
    """With the present search. If a new search chooses other deals, only those of days to come may follow it: change this test's days."""
    assert choose_daily.choices(day) == CHOICES[f"{day:%Y-%m}"][day.day - 1]


def test_a_deal_is_the_first_candidate_that_fits() -> None:
    for day in days(FIRST, 7):
        for game, choice in zip(games_on(day), CHOICES["2026-12"][day.day - 1].split(), strict=True):
            place = int(choice.rstrip("emhf"))
            assert deal_of(day, game.id).number == daily_candidate(day.isoformat(), game.id, place)
            if choice.isdigit():
                for earlier in range(place):
                    number = daily_candidate(day.isoformat(), game.id, earlier)
                    assert not isinstance(solve(start(game.rules, number), WIN_LIMITS), Won)


def test_the_module_is_what_the_command_writes() -> None:
    assert choose_daily.module(CHOICES) == choose_daily.FILE.read_text(encoding="utf-8")
