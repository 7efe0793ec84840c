"""The position of a race and the moves that each player has. Source: docs/rulings.md, R51 to R54, R59, R62.

The cards are shuffled only by the deal number of the match and the number of the round, so replaying a log deals the same cards. All times
are in milliseconds since the start of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import Final, Protocol

from msgspec import Struct

from longwood.cards import RANK, RANKS, Card, derived_deal_number, full_deck, shuffled
from longwood.rules import SEATS, RaceRules


class Phase(StrEnum):
    """The phase of a match."""

    WAITING = "waiting"
    """The round starts when both players are ready."""
    COUNTDOWN = "countdown"
    """The first spit of the round is about to happen."""
    PLAYING = "playing"
    """Both players play without turns."""
    SLAPPING = "slapping"
    """The round is over, and the first player to slap a spit pile takes it."""
    OVER = "over"
    """The match is over."""


class Ending(StrEnum):
    """How a match ended."""

    OUT = "out"
    """The winner got rid of all cards."""
    LEFT = "left"
    """The loser left."""
    ABSENT = "absent"
    """The loser was disconnected for too long."""
    ABANDONED = "abandoned"
    """Both players were disconnected for too long, so nobody won."""


class Pile(Struct, frozen=True):
    """A pile of a player's row."""

    hidden: tuple[Card, ...] = ()
    """The face-down cards, bottom card first."""
    up: tuple[Card, ...] = ()
    """The face-up cards, bottom card first. There can only be several if the rules let equal ranks stack."""

    @property
    def top(self) -> Card | None:
        """The top card, or None if the pile is empty."""
        return self.up[-1] if self.up else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the pile, bottom card first."""
        return self.hidden + self.up

    def without_top(self) -> Pile:
        """Return the pile without its top card. If the next card is face down, it is turned up."""
        if len(self.up) > 1 or not self.hidden:
            return Pile(self.hidden, self.up[:-1])
        return Pile(self.hidden[:-1], self.hidden[-1:])

    def with_top(self, card: Card) -> Pile:
        """Return the pile with a card added on top, face up."""
        return Pile(self.hidden, (*self.up, card))


Row = tuple[Pile, ...]
"""The piles of a player, from left to right."""


class RacePosition(Struct, frozen=True):
    """The complete state of a match. It is immutable."""

    rules: RaceRules
    deal: int
    """The deal number of the match."""
    round: int
    """The number of the round, from 1."""
    phase: Phase
    now_ms: int
    """The time of the last event."""
    rows: tuple[Row, Row]
    """The row of each seat."""
    spares: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The spit cards of each seat. The first one is turned up next."""
    spits: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]
    """The spit pile that each seat started, or None if the seat was dealt no spit cards. The other spit pile is then the only one."""
    dealt: tuple[int, int]
    """The number of cards that each seat had at the start of the round."""
    ready: tuple[bool, bool] = (False, False)
    """Whether each seat is ready."""
    deadline_ms: int | None = None
    """The time of the next automatic change, or None.

    In the WAITING phase, it is the start of the countdown. In the COUNTDOWN phase, it is the first spit. In the PLAYING phase, it is the
    next spit if both seats are stuck, or a forced move if one is. In the SLAPPING phase, it is the time at which the piles are assigned
    without a slap.
    """
    locked_ms: tuple[int, int] = (0, 0)
    """The time from which each seat can slap."""
    out: int | None = None
    """The seat that went out in this round, or None."""
    absent_ms: tuple[int | None, int | None] = (None, None)
    """The time at which each disconnected seat loses the match, or None if it is connected."""
    absences_ms: tuple[int, int] = (0, 0)
    """How long each seat has been disconnected in this match, not counting a current disconnection."""
    paused_ms: int | None = None
    """The time at which the match was paused because a seat disconnected, or None."""
    winner: int | None = None
    """The seat that won, or None if the match isn't over or was abandoned."""
    ending: Ending | None = None
    """How the match ended, or None if it isn't over."""

    @property
    def has_two_spits(self) -> bool:
        """Whether the round has two spit piles rather than one."""
        return None not in self.spits


def other(seat: int) -> int:
    """Return the other seat."""
    return 1 - seat


