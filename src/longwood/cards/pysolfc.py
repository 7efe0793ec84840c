"""The shuffle of PySolFC, so that its deal numbers give the same deals here. docs/deals.md describes it.

Established from pysol_cards 0.24.0 (BSD and MIT licences), the shuffle that PySolFC imports. tests/deals/pysolfc.txt has the deals of
PySolFC itself.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Final

from longwood.cards.card import JOKER, RANKS, SUITS, Card
from longwood.cards.shuffle import ALGORITHM, MAX_DEAL, parse_deal_number
from longwood.errors import NotationError, shown

PYSOLFC: Final = "pysolfc"
"""The name of the shuffle in records and on the command line."""
_FIRST_MERSENNE: Final = 32_000
"""The first deal number that uses the Mersenne Twister. Lower ones use the generator of Microsoft's FreeCell."""
_SUITS: Final = (0, 3, 2, 1)  # clubs, spades, hearts, diamonds: the order of a new deck in PySolFC


@dataclass(frozen=True, slots=True)
class OtherDeal:
    """A deal of another program. Deals of Longwood are plain numbers.

    >>> str(OtherDeal("pysolfc", 7))
    'pysolfc:7'
    """

    shuffle: str
    """The name of the shuffle: `pysolfc`."""
    number: int
    """The number of the deal in that program."""

    def __str__(self) -> str:
        """Return the deal as parse_deal() reads it."""
        return f"{self.shuffle}:{self.number}"


AnyDeal = int | OtherDeal
"""A deal number of Longwood or of another program."""


def parse_deal(text: str, separator: str = ":") -> AnyDeal:
    """Parse a deal number, or a deal of another program such as `pysolfc:7`. Raises NotationError if the text is neither.

    >>> parse_deal("7"), parse_deal("pysolfc:7")
    (7, OtherDeal(shuffle='pysolfc', number=7))
    """
    shuffle, found, number = text.partition(separator)
    if not found:
        return parse_deal_number(text)
    if shuffle == ALGORITHM:
        return parse_deal_number(number)
    if shuffle != PYSOLFC:
        raise NotationError(f"the deal {shown(text)} uses an unknown shuffle; choose {ALGORITHM} or {PYSOLFC}, as in {PYSOLFC}{separator}7")
    return checked_deal(OtherDeal(shuffle, parse_deal_number(number)))


def format_deal(deal: AnyDeal, separator: str = ":") -> str:
    """Return a deal with the name of its shuffle, as in `pysolfc:7` or `longwood-1:7`. The inverse of parse_deal()."""
    return f"{ALGORITHM}{separator}{deal}" if isinstance(deal, int) else f"{deal.shuffle}{separator}{deal.number}"


def checked_deal(deal: OtherDeal) -> OtherDeal:
    """Return the deal. Raises NotationError if there is no such shuffle or it has no such deal."""
    if deal.shuffle != PYSOLFC:
        raise NotationError(f"there is no shuffle {shown(deal.shuffle)}; choose {PYSOLFC}")
    if not 1 <= deal.number <= MAX_DEAL:
        raise NotationError(f"there is no deal {PYSOLFC}:{shown(deal.number)}; choose a number from 1 to {MAX_DEAL}")
    return deal


def pysolfc_shuffled(decks: int, jokers: int, number: int, leave_out: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Return the cards in the order in which PySolFC deals them. `leave_out` are cards that it puts aside after the shuffle.

    Of equal cards, it puts aside those of the first decks.

    - `jokers`: the number in each deck.
    - `number`: from 1 to 2**63 - 1.

    >>> from longwood.cards.card import format_cards
    >>> format_cards(pysolfc_shuffled(1, 0, 7)[:7])
    '3D8S4S9D5D8H6H'
    """
    cards = [Card(RANKS * suit + rank) for suit in _SUITS for rank in range(RANKS)] + [JOKER] * jokers
    cards *= decks
    if number < _FIRST_MERSENNE and len(cards) == SUITS * RANKS:  # Microsoft's order, by rank; only single decks are rearranged
        cards = [Card(RANKS * suit + rank) for rank in range(RANKS) for suit in range(SUITS)]
    order = list(range(len(cards)))
    below = _microsoft(number) if number < _FIRST_MERSENNE else _mersenne(number)
    next(below)
    for last in range(len(order) - 1, 0, -1):
        other = below.send(last + 1)
        order[last], order[other] = order[other], order[last]
    aside = set[int]()
    for value in leave_out:
        aside.add(next(place for place, card in enumerate(cards) if card == value and place not in aside))
    return tuple(cards[place] for place in reversed(order) if place not in aside)


def _microsoft(number: int) -> Generator[int, int]:
    """Yield random numbers below those that are sent, from the generator of Microsoft's C library."""
    state, drawn = number, 0
    while True:
        below = yield drawn
        state = (state * 214_013 + 2_531_011) % 2**31
        drawn = (state >> 16) % below


def _mersenne(number: int) -> Generator[int, int]:
    """Yield random numbers below those that are sent, from the Mersenne Twister.

    Python promises that the numbers of random() for a seed never change.
    """
    generator, drawn = random.Random(number), 0
    while True:
        below = yield drawn
        drawn = int(generator.random() * below)
