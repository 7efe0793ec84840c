"""A deal number gives one order of the cards, forever, on every platform. Must not know any game.

Algorithm "longwood-1". Random words: block i (i = 0, 1, ...) is SHA-256 of the ASCII text `longwood-1`, one zero byte,
the deal number as 8 bytes and i as 4 bytes, both big-endian; each block gives four 64-bit big-endian words. A number
below n is drawn by taking the next word w and rejecting it when w >= 2**64 - (2**64 mod n); else it is w mod n, so each
of the n values has exactly the same number of words. The deck (full_deck order) is shuffled from its last place down
to its second: place i changes with place `below(i + 1)` (Durstenfeld, "Algorithm 235: Random permutation", 1964). Place 0
is dealt first. The same deck gets the same order in every game, so games can be compared deal by deal.
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
_EASY_MAX: Final = 10**9  # what a person can type and tell a friend


def parse_deal_number(text: str) -> int:
    """The deal number 0 .. 2**63 - 1 a text gives. Raises NotationError.

    >>> parse_deal_number("12345")
    12345
    """
    if not (text.isascii() and text.isdigit()) or len(text) > 19 or int(text) > MAX_DEAL:
        raise NotationError(Phrase("error-deal-number", text=shown(text), most=str(MAX_DEAL)))
    return int(text)


def random_deal_number() -> int:
    """A deal number no one has chosen, below 10**9 so that it can be read aloud."""
    return randbelow(_EASY_MAX)


def secret_deal_number() -> int:
    """A deal number for games in which nobody may know it: of all 2**63, too many to try until one fits the cards that lie open."""
    return randbelow(MAX_DEAL + 1)


def daily_deal_number(day: str, game: str) -> int:
    """The deal that everyone gets of a game, by its id, on a day (as 2026-11-21): 0 .. 10**9 - 1.

    It is the first 8 bytes, big-endian, of SHA-256 of the ASCII text `longwood-1 day`, one zero byte, the day, one zero byte and
    the id, modulo 10**9.

    >>> daily_deal_number("2026-11-21", "golf")
    618801388
    """
    head = ALGORITHM.encode() + b" day\0"
    return int.from_bytes(sha256(head + f"{day}\0{game}".encode()).digest()[:8], "big") % _EASY_MAX


def derived_deal_number(number: int, *places: int) -> int:
    """The number of one of the deals that belong together under `number`: a hole of a match, a round of Spit.

    places: which of them, each 0 .. 2**32 - 1. It is the first 63 bits of SHA-256 of the ASCII text `longwood-1 part`, one zero byte,
    the number as 8 bytes and each place as 4, all big-endian; so one deal tells nothing of another to those who do not know `number`.

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
    """The cards in the order deal `number` puts them, first dealt first. Raises NotationError for a number out of range.

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
