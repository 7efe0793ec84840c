"""Shuffle cards by deal number. A deal number always gives the same order, on every platform.

The algorithm is called "longwood-1":

- Random words: block i (i = 0, 1, ...) is the SHA-256 of the ASCII text `longwood-1`, one zero byte, the deal number as 8 bytes
  and i as 4 bytes, both big-endian. Each block gives four 64-bit big-endian words.
- Random numbers below n: take the next word w. If w >= 2**64 - (2**64 mod n), reject it and take the next one. Otherwise the number
  is w mod n. Each of the n results comes from the same number of words, so the numbers are uniform.
- Shuffle: start with the deck in the order of full_deck(). For i from the last index down to 1, swap the card at index i with the one
  at a random index below i + 1 (Durstenfeld, "Algorithm 235: Random permutation", 1964). The card at index 0 is dealt first.

A deck gets the same order in all games that use it, so games can be compared deal by deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count
from secrets import randbelow
from struct import Struct
from typing import Final

from longwood.cards.card import Card
from longwood.errors import NotationError, shown
from longwood.locales import Phrase

ALGORITHM: Final = "longwood-1"
"""The name of the shuffle algorithm."""
MAX_DEAL: Final = 2**63 - 1
"""The highest deal number."""
_EASY_MAX: Final = 10**9  # short enough to type and to read aloud
_WORDS: Final = 4  # in a block


def parse_deal_number(text: str) -> int:
    """Parse a deal number from 0 to 2**63 - 1. Raises NotationError if the text is not one.

    >>> parse_deal_number("12345")
    12345
    """
    if not (text.isascii() and text.isdigit()) or len(text) > 19 or int(text) > MAX_DEAL:
        raise NotationError(Phrase("error-deal-number", text=shown(text), most=str(MAX_DEAL)))
    return int(text)


def random_deal_number() -> int:
    """Return a random deal number below 10**9, which is short enough to read aloud."""
    return randbelow(_EASY_MAX)


def secret_deal_number() -> int:
    """Return a random deal number for a game whose deal must stay secret.

    It is drawn from all 2**63 numbers, so it can't be found by trying numbers until the visible cards match.
    """
    return randbelow(MAX_DEAL + 1)


def daily_deal_number(day: str, game: str) -> int:
    """Return the daily deal number of a game, from 0 to 10**9 - 1. `day` is a date such as "2026-11-21", and `game` is the game's id.

    The number is the first 8 bytes, big-endian, of the SHA-256 of the ASCII text `longwood-1 day`, one zero byte, the day, one zero
    byte and the id, modulo 10**9.

    >>> daily_deal_number("2026-11-21", "golf")
    618801388
    """
    head = ALGORITHM.encode() + b" day\0"
    return int.from_bytes(sha256(head + f"{day}\0{game}".encode()).digest()[:8], "big") % _EASY_MAX


def derived_deal_number(number: int, *places: int) -> int:
    """Return the deal number of one part of a match, such as a hole of Golf or a round of Spit.

    `number` is the deal number of the match. `places` identify the part, and each is from 0 to 2**32 - 1. The result is the first 63
    bits of the SHA-256 of the ASCII text `longwood-1 part`, one zero byte, the number as 8 bytes and each place as 4 bytes, all
    big-endian. A player who doesn't know `number` can't learn anything about one deal from another.

    >>> derived_deal_number(1, 2) != derived_deal_number(1, 3)
    True
    """
    head = ALGORITHM.encode() + b" part\0" + number.to_bytes(8, "big")
    return int.from_bytes(sha256(head + b"".join(place.to_bytes(4, "big") for place in places)).digest()[:8], "big") >> 1


def _words(number: int, size: int) -> Iterator[int]:
    """Return the random words of a deal number. The first `size` of them are made at once, which takes half the time."""
    head = ALGORITHM.encode() + b"\0" + number.to_bytes(8, "big")
    ends, unpack = _ends(size)
    first = unpack(b"".join([sha256(head + end).digest() for end in ends]))
    return chain(first, chain.from_iterable(_unpack(1)(sha256(head + end.to_bytes(4, "big")).digest()) for end in count(len(ends))))


@lru_cache(maxsize=64)
def _ends(size: int) -> tuple[tuple[bytes, ...], Callable[[bytes], tuple[int, ...]]]:
    """Return the ends of the texts of all blocks that so many words need, and a function that makes words of their digests."""
    blocks = -(-size // _WORDS)
    return tuple(block.to_bytes(4, "big") for block in range(blocks)), _unpack(blocks)


def _unpack(blocks: int) -> Callable[[bytes], tuple[int, ...]]:
    return Struct(f">{_WORDS * blocks}Q").unpack


@lru_cache(maxsize=64)
def _swaps(size: int) -> tuple[tuple[int, int, int], ...]:
    """Return, for each swap of a shuffle, the index of the card, the number of cards up to it, and the first word to reject."""
    return tuple((n - 1, n, 2**64 - 2**64 % n) for n in range(size, 1, -1))


def shuffled(cards: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Return the cards in the order of a deal number, in which they are dealt. Raises NotationError if the number is out of range.

    >>> from longwood.cards.card import format_cards
    >>> format_cards(shuffled([Card(c) for c in range(5)], 1))
    '3C4CAC5C2C'
    """
    if not 0 <= number <= MAX_DEAL:
        raise NotationError(Phrase("error-deal-number", text=str(number), most=str(MAX_DEAL)))
    order = list(cards)
    words = _words(number, len(order) - 1)
    for (i, n, limit), first in zip(_swaps(len(order)), words, strict=False):  # the words never end
        word = first
        while word >= limit:
            word = next(words)
        j = word % n
        order[i], order[j] = order[j], order[i]
    return tuple(order)
