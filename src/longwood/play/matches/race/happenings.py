"""The effects of events, for user interfaces. Both players and all spectators can see them.

Times are in milliseconds since the start of the match.
"""

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
    """The countdown started, because both players are ready or their time is up."""

    at_ms: int
    until_ms: int
    """The time of the first spit."""


@dataclass(frozen=True, slots=True)
class Spat:
    """Both players turned up a spit card at the same time."""

    at_ms: int
    cards: tuple[Card | None, Card | None]
    """The card that each seat turned up, or None if it had no spit cards left."""


@dataclass(frozen=True, slots=True)
class Played:
    """A player moved a card from their row to a spit pile."""

    at_ms: int
    seat: int
    card: Card
    place: int
    """The pile of the row that the card came from."""
    spit: int
    exposed: Card | None = None
    """The card in the row that was turned up, or None."""
    forced: bool = False
    """Whether the referee made the move for an idle player."""


@dataclass(frozen=True, slots=True)
class Shifted:
    """A player moved a card to another pile in their row."""

    at_ms: int
    seat: int
    card: Card
    place: int
    """The pile that the card came from."""
    target: int
    """The pile that the card moved to."""
    exposed: Card | None = None
    """The card that was turned up, or None."""
    forced: bool = False
    """Whether the referee made the move for an idle player."""


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is over."""

    at_ms: int
    out: int | None
    """The seat that went out, or None if both players are stuck and no spit cards are left."""


@dataclass(frozen=True, slots=True)
class SlappedEarly:
    """A player slapped before the round was over. The slap has no other effect than a short lock."""

    at_ms: int
    seat: int
    until_ms: int
    """The time from which the player can slap again."""


@dataclass(frozen=True, slots=True)
class Slapped:
    """A player was the first to slap, and takes that spit pile."""

    at_ms: int
    seat: int
    spit: int


@dataclass(frozen=True, slots=True)
class Gathered:
    """The players took the spit piles."""

    at_ms: int
    taken: tuple[int, int]
    """The number of cards that each seat took."""
    cards: tuple[int, int]
    """The number of cards that each seat has afterwards."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next round was dealt."""

    at_ms: int
    round: int


@dataclass(frozen=True, slots=True)
class WentAway:
    """A player disconnected."""

    at_ms: int
    seat: int
    until_ms: int
    """The time at which the player loses the match, unless they reconnect."""


@dataclass(frozen=True, slots=True)
class CameBack:
    """A player reconnected. The match continues when both players are connected."""

    at_ms: int
    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    at_ms: int
    winner: int | None
    """The seat that won, or None if the match was abandoned."""
    ending: Ending


Happening = (
    SaidReady | Counting | Spat | Played | Shifted | RoundOver | SlappedEarly | Slapped | Gathered | Dealt | WentAway | CameBack | Ended
)
"""Any effect of an event."""
