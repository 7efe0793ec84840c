"""Shuffle cards by deal number. A deal number always gives the same order, on every platform.

The algorithm is called "longwood-1":

- Random words: block i (i = 0, 1, ...) is the SHA-256 of the ASCII text `longwood-1`, one zero byte, the deal number as 8 bytes
  and i as 4 bytes, both big-endian. Each block gives four 64-bit big-endian words.
- Numbers below n: take the next word w. If w >= 2**64 - (2**64 mod n), reject it and take the next one. Otherwise the number is
  w mod n. So each of the n values comes from exactly the same number of words.
- Shuffle: the deck (in the order of full_deck) is shuffled from its last place down to its second. Place i is swapped with place
  `below(i + 1)` (Durstenfeld, "Algorithm 235: Random permutation", 1964). Place 0 is dealt first.

The same deck gets the same order in every game, so games can be compared deal by deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from secrets import randbelow
from typing import Final

from longwood.cards.card import Card
from longwood.errors import NotationError, shown
from longwood.locales import Phrase

ALGORITHM: Final = "longwood-1"
MAX_DEAL: Final = 2**63 - 1
_EASY_MAX: Final = 10**9  # short enough to type and to share with a friend


def parse_deal_number(text: str) -> int:
    """Return the deal number (0 .. 2**63 - 1) in a text. Raises NotationError.

    >>> parse_deal_number("12345")
    12345
    """
    if not (text.isascii() and text.isdigit()) or len(text) > 19 or int(text) > MAX_DEAL:
        raise NotationError(Phrase("error-deal-number", text=shown(text), most=str(MAX_DEAL)))
    return int(text)


def random_deal_number() -> int:
    """Return a random deal number. It is below 10**9, so that people can read it aloud."""
    return randbelow(_EASY_MAX)


def secret_deal_number() -> int:
    """Return a random deal number for games with a secret deal.

    It is one of all 2**63 numbers, so nobody can find it by trying numbers until the visible cards match.
    """
    return randbelow(MAX_DEAL + 1)


def daily_deal_number(day: str, game: str) -> int:
    """Return the daily deal number (0 .. 10**9 - 1) of a game id on a day such as 2026-11-21.

    It is the first 8 bytes, big-endian, of the SHA-256 of the ASCII text `longwood-1 day`, one zero byte, the day, one zero byte
    and the id, modulo 10**9.

    >>> daily_deal_number("2026-11-21", "golf")
    618801388
    """
    head = ALGORITHM.encode() + b" day\0"
    return int.from_bytes(sha256(head + f"{day}\0{game}".encode()).digest()[:8], "big") % _EASY_MAX


def derived_deal_number(number: int, *places: int) -> int:
    """Return the number of one deal of a match, such as a hole of Golf or a round of Spit.

    `number` is the deal number of the match. `places` say which deal it is, each 0 .. 2**32 - 1. The result is the first 63 bits of
    the SHA-256 of the ASCII text `longwood-1 part`, one zero byte, the number as 8 bytes and each place as 4 bytes, all big-endian.
    Without knowing `number`, nobody can learn anything about one deal from another.

    >>> derived_deal_number(1, 2) != derived_deal_number(1, 3)
    True
    """
    head = ALGORITHM.encode() + b" part\0" + number.to_bytes(8, "big")
    return int.from_bytes(sha256(head + b"".join(place.to_bytes(4, "big") for place in places)).digest()[:8], "big") >> 1


def _words(number: int) -> Iterator[int]:
    head = ALGORITHM.encode() + b"\0" + number.to_bytes(8, "big")
    block = 0
    while True:
        digest = sha256(head + block.to_bytes(4, "big")).digest()
        for i in (0, 8, 16, 24):
            yield int.from_bytes(digest[i : i + 8], "big")
        block += 1


def shuffled(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Return the cards in the order of deal `number`, first dealt card first. Raises NotationError for a number out of range.

    >>> from longwood.cards.card import format_cards
    >>> format_cards(shuffled([Card(c) for c in range(5)], 1))
    '3C4CAC5C2C'
    """
    if not 0 <= number <= MAX_DEAL:
        raise NotationError(Phrase("error-deal-number", text=str(number), most=str(MAX_DEAL)))
    order = list(cards)
    words = _words(number)
    for i in range(len(order) - 1, 0, -1):
        n = i + 1
        limit = 2**64 - 2**64 % n
        word = next(words)
        while word >= limit:
            word = next(words)
        j = word % n
        order[i], order[j] = order[j], order[i]
    return tuple(order)
