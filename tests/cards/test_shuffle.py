"""Tests of the shuffle: parsing deal numbers, equal chances for all orders, and rejecting words at the exact bound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import islice

import pytest

from longwood.cards import MAX_DEAL, full_deck, parse_deal_number, random_deal_number, secret_deal_number, shuffle, shuffled
from longwood.errors import NotationError


def test_deal_numbers_can_be_parsed() -> None:
    for number in (0, 1, 12345, MAX_DEAL):
        assert parse_deal_number(str(number)) == number
    assert MAX_DEAL == 2**63 - 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-1",
        "+1",
        " 1",
        "1 ",
        "1.0",
        "1e3",
        "0x10",
        "1_000",
        "9223372036854775808",
        "9" * 5000,
        "١٢",
        "²",
        "\uff11",
        "1\0",
        "1\n",
        "\ud800",
        "seven",
    ],
)
def test_other_strings_are_not_deal_numbers(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a deal number; use a whole number from 0 to 9223372036854775807$") as error:
        parse_deal_number(text)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("number", [-1, 2**63, 10**30])
def test_numbers_out_of_range_are_not_dealt(number: int) -> None:
    with pytest.raises(NotationError, match="is not a deal number"):
        shuffled(full_deck(), number)


def test_random_deal_numbers_have_at_most_nine_digits() -> None:
    numbers = {random_deal_number() for _ in range(200)}
    assert all(0 <= number < 10**9 for number in numbers)
    assert len(numbers) > 190


def test_secret_deal_numbers_use_the_whole_range() -> None:
    numbers = [secret_deal_number() for _ in range(200)]
    assert all(0 <= number <= MAX_DEAL for number in numbers)
    assert len(set(numbers)) == 200
    assert max(numbers) > MAX_DEAL // 2 > min(numbers)


def test_shuffling_keeps_every_card() -> None:
    for number in range(50):
        assert Counter(shuffled(full_deck(2, 2), number)) == Counter(full_deck(2, 2))


def chi_square(counts: Collection[int], cells: int) -> float:
    """Return the chi-square statistic for `cells` equally likely cells. `counts` leaves out the cells that were never hit."""
    expected = sum(counts) / cells
    return sum((count - expected) ** 2 / expected for count in counts) + expected * (cells - len(counts))


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    counts = Counter(shuffled(full_deck()[:4], number) for number in range(6000))
    assert chi_square(counts.values(), 24) < 53  # with 23 degrees of freedom, 53 is exceeded once in 2,500


def test_every_card_is_equally_likely_to_be_first_or_last() -> None:
    for place in (0, 51):
        counts = Counter(shuffled(full_deck(), number)[place] for number in range(2600))
        assert chi_square(counts.values(), 52) < 92  # with 51 degrees of freedom, 92 is exceeded once in 2,500


def test_the_words_do_not_depend_on_how_many_are_made_at_once() -> None:
    first, *others = (list(islice(shuffle._words(1, size), 12)) for size in (12, 0, 1, 3, 4, 5))
    assert others == [first] * len(others)


def words(given: list[int]) -> Iterator[int]:
    yield from given
    raise AssertionError("too many words were used")


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ([2**64 - 2], 2),  # the largest accepted word: 2**64 is 1 above a multiple of 3
        ([2**64 - 1, 0], 0),  # the only rejected word
        ([2**64 - 1, 2**64 - 1, 4], 1),
    ],
)
def test_words_above_the_bound_are_rejected(monkeypatch: pytest.MonkeyPatch, given: list[int], place: int) -> None:
    cards = full_deck()[:3]
    monkeypatch.setattr(shuffle, "_words", lambda number, size: words([*given, 1]))  # with 1, the last swap changes nothing
    order = list(cards)
    order[2], order[place] = order[place], order[2]
    assert shuffled(cards, 0) == tuple(order)