def cards_by_seat(position: RacePosition) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards of each seat: its row, pile by pile, followed by its spit cards. Spit piles are not included."""
    first, second = (tuple(card for pile in position.rows[seat] for card in pile.cards) + position.spares[seat] for seat in range(SEATS))
    return first, second


def dealt(rules: RaceRules, deal: int) -> RacePosition:
    """Return the position before the first round. Each seat has half of the deck. `deal` is a deal number from 0 to 2**63 - 1.

    Raises NotationError if the deal number is out of range.
    """
    order = shuffled(full_deck(), derived_deal_number(deal, 1))
    half = len(order) // SEATS
    return lay(rules, deal, 1, 0, (order[:half], order[half:]))


def lay(rules: RaceRules, deal: int, round: int, now_ms: int, order: tuple[tuple[Card, ...], tuple[Card, ...]]) -> RacePosition:
    """Return the position at the start of a round. `order` has the cards of each seat in the order in which they are dealt.

    At least one seat must have more cards than fit in a row, because otherwise there would be no spit cards.
    """
    rows, spares = zip(*(_row(rules, cards) for cards in order), strict=True)
    first, second = (() if left else None for left in spares)
    deadline_ms = now_ms + rules.ready_ms if rules.ready_ms else None
    sizes = (len(order[0]), len(order[1]))
    return RacePosition(rules, deal, round, Phase.WAITING, now_ms, rows, spares, (first, second), sizes, deadline_ms=deadline_ms)


def reshuffled(deal: int, round: int, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the shuffled cards of a seat for a later round. The result doesn't depend on the order of `cards`."""
    return shuffled(sorted(cards), derived_deal_number(deal, round, seat))


def _row(rules: RaceRules, cards: tuple[Card, ...]) -> tuple[Row, tuple[Card, ...]]:
    """Return the row dealt from these cards, with the top cards face up, and the remaining cards. Source: R51, R59.

    In pass n, one card is dealt to pile n and to each pile after it.
    """
    order = [pile for row in range(rules.piles) for pile in range(row, rules.piles)]
    piles: list[list[Card]] = [[] for _ in range(rules.piles)]
    for pile, card in zip(order, cards, strict=False):
        piles[pile].append(card)
    return tuple(Pile(tuple(pile[:-1]), tuple(pile[-1:])) for pile in piles), cards[len(order) :]


def _fitting(*steps: int) -> dict[Card | None, frozenset[Card]]:
    """Return the cards whose ranks are one of these steps above each card. None is for an empty pile, on which no card fits."""
    deck = full_deck()
    return {None: frozenset(), **{onto: frozenset(card for card in deck if (RANK[card] - RANK[onto]) % RANKS in steps) for onto in deck}}


_FITTING: Final = {False: _fitting(1, RANKS - 1), True: _fitting(0, 1, RANKS - 1)}
"""The cards that fit on each card, by whether equal ranks fit."""


def fits(rules: RaceRules, card: Card, onto: Card) -> bool:
    """Return whether a card can go on the top card of a spit pile.

    The ranks must be adjacent, or with the option equal_rank they can be equal. An Ace is adjacent to both a King and a 2.

    >>> from longwood.cards import parse_cards
    >>> [fits(RaceRules(name="x"), a, b) for a, b in map(parse_cards, ("KSAH", "2SAH", "ADAH", "QSAH"))]
    [True, True, False, False]
    """
    return card in _FITTING[rules.equal_rank][onto]


def due_ms(position: RacePosition) -> int | None:
    """Return the time of the next automatic change, or None if there is none."""
    if position.phase is Phase.OVER:
        return None
    if position.paused_ms is not None:
        return min(at_ms for at_ms in position.absent_ms if at_ms is not None)
    return position.deadline_ms


def spit_tops(position: RacePosition) -> tuple[Card | None, Card | None]:
    """Return the top card of each spit pile, or None if there is no pile or it is empty."""
    first, second = position.spits
    return first[-1] if first else None, second[-1] if second else None


class VisiblePile(Protocol):
    """A pile whose face-up cards are known. `hidden` is either the face-down cards or only their number."""

    @property
    def hidden(self) -> Sequence[Card] | int: ...

    @property
    def up(self) -> tuple[Card, ...]: ...


