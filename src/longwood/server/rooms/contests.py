"""The games that are played in rooms, behind one interface. The one place that tells them apart by their settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, Self, assert_never

from longwood.errors import NotationError, shown
from longwood.play.golf_events import (
    SEAT_LETTERS,
    Away,
    Back,
    GolfEvent,
    HandIn,
    Next,
    Play,
    Redeal,
    TakeBack,
    Tick,
    Withdraw,
    parse_golf_event,
)
from longwood.play.golf_match import GolfMatch, begin
from longwood.server.protocol.rooms import GolfSettings, Settings
from longwood.server.rooms.settings import golf_terms


class Contest(Protocol):
    """A game in play: a value that its log makes. Times are ms since it began, and never go back."""

    @property
    def due(self) -> int | None:
        """When time alone next changes something."""

    @property
    def is_over(self) -> bool: ...

    @property
    def winners(self) -> list[int]:
        """Seats; empty while it goes on, and where nobody won."""

    def act(self, seat: int, what: str, at_ms: int) -> Self:
        """After what a seat does, as logs write it. Raises LongwoodError."""

    def away(self, seat: int, at_ms: int) -> Self:
        """After a seat's connection broke."""

    def back(self, seat: int, at_ms: int) -> Self:
        """After it came back."""

    def withdraw(self, seat: int, at_ms: int) -> Self:
        """After a seat left for good."""

    def tick(self, at_ms: int) -> Self:
        """After nothing but time."""


_BY_PLAYERS: Final = (Play, TakeBack, HandIn, Redeal, Next)


@dataclass(frozen=True, slots=True)
class GolfContest:
    """Golf in company."""

    match: GolfMatch

    @property
    def due(self) -> int | None:
        return self.match.due

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def winners(self) -> list[int]:
        return self.match.winners

    def act(self, seat: int, what: str, at_ms: int) -> GolfContest:
        event = parse_golf_event(f"{SEAT_LETTERS[seat]}:{what}")
        if not isinstance(event, _BY_PLAYERS):
            raise NotationError(f"{shown(what)} is nothing that a player does")
        return self._after(event, at_ms)

    def away(self, seat: int, at_ms: int) -> GolfContest:
        return self._after(Away(seat), at_ms)

    def back(self, seat: int, at_ms: int) -> GolfContest:
        return self._after(Back(seat), at_ms)

    def withdraw(self, seat: int, at_ms: int) -> GolfContest:
        return self._after(Withdraw(seat), at_ms)

    def tick(self, at_ms: int) -> GolfContest:
        return self._after(Tick(), at_ms)

    def _after(self, event: GolfEvent, at_ms: int) -> GolfContest:
        return GolfContest(self.match.apply(event, at_ms))


def begin_contest(settings: Settings, deal: int, players: int) -> Contest:
    """The game of those settings as it begins. Raises RulesError where they do not fit it or so many players."""
    match settings:
        case GolfSettings():
            return GolfContest(begin(golf_terms(settings), deal, players))
        case _:
            assert_never(settings)
