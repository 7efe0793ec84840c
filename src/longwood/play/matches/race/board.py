"""The position of a race, and what each player could do in it. Source: docs/rulings.md, R51 to R54, R59, R62. Must not know what events do.

Rows are laid from the deal number of the match and the number of the round alone, so that a log replays to the same cards.
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
    """What a match waits for: both players to be ready, the first spit, cards, a slap, or nothing any more."""

    WAITING = "waiting"
    COUNTDOWN = "countdown"
    PLAYING = "playing"
    SLAPPING = "slapping"
    OVER = "over"


class Ending(StrEnum):
    """How a match came to its end: a player got rid of every card, left, stayed away, or both stayed away."""

    OUT = "out"
    LEFT = "left"
    ABSENT = "absent"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Pile:
    """A stock pile of a row: its face-down cards, then its face-up ones (more than one only where equal ranks stack), deepest first."""

    hidden: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()

    @property
    def top(self) -> Card | None:
        return self.up[-1] if self.up else None

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.hidden + self.up

    def without_top(self) -> Pile:
        """The pile less its top card; a face-down card that thereby becomes the top is turned up."""
        if len(self.up) > 1 or not self.hidden:
            return Pile(self.hidden, self.up[:-1])
        return Pile(self.hidden[:-1], self.hidden[-1:])

    def with_top(self, card: Card) -> Pile:
        """The pile with one more card on it."""
        return Pile(self.hidden, (*self.up, card))


Row = tuple[Pile, ...]


@dataclass(frozen=True, slots=True)
class RacePosition:
    """A match of a race at one moment; frozen, so that equal positions are equal values.

    deal: the match's deal number. round: from 1. now_ms: when the last event was. rows: each seat's stock piles. spares: each seat's
    spit cards, the next to be turned first. spits: spit pile n was started by seat n; None where that seat had no spit cards at
    the deal, so that there is one spit pile only. dealt: the cards each seat began the round with. ready: who is. deadline_ms: when
    what the phase waits for happens by itself (the countdown's end; in play the next spit where nobody has anything to do, or the
    card played for the only one who has; the end of slapping; while waiting, the countdown's beginning); None while nothing is due.
    locked_ms: from when on each may slap. out: who went out, while slapping. absent_ms: when each player whose connection is gone
    loses. absences_ms: how long each was gone before, in this match. paused_ms: since when the match waits for one. winner: None also
    where nobody won.
    """

    rules: RaceRules
    deal: int
    round: int
    phase: Phase
    now_ms: int
    rows: tuple[Row, Row]
    spares: tuple[tuple[Card, ...], tuple[Card, ...]]
    spits: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]
    dealt: tuple[int, int]
    ready: tuple[bool, bool] = (False, False)
    deadline_ms: int | None = None
    locked_ms: tuple[int, int] = (0, 0)
    out: int | None = None
    absent_ms: tuple[int | None, int | None] = (None, None)
    absences_ms: tuple[int, int] = (0, 0)
    paused_ms: int | None = None
    winner: int | None = None
    ending: Ending | None = None

    @property
    def has_two_spits(self) -> bool:
        return None not in self.spits


def other(seat: int) -> int:
    """The other seat."""
    return 1 - seat


def hands(position: RacePosition) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """What each seat holds, less the spit piles: the row pile by pile, then the spit cards."""
    first, second = (tuple(card for pile in position.rows[seat] for card in pile.cards) + position.spares[seat] for seat in range(SEATS))
    return first, second


def dealt(rules: RaceRules, deal: int) -> RacePosition:
    """Return the position of a deal number (0 .. 2**63 - 1) before the first round: half the pack each, rows laid."""
    order = shuffled(full_deck(), derived_deal_number(deal, 1))
    half = len(order) // SEATS
    return lay(rules, deal, 1, 0, (order[:half], order[half:]))


def lay(rules: RaceRules, deal: int, round: int, now_ms: int, order: tuple[tuple[Card, ...], tuple[Card, ...]]) -> RacePosition:
    """A round's beginning, each seat's cards given in the order they are dealt. One seat at least has spit cards left."""
    rows, spares = zip(*(_row(rules, cards) for cards in order), strict=True)
    first, second = (() if left else None for left in spares)
    deadline_ms = now_ms + rules.ready_ms if rules.ready_ms else None
    sizes = (len(order[0]), len(order[1]))
    return RacePosition(rules, deal, round, Phase.WAITING, now_ms, rows, spares, (first, second), sizes, deadline_ms=deadline_ms)


def reshuffled(deal: int, round: int, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A seat's cards in the order they are dealt in a later round; how they were gathered changes nothing."""
    return shuffled(sorted(cards), derived_deal_number(deal, round, seat))


def _row(rules: RaceRules, cards: tuple[Card, ...]) -> tuple[Row, tuple[Card, ...]]:
    """The stock piles dealt row by row (row n: piles n and on), tops turned up, and the cards left. Source: R51, R59."""
    places = [pile for row in range(rules.piles) for pile in range(row, rules.piles)]
    piles: list[list[Card]] = [[] for _ in range(rules.piles)]
    for pile, card in zip(places, cards, strict=False):
        piles[pile].append(card)
    return tuple(Pile(tuple(pile[:-1]), tuple(pile[-1:])) for pile in piles), cards[len(places) :]


def fits(rules: RaceRules, card: Card, onto: Card) -> bool:
    """Whether a card goes on a spit pile's top: one rank away, an Ace next to both King and 2; its own rank only by option.

    >>> from longwood.cards import parse_cards
    >>> [fits(RaceRules(name="x"), a, b) for a, b in map(parse_cards, ("KSAH", "2SAH", "ADAH", "QSAH"))]
    [True, True, False, False]
    """
    apart = (RANK[card] - RANK[onto]) % RANKS
    return apart in (1, RANKS - 1) or (apart == 0 and rules.equal_rank)


def due_ms(position: RacePosition) -> int | None:
    """When a Tick next changes something; None while only players can."""
    if position.phase is Phase.OVER:
        return None
    if position.paused_ms is not None:
        return min(at_ms for at_ms in position.absent_ms if at_ms is not None)
    return position.deadline_ms


def spit_tops(position: RacePosition) -> tuple[Card | None, Card | None]:
    """The top card of each spit pile; None where there is none."""
    first, second = ((pile or (None,))[-1] for pile in position.spits)
    return first, second


class Shown(Protocol):
    """What choices are told by: the face-up cards of a pile, deepest first, and whether any lie face down below (() or 0 is none)."""

    @property
    def hidden(self) -> Sequence[Card] | int: ...

    @property
    def up(self) -> tuple[Card, ...]: ...


def plays_of(rules: RaceRules, row: Sequence[Shown], tops: Sequence[Card | None]) -> list[tuple[int, int]]:
    """The plays of a row onto spit piles with these tops: (place in the row, spit pile), the leftmost place first."""
    return [
        (place, spit)
        for place, pile in enumerate(row)
        if pile.up
        for spit, top in enumerate(tops)
        if top is not None and fits(rules, pile.up[-1], top)
    ]


def plays(position: RacePosition, seat: int) -> list[tuple[int, int]]:
    """The plays a seat has, as plays_of() tells them."""
    return plays_of(position.rules, position.rows[seat], spit_tops(position))


def can_shift(rules: RaceRules, pile: Shown, target: Shown) -> bool:
    """Whether a pile's top card may go to another place of its row: an empty one, or by option onto its own rank."""
    if not pile.up:
        return False
    return not target.up or (rules.stack_equals and RANK[target.up[-1]] == RANK[pile.up[-1]])


def can_expose_in(rules: RaceRules, row: Sequence[Shown]) -> bool:
    """Whether a face-down card of a row can be turned up by shifting alone.

    All face-up cards of a pile are of one rank, so an empty place takes any pile's face-up cards, one after the other. With equal
    ranks stacking, two piles of one rank are as good: either one of them has face-down cards, which its face-up cards leave for the
    other pile, or one of them is emptied onto the other.
    """
    if not any(pile.hidden for pile in row):
        return False
    if not all(pile.up for pile in row):
        return True
    return rules.stack_equals and any(RANK[one.up[-1]] == RANK[two.up[-1]] for one, two in combinations(row, 2))


def can_expose(position: RacePosition, seat: int) -> bool:
    """Whether a seat can turn up a face-down card by shifting alone."""
    return can_expose_in(position.rules, position.rows[seat])


def can_act(position: RacePosition, seat: int) -> bool:
    """Whether a seat is not stuck: it has a play, or can turn up a card. Source: R54."""
    return bool(plays(position, seat)) or can_expose(position, seat)


def helpful_shift(rules: RaceRules, row: Sequence[Shown]) -> tuple[int, int] | None:
    """The shift (from place, to place) that leads on to a face-down card; None where none does.

    It takes from the pile with the fewest face-up cards above face-down ones, the leftmost of these, onto its own rank rather than
    to an empty place. Where only that helps, two piles without face-down cards are made one.
    """
    if not can_expose_in(rules, row):
        return None
    # Fewest face-up cards first, so that a pile once begun is the next one's choice too, and nothing goes to and fro.
    for source in sorted(range(len(row)), key=lambda place: (not row[place].hidden, len(row[place].up))):
        targets = [place for place in range(len(row)) if place != source and can_shift(rules, row[source], row[place])]
        if targets:
            return source, min(targets, key=lambda place: (not row[place].up, place))
    return None
