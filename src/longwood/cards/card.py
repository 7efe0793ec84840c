"""Card, Rank and Suit as small numbers, and their texts. Must not know any game.

A card is `13 * suit + rank - 1`, so the two copies of a card in a two-deck game are one and the same value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from longwood.errors import NotationError, shown

Card = NewType("Card", int)
"""0..51, or JOKER (52)."""
Rank = NewType("Rank", int)
"""A=1 .. K=13; a joker has rank 0."""
Suit = NewType("Suit", int)
"""C=0, D=1, H=2, S=3; a joker has suit 4."""

JOKER: Final = Card(52)
ACE: Final = Rank(1)
QUEEN: Final = Rank(12)
KING: Final = Rank(13)
RANKS: Final = 13
SUITS: Final = 4
CARDS: Final = 53
"""How many different card values there are, the joker among them."""

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "CDHS"
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
_SHORT_RANKS: Final = ("A", *(str(n) for n in range(2, 11)), "J", "Q", "K")

RANK: Final = (*(Rank(c % RANKS + 1) for c in range(52)), Rank(0))
"""RANK[card], tabulated because every move asks for it."""
SUIT: Final = (*(Suit(c // RANKS) for c in range(52)), Suit(4))
"""SUIT[card]."""
_TEXT: Final = (*(RANK_LETTERS[c % RANKS] + SUIT_LETTERS[c // RANKS] for c in range(52)), "XX")
_CARD: Final = {text: Card(c) for c, text in enumerate(_TEXT)}


def card(rank: int, suit: int) -> Card:
    """The card of that rank (1..13) and suit (0..3).

    >>> format_card(card(10, 2))
    'TH'
    """
    return Card(RANKS * suit + rank - 1)


def is_red(value: Card) -> bool:
    """Whether the card is a diamond or a heart.

    >>> is_red(parse_card("TH")), is_red(parse_card("TS"))
    (True, False)
    """
    return SUIT[value] in (1, 2)


def parse_card(text: str) -> Card:
    """The card a two-letter text names (docs/deals.md). Raises NotationError.

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
    """The two-letter text of a card; the inverse of parse_card."""
    return _TEXT[value]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of texts written one after the other, as in "KH2C". Raises NotationError."""
    return tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))


def format_cards(cards: Sequence[Card]) -> str:
    """The texts of the cards one after the other; the inverse of parse_cards."""
    return "".join(map(format_card, cards))


def card_name(value: Card) -> str:
    """The card as people say it.

    >>> card_name(parse_card("TH")), card_name(parse_card("JD")), card_name(JOKER)
    ('10 of hearts', 'J of diamonds', 'a joker')
    """
    if value == JOKER:
        return "a joker"
    return f"{_SHORT_RANKS[RANK[value] - 1]} of {SUIT_NAMES[SUIT[value]]}"


def rank_name(rank: int) -> str:
    """The rank as people write it: A, 2 .. 10, J, Q, K."""
    return _SHORT_RANKS[rank - 1]