@cache
def _fitting_any(equal_rank: bool, tops: tuple[Card | None, ...]) -> frozenset[Card]:
    """Return the cards that fit on at least one of these."""
    return frozenset().union(*(_FITTING[equal_rank][top] for top in tops))


def plays_of(rules: RaceRules, row: Sequence[VisiblePile], tops: tuple[Card | None, ...]) -> list[tuple[int, int]]:
    """Return the possible plays as (pile of the row, spit pile) pairs, from left to right. `tops` has the top cards of the spit piles."""
    fitting = _fitting_any(rules.equal_rank, tops)
    playable = [(place, pile.up[-1]) for place, pile in enumerate(row) if pile.up and pile.up[-1] in fitting]
    return [(place, spit) for place, card in playable for spit, top in enumerate(tops) if card in _FITTING[rules.equal_rank][top]]


def plays(position: RacePosition, seat: int) -> list[tuple[int, int]]:
    """Return the plays of a seat as (pile of the row, spit pile) pairs, from left to right."""
    return plays_of(position.rules, position.rows[seat], spit_tops(position))


def can_shift(rules: RaceRules, pile: VisiblePile, target: VisiblePile) -> bool:
    """Return whether the top card of a pile can go on another pile of its row.

    That pile must be empty. With the option stack_equals, it can also have a top card of the same rank.
    """
    if not pile.up:
        return False
    return not target.up or (rules.stack_equals and RANK[target.up[-1]] == RANK[pile.up[-1]])


def shifts(position: RacePosition, seat: int) -> list[tuple[int, int]]:
    """Return the shifts of a seat as pairs of piles of its row, source and target, from left to right."""
    rules, row = position.rules, position.rows[seat]
    targets = [(place, pile) for place, pile in enumerate(row) if rules.stack_equals or not pile.up]
    if not targets:  # the usual case
        return []
    sources = [(place, pile) for place, pile in enumerate(row) if pile.up]
    return [(n, m) for n, source in sources for m, target in targets if n != m and (not target.up or can_shift(rules, source, target))]


def can_expose_in(rules: RaceRules, row: Sequence[VisiblePile]) -> bool:
    """Return whether a face-down card of a row can be turned up with shifts alone.

    This is possible if a pile is empty, because the face-up cards of another pile can all be moved there. They all have the same rank.
    With the option stack_equals, it is also possible if two piles have the same rank, because all face-up cards of one can be moved to
    the other. That either turns up a face-down card or empties a pile.
    """
    has_hidden = has_empty = False
    for pile in row:  # not any() and all(), because this runs several times per event and generators take twice as long
        if pile.hidden:
            has_hidden = True
        if not pile.up:
            has_empty = True
    if not has_hidden or has_empty:
        return has_hidden
    return rules.stack_equals and any(RANK[one.up[-1]] == RANK[two.up[-1]] for one, two in combinations(row, 2))


def can_expose(position: RacePosition, seat: int) -> bool:
    """Return whether a seat can turn up a face-down card of its row with shifts alone."""
    return can_expose_in(position.rules, position.rows[seat])


def can_act(position: RacePosition, seat: int) -> bool:
    """Return whether a seat can make progress with a play or by turning up a card. Source: R54."""
    fitting = _fitting_any(position.rules.equal_rank, spit_tops(position))  # instead of plays(), because this runs several times per event
    return not fitting.isdisjoint([pile.up[-1] for pile in position.rows[seat] if pile.up]) or can_expose(position, seat)


def helpful_shift(rules: RaceRules, row: Sequence[VisiblePile]) -> tuple[int, int] | None:
    """Return the (source, target) shift that helps to turn up a face-down card, or None if no shift does.

    The source is the leftmost of the piles with face-down cards that have the fewest face-up cards. The target is preferably a pile of the
    same rank, and otherwise an empty one. If none of these piles can move, the shift combines two piles without face-down cards.
    """
    if not can_expose_in(rules, row):
        return None
    # The pile with the fewest face-up cards comes first, so that the next call continues with it instead of moving cards back.
    for source in sorted(range(len(row)), key=lambda place: (not row[place].hidden, len(row[place].up))):
        targets = [place for place in range(len(row)) if place != source and can_shift(rules, row[source], row[place])]
        if targets:
            return source, min(targets, key=lambda place: (not row[place].up, place))
    return None
