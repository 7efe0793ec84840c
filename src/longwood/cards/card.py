"""Cards, ranks and suits, which are small integers, and their notation.

A card is `13 * suit + rank - 1`. The two copies of a card in a two-deck game have the same value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from longwood.errors import NotationError, shown

Card = NewType("Card", int)
"""A card: an integer from 0 to 51, or JOKER (52)."""
Rank = NewType("Rank", int)
"""A rank: an integer from 1 (Ace) to 13 (King). A joker has rank 0."""
Suit = NewType("Suit", int)
"""A suit: 0 (clubs), 1 (diamonds), 2 (hearts) or 3 (spades). A joker has suit 4."""

JOKER: Final = Card(52)
"""The joker."""
ACE: Final = Rank(1)
QUEEN: Final = Rank(12)
KING: Final = Rank(13)
RANKS: Final = 13
"""The number of ranks."""
SUITS: Final = 4
"""The number of suits."""
CARDS: Final = 53
"""The number of different card values, including the joker."""

RANK_LETTERS: Final = "A23456789TJQK"
"""The letter of each rank in notation, from Ace to King."""
SUIT_LETTERS: Final = "CDHS"
"""The letter of each suit in notation, from clubs to spades."""
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
"""The English name of each suit, from clubs to spades."""
_SHORT_RANKS: Final = ("A", *(str(n) for n in range(2, 11)), "J", "Q", "K")

RANK: Final = (*(Rank(c % RANKS + 1) for c in range(52)), Rank(0))
"""A lookup table: RANK[card] is the rank of a card."""
SUIT: Final = (*(Suit(c // RANKS) for c in range(52)), Suit(4))
"""A lookup table: SUIT[card] is the suit of a card."""
_TEXT: Final = (*(RANK_LETTERS[c % RANKS] + SUIT_LETTERS[c // RANKS] for c in range(52)), "XX")
_CARD: Final = {text: Card(c) for c, text in enumerate(_TEXT)}


def card(rank: int, suit: int) -> Card:
    """Return the card with this rank (1 to 13) and suit (0 to 3).

    >>> format_card(card(10, 2))
    'TH'
    """
    return Card(RANKS * suit + rank - 1)


def is_red(value: Card) -> bool:
    """Return whether the card is a diamond or a heart.

    >>> is_red(parse_card("TH")), is_red(parse_card("TS"))
    (True, False)
    """
    return SUIT[value] in (1, 2)


def parse_card(text: str) -> Card:
    """Parse a card in two-character notation, such as "TH" for the ten of hearts or "XX" for a joker.

    docs/deals.md describes the notation. Raises NotationError if the text is not a card.

    >>> parse_card("AC"), parse_card("XX")
    (0, 52)
    """
    try:
        return _CARD[text]
    except (KeyError, TypeError):
        raise NotationError(
            f"{shown(text)} is not a card; use a rank ({RANK_LETTERS}) and a suit ({SUIT_LETTERS}), as in TH, or XX for a joker"
        ) from None


def format_card(value: Card) -> str:
    """Return the two-character notation of a card. The inverse of parse_card()."""
    return _TEXT[value]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse cards written without spaces, such as "KH2C". Raises NotationError if one of them is not a card."""
    return tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))


def format_cards(cards: Sequence[Card]) -> str:
    """Return the notation of several cards without spaces. The inverse of parse_cards()."""
    return "".join(map(format_card, cards))


def card_name(value: Card) -> str:
    """Return the English name of a card.

    >>> card_name(parse_card("TH")), card_name(parse_card("JD")), card_name(JOKER)
    ('10 of hearts', 'J of diamonds', 'a joker')
    """
    if value == JOKER:
        return "a joker"
    return f"{_SHORT_RANKS[RANK[value] - 1]} of {SUIT_NAMES[SUIT[value]]}"


def rank_name(rank: int) -> str:
    """Return the short name of a rank: A, 2 to 10, J, Q or K."""
    return _SHORT_RANKS[rank - 1]
