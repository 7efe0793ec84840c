"""The position of a race, and the moves of each player. Source: docs/rulings.md, R51 to R54, R59, R62.

Shuffling uses only the deal number of the match and the number of the round, so that replaying a log gives the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Protocol

from longwood.cards import RANK, RANKS, Card, derived_deal_number, full_deck, shuffled
from longwood.rules import SEATS, RaceRules


class Phase(StrEnum):
    """The phase of a match: waiting for both players to be ready, counting down, playing, waiting for a slap, or over."""

    WAITING = "waiting"
    COUNTDOWN = "countdown"
    PLAYING = "playing"
    SLAPPING = "slapping"
    OVER = "over"


class Ending(StrEnum):
    """How a match ended: a player got rid of every card, left, or stayed away, or both stayed away."""

    OUT = "out"
    LEFT = "left"
    ABSENT = "absent"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Pile:
    """A stock pile of a row."""

    hidden: tuple[Card, ...] = ()
    """The face-down cards, deepest first."""
    up: tuple[Card, ...] = ()
    """The face-up cards, deepest first. There is more than one only if the rules let equal ranks stack."""

    @property
    def top(self) -> Card | None:
        return self.up[-1] if self.up else None

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.hidden + self.up

    def without_top(self) -> Pile:
        """Return the pile without its top card. If the next card is face down, it turns up."""
        if len(self.up) > 1 or not self.hidden:
            return Pile(self.hidden, self.up[:-1])
        return Pile(self.hidden[:-1], self.hidden[-1:])

    def with_top(self, card: Card) -> Pile:
        """Return the pile with a card added on top."""
        return Pile(self.hidden, (*self.up, card))


Row = tuple[Pile, ...]


@dataclass(frozen=True, slots=True)
class RacePosition:
    """The complete state of a match. It is immutable, and equal positions compare equal."""

    rules: RaceRules
    deal: int
    """The deal number of the match."""
    round: int
    """The number of the round, from 1."""
    phase: Phase
    now_ms: int
    """The time of the last event."""
    rows: tuple[Row, Row]
    """The stock piles of each seat."""
    spares: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The spit cards of each seat, next card first."""
    spits: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]
    """The spit pile that each seat started. None if the seat was dealt no spit cards, so that there is only one spit pile."""
    dealt: tuple[int, int]
    """The number of cards that each seat had at the start of the round."""
    ready: tuple[bool, bool] = (False, False)
    """Whether each seat is ready."""
    deadline_ms: int | None = None
    """The time at which the phase goes on without the players, or None.

    While waiting, the countdown begins then. After the countdown, the first spit comes. While playing, it is the next spit if both
    seats are stuck, or a forced move if only one is. While slapping, the spit piles are taken then.
    """
    locked_ms: tuple[int, int] = (0, 0)
    """The time from which each seat may slap."""
    out: int | None = None
    """The seat that went out, while slapping."""
    absent_ms: tuple[int | None, int | None] = (None, None)
    """The time at which each disconnected seat loses, or None if it is connected."""
    absences_ms: tuple[int, int] = (0, 0)
    """How long each seat was disconnected earlier in this match."""
    paused_ms: int | None = None
    """The time since which the match has been paused for a disconnected seat."""
    winner: int | None = None
    """The seat that won. None before the end, and if both players stayed away."""
    ending: Ending | None = None

    @property
    def has_two_spits(self) -> bool:
        return None not in self.spits


def other(seat: int) -> int:
    """Return the other seat."""
    return 1 - seat


def hands(position: RacePosition) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return all cards of each seat: the row pile by pile, then the spit cards. Spit piles don't count."""
    first, second = (tuple(card for pile in position.rows[seat] for card in pile.cards) + position.spares[seat] for seat in range(SEATS))
    return first, second


def dealt(rules: RaceRules, deal: int) -> RacePosition:
    """Return the position before the first round for a deal number (0 .. 2**63 - 1). Each seat has half the pack."""
    order = shuffled(full_deck(), derived_deal_number(deal, 1))
    half = len(order) // SEATS
    return lay(rules, deal, 1, 0, (order[:half], order[half:]))


def lay(rules: RaceRules, deal: int, round: int, now_ms: int, order: tuple[tuple[Card, ...], tuple[Card, ...]]) -> RacePosition:
    """Return the position at the start of a round. `order` has the cards of each seat in the order they are dealt.

    At least one seat must have enough cards for spit cards.
    """
    rows, spares = zip(*(_row(rules, cards) for cards in order), strict=True)
    first, second = (() if left else None for left in spares)
    deadline_ms = now_ms + rules.ready_ms if rules.ready_ms else None
    sizes = (len(order[0]), len(order[1]))
    return RacePosition(rules, deal, round, Phase.WAITING, now_ms, rows, spares, (first, second), sizes, deadline_ms=deadline_ms)


