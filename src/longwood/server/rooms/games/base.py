"""The games that are played in rooms, and the computers that play them, behind one interface. Must not know any of them."""

from __future__ import annotations

from typing import Protocol, Self


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

    @property
    def parts(self) -> int:
        """How many holes or rounds were begun."""

    def untold(self, seat: int | None) -> int:
        """How many actions of others a seat (None: a watcher) is not even to notice until it sees what came of them."""

    def act(self, seat: int, action: str, at_ms: int) -> Self:
        """After what a seat does, as logs write it. Raises LongwoodError."""

    def away(self, seat: int, at_ms: int) -> Self:
        """After a seat's connection broke."""

    def back(self, seat: int, at_ms: int) -> Self:
        """After it came back."""

    def withdraw(self, seat: int, at_ms: int) -> Self:
        """After a seat left for good."""

    def tick(self, at_ms: int) -> Self:
        """After nothing but time."""


class Computer(Protocol):
    """One computer player in one game."""

    def next(self, contest: Contest, now_ms: int) -> tuple[int, str] | None:
        """When, in ms of the game, it does what; None while it waits for others. Asked again after every change."""
