"""A second implementation of the shuffle "longwood-1", written only from its description in longwood/cards/shuffle.py."""

from __future__ import annotations

import hashlib
import struct

RANKS, SUITS = "A23456789TJQK", "CDHS"


def pack(decks: int, jokers: int = 0, without: str = "") -> list[str]:
    """Return sorted packs (clubs to spades, Ace to King), then the jokers. `without` is a rank to leave out."""
    cards = [rank + suit for _ in range(decks) for suit in SUITS for rank in RANKS if rank != without]
    return cards + ["XX"] * jokers


def shuffle(cards: list[str], number: int) -> list[str]:
    """Return the cards in the order of that deal number."""
    words: list[int] = []
    block = 0

    def below(n: int) -> int:
        nonlocal block
        while True:
            if not words:
                hashed = hashlib.sha256(b"longwood-1" + b"\x00" + struct.pack(">QI", number, block)).digest()
                words.extend(struct.unpack(">4Q", hashed))
                block += 1
            word = words.pop(0)
            if word < 2**64 - (2**64 % n):
                return word % n

    order = list(cards)
    for i in reversed(range(1, len(order))):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
