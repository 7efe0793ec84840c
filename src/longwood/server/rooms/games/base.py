"""The interfaces of the games that are played in rooms, and of the computers that play them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Literal, Protocol, Self, TypeVar, cast

import msgspec

Part = TypeVar("Part")

_encoder: Final = msgspec.json.Encoder()
_ZERO: Final = b"\0"  # not in any other part of a message, because JSON escapes it
_GAP: Final = msgspec.Raw(_ZERO)


def encoded(part: Part) -> Part:
    """Return a part of several messages, encoded only once. It can't be read any more, only encoded as a part of these messages."""
    return cast(Part, msgspec.Raw(_encoder.encode(part)))


def gap(of: type[Part]) -> Part:
    """Return a gap of a Template, in place of a value of this type."""
    return cast(Part, _GAP)


class Template:
    """A message with gaps, encoded only once. The values of the gaps differ between its recipients.

    >>> Template({"a": gap(int), "b": gap(str), "c": 3}).filled(b"1", b'"x"')
    b'{"a":1,"b":"x","c":3}'
    """

    def __init__(self, message: object) -> None:
        pieces = _encoder.encode(message).split(_ZERO)
        self._parts = [b""] * (2 * len(pieces) - 1)
        self._parts[::2] = pieces

    def filled(self, *values: bytes) -> bytes:
        """Return the message as JSON. values: those of all gaps, as JSON, in the order of the message."""
        parts = self._parts.copy()
        parts[1::2] = values
        return b"".join(parts)


def number(value: int | None) -> bytes:
    """Return a number or null as JSON."""
    return b"null" if value is None else b"%d" % value


class Contest(Protocol):
    """A game in progress. It is an immutable value: each method returns a new one. Times are ms since the game began and never decrease."""

    @property
    def due(self) -> int | None:
        """When the game next changes without an action; None if it doesn't."""

    @property
    def is_over(self) -> bool: ...

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty until the game is over, or if it has no winner."""

    @property
    def parts(self) -> int:
        """The number of holes or rounds begun."""

    @property
    def has_hidden_actions(self) -> bool:
        """Whether any action is still secret from anyone."""

    def hidden_actions(self, seat: int | None) -> int:
        """Return the number of other seats' actions that are still secret from a seat (None: a spectator)."""

    def act(self, seat: int, action: str, at_ms: int) -> Self:
        """Return the game after an action of a seat, in log notation. Raises LongwoodError."""

    def away(self, seat: int, at_ms: int) -> Self:
        """Return the game after a seat lost its connection."""

    def back(self, seat: int, at_ms: int) -> Self:
        """Return the game after a seat reconnected."""

    def withdraw(self, seat: int, at_ms: int) -> Self:
        """Return the game after a seat left permanently."""

    def tick(self, at_ms: int) -> Self:
        """Return the game after time has passed."""


class ContestViews(Protocol):
    """The views of one state of a game."""

    def of(self, seat: int | None, seq: int, known: ContestViews | None = None) -> bytes:
        """Return a seat's view (None: a spectator's) as JSON.

        seq: the number of the last event that the seat may know about. known: the views of an earlier state of the same game, if the guest
        has seen them and needs only what is new, as in RoomUpdate.
        """


@dataclass(frozen=True, slots=True)
class Finish:
    """How a game ended, with an entry for each seat in the lists."""

    game: str
    format: Literal["stroke", "match", "spit"]
    sides: list[int]
    """The side of each seat. Seats of the same side win together."""
    scores: list[int | None]
    """The totals in stroke play; None for seats that left, and in other games."""
    margin: str
    """The result of match play in golf notation, such as "3 & 2"; otherwise empty."""
    is_forfeited: bool
    """Whether the game ended because players left."""
    left: Collection[int] = ()
    """The seats that left in stroke play, which can go on without them."""


@dataclass(frozen=True, slots=True, eq=False)
class Thought:
    """A computer player's decision that takes milliseconds to compute."""

    at_ms: int
    """When the player acts."""
    choose: Callable[[], str]
    """Returns the action. It is deterministic, has no side effects, and can be sent to another process."""


class Computer(Protocol):
    """One computer player in one game."""

    def next(self, contest: Contest, now_ms: int) -> tuple[int, str] | Thought | None:
        """Return the time of its next action in ms, and the action or the thought that chooses it. None if it is waiting for other players.

        This is called after every change. It returns the same thought until the player's situation changes.
        """