def reshuffled(deal: int, round: int, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a seat in the order they are dealt in a later round. The order of `cards` makes no difference."""
    return shuffled(sorted(cards), derived_deal_number(deal, round, seat))


def _row(rules: RaceRules, cards: tuple[Card, ...]) -> tuple[Row, tuple[Card, ...]]:
    """Return the stock piles with their top cards face up, and the cards left over. Source: R51, R59.

    The cards are dealt row by row. Row n adds a card to pile n and to all piles after it.
    """
    places = [pile for row in range(rules.piles) for pile in range(row, rules.piles)]
    piles: list[list[Card]] = [[] for _ in range(rules.piles)]
    for pile, card in zip(places, cards, strict=False):
        piles[pile].append(card)
    return tuple(Pile(tuple(pile[:-1]), tuple(pile[-1:])) for pile in piles), cards[len(places) :]


def fits(rules: RaceRules, card: Card, onto: Card) -> bool:
    """Return whether a card goes on the top card of a spit pile. The ranks must be neighbours, or equal with an option.

    An Ace is next to both a King and a 2.

    >>> from longwood.cards import parse_cards
    >>> [fits(RaceRules(name="x"), a, b) for a, b in map(parse_cards, ("KSAH", "2SAH", "ADAH", "QSAH"))]
    [True, True, False, False]
    """
    apart = (RANK[card] - RANK[onto]) % RANKS
    return apart in (1, RANKS - 1) or (apart == 0 and rules.equal_rank)


def due_ms(position: RacePosition) -> int | None:
    """Return the time of the next automatic change, or None if there is none."""
    if position.phase is Phase.OVER:
        return None
    if position.paused_ms is not None:
        return min(at_ms for at_ms in position.absent_ms if at_ms is not None)
    return position.deadline_ms


def spit_tops(position: RacePosition) -> tuple[Card | None, Card | None]:
    """Return the top card of each spit pile, or None if there is none."""
    first, second = ((pile or (None,))[-1] for pile in position.spits)
    return first, second


class Shown(Protocol):
    """The visible part of a pile: its face-up cards, deepest first, and its face-down cards or only their number."""

    @property
    def hidden(self) -> Sequence[Card] | int: ...

    @property
    def up(self) -> tuple[Card, ...]: ...


def plays_of(rules: RaceRules, row: Sequence[Shown], tops: Sequence[Card | None]) -> list[tuple[int, int]]:
    """Return the plays from a row onto spit piles with these top cards, as (place in the row, spit pile), leftmost place first."""
    return [
        (place, spit)
        for place, pile in enumerate(row)
        if pile.up
        for spit, top in enumerate(tops)
        if top is not None and fits(rules, pile.up[-1], top)
    ]


def plays(position: RacePosition, seat: int) -> list[tuple[int, int]]:
    """Return the plays of a seat, in the form of plays_of()."""
    return plays_of(position.rules, position.rows[seat], spit_tops(position))


def can_shift(rules: RaceRules, pile: Shown, target: Shown) -> bool:
    """Return whether the top card of a pile may go to another place in its row: an empty one, or with an option its own rank."""
    if not pile.up:
        return False
    return not target.up or (rules.stack_equals and RANK[target.up[-1]] == RANK[pile.up[-1]])


def can_expose_in(rules: RaceRules, row: Sequence[Shown]) -> bool:
    """Return whether shifts alone can turn up a face-down card of a row.

    The face-up cards of a pile all have one rank, so they can move to an empty place one by one. If equal ranks stack, two piles of
    one rank work too: the face-up cards of one move to the other, which turns up a face-down card or leaves an empty place.
    """
    if not any(pile.hidden for pile in row):
        return False
    if not all(pile.up for pile in row):
        return True
    return rules.stack_equals and any(RANK[one.up[-1]] == RANK[two.up[-1]] for one, two in combinations(row, 2))


def can_expose(position: RacePosition, seat: int) -> bool:
    """Return whether a seat can turn up a face-down card with shifts alone."""
    return can_expose_in(position.rules, position.rows[seat])


def can_act(position: RacePosition, seat: int) -> bool:
    """Return whether a seat can move: it has a play, or can turn up a card. Source: R54."""
    return bool(plays(position, seat)) or can_expose(position, seat)


def helpful_shift(rules: RaceRules, row: Sequence[Shown]) -> tuple[int, int] | None:
    """Return the shift (from place, to place) that helps to turn up a face-down card, or None if no shift does.

    It moves a card from the pile with the fewest face-up cards above face-down ones, the leftmost if several are equal. It prefers a
    card of the same rank to an empty place. If nothing else helps, it combines two piles without face-down cards.
    """
    if not can_expose_in(rules, row):
        return None
    # Fewest face-up cards first, so that the next call continues with the same pile instead of moving cards back and forth.
    for source in sorted(range(len(row)), key=lambda place: (not row[place].hidden, len(row[place].up))):
        targets = [place for place in range(len(row)) if place != source and can_shift(rules, row[source], row[place])]
        if targets:
            return source, min(targets, key=lambda place: (not row[place].up, place))
    return None
