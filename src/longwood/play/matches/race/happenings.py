"""What an event brought about, for whoever shows or tells it. All of it is seen by both players and by watchers."""

from __future__ import annotations

from dataclasses import dataclass

from longwood.cards import Card
from longwood.play.matches.race.board import Ending


@dataclass(frozen=True, slots=True)
class SaidReady:
    """A player is ready."""

    at_ms: int
    seat: int


@dataclass(frozen=True, slots=True)
class Counting:
    """Both are ready, or have had their time; the first spit comes at until_ms."""

    at_ms: int
    until_ms: int


@dataclass(frozen=True, slots=True)
class Spat:
    """Spit cards were turned at the same instant, cards[n] onto spit pile n; None where that seat turned none."""

    at_ms: int
    cards: tuple[Card | None, Card | None]


@dataclass(frozen=True, slots=True)
class Played:
    """A card went from a place of a row to a spit pile. exposed: the card it turned up there. forced: it was played for an idle player."""

    at_ms: int
    seat: int
    card: Card
    place: int
    spit: int
    exposed: Card | None = None
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Shifted:
    """A card went from one place of a row to another."""

    at_ms: int
    seat: int
    card: Card
    place: int
    target: int
    exposed: Card | None = None
    forced: bool = False


@dataclass(frozen=True, slots=True)
class RoundOver:
    """No card plays any more: `out` has an empty row, or None where nobody has anything to do and no spit cards are left."""

    at_ms: int
    out: int | None


@dataclass(frozen=True, slots=True)
class SlappedEarly:
    """A slap came before the round was over; it takes nothing, and its player cannot slap until until_ms."""

    at_ms: int
    seat: int
    until_ms: int


@dataclass(frozen=True, slots=True)
class Slapped:
    """The first slap; it takes that spit pile."""

    at_ms: int
    seat: int
    spit: int


@dataclass(frozen=True, slots=True)
class Gathered:
    """The spit piles were taken: how many cards of them each seat got, and how many each then holds in all."""

    at_ms: int
    taken: tuple[int, int]
    cards: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next round's rows were laid."""

    at_ms: int
    round: int


@dataclass(frozen=True, slots=True)
class WentAway:
    """A player's connection is lost; back by until_ms, or the match is lost."""

    at_ms: int
    seat: int
    until_ms: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """A player is back. The match goes on once nobody is missing."""

    at_ms: int
    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over; winner is None where both stayed away."""

    at_ms: int
    winner: int | None
    ending: Ending


Happening = (
    SaidReady | Counting | Spat | Played | Shifted | RoundOver | SlappedEarly | Slapped | Gathered | Dealt | WentAway | CameBack | Ended
)
