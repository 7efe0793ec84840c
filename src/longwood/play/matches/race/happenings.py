"""The effects of events, for user interfaces. Both players and all spectators can see them.

Times are in milliseconds since the start of the match.
"""

from __future__ import annotations

from msgspec import Struct

from longwood.cards import Card
from longwood.play.matches.race.board import Ending


class SaidReady(Struct, frozen=True):
    """A player is ready."""

    at_ms: int
    seat: int


class Counting(Struct, frozen=True):
    """The countdown started, because both players are ready or their time is up."""

    at_ms: int
    until_ms: int
    """The time of the first spit."""


class Spat(Struct, frozen=True):
    """Both players turned up a spit card at the same time."""

    at_ms: int
    cards: tuple[Card | None, Card | None]
    """The card that each seat turned up, or None if it had no spit cards left."""


class Played(Struct, frozen=True):
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


class Shifted(Struct, frozen=True):
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


class RoundOver(Struct, frozen=True):
    """The round is over."""

    at_ms: int
    out: int | None
    """The seat that went out, or None if both players are stuck and no spit cards are left."""


class SlappedEarly(Struct, frozen=True):
    """A player slapped before the round was over. The slap has no other effect than a short lock."""

    at_ms: int
    seat: int
    until_ms: int
    """The time from which the player can slap again."""


class Slapped(Struct, frozen=True):
    """A player was the first to slap, and takes that spit pile."""

    at_ms: int
    seat: int
    spit: int


class Gathered(Struct, frozen=True):
    """The players took the spit piles."""

    at_ms: int
    taken: tuple[int, int]
    """The number of cards that each seat took."""
    cards: tuple[int, int]
    """The number of cards that each seat has afterwards."""


class Dealt(Struct, frozen=True):
    """The next round was dealt."""

    at_ms: int
    round: int


class WentAway(Struct, frozen=True):
    """A player disconnected."""

    at_ms: int
    seat: int
    until_ms: int
    """The time at which the player loses the match, unless they reconnect."""


class CameBack(Struct, frozen=True):
    """A player reconnected. The match continues when both players are connected."""

    at_ms: int
    seat: int


class Ended(Struct, frozen=True):
    """The match is over."""

    at_ms: int
    winner: int | None
    """The seat that won, or None if the match was abandoned."""
    ending: Ending


Happening = (
    SaidReady | Counting | Spat | Played | Shifted | RoundOver | SlappedEarly | Slapped | Gathered | Dealt | WentAway | CameBack | Ended
)
"""Any effect of an event."""
