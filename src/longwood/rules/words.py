"""Small words the rules pages share. Must not know any game's name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longwood.cards import JOKER, RANK, SUIT, SUIT_NAMES, Card, rank_name

_LONG_RANKS: Final = {1: "Ace", 11: "Jack", 12: "Queen", 13: "King"}
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a rules page: its heading and its sentences, each a line of its own."""

    heading: str
    lines: tuple[str, ...]


def long_rank(rank: int) -> str:
    """The rank in full: Ace, 2 .. 10, Jack, Queen, King."""
    return _LONG_RANKS.get(rank) or rank_name(rank)


def long_card(value: Card) -> str:
    """The card in full.

    >>> long_card(Card(39))
    'Ace of spades'
    """
    return "joker" if value == JOKER else f"{long_rank(RANK[value])} of {SUIT_NAMES[SUIT[value]]}"


def in_words(number: int) -> str:
    """The number as a word up to nine, then in figures."""
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def count(number: int, noun: str = "card") -> str:
    """The number with its noun.

    >>> count(1), count(3, "deck")
    ('1 card', '3 decks')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def deck_words(decks: int, jokers: int = 0) -> str:
    """The cards a game is played with.

    >>> deck_words(2), deck_words(1, jokers=2)
    ('Two decks (104 cards)', 'One deck and two jokers (54 cards)')
    """
    named = f"{in_words(decks)} deck{'' if decks == 1 else 's'}".capitalize()
    extra = f" and {in_words(jokers)} joker{'' if jokers == 1 else 's'}" if jokers else ""
    return f"{named}{extra} ({52 * decks + jokers} cards)"
